"""docs/socket.md explains all that it names."""

from __future__ import annotations

import re

import pytest

import ridotto
from tools import wire


@pytest.mark.both_builds
@pytest.mark.skipif(ridotto.COMPILED, reason="a compiled class does not tell the types of its fields")
def test_every_type_that_the_page_names_is_explained_on_it() -> None:
    page = wire.page()
    cells = [line.split(" | ")[1] for line in page.splitlines() if line.startswith("| `") and line.count(" | ") > 1]
    named = {found for cell in cells for found in re.findall(r"\b[A-Z][a-z]\w+", cell)} - {"Record"}
    assert len(named) > 8
    assert {name for name in named if f"\n### {name}\n" not in page} == set()
