"""One scenario that names several games: each game reads it in its own words, and is named where something is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from ridotto.games import GAMES, game_called
from ridotto.kernel import ScenarioRefused
from ridotto.scenarios import Scenario, check_files, read_scenarios
from ridotto.scenarios.wording import wording

HEAD = """game = "masques-ffg masques-dust"
players = 4
position.purses = "4"
position.tokens = { P4 = "vintner" }

[[scenario]]
title = "the thief turns a token down"
position.halls = { H9 = "Contarini4" }
play = "A:thief1+H3+P4"
"""


def both(text: str, head: str = HEAD) -> tuple[Scenario, Scenario]:
    ffg, dust = read_scenarios(head + text)
    return ffg, dust


def told(text: str, head: str = HEAD) -> list[str]:
    """For each game what was wrong: what cannot be read, or what did not come true."""
    found = []
    for scenario in both(text, head):
        try:
            failures = scenario.failures()
        except ScenarioRefused as refusal:
            found.append(str(refusal))
        else:
            found.append("\n".join([line for failure in failures for line in failure.lines()]))
    return found


def test_a_scenario_of_two_games_is_checked_in_each_and_its_title_says_in_which() -> None:
    titles = [scenario.title for scenario in both('asked = "B"')]
    assert titles == ["the thief turns a token down (masques-ffg)", "the thief turns a token down (masques-dust)"]
    assert [scenario.game().id for scenario in both('asked = "B"')] == ["masques-ffg", "masques-dust"]


def test_each_game_reads_its_own_words_in_tables_texts_and_answers() -> None:
    expected = """halls = { H3 = "thief1", H9 = "Contarini4" }
tokens.P4 = "vintner*"
hears.B = "A pays 1 for thief1; thief1 lies in H3; the token on P4 is turned down; turn of B"
refused."B:H5" = "H5 is not one of"
sees.B.arcades.P4 = { token = "vintner", face_down = true }
"""
    assert told(expected) == ["", ""]
    dust = both(expected)[1].written
    assert dust["play"] == "A:thief1+S3+A4" and dust["position"]["halls"] == {"S9": "Cantarini4"}
    assert dust["tokens"] == {"A4": "farmers*"}


def test_a_reason_is_the_same_in_each_book() -> None:
    head = HEAD.replace("position.halls", 'position.hands.B = "Foscari2"\nposition.halls')
    reasons = """refused."B:Foscari2+H3" = "hall-taken"
refused."B:decline" = "play-or-hire"
"""
    assert told(reasons, head) == ["", ""]
    assert both(reasons)[1].written["refused"] == {"B:Foscari2+S3": "hall-taken", "B:decline": "play-or-hire"}


def test_what_is_wrong_in_one_game_is_told_of_that_game() -> None:
    right, wrong = told("bank = 12")
    assert right == "" and wrong == "bank\n  expected 12\n  is       13"


def test_a_table_under_a_games_name_is_for_that_game_alone_and_in_its_words() -> None:
    assert told('bank = 12\nmasques-dust.bank = 13\nmasques-dust.tokens = { A4 = "farmers*" }') == ["", ""]
    assert told("masques-dust.bank = 13\nmasques-ffg.bank = 12") == ["", ""]
    assert told('tokens.P5 = "ducat"\nmasques-ffg.tokens.P4 = "clergy"')[1] == ""


def test_a_word_that_one_of_the_games_does_not_know_is_told_with_its_line_and_that_game() -> None:
    head = HEAD.replace("+H3+", "+S3+")
    assert told('asked = "B"', head) == ["line 9: masques-ffg: play: 'S3' is a word of masques-dust: expected 'H3'", ""]
    in_dust = 'asked = "B"\n\nmasques-dust.hears_not.B = "Contarini"'
    expected = "line 12: masques-dust: hears_not: 'Contarini' is a word of masques-ffg: expected 'Cantarini'"
    assert told(in_dust) == ["", expected]


def test_a_host_option_that_one_of_the_games_does_not_have_is_told_with_its_line_and_that_game() -> None:
    fine, refused = told('host.free_pass = true\nasked = "B"')
    assert fine == "" and refused.startswith("line 10: masques-dust: ") and "free_pass" in refused


@pytest.mark.parametrize("games", ["masques-ffg masques-dsut", "masques-dsut masques-ffg", "masques-dsut"])
def test_a_misspelt_game_is_told_once(games: str) -> None:
    (scenario,) = read_scenarios(HEAD.replace("masques-ffg masques-dust", games) + 'asked = "B"')
    with pytest.raises(ScenarioRefused, match=r"^line 1: .*'masques-dsut'.*perhaps masques-dust"):
        scenario.failures()


def test_a_table_under_the_name_of_a_game_that_is_not_played_is_refused() -> None:
    (scenario,) = read_scenarios(HEAD.replace(" masques-dust", "") + "masques-dust.bank = 13")
    with pytest.raises(ScenarioRefused, match=r"line 10: masques-dust = .*in a scenario that has masques-dust among"):
        scenario.failures()


def test_a_scenario_for_one_game_is_written_in_its_own_words_below_a_head_in_those_of_another() -> None:
    text = HEAD.replace("[[scenario]]", '[[scenario]]\ngame = "masques-dust"', 1)
    for one, other in (("H9", "S9"), ("Contarini", "Cantarini"), ("H3+P4", "S3+A4")):
        text = text.replace(one, other)
    (scenario,) = read_scenarios(text + 'tokens.A4 = "farmers*"')
    assert scenario.failures() == [] and scenario.title == "the thief turns a token down"


def test_a_games_own_table_above_the_first_scenario_holds_where_that_game_is_named() -> None:
    head = HEAD.replace("players = 4", 'players = 4\nmasques-dust.position.purses = "5 4 4 4"')
    assert told('purses = "3 4 4 4"\nmasques-dust.purses = "4 4 4 4"', head) == ["", ""]
    (alone,) = read_scenarios(
        head.replace("[[scenario]]", '[[scenario]]\ngame = "masques-ffg"', 1) + 'purses = "3 4 4 4"'
    )
    assert alone.failures() == []


def test_check_counts_each_game_and_names_the_one_that_fails(tmp_path: Path) -> None:
    (tmp_path / "both.toml").write_text(HEAD + "bank = 12")
    lines: list[str] = []
    assert check_files([str(tmp_path)], lines.append) == 1
    assert lines[0].endswith("both.toml: line 6: the thief turns a token down (masques-dust)")
    assert lines[-1] == "1 passed, 1 failed"


def test_editions_of_a_family_list_their_words_in_one_order() -> None:
    """Of the same kind and as many, so that a word is read as the same thing in another edition."""
    for one in GAMES.values():
        for other in GAMES.values():
            for theirs, own in wording(one, other).words.items():
                assert type(one.notation.read(theirs)) is type(other.notation.read(own))
    assert wording(game_called("masques-ffg"), game_called("masques-dust")).words["scribe"] == "workers"
    assert wording(game_called("masques-ffg"), game_called("masquerade")).words == {}
