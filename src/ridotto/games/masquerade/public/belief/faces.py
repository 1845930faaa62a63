"""Infers what cards may lie face down, for one player."""

from __future__ import annotations

from ridotto.games.masquerade.public.belief.even_odds import DECK, HiddenCards
from ridotto.games.masquerade.public.belief.memory import Drawn, Memory
from ridotto.games.masquerade.public.facts import Attacks, Drew, DrewUnseen, EndsTurn, Fought, Gathered, NobodyJoined
from ridotto.games.masquerade.public.numbers import UNKNOWN
from ridotto.games.masquerade.public.setup import MasqueradeSetup
from ridotto.games.masquerade.public.words import PLACES
from ridotto.kernel import Belief, Fact, OddsSheet, Player, TurnBegan
from ridotto.kernel.odds_sheet import estimated_row


class Faces(Belief):
    """For each place in a row, and for the deck, all cards that may be there."""

    def __init__(self, setup: MasqueradeSetup, player: Player) -> None:
        self.setup = setup
        self.player = player
        self.memory = Memory(setup, player)
        # After all rows were gathered: cards that are certainly among those dealt anew, and how many others are.
        self.certain: list[int] = []
        self.strangers = 0
        self.anew: list[Drawn] = []
        self.known: dict[str, list[str]] | None = None

    def hear(self, fact: Fact) -> None:
        self.known = None
        if isinstance(fact, Gathered):
            self.gather()
        self.memory.hear(fact)
        if isinstance(fact, (Drew, DrewUnseen)) and self.memory.drawn[-1].anew:
            self.anew.append(self.memory.drawn[-1])

    def possible(self) -> dict[str, list[str]]:
        if self.known is None:
            self.known = self.inferred()
        return self.known

    def gather(self) -> None:
        """Gathers all rows: known cards lose their places; unknown ones are still what they were."""
        certain, strangers = self.still_hidden()
        lying = [lying for row in self.memory.rows.rows for lying in row]
        dealt = [drawn.lying for drawn in self.anew]
        self.certain = certain + [each.card for each in lying if each.card != UNKNOWN]
        self.strangers = strangers + len([each for each in lying if each.card == UNKNOWN and each not in dealt])
        self.anew = []

    def still_hidden(self) -> tuple[list[int], int]:
        shown = [drawn.lying.card for drawn in self.anew if drawn.lying.card != UNKNOWN]
        certain = [card for card in self.certain if card not in shown]
        return certain, self.strangers - len([card for card in shown if card not in self.certain])

    def inferred(self) -> dict[str, list[str]]:
        hidden = self.hidden()
        answer: dict[str, list[str]] = {}
        for seat, row in enumerate(self.memory.rows.rows):
            for index, lying in enumerate(row):
                answer[PLACES[seat][index].text] = self.spelt(hidden.may_be(lying))
        answer[DECK] = self.spelt(hidden.in_deck)
        return answer

    def hidden(self) -> HiddenCards:
        """Returns the cards that lie hidden, with all that each may be."""
        certain, strangers = self.still_hidden()
        unseen = self.unseen()
        loose = [card for card in unseen if card not in certain]  # in the deck, or drawn from it
        hidden = [drawn for drawn in self.memory.drawn if drawn.lying.card == UNKNOWN and self.is_here(drawn)]
        found: list[list[int]] = []
        for drawn in hidden:
            cards = loose
            if drawn.anew:
                cards = unseen if strangers > 0 else certain
            found.append([card for card in cards if self.fits(drawn, card)])
        taken = rule_out(found)
        deck = self.memory.rows.deck
        in_deck = [card for card in loose if card not in taken] if deck > 0 else []
        return HiddenCards([drawn.lying for drawn in hidden], found, in_deck, deck)

    def sheet(self) -> OddsSheet:
        """Returns about how likely each card is at each place, when all that is drawn is drawn evenly.

        Why somebody keeps a card face down is not considered, so nothing but what is certain is exact.
        """
        hidden = self.hidden()
        odds = hidden.odds()
        numbers = {id(drawn.lying): drawn.number for drawn in self.memory.drawn}
        places: dict[str, dict[str, float]] = {}
        lying_there: dict[str, int] = {}
        for seat, row in enumerate(self.memory.rows.rows):
            for index, lying in enumerate(row):
                place = PLACES[seat][index].text
                places[place] = self.spelt_odds(hidden.odds_of(lying, odds))
                if id(lying) in numbers:
                    lying_there[place] = numbers[id(lying)]
        if hidden.in_deck:
            places[DECK] = self.spelt_odds(odds[-1])
        exact = all(len(cards) == 1 for cards in hidden.found)
        return OddsSheet(places, exact, lying_there)

    def matters(self, fact: Fact) -> bool:
        return not isinstance(fact, (TurnBegan, EndsTurn, NobodyJoined, Attacks, Fought))

    def starts_over(self, fact: Fact) -> bool:
        """All rows are gathered, and dealt anew."""
        return isinstance(fact, Gathered)

    def spelt_odds(self, odds: dict[int, float]) -> dict[str, float]:
        return estimated_row({self.setup.names[card].text: share for card, share in odds.items()})

    def unseen(self) -> list[int]:
        """Returns the cards that this player sees nowhere."""
        rows = self.memory.rows
        seen = [rows.recalled, *rows.pile]
        for lying in [each for cards in [*rows.rows, *rows.hands] for each in cards]:
            seen.append(lying.card)
        return [card for card in range(len(self.setup.cards)) if card not in seen]

    def is_here(self, drawn: Drawn) -> bool:
        """True for a card that was not gathered since it was drawn."""
        return drawn.redeals == len(self.memory.gathered)

    def fits(self, drawn: Drawn, card: int) -> bool:
        """True when a card may have been drawn then: what came back into the deck later was not drawn before."""
        return self.memory.returned.get(card, 0) <= drawn.number and drawn.may_be(self.setup, card)

    def spelt(self, cards: list[int]) -> list[str]:
        return [self.setup.names[card].text for card in cards]


def rule_out(found: list[list[int]]) -> list[int]:
    """Returns the cards that lie in one place for certain, and removes them from all others."""
    taken: list[int] = []
    again = True
    while again:
        again = False
        for cards in found:
            if len(cards) == 1 and cards[0] not in taken:
                taken.append(cards[0])
                again = True
        for number, cards in enumerate(found):
            if len(cards) > 1:
                found[number] = [card for card in cards if card not in taken]
    return taken
