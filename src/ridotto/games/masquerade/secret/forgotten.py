"""What might be so as well, for a player who remembers nothing: cards that they cannot see now lie elsewhere."""

from __future__ import annotations

from ridotto.games.masquerade.public.setup import MasqueradeSetup
from ridotto.games.masquerade.public.view import SalonView
from ridotto.games.masquerade.public.words import PLACES
from ridotto.games.masquerade.secret.state import Boost, Salon


def forgotten(setup: MasqueradeSetup, salon: Salon, view: SalonView) -> list[Salon]:
    """Returns forks of a match: in one of them every card that this view does not show lies in every such place.

    Hidden are cards face down, what others have drawn, and the deck.
    """
    hidden = [
        card
        for seat, row in enumerate(salon.rows)
        for at, card in enumerate(row)
        if view.card_at(PLACES[seat][at]) is None
    ]
    for seat, drawn in enumerate(salon.drawn):
        if seat != view.player:
            hidden += drawn
    hidden += [setup.number_of[name] for name in salon.undrawn]
    found: list[Salon] = []
    for step in range(1, len(hidden)):
        moved = list(range(len(setup.cards)))
        for number, card in enumerate(hidden):
            moved[card] = hidden[(number + step) % len(hidden)]
        fork = salon.fork()
        exchange(salon, fork, moved)
        found.append(fork)
    return found


def exchange(salon: Salon, fork: Salon, moved: list[int]) -> None:
    """Puts another card in the place of each; what lies on a card, or was done with it, stays with the place."""
    for seat, row in enumerate(salon.rows):
        fork.rows[seat][:] = [moved[card] for card in row]
    for seat, drawn in enumerate(salon.drawn):
        fork.drawn[seat] = tuple([moved[card] for card in drawn])
    fork.undrawn[:] = [salon.setup.names[moved[salon.setup.number_of[name]]] for name in salon.undrawn]
    for card, other in enumerate(moved):
        fork.where[other] = salon.where[card]
        fork.up[other] = salon.up[card]
        fork.set_poison(other, salon.poison[card])
        fork.weaker[other] = salon.weaker[card]
        fork.more_attack[other] = salon.more_attack[card]
        fork.more_health[other] = salon.more_health[card]
    fork.boosts[:] = [Boost(moved[boost.card], boost.attack, boost.health, boost.by) for boost in salon.boosts]
    fork.acted = moved_bits(salon.acted, moved)
    fork.fired = moved_bits(salon.fired, moved)
    fork.began_up = moved_bits(salon.began_up, moved)
    fork.began_down = moved_bits(salon.began_down, moved)
    fork.out_of_sight = moved_bits(salon.out_of_sight, moved)


def moved_bits(bits: int, moved: list[int]) -> int:
    found = 0
    for card, other in enumerate(moved):
        if bits >> card & 1:
            found |= 1 << other
    return found
