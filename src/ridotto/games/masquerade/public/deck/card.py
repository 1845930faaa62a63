"""A card as its deck file says: numbers, arrows, and abilities that are plain data."""

from __future__ import annotations

from ridotto.games.masquerade.public.deck.vocabulary import (
    ANY_SIDE,
    ARROWS,
    ATTACKER,
    CLASSES,
    FACE_UP_SIDE,
    GENDERS,
    KILLS_ONLY,
    MODIFY,
    PROTECT,
    SELF,
    SILENCE,
    STANDING,
    TARGET,
    WHENS,
    WHILE_FACE_UP,
)
from ridotto.games.masquerade.public.view_types import CardSheet, CardWords
from ridotto.games.masquerade.public.words import FOREIGN_NAMES, Name


class Selector:
    """Which cards: whose, of which classes, of which gender, on which side; one of them by choice, or all."""

    def __init__(self, whose: int) -> None:
        self.whose = whose
        self.classes: tuple[int, ...] = ()  # any
        self.gender = -1  # any
        self.side = ANY_SIDE
        self.other = False  # than the card itself
        self.one = False  # chosen by the player who owns the ability

    def singles_out(self) -> bool:
        """True when it means one certain card, rather than all of a kind (MSQ-105)."""
        return self.one or self.whose in (SELF, TARGET, ATTACKER)

    def looks_at_hidden(self) -> bool:
        """True if it tells face-down cards apart by class or gender."""
        return (len(self.classes) > 0 or self.gender >= 0) and self.side != FACE_UP_SIDE

    def fits(self, card: Card, up: bool) -> bool:
        """True when a card is meant, as far as the card alone can tell."""
        if self.classes and card.kind not in self.classes:
            return False
        if self.gender >= 0 and card.gender != self.gender:
            return False
        return self.side == ANY_SIDE or (self.side == 1) == up


class Condition:
    """At least so many such cards are there; or the card that is attacked is such a card."""

    def __init__(self, cards: Selector, at_least: int) -> None:
        self.cards = cards
        self.at_least = at_least


class Effect:
    """One thing that is done, or that holds."""

    def __init__(self, kind: int) -> None:
        self.kind = kind
        self.cards = Selector(SELF)
        self.per: Selector | None = None  # counted, and multiplied with the numbers
        self.attack = 0
        self.health = 0
        self.count = 0
        self.side = ANY_SIDE
        self.after_doubling = False
        self.to_defender = False  # given to the player who was attacked, else to somebody of their choice
        self.classes: tuple[int, ...] = ()
        self.special = ""
        self.then: list[Effect] = []  # what a die may bring


class Ability:
    """When, on which conditions, what; and whether it may be left."""

    def __init__(self, when: int, may: bool, conditions: list[Condition], effects: list[Effect]) -> None:
        self.when = when
        self.may = may
        self.conditions = conditions
        self.effects = effects
        self.standing: list[Effect] = []  # holds by itself
        self.deeds: list[Effect] = []  # is carried out, one after the other
        for effect in effects:
            if effect.kind in STANDING and not may and not self.deeds:
                self.standing.append(effect)
            else:
                self.deeds.append(effect)  # what may be left, or follows a deed, holds for one fight (MSQ-159)


class Card:
    """One character of the deck."""

    def __init__(self, key: Name, name: str, kind: int, gender: int) -> None:
        self.key = key
        self.name = name
        self.kind = kind  # class
        self.gender = gender
        self.attack = 0
        self.attack_arrow = 0
        self.health = 0
        self.health_arrow = 0
        self.side = ANY_SIDE  # on which alone it may lie
        self.works_face_down = False  # its action may be used from hiding
        self.text = ""  # its abilities in words
        self.flavour = ""
        self.short = name if key in FOREIGN_NAMES else key.text  # one word, where there is little room
        self.translations: dict[str, CardWords] = {}  # by language
        self.picture: dict[str, str] = {}
        self.pack = ""
        # Abilities, sorted by what asks for them.
        self.abilities: list[Ability] = []
        self.by_when: list[list[Ability]] = [[] for _ in WHENS]
        self.modifies_itself: list[Ability] = []
        self.modifies_others: list[Ability] = []
        self.protects_itself: list[Ability] = []
        self.protects_others: list[Ability] = []
        self.kills_only: tuple[int, ...] = ()
        self.silences = False
        self.minds_target = False  # its attack is not the same against all
        self.minds_hidden = False  # attacks depend on the class or gender of cards that may lie face down

    def as_dict(self) -> CardSheet:
        return {
            "short": self.short,
            "name": self.name,
            "kind": CLASSES[self.kind],
            "gender": GENDERS[self.gender],
            "attack": self.attack,
            "attack_arrow": ARROWS[self.attack_arrow],
            "health": self.health,
            "health_arrow": ARROWS[self.health_arrow],
            "text": self.text,
            "flavour": self.flavour,
            "picture": self.picture,
            "translations": self.translations,
        }

    def learn(self, ability: Ability) -> None:
        self.abilities.append(ability)
        self.by_when[ability.when].append(ability)
        for_others = ability.when == WHILE_FACE_UP
        kinds = [effect.kind for effect in ability.standing]
        if MODIFY in kinds:
            (self.modifies_others if for_others else self.modifies_itself).append(ability)
            for condition in ability.conditions:
                self.minds_target |= condition.cards.whose == TARGET
            self.minds_hidden |= changes_attack_by_hidden(ability)
        if PROTECT in kinds:
            (self.protects_others if for_others else self.protects_itself).append(ability)
        if SILENCE in kinds:
            self.silences = True
        for effect in ability.standing:
            if effect.kind == KILLS_ONLY:
                self.kills_only = effect.classes

    def has(self, when: int) -> bool:
        return len(self.by_when[when]) > 0

    def is_burden(self) -> bool:
        """True for a card that costs another card in every turn, and is passed on."""
        return any(effect.special == "burden" for ability in self.abilities for effect in ability.deeds)


def changes_attack_by_hidden(ability: Ability) -> bool:
    """True if face-down cards in rows decide what the ability adds to an attack."""
    changing = [effect for effect in ability.standing if effect.attack != 0]
    counted = [effect.per for effect in changing if effect.per is not None]
    if changing:
        counted += [condition.cards for condition in ability.conditions if condition.cards.whose != TARGET]
    return any(selector.looks_at_hidden() for selector in counted)
