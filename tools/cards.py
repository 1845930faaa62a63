"""The page's table of our cards, made from the deck files. `tools/generate.py` writes it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ridotto.games.masquerade.public.deck import BASE, PACKS
from ridotto.games.masquerade.public.deck.card import Card
from ridotto.games.masquerade.public.deck.vocabulary import ARROWS, CLASSES

CARDS: Final = Path("page/src/games/masquerade/cards.ts")

HEAD: Final = """\
// Written by tools/cards.py from the deck files of the house: do not edit.

export type CardClass = {classes};

/** A card as it is printed. A card of a pack that somebody wrote is not among ours. */
export interface PrintedCard {{
  name: string;
  class: CardClass;
  attack: number;
  attackArrow: '' | 'up' | 'down'; // on which side it is doubled
  health: number;
  healthArrow: '' | 'up' | 'down';
  picture: Record<string, string>; // its traits
  text: string; // what it does, in the language of its deck
  translations: Record<string, {{ short: string; name: string; text: string }}>; // by language
}}

/** By the word that stands for the card in views and facts. */
export const HOUSE_CARDS: Readonly<Record<string, PrintedCard>> = {{
"""

PACKS_HEAD: Final = """\
/** The packs of the house, by the names that a host chooses: the cards that each adds. */
export const HOUSE_PACKS: Readonly<Record<string, readonly string[]>> = """


def files() -> dict[Path, str]:
    """Returns what is to stand in each file."""
    return {CARDS: written()}


def written() -> str:
    head = HEAD.format(classes=" | ".join([f"'{name}'" for name in CLASSES]))
    lines = [f"  {card.key}: {literal(printed(card))},\n" for deck in (BASE, *PACKS.values()) for card in deck.cards]
    packs = {name: [str(card.key) for card in pack.cards] for name, pack in PACKS.items()}
    return f"{head}{''.join(lines)}}};\n\n{PACKS_HEAD}{literal(packs)};\n"


def printed(card: Card) -> dict[str, object]:
    return {
        "name": card.name,
        "class": CLASSES[card.kind],
        "attack": card.attack,
        "attackArrow": ARROWS[card.attack_arrow],
        "health": card.health,
        "healthArrow": ARROWS[card.health_arrow],
        "picture": card.picture,
        "text": card.text,
        "translations": {
            code: {part: said[part] for part in ("short", "name", "text")} for code, said in card.translations.items()
        },
    }


def literal(value: object) -> str:
    """Returns a value as it is written in TypeScript."""
    if isinstance(value, dict):
        parts = [f"{key}: {literal(part)}" for key, part in value.items()]
        return f"{{ {', '.join(parts)} }}" if parts else "{}"
    if isinstance(value, list):
        return f"[{', '.join([literal(part) for part in value])}]"
    return repr(value)  # a number, or a text without a backslash
