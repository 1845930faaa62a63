"""The character of a bot: a few numbers that every game's bots understand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ridotto.kernel.answer import Answer
from ridotto.kernel.bot import Draw
from ridotto.kernel.errors import CharacterRefused

EVEN: Final = 0.5  # neither more nor less than others
MOST_TURNS: Final = 1000
ALIKE: Final = 1e-9  # what differs less is as good
FINE: Final = 1 << 20
LEAST_WEIGHED: Final = 0.4  # the share of the options that somebody without any patience weighs
OVERLOOKED: Final = -1e6  # below all values


@dataclass(frozen=True)
class Character:
    """What a player is like; an even character is like most. Numbers out of bounds are refused."""

    memory: int | None = None  # for how many turns it remembers what is hidden now; None: it never forgets
    boldness: float = EVEN  # from 0, for somebody who risks nothing, to 1
    suspicion: float = EVEN  # from 0, for somebody who believes everything, to 1
    patience: float = EVEN  # from 0, for somebody who wants it now and overlooks half of what could be done, to 1

    def __post_init__(self) -> None:
        memory = self.memory
        if memory is not None and not 1 <= memory <= MOST_TURNS:
            raise CharacterRefused(f"memory {memory}: expected 1 to {MOST_TURNS} turns")
        for trait, value in self.traits():
            if not 0.0 <= value <= 1.0:
                raise CharacterRefused(f"{trait} {value:g}: expected a number from 0 to 1")

    def traits(self) -> list[tuple[str, float]]:
        """Returns all of it that is a share of one, by name."""
        return [("boldness", self.boldness), ("suspicion", self.suspicion), ("patience", self.patience)]

    def spelling(self) -> str:
        """Returns what is unlike an even character, as `bot_called` reads it: `memory=3,boldness=0.8`."""
        memory = "" if self.memory is None else f"memory={self.memory}"
        traits = [f"{trait}={value:g}" for trait, value in self.traits() if value != EVEN]
        return ",".join([part for part in (memory, *traits) if part])


EVEN_TEMPERED: Final = Character()


def best_of(options: tuple[Answer, ...], values: list[float], character: Character, draw: Draw) -> Answer:
    """Returns the best option, or any of the best where several are alike.

    An impatient player overlooks some: each option is weighed by chance, the more often the more patient they are.
    """
    weighed = values
    if character.patience < EVEN:
        share = LEAST_WEIGHED + (1.0 - LEAST_WEIGHED) * character.patience / EVEN
        weighed = [value if draw(FINE) < share * FINE else OVERLOOKED for value in values]
    best = max(weighed)
    found = [option for option, value in zip(options, weighed) if value > best - ALIKE]
    return found[draw(len(found))]
