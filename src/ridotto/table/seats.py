"""Who sits at a table: people, and bots that hear what their seat hears."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from ridotto.bots import Maker, UnknownBot, character_of
from ridotto.kernel import CharacterRefused, Player, name
from ridotto.table.errors import LeftTheTable, NobodySitsThere


@dataclass(frozen=True)
class Person:
    """A person, who answers in their own time."""

    name: str
    face: str = ""  # the key of the one they chose; empty: none


@dataclass(frozen=True)
class Automaton:
    """A bot with a name of its own; `bot` says which one, as the makers of bots are called."""

    name: str
    bot: str
    face: str = ""


Sitter: TypeAlias = Person | Automaton


class Seats:
    """Everybody at one table, in the order of their letters, who has left, and who waits to sit down."""

    def __init__(self, sitters: Sequence[Sitter], stand_in: str) -> None:
        self.sitters = tuple(sitters)
        self.stand_in = stand_in  # the bot that plays for people
        self.away: set[Player] = set()
        self.door: list[Sitter] = []  # those who came first sit down first

    def person(self, player: Player) -> None:
        """Refuses a player who is no person of this table."""
        if not 0 <= player < len(self.sitters) or not isinstance(self.sitters[player], Person):
            raise NobodySitsThere(name(player))

    def person_here(self, player: Player) -> None:
        """Refuses people who have left, too."""
        self.person(player)
        if player in self.away:
            raise LeftTheTable(name(player))

    def seat(self, player: Player, sitter: Sitter) -> None:
        """Seats somebody else in this player's place from now on."""
        self.sitters = (*self.sitters[:player], sitter, *self.sitters[player + 1 :])

    def let_in(self) -> None:
        """Gives the first at the door the next letter."""
        self.sitters = (*self.sitters, self.door.pop(0))

    def has_people(self) -> bool:
        return any(not self.is_played_by_a_bot(Player(number)) for number in range(len(self.sitters)))

    def is_played_by_a_bot(self, player: Player) -> bool:
        return isinstance(self.sitters[player], Automaton) or player in self.away

    def bot_for(self, player: Player) -> str:
        """Returns the bot that plays here, or would if the person did not."""
        sitter = self.sitters[player]
        return sitter.bot if isinstance(sitter, Automaton) else self.stand_in


def objections_to(sitters: Sequence[Sitter], players: int, stand_in: str, bots: Mapping[str, Maker]) -> list[str]:
    """Returns every objection to these sitters."""
    found = []
    if len(sitters) != players:
        found.append(f"{len(sitters)} sit at a table that is set for {players}")
    wanted = {sitter.bot for sitter in sitters if isinstance(sitter, Automaton)} | {stand_in}
    return found + [why for why in [why_unknown(bot, bots) for bot in sorted(wanted)] if why]


def why_unknown(bot: str, bots: Mapping[str, Maker]) -> str:
    """Returns what was expected in place of a bot that is neither one of these nor one of them with a character; empty
    where it is.
    """
    if bot in bots:
        return ""
    if bot.partition(",")[0] not in bots:
        return f"no bot is called {bot[:40]!r}: expected one of {', '.join(bots)}"
    try:
        character_of(bot)
    except (UnknownBot, CharacterRefused) as refusal:
        return str(refusal)
    return ""
