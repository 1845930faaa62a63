"""Somebody sits down between turns, at the terminal: where the game lets them, and is told (MSQ-014, MSQ-015)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ridotto.replay import read_record, verify
from tests.readings import like
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
    told, later = like("terminal-joins", name="Dario").split(out)
    assert "Dario" not in told
    ends, joined = like("masquerade-fact-ends-turn"), like("masquerade-fact-joined", player="Dario")
    assert re.search(rf"{ends.pattern} {joined.pattern} Dario [^.]*a card\b[^.]*, 3 times\. Dario’s first card ", later)
    assert re.search("── [^─]*Dario’s[^─]* ─", later)
    assert "Dario" in later.rpartition("Masquerade your turn")[2] and "┌d1" in run.out and "┌d1" not in told


def test_that_nobody_sits_down_is_not_said_after_every_turn() -> None:
    out = said(play(*OPEN, typed=f"{PLACED}end\n1\nend\n"))
    assert out.count("── It is ") > 4 and "obody" not in out


def test_two_may_wait_and_a_full_table_says_so() -> None:
    out = said(play(*OPEN, typed=f"{PLACED}join\nJOIN\njoin\njoin\nend\n"))
    assert all(like("terminal-joins", name=name).search(out) for name in ("Elena", "Fabio"))
    assert len(like("terminal-joins").findall(out)) == 3
    assert like("wrong-door-is-closed-seats-taken").search(out) or like("wrong-table-full").search(out)
    joined = [like("masquerade-fact-joined", player=name).search(out) for name in ("Dario", "Elena", "Fabio")]
    assert [found.start() for found in joined if found] == sorted(found.start() for found in joined if found)
    assert None not in joined


def test_help_speaks_of_it_only_where_somebody_may_join() -> None:
    line = "join let one more bot sit down when a turn is over"
    assert line in said(play(*OPEN, typed="h\n"))
    for closed in (CLOSED, ("mascarade-1e", "--players", "4", "--seed", "2")):
        assert line not in said(play(*closed, typed="h\n"))


@pytest.mark.parametrize(
    ("table", "refusal"),
    [
        (CLOSED, like("wrong-door-is-closed-joining-off")),
        (("mascarade-1e", "--players", "4", "--seed", "2"), like("wrong-door-is-closed-in-the-middle")),
    ],
)
def test_elsewhere_it_is_refused(table: tuple[str, ...], refusal: re.Pattern[str]) -> None:
    assert refusal.search(said(play(*table, typed="join\n")))


def test_the_player_who_waits_at_the_door_still_does_after_the_game_was_put_aside(tmp_path: Path) -> None:
    file = tmp_path / "aside"
    said(play(*OPEN, "--save", str(file), typed=f"{PLACED}join\nq\n"))
    resumed = said(ridotto("play", "--resume", str(file), "--speed", "fast", typed="end\n"))
    assert like("masquerade-fact-joined", player="Dario").search(resumed)
    assert "Bruno, Carla, Dario" in said(ridotto("play", "--resume", str(file), "--speed", "fast"))


@pytest.mark.slow
def test_the_record_names_who_joined(tmp_path: Path) -> None:
    file = tmp_path / "record"
    said(play(*OPEN, "--save", str(file), typed=f"join\n{any_numbers(3)}"))
    record = read_record(file.read_text(encoding="utf-8"))
    assert record.names == ("Guest", "Bruno", "Carla", "Dario") and record.joined == 1
    assert verify(record).holds()
    assert "obody" not in ridotto("replay", str(file), "--ear", "all").out
    heard = ridotto("replay", str(file), "--ear", "Dario").out
    assert like("masquerade-fact-deck-has").match(heard)
    assert like("masquerade-fact-joined", player="Dario").search(heard)
