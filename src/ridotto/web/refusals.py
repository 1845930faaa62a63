"""Refusals as they go out: a code, a line for programmers, and what fills the sentence that people read."""

from __future__ import annotations

from ridotto.kernel import AnswerRefused, RidottoError, SetupRefused
from ridotto.web import wire


def refused(number: int | None, problem: RidottoError) -> wire.Refused:
    because = problem.because if isinstance(problem, AnswerRefused) else None
    reason = None if because is None else wire.Reason(because.reason, dict(because.args))
    return wire.Refused(number, problem.code, str(problem), reason, dict(problem.details), objections_in(problem))


def bye(problem: RidottoError) -> wire.Bye:
    return wire.Bye(problem.code, str(problem), dict(problem.details))


def problem_shown(problem: RidottoError) -> wire.Problem:
    return wire.Problem(problem.code, str(problem), dict(problem.details), objections_in(problem))


def objections_in(problem: RidottoError) -> list[wire.ObjectionShown]:
    objections = problem.objections if isinstance(problem, SetupRefused) else []
    return [wire.ObjectionShown(each.code, each.say, dict(each.details)) for each in objections]
