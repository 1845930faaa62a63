"""A finished game for whoever looks at it again: folded once more from its answers, packed, and kept for a while."""

from __future__ import annotations

import gzip
from collections import OrderedDict
from typing import Final

import msgspec

from ridotto.house.errors import OddRequest
from ridotto.house.gathering import Gathering
from ridotto.house.shown import FactShown, Reach, ReplayShown, StepShown
from ridotto.kernel import SPECTATOR, Ended, Player, Told, Won, name, named, only
from ridotto.replay import Scene, reel
from ridotto.table import Table

ALL_EARS: Final = "*"
KEPT: Final = 32
ENCODER: Final = msgspec.json.Encoder()


class Reels:
    """By table and ears, as gzip: what is over never changes again."""

    def __init__(self) -> None:
        self.packed: OrderedDict[tuple[str, str], bytes] = OrderedDict()

    def of(self, gathering: Gathering, ears: str) -> bytes:
        """Of a game that is over, so any thread may ask."""
        key = gathering.code, ears
        found = self.packed.get(key)
        if found is None:
            found = gzip.compress(ENCODER.encode(replay(gathering, ears)), 6)
            self.packed[key] = found
            while len(self.packed) > KEPT:
                self.packed.popitem(last=False)
        return found


def replay(at: Gathering, ears: str) -> ReplayShown:
    table = at.table
    assert table is not None and at.over
    ear = ear_called(table, ears)
    shown, people = at.shown(), at.names()
    public = table.match.heard_by(SPECTATOR)
    scenes = reel(table.game, table.setup, table.match.record, people, ear)
    return ReplayShown(
        code=at.code,
        game=table.game.id,
        title=table.game.title,
        ears=ears,
        people=people,
        options=shown.options,
        steps=[step(scene, ear) for scene in scenes],
        reason="; ".join([fact.reason for fact in public if isinstance(fact, Ended)]),
        winners=[name(fact.player) for fact in public if isinstance(fact, Won)],
    )


def ear_called(table: Table, ears: str) -> Player | None:
    """None: all of them."""
    if ears == ALL_EARS:
        return None
    player = named(ears)
    if player is None or player not in (*table.match.seated, SPECTATOR):
        letters = " ".join([name(other) for other in table.match.seated])
        raise OddRequest(
            f"nobody here has such ears: expected one of {letters}, - for those who watch, {ALL_EARS} for all"
        )
    return player


def step(scene: Scene, ear: Player | None) -> StepShown:
    given = scene.given
    return StepShown(
        by=None if given is None else name(given.player),
        answer=None if given is None else given.answer.text,
        late=given is not None and given.late,
        turn=scene.turn,
        facts=[FactShown(one.number, one.told.spelt(), one.say, reach(one.told, ear)) for one in scene.heard],
        view=scene.view,
        truth=scene.faces,
    )


def reach(told: Told, ear: Player | None) -> Reach:
    if told.reached(SPECTATOR):
        return "all"
    return "you" if ear is not None and told.to == only(ear) else "some"
