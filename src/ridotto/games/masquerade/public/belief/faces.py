"""Infers what cards may lie face down, for one player."""

from __future__ import annotations

from ridotto.games.masquerade.public.belief.memory import Drawn, Memory
from ridotto.games.masquerade.public.facts import Drew, DrewUnseen, Gathered
from ridotto.games.masquerade.public.numbers import UNKNOWN
from ridotto.games.masquerade.public.setup import MasqueradeSetup
from ridotto.games.masquerade.public.words import PLACES
from ridotto.kernel import Belief, Fact, Player


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
        rows = self.memory.rows
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
        answer: dict[str, list[str]] = {}
        lying_hidden = [drawn.lying for drawn in hidden]
        for seat, row in enumerate(rows.rows):
            for index, lying in enumerate(row):
                cards = [lying.card]
                if lying.card == UNKNOWN:
                    cards = found[lying_hidden.index(lying)]
                answer[PLACES[seat][index].text] = self.spelt(cards)
        answer["deck"] = self.spelt([card for card in loose if card not in taken]) if rows.deck > 0 else []
        return answer

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
