"""Guests that somebody holds, as one number: the same as a sorted list of them."""

import pytest

from ridotto.bots import Dice
from ridotto.games import game_called
from ridotto.games.masques.public.held import (
    NO_GUESTS,
    count_all,
    count_of,
    held_by_slot,
    holds,
    with_all,
    with_one,
    without,
)
from ridotto.games.masques.public.setup import MasquesSetup
from ridotto.games.masques.public.words import Guest


@pytest.mark.parametrize("game_id", ["masques-dust", "masques-ffg"])
def test_a_guest_more_or_less_is_as_in_a_list(game_id: str) -> None:
    setup = game_called(game_id).set_up(4, {"neutral_values": "4, 4, 4, 4"})  # four that are alike
    assert isinstance(setup, MasquesSetup)
    guests, dice = setup.edition.guests, Dice(1)
    deck = [guest for guest in guests for _ in range(setup.decks[-1][guest.slot])]
    held = NO_GUESTS
    listed: list[Guest] = []
    for _ in range(2000):
        left = [guest for guest in deck if listed.count(guest) < deck.count(guest)]
        if listed and (not left or dice.below(2)):
            guest = listed[dice.below(len(listed))]
            held = without(held, guest)
            listed.remove(guest)
        else:
            guest = left[dice.below(len(left))]
            held = with_one(held, guest)
            listed.append(guest)
        listed.sort(key=guests.index)
        assert list(setup.guests_held(held)) == listed
        assert list(setup.unlike(held)) == list(dict.fromkeys(listed))
        assert [guest for guest in guests if holds(held, guest)] == list(dict.fromkeys(listed))
        assert [count_of(held, guest.slot) for guest in guests] == [listed.count(guest) for guest in guests]
        assert (count_all(held), setup.count_unlike(held)) == (len(listed), len(set(listed)))
        assert held_by_slot([listed.count(guest) for guest in guests]) == held
        some = held_by_slot([min(1, listed.count(guest)) for guest in guests])
        rest = held_by_slot([max(0, listed.count(guest) - 1) for guest in guests])
        assert with_all(some, rest) == with_all(rest, some) == held
