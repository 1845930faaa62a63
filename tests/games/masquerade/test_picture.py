"""Masquerade as text: a row of cards for each seat that can be read at a glance, out of one view and nothing else."""

from __future__ import annotations

import re

import pytest

from ridotto.bots import Dice
from ridotto.games.masquerade.game import MASQUERADE
from ridotto.games.masquerade.public.picture import table_picture
from ridotto.kernel import FATE
from ridotto.words.files import catalogue
from tests.games.masquerade.evening import Evening, begun, in_the_middle, reader_of, typed
from tests.games.masquerade.test_sentences import TABLES

CARD = re.compile(r"\b([a-h]\d+)[ ▒]([A-Z]\w+)")


def rows(evening: Evening, letter: str, width: int = 79) -> list[str]:
    view = evening.view(letter)
    return [typed(line) for line in table_picture(evening.setup, view, reader_of(evening.setup, view), width)]


def drawing(text: str) -> list[str]:
    return [line.removeprefix("    ") for line in text.strip("\n").split("\n")]


THREE = """
      Masquerade                                          your turn, 2 actions left
      ▸ Ada (you)
        ┌a1▒Ghost        ┐┌a2▒King         ┐
        └A 10▼/1         ┘└K 0/8           ┘
        Bo
        ┌b1 Nan         ☠┐┌b2▒▒▒▒▒▒▒▒▒▒▒▒▒▒┐┌b3▒▒▒▒▒▒▒▒▒▒▒▒▒▒┐
        └C 1/6           ┘└▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒┘└▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒┘
        Cy
        ┌c1 Duke        ☠┐┌c2▒▒▒▒▒▒▒▒▒▒▒▒▒▒┐
        └N 6▲/6▲         ┘└▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒┘
      Deck 49, discards 4: Raz on top, Feck, Emma, Stout
      K king, N noble, A assassin, C commoner, 2/3 attack/health, ▲ twice face up,
        ▼ twice face down, ▒ face down (yours: only you see this), ☠ poisoned.
"""
FOUR = """
      Masquerade                                         Ada's turn, 2 actions left
      ▸ Ada
        ┌a1▒▒▒▒▒▒▒▒▒▒▒▒▒✓┐┌a2 Bartholomew  ┐┌a3▒▒▒▒▒▒▒▒▒▒▒▒▒▒┐┌a4 Lance        ┐
        └▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒┘└S 4/4▲          ┘└▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒┘└C 1/2▼          ┘
        Bo (you)
        ┌b1▒Hal          ┐
        └S 4/4           ┘
        Cy
        ┌c1 Duke         ┐┌c2▒▒▒▒▒▒▒▒▒▒▒▒▒▒┐┌c3 Ogg         -┐┌c4 Nan          ┐
        └N 6▲/6▲         ┘└▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒┘└S 4▲/4▲         ┘└C 1/6           ┘
        Di, without a card in play
      Deck 50, discards 1: Emma on top
      N noble, S soldier, C commoner, 2/3 attack/health, ▲ twice face up, ▼ twice
        face down, ▒ face down (yours: only you see this), - weaker for good, ✓ has
        acted.
"""
SIX = """
      Masquerade                                           your turn, 2 actions left
      ▸ Ada (you)
        ┌a1 Raz    ┐┌a2▒Ghost  ┐┌a3▒King   ┐┌a4 Theo…+✓┐┌a5 Isabel…┐┌a6 Anathe…┐
        └A 2▲/1    ┘└A 10▼/1   ┘└K 0/8     ┘└N 8/8     ┘└C 1/2     ┘└C 1/4     ┘
        Bo
        ┌b1 Nan   ☠┐┌b2▒▒▒▒▒▒▒▒┐┌b3▒▒▒▒▒▒▒▒┐┌b4 Stoneb…┐┌b5 Blacks…┐
        └C 3/6     ┘└▒▒▒▒▒▒▒▒▒▒┘└▒▒▒▒▒▒▒▒▒▒┘└N 7/2     ┘└C 3/2     ┘
        Cy
        ┌c1 Duke   ┐┌c2▒▒▒▒▒▒▒▒┐┌c3 Foolset┐┌c4 Bard   ┐┌c5 Eva    ┐┌c6 Job    ┐
        └N 6▲/6▲   ┘└▒▒▒▒▒▒▒▒▒▒┘└C 1/1     ┘└C 4/4     ┘└C 2/1     ┘└C 2/2     ┘
        Di
        ┌d1 Leon   ┐┌d2▒▒▒▒▒▒▒▒┐┌d3▒▒▒▒▒▒▒▒┐┌d4 Chef   ┐┌d5▒▒▒▒▒▒▒▒┐┌d6 Leowulf┐
        └C 2/3     ┘└▒▒▒▒▒▒▒▒▒▒┘└▒▒▒▒▒▒▒▒▒▒┘└C 8▲/3    ┘└▒▒▒▒▒▒▒▒▒▒┘└S 4/6▲    ┘
        Ed
        ┌e1▒▒▒▒▒▒▒▒┐┌e2▒▒▒▒▒▒▒▒┐┌e3▒▒▒▒▒▒▒▒┐┌e4▒▒▒▒▒▒▒▒┐┌e5▒▒▒▒▒▒▒▒┐┌e6▒▒▒▒▒▒▒▒┐
        └▒▒▒▒▒▒▒▒▒▒┘└▒▒▒▒▒▒▒▒▒▒┘└▒▒▒▒▒▒▒▒▒▒┘└▒▒▒▒▒▒▒▒▒▒┘└▒▒▒▒▒▒▒▒▒▒┘└▒▒▒▒▒▒▒▒▒▒┘
        Flo
        ┌f1▒▒▒▒▒▒▒▒┐┌f2 Simon  ┐┌f3 Radolf ┐┌f4 Hugh   ┐┌f5▒▒▒▒▒▒▒▒┐┌f6 Ida    ┐
        └▒▒▒▒▒▒▒▒▒▒┘└N 0/2▼    ┘└N 2/3     ┘└N 8▲/2▲   ┘└▒▒▒▒▒▒▒▒▒▒┘└N 8▲/3▼   ┘
      Deck 13, discards 12: Bartholomew on top, Ymbert, Olaf, Queen, … (? discards)
      K king, N noble, A assassin, S soldier, C commoner, 2/3 attack/health, ▲ twice
        face up, ▼ twice face down, ▒ face down (yours: only you see this),
        ☠ poisoned, + stronger for now, ✓ has acted.
"""
NARROW = """
      Masquerade                      Ada's turn, 2 actions left
      ▸ Ada: a1▒✓, a2 Bartholomew S 4/4▲, a3▒, a4 Lance C 1/2▼
        Bo: b1▒
        Cy: c1 Duke N 6▲/6▲, c2▒, c3 Ogg- S 4▲/4▲, c4 Nan C 1/6
        Di, without a card in play
      Deck 50, discards 1: Emma on top
      N noble, S soldier, C commoner, 2/3 attack/health, ▲ twice
        face up, ▼ twice face down, ▒ face down, - weaker for
        good, ✓ has acted.
"""


def three() -> Evening:
    """In the middle of Ada's turn, who has acted with Raz."""
    table = {"A": "Raz Ghost* King*", "B": "Nan Timm* Hal*", "C": "Duke Isolda*"}
    return in_the_middle(3, rows=table, poison={"c1": "B"}, pile="Stout Emma Feck").play("A:a1 A:attack A:b1 A:a2")


def four() -> Evening:
    """Timm has struck from hiding and hides again; all have seen him, and nobody is shown him twice."""
    table = {"A": "Timm* Bartholomew Blacksmith* Lance", "B": "Emma Hal*", "C": "Duke Jaric* Ogg Nan"}
    return in_the_middle(4, rows=table, weaker={"c3": 2}).play("A:a1 A:attack A:b1")


def six() -> Evening:
    table = {
        "A": "Raz Ghost* King* Theodoric Isabella Anathema",
        "B": "Nan Timm* Hal* Bartholomew Stonebrooke Blacksmith",
        "C": "Duke Isolda* Foolset Bard Eva Job",
        "D": "Leon Terry* Helga* Chef Mourne* Leowulf",
        "E": "Terric* Stout* Warrin* Gunter* Oddo* Sela*",
        "F": "Gossip* Simon Radolf Hugh VanCole* Ida",
    }
    pile = "Emma Lance Feck Carnell Jaric Dante Bishop Serell Queen Olaf Ymbert"
    return in_the_middle(6, rows=table, pile=pile, boosted={"a4": "A"}, poison={"b1": "A"}).play("A:a4 A:attack A:b4")


def test_a_table_of_three() -> None:
    assert rows(three(), "A") == drawing(THREE)


@pytest.mark.clause("MSQ-021")
def test_a_table_of_four() -> None:
    assert rows(four(), "B") == drawing(FOUR)


def test_a_full_table_of_six_fits_a_terminal() -> None:
    shown = rows(six(), "A", 80)
    assert shown == drawing(SIX)
    assert len(shown) < 24


def test_without_room_for_boxes_it_is_a_list() -> None:
    assert rows(four(), "-", 60) == drawing(NARROW)


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "fr"])
@TABLES
def test_a_picture_keeps_to_its_width_and_shows_every_place(
    players: int, wishes: dict[str, str], language: str
) -> None:
    evening, dice = begun(players, **wishes), Dice(players)
    people = ["Somebody with a name so long that it is hard to say in one breath, and then some more", "Bo"]
    while not evening.match.over():
        evening.answer_anything(dice)
        evening.catch_up()
        if not evening.match.over() and evening.match.asks().player == FATE:
            continue
        for letter in ("A", "B", "-"):
            for width in (40, 60, 80, 120):
                view = evening.view(letter)
                reader = MASQUERADE.reader(evening.setup, catalogue(language), people, None, view)
                shown = table_picture(evening.setup, view, reader, width)
                assert max([len(line) for line in shown]) <= width, "\n".join(shown)
                assert (width >= 80) == ("┌a1" in "".join(shown)) or not evening.match.rows[0], "\n".join(shown)
                words = re.split(r"[ ▒┌┐,:]+", " ".join(shown))
                places = [evening.match.place_of(card).text for row in evening.match.rows for card in row]
                assert all(words.count(place) == 1 for place in places), "\n".join(shown)


@pytest.mark.slow
@pytest.mark.clause("MSQ-020")
@TABLES
def test_a_picture_names_what_its_reader_may_know_and_nothing_else(players: int, wishes: dict[str, str]) -> None:
    evening, dice = begun(players, **wishes), Dice(players + 10)
    while not evening.match.over():
        evening.answer_anything(dice)
        evening.catch_up()
        for letter in ("A", "-"):
            view = evening.view(letter)
            known = {}
            for row in evening.match.rows:
                for card in row:
                    place = evening.match.place_of(card)
                    key = view.card_at(place)
                    if key is not None:
                        known[place.text] = key.text
                        assert evening.match.up[card] or view.over or place.text[0] == letter.lower()
            shown = " ".join(rows(evening, letter, 200))
            assert dict(CARD.findall(shown)) == known


def test_before_the_first_rows_lie_there_one_sees_what_one_has_drawn() -> None:
    evening, dice = begun(3), Dice(1)
    while evening.match.asks().name() != "SideOf":
        evening.answer_anything(dice)
        evening.catch_up()
    shown = rows(evening, "A")
    assert "    Bo, with 3 cards to put into play" in shown
    assert any(line.startswith("  Only you see what you have drawn: ") for line in shown)
    assert not any("Only you" in line for line in rows(evening, "-"))


def test_a_row_that_is_too_long_goes_on_below() -> None:
    table = {"A": "Nan Hal Emma Raz Timm Duke", "B": "Sela Oddo"}
    evening = in_the_middle(3, rows=table, phase="start").play("fate:Bard A:up")
    shown = rows(evening, "A")
    first = next(number for number, line in enumerate(shown) if "┌a1" in line)
    assert shown[first + 2].startswith("    ┌a7 Bard") and "┌b1 Sela" in shown[first + 5]


def test_the_end_shows_everything_and_who_wins() -> None:
    table = {"A": "Ghost* Nan*", "B": "King Hal*", "C": "Duke"}
    evening = in_the_middle(3, rows=table).play("A:a1 A:attack A:b1")
    shown = rows(evening, "-")
    assert shown[:2] == ["  Masquerade", "    Ada wins"]
    assert any("▒Nan " in line for line in shown) and any("▒Hal " in line for line in shown)
