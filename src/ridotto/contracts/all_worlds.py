"""Finds matches that would have told a player exactly what they heard.

The rules themselves are the only model: every option of every question is tried, and what tells
another story is dropped. Positions that are equal are kept once, with the number of ways that lead
to them, so the draw at the end is exact: each history as often as Fate and even choices make it.
Any small game can use this, as `example` does; its cost grows with all that is hidden, so a game with more to hide than
a few answers finds its worlds in its own way, and this one stays its judge on small tables.
"""

from __future__ import annotations

from ridotto.kernel import AFRESH, DEAF, Draw, Fact, Given, Match, Player, TimeRanOut, give
from ridotto.kernel.retelling import question_of


class Way:
    """One answer that led from one position to another, and how much it weighs."""

    def __init__(self, source: Moment | None, given: Given | None, weight: float) -> None:
        self.source = source
        self.given = given
        self.weight = weight


class Moment:
    """A position a player cannot tell from the truth, with all the ways that lead to it."""

    def __init__(self, match: Match, heard: int) -> None:
        self.match = match
        self.heard = heard
        self.weight = 0.0
        self.ways: list[Way] = []

    def reach(self, way: Way) -> None:
        self.ways.append(way)
        self.weight += way.weight


def moments(start: Match, player: Player, heard: list[Fact]) -> list[Moment]:
    """Returns every position in which a player may have just heard the last of these facts.

    `start` is a match about to begin, that is, all that is agreed and nothing that is secret.
    """
    first = Moment(start.fork(DEAF), len(start.heard_by(player)))
    first.reach(Way(None, None, 1.0))
    layer = [first]
    found: list[Moment] = []
    while layer:
        following: dict[tuple[object, ...], Moment] = {}
        for moment in layer:
            if moment.heard == len(heard):
                found.append(moment)
            else:
                follow(moment, player, heard, following)
        layer = list(following.values())
    return found


def follow(moment: Moment, player: Player, heard: list[Fact], following: dict[tuple[object, ...], Moment]) -> None:
    match = moment.match
    if match.over():
        return
    said = heard[moment.heard]
    late = isinstance(said, TimeRanOut)
    question = question_of(match, player, said)
    if question is None:
        return
    options = match.options(question)
    shares = question.odds(match, len(options))
    for option, share in zip(options, shares, strict=True):
        given = Given(question.player, option, late)
        fork = match.fork(AFRESH)
        give(fork, given)
        told = fork.heard_by(player)
        count = moment.heard + len(told)
        if count > len(heard) or told != heard[moment.heard : count]:
            continue
        key = (count, *fork.position())
        later = following.get(key)
        if later is None:
            later = Moment(fork.fork(DEAF), count)
            following[key] = later
        later.reach(Way(moment, given, moment.weight * share))


def draw_world(found: list[Moment], draw: Draw) -> list[Given]:
    """Draws the answers of one world: each world as often as it is likely."""
    answers: list[Given] = []
    moment = found[pick([moment.weight for moment in found], draw)]
    while True:
        way = moment.ways[pick([way.weight for way in moment.ways], draw)]
        if way.source is None or way.given is None:
            answers.reverse()
            return answers
        answers.append(way.given)
        moment = way.source


def pick(weights: list[float], draw: Draw) -> int:
    """Returns an index, each as often as its weight says."""
    left = draw(1 << 30) / (1 << 30) * sum(weights)
    for index, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return index
    return len(weights) - 1
