"""Where a table is refused by our ruling and not by the rulebook, the refusal says so."""

from __future__ import annotations

import pytest

from ridotto.games import game_called
from ridotto.games.mascarade.public.editions import EDITIONS, Edition
from ridotto.kernel import SetupRefused
from ridotto.ledger import ledger
from ridotto.words.files import reader

SEEN_ON_A_CARD = "(our ruling MC2-029: the number is printed on the card, which was not available)"
STARS = "(our ruling MC2-027: the stars are printed on the cards, which were not available)"
SHEETS = "the printed scenario sheets were not available)"

REFUSED = [
    ("mascarade-1e", 3, "Spy,Fool,Judge,Queen,King,Witch", "(our ruling MC1-033: the rulebook names one set and no"),
    ("mascarade-1e", 3, "Spy,Fool,Judge,Queen,King", "(our ruling MC1-033: the rulebook names one set and no"),
    ("mascarade-2e", 3, "", "(our ruling MC2-010: the rulebook gives no range)"),
    ("mascarade-2e", 6, "Judge,King,Empress,Fool,Widow", f"(our ruling MC2-014: {SHEETS}"),
    ("mascarade-2e", 4, "Judge,King,Spy,Thief,Trickster,Cheater", f"at least a third must {STARS}"),
    ("mascarade-2e", 6, "Judge,King,Empress,Fool,Widow,Guru", f"Guru needs at least 8 players {SEEN_ON_A_CARD}"),
    ("mascarade-2e", 4, "Judge,King,Empress,Fool,Spy", f"(our ruling MC2-032: {SHEETS}"),
]


@pytest.mark.clause("MC1-033", "MC2-010", "MC2-014", "MC2-027", "MC2-029", "MC2-032")
@pytest.mark.parametrize(("game", "players", "masks", "said"), REFUSED)
def test_a_refusal_by_our_ruling_is_not_taken_for_the_rulebooks(game: str, players: int, masks: str, said: str) -> None:
    with pytest.raises(SetupRefused) as refused:
        game_called(game).set_up(players, {"masks": masks})
    assert [problem for problem in refused.value.problems if said in problem]


@pytest.mark.clause("MC2-026", "MC2-027")
def test_advice_about_stars_says_that_the_stars_are_ours() -> None:
    setup = game_called("mascarade-2e").set_up(7, {"masks": "Judge,King,Empress,Trickster,Thief,Sorceress,Fool"})
    assert [advice.say for advice in setup.advice] == [f"fewer than half carry a star (3 of 7) {STARS}"]


@pytest.mark.clause("MC2-015")
def test_a_side_of_the_scenario_is_offered_as_our_choice() -> None:
    meaning = reader("en", "mascarade-2e").host_option("set", "meaning")
    assert "The printed scenario sheets were not available, so both sides are our own choice" in meaning


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.id)
def test_what_a_refusal_calls_our_ruling_is_one_in_the_ledger(edition: Edition) -> None:
    clauses = ledger(edition.id)
    assert edition.rulings
    for number in edition.rulings:
        assert clauses[f"{edition.clauses}{number}"].kind == "ruling"


# ---- Tables of before.


@pytest.mark.clause("MC1-018", "MC1-370", "MC1-371", "MC2-018", "MC2-344", "MC2-370", "MC2-371")
@pytest.mark.parametrize(
    ("game", "before", "pace"),
    [
        ("mascarade-1e", {"pauses": "on"}, "usual"),
        ("mascarade-1e", {"pauses": "off", "look_seconds": "7"}, "off"),
        ("mascarade-1e", {"look_seconds": "7"}, "off"),
        ("mascarade-1e", {"pauses": "on", "study_seconds": "0", "look_seconds": "0"}, "unhurried"),
        ("mascarade-1e", {"pauses": "on", "show_seconds": "0"}, "usual"),  # it was offered there, to no effect
        ("mascarade-1e", {"pace": "usual", "study_seconds": "0", "look_seconds": "0"}, "unhurried"),
        ("mascarade-2e", {"pauses": "on", "study_seconds": "60", "reveal_seconds": "5"}, "usual"),
        ("mascarade-2e", {"pauses": "on", "study_seconds": "0", "look_seconds": "0", "show_seconds": "0"}, "unhurried"),
    ],
)
def test_a_table_of_before_names_its_pace_by_five_options(game: str, before: dict[str, str], pace: str) -> None:
    assert game_called(game).set_up(6, before).chosen_options()["pace"] == pace


@pytest.mark.parametrize("before", [{"pauses": "on", "look_seconds": "7"}, {"pauses": "on", "show_seconds": "0"}])
def test_seconds_of_before_that_no_pace_has_are_refused(before: dict[str, str]) -> None:
    (option,) = [name for name in before if name != "pauses"]
    with pytest.raises(SetupRefused) as refused:
        game_called("mascarade-2e").set_up(6, before)
    (problem,) = refused.value.problems
    assert problem.startswith(f"pauses = 'on', {option} = {before[option]!r}: ")
    assert problem.endswith("expected pace = off or quick or usual or slow or unhurried or alone")
