"""A hand as the choices it gives."""

from __future__ import annotations

from ridotto.games.masques.public.words import Guest


def unlike(cards: tuple[Guest, ...]) -> tuple[Guest, ...]:
    """Each once: two that are spelt alike are one choice. Hands and packs are kept in order."""
    for at in range(1, len(cards)):
        if cards[at] is cards[at - 1]:
            return unlike((*cards[:at], *cards[at + 1 :]))
    return cards
