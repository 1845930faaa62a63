"""All contracts by their names, and the cases to run them in: each contract at each number of players."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final, NamedTuple

from ridotto.contracts.hearing import beliefs, facts, views
from ridotto.contracts.peeking import peeking
from ridotto.contracts.playing import conservation, ends, forks, notation, options, refusals, replay, setups
from ridotto.contracts.secrecy import asking, breath, leak, rehearsals, sealed, secrets, time, worlds
from ridotto.contracts.walking import AnyGame
from ridotto.kernel import Game, Setup

Contract = Callable[[Game, Setup, int], None]

CONTRACTS: Final[dict[str, Contract]] = {
    "setups": setups,
    "notation": notation,
    "options": options,
    "ends": ends,
    "conservation": conservation,
    "replay": replay,
    "forks": forks,
    "refusals": refusals,
    "facts": facts,
    "views": views,
    "beliefs": beliefs,
    "time": time,
    "asking": asking,
    "sealed": sealed,
    "secrets": secrets,
    "breath": breath,
    "rehearsals": rehearsals,
    "leak": leak,
    "worlds": worlds,
    "peeking": peeking,
}
MATCHES: Final = {
    "leak": 2,
    "peeking": 1,
    "secrets": 2,
    "views": 1,
    "worlds": 1,
}  # how many a case plays; these compare the most
USUAL_MATCHES: Final = 4


class Case(NamedTuple):
    """One contract at one table of a game."""

    contract: str
    game: Game
    players: int
    wishes: Mapping[str, str]

    def check(self) -> None:
        """Plays a few random matches, the same ones every time, and raises `Broken` where they break the contract."""
        setup = self.game.set_up(self.players, dict(self.wishes))
        for seed in range(MATCHES.get(self.contract, USUAL_MATCHES)):
            CONTRACTS[self.contract](self.game, setup, 100 * self.players + seed)

    def __str__(self) -> str:
        wishes = [f"{key}={value.replace(',', '+')}" for key, value in self.wishes.items()]
        return "-".join([self.contract, self.game.id, str(self.players), *wishes])


def cases(game: AnyGame, sizes: Iterable[int] | None = None, wishes: Mapping[str, str] | None = None) -> list[Case]:
    """Returns a case for each contract at each number of players: at all numbers where no `sizes` are given,
    and at the tables that hold the rest of the box.

    `wishes` are the host's, by the names of the options.
    """
    tables = [(players, wishes or {}) for players in sizes or range(game.fewest, game.most + 1)]
    if sizes is None and wishes is None:
        tables += [table for table in game.box_tables() if table not in tables]
    return [Case(contract, game, *table) for contract in CONTRACTS for table in tables]


def check(game: AnyGame, sizes: Iterable[int] | None = None, wishes: Mapping[str, str] | None = None) -> None:
    """Checks all cases of a game, and stops at the first contract that is broken."""
    for case in cases(game, sizes, wishes):
        case.check()
