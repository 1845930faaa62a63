"""A game put aside outlives its rules: it is read as it was told, and cannot be played on."""

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from ridotto.games import game_called
from ridotto.kernel import Player
from ridotto.table import Table
from ridotto.terminal.keeping import gone_on, put_aside, taken_up
from tests.terminal.program import Run, play

GAME = ("mascarade-1e", "--players", "4", "--seed", "7", "--name", "Ada", "--option", "pace=off")
BEFORE = Path(__file__).parent / "written" / "1.game"  # by the version before
A, B = Player(0), Player(1)


def changed(file: Path, **table: Any) -> None:
    """What another version would have written."""
    content = json.loads(file.read_text().partition("\n")[2])
    content["table"] |= table
    rewrite(file, json.dumps(content))


def rewrite(file: Path, body: str) -> None:
    digest = hashlib.sha256(body.encode()).hexdigest()
    file.write_text(f"ridotto-game: 1, private, sha256 {digest}\n{body}")


def resumed(file: Path) -> Run:
    return play("--resume", file.name, cwd=file.parent)


@pytest.fixture
def game(tmp_path: Path) -> Path:
    run = play(*GAME, "--save", "game", typed="1\n1\n1\n1\nq\n", cwd=tmp_path)
    assert run.code == 0, run
    return tmp_path / "game"


def told_to(file: Path, player: Player) -> list[str]:
    table = gone_on(file, taken_up(file))
    return [fact.spelling() for fact in table.match.heard_by(player)]


def test_a_game_put_aside_under_other_rules_is_read_as_it_was_told(game: Path) -> None:
    mine, theirs = told_to(game, A), told_to(game, B)
    changed(game, rules=77)
    run = resumed(game)
    now = game_called("mascarade-1e").rules_version
    begun = "The game was begun under version 77 of the rules of mascarade-1e"
    assert run.code == 2
    assert run.err == f"ridotto: game cannot be played on: {begun}, and version {now} is played here now.\n"
    said = " ".join(run.out.split())
    assert "A is Ada, B is Bruno" in said
    assert all(fact in said for fact in mine)
    secrets = [fact for fact in theirs if fact not in mine]
    assert secrets and not any(fact in said for fact in secrets), "whoever puts a game aside was not told more by it"


def test_a_game_whose_answers_lead_elsewhere_by_now_is_read_as_it_was_told(game: Path) -> None:
    told = json.loads(game.read_text().partition("\n")[2])["table"]["told"]
    changed(game, told=[line.replace("has 6", "has 5") for line in told])
    run = resumed(game)
    assert run.code == 2 and "its answers lead to something else than you were told" in run.err, run
    assert "A has 5;" in run.out and "has 6" not in run.out


def test_a_game_of_a_version_that_kept_no_words_says_so(tmp_path: Path) -> None:
    file = tmp_path / "game"
    file.write_text(BEFORE.read_text())
    changed(file, rules=77)
    run = resumed(file)
    assert (run.code, run.out) == (2, "") and "what was told was not kept, so it cannot be shown either" in run.err, run


def test_a_game_of_the_version_before_goes_on_by_the_same_rules(tmp_path: Path) -> None:
    file = tmp_path / "game"
    file.write_text(BEFORE.read_text())
    changed(file, rules=game_called("mascarade-1e").rules_version)
    run = resumed(file)
    assert run.code == 0 and "The game goes on where it was." in run.out, run
    kept = taken_up(file)
    table: Table = gone_on(file, kept)
    put_aside(file, table, kept.fate, kept.person)
    assert told_to(file, A) == [fact.spelling() for fact in table.match.heard_by(A)]
