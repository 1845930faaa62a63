"""Refusals as they go out: a code, a line for programmers, and what fills the sentence that people read."""

from __future__ import annotations

from ridotto.house import messages
from ridotto.house.shown import ObjectionShown
from ridotto.kernel import AnswerRefused, Objection, RidottoError, SetupRefused


def refused(number: int | None, problem: RidottoError) -> messages.Refused:
    because = problem.because if isinstance(problem, AnswerRefused) else None
    reason = None if because is None else messages.Reason(because.reason, dict(because.args))
    return messages.Refused(number, problem.code, str(problem), reason, dict(problem.details), objections_in(problem))


def bye(problem: RidottoError) -> messages.Bye:
    return messages.Bye(problem.code, str(problem), dict(problem.details))


def objections_in(problem: RidottoError) -> list[ObjectionShown]:
    objections = problem.objections if isinstance(problem, SetupRefused) else []
    return [objection_shown(each) for each in objections]


def objection_shown(found: Objection) -> ObjectionShown:
    return ObjectionShown(found.code, found.say, dict(found.details))
