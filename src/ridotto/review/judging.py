"""Judges one answer by a master's eyes, in worlds that its player could not tell apart."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from ridotto.bots import Dice
from ridotto.bots.master import MOST_PLANS, Master
from ridotto.bots.search import MIXED, Search, Trial, mean_of, mixed
from ridotto.bots.stage import Stage, chance_of
from ridotto.bots.thinking import Timer
from ridotto.kernel import Answer, Foresight, Match, Player, Question
from ridotto.review.estimate import Estimate, beyond_doubt

LEAST_MISTAKE: Final = 0.1  # of a chance to win: a player who gives away less is not worth a word
WORLDS_TO_JUDGE: Final = 16  # fewer are no ground to call anything a mistake
LEAST_REHEARSALS: Final = 8  # of the match as it was, whatever the time: fewer say nothing
LEAST_PAIRS: Final = 4  # and of two answers
COMPARING: Final = 1 << 40  # dice for comparing, beside those with which plans were found
WATCHING: Final = 2 << 40  # and for the match as it was


@dataclass(frozen=True)
class Decision:
    """An answer that a player gave."""

    match: Match  # just before it; nothing here answers in it
    player: Player
    question: Question[Any, Any]
    answer: Answer


@dataclass
class Judgement:
    """What a master thinks of a decision."""

    best: Answer
    effects: Estimate  # on all chances: the answer less what a courtier would have said
    losses: Estimate  # the best answer less this one; nothing where this one is the best
    worlds: list[Match]
    plans: list[Trial]  # what a master would choose from, the best first
    mixes: bool
    rehearsals: int = 0

    def is_mistake(self, player: Player) -> bool:
        worlds = len(self.losses.by_world)
        if worlds < WORLDS_TO_JUDGE:
            return False
        loss = self.losses.means()[player]
        return loss > LEAST_MISTAKE and loss > beyond_doubt(worlds) * self.losses.errors()[player]


class Judge:
    """Somebody who rehearses. `simulations` are for each question; the timers end them sooner."""

    def __init__(self, masters: list[Master], seats: int, simulations: int) -> None:
        self.masters = masters
        self.seats = seats
        self.simulations = simulations

    def judge(self, decision: Decision, seed: int, search_for: Timer, compare_for: Timer) -> Judgement | None:
        """Returns None where there is no world to rehearse in."""
        player, answer = decision.player, decision.answer
        master = self.masters[player]
        asking, options = decision.match.asking(player), decision.match.options(decision.question)
        plans = master.courtier.plans(asking, options, MOST_PLANS)
        if not any(plan[0] is answer for plan in plans):
            plans.append([answer])
        worlds = master.worlds(seed, search_for)
        if not worlds:
            return None
        stages = [self.stage(world, [player]) for world in worlds]
        mixes = asking.question in master.foresight.mixed
        search = Search(stages, player, plans, max(self.simulations // 2, len(plans)), search_for, seed)
        left = search.run(MIXED if mixes else 1)  # without any time: as the courtier ranks them
        mine = max([trial for trial in search.trials if trial.plan[0] is answer], key=mean_of)
        found = Judgement(left[0].plan[0], Estimate(self.seats), Estimate(self.seats), worlds, left, mixes)
        found.rehearsals = sum([trial.times for trial in search.trials])
        fresh = [self.stage(world, [player]) for world in master.worlds(seed + COMPARING, compare_for)]
        self.compare(decision, fresh or stages, plans, mine.plan, found, seed + COMPARING, compare_for)
        return found

    def compare(
        self,
        decision: Decision,
        stages: list[Stage],
        plans: list[list[Answer]],
        mine: list[Answer],
        found: Judgement,
        seed: int,
        timer: Timer,
    ) -> None:
        """Rehearses the answer, the best one and a courtier's in the same worlds with the same dice.

        Neither are those with which plans were found: the best of many always looks better there than it is.
        """
        player, answer, best = decision.player, decision.answer, found.plans[0].plan
        dice = Dice(seed)
        usual = self.usual_plan(decision, plans, dice)
        for number in range(max(self.simulations // 2, LEAST_PAIRS)):
            if number >= LEAST_PAIRS and timer.is_up():
                return
            world = number % len(stages)
            stage = stages[world]
            if number > 0 and not self.masters[player].foresight.reads_off:  # such courtiers think long, and alike
                usual = self.usual_plan(decision, plans, dice)
            if usual[0] is answer:
                found.effects.add(world, [0.0] * self.seats)
            else:
                given = self.chances(stage.play_on(player, mine, seed + number))
                instead = self.chances(stage.play_on(player, usual, seed + number))
                found.effects.add(world, difference(given, instead))
                found.rehearsals += 2
            if best[0] is not answer:
                given = self.chances(stage.play_on(player, mine, seed + number))
                instead = self.chances(stage.play_on(player, best, seed + number))
                found.losses.add(world, difference(instead, given))
                found.rehearsals += 2

    def usual_plan(self, decision: Decision, plans: list[list[Answer]], dice: Dice) -> list[Answer]:
        """Returns what a courtier would do, by what the player knows: the first of the plans that begins so."""
        master, match = self.masters[decision.player], decision.match
        options = match.options(decision.question)
        usual = master.courtier.fork(dice.below).choose(match.asking(decision.player), options)
        return next((plan for plan in plans if plan[0] is usual), [usual])

    def watch(self, match: Match, player: Player, judgement: Judgement | None, seed: int, timer: Timer) -> Estimate:
        """Returns how the match came out from here, if a master answered now, and courtiers all that follows."""
        found = Estimate(self.seats)
        stage = self.stage(match, [Player(number) for number in range(len(match.seated))])
        dice = Dice(seed)
        for number in range(max(self.simulations // 2, LEAST_REHEARSALS)):
            if number >= LEAST_REHEARSALS and timer.is_up():
                break
            plan: list[Answer] = []
            if judgement is not None:
                trial = mixed(judgement.plans, dice.below) if judgement.mixes else judgement.plans[0]
                plan = trial.plan
            found.add(number, self.chances(stage.play_on(player, plan, seed + WATCHING + number)))
        return found

    def stage(self, world: Match, known: list[Player]) -> Stage:
        """Returns a stage on which these players have heard what they really heard, which is the same there."""
        one = self.masters[0]
        stage = Stage(one.game, one.setup, one.foresight, world, Dice(0))
        for player in known:
            stage.awake[player] = self.masters[player].courtier
        return stage

    def chances(self, world: Match) -> list[float]:
        return chances_of(world, self.masters[0].foresight, self.seats)


def difference(one: list[float], other: list[float]) -> list[float]:
    return [mine - theirs for mine, theirs in zip(one, other, strict=True)]


def chances_of(world: Match, foresight: Foresight, seats: int) -> list[float]:
    """Returns how likely each seat wins; a seat that is still empty does not."""
    if world.ended:
        return [chance_of(world, foresight, Player(seat)) for seat in range(seats)]
    found = foresight.chances(world)
    return [*found, *[0.0] * (seats - len(found))]
