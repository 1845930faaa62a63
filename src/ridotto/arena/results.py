"""The results of a contest: kept in a file while it goes on, and summed up with intervals over deals."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from math import sqrt
from pathlib import Path
from typing import Any, Final, TextIO

from ridotto.arena.contest import ArenaRefused, Contest, Played

Z: Final = 1.959964  # standard deviations to each side that hold 95 % of a normal distribution


class Results:
    """All games of a contest that were played. With a path, each is written there as soon as it is over."""

    def __init__(self, contest: Contest, path: Path | None = None) -> None:
        self.contest = contest
        self.played: list[Played] = []
        self.file: TextIO | None = None
        if path is not None:
            if path.exists():
                self.read(path)
            self.file = path.open("a", encoding="utf-8")
            if self.file.tell() == 0:
                self.write(contest.as_json())

    def read(self, path: Path) -> None:
        """Takes up what a file holds; refuses any other file, and leaves it as it is. A last line that was cut off is
        dropped.
        """
        try:
            text = path.read_text(encoding="utf-8")
            whole = text[: text.rfind("\n") + 1]
            if not whole and not json.dumps(self.contest.as_json()).startswith(text):
                raise ValueError
            found = [json.loads(line) for line in whole.splitlines()]
            if found and found[0] != self.contest.as_json():
                theirs, ours = json.dumps(found[0]), json.dumps(self.contest.as_json())
                raise ArenaRefused(f"{path} holds another contest: {theirs}, not {ours}")
            for number, game in enumerate(found[1:], start=2):
                self.played.append(played_in(game, path, number))
        except ValueError:
            raise ArenaRefused(f"{path} holds no results of an arena") from None
        if whole != text:
            path.write_text(whole, encoding="utf-8")

    def still_to_play(self) -> list[tuple[int, int]]:
        """Returns the deals and rotations that are missing, whole deals first."""
        done = {(game.deal, game.rotation) for game in self.played}
        games = [(deal, turn) for deal in range(self.contest.deals) for turn in range(len(self.contest.bots))]
        return [game for game in games if game not in done]

    def add(self, game: Played) -> None:
        self.played.append(game)
        self.write(asdict(game))

    def write(self, line: dict[str, object]) -> None:
        if self.file is not None:
            self.file.write(f"{json.dumps(line)}\n")
            self.file.flush()

    def close(self) -> None:
        if self.file is not None:
            self.file.close()

    def whole_deals(self) -> dict[int, list[Played]]:
        """Returns the games by deal, of those deals that were played in every rotation."""
        found: dict[int, list[Played]] = {}
        for game in sorted(self.played, key=lambda game: (game.deal, game.rotation)):
            if game.deal < self.contest.deals:
                found.setdefault(game.deal, []).append(game)
        return {deal: games for deal, games in found.items() if len(games) == len(self.contest.bots)}


def played_in(found: dict[str, Any], path: Path, line: int) -> Played:
    try:
        values: dict[str, Any] = {key: tuple(v) if isinstance(v, list) else v for key, v in found.items()}
        return Played(**values)
    except (AttributeError, TypeError):
        raise ArenaRefused(f"{path}, line {line}: expected a game as `ridotto arena` writes it") from None


@dataclass(frozen=True)
class Share:
    """How much of its games one kind of bot won, per seat that it had; a win that k share counts as 1 / k."""

    bot: str
    seats: int  # of the table
    games: int
    share: float
    low: float  # of the interval of 95 %, over deals
    high: float
    cpu: float  # seconds a decision, on average
    longest: float  # seconds by the clock


def shares_of(results: Results) -> list[Share]:
    """Returns the shares of all kinds of bots, in the order in which they were named."""
    contest, deals = results.contest, list(results.whole_deals().values())
    found: list[Share] = []
    for bot in dict.fromkeys(contest.bots):
        numbers = [number for number, other in enumerate(contest.bots) if other == bot]
        by_deal = [[won_by(numbers, game) for game in games] for games in deals]
        games = [game for deal in deals for game in deal]
        decisions = sum([game.decisions[number] for game in games for number in numbers])
        cpu = sum([game.cpu[number] for game in games for number in numbers])
        longest = max([game.longest[number] for game in games for number in numbers], default=0.0)
        won = sum([sum(wins) for wins in by_deal]) / max(len(games), 1)
        # Where only one kind plays, it wins every game: nothing is estimated.
        low, high = (won, won) if len(numbers) == len(contest.bots) else interval(by_deal)
        share, low, high = won / len(numbers), low / len(numbers), high / len(numbers)
        found.append(Share(bot, len(numbers), len(games), share, low, high, cpu / max(decisions, 1), longest))
    return found


def won_by(numbers: list[int], game: Played) -> float:
    return sum([1.0 / len(game.winners) for winner in game.winners if winner in numbers])


def interval(by_deal: list[list[float]]) -> tuple[float, float]:
    """Returns the 95 % interval of the mean win, given the wins of each game (from 0 to 1) by deal.

    Wilson's score interval is right near 0 and 1, too. It counts as many independent games as these are worth: the
    games of one deal share its cards, so the spread between deals tells how much each game adds. One game's worth of
    spread is added to what was seen, because a few deals that happen to agree prove little.
    """
    if not by_deal:
        return 0.0, 1.0
    deals, games = len(by_deal), len(by_deal[0])
    means = [sum(wins) / games for wins in by_deal]
    mean = sum(means) / deals
    alone = mean * (1.0 - mean)  # the variance of one game
    between = sum([(one - mean) ** 2 for one in means]) * games
    effect = (between + alone) / (deals * alone) if alone else 1.0
    worth = deals * games / effect
    middle = (mean + Z * Z / (2 * worth)) / (1 + Z * Z / worth)
    reach = Z / (1 + Z * Z / worth) * sqrt(alone / worth + Z * Z / (4 * worth * worth))
    return max(middle - reach, 0.0), min(middle + reach, 1.0)
