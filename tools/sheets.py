"""What the page has to know of the sheets of the masks. `tools/generate.py` writes it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ridotto.games.mascarade.public.editions import EDITIONS
from ridotto.games.mascarade.public.numbers import GOAL

PAGE: Final = Path("page/src/games/mascarade/sheets.ts")
WIDTH: Final = 120


def files() -> dict[Path, str]:
    """Returns what is to stand in each file."""
    return {PAGE: written()}


def written() -> str:
    asks = {ask.question: ask for edition in EDITIONS for ask in edition.asks.values()}
    by_coins = [name for name, ask in asks.items() if ask.exchanges or (ask.takes > 0 and not ask.if_wrong)]
    return "\n".join(
        [
            "// tools/sheets.py writes this from src/ridotto/games/mascarade/public/masks.",
            "",
            "/** Every mask of every edition. */",
            *lines("MASKS", {mask.text for edition in EDITIONS for mask in edition.sheets}),
            "",
            "/** So many coins win. */",
            f"export const GOAL = {GOAL};",
            "",
            "/** Questions that are decided by what others have: their coins are shown beside them. */",
            *lines("AT_COINS", set(by_coins)),
            "",
        ]
    )


def lines(name: str, words: set[str]) -> list[str]:
    found = [f"export const {name}: readonly string[] = ["]
    for word in sorted(words):
        if len(found) == 1 or len(found[-1]) + len(word) + 4 > WIDTH:
            found.append(" ")
        found[-1] += f" '{word}',"
    return [*found, "];"]
