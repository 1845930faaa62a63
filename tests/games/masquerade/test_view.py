"""What a player sees at a table of Masquerade is what lies open there, one's own cards, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from ridotto.bots import Dice
from ridotto.contracts.walking import walk
from ridotto.games.masquerade.game import MASQUERADE
from ridotto.games.masquerade.public.facts import Gathered, ShuffledAway, ShuffledBack, ShuffledBefore, Stays, Uses
from ridotto.kernel import SPECTATOR, Match, Player, name
from ridotto.table import MemoryIsStrict, MemoryRule, NoSheet, Person, Terms
from tests.games.masquerade.evening import begun
from tests.games.masquerade.watching import GAME, TABLES, Watching, answered, lying, really
from tests.table.tables import DrivenTable, first_option


@pytest.mark.slow
@pytest.mark.clause("MSQ-021", "MSQ-022")
@pytest.mark.parametrize(("players", "wishes"), TABLES)
def test_all_see_what_lies_open_as_it_really_is(players: int, wishes: dict[str, str]) -> None:
    """At every moment of a match, in every ear: rows and their sides, markers, discards, deck, turn, actions."""
    setup = GAME.set_up(players, wishes)
    watching = Watching(setup)
    for match in walk(GAME, setup, 11 * players):
        truth: dict[str, Any] = GAME.truth(match)
        for shown in watching.catch_up(match).values():
            there, seen = really(match), lying(shown)
            assert {place: card["side"] for place, card in seen.items()} == {
                place: "down" if word.endswith("*") else "up" for place, word in there.items()
            }
            for place, word in there.items():
                if not word.endswith("*"):
                    assert (seen[place]["card"], seen[place]["known"]) == (word, "open")
            assert shown["pile"] == truth["pile"].split()
            assert shown["deck"] == truth["deck"]
            assert {seat["player"]: seat["drawn"] for seat in shown["seats"]} == {
                letter: len(drawn.split()) for letter, drawn in truth["drawn"].items()
            }
            assert {place: card["poison"] for place, card in seen.items() if card["poison"]} == truth["poison"]
            assert {place: card["weaker"] for place, card in seen.items() if card["weaker"]} == truth["weaker"]
            assert [place for place, card in seen.items() if card["boosted"] != [0, 0]] == list(truth["boosted"])
            if shown["phase"] != "end":  # whoever sits down after it does not know whose turn it was
                assert (shown["turn"] or "") == truth["turn"]
            assert (shown["first"] or "") == truth["order"][:1]
            if shown["question"] == "WhatToDo":
                assert shown["actions_left"] == 3 - truth["actions"]
                acted = truth["acted"].split()
                assert [place for place, card in seen.items() if card["acted"] and card["card"]] == [
                    place for place in acted if seen[place]["card"]
                ]


def named_to(match: Match, ear: Player) -> set[str]:
    """Cards by name that were shown to somebody since they were last shuffled away."""
    found: set[str] = set()
    for told in match.log:
        if isinstance(told.fact, (ShuffledAway, ShuffledBack)):
            found.discard(told.fact.card.text)
        elif isinstance(told.fact, Gathered):
            found.clear()
        elif (
            told.is_for(ear) and hasattr(told.fact, "card") and not isinstance(told.fact, (Uses, Stays, ShuffledBefore))
        ):
            found.add(told.fact.card.text)
    return found


@pytest.mark.slow
@pytest.mark.clause("MSQ-020", "MSQ-023", "MSQ-135", "MSQ-141")
@pytest.mark.parametrize(("players", "wishes"), TABLES)
def test_a_hidden_card_is_shown_to_its_owner_alone(players: int, wishes: dict[str, str]) -> None:
    """Whoever saw it before: to all others it has no name, no number nor anything of its own."""
    forgotten = 0
    setup = GAME.set_up(players, wishes)
    watching = Watching(setup)
    for match in walk(GAME, setup, 7 * players):
        truth: dict[str, Any] = GAME.truth(match)
        for ear, shown in watching.catch_up(match).items():
            known = named_to(match, ear)
            for place, word in really(match).items():
                seen, card = lying(shown)[place], word.removesuffix("*")
                mine = place[0] == name(ear).lower()
                if word.endswith("*") and not mine and not match.over():
                    forgotten += card in known
                    assert seen["card"] is seen["known"] is seen["attack"] is seen["health"] is None
                else:
                    assert seen["card"] == card
                    assert seen["known"] == ("mine" if word.endswith("*") and not match.over() else "open")
            assert shown["hand"] == truth["drawn"].get(name(ear), "").split()
    assert forgotten > 10


@pytest.mark.slow
@pytest.mark.parametrize(("players", "wishes"), TABLES)
def test_numbers_are_those_of_the_rules(players: int, wishes: dict[str, str]) -> None:
    """Where all that counts is known, as among cards that all lie open."""
    setup = GAME.set_up(players, wishes)
    watching = Watching(setup)
    for match in walk(GAME, setup, players):
        truth: dict[str, Any] = GAME.truth(match)
        for shown in watching.catch_up(match).values():
            for place, seen in lying(shown).items():
                if seen["known"] is not None:
                    assert (seen["attack"], seen["health"]) == (truth["attack"][place], truth["health"][place])


@pytest.mark.slow
@pytest.mark.clause("MSQ-013")
@pytest.mark.parametrize(("players", "wishes"), TABLES)
def test_all_know_who_is_asked_and_what(players: int, wishes: dict[str, str]) -> None:
    """While sides are chosen nobody knows who has chosen, save their own."""
    setup = GAME.set_up(players, wishes)
    watching = Watching(setup)
    for match in walk(GAME, setup, 5 * players):
        asked = match.open_questions()
        letters = [name(question.player) for question in asked]
        for ear, shown in watching.catch_up(match).items():
            assert shown["question"] == (asked[0].name() if asked else None)
            if shown["sealed"]:
                assert [letter for letter in shown["asked"] if letter == name(ear)] == [
                    letter for letter in letters if letter == name(ear)
                ]
                assert set(letters) <= set(shown["asked"])
            else:
                assert shown["asked"] == letters


def position(rows: dict[str, str], **more: object) -> tuple[Match, Watching]:
    setup = GAME.set_up(3, {"joining": "off"})
    match = GAME.start_at(setup, {"rows": rows, **more})
    return match, Watching(setup)


@pytest.mark.clause("MSQ-021", "MSQ-023", "MSQ-135")
def test_a_card_that_was_turned_down_is_not_shown_again() -> None:
    """Timm attacks from hiding and hides again: who remembers where he is knows it, and the table shows a back."""
    match, watching = position({"A": "Timm* Nan", "B": "Emma Hal*", "C": "Duke"})
    before = watching.catch_up(match)
    assert lying(before[Player(1)])["a1"]["known"] is None
    answered(match, "A:a1", "A:attack", "A:b1")
    for ear, shown in watching.catch_up(match).items():
        timm = lying(shown)["a1"]
        assert (timm["side"], timm["card"], timm["known"]) == (
            ("down", "Timm", "mine") if ear == 0 else ("down", None, None)
        )
        assert timm["acted"]
        assert "Timm" in str(shown["said"])  # in the turn in which it happened
    answered(match, "A:end", "fate:Raz", "B:up")
    assert "Timm" not in str(watching.catch_up(match)[Player(1)])


@pytest.mark.clause("MSQ-023")
@pytest.mark.parametrize("memory", MemoryRule)
def test_a_table_shows_nothing_twice_and_with_an_aid_tells_what_may_lie_where(memory: MemoryRule) -> None:
    setup = GAME.set_up(3, {})
    match = GAME.start_at(setup, {"rows": {"A": "Timm Nan", "B": "Emma", "C": "Duke"}})
    answered(match, "A:a1", "A:down")
    people = [Person("Ada"), Person("Bo"), Person("Cy")]
    table = DrivenTable(GAME, setup, people, first_option, Terms(memory=memory), secret=bytes(32), match=match)
    shown: Any = table.present(Player(1))["view"]
    assert lying(shown)["a1"]["card"] is None
    if memory is MemoryRule.AID:
        assert table.sheet(Player(1))["a1"] == ["Timm"]
    else:
        with pytest.raises((MemoryIsStrict, NoSheet)):
            table.sheet(Player(1))


@pytest.mark.clause("MSQ-145")
def test_a_view_names_what_guards_the_king() -> None:
    """Mourne does while he lies face up, in any row. A player who does not see the King is told nothing of it."""
    open_guard, watching = position({"A": "King Nan*", "B": "Mourne", "C": "Duke"})
    for shown in watching.catch_up(open_guard).values():
        assert {at: card["guard"] for at, card in lying(shown).items() if card["guard"] is not None} == {"a1": "Mourne"}
    hidden_guard, watching = position({"A": "King Nan*", "B": "Mourne*", "C": "Duke"})
    assert [lying(shown)["a1"]["guard"] for shown in watching.catch_up(hidden_guard).values()] == [None] * 4
    hidden_king, watching = position({"A": "King* Nan", "B": "Mourne", "C": "Duke"})
    for ear, shown in watching.catch_up(hidden_king).items():
        assert lying(shown)["a1"]["guard"] == ("Mourne" if ear == 0 else None)


@pytest.mark.clause("MSQ-123")
def test_after_a_redeal_nothing_hidden_is_remembered() -> None:
    match, watching = position({"A": "Avatar* Nan", "B": "Emma Hal", "C": "Duke"})
    answered(match, "A:a1", "A:up", "fate:Emma", "fate:Duke", "fate:Nan", "fate:Hal")
    for player, sides in (("A", "down down"), ("B", "down"), ("C", "down")):
        for side in sides.split()[:1]:
            answered(match, f"{player}:{side}")
    answered(match, "A:down")
    shown = watching.catch_up(match)[SPECTATOR]
    assert [card["card"] for card in lying(shown).values()] == [None] * 4
    mine = watching.catch_up(match)[Player(0)]
    assert [card["card"] for card in lying(mine).values()] == ["Emma", "Hal", None, None]


@pytest.mark.clause("MSQ-014", "MSQ-017")
def test_who_comes_late_sees_what_lies_open_and_nothing_of_before() -> None:
    setup = GAME.set_up(3, {"joining": "on", "first_player": "A"})
    match = GAME.start_at(setup, {"rows": {"A": "Timm Nan", "B": "Emma Hal*", "C": "Duke"}, "phase": "actions"})
    answered(match, "A:a1", "A:down", "A:end", "clock:join", "fate:King", "fate:Raz", "fate:Bard", "D:down")
    watching = Watching(setup)
    shown = watching.catch_up(match)[Player(3)]
    assert [card["card"] for card in lying(shown).values()] == [None, "Nan", "Emma", None, "Duke", "King"]
    assert [seat["player"] for seat in shown["seats"]] == ["A", "B", "C", "D"]


@pytest.mark.clause("MSQ-141")
def test_who_gives_the_second_of_two_still_holds_the_first() -> None:
    setup = GAME.set_up(3, {"packs": "extras"})
    match = GAME.start_at(setup, {"rows": {"A": "Doctor", "B": "Emma", "C": "Duke"}, "phase": "start"})
    answered(match, "fate:King", "fate:Hal", "A:second", "A:b")
    watching = Watching(setup)
    shown = watching.catch_up(match)
    assert shown[Player(0)]["hand"] == ["King"]
    assert lying(shown[Player(0)])["b2"]["known"] is None  # to be remembered
    assert lying(shown[Player(1)])["b2"]["known"] == "mine"
    assert lying(shown[Player(2)])["b2"]["known"] is None


@pytest.mark.clause("MSQ-073")
def test_a_newcomer_knows_whose_first_turn_is_still_to_come() -> None:
    """Theodoric asks nothing in his owner's first turn: nobody waits for an answer then."""
    setup = GAME.set_up(3, {"joining": "on", "first_turn": "seat"})
    rows = {"A": "Nan", "B": "Theodoric Emma", "C": "Duke"}
    for turns, question in (("1 0 0", "WhichCard"), ("1 1 1", "WhetherToUse")):
        match = GAME.start_at(setup, {"rows": rows, "turns": turns})
        answered(match, "A:end", "clock:join", "fate:King", "fate:Raz", "fate:Bard", "D:up", "D:up", "D:up", "clock:on")
        assert Watching(setup).catch_up(match)[Player(3)]["question"] == question


def test_faces_are_the_cards_that_their_owners_see() -> None:
    """After the end a replay through all ears shows them; before it nobody is told faces."""
    evening = begun(4)
    dice, hidden = Dice(5), 0
    for _ in range(80):
        seen = {}
        for player in evening.match.seated:
            row = next(
                seat["row"] for seat in evening.views[player].as_dict()["seats"] if seat["player"] == name(player)
            )
            for number, card in enumerate(row, 1):
                hidden += card["side"] == "down"
                seen[f"{name(player).lower()}{number}"] = f"{card['card']} {card['attack']} {card['health']}"
        assert MASQUERADE.faces(evening.match) == seen
        evening.answer_anything(dice)
        evening.catch_up()
    assert hidden > 0
