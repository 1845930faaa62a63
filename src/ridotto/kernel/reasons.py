"""Why a player cannot say something now, as their game explains it out of their view, or else as the question does."""

from __future__ import annotations

from typing import Any, Final

from ridotto.kernel.answer import Answer
from ridotto.kernel.because import Because
from ridotto.kernel.game import Game, Setup, View
from ridotto.kernel.match import Match
from ridotto.kernel.player import NAMES, name
from ridotto.kernel.question import Question

NO_SUCH_ANSWER: Final = Because("no-such-answer", (), "No answer of this game is spelt like that.")
OVER: Final = Because("over", (), "The game is over.")
NOT_ASKED: Final = Because("not-asked", (), "You are asked nothing just now.")
NOT_AMONG_THEM: Final = "That is not among what you may choose from now."


def why_not(game: Game, setup: Setup, match: Match, view: View, said: str, people: list[str]) -> Because | None:
    """None where they can. `view` is the player's own, and has heard all that they were told.

    The options of their own question decide: what is made of them explains, and tells nobody more than they were told.
    """
    answer = game.notation.by_text.get(said)
    if answer is None:
        return NO_SUCH_ANSWER
    question = match.question_to(view.player)
    offered: tuple[Answer, ...] = () if question is None else match.options(question)
    for option in offered:
        if option is answer:
            return None
    found = game.objection(setup, view, offered, answer, people)
    if found is not None:
        return found
    return not_asked(view, people) if question is None else not_offered(match, question, answer)


def not_offered(match: Match, question: Question[Any, Any], answer: Answer) -> Because:
    say = question.why_not(match, answer)
    return Because("not-offered", question.rules(match, answer), say if say else NOT_AMONG_THEM)


def not_asked(view: View, people: list[str]) -> Because:
    shown = view.shown()
    if shown.get("end") is not None:
        return OVER
    asked = shown.get("asked")
    others = [each for each in asked if each != name(view.player)] if isinstance(asked, list) else []
    if len(others) == 1 and others[0] in NAMES[: len(people)]:
        waited_for = people[NAMES.index(others[0])]
        return Because("not-asked", (), f"You are asked nothing just now: all wait for {waited_for}.")
    return NOT_ASKED
