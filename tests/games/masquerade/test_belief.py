"""What a player can infer at a table of Masquerade: never less than the truth, and as little more as facts allow."""

from __future__ import annotations

from typing import Any

import pytest

from ridotto.contracts.walking import listeners, walk
from ridotto.kernel import Belief, Match, Player, Setup, name
from tests.games.masquerade.watching import GAME, TABLES, answered, really


def believed(match: Match, setup: Setup, player: int) -> dict[str, list[str]]:
    belief = GAME.belief(setup, Player(player))
    for fact in match.heard_by(Player(player)):
        belief.hear(fact)
    return belief.possible()


@pytest.mark.slow
@pytest.mark.parametrize(("players", "wishes"), TABLES)
def test_the_truth_is_always_possible(players: int, wishes: dict[str, str]) -> None:
    """For players, newcomers and a spectator, at every place and in the deck; what they know leaves no other choice."""
    setup = GAME.set_up(players, wishes)
    beliefs: dict[Player, Belief] = {}
    heard: dict[Player, int] = {}
    for match in walk(GAME, setup, 13 * players):
        truth: dict[str, Any] = GAME.truth(match)
        there = really(match)
        for ear in listeners(match):
            if ear not in beliefs:
                beliefs[ear], heard[ear] = GAME.belief(setup, ear), 0
            told = match.heard_by(ear)
            for fact in told[heard[ear] :]:
                beliefs[ear].hear(fact)
            heard[ear] = len(told)
            possible = beliefs[ear].possible()
            assert list(possible) == [*there, "deck"]
            for place, word in there.items():
                assert word.removesuffix("*") in possible[place]
                if not word.endswith("*") or place[0].upper() == name(ear):
                    assert possible[place] == [word.removesuffix("*")]
            assert set(truth["in_deck"].split()) <= set(possible["deck"])


def placed(rows: dict[str, str], wishes: dict[str, str], **more: object) -> tuple[Match, Setup]:
    setup = GAME.set_up(3, wishes)
    return GAME.start_at(setup, {"rows": rows, **more}), setup


@pytest.mark.clause("MSQ-130")
def test_what_simon_left_hidden_is_no_assassin() -> None:
    match, setup = placed({"A": "Simon* Nan", "B": "Isolda* Emma*", "C": "Duke* Raz"}, {})
    assert "Raz" not in believed(match, setup, 0)["b2"]  # he lies open
    assert "Ghost" in believed(match, setup, 0)["b2"]
    answered(match, "A:a1", "A:up")
    after = believed(match, setup, 2)
    assert after["a3"] == ["Isolda"]
    for assassin in ("Ghost", "Rollin", "Widow", "Timm"):
        assert assassin not in after["b1"]
        assert assassin in after["deck"]
    assert "Emma" in after["b1"] and "King" in after["b1"]


@pytest.mark.clause("MSQ-130")
def test_simon_who_found_nobody_tells_that_nobody_was_there() -> None:
    match, setup = placed({"A": "Simon* Nan", "B": "Emma*", "C": "Duke*"}, {})
    answered(match, "A:a1", "A:up")
    assert "Ghost" not in believed(match, setup, 2)["b1"]
    assert "Ghost" in believed(match, setup, 1)["deck"]


@pytest.mark.clause("MSQ-035", "MSQ-124")
def test_a_card_with_a_fixed_side_lies_nowhere_face_down() -> None:
    match, setup = placed({"A": "Nan*", "B": "Emma*", "C": "Duke*"}, {})
    assert "Serell" not in believed(match, setup, 0)["b1"]
    assert "Serell" in believed(match, setup, 0)["deck"]


@pytest.mark.clause("MSQ-153")
def test_unless_nobody_s_text_counts() -> None:
    """Mary lies open while something is laid down; when she is gone Serell would have been turned up."""
    rows = {"A": "Nan Ghost*", "B": "Mary", "C": "Duke"}
    match, setup = placed(rows, {"packs": "extras"}, turn="A", phase="start")
    answered(match, "fate:Serell", "A:down")
    assert "Serell" in believed(match, setup, 1)["a3"]
    match, setup = placed(rows, {"packs": "extras"}, turn="A", phase="start")
    answered(match, "fate:Hal", "A:down")
    assert "Serell" in believed(match, setup, 1)["a3"]
    answered(match, "A:a2", "A:attack", "A:b1")
    assert "Serell" not in believed(match, setup, 1)["a3"]


@pytest.mark.clause("MSQ-021", "MSQ-135")
def test_a_card_turned_down_is_still_itself() -> None:
    match, setup = placed({"A": "Timm Nan", "B": "Emma", "C": "Duke*"}, {})
    answered(match, "A:a1", "A:down")
    for player in range(3):
        assert believed(match, setup, player)["a1"] == ["Timm"]
        assert "Timm" not in believed(match, setup, player)["deck"]


@pytest.mark.clause("MSQ-123")
def test_what_is_dealt_anew_is_what_was_gathered() -> None:
    match, setup = placed({"A": "Avatar* Nan", "B": "Emma Hal", "C": "Duke"}, {})
    answered(match, "A:a1", "A:up", "fate:Emma", "fate:Duke", "fate:Nan", "fate:Hal")
    answered(match, "A:down", "B:down", "C:down", "A:down")
    mine = believed(match, setup, 1)
    assert mine["a1"] == ["Emma", "Hal", "Nan"] or sorted(mine["a1"]) == ["Emma", "Hal", "Nan"]
    assert not {"Emma", "Hal", "Nan", "Duke"} & set(mine["deck"])


@pytest.mark.clause("MSQ-082", "MSQ-150")
def test_who_has_nothing_to_discard_hides_the_king() -> None:
    match, setup = placed({"A": "Foolset Nan", "B": "King*", "C": "Duke"}, {})
    answered(match, "A:a1", "A:attack", "A:c1", "A:a1", "C:c1")
    assert believed(match, setup, 2)["b1"] == ["King"]
    assert "King" not in believed(match, setup, 2)["deck"]
