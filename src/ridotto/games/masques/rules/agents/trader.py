"""The trader makes two tokens change places, whatever the cards below them show (MQD-127 to 133, MQF-130 to 137)."""

from __future__ import annotations

from ridotto.games.masques.facts import Chose, Traded
from ridotto.games.masques.names import only_face_up
from ridotto.games.masques.palace import Palace, exchanged
from ridotto.games.masques.rules.agents.ability import Ability, Completion, tokens_beside
from ridotto.games.masques.words import DECLINE, Arcade
from ridotto.kernel import EVERYONE, Answer


class WhatToTrade(Ability):
    def targets(self, palace: Palace) -> list[Answer]:
        beside = tokens_beside(palace, self.here, palace.setup.trade_facedown)  # MQD-128, MQD-131, MQF-131, MQF-134
        return [arcade for arcade in beside if partners(palace, arcade)]

    def used(self, palace: Palace, target: Answer) -> None:
        palace.tell(EVERYONE, Chose(self.player, target.text))
        palace.ask(WhatToTradeItFor(self.player, target))

    def goes_on(self, palace: Palace, answer: Answer, /) -> bool:
        return answer is not DECLINE

    def why_no_target(self, palace: Palace) -> str:
        return f"A trader takes a token beside it{only_face_up(palace.setup.trade_facedown)}."

    def clauses(self) -> tuple[str, str]:
        return ("MQD-127", "MQF-130")


class WhatToTradeItFor(Completion):
    def options(self, palace: Palace, /) -> tuple[Answer, ...]:
        return tuple(partners(palace, self.chosen))

    def answered(self, palace: Palace, partner: Answer, /) -> None:
        assert isinstance(partner, Arcade) and isinstance(self.chosen, Arcade)
        tokens, here, there = palace.tokens, self.chosen.number, partner.number
        tokens[here], tokens[there] = tokens[there], tokens[here]
        palace.tokens_down = exchanged(palace.tokens_down, here, there)  # MQD-131, MQF-134
        palace.tell(EVERYONE, Traded(self.chosen, partner))

    def why_no_end(self, palace: Palace) -> str:
        return f"It changes places with another token in the palace{only_face_up(palace.setup.trade_facedown)}."


def partners(palace: Palace, chosen: Answer) -> list[Arcade]:
    """Any other token that lies on a palace card (MQD-130, MQD-132, MQD-133, MQF-133, MQF-135, MQF-136)."""
    down = palace.setup.trade_facedown
    found = []
    for arcade in palace.setup.arcades:
        if arcade is not chosen and palace.tokens[arcade.number] is not None:
            if down or not palace.tokens_down & (1 << arcade.number):
                found.append(arcade)
    return found
