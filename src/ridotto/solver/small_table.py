"""A small table: a real match at a moment from which everything that can still happen can be walked through.

How it came there is written as `match.play` takes it. `A:?` is an answer that A gives in secret: chance draws it
evenly, as `Game.worlds` does, so what was done under the table before is the deal of the small game. Nothing of the
rules is said again here: the engine says who is asked, what can be answered, who hears it and who wins.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from ridotto.games import game_called
from ridotto.kernel import EVERYONE, Game, Match, Setup
from ridotto.replay.playing import play_written
from ridotto.solver.errors import SolverRefused

SECRET: Final = "?"
OPENING: Final = 4  # turns at the beginning of every match of Mascarade, which the script below plays
DEAL: Final = "fate:Bishop fate:Fool fate:Judge fate:Queen fate:King fate:Witch"
HANDS: Final = "A:aL A:bL A:? B:bR B:aR B:? A:aL A:aR A:? B:bL B:bR B:?"


class Start(NamedTuple):
    """One of the matches that chance may begin with."""

    match: Match
    odds: float


class SmallTable:
    def __init__(self, game: Game, setup: Setup, script: str) -> None:
        """`script` leads from the deal to the moment at which the small game begins."""
        if setup.players != 2:
            raise SolverRefused(f"{setup.players} players: expected 2, for whom one's gain is the other's loss")
        self.game = game
        self.setup = setup
        self.starts = [Start(game.start(setup), 1.0)]
        for word in script.split():
            self.starts = [later for start in self.starts for later in self.after(start, word)]

    def after(self, start: Start, word: str) -> list[Start]:
        """Returns what a word of the script leads to."""
        if not word.endswith(f":{SECRET}"):
            play_written(start.match, self.game, [word])
            return [start]
        question = start.match.asks()
        if question.may_know(start.match) == EVERYONE:
            raise SolverRefused(f"{word}: everybody hears this answer: expected one that is given in secret")
        options = start.match.options(question)
        found: list[Start] = []
        for option in options:
            match = start.match.fork()
            match.answer(question.player, option)
            found.append(Start(match, start.odds / len(options)))
        return found


def last_turns_of_mascarade(turns: int) -> SmallTable:
    """Returns the last turns of a match of Mascarade with two players, after the four in which masks are swapped.

    Each player has had two hands under the table, and knows of the other's only what was touched. The richest wins.
    """
    game = game_called("mascarade-1e")
    setup = game.set_up(2, {"start": "A", "turn_limit": str(OPENING + turns)})
    return SmallTable(game, setup, f"{DEAL} {HANDS}")
