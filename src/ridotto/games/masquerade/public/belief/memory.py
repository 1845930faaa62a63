"""Remembers every card that was drawn or dealt, or lay there already; and what facts say of those not shown."""

from __future__ import annotations

from ridotto.games.masquerade.public.belief.threshold import Threshold
from ridotto.games.masquerade.public.deck.card import Selector
from ridotto.games.masquerade.public.deck.vocabulary import ALL, FACE_UP_SIDE, KILL, MINE, OTHERS, TAKE
from ridotto.games.masquerade.public.facts import (
    ActsWith,
    Discarded,
    Drew,
    DrewUnseen,
    Gathered,
    Joined,
    Killed,
    LaidDown,
    LaidUp,
    NothingToDiscard,
    OnDiscards,
    ShuffledAway,
    ShuffledBack,
    TurnedDown,
    Uses,
    WillAttack,
)
from ridotto.games.masquerade.public.numbers import UNKNOWN
from ridotto.games.masquerade.public.progress import Progress
from ridotto.games.masquerade.public.rows import Lying, Rows
from ridotto.games.masquerade.public.setup import MasqueradeSetup
from ridotto.games.masquerade.public.words import Place
from ridotto.kernel import Fact, Player, TurnBegan


class Drawn:
    """A card as it came from the deck, as it was dealt anew, or as it was found; and what it cannot be."""

    def __init__(self, lying: Lying, number: int, redeals: int, anew: bool, no_royals: bool) -> None:
        self.lying = lying
        self.number = number  # how many were drawn before it
        self.redeals = redeals  # how often all rows had been gathered by then
        self.anew = anew  # dealt after the last of them, not drawn from the deck
        self.no_royals = no_royals  # MSQ-012
        self.lies_down = False  # where no card with a fixed side could lie face down
        self.is_king = False
        self.never: list[int] = []  # other cards that it cannot be

    def may_be(self, setup: MasqueradeSetup, card: int) -> bool:
        """True when it may be this card, as far as it alone can tell."""
        if self.lying.card != UNKNOWN:
            return card == self.lying.card
        if self.is_king:
            return card == setup.king
        if self.no_royals and card in (setup.king, setup.queen):
            return False
        if self.lies_down and setup.cards[card].side == FACE_UP_SIDE:
            return False
        return card not in self.never


class Memory:
    """The whole story as one player heard it. After all rows were gathered, names have come off the cards."""

    def __init__(self, setup: MasqueradeSetup, player: Player) -> None:
        self.setup = setup
        self.rows = Rows(setup, player)
        self.progress = Progress(self.rows)
        self.used: Uses | None = None  # what the last fact said, where it said that a card uses its text
        self.threshold = Threshold(setup, player)
        self.drawn: list[Drawn] = []
        self.found = 0  # so many of them, the first, lay there when one came: in rows, or on the discards
        self.begun = False  # all that lay there was told
        self.gathered: list[list[Lying]] = []  # what lay in the rows, each time that all were gathered
        self.returned: dict[int, int] = {}  # shuffled back into the deck: how many had been drawn by then

    def hear(self, fact: Fact) -> None:
        self.look_back(fact)
        self.threshold.hear(fact)
        anew = self.rows.to_deal > 0
        self.progress.hear(fact)
        self.rows.hear(fact)
        self.used = fact if isinstance(fact, Uses) else None
        if isinstance(fact, (Drew, DrewUnseen)):
            lying = self.rows.hands[fact.player][-1]
            no_royals = self.progress.dealing and self.setup.royals_in_deck
            self.drawn.append(Drawn(lying, len(self.drawn), len(self.gathered), anew, no_royals))
            self.begun = True
        elif self.begun:
            self.look_around(fact)
        else:
            self.look_about(fact)

    def look_about(self, fact: Fact) -> None:
        """Notes what lies there when this player comes. Whether all text counts is known when all of it was told."""
        if isinstance(fact, (LaidUp, LaidDown)):
            self.find(self.rows.at(fact.at))
        elif isinstance(fact, OnDiscards):
            self.find(Lying(self.rows.number(fact.card)))
        elif isinstance(fact, (TurnBegan, Joined)):
            self.begun = True
            for drawn in self.drawn:
                drawn.lies_down = not self.is_silent()

    def find(self, lying: Lying) -> None:
        self.drawn.append(Drawn(lying, self.found, 0, False, False))
        self.found += 1

    # What follows from a fact, seen before and after it.

    def look_back(self, fact: Fact) -> None:
        if isinstance(fact, Gathered):
            self.gathered.append([lying for row in self.rows.rows for lying in row])
        elif isinstance(fact, ActsWith):
            for drawn in self.hidden([self.rows.at(fact.at)]):
                drawn.never += self.progress.acted_cards
        elif isinstance(fact, Discarded):
            self.could_not_pay(fact)
        elif isinstance(fact, (ShuffledAway, ShuffledBack)):
            self.returned[self.rows.number(fact.card)] = len(self.drawn)

    def look_around(self, fact: Fact) -> None:
        if isinstance(fact, LaidDown):
            for drawn in self.hidden([self.rows.at(fact.at)]):
                drawn.lies_down = drawn.lies_down or drawn.anew or not self.is_silent()
        elif isinstance(fact, (Killed, Discarded, ShuffledAway, TurnedDown)):
            if self.setup.silencers and not self.is_silent():
                for drawn in self.hidden([lying for row in self.rows.rows for lying in row]):
                    drawn.lies_down = True  # MSQ-153
        elif isinstance(fact, NothingToDiscard):
            self.must_be_king(self.rows.rows[fact.player])
        elif isinstance(fact, Uses):
            self.works(fact)
        elif isinstance(fact, WillAttack):
            self.could_attack(fact.at)

    def hidden(self, lying: list[Lying]) -> list[Drawn]:
        """Returns those of these cards that this player does not know."""
        unknown = [each for each in lying if each.card == UNKNOWN]
        return [drawn for drawn in self.drawn if drawn.lying in unknown] if unknown else []

    def is_silent(self) -> bool:
        """True when a card lies there that takes away the text of others."""
        return any(lying.up and lying.card in self.setup.silencers for row in self.rows.rows for lying in row)

    def could_not_pay(self, fact: Discarded) -> None:
        """Notes that nothing lies beside her but the King: only then she goes herself (MSQ-124)."""
        written = self.setup.cards[self.rows.number(fact.card)]
        if self.used is not None and self.used.card is fact.card and written.is_burden():
            self.must_be_king(self.rows.rows[fact.at.seat])

    def must_be_king(self, row: list[Lying]) -> None:
        for drawn in self.hidden(row):
            drawn.is_king = True

    def works(self, fact: Uses) -> None:
        """Notes that what takes or kills all cards of a class leaves none of it, even where it found none (MSQ-130)."""
        card = self.rows.number(fact.card)
        deeds = [ability.deeds for ability in self.setup.cards[card].abilities if ability.deeds]
        if len(deeds) == 1 and deeds[0][0].kind in (TAKE, KILL):
            self.all_were_found(deeds[0][0].cards, fact.player, card)

    def all_were_found(self, selector: Selector, seat: int, card: int) -> None:
        """Notes that every card that was meant is turned up in the same breath: what stays hidden is none of them."""
        if selector.classes and not selector.one and selector.side != FACE_UP_SIDE:
            cards = [other for other, written in enumerate(self.setup.cards) if selector.fits(written, False)]
            for drawn in self.hidden(self.reached(selector, seat, card)):
                drawn.never += cards

    def reached(self, selector: Selector, seat: int, card: int) -> list[Lying]:
        """Returns all cards in the rows that a card of this seat means by a selector, whatever they are."""
        found: list[Lying] = []
        for at, row in enumerate(self.rows.rows):
            whose = selector.whose
            if whose == ALL or (whose == MINE and at == seat) or (whose == OTHERS and at != seat):
                found += [lying for lying in row if lying.card != card or not selector.other]
        return found

    def could_attack(self, place: Place) -> None:
        """Notes that a card has some attack, from hiding, against somebody (MSQ-053)."""
        lying = self.rows.at(place)
        if lying.card == UNKNOWN and not self.setup.minds_hidden:
            numbers, side = self.rows.numbers(), self.rows.side_of(lying)
            targets = self.exposed(place.seat)
            weak: list[int] = []
            for card in range(len(self.setup.cards)):
                if numbers.where[card] < 0:
                    numbers.where[card], numbers.rows[place.seat][place.index] = place.seat, card
                    if max([numbers.attack_of(card, side, target) for target in targets], default=0) <= 0:
                        weak.append(card)
                    numbers.where[card] = -1
            for drawn in self.hidden([lying]):
                drawn.never += weak

    def exposed(self, seat: int) -> list[int]:
        """Returns face-up cards of others, or UNKNOWN for a row that is all face down (MSQ-051, MSQ-052)."""
        found: list[int] = []
        for other, row in enumerate(self.rows.rows):
            if other != seat and row:
                up = [lying.card for lying in row if lying.up]
                found += up or [UNKNOWN]
        return found
