"""Tables that older versions stored name a bot as it was called then."""

import msgspec

from ridotto.house.events import AnyEvent, ChosenTerms, Filled


def test_a_bot_of_an_older_version_is_called_as_it_is_now() -> None:
    line = b'{"did": "filled", "seat": 1, "name": "Bruno", "bot": "simple"}'
    assert msgspec.json.decode(line, type=AnyEvent) == Filled(1, "Bruno", "courtier")


def test_so_is_the_bot_that_plays_for_players_who_left() -> None:
    assert msgspec.json.decode(b'{"stand_in": "simple"}', type=ChosenTerms).stand_in == "courtier"
    assert msgspec.json.decode(b'{"stand_in": "random"}', type=ChosenTerms).stand_in == "random"
