"""What players say they are: an announcement, and "So am I" (MC1-090, MC1-095, MC2-090, MC2-095)."""

from __future__ import annotations

from typing import Any

from ridotto.games.mascarade.public.words import PASS, Mask, Place
from ridotto.games.mascarade.secret.rules.turn import ClaimToo, WhatToDo
from ridotto.games.mascarade.secret.state import Court
from ridotto.kernel import Answer, Claim, Question


def claim_in(court: Court, question: Question[Any, Any], answer: Answer) -> Claim | None:
    if isinstance(question, WhatToDo) and isinstance(answer, Mask):
        return Claim(question.here.text, answer.text, False)
    if isinstance(question, ClaimToo) and answer is not PASS:
        place = answer if isinstance(answer, Place) else court.place_before(question.player)
        return Claim(place.text, court.announced.text, True)
    return None
