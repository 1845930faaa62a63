"""Every game of the house keeps every contract: at the numbers of players that differ, and with a host's wishes."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

import pytest

from ridotto.contracts import Case, cases, numbers
from ridotto.games import GAMES
from ridotto.kernel import Game

NOTATIONS: Final = tomllib.loads((Path(__file__).parent / "notations.toml").read_text(encoding="utf-8"))
SLOW: Final = (
    "beliefs",
    "breath",
    "forks",
    "leak",
    "peeking",
    "refusals",
    "rehearsals",
    "sealed",
    "secrets",
    "views",
    "worlds",
)
A_TABLE_OF_EVERY_GAME: Final = 4  # players
QUICK_ON_THE_BOX: Final = (  # quick on the tables with the whole box
    ("beliefs", "mascarade-1e"),
    ("beliefs", "mascarade-2e"),
    ("beliefs", "masques-dust"),
    ("beliefs", "masques-ffg"),
    ("worlds", "mascarade-1e"),
    ("worlds", "mascarade-2e"),
    ("worlds", "masques-dust"),
    ("worlds", "masques-ffg"),
    ("worlds", "masquerade"),
)
# The extremes, a table in the middle, and sizes with rules of their own. Tables with wishes have others.
SIZES: Final = {"mascarade": (2, 3, 4, 8, 12, 13), "masques": (2, 3, 4), "masquerade": (3, 4, 6)}

# fmt: off
TOGETHER, PAUSES = {"challenge": "together"}, {"pace": "usual"}
SPY_AND_THIEF = {"masks": "Judge,Spy,Thief,Fool,Queen,King", "custom_small": "on"}
TWO_PAIRS = {"neutral_values": "2,2,4,4"}
CHEAP = {"costs": "thief 1, guard 1, gondolier 1, assassin 1, courtesan 1, trader 1"}
WISHES: Final = [
    ("mascarade-1e", 2, SPY_AND_THIEF),
    ("mascarade-1e", 2, {**TOGETHER, **PAUSES}),
    ("mascarade-1e", 3, {**SPY_AND_THIEF, **TOGETHER}),
    ("mascarade-1e", 3, {**SPY_AND_THIEF, **PAUSES}),
    ("mascarade-1e", 4, {"masks": "Judge,Spy,Witch,Fool,Widow,King", "forced_swap": "players"}),
    ("mascarade-1e", 5, {**TOGETHER, "start": "C", "turn_limit": "9"}),
    ("mascarade-1e", 6, {"masks": "Judge,Spy,Thief,Fool,Widow,King,Cheat,Witch", **PAUSES}),
    ("mascarade-1e", 8, {"masks": "Judge,Spy,Inquisitor,Fool,Widow,King,Cheat,Witch,Peasant,Peasant", **TOGETHER}),
    ("mascarade-2e", 4, {"set": "B", **TOGETHER}),
    ("mascarade-2e", 5, {"set": "B", "pace": "quick"}),
    ("mascarade-2e", 6, {"masks": "Judge,Princess,Puppeteer,Patron,Spy,Beggar,King,Thief", **PAUSES}),
    ("mascarade-2e", 7, {"set": "B", **TOGETHER, **PAUSES}),
    ("mascarade-2e", 8, {"masks": "Judge,Guru,Puppeteer,Princess,Spy,Fool,King,Widow,Peasant,Peasant"}),
    ("mascarade-2e", 9, {"set": "B", "turn_limit": "20"}),
    ("mascarade-2e", 12, {"set": "B", **PAUSES}),
    ("masques-dust", 2, {"two_player_draft": "off", "families": "Venier,Dandolo,Cantarini,Morosini", **TWO_PAIRS}),
    ("masques-dust", 3, {"optional_effects": "off", "move_facedown": "off", "removed_family": "Dandolo"}),
    ("masques-dust", 4, {"neutral_values": "3,3,3,4", "courtesan_duplicate": "left-first", **CHEAP}),
    ("masques-ffg", 2, {"first_player": "B", "max_rounds": "3"}),
    ("masques-ffg", 3, {"free_pass": "on", "trade_facedown": "off", "influence": "guard 3, thief 0-2-4"}),
    ("masques-ffg", 4, {"free_pass": "on", "ducat_shortage": "unlimited", **CHEAP}),
    ("masquerade", 3, {"packs": "extras", "joining": "on"}),
    ("masquerade", 4, {"royals_in_deck": "off", "first_player": "C", "joining": "on"}),
    ("masquerade", 6, {"packs": "extras", "royals_in_deck": "off"}),
    ("masquerade", 3, {"packs": "extras", "arrows": "start", "first_turn": "seat", "joining": "on"}),
]
# fmt: on


def tables() -> Iterator[tuple[Game, int, Mapping[str, str]]]:
    """All tables without doubles: the bare ones, those with the whole box, those with wishes."""
    for game in GAMES.values():
        sizes = [players for players in SIZES[game.notation.language] if game.fewest <= players <= game.most]
        for players in sizes:
            yield game, players, {}
        for players, wishes in game.box_tables():
            if wishes or players not in sizes:
                yield game, players, wishes
    for id, players, wishes in WISHES:
        yield GAMES[id], players, wishes


def every_case() -> Iterator[Case]:
    for game, players, wishes in tables():
        yield from cases(game, [players], wishes)


def marked(case: Case) -> object:
    """`make quick` runs one table a game, and beliefs and worlds on the tables with the whole box."""
    quick = case.players == A_TABLE_OF_EVERY_GAME and not case.wishes and case.contract not in SLOW
    if (case.contract, case.game.id) in QUICK_ON_THE_BOX:
        quick = (case.players, case.wishes) in case.game.box_tables()
    return pytest.param(case, id=str(case), marks=[] if quick else pytest.mark.slow)


@pytest.mark.parametrize("case", [marked(case) for case in every_case()])
def test_contract(case: Case) -> None:
    case.check()


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_an_answer_keeps_its_number_for_ever(game: Game) -> None:
    numbers(game, NOTATIONS[game.notation.language])
