"""A finished game to look at again: folded once more, or as it was told, packed, and kept for a while."""

from __future__ import annotations

import asyncio
import gzip
import math
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final, TypeAlias, cast

import msgspec

from ridotto.house.errors import OddRequest, TooFast
from ridotto.house.fact_message import fact_message, reach_of
from ridotto.house.limits import Bucket
from ridotto.house.past_game import PastGame
from ridotto.house.shown import ReplayShown, StepShown
from ridotto.house.table_shown import faces_shown, table_shown
from ridotto.house.table_state import TableState
from ridotto.kernel import SPECTATOR, Ended, Player, TurnBegan, first_players, name, player_named
from ridotto.replay import Scene, aside, newcomers, reel
from ridotto.words.files import reader

ALL_EARS: Final = "*"
KEPT_BYTES: Final = 16 << 20  # of replays, packed: some 500 of them
ENCODER: Final = msgspec.json.Encoder()

BudgetOf: TypeAlias = Callable[[str], Bucket]  # by what is known of a person, such as an address


def no_limit(person: str) -> Bucket:
    return Bucket(0, 0)


class Reels:
    """Finished games by table and ears, as gzip: what is over never changes again.

    To make one takes up to a second of processor time. So one is made at a time, whoever asks first pays for it with
    their budget, and those that were asked for last are kept.
    """

    def __init__(self, budget_of: BudgetOf = no_limit, most_bytes: int = KEPT_BYTES) -> None:
        """`budget_of` returns the budget of a person in seconds of processor time."""
        self.budget_of = budget_of
        self.most_bytes = most_bytes
        self.bytes = 0
        self.packed: OrderedDict[tuple[str, str], bytes] = OrderedDict()
        self.making = asyncio.Lock()

    async def of(self, table_state: TableState, ears: str, person: str = "") -> bytes:
        """Returns a game that is over or closed, through these ears. Refuses to make one more for a person who has used
        up their budget.
        """
        key = table_state.code, ears
        if key not in self.packed:
            async with self.making:
                if key not in self.packed:
                    return await self.make(table_state, ears, self.budget_of(person))
        self.packed.move_to_end(key)
        return self.packed[key]

    async def make(self, table_state: TableState, ears: str, budget: Bucket) -> bytes:
        if not budget.takes(0):
            seconds = math.ceil(budget.seconds_until(0))
            raise TooFast("too many replays were made for your address: wait a little", seconds=seconds)
        found, spent = await asyncio.to_thread(pack, table_state, ears)
        budget.spend(spent)
        self.packed[table_state.code, ears] = found
        self.bytes += len(found)
        while self.bytes > self.most_bytes:
            self.bytes -= len(self.packed.popitem(last=False)[1])
        return found


def pack(table_state: TableState, ears: str) -> tuple[bytes, float]:
    """Returns a replay as gzip, and the seconds of processor time that it took."""
    start = time.thread_time()
    found = gzip.compress(ENCODER.encode(replay(table_state, ears)), 6)
    return found, time.thread_time() - start


def replay(at: TableState, ears: str) -> ReplayShown:
    assert at.opened_up
    ear, people, game = ear_called(at, ears), at.names(), at.begun_game()
    if isinstance(game, PastGame):
        steps = steps_recalled(game, people, ear)
    else:
        steps = [step(scene, ear) for scene in reel(at.game, game.table.setup, game.table.match.record, ear)]
    return ReplayShown(
        code=at.code,
        game=at.game.id,
        title=at.game.title,
        ears=ears,
        people=people,
        faces=faces_shown(at),
        options=table_shown(at).options,
        setup=at.stage.setup_shown(),
        steps=steps,
        reason="; ".join([told.fact.reason for told in at.told_to_all() if isinstance(told.fact, Ended)]),
        winners=[name(player) for player in at.winners()],
    )


def ear_called(at: TableState, ears: str) -> Player | None:
    """Returns whose ears are meant; None when all are."""
    if ears == ALL_EARS:
        return None
    player, seated = player_named(ears), first_players(len(at.seats))
    if player is None or player not in (*seated, SPECTATOR):
        letters = " ".join([name(other) for other in seated])
        raise OddRequest(
            f"nobody here has such ears: expected one of {letters}, - for those who watch, {ALL_EARS} for all"
        )
    return player


def steps_recalled(past: PastGame, people: list[str], ear: Player | None) -> list[StepShown]:
    """Returns what these ears were told at a game of other rules, in the words that were kept."""
    found: list[StepShown] = []
    number, turn = 0, 0
    here = first_players(past.players)
    english = reader("en", people=people)
    for past_step in past.steps:
        facts: list[msgspec.Raw] = []
        for told in past_step.told:
            turn += isinstance(told.fact, TurnBegan)
            here += newcomers(here, told, len(people))
            if ear is None or told.is_for(ear):
                number += 1
                say = told.spelling() if ear is not None else f"{aside(english, here, told)}{told.spelling()}"
                facts.append(fact_message(number, told, reach_of(told.to, ear), say))
        if facts:
            by = past_step.by if ear in (None, past_step.by) else None
            found.append(
                StepShown(
                    by=None if by is None else name(by),
                    answer=None if by is None else "+".join(past_step.answers),
                    late=by is not None and past_step.late,
                    turn=turn,
                    facts=cast(Any, facts),
                    view=None,
                    truth=None,
                    moment=0,
                    asked=[],
                )
            )
    return found


def step(scene: Scene, ear: Player | None) -> StepShown:
    given = scene.given
    return StepShown(
        by=None if given is None else name(given.player),
        answer=None if given is None else given.answer.text,
        late=given is not None and given.late,
        turn=scene.turn,
        facts=cast(Any, [fact_message(one.number, one.told, reach_of(one.told.to, ear)) for one in scene.heard]),
        view=dict(scene.view),
        truth=scene.faces,
        moment=scene.answers,
        asked=[name(player) for player in scene.asked],
    )
