"""A step of an installation says what it is doing, and where it fails, what may be wrong."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import PATIENCE
from tools import step

ROOT = Path(__file__).parents[2]


def ran(*words: str, program: str = "", **environment: str) -> tuple[int, str]:
    """The exit code of a step, and what it said."""
    command = [sys.executable, "-c", program] if program else [sys.executable, "-m", "tools.step"]
    ended = subprocess.run(
        [*command, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        cwd=ROOT,
        env={**os.environ, **environment},
        timeout=PATIENCE,
    )
    return ended.returncode, ended.stdout


def test_a_step_that_goes_well_leaves_its_title_and_its_seconds() -> None:
    code, said = ran("installing uv", "sh", "-c", "echo much; echo more")
    first, last = said.splitlines()
    assert (code, first) == (0, "installing uv")
    assert last.startswith("installing uv: ") and last.endswith(" s")


def test_steps_are_numbered_among_those_that_are_left() -> None:
    assert ran("--as", "page", "building the page", STEPS="run page server") == (0, "2/3 building the page\n")
    assert ran("--as", "uv", "installing uv", STEPS="run page server") == (0, "installing uv\n")


def test_what_our_own_builds_warn_of_is_shown_though_all_went_well() -> None:
    code, said = ran("compiling", "sh", "-c", "echo gcc; echo '*** ridotto: plain Python ***'; echo linked")
    assert code == 0 and said.splitlines()[2:] == ["*** ridotto: plain Python ***"]


def test_a_step_that_fails_shows_all_it_said_and_its_exit_code() -> None:
    code, said = ran("installing uv", "sh", "-c", "echo one; echo two >&2; exit 7")
    assert code == 7
    assert "one\ntwo\n" in said
    assert "*** ridotto: installing uv: failed after" in said and "What it said stands above." in said


@pytest.mark.parametrize(
    ("output", "sentence"),
    [
        ("Error: No module named venv", "This Python has no venv."),
        ("The virtual environment was not created successfully because ensurepip is not available.", "no venv"),
        ("npm error code ENOTFOUND\nnpm error network request to …/vite failed", "registry could not be reached"),
        ("error: Failed to fetch: `…/simple/uvloop/`\n  Caused by: dns error", "registry could not be reached"),
        (
            "WARNING: Retrying after connection broken by 'NewConnectionError': Name or service not known\n"
            "ERROR: No matching distribution found for uv==0.12.3",
            "registry could not be reached",
        ),
        ("ERROR: No matching distribution found for uv==0.12.3", "not to be had for this machine and this Python"),
        ("invalid peer certificate: UnknownIssuer", "certificate of the package registry is not trusted"),
        ("npm error code EINTEGRITY", "something else than what is pinned"),
        ("OSError: [Errno 28] No space left on device", "The disk is full."),
        ("npm error code EACCES", "cannot be written to"),
    ],
)
def test_what_may_be_wrong_is_said_in_a_sentence(output: str, sentence: str) -> None:
    assert sentence in step.reason(output)


def test_an_old_python_is_told_which_one_is_needed() -> None:
    old = "import runpy, sys; sys.version_info = (3, 9, 2); runpy.run_module('tools.step', run_name='__main__')"
    code, said = ran(program=old)
    assert code == 1
    assert said.strip().startswith("*** ridotto: Python 3.11 or newer is needed, and this is Python 3.9.")


def test_an_old_python_can_read_so_far() -> None:
    """A word that it does not know would be a SyntaxError instead of a sentence."""
    ast.parse(Path(step.__file__).read_text(encoding="utf-8"), feature_version=(3, 7))
