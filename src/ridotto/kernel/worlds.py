"""Finds matches that would have told a player exactly what they heard.

The rules themselves are the only model: every option of every question is tried, and what tells
another story is dropped. Positions that are equal are kept once, with the number of ways that lead
to them, so the draw at the end is exact: each history as often as Fate and even choices make it.
Any game can use this; its cost grows with all that is hidden, so a game with more to hide than a
few answers brings a belief of its own, and this one stays its judge on small tables.
"""

from __future__ import annotations

from typing import Any

from ridotto.kernel.fact import Fact, TimeRanOut
from ridotto.kernel.game import Draw
from ridotto.kernel.match import AFRESH, DEAF, Given, Match
from ridotto.kernel.player import FATE, Player
from ridotto.kernel.question import Question


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
    shares = odds(question, match, len(options))
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


def question_of(match: Match, player: Player, fact: Fact) -> Question[Any, Any] | None:
    """Returns the question whose answer made this fact the next one to be heard.

    Where answers are sealed their order does not matter: a player who ran out of time comes first, then this player.
    """
    if isinstance(fact, TimeRanOut):
        return match.question_to(fact.player)
    return match.question_to(player) or match.asks()


def odds(question: Question[Any, Any], match: Match, options: int) -> list[float]:
    weights = question.weights(match) if question.player == FATE else None
    if weights is None:
        return [1.0 / options] * options
    return [weight / sum(weights) for weight in weights]


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


def replay_match(start: Match, answers: list[Given]) -> Match:
    """Returns the match that these answers lead to from `start`, as a record holds them."""
    match = start.fork()
    for given in answers:
        give(match, given)
    return match


def give(match: Match, given: Given) -> None:
    if given.late:
        match.answer_late(given.player, given.answer)
    else:
        match.answer(given.player, given.answer)
