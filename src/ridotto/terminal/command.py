"""`ridotto play`: from the command line to a seat at a table."""

from __future__ import annotations

import argparse
import io
import os
import sys
from pathlib import Path
from typing import Final, TextIO

from ridotto.bots import BOTS, Dice
from ridotto.games import GAMES
from ridotto.kernel import Game, Player, name, player_named
from ridotto.replay import CommittedFate, fresh_seed
from ridotto.table import MemoryRule, Table, Terms, with_time_to_see
from ridotto.table.guests import company
from ridotto.terminal.choosing import game_for
from ridotto.terminal.keeping import Outdated, gone_on, new_file, story_of, taken_up
from ridotto.terminal.refusing import TerminalRefusal
from ridotto.terminal.screen import Gone, Screen, Speed
from ridotto.terminal.sitting import Sitting
from ridotto.words.files import catalogue, reader

MOST_DIGITS: Final = 9
SEED_DIGITS: Final = 64
SETTLED: Final = ("game", "players", "seat", "name", "bots", "option", "memory", "seed")  # before the first deal


class PlayRefused(TerminalRefusal):
    """Something on the command line that cannot be played."""

    code = "play-refused"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", help=f"{', '.join(GAMES)}; asked for if left out")
    parser.add_argument("--players", metavar="N", help="how many sit at the table, you among them (a usual number)")
    parser.add_argument("--seat", metavar="LETTER", help="where you sit (A)")
    parser.add_argument("--name", metavar="NAME", help="what you are called (Guest)")
    parser.add_argument("--bots", metavar="BOT", help=f"who plays the other seats: {' or '.join(BOTS)} (simple)")
    parser.add_argument("--option", metavar="KEY=VALUE", action="append", help="what a host may choose: ridotto games")
    parser.add_argument("--memory", metavar="MODE", help="strict (nothing is shown twice) or aid (strict)")
    parser.add_argument(
        "--seed", metavar="HEX", help=f"the seed of all draws, up to {SEED_DIGITS} hexadecimal digits (a new one)"
    )
    parser.add_argument("--save", metavar="FILE", help="keep the game here when you leave, and its record at the end")
    parser.add_argument("--resume", metavar="FILE", help="go on with a game that was put aside")
    parser.add_argument("--speed", metavar="SPEED", default="normal", help="slow, normal or fast (normal)")


def play(arguments: argparse.Namespace, language: str) -> int:
    screen = Screen(what_is_typed(), sys.stdout, speed_called(arguments.speed), os.environ)
    if arguments.resume is not None:
        sitting = back_at(arguments, screen, language)
        sitting.resume()
    else:
        try:
            game = game_for(arguments.game, screen, language)
        except (Gone, KeyboardInterrupt):  # nothing was begun that could be kept
            screen.line()
            return 0
        if game is None:
            known = ", ".join(GAMES)
            raise PlayRefused(f"which game? expected one of {known}, or --resume FILE", why="game", games=known)
        sitting = sit_down(game, arguments, screen, language)
        sitting.begin()
    sitting.go_on()
    return 0


def what_is_typed() -> TextIO:
    """Returns the input: empty where there is none at all. Bytes that are no text are replaced."""
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    return sys.stdin or io.StringIO()


# ---- A new game.


def sit_down(game: Game, arguments: argparse.Namespace, screen: Screen, language: str) -> Sitting:
    players = players_called(arguments.players, game)
    bot = one_of("--bots", arguments.bots or "simple", list(BOTS))
    terms = Terms(memory=memory_called(arguments.memory), stand_in=bot)
    wishes = wishes_in(arguments.option or [])
    game.set_up(players, wishes)  # what is wrong with that is said first
    me = seat_called(arguments.seat or "A", players)
    called = reader(language).say("terminal-stranger") if arguments.name is None else arguments.name
    sitters = company(players, me, called, bot)
    setup = game.set_up(players, with_time_to_see(game, wishes, sitters, terms))
    BOTS[bot](game, setup, me, Dice(0).below)  # or a bot that does not know the game would say so in the middle of it
    path = None if arguments.save is None else new_file(arguments.save)
    fate = CommittedFate(fresh_seed() if arguments.seed is None else seed_called(arguments.seed))
    table = Table(game, setup, sitters, fate.draw_answer, terms, secret=fate.secret_for_bots(), by_steps=True)
    return Sitting(table, me, fate, screen, path, catalogue(language))


# ---- A game put aside.


def back_at(arguments: argparse.Namespace, screen: Screen, language: str) -> Sitting:
    for key in SETTLED:
        if getattr(arguments, key) is not None:
            said = f"with --resume, {arguments.resume} says what was chosen: leave out {key}"
            raise PlayRefused(said, why="settled", what=key, file=arguments.resume)
    path = Path(arguments.resume)
    kept = taken_up(path)
    elsewhere = None if arguments.save is None else new_file(arguments.save)
    try:
        table = gone_on(path, kept)
    except Outdated:
        for paragraph in story_of(kept, language):
            screen.say(paragraph)
        raise
    return Sitting(table, kept.person, kept.fate, screen, elsewhere or path, catalogue(language))


# ---- What is written there.


def one_of(what: str, text: str, known: list[str]) -> str:
    if text not in known:
        expected = ", ".join(known)
        said = f"{what} {text}: expected one of {expected}"
        raise PlayRefused(said, why="one-of", what=what, typed=text, known=expected)
    return text


def speed_called(text: str) -> Speed:
    return Speed(one_of("--speed", text, [speed.value for speed in Speed]))


def memory_called(text: str | None) -> MemoryRule | None:
    """Returns the memory rule by its name. There is no notebook in a terminal: a person there has a pencil."""
    known = [MemoryRule.STRICT.value, MemoryRule.AID.value]
    return None if text is None else MemoryRule(one_of("--memory", text, known))


def players_called(text: str | None, game: Game) -> int:
    if text is None:
        return game.usual_players()
    if not (text.isascii() and text.isdigit()) or len(text) > MOST_DIGITS:
        typed = text if len(text) <= MOST_DIGITS else f"{text[:MOST_DIGITS]}…"
        said = f"--players {typed}: expected a number from {game.fewest} to {game.most}"
        raise PlayRefused(said, why="players", typed=typed, fewest=game.fewest, most=game.most)
    return int(text)


def seat_called(text: str, players: int) -> Player:
    player = player_named(text.upper())
    if player is None or player >= players:
        last = name(Player(players - 1))
        raise PlayRefused(f"--seat {text}: expected a letter from A to {last}", why="seat", typed=text, last=last)
    return player


def wishes_in(options: list[str]) -> dict[str, str]:
    found: dict[str, str] = {}
    for option in options:
        key, equals, value = option.partition("=")
        if not equals:
            raise PlayRefused(f"--option {option}: expected KEY=VALUE", why="option", typed=option)
        if key in found:
            raise PlayRefused(f"--option {key} is given twice", why="twice", option=key)
        found[key] = value
    return found


def seed_called(text: str) -> bytes:
    """Returns the seed; where there are fewer digits than all, they are the last ones."""
    if not 0 < len(text) <= SEED_DIGITS or any(digit not in "0123456789abcdef" for digit in text.lower()):
        said = f"--seed {text[:80]}: expected 1 to {SEED_DIGITS} hexadecimal digits"
        raise PlayRefused(said, why="seed", typed=text[:80], most=SEED_DIGITS)
    return bytes.fromhex(text.rjust(SEED_DIGITS, "0"))
