"""Effects on cards in rows: turning, taking, giving, killing."""

from __future__ import annotations

from ridotto.games.masquerade.public.deck.vocabulary import FACE_UP_SIDE
from ridotto.games.masquerade.secret.rules.death import Kill
from ridotto.games.masquerade.secret.rules.deeds.choice import GiftDeed, OnCards, SinglesOut, ToWhom
from ridotto.games.masquerade.secret.rules.firing import Chain, Due, fire, turn_up, turn_up_and_count
from ridotto.games.masquerade.secret.state import Salon
from ridotto.kernel import Player


class Flips(OnCards):
    """Cards are turned up all together (MSQ-107), or down wherever they lie."""

    def candidates(self, salon: Salon, chain: Chain) -> list[int]:
        up = chain.effect().side == FACE_UP_SIDE
        return [card for card in super().candidates(salon, chain) if salon.up[card] != up]

    def seems_possible(self, salon: Salon, chain: Chain) -> bool:
        turns_down = chain.effect().side != FACE_UP_SIDE  # only what lies face up, which all see
        return self.possible(salon, chain) if turns_down else super().seems_possible(salon, chain)

    def work_on(self, salon: Salon, chain: Chain, cards: list[int]) -> None:
        if chain.effect().side == FACE_UP_SIDE:
            turn_up(salon, cards)
        else:
            for card in cards:
                salon.hide(card)


class Takes(SinglesOut):
    """Cards are taken; hidden ones are turned up first, in the old row, out of their turn (MSQ-105, MSQ-130)."""

    def turns_up(self, chain: Chain) -> bool:
        return True

    def change(self, salon: Salon, chain: Chain, cards: list[int]) -> None:
        for card in cards:
            if salon.where[card] != chain.seat:
                salon.move(card, chain.seat)
        salon.reckon()


class Gives(SinglesOut):
    """A card goes to the seat that was attacked, or to another seat that the giver chooses."""

    def change(self, salon: Salon, chain: Chain, cards: list[int]) -> None:
        if not chain.effect().to_defender:
            salon.ask(ToWhom(Player(chain.seat), chain, GivesCard(cards[0])))
        elif salon.where[cards[0]] != chain.bout.defender:
            salon.move(cards[0], chain.bout.defender)


class GivesCard(GiftDeed):
    def __init__(self, card: int) -> None:
        self.card = card

    def give(self, salon: Salon, chain: Chain, to: int) -> None:
        salon.move(self.card, to)
        salon.reckon()

    def spelt(self) -> str:
        return str(self.card)


class Kills(OnCards):
    """The killer is the seat whose ability it is (MSQ-102)."""

    def work_on(self, salon: Salon, chain: Chain, cards: list[int]) -> None:
        kills = [Kill(card, chain.seat, (), False) for card in cards]
        dues: list[Due] = []
        if not chain.effect().cards.singles_out():  # nobody has told which cards: a question would (MSQ-160)
            asked = [kill.card for kill in kills if not kill.cannot(salon, kill.card) and kill.has_a_way_out(salon)]
            dues = turn_up_and_count(salon, asked)
        for kill in kills:
            salon.then(kill)
        fire(salon, salon.turn, dues)
