"""The gondolier makes two guests change places (MQD-112 to 116, MQF-113 to 118)."""

from __future__ import annotations

from ridotto.games.masques.facts import Chose, Exchanged
from ridotto.games.masques.names import only_face_up
from ridotto.games.masques.palace import Palace
from ridotto.games.masques.rules.agents.ability import Ability, Completion, guests_beside
from ridotto.games.masques.words import DECLINE, Hall
from ridotto.kernel import EVERYONE, Answer


class WhomToFerry(Ability):
    def targets(self, palace: Palace) -> list[Answer]:
        beside = guests_beside(palace, self.here, palace.setup.move_facedown)  # MQD-113, MQF-114, MQF-117
        return [hall for hall in beside if partners(palace, hall)]  # MQD-115, MQF-116

    def used(self, palace: Palace, target: Answer) -> None:
        palace.tell(EVERYONE, Chose(self.player, target.text))
        palace.ask(WithWhomToChange(self.player, target))

    def goes_on(self, palace: Palace, answer: Answer, /) -> bool:
        return answer is not DECLINE

    def why_no_target(self, palace: Palace) -> str:
        guest = palace.setup.edition.words["guest"]
        return f"A gondolier takes a {guest} beside it{only_face_up(palace.setup.move_facedown)}."

    def clauses(self) -> tuple[str, str]:
        return ("MQD-112", "MQF-113")


class WithWhomToChange(Completion):
    def options(self, palace: Palace, /) -> tuple[Answer, ...]:
        return tuple(partners(palace, self.chosen))

    def answered(self, palace: Palace, partner: Answer, /) -> None:
        assert isinstance(partner, Hall) and isinstance(self.chosen, Hall)
        palace.exchange_cards(self.chosen, partner)  # MQD-116, MQF-118
        palace.tell(EVERYONE, Exchanged(self.chosen, partner))

    def why_no_end(self, palace: Palace) -> str:
        guest = palace.setup.edition.words["guest"]
        return f"It changes places with another {guest} in the palace{only_face_up(palace.setup.move_facedown)}."


def partners(palace: Palace, chosen: Answer) -> list[Hall]:
    """Any other guest in the palace (MQD-112, MQD-114, MQF-113, MQF-115, MQF-118)."""
    down = palace.setup.move_facedown
    halls = palace.setup.halls
    return [
        hall
        for hall in halls
        if hall is not chosen and palace.is_guest(hall) and (down or not palace.lies_face_down(hall))
    ]
