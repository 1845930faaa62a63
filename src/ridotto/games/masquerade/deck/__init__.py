"""Decks: cards as data, abilities composed of a small vocabulary, and the checks that a deck file has to pass."""

from ridotto.games.masquerade.deck.card import Ability, Card, Condition, Effect, Selector
from ridotto.games.masquerade.deck.reading import Deck, read_deck, shuffled_together
from ridotto.games.masquerade.deck.shelf import BASE, PACKS

__all__ = [
    "BASE",
    "PACKS",
    "Ability",
    "Card",
    "Condition",
    "Deck",
    "Effect",
    "Selector",
    "read_deck",
    "shuffled_together",
]
