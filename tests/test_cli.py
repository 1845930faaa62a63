"""ridotto on the command line: what is asked for, or one clear line; never a traceback."""

import os
import platform
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

import ridotto
from ridotto.cli import main
from ridotto.games import GAMES
from ridotto.kernel import SPECTATOR, Player
from ridotto.replay import commitment_to, game_of, read_record, replay_record, setup_of, story, verify, write
from ridotto.words.files import catalogue, reader
from tests.replay.matches import SEED, recorded

DOCS = Path(__file__).parents[1] / "docs"
SCENARIO = """
game = "mascarade-1e"
[[scenario]]
title = "Somebody begins"
players = 4
play = "{play}"
asked = "fate"
"""


@pytest.fixture
def evening(tmp_path: Path) -> Path:
    path = tmp_path / "evening.ridotto"
    path.write_bytes(write(recorded("mascarade-2e", 6)).encode())
    return path


@pytest.fixture
def unfinished(tmp_path: Path) -> Path:
    path = tmp_path / "unfinished.ridotto"
    path.write_bytes(write(recorded("mascarade-2e", 6, answers=40)).encode())
    return path


def complaint(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    """One line on stderr and nothing else, with the exit code for bad input."""
    assert main(argv) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert re.fullmatch(r"ridotto: [^\n]+\n", said.err)
    return said.err


def shell(*argv: str, encoding: str = "utf-8") -> subprocess.CompletedProcess[bytes]:
    environment = {**os.environ, "PYTHONIOENCODING": encoding}
    return subprocess.run([sys.executable, "-m", "ridotto", *argv], capture_output=True, env=environment)


# ---- What it is.


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    build = "compiled" if ridotto.COMPILED else "interpreted"
    assert capsys.readouterr().out == f"ridotto {ridotto.__version__}, {build}, Python {platform.python_version()}\n"


def test_games_lists_every_game_and_every_host_option(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    said = " ".join(capsys.readouterr().out.split())
    for game in GAMES.values():
        assert f"{game.id}: {game.title}, {game.fewest} to {game.most} players, usually {game.usual_players()} " in said
        for option in game.host_options():
            about = reader("en", game.id)
            assert f" {option.name}: {about.host_option(option.name, 'label')}. " in said
            assert about.host_option(option.name, "meaning") in said
            assert all(
                f" {choice}: {about.host_option(option.name, f'is-{choice}')}" in said for choice in option.choices()
            )
    assert "empty)" not in said and "one's own" not in said


def test_alone_it_shows_what_there_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    said = capsys.readouterr().out
    for game in GAMES.values():
        assert f"  ridotto play {game.id} " in said and reader("en", game.id).about("pitch")[:40] in said
    assert "ridotto serve" in said and "ridotto --help" in said


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    said = capsys.readouterr().out
    assert all(f"\n    {command} " in said for command in ("games", "replay", "verify", "check"))


def test_it_runs_as_a_module() -> None:
    ran = shell("--version")
    assert ran.returncode == 0 and ran.stdout.startswith(b"ridotto ") and ran.stderr == b""


# ---- Stories.


def squeezed(text: str) -> str:
    return " ".join(text.split())


def story_in(path: Path, ear: Player) -> str:
    record = read_record(path.read_text(encoding="utf-8"))
    heard = replay_record(record).heard_by(ear)
    return squeezed(" ".join(story(game_of(record), setup_of(record), catalogue("en"), heard, record.people(), ear)))


def test_replay_tells_what_a_spectator_heard(evening: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for argv in ([], ["--ear", "-"], ["--ear", "spectator"]):
        assert main(["replay", str(evening), *argv]) == 0
        assert squeezed(capsys.readouterr().out) == story_in(evening, SPECTATOR)


@pytest.mark.parametrize("name", ["C", "Cy", "cy", "CY"])
def test_replay_tells_what_one_ear_heard(evening: Path, capsys: pytest.CaptureFixture[str], name: str) -> None:
    assert main(["replay", str(evening), "--ear", name]) == 0
    said = squeezed(capsys.readouterr().out)
    assert said == story_in(evening, Player(2))
    assert said != story_in(evening, SPECTATOR)


def test_all_ears_are_lent_only_after_the_end(
    evening: Path, unfinished: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(evening), "--ear", "all"]) == 0
    assert "[only Cy]" in capsys.readouterr().out
    assert "The match is not over" in complaint(capsys, "replay", str(unfinished), "--ear", "all")
    assert main(["replay", str(unfinished), "--ear", "Cy"]) == 0


def test_an_ear_that_nobody_has(evening: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "Nobody here is called “Zed”: expected one of A, B, C" in complaint(
        capsys, "replay", str(evening), "--ear", "Zed"
    )


def test_a_name_that_two_have(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "twins"
    record = recorded("mascarade-1e", 4, answers=10)
    twins = write(replace(record, names=("Ann", "Bo", "Ann", "B")))
    path.write_text(twins, encoding="utf-8")
    assert "2 players are called “Ann”" in complaint(capsys, "replay", str(path), "--ear", "Ann")
    assert main(["replay", str(path), "--ear", "B"]) == 0, "a letter comes before a name"
    assert squeezed(capsys.readouterr().out) == story_in(path, Player(1))


# ---- Verdicts.


def test_verify_says_yes_line_by_line(evening: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(evening)]) == 0
    said = capsys.readouterr().out.splitlines()
    assert [line[:8] for line in said] == ["yes line", "yes line", "yes line", "yes line", "verified"]


def test_verify_says_no_and_where(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = recorded("mascarade-2e", 6)
    forged = replace(record, commitment=commitment_to(bytes(32)))
    path = tmp_path / "forged"
    path.write_text(write(forged), encoding="utf-8")
    assert main(["verify", str(path)]) == 1
    said = capsys.readouterr().out
    assert f"NO  line {write(forged).splitlines().index(f'fate: committed {forged.commitment}') + 1}: " in said
    assert said.endswith("\nnot verified\n")


def test_verify_cannot_say_yes_before_the_seed_is_told(unfinished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(unfinished)]) == 1
    assert "it is told after the end" in capsys.readouterr().out


def test_a_game_that_was_closed_before_its_end_is_told_whole_and_verified(tmp_path: Path) -> None:
    """Nobody plays on, so its seed is told, and its secrets are none any more."""
    path = tmp_path / "closed"
    path.write_text(write(replace(recorded("mascarade-2e", 6, answers=30), seed=SEED)), encoding="utf-8")
    assert main(["verify", str(path)]) == 0
    assert main(["replay", str(path), "--ear", "all"]) == 0


# ---- Scenarios.


def test_check_runs_scenarios(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "begin.toml"
    path.write_text(SCENARIO.format(play="fate:Judge"))
    assert main(["check", str(path)]) == 0
    assert capsys.readouterr().out == "1 passed, 0 failed\n"
    path.write_text(SCENARIO.format(play="fate:Widow"))
    assert main(["check", str(path), str(path)]) == 1
    assert capsys.readouterr().out.endswith("0 passed, 2 failed\n")


# ---- What goes wrong is told in one line.


def test_files_that_cannot_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for command in ("replay", "verify"):
        missing = str(tmp_path / "missing")
        assert complaint(capsys, command, missing) == f"ridotto: {missing}: No such file or directory\n"
        assert "Is a directory" in complaint(capsys, command, str(tmp_path))
        assert r"'two\nlines'" in complaint(capsys, command, "two\nlines")


def test_a_file_without_an_end_is_not_read_to_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert "/dev/zero: line 1: longer than 10000000 bytes" in complaint(capsys, "replay", "/dev/zero")


@pytest.mark.parametrize("raw", [b"", b"\x00\xff" * 50, b"ridotto-record: 1\n", "Lieber Böser\n".encode("latin-1")])
def test_files_that_are_no_records(tmp_path: Path, capsys: pytest.CaptureFixture[str], raw: bytes) -> None:
    path = tmp_path / "garbage"
    path.write_bytes(raw)
    assert f"{path}: line 1: " in complaint(capsys, "verify", str(path))


def test_a_damaged_record_names_its_file_and_line(evening: Path, capsys: pytest.CaptureFixture[str]) -> None:
    raw = evening.read_bytes()
    evening.write_bytes(raw.replace(b"fate:Judge", b"fate:Judgf"))
    line = raw[: raw.index(b"fate:Judge")].count(b"\n") + 1
    said = complaint(capsys, "replay", str(evening))
    assert re.search(
        rf"evening.ridotto: line {line}: answer \d is 'fate:Judgf': .*; perhaps Judge; fate is asked", said
    )


@pytest.mark.parametrize(
    ("argv", "meant"),
    [
        ("plya", "play"),
        ("chekc", "check"),
        ("deck chekc", "check"),
        ("mascarade", "ridotto play mascarade"),
        ("masques-ffg", "ridotto play masques-ffg"),
    ],
)
def test_a_mistyped_command_gets_a_hint(argv: str, meant: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert f"; perhaps {meant} (see ridotto" in complaint(capsys, *argv.split())


@pytest.mark.parametrize(
    "argv", [["dance"], ["deck"], ["replay"], ["verify", "a", "b"], ["games", "--loud"], ["check"]]
)
def test_misuse(argv: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert "--help)" in complaint(capsys, *argv)


BUFFERED = {**os.environ, "PYTHONUNBUFFERED": ""}  # what is left in a buffer comes up again on the way out


@pytest.mark.parametrize("command", ["games", "replay"])
def test_a_reader_who_leaves_early_is_no_problem(evening: Path, command: str) -> None:
    argv = [sys.executable, "-m", "ridotto", command, *([str(evening)] if command == "replay" else [])]
    read_end, write_end = os.pipe()
    os.close(read_end)
    with os.fdopen(write_end, "wb") as nobody:
        ran = subprocess.run(argv, stdout=nobody, stderr=subprocess.PIPE, env=BUFFERED)
    assert (ran.returncode, ran.stderr) == (141, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no disk here is always full")
def test_a_full_disk_is_told_in_one_line() -> None:
    argv = [sys.executable, "-m", "ridotto", "games"]
    with Path("/dev/full").open("wb") as full:
        ran = subprocess.run(argv, stdout=full, stderr=subprocess.PIPE, env=BUFFERED)
    assert (ran.returncode, ran.stderr) == (2, b"ridotto: cannot write: No space left on device\n")


def test_ctrl_c_ends_quietly(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupted(*given: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("ridotto.cli.record_in", interrupted)
    assert main(["verify", "anything"]) == 130
    assert capsys.readouterr() == ("", "")


def test_a_name_that_the_terminal_cannot_show(tmp_path: Path) -> None:
    record = recorded("mascarade-1e", 4, answers=10)
    path = tmp_path / "emoji"
    named = replace(record, names=("Zoë", "Bo", "Cy", "Łukasz"))
    path.write_text(write(named), encoding="utf-8")
    ran = shell("replay", str(path), encoding="ascii")
    assert ran.returncode == 0 and b"Zoe" in ran.stdout and ran.stderr == b""


# ---- docs/records.md


def pieces(language: str) -> list[str]:
    text = (DOCS / "records.md").read_text(encoding="utf-8")
    return re.findall(rf"```{language}\n(.*?)```", text, flags=re.DOTALL)


def test_the_page_shows_a_record_and_the_commands_as_they_are(capsys: pytest.CaptureFixture[str]) -> None:
    example, commands = pieces("")
    assert verify(read_record(example)).holds()
    assert write(read_record(example)) == example
    for command in re.findall(r"\$ ridotto (.*?) *#", commands):
        assert "No such file" in complaint(capsys, *command.split())
