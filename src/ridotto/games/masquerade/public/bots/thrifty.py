"""The simple bot of Masquerade: it does what is worth most in cards at once, and keeps its royals hidden."""

from __future__ import annotations

from typing import Final

from ridotto.games.masquerade.public.bots.thought import Thought
from ridotto.games.masquerade.public.facts import ActsWith
from ridotto.games.masquerade.public.setup import MasqueradeSetup
from ridotto.games.masquerade.public.view import SalonView
from ridotto.games.masquerade.public.words import Place
from ridotto.kernel import Answer, Asking, Bot, Draw, Fact, Player

ALIKE: Final = 1e-9  # what differs less is as good


class ThriftyBot(Bot):
    def __init__(self, setup: MasqueradeSetup, me: Player, draw: Draw) -> None:
        self.draw = draw
        self.view = SalonView(setup, me)
        self.acting: Place | None = None  # the last card that was chosen to act

    def hear(self, fact: Fact) -> None:
        self.view.hear(fact)
        if isinstance(fact, ActsWith):
            self.acting = fact.at

    def choose(self, asking: Asking, options: tuple[Answer, ...]) -> Answer:
        """Returns the best option, or any of the best where several are."""
        if len(options) == 1:
            return options[0]
        self.view.set_asking(asking)
        thought = Thought(self.view, self.acting)
        values = [thought.value_of(asking.question, option) for option in options]
        best = max(values)
        found = [option for option, value in zip(options, values) if value > best - ALIKE]
        return found[self.draw(len(found))]
