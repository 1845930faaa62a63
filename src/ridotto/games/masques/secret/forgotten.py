"""What might be so as well, for a player who remembers nothing: guests that they cannot see now are elsewhere."""

from __future__ import annotations

from ridotto.games.masques.public.held import NO_GUESTS, count_of, held_by_slot
from ridotto.games.masques.public.setup import MasquesSetup
from ridotto.games.masques.public.view import PalaceView
from ridotto.games.masques.secret.state import Palace
from ridotto.kernel import Player


def forgotten(setup: MasquesSetup, palace: Palace, view: PalaceView) -> list[Palace]:
    """Returns forks of a match: in one of them every guest that this view does not show is in every such place.

    Hidden are the hands of others, what is set aside, and what nobody holds.
    """
    guests = setup.edition.guests
    hidden = [guest for player, hand in enumerate(palace.hands) if player != view.player for guest in hand]
    hidden += palace.aside
    for guest in guests:
        hidden += [guest] * count_of(palace.gathered, guest.slot)
    found: list[Palace] = []
    for step in range(1, len(hidden)):
        fork = palace.fork()
        moved = hidden[step:] + hidden[:step]
        for player, hand in enumerate(palace.hands):
            if player != view.player:
                fork.in_hand[player] = NO_GUESTS
                for guest in moved[: len(hand)]:
                    fork.pick_up(Player(player), guest)
                del moved[: len(hand)]
        fork.aside = tuple(moved[: len(palace.aside)])
        del moved[: len(palace.aside)]
        fork.gathered = held_by_slot([moved.count(guest) for guest in guests])
        found.append(fork)
    return found
