"""A game put aside outlives its rules: it is read as it was told, and cannot be played on."""

from pathlib import Path

import msgspec
import pytest

from ridotto.games import game_called
from ridotto.house.events import Begun, decode_line, encode_line
from ridotto.kernel import Player
from ridotto.terminal.game_log import CODE, GameLog, read_log
from ridotto.terminal.opening import game_in
from tests.terminal.program import Run, play

GAME = ("mascarade-1e", "--players", "4", "--seed", "7", "--name", "Ada", "--option", "pace=off")
A, B = Player(0), Player(1)


def lines_in(file: Path) -> list[bytes]:
    return read_log(file).lines[CODE]


def rewrite(file: Path, lines: list[bytes]) -> None:
    """What another version would have written."""
    file.unlink()
    log = GameLog(lines)
    log.keep_in(file)
    log.release()


def resumed(file: Path) -> Run:
    return play("--resume", file.name, cwd=file.parent)


@pytest.fixture
def game(tmp_path: Path) -> Path:
    run = play(*GAME, "--save", "game", typed="1\n1\n1\n1\nq\n", cwd=tmp_path)
    assert run.code == 0, run
    return tmp_path / "game"


def told_to(file: Path, player: Player) -> list[str]:
    return [told.spelling() for told in game_in(file, lines_in(file)).live_game().told_to(player)]


def by_other_rules(text: bytes) -> bytes:
    line = decode_line(text)
    if not isinstance(line.event, Begun):
        return text
    return encode_line(msgspec.structs.replace(line, event=msgspec.structs.replace(line.event, rules=77)))


def test_a_game_put_aside_under_other_rules_is_read_as_it_was_told(game: Path) -> None:
    mine, theirs = told_to(game, A), told_to(game, B)
    rewrite(game, [by_other_rules(line) for line in lines_in(game)])
    run = resumed(game)
    now = game_called("mascarade-1e").rules_version
    begun = "The game was begun under version 77 of the rules of mascarade-1e"
    assert run.code == 2
    assert run.err == f"ridotto: game cannot be played on: {begun}, and version {now} is played here now.\n"
    said = " ".join(run.out.split())
    assert "A is Ada, B is Bruno" in said
    assert all(fact in said for fact in mine)
    secrets = [fact for fact in theirs if fact not in mine]
    assert secrets and not any(fact in said for fact in secrets), "nobody is told more by putting a game aside"


def test_a_game_whose_answers_lead_elsewhere_by_now_is_read_as_it_was_told(game: Path) -> None:
    rewrite(game, [line.replace(b" has 6", b" has 5") for line in lines_in(game)])
    run = resumed(game)
    assert run.code == 2 and "its answers lead to something else than you were told" in run.err, run
    assert "A has 5;" in run.out and "has 6" not in run.out
