"""Parts of the suite run side by side: what each says stays together, and one that fails fails all."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.patience import PATIENCE

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]


def ran(*parts: str) -> tuple[int, str]:
    """The exit code, and what was printed."""
    command = [sys.executable, "-m", "tools.parts", *parts]
    ended = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, timeout=PATIENCE)
    return ended.returncode, ended.stdout


def test_what_pytest_counted_is_added_up_in_the_last_line() -> None:
    code, said = ran(
        "one: echo '===== 2 failed, 30 passed, 1 skipped in 12.10s ====='",
        "two: echo '400 passed, 7 deselected in 100.00s (0:01:40)'",
        "three: echo '1 passed in wonder'",
    )
    assert code == 0
    assert said.splitlines()[-1].startswith("=== 2 failed, 430 passed, 7 deselected, 1 skipped in ")


def test_a_real_run_of_pytest_is_counted(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text("def test_it(): pass\n")
    code, said = ran(f"tests: '{sys.executable}' -m pytest -p no:cacheprovider -c /dev/null '{tmp_path}'")
    assert code == 0 and said.splitlines()[-1].startswith("=== 1 passed in "), said


def test_one_part_that_fails_fails_the_run_and_the_others_go_on() -> None:
    code, said = ran("bad: echo broken; exit 3", "good: echo whole")
    assert code == 1
    assert "==== bad: FAILED with exit code 3" in said and "broken" in said
    assert "==== good: done" in said and "whole" in said


def test_parts_after_a_failed_part_do_not_run_and_are_named() -> None:
    parts = (
        "page: echo built",
        "wheel: false",
        "suite after page, wheel: echo tested",
        "report after suite: echo told",
    )
    code, said = ran(*parts, "check: echo checked")
    assert code == 1
    assert "tested" not in said and "told" not in said and "checked" in said
    assert "did not run: suite, because wheel failed" in said.splitlines()
    assert "did not run: report, because wheel failed" in said.splitlines()


def test_a_failed_run_ends_with_the_commands_that_repeat_only_what_failed() -> None:
    pytest_said = "echo '===== 1 failed, 30 passed in 12.10s ====='; exit 1"
    code, said = ran(f"tests: {pytest_said} # ARGS='-k spy or king'", "check: exit 3", "good: true")
    lines = said.splitlines()
    assert code == 1
    assert lines[lines.index("to repeat what failed:") + 1 : -1] == [
        f"  {pytest_said} # ARGS=--last-failed",
        "  exit 3",
    ]


def test_one_part_waits_for_another(tmp_path: Path) -> None:
    made = tmp_path / "made"
    code, _ = ran(f"suite after wheel: test -e '{made}'", f"wheel: touch '{made}'")
    assert code == 0


def test_what_two_parts_say_at_once_is_not_mixed_up(tmp_path: Path) -> None:
    """Each waits for the other's word before it says its next one."""
    there, back = tmp_path / "there", tmp_path / "back"
    os.mkfifo(there)
    os.mkfifo(back)
    one = f"one: echo one begins; echo go > '{there}'; cat '{back}'; echo one ends"
    two = f"two: cat '{there}'; echo two begins; echo go > '{back}'; echo two ends"
    code, said = ran(one, two)
    assert code == 0
    lines = [line for line in said.splitlines() if line.endswith((" begins", " ends"))]
    assert lines in (
        [f"{n} {w}" for n in order for w in ("begins", "ends")] for order in (("one", "two"), ("two", "one"))
    )


def test_a_part_that_cannot_be_read_starts_none() -> None:
    for parts in (["nothing"], ["a: echo ran", "b after c: echo ran"]):
        code, said = ran(*parts)
        assert code == 2 and "ran" not in said


def test_a_part_that_ends_leaves_nothing_running(tmp_path: Path) -> None:
    pid = tmp_path / "pid"
    code, _ = ran(f"crashed: tail -f /dev/null & echo $! > '{pid}'; exit 3")
    assert code == 1
    assert is_gone(int(pid.read_text()))


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGKILL])
def test_an_interrupted_run_leaves_nothing_running(how: signal.Signals, tmp_path: Path) -> None:
    """A program that ignores SIGTERM and whose parent has ended is killed, too."""
    pids = [tmp_path / name for name in ("one", "other")]
    for path in pids:
        os.mkfifo(path)
    stubborn = "(trap '' TERM; exec tail -f /dev/null) & echo $! > {}; wait"
    parts = [f"{path.name}: {stubborn.format(path)}" for path in pids]
    with subprocess.Popen([sys.executable, "-m", "tools.parts", *parts], cwd=ROOT, stderr=subprocess.DEVNULL) as run:
        started = [int(path.read_text()) for path in pids]
        run.send_signal(how)
        assert run.wait(PATIENCE) == (-how if how == signal.SIGKILL else 130)
    for pid in started:
        assert is_gone(pid)


def is_gone(pid: int) -> bool:
    """True once a process has ended, whether or not somebody has looked at its exit code."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            if Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z":
                return True
        except FileNotFoundError:
            return True
    return False
