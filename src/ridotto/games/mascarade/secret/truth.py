"""Says what is true in a match, in the words of a scenario file: a position's, and what only play brings about."""

from __future__ import annotations

from ridotto.games.mascarade.public.numbers import OPENING
from ridotto.games.mascarade.secret.rules.turn import EndOfTurn
from ridotto.games.mascarade.secret.state import Court
from ridotto.kernel import name


def truth(court: Court) -> dict[str, object]:
    places = court.setup.places
    return {
        "masks": " ".join([mask.text for mask in court.masks]),
        "coins": " ".join([str(coins) for coins in court.coins]),
        "court": court.fines,
        "bank": court.bank,
        "turn": whose_turn(court),
        "initial": max(OPENING - court.turns, 0),
        "seats": " ".join([name(player) for player in court.sitters]),
        "shown": " ".join([place.text for place in places if court.exposed_places & place.bit]),
        "face_up": " ".join([place.text for place in places if court.face_up & place.bit]),
        **court.outcome_shown(),
    }


def whose_turn(court: Court) -> str:
    """Returns the player whose turn it is; empty before the first and after the last."""
    for step in court.waiting():
        if isinstance(step, EndOfTurn):
            return name(court.sitters[step.seat])
    return ""


def faces(court: Court) -> dict[str, str]:
    """Returns which mask lies where."""
    return {place.text: mask.text for place, mask in zip(court.setup.places, court.masks)}


def lying(court: Court) -> dict[str, list[str]]:
    return {place: [mask] for place, mask in faces(court).items()}


def census(court: Court) -> dict[str, int]:
    """Returns the number of coins, and of masks once all are dealt: none is lost and none is made."""
    found = {"coins": sum(court.coins) + court.fines + court.bank}
    if len(court.masks) == len(court.setup.places):
        for mask in court.setup.kinds:
            found[mask.text] = court.masks.count(mask)
    return found
