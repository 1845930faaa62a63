"""How the facts of this table are written: what their fields hold."""

from __future__ import annotations

from typing import Final

from ridotto.kernel import Forms, Sort, one_of


def side(up: bool) -> str:
    return "up" if up else "down"


FORMS: Final = Forms("masquerade", [Sort("card"), Sort("place"), one_of("side", ["up", "down"], side)])
