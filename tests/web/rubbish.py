"""Messages that nobody should send: odd, nearly right, cut, noisy, deep."""

from __future__ import annotations

import json
import string
from collections.abc import Callable
from random import Random
from typing import Any, Final

TYPES: Final = (
    "hello",
    "answer",
    "leave-answer",
    "withdraw-answer",
    "say",
    "note",
    "why",
    "rehearse",
    "deduce",
    "trace",
    "earlier",
    "seen",
    "leave",
    "welcome",
    "news",
    "",
    "x",
)
FIELDS: Final = (
    "id",
    "question",
    "answers",
    "answer",
    "name",
    "text",
    "heard",
    "lines",
    "token",
    "version",
    "ears",
    "type",
)
WORDS: Final = ("swap", "keep", "pass", "King", "a", "A", "fate", "ready", "no", "Judge", "claim", "!", "late", "-", "")


class Rubbish:
    """Messages that nobody should send, some of them nearly right."""

    def __init__(self, dice: Random, tokens: list[str]) -> None:
        self.dice = dice
        self.tokens = tokens  # which it may show, or a part of them

    def message(self) -> str | bytes:
        makers: list[Callable[[], str | bytes]] = [
            *[self.odd_message] * 6,
            *[self.nearly_right] * 6,
            self.noise,
            self.bytes,
            self.cut,
            self.deep,
        ]
        return self.dice.choice(makers)()

    def odd_message(self) -> str:
        message: dict[str, object] = {"type": self.dice.choice(TYPES)}
        for _ in range(self.dice.randrange(5)):
            message[self.dice.choice(FIELDS)] = self.anything()
        return json.dumps(message)

    def nearly_right(self) -> str:
        """As a screen would write it, but for its content."""
        number, word = self.number(), self.word()
        message: dict[str, Any] = self.dice.choice(
            [
                {"type": "answer", "id": number, "question": self.dice.randrange(200), "answers": [word]},
                {"type": "answer", "id": 1, "question": number, "answers": [self.word() for _ in range(30)]},
                {"type": "leave-answer", "id": 1, "question": number, "name": word, "answer": self.word()},
                {"type": "withdraw-answer", "id": number},
                {"type": "seen", "heard": number},
                {"type": "say", "id": 1, "text": word * self.dice.randrange(200)},
                {"type": "note", "id": 1, "text": word * self.dice.randrange(300)},
                {"type": "why", "id": 1, "answer": word},
                {"type": "rehearse", "id": 1, "answers": [word, word]},
                {"type": "deduce", "id": number},
                {"type": "trace", "id": 1, "place": word, "things": [word, self.word()], "public": True},
                {"type": "earlier", "id": 1, "before": number},
                {"type": "hello", "version": number, "token": self.dice.choice(self.tokens), "heard": number},
            ]
        )
        return json.dumps(message)

    def anything(self) -> object:
        return self.dice.choice(
            [
                None,
                True,
                self.number(),
                self.dice.random() * 1e300,
                self.word(),
                [self.word()] * self.dice.randrange(4),
                {self.word(): self.number()},
                "\ud800",
                "\x00\x1b[2J",
                self.dice.choice(self.tokens)[: self.dice.randrange(40)],
            ]
        )

    def number(self) -> int:
        return self.dice.choice([-1, 0, 1, 2, 7, 2**31, 2**31 + 1, 2**63, 10**400, -(2**64), self.dice.randrange(50)])

    def word(self) -> str:
        letters = string.printable + "éß漢🎭\u202e"
        return self.dice.choice([*WORDS, "".join(self.dice.choices(letters, k=self.dice.randrange(1, 30)))])

    def text(self) -> str:
        """Says something that a screen could have been made to say."""
        return self.nearly_right().encode(errors="replace").decode()

    def noise(self) -> str:
        return "".join(self.dice.choices(string.printable, k=self.dice.randrange(200)))

    def bytes(self) -> bytes:
        return self.dice.randbytes(self.dice.randrange(300))

    def cut(self) -> str:
        text = self.nearly_right()
        return text[: self.dice.randrange(len(text))]

    def deep(self) -> str:
        return "[" * self.dice.randrange(1, 5000)
