"""Generated files are written when their sources change; git, make and the page's checksum know which they are."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tools import generate, page
from tools.generate import GENERATED, ROOT, checksum, generated, is_due, is_generated, sources, write

FIGURES = Path("page/src/games/mascarade/figures.ts")
MESSAGES = "src/ridotto/messages.py"
CATALOGUE = "src/ridotto/words/en/home.ftl"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project of two sources and two generated files, which are up to date."""
    for name in (*[f"tools/{each}.py" for each in generate.GENERATORS], MESSAGES, CATALOGUE):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("1")
    write({FIGURES: "1", Path("docs/socket.md"): "1"}, tmp_path)
    (tmp_path / generate.STAMP).parent.mkdir()
    (tmp_path / generate.STAMP).write_text(checksum([*sources(tmp_path), *generated(tmp_path)], tmp_path))
    return tmp_path


def test_nothing_is_due_while_nothing_has_changed(project: Path) -> None:
    assert not is_due(project)


@pytest.mark.parametrize("changed", [MESSAGES, CATALOGUE, "tools/wire.py", str(FIGURES)])
def test_a_changed_source_and_an_edited_result_are_noticed(project: Path, changed: str) -> None:
    (project / changed).write_text("2")
    assert is_due(project)


@pytest.mark.parametrize("gone", [MESSAGES, str(FIGURES), generate.STAMP])
def test_a_removed_source_and_a_missing_result_are_noticed(project: Path, gone: str) -> None:
    (project / gone).unlink()
    assert is_due(project)


def test_only_a_file_whose_text_differs_is_written(project: Path) -> None:
    """Else every run would make editors and bundlers start again."""
    texts = {FIGURES: "2", Path("docs/socket.md"): "1"}
    assert write(texts, project) == [FIGURES]
    assert (project / FIGURES).read_text() == "2"
    assert [path.name for path in (project / FIGURES).parent.iterdir()] == ["figures.ts"]


def test_a_file_that_git_does_not_ignore_is_not_written(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match=r"other\.ts is missing in GENERATED"):
        write({Path("page/src/other.ts"): ""}, tmp_path)


def test_git_ignores_what_is_generated() -> None:
    """The Makefile takes the patterns from there as well: what `make clean` removes, and what no stamp depends on."""
    section = (ROOT / ".gitignore").read_text().split("# Written by tools/generate.py.\n")[1].split("\n\n")[0]
    assert section.split() == [f"/{pattern}" for pattern in GENERATED]


def test_the_makefile_knows_the_generators() -> None:
    (line,) = [line for line in (ROOT / "Makefile").read_text().splitlines() if line.startswith("generators := ")]
    assert line.split("%.py,")[1].rstrip(")").split() == list(generate.GENERATORS)


def test_every_pattern_has_files_and_the_page_counts_each_of_them_once() -> None:
    made = generated(ROOT)
    assert [pattern for pattern in GENERATED if not any(path.match(pattern) for path in made)] == []
    assert set(page.generated()) == {path for path in made if path.is_relative_to(page.PAGE)}
    assert [path for path in page.sources() if is_generated(path, ROOT)] == []


def test_without_the_packages_it_says_what_installs_them() -> None:
    program = (
        "import sys; sys.modules['fluent.syntax'] = None; from tools import generate\n"
        "generate.is_due = lambda root: True; sys.exit(generate.main())"
    )
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, cwd=ROOT)
    assert ended.returncode == 1
    assert ended.stderr.startswith("fluent.syntax is not installed: `make generate`") and ended.stderr.count("\n") == 1
