"""`ridotto play`: from the command line to a seat at a table."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence
from typing import Final, TextIO

from ridotto.bots import BOTS, NICKNAMES
from ridotto.games import GAMES
from ridotto.kernel import Game, Player, name, player_named
from ridotto.table import MemoryRule
from ridotto.table.seats import why_unknown
from ridotto.terminal.choosing import game_for
from ridotto.terminal.refusing import TerminalRefusal
from ridotto.terminal.screen import Gone, Screen, Speed

MOST_DIGITS: Final = 9
SEED_DIGITS: Final = 64
WITH_FROM: Final = ("game", "players", "name", "option", "memory", "seed", "resume")  # what a record settles
PLAYERS: Final = 4  # as the page's Play now
COMPANY: Final = ("courtier,bold", "courtier,suspicious", "master")  # in the other seats, if nobody is named
SETTLED: Final = ("game", "players", "seat", "name", "bots", "option", "memory", "seed")  # before the first deal


class PlayRefused(TerminalRefusal):
    """Something on the command line that cannot be played."""

    code = "play-refused"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", help=f"{', '.join(GAMES)}; asked for if left out")
    parser.add_argument("--players", metavar="N", help="how many sit at the table, you among them (4)")
    parser.add_argument("--seat", metavar="LETTER", help="where you sit (A)")
    parser.add_argument("--name", metavar="NAME", help="what you are called (Guest)")
    like = ", ".join(NICKNAMES)
    parser.add_argument(
        "--bots",
        metavar="BOT",
        action="append",
        help=f"who plays the other seats: {', '.join(BOTS)}; courtier,bold for one with a character: {like};"
        f" repeated: one seat after the other ({' '.join(COMPANY)})",
    )
    parser.add_argument("--option", metavar="KEY=VALUE", action="append", help="what a host may choose: ridotto games")
    parser.add_argument("--memory", metavar="MODE", help="aid, or strict: nothing is shown twice (aid)")
    parser.add_argument(
        "--seed", metavar="HEX", help=f"the seed of all draws, up to {SEED_DIGITS} hexadecimal digits (a new one)"
    )
    parser.add_argument("--save", metavar="FILE", help="keep the game here at every answer, and its record at the end")
    parser.add_argument("--resume", metavar="FILE", help="go on with a game that was put aside")
    parser.add_argument(
        "--from",
        metavar="FILE",
        dest="taken_from",
        help="what if: play on from a moment of the recorded game in FILE, by what --seat then knew",
    )
    parser.add_argument("--moment", metavar="N", help="with --from: so many answers had been given then")
    parser.add_argument("--speed", metavar="SPEED", default="normal", help="slow, normal or fast (normal)")


def play(arguments: argparse.Namespace, language: str) -> int:
    # No other command needs what a table is made of.
    from ridotto.terminal.opening import resume_game, sit_down, take_up_game

    screen = Screen(what_is_typed(), sys.stdout, speed_called(arguments.speed), os.environ)
    if arguments.taken_from is not None:
        file, what = arguments.taken_from, first_given(arguments, WITH_FROM)
        if what is not None:
            said = f"with --from, {file} says what was chosen: leave out {what}"
            raise PlayRefused(said, why="taken-up", what=what, file=file)
        sitting = take_up_game(arguments, moment_called(arguments.moment), screen, language)
    elif arguments.moment is not None:
        raise PlayRefused("--moment: expected --from FILE with it", why="moment-alone")
    elif arguments.resume is not None:
        file, what = arguments.resume, first_given(arguments, SETTLED)
        if what is not None:
            said = f"with --resume, {file} says what was chosen: leave out {what}"
            raise PlayRefused(said, why="settled", what=what, file=file)
        sitting = resume_game(arguments, screen, language)
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
    sitting.go_on()
    return 0


def what_is_typed() -> TextIO:
    """Returns the input: empty where there is none at all. Bytes that are no text are replaced."""
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    return sys.stdin or io.StringIO()


# ---- What is written there.


def first_given(arguments: argparse.Namespace, keys: Sequence[str]) -> str | None:
    """Returns the first of these that somebody has chosen; None where all were left to the game of a file."""
    return next((key for key in keys if getattr(arguments, key) is not None), None)


def moment_called(text: str | None) -> int:
    if text is None or not (text.isascii() and text.isdigit()) or len(text) > MOST_DIGITS:
        typed = "" if text is None else text[:MOST_DIGITS]
        said = f"--moment {typed}: expected how many answers had been given, as 25"
        raise PlayRefused(said, why="moment", typed=typed)
    return int(text)


def one_of(what: str, text: str, known: list[str]) -> str:
    if text not in known:
        expected = ", ".join(known)
        said = f"{what} {text}: expected one of {expected}"
        raise PlayRefused(said, why="one-of", what=what, typed=text, known=expected)
    return text


def bots_called(texts: list[str] | None) -> list[str]:
    """Returns the bots of the other seats, which begin again where there are fewer of them."""
    for text in texts or []:
        why = why_unknown(text, BOTS)
        if why and text.partition(",")[0] not in BOTS:
            one_of("--bots", text, list(BOTS))
        if why:
            raise PlayRefused(f"--bots {why}", why="character", typed=text, nicknames=", ".join(NICKNAMES))
    return texts or list(COMPANY)


def speed_called(text: str) -> Speed:
    return Speed(one_of("--speed", text, [speed.value for speed in Speed]))


def memory_called(text: str | None) -> MemoryRule:
    """Returns the memory rule by its name. There is no notebook in a terminal: a person there has a pencil."""
    known = [MemoryRule.STRICT.value, MemoryRule.AID.value]
    return MemoryRule.AID if text is None else MemoryRule(one_of("--memory", text, known))


def players_called(text: str | None, game: Game) -> int:
    if text is None:
        return min(max(PLAYERS, game.fewest), game.most)
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
