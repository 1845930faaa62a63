"""Values cards for their owner, in points of attack and health."""

from __future__ import annotations

from math import exp
from typing import Final

from ridotto.games.masquerade.public.deck.card import Card
from ridotto.games.masquerade.public.deck.vocabulary import (
    ACTION,
    DOWN_ARROW,
    END_OF_TURN,
    FACE_UP,
    FLIP_UP,
    INSTEAD_OF_DRAW,
    KING,
    QUEEN,
    UP_ARROW,
    WHILE_FACE_UP,
)

VICTORY: Final = 100.0
KING_IN_ROW: Final = 30.0  # the player who has him when the deck is empty wins
QUEEN_IN_ROW: Final = 12.0
HIDING: Final = 15.0  # what it is worth to a royal to lie face down
TEXT: Final = 2.0  # what a card is able to do, whatever it is
HESITATION: Final = 1.0  # a side that is so much better is chosen about three times out of four
CARELESS: Final = 0.1  # how often somebody chooses either side
HALF: Final = 0.5  # of attack or health, as a card cannot use both at once
WORK_FACE_UP: Final = (WHILE_FACE_UP, FACE_UP, ACTION, END_OF_TURN, INSTEAD_OF_DRAW)


def worths_of(cards: list[Card]) -> list[float]:
    return [worth_of(card) for card in cards]


def hiding_of(cards: list[Card]) -> list[float]:
    """Returns how often people lay each card face down where they may choose: mostly on its better side."""
    found: list[float] = []
    for card in cards:
        better = (on_side(card, False) - on_side(card, True)) / HESITATION
        found.append(CARELESS * HALF + (1.0 - CARELESS) / (1.0 + exp(-better)))
    return found


def worth_of(card: Card) -> float:
    """Returns what a card is worth on its better side."""
    if card.kind == KING:
        return KING_IN_ROW
    if card.kind == QUEEN:
        return QUEEN_IN_ROW
    if card.is_burden():
        return -TEXT
    return max(on_side(card, True), on_side(card, False))


def on_side(card: Card, up: bool) -> float:
    """Returns the value on a side: a {Flip Up} is still to come for a card face down; other text works face up."""
    if card.kind in (KING, QUEEN):
        return 0.0 if up else HIDING
    arrow = UP_ARROW if up else DOWN_ARROW
    attack = card.attack * (2 if card.attack_arrow == arrow else 1)
    health = card.health * (2 if card.health_arrow == arrow else 1)
    works = card.has(FLIP_UP) if not up else any(card.has(when) for when in WORK_FACE_UP)
    return (attack + health) * HALF + (TEXT if works else 0.0)
