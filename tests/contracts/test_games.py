"""Every game of the house keeps every contract, at every number of players and with a spread of a host's wishes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from ridotto.games import GAMES
from ridotto.kernel import Game
from tests.contracts.contracts import CONTRACTS, numbers

NOTATIONS: Final = Path(__file__).parent / "notations"  # one file a language: every answer that was ever written
SEEDS: Final = {"leak": 2, "worlds": 1, "views": 1, "secrets": 2}  # so many matches
USUAL_SEEDS: Final = 4  # of all others
SLOW: Final = ("beliefs", "leak", "sealed", "secrets", "worlds")
A_TABLE_OF_EVERY_GAME: Final = 4  # players


class Table(NamedTuple):
    game: str
    players: int
    wishes: dict[str, str]

    def __str__(self) -> str:
        wishes = [f"{key}={value.replace(',', '+')}" for key, value in self.wishes.items()]
        return "-".join([self.game, str(self.players), *wishes])


# fmt: off
TOGETHER, PAUSES = {"challenge": "together"}, {"pace": "usual"}
SPY_AND_THIEF = {"masks": "Judge,Spy,Thief,Fool,Queen,King", "custom_small": "on"}
TWO_PAIRS = {"neutral_values": "2,2,4,4"}
CHEAP = {"costs": "thief 1, guard 1, gondolier 1, assassin 1, courtesan 1, trader 1"}
WISHES: Final = [
    Table("mascarade-1e", 2, SPY_AND_THIEF),
    Table("mascarade-1e", 2, {**TOGETHER, **PAUSES}),
    Table("mascarade-1e", 3, {**SPY_AND_THIEF, **TOGETHER}),
    Table("mascarade-1e", 3, {**SPY_AND_THIEF, **PAUSES}),
    Table("mascarade-1e", 4, {"masks": "Judge,Spy,Witch,Fool,Widow,King", "forced_swap": "players"}),
    Table("mascarade-1e", 5, {**TOGETHER, "start": "C", "turn_limit": "9"}),
    Table("mascarade-1e", 6, {"masks": "Judge,Spy,Thief,Fool,Widow,King,Cheat,Witch", **PAUSES}),
    Table("mascarade-1e", 8, {"masks": "Judge,Spy,Inquisitor,Fool,Widow,King,Cheat,Witch,Peasant,Peasant", **TOGETHER}),
    Table("mascarade-2e", 4, {"set": "B", **TOGETHER}),
    Table("mascarade-2e", 5, {"set": "B", "pace": "quick"}),
    Table("mascarade-2e", 6, {"masks": "Judge,Princess,Puppeteer,Patron,Spy,Beggar,King,Thief", **PAUSES}),
    Table("mascarade-2e", 7, {"set": "B", **TOGETHER, **PAUSES}),
    Table("mascarade-2e", 8, {"masks": "Judge,Guru,Puppeteer,Princess,Spy,Fool,King,Widow,Peasant,Peasant"}),
    Table("mascarade-2e", 9, {"set": "B", "turn_limit": "20"}),
    Table("mascarade-2e", 12, {"set": "B", **PAUSES}),
    Table("masques-dust", 2, {"two_player_draft": "off", "families": "Venier,Dandolo,Cantarini,Morosini", **TWO_PAIRS}),
    Table("masques-dust", 3, {"optional_effects": "off", "move_facedown": "off", "removed_family": "Dandolo"}),
    Table("masques-dust", 4, {"neutral_values": "3,3,3,4", "courtesan_duplicate": "left-first", **CHEAP}),
    Table("masques-ffg", 2, {"first_player": "B", "max_rounds": "3"}),
    Table("masques-ffg", 3, {"free_pass": "on", "trade_facedown": "off", "influence": "guard 3, thief 0-2-4"}),
    Table("masques-ffg", 4, {"free_pass": "on", "ducat_shortage": "unlimited", **CHEAP}),
    Table("masquerade", 3, {"packs": "extras", "joining": "on"}),
    Table("masquerade", 4, {"royals_in_deck": "off", "first_player": "C", "joining": "on"}),
    Table("masquerade", 6, {"packs": "extras", "royals_in_deck": "off"}),
    Table("masquerade", 3, {"packs": "extras", "arrows": "start", "joining": "on"}),
]
# fmt: on
SIZES: Final = [Table(game.id, n, {}) for game in GAMES.values() for n in range(game.fewest, game.most + 1)]


def cases() -> Iterator[object]:
    """`make quick` runs one table a game, and of what takes longest none."""
    for contract in CONTRACTS:
        for table in [*SIZES, *WISHES]:
            quick = table.players == A_TABLE_OF_EVERY_GAME and not table.wishes and contract not in SLOW
            yield pytest.param(contract, table, id=f"{contract}-{table}", marks=[] if quick else pytest.mark.slow)


@pytest.mark.parametrize(("contract", "table"), list(cases()))
def test_contract(contract: str, table: Table) -> None:
    game = GAMES[table.game]
    setup = game.agreed(table.players, table.wishes)
    for seed in range(SEEDS.get(contract, USUAL_SEEDS)):
        CONTRACTS[contract](game, setup, 100 * table.players + seed)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_an_answer_keeps_its_number_for_ever(game: Game) -> None:
    numbers(game, (NOTATIONS / f"{game.notation.language}.txt").read_text().split("\n")[:-1])
