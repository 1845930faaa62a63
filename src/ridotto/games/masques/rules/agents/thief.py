"""The thief turns a token face down: nobody takes it in this round (MQD-122 to 126, MQF-125 to 129)."""

from __future__ import annotations

from ridotto.games.masques.facts import TokenTurned
from ridotto.games.masques.palace import Palace
from ridotto.games.masques.rules.agents.ability import Ability, tokens_beside
from ridotto.games.masques.words import Arcade
from ridotto.kernel import EVERYONE, Answer


class WhatToSteal(Ability):
    def targets(self, palace: Palace) -> list[Answer]:
        return tokens_beside(palace, self.here, False)  # never turned up: MQD-125, MQF-128

    def used(self, palace: Palace, target: Answer) -> None:
        assert isinstance(target, Arcade)
        palace.tokens_down |= 1 << target.number
        palace.tell(EVERYONE, TokenTurned(target))

    def why_no_target(self, palace: Palace) -> str:
        return "A thief turns down a token beside it that lies face up."

    def clauses(self) -> tuple[str, str]:
        return ("MQD-122", "MQF-125")
