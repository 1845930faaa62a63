"""What a host asked for is read word by word, and a refusal names that and nothing else."""

from __future__ import annotations

import pytest

from ridotto.games import game_called
from ridotto.games.mascarade.public.editions import EDITIONS, Edition
from ridotto.kernel import SetupRefused
from ridotto.words.files import reader


@pytest.mark.parametrize(
    ("wishes", "problems"),
    [
        ({"set": "gold"}, ["set = 'gold': expected basic"]),
        ({"pace": "maybe"}, ["pace = 'maybe': expected off or quick or usual or slow or unhurried or alone"]),
        ({"challenge": ""}, ["challenge = '': expected clockwise or together"]),
        ({"start": "Z"}, ["start = 'Z': expected a player's letter from A to G"]),
    ],
)
def test_a_refusal_names_the_option_that_is_wrong_and_no_other(wishes: dict[str, str], problems: list[str]) -> None:
    with pytest.raises(SetupRefused) as refused:
        game_called("mascarade-1e").set_up(7, wishes)
    assert refused.value.problems == problems


def test_blanks_between_the_names_of_masks_are_not_kept() -> None:
    wishes = {"masks": "Judge, Bishop ,King,  Queen,Witch,Cheat"}
    assert (
        game_called("mascarade-1e").set_up(6, wishes).chosen_options()["masks"] == "Judge,Bishop,King,Queen,Witch,Cheat"
    )


@pytest.mark.clause("MC1-026", "MC2-026")
def test_the_first_edition_advises_a_third_and_the_second_half() -> None:
    first = game_called("mascarade-1e").set_up(7, {"masks": "Judge,King,Queen,Bishop,Thief,Witch,Fool"})
    second = game_called("mascarade-2e").set_up(7, {"masks": "Judge,King,Empress,Trickster,Thief,Sorceress,Fool"})
    assert first.advice == []
    assert [advice.code for advice in second.advice] == ["mascarade-half"]
    poor = game_called("mascarade-1e").set_up(7, {"masks": "Judge,King,Queen,Bishop,Thief,Witch,Spy"})
    assert [advice.say for advice in poor.advice] == ["fewer than a third bring money from the bank (2 of 7)"]
    assert "(2 of 7)" in reader("en", "mascarade-1e").objection(poor.advice[0])


@pytest.mark.clause("MC1-026", "MC2-026")
@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.id)
def test_nobody_is_advised_about_a_set_that_is_not_their_own(edition: Edition) -> None:
    for side, sizes in edition.sets.items():
        for players in sizes:
            assert game_called(edition.id).set_up(players, {"set": side}).advice == []
