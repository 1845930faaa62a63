"""Random matches, the moments in them at which contracts look closely, and short ways to read a match."""

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
    give,
    name,
)
from ridotto.lab import drawn

MOST_ANSWERS: Final = 5_000  # a random match that is longer has no end
LATE: Final = 8  # one answer in so many comes from the clock, where the clock has one

AnyGame = GameOf[Any, Any, Any]  # a game with kinds of setup, view and match of its own, which needs no cast then


class Broken(AssertionError):
    """A contract is broken; the text says where and how."""


def listeners(match: Match) -> list[Player]:
    """Returns everybody who follows a match: the players at the table, and a spectator."""
    return [*match.seated, SPECTATOR]


def came_late(setup: Setup, player: Player) -> bool:
    """True when this player sat down in the middle; a spectator hears a match from its beginning."""
    return player != SPECTATOR and player not in setup.everybody


def ears(match: Match) -> list[Player]:
    """Returns everybody who may hear something: Fate and the clock, too, which a driver might show to people."""
    return [*listeners(match), FATE, CLOCK]


def go_on(match: Match, dice: Dice) -> None:
    """Gives one more answer, at random: for any player who is asked, and now and then as the clock."""
    asked = match.open_questions()
    if not asked:
        raise Broken(f"{where(match)}: nobody is asked, and it is not over")
    question = asked[dice.below(len(asked))]
    if not match.options(question):
        raise Broken(f"{where(match)}: {question.spelling()} has no option")
    otherwise = question.otherwise(match)
    if otherwise is not None and dice.below(LATE) == 0:
        match.answer_late(question.player, otherwise)
    else:
        match.answer(question.player, drawn(match, question, dice, newcomers=True))


def walk(game: Game, setup: Setup, seed: int) -> Iterator[Match]:
    """Plays one random match, and yields it before every answer and after the last."""
    match, dice = game.start(setup), Dice(seed)
    while True:
        yield match
        if match.over():
            return
        if len(match.record) >= MOST_ANSWERS:
            raise Broken(f"no end after {MOST_ANSWERS} answers")
        go_on(match, dice)


def play(game: Game, setup: Setup, seed: int) -> Match:
    """Plays one random match to its end, and returns it."""
    *_, match = walk(game, setup, seed)
    return match


def some_moments(game: Game, setup: Setup, seed: int, times: int, wanted: Callable[[Match], bool]) -> list[Match]:
    """Returns forks of a random match at moments that are wanted: at most `times` of them, drawn by the seed."""
    found = [match.fork() for match in walk(game, setup, seed) if wanted(match)]
    dice = Dice(seed + 1)
    while len(found) > times:
        found.pop(dice.below(len(found)))
    return found


def moments(game: Game, setup: Setup, seed: int, times: int) -> list[Match]:
    """Returns forks of a random match at any moments, and the match at its end."""
    return [*some_moments(game, setup, seed, times - 1, lambda match: not match.over()), play(game, setup, seed)]


def twins(game: Game, setup: Setup, seed: int, times: int, further: int) -> Iterator[tuple[Match, Match]]:
    """Yields two matches that differ in one secret answer, and again after each of a few more, given to both."""
    dice = Dice(seed + 2)
    for match in some_moments(game, setup, seed, times, lambda match: secret_question(match) is not None):
        question = secret_question(match)
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


def secret_question(match: Match) -> Question[Any, Any] | None:
    """Returns an open question with several options whose answer is not for everybody, if there is one."""
    for question in match.open_questions():
        if question.may_know(match) != EVERYONE and len(match.options(question)) > 1:
            return question
    return None


def follow(one: Match, other: Match, dice: Dice) -> bool:
    """Gives one match a random answer, and the other the same. False when the other refuses it."""
    go_on(one, dice)
    try:
        give(other, one.record[-1])
    except RidottoError:
        return False
    return True


def where(match: Match) -> str:
    """Returns how a match came here, by its last answers, for the reason of a contract that is broken."""
    last = " ".join([given.spelling().replace(" late", "!") for given in match.record[-4:]])
    return f"after {len(match.record)} answers (… {last})"


def story_of(match: Match, player: Player) -> list[str]:
    """Returns what a player heard, a line for each fact."""
    return [fact.spelling() for fact in match.heard_by(player)]


def same_story(one: Match, other: Match, player: Player) -> bool:
    """True when two matches told a player the same."""
    return story_of(one, player) == story_of(other, player)


def unreached_ears(match: Match, before: int) -> list[Player]:
    """Returns the ears that heard nothing since the log had `before` lines."""
    new = match.log[before:]
    return [ear for ear in ears(match) if not any(told.is_for(ear) for told in new)]


def log(match: Match) -> list[tuple[int, str]]:
    """Returns all that was told, with the ears that it reached."""
    return [(told.to, told.fact.spelling()) for told in match.log]


def record(match: Match) -> list[str]:
    """Returns all answers, as a record spells them."""
    return [given.spelling() for given in match.record]


def people(setup: Setup) -> list[str]:
    """Returns names for everybody at the table: their letters."""
    return [name(player) for player in setup.everybody]
