"""Plays a match once more, answer by answer, through one pair of ears or through all of them: for after the end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from ridotto.kernel import EVERYONE, SPECTATOR, Game, Given, Player, Setup, Told, TurnBegan, give, only


@dataclass(frozen=True)
class HeardFact:
    """A fact, and its number among those that these ears heard."""

    number: int
    told: Told


@dataclass(frozen=True)
class Scene:
    """All that followed from one answer."""

    given: Given | None  # where these ears know it; nobody's for how it was opened
    turn: int  # so many have begun
    heard: list[HeardFact]
    view: Mapping[str, object]
    faces: dict[str, str] | None  # what really lies where, for all ears
    answers: int  # that had been given
    asked: list[Player]  # seats that were to answer next; for one pair of ears, whether it was to


def reel(game: Game, setup: Setup, answers: Sequence[Given], ear: Player | None = None) -> Iterator[Scene]:
    """Yields the scenes in which these ears hear something. None: all ears, and what those see who only watch."""
    match = game.start(setup)
    view = game.view(setup, SPECTATOR if ear is None else ear)
    bit = EVERYONE if ear is None else only(ear)
    log, number, turn = 0, 0, 0
    for given in [None, *answers]:
        if given is not None:
            give(match, given)
        heard: list[HeardFact] = []
        for told in match.log[log:]:
            turn += isinstance(told.fact, TurnBegan)
            if not told.to & bit:
                continue
            number += 1
            heard.append(HeardFact(number, told))
            if ear is not None or told.is_for(SPECTATOR):
                view.hear(told.fact)
        log = len(match.log)
        view.set_asking(match.asking(view.player))
        if heard:
            known = given if given is not None and ear in (None, given.player) else None
            faces = game.faces(match) if ear is None else None
            asked = [q.player for q in match.open_questions() if q.player in match.seated and ear in (None, q.player)]
            yield Scene(known, turn, heard, view.as_dict(), faces, len(match.record), asked)
