"""What can go wrong, and whose fault it is.

RidottoError
├── MatchOver          nothing is being asked any more
├── NotYourQuestion    this player is asked nothing
├── AnswerRefused      not among the options; carries them, and the reason where there is one
├── NotInTheNotation   that is not an answer of this game
├── UnknownGame        no game of this house is called so
├── SetupRefused       the table cannot be set like this; carries every objection
├── CharacterRefused   a bot cannot be like this
├── RecordRefused      a record that is damaged, foreign or against the rules; carries the line
└── ScenarioRefused    a scenario file that cannot be read; carries the line
"""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from ridotto.kernel.because import Because

NOTHING_NEAR: Final = "none"


@mypyc_attr(allow_interpreted_subclasses=True)
class RidottoError(Exception):
    """Anything a caller can do wrong. `code` is part of the wire protocol.

    Its text is one line of English for programmers. People read the sentence `wrong-CODE` of a catalogue, which
    `details` fill; where one code has several sentences, the detail `why` says which: `wrong-CODE-WHY`.
    """

    code: ClassVar[str] = "ridotto"

    def __init__(self, say: str = "", /, **details: str | int) -> None:
        super().__init__(say)
        self.details = details


class MatchOver(RidottoError):
    code = "match-over"

    def __init__(self) -> None:
        super().__init__("the match is over")


class NotYourQuestion(RidottoError):
    """Refuses an answer from a player who is not asked. It does not say who is: in some games that is a secret."""

    code = "not-your-question"

    def __init__(self, player: str) -> None:
        super().__init__(f"{player} is asked nothing")


class AnswerRefused(RidottoError):
    """Refuses an answer that is no option; `because` says why, where the player may know it."""

    code = "answer-refused"

    def __init__(self, answer: str, options: list[str], because: Because | None, why: str = "") -> None:
        """`why` is the reason as a sentence to the player."""
        reason = f". {why}" if why else f" ({because.reason})" if because else ""
        expected = f"is not one of: {' '.join(options)}" if options else "cannot be said yet"
        super().__init__(f"{answer} {expected}{reason}", answer=answer)
        self.answer = answer
        self.options = options
        self.because = because
        self.why = why


class NotInTheNotation(RidottoError):
    code = "not-in-the-notation"

    def __init__(self, text: str, known: list[str]) -> None:
        near = nearest(text[:60], known)
        super().__init__(
            f"{text[:60]!r} is not an answer of this game{perhaps(text[:60], known)}", said=text[:60], near=near
        )


class UnknownGame(RidottoError):
    code = "unknown-game"

    def __init__(self, text: str, known: list[str]) -> None:
        editions = [id for id in known if text and id.startswith(f"{text.lower()}-")]
        hint = f"; perhaps {' or '.join(editions)}" if editions else perhaps(text, known)
        said, expected = text[:60], ", ".join(known)
        near = ", ".join(editions) or nearest(text, known)
        super().__init__(
            f"no game is called {text!r}: expected one of {expected}{hint}", said=said, known=expected, near=near
        )


class Objection:
    """Something that speaks against a setup, or is advised against: one line of English for programmers.

    People read the sentence `objection-CODE` of a catalogue, which `details` fill; only programmers meet one without a
    code. The detail `option` is the name of a host option.
    """

    def __init__(self, say: str, code: str = "", /, **details: str | int) -> None:
        self.say = say
        self.code = code
        self.details = details


class SetupRefused(RidottoError):
    """Refuses a setup, and carries every objection to it, not only the first one."""

    code = "setup-refused"

    def __init__(self, objections: Sequence[Objection | str]) -> None:
        self.objections = [Objection(each) if isinstance(each, str) else each for each in objections]
        self.problems = [objection.say for objection in self.objections]
        super().__init__("; ".join(self.problems))


class CharacterRefused(RidottoError):
    code = "character-refused"


class RecordRefused(RidottoError):
    code = "record-refused"

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}", line=line, problem=problem)
        self.line = line


class ScenarioRefused(RidottoError):
    code = "scenario-refused"

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}")
        self.line = line
        self.problem = problem


def perhaps(text: str, known: list[str]) -> str:
    """Returns a hint at what may have been meant, such as `; perhaps King`; empty where nothing is near."""
    near = nearest(text, known)
    return "" if near == NOTHING_NEAR else f"; perhaps {near}"


def nearest(text: str, known: list[str]) -> str:
    """Returns what may have been meant, for a sentence that chooses by it."""
    spelt = {word.lower(): word for word in known}
    near = get_close_matches(text.lower(), list(spelt), 1)
    return spelt[near[0]] if near else NOTHING_NEAR
