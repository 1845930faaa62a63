"""Says who is asked what at this moment, as one player may know it."""

from __future__ import annotations

from typing import Final

from ridotto.kernel.answer import Answer
from ridotto.kernel.player import Player, name


class Asking:
    """The open question as everybody at the table sees it. Its options are told only to those who answer."""

    def __init__(self, question: str, players: list[Player], sealed: bool, about: Answer | None, stage: str) -> None:
        self.question = question  # by its name; empty when the match is over
        self.players = players  # who may still owe an answer
        self.sealed = sealed  # several answer at once, and nobody hears an answer before the last is in
        self.about = about  # the place, mask or card that the question is about: a public word
        self.stage = stage  # how far the turn is, where a game says so

    def spelling(self) -> str:
        """Returns the one text of all this: two askings are alike when they are spelt alike."""
        players = " ".join([name(player) for player in self.players])
        about = "" if self.about is None else f" about {self.about.text}"
        return f"{self.question} {players}{' sealed' if self.sealed else ''}{about} {self.stage}".strip()


NOBODY_IS_ASKED: Final = Asking("", [], False, None, "")
