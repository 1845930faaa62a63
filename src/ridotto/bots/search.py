"""The search of a master: it rehearses each plan in the same worlds, and drops the worse half again and again."""

from __future__ import annotations

from math import exp
from typing import Final

from ridotto.bots.stage import Stage
from ridotto.bots.thinking import Timer
from ridotto.kernel import Answer, Draw, Player

FINE: Final = 1 << 30
MIXING: Final = 0.015  # how much of a chance to win a plan may cost to be chosen 1 / e as often as the best
MIXED: Final = 3  # plans that are left at least, where answers are mixed


class Trial:
    """One plan, and how its rehearsals came out."""

    def __init__(self, plan: list[Answer]) -> None:
        self.plan = plan
        self.times = 0
        self.total = 0.0

    @property
    def mean(self) -> float:
        return self.total / self.times if self.times > 0 else 0.0


class Search:
    """One decision. What comes of it follows from the worlds, the plans and `seed`, as long as there is time."""

    def __init__(
        self, stages: list[Stage], me: Player, plans: list[list[Answer]], simulations: int, timer: Timer, seed: int
    ) -> None:
        self.stages = stages
        self.me = me
        self.trials = [Trial(plan) for plan in plans]
        self.simulations = simulations
        self.timer = timer
        self.seed = seed
        self.rehearsed = 0  # worlds and dice of the next rehearsal: the same for all plans

    def run(self, least: int) -> list[Trial]:
        """Rehearses until the simulations or the time are used up; returns the trials that are left, at most `least`
        or the last two, the best first.

        Each round has an equal part of both: where time is short, as many rounds are played, and each is shorter.
        """
        left = self.trials
        rounds = rounds_for(len(left), least)
        used = self.timer.used()
        for number in range(rounds):
            times = max(1, self.simulations // (rounds * len(left)))
            self.rehearse_all(left, times, used + (1.0 - used) * (number + 1) / rounds)
            left = sorted(left, key=mean_of, reverse=True)
            if number < rounds - 1:
                left = left[: max(least, (len(left) + 1) // 2)]
            if self.timer.was_up:
                break
        return left

    def rehearse_all(self, trials: list[Trial], times: int, share: float) -> None:
        """Rehearses all of these plans so many times, each time in the same world with the same dice, until this share
        of the time is used up.
        """
        for _ in range(times):
            stage = self.stages[self.rehearsed % len(self.stages)]
            seed = self.seed + self.rehearsed
            for trial in trials:
                if self.timer.is_up(share):
                    return
                trial.total += stage.rehearse(self.me, trial.plan, seed)
                trial.times += 1
            self.rehearsed += 1


def mean_of(trial: Trial) -> float:
    return trial.mean


def rounds_for(plans: int, least: int) -> int:
    """Returns how often plans are halved until so few are left, and one round more."""
    rounds = 1
    while plans > max(least, 2):
        plans = max(least, (plans + 1) // 2)
        rounds += 1
    return rounds


def mixed(trials: list[Trial], draw: Draw) -> Trial:
    """Returns one of these trials: the better, the more often, and never quite always the same."""
    best = max([trial.mean for trial in trials])
    weights = [exp((trial.mean - best) / MIXING) for trial in trials]
    left = draw(FINE) / FINE * sum(weights)
    for trial, weight in zip(trials, weights):
        left -= weight
        if left < 0.0:
            return trial
    return trials[-1]
