"""One guess at all cards that nobody has shown, which agrees with all that was shown.

Between two gatherings of all rows a card that is never shown stays hidden where it is; and what lay in the rows when
they were gathered is what is dealt anew. So a guess is made from gathering to gathering: first at what was dealt
anew, out of what was gathered; then at what was drawn from the deck, out of what was in it and is not shown elsewhere.
Where no card is left that fits, others change places until one is.
"""

from __future__ import annotations

from ridotto.games.masquerade.public.belief.memory import Drawn, Memory
from ridotto.games.masquerade.public.deck.vocabulary import GENDERS, SIDES
from ridotto.games.masquerade.public.numbers import UNKNOWN
from ridotto.games.masquerade.public.setup import MasqueradeSetup
from ridotto.kernel import Draw


class Doubts:
    """What went wrong in a telling: kinds of cards that something seems not to be."""

    def __init__(self, setup: MasqueradeSetup) -> None:
        self.setup = setup
        self.kinds: dict[int, list[int]] = {}  # by the number of what was drawn

    def kind_of(self, card: int) -> int:
        """Returns the kind of a card: those of one class, gender and side are mostly as good as each other."""
        written = self.setup.cards[card]
        return (written.kind * len(GENDERS) + written.gender) * len(SIDES) + written.side

    def rule_out(self, drawn: Drawn, card: int) -> bool:
        return drawn.number in self.kinds and self.kind_of(card) in self.kinds[drawn.number]

    def learn(self, drawn: Drawn, kinds: list[int]) -> None:
        self.kinds[drawn.number] = [*self.kinds.get(drawn.number, []), *kinds]


class Guess:
    """A card for all that lay there or was drawn, in that order; `works` is False where it led into a dead end."""

    def __init__(self, memory: Memory, draw: Draw, doubts: Doubts, like: list[int] | None = None) -> None:
        self.memory = memory
        self.setup = memory.setup
        self.draw = draw
        self.doubts = doubts
        self.like = like or []  # another guess, to be kept to where that is possible
        self.pinned: Drawn | None = None  # but for this one, which is
        self.pin = UNKNOWN
        self.cards = [drawn.lying.card for drawn in memory.drawn]
        self.shown: list[list[Drawn]] = [[] for _ in memory.setup.cards]  # by card
        for drawn in memory.drawn:
            if drawn.lying.card != UNKNOWN:
                self.shown[drawn.lying.card].append(drawn)
        # Since all rows were last gathered.
        self.in_play: list[int] = []  # when they were
        self.since = 0  # so many had been drawn by then
        self.until = 0  # and so many when they are gathered next
        self.holders: list[Drawn | None] = []  # by card: what hides it
        self.works = like is None and self.all_found()

    def with_card(self, drawn: Drawn, card: int) -> Guess:
        """Returns a guess with this card there, and as few other changes as possible."""
        guess = Guess(self.memory, self.draw, self.doubts, self.cards)
        guess.pinned, guess.pin = drawn, card
        guess.works = guess.all_found()
        return guess

    def all_found(self) -> bool:
        for redeals in range(len(self.memory.gathered) + 1):
            self.holders = [None] * len(self.setup.cards)
            here = [drawn for drawn in self.memory.drawn if drawn.redeals == redeals]
            self.since, self.until = (here[0].number, here[-1].number + 1) if here else (0, 0)
            hidden = [drawn for drawn in here if drawn.lying.card == UNKNOWN]
            if not self.note_shown_as_dealt(here) or not self.pinned_is_found(hidden):
                return False
            from_deck = [drawn for drawn in hidden if not drawn.anew]
            for card in self.needed(redeals):
                if not self.stays(card) and self.holders[card] is None and not self.house(card, from_deck, []):
                    return False
            for drawn in in_order([drawn for drawn in hidden if self.cards[drawn.number] == UNKNOWN]):
                if not self.place(drawn, []):
                    return False
            if redeals < len(self.memory.gathered):
                guessed = {id(drawn.lying): self.cards[drawn.number] for drawn in here}
                self.in_play = [guessed.get(id(lying), lying.card) for lying in self.memory.gathered[redeals]]
        return True

    def pinned_is_found(self, hidden: list[Drawn]) -> bool:
        pinned = self.pinned
        if pinned is None or pinned not in hidden:
            return True
        if self.holders[self.pin] is not None or not self.fits(pinned, self.pin):
            return False
        self.give(pinned, self.pin)
        return True

    def note_shown_as_dealt(self, here: list[Drawn]) -> bool:
        """True when all that was dealt anew and shown was among what was gathered."""
        for drawn in here:
            if drawn.anew and drawn.lying.card != UNKNOWN:
                if drawn.lying.card not in self.in_play or self.holders[drawn.lying.card] is not None:
                    return False
                if self.stays(drawn.lying.card):
                    self.holders[drawn.lying.card] = drawn
        return True

    def stays(self, card: int) -> bool:
        """True when it was dealt anew, and not shuffled into the deck since: else it may be drawn again (MSQ-111)."""
        return card in self.in_play and not self.since < self.memory.returned.get(card, 0) <= self.until

    def needed(self, redeals: int) -> list[int]:
        """Returns what is dealt anew after the next gathering, and was hidden before it; what can stay comes first."""
        if redeals == len(self.memory.gathered):
            return []
        known = [UNKNOWN, *[lying.card for lying in self.memory.gathered[redeals]]]
        found: list[int] = []
        for drawn in self.memory.drawn:
            if drawn.anew and drawn.redeals == redeals + 1:
                card = self.pin if drawn is self.pinned else drawn.lying.card
                if card not in known:
                    found.append(card)
        return sorted(found, key=self.is_displaced) if self.like else found

    def is_displaced(self, card: int) -> bool:
        return self.pinned is not None and self.like[self.pinned.number] == card

    # Finding a card for a place, and a place for a card.

    def place(self, drawn: Drawn, tried: list[int]) -> bool:
        """Puts any card there that fits and is free; else one whose place another card can take."""
        fitting = [card for card in range(len(self.holders)) if card not in tried and self.fits(drawn, card)]
        free = [card for card in fitting if self.holders[card] is None]
        if self.like and self.like[drawn.number] in free:
            self.give(drawn, self.like[drawn.number])
            return True
        if free:
            self.give(drawn, free[self.draw(len(free))])
            return True
        for card in fitting:
            holder = self.holders[card]
            if card not in tried and holder is not None and self.may_change(holder):
                tried.append(card)
                if self.place(holder, tried):
                    self.give(drawn, card)
                    return True
        return False

    def house(self, card: int, hidden: list[Drawn], tried: list[int]) -> bool:
        """Puts a card anywhere that it fits and nothing was put yet; else where another card can go elsewhere."""
        fitting = [drawn for drawn in hidden if drawn.number not in tried and self.fits(drawn, card)]
        vacant = [drawn for drawn in fitting if self.cards[drawn.number] == UNKNOWN]
        before = [drawn for drawn in vacant if self.like and self.like[drawn.number] == card]
        if vacant:
            self.give(before[0] if before else vacant[self.draw(len(vacant))], card)
            return True
        for drawn in fitting:
            if drawn.number not in tried and self.may_change(drawn):
                tried.append(drawn.number)
                if self.house(self.cards[drawn.number], hidden, tried):
                    self.give(drawn, card)
                    return True
        return False

    def may_change(self, drawn: Drawn) -> bool:
        return drawn.lying.card == UNKNOWN and drawn is not self.pinned

    def give(self, drawn: Drawn, card: int) -> None:
        self.cards[drawn.number] = card
        self.holders[card] = drawn

    def fits(self, drawn: Drawn, card: int) -> bool:
        """True when a card was at hand as this was dealt or drawn, and is not shown before all rows are gathered."""
        if not drawn.may_be(self.setup, card) or self.doubts.rule_out(drawn, card):
            return False
        if drawn.anew or self.stays(card):
            return drawn.anew and self.stays(card)
        for shown in self.shown[card]:
            if shown.number > drawn.number:
                return shown.anew and shown.redeals > drawn.redeals
            if not shown.number < self.memory.returned.get(card, 0) <= drawn.number:
                return False
        return True


def in_order(hidden: list[Drawn]) -> list[Drawn]:
    """Returns those of which most is known first: the others have more to choose from."""
    return sorted(hidden, key=freedom)


def freedom(drawn: Drawn) -> int:
    return -1000 if drawn.is_king else -len(drawn.never)
