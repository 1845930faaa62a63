"""Follows how far the present turn is, by what was told: who acts, who has acted, who attacks whom."""

from __future__ import annotations

from ridotto.games.masquerade.public.facts import (
    ActsWith,
    AllChose,
    Attacks,
    EndsTurn,
    HasActed,
    Joined,
    NoFight,
    TurnedUp,
    UsedActions,
    WillAttack,
)
from ridotto.games.masquerade.public.numbers import UNKNOWN
from ridotto.games.masquerade.public.rows import Lying, Rows
from ridotto.kernel import Ended, Fact, Player, Sealed, TurnBegan


class Progress:
    """The progress of a turn. It hears each fact before `rows` does: cards still lie where the fact found them."""

    def __init__(self, rows: Rows) -> None:
        self.rows = rows
        self.dealing = True  # until the first turn, or until this player sat down
        self.turn: Player | None = None
        self.actions = 0  # used in this turn
        self.acting: Lying | None = None  # chosen to act, and not said yet how
        self.acted: list[Lying] = []
        self.acted_cards: list[int] = []  # the same by number, wherever they go in this turn
        self.attacker: Lying | None = None
        self.target: Lying | None = None
        self.sides: list[str] = []  # that this player has chosen in secret for the cards in hand
        self.sides_chosen: int = 0  # for so many cards everybody has chosen

    def copy(self, rows: Rows) -> Progress:
        """Returns the same progress over a copy of the rows."""
        found, mine = Progress(rows), self.rows
        found.dealing, found.turn, found.actions = self.dealing, self.turn, self.actions
        found.acting = None if self.acting is None else mine.like_of(self.acting, rows)
        found.attacker = None if self.attacker is None else mine.like_of(self.attacker, rows)
        found.target = None if self.target is None else mine.like_of(self.target, rows)
        found.acted = [mine.like_of(lying, rows) for lying in self.acted]
        found.acted_cards = self.acted_cards.copy()
        found.sides, found.sides_chosen = self.sides.copy(), self.sides_chosen
        return found

    def hear(self, fact: Fact) -> None:
        if self.acting is not None:  # whatever comes next, it was said how
            self.actions += 1
            self.note_acted(self.acting)
            self.acting = None
        if isinstance(fact, TurnBegan):
            self.dealing = False
            self.turn, self.actions, self.acted, self.acted_cards = fact.player, 0, [], []
            self.end_action()
        elif isinstance(fact, ActsWith):
            self.end_action()
            self.acting = self.rows.at(fact.at)
        elif isinstance(fact, WillAttack):
            self.attacker = self.rows.at(fact.at)
        elif isinstance(fact, Attacks):
            self.target = self.rows.at(fact.target)
        elif isinstance(fact, TurnedUp):
            if self.rows.at(fact.at) in self.acted:
                self.acted_cards.append(self.rows.number(fact.card))
        elif isinstance(fact, (NoFight, EndsTurn, Ended)):
            self.end_action()
        elif isinstance(fact, Sealed):
            self.sides.append(fact.given.text)
        elif isinstance(fact, AllChose):
            self.sides_chosen = fact.number
            if fact.number == max([len(hand) for hand in self.rows.hands]):
                self.sides, self.sides_chosen = [], 0
        elif isinstance(fact, Joined):
            if fact.player == self.rows.player:
                self.dealing = False
        elif isinstance(fact, UsedActions):
            self.actions = fact.count
        elif isinstance(fact, HasActed):
            self.note_acted(self.rows.at(fact.at))

    def note_acted(self, lying: Lying) -> None:
        self.acted.append(lying)
        if lying.card != UNKNOWN:
            self.acted_cards.append(lying.card)

    def end_action(self) -> None:
        self.attacker = self.target = None
