"""Silence tells nothing: twins by position.

Random matches hardly ever find a question whose being asked depends on a hidden card. So this contract takes two
positions that differ in what some ears were not told, plays them alike, and compares all that reaches those ears.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from ridotto.bots import Dice
from ridotto.contracts.perception import SENSES, Sense, must_look_alike, perceived
from ridotto.contracts.walking import AnyGame, Broken, listeners, same_story, spelt, where
from ridotto.kernel import Answer, Fact, Match, Player, Setup, name

ANSWERS: Final = 12  # for which two positions are played alike

Telling = Callable[[Fact], bool]


def silence(
    game: AnyGame,
    setup: Setup,
    one: Match,
    other: Match,
    seed: int,
    tells: Telling,
    senses: Mapping[str, Sense] = SENSES,
) -> int:
    """Plays two matches alike as long as anybody cannot tell them apart, and returns for how many answers.

    `tells` is true for a fact by which the rules tell what was hidden: after it the two may differ.
    """
    dice = Dice(seed)
    ears = [ear for ear in listeners(one) if same_story(one, other, ear)]
    for number in range(ANSWERS):
        for ear in ears:
            what = f"{where(one)}: {name(ear)} can tell two positions apart"
            must_look_alike(perceived(game, setup, one, ear, senses), perceived(game, setup, other, ear, senses), what)
        if not ears or one.over() or other.over() or not answer_alike(one, other, dice):
            return number
        ears = [ear for ear in ears if is_unaware(one, other, ear, tells)]
    return ANSWERS


def answer_alike(one: Match, other: Match, dice: Dice) -> bool:
    """The same answer to the first question of both, where there is one."""
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


def is_unaware(one: Match, other: Match, ear: Player, tells: Telling) -> bool:
    """Whether an ear still heard the same in both. Where one of them says no more, a silence may not be why."""
    here, there = one.heard_by(ear), other.heard_by(ear)
    common = min(len(here), len(there))
    if [fact.spelt() for fact in here[:common]] != [fact.spelt() for fact in there[:common]]:
        return False
    for match, more in ((one, here[common:]), (other, there[common:])):
        if more and not tells(more[0]):
            silent = spelt(match, ear)[common - 1 :][:1]
            raise Broken(f"{where(match)}: {name(ear)} hears {more[0].spelt()!r} after {silent}, or else nothing")
    return len(here) == len(there)
