"""Choosing one card out of several, for an effect that works on one."""

from __future__ import annotations

from abc import abstractmethod

from ridotto.games.masquerade.public.deck.vocabulary import FACE_UP_SIDE, FORMS
from ridotto.games.masquerade.public.facts import Chose
from ridotto.games.masquerade.public.words import SEATS, Place, Seat
from ridotto.games.masquerade.secret.rules.firing import Chain, Deed, fire, turn_up_and_count
from ridotto.games.masquerade.secret.state import Salon
from ridotto.kernel import Answer, Because, Player, Question


class OnCards(Deed):
    """An effect on all cards that it selects, or on one of them by choice."""

    @abstractmethod
    def work_on(self, salon: Salon, chain: Chain, cards: list[int]) -> None:
        """Does what the effect does to these cards."""
        raise NotImplementedError

    def candidates(self, salon: Salon, chain: Chain) -> list[int]:
        return chain.cards(salon, chain.effect().cards)

    def possible(self, salon: Salon, chain: Chain) -> bool:
        return len(self.candidates(salon, chain)) > 0

    def seems_possible(self, salon: Salon, chain: Chain) -> bool:
        """True when it might find something: a card that lies face down may be any card."""
        selector = chain.effect().cards
        for card in chain.cards_meant(salon, selector):
            if not salon.up[card] and selector.side != FACE_UP_SIDE and not (selector.other and card == chain.card):
                return True
        return self.possible(salon, chain)

    def carry_out(self, salon: Salon, chain: Chain) -> None:
        if chain.effect().cards.one:
            salon.ask(WhichOne(Player(chain.seat), chain, self))
        else:
            self.work_on(salon, chain, self.candidates(salon, chain))
            chain.go_on(salon)


class SinglesOut(OnCards):
    """An effect that leaves a card in play: a hidden card that it singles out is turned up first (MSQ-061, MSQ-105)."""

    @abstractmethod
    def change(self, salon: Salon, chain: Chain, cards: list[int]) -> None:
        """Changes these cards, as they lie now."""
        raise NotImplementedError

    def turns_up(self, chain: Chain) -> bool:
        return chain.effect().cards.singles_out()

    def work_on(self, salon: Salon, chain: Chain, cards: list[int]) -> None:
        dues = turn_up_and_count(salon, cards) if self.turns_up(chain) else []
        salon.reckon()  # a King who was turned up may complete the pair: MSQ-087
        if not salon.ended:
            self.change(salon, chain, cards)
            fire(salon, salon.turn, dues)


class WhichOne(Question[Salon, Place]):
    """A card that lies face down is chosen by its place alone."""

    def __init__(self, player: Player, chain: Chain, deed: OnCards) -> None:
        super().__init__(player)
        self.chain = chain
        self.deed = deed

    def options(self, salon: Salon, /) -> tuple[Place, ...]:
        return salon.places_of(self.deed.candidates(salon, self.chain))

    def apply(self, salon: Salon, place: Place, /) -> None:
        card = salon.card_at(place)
        salon.tell(salon.here, Chose(self.player, place))
        self.deed.work_on(salon, self.chain, [card])
        self.chain.go_on(salon, card)

    def why_not(self, salon: Salon, answer: Answer, /) -> Because:
        return self.not_offered(salon, answer, "choose-for", card=salon.name_of(self.chain.card).text)

    def name(self) -> str:
        return FORMS[self.chain.effect().kind].question

    def about(self, salon: Salon, /) -> Answer | None:
        return salon.name_of(self.chain.card)

    def carries(self) -> str:
        return f" {self.chain.spelling()}"


class ToWhom(Question[Salon, Seat]):
    """The player chooses another seat."""

    def __init__(self, player: Player, chain: Chain, gift: GiftDeed) -> None:
        super().__init__(player)
        self.chain = chain
        self.gift = gift

    def options(self, salon: Salon, /) -> tuple[Seat, ...]:
        return tuple([SEATS[seat] for seat in range(salon.seats) if seat != self.player])

    def apply(self, salon: Salon, seat: Seat, /) -> None:
        self.gift.give(salon, self.chain, seat.number)

    def about(self, salon: Salon, /) -> Answer | None:
        return salon.name_of(self.chain.card)

    def carries(self) -> str:
        return f" {self.chain.spelling()} {self.gift.spelt()}"


class GiftDeed:
    """An effect by which a player gives something to another seat."""

    @abstractmethod
    def give(self, salon: Salon, chain: Chain, to: int) -> None:
        """Gives it to that seat."""
        raise NotImplementedError

    @abstractmethod
    def spelt(self) -> str:
        """Returns all that it carries, as text."""
        raise NotImplementedError
