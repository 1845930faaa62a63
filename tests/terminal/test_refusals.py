"""Whatever is typed or asked for wrongly gets one line that says what was expected, and never a traceback."""

from __future__ import annotations

from pathlib import Path

import pytest

from ridotto.cli import main
from ridotto.terminal.game_log import FORMAT, GameLog, read_log
from tests.terminal.program import ANYTHING, play, ridotto

GAME = ("mascarade-2e", "--players", "6")
COMMAND_LINES = [
    ([], "Which game? Expected one of mascarade-1e, mascarade-2e"),
    (["poker"], "No game is called “poker”"),
    (["mascarade"], " Perhaps mascarade-1e, mascarade-2e?"),
    (["masqerade"], " Perhaps masquerade?"),
    (["mascarade-2e", "--players", "3"], "This game is for 4 to 12 players, not 3 (our ruling MC2-010)."),
    (["mascarade-1e", "--players", "14"], "This game is for 2 to 13 players, not 14."),
    (["mascarade-1e", "--players", "six"], "--players six: expected a number from 2 to 13"),
    (["mascarade-1e", "--players", "-1"], "--players"),
    (["mascarade-1e", "--players", "9" * 5000], "--players 999999999…: expected a number from 2 to 13"),
    ([*GAME, "--seat", "G"], "--seat G: expected a letter from A to F"),
    ([*GAME, "--seat", "fate"], "--seat fate: expected a letter"),
    ([*GAME, "--name", ""], "A name has 1 to 24 characters."),
    ([*GAME, "--name", "a\nb"], "A name is made of letters, digits"),
    ([*GAME, "--name", "x" * 99], "A name has 1 to 24 characters."),
    ([*GAME, "--bots", "courtier,shy"], "--bots courtier,shy: no bot can be like that"),
    ([*GAME, "--bots", "courtier", "--bots", "master,boldness=9"], "--bots master,boldness=9: no bot can be like that"),
    ([*GAME, "--bots", "genius"], "--bots genius: expected one of beginner, courtier, master, random"),
    ([*GAME, "--option", "start"], "--option start: expected KEY=VALUE"),
    ([*GAME, "--option", "start=B", "--option", "start=C"], "--option start is given twice"),
    ([*GAME, "--option", "colour=red"], "There is no option “colour”"),
    ([*GAME, "--option", "start=Z"], "start: “Z” is no seat here: expected a letter from A to F."),
    ([*GAME, "--option", "masks=King,Empress"], "The Judge is missing."),
    ([*GAME, "--option", "masks=Joker"], "No mask of this edition is called “Joker”"),
    ([*GAME, "--option", "masks=judge"], "expected some of Beggar, Cheater, "),
    ([*GAME, "--option", "masks=judge"], "Perhaps Judge?"),
    ([*GAME, "--save", ""], "“” is no name for a file"),
    ([*GAME, "--memory", "good"], "--memory good: expected one of strict, aid"),
    ([*GAME, "--seed", "xyz"], "--seed xyz: expected 1 to 64 hexadecimal digits"),
    ([*GAME, "--seed", "a" * 65], "expected 1 to 64 hexadecimal digits"),
    ([*GAME, "--save", "nowhere/at/all"], "there is no folder nowhere/at"),
    ([*GAME, "--save", "here"], "there is such a file already"),
    ([*GAME, "--save", "x" * 5000], "File name too long"),
    (["--resume", "missing"], "missing: No such file or directory"),
    (["--resume", "here"], "here is no game that was put aside"),
    (["--resume", "."], "Is a directory"),
    (["mascarade-2e", "--resume", "here"], "With --resume, here says which game it is: name no game."),
    (["--resume", "here", "--players", "4"], "With --resume, here says what was chosen: leave out --players."),
    (["--moment", "5"], "--moment: expected --from FILE with it."),
    (["--from", "missing", "--moment", "5"], "missing: No such file or directory"),
    (
        ["mascarade-2e", "--from", "here", "--moment", "5"],
        "With --from, here says what was chosen: leave out the game.",
    ),
    ([*GAME, "--plaers", "5"], "no flag is called --plaers; perhaps --players"),
    ([*GAME, "--colour"], "no flag is called --colour"),
]


@pytest.mark.parametrize(("arguments", "expected"), COMMAND_LINES)
def test_a_wrong_command_line_is_refused_in_one_line(arguments: list[str], expected: str, tmp_path: Path) -> None:
    (tmp_path / "here").write_text("not a game\n")
    run = play(*arguments, typed="1\n" * ANYTHING, cwd=tmp_path)
    assert run.code == 2 and expected in run.err, run
    assert len(run.err.splitlines()) == 1 and run.out == ""
    assert (tmp_path / "here").read_text() == "not a game\n"


def test_an_unknown_speed_is_refused_too() -> None:
    run = ridotto("play", *GAME, "--speed", "breakneck")
    assert run.code == 2 and "--speed breakneck: expected one of slow, normal, fast" in run.err, run


TYPED = [
    ("99", "99 is not on the list: expected a number from 1 to 5"),
    ("0", "0 is not on the list"),
    ("-1", "-1 is not on the list"),
    ("1.5", "“1.5” is not an answer of this game"),
    ("²", "“²” is not an answer of this game"),
    ("", "Expected a number from 1 to 5, or the word of an option"),
    ("Kong", "“Kong” is not an answer of this game. Perhaps “King”?"),
    ("goal", "“goal” is not an answer: to read about it, type ? goal"),
    ("King", "“King” cannot be chosen now. The first four turns of the game are only for swapping, or pretending to."),
    ("look", "“look” cannot be chosen now. "),
    ("swap", "“swap” may be any of 1 Swap (or not) with Bruno, 2 Swap"),
    ("a", "“a” cannot be chosen now. "),
    ("? 99", "99 is not on the list"),
    ("? Bishop", "Bishop is not offered now"),
    ("?Kong", "“Kong” is not an answer of this game"),
    ("m", "nobody is reminded"),
    ("s nowhere/at/all", "there is no folder nowhere/at"),
    ("s here", "there is such a file already"),
    ("s " + "x" * 5000, "File name too long"),
    ("s a\0b", "is no name for a file"),
    ("x" * 5000, "is not an answer of this game"),
    ("\x1b[A", "is not an answer of this game"),
]


def test_no_hint_is_given_at_a_word_that_can_only_be_read_about(tmp_path: Path) -> None:
    run = play(*GAME, "--seed", "1", "--option", "start=A", typed="\ngoall\nb\n", cwd=tmp_path)
    assert "“goall” is not an answer of this game." in run.out and "Perhaps" not in run.out, run


@pytest.mark.parametrize(("typed", "expected"), TYPED)
def test_a_wrong_answer_is_refused_and_asked_again(typed: str, expected: str, tmp_path: Path) -> None:
    """It is the person's own initial turn: five others to swap with."""
    (tmp_path / "here").write_text("mine\n")
    run = play(*GAME, "--memory", "strict", "--seed", "1", "--option", "start=A", typed=f"\n{typed}\nb\n", cwd=tmp_path)
    assert run.code == 0 and run.err == "", run
    said = " ".join(run.out.split())
    assert expected in said and "You take your own mask and Bruno’s mask" in said, run
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
    assert "game is no game that this version can go on with" in run.err


def test_nobody_sits_down_before_a_bot(tmp_path: Path) -> None:
    play(*GAME, "--save", "game", typed="\n", cwd=tmp_path)
    lines = [line[9:] for line in (tmp_path / "game").read_text().splitlines()[1:] if '"did":"sat"' not in line]
    (tmp_path / "game").write_text(signed(*lines))
    run = play("--resume", "game", cwd=tmp_path)
    assert (run.code, run.out) == (2, "") and "game is no game that this version can go on with" in run.err, run


def test_a_game_that_an_older_version_put_aside_is_refused_with_what_to_do(tmp_path: Path) -> None:
    written = (Path(__file__).parent / "written" / "1.game").read_text()
    (tmp_path / "game").write_text(written)
    run = play("--resume", "game", cwd=tmp_path)
    assert (run.code, run.out, run.err.count("\n")) == (2, "", 1), run
    assert "Finish that game with the version that wrote it, or begin a new one." in run.err
    assert (tmp_path / "game").read_text() == written


def test_a_game_is_played_at_one_terminal_at_a_time(tmp_path: Path) -> None:
    play(*GAME, "--save", "game", typed="\n", cwd=tmp_path)
    other = read_log(tmp_path / "game")
    other.go_on_in(tmp_path / "game")
    run = play("--resume", "game", cwd=tmp_path)
    assert (run.code, run.out) == (2, "") and "game is being played at another terminal." in run.err, run
    other.release()
    assert play("--resume", "game", cwd=tmp_path).code == 0


@pytest.mark.parametrize("typed", ["", "1\n", "1\n1\n1\n", "q\n", "q", "?"])
def test_when_nothing_more_is_typed_the_person_has_left(typed: str) -> None:
    run = play(*GAME, typed=typed)
    assert run.code == 0 and run.err == "" and "You leave the table." in run.out, run


def test_bytes_that_mean_nothing_are_refused_like_any_other_word() -> None:
    run = play(*GAME, typed=b"\n\xff\xfe\n\x80\n")
    assert run.code == 0 and run.err == "" and "You leave the table." in run.out, run


def test_without_any_input_at_all_the_person_has_left(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", None)
    assert main(["play", "mascarade-1e"]) == 0
    said = capsys.readouterr()
    assert said.err == "" and "You leave the table." in said.out
