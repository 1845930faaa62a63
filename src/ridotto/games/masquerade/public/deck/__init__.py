"""Decks: cards as data, abilities composed of a small vocabulary, and the checks that a deck file has to pass."""

from ridotto.games.masquerade.public.deck.card import Ability, Card, Condition, Effect, Selector
from ridotto.games.masquerade.public.deck.reading import Deck, read_deck, shuffled_together
from ridotto.games.masquerade.public.deck.shelf import BASE, PACKS, deck_at, written_in
from ridotto.games.masquerade.public.deck.traits import TRAITS

__all__ = [
    "BASE",
    "PACKS",
    "TRAITS",
    "Ability",
    "Card",
    "Condition",
    "Deck",
    "Effect",
    "Selector",
    "deck_at",
    "read_deck",
    "shuffled_together",
    "written_in",
]
