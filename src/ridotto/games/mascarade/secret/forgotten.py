"""What might be so as well, for a player who remembers nothing: masks that they cannot see now lie elsewhere."""

from __future__ import annotations

from ridotto.games.mascarade.public.setup import MascaradeSetup
from ridotto.games.mascarade.public.view import CourtView
from ridotto.games.mascarade.secret.state import Court


def forgotten(setup: MascaradeSetup, court: Court, view: CourtView) -> list[Court]:
    """Returns forks of a match: in one of them every mask that this view does not show lies in every such place."""
    hidden = [slot for slot, place in enumerate(setup.places) if place not in view.open and place not in view.held]
    found: list[Court] = []
    for step in range(1, len(hidden)):
        fork = court.fork()
        fork.masks = court.masks.copy()
        for number, slot in enumerate(hidden):
            fork.masks[slot] = court.masks[hidden[(number + step) % len(hidden)]]
        found.append(fork)
    return found
