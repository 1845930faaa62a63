"""Whatever is typed or asked for wrongly gets one line that says what was expected, and never a traceback."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ridotto.cli import main
from ridotto.terminal.game_log import FORMAT, GameLog, read_log
from tests.readings import like
from tests.terminal.program import ANYTHING, play, ridotto

GAME = ("mascarade-2e", "--players", "6")
COMMAND_LINES = [
    ([], "Which game? Expected one of mascarade-1e, mascarade-2e"),
    (["poker"], like("wrong-unknown-game", said="poker")),
    (["mascarade"], like("wrong-unknown-game", near="mascarade-1e, mascarade-2e")),
    (["masqerade"], like("wrong-unknown-game", near="masquerade")),
    (["mascarade-2e", "--players", "3"], "(our ruling MC2-010)"),
    (["mascarade-1e", "--players", "14"], like("objection-players", fewest=2, most=13, players=14)),
    (["mascarade-1e", "--players", "six"], like("wrong-play-refused-players", typed="six", fewest=2, most=13)),
    (["mascarade-1e", "--players", "-1"], "--players"),
    (
        ["mascarade-1e", "--players", "9" * 5000],
        like("wrong-play-refused-players", typed="9" * 9 + "…"),
    ),
    ([*GAME, "--seat", "G"], like("wrong-play-refused-seat", typed="G", last="F")),
    ([*GAME, "--seat", "fate"], like("wrong-play-refused-seat", typed="fate", last="F")),
    ([*GAME, "--name", ""], like("wrong-name-refused-length")),
    ([*GAME, "--name", "a\nb"], like("wrong-name-refused-signs")),
    ([*GAME, "--name", "x" * 99], like("wrong-name-refused-length")),
    ([*GAME, "--bots", "courtier,shy"], like("wrong-play-refused-character", typed="courtier,shy")),
    (
        [*GAME, "--bots", "courtier", "--bots", "master,boldness=9"],
        like("wrong-play-refused-character", typed="master,boldness=9"),
    ),
    ([*GAME, "--bots", "genius"], "--bots genius: expected one of beginner, courtier, master, random"),
    ([*GAME, "--option", "start"], like("wrong-play-refused-option", typed="start")),
    ([*GAME, "--option", "start=B", "--option", "start=C"], like("wrong-play-refused-twice", option="start")),
    ([*GAME, "--option", "colour=red"], like("objection-unknown-option", option="colour")),
    ([*GAME, "--option", "start=Z"], like("objection-option-seat", label="start", value="Z", last="F")),
    ([*GAME, "--option", "masks=King,Empress"], like("objection-mascarade-no-judge")),
    ([*GAME, "--option", "masks=Joker"], like("objection-mascarade-foreign")),
    ([*GAME, "--option", "masks=judge"], "expected some of Beggar, Cheater, "),
    ([*GAME, "--option", "masks=judge"], like("objection-mascarade-foreign", near="Judge")),
    ([*GAME, "--save", ""], like("wrong-not-kept-no-name", file="")),
    ([*GAME, "--memory", "good"], "--memory good: expected one of strict, aid"),
    ([*GAME, "--seed", "xyz"], like("wrong-play-refused-seed", typed="xyz", most=64)),
    ([*GAME, "--seed", "a" * 65], like("wrong-play-refused-seed", most=64)),
    ([*GAME, "--save", "nowhere/at/all"], like("wrong-not-kept-no-folder", folder="nowhere/at")),
    ([*GAME, "--save", "here"], like("wrong-not-kept-exists", file="here")),
    ([*GAME, "--save", "x" * 5000], like("terminal-of-the-system")),
    (["--resume", "missing"], "missing: No such file or directory"),
    (["--resume", "here"], like("wrong-not-kept-foreign", file="here")),
    (["--resume", "."], "Is a directory"),
    (["mascarade-2e", "--resume", "here"], like("wrong-play-refused-settled", file="here")),
    (["--resume", "here", "--players", "4"], like("wrong-play-refused-settled", file="here", what="players")),
    (["--moment", "5"], like("wrong-play-refused-moment-alone")),
    (["--from", "missing", "--moment", "5"], "missing: No such file or directory"),
    (
        ["mascarade-2e", "--from", "here", "--moment", "5"],
        like("wrong-play-refused-taken-up", file="here"),
    ),
    ([*GAME, "--plaers", "5"], "no flag is called --plaers; perhaps --players"),
    ([*GAME, "--colour"], "no flag is called --colour"),
]


def holds(text: str, expected: str | re.Pattern[str]) -> bool:
    return expected in text if isinstance(expected, str) else expected.search(text) is not None


@pytest.mark.parametrize(("arguments", "expected"), COMMAND_LINES)
def test_a_wrong_command_line_is_refused_in_one_line(
    arguments: list[str], expected: str | re.Pattern[str], tmp_path: Path
) -> None:
    (tmp_path / "here").write_text("not a game\n")
    run = play(*arguments, typed="1\n" * ANYTHING, cwd=tmp_path)
    assert run.code == 2 and holds(run.err, expected), run
    assert len(run.err.splitlines()) == 1 and run.out == ""
    assert (tmp_path / "here").read_text() == "not a game\n"


def test_an_unknown_speed_is_refused_too() -> None:
    run = ridotto("play", *GAME, "--speed", "breakneck")
    assert run.code == 2 and "--speed breakneck: expected one of slow, normal, fast" in run.err, run


TYPED = [
    ("99", like("wrong-not-understood-not-on-the-list", typed=99, most=5)),
    ("0", like("wrong-not-understood-not-on-the-list", typed=0)),
    ("-1", like("wrong-not-understood-not-on-the-list", typed=-1)),
    ("1.5", like("wrong-not-in-the-notation", said="1.5")),
    ("²", like("wrong-not-in-the-notation", said="²")),
    ("", like("wrong-not-understood-number", most=5)),
    ("Kong", "“King”?"),
    ("goal", like("wrong-not-understood-a-word", typed="goal")),
    ("King", like("mascarade-why-opening")),
    ("look", like("terminal-not-offered", answer="look")),
    ("swap", like("wrong-not-understood-several", typed="swap")),
    ("a", like("terminal-not-offered", answer="a")),
    ("? 99", like("wrong-not-understood-not-on-the-list", typed=99)),
    ("? Bishop", like("wrong-not-understood-not-offered", typed="Bishop")),
    ("?Kong", like("wrong-not-in-the-notation", said="Kong")),
    ("m", like("wrong-not-reminded")),
    ("s nowhere/at/all", like("wrong-not-kept-no-folder", folder="nowhere/at")),
    ("s here", like("wrong-not-kept-exists", file="here")),
    ("s " + "x" * 5000, like("terminal-of-the-system")),
    ("s a\0b", like("wrong-not-kept-no-name")),
    ("x" * 5000, like("wrong-not-in-the-notation")),
    ("\x1b[A", like("wrong-not-in-the-notation")),
]


def test_no_hint_is_given_at_a_word_that_can_only_be_read_about(tmp_path: Path) -> None:
    run = play(*GAME, "--seed", "1", "--option", "start=A", typed="\ngoall\nb\n", cwd=tmp_path)
    assert like("wrong-not-in-the-notation", said="goall").search(run.out) and "“goal”" not in run.out, run


@pytest.mark.parametrize(("typed", "expected"), TYPED)
def test_a_wrong_answer_is_refused_and_asked_again(typed: str, expected: str | re.Pattern[str], tmp_path: Path) -> None:
    """It is the person's own initial turn: five others to swap with."""
    (tmp_path / "here").write_text("mine\n")
    run = play(*GAME, "--memory", "strict", "--seed", "1", "--option", "start=A", typed=f"\n{typed}\nb\n", cwd=tmp_path)
    assert run.code == 0 and run.err == "", run
    said = " ".join(run.out.split())
    assert holds(said, expected) and "your own mask and Bruno’s mask" in said, run
    assert (tmp_path / "here").read_text() == "mine\n"


def test_a_saved_game_that_was_changed_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "game"
    play(*GAME, "--save", str(file), typed="1\n")
    whole = file.read_text()
    for changed in (whole.replace("Bruno", "Brutus"), whole.replace("2, p", "9, p"), whole.partition("\n")[0]):
        file.write_text(changed)
        run = play("--resume", str(file))
        assert run.code == 2 and len(run.err.splitlines()) == 1 and "Traceback" not in run.err, run
        assert file.read_text() == changed
    file.write_bytes(bytes(range(256)))
    assert play("--resume", str(file)).code == 2


def signed(*lines: str) -> str:
    """A file whose sums are right, whatever stands in its lines."""
    log = GameLog([])
    return f"{FORMAT}\n" + "".join([log.next_line(line.encode()).decode() for line in lines])


@pytest.mark.parametrize(
    "lines",
    [
        [],
        ["hello"],
        ["[" * 5000],
        ["[]", "{}"],
        ['[1.0,{"did":"closed"}]'],
        [
            '[1.0,{"did":"opened","game":"mascarade-2e","rules":1,"players":4,"options":{},"terms":{},"host":"","seed":"z"}]'
        ],
    ],
    ids=["empty", "words", "deep", "list", "not opened", "no seed"],
)
def test_a_file_by_another_hand_is_refused_even_if_its_sums_are_right(lines: list[str], tmp_path: Path) -> None:
    (tmp_path / "game").write_text(signed(*lines))
    run = play("--resume", "game", cwd=tmp_path)
    assert (run.code, run.out, run.err.count("\n")) == (2, "", 1), run
    assert like("wrong-not-kept-version", file="game").search(run.err)


def test_nobody_sits_down_before_a_bot(tmp_path: Path) -> None:
    play(*GAME, "--save", "game", typed="\n", cwd=tmp_path)
    lines = [line[9:] for line in (tmp_path / "game").read_text().splitlines()[1:] if '"did":"sat"' not in line]
    (tmp_path / "game").write_text(signed(*lines))
    run = play("--resume", "game", cwd=tmp_path)
    assert (run.code, run.out) == (2, "") and like("wrong-not-kept-version", file="game").search(run.err), run


def test_a_game_that_an_older_version_put_aside_is_refused_with_what_to_do(tmp_path: Path) -> None:
    written = (Path(__file__).parent / "written" / "1.game").read_text()
    (tmp_path / "game").write_text(written)
    run = play("--resume", "game", cwd=tmp_path)
    assert (run.code, run.out, run.err.count("\n")) == (2, "", 1), run
    assert like("wrong-not-kept-older", file="game").search(run.err)
    assert (tmp_path / "game").read_text() == written


def test_a_game_is_played_at_one_terminal_at_a_time(tmp_path: Path) -> None:
    play(*GAME, "--save", "game", typed="\n", cwd=tmp_path)
    other = read_log(tmp_path / "game")
    other.go_on_in(tmp_path / "game")
    run = play("--resume", "game", cwd=tmp_path)
    assert (run.code, run.out) == (2, "") and like("wrong-not-kept-in-use", file="game").search(run.err), run
    other.release()
    assert play("--resume", "game", cwd=tmp_path).code == 0


@pytest.mark.parametrize("typed", ["", "1\n", "1\n1\n1\n", "q\n", "q", "?"])
def test_when_nothing_more_is_typed_the_person_has_left(typed: str) -> None:
    run = play(*GAME, typed=typed)
    assert run.code == 0 and run.err == "" and like("terminal-leave").search(run.out), run


def test_bytes_that_mean_nothing_are_refused_like_any_other_word() -> None:
    run = play(*GAME, typed=b"\n\xff\xfe\n\x80\n")
    assert run.code == 0 and run.err == "" and like("terminal-leave").search(run.out), run


def test_without_any_input_at_all_the_person_has_left(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", None)
    assert main(["play", "mascarade-1e"]) == 0
    said = capsys.readouterr()
    assert said.err == "" and like("terminal-leave").search(said.out)
