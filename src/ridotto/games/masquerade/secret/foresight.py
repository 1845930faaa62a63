"""How far a search looks ahead in Masquerade, and who is ahead there."""

from __future__ import annotations

from typing import Final

from ridotto.games.masquerade.public.bots.worth import worth_of
from ridotto.games.masquerade.public.deck.vocabulary import KING, QUEEN
from ridotto.games.masquerade.public.setup import MasqueradeSetup
from ridotto.games.masquerade.secret.state import Salon
from ridotto.kernel import Foresight, Match

TURNS: Final = 4
WORLDS: Final = 48
SPARE: Final = 48
AT_ONCE: Final = 4
MIXED: Final = ()  # to lay cards as nobody expects costs more than it hides: docs/bots.md
SETTLED: Final = ("HowManyToDraw",)
WEIGHTS: Final[tuple[float, ...]] = (
    *(0.02, 0.27, 0.99, -6.54, 0.12, 0.03, 0.27, -0.28),
    *(8.67, 0.70, 0.88, -0.86, 0.24, -0.22),
)


class MasqueradeForesight(Foresight):
    def __init__(self, setup: MasqueradeSetup) -> None:
        super().__init__(TURNS, WORLDS, SPARE, AT_ONCE, MIXED, WEIGHTS, settled=SETTLED, in_step=True)
        self.kinds = [card.kind for card in setup.cards]
        self.worths = [0.0 if card.kind in (KING, QUEEN) else worth_of(card) for card in setup.cards]

    def progress(self, match: Match) -> int:
        assert isinstance(match, Salon)
        return sum(match.turns)

    def features(self, match: Match) -> list[list[float]]:
        """Returns how each row lies, seen or not: its worth, its cards, the King, the King in a short deck, the Queen,
        both, whether others lie before a King, how soon the turn comes; and who is soon able to kill the King.
        """
        assert isinstance(match, Salon)
        seats = len(match.rows)
        danger = Danger(match)
        return [self.row_features(match, seat, (seat - match.turn) % seats / seats, danger) for seat in range(seats)]

    def row_features(self, salon: Salon, seat: int, waits: float, danger: Danger) -> list[float]:
        worth, king, queen, shields = 0.0, 0.0, 0.0, 0.0
        row = salon.rows[seat]
        for card in row:
            worth += self.worths[card]
            if self.kinds[card] == KING:
                king = 1.0
            elif self.kinds[card] == QUEEN:
                queen = 1.0
            elif salon.up[card]:
                shields = 1.0
        late = 1.0 - salon.deck / len(self.kinds)
        hunts = (1.0 - waits) * danger.hunts[seat]
        return [
            *(worth / 10.0, len(row) / 5.0, king, king * late, queen, king * queen, king * shields, waits),
            *(king * late * late, hunts, hunts * danger.bare, king * danger.bare, king * danger.bare * danger.hunters),
            king * danger.up,
        ]


class Danger:
    """What the King of this match has to fear, if he lies in a row."""

    def __init__(self, salon: Salon) -> None:
        king = salon.setup.king
        owner = salon.where[king]
        self.hunts = [0.0] * len(salon.rows)  # by seat: 1 for a player with a card that would kill him
        self.hunters = 0.0  # how many of those there are, as a share of all others
        self.bare = 0.0  # 1 where nothing keeps him from being attacked
        self.up = 0.0  # 1 where he lies face up
        if owner >= 0:
            self.up = 1.0 if salon.up[king] else 0.0
            self.bare = 1.0 if salon.up[king] or not any(salon.up[card] for card in salon.rows[owner]) else 0.0
            health = salon.health_of(king, -1)
            for seat, row in enumerate(salon.rows):
                if seat != owner and any(salon.attack_of(card, king) >= health for card in row):
                    self.hunts[seat] = 1.0
            self.hunters = sum(self.hunts) / max(len(salon.rows) - 1, 1)
