"""Abilities that have fired: in which order they are settled, and how one thing in them leads to the next."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from ridotto.games.masquerade.public.deck.card import Ability, Effect, Selector
from ridotto.games.masquerade.public.deck.vocabulary import (
    ALL,
    ATTACKER,
    DEFENDER,
    FLIP_UP,
    MINE,
    OTHERS,
    SELF,
    TARGET,
)
from ridotto.games.masquerade.public.facts import Chose, Declined, Uses
from ridotto.games.masquerade.public.words import NO, YES
from ridotto.games.masquerade.secret.rules.bout import NO_BOUT, Bout
from ridotto.games.masquerade.secret.state import Salon
from ridotto.kernel import Answer, Because, Player, Question, Step

YES_OR_NO: Final = (YES, NO)
ONLY_NO: Final = (NO,)


class Due(Step[Salon]):
    """Something that has fired and will be settled, whatever becomes of its card (MSQ-107)."""

    @abstractmethod
    def called(self, salon: Salon) -> Answer:
        """Returns what its owner calls it when it is to be put in order."""
        raise NotImplementedError


@mypyc_attr(free_list_len=1)
class Resolve(Due):
    """An ability of a card works, for the seat that owned the card when it fired."""

    def __init__(self, card: int, ability: Ability, seat: int, bout: Bout) -> None:
        self.card = card
        self.ability = ability
        self.seat = seat
        self.bout = bout

    def called(self, salon: Salon) -> Answer:
        return salon.name_of(self.card)

    def run(self, salon: Salon, /) -> None:
        chain = Chain(self.ability.deeds, 0, self.card, self.seat, self.bout, -1)
        if not chain.seems_possible(salon):
            return  # MSQ-075, and everybody sees it
        if self.ability.may:
            salon.ask(WhetherToUse(Player(self.seat), chain))
        else:
            begin(salon, chain)

    def spelling(self) -> str:
        return f"Resolve {self.card} {self.ability.when} {self.seat} {self.bout.spelt()}"


def begin(salon: Salon, chain: Chain) -> None:
    """Tells of an ability before it has found anything: a silence would tell what is hidden (MSQ-160)."""
    salon.tell(salon.here, Uses(Player(chain.seat), salon.name_of(chain.card)))
    salon.then(chain)


class WhetherToUse(Question[Salon, Answer]):
    """A player is asked where it might be possible, by what all see: a silence would tell what is hidden (MSQ-160)."""

    def __init__(self, player: Player, chain: Chain) -> None:
        super().__init__(player)
        self.chain = chain

    def options(self, salon: Salon, /) -> tuple[Answer, ...]:
        return YES_OR_NO if self.chain.possible(salon) else ONLY_NO

    def apply(self, salon: Salon, answer: Answer, /) -> None:
        if answer is YES:
            begin(salon, self.chain)
        else:
            salon.tell(salon.here, Declined(self.player))

    def why_not(self, salon: Salon, answer: Answer, /) -> Because:
        if answer is not YES:
            return super().why_not(salon, answer)
        return self.not_offered(salon, answer, "nothing-to-do-it-to")

    def about(self, salon: Salon, /) -> Answer | None:
        return salon.name_of(self.chain.card)  # it fired face up, so all know it

    def carries(self) -> str:
        return f" {self.chain.spelling()}"


class Deed:
    """How one kind of effect is carried out."""

    @abstractmethod
    def possible(self, salon: Salon, chain: Chain) -> bool:
        """True when there is anything to do it to."""
        raise NotImplementedError

    def seems_possible(self, salon: Salon, chain: Chain) -> bool:
        """True when there might be, by what everybody sees; the same where that is all that counts."""
        return self.possible(salon, chain)

    @abstractmethod
    def carry_out(self, salon: Salon, chain: Chain) -> None:
        """Does it, or asks about it; then `chain.go_on`."""
        raise NotImplementedError

    def find_nothing(self, salon: Salon, chain: Chain) -> None:
        """Called instead of `carry_out` if it is not possible. Tells nothing, unless the silence would be a secret."""


DEEDS: Final[dict[int, Deed]] = {}  # by kind of effect; rules/deeds fills it


@mypyc_attr(free_list_len=1)
class Chain(Step[Salon]):
    """The effects of an ability, one after the other, as long as each finds something to work on."""

    def __init__(self, effects: list[Effect], at: int, card: int, seat: int, bout: Bout, paid: int) -> None:
        self.effects = effects
        self.at = at
        self.card = card
        self.seat = seat
        self.bout = bout
        self.paid = paid  # the card that was discarded for it, or -1

    def effect(self) -> Effect:
        return self.effects[self.at]

    def possible(self, salon: Salon) -> bool:
        return DEEDS[self.effect().kind].possible(salon, self)

    def seems_possible(self, salon: Salon) -> bool:
        return DEEDS[self.effect().kind].seems_possible(salon, self)

    def all_possible(self, salon: Salon) -> bool:
        """True when every effect finds something, as things stand before anything is paid."""
        for at in range(len(self.effects)):
            if not Chain(self.effects, at, self.card, self.seat, self.bout, -1).possible(salon):
                return False
        return True

    def all_seem_possible(self, salon: Salon) -> bool:
        """The same, judged by what everybody sees."""
        for at in range(len(self.effects)):
            if not Chain(self.effects, at, self.card, self.seat, self.bout, -1).seems_possible(salon):
                return False
        return True

    def run(self, salon: Salon, /) -> None:
        deed = DEEDS[self.effect().kind]
        if deed.possible(salon, self):
            deed.carry_out(salon, self)
        else:
            deed.find_nothing(salon, self)

    def go_on(self, salon: Salon, paid: int = -1) -> None:
        if self.at + 1 < len(self.effects):
            salon.then(Chain(self.effects, self.at + 1, self.card, self.seat, self.bout, paid))

    def cards(self, salon: Salon, selector: Selector) -> list[int]:
        """Returns what an effect is about, as things are."""
        return [card for card in self.cards_meant(salon, selector) if self.fits(salon, selector, card)]

    def cards_meant(self, salon: Salon, selector: Selector) -> list[int]:
        """Returns all cards in play among which it looks, whatever they are."""
        whose = selector.whose
        if whose == MINE:
            return salon.rows[self.seat]
        if whose == DEFENDER:
            return salon.rows[self.bout.defender]
        if whose in (ALL, OTHERS):
            found: list[int] = []
            for seat in salon.seats_from_turn():
                if whose == ALL or seat != self.seat:
                    found += salon.rows[seat]
            return found
        assert whose in (SELF, TARGET, ATTACKER)
        card = self.card if whose == SELF else self.bout.target if whose == TARGET else self.bout.attacker
        return [card] if salon.in_play(card) else []

    def fits(self, salon: Salon, selector: Selector, card: int) -> bool:
        if selector.other and card == self.card:
            return False
        return selector.fits(salon.setup.cards[card], salon.up[card])

    def spelling(self) -> str:
        kinds = [str(effect.kind) for effect in self.effects]
        return f"Chain {'+'.join(kinds)} {self.at} {self.card} {self.seat} {self.bout.spelt()} {self.paid}"


# Several at once.


def fire(salon: Salon, seat: int, dues: list[Due]) -> None:
    """Settles what has fired; the seat orders its own (MSQ-074)."""
    if len(dues) > 1 and len({due.called(salon) for due in dues}) > 1:
        salon.ask(WhichNext(Player(seat), dues, []))
    else:
        for due in dues:
            salon.then(due)


class WhichNext(Question[Salon, Answer]):
    """All is put in order before anything is settled: what is settled first may move the others."""

    def __init__(self, player: Player, waiting: list[Due], ordered: list[Due]) -> None:
        super().__init__(player)
        self.waiting = waiting
        self.ordered = ordered

    def options(self, salon: Salon, /) -> tuple[Answer, ...]:
        return tuple(dict.fromkeys([due.called(salon) for due in self.waiting]))  # a card with two goes as one

    def apply(self, salon: Salon, answer: Answer, /) -> None:
        chosen = [due for due in self.waiting if due.called(salon) is answer]
        waiting = [due for due in self.waiting if due.called(salon) is not answer]
        salon.tell(salon.here, Chose(self.player, answer))
        ordered = [*self.ordered, *chosen]
        if len({due.called(salon) for due in waiting}) > 1:
            salon.ask(WhichNext(self.player, waiting, ordered))
        else:
            for due in [*ordered, *waiting]:
                salon.then(due)

    def why_not(self, salon: Salon, answer: Answer, /) -> Because:
        return self.not_offered(salon, answer, "which-comes-first")

    def rules(self, salon: Salon, answer: Answer, /) -> tuple[str, ...]:
        return ("MSQ-074",)

    def carries(self) -> str:
        waiting, ordered = [" ".join([due.spelling() for due in dues]) for dues in (self.waiting, self.ordered)]
        return f" {waiting} | {ordered}"


def turn_up(salon: Salon, cards: list[int]) -> None:
    """Turns cards up; then what that fires is settled."""
    dues = turn_up_and_count(salon, cards)
    salon.reckon()
    fire(salon, salon.turn, dues)


def turn_up_and_count(salon: Salon, cards: list[int]) -> list[Due]:
    """Turns cards up and returns what that fires: first all are up, then it is decided (MSQ-107).

    {Flip Up} fires in its owner's turn, whatever turns the card (MSQ-060, MSQ-066).
    """
    turned = [card for card in cards if not salon.up[card]]
    for card in turned:
        salon.show(card)
    dues: list[Due] = []
    for card in turned:
        if salon.where[card] == salon.turn and not salon.fired & (1 << card):  # once in an action: MSQ-111
            salon.fired |= 1 << card
            for ability in salon.setup.cards[card].by_when[FLIP_UP]:
                if salon.active(card, ability) and salon.holds(ability.conditions, card, -1):
                    dues.append(Resolve(card, ability, salon.turn, NO_BOUT))
    return dues
