"""The numbers that the rules pages quote are those of the games."""

from __future__ import annotations

from pathlib import Path

from tools.figures import files

ROOT = Path(__file__).parents[2]


def test_the_figures_of_the_rules_pages_are_not_due() -> None:
    """After a change to a number of the rules: python -m tools.figures"""
    assert [path.name for path, text in files().items() if (ROOT / path).read_text(encoding="utf-8") != text] == []
