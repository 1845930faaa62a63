"""Who takes the token of each palace card (MQD-134 to 157, MQF-138 to 163)."""

from __future__ import annotations

from typing import Final

from ridotto.games.masques.public.facts import NO_OWNER, Discarded, stayed
from ridotto.games.masques.public.held import NO_GUESTS, count_all
from ridotto.games.masques.public.words import Guest
from ridotto.games.masques.secret.state import Palace
from ridotto.kernel import EVERYONE, NOBODY, Step


class Awards(Step[Palace]):
    """Tokens are awarded clockwise from the door, until somebody wins (MQD-134, MQD-152, MQF-138)."""

    def run(self, palace: Palace, /) -> None:
        if palace.setup.edition.leftovers_go_before_awards:
            discard_leftovers(palace)  # MQD-082
        for number in range(palace.setup.ring):
            award(palace, number)
            if palace.ended:
                return  # MQD-152, MQF-158

    def spelling(self) -> str:
        return "Awards"


def discard_leftovers(palace: Palace) -> None:
    """Discards what is left in hands; nobody else sees which guests they are (MQD-187)."""
    for player in palace.setup.everybody:
        if palace.in_hand[player] != NO_GUESTS:
            if not palace.deaf:
                palace.tell(EVERYONE, Discarded(player, count_all(palace.in_hand[player])))
            palace.gather_hand(player)


def award(palace: Palace, number: int) -> None:
    """Awards a token: the card beside it that weighs more wins; but only a guest of a player's family takes it."""
    ring = palace.ring
    hall = ring.higher_hall(number)
    why = ring.obstacle_at(number, hall)
    if why:
        stay(palace, number, why)
        return
    token, higher = ring.tokens[number], ring.cards[hall]
    assert token is not None and isinstance(higher, Guest)
    if palace.owners[higher.family.slot] == NOBODY:
        stay(palace, number, NO_OWNER)  # MQD-140, MQF-145
    else:
        palace.collect(palace.owners[higher.family.slot], number, token)  # MQD-135, MQF-139


def stay(palace: Palace, number: int, why: str) -> None:
    """Leaves the token for the next round (MQD-147, MQF-152)."""
    if not palace.deaf:
        palace.tell(EVERYONE, stayed(palace.setup.arcades[number], why))


AWARDS: Final = Awards()
