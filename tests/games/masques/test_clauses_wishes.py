"""What a host may wish for, and what is expected instead of what a host may not."""

from __future__ import annotations

import pytest

from ridotto.games import game_called
from ridotto.kernel import SetupRefused
from tests.games.masques.tables import (
    DUST,
    FFG,
    TABLES,
    ball,
)

# ---- What a host may not wish for, and what was expected instead.

WRONG = [
    (
        "costs",
        "burglar 1",
        "such as thief 1-2-3, guard 2, each of thief, guard, gondolier, assassin, courtesan, trader at most once",
    ),
    ("costs", "thief", "such as thief 1-2-3, guard 2"),
    ("costs", "thief x", "such as thief 1-2-3, guard 2"),
    ("costs", "thief 1-2", "such as thief 1-2-3, guard 2"),
    ("costs", "thief 1-2-3-4", "such as thief 1-2-3, guard 2"),
    ("costs", "thief -1", "such as thief 1-2-3, guard 2"),
    ("costs", "thief 1-2-100", "kinds with one number or three up to 99, such as thief 1-2-3, guard 2"),
    ("costs", "thief 007", "kinds with one number or three up to 99, such as thief 1-2-3, guard 2"),
    ("costs", "thief \u0663", "such as thief 1-2-3, guard 2"),  # an Arabic three
    ("costs", "thief \u00b2", "such as thief 1-2-3, guard 2"),  # an exponent
    (
        "costs",
        "thief 1, thief 2",
        "such as thief 1-2-3, guard 2, each of thief, guard, gondolier, assassin, courtesan, trader at most once",
    ),
    ("costs", "thief 0", "expected thief to cost at least 1, and no less from copy to copy"),
    ("costs", "thief 0-1-2", "expected thief to cost at least 1, and no less from copy to copy"),
    ("costs", "guard 1, gondolier 3-2-4", "expected gondolier to cost at least 1, and no less from copy to copy"),
    ("costs", "trader 2-4-3", "expected trader to cost at least 1, and no less from copy to copy"),
    ("family_values", "", "expected three different numbers from 2 to 4"),
    ("family_values", "2,3", "expected three different numbers from 2 to 4"),
    ("family_values", "2,3,4,4", "expected three different numbers from 2 to 4"),
    ("family_values", "2,3,3", "expected three different numbers from 2 to 4"),
    ("family_values", "1,2,3", "expected three different numbers from 2 to 4"),
    ("family_values", "3,4,5", "expected three different numbers from 2 to 4"),
    ("family_values", "two,3,4", "expected three different numbers from 2 to 4"),
    ("neutral_values", "", "expected four numbers from 2 to 4"),
    ("neutral_values", "2,3,4", "expected four numbers from 2 to 4"),
    ("neutral_values", "2,3,3,4,4", "expected four numbers from 2 to 4"),
    ("neutral_values", "1,3,3,4", "expected four numbers from 2 to 4"),
    ("neutral_values", "2,3,3,5", "expected four numbers from 2 to 4"),
    ("first_player", "E", "expected a player's letter from A to D"),
    ("first_player", "a", "expected a player's letter from A to D"),
    ("first_player", "2", "expected a player's letter from A to D"),
    ("ducat_shortage", "lots", "expected bare or unlimited"),
    ("trade_facedown", "true", "expected on or off"),
    ("courtesan_duplicate", "right-first", "expected active-first or left-first"),
    ("max_rounds", "-1", "expected a whole number of rounds"),
    ("max_rounds", "many", "expected a whole number of rounds"),
    ("max_rounds", "1234567890", "expected a whole number of rounds, up to nine digits"),
    ("max_rounds", "\u0663", "expected a whole number of rounds"),  # an Arabic three
    ("families", "Venier,Venier,Dandolo,Morosini,Morosini", "expected 4 different ones"),
    ("families", "Venier,Dandolo", "expected 4 different ones"),
    ("families", "Venier,Dandolo,Morosini,Venier", "expected 4 different ones"),
]
WRONG_IN = {
    FFG: [
        ("influence", "", "a number up to 99, or kinds with one number or three up to 99"),
        ("influence", "-1", "such as thief 1-2-3, guard 2"),
        (
            "influence",
            "heavy",
            "such as thief 1-2-3, guard 2, each of thief, guard, gondolier, assassin, courtesan, trader at most once",
        ),
        ("influence", "guard 1-2", "such as thief 1-2-3, guard 2"),
        ("influence", "100", "such as thief 1-2-3, guard 2"),
        ("free_pass", "always", "expected on or off"),
    ],
    DUST: [
        ("two_player_draft", "yes", "expected on or off"),
        ("optional_effects", "sometimes", "expected on or off"),
        ("move_facedown", "sometimes", "expected on or off"),
    ],
}
REFUSED = [(edition, *wrong) for edition in (DUST, FFG) for wrong in [*WRONG, *WRONG_IN[edition]]]


def objections(edition: str, players: int, **wishes: str) -> list[str]:
    try:
        ball(edition, players, **wishes)
    except SetupRefused as refused:
        return refused.problems
    return []


@pytest.mark.clause("MQD-003", "MQD-004", "MQD-007", "MQD-024", "MQF-003", "MQF-004", "MQF-007", "MQF-009", "MQF-026")
@pytest.mark.parametrize(("edition", "option", "value", "expected"), REFUSED)
def test_a_refusal_says_what_came_and_what_was_expected(edition: str, option: str, value: str, expected: str) -> None:
    (objection,) = objections(edition, 4, **{option: value})
    assert objection.startswith(f"{option} = {value!r}: expected ") and expected in objection


RIGHT = {
    "costs": ["", "thief 1", "thief 1-1-1, guard 99", "thief 2-2-9,trader 4", "uniform-234"],
    "family_values": ["2,3,4", "4,3,2"],
    "neutral_values": ["3,3,3,3", "2,3,4,4", "4,3,2,2"],
    "first_player": ["", "A", "D"],
    "families": ["", "Venier, Dandolo, Morosini, {0}", "{0},Dandolo,Morosini,Venier"],
    "max_rounds": ["0", "100", "123456789"],
}
RIGHT_IN = {FFG: {"influence": ["0", "3", "guard 3", "guard 3-2-1, thief 0"], "free_pass": ["on", "off"]}, DUST: {}}


@pytest.mark.parametrize("edition", [DUST, FFG])
def test_what_is_well_written_is_agreed_on(edition: str) -> None:
    spelling = "Cantarini" if edition == DUST else "Contarini"
    for option, values in (RIGHT | RIGHT_IN[edition]).items():
        for value in values:
            assert objections(edition, 4, **{option: value.format(spelling)}) == [], (option, value)


@pytest.mark.clause("MQD-008", "MQD-074", "MQF-060")
@pytest.mark.parametrize(
    ("edition", "option"),
    [
        (DUST, "influence"),
        (DUST, "free_pass"),
        (FFG, "optional_effects"),
        (FFG, "move_facedown"),
        (FFG, "two_player_draft"),
    ],
)
def test_what_an_edition_does_not_leave_to_the_host_is_no_option_of_it(edition: str, option: str) -> None:
    (objection,) = objections(edition, 4, **{option: "1" if option == "influence" else "on"})
    known = [each.name for each in game_called(edition).host_options()]
    assert objection.startswith(f"unknown option {option!r}: expected one of {', '.join(known)}")
    assert option not in known


def test_a_table_of_before_that_says_that_two_players_do_not_draft_is_agreed_on() -> None:
    assert objections(FFG, 2, two_player_draft="off") == []
    assert "two_player_draft" not in game_called(FFG).set_up(2, {"two_player_draft": "off"}).chosen_options()


@pytest.mark.parametrize("edition", [DUST, FFG])
def test_a_misspelt_option_is_recognized(edition: str) -> None:
    (objection,) = objections(edition, 4, first_plyer="A")
    assert objection.endswith("; perhaps first_player")


@pytest.mark.clause("MQD-033", "MQD-034", "MQF-035", "MQF-036")
@pytest.mark.parametrize("edition", [DUST, FFG])
def test_a_family_stays_away_with_three_players_only_and_it_is_one_of_four(edition: str) -> None:
    spelling = "Cantarini" if edition == DUST else "Contarini"
    assert objections(edition, 3, removed_family=spelling) == []
    for players in (2, 4):
        only_three = ["removed_family = 'Venier': only with three players is there a family that nobody plays for"]
        assert objections(edition, players, removed_family="Venier") == only_three
    (objection,) = objections(edition, 3, removed_family="Foscari")
    assert objection.startswith(f"no family is called 'Foscari': expected one of {spelling}, Dandolo, Morosini, Venier")
    (objection,) = objections(edition, 3, removed_family="Venier", families=f"{spelling},Venier,Dandolo")
    assert objection == "removed_family = 'Venier': it is among families too"


@pytest.mark.clause("MQD-026", "MQD-046", "MQF-028", "MQF-047")
@pytest.mark.parametrize("edition", [DUST, FFG])
def test_families_that_are_not_in_the_box_are_named_one_by_one_and_five_are_too_many(edition: str) -> None:
    spelling = "Cantarini" if edition == DUST else "Contarini"
    found = objections(edition, 4, families="Foscari,Venier,,Medici")
    assert [objection.split(":")[0] for objection in found] == [
        "no family is called 'Foscari'",
        "no family is called ''",
        "no family is called 'Medici'",
    ]
    five = f"Venier,Venier,Dandolo,Morosini,{spelling}"
    assert objections(edition, 4, families=five) == [f"families = {five!r}: expected 4 different ones"]
    (families,) = [option for option in game_called(edition).host_options() if option.name == "families"]
    assert families.values == f"names out of {spelling}, Dandolo, Morosini, Venier"


@pytest.mark.clause("MQD-001", "MQD-024", "MQF-001", "MQF-026")
@pytest.mark.parametrize("edition", [DUST, FFG])
@pytest.mark.parametrize("players", [0, 1])
def test_with_too_few_players_the_wish_for_a_first_one_is_answered_all_the_same(edition: str, players: int) -> None:
    too_few, letter = objections(edition, players, first_player="B")
    assert too_few.endswith(f"has 2 to 4 players, not {players}")
    assert letter == "first_player = 'B': expected a player's letter from A to A"


@pytest.mark.clause("MQD-035", "MQF-037")
def test_only_where_a_foscari_3_leaves_must_there_be_one() -> None:
    without = {"neutral_values": "2,2,4,4"}
    expected = "neutral_values = '2,2,4,4': expected a 3 among them, which leaves with three players"
    assert objections(FFG, 3, **without) == [expected]
    for edition, players in [table for table in TABLES if table != (FFG, 3)]:
        assert objections(edition, players, **without) == []


@pytest.mark.parametrize("edition", [DUST, FFG])
def test_all_objections_are_told_each_once(edition: str) -> None:
    found = objections(edition, 7, costs="thief 0", neutral_values="2", max_rounds="x", dor="1", first_player="Z")
    for told in ("unknown option 'dor'", "not 7", "max_rounds", "first_player", "costs", "neutral_values"):
        assert len([objection for objection in found if told in objection.split(": expected")[0]]) == 1, told
    assert len(found) == 6


@pytest.mark.clause("MQF-007", "MQF-009")
@pytest.mark.parametrize(
    ("wishes", "advice"),
    [
        ({}, []),
        ({"costs": "uniform-234"}, []),
        ({"influence": "0"}, []),
        ({"influence": "thief 1-5-5, guard 4"}, []),
        ({"costs": "gondolier 1-2-4"}, ["no gondolier costs 3"]),
        ({"costs": "trader 3"}, ["no trader costs 4"]),
        ({"influence": "2"}, ["no thief is weaker than a guest of 2"]),
        ({"costs": "gondolier 2, trader 5", "influence": "thief 3"}, ["no gondolier", "no trader", "no thief"]),
    ],
)
def test_data_in_which_the_worked_examples_cannot_happen_are_agreed_on_with_advice(
    wishes: dict[str, str], advice: list[str]
) -> None:
    found = ball(FFG, 4, **wishes).advice
    assert len(found) == len(advice)
    for told, expected in zip(found, advice, strict=True):
        assert told.say.startswith(expected)


@pytest.mark.clause("MQD-007")
def test_the_book_without_worked_examples_has_no_advice() -> None:
    assert ball(DUST, 4, costs="gondolier 2, trader 5").advice == []
