"""Says what would come of an attack, where the attacker can know it: out of their view and nothing else (MSQ-062)."""

from __future__ import annotations

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
from ridotto.games.masquerade.public.words import Place


def forecast(view: SalonView, attacker: Lying, place: Place) -> str:
    """Returns the forecast, such as `2 against 3: your card is killed`."""
    if view.card_at(place) is None:
        return "health unknown"
    target = view.table.at(place)
    numbers = view.numbers()
    hidden = not attacker.up
    numbers.up[attacker.card] = True  # a fight finds it face up (MSQ-055), but counts from where it began (MSQ-057)
    if may_change(numbers, attacker.card, hidden) or depends_on_hidden(numbers, [attacker.card, target.card]):
        return "it depends"
    attack = numbers.attack_of(attacker.card, view.table.side_of(attacker), target.card)
    health = numbers.health_of(target.card, view.table.side_of(target), attacker.card)
    after = says(numbers, target.card, (ATTACKED,))  # by what holds in the fight (MSQ-154)
    numbers.up[target.card] = True
    if attack < health:
        return f"{attack} against {health}: {fails(numbers, attacker.card, target.card)}{after}"
    after = after or says(numbers, target.card, (KILLED,))
    return f"{attack} against {health}: {succeeds(numbers, attacker.card, target.card)}{after}"


def succeeds(numbers: Numbers, attacker: int, target: int) -> str:
    written = numbers.setup.cards[target]
    if stays(numbers, target, attacker):
        return "it cannot be killed, and both stay"
    if written.kind == KING:
        return "the King is killed, and you win"  # MSQ-080
    if written.kind == QUEEN and not numbers.silenced(target):
        return "the Queen is killed, and all your cards go to her owner"  # MSQ-083
    if has_a_way_out(numbers, target):
        return "it is killed, unless its owner lets another card of theirs, drawn at random, be killed instead"
    return "it is killed"


def fails(numbers: Numbers, attacker: int, target: int) -> str:
    kind = numbers.setup.cards[attacker].kind
    if stays(numbers, attacker, target):
        return "it fails, and both stay"
    if kind == KING:
        return "your King is killed, and you lose"  # MSQ-081
    if kind == QUEEN and not numbers.silenced(attacker):
        return "your Queen is killed, and all cards of her killer go to you"  # MSQ-084
    if has_a_way_out(numbers, attacker):
        return "your card is killed, unless you let another of yours, drawn at random, be killed instead"
    return "your card is killed"


def has_a_way_out(numbers: Numbers, card: int) -> bool:
    """True when another card may be drawn to die instead (MSQ-125)."""
    ways = [ability for ability in numbers.setup.cards[card].by_when[WOULD_BE_KILLED] if numbers.active(card, ability)]
    return len(ways) > 0 and len(numbers.rows[numbers.where[card]]) > 1


def stays(numbers: Numbers, loser: int, winner: int) -> bool:
    """True when it cannot be killed at all, or not by this card (MSQ-103, MSQ-136)."""
    limit = () if numbers.silenced(winner) else numbers.setup.cards[winner].kills_only
    return numbers.protected(loser) or (len(limit) > 0 and numbers.setup.cards[loser].kind not in limit)


def says(numbers: Numbers, card: int, whens: tuple[int, ...]) -> str:
    """Returns the text of a card that will have something to say."""
    written = numbers.setup.cards[card]
    abilities = [ability for when in whens for ability in written.by_when[when]]
    return f"; it says: {written.text}" if any(numbers.active(card, ability) for ability in abilities) else ""


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
