"""A stage: one imagined world, with a courtier at every seat who heard what that seat would have heard there."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from ridotto.bots.dice import Dice
from ridotto.bots.lots import number_drawn
from ridotto.bots.makers import COURTIER
from ridotto.kernel import (
    AFRESH,
    CLOCK,
    DEAF,
    EVEN_TEMPERED,
    FATE,
    Answer,
    Courtier,
    Foresight,
    Game,
    Match,
    Player,
    Setup,
)
from ridotto.kernel.match import take

FAR: Final = 64  # bits, beyond those of any seed of a rehearsal


class Stage:
    """Rehearsals in one world begin here, each with copies of the world and of the courtiers who have to answer."""

    def __init__(
        self,
        game: Game,
        setup: Setup,
        foresight: Foresight,
        world: Match,
        dice: Dice,
        candid: Collection[Player] = (),
    ) -> None:
        self.game = game
        self.setup = setup
        self.foresight = foresight
        self.world = world
        self.dice = dice  # of all courtiers and of Fate; seeded anew for each rehearsal
        self.candid = candid  # those who say only what they believe, here
        self.start = foresight.progress(world)
        self.awake: dict[int, Courtier] = {}  # by player, as soon as they have to answer

    def courtier(self, player: Player) -> Courtier:
        """Returns the courtier at a seat, who has heard all that was told there until now."""
        found = self.awake.get(player)
        if found is None:
            bot = self.game.bots()[COURTIER](self.setup, player, self.dice.below, EVEN_TEMPERED)
            assert isinstance(bot, Courtier)
            for fact in self.world.heard_by(player):
                bot.hear(fact)
            self.awake[player] = found = bot
        return found

    def rehearse(self, me: Player, plan: list[Answer], seed: int) -> float:
        """Plays on from here and returns how well `me` came out: 1 for a win, or the chance of one where the rehearsal
        is cut short.
        """
        return chance_of(self.play_on(me, plan, seed), self.foresight, me)

    def play_on(self, me: Player, plan: list[Answer], seed: int) -> Match:
        """Plays on from here, as far as a rehearsal goes: `me` by the plan while it lasts, then all as courtiers."""
        dice, foresight = self.dice, self.foresight
        dice.reseed(seed)
        world = self.world.fork(DEAF if foresight.reads_off else AFRESH)
        bots: dict[int, Courtier] = {}
        heard: dict[int, int] = {}  # how far in the log
        step = 0
        now, last = self.start, self.start + foresight.horizon
        while not world.ended and foresight.progress(world) < last:
            if foresight.in_step and foresight.progress(world) > now:
                now = foresight.progress(world)
                dice.reseed(seed + (now << FAR))
            question = world.asks()
            player = question.player
            options = world.options(question)
            if player in (FATE, CLOCK):
                answer = options[number_drawn(world, question, options, dice, False)]
            elif len(options) == 1:
                answer = options[0]
                step += 1 if player == me and step < len(plan) and plan[step] is answer else 0
            elif player == me and step < len(plan) and is_among(options, plan[step]):
                answer = plan[step]
                step += 1
            elif foresight.reads_off:
                step = len(plan) if player == me else step  # what is left of the plan was for other questions
                answer = foresight.answer(world, question, options, dice.below)
            else:
                step = len(plan) if player == me else step
                bot = bots.get(player)
                if bot is None:
                    bots[player] = bot = self.courtier(player).fork(dice.below)
                log, number = world.log, heard.get(player, 0)
                while number < len(log):
                    told = log[number]
                    if told.is_for(player):
                        bot.hear(told.fact)
                    number += 1
                heard[player] = number
                asking = world.asking(player)
                answer = bot.choose(asking, bot.believed(asking, options) if player in self.candid else options)
            take(world, question, answer, False)
        return world


def is_among(options: tuple[Answer, ...], answer: Answer) -> bool:
    for option in options:
        if option is answer:
            return True
    return False


def chance_of(world: Match, foresight: Foresight, player: Player) -> float:
    """Returns how likely a player wins; a win that several share counts as a part of one."""
    outcome = world.outcome
    if not world.ended:
        return foresight.chances(world)[player]
    if outcome is None or player not in outcome.winners:
        return 0.0
    return 1.0 / len(outcome.winners)
