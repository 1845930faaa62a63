"""The guard moves a guest to a vacant hallway (MQD-117 to 121, MQF-119 to 124)."""

from __future__ import annotations

from ridotto.games.masques.facts import Chose, Moved
from ridotto.games.masques.names import only_face_up
from ridotto.games.masques.palace import Palace
from ridotto.games.masques.rules.agents.ability import Ability, Completion, guests_beside
from ridotto.games.masques.words import DECLINE, Hall
from ridotto.kernel import EVERYONE, Answer


class WhomToRemove(Ability):
    def targets(self, palace: Palace) -> list[Answer]:
        if palace.vacant == 0:
            return []  # MQD-119, MQF-121
        return guests_beside(palace, self.here, palace.setup.move_facedown)  # MQD-121, MQF-123

    def used(self, palace: Palace, target: Answer) -> None:
        palace.tell(EVERYONE, Chose(self.player, target.text))
        palace.ask(WhereToRemove(self.player, target))

    def goes_on(self, palace: Palace, answer: Answer, /) -> bool:
        return answer is not DECLINE

    def why_no_target(self, palace: Palace) -> str:
        words = palace.setup.edition.words
        return f"A {words['guard']} takes a {words['guest']} beside it{only_face_up(palace.setup.move_facedown)}."

    def clauses(self) -> tuple[str, str]:
        return ("MQD-117", "MQF-119")


class WhereToRemove(Completion):
    def options(self, palace: Palace, /) -> tuple[Answer, ...]:
        return palace.setup.halls_in(palace.vacant)  # so not where it came from: MQD-118, MQF-120

    def answered(self, palace: Palace, there: Answer, /) -> None:
        assert isinstance(there, Hall) and isinstance(self.chosen, Hall)
        palace.exchange_cards(self.chosen, there)  # MQD-120, MQF-122, MQF-124
        palace.tell(EVERYONE, Moved(self.chosen, there))

    def why_no_end(self, palace: Palace) -> str:
        words = palace.setup.edition.words
        return f"A {words['guest']} moves to a vacant {words['hall']}."
