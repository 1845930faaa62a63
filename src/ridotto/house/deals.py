"""The deal of the day: everybody who plays it gets the same deal and the same bots, and sees how others came out.

Its seed follows from the date, so that a player can work out every card before the first move. That is its nature:
nobody else sits there, and nothing is claimed about anybody's result.
"""

from __future__ import annotations

import asyncio
from datetime import date, timedelta
from hashlib import sha256
from typing import TYPE_CHECKING, Final

import msgspec

from ridotto.games import GAMES
from ridotto.house.environment import Environment
from ridotto.house.errors import StoreUnreachable
from ridotto.house.events import Opened
from ridotto.house.new_table import opening_for_one
from ridotto.house.stores import Batch, Store
from ridotto.house.table_state import TableState
from ridotto.house.who import digest_of
from ridotto.kernel import Player, TurnBegan, Won

if TYPE_CHECKING:
    from ridotto.house.house import House, Pass

FIRST_DAY: Final = date(1970, 1, 1)
PLAYER: Final = Player(0)  # the person's seat; bots have all others
TURNED: Final = (("mascarade-1e", 6), ("masquerade", 4), ("mascarade-2e", 5), ("masques-dust", 3))  # game and seats
ALONE: Final = {"pace": "unhurried", "joining": "off"}  # where a game has such options
AGAIN_IN: Final = 1.0  # seconds, after nothing could be stored


class Deal(msgspec.Struct, frozen=True):
    """What is played on one day."""

    day: date
    game: str
    players: int
    seed: str


class DealResult(msgspec.Struct, frozen=True):
    """How one table came out, as it is stored."""

    code: str
    won: bool
    turns: int


def deal_on(day: date) -> Deal:
    game, players = TURNED[day.toordinal() % len(TURNED)]
    return Deal(day, game, players, sha256(f"ridotto deal of {day.isoformat()}".encode()).hexdigest())


def day_since(days: int) -> date:
    """Returns a day by how many came after the first of 1970."""
    return FIRST_DAY + timedelta(days=days)


def opening(deal: Deal, token: str) -> Opened:
    """Returns the first event of a table where somebody plays this deal, alone with bots."""
    game = GAMES[deal.game]
    offered = [option.name for option in game.host_options()]
    options = {name: value for name, value in ALONE.items() if name in offered}
    day = deal.day.isoformat()
    return opening_for_one(game, deal.players, options, digest_of(token), seed=deal.seed, deal=day)


async def open_deal(house: House, name: str, face: str) -> Pass:
    """Opens a table for today's deal, and begins."""
    deal, token = deal_on(day_since(house.environment.today())), house.fresh_token()
    return await house.open_alone(opening(deal, token), token, PLAYER, name, face)


# ---- Results, one journal a day, beside the tables.


def journal_of(day: str) -> str:
    """Returns the name under which a day's results are stored. It is no code of a table, so nobody can sit there."""
    return f"deal {day}"


async def results_on(store: Store, day: str) -> list[DealResult]:
    return [msgspec.json.decode(line, type=DealResult) for line in await store.read(journal_of(day))]


def result_at(at: TableState) -> DealResult | None:
    """Returns how a deal came out; None where it was not finished, or a bot has played it to its end."""
    if not at.opened.deal or at.stage.rules() != "current" or not at.over:
        return None
    if PLAYER not in at.people() or at.is_away(PLAYER):
        return None
    public = [told.fact for told in at.told_to_all()]
    won = any(isinstance(fact, Won) and fact.player == PLAYER for fact in public)
    return DealResult(at.code, won, sum(isinstance(fact, TurnBegan) for fact in public))


async def note_result(environment: Environment, day: str, result: DealResult) -> None:
    """Stores a result, once, however often it is noted."""
    while True:
        try:
            known = await results_on(environment.store, day)
            if any(other.code == result.code for other in known):
                return
            line = msgspec.json.encode(result)
            if await environment.append(Batch(journal_of(day), len(known), [line], day=environment.today())):
                return
        except StoreUnreachable:
            await asyncio.sleep(AGAIN_IN)
