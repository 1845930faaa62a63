"""The courtesan calls a guest by name, and whoever holds it must place it (MQD-099 to 111, MQF-100 to 112)."""

from __future__ import annotations

from ridotto.games.masques.facts import Called, Chose, GaveUp
from ridotto.games.masques.palace import Palace
from ridotto.games.masques.rules.agents.ability import Ability, Completion
from ridotto.games.masques.words import DECLINE, KINDS, Guest, Hall
from ridotto.kernel import EVERYONE, Answer, Player


class WhomToCall(Ability):
    def targets(self, palace: Palace) -> list[Answer]:
        if not vacant_beside(palace, self.here):
            return []  # MQD-103, MQF-104
        outside = palace.deck.copy()  # MQD-108, MQF-109
        for card in palace.cards:
            if isinstance(card, Guest):
                outside[card.slot] -= 1  # face up or down: MQD-101, MQF-098, MQF-102
        guests = palace.setup.edition.guests
        return [guests[slot] for slot in range(KINDS) if outside[slot] > 0]  # one copy will do: MQD-110, MQF-111

    def used(self, palace: Palace, target: Answer) -> None:
        halls = vacant_beside(palace, self.here)
        if len(halls) == 1:
            call(palace, self.player, target, halls[0])
        else:
            palace.tell(EVERYONE, Chose(self.player, target.text))
            palace.ask(WhereToCall(self.player, target, self.here))

    def goes_on(self, palace: Palace, answer: Answer, /) -> bool:
        """With one vacant place nobody is asked where: whoever holds the guest is known at once."""
        return answer is not DECLINE and len(vacant_beside(palace, self.here)) == 2

    def why_no_target(self, palace: Palace) -> str:
        return f"A courtesan calls a {palace.setup.edition.words['guest']} of this game that is not in the palace."

    def clauses(self) -> tuple[str, str]:
        return ("MQD-099", "MQF-100")


class WhereToCall(Completion):
    def __init__(self, player: Player, chosen: Answer, here: Hall) -> None:
        super().__init__(player, chosen)
        self.here = here

    def options(self, palace: Palace, /) -> tuple[Answer, ...]:
        return tuple(vacant_beside(palace, self.here))  # MQD-102, MQF-103

    def answered(self, palace: Palace, hall: Answer, /) -> None:
        call(palace, self.player, self.chosen, hall)

    def why_no_end(self, palace: Palace) -> str:
        words = palace.setup.edition.words
        return f"A {words['guest']} is called to a vacant {words['hall']} beside the courtesan."

    def carries(self) -> str:
        return f" {self.chosen.text} {self.here.text}"


def vacant_beside(palace: Palace, here: Hall) -> list[Hall]:
    return [hall for hall in palace.setup.halls_beside[here.number] if palace.vacant & (1 << hall.number)]


def call(palace: Palace, by: Player, guest: Answer, hall: Answer) -> None:
    """Out of turn, face up, and nobody is asked (MQD-104 to 106, MQF-105 to 107)."""
    assert isinstance(guest, Guest) and isinstance(hall, Hall)
    palace.tell(EVERYONE, Called(by, guest, hall))
    holder = holder_of(palace, by, guest)
    palace.put_down(holder, guest)
    palace.tell(EVERYONE, GaveUp(holder, guest))
    palace.place(guest, hall)


def holder_of(palace: Palace, by: Player, guest: Guest) -> Player:
    """The first who is called upon; there is one (MQD-107, MQF-108)."""
    for player in palace.setup.called_upon(by):
        if guest in palace.hands[player]:
            return player
    raise AssertionError(f"nobody holds {guest.text}")
