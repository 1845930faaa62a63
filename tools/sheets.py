"""What is made from the sheets of masks and agents: for the page, and in the docs. `tools/generate.py` writes it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from ridotto.games.mascarade.public.editions import EDITIONS, Edition
from ridotto.games.mascarade.public.masks import Ask
from ridotto.games.mascarade.public.numbers import GOAL
from ridotto.games.masques.public.editions import EDITIONS as PALACES
from ridotto.games.masques.public.sheets import SHEETS
from ridotto.ledger import clauses_in
from tools import words

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = Path("page/src/games/mascarade/sheets.ts")
CITED: Final = "page/src/games/{}/sheets.json"  # read as the cited.json beside it
DOCS: Final = Path("docs/mascarade-masks.md")
WIDTH: Final = 120


def files() -> dict[Path, str]:
    """Returns what is to stand in each file."""
    masks = {f"rules-{name}": name for edition in EDITIONS for name in names_in(edition)}
    agents = {f"masques-page-rules-agent-{sheet.kind}": sheet.kind for sheet in SHEETS}
    return {
        PAGE: written(),
        Path(CITED.format("mascarade")): cited(masks, [edition.id for edition in EDITIONS]),
        Path(CITED.format("masques")): cited(agents, [edition.id for edition in PALACES]),
        DOCS: documented(words.compile_language("en")),
    }


# ---- For the page.


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


def cited(keys: Mapping[str, str], ledgers: list[str]) -> str:
    """Returns the clauses of each mask or agent by the key of its texts: those whose topic it is."""
    topics: dict[str, list[str]] = {}
    for name in ledgers:
        for clause in clauses_in(ROOT / "rules" / f"{name}.toml").values():
            topics.setdefault(clause.topic, []).append(clause.id)
    found = {key: " ".join(shortened(topics.get(name.lower(), []))) for key, name in sorted(keys.items())}
    return json.dumps(found, indent=2) + "\n"


def shortened(ids: Iterable[str]) -> Iterator[str]:
    """Yields `AB1 011 220-222` for AB1-011 and AB1-220 to AB1-222, word by word."""
    runs: list[tuple[str, int, int]] = []
    for prefix, number in sorted(id.split("-") for id in ids):
        at = int(number)
        if runs and runs[-1][0] == prefix and runs[-1][2] == at - 1:
            runs[-1] = (prefix, runs[-1][1], at)
        else:
            runs.append((prefix, at, at))
    before = ""
    for prefix, first, last in runs:
        if prefix != before:
            yield prefix
        yield f"{first:03}" if first == last else f"{first:03}-{last:03}"
        before = prefix


# ---- In the docs.


INTRODUCTION: Final = """\
# The masks of Mascarade and what they ask

tools/sheets.py writes this from the sheets of the masks. [mascarade.md](mascarade.md) has what all masks share.
"""
BOXED: Final = ("mask", "in the box", "clauses")
ASKED: Final = ("question", "asked by", "answers", "clauses")


def documented(sentences: dict[str, Any]) -> str:
    parts = [INTRODUCTION]
    for edition in EDITIONS:
        boxed = [(f"`{sheet.mask.text}`", str(sheet.count), listed(edition, sheet.clauses)) for sheet in edition.box]
        asked = [
            (f"`{ask.question}`", sheet.mask.text, answers(ask, sentences), listed(edition, ask.clauses))
            for sheet in edition.box
            for ask in sheet.asks
        ]
        parts += [f"## {edition.title}\n", table(BOXED, boxed), table(ASKED, asked)]
    return "\n".join(parts)


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    return "".join(f"| {' | '.join(row)} |\n" for row in (head, ["---"] * len(head), *rows))


def names_in(edition: Edition) -> list[str]:
    return [sheet.mask.text for sheet in edition.box]


def listed(edition: Edition, numbers: str) -> str:
    return ", ".join(edition.numbered(numbers))


def answers(ask: Ask, sentences: dict[str, Any]) -> str:
    """Returns what may be answered: the options for which the catalogue has a sentence."""
    own = f"mascarade-option-{ask.question}-"
    return ", ".join(sorted(key.removeprefix(own) for key in sentences if key.startswith(own))) or "place"
