"""What went wrong, in sentences for a person at a terminal."""

from __future__ import annotations

import errno

from ridotto.kernel import AnswerRefused, Reader, RidottoError


class TerminalRefusal(RidottoError):
    """Something that a person at a terminal asked for and that cannot be; where another refusal led to it, `cause`.

    The sentence of the cause fills the gap `problem`.
    """

    def __init__(self, say: str, cause: RidottoError | None = None, /, **details: str | int) -> None:
        super().__init__(say if cause is None else f"{say}: {cause}", **details)
        self.cause = cause


def in_words(problem: RidottoError, reader: Reader) -> str:
    """Returns what went wrong as a sentence."""
    if isinstance(problem, AnswerRefused):
        what = reader.say("terminal-not-offered", answer=problem.answer)
        return what if problem.because is None else f"{what} {reader.reason(problem.because, problem.answer)}"
    if isinstance(problem, TerminalRefusal) and problem.cause is not None:
        return reader.refusal(problem, problem=in_words(problem.cause, reader))
    return reader.refusal(problem)


def of_the_system(problem: OSError) -> dict[str, str | int]:
    """Returns what fills a sentence about a file that could not be read or written."""
    return {"errno": errno.errorcode.get(problem.errno or 0, "other"), "problem": problem.strerror or str(problem)}


def who_is_who(spoken: Reader) -> str:
    """Returns `A is Ada, B is Bo`, for stories that speak of letters."""
    return ", ".join([spoken.say("terminal-letter", letter=letter, name=who) for letter, who in spoken.people.items()])
