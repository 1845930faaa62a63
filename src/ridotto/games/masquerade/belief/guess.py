"""One guess at all cards that nobody has shown, which agrees with all that was shown.

Between two gatherings of all rows a card that is never shown stays hidden where it is; and what lay in the rows when
they were gathered is what is dealt anew. So a guess is made from gathering to gathering: first at what was dealt
anew, out of what was gathered; then at what was drawn from the deck, out of what was in it and is not shown elsewhere.
"""

from __future__ import annotations

from ridotto.games.masquerade.belief.memory import Drawn, Memory
from ridotto.games.masquerade.numbers import UNKNOWN
from ridotto.kernel import Draw


class Guess:
    """A card for everything that was ever drawn, in that order; `works` is False where it led into a dead end."""

    def __init__(self, memory: Memory, draw: Draw) -> None:
        self.memory = memory
        self.setup = memory.setup
        self.draw = draw
        self.cards = [drawn.lying.card for drawn in memory.drawn]
        self.shown: list[list[Drawn]] = [[] for _ in memory.setup.cards]  # by card
        for drawn in memory.drawn:
            if drawn.lying.card != UNKNOWN:
                self.shown[drawn.lying.card].append(drawn)
        self.held = [False] * len(memory.setup.cards)  # hidden in some row, by card
        self.works = self.all_found()

    def all_found(self) -> bool:
        in_play: list[int] = []  # when all rows were last gathered
        for redeals in range(len(self.memory.gathered) + 1):
            here = [drawn for drawn in self.memory.drawn if drawn.redeals == redeals]
            hidden = [drawn for drawn in here if drawn.lying.card == UNKNOWN]
            if not self.deal(here, in_play) or not self.keep(hidden, self.needed(redeals)):
                return False
            for drawn in in_order([drawn for drawn in hidden if self.cards[drawn.number] == UNKNOWN]):
                if not self.give(drawn, self.fitting(drawn)):
                    return False
            if redeals < len(self.memory.gathered):
                in_play = self.gathered_in(redeals, here)
                for card in range(len(self.held)):
                    self.held[card] = card in in_play
        return True

    def deal(self, here: list[Drawn], in_play: list[int]) -> bool:
        """What was dealt anew is what was gathered."""
        left = in_play.copy()
        dealt = [drawn for drawn in here if drawn.anew]
        for drawn in dealt:
            if drawn.lying.card != UNKNOWN:
                if drawn.lying.card not in left:
                    return False
                left.remove(drawn.lying.card)
        for drawn in in_order([drawn for drawn in dealt if drawn.lying.card == UNKNOWN]):
            if not self.give(drawn, [card for card in left if drawn.may_be(self.setup, card)]):
                return False
            left.remove(self.cards[drawn.number])
        return True

    def needed(self, redeals: int) -> list[int]:
        """What was shown after the next gathering, and lay in nobody's sight before it."""
        if redeals == len(self.memory.gathered):
            return []
        known = [UNKNOWN, *[lying.card for lying in self.memory.gathered[redeals]]]
        return [
            drawn.lying.card
            for drawn in self.memory.drawn
            if drawn.anew and drawn.redeals == redeals + 1 and drawn.lying.card not in known
        ]

    def keep(self, hidden: list[Drawn], needed: list[int]) -> bool:
        """Give what is needed to anybody who may have it."""
        for card in needed:
            if not self.held[card]:
                vacant = [drawn for drawn in hidden if self.cards[drawn.number] == UNKNOWN and self.fits(drawn, card)]
                if not vacant:
                    return False
                self.give(vacant[self.draw(len(vacant))], [card])
        return True

    def give(self, drawn: Drawn, cards: list[int]) -> bool:
        if cards:
            card = cards[self.draw(len(cards))]
            self.cards[drawn.number] = card
            self.held[card] = True
        return len(cards) > 0

    def fitting(self, drawn: Drawn) -> list[int]:
        return [card for card in range(len(self.held)) if self.fits(drawn, card)]

    def fits(self, drawn: Drawn, card: int) -> bool:
        """Whether a card was in the deck when this was drawn, and is not shown before all rows are gathered."""
        if self.held[card] or not drawn.may_be(self.setup, card):
            return False
        for shown in self.shown[card]:
            if shown.number > drawn.number:
                return shown.anew and shown.redeals > drawn.redeals
            if not shown.number < self.memory.returned.get(card, 0) <= drawn.number:
                return False
        return True

    def gathered_in(self, redeals: int, here: list[Drawn]) -> list[int]:
        guessed = {id(drawn.lying): self.cards[drawn.number] for drawn in here}
        return [guessed.get(id(lying), lying.card) for lying in self.memory.gathered[redeals]]


def in_order(hidden: list[Drawn]) -> list[Drawn]:
    """Those of whom most is known come first: the others have more to choose from."""
    return sorted(hidden, key=freedom)


def freedom(drawn: Drawn) -> int:
    return -1000 if drawn.is_king else -len(drawn.never)
