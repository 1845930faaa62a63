"""A short game of Mascarade to review: four players, seven turns, and then the richest win.

A is the King, B the Queen, C the Judge, D the Thief. In turn 5 A says Queen, and nobody claims: A has 8. In turn 6 B
looks. In turn 7, the last, C says Queen: what B answers decides the game.
"""

from __future__ import annotations

from ridotto.games import game_called
from ridotto.kernel import Given, give, player_named
from ridotto.replay import Record, record_of

DEAL = "fate:King fate:Queen fate:Judge fate:Thief fate:Cheat fate:Bishop"
OPENING = "A:b A:keep B:c B:keep C:d C:keep D:a D:keep"
BLUFF = "A:Queen B:pass C:pass D:pass"
LAST = "C:Queen D:pass A:pass"
PASSED = "B:pass"
CLAIMED = "B:claim"


def record(*parts: str, game: str = "mascarade-1e", players: int = 4) -> Record:
    """Returns the record of these answers."""
    rules = game_called(game)
    setup = rules.set_up(players, {"start": "A", "turn_limit": "7"})
    match = rules.start(setup)
    for word in " ".join(parts).split():
        who, _, what = word.partition(":")
        player = player_named(who)
        assert player is not None
        give(match, Given(player, rules.notation.read(what), False))
    return record_of(rules, setup, match, ["Ada", "Bo", "Cy", "Dee"])


def evening(last: str = PASSED, opening: str = OPENING) -> Record:
    return record(DEAL, opening, BLUFF, "B:look", LAST, last)
