"""A player who asks why is shown the clauses behind an answer, and no others."""

from __future__ import annotations

import pytest

from ridotto.games import game_called
from ridotto.games.mascarade.public.words import NOTATION
from tests.games.mascarade.clauses import after, ball, placed

F13 = "Judge Bishop King Fool Queen Thief Witch Spy Peasant Peasant Cheat Inquisitor Widow"
S12 = "Judge Princess Peasant Peasant Puppeteer Beggar Guru Cheater Patron Spy Widow Sorceress"

# The number of players, what was played before, an answer that is offered now, the clauses that allow it.
FIRST_EDITION = [
    (13, "", "b", "MC1-060"),
    (13, "", "look", "MC1-070"),
    (13, "", "King", "MC1-090 MC1-181"),
    (13, "", "Peasant", "MC1-090 MC1-170 MC1-171"),
    (13, "A:b", "keep", "MC1-060 MC1-063"),
    (13, "A:King", "pass", "MC1-095"),
    (13, "A:King", "claim", "MC1-095 MC1-099 MC1-102"),
    (13, "A:Bishop B..M:pass", "c", "MC1-132"),
    (13, "A:Fool B..M:pass", "c", "MC1-140 MC1-141"),
    (13, "A:Fool B..M:pass A:c", "d", "MC1-140 MC1-143"),
    (13, "A:Inquisitor B..M:pass", "c", "MC1-150 MC1-157"),
    (13, "A:Inquisitor B..M:pass A:c", "King", "MC1-151 MC1-153 MC1-154"),
    (13, "A:Spy B..M:pass", "c", "MC1-120 MC1-123"),
    (13, "A:Witch B..M:pass", "pass", "MC1-185 MC1-187"),
    (3, "", "aL", "MC1-273 MC1-274 MC1-275"),
    (2, "", "aL", "MC1-294 MC1-297 MC1-298"),
]
SECOND_EDITION = [
    (12, "", "b", "MC2-060"),
    (12, "", "look", "MC2-070"),
    (12, "", "Puppeteer", "MC2-090 MC2-350 MC2-351"),
    (12, "A:b", "swap", "MC2-060 MC2-063"),
    (12, "A:Judge", "pass", "MC2-095"),
    (12, "A:Judge", "claim", "MC2-095 MC2-099 MC2-102"),
    (12, "A:Guru B..L:pass", "c", "MC2-150 MC2-157"),
    (12, "A:Guru B..L:pass A:c", "Spy", "MC2-151 MC2-153 MC2-154"),
    (12, "A:Princess B..L:pass", "c", "MC2-340 MC2-342"),
    (12, "A:Puppeteer B..L:pass", "c", "MC2-350 MC2-353"),
    (12, "A:Puppeteer B..L:pass A:c", "d", "MC2-350 MC2-351"),
    (12, "A:Sorceress B..L:pass", "c", "MC2-185 MC2-187"),
    (12, "A:Spy B..L:pass", "c", "MC2-120 MC2-123"),
]


@pytest.mark.parametrize(
    ("game", "masks", "players", "play", "answer", "clauses"),
    [("mascarade-1e", F13, *case) for case in FIRST_EDITION]
    + [("mascarade-2e", S12, *case) for case in SECOND_EDITION],
)
def test_an_answer_cites_the_clauses_that_allow_it(
    game: str, masks: str, players: int, play: str, answer: str, clauses: str
) -> None:
    own = {"masks": masks.replace(" ", ",")} if players > 3 else {}
    match = after(placed(ball(game_called(game), players, **own)), play)
    offered = NOTATION.read(answer)
    assert offered in match.offer()
    assert " ".join(match.asks().rules(match, offered)) == clauses


@pytest.mark.clause("MC1-370", "MC2-370")
@pytest.mark.parametrize(("game", "clause"), [("mascarade-1e", "MC1-370"), ("mascarade-2e", "MC2-370")])
def test_the_end_of_a_look_cites_how_long_a_look_lasts(game: str, clause: str) -> None:
    match = after(placed(ball(game_called(game), 4, pace="usual")), "A:look")
    assert match.asks().rules(match, NOTATION.read("ready")) == (clause,)


@pytest.mark.clause("MC1-019", "MC1-092", "MC1-373", "MC1-374", "MC2-092", "MC2-344", "MC2-373")
@pytest.mark.parametrize(
    ("game", "option", "clauses"),
    [
        ("mascarade-1e", "start", "MC1-019"),
        ("mascarade-1e", "challenge", "MC1-092 MC1-373"),
        ("mascarade-1e", "forced_swap", "MC1-041 MC1-085 MC1-374"),
        ("mascarade-2e", "challenge", "MC2-092 MC2-373"),
        ("mascarade-1e", "pace", "MC1-018 MC1-370 MC1-371"),
        ("mascarade-2e", "pace", "MC2-018 MC2-370 MC2-371 MC2-344"),
    ],
)
def test_a_host_option_cites_the_clauses_that_it_is_about(game: str, option: str, clauses: str) -> None:
    (found,) = [each for each in game_called(game).host_options() if each.name == option]
    assert " ".join(found.clauses) == clauses
