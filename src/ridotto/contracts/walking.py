"""Random matches, and the moments in them that deserve a closer look."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from ridotto.bots import Dice
from ridotto.kernel import (
    CLOCK,
    EVERYONE,
    FATE,
    SPECTATOR,
    Game,
    GameOf,
    Match,
    Player,
    Question,
    RidottoError,
    Setup,
    name,
)
from ridotto.kernel.worlds import give
from ridotto.lab import drawn

MOST_ANSWERS: Final = 5_000  # a random match that is longer has no end
LATE: Final = 8  # one answer in so many comes from the clock, where the clock has one

AnyGame = GameOf[Any, Any, Any]  # a game with kinds of setup, view and match of its own, which needs no cast then


class Broken(AssertionError):
    """A contract is broken; the text says where and how."""


def listeners(match: Match) -> list[Player]:
    """Everybody who follows a match: those at the table, and a spectator."""
    return [*match.seated, SPECTATOR]


def came_late(setup: Setup, player: Player) -> bool:
    """Whether this player sat down in the middle; a spectator hears a match from its beginning."""
    return player != SPECTATOR and player not in setup.everybody


def ears(match: Match) -> list[Player]:
    """Everybody who hears: Fate and the clock too, for whatever they hear might be passed on."""
    return [*listeners(match), FATE, CLOCK]


def go_on(match: Match, dice: Dice) -> None:
    """One more answer, at random: of anybody who is asked, and now and then the clock's."""
    asked = match.asked()
    if not asked:
        raise Broken(f"{where(match)}: nobody is asked, and it is not over")
    question = asked[dice.below(len(asked))]
    if not match.options(question):
        raise Broken(f"{where(match)}: {question.spelt()} has no option")
    otherwise = question.otherwise(match)
    if otherwise is not None and dice.below(LATE) == 0:
        match.answer_late(question.player, otherwise)
    else:
        match.answer(question.player, drawn(match, question, dice, newcomers=True))


def walk(game: Game, setup: Setup, seed: int) -> Iterator[Match]:
    """One match, before every answer and after the last."""
    match, dice = game.opened(setup), Dice(seed)
    while True:
        yield match
        if match.over():
            return
        if len(match.record) >= MOST_ANSWERS:
            raise Broken(f"no end after {MOST_ANSWERS} answers")
        go_on(match, dice)


def played(game: Game, setup: Setup, seed: int) -> Match:
    *_, match = walk(game, setup, seed)
    return match


def some(game: Game, setup: Setup, seed: int, times: int, wanted: Callable[[Match], bool]) -> list[Match]:
    """Matches of their own at moments of a random one that are wanted: so many of them at most, drawn by the seed."""
    found = [match.fork() for match in walk(game, setup, seed) if wanted(match)]
    dice = Dice(seed + 1)
    while len(found) > times:
        found.pop(dice.below(len(found)))
    return found


def moments(game: Game, setup: Setup, seed: int, times: int) -> list[Match]:
    """Any moments, and the end."""
    return [*some(game, setup, seed, times - 1, lambda match: not match.over()), played(game, setup, seed)]


def twins(game: Game, setup: Setup, seed: int, times: int, further: int) -> Iterator[tuple[Match, Match]]:
    """Two matches that differ in one secret answer and go on alike, seen after each of a few more answers."""
    dice = Dice(seed + 2)
    for match in some(game, setup, seed, times, lambda match: secret(match) is not None):
        question = secret(match)
        assert question is not None
        options = match.options(question)
        first = dice.below(len(options))
        one, other = match.fork(), match
        one.answer(question.player, options[first])
        other.answer(question.player, options[first - 1])
        yield one, other
        for _ in range(further):
            if one.over() or not follow(one, other, dice):
                break
            yield one, other


def secret(match: Match) -> Question[Any, Any] | None:
    """An open question whose answer somebody may not learn, if there are two answers to it."""
    for question in match.asked():
        if question.may_know(match) != EVERYONE and len(match.options(question)) > 1:
            return question
    return None


def follow(one: Match, other: Match, dice: Dice) -> bool:
    """The one goes on and the other does the same, unless it cannot."""
    go_on(one, dice)
    try:
        give(other, one.record[-1])
    except RidottoError:
        return False
    return True


def where(match: Match) -> str:
    """The last few answers that led here: enough to find the spot."""
    last = " ".join([given.spelt().replace(" late", "!") for given in match.record[-4:]])
    return f"after {len(match.record)} answers (… {last})"


def spelt(match: Match, player: Player) -> list[str]:
    return [fact.spelt() for fact in match.heard_by(player)]


def same_story(one: Match, other: Match, player: Player) -> bool:
    return spelt(one, player) == spelt(other, player)


def unreached(match: Match, before: int) -> list[Player]:
    """Whoever was told nothing since the log was so long."""
    new = match.log[before:]
    return [ear for ear in ears(match) if not any(told.reached(ear) for told in new)]


def log(match: Match) -> list[tuple[int, str]]:
    return [(told.to, told.fact.spelt()) for told in match.log]


def record(match: Match) -> list[str]:
    return [given.spelt() for given in match.record]


def people(setup: Setup) -> list[str]:
    return [name(player) for player in setup.everybody]
