"""python -m bench.batches: decisions a second in batches of 64 matches, in the build that is running.

What to answer is drawn beforehand, and the same matches are played again for the clock: so the rows say what
`lab.Batch` costs, with all arrays written, and not what it costs to choose.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

import ridotto
from bench.rivals import Contender, Play, Played, measured
from ridotto.games import game_called
from ridotto.lab import Batch, collect_rarely

MATCHES: Final = 64
STEPS: Final = 400
FACTS: Final = 32
MASKS: Final = "masks"
TOLD: Final = f"masks and {FACTS} facts"
TABLES: Final = (("mascarade-2e", 8), ("masques-dust", 4), ("masquerade", 6))


def opened_batch(game_id: str, players: int, facts: int) -> Batch:
    game = game_called(game_id)
    return Batch(game.start(game.set_up(players, {})), MATCHES, facts, seed=1)


def script(game_id: str, players: int) -> list[list[int]]:
    """What to answer in each step: options drawn evenly."""
    batch, random = opened_batch(game_id, players, 0), Random(5)
    width = len(batch.answers)
    found: list[list[int]] = []
    for _ in range(STEPS):
        offers = [batch.mask_bytes[number * width : (number + 1) * width] for number in range(MATCHES)]
        found.append([random.choice([answer for answer in range(width) if offer[answer]]) for offer in offers])
        batch.step(found[-1])
    return found


def stepping(game_id: str, players: int, facts: int) -> Callable[[], Play]:
    def opened() -> Play:
        answers = script(game_id, players)

        def play() -> Played:
            batch = opened_batch(game_id, players, facts)
            games = 0
            for each in answers:
                batch.step(each)
                games += len(batch.just_ended)
            return Played(games, STEPS * MATCHES, STEPS * MATCHES)

        return play

    return opened


def batch_contenders() -> list[Contender]:
    return [
        (f"batch of {MATCHES}, {game_id}, {players} players", how, stepping(game_id, players, facts))
        for game_id, players in TABLES
        for how, facts in ((MASKS, 0), (TOLD, FACTS))
    ]


if __name__ == "__main__":
    collect_rarely()
    print("compiled" if ridotto.COMPILED else "interpreted", "(decisions a second)")
    for row in measured(batch_contenders()):
        print(f"{row.decisions_per_second:12,.0f}  {row.name}, {row.how}")
