"""The README says what is so: its Python is run, its commands exist, its links lead somewhere."""

import doctest
import re
import runpy
from pathlib import Path

import pytest

from ridotto.games import GAMES

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text()


def test_the_readmes_python_runs() -> None:
    python = "\n".join(re.findall(r"^```python\n(.*?)^```", README, re.MULTILINE | re.DOTALL))
    examples = doctest.DocTestParser().get_doctest(python, {}, "README", "README.md", 0)
    result = doctest.DocTestRunner().run(examples)
    assert result.attempted > 8 and result.failed == 0


PAGES = ["README.md", "CONTRIBUTING.md", *[f"docs/{page.name}" for page in sorted((ROOT / "docs").glob("*.md"))]]


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page: str) -> None:
    for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", (ROOT / page).read_text()):
        assert (ROOT / page).parent.joinpath(target).exists(), target


def test_every_make_command_exists() -> None:
    text = README + (ROOT / "CONTRIBUTING.md").read_text()
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    assert set(re.findall(r"^make ([a-z-]+)", text, re.MULTILINE)) <= targets


def test_the_picture_is_what_the_terminal_shows() -> None:
    drawn = runpy.run_path(str(ROOT / "tools" / "terminal_picture.py"))
    assert drawn["drawn"](drawn["transcript"]()) == (ROOT / "docs" / "terminal.svg").read_text(encoding="utf-8")


def test_every_game_is_listed() -> None:
    for game in GAMES.values():
        assert f"| `{game.id}` | {game.fewest} to {game.most} |" in README
