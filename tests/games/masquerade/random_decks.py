"""Draws packs of random cards that the reader accepts, and pairs of positions that differ in one hidden card."""

from __future__ import annotations

from typing import Any, Final

from ridotto.bots import Dice
from ridotto.games.masquerade.public.deck import BASE, TRAITS, Card, read_deck
from ridotto.games.masquerade.public.deck.vocabulary import (
    A_NUMBER,
    A_SIDE,
    A_SPECIAL,
    ARROWS,
    CARDS,
    CLASSES,
    FORMS,
    GENDERS,
    ROWS,
    SIDES,
    SOME_CLASSES,
    SPECIALS,
    WHENS,
    WHOSE,
    EffectForm,
)
from ridotto.games.masquerade.public.setup import MasqueradeSetup, host_options
from ridotto.games.masquerade.secret.position import start_at
from ridotto.games.masquerade.secret.state import Salon
from ridotto.kernel import SetupRefused

CARDS_IN_A_PACK: Final = 3
# Both royals, each class and gender, and texts that ask, pay, gather or replace a death.
USUAL: Final = (
    *("King", "Queen", "Avatar", "Serell", "Feck", "Dante", "Theodoric", "Ida", "Hugh", "Widow", "Raz", "Timm"),
    *("Sela", "Hal", "Olaf", "Anathema", "Emma", "Nan", "Foolset", "Job"),
)
Table = dict[str, Any]


# Cards.


def pick(dice: Dice, words: tuple[str, ...] | list[str]) -> str:
    return words[dice.below(len(words))]


def happens(dice: Dice, percent: int) -> bool:
    return dice.below(100) < percent


def some_cards(dice: Dice, whose: list[str]) -> str | Table:
    """A selector: one word, or a table that narrows it."""
    of = pick(dice, whose)
    table: Table = {"of": of} | likeness(dice)
    row = of in ("mine", "others", "all", "defender")
    if row and happens(dice, 20):
        table["other"] = True
    if row and happens(dice, 35):
        table["choose"] = "one"
    return table if len(table) > 1 else of


def likeness(dice: Dice) -> Table:
    table: Table = {}
    if happens(dice, 45):
        table["class"] = [word for word in CLASSES if happens(dice, 40)] or ["noble"]
    if happens(dice, 20):
        table["gender"] = pick(dice, GENDERS)
    if happens(dice, 30):
        table["side"] = pick(dice, SIDES[1:])
    return table


def some_condition(dice: Dice, when: str) -> Table:
    if when in ("attacking", "after_attack", "attacked") and happens(dice, 50):
        return {"against": likeness(dice) or {"class": ["noble"]}}
    table: Table = {"some": some_cards(dice, [WHOSE[whose] for whose in ROWS])}
    if happens(dice, 20):
        table["at_least"] = 2
    return table


def some_effect(dice: Dice, when: str, rolled: bool = False) -> Table:
    at = WHENS.index(when)
    forms = [form for form in FORMS if at in form.whens and not (rolled and (form.standing or not form.rolled))]
    specials = [word for word, whens in SPECIALS.items() if at in whens]
    if specials and not rolled and (not forms or happens(dice, 5)):
        return {"special": pick(dice, specials)}
    form = forms[dice.below(len(forms))]
    effect: Table = {form.word: value_of(dice, form)}
    if form.value == CARDS:
        effect[form.word] = some_cards(dice, [WHOSE[whose] for whose in form.whose])
    if "cards" in form.beside and (not form.standing or when == "while_face_up") and happens(dice, 80):
        effect["cards"] = some_cards(dice, [WHOSE[whose] for whose in (ROWS if form.standing else form.whose)])
    if "attack" in form.beside:
        effect["attack"] = dice.below(7) - 2 or 3
    if "per" in form.beside and when != "while_face_up" and happens(dice, 25):
        effect["per"] = some_cards(dice, [WHOSE[whose] for whose in ROWS])
    if "side" in form.beside and happens(dice, 40):
        effect["side"] = "up"
    if "to" in form.beside and happens(dice, 30):
        effect["to"] = "defender"
    if "do" in form.beside:
        effect["do"] = [some_effect(dice, when, True)]
    return effect


def value_of(dice: Dice, form: EffectForm) -> object:
    if form.value == A_NUMBER:
        return form.lowest + dice.below(3)
    if form.value == A_SIDE:
        return pick(dice, SIDES[1:])
    if form.value == SOME_CLASSES:
        return [pick(dice, CLASSES)]
    assert form.value != A_SPECIAL
    return True


def some_ability(dice: Dice) -> Table:
    whens = [*WHENS[:-2], "action", "always", "while_face_up"]  # the last two have no words but their specials
    when = pick(dice, whens)
    ability: Table = {"when": when, "do": [some_effect(dice, when) for _ in range(1 + happens(dice, 30))]}
    if happens(dice, 40):
        ability["if"] = some_condition(dice, when)
    if happens(dice, 35) and when not in ("action", "always", "while_face_up"):
        ability["may"] = True
    return ability


def some_card(dice: Dice, number: int) -> Table:
    picture = {trait: words[0] for trait, words in TRAITS.items()} | {"emblem": TRAITS["emblem"][number]}
    card: Table = {
        "name": f"Guest {number + 1}",
        "class": pick(dice, CLASSES[2:]),
        "gender": pick(dice, GENDERS),
        "attack": max(dice.below(7) - 3, 0),
        "attack_arrow": pick(dice, ARROWS),
        "health": 1 + dice.below(5),
        "health_arrow": pick(dice, ARROWS),
        "text": "Whatever it does.",
        "flavour": "Good evening.",
        "picture": picture,
        "ability": [some_ability(dice) for _ in range(1 + happens(dice, 25))],
    }
    if happens(dice, 30):
        card["side"] = pick(dice, SIDES[1:])
    if happens(dice, 20) and any(ability["when"] == "action" for ability in card["ability"]):
        card["works_face_down"] = True
    return card


def accepted_pack(dice: Dice) -> list[Table]:
    """Cards as a deck file would have them, drawn again until the reader accepts each."""
    cards: list[Table] = []
    while len(cards) < CARDS_IN_A_PACK:
        card = some_card(dice, len(cards))
        try:
            read(card)
        except SetupRefused:
            continue
        cards.append(card)
    return cards


def read(*cards: Table) -> list[Card]:
    return read_deck({"deck": {"name": "ball"}, "card": list(cards)}, [], 0).cards


# Positions.


def setup_with(pack: list[Table]) -> MasqueradeSetup:
    """Three players, the pack, and a few cards of the house: a small deck is quick to set up."""
    usual = [card for card in BASE.cards if card.key.text in USUAL]
    wishes = {option.name: option.default for option in host_options()} | {"joining": "off", "first_player": "A"}
    return MasqueradeSetup(3, [*usual, *read(*pack)], 6, wishes)


def twins(setup: MasqueradeSetup, dice: Dice) -> tuple[Salon, Salon]:
    """Two positions that differ in one hidden card; the cards of the pack lie in the rows more often than others."""
    names = [name.text for name in setup.names]
    left = [*dealt(dice, names[len(USUAL) :]), *dealt(dice, names[: len(USUAL)])]
    rows: dict[str, list[str]] = {"A": [], "B": [], "C": []}
    for letter in "ABCABA"[: 2 + dice.below(5)]:
        rows[letter].append(left.pop(0) + ("*" if happens(dice, 30) else ""))
    letter = "A" if happens(dice, 30) else pick(dice, ["B", "C"] if rows["C"] else ["B"])
    at = dice.below(len(rows[letter]))
    hidden = rows[letter][at].removesuffix("*")
    other = "King" if "King" in left and happens(dice, 40) else pick(dice, left)
    position: dict[str, object] = {"turn": "A", "phase": pick(dice, ("actions", "actions", "start", "end"))}
    both = []
    for card in (hidden, other):
        words = {seat: row.copy() for seat, row in rows.items()}
        words[letter][at] = f"{card}*"
        both.append(start_at(setup, position | {"rows": {seat: " ".join(row) for seat, row in words.items()}}))
    return both[0], both[1]


def dealt(dice: Dice, names: list[str]) -> list[str]:
    left = names.copy()
    return [left.pop(dice.below(len(left))) for _ in names]
