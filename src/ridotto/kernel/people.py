"""What people are called in a sentence: by their names, and a reader who is spoken to "you"."""

from __future__ import annotations

from typing import Final

from ridotto.kernel.player import CLOCK, FATE, SPECTATOR, Player, name

YOU: Final = "you"  # stands for a reader's own name where sentences speak to them
NOT_PLAYERS: Final = {CLOCK: "the clock", FATE: "Fate", SPECTATOR: "a spectator"}
IRREGULAR: Final = {"are": "is", "have": "has", "were": "was"}  # what you do, and what others do
HISSING: Final = ("s", "sh", "ch", "x", "o")


class People:
    """Names and verbs that agree. `people` are called so in the order of their letters.

    Where the reader's own entry is `YOU`, sentences speak to them; nobody else is spoken to, whatever their name.
    """

    def __init__(self, people: list[str], reader: int | None) -> None:
        """`reader` is the number of a player; None when nobody in particular reads."""
        self.people = people
        self.you = reader if reader is not None and 0 <= reader < len(people) and people[reader] == YOU else -1

    def who(self, player: int) -> str:
        """Returns "Bo" or "you"; "the clock", "Fate"."""
        if 0 <= player < len(self.people):
            return self.people[player]
        return NOT_PLAYERS.get(Player(player), name(Player(player)))

    def of(self, player: int) -> str:
        """Returns "Bo's" or "your"."""
        return "your" if player == self.you else f"{self.who(player)}'s"

    def their(self, player: int) -> str:
        """Returns "their" or "your": for what belongs to somebody who was named already."""
        return "your" if player == self.you else "their"

    def verb(self, player: int, verb: str) -> str:
        """Returns a verb as it agrees with a player: "looks" or "look". It is given as one says it to you."""
        return verb if player == self.you else third_person(verb)

    def does(self, player: int, verb: str) -> str:
        """Returns "Bo looks" or "you look"."""
        return f"{self.who(player)} {self.verb(player, verb)}"


def third_person(verb: str) -> str:
    """Returns "looks" for "look", "passes" for "pass"."""
    if verb in IRREGULAR:
        return IRREGULAR[verb]
    if verb.endswith(HISSING):
        return f"{verb}es"
    return f"{verb[:-1]}ies" if verb.endswith("y") and verb[-2] not in "aeiou" else f"{verb}s"
