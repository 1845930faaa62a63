"""Reading a deck file: everything is checked, and every objection names the card and the field."""

from __future__ import annotations

from typing import Final

from ridotto.games.masquerade.deck.card import Ability, Card, Condition, Effect, Selector
from ridotto.games.masquerade.deck.vocabulary import (
    ANY_SIDE,
    ARROWS,
    CLASSES,
    EFFECTS,
    GENDERS,
    KING,
    QUEEN,
    SIDES,
    SPECIALS,
    TARGET,
    WHENS,
    WHOSE,
)
from ridotto.games.masquerade.words import FOREIGN, FOREIGN_NAMES, MOST_SEATS, NAMES, Name
from ridotto.kernel import SetupRefused
from ridotto.kernel.errors import perhaps

BASE_COUNTS: Final = {"king": 1, "queen": 1, "noble": 16, "assassin": 15, "soldier": 13, "commoner": 14}  # MSQ-001
CARD_FIELDS: Final = (
    *("key", "name", "class", "gender", "attack", "attack_arrow", "health", "health_arrow", "flavour", "picture"),
)
OPTIONAL_FIELDS: Final = ("side", "works_face_down", "text", "ability")
ABILITY_FIELDS: Final = ("when", "may", "if", "do")
CONDITION_FIELDS: Final = ("some", "against", "at_least")
SELECTOR_FIELDS: Final = ("of", "class", "gender", "side", "other", "choose")
EFFECT_FIELDS: Final = ("cards", "per", "attack", "health", "side", "stage", "to", "do")
DECK_FIELDS: Final = ("name", "title", "seats")
HIGHEST: Final = 99


class Deck:
    """A deck or a pack: its cards, and how many more seats it allows."""

    def __init__(self, name: str, title: str, seats: int, cards: list[Card]) -> None:
        self.name = name
        self.title = title
        self.seats = seats
        self.cards = cards


class Reading:
    """One file being read: where we are, and what speaks against it so far."""

    def __init__(self) -> None:
        self.where = ""
        self.problems: list[str] = []

    def object_to(self, field: str, problem: str) -> None:
        self.problems.append(f"{self.where}: {field}: {problem}")

    def text(self, table: dict[str, object], field: str) -> str:
        value = table.get(field, "")
        if not isinstance(value, str):
            self.object_to(field, f"expected a text, not {value!r}")
            return ""
        return value

    def word(self, table: dict[str, object], field: str, known: tuple[str, ...], default: int) -> int:
        """The number of a word in a list."""
        if field not in table:
            return default
        value = table[field]
        if isinstance(value, str) and value in known:
            return known.index(value)
        words = ", ".join([word or '""' for word in known])
        self.object_to(field, f"expected one of {words}, not {value!r}{perhaps(str(value), list(known))}")
        return default

    def words(self, table: dict[str, object], field: str, known: tuple[str, ...]) -> tuple[int, ...]:
        value = table.get(field, [])
        if not isinstance(value, list) or not all(isinstance(word, str) and word in known for word in value):
            self.object_to(field, f"expected a list out of {', '.join(known)}, not {value!r}")
            return ()
        return tuple([known.index(word) for word in value])

    def number(self, table: dict[str, object], field: str, lowest: int, default: int) -> int:
        value = table.get(field, default)
        if isinstance(value, bool) or not isinstance(value, int) or not lowest <= value <= HIGHEST:
            self.object_to(field, f"expected a whole number from {lowest} to {HIGHEST}, not {value!r}")
            return default
        return value

    def truth(self, table: dict[str, object], field: str) -> bool:
        value = table.get(field, False)
        if not isinstance(value, bool):
            self.object_to(field, f"expected true or false, not {value!r}")
            return False
        return value

    def tables(self, table: dict[str, object], field: str) -> list[dict[str, object]]:
        value = table.get(field, [])
        if not isinstance(value, list) or not all(isinstance(part, dict) for part in value):
            self.object_to(field, "expected a list of tables")
            return []
        return [part for part in value if isinstance(part, dict)]

    def table(self, table: dict[str, object], field: str) -> dict[str, object]:
        value = table.get(field, {})
        if not isinstance(value, dict):
            self.object_to(field, f"expected a table, not {value!r}")
            return {}
        return value

    def known_only(self, table: dict[str, object], fields: tuple[str, ...]) -> None:
        for field in table:
            if field not in fields:
                self.object_to(field, f"unknown: expected one of {', '.join(fields)}{perhaps(field, list(fields))}")


def read_deck(written: dict[str, object], is_base: bool = False, foreign: int = 0) -> Deck:
    """A deck file as a deck, or every objection to it at once; so many foreign cards have their names already."""
    reading = Reading()
    reading.where = "deck"
    reading.known_only(written, ("deck", "card"))
    head = reading.table(written, "deck")
    reading.known_only(head, DECK_FIELDS)
    name = reading.text(head, "name")
    title = reading.text(head, "title") or name
    seats = reading.number(head, "seats", 0, 0)
    if not name:
        reading.object_to("name", "missing")
    if seats > MOST_SEATS:
        reading.object_to("seats", f"expected at most {MOST_SEATS}")
    cards: list[Card] = []
    for number, table in enumerate(reading.tables(written, "card"), 1):
        reading.where = card_named(table, number)
        word = reading.text(table, "key")
        key = NAMES.get(word)
        if key is None:
            key = FOREIGN_NAMES[min(foreign, FOREIGN - 1)]
            foreign += 1
        cards.append(read_card(reading, table, key, name))
    if foreign > FOREIGN:
        reading.problems.append(f"deck: at most {FOREIGN} cards that are not on our shelf, not {foreign}")
    reading.problems += twins(cards)
    if is_base:
        reading.problems += wrong_counts(cards)
    if reading.problems:
        raise SetupRefused(reading.problems)
    return Deck(name, title, seats, cards)


def card_named(table: dict[str, object], number: int) -> str:
    name = table.get("name")
    return name if isinstance(name, str) and name else f"card {number}"


def read_card(reading: Reading, table: dict[str, object], key: Name, pack: str) -> Card:
    reading.known_only(table, (*CARD_FIELDS, *OPTIONAL_FIELDS))
    for field in CARD_FIELDS:
        if field not in table:
            reading.object_to(field, "missing")  # MSQ-002
    card = Card(
        key,
        reading.text(table, "name"),
        reading.word(table, "class", CLASSES, 0),
        reading.word(table, "gender", GENDERS, 2),
    )
    card.attack = reading.number(table, "attack", 0, 0)
    card.attack_arrow = reading.word(table, "attack_arrow", ARROWS, 0)  # MSQ-003
    card.health = reading.number(table, "health", 0, 0)
    card.health_arrow = reading.word(table, "health_arrow", ARROWS, 0)
    card.side = reading.word(table, "side", SIDES, ANY_SIDE)
    card.works_face_down = reading.truth(table, "works_face_down")
    card.text = reading.text(table, "text")
    card.flavour = reading.text(table, "flavour")
    card.pack = pack
    for trait, value in reading.table(table, "picture").items():
        if isinstance(value, str):
            card.picture[trait] = value
        else:
            reading.object_to("picture", f"expected texts, not {value!r}")
    for ability in reading.tables(table, "ability"):
        card.learn(read_ability(reading, ability))
    if card.abilities and not card.text:
        reading.object_to("text", "missing: say in words what its abilities do")
    return card


def read_ability(reading: Reading, table: dict[str, object]) -> Ability:
    reading.known_only(table, ABILITY_FIELDS)
    for field in ("when", "do"):
        if field not in table:
            reading.object_to(f"ability.{field}", "missing")
    conditions = [read_condition(reading, part) for part in reading.tables({"if": as_list(table.get("if", []))}, "if")]
    effects = [read_effect(reading, part) for part in reading.tables(table, "do")]
    return Ability(reading.word(table, "when", WHENS, 0), reading.truth(table, "may"), conditions, effects)


def as_list(value: object) -> object:
    return [value] if isinstance(value, dict) else value


def read_condition(reading: Reading, table: dict[str, object]) -> Condition:
    reading.known_only(table, CONDITION_FIELDS)
    if ("some" in table) == ("against" in table):
        reading.object_to("if", "expected either some or against")
    if "against" in table:
        return Condition(read_selector(reading, {**reading.table(table, "against"), "of": "target"}), 1)
    return Condition(read_selector(reading, table.get("some", {})), reading.number(table, "at_least", 1, 1))


def read_selector(reading: Reading, value: object) -> Selector:
    """A word alone says whose; a table says more."""
    table: dict[str, object] = {"of": value} if isinstance(value, str) else {}
    if isinstance(value, dict):
        table = value
    elif not isinstance(value, str):
        reading.object_to("cards", f"expected one of {', '.join(WHOSE)}, or a table, not {value!r}")
    reading.known_only(table, SELECTOR_FIELDS)
    selector = Selector(reading.word(table, "of", WHOSE, TARGET))
    selector.classes = reading.words(table, "class", CLASSES)
    selector.gender = reading.word(table, "gender", GENDERS, -1)
    selector.side = reading.word(table, "side", SIDES, ANY_SIDE)
    selector.other = reading.truth(table, "other")
    selector.one = reading.word(table, "choose", ("all", "one"), 0) == 1
    return selector


def read_effect(reading: Reading, table: dict[str, object]) -> Effect:
    """Exactly one word says what is done; the others say how."""
    verbs = [word for word in table if word in EFFECTS]
    if len(verbs) != 1:
        known = ", ".join(EFFECTS)
        near = "".join([perhaps(word, list(EFFECTS)) for word in table if word not in EFFECT_FIELDS][:1])
        reading.object_to("do", f"expected exactly one of {known} in {table!r}{near}")
        return Effect(0)
    verb = verbs[0]
    reading.known_only(table, (verb, *EFFECT_FIELDS))
    effect = Effect(EFFECTS[verb])
    if verb in ("draw", "draw_up_to", "each_discards", "weaken", "roll"):
        effect.count = reading.number(table, verb, 1, 1)
    elif verb == "flip":
        effect.side = reading.word(table, verb, SIDES[1:], 0) + 1
    elif verb == "kills_only":
        effect.classes = reading.words(table, verb, CLASSES)
    elif verb == "special":
        effect.special = SPECIALS[reading.word(table, verb, SPECIALS, 0)]
    elif verb in ("modify", "boost", "recall", "ignore_arrows"):
        reading.truth(table, verb)
    else:
        effect.cards = read_selector(reading, table[verb])
    if "cards" in table:
        effect.cards = read_selector(reading, table["cards"])
    if "per" in table:
        effect.per = read_selector(reading, table["per"])
    effect.attack = reading.number(table, "attack", -HIGHEST, 0)
    effect.health = reading.number(table, "health", -HIGHEST, 0)
    if verb != "flip":
        effect.side = reading.word(table, "side", SIDES, ANY_SIDE)
    effect.after_doubling = reading.word(table, "stage", ("before", "after"), 0) == 1
    effect.to_defender = reading.word(table, "to", ("chosen", "defender"), 0) == 1
    effect.then = [read_effect(reading, part) for part in reading.tables(table, "do")]
    return effect


# What a whole deck owes.


def twins(cards: list[Card]) -> list[str]:
    """No two cards are the same (MSQ-001, MSQ-005)."""
    found = []
    names: list[str] = []
    keys: list[Name] = []
    for card in cards:
        if card.name in names:
            found.append(f"{card.name}: name: there is another card of this name")
        if card.key in keys:
            found.append(f"{card.name}: key: {card.key.text} is another card already")
        names.append(card.name)
        keys.append(card.key)
    return found


def wrong_counts(cards: list[Card]) -> list[str]:
    found = []
    for kind, wanted in BASE_COUNTS.items():
        count = len([card for card in cards if CLASSES[card.kind] == kind])
        if count != wanted:
            found.append(f"deck: class: expected {wanted} of {kind}, not {count}")
    return found


def shuffled_together(base: Deck, packs: list[Deck]) -> list[Card]:
    """The cards of a match: a pack brings neither another royal nor a card that is there already (MSQ-004, MSQ-005)."""
    cards = base.cards.copy()
    problems = []
    for pack in packs:
        for card in pack.cards:
            if card.kind in (KING, QUEEN):
                problems.append(f"{card.name}: class: there is only one {CLASSES[card.kind]} in the game")
            cards.append(card)
    problems += twins(cards)
    if problems:
        raise SetupRefused(problems)
    return cards
