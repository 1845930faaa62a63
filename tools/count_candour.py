"""python -m tools.count_candour GAME: counts what tells those who say only what they believe from courtiers.

Honest bots and courtiers sit at the same tables of Mascarade, in games that follow from seeds. One of the players notes
the signs that a master goes by (`candour.signs_in`), and the shares of both kinds are printed beside those in use.
"""

from __future__ import annotations

import argparse
from collections import Counter
from typing import Final

from ridotto.bots import BOTS, Dice, bot_called
from ridotto.games import game_called
from ridotto.games.mascarade.public.bots.candour import SHARES, Sign, signs_in
from ridotto.games.mascarade.public.bots.memory import BotMemory
from ridotto.games.mascarade.public.setup import MascaradeSetup
from ridotto.kernel import EVEN_TEMPERED, Player
from ridotto.lab import BotMatch, collect_rarely

KINDS: Final = ("honest", "courtier")


def signs(game_id: str, players: int, seed: int) -> list[tuple[str, Sign]]:
    """Returns what one player saw of the others in one game, each with the kind of its bot."""
    game = game_called(game_id)
    setup = game.set_up(players, {})
    assert isinstance(setup, MascaradeSetup), f"{game_id} is no Mascarade"
    kinds = [KINDS[(seed + seat) % 2] for seat in range(players)]
    bots = [
        bot_called(kind, BOTS)(game, setup, Player(seat), Dice(1000 * seed + seat).below)
        for seat, kind in enumerate(kinds)
    ]
    play = BotMatch(game, setup, bots, Dice(seed))
    play.play()
    me = Player(seed // 2 % players)
    memory, found = BotMemory(setup, me, EVEN_TEMPERED), list[tuple[str, Sign]]()
    for fact in play.match.heard_by(me):
        found += [(kinds[sign.by], sign) for sign in signs_in(fact, memory) if sign.by != me]
        memory.hear(fact)
    return found


def shares(game_id: str, players: int, games: int) -> dict[tuple[str, str], tuple[float, int]]:
    """Returns by kind and sign how often it was so, and of how many times."""
    times, did = Counter[tuple[str, str]](), Counter[tuple[str, str]]()
    for seed in range(games):
        for kind, sign in signs(game_id, players, seed):
            times[kind, sign.what] += 1
            did[kind, sign.what] += sign.did
    return {key: (did[key] / count, count) for key, count in times.items()}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.count_candour", description=__doc__)
    parser.add_argument("game", choices=["mascarade-1e", "mascarade-2e"])
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=300)
    chosen = parser.parse_args()
    collect_rarely()
    found = shares(chosen.game, chosen.players, chosen.games)
    for what, in_use in SHARES.items():
        for kind, used in zip(KINDS, in_use, strict=True):
            share, times = found.get((kind, what), (0.0, 0))
            print(f"{kind:9} {what:45} {share:5.1%} of {times:6,}   in use {used:5.1%}")


if __name__ == "__main__":
    main()
