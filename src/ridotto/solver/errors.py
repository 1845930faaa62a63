"""Refusals of the solver."""

from __future__ import annotations

from ridotto.kernel import RidottoError


class SolverRefused(RidottoError):
    """Something that cannot be solved."""

    code = "solver-refused"
