"""What agents may do, as every player knows: a beginning, and for some of them an end.

Palace cards and hallways are their numbers here, and guests who can be called are their slots.
"""

from __future__ import annotations

from typing import Final

from ridotto.games.masques.ring import Ring
from ridotto.games.masques.words import ASSASSIN, COURTESAN, GONDOLIER, GUARD, THIEF, TRADER, Guest

NOTHING_MORE: Final = [0]


def beginnings(ring: Ring, kind: int, here: int, outside: list[int]) -> list[int]:
    """What an agent that lies here may choose first."""
    if kind in (THIEF, TRADER):
        return [at.number for at in ring.setup.arcades_beside[here] if token_lies(ring, at.number, kind == TRADER)]
    if kind == COURTESAN:
        return [slot for slot, count in enumerate(outside) if count > 0]
    return [hall.number for hall in ring.setup.halls_beside[here] if guest_lies(ring, hall.number, kind != ASSASSIN)]


def ends(ring: Ring, kind: int, here: int, chosen: int) -> list[int]:
    """What may follow, and makes a difference."""
    numbers = range(ring.setup.ring)
    if kind == GUARD:
        return [hall for hall in numbers if ring.cards[hall] is None]
    if kind == GONDOLIER:
        return [hall for hall in numbers if hall != chosen and guest_lies(ring, hall, True)]
    if kind == TRADER:
        tokens, traded = ring.tokens, ring.tokens[chosen]
        return [arcade for arcade in numbers if token_lies(ring, arcade, True) and tokens[arcade] is not traded]
    if kind == COURTESAN:
        return [hall.number for hall in ring.setup.halls_beside[here] if ring.cards[hall.number] is None]
    return NOTHING_MORE


def after(ring: Ring, kind: int, chosen: int, end: int) -> Ring:
    """The palace when it is done."""
    twin = ring.copy()
    if kind == THIEF:
        twin.tokens_down[chosen] = True
    elif kind == ASSASSIN:
        twin.cards_down[chosen] = True
    elif kind == TRADER:
        twin.exchange_tokens(chosen, end)
    elif kind == COURTESAN:
        twin.cards[end] = ring.setup.guest_in(chosen)
    else:
        twin.exchange_cards(chosen, end)
    return twin


def token_lies(ring: Ring, arcade: int, face_down_too: bool) -> bool:
    return ring.tokens[arcade] is not None and (face_down_too or not ring.tokens_down[arcade])


def guest_lies(ring: Ring, hall: int, face_down_too: bool) -> bool:
    return isinstance(ring.cards[hall], Guest) and (face_down_too or not ring.cards_down[hall])
