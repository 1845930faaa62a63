"""Where a table is refused by our ruling and not by the rulebook, the refusal says so."""

from __future__ import annotations

import pytest

from ridotto.games import game_called
from ridotto.games.mascarade.public.editions import EDITIONS, Edition
from ridotto.games.mascarade.public.setup import host_options
from ridotto.kernel import SetupRefused
from ridotto.ledger import ledger

SEEN_ON_A_CARD = "(our ruling MC2-029: the number is printed on the card, which was not available)"
STARS = "(our ruling MC2-027: the stars are printed on the cards, which were not available)"
SHEETS = "the printed scenario sheets were not available)"

REFUSED = [
    (
        "mascarade-1e",
        4,
        "Bishop,Cheat,Judge,Spy,Thief,Queen",
        "(our ruling MC1-026: the rulebook only says that a third",
    ),
    ("mascarade-1e", 3, "Spy,Fool,Judge,Queen,King,Witch", "(our ruling MC1-033: the rulebook names one set and no"),
    ("mascarade-1e", 3, "Spy,Fool,Judge,Queen,King", "(our ruling MC1-033: the rulebook names one set and no"),
    ("mascarade-2e", 3, "", "(our ruling MC2-010: the rulebook gives no range)"),
    ("mascarade-2e", 6, "Judge,King,Empress,Fool,Widow", f"(our ruling MC2-014: {SHEETS}"),
    ("mascarade-2e", 4, "Judge,King,Spy,Thief,Trickster,Cheater", f"at least a third must {STARS}"),
    ("mascarade-2e", 6, "Judge,King,Empress,Fool,Widow,Guru", f"Guru needs at least 8 players {SEEN_ON_A_CARD}"),
    ("mascarade-2e", 4, "Judge,King,Empress,Fool,Spy", f"(our ruling MC2-032: {SHEETS}"),
]


@pytest.mark.clause("MC1-026", "MC1-033", "MC2-010", "MC2-014", "MC2-027", "MC2-029", "MC2-032")
@pytest.mark.parametrize(("game", "players", "masks", "said"), REFUSED)
def test_a_refusal_by_our_ruling_is_not_taken_for_the_rulebooks(game: str, players: int, masks: str, said: str) -> None:
    with pytest.raises(SetupRefused) as refused:
        game_called(game).agreed(players, {"masks": masks})
    assert [problem for problem in refused.value.problems if said in problem]


@pytest.mark.clause("MC2-026", "MC2-027")
def test_advice_about_stars_says_that_the_stars_are_ours() -> None:
    setup = game_called("mascarade-2e").agreed(7, {"masks": "Judge,King,Empress,Trickster,Thief,Sorceress,Fool"})
    assert setup.advice == [f"fewer than half carry a star (3 of 7) {STARS}"]


@pytest.mark.clause("MC2-015")
def test_a_side_of_the_scenario_is_offered_as_our_choice() -> None:
    meanings = {option.name: option.meaning for option in game_called("mascarade-2e").host_options()}
    assert "both are our choice, as the printed sheets were not available (MC2-015)" in meanings["set"]


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.id)
def test_what_a_refusal_calls_our_ruling_is_one_in_the_ledger(edition: Edition) -> None:
    clauses = ledger(edition.id)
    assert edition.rulings
    for number in edition.rulings:
        assert clauses[f"{edition.clauses}{number}"].kind == "ruling"


# ---- What an edition has not, its hosts are not asked.


@pytest.mark.clause("MC1-001", "MC2-344")
def test_only_the_edition_with_a_princess_asks_how_long_she_shows() -> None:
    offered = {edition.id for edition in EDITIONS for option in host_options(edition) if option.name == "show_seconds"}
    assert offered == {"mascarade-2e"}


@pytest.mark.clause("MC1-311")
def test_a_table_that_was_stored_with_seconds_for_a_princess_who_is_not_there_opens_still() -> None:
    setup = game_called("mascarade-1e").agreed(6, {"show_seconds": "0"})
    assert "show_seconds" not in setup.spelt()
