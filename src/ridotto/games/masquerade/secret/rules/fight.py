"""An attack, step by step (MSQ-100)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ridotto.games.masquerade.public.deck.card import Ability
from ridotto.games.masquerade.public.deck.vocabulary import AFTER_ATTACK, ATTACKED, ATTACKING
from ridotto.games.masquerade.public.facts import Attacks, Fought, NoFight
from ridotto.games.masquerade.secret.rules.bout import Bout
from ridotto.games.masquerade.secret.rules.death import Kill
from ridotto.games.masquerade.secret.rules.firing import Resolve, turn_up
from ridotto.games.masquerade.secret.state import Salon
from ridotto.kernel import Step


def attack(salon: Salon, attacker: int, target: int) -> None:
    """Takes steps 1 and 2: sides are fixed, then a hidden attacker is turned up, and what that fires comes first."""
    side, target_side = salon.side_of(attacker), salon.side_of(target)
    bout = Bout(attacker, target, salon.where[attacker], salon.where[target], side, target_side)
    bout.after = active(salon, attacker, AFTER_ATTACK)
    bout.redeals = salon.redeals
    salon.gained_before = salon.gained_after = 0
    salon.arrows_ignored = False
    if not salon.deaf:
        salon.tell(salon.here, Attacks(salon.place_of(attacker), salon.place_of(target)))
    turn_up(salon, [attacker])
    salon.then(Clash(bout))


def active(salon: Salon, card: int, when: int) -> list[Ability]:
    return [ability for ability in salon.setup.cards[card].by_when[when] if salon.active(card, ability)]


def is_off(salon: Salon, bout: Bout) -> bool:
    """True when the attacker or the target is gone (a redeal takes all: MSQ-104), or one seat owns both."""
    here, there = salon.where[bout.attacker], salon.where[bout.target]
    return here < 0 or there < 0 or here == there or bout.redeals != salon.redeals


def limit_of(salon: Salon, card: int) -> tuple[int, ...]:
    """Returns the only classes that it can kill, attacking or attacked (MSQ-108, MSQ-136); empty means all."""
    return () if salon.silenced(card) else salon.setup.cards[card].kills_only


@mypyc_attr(free_list_len=1)
class Clash(Step[Salon]):
    """Step 3: what the attacker does before the fight."""

    def __init__(self, bout: Bout) -> None:
        self.bout = bout

    def run(self, salon: Salon, /) -> None:
        bout = self.bout
        if is_off(salon, bout):
            salon.tell(salon.here, NoFight())
            return
        for ability in active(salon, bout.attacker, ATTACKING):
            if ability.deeds and salon.holds(ability.conditions, bout.attacker, bout.target):
                salon.then(Resolve(bout.attacker, ability, bout.seat, bout))
        salon.then(Compare(bout))

    def spelling(self) -> str:
        return f"Clash {self.bout.spelt()}"


@mypyc_attr(free_list_len=1)
class Compare(Step[Salon]):
    """Steps 4 and 5: totals are compared, a hidden defender is turned up, and the loser dies (MSQ-054)."""

    def __init__(self, bout: Bout) -> None:
        self.bout = bout

    def run(self, salon: Salon, /) -> None:
        bout = self.bout
        if is_off(salon, bout):
            salon.tell(salon.here, NoFight())
            return
        reactions = active(salon, bout.target, ATTACKED)  # MSQ-154
        numbers = salon.numbers
        strength = numbers.attack_of(bout.attacker, bout.side, bout.target, salon.gained_before, salon.gained_after)
        health = numbers.health_of(bout.target, bout.target_side, bout.attacker, salon.arrows_ignored)
        salon.tell(salon.here, Fought(strength, health))
        turn_up(salon, [bout.target])  # {Flip Up} fires only where a pack brought it to the seat whose turn it is
        if strength >= health:
            salon.then(Kill(bout.target, salon.where[bout.attacker], limit_of(salon, bout.attacker), True))
        else:
            salon.then(Kill(bout.attacker, salon.where[bout.target], limit_of(salon, bout.target), False))
        salon.then(Aftermath(bout, reactions))

    def spelling(self) -> str:
        return f"Compare {self.bout.spelt()}"


@mypyc_attr(free_list_len=1)
class Aftermath(Step[Salon]):
    """Steps 6 and 7: what the attacker does after the attack, then what the attacked card does (MSQ-101, MSQ-138)."""

    def __init__(self, bout: Bout, reactions: list[Ability]) -> None:
        self.bout = bout
        self.reactions = reactions  # of the target, active when it was fought with

    def run(self, salon: Salon, /) -> None:
        bout = self.bout
        for ability in bout.after:
            if salon.holds_for(bout.seat, ability.conditions, bout.attacker, bout.target):
                salon.then(Resolve(bout.attacker, ability, bout.seat, bout))
        for ability in self.reactions:
            if salon.holds_for(bout.defender, ability.conditions, bout.target, bout.attacker):
                salon.then(Resolve(bout.target, ability, bout.defender, bout))

    def spelling(self) -> str:
        return f"Aftermath {self.bout.spelt()} {len(self.reactions)}"
