"""Tells players what answers would lead to, by what they heard; found out in a process of its own."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures.process import BrokenProcessPool
from typing import Final

import msgspec

from ridotto.house.actor import TableActor
from ridotto.house.bot_pool import RehearsalJob, job_at
from ridotto.house.errors import NotThen
from ridotto.house.reasons import OFFERED, why_not
from ridotto.house.shown import RehearsalShown
from ridotto.kernel import AnswerRefused

SECONDS: Final = 2.0  # that a rehearsal may take


async def rehearse(actor: TableActor, key: str, said: Sequence[str]) -> RehearsalShown:
    """Returns what these answers would lead to, by what their player heard. Nothing of it is stored, or happens.

    Only what the player hears meanwhile makes a difference: that somebody has sealed an answer is a secret.
    """
    async with actor.rehearsing:
        async with actor.lock:
            await actor.refresh()
            at = actor.table_state
            player = at.who_has(key).player
            because = why_not(at, player, said[0])
            if because.reason != OFFERED or player is None:
                raise AnswerRefused(said[0], [], because)
            table = at.live_game().table
            for word in said:
                table.parse_answer(word)
            job = job_at(RehearsalJob, actor.code, table, player, said=tuple(said))
            heard = len(table.match.told_to(player))
        try:
            found = await actor.environment.rehearsers.think(job, SECONDS)
        except (TimeoutError, BrokenProcessPool):
            raise NotThen("this could not be rehearsed in time", why="slow") from None
    if len(actor.table_state.stage.told_to(player)) != heard:
        raise NotThen("something has happened at the table meanwhile: rehearse it again", why="meanwhile")
    return msgspec.json.decode(found, type=RehearsalShown)
