"""Refusals as HTTP answers them: a code, a line for programmers, and what fills the sentence that people read."""

from __future__ import annotations

from ridotto.house.refusals import objections_in
from ridotto.kernel import RidottoError
from ridotto.web import wire


def problem_shown(problem: RidottoError) -> wire.Problem:
    return wire.Problem(problem.code, str(problem), dict(problem.details), objections_in(problem))
