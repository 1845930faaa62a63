"""A contest: which bots play which game, on how many deals, and what follows from its seed.

A deal is played once for every way to move the bots around the table, so that each of them sits everywhere and gets the
same cards there. All chance follows from the contest's seed, the number of the deal and the rotation.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from hashlib import sha256
from typing import Final

from ridotto.bots import BOTS, Dice, bot_called
from ridotto.games import game_called
from ridotto.kernel import Player, RidottoError
from ridotto.lab import BotMatch

MOST_DEALS: Final = 1_000_000
SEED_BYTES: Final = 16


class ArenaRefused(RidottoError):
    """A contest that cannot be played."""

    code = "arena-refused"


@dataclass(frozen=True)
class Contest:
    """What is played. Two contests that are equal have the same results, but for bots that look at the clock."""

    game: str
    bots: tuple[str, ...]  # one for each seat of the first rotation
    deals: int
    seed: int
    options: dict[str, str] = field(default_factory=dict)

    def check(self) -> None:
        """Raises a refusal where this cannot be played."""
        game = game_called(self.game)
        seats = len(self.bots)
        if not game.fewest <= seats <= game.most:
            expected = f"{game.id} has {game.fewest} to {game.most} seats, so name as many bots"
            raise ArenaRefused(f"{seats} bots: {expected}, one for each seat")
        if not 1 <= self.deals <= MOST_DEALS:
            raise ArenaRefused(f"{self.deals} deals: expected 1 to {MOST_DEALS}")
        setup = game.set_up(seats, self.options)
        for bot in set(self.bots):
            bot_called(bot, BOTS)(game, setup, Player(0), Dice(0).below)  # those that do not know the game say so now

    def as_json(self) -> dict[str, object]:
        """Returns all but the number of deals: more of them may be asked for later."""
        found = asdict(self)
        del found["deals"]
        return {**found, "bots": list(self.bots)}

    def bot_at(self, seat: int, rotation: int) -> int:
        """Returns which of the bots sits there, by its number."""
        return (seat - rotation) % len(self.bots)

    def dice(self, *purpose: object) -> Dice:
        digest = sha256(" ".join([str(part) for part in (self.seed, *purpose)]).encode()).digest()
        return Dice(int.from_bytes(digest[:SEED_BYTES], "big"))

    def play(self, deal: int, rotation: int) -> Played:
        """Plays one game of the contest."""
        game = game_called(self.game)
        setup = game.set_up(len(self.bots), self.options)
        sitting = [self.bot_at(seat, rotation) for seat in range(len(self.bots))]
        bots = [
            bot_called(self.bots[number], BOTS)(
                game, setup, Player(seat), self.dice("deal", deal, "rotation", rotation, "bot", number).below
            )
            for seat, number in enumerate(sitting)
        ]
        match = BotMatch(game, setup, bots, self.dice("deal", deal))
        winners = match.play()
        seats = [sitting.index(number) for number in range(len(self.bots))]
        return Played(
            deal,
            rotation,
            tuple(sorted([sitting[winner] for winner in winners])),
            len(match.match.record),
            tuple([match.decisions[seat] for seat in seats]),
            tuple([round(match.cpu[seat], 6) for seat in seats]),
            tuple([round(match.longest[seat], 6) for seat in seats]),
        )


@dataclass(frozen=True)
class Played:
    """One game, by the numbers of the bots: who won, and what each has cost."""

    deal: int
    rotation: int
    winners: tuple[int, ...]
    answers: int
    decisions: tuple[int, ...]
    cpu: tuple[float, ...]  # seconds of a processor
    longest: tuple[float, ...]  # seconds by the clock, of one decision
