"""Finds a bot by what somebody wrote: `courtier`, `courtier,bold`, `master,boldness=0.8`, `package.module:function`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from inspect import signature
from time import perf_counter
from typing import Final, cast

from ridotto.bots.honest import honest_bot
from ridotto.bots.ismcts import ismcts_with
from ridotto.bots.levels import CHARACTERS, LEVELS, MASTER, bot_at_level
from ridotto.bots.makers import Maker
from ridotto.bots.thinking import Thinking
from ridotto.bots.wild import wild_bot
from ridotto.kernel import Bot, Character, Draw, Game, Player, RidottoError, Setup
from ridotto.kernel.errors import perhaps

FOR_ALL: Final = ("memory", "boldness", "suspicion", "patience")
FOR_MASTERS: Final = (*FOR_ALL, "simulations", "seconds")
NICKNAMES: Final = {  # what people call a character that is unlike others in one way
    "careful": "boldness=0.15",
    "bold": "boldness=0.85",
    "suspicious": "suspicion=0.85",
    "trusting": "suspicion=0.15",
    "forgetful": "memory=3",
    "hasty": "patience=0.15",
}
NO_LIMIT: Final = "none"
HONEST: Final = "honest"
WILD: Final = "wild"
ISMCTS: Final = "ismcts"
RANDOM: Final = "random"
MEASURES: Final = (HONEST, WILD, ISMCTS)  # they sit at no table: others are measured by them


class UnknownBot(RidottoError):
    """No bot is called so."""

    code = "unknown-bot"


def bot_called(text: str, known: Mapping[str, Maker], clock: Callable[[], float] = perf_counter) -> Maker:
    """Returns what makes a bot: one that is known by its name, one of a level with some numbers of its own, or any
    other by its module and function. `clock` limits the time of a master that is not known by its name alone.
    """
    if text in known:
        return known[text]
    name, comma, numbers = text.partition(",")
    if text == HONEST:
        return honest_bot
    if text == WILD:
        return wild_bot
    if name == ISMCTS:
        return ismcts_with(Thinking(simulations_in(numbers)).simulations)
    if name in LEVELS:
        return with_numbers(name, numbers.split(",") if comma else [], clock)
    if name in (HONEST, WILD, RANDOM):
        raise UnknownBot(f"{text[:40]}: {name} has no character: expected {name} alone")
    module, colon, function = text.partition(":")
    if colon:
        return imported(text, module, function)
    names = [*known, *MEASURES]
    expected = f"expected {', '.join(names)} or package.module:function"
    raise UnknownBot(f"no bot is called {name!r}: {expected}{perhaps(name, names)}")


def imported(text: str, module: str, function: str) -> Maker:
    try:
        found = getattr(import_module(module), function)
    except (ImportError, AttributeError, ValueError) as problem:
        raise UnknownBot(f"no bot is called {text!r}: {problem}") from None
    if not callable(found):
        raise UnknownBot(f"no bot is called {text!r}: expected a function that makes one")
    make = cast(Callable[..., object], found)

    def checked(game: Game, setup: Setup, me: Player, draw: Draw) -> Bot:
        expected = "expected a function of a game, its setup, a player and dice, which returns a Bot"
        try:
            signature(make).bind(game, setup, me, draw)
        except TypeError as problem:
            raise UnknownBot(f"{text}: {expected}: {problem}") from None
        except ValueError:  # of some that are written in C nobody knows what they take
            pass
        bot = make(game, setup, me, draw)
        if not isinstance(bot, Bot):
            raise UnknownBot(f"{text}: {expected}, not {type(bot).__name__}")
        return bot

    return checked


def with_numbers(level: str, words: list[str], clock: Callable[[], float]) -> Maker:
    """Returns a level with these words, such as `bold` or `boldness=0.8`, in place of what is usual there."""
    found = numbers_in(level, words, FOR_MASTERS if level == MASTER else FOR_ALL)
    limits = Thinking()
    seconds = None if found.get("seconds") == NO_LIMIT else number("seconds", found, limits.seconds or 0.0)
    simulations = whole_number("simulations", found["simulations"]) if "simulations" in found else limits.simulations
    return bot_at_level(level, character_with(level, found), Thinking(simulations, seconds), clock)


def numbers_in(level: str, words: list[str], known: tuple[str, ...]) -> dict[str, str]:
    """Returns what these words set, each of the known numbers at most once."""
    found: dict[str, str] = {}
    for word in words:
        key, equals, value = NICKNAMES.get(word, word).partition("=")
        if not equals or key not in known or key in found:
            as_numbers = f"{', '.join(known)}, each once, as in {level},boldness=0.8"
            raise UnknownBot(f"{level},{word}: expected {as_numbers}; or a word for one: {', '.join(NICKNAMES)}")
        found[key] = value
    return found


def character_with(level: str, found: dict[str, str]) -> Character:
    usual = CHARACTERS[level]
    return Character(
        usual.memory if "memory" not in found else whole_number("memory", found["memory"]),
        number("boldness", found, usual.boldness),
        number("suspicion", found, usual.suspicion),
        number("patience", found, usual.patience),
    )


def character_of(text: str) -> Character | None:
    """Returns the character of a bot that may sit at a table; None for one that only rolls dice. All others are
    refused: at a table nobody sets how long a master thinks, and nothing is imported.
    """
    if text == RANDOM:
        return None
    level, comma, words = text.partition(",")
    if level == RANDOM:
        raise UnknownBot(f"{text[:40]}: dice have no character: expected {RANDOM} alone")
    if level not in LEVELS:
        known = [*LEVELS, RANDOM]
        raise UnknownBot(f"no bot is called {level[:40]!r}: expected {', '.join(known)}{perhaps(level, known)}")
    return character_with(level, numbers_in(level, words.split(",") if comma else [], FOR_ALL))


def nickname_of(text: str) -> str:
    """Returns what people call the character of a bot at a table; empty where it has no such name."""
    words = text.partition(",")[2]
    return words if words in NICKNAMES else next((name for name, meant in NICKNAMES.items() if meant == words), "")


def simulations_in(text: str) -> int:
    key, _, value = text.partition("=")
    if text and key != "simulations":
        raise UnknownBot(f"{ISMCTS},{text}: expected {ISMCTS},simulations=400")
    return whole_number(key, value) if text else Thinking().simulations


def whole_number(key: str, text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise UnknownBot(f"{key}={text}: expected a whole number")
    return int(text)


def number(key: str, found: dict[str, str], usual: float) -> float:
    if key not in found:
        return usual
    try:
        return float(found[key])
    except ValueError:
        raise UnknownBot(f"{key}={found[key]}: expected a number") from None
