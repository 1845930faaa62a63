"""What the vocabulary cannot say: a small class each."""

from __future__ import annotations

from typing import Final

from ridotto.games.masquerade.public.deck.vocabulary import ANY_SIDE
from ridotto.games.masquerade.public.facts import Decided, DiscardedFromDeck, Gathered, Gave, LookedAtDeck, WillGive
from ridotto.games.masquerade.public.words import DISCARD, FIRST, KEEP, SECOND, Place
from ridotto.games.masquerade.secret.rules.deeds.cards import is_king, may_be_thrown
from ridotto.games.masquerade.secret.rules.deeds.choice import GiftDeed, ToWhom
from ridotto.games.masquerade.secret.rules.deeds.rows import GivesCard
from ridotto.games.masquerade.secret.rules.drawing import DEALT_ANEW, FROM_DECK, PLACE
from ridotto.games.masquerade.secret.rules.firing import Chain, Deed
from ridotto.games.masquerade.secret.rules.sides import ChooseSides
from ridotto.games.masquerade.secret.state import GATHERED, ON_PILE, Salon
from ridotto.kernel import Answer, Player, Question, Step, only


class Specials(Deed):
    def possible(self, salon: Salon, chain: Chain) -> bool:
        return SPECIALS[chain.effect().special].possible(salon, chain)

    def carry_out(self, salon: Salon, chain: Chain) -> None:
        SPECIALS[chain.effect().special].carry_out(salon, chain)


class Redeal(Deed):
    """The card goes; all others are gathered, shuffled and dealt anew, and sides are chosen as at first (MSQ-123)."""

    def possible(self, salon: Salon, chain: Chain) -> bool:
        return True

    def carry_out(self, salon: Salon, chain: Chain) -> None:
        if salon.in_play(chain.card):
            salon.discard(chain.card)
        cards = salon.all_in_play()
        for card in cards:
            salon.take_away(card, GATHERED)
        salon.redeals += 1
        salon.tell(salon.here, Gathered())
        seats = salon.seats_from_turn()
        for number in range(len(cards)):
            salon.ask(DEALT_ANEW[seats[number % len(seats)]])
        salon.then(ChooseSides(0))


class Burden(Deed):
    """The player pays with another card and hands her on; or, with nothing to pay, she goes (MSQ-124)."""

    def possible(self, salon: Salon, chain: Chain) -> bool:
        return salon.where[chain.card] == chain.seat

    def carry_out(self, salon: Salon, chain: Chain) -> None:
        if price_of(salon, chain):
            salon.ask(WhatToPay(Player(chain.seat), chain))
        else:
            salon.discard(chain.card)


def price_of(salon: Salon, chain: Chain) -> list[int]:
    return [card for card in may_be_thrown(salon, chain.seat) if card != chain.card]


class WhatToPay(Question[Salon, Place]):
    def __init__(self, player: Player, chain: Chain) -> None:
        super().__init__(player)
        self.chain = chain

    def options(self, salon: Salon, /) -> tuple[Place, ...]:
        return salon.places_of(price_of(salon, self.chain))

    def apply(self, salon: Salon, place: Place, /) -> None:
        salon.discard(salon.card_at(place))
        salon.ask(ToWhom(self.player, self.chain, GivesCard(self.chain.card)))

    def rules(self, salon: Salon, answer: Answer, /) -> tuple[str, ...]:
        return ("MSQ-124",)

    def about(self, salon: Salon, /) -> Answer | None:
        return salon.name_of(self.chain.card)

    def carries(self) -> str:
        return f" {self.chain.spelling()}"


class Pestilence(Deed):
    """Instead of drawing, the player sees the next two of the deck; discards them, or gives one and keeps the other
    (MSQ-141).
    """

    def possible(self, salon: Salon, chain: Chain) -> bool:
        return True  # an empty deck has ended the match before

    def carry_out(self, salon: Salon, chain: Chain) -> None:
        cards = min(2, salon.deck)
        salon.tell(salon.here, LookedAtDeck(Player(chain.seat), cards))
        for _ in range(cards):
            salon.ask(FROM_DECK[chain.seat])
        salon.then(AskTheDoctor(chain))


class AskTheDoctor(Step[Salon]):
    def __init__(self, chain: Chain) -> None:
        self.chain = chain

    def run(self, salon: Salon, /) -> None:
        salon.ask(WhatBecomesOfThem(Player(self.chain.seat), self.chain))

    def spelling(self) -> str:
        return f"AskTheDoctor {self.chain.spelling()}"


class WhatBecomesOfThem(Question[Salon, Answer]):
    """The player gives the first or the second; or neither, where the King is not among them."""

    def __init__(self, player: Player, chain: Chain) -> None:
        super().__init__(player)
        self.chain = chain

    def options(self, salon: Salon, /) -> tuple[Answer, ...]:
        drawn = salon.drawn[self.player]
        found: list[Answer] = [FIRST, SECOND] if len(drawn) == 2 else [KEEP]
        for card in drawn:
            if is_king(salon, card):
                return tuple(found)
        return (*found, DISCARD)

    def apply(self, salon: Salon, answer: Answer, /) -> None:
        drawn = salon.drawn[self.player]
        if answer is DISCARD:
            salon.drawn[self.player] = ()
            for card in drawn:
                salon.where[card] = ON_PILE
                salon.pile.append(card)
                salon.tell(salon.here, DiscardedFromDeck(salon.name_of(card)))
        elif answer is KEEP:
            salon.then(PLACE[ANY_SIDE][self.player])
            salon.tell(salon.here, Decided(self.player))
        else:
            given = drawn[0] if answer is FIRST else drawn[1]
            salon.tell(salon.here, Decided(self.player))
            salon.tell(only(self.player), WillGive(self.player, salon.name_of(given)))
            salon.ask(ToWhom(self.player, self.chain, GivesDrawn(given)))
            salon.then(PLACE[ANY_SIDE][self.player])

    def about(self, salon: Salon, /) -> Answer | None:
        return salon.name_of(self.chain.card)

    def carries(self) -> str:
        return f" {self.chain.spelling()}"


class GivesDrawn(GiftDeed):
    """The card comes face down, unless it may not lie so: the two who know it are the giver and the given."""

    def __init__(self, card: int) -> None:
        self.card = card

    def give(self, salon: Salon, chain: Chain, to: int) -> None:
        giver = Player(chain.seat)
        salon.drawn[giver] = tuple([card for card in salon.drawn[giver] if card != self.card])
        salon.tell(salon.here, Gave(giver, Player(to)))
        up = not salon.may_lie(self.card, False)
        salon.put(self.card, to, up, only(giver) | only(Player(to)))

    def spelt(self) -> str:
        return str(self.card)


SPECIALS: Final[dict[str, Deed]] = {"redeal": Redeal(), "burden": Burden(), "pestilence": Pestilence()}
