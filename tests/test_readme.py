"""The README says what is so: its Python is run, its commands exist, its links lead somewhere."""

import ast
import doctest
import re
import runpy
import subprocess
from pathlib import Path

import pytest

from ridotto.games import GAMES
from ridotto.ledger import TABLE, ledger
from ridotto.words.files import reader

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text()


PYTHON = "\n".join(re.findall(r"^```python\n(.*?)^```", README, re.MULTILINE | re.DOTALL))


def test_the_readmes_python_runs() -> None:
    examples = doctest.DocTestParser().get_doctest(PYTHON, {}, "README", "README.md", 0)
    result = doctest.DocTestRunner().run(examples)
    assert result.attempted > 8 and result.failed == 0


def test_the_readmes_python_is_what_mypy_checks() -> None:
    """`make check` runs mypy on the file. It may be laid out differently, but says the same."""
    shown = "\n".join([line[4:] for line in PYTHON.splitlines() if line.startswith((">>> ", "... "))])
    checked = ast.parse((ROOT / "tests" / "readme_example.py").read_text())
    assert ast.dump(ast.parse(shown)) == ast.dump(ast.Module(checked.body[1:], []))


def test_the_readme_counts_our_rulings_as_they_are() -> None:
    clauses = [clause for name in (*GAMES, TABLE) for clause in ledger(name).values()]
    rulings = [clause for clause in clauses if clause.kind == "ruling"]
    assert all(clause.why for clause in rulings), "each has its reason"
    share = round(100 * len(rulings) / len(clauses))
    (said,) = re.findall(r"^(\d+) % of the clauses are our rulings", README, re.MULTILINE)
    assert abs(share - int(said)) <= 1, f"write into README.md: {share} % of the clauses are our rulings"


def test_the_readmes_command_counts_the_same() -> None:
    (command,) = re.findall(r"`(grep [^`]*)`", README)
    counted = subprocess.run(command, shell=True, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    numbers = {kind: int(count) for count, kind in re.findall(r'(\d+) kind = "(\w+)"', counted)}
    kinds = [clause.kind for name in (*GAMES, TABLE) for clause in ledger(name).values()]
    assert numbers == {kind: kinds.count(kind) for kind in ("rule", "ruling", "derived")}


def test_the_moving_picture_moves_and_is_small() -> None:
    (path,) = re.findall(r"^!\[[^]]+\]\((\S+\.webp)\)$", README, re.MULTILINE)
    picture = (ROOT / path).read_bytes()
    assert picture[:4] == b"RIFF" and picture[8:12] == b"WEBP" and len(picture) < 500_000
    assert int.from_bytes(picture[4:8], "little") == len(picture) - 8
    assert picture.count(b"ANMF") > 20


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
        assert f"| `{game.id}` | {game.fewest} to {game.most} | {reader('en', game.id).about('pitch')} |" in README
