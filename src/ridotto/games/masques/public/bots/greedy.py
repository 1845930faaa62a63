"""The simple bot of Masques: it takes what leaves the palace best for its player, as it stands after the turn."""

from __future__ import annotations

from typing import Final

from ridotto.games.masques.public.bots.thought import Thought
from ridotto.games.masques.public.setup import MasquesSetup
from ridotto.games.masques.public.view import PalaceView
from ridotto.kernel import Answer, Asking, Bot, Draw, Fact, Player

ALIKE: Final = 1e-9  # what differs less is as good


class GreedyBot(Bot):
    def __init__(self, setup: MasquesSetup, me: Player, draw: Draw) -> None:
        self.draw = draw
        self.view = PalaceView(setup, me)

    def hear(self, fact: Fact) -> None:
        self.view.hear(fact)

    def choose(self, asking: Asking, options: tuple[Answer, ...]) -> Answer:
        """Returns the best option, or any of the best where several are."""
        if len(options) == 1:
            return options[0]
        self.view.set_asking(asking)
        thought = Thought(self.view)
        values = [thought.value_of(asking.question, option) for option in options]
        best = max(values)
        found = [option for option, value in zip(options, values) if value > best - ALIKE]
        return found[self.draw(len(found))]
