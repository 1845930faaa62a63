"""Masques as text: the palace as a square that can be read at a glance, out of one view and nothing else."""

from __future__ import annotations

from itertools import cycle

import pytest

from ridotto.bots import Dice
from ridotto.games import game_called
from ridotto.games.masques.public.editions import DUST, EDITIONS, FFG, Edition
from ridotto.games.masques.public.picture import table_picture
from ridotto.kernel import FATE
from ridotto.words.files import LANGUAGES, catalogue
from tests.games.masques.evening import Evening, begun, in_the_middle, reading
from tests.games.masques.test_sentences import FOREIGN_WORD, GUEST, SIZES

TABLES = pytest.mark.parametrize(
    ("edition", "players"),
    [(edition, players) for edition in EDITIONS for players in SIZES],
    ids=[f"{edition.id} {players}" for edition in EDITIONS for players in SIZES],
)


def rows(evening: Evening, letter: str, width: int = 79, language: str = "en") -> list[str]:
    view = evening.view(letter)
    return table_picture(evening.setup, view, reading(evening.setup, view, language=language), width)


def drawing(text: str) -> list[str]:
    return [line.removeprefix("    ") for line in text.strip("\n").split("\n")]


FOUR = """
      Masques, Fantasy Flight edition                          round 2, Cy is first
      ┌P0 door ┐  H0  ┌P1      ┐  H1  ┌P2      ┐  H2  ┌P3      ┐  H3  ┌P4      ┐
      └clergy  ┘ Fo3  └ducat   ┘ Ve2  └military┘ ▒Da2 └▒ducat  ┘thief └vintner ┘
       H15 Ve4                                                         H4 Co3
      ┌P15     ┐         agents, and what they cost:                  ┌P5      ┐
      └ducat   ┘           thief 2 3        assassin 3 4              └ducat   ┘
       H14 ···             guard 1 2 3      courtesan 2 3 4         H5 gondolier
      ┌P14     ┐           gondolier 2 3    trader 2 3 4              ┌P6      ┐
      └merchant┘         ducat supply 21, favor supply 7:             └scribe  ┘
       H13 assassin        clergy 1, military 1, merchant 1,           H6 ···
      ┌P13     ┐           vintner 2, scribe 2                        ┌P7      ┐
      └ducat   ┘                                                      └ducat   ┘
       H12 ···                                                         H7 ···
      ┌P12     ┐ H11  ┌P11     ┐ H10  ┌P10     ┐  H9  ┌P9      ┐  H8  ┌P8      ┐
      └merchant┘ Ve3  └ducat   ┘ Fo4  └military┘ ···  └ducat   ┘ Da3  └clergy  ┘

                              ducats  clergy military merchant vintner scribe  hand
      ▸ Ada (you)  Venier          2  ●···   ····     ····     ●●··    ····       2
        Bo         Dandolo         1  ····   ····     ····     ····    ····       2
        Cy         Contarini       0  ····   ····     ····     ····    ●●●·       2
        Di         Morosini        3  ····   ····     ····     ····    ····       2
      ▒ lies face down.
      Nobody plays for the Foscari.
      Your hand: Contarini 4, Morosini 2.
"""
THREE = """
      Masques, Dust edition                                   Dance 1, Ada is first
      ┌A0 door  ┐     S0    ┌A1       ┐     S1    ┌A2       ┐     S2    ┌A3       ┐
      └clergy   ┘  Venier 2 └ducat    ┘    ···    └military ┘    ···    └ducat    ┘
       S11 ···            Influence cards, and what they cost:         S3 courtesan
      ┌A11      ┐           thief 1 2 3         assassin 2 3 4          ┌A4       ┐
      └ducat    ┘           Palace Guard 1 2 3  courtesan 3 4           └merchants┘
       S10 ···              gondolier 1 2 3     trader 2 3 4         S4 ▒Morosini 3
      ┌A10      ┐         bank 27, bag 9:                               ┌A5       ┐
      └clergy   ┘           clergy 1, military 2, merchants 2,          └ducat    ┘
       S9 ···               farmers 2, workers 2                         S5 ···
      ┌A9       ┐     S8    ┌A8       ┐     S7    ┌A7       ┐     S6    ┌A6       ┐
      └ducat    ┘    ···    └workers  ┘ Dandolo 4 └ducat    ┘    ···    └farmers  ┘

                             ducats  cler mili merc farm work  hand
      ▸ Ada       Venier          2  ···· ···· ···· ···· ····     3
        Bo (you)  Dandolo         1  ···· ···· ···· ···· ····     3
        Cy        Cantarini       0  ···· ···· ···· ···· ····     3
      ▒ lies face down.
      Nobody plays for the Morosini.
      Ada is about to place Venier 3.
      Your hand: Cantarini 2, Cantarini 4, Morosini 2.
"""
TWO = """
      Masques, Fantasy Flight edition                         round 1, Ada is first
      ┌P0 door ┐         H0         ┌P1      ┐         H1         ┌P2      ┐
      └clergy  ┘        ···         └ducat   ┘        ···         └military┘
                        agents, and what they cost:
       H7 ···             thief 1 2 3      assassin 2 3 4       H2 Dandolo 2
                          guard 1 2 3      trader 2 3 4
      ┌P7      ┐          gondolier 1 2 3                         ┌P3      ┐
      └ducat   ┘        ducat supply 29, favor supply 6:          └ducat   ┘
                          clergy 1, military 1,
       H6 ···             merchant 2, vintner 1, scribe 1          H3 ···

      ┌P6      ┐         H5         ┌P5      ┐         H4         ┌P4      ┐
      └scribe  ┘        ···         └ducat   ┘    ▒Morosini 3     └▒vintner┘

                                        ducats  cler mili merc vint scri  hand
      ▸ Ada (you)  Dandolo, Venier           1  ···· ···· ···· ···· ····     2
        Bo         Contarini, Morosini       1  ···· ···· ···· ···· ····     0
      ▒ lies face down.
      Nobody plays for the Foscari.
      Set aside for the next round: 8 guests.
      Your hand: Venier 2, Venier 4.
"""
NARROW = """
      Masques, Fantasy Flight edition      round 1, Ada is first
      P0  clergy     H0  ···
      P1  ducat      H1  ···
      P2  military   H2  Dandolo 2
      P3  ducat      H3  ···
      P4  ▒vintner   H4  ▒Morosini 3
      P5  ducat      H5  ···
      P6  scribe     H6  ···
      P7  ducat      H7  ···
      agents, and what they cost:
        thief 1 2 3      assassin 2 3 4
        guard 1 2 3      trader 2 3 4
        gondolier 1 2 3
      ducat supply 29, favor supply 6:
        clergy 1, military 1, merchant 2, vintner 1, scribe 1

      ▸ Ada, Dandolo and Venier: 1 ducat, hand 2
        Bo, Contarini and Morosini: 1 ducat, hand 0
      ▒ lies face down.
      Nobody plays for the Foscari.
      Set aside for the next round: 8 guests.
"""


def four() -> Evening:
    return in_the_middle(
        FFG,
        4,
        halls="""Foscari3 Venier2 Dandolo2* thief1 Contarini3 gondolier1 . .
                 Dandolo3 . Foscari4 Venier3 . assassin1 . Venier4""",
        tokens="""clergy ducat military ducat* vintner ducat scribe ducat
                  clergy ducat military ducat merchant ducat merchant ducat""",
        hands={
            "A": "Morosini2 Contarini4",
            "B": "Morosini3 Foscari2",
            "C": "Morosini4 Foscari3",
            "D": "Contarini2 Dandolo4",
        },
        purses="2 1 0 3",
        favours={"A": {"vintner": 2, "clergy": 1}, "C": {"scribe": 3}},
        round=2,
        first="C",
        turn="A",
    )


def two() -> Evening:
    halls, tokens = ". . Dandolo2 . Morosini3* . . .", "clergy ducat military ducat vintner* ducat scribe ducat"
    return in_the_middle(FFG, 2, halls=halls, tokens=tokens, hands={"A": "Venier2 Venier4"})


def test_a_palace_of_four() -> None:
    assert rows(four(), "A") == drawing(FOUR)


def test_a_palace_of_three_while_somebody_is_about_to_place_a_card() -> None:
    halls = "Venier2 . . courtesan1 Morosini3* . . Dandolo4 . . . ."
    three = in_the_middle(DUST, 3, halls=halls, purses="2 1 0", hands={"A": "Venier3 Venier4 Dandolo2"})
    assert rows(three.play("A:Venier3"), "B") == drawing(THREE)


def test_a_palace_of_two() -> None:
    assert rows(two(), "A") == drawing(TWO)


def test_without_room_for_a_square_it_is_a_list() -> None:
    assert rows(two(), "-", 60) == drawing(NARROW)


@pytest.mark.slow
@TABLES
def test_a_picture_keeps_to_its_width_and_a_palace_is_a_square_on_any_usual_terminal(
    edition: Edition, players: int
) -> None:
    evening, dice = begun(edition, players), Dice(players)
    people = ["Somebody with a long name", "Bo", "Cy", "Di"]
    game, languages = game_called(edition.id), cycle(LANGUAGES)
    while not evening.match.over():
        evening.answer_anything(dice)
        evening.catch_up()
        language = catalogue(next(languages))
        if not evening.match.over() and evening.match.asks().player == FATE:
            continue
        for letter in ("A", "B", "-"):
            view = evening.view(letter)
            reader = game.reader(evening.setup, language, people[:players], None, view)
            for width in (60, 79, 100):
                shown = table_picture(evening.setup, view, reader, width)
                assert max([len(line) for line in shown]) <= width, "\n".join(shown)
                assert width == 60 or shown[1].startswith("  ┌"), "\n".join(shown)
    assert any("wins." in line for line in rows(evening, "A"))


@TABLES
def test_every_place_and_every_token_can_be_found(edition: Edition, players: int) -> None:
    """Clockwise: each hallway stands between the palace cards that it touches."""
    evening = begun(edition, players)
    dice = Dice(players)
    while evening.match.asks().name() != "WhatToPlay":
        evening.answer_anything(dice)
        evening.catch_up()
    shown = "\n".join(rows(evening, "A")).translate(str.maketrans("┌┐", "  "))
    places = [*evening.setup.arcades, *evening.setup.halls]
    assert all(shown.split().count(place.text) == 1 for place in places), shown
    at = {place.text: where(shown, place.text) for place in places}
    for hall in evening.setup.halls:
        one, other = [at[arcade.text] for arcade in evening.setup.arcades_beside[hall.number]]
        row, column = at[hall.text]
        assert min(one[0], other[0]) <= row <= max(one[0], other[0]), shown
        assert min(one[1], other[1]) <= column <= max(one[1], other[1]), shown


def where(shown: str, text: str) -> tuple[int, int]:
    found = [(row, f"{line} ".find(f" {text} ")) for row, line in enumerate(shown.split("\n"))]
    return next((row, column) for row, column in found if column >= 0)


@pytest.mark.slow
@TABLES
def test_a_picture_has_the_words_of_its_edition_and_no_hand_but_ones_own(edition: Edition, players: int) -> None:
    evening, dice = begun(edition, players), Dice(players + 10)
    for _ in range(200):
        if evening.match.over():
            break
        evening.answer_anything(dice)
        evening.catch_up()
        for letter in ("B", "-"):
            view = evening.view(letter)
            shown = "\n".join(rows(evening, letter, 100))
            in_full = shown.replace(" guard", " Palace Guard") if edition is DUST else shown  # short in a hallway
            assert not FOREIGN_WORD[edition].search(in_full), shown
            known = {card.text for card in view.ring.cards if card is not None}
            known |= {guest.text for guest in [*view.hand, *view.pack]}
            placing = set() if view.placing is None else {view.placing.text}
            assert {name.replace(" ", "") for name in GUEST.findall(shown)} <= known | placing, shown


def test_a_draft_shows_the_pack_and_what_is_kept() -> None:
    evening, dice = begun(FFG, 3), Dice(1)
    while evening.match.asks().name() != "WhichToKeep":
        evening.answer_anything(dice)
        evening.catch_up()
    assert any(line.startswith("  Your pack: ") and "Kept" not in line for line in rows(evening, "A"))
    while not evening.view("A").hand:
        evening.answer_anything(dice)
        evening.catch_up()
    assert any(line.startswith("  Your pack: ") and "  Kept: " in line for line in rows(evening, "A"))
    assert not any("Your pack" in line for line in rows(evening, "-"))
