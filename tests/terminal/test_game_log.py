"""A game is on disk at every answer: whatever ends the program, it goes on from there."""

from __future__ import annotations

import asyncio
import errno
import os
import signal
import subprocess
import sys
from io import FileIO
from pathlib import Path
from typing import Any

import pytest

from ridotto.house.errors import StoreUnreachable
from ridotto.house.events import Answered, decode_line
from ridotto.house.stores import Batch
from ridotto.terminal.game_log import CODE, GameLog, read_log
from tests.patience import PATIENCE
from tests.readings import like
from tests.terminal.program import SURROUNDINGS, Run, absolute, always_first, any_numbers, play

GAME = ("mascarade-2e", "--players", "4", "--seed", "5", "--option", "start=A")


def answers_in(file: Path) -> list[str]:
    """What the person has answered, as the file has it."""
    events = [decode_line(line).event for line in read_log(file).lines[CODE]]
    return [text for event in events if isinstance(event, Answered) for text in event.answers]


@pytest.fixture
def game(tmp_path: Path) -> Path:
    run = play(*GAME, "--save", "game", typed="1\n" * 6, cwd=tmp_path)
    assert run.code == 0 and "Put aside in game." in run.out, run
    return tmp_path / "game"


def resumed(file: Path, typed: str = "") -> Run:
    run = play("--resume", file.name, typed=typed, cwd=file.parent)
    assert run.code == 0 and run.err == "", run
    return run


@pytest.mark.slow
def test_a_program_that_is_killed_has_stored_every_answer(tmp_path: Path) -> None:
    """Its person has seen the next question, so the answer before it is on disk."""
    arguments = [sys.executable, "-m", "ridotto", "play", *GAME, "--save", "game", "--speed", "fast"]
    surroundings = {**absolute(os.environ.copy()), **SURROUNDINGS}
    program = subprocess.Popen(
        arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8", env=surroundings, cwd=tmp_path
    )
    assert program.stdin is not None and program.stdout is not None
    program.stdin.write("1\n1\n1\n")
    program.stdin.flush()
    prompts = 0
    while prompts < 4:
        prompts += program.stdout.read(1) == ">"
    program.send_signal(signal.SIGKILL)
    program.communicate(timeout=PATIENCE)
    assert len(answers_in(tmp_path / "game")) == 3
    assert like("terminal-goes-on").search(resumed(tmp_path / "game").out)


def test_a_game_whose_last_line_is_torn_is_resumed_at_the_answer_before(game: Path) -> None:
    whole = game.read_bytes()
    last = len(whole.rstrip(b"\n").splitlines(keepends=True)[-1])
    kept = read_log(game).lines[CODE]
    for cut in range(1, last + 1):
        game.write_bytes(whole[:-cut])
        assert read_log(game).lines[CODE] == kept[:-1]
    assert like("terminal-goes-on").search(resumed(game).out)
    assert game.read_bytes().startswith(whole[:-last]), "what was torn is gone, and all before it is as it was"
    game.write_bytes(whole + b"\0" * 64)
    assert read_log(game).lines[CODE] == kept
    game.write_bytes(whole + b"\0" * 64 + b"\n")
    assert read_log(game).lines[CODE] == kept


@pytest.mark.slow
def test_a_game_cut_anywhere_ends_as_if_it_had_not_been(game: Path) -> None:
    """What was drawn and what bots said follows from the seed: only the person's answers can be lost."""
    whole = game.read_bytes()
    begun = whole.index(b'"did":"begun"')
    answers = answers_in(game)
    for cut in range(whole.index(b"\n", begun) + 1, len(whole), 97):
        game.write_bytes(whole[:cut])
        left = answers_in(game)
        assert left == answers[: len(left)]
        resumed(game, "1\n" * (len(answers) - len(left)))
        assert read_log(game).lines[CODE][: len(whole.splitlines()) - 1] == [
            line[9:] for line in whole.splitlines()[1:]
        ]


def test_a_game_saved_by_hand_is_kept_at_every_answer_from_then_on(tmp_path: Path) -> None:
    play(*GAME, typed="1\ns here\n1\n1\n", cwd=tmp_path)
    assert len(answers_in(tmp_path / "here")) == 3


def test_a_game_resumed_and_saved_elsewhere_leaves_the_file_as_it_was(game: Path) -> None:
    before, answered = game.read_bytes(), len(answers_in(game))
    play("--resume", "game", "--save", "other", typed="1\n", cwd=game.parent)
    assert game.read_bytes() == before
    assert len(answers_in(game.parent / "other")) == answered + 1


def test_a_game_that_is_over_becomes_a_record(tmp_path: Path) -> None:
    play(*GAME, "--save", "game", typed=any_numbers(2) + always_first(), cwd=tmp_path)
    assert (tmp_path / "game").read_text().startswith("ridotto-record:")


def test_on_a_full_disk_the_answer_is_refused_and_may_be_given_again(
    game: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, failures, sync = answers_in(game), [OSError(errno.ENOSPC, "No space left on device")], os.fsync

    def full(file: int) -> None:
        if failures:
            raise failures.pop()
        sync(file)

    monkeypatch.setattr("ridotto.terminal.game_log.os.fsync", full)
    run = resumed(game, "1\n1\n")
    assert run.out.count("Cannot write game: ") == 1, run
    assert len(answers_in(game)) == len(before) + 1
    assert like("terminal-goes-on").search(resumed(game).out)


class NearlyFull(FileIO):
    """A file on a disk that takes ten bytes more, as `write` says: it raises nothing."""

    def write(self, text: Any) -> int:
        return super().write(text[:10])


def test_half_a_line_on_a_full_disk_is_not_stored_and_gone_when_there_is_room(game: Path) -> None:
    log = read_log(game)
    log.go_on_in(game)
    number, line = len(log.lines[CODE]), log.lines[CODE][-1]
    with NearlyFull(game, "ab") as full:
        room, log.file = log.file, full
        with pytest.raises(StoreUnreachable):
            asyncio.run(log.append(Batch(CODE, number, [line])))
    log.file = room
    assert asyncio.run(log.append(Batch(CODE, number, [line])))
    log.release()
    assert len(read_log(game).lines[CODE]) == number + 1


def test_a_log_refuses_nothing_that_was_stored_elsewhere_meanwhile(game: Path) -> None:
    """Two programs read the same file; the second one that wants to write does not write over the first."""
    one, other = read_log(game), read_log(game)
    one.go_on_in(game)
    assert one.file is not None
    one.file.write(GameLog([]).next_line(b"x"))
    one.release()
    with pytest.raises(Exception, match="is being played at another terminal"):
        other.go_on_in(game)
