"""Masques at the terminal: a sealed draft, turns of several questions, awards card by card."""

from __future__ import annotations

import re

import pytest

from ridotto.terminal.screen import WIPED
from tests.readings import like
from tests.terminal.program import Run, any_numbers, play
from tests.terminal.test_screen import playing

TWO = ("masques-ffg", "--players", "2", "--seed", "2", "--option", "first_player=A", "--bots", "random")
THREE = ("masques-dust", "--players", "3", "--seed", "1", "--option", "first_player=A", "--bots", "random")


def said(run: Run) -> str:
    assert run.code == 0 and run.err == "", run
    return " ".join(run.out.replace("┃", " ").split())


# The deal and the draft.


def test_what_fate_does_is_told_at_once_and_what_is_repeated_with_a_number() -> None:
    out = said(play(*TWO))
    assert re.search(r"Bruno [^.]* a guest, 4 times\. A guest [^.]*, 8 times\.", out)
    assert (
        out.count("ONLY YOU SEE THIS: ") == 1
        and len(re.findall(r"You [^.]*[a-z] \w+ \d\b", out.partition("ONLY YOU")[2])) == 4
    )


def test_a_first_deal_that_a_picture_shows_needs_no_words() -> None:
    out = said(play(*THREE))
    assert "is dealt a Plot" not in out and "gets a" not in out
    assert out.index("ONLY YOU SEE THIS: ") < out.index("Your pack: ") < out.index("Which Plot ")


def test_a_draft_is_answered_pick_by_pick_and_each_is_for_one_pair_of_eyes() -> None:
    out = said(play(*THREE, typed="1\n1\n1\n"))
    picks = re.findall(r"ONLY YOU SEE THIS: You [^.]* \w+ \d\b[^.]*\. [^.]* (\d) Plots? [^.]*\.", out)
    assert picks == ["3", "2", "1"]
    kept, taken = like("masques-fact-kept", by="You"), like("masques-fact-hands-taken")
    assert len(kept.findall(out)) == 4, "the last is kept without a question"
    assert "your turn" in taken.split(out, maxsplit=1)[1]


def test_a_later_deal_is_told_in_words_and_in_a_picture() -> None:
    run = play("masques-ffg", "--players", "3", "--seed", "1", "--bots", "random", typed=any_numbers(3))
    second = said(run).partition("Round 2 ")[2].partition("Which guest ")[0]
    assert re.search(r" a guest\b[^.]*, 4 times\.", second) and "round 2, " in second and "Your pack: " in second


# A turn.


@pytest.mark.parametrize("typed", ["thief1 H3 P4", "thief1+H3+P4", "thief h3 p4", "5 H3 P4", "thief 1 H3 P4"])
def test_a_turn_may_be_taken_in_one_breath(typed: str) -> None:
    out = said(play(*TWO, typed=f"{typed}\n"))
    hired, placed = like("masques-fact-hired", cost="1 ducat"), like("masques-fact-placed", card="The thief", at="H3")
    turned = like("masques-fact-token-turned", at="The military favor on P4")
    assert re.search(" ".join([hired.pattern, placed.pattern, turned.pattern]), out)
    assert not like("masques-ask-WhatToSteal").search(out)


def test_a_card_is_understood_as_it_is_written_on_the_screen() -> None:
    assert re.search(r"You \w+ Venier 4[^.]*\. Venier 4 [^.]* H3\b", said(play(*TWO, typed="Venier 4 H3\n")))
    assert re.search(r"You \w+ Venier 4[^.]*\. In which hallway", said(play(*TWO, typed="venier 4\n")))


@pytest.mark.parametrize(
    ("typed", "refusal"),
    [
        ("thief1 H3 P7", like("masques-why-thief-first")),
        ("thief1 H3 3", like("wrong-not-understood-not-yet", typed=3)),
        ("thief1 H3 Kong", like("wrong-not-in-the-notation", said="Kong")),
        ("Venier4 H3 H4", like("why-one-at-a-time")),
        ("thief2 H3", like("terminal-not-offered", answer="thief2")),
    ],
)
def test_a_breath_that_cannot_be_taken_to_its_end_is_refused_as_a_whole(typed: str, refusal: re.Pattern[str]) -> None:
    out = said(play(*TWO, typed=f"{typed}\nVenier2\n"))
    assert refusal.search(out) and "ducat." not in out.partition("> ")[2]
    assert like("masques-fact-played", guest="Venier 2").search(out)


def test_each_question_of_a_turn_says_what_it_is_about() -> None:
    out = said(play(*TWO, typed="guard1\nH3\n"))
    assert like("masques-ask-Where", card="the guard").search(out) or "the guard" in out
    assert "H3 (ducat, military)" in out
    placed = like("masques-fact-placed", card="The guard", at="H3").pattern
    assert re.search(f"{placed} ── ", out), "nobody is there to be moved, so nothing is asked"


def test_the_rules_and_what_an_agent_does_are_a_question_mark_away() -> None:
    out = said(play(*TWO, typed="? thief\n?\n? 5\n? goal\n"))
    assert "thief: " in out and like("masques-when-placed").search(out)
    assert out.count("(MQF-068)") == 3 and "(MQF-064)" in out, "behind the thief, behind all, behind option 5"
    assert "? thief, ? guard" in out and "4 favors of one guild" in out
    assert "courtesan" not in out, "she does not come to a table of two"
    dust = said(play(*THREE, typed="1\n1\n1\n? guard\n"))
    assert "guard: " in dust and "the Palace Guard" in dust and "(MQD-066)" in dust


def test_help_tells_of_answers_in_one_breath() -> None:
    assert "several answers at once" in said(play(*TWO, typed="h\n"))


# The end of a round, and of the match.


def test_awards_are_told_card_by_card_with_their_reasons() -> None:
    run = play("masques-ffg", "--players", "3", "--seed", "1", "--bots", "random", typed=any_numbers(3))
    awards = like("masques-fact-palace-full").split(run.out)[1].partition("All agents")[0]
    told = [line for line in awards.splitlines() if re.match(r"  P\d+: ", line)]
    assert [line.split(":")[0].strip() for line in told] == [f"P{number}" for number in range(12)]
    assert any(re.search(r"beats .*, and \w+ takes the ", line) for line in told), awards
    assert any(re.search(r" stays\.?$", line) for line in told), awards


def test_in_a_hurry_awards_are_not_wiped_away_before_anybody_could_read_them() -> None:
    seat = playing("masques-ffg", "--players", "2", "--seed", "2", "--option", "first_player=B", "--bots", "random")
    shown = seat.until(" >")
    full = like("masques-fact-palace-full")
    while not full.search(shown):
        seat.type("1")
        shown = seat.until(" >")
    seat.type("q")
    seat.until("y/n >")
    seat.type("n")
    seat.rest()
    assert seat.process.wait() == 0
    before, after = full.split(shown)
    his_turn = re.compile("── [^─]*Bruno’s[^─]* ─")
    assert not his_turn.search(before), "the person placed the last card"
    assert his_turn.search(after) and WIPED not in after


def test_a_memory_aid_tells_who_may_hold_what() -> None:
    out = said(play(*THREE, "--memory", "aid", typed="1\n1\n1\nm\n"))
    (sheet,) = like("terminal-what-may-lie").split(out)[1:]
    assert re.match(r" You: (\w+ \d, ){3}\w+ \d Bruno: ", sheet), sheet


def test_what_is_chosen_against_the_book_is_said_in_words_that_fit_any_game() -> None:
    run = said(play(*TWO, "--option", "costs=gondolier 1"))
    assert "The rulebook advises otherwise: no gondolier costs 3" in run
