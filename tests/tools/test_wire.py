"""docs/socket.md and the types of the page say what the sources say."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ridotto
from tools import wire

ROOT = Path(__file__).parents[2]


@pytest.mark.both_builds
@pytest.mark.skipif(ridotto.COMPILED, reason="a compiled class does not tell the types of its fields")
def test_what_is_generated_is_not_due() -> None:
    """After a change to a message, to the form of a fact or to the type of a view: python -m tools.wire"""
    due = [str(path) for path, text in wire.files().items() if (ROOT / path).read_text(encoding="utf-8") != text]
    assert due == []


@pytest.mark.both_builds
@pytest.mark.skipif(ridotto.COMPILED, reason="a compiled class does not tell the types of its fields")
def test_every_type_that_the_page_names_is_explained_on_it() -> None:
    page = wire.page()
    cells = [line.split(" | ")[1] for line in page.splitlines() if line.startswith("| `") and line.count(" | ") > 1]
    named = {found for cell in cells for found in re.findall(r"\b[A-Z][a-z]\w+", cell)} - {"Record"}
    assert len(named) > 8
    assert {name for name in named if f"\n### {name}\n" not in page} == set()
