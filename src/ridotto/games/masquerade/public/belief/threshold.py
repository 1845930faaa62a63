"""Infers whose turn it had been when a player sat down in the middle: by what they were told then, and later."""

from __future__ import annotations

from ridotto.games.masquerade.public.facts import Begins, Joined, NoTurnYet
from ridotto.games.masquerade.public.setup import MasqueradeSetup
from ridotto.kernel import Draw, Fact, Player, TurnBegan


class Threshold:
    def __init__(self, setup: MasqueradeSetup, player: Player) -> None:
        self.setup = setup
        self.player = player
        self.crossed = False  # one has sat down
        self.first: Player | None = None  # who began the game
        self.fresh: list[int] = []  # seats that had had no turn
        self.following: Player | None = None  # whose turn came next

    def hear(self, fact: Fact) -> None:
        if isinstance(fact, TurnBegan):
            if self.following is None:
                self.following = fact.player
        elif self.crossed:
            return
        elif isinstance(fact, Begins):
            self.first = fact.player
        elif isinstance(fact, NoTurnYet):
            self.fresh.append(fact.player)
        elif isinstance(fact, Joined):
            self.crossed = fact.player == self.player

    def order(self) -> list[int]:
        """Returns the seats as they were, from the one that began: those who had come late sat at the end (MSQ-017)."""
        first, players = self.first, self.setup.players
        assert first is not None, "who sits down is told who began"
        return [*range(first, players), *range(first), *range(players, self.player)]

    def last_turn(self, draw: Draw) -> int | None:
        """Returns whose turn was over, as the next one tells; before that it is drawn from all who had one."""
        order = self.order()
        if self.following == self.player:
            return order[-1]
        if self.following in order:
            return order[order.index(self.following) - 1]
        had = [seat for seat in order if seat not in self.fresh]
        if any(seat < self.setup.players for seat in self.fresh):
            return had[-1] if had else None  # in the first round they go by the order
        return had[draw(len(had))] if had else None
