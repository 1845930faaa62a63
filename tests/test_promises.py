"""docs/promises.md names tests: all of them are there, and every promise has one."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "promises.md").read_text(encoding="utf-8")
PROMISES = [line for line in PAGE.splitlines() if line.startswith("| ") and not line.startswith("| promise")]
NAMED = re.findall(r"`(tests/[\w/]+\.py)(?:::(\w+))?`", PAGE)


@pytest.mark.parametrize(("file", "test"), NAMED)
def test_a_test_that_is_named_is_there(file: str, test: str) -> None:
    text = (ROOT / file).read_text(encoding="utf-8")
    assert f"def {test}(" in text if test else "def test_" in text


def test_every_promise_names_a_test() -> None:
    assert len(PROMISES) > 20
    assert [line for line in PROMISES if "`tests/" not in line.split("|")[2]] == []


def test_every_target_that_is_named_can_be_made() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in re.findall(r"`make ([a-z-]+)`", PAGE):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target


def test_the_page_leads_somewhere() -> None:
    for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", PAGE):
        assert (ROOT / "docs" / target).exists()
