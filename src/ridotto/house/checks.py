"""Checks that several commands share. Each refuses, or returns what was asked for."""

from __future__ import annotations

from ridotto.house.bounds import MOST, counted_for
from ridotto.house.commands import Sit
from ridotto.house.errors import NameTaken, NotThen, OddRequest, SeatTaken
from ridotto.house.events import AnyEvent, Filled
from ridotto.house.objections import objection_to_bot
from ridotto.house.table_state import TableState
from ridotto.kernel import Player, name
from ridotto.table import Automaton, Person
from ridotto.table.guests import NAMES, person_called
from ridotto.table.names import looks_like_one_of


def once_more(at: TableState, *events: AnyEvent) -> list[AnyEvent]:
    """Returns these events, or refuses where a table has too many of their kind."""
    for event in events:
        most = MOST[type(event)]
        if at.times[type(event), counted_for(event)] >= most:
            raise NotThen(f"that was done {most} times at this table, and no more can be", why="often", most=most)
    return list(events)


# ---- Seats.


def newcomer(at: TableState, command: Sit) -> Person:
    """Returns the person who wants to sit here, or wait at the door: one for each key, with a name of their own."""
    if command.key in at.door or at.seat_of(command.key) is not None:
        raise SeatTaken("", "is yours already: one for each person", why="yours")
    person = person_called(command.name, command.face)
    sitting = [seat.sitter.name for seat in at.seats if seat.sitter is not None]
    if looks_like_one_of(person.name, [*sitting, *at.stage.at_the_door()]):
        raise NameTaken(person.name)
    return person


def free_seat(at: TableState, wanted: Player | None) -> Player | None:
    """Returns the seat that is wanted, or the first free one; None where none is free."""
    free = [Player(number) for number, seat in enumerate(at.seats) if seat.free]
    if wanted is not None and wanted not in free:
        raise SeatTaken(name(wanted), "is not free", why="taken")
    return wanted if wanted is not None or not free else free[0]


def require_somebody(at: TableState, player: Player) -> None:
    if player >= len(at.seats) or at.seats[player].sitter is None:
        raise SeatTaken(name(player), "has nobody on it", why="empty")


# ---- Bots.


def bot_instead(at: TableState, player: Player, bot: str) -> list[AnyEvent]:
    """Lets a bot take the seat of a person, or of another bot."""
    event = filled_by(at, player, bot)
    return [] if at.seats[player].sitter == Automaton(event.name, bot) else once_more(at, event)


def filled_by(at: TableState, player: Player, bot: str) -> Filled:
    others = [other for number, other in enumerate(at.names()) if number != player]
    return Filled(player, name_of_bot(player, others), known_bot(bot))


def known_bot(bot: str) -> str:
    unknown = objection_to_bot(bot)
    if unknown is not None:
        raise OddRequest(unknown.say, why=unknown.code, **unknown.details)
    return bot


def name_of_bot(player: Player, others: list[str]) -> str:
    """Returns the name of a bot at this seat, told apart from the others."""
    called = NAMES[player]
    return f"{called} II" if looks_like_one_of(called, others) else called
