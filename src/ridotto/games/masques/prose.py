"""English for people: facts as sentences, questions as they are put, options as phrases."""

from __future__ import annotations

from ridotto.games.masques.setup import Ball
from ridotto.games.masques.view import PalaceView
from ridotto.kernel import Answer, Fact


def told(setup: Ball, fact: Fact, people: list[str], view: PalaceView | None = None) -> str:
    return fact.spelt()


def asked(setup: Ball, question: str, people: list[str], view: PalaceView | None = None) -> str:
    return question


def said(setup: Ball, question: str, answer: Answer, people: list[str], view: PalaceView | None = None) -> str:
    return answer.text
