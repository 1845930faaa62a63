"""What might be so as well, for a player who remembers nothing: guests that they cannot see now are elsewhere."""

from __future__ import annotations

from ridotto.games.masques.public.setup import MasquesSetup
from ridotto.games.masques.public.view import PalaceView
from ridotto.games.masques.secret.state import Palace, with_one


def forgotten(setup: MasquesSetup, palace: Palace, view: PalaceView) -> list[Palace]:
    """Returns forks of a match: in one of them every guest that this view does not show is in every such place.

    Hidden are the hands of others, what is set aside, and what nobody holds.
    """
    guests = setup.edition.guests
    hidden = [guest for player, hand in enumerate(palace.hands) if player != view.player for guest in hand]
    hidden += palace.aside
    for guest in guests:
        hidden += [guest] * palace.gathered[guest.slot]
    found: list[Palace] = []
    for step in range(1, len(hidden)):
        fork = palace.fork()
        moved = hidden[step:] + hidden[:step]
        for player, hand in enumerate(palace.hands):
            if player != view.player:
                fork.hands[player] = ()
                for guest in moved[: len(hand)]:
                    fork.hands[player] = with_one(fork.hands[player], guest)
                del moved[: len(hand)]
        fork.aside = tuple(moved[: len(palace.aside)])
        del moved[: len(palace.aside)]
        for guest in guests:
            fork.gathered[guest.slot] = moved.count(guest)
        found.append(fork)
    return found
