"""How it looks: colours and a wiped screen only where somebody sits before it, and everything readable without."""

from __future__ import annotations

import io
import os
import pty
import signal
import subprocess
import sys

import pytest

from ridotto.games import GAMES
from ridotto.terminal.screen import WIPED, Screen, Speed, Style
from ridotto.words.files import reader
from tests.terminal.program import absolute, any_numbers, play

GAME = ("mascarade-2e", "--players", "6", "--seed", "2a")
COLOUR = "\x1b[1"


class Terminal(io.StringIO):
    """Looks like one to whoever asks."""

    encoding = "utf-8"

    def isatty(self) -> bool:
        return True


def screen(speed: Speed, environment: dict[str, str]) -> tuple[Screen, Terminal, list[float]]:
    slept: list[float] = []
    target = Terminal()
    return Screen(Terminal("typed\n"), target, speed, environment, slept.append), target, slept


def test_somebody_before_a_terminal_is_given_the_time_to_read() -> None:
    normal, _, slept = screen(Speed.NORMAL, {})
    normal.let_read("x" * 50)
    slow, _, slept_longer = screen(Speed.SLOW, {})
    slow.let_read("x" * 50)
    fast, _, slept_not = screen(Speed.FAST, {})
    fast.let_read("x" * 50)
    assert 0 < slept[0] < slept_longer[0] < 5 and slept_not == []


def test_a_pipe_waits_for_nothing() -> None:
    slept: list[float] = []
    piped = Screen(io.StringIO(), io.StringIO(), Speed.SLOW, {}, slept.append)
    piped.let_read("x" * 50)
    piped.pause(5)
    assert slept == []


def test_colours_are_for_terminals_that_want_them() -> None:
    wishes: list[tuple[dict[str, str], bool]] = [({}, True), ({"NO_COLOR": "1"}, False), ({"TERM": "dumb"}, False)]
    for environment, coloured in wishes:
        shown, target, _ = screen(Speed.FAST, environment)
        shown.line("text", Style.BOLD)
        assert (COLOUR in target.getvalue()) == coloured
    piped = io.StringIO()
    Screen(io.StringIO(), piped, Speed.FAST, {}).line("text", Style.BOLD)
    assert piped.getvalue() == "text\n"


def test_what_only_one_person_sees_is_unmistakable_without_colours_too() -> None:
    shown, target, _ = screen(Speed.FAST, {"NO_COLOR": "1"})
    shown.secret("word " * 40)
    lines = target.getvalue().splitlines()
    assert len(lines) > 1 and all(line.startswith("  ┃ ") for line in lines)


@pytest.mark.slow
@pytest.mark.parametrize("columns", ["80", "100"])
def test_no_line_is_longer_than_the_terminal_is_wide(columns: str) -> None:
    crowd, pair = ("mascarade-1e", "--players", "13"), ("mascarade-1e", "--players", "2")
    for game in (GAME, crowd, pair, ("masques-dust", "--players", "4"), ("masques-ffg", "--players", "2")):
        typed = f"?\nh\n{any_numbers(1)}"
        run = play(*game, "--name", "Somebody with a name", typed=typed, COLUMNS=columns)
        assert max([len(line) for line in run.out.splitlines()]) < int(columns), run


def test_a_terminal_without_such_signs_gets_plain_ones() -> None:
    run = play(*GAME, typed="1\n", PYTHONIOENCODING="ascii")
    assert run.code == 0 and run.err == "" and "oooooo......." in run.out and "\\u" not in run.out, run
    run = play("masques-ffg", "--players", "2", "--seed", "2a", typed="1\n", PYTHONIOENCODING="ascii")
    assert run.code == 0 and run.err == "" and "+P0 door +" in run.out and "\\u" not in run.out, run


# A real terminal.


def hears_ctrl_c() -> None:
    """As in a terminal: whoever starts the suite in the background has it ignored, and all below it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Seat:
    """Somebody at a terminal: waits for a prompt, types a line."""

    def __init__(self, *arguments: str, **environment: str) -> None:
        self.ours, theirs = pty.openpty()
        surroundings = {**absolute(os.environ.copy()), "TERM": "xterm", "PYTHONIOENCODING": "utf-8", **environment}
        if "NO_COLOR" not in environment:
            surroundings.pop("NO_COLOR", None)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "ridotto", *arguments],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=surroundings,
            start_new_session=True,
            preexec_fn=hears_ctrl_c,
        )
        os.close(theirs)
        self.shown = ""

    def until(self, text: str) -> str:
        """What is new on the screen up to this text."""
        start = len(self.shown)
        while text not in self.shown[start:]:
            more = self.read()
            assert more, f"{text!r} never came: {self.shown[start:]}"
        return self.shown[start:]

    def read(self) -> str:
        try:
            more = os.read(self.ours, 100_000).decode(errors="replace")
        except OSError:  # the other side is gone
            more = ""
        self.shown += more
        return more

    def type(self, line: str) -> None:
        os.write(self.ours, f"{line}\n".encode())

    def rest(self) -> str:
        start = len(self.shown)
        while self.read():
            pass
        os.close(self.ours)
        return self.shown[start:]


def playing(*arguments: str, **environment: str) -> Seat:
    return Seat("play", *arguments, "--speed", "fast", **environment)


@pytest.mark.slow
def test_ridotto_alone_asks_what_to_play() -> None:
    seat = Seat()
    shown = seat.until("1-5, Ctrl-C leaves >")
    assert "What do you want to play?" in shown
    assert all(game.title in shown and reader("en", game.id).about("pitch")[:30] in shown for game in GAMES.values())
    seat.type("poker")
    assert "Expected a number from 1 to 5, or one of mascarade-1e, " in seat.until(">")
    seat.type("3")
    assert "You win as soon as you have 4 Seals of one Faction" in " ".join(seat.until("h help >").split())
    seat.type("\x04")
    assert "You leave the table" in seat.rest() and seat.process.wait() == 0


def test_a_game_without_its_edition_is_asked_for_the_edition() -> None:
    seat = playing("Mascarade", NO_COLOR="1")
    shown = seat.until("1-2, Ctrl-C leaves >")
    assert "Which edition?" in shown and "1  Mascarade, first edition, 2 to 13 players" in shown
    seat.process.send_signal(signal.SIGINT)
    assert "Traceback" not in seat.rest() and seat.process.wait() == 0


@pytest.mark.clause("TBL-001")
def test_under_strict_memory_the_deal_is_gone_when_it_was_seen() -> None:
    seat = playing(*GAME, "--memory", "strict", "--option", "start=A")
    assert "Cheater" in seat.until("help) >").split("In play")[0]
    seat.type("")
    after = seat.until("help >")
    assert WIPED in after and COLOUR in after
    assert "Cheater" not in after.rsplit(WIPED, 1)[1].split("In play")[0]
    seat.type("q")
    seat.until("y/n >")
    seat.type("n")
    assert "You leave the table" in seat.rest() and seat.process.wait() == 0


def test_with_a_memory_aid_nothing_is_wiped() -> None:
    seat = playing(*GAME, "--option", "start=A", "--memory", "aid", NO_COLOR="1")
    seat.until("help) >")
    seat.type("")
    seat.until("help >")
    seat.type("\x04")
    seat.rest()
    assert "\x1b" not in seat.shown and seat.process.wait() == 0


@pytest.mark.slow
@pytest.mark.parametrize("at_once", [True, False])
def test_ctrl_c_leaves_politely(at_once: bool) -> None:
    seat = playing(*GAME)
    seat.until("help) >")
    if not at_once:
        seat.type("")
        seat.until("help >")
    seat.process.send_signal(signal.SIGINT)
    assert "You leave the table" in seat.rest() and seat.process.wait() == 0


def test_at_the_end_a_file_for_the_record_is_asked_for(tmp_path: os.PathLike[str]) -> None:
    seat = playing("mascarade-1e", "--players", "2", "--seed", "1")
    file = os.path.join(tmp_path, "kept")
    shown = ""
    while "only Enter >" not in shown:
        shown = seat.until(" >")
        seat.type(file if "only Enter >" in shown else "1")
    assert "Saved record:" in seat.rest() and seat.process.wait() == 0
    assert os.path.exists(file)
