"""python -m tools.training: plays what a compiler has to see before it lays out code by a profile (setup.py calls it).

Every game at tables of every size, deaf and told, by the loop inside and from Python; forks; and batches.
"""

from __future__ import annotations

from typing import Final

from ridotto.bots import Dice
from ridotto.games import GAMES
from ridotto.kernel import DEAF, HEARING, Ears, Match
from ridotto.lab import Batch, forks, playouts

TIMES: Final = 60  # matches by each loop: more of them change nothing in the profile
STEPS: Final = 60
BATCH: Final = 16
FACTS: Final = 8


def play_from_python(start: Match, ears: Ears, dice: Dice) -> None:
    match = start.fork(ears)
    offer = match.offer()
    while offer:
        offer = match.choose(dice.below(len(offer)))


def play_batch(start: Match, facts: int) -> None:
    batch, dice = Batch(start, BATCH, facts), Dice(1)
    for _ in range(STEPS):
        offers = [match.offer() for match in batch.matches]
        batch.step([offer[dice.below(len(offer))].id for offer in offers])


def main() -> None:
    dice = Dice(1)
    for game in GAMES.values():
        for players in range(game.fewest, game.most + 1):
            start = game.start(game.set_up(players, {}))
            for ears in (DEAF, HEARING):
                playouts(start, TIMES, ears, players)
                forks(start, TIMES, ears)
                for _ in range(TIMES // 4):
                    play_from_python(start, ears, dice)
            for facts in (0, FACTS):
                play_batch(start, facts)


if __name__ == "__main__":
    main()
