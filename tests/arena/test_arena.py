"""`ridotto arena`: every bot in every seat, on the same deals, and a file to go on from."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from ridotto.arena import Contest, Played, Results, shares_of
from ridotto.cli import main
from ridotto.kernel import Answer, Asking, Bot, Draw, Fact, Game, Player, Setup

CONTEST = Contest("masques-ffg", ("tests.arena.test_arena:passer", "random"), 3, 7)
GAME = Played(0, 0, (0,), 100, (10, 10), (0.5, 0.1), (0.2, 0.1))


class Passer(Bot):
    """Takes what is offered first: it loses, and costs nothing."""

    def hear(self, fact: Fact) -> None:
        pass

    def choose(self, asking: Asking, options: tuple[Answer, ...]) -> Answer:
        return options[0]


def passer(game: Game, setup: Setup, player: Player, draw: Draw) -> Bot:
    return Passer()


def nothing(game: Game, setup: Setup, player: Player, draw: Draw) -> None:
    """Makes no bot."""


def contest_of(*games: Played) -> Results:
    results = Results(replace(CONTEST, deals=9))
    results.played = list(games)
    return results


def test_every_bot_sits_everywhere() -> None:
    contest = replace(CONTEST, bots=("random",) * 4)
    for number in range(4):
        seats = {seat for seat in range(4) for rotation in range(4) if contest.bot_at(seat, rotation) == number}
        assert seats == {0, 1, 2, 3}


def test_a_contest_that_is_played_again_has_the_same_results() -> None:
    contest = replace(CONTEST, bots=("random", "random"))
    one, other = contest.play(1, 0), contest.play(1, 0)
    assert (one.winners, one.answers, one.decisions) == (other.winners, other.answers, other.decisions)
    assert contest.play(2, 0).answers != one.answers or contest.play(3, 0).answers != one.answers


def test_all_rotations_of_a_deal_begin_with_the_same_cards() -> None:
    """Fate draws the same, while the bots have dice of their own in every game."""
    dice = [CONTEST.dice("deal", 5).below(1 << 30) for _ in range(2)]
    assert dice[0] == dice[1] != CONTEST.dice("deal", 6).below(1 << 30)


def test_a_win_that_two_share_counts_half_for_each() -> None:
    games = [GAME, replace(GAME, rotation=1, winners=(0, 1))]
    first, second = shares_of(contest_of(*games))
    assert (first.share, second.share) == (0.75, 0.25)


def test_a_bot_with_three_seats_is_counted_by_seat() -> None:
    results = Results(Contest("masques-ffg", ("courtier", "random", "random", "random"), 1, 7))
    four = replace(GAME, decisions=(1,) * 4, cpu=(1.0,) * 4, longest=(1.0,) * 4)
    results.played = [replace(four, rotation=rotation, winners=(rotation,)) for rotation in range(4)]
    assert [(share.seats, share.share) for share in shares_of(results)] == [(1, 0.25), (3, 0.25)]


def test_deals_that_were_not_played_in_every_seat_do_not_count() -> None:
    games = [GAME, replace(GAME, rotation=1, winners=(1,)), replace(GAME, deal=1)]
    assert [share.share for share in shares_of(contest_of(*games))] == [0.5, 0.5]


def test_the_interval_is_over_deals_and_not_over_games() -> None:
    """Two games of one deal say hardly more than one: the same cards decide both."""
    games = [
        replace(GAME, deal=deal, rotation=rotation, winners=(deal % 2,)) for deal in range(8) for rotation in range(2)
    ]
    first, _ = shares_of(contest_of(*games))
    assert first.low <= 0.25 and first.high >= 0.75


@pytest.mark.parametrize(("winner", "low", "high"), [(1, 0.0, 3.7), (0, 96.3, 100.0)])
def test_a_bot_that_never_wins_or_always_wins_is_not_certain_to(winner: int, low: float, high: float) -> None:
    """0 wins of 100 games are 0.0 to 3.7 %, as Wilson's interval says."""
    games = [replace(GAME, deal=deal, rotation=turn, winners=(winner,)) for deal in range(50) for turn in range(2)]
    results = Results(replace(CONTEST, deals=50))
    results.played = games
    share = shares_of(results)[0]
    assert (round(100 * share.low, 1), round(100 * share.high, 1)) == (low, high)


def test_deals_that_agree_make_the_interval_narrower() -> None:
    """Whoever wins each deal from one seat only is known better than from games that share nothing."""
    paired = [replace(GAME, deal=deal, rotation=turn, winners=(turn,)) for deal in range(9) for turn in range(2)]
    apart = [replace(GAME, deal=deal, rotation=turn, winners=(deal % 2,)) for deal in range(8) for turn in range(2)]
    one, other = shares_of(contest_of(*paired))[0], shares_of(contest_of(*apart))[0]
    assert one.share == other.share == 0.5
    assert 0.0 < one.high - one.low < (other.high - other.low) / 2


def test_one_deal_is_no_certainty() -> None:
    share = shares_of(contest_of(GAME, replace(GAME, rotation=1)))[0]
    assert share.low < 0.5 and share.high == 1.0


def test_a_kind_that_has_every_seat_wins_its_share_for_certain() -> None:
    results = Results(replace(CONTEST, bots=("random", "random")))
    results.played = [GAME, replace(GAME, rotation=1, winners=(1,))]
    assert [(share.share, share.low, share.high) for share in shares_of(results)] == [(0.5, 0.5, 0.5)]


def test_results_say_what_each_bot_costs() -> None:
    first, second = shares_of(contest_of(GAME, replace(GAME, rotation=1)))
    assert (first.cpu, first.longest) == (0.05, 0.2) and second.cpu == 0.01


# ---- On the command line.


def arena(*words: str) -> int:
    return main(["arena", "masques-ffg", "tests.arena.test_arena:passer", "tests.arena.test_arena:passer", *words])


def test_a_contest_goes_on_where_it_was_interrupted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.jsonl"
    assert arena("--deals", "2", "--save", str(file)) == 0
    whole = file.read_text()
    table = capsys.readouterr().out
    lines = whole.splitlines(keepends=True)
    assert len(lines) == 5 and json.loads(lines[0])["seed"] == 1
    file.write_text("".join(lines[:3]) + lines[3][:20])  # killed in the middle of a line
    assert arena("--deals", "2", "--save", str(file)) == 0
    assert [without_times(line) for line in file.read_text().splitlines()] == [without_times(line) for line in lines]
    assert "| 2 | 4 | 50.0 % |" in table and "| 2 | 4 | 50.0 % |" in capsys.readouterr().out


def without_times(line: str) -> dict[str, object]:
    return {key: value for key, value in json.loads(line).items() if key not in ("cpu", "longest")}


@pytest.mark.slow
def test_several_processes_play_the_same_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = []
    for processes in ("1", "2"):
        file = tmp_path / processes
        assert arena("--deals", "2", "--save", str(file), "--processes", processes) == 0
        games = sorted(file.read_text().splitlines()[1:], key=lambda line: (json.loads(line)["deal"], line))
        found.append([without_times(line) for line in games])
    assert found[0] == found[1]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["masques", "random"], "No game is called “masques”"),
        (["masques-ffg", "random"], "1 bots: masques-ffg has 2 to 4 seats"),
        (["masques-ffg", *["random"] * 5], "5 bots: masques-ffg has 2 to 4 seats"),
        (["masques-ffg", "random", "randon"], "no bot is called 'randon': expected beginner, courtier"),
        (["masques-ffg", "random", "randon"], "perhaps random"),
        (["masques-ffg", "random", "tests.nowhere:bot"], "No module named 'tests.nowhere'"),
        (["masques-ffg", "random", "tests.arena.test_arena:nobody"], "no attribute 'nobody'"),
        (["masques-ffg", "random", "tests.arena.test_arena:CONTEST"], "expected a function that makes one"),
        (
            ["masques-ffg", "random", "json:dumps"],
            "json:dumps: expected a function of a game, its setup, a player and dice",
        ),
        (["masques-ffg", "random", "tests.arena.test_arena:nothing"], "which returns a Bot, not NoneType"),
        (["masques-ffg", "random", "random", "--deals", "0"], "--deals 0: expected a whole number from 1 on"),
        (["masques-ffg", "random", "random", "--deals", "2000000"], "expected 1 to 1000000"),
        (["masques-ffg", "random", "random", "--seed", "-3"], "--seed"),
        (["masques-ffg", "random", "random", "--processes", "0"], "--processes 0: expected a whole number from 1 on"),
        (["masques-ffg", "random", "random", "--processes", "1000"], "--processes 1000: expected 1 to 256"),
        (["masques-ffg", "random", "random", "--option", "x"], "--option x: expected KEY=VALUE"),
        (["masques-ffg", "random", "random", "--option", "x=1"], "x"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_line(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", *words]) == 2
    told = capsys.readouterr()
    assert told.out == "" and said in told.err and told.err.count("\n") == 1


def test_the_file_of_another_contest_is_refused_and_stays_as_it_was(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.jsonl"
    another = json.dumps({**CONTEST.as_json(), "seed": 8}).encode()
    for text in (another + b"\n", another, b"no results\n", b"no results\nand no end", b'{"one": "line"}', b"\xff\n"):
        file.write_bytes(text)
        assert arena("--save", str(file)) == 2
        assert str(file) in capsys.readouterr().err
        assert file.read_bytes() == text


def test_a_file_whose_first_line_was_cut_off_is_begun_anew(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    assert arena("--deals", "1", "--save", str(file)) == 0
    lines = file.read_text().splitlines(keepends=True)
    for text in ("", lines[0][:20], lines[0].rstrip("\n")):
        file.write_text(text)
        assert arena("--deals", "1", "--save", str(file)) == 0
        assert [without_times(line) for line in file.read_text().splitlines()] == [
            without_times(line) for line in lines
        ]
