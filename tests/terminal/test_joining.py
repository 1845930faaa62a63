"""Somebody sits down between turns, at the terminal: where the game lets them, and is told (MSQ-014, MSQ-015)."""

from __future__ import annotations

from pathlib import Path

import pytest

from ridotto.replay import read_record, verify
from tests.terminal.program import Run, any_numbers, play, ridotto

OPEN = ("masquerade", "--players", "3", "--seed", "2", "--option", "first_player=A", "--bots", "random")
CLOSED = (*OPEN, "--option", "joining=off")
PLACED = "1\nup\ndown\n1\n"  # three cards, and the one that the first turn brings


def said(run: Run) -> str:
    assert run.code == 0 and run.err == "", run
    return " ".join(run.out.replace("┃", " ").split())


def test_a_bot_sits_down_when_the_turn_is_over_and_the_picture_grows() -> None:
    run = play(*OPEN, typed=f"{PLACED}join\nend\nt\n")
    out = said(run)
    told, _, later = out.partition("Dario waits for a seat, and sits down when a turn is over.")
    assert "Dario" not in told
    assert "Your turn ends. Dario sits down. Dario draws a card, 3 times. Dario’s first card lies face" in later
    assert "It is Dario’s turn" in later
    assert "Dario" in later.rpartition("Masquerade your turn")[2] and "┌d1" in run.out and "┌d1" not in told


def test_that_nobody_sits_down_is_not_said_after_every_turn() -> None:
    out = said(play(*OPEN, typed=f"{PLACED}end\n1\nend\n"))
    assert out.count("── It is ") > 4 and "obody" not in out


def test_two_may_wait_and_a_full_table_says_so() -> None:
    out = said(play(*OPEN, typed=f"{PLACED}join\nJOIN\njoin\njoin\nend\n"))
    assert "Elena waits for a seat" in out and "Fabio waits for a seat" in out
    assert "join All seats are taken." in out
    assert out.index("Dario sits down.") < out.index("Elena sits down.") < out.index("Fabio sits down.")


def test_help_speaks_of_it_only_where_somebody_may_join() -> None:
    line = "join let one more bot sit down when a turn is over"
    assert line in said(play(*OPEN, typed="h\n"))
    for closed in (CLOSED, ("mascarade-1e", "--players", "4", "--seed", "2")):
        assert line not in said(play(*closed, typed="h\n"))


@pytest.mark.parametrize(
    ("table", "refusal"),
    [
        (CLOSED, "At this table nobody sits down in the middle: the host has switched that off."),
        (("mascarade-1e", "--players", "4", "--seed", "2"), "Nobody can sit down in the middle of this game."),
    ],
)
def test_elsewhere_it_is_refused(table: tuple[str, ...], refusal: str) -> None:
    assert f"join {refusal}" in said(play(*table, typed="join\n"))


def test_the_player_who_waits_at_the_door_still_does_after_the_game_was_put_aside(tmp_path: Path) -> None:
    file = tmp_path / "aside"
    said(play(*OPEN, "--save", str(file), typed=f"{PLACED}join\nq\n"))
    assert "Dario sits down." in said(ridotto("play", "--resume", str(file), "--speed", "fast", typed="end\n"))
    assert "With you: Bruno, Carla, Dario." in said(ridotto("play", "--resume", str(file), "--speed", "fast"))


def test_the_record_names_who_joined(tmp_path: Path) -> None:
    file = tmp_path / "record"
    said(play(*OPEN, "--save", str(file), typed=f"join\n{any_numbers(3)}"))
    record = read_record(file.read_text(encoding="utf-8"))
    assert record.names == ("Guest", "Bruno", "Carla", "Dario") and record.joined == 1
    assert verify(record).holds()
    assert "obody" not in ridotto("replay", str(file), "--ear", "all").out
    heard = ridotto("replay", str(file), "--ear", "Dario").out
    assert heard.startswith("The deck has ") and "Dario sits down." in heard
