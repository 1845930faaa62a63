"""Masquerade at the terminal: sides chosen in secret, turns of several actions, cards that explain themselves."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ridotto.replay import read_record, verify
from tests.terminal.program import Run, any_numbers, play, ridotto

THREE = ("masquerade", "--players", "3", "--seed", "2", "--option", "first_player=A", "--bots", "random")
LAID = "1\nup\ndown\n"  # Chef and Terry face up, Leon face down
PLACED = f"{LAID}1\n"  # and Stout, whom the first turn brings, face up


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
    drawn = "ONLY YOU SEE THIS: You draw Chef Steven Michaelson. You draw Squire Terry Wynne."
    assert drawn in out and out.count("Bruno, with 3 cards to put into play") == 1
    leon = "Alchemist Leon Brewster, commoner, attack 2, health 1. While he lies face up, all your cards have +2 health"
    assert leon in out.partition("Everybody has chosen the side of their second card.")[2]


def test_what_lies_face_down_is_for_one_pair_of_eyes() -> None:
    out = said(play(*THREE, typed=LAID))
    assert "ONLY YOU SEE THIS: Your third card, face down, is Alchemist" in out
    assert "┌a3▒Leon" in out and "┌b1▒▒▒▒" in out and "▒ face down (yours: only you see this)" in out


# A turn.


def test_a_turn_is_taken_question_by_question() -> None:
    out = said(play(*THREE, typed=f"{PLACED}a1\nattack\nb2\n"))
    assert "1 a1 Chef Steven Michaelson: attack 8, health 1" in out
    assert "Chef Steven Michaelson: what does it do? 1 Attack with 8 2 Turn it face down" in out
    assert "1 b2 Baron Radolf Maynard, Bruno's: 8 against 3: it is killed" in out
    assert "b3 the Black Widow, Bruno's: 8 against 1: it is killed; it says: After an attack on her" in out
    fight = "Your Chef Steven Michaelson attacks Bruno's Baron Radolf Maynard. 8 against 3: the attack succeeds."
    assert f"{fight} You kill Bruno's Baron Radolf Maynard. Your turn, 2 actions left" in out


@pytest.mark.parametrize("typed", ["a1 attack b2", "a1+attack+b2", "1 attack b2", "chef attack b2"])
def test_an_action_may_be_taken_in_one_breath(typed: str) -> None:
    out = said(play(*THREE, typed=f"{PLACED}{typed}\n"))
    assert "You kill Bruno's Baron Radolf Maynard." in out and "what does it do?" not in out


@pytest.mark.parametrize(
    ("typed", "refusal"),
    [
        ("a1 attack b1", "Cards that lie face up are attacked before those that lie face down"),
        ("a1 use", "A card attacks, uses its ability, or is turned, as far as it can"),
        ("b1", "One of your own cards acts, or you end your turn"),
        ("a9", "One of your own cards acts, or you end your turn"),
    ],
)
def test_a_refusal_says_what_may_be_done(typed: str, refusal: str) -> None:
    out = said(play(*THREE, typed=f"{PLACED}{typed}\na1 attack b2\n"))
    assert refusal in out and "You kill Bruno's Baron Radolf Maynard." in out


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
    assert "With you: Bruno, Carla, Dario. " in out
    shown = out.partition("> 1 Everybody has chosen the side of their second card.")[2]
    assert "lies face" not in shown.partition("It is your turn")[0].partition("> 1")[2] and "┌d3" in shown


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
    assert re.search(r"^  [A-Z]\w+ wins\.$", out, re.MULTILINE) and re.search(r"^    \w+.* wins$", out, re.MULTILINE)
    assert "▒▒▒" not in out


def test_what_others_do_in_a_turn_is_told_in_two_paragraphs() -> None:
    """They draw, act, attack and kill: ten sentences are no ten lines. What concerns the person begins the second."""
    run = play("masquerade", "--players", "3", "--seed", "ab", "--bots", "random", typed=any_numbers(3))
    turns = [part.partition("\n\n")[0] for part in run.out.split("── ") if re.match("It is (?!your)", part)]
    told = [re.split(r"^  (?=\S)", turn, flags=re.MULTILINE)[1:] for turn in turns]
    assert len(told) > 3 and max(map(len, told)) <= 2
    first = [" ".join(paragraphs[0].split()) for paragraphs in told if paragraphs]
    assert any(re.search(r"attacks .*\. \d+ against \d+\. \w+ is killed\.", paragraph) for paragraph in first)
    assert not any(re.search(r" acts\.| draws a card\.| turn ends\.", paragraph) for paragraph in first)
