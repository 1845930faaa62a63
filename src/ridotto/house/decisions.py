"""Decides what follows from a command: the events to store, or a refusal. Nothing changes here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from ridotto.house import commands, game_decisions, lobby_decisions
from ridotto.house.checks import once_more
from ridotto.house.commands import Command, HostCommand, PlayerCommand
from ridotto.house.errors import ChatIsOff, NoNotebook, NotSeated, NotTheHost, NotThen, OddRequest
from ridotto.house.events import AnyEvent, Closed, Noted, Renewed, Said
from ridotto.house.live_game import LiveGame
from ridotto.house.lobby import Lobby
from ridotto.house.notebook import Notebook
from ridotto.house.table_state import Decision, TableState
from ridotto.house.who import Who
from ridotto.kernel import SPECTATOR, Player
from ridotto.table import DoorIsClosed
from ridotto.table.talk import check_text

MOST_SAID: Final = 200_000  # characters of chat at one table
MOST_NOTED: Final = 2_000_000  # characters into the notebooks of one table, over and over
LONGEST_NOTES: Final = 4000  # characters
MOST_MARKS: Final = 300  # in the grid of one notebook: thirteen people and as many masks are 169 cells

# They decide a command of a player, or of SPECTATOR, who has no seat.
Decider: TypeAlias = Callable[[TableState, Player, Any], list[AnyEvent]]
GameDecider: TypeAlias = Callable[[TableState, Any, Player, Any], list[AnyEvent]]  # for one kind of game that has begun


def decide(at: TableState, who: Who, command: Command) -> list[AnyEvent]:
    """Returns what follows from a command of this person, or refuses it."""
    kind = type(command)
    if isinstance(command, HostCommand) and not who.host:
        raise NotTheHost
    if isinstance(command, PlayerCommand) and who.player is None:
        raise NotSeated
    if at.closed and kind not in EVEN_CLOSED:
        raise NotThen("the table is closed", why="closed")
    stage, player = at.stage, SPECTATOR if who.player is None else who.player
    if kind in ALWAYS:
        return ALWAYS[kind](at, player, command)
    if isinstance(stage, Lobby):
        if kind in IN_LOBBY:
            return IN_LOBBY[kind](at, player, command)
    else:
        deciders = IN_GAME if isinstance(stage, LiveGame) else IN_PAST_GAME
        if kind in deciders:
            return deciders[kind](at, stage, player, command)
    raise stage.refusal()


def by(key: str, command: Command) -> Decision:
    """Returns the decision about a command of the person with this key, for any state of the table."""
    return lambda at: decide(at, at.who_has(key), command)


def steps_by(key: str, commands: Sequence[Command]) -> list[Decision]:
    """Returns the decisions about commands that the same person gives one after the other."""
    return [by(key, command) for command in commands]


# ---- In every stage.


def renew(at: TableState, by: Player, command: commands.Renew) -> list[AnyEvent]:
    return once_more(at, Renewed(command.old, command.key))


def say(at: TableState, by: Player, command: commands.Say) -> list[AnyEvent]:
    if not at.opened.terms.chat:
        raise ChatIsOff
    said = check_text(command.text)
    if at.said_so_far + len(said) > MOST_SAID:
        raise NotThen(f"{MOST_SAID} characters were said at this table, and no more can be", why="said")
    return once_more(at, Said(by, said))


def write_notes(at: TableState, by: Player, command: commands.WriteNotes) -> list[AnyEvent]:
    text, marks = command.text, command.marks
    notebook = Notebook(text, marks)
    if not at.terms.lets_write(by):
        raise NoNotebook
    if by >= len(at.seats):
        raise DoorIsClosed("you wait at the door: your notebook is at your seat", why="notes")
    if len(text) > LONGEST_NOTES:
        said = f"a notebook holds {LONGEST_NOTES} characters, not {len(text)}"
        raise OddRequest(said, why="notes", most=LONGEST_NOTES, length=len(text))
    if len(notebook.marks) > MOST_MARKS:
        said = f"a notebook holds {MOST_MARKS} marks, not {len(notebook.marks)}"
        raise OddRequest(said, why="marks", most=MOST_MARKS, length=len(notebook.marks))
    if at.seats[by].notes == notebook:
        return []
    if at.noted_so_far + notebook.length > MOST_NOTED:
        raise NotThen(f"{MOST_NOTED} characters were written at this table, over and over: no more can be", why="noted")
    return once_more(at, Noted(by, text, marks))


def close_table(at: TableState, by: Player, command: commands.CloseTable) -> list[AnyEvent]:
    return [Closed()]


ALWAYS: Final[dict[type[Command], Decider]] = {
    commands.Renew: renew,
    commands.Say: say,
    commands.WriteNotes: write_notes,
    commands.CloseTable: close_table,
}
IN_LOBBY: Final[dict[type[Command], Decider]] = {
    commands.Sit: lobby_decisions.sit,
    commands.Introduce: lobby_decisions.introduce,
    commands.Stand: lobby_decisions.stand,
    commands.ChangeSettings: lobby_decisions.change_settings,
    commands.FillSeats: lobby_decisions.fill_seats,
    commands.SendAway: lobby_decisions.send_away,
    commands.ReplaceByBot: lobby_decisions.replace_by_bot,
    commands.Begin: lobby_decisions.begin,
}
IN_GAME: Final[dict[type[Command], GameDecider]] = {
    commands.Sit: game_decisions.sit,
    commands.Stand: game_decisions.stand,
    commands.GiveAnswers: game_decisions.give_answers,
    commands.LeaveAnswer: game_decisions.leave_answer,
    commands.WithdrawAnswer: game_decisions.withdraw_answer,
    commands.BringBot: game_decisions.bring_bot,
    commands.OfferSeat: game_decisions.offer_seat,
    commands.SendAway: game_decisions.send_away,
    commands.ReplaceByBot: game_decisions.replace_by_bot,
    commands.Pause: game_decisions.pause,
    commands.GoOn: game_decisions.go_on,
    commands.PlayAgain: game_decisions.play_again,
}
IN_PAST_GAME: Final[dict[type[Command], GameDecider]] = {
    commands.Stand: game_decisions.stand,
    commands.SendAway: game_decisions.send_away,
    commands.PlayAgain: game_decisions.play_again,
}
EVEN_CLOSED: Final[set[type[Command]]] = {
    commands.Renew,  # the table may have a record for those alone who sat there
    commands.Stand,  # nothing is left to give up, and that is no fault
}
