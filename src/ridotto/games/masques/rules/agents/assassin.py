"""The assassin turns a guest face down: it counts for nothing in this round (MQD-094 to 098, MQF-095 to 099)."""

from __future__ import annotations

from ridotto.games.masques.facts import GuestTurned
from ridotto.games.masques.palace import Palace
from ridotto.games.masques.rules.agents.ability import Ability, guests_beside
from ridotto.games.masques.words import Hall
from ridotto.kernel import EVERYONE, Answer


class WhomToStab(Ability):
    def targets(self, palace: Palace) -> list[Answer]:
        return guests_beside(palace, self.here, False)  # never turned up: MQD-096, MQF-097

    def used(self, palace: Palace, target: Answer) -> None:
        assert isinstance(target, Hall)
        palace.cards_down |= 1 << target.number
        palace.tell(EVERYONE, GuestTurned(target))

    def why_no_target(self, palace: Palace) -> str:
        return f"An assassin turns down a {palace.setup.edition.words['guest']} beside it that lies face up."

    def clauses(self) -> tuple[str, str]:
        return ("MQD-094", "MQF-095")
