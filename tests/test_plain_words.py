"""What people read in the terminal, over the wire and on cards is plain: no sentence of the program has these tics."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

SOURCES: Final = Path(__file__).parents[1] / "src" / "ridotto"
CHECKS: Final = "contracts"  # for authors of games, who know what a breath and a spelling are
TIC: Final = re.compile(r"(?i)\bwhoever|\bone's own\b|\bin one breath\b|\bis spelt\b|\bthe house\b")
HAVE_DOCSTRINGS: Final = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def texts(source: str) -> Iterator[str]:
    """All texts of a module but its docstrings."""
    nodes = list(ast.walk(ast.parse(source)))
    first = [node.body[0] for node in nodes if isinstance(node, HAVE_DOCSTRINGS) and node.body]
    docstrings = [id(statement.value) for statement in first if isinstance(statement, ast.Expr)]
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            yield node.value


def modules() -> list[Path]:
    return sorted(path for path in SOURCES.rglob("*.py") if path.relative_to(SOURCES).parts[0] != CHECKS)


@pytest.mark.slow
def test_no_sentence_of_the_program_has_a_tic() -> None:
    found = {path.name: [t for t in texts(path.read_text(encoding="utf-8")) if TIC.search(t)] for path in modules()}
    assert len(found) > 100
    assert {name: sentences for name, sentences in found.items() if sentences} == {}


def test_no_card_has_a_tic() -> None:
    decks = [tomllib.loads(path.read_text(encoding="utf-8")) for path in sorted(SOURCES.rglob("decks/*.toml"))]
    cards = [card for deck in decks for card in deck["card"]]
    assert len(cards) > 50
    assert [card["text"] for card in cards if TIC.search(card.get("text", ""))] == []


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ('say("Whoever is richest wins")', True),
        ('def who() -> None:\n    """Whoever reads."""', False),
        ('raise NotAStore(f"{path} is kept by whoever")', True),
    ],
)
def test_a_tic_is_found_in_texts_and_not_in_docstrings(source: str, found: bool) -> None:
    assert bool([text for text in texts(source) if TIC.search(text)]) is found
