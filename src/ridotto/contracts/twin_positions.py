"""A contract about silence: being asked, or not being asked, tells nothing that is hidden.

Random matches hardly ever find a question that is asked because of a hidden card. So this contract takes two
positions that differ in what some ears were not told, plays them alike, and compares all that reaches those ears.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from ridotto.bots import Dice
from ridotto.contracts.perception import SENSES, Sense, must_look_alike, perceive
from ridotto.contracts.walking import AnyGame, Broken, listeners, same_story, story_of, where
from ridotto.kernel import Answer, Fact, Match, Player, Setup, name

ANSWERS: Final = 12  # for which two positions are played alike

Tells = Callable[[Fact], bool]


def silence(
    game: AnyGame,
    setup: Setup,
    one: Match,
    other: Match,
    seed: int,
    tells: Tells,
    senses: Mapping[str, Sense] = SENSES,
) -> int:
    """Plays two matches alike while some ear cannot tell them apart, and returns for how many answers that was.

    `tells` is true for a fact by which the rules tell what was hidden: after it the two may differ.
    """
    dice = Dice(seed)
    heard = {ear: len(one.heard_by(ear)) for ear in listeners(one) if same_story(one, other, ear)}
    for number in range(ANSWERS):
        for ear in heard:
            what = f"{where(one)}: {name(ear)} can tell two positions apart"
            must_look_alike(perceive(game, setup, one, ear, senses), perceive(game, setup, other, ear, senses), what)
        if not heard or one.over() or other.over() or not answer_alike(one, other, dice):
            return number
        unaware = [ear for ear, since in heard.items() if is_unaware(one, other, ear, since, tells)]
        heard = {ear: len(one.heard_by(ear)) for ear in unaware}
    return ANSWERS


def answer_alike(one: Match, other: Match, dice: Dice) -> bool:
    """Gives both matches the same answer to their first question. False when there is none that fits both."""
    question = one.asks()
    twin = other.question_to(question.player)
    if twin is None or twin.name() != question.name():
        return False
    both: list[Answer] = [option for option in one.options(question) if option in other.options(twin)]
    if not both:
        return False
    answer = both[dice.below(len(both))]
    one.answer(question.player, answer)
    other.answer(twin.player, answer)
    return True


def is_unaware(one: Match, other: Match, ear: Player, since: int, tells: Tells) -> bool:
    """True when an ear still heard the same in both, of which the first `since` facts were the same.

    Raises `Broken` where one of them tells something by silence.
    """
    here, there = one.heard_by(ear)[since:], other.heard_by(ear)[since:]
    common = min(len(here), len(there))
    if [fact.spelling() for fact in here[:common]] != [fact.spelling() for fact in there[:common]]:
        return False
    for match, more in ((one, here[common:]), (other, there[common:])):
        if more and not tells(more[0]):
            silent = story_of(match, ear)[since + common - 1 :][:1]
            raise Broken(f"{where(match)}: {name(ear)} hears {more[0].spelling()!r} after {silent}, or else nothing")
    return len(here) == len(there)
