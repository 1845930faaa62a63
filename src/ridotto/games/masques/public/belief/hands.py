"""Infers what others may hold, for one player."""

from __future__ import annotations

from ridotto.games.masques.public.belief.memory import Memory
from ridotto.games.masques.public.belief.odds import Odds
from ridotto.games.masques.public.setup import MasquesSetup
from ridotto.games.masques.public.words import KINDS, Guest
from ridotto.kernel import Belief, Fact, Player, name


class Hands(Belief):
    """What each hand may hold; worked out when it is asked for."""

    def __init__(self, setup: MasquesSetup, player: Player) -> None:
        self.setup = setup
        self.memory = Memory(setup, player)
        self.known: Odds | None = None  # since the last fact
        self.chances: list[float] = []

    def hear(self, fact: Fact) -> None:
        self.memory.hear(fact)
        self.known = None

    def odds(self) -> Odds:
        if self.known is None:
            self.known = Odds(self.memory.deal)
            self.chances = self.known.chances()
        return self.known

    def possible(self) -> dict[str, list[str]]:
        """Returns what everybody may hold now, by letter: in hand, and in a draft also in the pack before them.

        With two players also what may be set aside. A guest that is announced is in the hand until it is placed.
        """
        guests = self.setup.edition.guests
        found: dict[str, list[str]] = {}
        for player in self.setup.everybody:
            found[name(player)] = [guest.text for guest in guests if self.chance(player, guest) > 0.0]
        if self.setup.two:
            first = self.odds().layout.aside * KINDS
            found["aside"] = [guest.text for guest in guests if self.chances[first + guest.slot] > 0.0]
        return found

    def chance(self, player: Player, guest: Guest) -> float:
        """Returns how likely somebody holds at least one of a guest now."""
        memory = self.memory
        number = len(memory.deal.rounds) - 1
        if number < 0 or memory.deal.rounds[number].held[player] <= 0:
            return 0.0
        if memory.moving is guest and memory.moved_by == player:
            return 1.0
        self.odds()
        return self.chances[(number * self.setup.players + player) * KINDS + guest.slot]

    def size(self) -> int:
        """Returns how many arrangements of the guests are possible in this round, those that were played included."""
        return self.odds().size()
