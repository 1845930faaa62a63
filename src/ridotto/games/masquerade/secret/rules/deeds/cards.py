"""Effects that bring cards into play or take them out of it, and the die."""

from __future__ import annotations

from ridotto.games.masquerade.public.deck.vocabulary import FACE_UP_SIDE, KING
from ridotto.games.masquerade.public.facts import NothingToDiscard, Recalled, Rolled, ShuffledAway, ShuffledBack, Stays
from ridotto.games.masquerade.public.words import PIPS, UP, Name, Place
from ridotto.games.masquerade.secret.rules.deeds.choice import OnCards
from ridotto.games.masquerade.secret.rules.drawing import draw
from ridotto.games.masquerade.secret.rules.firing import Chain, Deed
from ridotto.games.masquerade.secret.state import IN_DECK, IN_HAND, ON_PILE, Salon
from ridotto.kernel import FATE, Answer, Because, Player, Question, SeatStep


class Draws(Deed):
    """Cards are drawn. From an empty deck nothing comes, and nothing ends (MSQ-090)."""

    def possible(self, salon: Salon, chain: Chain) -> bool:
        return salon.deck > 0

    def carry_out(self, salon: Salon, chain: Chain) -> None:
        draw(salon, chain.seat, chain.effect().count, chain.effect().side)
        chain.go_on(salon)


class DrawsUpTo(Deed):
    """The player whose turn it is draws until their row has so many (MSQ-149)."""

    def possible(self, salon: Salon, chain: Chain) -> bool:
        return salon.deck > 0 and len(salon.rows[salon.turn]) < chain.effect().count

    def carry_out(self, salon: Salon, chain: Chain) -> None:
        missing = chain.effect().count - len(salon.rows[salon.turn])
        draw(salon, salon.turn, missing, chain.effect().side)
        chain.go_on(salon)


class Throws(OnCards):
    """Cards are discarded; never the King (MSQ-082)."""

    def candidates(self, salon: Salon, chain: Chain) -> list[int]:
        return [card for card in super().candidates(salon, chain) if not is_king(salon, card)]

    def work_on(self, salon: Salon, chain: Chain, cards: list[int]) -> None:
        for card in cards:
            salon.discard(card)

    def find_nothing(self, salon: Salon, chain: Chain) -> None:
        """Tells that somebody who has to discard one of their cards has nothing but the King."""
        if chain.effect().cards.one and self.seems_possible(salon, chain):
            salon.tell(salon.here, NothingToDiscard(Player(chain.seat)))


def is_king(salon: Salon, card: int) -> bool:
    return salon.setup.cards[card].kind == KING


class EachThrows(Deed):
    """Every seat, beginning with the one whose turn it is, discards of its own choice (MSQ-150)."""

    def possible(self, salon: Salon, chain: Chain) -> bool:
        return True

    def carry_out(self, salon: Salon, chain: Chain) -> None:
        for seat in salon.seats_from_turn():
            for _ in range(chain.effect().count):
                salon.then(SeatThrows(seat))
        chain.go_on(salon)


class SeatThrows(SeatStep[Salon]):
    def run(self, salon: Salon, /) -> None:
        if may_be_thrown(salon, self.seat):
            salon.ask(WhatToThrow(Player(self.seat)))
        else:
            salon.tell(salon.here, NothingToDiscard(Player(self.seat)))


def may_be_thrown(salon: Salon, seat: int) -> list[int]:
    return [card for card in salon.rows[seat] if not is_king(salon, card)]


class WhatToThrow(Question[Salon, Place]):
    """The player discards one of their cards, never the King."""

    def options(self, salon: Salon, /) -> tuple[Place, ...]:
        return salon.places_of(may_be_thrown(salon, self.player))

    def apply(self, salon: Salon, place: Place, /) -> None:
        salon.discard(salon.card_at(place))

    def why_not(self, salon: Salon, answer: Answer, /) -> Because:
        return self.not_offered(salon, answer, "discard-own")

    def rules(self, salon: Salon, answer: Answer, /) -> tuple[str, ...]:
        return ("MSQ-038", "MSQ-082")

    def carries(self) -> str:
        return ""


class Shuffles(Deed):
    """Cards are shuffled in from play or from the discards, once for each card in a game (MSQ-111, MSQ-152)."""

    def possible(self, salon: Salon, chain: Chain) -> bool:
        return salon.where[chain.bout.target] >= 0 or salon.where[chain.bout.target] == ON_PILE

    def carry_out(self, salon: Salon, chain: Chain) -> None:
        card = chain.bout.target
        name = salon.name_of(card)
        if salon.sent[card]:
            salon.tell(salon.here, Stays(name))
        else:
            salon.note_sent(card)
            if salon.in_play(card):
                at = salon.place_of(card)
                salon.take_away(card, IN_DECK)
                salon.tell(salon.here, ShuffledAway(at, name))
                salon.straighten()
            else:
                salon.pile.remove(card)
                salon.tell(salon.here, ShuffledBack(name))
            salon.shuffle_in(card)
        chain.go_on(salon)


class Recalls(Deed):
    """The player takes control of another card from the discards (MSQ-128, MSQ-147)."""

    def possible(self, salon: Salon, chain: Chain) -> bool:
        return len(recallable(salon, chain)) > 0

    def carry_out(self, salon: Salon, chain: Chain) -> None:
        salon.ask(WhomToRecall(Player(chain.seat), chain))


def recallable(salon: Salon, chain: Chain) -> list[int]:
    return [card for card in salon.pile if card not in (chain.card, chain.paid)]


class WhomToRecall(Question[Salon, Name]):
    def __init__(self, player: Player, chain: Chain) -> None:
        super().__init__(player)
        self.chain = chain

    def options(self, salon: Salon, /) -> tuple[Name, ...]:
        return tuple([salon.name_of(card) for card in recallable(salon, self.chain)])

    def apply(self, salon: Salon, name: Name, /) -> None:
        card = salon.setup.number_of[name]
        salon.pile.remove(card)
        salon.where[card] = IN_HAND
        salon.out_of_sight &= ~(1 << card)  # all see that it comes back
        salon.tell(salon.here, Recalled(self.player, name))
        if self.chain.effect().side == FACE_UP_SIDE:
            salon.put(card, self.player, True, salon.here)
            salon.reckon()
        else:
            salon.ask(SideOfRecalled(self.player, card))
        self.chain.go_on(salon)

    def why_not(self, salon: Salon, answer: Answer, /) -> Because:
        return self.not_offered(salon, answer, "recall-another")

    def about(self, salon: Salon, /) -> Answer | None:
        return salon.name_of(self.chain.card)

    def carries(self) -> str:
        return f" {self.chain.spelling()}"


class SideOfRecalled(Question[Salon, Answer]):
    """All saw which card it is; so all know what lies there face down."""

    def __init__(self, player: Player, card: int) -> None:
        super().__init__(player)
        self.card = card

    def options(self, salon: Salon, /) -> tuple[Answer, ...]:
        return salon.sides_for(self.card)

    def apply(self, salon: Salon, side: Answer, /) -> None:
        salon.put(self.card, self.player, side is UP, salon.here)
        salon.reckon()

    def about(self, salon: Salon, /) -> Answer | None:
        return salon.name_of(self.card)

    def carries(self) -> str:
        return f" {self.card}"


class Rolls(Deed):
    """A die is rolled for all to see: from this number on something happens (MSQ-077)."""

    def possible(self, salon: Salon, chain: Chain) -> bool:
        return True

    def carry_out(self, salon: Salon, chain: Chain) -> None:
        salon.ask(HowManyPips(FATE, chain))
        chain.go_on(salon)


class HowManyPips(Question[Salon, Answer]):
    def __init__(self, player: Player, chain: Chain) -> None:
        super().__init__(player)
        self.chain = chain

    def options(self, salon: Salon, /) -> tuple[Answer, ...]:
        return PIPS

    def apply(self, salon: Salon, pips: Answer, /) -> None:
        number = PIPS.index(pips) + 1
        salon.tell(salon.here, Rolled(number))
        chain, effect = self.chain, self.chain.effect()
        if number >= effect.count:
            salon.then(Chain(effect.then, 0, chain.card, chain.seat, chain.bout, -1))

    def carries(self) -> str:
        return f" {self.chain.spelling()}"
