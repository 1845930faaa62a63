"""`ridotto review`: a game in a terminal, by a master's eyes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ridotto.cli import main
from ridotto.replay import write
from ridotto.review import Account, Review
from ridotto.review.data import Point
from ridotto.terminal.review_chart import LEVELS, axis, rows
from tests.review.evening import BLUFF, CLAIMED, DEAL, OPENING, evening, record


def saved(folder: Path, text: str) -> str:
    file = folder / "evening.ridotto"
    file.write_text(text, encoding="utf-8")
    return str(file)


@pytest.mark.slow
def test_a_review_tells_moments_bluffs_luck_and_mistakes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = saved(tmp_path, write(evening()))
    assert main(["review", file, "--simulations", "32", "--language", "en"]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "Mascarade, first edition: 7 turns" in told
    assert "Turn 5. Ada said Queen and was King. It held." in told
    assert "Turn 7. Bo: “Pass”. Better: “So am I!”, by 50 (±0) points." in told
    assert "Bo: true 0, bluffs held 0, bluffs caught 0, “So am I” right 0, wrong 0" in told
    assert main(["review", file, "--simulations", "4", "--language", "fr"]) == 0
    assert "Qui allait gagner" in capsys.readouterr().out


@pytest.mark.slow
def test_a_review_as_data_is_one_object(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", saved(tmp_path, write(evening(CLAIMED))), "--simulations", "4", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["people"] == ["Ada", "Bo", "Cy", "Dee"] and found["points"][-1]["chances"] == [0.5, 0.5, 0.0, 0.0]
    assert [claim["called"] for claim in found["claims"]] == [False, True, True]


def test_an_unfinished_game_is_refused_in_the_reader_s_language(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = saved(tmp_path, write(record(DEAL, OPENING, BLUFF)))
    assert main(["review", file, "--language", "fr"]) == 2
    assert "Cette partie n’est pas finie" in capsys.readouterr().err


def test_a_broken_file_is_refused_with_its_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", saved(tmp_path, write(evening()).replace("B:look", "B:luck"))]) == 2
    assert "evening.ridotto: line " in capsys.readouterr().err


@pytest.mark.parametrize(
    ("flags", "expected"),
    [
        (["--seconds", "soon"], "--seconds soon: expected a number, or 0 for no limit"),
        (["--seconds", "-1"], "expected more than 0"),
        (["--seconds", "nan"], "expected more than 0"),
        (["--simulations", "0"], "simulations 0: expected 1 to"),
        (["--simulations", "many"], "--simulations many: expected a whole number from 1 on"),
        (["--seed", "x"], "--seed x: expected a whole number from 0 to"),
    ],
)
def test_odd_flags_say_what_was_expected(
    flags: list[str], expected: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["review", saved(tmp_path, write(evening())), *flags]) == 2
    assert expected in capsys.readouterr().err


# ---- The chart.


def review_of(*chances: float) -> Review:
    points = [Point(step, step, (chance, 1.0 - chance), (0.0, 0.0)) for step, chance in enumerate(chances)]
    accounts: tuple[Account, ...] = ()
    return Review("mascarade-1e", ("Ada", "Bo"), len(points), len(points), 0, tuple(points), (), (), (), accounts)


def test_the_chart_rises_with_the_chance() -> None:
    assert rows(review_of(0.0, 0.5, 0.99, 1.0), 40) == [
        LEVELS[0] + LEVELS[4] + LEVELS[7] + LEVELS[7],
        LEVELS[7] + LEVELS[4] + LEVELS[0] + LEVELS[0],
    ]


def test_a_long_game_fits_into_the_columns_with_its_first_and_last_point() -> None:
    long = review_of(1.0, *[0.0] * 500, 1.0)
    drawn = rows(long, 40)[0]
    assert len(drawn) == 40 and drawn[0] == drawn[-1] == LEVELS[7] and set(drawn[1:-1]) == {LEVELS[0]}
    assert len(axis(long, 40)) <= 40
