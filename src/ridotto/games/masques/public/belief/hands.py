"""Infers what others may hold, for one player."""

from __future__ import annotations

from ridotto.games.masques.public.belief.memory import Memory
from ridotto.games.masques.public.belief.odds import Odds
from ridotto.games.masques.public.facts import RoundBegan
from ridotto.games.masques.public.setup import MasquesSetup
from ridotto.games.masques.public.words import KINDS, Guest
from ridotto.kernel import Belief, Fact, OddsSheet, Player, name
from ridotto.kernel.odds_sheet import DIGITS


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
        return {holder: list(row) for holder, row in self.rows().items()}

    def sheet(self) -> OddsSheet:
        """Returns the odds that everybody holds at least one of each guest."""
        return OddsSheet(self.rows(), exact=True)

    def rows(self) -> dict[str, dict[str, float]]:
        found: dict[str, dict[str, float]] = {}
        for player in self.setup.everybody:
            found[name(player)] = self.row([self.chance(player, guest) for guest in self.guests()])
        if self.setup.two:
            first = self.odds().layout.aside * KINDS
            found["aside"] = self.row([self.chances[first + guest.slot] for guest in self.guests()])
        return found

    def row(self, chances: list[float]) -> dict[str, float]:
        """Returns what one hand may hold, out of the chances of all guests."""
        return {guest.text: round(chance, DIGITS) for guest, chance in zip(self.guests(), chances) if chance > 0.0}

    def guests(self) -> tuple[Guest, ...]:
        return self.setup.edition.guests

    def starts_over(self, fact: Fact) -> bool:
        """All guests are shuffled, and dealt."""
        return isinstance(fact, RoundBegan) and len(self.memory.deal.rounds) == 1

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
