"""Answers that a player can give, and how they are written."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

from ridotto.kernel.errors import NotInTheNotation
from ridotto.kernel.player import MOST_PLAYERS, Player, name


@mypyc_attr(allow_interpreted_subclasses=True)
class Answer:
    """One thing that can be said: made once, compared with `is`, spelt one way, numbered for ever."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.id = -1  # its number in the notation
        self.language = ""
        self.givings: list[Given | None] = []  # by player

    def given_by(self, player: Player) -> Given:
        """Returns the line of a record in which a player gives this answer in time. It is made once."""
        if not self.givings:
            self.givings = [None] * MOST_PLAYERS
        given = self.givings[player]
        if given is None:
            given = self.givings[player] = Given(player, self)
        return given

    def __repr__(self) -> str:
        return self.text

    def __reduce__(self) -> tuple[Callable[[str, str], Answer], tuple[str, str]]:
        return answer_from, (self.language, self.text)

    def __copy__(self) -> Answer:
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> Answer:
        return self


class Given:
    """One line of a record: who answered what, and whether the clock had to answer for them."""

    def __init__(self, player: Player, answer: Answer, late: bool = False) -> None:
        self.player = player
        self.answer = answer
        self.late = late

    def spelling(self) -> str:
        return f"{name(self.player)}:{self.answer.text}{' late' if self.late else ''}"


class Notation:
    """Every answer of one family of games. Append only: an answer's number never changes."""

    def __init__(self, language: str, answers: list[Answer]) -> None:
        if language in NOTATIONS:
            raise ValueError(f"{language} is written down already: a second notation would make twins")
        self.language = language
        self.answers: tuple[Answer, ...] = ()
        self.by_text: dict[str, Answer] = {}
        for answer in answers:
            self.add(answer)
        NOTATIONS[language] = self

    def add(self, answer: Answer) -> None:
        """Adds an answer at the end, such as a mask that is not in the house's own boxes."""
        if answer.text in self.by_text:
            raise ValueError(f"two answers of {self.language} are spelt alike: {answer.text}")
        if answer.language:
            raise ValueError(f"{answer.text} is an answer of {answer.language} already")
        answer.id = len(self.answers)
        answer.language = self.language
        self.answers = (*self.answers, answer)
        self.by_text[answer.text] = answer

    def take_out(self, answer: Answer) -> None:
        """Takes the last answer out again: no number is left empty."""
        if not self.answers or self.answers[-1] is not answer:
            raise ValueError(f"{answer.text} is not the last answer of {self.language}")
        self.answers = self.answers[:-1]
        del self.by_text[answer.text]
        answer.id = -1
        answer.language = ""

    def read(self, text: str) -> Answer:
        answer = self.by_text.get(text)
        if answer is None:
            raise NotInTheNotation(text, list(self.by_text))
        return answer


NOTATIONS: Final[dict[str, Notation]] = {}


def answer_from(language: str, text: str) -> Answer:
    """Returns the answer of this text, for unpickling: the very same object, never a twin."""
    return NOTATIONS[language].read(text)
