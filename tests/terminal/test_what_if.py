"""`ridotto play --from`: what if, from a moment of a recorded game."""

import re
from pathlib import Path

import pytest

from ridotto.replay import UNFINISHED, read_record
from tests.readings import like
from tests.terminal.program import any_numbers, play

TABLE = ("mascarade-1e", "--players", "4", "--seed", "7", "--bots", "random")


@pytest.fixture
def recorded(tmp_path: Path) -> Path:
    file = tmp_path / "evening.ridotto"
    run = play(*TABLE, "--save", str(file), typed=any_numbers(1))
    assert run.code == 0, run
    return file


def moment_of(file: Path, seat: str) -> int:
    """A moment in the middle of the game at which this seat was asked."""
    record = read_record(file.read_text())
    moments = [number for number, answer in enumerate(record.answers) if answer.startswith(f"{seat}:")]
    return moments[len(moments) // 2]


def test_a_person_plays_on_from_a_record_and_is_told_how_the_game_came_out(recorded: Path, tmp_path: Path) -> None:
    record, again = read_record(recorded.read_text()), tmp_path / "again.ridotto"
    moment = str(moment_of(recorded, "C"))
    what_if = ("--from", str(recorded), "--moment", moment, "--seat", "C", "--bots", "random")
    run = play(*what_if, "--save", str(again), typed=any_numbers(2))
    assert run.code == 0, run
    assert like("terminal-what-if").search(run.out)
    assert like("terminal-you-are", name="Carla", letter="C", others="Guest, Bruno, Dario").search(run.out)
    assert like("terminal-what-was").search(" ".join(run.out.split())) and "ridotto verify" not in run.out
    other = read_record(again.read_text())
    assert other.result != UNFINISHED and other.players == record.players and other.seed is None


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (("--moment", "100000"), like("wrong-cannot-play-on-no-moment", moment=100000)),
        (("--moment", "0", "--seat", "B"), like("wrong-cannot-play-on-not-asked", moment=0)),
        (("--moment", "soon"), like("wrong-play-refused-moment", typed="soon")),
        ((), like("wrong-play-refused-moment")),
        (("--moment", "9", "--seat", "Z"), like("wrong-play-refused-seat", typed="Z", last="D")),
        (("--moment", "9", "--players", "4"), like("wrong-play-refused-taken-up", what="players")),
    ],
)
def test_what_cannot_be_played_on_from_is_refused_with_what_was_expected(
    recorded: Path, arguments: tuple[str, ...], expected: re.Pattern[str]
) -> None:
    run = play("--from", str(recorded), *arguments)
    assert run.code == 2 and expected.search(" ".join(run.err.split())), run
    assert len(run.err.splitlines()) == 1


def test_a_game_that_was_put_aside_is_no_record(tmp_path: Path) -> None:
    file = tmp_path / "aside"
    assert play(*TABLE, "--save", str(file), typed="1\n1\n").code == 0
    run = play("--from", str(file), "--moment", "3")
    assert run.code == 2 and "ridotto-record" in run.err, run
