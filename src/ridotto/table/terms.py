"""What the people of a table agree on beside the rules. It is public, before the start and at any time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from ridotto.kernel import Game, Player, name
from ridotto.table.seats import Person, Sitter

PACE: Final = "pace"  # the host option of a game in which things are shown for a while


class MemoryRule(Enum):
    STRICT = "strict"  # what is over is shown to nobody again (TBL-001)
    NOTES = "notes"  # the same, but each player may keep a notebook (TBL-003)
    AID = "aid"  # a notebook, and each player may open their own past (TBL-002)


class Aid(Enum):
    HISTORY = "history"  # all that one heard
    DEDUCE = "deduce"  # and what follows from it


@dataclass(frozen=True)
class Terms:
    """How a table remembers, waits and replaces people."""

    memory: MemoryRule | None = None  # None: as usual
    aid: Aid = Aid.DEDUCE
    aid_for: frozenset[Player] = frozenset()  # given to them alone, since all agreed
    correspondence: bool = False
    clock: int = 0  # seconds for a decision; 0: as long as it takes
    stand_in: str = "random"  # the bot that plays for a player who left or ran out of time

    def memory_kept(self) -> MemoryRule:
        """Returns the rule in force: strict at one sitting and aid by correspondence, unless the host chose."""
        return self.memory or (MemoryRule.AID if self.correspondence else MemoryRule.STRICT)

    def reminds(self, player: Player) -> bool:
        """True when this player may see again what is over."""
        return self.memory_kept() is MemoryRule.AID or player in self.aid_for

    def lets_write(self, player: Player) -> bool:
        """True when this player may keep a notebook."""
        return self.memory_kept() is not MemoryRule.STRICT or player in self.aid_for

    def lets_watchers_sit(self) -> bool:
        """True when a person who has only watched may take a bot's seat in the game (TBL-016)."""
        return self.memory_kept() is not MemoryRule.STRICT

    def deduces(self, player: Player) -> bool:
        return self.reminds(player) and self.aid is Aid.DEDUCE

    def objections(self, players: int) -> list[str]:
        found = [f"aid for {name(player)}, who does not sit here" for player in self.aid_for if player >= players]
        if self.clock < 0:
            found.append(f"a clock of {self.clock} seconds: expected 0 or more")
        return found


def with_time_to_see(game: Game, wishes: dict[str, str], sitters: Sequence[Sitter], terms: Terms) -> dict[str, str]:
    """Returns the host's wishes with a pace that suits the company (TBL-010), unless the host chose one."""
    if PACE in wishes or all(option.name != PACE for option in game.host_options()):
        return wishes
    people = sum(isinstance(sitter, Person) for sitter in sitters)
    if people == 0 or terms.correspondence:
        return {**wishes, PACE: "off"}
    return {**wishes, PACE: "alone" if people == 1 else "usual"}
