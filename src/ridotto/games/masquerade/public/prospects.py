"""What an option would lead to, as data: made of the view of the player who is asked and nothing else (MSQ-062)."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, TypedDict

from ridotto.games.masquerade.public.deck.card import Ability, Selector
from ridotto.games.masquerade.public.deck.vocabulary import (
    ATTACKED,
    ATTACKING,
    FACE_UP_SIDE,
    FLIP_UP,
    KILLED,
    KING,
    QUEEN,
    WOULD_BE_KILLED,
)
from ridotto.games.masquerade.public.numbers import UNKNOWN, Numbers
from ridotto.games.masquerade.public.rows import Lying
from ridotto.games.masquerade.public.view import SalonView
from ridotto.games.masquerade.public.words import ATTACK, PLACES, Place
from ridotto.kernel import Answer, Prospects

Outcome: TypeAlias = Literal["kills", "fails", "hidden", "depends", "royals"]
Loser: TypeAlias = Literal["target", "attacker"]
Brought: TypeAlias = Literal["you-win", "you-lose", "your-cards-go", "their-cards-come", "another-may-die"]

KILLS: Final = "kills"
FAILS: Final = "fails"
HIDDEN: Final = "hidden"
DEPENDS: Final = "depends"
ROYALS: Final = "royals"

TARGET_DIES: Final = "target"
ATTACKER_DIES: Final = "attacker"

YOU_WIN: Final = "you-win"
YOU_LOSE: Final = "you-lose"
YOUR_CARDS_GO: Final = "your-cards-go"  # to the owner of the Queen who was killed
THEIR_CARDS_COME: Final = "their-cards-come"  # those of the player who killed your Queen
ANOTHER_MAY_DIE: Final = "another-may-die"  # a card of the same owner, drawn at random, if the owner wants it


class Fight(TypedDict):
    """Masquerade, a card that acts, *attack* and each of its targets: what would come of the fight.

    `hidden`: the target is not seen. `depends`: something happens before the fight, or a hidden card may count.
    `royals`: there is no fight, because the attacker is turned up and both royals lie face up in its row then.
    """

    at: str  # the place of the target
    attack: int | None  # null: unknown
    health: int | None  # of the target; null: unknown
    outcome: Outcome
    dies: Loser | None  # null: both stay, or it is unknown
    then: Brought | None  # what follows from it; null: nothing more, or it is unknown
    says: str | None  # the target, if it has a text that comes into effect; null: it has none


def prospects(view: SalonView, question: str, answer: Answer) -> Prospects:
    """Returns the fight that an option leads to; of *attack*, the fights against all cards of the others.

    A card that acts has the same fights before it is said how it acts. Not all of those cards may be attacked: which of
    them can be is asked next.
    """
    attacker, acting = view.progress.attacker, view.progress.acting
    if question == "WhomToAttack" and attacker is not None and isinstance(answer, Place):
        return [fight(view, attacker, answer)]
    if question == "HowToAct" and answer is ATTACK and acting is not None:
        return [fight(view, acting, place) for place in places_of_others(view)]
    if question == "WhatToDo" and isinstance(answer, Place):
        return [fight(view, view.table.at(answer), place) for place in places_of_others(view)]
    return ()


def places_of_others(view: SalonView) -> list[Place]:
    rows = view.table.rows
    return [PLACES[seat][index] for seat in view.seats if seat != view.player for index in range(len(rows[seat]))]


# A fight.


def fight(view: SalonView, attacker: Lying, place: Place) -> Fight:
    """Returns what would come of an attack, where the attacker can know it."""
    numbers = view.numbers()
    hidden = not attacker.up
    numbers.up[attacker.card] = True  # a fight finds it face up (MSQ-055), but counts from where it began (MSQ-057)
    side = view.table.side_of(attacker)
    if hidden and completes_the_pair(numbers, attacker.card):
        return Fight(at=place.text, attack=None, health=None, outcome=ROYALS, dies=None, then=YOU_WIN, says=None)
    if view.card_at(place) is None:
        return against_hidden(numbers, attacker.card, side, hidden, place)
    target = view.table.at(place)
    if may_change(numbers, attacker.card, hidden) or depends_on_hidden(numbers, [attacker.card, target.card]):
        return uncertain(place, None, DEPENDS)
    attack = numbers.attack_of(attacker.card, side, target.card)
    health = numbers.health_of(target.card, view.table.side_of(target), attacker.card)
    kills = attack >= health
    speaks = will_speak(numbers, target.card, ATTACKED)  # by what holds in the fight (MSQ-154)
    numbers.up[target.card] = True
    loser, winner = (target.card, attacker.card) if kills else (attacker.card, target.card)
    spared = stays(numbers, loser, winner)
    speaks = speaks or (kills and will_speak(numbers, target.card, KILLED))
    return Fight(
        at=place.text,
        attack=attack,
        health=health,
        outcome=KILLS if kills else FAILS,
        dies=None if spared else TARGET_DIES if kills else ATTACKER_DIES,
        then=None if spared else brought_by_death(numbers, loser, kills),
        says=view.setup.names[target.card].text if speaks else None,
    )


def completes_the_pair(numbers: Numbers, card: int) -> bool:
    """True when a card that is turned up lies in a row with both royals face up (MSQ-087)."""
    king, queen = numbers.setup.king, numbers.setup.queen
    together = numbers.where[king] == numbers.where[queen] == numbers.where[card]
    return card in (king, queen) and together and numbers.up[king] and numbers.up[queen]


def against_hidden(numbers: Numbers, attacker: int, side: int, hidden: bool, place: Place) -> Fight:
    """Returns an attack on a card that is not seen: its strength may be certain, if it does not mind the target."""
    minds = numbers.setup.cards[attacker].minds_target
    if minds or may_change(numbers, attacker, hidden) or depends_on_hidden(numbers, [attacker]):
        return uncertain(place, None, HIDDEN)
    return uncertain(place, numbers.attack_of(attacker, side, -1), HIDDEN)


def uncertain(place: Place, attack: int | None, outcome: Outcome) -> Fight:
    return Fight(at=place.text, attack=attack, health=None, outcome=outcome, dies=None, then=None, says=None)


def brought_by_death(numbers: Numbers, loser: int, kills: bool) -> Brought | None:
    """Returns what follows when a card loses a fight that it does not survive."""
    kind = numbers.setup.cards[loser].kind
    if kind == KING:
        return YOU_WIN if kills else YOU_LOSE  # MSQ-080, MSQ-081
    if kind == QUEEN and not numbers.silenced(loser):
        return YOUR_CARDS_GO if kills else THEIR_CARDS_COME  # MSQ-083, MSQ-084
    return ANOTHER_MAY_DIE if has_a_way_out(numbers, loser) else None


def has_a_way_out(numbers: Numbers, card: int) -> bool:
    """True when another card may be drawn to die instead (MSQ-125)."""
    ways = [ability for ability in numbers.setup.cards[card].by_when[WOULD_BE_KILLED] if numbers.active(card, ability)]
    return len(ways) > 0 and len(numbers.rows[numbers.where[card]]) > 1


def stays(numbers: Numbers, loser: int, winner: int) -> bool:
    """True when it cannot be killed at all, or not by this card (MSQ-103, MSQ-136)."""
    limit = () if numbers.silenced(winner) else numbers.setup.cards[winner].kills_only
    return numbers.protected(loser) or (len(limit) > 0 and numbers.setup.cards[loser].kind not in limit)


def will_speak(numbers: Numbers, card: int, when: int) -> bool:
    """True when a card has a text that comes into effect then."""
    return any(numbers.active(card, ability) for ability in numbers.setup.cards[card].by_when[when])


# What cannot be known.


def may_change(numbers: Numbers, attacker: int, hidden: bool) -> bool:
    """True when something happens between the declaration and the fight (MSQ-100)."""
    written = numbers.setup.cards[attacker]
    before = [*written.by_when[ATTACKING], *(written.by_when[FLIP_UP] if hidden else [])]
    return any(ability.deeds and numbers.active(attacker, ability) for ability in before)


def depends_on_hidden(numbers: Numbers, fighting: list[int]) -> bool:
    """True when a total or a protection counts cards of a kind, and one that is not known might be of it."""
    if not any(UNKNOWN in row for row in numbers.rows):
        return False
    others = [*numbers.setup.modifiers, *numbers.setup.protectors]
    sources = [*fighting, *[card for card in others if numbers.where[card] >= 0]]
    return any(counts_hidden(ability) for card in sources for ability in numbers.setup.cards[card].abilities)


def counts_hidden(ability: Ability) -> bool:
    counted: list[Selector] = [condition.cards for condition in ability.conditions]
    counted += [effect.per for effect in ability.standing if effect.per is not None]
    return any((each.classes or each.gender >= 0) and each.side != FACE_UP_SIDE for each in counted)
