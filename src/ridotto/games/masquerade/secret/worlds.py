"""Finds matches that would have told a player exactly what they heard.

Hidden are the cards that others draw, and the sides that they choose in secret until the rows are shown: every other
answer can be read off the facts. So a world is the story once more, with a guess at all cards that nobody has shown.
What no clue speaks of shows in the telling: then the guess is mended, card by card, until the story goes on.
"""

from __future__ import annotations

from typing import Final

from ridotto.games.masquerade.public.belief import Doubts, Drawn, Guess, Memory
from ridotto.games.masquerade.public.numbers import UNKNOWN
from ridotto.games.masquerade.public.setup import MasqueradeSetup
from ridotto.games.masquerade.secret.arrival import before_they_came
from ridotto.games.masquerade.secret.rules.opening import new_match
from ridotto.games.masquerade.secret.state import Salon
from ridotto.games.masquerade.secret.story import Story
from ridotto.kernel import SPECTATOR, Draw, Fact, Match, Player

TELLINGS: Final = 500  # of one world at most
MENDED: Final = 100  # tellings after which a guess is given up for a new one


def worlds(setup: MasqueradeSetup, player: Player, heard: list[Fact], times: int, draw: Draw) -> list[Match]:
    """Returns such matches; none where no match that opens with this setup could have told this.

    Players and a spectator heard how it began. The worlds of a player who came late begin when they sit down: of a past
    that they did not hear there are too many.
    """
    found: list[Match] = []
    memory = Memory(setup, player)
    try:
        for fact in heard:
            memory.hear(fact)
        while len(found) < times:
            world = Search(memory, player, heard, draw).world()
            if world is None:
                return found
            found.append(world)
    except (IndexError, KeyError, ValueError):  # a place where nothing lies, a card that is not there
        return []
    return found


class Search:
    """One telling after the other, each a little nearer to what was heard."""

    def __init__(self, memory: Memory, player: Player, heard: list[Fact], draw: Draw) -> None:
        self.memory = memory
        self.player = player
        self.heard = heard
        self.draw = draw
        self.left = TELLINGS
        self.given_up_at = 0  # tellings that are left then
        self.doubts = Doubts(memory.setup)

    def world(self) -> Salon | None:
        while self.left > 0:
            self.given_up_at = max(self.left - MENDED, 0)
            self.doubts = Doubts(self.memory.setup)
            story = self.telling(Guess(self.memory, self.draw, self.doubts))
            while story is not None and not story.done:
                story = self.mend(story)
            if story is not None:
                return story.salon
        return None

    def telling(self, guess: Guess) -> Story | None:
        """Tells the story with this guess as far as it goes; None where it does not even begin."""
        self.left -= 1
        salon = self.beginning(guess) if guess.works else None
        if salon is None:
            return None
        story = Story(salon, self.player, self.heard, guess)
        story.done = story.retell()
        return story

    def beginning(self, guess: Guess) -> Salon | None:
        if self.player == SPECTATOR or self.player in self.memory.setup.everybody:
            return new_match(self.memory.setup)
        threshold = self.memory.threshold
        return before_they_came(threshold, self.heard, guess, self.draw) if threshold.crossed else None

    def mend(self, story: Story) -> Story | None:
        """Returns the same with one other card, which goes on further; None where no other card helps.

        What goes wrong is mostly a matter of class and side: a kind of card that went wrong in one place is not tried
        there again, until nothing else is left to try.
        """
        named, others = self.suspects(story)
        for suspects in (named, others):
            for drawn in suspects:
                wrong = [self.doubts.kind_of(story.guess.cards[drawn.number])]
                for card in self.shuffled(story.guess):
                    kind = self.doubts.kind_of(card)
                    other = self.with_card(story, drawn, card) if kind not in wrong else None
                    if other is not None and self.is_better(other, story, drawn, named):
                        self.doubts.learn(drawn, wrong)
                        return other
                    if other is not None and other.read == story.read:
                        wrong.append(kind)
            for drawn in suspects:
                for card in self.shuffled(story.guess):
                    other = self.with_card(story, drawn, card)
                    if other is not None and self.is_better(other, story, drawn, []):
                        return other
        return None

    def is_better(self, story: Story, before: Story, drawn: Drawn, named: list[Drawn]) -> bool:
        """True when it goes on further; or no further, but for another reason than this card."""
        if story.read != before.read or story.done:
            return story.done or story.read > before.read
        return drawn in named and drawn not in self.suspects(story)[0]

    def with_card(self, story: Story, drawn: Drawn, card: int) -> Story | None:
        if self.left <= self.given_up_at:
            return None
        guess = story.guess.with_card(drawn, card)
        return self.telling(guess) if guess.works else None

    def suspects(self, story: Story) -> tuple[list[Drawn], list[Drawn]]:
        """Returns what was never shown: cards of which the telling spoke when it went wrong, and all others."""
        words = story.last_words()
        named: list[tuple[int, Drawn]] = []
        others: list[Drawn] = []
        for drawn in reversed(self.memory.drawn[: story.drawn]):
            if drawn.lying.card == UNKNOWN:
                card = story.guess.cards[drawn.number]
                word = story.salon.name_of(card).text  # if it was shown, and should not have been
                if word not in words and story.salon.in_play(card):
                    word = story.salon.place_of(card).text
                if word in words:
                    named.append((words.index(word), drawn))
                else:
                    others.append(drawn)
        return [drawn for _, drawn in sorted(named, key=first_word)], others

    def shuffled(self, guess: Guess) -> list[int]:
        """Returns all cards; those that the guess has in the deck come first."""
        cards = list(range(len(self.memory.setup.cards)))
        for number in range(len(cards) - 1, 0, -1):
            other = self.draw(number + 1)
            cards[number], cards[other] = cards[other], cards[number]
        return [card for card in cards if card not in guess.cards] + [card for card in cards if card in guess.cards]


def first_word(named: tuple[int, Drawn]) -> int:
    return named[0]
