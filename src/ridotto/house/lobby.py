"""A table before its game: people and bots sit down, and the host changes what it will be played by."""

from __future__ import annotations

from ridotto.house.errors import NotThen
from ridotto.house.shown import State
from ridotto.house.stage import Stage
from ridotto.kernel import RidottoError


class Lobby(Stage):
    """A table whose game has not begun. With `as_told` its game will be read, whatever its rules are."""

    def __init__(self, as_told: bool) -> None:
        self.as_told = as_told

    def state(self) -> State:
        return "open"

    def refusal(self) -> RidottoError:
        return NotThen("the game has not begun yet", why="not-begun")

    def told_since(self, number: int) -> tuple[str, ...] | None:
        return None
