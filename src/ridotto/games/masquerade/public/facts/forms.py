"""How the facts of this table are written: what their fields hold."""

from __future__ import annotations

from typing import Final

from ridotto.games.masquerade.public.words import DOWN, UP
from ridotto.kernel import Forms, Sort, one_of

FORMS: Final = Forms("masquerade", [Sort("card"), Sort("place"), one_of("side", [UP.text, DOWN.text])])
