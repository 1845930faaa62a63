"""The levels of play, by the same names in every game: beginner, courtier and master."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Final

from ridotto.bots.makers import COURTIER, Maker
from ridotto.bots.master import Master
from ridotto.bots.thinking import Thinking
from ridotto.kernel import EVEN_TEMPERED, Bot, Character, Courtier, Draw, Game, Objection, Player, Setup, SetupRefused

BEGINNER: Final = "beginner"  # forgets, believes, dares and overlooks
MASTER: Final = "master"  # rehearses what it can do with courtiers
LEVELS: Final = (BEGINNER, COURTIER, MASTER)  # from the weakest to the strongest; a courtier is as its game makes it
CHARACTERS: Final = {
    BEGINNER: Character(memory=3, boldness=0.7, suspicion=0.3, patience=0.2),
    COURTIER: EVEN_TEMPERED,
    MASTER: EVEN_TEMPERED,
}


def level_of(bot: str) -> str:
    """Returns how well a bot plays: dice play like a beginner, all others have the name of their level."""
    level = bot.partition(",")[0]
    return level if level in LEVELS else BEGINNER


def courtier_of(game: Game, setup: Setup, player: Player, draw: Draw, character: Character) -> Bot:
    """Makes the courtier that a game brings, with this character."""
    own = game.bots()
    if COURTIER not in own:
        raise SetupRefused([Objection(f"no courtier plays {game.title} yet: ask for a random one", "no-courtier")])
    return own[COURTIER](setup, player, draw, character)


def bot_at_level(
    level: str,
    character: Character | None = None,
    thinking: Thinking | None = None,
    clock: Callable[[], float] = perf_counter,
) -> Maker:
    """Returns what makes bots of a level, with its usual character and limits where none are given."""
    is_like = CHARACTERS[level] if character is None else character
    limits = Thinking() if thinking is None else thinking

    def made(game: Game, setup: Setup, player: Player, draw: Draw) -> Bot:
        bot = courtier_of(game, setup, player, draw, is_like)
        foresight = game.foresight(setup) if level == MASTER else None
        if foresight is None or not isinstance(bot, Courtier):  # a game without foresight has no better player
            return bot
        return Master(game, setup, player, draw, bot, foresight, limits, clock)

    return made
