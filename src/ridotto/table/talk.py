"""What people say beside the game: it binds nobody and is no part of the record (TBL-012)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ridotto.kernel import Player
from ridotto.replay import can_be_printed
from ridotto.table.errors import TalkRefused

LONGEST: Final = 500  # characters
MOST_AT_ONCE: Final = 50  # lines that are told together
MOST_CHARACTERS: Final = 10_000  # of them, where there is more than one


@dataclass(frozen=True)
class ChatLine:
    """One line that somebody said. Everybody hears all of them, so they are numbered alike for all."""

    number: int
    by: Player
    name: str  # of the person who spoke: somebody else may have the seat later
    text: str


class Talk:
    def __init__(self) -> None:
        self.lines: list[ChatLine] = []

    def add(self, by: Player, name: str, text: str) -> ChatLine:
        line = ChatLine(len(self.lines) + 1, by, name, check_text(text))
        self.lines.append(line)
        return line

    def latest(self, after: int, before: int) -> list[ChatLine]:
        """Returns the last lines between two numbers, as many as are told together."""
        last = max(before - 1, 0)
        length, first = 0, last
        for line in reversed(self.lines[max(after, last - MOST_AT_ONCE) : last]):
            length += len(line.text)
            if length > MOST_CHARACTERS and first < last:
                break
            first = line.number - 1
        return self.lines[first:last]


def check_text(text: str) -> str:
    """Returns what is said, or raises a refusal."""
    said = text.strip()
    if not said:
        raise TalkRefused("nothing was said", why="nothing")
    if not can_be_printed(said):
        raise TalkRefused("only what can be printed can be said, in one line", why="signs")
    if len(said) > LONGEST:
        raise TalkRefused(
            f"at most {LONGEST} characters at once, not {len(said)}", why="long", most=LONGEST, length=len(said)
        )
    return said
