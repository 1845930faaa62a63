"""Every game has two rooms: what may be seen, and what is so. A file in neither would be protected by no wall."""

from pathlib import Path

import pytest

import ridotto.games

HOME = Path(ridotto.games.__file__).parent
FAMILIES = sorted(
    path.name for path in HOME.iterdir() if (path / "game.py").exists() or (path / "__init__.py").exists()
)
SECRET = {"__init__.py", "state.py", "rules", "position.py", "truth.py", "worlds.py"}
PUBLIC = {"__init__.py", "words.py", "setup.py", "view.py", "belief", "word_functions.py", "picture.py"}


def inside(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir() if path.suffix in ("", ".py") and path.name != "__pycache__"}


def test_there_are_three_families() -> None:
    assert FAMILIES == ["mascarade", "masquerade", "masques"]


@pytest.mark.parametrize("family", FAMILIES)
def test_nothing_lies_beside_the_two_rooms(family: str) -> None:
    data = {path.name for path in (HOME / family).iterdir() if path.is_dir() and not list(path.glob("*.py"))}
    assert inside(HOME / family) - data == {"__init__.py", "game.py", "public", "secret"}


@pytest.mark.parametrize("family", FAMILIES)
def test_a_file_has_the_same_name_in_all_games(family: str) -> None:
    assert inside(HOME / family / "secret") >= SECRET
    assert inside(HOME / family / "public") >= PUBLIC
