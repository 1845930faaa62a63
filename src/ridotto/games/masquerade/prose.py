"""English for people: facts as sentences, questions as they are put, options as phrases."""

from __future__ import annotations

from ridotto.games.masquerade.setup import Party
from ridotto.games.masquerade.view import SalonView
from ridotto.kernel import Answer, Fact


def told(setup: Party, fact: Fact, people: list[str], view: SalonView | None = None) -> str:
    return fact.spelt()


def asked(setup: Party, question: str, people: list[str], view: SalonView | None = None) -> str:
    return question


def said(setup: Party, question: str, answer: Answer, people: list[str], view: SalonView | None = None) -> str:
    return answer.text
