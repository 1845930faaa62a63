"""The courtier of Masquerade: it does what is worth most in cards at once, and keeps its royals hidden."""

from __future__ import annotations

from collections.abc import Sequence

from ridotto.games.masquerade.public.bots.thought import Thought
from ridotto.games.masquerade.public.bots.worth import hiding_of, worths_of
from ridotto.games.masquerade.public.facts import ActsWith, Hides, TurnedDown
from ridotto.games.masquerade.public.numbers import UNKNOWN
from ridotto.games.masquerade.public.rows import Lying
from ridotto.games.masquerade.public.setup import MasqueradeSetup
from ridotto.games.masquerade.public.view import SalonView
from ridotto.games.masquerade.public.words import PLACES, Place
from ridotto.kernel import Answer, Asking, Character, Courtier, Draw, Fact, Player, TurnBegan, best_of, ranked


class MasqueradeCourtier(Courtier):
    def __init__(
        self,
        setup: MasqueradeSetup,
        me: Player,
        draw: Draw,
        character: Character,
        like: MasqueradeCourtier | None = None,
    ) -> None:
        """`like` is a bot that heard the same."""
        self.draw = draw
        self.character = character
        self.view: SalonView = SalonView(setup, me) if like is None else like.view.copy()
        self.worths: list[float] = worths_of(setup.cards) if like is None else like.worths
        self.acting: Place | None = None if like is None else like.acting  # the last card that was chosen to act
        self.turns: int = 0 if like is None else like.turns
        self.seen: dict[Lying, int] = {}  # in which turn a card was last seen that lies face down now
        if like is not None:
            for lying, turn in like.seen.items():
                self.seen[like.view.table.like_of(lying, self.view.table)] = turn

    def fork(self, draw: Draw) -> MasqueradeCourtier:
        return MasqueradeCourtier(self.view.setup, self.view.player, draw, self.character, self)

    def hear(self, fact: Fact) -> None:
        self.view.hear(fact)
        if isinstance(fact, ActsWith):
            self.acting = fact.at
        elif isinstance(fact, TurnBegan):
            self.turns += 1
        elif self.character.memory is not None and isinstance(fact, (TurnedDown, Hides)):
            self.seen[self.view.table.at(fact.at)] = self.turns

    def likelihood(self, faces: dict[str, str], candour: Sequence[float] = ()) -> float:
        """Returns how likely others would have laid face down what lies hidden in their rows."""
        cards, found = self.view.setup.cards, 1.0
        hiding = {card.key.text: often for card, often in zip(cards, hiding_of(cards))}
        for seat, row in enumerate(self.view.table.rows):
            for index, lying in enumerate(row):
                if lying.card == UNKNOWN and not lying.up:
                    found *= hiding.get(faces.get(PLACES[seat][index].text, "").partition(" ")[0], 1.0)
        return found

    def choose(self, asking: Asking, options: tuple[Answer, ...]) -> Answer:
        """Returns the best option, or any of the best where several are."""
        if len(options) == 1:
            return options[0]
        return best_of(options, self.values(asking, options), self.character, self.draw)

    def plans(self, asking: Asking, options: tuple[Answer, ...], most: int) -> list[list[Answer]]:
        """Returns the options that seem best, each a plan."""
        return ranked(options, self.values(asking, options), most)

    def values(self, asking: Asking, options: tuple[Answer, ...]) -> list[float]:
        """Returns what each option is worth to somebody who has forgotten what is long ago."""
        self.view.set_asking(asking)
        forgotten = self.forgotten()
        cards = [lying.card for lying in forgotten]
        for lying in forgotten:
            lying.card = UNKNOWN
        thought = Thought(self.view, self.acting, self.character, self.worths)
        values = [thought.value_of(asking.question, option) for option in options]
        for lying, card in zip(forgotten, cards):
            lying.card = card
        return values

    def forgotten(self) -> list[Lying]:
        """Returns the others' cards that lie face down and were seen too long ago to be remembered."""
        span = self.character.memory
        found: list[Lying] = []
        if span is not None:
            for seat, row in enumerate(self.view.table.rows):
                for lying in row:
                    if seat != self.view.player and not lying.up and self.turns - self.seen.get(lying, 0) >= span:
                        found.append(lying)
        return found
