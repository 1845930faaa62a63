"""Tells players what answers would lead to, by what they heard; found out in a process of its own."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Final

import msgspec

from ridotto.bots import Dice, rehearsal_seed
from ridotto.house.actor import TableActor
from ridotto.house.bot_pool import ThinkingJob, job_at, think_for_a_person
from ridotto.house.bot_worker import Remembered, TookTooLong
from ridotto.house.errors import NotThen
from ridotto.house.reasons import OFFERED, why_not
from ridotto.house.shown import AskingShown, RehearsalShown
from ridotto.kernel import AnswerRefused, Player, Rehearsal, name, rehearsal
from ridotto.kernel.rehearsal import WORLDS

PROCESSOR_SECONDS: Final = 2.0  # that a rehearsal may use


@dataclass(frozen=True)
class RehearsalJob(ThinkingJob):
    """All that it takes to tell a player what answers would lead to."""

    said: tuple[str, ...] = ()
    forgets: bool = False  # the player is not reminded of what is over

    def run(self, known: Remembered) -> str:
        """Returns JSON of what all worlds that were drawn for this player agree on; the match itself is not touched."""
        player, game = Player(self.player), known.game
        heard = known.match.heard_by(player)
        dice = Dice(rehearsal_seed(self.secret, player, len(heard)))
        worlds = game.worlds(known.setup, player, heard, WORLDS, dice.below)
        answers = [game.notation.read(said) for said in self.said]
        return rehearsal_as_json(rehearsal.rehearse(game, known.setup, player, worlds, answers, self.forgets))


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
            job = job_at(
                RehearsalJob,
                actor.code,
                table,
                player,
                said=tuple(said),
                forgets=not table.terms.reminds(player),
                processor_seconds=PROCESSOR_SECONDS,
            )
            heard = len(table.match.told_to(player))
        try:
            found = await think_for_a_person(actor.environment.rehearsers, job)
        except (TimeoutError, TookTooLong, BrokenProcessPool):
            raise NotThen("this could not be rehearsed in time", why="slow") from None
    if len(actor.table_state.stage.told_to(player)) != heard:
        raise NotThen("something has happened at the table meanwhile: rehearse it again", why="meanwhile")
    return msgspec.json.decode(found, type=RehearsalShown)


def rehearsal_as_json(found: Rehearsal) -> str:
    asking = found.asking
    shown = RehearsalShown(
        found.given,
        None
        if asking is None
        else AskingShown(
            asking.question,
            [name(player) for player in asking.players],
            asking.sealed,
            None if asking.about is None else asking.about.text,
            asking.stage,
        ),
        [answer.text for answer in found.options],
        found.view,
        found.unknown,
    )
    return msgspec.json.encode(shown).decode()
