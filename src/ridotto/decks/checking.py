"""Checking deck files: what is wrong with them, all of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ridotto.games.masquerade.public.deck import BASE, PACKS, Deck, read_deck, written_in
from ridotto.kernel import SetupRefused

OURS: Final = {BASE.name: BASE, **PACKS}
FINE: Final = 0
OBJECTIONS: Final = 1
UNREADABLE: Final = 2


def check_decks(files: list[str], say: Callable[[str], None]) -> int:
    """Says one line for each deck that is fine and one for each objection; the worst deck decides the exit code."""
    return max([check_deck(file, say) for file in files])


def check_deck(file: str, say: Callable[[str], None]) -> int:
    try:
        written = {} if file in OURS else written_in(file)
    except SetupRefused as refusal:
        say(f"{in_one_line(file)}: {refusal}")
        return UNREADABLE
    try:
        deck = deck_in(file, written)
    except SetupRefused as refusal:
        for problem in refusal.problems:
            say(f"{in_one_line(file)}: {problem}")
        return OBJECTIONS
    abilities = sum([len(card.abilities) for card in deck.cards])
    say(f"{in_one_line(file)}: {counted(len(deck.cards), 'card')}, {counted(abilities, 'ability')}: fine")
    return FINE


def deck_called(file: str) -> Deck:
    """Returns one of our own decks by its name, or any other by its file; refuses it with every objection."""
    try:
        return deck_in(file, {} if file in OURS else written_in(file))
    except SetupRefused as refusal:
        raise SetupRefused([f"{in_one_line(file)}: {problem}" for problem in refusal.problems]) from None


def deck_in(file: str, written: dict[str, object]) -> Deck:
    """Returns a deck. A whole one stands alone; a pack has to fit the base deck."""
    if file in OURS:
        return OURS[file]
    head = written.get("deck")
    whole = isinstance(head, dict) and head.get("name") == BASE.name
    ours = [*BASE.cards] if not whole else []
    return read_deck(written, ours, 0)


def counted(number: int, noun: str) -> str:
    if number == 1:
        return f"1 {noun}"
    return f"{number} {noun.removesuffix('y')}ies" if noun.endswith("y") else f"{number} {noun}s"


def in_one_line(path: str) -> str:
    return path if path.isprintable() else repr(path)
