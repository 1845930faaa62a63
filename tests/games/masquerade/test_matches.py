"""What holds at every moment of a match of Masquerade, whatever the dice say."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from ridotto.contracts.walking import walk
from ridotto.games.masquerade.secret.state import Salon
from ridotto.kernel import FATE, SPECTATOR, Match, Player, name
from tests.games.masquerade.clauses import heard, offered
from tests.games.masquerade.watching import GAME, JOINING, TABLES, really


def moments(players: int, wishes: dict[str, str], seed: int) -> Iterator[tuple[Salon, str, list[str]]]:
    """Every open question of a match, by its name, with its options."""
    for match in walk(GAME, GAME.set_up(players, wishes), seed):
        assert isinstance(match, Salon)
        if not match.over():
            yield match, match.asks().name(), offered(match)


@pytest.mark.clause("MSQ-031", "MSQ-034", "MSQ-037", "MSQ-041", "MSQ-044")
@pytest.mark.parametrize(("players", "wishes"), TABLES)
def test_actions_begin_with_all_placed_and_at_most_six(players: int, wishes: dict[str, str]) -> None:
    """No more than three, each with a card of one's own that has not acted; and somebody can always act."""
    asked_often = 0
    for match, question, found in moments(players, wishes, 40 + players):
        if question == "WhatToDo":
            asked_often += 1
            mine = name(Player(match.turn)).lower()
            acted = str(GAME.truth(match)["acted"]).split()
            assert match.asks().player == match.turn
            assert not any(match.drawn)
            assert match.actions < 3
            assert match.actions > 0 or len(match.rows[match.turn]) <= 6
            assert len(found) > 1 and found[-1] == "end"
            assert all(place[0] == mine and place not in acted for place in found[:-1])
    assert asked_often > 15


@pytest.mark.clause("MSQ-050", "MSQ-051", "MSQ-052", "MSQ-053")
@pytest.mark.parametrize(("players", "wishes"), TABLES)
def test_targets_are_others_open_cards_or_where_there_are_none_all(players: int, wishes: dict[str, str]) -> None:
    attacks = 0
    for match, question, found in moments(players, wishes, 50 + players):
        if question == "WhomToAttack":
            attacks += 1
            mine = name(match.asks().player).lower()
            expected = []
            for row in "abcdef":
                there = {place: word for place, word in really(match).items() if place[0] == row != mine}
                up = [place for place, word in there.items() if not word.endswith("*")]
                expected += up or list(there)
            assert found == expected
            numbers: Any = GAME.truth(match)["attack"]
            attacker = heard(match, SPECTATOR)[-1].split()[0]
            assert numbers[attacker] > 0
    assert attacks > 5


@pytest.mark.clause("MSQ-029", "MSQ-032", "MSQ-036", "MSQ-038")
@pytest.mark.parametrize(("players", "wishes"), TABLES)
def test_what_else_is_asked_in_a_turn(players: int, wishes: dict[str, str]) -> None:
    for match, question, found in moments(players, wishes, 60 + players):
        if question == "HowManyToDraw":
            assert not match.rows[match.turn] and match.deck > 0
        elif question in ("UpOrDown", "SideOf"):
            assert found in (["up", "down"], ["up"])
        elif question == "WhatToThrow":
            there = really(match)
            assert "King" not in [there[place].removesuffix("*") for place in found]
            assert {place[0] for place in found} == {name(match.asks().player).lower()}


@pytest.mark.clause("MSQ-014", "MSQ-015", "MSQ-017", "MSQ-030", "MSQ-049")
@pytest.mark.parametrize("players", [3, 4, 6])
def test_somebody_may_sit_down_after_every_turn_and_never_else(players: int) -> None:
    """As long as there is a seat and the deck has three; 60 cards there are at every moment."""
    between = 0
    for match, question, found in moments(players, JOINING, 70 + players):
        assert set(GAME.census(match).values()) == {1}
        told = heard(match, SPECTATOR)
        assert (question == "AnybodyElse") == (match.asks().player not in (*match.seated, FATE))
        if question == "AnybodyElse":
            between += 1
            assert found == (["on", "join"] if match.seats < 6 and match.deck >= 3 else ["on"])
            at = max(number for number, line in enumerate(told) if line.startswith("turn of "))
            assert f"{name(Player(match.turn))} ends the turn" in told[at:]
            assert not any(match.drawn)
    assert between > 5


def turns_of(match: Match) -> list[list[str]]:
    """What everyone heard, turn by turn; each begins with whose turn it is."""
    turns: list[list[str]] = []
    for line in heard(match, SPECTATOR):
        if line.startswith("turn of "):
            turns.append([])
        if turns:
            turns[-1].append(line)
    return turns


@pytest.mark.clause("MSQ-017", "MSQ-030", "MSQ-031", "MSQ-041", "MSQ-049")
@pytest.mark.parametrize(("players", "wishes"), TABLES)
def test_turns_go_clockwise_with_a_draw_three_actions_and_an_end(players: int, wishes: dict[str, str]) -> None:
    *_, match = walk(GAME, GAME.set_up(players, wishes), 80 + players)
    order = str(GAME.truth(match)["order"]).split()
    turns = turns_of(match)
    seats = order[:players]
    for turn, following in pairwise(turns):
        seat = turn[0].removeprefix("turn of ")
        drew = [line for line in turn if line == f"{seat} draws a card"]
        ends = turn.index(f"{seat} ends the turn")
        assert drew or any(line.endswith("is discarded from the deck") for line in turn)
        assert len([line for line in turn if line.endswith(" acts")]) <= 3
        assert not any(line.endswith((" acts", " attack")) for line in turn[ends:])
        seats += [line.removesuffix(" joins") for line in turn[ends:] if re.fullmatch("[A-F] joins", line)]
        assert following[0] == f"turn of {seats[(seats.index(seat) + 1) % len(seats)]}"
    assert len(turns) > 5 and seats == order


@pytest.mark.clause("MSQ-054", "MSQ-055", "MSQ-059")
@pytest.mark.parametrize(("players", "wishes"), TABLES)
def test_as_much_as_the_health_kills_and_less_dies(players: int, wishes: dict[str, str]) -> None:
    """Whoever fights lies open afterwards, so nobody is killed under a mask."""
    fights = 0
    *_, match = walk(GAME, GAME.set_up(players, wishes), 90 + players)
    for turn in turns_of(match):
        seat = turn[0].removeprefix("turn of ")
        for at, line in enumerate(turn):
            if found := re.fullmatch(r"(\d+) against (\d+)", line):
                rest = [told for told in turn[at + 1 :] if " turns up " not in told]
                if killed := re.match("([A-F]) kills", rest[0]):
                    fights += 1
                    assert (int(found[1]) >= int(found[2])) == (killed[1] == seat)
    assert fights > 3


@pytest.mark.slow
@pytest.mark.clause("MSQ-021")
@pytest.mark.parametrize(("players", "wishes"), TABLES)
def test_turning_a_card_moves_none(players: int, wishes: dict[str, str]) -> None:
    """Over a whole match: after an answer that turned cards and did nothing else, all lie where they lay."""
    turned, told = 0, 0
    before: dict[str, str] = {}
    for match, _, _ in moments(players, wishes, 30 + players):
        there = {place: word.removesuffix("*") for place, word in really(match).items()}
        news = heard(match, SPECTATOR)[told:]
        if news and all(re.search(r" turns (up|down)| ends the turn|turn of ", line) for line in news):
            turned += 1
            assert there == before
        before, told = there, told + len(news)
    assert turned > 5
