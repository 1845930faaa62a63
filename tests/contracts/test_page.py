"""docs/contracts.md is followed from outside: its files and commands, in an empty folder and processes of their own."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

import ridotto
from ridotto.contracts import CONTRACTS, SENSES

PAGE: Final = (Path(__file__).parents[2] / "docs" / "contracts.md").read_text(encoding="utf-8")
BLOCKS: Final = re.findall(r"^```(\w*)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
COMMANDS: Final = [text for kind, text in BLOCKS if kind == "sh"]
SHOWN: Final = [text for kind, text in BLOCKS if kind == ""]
PYTHON: Final = [text for kind, text in BLOCKS if kind == "python"]
FILES: Final = {text.split()[1]: text for text in PYTHON if text.startswith("# ")}
SESSIONS: Final = [text for text in PYTHON if text.startswith(">>> ")]


class Outside:
    """A folder outside the repository, with what the page tells to put there."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.sh(COMMANDS[0])
        for file, text in FILES.items():
            (folder / file).write_text(text, encoding="utf-8")

    def sh(self, command: str) -> str:
        return self.run("sh", "-c", command.replace("python ", f"'{sys.executable}' "), expected=0)

    def pytest(self, file: str, *words: str, expected: int) -> str:
        return self.run(sys.executable, "-m", "pytest", "-p", "no:cacheprovider", file, *words, expected=expected)

    def run(self, *words: str, expected: int) -> str:
        installed = str(Path(ridotto.__file__).parents[1])
        environment = {**os.environ, "PYTHONPATH": installed, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
        done = subprocess.run(words, cwd=self.folder, env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == expected, done.stdout + done.stderr
        return done.stdout


@pytest.fixture
def outside(tmp_path: Path) -> Outside:
    return Outside(tmp_path)


def test_the_page_has_a_file_for_each_of_its_tests() -> None:
    assert list(FILES) == ["test_candles.py", "test_leaky.py", "test_silence.py"]
    assert len(FILES["test_candles.py"].splitlines()) <= 20, "the page says so"


@pytest.mark.slow
def test_an_honest_game_from_outside_passes(outside: Outside) -> None:
    tables = 3  # of 2 to 4 players
    assert f"{tables * len(CONTRACTS) + 2} passed" in outside.pytest("test_candles.py", expected=0)
    assert "1 passed" in outside.pytest("test_silence.py", expected=0)


@pytest.mark.slow
def test_a_game_from_outside_that_leaks_fails_with_what_the_page_shows(outside: Outside) -> None:
    said = outside.pytest("test_leaky.py", "-k", "leak-candles-2", expected=1)
    assert SHOWN[0].strip() in said and "1 failed" in said


@pytest.mark.slow
@pytest.mark.both_builds
def test_the_digest_on_the_page_is_that_of_either_build(outside: Outside) -> None:
    assert outside.sh(COMMANDS[1]).strip() in FILES["test_candles.py"]


@pytest.mark.slow
def test_the_game_is_opened_by_its_name(outside: Outside) -> None:
    (session,) = SESSIONS
    assert len(doctest.DocTestParser().get_examples(session)) > 6
    (outside.folder / "page.txt").write_text(session, encoding="utf-8")
    outside.run(sys.executable, "-m", "doctest", "page.txt", expected=0)


@pytest.mark.slow
def test_pytest_need_not_be_installed(outside: Outside) -> None:
    checks = "from candles import CANDLES; from ridotto.contracts import check; check(CANDLES, [2])"
    outside.run(sys.executable, "-c", f"import sys; sys.modules['pytest'] = None; {checks}", expected=0)


@pytest.mark.parametrize("name", [*CONTRACTS, *SENSES])
def test_every_contract_and_every_sense_is_documented(name: str) -> None:
    assert f"`{name}`" in PAGE
