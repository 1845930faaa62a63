"""The master: it imagines worlds that its seat cannot tell from the truth, and rehearses there what it could do.

It is given what its seat heard, what is asked and its options, and nothing else. All others are rehearsed as courtiers
who heard what their own seats would have heard in that world; those who seem candid say only what they believe there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ridotto.bots.dice import Dice
from ridotto.bots.search import MIXED, Search, mixed
from ridotto.bots.stage import Stage
from ridotto.bots.thinking import Thinking, Timer
from ridotto.kernel import Answer, Asking, Bot, Courtier, Draw, Fact, Foresight, Game, Match, Player, Setup

MOST_PLANS: Final = 12
FEWEST_WORLDS: Final = 24  # where there are as many rehearsals,
TIMES_IN_ONE: Final = 16  # and one more for so many of them
SHARE_FOR_WORLDS: Final = 0.4  # of the time
SHARE_FOR_SOLVING: Final = 0.5  # what cannot be solved until then is rehearsed
FINE: Final = 1 << 30


class Master(Bot):
    def __init__(
        self,
        game: Game,
        setup: Setup,
        me: Player,
        draw: Draw,
        courtier: Courtier,
        foresight: Foresight,
        thinking: Thinking,
        clock: Callable[[], float],
    ) -> None:
        """`courtier` plays this seat in the master's own rehearsals, and says what is worth one."""
        self.game = game
        self.setup = setup
        self.me = me
        self.draw = draw
        self.courtier = courtier
        self.foresight = foresight
        self.thinking = thinking
        self.clock = clock
        # The worlds of somebody who sat down in the middle begin there: nobody in them knows what was before.
        self.came_late = me not in setup.everybody
        self.heard: list[Fact] = []
        self.candour: list[float] = []  # of all players (`Courtier.candour`), by the first so many facts
        self.weighed = 0

    def hear(self, fact: Fact) -> None:
        self.heard.append(fact)
        self.courtier.hear(fact)

    def choose(self, asking: Asking, options: tuple[Answer, ...]) -> Answer:
        if len(options) == 1:
            return options[0]
        timer = Timer(self.thinking.seconds, self.clock)
        if self.came_late or asking.question in self.foresight.settled:
            return self.courtier.choose(asking, options)
        plans = self.courtier.plans(asking, options, MOST_PLANS)
        if len(plans) == 1:
            return plans[0][0]
        seed = self.draw(FINE) << 30 | self.draw(FINE)
        solved = self.solved(seed, timer) if self.foresight.reads_off else None
        if solved is not None:
            return solved
        stages = self.stages(seed, timer)
        search = Search(stages, self.me, plans, self.thinking.simulations, timer, seed)
        mixes = asking.question in self.foresight.mixed
        left = search.run(MIXED if mixes else 1) if stages else []
        if search.rehearsed == 0:  # no time, or no match that begins with this setup could have told this
            return self.courtier.choose(asking, options)
        return (mixed(left, self.draw) if mixes else left[0]).plan[0]

    def solved(self, seed: int, timer: Timer) -> Answer | None:
        """Returns the best answer where little enough is hidden for it to be worked out."""
        dice = Dice(seed)
        told = self.told(dice)
        if not told:
            return None
        return self.foresight.solved(told[0], self.me, self.heard, dice.below, lambda: timer.is_up(SHARE_FOR_SOLVING))

    def told(self, dice: Dice) -> list[Match]:
        """Returns one world in which all was told that this seat heard; none where no match could have told it."""
        return self.game.worlds(self.setup, self.me, self.heard, 1, dice.below)

    def stages(self, seed: int, timer: Timer) -> list[Stage]:
        """Returns a stage for each world. Who says only what they believe there is drawn, as likely as it is."""
        candour, dice = self.candour_by_now(), Dice(seed + 1)
        found: list[Stage] = []
        for world in self.worlds(seed, timer):
            candid = [Player(player) for player, chance in enumerate(candour) if dice.below(FINE) < chance * FINE]
            found.append(Stage(self.game, self.setup, self.foresight, world, Dice(0), candid))
        return found

    def candour_by_now(self) -> list[float]:
        if self.weighed < len(self.heard):
            self.candour, self.weighed = self.courtier.candour(self.heard), len(self.heard)
        return self.candour

    def worlds(self, seed: int, timer: Timer) -> list[Match]:
        """Returns worlds to rehearse in; of more than are needed those stay, by lot, that fit best what was said."""
        foresight, dice = self.foresight, Dice(seed)
        simulations = self.thinking.simulations
        count = min(foresight.worlds, simulations, FEWEST_WORLDS + simulations // TIMES_IN_ONE)
        spare = foresight.spare * count // foresight.worlds
        if foresight.reads_off:
            told = self.told(dice)
            variants = foresight.variants(told[0], self.me, self.heard, count, dice.below) if told else []
            if variants:
                return variants
        missing = count + spare
        worlds: list[Match] = []
        while missing > 0 and not (worlds and timer.is_up(SHARE_FOR_WORLDS)):
            found = self.game.worlds(self.setup, self.me, self.heard, min(missing, foresight.at_once), dice.below)
            if not found:
                break
            worlds += found
            missing -= len(found)
        return self.likely(worlds, count, dice) if len(worlds) > count else worlds

    def likely(self, worlds: list[Match], count: int, dice: Dice) -> list[Match]:
        """Returns so many worlds, each as often as it is likely by what was said; some perhaps twice, some never."""
        candour = self.candour_by_now()
        weights = [self.courtier.likelihood(self.game.faces(world), candour) for world in worlds]
        step = sum(weights) / count
        if step <= 0.0:
            return worlds[:count]
        found: list[Match] = []
        passed = 0.0
        point = dice.below(FINE) / FINE * step
        for world, weight in zip(worlds, weights):
            passed += weight
            while point < passed and len(found) < count:
                found.append(world)
                point += step
        return found or worlds[:count]
