"""Who would take the token of each palace card, as things stand, and why: out of what lies open."""

from __future__ import annotations

from ridotto.games.masques.public.facts import NO_OWNER
from ridotto.games.masques.public.ring import NO_HALL, Ring
from ridotto.games.masques.public.view_types import Lead
from ridotto.games.masques.public.words import Guest
from ridotto.kernel import Player, name


def lead(ring: Ring, owners: list[Player | None], arcade: int) -> Lead:
    setup, higher, why = ring.setup, ring.higher_hall(arcade), ring.obstacle(arcade)
    card = None if higher == NO_HALL else ring.cards[higher]
    owner = owners[card.family.slot] if isinstance(card, Guest) and not why else None
    if not why and owner is None:
        why = NO_OWNER
    beside = 1 << arcade | 1 << (arcade - 1 if arcade > 0 else setup.ring - 1)
    return Lead(
        by=None if owner is None else name(owner),
        why=why,
        higher=None if higher == NO_HALL else setup.halls[higher].text,
        open=ring.vacant & beside != 0,
    )
