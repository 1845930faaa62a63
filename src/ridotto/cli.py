"""The command line of ridotto: one small function a command.

Without a command it shows what there is, and in a terminal asks what to play. Exit codes: 0 all is well, 1 what was
asked about is not so, 2 bad input. What goes wrong is told in one line.

What people read who play (games, play, replay, review) is in their language. What developers read (--help, verify,
check, serve, backup, arena, exploitability, deck) is in English.
"""

from __future__ import annotations

import argparse
import codecs
import io
import os
import platform
import sys
import textwrap
import unicodedata
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from types import MappingProxyType
from typing import Final, NoReturn

import ridotto
from ridotto import arena, solver
from ridotto.decks import check_decks, contact_sheet, deck_called
from ridotto.games import GAMES, editions_of
from ridotto.kernel import SPECTATOR, Game, HostOption, Player, Reader, RidottoError, first_players, name
from ridotto.kernel.errors import perhaps
from ridotto.replay import (
    MOST_BYTES,
    UNFINISHED,
    Folders,
    Record,
    game_named,
    game_of,
    is_of_other_rules,
    log_in,
    read_record,
    replay_record,
    setup_of,
    story,
    story_as_told,
    text_of,
    verify,
    whole_story,
)
from ridotto.replay.folders import FLAG
from ridotto.scenarios.scenario import check_files
from ridotto.terminal import TerminalRefusal, add_arguments, in_words, of_the_system, who_is_who
from ridotto.terminal import play as play_here
from ridotto.terminal.review_command import add_review_arguments, run_review
from ridotto.web.flags import add_arguments as add_flags
from ridotto.web.flags import settings_from
from ridotto.words.files import DEFAULT, LANGUAGES, catalogue, language_of, reader

OK: Final = 0
NOT_SO: Final = 1
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130  # as a shell counts Ctrl-C
UNHEARD: Final = 141  # and a reader who has left

WIDTH: Final = 100
SPECTATORS: Final = ("-", "spectator")
EVERYBODY: Final = "all"
PLAINER: Final = "ridotto-plainer"  # how Python calls what `plainer` does
PLAIN: Final = {
    "\u2019": "'",
    "\u201c": '"',
    "\u201d": '"',
    "\u00ab": '"',
    "\u00bb": '"',
    "\u2013": "-",
    "\u0153": "oe",
}
DECK_FILES: Final = "How deck files are written is told in docs/decks.md."

Command = Callable[[argparse.Namespace], int]


class CommandRefused(TerminalRefusal):
    """Something on the command line cannot be done."""

    code = "refused"


class Parser(argparse.ArgumentParser):
    commands: Mapping[str, Parser] = MappingProxyType({})  # where it has some

    def error(self, message: str) -> NoReturn:
        raise CommandRefused(f"{message} (see {self.prog} --help)")

    def check_command(self, words: Sequence[str]) -> None:
        """Refuses a word that is no command, and says which one was perhaps meant."""
        if not self.commands or not words or words[0].startswith("-"):
            self.check_flags(words)
            return
        if words[0] not in self.commands:
            expected = f"expected one of {', '.join(self.commands)}{self.hint(words[0])}"
            self.error(f"no command is called {words[0]!r}: {expected}")
        self.commands[words[0]].check_command(words[1:])

    def check_flags(self, words: Sequence[str]) -> None:
        """Refuses a flag that this command does not have, and says which one was perhaps meant."""
        known = list(self._option_string_actions)
        for word in words:
            flag = word.partition("=")[0]
            if flag == "--":
                return
            if flag.startswith("--") and not any(each.startswith(flag) for each in known):
                self.error(f"no flag is called {flag}{perhaps(flag, known)}")

    def hint(self, word: str) -> str:
        if "play" in self.commands and (word.casefold() in GAMES or editions_of(word)):
            return f"; perhaps {self.prog} play {word}"
        return perhaps(word, list(self.commands))


def main(argv: Sequence[str] | None = None) -> int:
    try:
        return run(argv)
    except RidottoError as problem:
        return complain(str(problem))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        let_go_of_stdout()
        return UNHEARD
    except OSError as problem:  # not a file that we were given: what we print into
        let_go_of_stdout()
        return complain(f"cannot write: {problem.strerror}")


def run(argv: Sequence[str] | None) -> int:
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=PLAINER)  # a sign that a terminal cannot show is no reason to stop
    words = sys.argv[1:] if argv is None else argv
    top = parser()
    if not words:
        return welcome(top)
    top.check_command(words)
    try:
        arguments = top.parse_args(words)
    except SystemExit:  # --help and --version have printed what they had to say
        print(end="", flush=True)
        return OK
    return obey(arguments)


def obey(arguments: argparse.Namespace) -> int:
    """Runs a command. What goes wrong is told in the language that was asked for, where the command has one."""
    spoken = reader(language_asked(arguments))
    command: Command = arguments.command
    try:
        code = command(arguments)
    except RidottoError as problem:
        return complain(in_words(problem, spoken))
    except OSError as problem:
        if problem.filename is None:
            raise
        file = in_one_line(str(problem.filename))
        return complain(spoken.say("terminal-cannot-open", file=file, **of_the_system(problem)))
    print(end="", flush=True)  # or a reader who has left is noticed too late
    return code


def language_asked(arguments: argparse.Namespace) -> str:
    """Returns the language of a command that has one: as it is asked for, or else as the system has it."""
    return language_of(arguments.language, os.environ) if "language" in arguments else DEFAULT


def complain(problem: str) -> int:
    print(f"ridotto: {problem}", file=sys.stderr)
    return BAD_INPUT


def plainer(problem: UnicodeError) -> tuple[str | bytes, int]:
    """Returns what is written in place of signs that a terminal cannot show: plain ones, or else their numbers."""
    assert isinstance(problem, UnicodeEncodeError)
    found = [PLAIN.get(sign) or bare(sign) for sign in problem.object[problem.start : problem.end]]
    return "".join(found), problem.end


def bare(sign: str) -> str:
    """Returns a letter without its accents; the number of a sign that is no such letter."""
    letter = unicodedata.normalize("NFKD", sign)[0]
    return letter if letter.isascii() else sign.encode("ascii", "backslashreplace").decode()


codecs.register_error(PLAINER, plainer)


def let_go_of_stdout() -> None:
    """Sends the rest of stdout nowhere: Python would try to write it on its way out, and fail again."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


# ---- What can be asked for.


def parser() -> Parser:
    top = Parser(prog="ridotto", description="Games of masks and bluff, played to the letter of their rulebooks.")
    top.add_argument("--version", action="version", version=version())
    commands = top.add_subparsers(metavar="COMMAND", required=True)
    top.commands = commands.choices

    def add(word: str, command: Command, meaning: str) -> Parser:
        added = commands.add_parser(word, help=meaning, description=f"{meaning[0].upper()}{meaning[1:]}.")
        added.set_defaults(command=command)
        return added

    add_language(add("games", games, "list the games, and what a host may choose in each"))

    added = add("play", play, "take a seat among bots, in this terminal")
    add_arguments(added)
    add_language(added)

    told = add("replay", replay, "tell the story of a recorded match, from one player's point of view")
    told.add_argument("file", metavar="FILE", help="a record")
    told.add_argument(
        "--ear",
        metavar="NAME",
        default=SPECTATORS[0],
        help="a point of view: a player's letter or name; - or spectator (the default); all, once it is over",
    )
    add_decks(told, "the record")
    add_language(told)

    reviewed = add("review", review, "say where a finished game was won, by a master's eyes (docs/review.md)")
    add_review_arguments(reviewed)
    add_decks(reviewed, "the record")
    add_language(reviewed)

    verified = add("verify", verify_, "check that a record keeps to the rules, and that its draws come from its seed")
    verified.add_argument("file", metavar="FILE", help="a record")
    add_decks(verified, "the record")

    checked = add("check", check, "run scenario files")
    checked.add_argument("files", metavar="FILE", nargs="+", help="a scenario file, or a folder of them")
    add_decks(checked, "each scenario file")

    add_flags(add("serve", serve, "serve tables where people and bots sit down together (docs/serving.md)"))

    copied = add("backup", backup, "copy a SQLite store as it is at one moment, while people play on")
    copied.add_argument("store", metavar="STORE", help="the file that ridotto serve --store was given")
    copied.add_argument("copy", metavar="COPY", help="where to write it: a file that is not there yet")

    arena.add_arguments(
        add("arena", arena.run, "let bots play each other, and say how sure the result is (docs/bots.md)")
    )
    solver.add_arguments(
        add(
            "exploitability",
            solver.run,
            "solve a tiny Mascarade, and say what bots lose (docs/exploitability.md)",
        )
    )

    add_deck_commands(add("deck", deck_check, "check decks of cards for Masquerade, or show one"))
    return top


def add_language(command: Parser) -> None:
    command.add_argument(
        "--language", metavar="LANGUAGE", help=f"{' or '.join(LANGUAGES)} (as the system has it, else {DEFAULT})"
    )


def add_decks(command: Parser, beside: str) -> None:
    command.add_argument(
        FLAG,
        dest="decks",
        metavar="FOLDER",
        type=Path,
        action="append",
        default=[],
        help=f"where deck files may lie beside the folder of {beside}; no others are opened",
    )


def add_deck_commands(deck: Parser) -> None:
    commands = deck.add_subparsers(metavar="COMMAND", required=True)
    deck.commands = commands.choices

    checked = commands.add_parser("check", help="say what is wrong with deck files", description=DECK_FILES)
    checked.set_defaults(command=deck_check)
    checked.add_argument("files", metavar="FILE", nargs="+", help="a deck file, or base or extras for our own")

    shown = commands.add_parser("show", help="draw all cards of a deck on one HTML page", description=DECK_FILES)
    shown.set_defaults(command=deck_show)
    shown.add_argument("file", metavar="FILE", help="a deck file, or base or extras for our own")
    shown.add_argument("-o", dest="out", metavar="OUT.html", help="where to write it (by default: printed)")


def version() -> str:
    build = "compiled" if ridotto.COMPILED else "interpreted"
    return f"ridotto {ridotto.__version__}, {build}, Python {platform.python_version()}"


def welcome(top: Parser) -> int:
    """Shows what there is; in a terminal somebody is asked what to play."""
    playing = top.parse_args(["play"])
    language = language_asked(playing)
    say = reader(language).say
    print(f"{say('terminal-welcome')}\n")
    if sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty():
        print(say("terminal-welcome-more"))
        return obey(playing)
    for game in GAMES.values():
        about = reader(language, game.id)
        print(f"  ridotto play {game.id:<14}{about.title()}, {sizes_of(game, about)}")
        print(textwrap.fill(about.about("pitch"), WIDTH, initial_indent=" " * 29, subsequent_indent=" " * 29))
    print()
    print(f"  ridotto serve              {say('terminal-welcome-serve')}")
    print(f"  ridotto games              {say('terminal-welcome-games')}")
    print(f"  ridotto --help             {say('terminal-welcome-help')}", flush=True)
    return OK


def sizes_of(game: Game, about: Reader) -> str:
    return about.say("home-from-to", fewest=game.fewest, most=game.most)


def games(arguments: argparse.Namespace) -> int:
    language = language_asked(arguments)
    for game in GAMES.values():
        about = reader(language, game.id)
        usual = about.say("terminal-usually", n=game.usual_players())
        print(f"{game.id}{about.say('common-colon')}{about.title()}, {sizes_of(game, about)}, {usual}")
        print_indented(about.about("pitch"), 4)
        for option in game.host_options():
            print_indented(option_in_words(option, about), 4)
            for choice in option.choices():
                print_indented(
                    f"{choice}{about.say('common-colon')}{about.host_option(option.name, f'is-{choice}')}", 12
                )
    return OK


def print_indented(text: str, indent: int) -> None:
    further = " " * (indent + 4)
    print(textwrap.fill(text, WIDTH, initial_indent=" " * indent, subsequent_indent=further, break_on_hyphens=False))


def option_in_words(option: HostOption, about: Reader) -> str:
    """Returns an option by its name, what it means, and what may be written there, where that is not a choice."""
    kind = option.kind()
    written = (
        about.say(f"option-write-{kind}") if kind in ("number", "seat") else about.host_option(option.name, "write")
    )
    default = about.say("terminal-default", value=option.default) if option.default else ""
    label, meaning = about.host_option(option.name, "label"), about.host_option(option.name, "meaning")
    notes = ", ".join([note for note in (written, default) if note])
    return f"{option.name}{about.say('common-colon')}{label}. {meaning} ({notes})"


def play(arguments: argparse.Namespace) -> int:
    return play_here(arguments, language_asked(arguments))


def replay(arguments: argparse.Namespace) -> int:
    record = record_in(arguments.file, arguments.decks)
    ear = None if arguments.ear == EVERYBODY else ear_called(record, arguments.ear)
    if ear is None and record.result == UNFINISHED and record.seed is None:  # with its seed, it was closed for good
        raise CommandRefused(
            "the match is not over: it is told from one point of view at a time, not from all", why="not-over"
        )
    for paragraph in paragraphs_told(record, ear, language_asked(arguments)):
        print(textwrap.fill(paragraph, WIDTH, subsequent_indent="    ", break_on_hyphens=False))
    return OK


def review(arguments: argparse.Namespace) -> int:
    return run_review(arguments, record_in(arguments.file, arguments.decks), language_asked(arguments))


def paragraphs_told(record: Record, ear: Player | None, language: str) -> list[str]:
    """Returns the story from one point of view; None: from all of them."""
    people = record.people()
    if is_of_other_rules(record):
        spoken = reader(language, people=people)
        return [by_other_rules(record, spoken), *story_as_told(spoken, log_in(record), ear, record.players)]
    match, game, setup = replay_record(record), game_of(record), setup_of(record)
    if ear is None:
        return whole_story(game, setup, catalogue(language), match.log, people)
    return story(game, setup, catalogue(language), match.heard_by(ear), people, ear)


def by_other_rules(record: Record, spoken: Reader) -> str:
    """Returns what a reader should know before a story that cannot be told again; refuses a record that holds none."""
    then, now, game = record.rules, game_named(record).rules_version, record.game
    if record.told is None:
        said = f"played by version {then} of the rules of {game}, not {now}, and only the answers were kept"
        raise CommandRefused(said, why="no-story", then=then, now=now, game=game)
    return spoken.say("terminal-other-rules", then=then, now=now, game=game, called=who_is_who(spoken))


def ear_called(record: Record, text: str) -> Player:
    """Returns the player who is meant: by letter, by name as it is written, or by name however it is written."""
    if text in SPECTATORS:
        return SPECTATOR
    letters = [name(player) for player in first_players(len(record.people()))]
    spelt_alike = [called.casefold() for called in record.people()]
    for wanted, found in ((text, letters), (text, record.people()), (text.casefold(), spelt_alike)):
        if found.count(wanted) == 1:
            return Player(found.index(wanted))
        if wanted in found:
            n = found.count(wanted)
            raise CommandRefused(f"{n} players are called {text!r}", why="two-are-called", n=n, typed=text)
    known = ", ".join([*letters, *record.names, *SPECTATORS, EVERYBODY])
    said = f"nobody here is called {text!r}: expected one of {known}"
    raise CommandRefused(said, why="nobody-is-called", typed=text, known=known)


def verify_(arguments: argparse.Namespace) -> int:
    verdict = verify(record_in(arguments.file, arguments.decks))
    for finding in verdict.findings:
        holds = "yes" if not finding.problem else "?  " if finding.unknown else "NO "
        print(f"{holds} line {finding.line}: {finding.claim}{finding.problem and ': '}{finding.problem}")
    print("verified" if verdict.holds() else "verified in part" if verdict.is_open() else "not verified")
    return OK if verdict.holds() else NOT_SO


def check(arguments: argparse.Namespace) -> int:
    return check_files(arguments.files, print, arguments.decks)


def serve(arguments: argparse.Namespace) -> int:
    settings = settings_from(arguments, os.environ)
    with naming_what_is_missing():
        found: int = import_module("ridotto.web.serve").serve(settings)
    return found


def backup(arguments: argparse.Namespace) -> int:
    with naming_what_is_missing():
        import_module("ridotto.house.stores.sqlite").back_up(arguments.store, arguments.copy)
    return OK


@contextmanager
def naming_what_is_missing() -> Iterator[None]:
    """Says which package is not installed. Serving needs some that nobody needs who plays alone, and so does a store,
    which is imported when it is opened.
    """
    try:
        yield
    except ModuleNotFoundError as problem:
        package = (problem.name or "").partition(".")[0]
        if package == "ridotto":
            raise
        raise CommandRefused(f"{package} is not installed: pip install '.[serve]' in a checkout brings it") from None


def deck_check(arguments: argparse.Namespace) -> int:
    return check_decks(arguments.files, print)


def deck_show(arguments: argparse.Namespace) -> int:
    page = contact_sheet(deck_called(arguments.file))
    if arguments.out is None:
        print(page, end="")
    else:
        Path(arguments.out).write_text(page, encoding="utf-8")
    return OK


def record_in(path: str, decks: Sequence[Path]) -> Record:
    """Returns the record in a file, and reads no more than a record can be long. Packs lie beside it or in `decks`."""
    with Path(path).open("rb") as file:
        raw = file.read(MOST_BYTES + 1)
    try:
        return read_record(text_of(raw), Folders(Path(path).parent, *decks))
    except RidottoError as problem:
        raise CommandRefused(in_one_line(path), problem, why="record", file=in_one_line(path)) from None


def in_one_line(path: str) -> str:
    return path if path.isprintable() else repr(path)
