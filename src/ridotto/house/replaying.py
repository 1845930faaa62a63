"""A finished game to look at again: folded once more, or as it was told, packed, and kept for a while."""

from __future__ import annotations

import gzip
from collections import OrderedDict
from typing import Any, Final, cast

import msgspec

from ridotto.house.errors import OddRequest
from ridotto.house.fact_message import fact_message
from ridotto.house.gathering import Gathering
from ridotto.house.past import Past
from ridotto.house.shown import Reach, ReplayShown, StepShown
from ridotto.kernel import SPECTATOR, Ended, Player, Told, TurnBegan, Won, first_players, name, only, player_named
from ridotto.replay import Scene, aside, newcomers, reel
from ridotto.words.files import reader

ALL_EARS: Final = "*"
KEPT: Final = 32
ENCODER: Final = msgspec.json.Encoder()


class Reels:
    """Finished games by table and ears, as gzip: what is over never changes again."""

    def __init__(self) -> None:
        self.packed: OrderedDict[tuple[str, str], bytes] = OrderedDict()

    def of(self, gathering: Gathering, ears: str) -> bytes:
        """Returns a game through these ears. It is over or closed, so any thread may ask."""
        key = gathering.code, ears
        found = self.packed.get(key)
        if found is None:
            found = gzip.compress(ENCODER.encode(replay(gathering, ears)), 6)
            self.packed[key] = found
            while len(self.packed) > KEPT:
                self.packed.popitem(last=False)
        return found


def replay(at: Gathering, ears: str) -> ReplayShown:
    assert at.opened_up
    ear, people = ear_called(at, ears), at.names()
    if at.past is not None:
        public = at.past.told_to(SPECTATOR)
        steps = steps_recalled(at.past, people, ear)
    else:
        assert at.table is not None
        public = at.table.match.told_to(SPECTATOR)
        steps = [step(scene, ear) for scene in reel(at.game, at.table.setup, at.table.match.record, ear)]
    return ReplayShown(
        code=at.code,
        game=at.game.id,
        title=at.game.title,
        ears=ears,
        people=people,
        options=at.as_shown().options,
        setup=at.setup_shown(),
        steps=steps,
        reason="; ".join([told.fact.reason for told in public if isinstance(told.fact, Ended)]),
        winners=[name(told.fact.player) for told in public if isinstance(told.fact, Won)],
    )


def ear_called(at: Gathering, ears: str) -> Player | None:
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


def steps_recalled(past: Past, people: list[str], ear: Player | None) -> list[StepShown]:
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
                facts.append(fact_message(number, told, reach(told, ear), say))
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
        facts=cast(Any, [fact_message(one.number, one.told, reach(one.told, ear)) for one in scene.heard]),
        view=dict(scene.view),
        truth=scene.faces,
    )


def reach(told: Told, ear: Player | None) -> Reach:
    if told.is_for(SPECTATOR):
        return "all"
    return "you" if ear is not None and told.to == only(ear) else "some"
