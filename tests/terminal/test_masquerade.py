"""Masquerade at the terminal: sides chosen in secret, turns of several actions, cards that explain themselves."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ridotto.replay import read_record, verify
from tests.readings import like
from tests.terminal.program import Run, any_numbers, play, ridotto

THREE = ("masquerade", "--players", "3", "--seed", "2", "--option", "first_player=A", "--bots", "random")
LAID = "1\nup\ndown\n"  # Chef and Terry face up, Leon face down
PLACED = f"{LAID}1\n"  # and Stout, whom the first turn brings, face up
KILLED = like("masquerade-fact-killed", at="Bruno's Baron Radolf Maynard")


def said(run: Run) -> str:
    assert run.code == 0 and run.err == "", run
    return " ".join(run.out.replace("┃", " ").replace("\u2019", "'").split())


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_game_is_played_to_its_end_and_its_record_verified(players: int, tmp_path: Path) -> None:
    file = tmp_path / "record"
    options = ("--players", str(players), "--seed", "7", "--bots", "random", "--save", str(file))
    run = play("masquerade", *options, typed=any_numbers(players))
    out = said(run)
    assert " wins" in out and "It is over: " in out
    assert max([len(line) for line in run.out.splitlines() if "┌" in line]) <= 80
    assert verify(read_record(file.read_text(encoding="utf-8"))).holds()
    assert "wins." in ridotto("replay", str(file), "--ear", "all").out


def test_the_extras_play_too() -> None:
    options = ("--players", "4", "--seed", "5", "--bots", "random", "--option", "packs=extras")
    assert "It is over: " in said(play("masquerade", *options, typed=any_numbers(5)))


# The opening.


def test_each_card_is_read_in_full_before_its_side_is_chosen() -> None:
    out = said(play(*THREE, typed=LAID))
    chef, terry = (
        like("masquerade-fact-drew", card=name).pattern for name in ("Chef Steven Michaelson", "Squire Terry Wynne")
    )
    assert re.search(f"ONLY YOU SEE THIS: {chef} {terry}", out) and len(re.findall("Bruno,[^.:]* 3 cards ", out)) == 1
    second = like("masquerade-fact-all-chose", number="second").split(out)[1]
    assert re.search(
        "Alchemist Leon Brewster, commoner, .*? While he lies face up, all your cards have [+]2 health", second
    )


def test_what_lies_face_down_is_for_one_pair_of_eyes() -> None:
    out = said(play(*THREE, typed=LAID))
    assert re.search("ONLY YOU SEE THIS: Your third card[^.]* Alchemist", out)
    assert "┌a3▒Leon" in out and "┌b1▒▒▒▒" in out and like("masquerade-picture-mine").search(out)


# A turn.


def test_a_turn_is_taken_question_by_question() -> None:
    out = said(play(*THREE, typed=f"{PLACED}a1\nattack\nb2\n"))
    assert "1 a1 Chef Steven Michaelson: " in out
    assert re.search(r"Chef Steven Michaelson: [^?]*\? 1 [^0-9]* 8[^0-9]* 2 ", out)
    assert "1 b2 Baron Radolf Maynard, Bruno's: 8 against 3: " in out
    assert re.search("b3 the Black Widow, Bruno's: 8 against 1: [^.]*: After an attack on her", out)
    attacks = like("masquerade-fact-attacks", at="Your Chef Steven Michaelson", target="Bruno's Baron Radolf Maynard")
    fought = like("masquerade-fact-fought", attack=8, health=3)
    assert re.search(f"{attacks.pattern} {fought.pattern} {KILLED.pattern} Your turn, 2 actions", out)


@pytest.mark.parametrize("typed", ["a1 attack b2", "a1+attack+b2", "1 attack b2", "chef attack b2"])
def test_an_action_may_be_taken_in_one_breath(typed: str) -> None:
    out = said(play(*THREE, typed=f"{PLACED}{typed}\n"))
    assert KILLED.search(out) and not like("masquerade-ask-HowToAct").search(out)


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("a1 attack b1", "open-cards-first"),
        ("a1 use", "ways-to-act"),
        ("b1", "own-card-acts"),
        ("a9", "own-card-acts"),
    ],
)
def test_a_refusal_says_what_may_be_done(typed: str, why: str) -> None:
    out = said(play(*THREE, typed=f"{PLACED}{typed}\na1 attack b2\n"))
    assert like(f"masquerade-why-{why}").search(out) and KILLED.search(out)


# What a card does.


def test_every_card_and_the_rules_of_the_royals_are_a_question_mark_away() -> None:
    out = said(play(*THREE, typed="? raz\n? ROYALS\n? Doctor\n?\n"))
    assert "Raz: Raz the Shiv, assassin. Attack 1, doubled face up; health 1. After the attack, won or lost" in out
    assert "royals: A player who kills the King wins at once" in out
    assert "Doctor is not offered now" in out, "not in this deck"
    assert "(MSQ-013)" in out


def test_a_question_mark_names_the_cards_at_hand_and_not_all_sixty() -> None:
    out = said(play(*THREE, typed="?\n? all\n"))
    assert "More about one of these: ? Chef, ? attack, ? turn, ? goal; " in out
    at_hand, _, everything = out.partition("more: ? all")
    assert "Avatar" not in at_hand and "King, Queen, Avatar, " in everything and "royals, attack, arrows" in everything


def test_four_sit_down_where_nobody_says_how_many_and_a_picture_shows_what_they_lay_open() -> None:
    out = said(play("masquerade", "--seed", "1", "--option", "first_player=A", typed="1\n1\n1\n"))
    assert "Bruno, Carla, Dario" in out
    shown = like("masquerade-fact-all-chose", number="second").split(out)[1]
    before_the_turn = re.split("── ", shown)[0].partition("> 1")[2]
    assert "third card" not in before_the_turn and "┌d3" in shown


def test_all_discards_are_a_question_mark_away() -> None:
    """From the top down, as many as there are; the picture shows those for which it has room."""
    numbers = any_numbers(2).splitlines()[:400]
    out = said(play(*THREE, typed="\n".join(["? discards", *numbers, "t", "? discards", ""])))
    first, last = re.findall(r"discards: (.*?)\.", out)
    assert first == "none yet" and "… (? discards)" in out
    shown = re.findall(r"discards (\d+)", out)[-1]
    cards = last.removesuffix("; the first is on top").split(", ")
    assert len(cards) == int(shown) > 8 and len(set(cards)) == len(cards)


def test_the_end_shows_what_lay_face_down_and_who_won() -> None:
    out = play(*THREE, typed=any_numbers(1)).out.partition("── The end ")[2]
    assert re.search(r"^  [A-Z]\w+ wins\b.*\.$", out, re.MULTILINE) and re.search(
        r"^    \w+.* wins\b", out, re.MULTILINE
    )
    assert "▒▒▒" not in out


def test_what_others_do_in_a_turn_is_told_in_two_paragraphs() -> None:
    """They draw, act, attack and kill: ten sentences are no ten lines. What concerns the person begins the second."""
    run = play("masquerade", "--players", "3", "--seed", "ab", "--bots", "random", typed=any_numbers(3))
    turns = [part.partition("\n\n")[0] for part in run.out.split("── ") if re.match("It is (?!your)", part)]
    told = [re.split(r"^  (?=\S)", turn, flags=re.MULTILINE)[1:] for turn in turns]
    assert len(told) > 3 and max(map(len, told)) <= 2
    first = [" ".join(paragraphs[0].split()) for paragraphs in told if paragraphs]
    assert any(re.search(r"attacks .*\. \d+ against \d+[^.]*\. \w+ is killed\b", paragraph) for paragraph in first)
    assert not any(re.search(r" acts\.| draws a card\.| turn ends\.", paragraph) for paragraph in first)
