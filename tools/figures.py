"""The numbers that the rules pages quote, taken from the games themselves. `tools/generate.py` writes them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ridotto.games.mascarade.public.editions import EDITIONS as MASCARADE
from ridotto.games.mascarade.public.editions import Edition as MascaradeEdition
from ridotto.games.mascarade.public.numbers import FORTUNE, GOAL, OPENING
from ridotto.games.mascarade.public.words import KING
from ridotto.games.masquerade.public.deck import BASE
from ridotto.games.masquerade.public.setup import ACTIONS, ID, ROW
from ridotto.games.masquerade.public.setup import OPENING as DEALT
from ridotto.games.masques.public.editions import ALIKE_TO_WIN, HAND, PURSE, RING
from ridotto.games.masques.public.editions import EDITIONS as MASQUES
from ridotto.games.masques.public.editions import Edition as MasquesEdition
from ridotto.games.masques.public.sheets import SHEETS
from ridotto.games.masques.public.words import COPIES, HIGHEST, LOWEST

FILE: Final = "page/src/games/{}/figures.ts"
HEAD: Final = """\
// Written by tools/figures.py from the rules of this family: do not edit.

/** The numbers that texts about the rules quote, by game. */
export const FIGURES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
"""
COSTS: Final = """
/** What the cards of each kind of agent cost, from the top of its pile down, where the host has chosen nothing else. */
export const COSTS: Readonly<Record<string, readonly number[]>> = {
"""


def files() -> dict[Path, str]:
    """Returns what is to stand in each file."""
    costs = [f"  {sheet.kind}: [{', '.join(map(str, sheet.costs))}],\n" for sheet in SHEETS]
    texts = {
        "mascarade": written({edition.id: mascarade(edition) for edition in MASCARADE}),
        "masques": written({edition.id: masques(edition) for edition in MASQUES}) + COSTS + "".join(costs) + "};\n",
        "masquerade": written({ID: masquerade()}),
    }
    return {Path(FILE.format(family)): text for family, text in texts.items()}


def mascarade(edition: MascaradeEdition) -> dict[str, int]:
    gifts = {mask: sheet.gift for mask, sheet in edition.sheets.items()}
    return {"start": FORTUNE, "goal": GOAL, "opening": OPENING, "king": gifts[KING]}


def masques(edition: MasquesEdition) -> dict[str, int]:
    """The influence of agents counts in one edition only."""
    palace = {f"ring{players}": cards for players, cards in RING.items()}
    weights = {"weight": SHEETS[0].influence} if edition.agents_have_influence else {}
    values = {"lowest": LOWEST, "highest": HIGHEST}
    won = {"alike": ALIKE_TO_WIN, "guilds": len(edition.guilds)}
    return {**won, "hand": HAND, "purse": PURSE, "copies": COPIES, **values, **palace, **weights}


def masquerade() -> dict[str, int]:
    return {"dealt": DEALT, "row": ROW, "actions": ACTIONS, "cards": len(BASE.cards)}


def written(figures: dict[str, dict[str, int]]) -> str:
    lines = [
        f"  '{game}': {{ {', '.join(f'{name}: {number}' for name, number in numbers.items())} }},\n"
        for game, numbers in figures.items()
    ]
    return f"{HEAD}{''.join(lines)}}};\n"
