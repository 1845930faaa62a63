"""Opens a table for a person at a terminal, or goes on with one that was put aside."""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from pathlib import Path

from ridotto.bots import BOTS, Dice, bot_called
from ridotto.house import ChosenTerms, TableState, digest_of
from ridotto.house.commands import Begin, FillSeats, Sit
from ridotto.house.decisions import steps_by
from ridotto.house.events import Opened, decode_line
from ridotto.house.folding import table_from
from ridotto.house.new_table import draft_table
from ridotto.house.past_game import PastGame
from ridotto.house.table_state import Decision
from ridotto.house.what_if import first_steps, opening, take_up
from ridotto.kernel import Game, Player, Reader, RidottoError, SetupRefused, first_players
from ridotto.replay import fresh_seed, game_of, read_record, replay_record, setup_of, story_as_told
from ridotto.table import Automaton, Person, Sitter
from ridotto.terminal.command import bots_called, memory_called, players_called, seat_called, seed_called, wishes_in
from ridotto.terminal.game_log import CODE, GameLog, read_log
from ridotto.terminal.keeping import NotKept, new_file, read_bytes
from ridotto.terminal.local_table import TOKEN, LocalTable
from ridotto.terminal.refusing import who_is_who
from ridotto.terminal.screen import Screen
from ridotto.terminal.sitting import Sitting
from ridotto.words.files import catalogue, reader


class OtherRulesThen(RidottoError):
    """A game that was begun under other rules: what was told can be read, and nobody can play on."""

    code = "saved-elsewhere"


# ---- A new game.


def sit_down(game: Game, arguments: argparse.Namespace, screen: Screen, language: str) -> Sitting:
    players = players_called(arguments.players, game)
    bots = bots_called(arguments.bots)
    memory = memory_called(arguments.memory)
    wishes = wishes_in(arguments.option or [])
    setup = game.set_up(players, wishes)  # what is wrong with that is said first
    me = seat_called(arguments.seat or "A", players)
    called = reader(language).say("terminal-stranger") if arguments.name is None else arguments.name
    for bot in bots:  # or one that does not know the game would say so in the middle of it
        bot_called(bot, BOTS)(game, setup, me, Dice(0).below)
    host = digest_of(TOKEN)
    opened = Opened(
        game=game.id,
        rules=game.rules_version,
        players=players,
        options=wishes,
        terms=ChosenTerms(memory=memory.value, stand_in=bots[0]),
        host=host,
        seed=(fresh_seed() if arguments.seed is None else seed_called(arguments.seed)).hex(),
    )
    others = [player for player in first_players(players) if player != me]
    filled = [FillSeats(bots[number % len(bots)], seat) for number, seat in enumerate(others)]
    log, path = new_game(opened, steps_by(host, [Sit(called, host, me), *filled, Begin()]), arguments.save)
    sitting = Sitting(LocalTable(log, me), screen, path, catalogue(language))
    sitting.begin()
    return sitting


def new_game(opened: Opened, steps: Sequence[Decision], save: str | None) -> tuple[GameLog, Path | None]:
    """Returns the events of a new game, and the path of the file that keeps them from now on, where one was named."""
    log = GameLog(draft_table(CODE, opened, steps, time.time(), 0).batch.lines)
    path = None if save is None else new_file(save)
    if path is not None:
        log.keep_in(path)
    return log, path


# ---- What if: from a moment of a recorded game.


def take_up_game(arguments: argparse.Namespace, moment: int, screen: Screen, language: str) -> Sitting:
    """Plays on from a record, by what one seat then knew; bots take all other seats."""
    record = read_record(read_bytes(Path(arguments.taken_from)).decode(errors="replace"))
    game, setup = game_of(record), setup_of(record)
    me = seat_called(arguments.seat or "A", record.players)
    bots, others = bots_called(arguments.bots), [player for player in first_players(record.players) if player != me]
    taken: dict[Player, Sitter] = {
        player: Automaton(record.people()[player], bots[number % len(bots)]) for number, player in enumerate(others)
    }
    taken[me] = Person(record.people()[me])
    found = take_up(game, setup, replay_record(record), moment, me, Dice(int.from_bytes(fresh_seed())))
    opened = opening(game, setup, found, digest_of(TOKEN))
    steps = first_steps(opened, me, [taken[player] for player in first_players(record.players)])
    log, path = new_game(opened, steps, arguments.save)
    at = table_from(CODE, [decode_line(text) for text in log.lines[CODE]])
    heard = at.live_game().heard_by(me)
    sitting = Sitting(LocalTable(log, me, heard), screen, path, catalogue(language))
    sitting.resume(heard)
    return sitting


# ---- A game put aside.


def resume_game(arguments: argparse.Namespace, screen: Screen, language: str) -> Sitting:
    path = Path(arguments.resume)
    log = read_log(path)
    at = game_in(path, log.lines[CODE])
    me = person_at(path, at)
    elsewhere = None if arguments.save is None else new_file(arguments.save)
    game = at.begun_game()
    if isinstance(game, PastGame):
        for paragraph in story_of(game, at.names(), me, language):
            screen.say(paragraph)
        raise NotKept(f"{path} cannot be played on", other_rules(game), why="outdated", file=str(path))
    heard = game.heard_by(me)
    if elsewhere is None:
        log.go_on_in(path)
    else:
        log.keep_in(elsewhere)
    sitting = Sitting(LocalTable(log, me, heard), screen, elsewhere or path, catalogue(language))
    sitting.resume(heard)
    return sitting


def game_in(path: Path, texts: list[bytes]) -> TableState:
    """Returns the table that these events lead to; what this version cannot go on with is refused."""
    try:
        lines = [decode_line(text) for text in texts]
        if not lines or not isinstance(lines[0].event, Opened):
            raise of_another_version(path)
        at = table_from(CODE, lines)
    except NotKept:
        raise
    except RidottoError as problem:
        said = f"{path} is no game that this version can go on with"
        raise NotKept(said, problem, why="version-because", file=str(path)) from None
    except (LookupError, RecursionError, TypeError, ValueError):  # a decoder's errors among them
        raise of_another_version(path) from None
    if not at.has_begun:
        raise of_another_version(path)
    return at


def person_at(path: Path, at: TableState) -> Player:
    """Returns where the person sits whose game this is."""
    if at.host_at() not in at.people():
        raise of_another_version(path)
    return at.host_at()


def of_another_version(path: Path) -> NotKept:
    return NotKept(f"{path} is no game that this version can go on with", why="version", file=str(path))


def other_rules(past: PastGame) -> RidottoError:
    """Returns why nobody can play on: the rules are others now, or a pack is, or answers lead to something else."""
    then, now, game = past.rules_version, past.game.rules_version, past.game.id
    if then == now:
        try:
            past.game.set_up(past.players, past.options)
        except SetupRefused as refused:
            return refused
        return OtherRulesThen("by the rules of now its answers lead to something else than was told", why="answers")
    said = f"the game was begun under version {then} of the rules of {game}, and version {now} is played here now"
    return OtherRulesThen(said, why="rules", then=then, now=now, game=game)


def story_of(past: PastGame, people: list[str], me: Player, language: str) -> list[str]:
    """Returns what the person was told and nothing else, in the words that were kept."""
    spoken: Reader = reader(language, people=people)
    told = story_as_told(spoken, past.log, me, past.players)
    return [spoken.say("terminal-kept", called=who_is_who(spoken)), *told]
