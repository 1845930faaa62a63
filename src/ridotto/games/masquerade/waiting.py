"""What the table waits for beside abilities: cards that Fate owes, sides to be chosen, somebody at the door."""

from __future__ import annotations

from ridotto.games.masquerade.facts import AllChose, Begins, Gathered, NobodyJoined
from ridotto.games.masquerade.rows import Rows
from ridotto.games.masquerade.setup import NOBODY, OPENING
from ridotto.kernel import Fact, Player, Sealed


class Waiting:
    """As far as everybody can follow it; of what is sealed only one's own part is known."""

    def __init__(self, rows: Rows) -> None:
        self.rows = rows
        self.asks = ""  # said by the last fact
        self.asks_whom = NOBODY
        self.draws = 0  # that Fate owes
        self.choosing = False  # sides, in secret
        self.chosen = 0  # sides that all have chosen
        self.sealed: list[str] = []  # one's own
        self.looking = NOBODY  # who looks at the deck
        self.joining = False
        self.throwers: list[int] = []

    def ask(self, question: str, whom: int) -> None:
        self.asks, self.asks_whom = question, Player(whom)

    def hear(self, fact: Fact) -> None:
        """Of deals, and of who comes."""
        if isinstance(fact, Begins):
            self.draws = OPENING * self.rows.setup.players
            self.choosing = True
        elif isinstance(fact, Gathered):
            self.draws = sum([len(row) for row in self.rows.rows])
            self.choosing = self.draws > 0
        elif isinstance(fact, Sealed):
            self.sealed.append(fact.text)
        elif isinstance(fact, AllChose):
            self.chosen = fact.number
            if fact.number == max([len(hand) for hand in self.rows.hands]):
                self.choosing, self.chosen, self.sealed = False, 0, []
        elif isinstance(fact, NobodyJoined):
            self.joining = False

    def sit_down(self) -> None:
        self.joining = True
        self.draws = OPENING

    def throw(self, seat: int) -> None:
        """Somebody has discarded what they had to, or has nothing to discard."""
        if self.throwers and self.throwers[0] == seat:
            self.throwers = self.throwers[1:]

    # What is asked.

    def question(self) -> tuple[str, list[Player]]:
        """By its name, and whom; empty where nobody is asked anything of this."""
        if self.choosing:
            return "SideOf", self.choosers()
        if self.looking != NOBODY:
            return "WhatBecomesOfThem", [self.looking]
        for seat, hand in enumerate(self.rows.hands):
            if hand:
                return "UpOrDown", [Player(seat)]
        return ("WhatToThrow", [Player(self.throwers[0])]) if self.throwers else ("", [])

    def choosers(self) -> list[Player]:
        """Of sealed answers only one's own is known."""
        found = [Player(seat) for seat, hand in enumerate(self.rows.hands) if len(hand) > self.chosen]
        if len(self.sealed) > self.chosen:
            found = [player for player in found if player != self.rows.player]
        return found
