"""Works out the rest of a round between two players who know each other's hands: nothing is left to chance there.

All answers of both are tried, agents included, by the rules themselves; what cannot change the choice any more is left
out (alpha-beta), and a position that was met before is looked up. A round counts for as much as its end promises.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ridotto.games.masques.public.bots.quick import QuickLook
from ridotto.games.masques.public.words import Guest, Hall
from ridotto.games.masques.secret.rules.turn import WhatToPlay
from ridotto.games.masques.secret.state import Palace
from ridotto.kernel import DEAF, FATE, Answer, Foresight, Player, Question
from ridotto.kernel.match import take

MOST_POSITIONS: Final = 8000  # that are looked at before a round is given up as too long
BETWEEN_LOOKS: Final = 64  # positions between two looks at the clock
NEVER_SO_LITTLE: Final = -1.0  # as a chance to win
NEVER_SO_MUCH: Final = 2.0
EXACT: Final = 0
AT_LEAST: Final = 1
AT_MOST: Final = 2

Key = tuple[object, ...]


class Move:
    """A guest and a hallway for it, or anything else that can be played."""

    def __init__(self, play: Answer, hall: Hall | None, promise: float) -> None:
        self.play = play
        self.hall = hall
        self.promise = promise


def promise_of(move: Move) -> float:
    return -move.promise


class RoundSolver:
    def __init__(self, foresight: Foresight, palace: Palace, me: Player, is_late: Callable[[], bool]) -> None:
        self.foresight = foresight
        self.palace = palace
        self.me = me
        self.is_late = is_late
        self.round = palace.round
        self.positions = 0
        self.gave_up = False
        self.met: dict[Key, tuple[int, float]] = {}

    def values(self) -> dict[Answer, float] | None:
        """Returns what each option promises, exactly; None where the round is too long to be worked out."""
        question = self.palace.asks()
        found: dict[Answer, float] = {}
        for option in self.palace.options(question):
            fork = self.palace.fork(DEAF)
            take(fork, question, option, False)
            found[option] = self.value(fork, NEVER_SO_LITTLE, NEVER_SO_MUCH)
        return None if self.gave_up else found

    def value(self, palace: Palace, low: float, high: float) -> float:
        """Returns what a position promises this player; exactly, if that is between the two bounds."""
        self.positions += 1
        if self.positions > MOST_POSITIONS or (self.positions % BETWEEN_LOOKS == 0 and self.is_late()):
            self.gave_up = True
        if self.gave_up:
            return 0.0
        if palace.ended:
            outcome = palace.outcome
            winners = () if outcome is None else outcome.winners
            return 1.0 / len(winners) if self.me in winners else 0.0
        question = palace.asks()
        if palace.round > self.round or question.player == FATE:  # Fate lays new tokens when all is collected
            return self.foresight.chances(palace)[self.me]
        if not isinstance(question, WhatToPlay):
            moves = [Move(option, None, 0.0) for option in palace.options(question)]
            return self.best_of(palace, question, moves, low, high)
        key = key_of(palace, question.player)
        known = self.met.get(key)
        if known is not None:
            bound, value = known
            if bound == EXACT or (bound == AT_LEAST and value >= high) or (bound == AT_MOST and value <= low):
                return value
        found = self.best_of(palace, question, self.moves(palace, question), low, high)
        if not self.gave_up:
            self.met[key] = (AT_MOST if found <= low else AT_LEAST if found >= high else EXACT, found)
        return found

    def best_of(
        self, palace: Palace, question: Question[Any, Any], moves: list[Move], low: float, high: float
    ) -> float:
        mine = question.player == self.me
        found = NEVER_SO_LITTLE if mine else NEVER_SO_MUCH
        for move in moves:
            fork = palace.fork(DEAF)
            take(fork, question, move.play, False)
            if move.hall is not None:
                take(fork, fork.asks(), move.hall, False)
            value = self.value(fork, low, high)
            if mine:
                found = max(found, value)
                low = max(low, found)
            else:
                found = min(found, value)
                high = min(high, found)
            if low >= high or self.gave_up:
                break
        return found

    def moves(self, palace: Palace, question: Question[Any, Any]) -> list[Move]:
        """Returns all that can be played; what promises most at once comes first, and agents last."""
        look = QuickLook(palace.ring, palace.owners, palace.counters, palace.purses, question.player)
        halls = palace.setup.halls_in(palace.ring.vacant)
        guests: list[Move] = []
        others: list[Move] = []
        for option in palace.options(question):
            if isinstance(option, Guest):
                guests += [Move(option, hall, look.gain(option, hall.number)) for hall in halls]
            else:
                others.append(Move(option, None, 0.0))
        return sorted(guests, key=promise_of) + others


def is_short_enough(palace: Palace) -> bool:
    """True when few enough hallways are vacant: fewer, where somebody can pay for an agent."""
    vacant = int(palace.ring.vacant).bit_count()
    rich = any(palace.setup.affordable(palace.piles, purse) for purse in palace.purses)
    return vacant <= (4 if rich else 6)


def key_of(palace: Palace, player: Player) -> Key:
    """Returns all that may differ between two positions of one round."""
    ring = palace.ring
    return (
        player,
        *palace.in_hand,
        *[None if card is None else card.text for card in ring.cards],
        *[None if token is None else token.text for token in ring.tokens],
        ring.cards_down,
        ring.tokens_down,
        *palace.purses,
        palace.piles,
        *palace.box,
        palace.passes,
    )
