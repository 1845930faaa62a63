"""Tells people what may lie where and what led to it, at tables that allow it; found out in a process of its own.

All of it comes from what their ears heard, and from what everybody heard.
"""

from __future__ import annotations

from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Final

import msgspec

from ridotto.house.actor import TableActor
from ridotto.house.bot_pool import ThinkingJob, job_at, think_for_a_person
from ridotto.house.bot_worker import Remembered, TookTooLong
from ridotto.house.errors import NotThen, WrongToken
from ridotto.house.memory import check_deduction
from ridotto.house.shown import DeductionShown, OddsSheetShown, OddsStepShown
from ridotto.kernel import SPECTATOR, Match, Player, only, trace_odds

PROCESSOR_SECONDS: Final = 4.0  # that a deduction may use


@dataclass(frozen=True)
class Cell:
    """Some things at a place, and by whose knowledge."""

    place: str
    things: tuple[str, ...]
    public: bool  # by what all know


@dataclass(frozen=True)
class DeductionJob(ThinkingJob):
    """All that it takes to tell some ears what may lie where; with a cell, what led to its odds."""

    cell: Cell | None = None

    def run(self, known: Remembered) -> str:
        ear = Player(self.player)
        if self.cell is None:
            return msgspec.json.encode(deduce(known, ear)).decode()
        return msgspec.json.encode(steps_to(known, ear, self.cell)).decode()


async def deduction(actor: TableActor, key: str | None) -> DeductionShown:
    """Returns what may lie where, for a person with this key; nothing of it is stored, or happens."""
    return msgspec.json.decode(await think(actor, key, None), type=DeductionShown)


async def trace(actor: TableActor, key: str | None, cell: Cell) -> list[OddsStepShown]:
    """Returns what led to the odds of a cell."""
    return msgspec.json.decode(await think(actor, key, cell), type=list[OddsStepShown])


async def think(actor: TableActor, key: str | None, cell: Cell | None) -> str:
    async with actor.rehearsing:  # a process thinks for a table once
        async with actor.lock:
            await actor.refresh()
            ear = actor.table_state.ear_of(key)
            if ear is None:
                raise WrongToken
            table = check_deduction(actor.table_state, key, ear)
            job = job_at(DeductionJob, actor.code, table, ear, cell=cell, processor_seconds=PROCESSOR_SECONDS)
        try:
            return await think_for_a_person(actor.environment.rehearsers, job)
        except (TimeoutError, TookTooLong, BrokenProcessPool):
            raise NotThen("this could not be deduced in time", why="slow") from None


# ---- In the process.


def deduce(known: Remembered, ear: Player) -> DeductionShown:
    heard = len(known.match.heard_by(ear))
    mine = None if ear == SPECTATOR else sheet_of(known, ear)
    return DeductionShown(heard, mine, sheet_of(known, SPECTATOR))


def sheet_of(known: Remembered, ear: Player) -> OddsSheetShown:
    belief = known.game.belief(known.setup, ear)
    for fact in known.match.heard_by(ear):
        belief.hear(fact)
    sheet = belief.sheet()
    return OddsSheetShown(sheet.exact, sheet.places)


def steps_to(known: Remembered, ear: Player, cell: Cell) -> list[OddsStepShown]:
    match = known.match
    believer = SPECTATOR if cell.public else ear
    steps = trace_odds(known.game, known.setup, believer, match.heard_by(believer), cell.place, cell.things)
    numbers = numbers_for(match, ear, believer)
    return [OddsStepShown(numbers[step.number - 1], step.place, step.odds, step.exact) for step in steps]


def numbers_for(match: Match, ear: Player, believer: Player) -> list[int]:
    """Returns for each fact that somebody heard its number in the story of these ears; where they did not hear it, as
    a dealt card that only they may see, that of the fact before it.
    """
    found: list[int] = []
    number = 0
    for told in match.log:
        number += bool(told.to & only(ear))
        if told.to & only(believer):
            found.append(number)
    return found
