"""Whole games at the terminal, as a person would play them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ridotto.replay import read_record, verify
from tests.readings import like
from tests.terminal.program import always_first, any_numbers, in_its_own_process, play, ridotto

TABLES = [
    ("mascarade-1e", 2),
    ("mascarade-1e", 3),
    ("mascarade-1e", 4),
    ("mascarade-1e", 6),
    ("mascarade-1e", 13),
    ("mascarade-2e", 4),
    ("mascarade-2e", 6),
    ("mascarade-2e", 12),
    ("masques-dust", 2),
    ("masques-dust", 3),
    ("masques-dust", 4),
    ("masques-ffg", 2),
    ("masques-ffg", 3),
    ("masques-ffg", 4),
]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_game_is_played_to_its_end_and_its_record_verified(game: str, players: int, tmp_path: Path) -> None:
    file = tmp_path / "record"
    run = play(game, "--players", str(players), "--seed", "7", "--save", str(file), typed=any_numbers(players))
    assert run.code == 0 and run.err == "", run
    assert "── The end " in run.out and "It is over: " in run.out
    assert "0" * 63 + "7" in run.out, "the seed is told after the end"
    assert f"Saved record: {file}" in run.out
    record = read_record(file.read_text(encoding="utf-8"))
    assert record.people()[0] == "Guest" and record.players == players
    assert verify(record).holds()


def test_a_whole_game_in_a_process_of_its_own_is_the_same_game() -> None:
    options = ("mascarade-2e", "--players", "4", "--seed", "7", "--bots", "courtier", "--speed", "fast")
    real = in_its_own_process("play", *options, typed=always_first())
    assert real.code == 0 and real.err == "" and "── The end " in real.out, real
    assert real.out == ridotto("play", *options, typed=always_first()).out


@pytest.mark.slow
def test_the_second_set_with_all_its_powers(tmp_path: Path) -> None:
    for seed in ("1", "2", "3"):
        run = play("mascarade-2e", "--players", "12", "--option", "set=B", "--seed", seed, typed=any_numbers(int(seed)))
        assert run.code == 0 and run.err == "" and "── The end " in run.out, run


def test_random_bots_another_seat_another_name_and_answers_all_at_once() -> None:
    options = ("--bots", "random", "--seat", "c", "--name", "Zoë", "--option", "challenge=together")
    run = play("mascarade-2e", "--players", "5", *options, typed=always_first())
    assert run.code == 0 and run.err == "", run
    assert "You are Zoë, player C." in run.out and "Zoë (you)" in run.out


def test_the_same_seed_and_the_same_words_are_the_same_game() -> None:
    one, other = [play("mascarade-2e", "--players", "4", "--seed", "ab", typed=any_numbers(3)) for _ in range(2)]
    assert one.out == other.out
    assert play("mascarade-2e", "--players", "4", "--seed", "ac", typed=any_numbers(3)).out != one.out


def test_without_a_seed_every_game_is_another() -> None:
    runs = [play("mascarade-2e", "--players", "4", typed=always_first()) for _ in range(2)]
    one, other = [re.findall(r"\b[0-9a-f]{64}\b", run.out) for run in runs]
    assert len(one) == 1 and len(other) == 1 and one != other, runs


def test_a_game_without_time_to_see_tells_the_deal_in_words() -> None:
    run = play("mascarade-1e", "--players", "4", "--option", "pace=off", "--option", "start=B", typed="q\nn\n")
    assert "Face up, " in run.out and run.code == 0, run


# Put aside, and taken up again.


@pytest.mark.slow
@pytest.mark.parametrize("lines", [0, 1, 2, 9, 30])
@pytest.mark.parametrize(
    ("game", "players"), [("mascarade-1e", "5"), ("mascarade-2e", "5"), ("masques-dust", "2"), ("masques-ffg", "4")]
)
def test_a_game_that_was_put_aside_ends_as_if_it_had_not_been(
    game: str, players: str, lines: int, tmp_path: Path
) -> None:
    typed = any_numbers(11).splitlines(keepends=True)
    options = (game, "--players", players, "--seed", "5eed", "--name", "Pia")
    whole = play(*options, "--save", str(tmp_path / "whole"), typed="".join(typed))
    aside = tmp_path / "aside"
    first = play(*options, "--save", str(aside), typed="".join(typed[:lines]))
    assert first.code == 0 and f"ridotto play --resume {aside}" in first.out, first
    second = play("--resume", str(aside), typed="".join(typed[lines:]))
    assert second.code == 0 and second.err == "", second
    assert aside.read_text() == (tmp_path / "whole").read_text()
    assert after_prompt(whole.out, lines) == after_prompt(second.out, 0)


def after_prompt(out: str, number: int) -> list[str]:
    """What is printed after the answer with this number, but for the name of the file."""
    rest = out.split(" > ")[number + 1 :]
    return [line for line in " > ".join(rest).splitlines() if "/" not in line]


@pytest.mark.slow
def test_saved_by_hand_in_the_middle_it_goes_on_there_under_strict_memory(tmp_path: Path) -> None:
    options = ("--players", "4", "--seed", "1", "--option", "start=A")
    run = play("mascarade-2e", *options, typed="1\ns kept\nq\n", cwd=tmp_path)
    assert run.code == 0 and "holds every secret" in run.out, run
    assert (tmp_path / "kept").stat().st_mode & 0o077 == 0, "for its owner only"
    again = play("--resume", "kept", typed="s\nq\n", cwd=tmp_path)
    assert "The game goes on where it was." in again.out, again
    assert "1  Swap (or not) with Bruno" in again.out, "the same question"
    for face in ("King", "Empress", "Judge", "Trickster", "Thief"):
        assert f"  {face}" not in again.out, "the deal is over, and not shown again"
    assert [path.name for path in tmp_path.iterdir()] == ["kept"]


def test_leaving_without_a_file_offers_one(tmp_path: Path) -> None:
    run = play("mascarade-2e", "--players", "4", typed="q\ny\n", cwd=tmp_path)
    assert "mascarade-2e-1.ridotto" in run.out and run.code == 0, run
    run = play("mascarade-2e", "--players", "4", typed="q\ny\n", cwd=tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["mascarade-2e-1.ridotto", "mascarade-2e-2.ridotto"]
    run = play("mascarade-2e", "--players", "4", typed="q\nn\n", cwd=tmp_path)
    assert len(list(tmp_path.iterdir())) == 2 and run.code == 0, run


def test_a_finished_record_is_no_game_to_go_on_with(tmp_path: Path) -> None:
    file = str(tmp_path / "record")
    play("mascarade-1e", "--players", "4", "--save", file, typed=any_numbers(1))
    run = play("--resume", file)
    assert run.code == 2 and "ridotto replay" in run.err and len(run.err.splitlines()) == 1, run
    assert ridotto("verify", file).code == 0
    assert "wins." in ridotto("replay", file, "--ear", "all").out


def test_a_first_evening_begins_as_on_the_page() -> None:
    """Three bots, one of them a master, and every aid: as the page's Play now."""
    run = ridotto("play", "mascarade-1e", "--seed", "7", "--speed", "fast", typed="\nm\n")
    told = " ".join(run.out.split())
    assert "Bruno, Carla, Dario" in told
    assert not like("wrong-not-reminded").search(told) and not like("terminal-memory-strict").search(told)


def test_a_claim_says_what_it_may_cost_and_a_reveal_who_was_right() -> None:
    shown = ("--players", "4", "--seed", "3", "--option", "pace=off", "--option", "start=A")
    run = play("mascarade-1e", *shown, typed="claim\n1\n" * 30)
    assert "If Carla is: you 6 → 5. Carla 6 → 8." in run.out, run
    assert "If you are: you 6 → 8. Carla 6 → 5." in run.out, run
    assert re.search("✓ Carla’s mask [^.]*the Queen", run.out) and re.search("✗ Your mask [^.]*the Thief", run.out), run
