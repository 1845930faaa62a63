"""The contract about bots: no level of play knows more than its seat was told."""

from __future__ import annotations

import gc
from collections.abc import Iterable
from types import FrameType, FunctionType, ModuleType
from typing import Final

from ridotto.bots import BOTS, COURTIER, LEVELS, Dice, Thinking, bot_at_level, bot_called
from ridotto.contracts.walking import Broken, some_moments, where
from ridotto.kernel import EVEN_TEMPERED, Bot, Draw, Game, Match, Player, Setup, name

MOMENTS: Final = 4  # at which bots are asked
WORLDS: Final = 2  # that sound like the truth at each of them
THROWS: Final = 3  # of the dice: what a bot does with each is the whole of its strategy
REHEARSALS: Final = 3  # of a master
STANDARD: Final = "ismcts"  # no level, but a search that every game can be played by
SIMULATIONS: Final = 6  # of it
PLAIN: Final = (int, float, str, bytes, bool, type(None))
ELSEWHERE: Final = (ModuleType, FrameType, type)  # from there all that there is can be reached


def peeking(game: Game, setup: Setup, seed: int) -> None:
    """In all worlds that sound alike every bot answers the same with the same dice.

    No match can be reached by any attribute of what a bot is given, or of the bot.
    """
    for match in some_moments(game, setup, seed, MOMENTS, asks_a_seat):
        player = match.asks().player
        reach = Reach()
        if reach.leads_to_a_match(given(game, setup, match, player)):
            raise Broken(f"{where(match)}: what a bot is given for {name(player)} has a match within reach")
        worlds = game.worlds(setup, player, match.heard_by(player), WORLDS, Dice(seed).below)
        for kind in kinds(game):
            bots = [made(kind, game, setup, player, Dice(throw).below) for throw in range(THROWS)]
            here = [answer(bot, match, player) for bot in bots]
            if reach.leads_to_a_match(bots):
                raise Broken(f"{where(match)}: {kind} has a match within reach")
            for world in worlds:
                there = [
                    answer(made(kind, game, setup, player, Dice(throw).below), world, player) for throw in range(THROWS)
                ]
                if here != there:
                    raise Broken(f"{where(match)}: {kind} says {here} for {name(player)}, and {there} in another world")


def asks_a_seat(match: Match) -> bool:
    if match.over():
        return False
    question = match.asks()
    return question.player in match.seated and len(match.options(question)) > 1


def kinds(game: Game) -> list[str]:
    """Returns the bots that a game brings, all levels where it brings the courtier that they are made of, and the
    search that needs no courtier.
    """
    own = list(game.bots())
    return [*[kind for kind in own if kind != COURTIER], *(LEVELS if COURTIER in own else ()), STANDARD]


def given(game: Game, setup: Setup, match: Match, player: Player) -> list[object]:
    """Returns all that a bot is given: when it is made, when it hears, and when it has to choose."""
    question = match.question_to(player)
    assert question is not None
    return [game, setup, Dice(0).below, match.heard_by(player), match.asking(player), match.options(question)]


def answer(bot: Bot, match: Match, player: Player) -> str:
    """Returns what a bot says that is told what this player was told."""
    for fact in match.heard_by(player):
        bot.hear(fact)
    question = match.question_to(player)
    assert question is not None
    return bot.choose(match.asking(player), match.options(question)).text


def made(kind: str, game: Game, setup: Setup, player: Player, draw: Draw) -> Bot:
    if kind in LEVELS:
        return bot_at_level(kind, None, Thinking(REHEARSALS, None))(game, setup, player, draw)
    if kind == STANDARD:
        return bot_called(f"{STANDARD},simulations={SIMULATIONS}", BOTS)(game, setup, player, draw)
    return game.bots()[kind](setup, player, draw, EVEN_TEMPERED)


class Reach:
    """All objects that can be come by from some others. What was looked at once is not looked at again."""

    def __init__(self) -> None:
        self.seen: dict[int, object] = {}  # by identity; it keeps them alive, so that no other has the same
        self.attributes: dict[type, list[str]] = {}  # by class

    def leads_to_a_match(self, things: Iterable[object]) -> bool:
        waiting = list(things)
        while waiting:
            found = waiting.pop()
            if isinstance(found, Match):
                return True
            if id(found) not in self.seen and not isinstance(found, (*PLAIN, *ELSEWHERE)):
                self.seen[id(found)] = found
                waiting += self.one_step_from(found)
        return False

    def one_step_from(self, found: object) -> list[object]:
        """Returns what an object refers to, and its attributes, of which a garbage collector need not know.

        The globals of a function are not among them, what it closes over is.
        """
        if isinstance(found, FunctionType):
            keywords = list((found.__kwdefaults__ or {}).values())
            return [*(found.__closure__ or ()), *(found.__defaults__ or ()), *keywords, found.__dict__]
        kind = type(found)
        if kind not in self.attributes:
            self.attributes[kind] = attributes_of(kind)
        return [*gc.get_referents(found), *[getattr(found, attribute, None) for attribute in self.attributes[kind]]]


def attributes_of(kind: type) -> list[str]:
    """Returns the attributes of a class that hold or make something: fields, properties and values of the class."""
    found: list[str] = []
    for base in kind.__mro__:
        for attribute, value in vars(base).items():
            if not attribute.startswith("__") and (hasattr(value, "__set__") or not callable(value)):
                found.append(attribute)
    return found
