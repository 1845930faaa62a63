"""Reads a deck file: everything is checked, and every objection names the card and the field."""

from __future__ import annotations

from typing import Final

from ridotto.games.masquerade.public.deck.abilities import read_ability
from ridotto.games.masquerade.public.deck.card import Card
from ridotto.games.masquerade.public.deck.fields import LONGEST, Fields
from ridotto.games.masquerade.public.deck.traits import TRAITS
from ridotto.games.masquerade.public.deck.vocabulary import (
    ACTION,
    ANY_SIDE,
    ARROWS,
    CLASSES,
    FACE_UP_SIDE,
    FLIP_UP,
    GENDERS,
    HIGHEST,
    INSTEAD_OF_DRAW,
    KILLS_ONLY,
    KING,
    QUEEN,
    SIDES,
    WHENS,
    WOULD_BE_KILLED,
)
from ridotto.games.masquerade.public.words import FOREIGN, FOREIGN_NAMES, NAMES, Name
from ridotto.kernel import SetupRefused
from ridotto.kernel.catalogue import PLURALS

BASE_NAME: Final = "base"
BASE_COUNTS: Final = {"king": 1, "queen": 1, "noble": 16, "assassin": 15, "soldier": 13, "commoner": 14}  # MSQ-001
DECK_FIELDS: Final = ("name", "title", "seats")
CARD_FIELDS: Final = (
    *("key", "name", "class", "gender", "attack", "attack_arrow", "health", "health_arrow", "side"),
    *("works_face_down", "text", "flavour", "picture", "ability"),
)
LANGUAGES: Final = tuple(PLURALS)
TRANSLATED_FIELDS: Final = ("short", "name", "text", "flavour")
MOST_MORE: Final = 2  # seats: the table has eight
LONGEST_TEXT: Final = 240
LONGEST_FLAVOUR: Final = 120
ONCE: Final = (ACTION, INSTEAD_OF_DRAW, WOULD_BE_KILLED)  # on one card


class Deck:
    """A deck or a pack: its cards, and how many more seats it allows."""

    def __init__(self, name: str, title: str, seats: int, cards: list[Card]) -> None:
        self.name = name
        self.title = title
        self.seats = seats
        self.cards = cards
        self.digest = ""  # of its file, where it is not of the house


def read_deck(written: dict[str, object], there: list[Card], foreign: int) -> Deck:
    """Returns a deck file as a deck, or raises `SetupRefused` with every objection to it.

    Other cards may be there already, so many of them foreign.
    """
    fields = Fields()
    fields.object_to_unknown(written, ("deck", "card"))
    head = fields.table(written, "deck")
    fields.inside.append("deck")
    fields.object_to_unknown(head, DECK_FIELDS)
    name = fields.one_word(head, "name")
    title = fields.line(head, "title", LONGEST, True) or name
    seats = fields.number(head, "seats", 0, MOST_MORE, 0)
    fields.inside.pop()
    cards: list[Card] = []
    keys: list[str] = []
    for number, table in enumerate(fields.tables(written, "card"), 1):
        fields.card = called(table, number)
        word = key_in(fields, table, keys)
        key = NAMES.get(word)
        if key is None:
            key = FOREIGN_NAMES[min(foreign, FOREIGN - 1)]
            foreign += 1
        cards.append(read_card(fields, table, key, name))
    problems = fields.problems
    if foreign > FOREIGN:
        problems.append(f"deck: card: expected at most {FOREIGN} cards of your own, not {foreign}")
    problems += clashes(there, cards)
    if name == BASE_NAME:
        problems += wrong_counts(cards)
    if problems:
        raise SetupRefused(problems)
    return Deck(name, title, seats, cards)


def called(table: dict[str, object], number: int) -> str:
    """Returns what objections call a card that may not even have a name."""
    name = table.get("name")
    return name if isinstance(name, str) and name.isprintable() and 0 < len(name) <= LONGEST else f"card {number}"


def key_in(fields: Fields, table: dict[str, object], keys: list[str]) -> str:
    """Returns the one word for a card; only cards of the house need one."""
    word = fields.line(table, "key", LONGEST, True)
    if word and not (word.isascii() and word.isalnum()):
        fields.expect(table, "key", "one word of letters and digits")
    if word in keys:
        fields.object_to("key", f"expected a word of its own: another card here has {word}")
    elif word:
        keys.append(word)
    return word


def read_card(fields: Fields, table: dict[str, object], key: Name, pack: str) -> Card:
    """Reads a card (MSQ-002, MSQ-003)."""
    fields.object_to_unknown({field: table[field] for field in table if not is_language(field)}, CARD_FIELDS)
    card = Card(
        key,
        fields.card_name(table, "name"),
        fields.word(table, "class", CLASSES, None),
        fields.word(table, "gender", GENDERS, None),
    )
    card.attack = fields.number(table, "attack", 0, HIGHEST)
    card.attack_arrow = fields.word(table, "attack_arrow", ARROWS, None)
    card.health = fields.number(table, "health", 0, HIGHEST)
    card.health_arrow = fields.word(table, "health_arrow", ARROWS, None)
    card.side = fields.word(table, "side", SIDES, ANY_SIDE)
    card.works_face_down = fields.truth(table, "works_face_down")
    card.text = fields.line(table, "text", LONGEST_TEXT, True)
    card.flavour = fields.line(table, "flavour", LONGEST_FLAVOUR, False)
    card.pack = pack
    card.picture = read_picture(fields, table)
    if "ability" in table:
        for number, ability in enumerate(fields.tables(table, "ability"), 1):
            fields.inside.append(f"ability[{number}]")
            card.learn(read_ability(fields, ability))
            fields.inside.pop()
    check_text(fields, card, "ability" in table)
    for language in [field for field in table if is_language(field)]:
        read_translation(fields, table, language, card)
    for when in ONCE:
        if len(card.by_when[when]) > 1:
            fields.object_to("ability", f"expected at most one with when = {WHENS[when]}")
    if len([effect for ability in card.abilities for effect in ability.effects if effect.kind == KILLS_ONLY]) > 1:
        fields.object_to("ability", "expected at most one with kills_only: name all classes in one list")
    if card.works_face_down and not card.has(ACTION):
        fields.object_to("works_face_down", "expected only beside an ability with when = action")
    if card.side == FACE_UP_SIDE:
        check_open(fields, card)
    return card


def is_language(field: str) -> bool:
    """True for two letters, which stand for a language and for nothing else in a card."""
    return len(field) == 2 and field.isascii() and field.isalpha()


def read_translation(fields: Fields, table: dict[str, object], language: str, card: Card) -> None:
    """Reads what stands on a card in another language: all of it, so that nobody reads half a card."""
    if language not in LANGUAGES:
        fields.object_to(language, f"unknown language: expected one of {', '.join(LANGUAGES)}")
        return
    written = fields.table(table, language)
    fields.inside.append(language)
    fields.object_to_unknown(written, TRANSLATED_FIELDS)
    name = fields.card_name(written, "name")
    text = fields.line(written, "text", LONGEST_TEXT, True)
    if card.text and not text:
        fields.object_to("text", "missing: expected what the text says in this language")
    if text and not card.text:
        fields.object_to("text", "expected none: the card has no text")
    card.translations[language] = {
        "short": fields.one_word(written, "short") if "short" in written else translated_short(card, name),
        "name": name,
        "text": text,
        "flavour": fields.line(written, "flavour", LONGEST_FLAVOUR, False),
    }
    fields.inside.pop()


def translated_short(card: Card, name: str) -> str:
    """Returns one word for a card that its translation has none for: that of the house, or all of its name."""
    return name if card.key in FOREIGN_NAMES else card.short


def check_open(fields: Fields, card: Card) -> None:
    """Objects to what a card would do face down that never lies so."""
    for number, ability in enumerate(card.abilities, 1):
        if ability.when == FLIP_UP:
            fields.object_to(f"ability[{number}].when", "expected another: with side = up it is never turned up")
    if card.works_face_down:
        fields.object_to("works_face_down", "expected none: with side = up it never lies face down")


def read_picture(fields: Fields, table: dict[str, object]) -> dict[str, str]:
    picture = fields.table(table, "picture")
    fields.inside.append("picture")
    found: dict[str, str] = {}
    if "picture" in table:
        fields.object_to_unknown(picture, tuple(TRAITS))
        for trait, known in TRAITS.items():
            found[trait] = known[fields.word(picture, trait, known, None)]
    fields.inside.pop()
    return found


def check_text(fields: Fields, card: Card, able: bool) -> None:
    """Checks that a card says what it does, and nothing else (MSQ-120)."""
    says = able or card.side != ANY_SIDE or card.kind in (KING, QUEEN)
    if says and not card.text:
        fields.object_to("text", "missing: expected in words what the card does")
    if card.text and not says:
        fields.object_to("text", "expected none: the card has no ability")


# What a whole deck owes.


def clashes(there: list[Card], coming: list[Card]) -> list[str]:
    """Returns objections: no two cards are the same, and each royal is the only one (MSQ-001, MSQ-002, MSQ-005)."""
    found = []
    before = there.copy()
    for card in coming:
        for other in before:
            if card.name and card.name.casefold() == other.name.casefold():
                found.append(f"{card.name}: name: expected one of its own: another card is called so")
            for language, written in card.translations.items():
                there_is = other.translations.get(language)
                if there_is is not None and written["name"].casefold() == there_is["name"].casefold():
                    found.append(f"{card.name}: {language}.name: expected one of its own: {other.name} is called so")
            if card.picture and card.picture == other.picture:
                found.append(f"{card.name}: picture: expected one of its own: {other.name} looks so")
            if card.kind == other.kind and card.kind in (KING, QUEEN):
                found.append(
                    f"{card.name}: class: expected another: there is only one {CLASSES[card.kind]} in the game"
                )
        for other in there:
            if card.key is other.key:
                found.append(f"{card.name}: key: expected another: {card.key.text} is {other.name}")
        before.append(card)
    return found


def wrong_counts(cards: list[Card]) -> list[str]:
    found = []
    for kind, wanted in BASE_COUNTS.items():
        count = len([card for card in cards if card.kind == CLASSES.index(kind)])
        if count != wanted:
            found.append(f"deck: class: expected {wanted} of {kind}, not {count}")
    return found


def shuffled_together(base: Deck, packs: list[Deck]) -> list[Card]:
    """Returns the cards of a match, unless a pack brings what is there already (MSQ-004, MSQ-005)."""
    cards = base.cards.copy()
    problems: list[str] = []
    for pack in packs:
        problems += clashes(cards, pack.cards)
        cards += pack.cards
    if problems:
        raise SetupRefused(problems)
    return cards
