"""One short number for many random matches of a game: two builds that play alike have the same one."""

from __future__ import annotations

import hashlib
from typing import Final

from ridotto.bots import Dice
from ridotto.contracts.walking import AnyGame, log, play, record
from ridotto.kernel import Setup, SetupRefused

MATCHES: Final = 200
DIGITS: Final = 16


def digest(game: AnyGame, matches: int = MATCHES) -> str:
    """Plays so many random matches at every number of players, and returns a checksum of all that was said and told.

    It detects a change and proves nothing. It is the same for every build of a game, compiled or not, and for as long
    as the rules stay the same.
    """
    found = hashlib.sha256()
    for players in range(game.fewest, game.most + 1):
        for seed in range(matches):
            match = play(game, any_setup(game, players, Dice(seed)), seed)
            told = [f"{to} {text}" for to, text in log(match)]
            found.update("\n".join([*record(match), *told, ""]).encode())
    return found.hexdigest()[:DIGITS]


def any_setup(game: AnyGame, players: int, dice: Dice) -> Setup:
    """Returns a setup with a random value for every host option that has a list of them, if these go together."""
    choices = {option.name: option.choices() for option in game.host_options()}
    wishes = {name: values[dice.below(len(values))] for name, values in choices.items() if len(values) > 1}
    try:
        setup: Setup = game.set_up(players, wishes)
    except SetupRefused:
        setup = game.set_up(players, {})
    return setup
