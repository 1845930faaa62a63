"""The courtier of Masques: it takes what leaves the palace best for its player, as it stands after the turn."""

from __future__ import annotations

from ridotto.games.masques.public.bots.thought import Thought
from ridotto.games.masques.public.bots.turns import Turns, value_of
from ridotto.games.masques.public.setup import MasquesSetup
from ridotto.games.masques.public.view import PalaceView
from ridotto.kernel import Answer, Asking, Character, Courtier, Draw, Fact, Player, best_of


class MasquesCourtier(Courtier):
    """All that counts here lies open but for hands, so there is nothing to forget: `Character.memory` is idle."""

    def __init__(
        self, setup: MasquesSetup, me: Player, draw: Draw, character: Character, like: MasquesCourtier | None = None
    ) -> None:
        """`like` is a bot that heard the same."""
        self.draw = draw
        self.character = character
        self.view: PalaceView = PalaceView(setup, me) if like is None else like.view.copy()

    def fork(self, draw: Draw) -> MasquesCourtier:
        return MasquesCourtier(self.view.setup, self.view.player, draw, self.character, self)

    def hear(self, fact: Fact) -> None:
        self.view.hear(fact)

    def choose(self, asking: Asking, options: tuple[Answer, ...]) -> Answer:
        """Returns the best option, or any of the best where several are."""
        if len(options) == 1:
            return options[0]
        self.view.set_asking(asking)
        thought = Thought(self.view, self.character)
        values = [thought.value_of(asking.question, option) for option in options]
        return best_of(options, values, self.character, self.draw)

    def plans(self, asking: Asking, options: tuple[Answer, ...], most: int) -> list[list[Answer]]:
        """Returns whole turns: a card, its hallway, and what an agent does there."""
        self.view.set_asking(asking)
        found = Turns(Thought(self.view, self.character)).beginning_with(asking.question, options)
        found.sort(key=value_of, reverse=True)
        return [turn.answers for turn in found[:most]]
