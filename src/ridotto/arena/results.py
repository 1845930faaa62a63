"""The results of a contest: kept in a file while it goes on, and summed up with intervals over deals."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final, TextIO

from ridotto.arena.contest import ArenaRefused, Contest, Played
from ridotto.bots import Dice

RESAMPLES: Final = 2_000
CONFIDENCE: Final = 0.95


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
        by_deal = [sum([won_by(numbers, game) for game in games]) / len(games) / len(numbers) for games in deals]
        games = [game for deal in deals for game in deal]
        decisions = sum([game.decisions[number] for game in games for number in numbers])
        cpu = sum([game.cpu[number] for game in games for number in numbers])
        longest = max([game.longest[number] for game in games for number in numbers], default=0.0)
        low, high = interval(by_deal)
        share = sum(by_deal) / max(len(by_deal), 1)
        found.append(Share(bot, len(numbers), len(games), share, low, high, cpu / max(decisions, 1), longest))
    return found


def won_by(numbers: list[int], game: Played) -> float:
    return sum([1.0 / len(game.winners) for winner in game.winners if winner in numbers])


def interval(values: list[float]) -> tuple[float, float]:
    """Returns where the mean lies with 95 % confidence, by drawing as many values again and again (the bootstrap)."""
    if not values:
        return 0.0, 1.0
    dice = Dice(1)
    means = sorted([sum([values[dice.below(len(values))] for _ in values]) / len(values) for _ in range(RESAMPLES)])
    edge = round((1.0 - CONFIDENCE) / 2 * RESAMPLES)
    return means[edge], means[-edge - 1]
