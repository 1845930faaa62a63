"""Why something cannot be said now."""

from __future__ import annotations

import re
from typing import Final

from ridotto.kernel.player import NAMES, Player, name

MENTIONED: Final = re.compile(r"\{([A-Z])\}")


class Because:
    """A word for programs, the clauses of the ledger behind it, and a sentence for the player who asked.

    The sentence calls players by their letters, each in braces (see `mention`), until `with_names` says what they are
    called.
    """

    def __init__(self, reason: str, clauses: tuple[str, ...], say: str) -> None:
        self.reason = reason
        self.clauses = clauses
        self.say = say

    def with_names(self, people: list[str]) -> Because:
        """Returns the same with a sentence that calls people so, in the order of their letters."""
        called = dict(zip(NAMES, people))
        parts = MENTIONED.split(self.say)  # every other part is a letter
        names = [called.get(part, part) if number % 2 else part for number, part in enumerate(parts)]
        return Because(self.reason, self.clauses, "".join(names))


def mention(player: Player) -> str:
    """Returns what stands for a player's name in the sentence of a `Because`."""
    return "{" + name(player) + "}"


OVER: Final = Because("over", (), "The game is over.")
WATCHING: Final = Because("watching", (), "You only watch.")
NOT_ASKED: Final = Because("not-asked", (), "You are asked nothing just now.")
