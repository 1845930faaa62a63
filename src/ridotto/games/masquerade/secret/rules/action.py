"""Actions: a card attacks, uses its ability, or is turned (MSQ-041 to 055, MSQ-065)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ridotto.games.masquerade.public.deck.vocabulary import ACTION
from ridotto.games.masquerade.public.facts import ActsWith, WillAttack
from ridotto.games.masquerade.public.setup import ACTIONS
from ridotto.games.masquerade.public.words import ATTACK, DOWN, END, PLACES, UP, USE, Place
from ridotto.games.masquerade.secret.rules.bout import NO_BOUT
from ridotto.games.masquerade.secret.rules.drawing import EVERY_SEAT
from ridotto.games.masquerade.secret.rules.fight import attack
from ridotto.games.masquerade.secret.rules.firing import Chain, begin, turn_up
from ridotto.games.masquerade.secret.state import Salon
from ridotto.kernel import Answer, Because, Player, Question

WITHOUT_TURNING: Final[tuple[tuple[Answer, ...], ...]] = ((), (ATTACK,), (USE,), (ATTACK, USE))
OR_TURN_DOWN: Final = tuple([(*ways, DOWN) for ways in WITHOUT_TURNING])
OR_TURN_UP: Final = tuple([(*ways, UP) for ways in WITHOUT_TURNING])


def somebody_seems_able(salon: Salon, seat: int) -> bool:
    """A card that lies face down may be any card that was not seen to act in this turn."""
    for card in salon.rows[seat]:
        if is_able(salon, card) if salon.up[card] else not salon.seems_to_have_acted(card):
            return True
    return False


def is_able(salon: Salon, card: int) -> bool:
    """It has not acted and could (MSQ-044). Nearly all cards can be turned: so that is looked at first."""
    if salon.has_acted(card):
        return False
    return may_turn(salon, card) or may_attack(salon, card) or action_of(salon, card) is not None


def ways_to_act(salon: Salon, card: int) -> tuple[Answer, ...]:
    number = (1 if may_attack(salon, card) else 0) + (2 if action_of(salon, card) is not None else 0)
    if not may_turn(salon, card):
        return WITHOUT_TURNING[number]
    return OR_TURN_DOWN[number] if salon.up[card] else OR_TURN_UP[number]


def may_turn(salon: Salon, card: int) -> bool:
    """MSQ-065."""
    return salon.may_lie(card, not salon.up[card])


def may_attack(salon: Salon, card: int) -> bool:
    """It has any strength, and somebody to use it on (MSQ-053)."""
    if salon.setup.cards[card].minds_target:
        return len(targets_of(salon, card)) > 0
    return salon.attack_of(card, -1) > 0 and anybody_else(salon, salon.where[card])


def anybody_else(salon: Salon, seat: int) -> bool:
    for other, row in enumerate(salon.rows):
        if row and other != seat:
            return True
    return False


def exposed(salon: Salon, seat: int) -> list[Place]:
    """Face-up cards shield the others of their row (MSQ-051, MSQ-052)."""
    places, row = PLACES[seat], salon.rows[seat]
    up = [places[at] for at, card in enumerate(row) if salon.up[card]]
    return up or [places[at] for at in range(len(row))]


def strength_against(salon: Salon, card: int, target: int) -> int:
    """As far as whoever attacks can know: a hidden target is any target (MSQ-053, MSQ-062)."""
    return salon.attack_of(card, target if salon.up[target] else -1)


def targets_of(salon: Salon, card: int) -> list[Place]:
    """Of a card that may attack: all that is exposed, unless its strength depends on whom it meets."""
    found: list[Place] = []
    for seat in range(salon.seats):
        if seat != salon.where[card]:
            found += exposed(salon, seat)
    if salon.setup.cards[card].minds_target:
        return [place for place in found if strength_against(salon, card, salon.card_at(place)) > 0]
    return found


def action_of(salon: Salon, card: int) -> Chain | None:
    """Its {A}, if it can be used to the end (MSQ-048, MSQ-147)."""
    written = salon.setup.cards[card]
    for ability in written.by_when[ACTION]:
        if (salon.up[card] or written.works_face_down) and not salon.silenced(card):
            chain = Chain(ability.deeds, 0, card, salon.where[card], NO_BOUT, -1)
            if salon.holds(ability.conditions, card, -1) and chain.all_possible(salon):
                return chain
    return None


class WhatToDo(Question[Salon, Answer]):
    """A card that acts, or the end of the turn (MSQ-043)."""

    def options(self, salon: Salon, /) -> tuple[Answer, ...]:
        places, row = PLACES[self.player], salon.rows[self.player]
        found: list[Answer] = [places[at] for at, card in enumerate(row) if is_able(salon, card)]
        found.append(END)
        return tuple(found)

    def answered(self, salon: Salon, answer: Answer, /) -> None:
        if isinstance(answer, Place):
            salon.tell(salon.here, ActsWith(answer))
            salon.ask(HowToAct(self.player, salon.card_at(answer)))
        else:
            salon.actions = ACTIONS

    def goes_on(self, salon: Salon, answer: Answer, /) -> bool:
        return answer is not END

    def why_not(self, salon: Salon, answer: Answer, /) -> Because:
        if isinstance(answer, Place) and answer.seat == self.player and answer.index < len(salon.rows[self.player]):
            acted = salon.has_acted(salon.card_at(answer))
            return self.not_offered(salon, answer, "It has acted in this turn." if acted else "It can do nothing.")
        return self.not_offered(salon, answer, "One of your own cards acts, or you end your turn.")

    def rules(self, salon: Salon, answer: Answer, /) -> tuple[str, ...]:
        return ("MSQ-043",) if answer is END else ("MSQ-041", "MSQ-042")

    def carries(self) -> str:
        return ""


@mypyc_attr(free_list_len=1)
class HowToAct(Question[Salon, Answer]):
    def __init__(self, player: Player, card: int) -> None:
        super().__init__(player)
        self.card = card

    def options(self, salon: Salon, /) -> tuple[Answer, ...]:
        return ways_to_act(salon, self.card)

    def answered(self, salon: Salon, how: Answer, /) -> None:
        card = self.card
        salon.acted.append(card)
        salon.actions += 1
        salon.fired.clear()
        if how is ATTACK:
            if not salon.deaf:
                salon.tell(salon.here, WillAttack(salon.place_of(card)))
            salon.ask(WhomToAttack(self.player, card))
        elif how is UP:
            turn_up(salon, [card])
        elif how is DOWN:
            salon.hide(card)
        else:
            chain = action_of(salon, card)
            assert chain is not None
            turn_up(salon, [card])
            begin(salon, chain)

    def goes_on(self, salon: Salon, how: Answer, /) -> bool:
        return how is ATTACK

    def why_not(self, salon: Salon, answer: Answer, /) -> Because:
        return self.not_offered(salon, answer, "A card attacks, uses its ability, or is turned, as far as it can.")

    def rules(self, salon: Salon, answer: Answer, /) -> tuple[str, ...]:
        if answer is ATTACK:
            return ("MSQ-050", "MSQ-053", "MSQ-054")
        if answer is USE:
            return ("MSQ-047", "MSQ-048")
        return ("MSQ-065", "MSQ-066") if answer is UP or answer is DOWN else ()

    def about(self, salon: Salon, /) -> Answer | None:
        return salon.place_of(self.card)

    def carries(self) -> str:
        return f" {self.card}"


@mypyc_attr(free_list_len=1)
class WhomToAttack(Question[Salon, Place]):
    def __init__(self, player: Player, card: int) -> None:
        super().__init__(player)
        self.card = card

    def options(self, salon: Salon, /) -> tuple[Place, ...]:
        return tuple(targets_of(salon, self.card))

    def answered(self, salon: Salon, place: Place, /) -> None:
        attack(salon, self.card, salon.card_at(place))

    def why_not(self, salon: Salon, answer: Answer, /) -> Because:
        if isinstance(answer, Place) and answer.seat != self.player and answer.seat < salon.seats:
            if answer.index < len(salon.rows[answer.seat]):
                say = "Cards that lie face up are attacked before those that lie face down."
                return self.not_offered(salon, answer, say)
        return self.not_offered(salon, answer, "Attack a card of another seat.")

    def rules(self, salon: Salon, answer: Answer, /) -> tuple[str, ...]:
        return ("MSQ-050", "MSQ-051", "MSQ-052")

    def about(self, salon: Salon, /) -> Answer | None:
        return salon.place_of(self.card)

    def carries(self) -> str:
        return f" {self.card}"


WHAT_TO_DO: Final = tuple([WhatToDo(seat) for seat in EVERY_SEAT])
