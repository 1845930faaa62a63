"""Decides commands before the game begins."""

from __future__ import annotations

from ridotto.house import commands
from ridotto.house.checks import bot_instead, filled_by, free_seat, newcomer, once_more, require_somebody
from ridotto.house.errors import NameTaken, NotThen, SeatTaken, TableFull
from ridotto.house.events import AnyEvent, Begun, Introduced, Sat, SettingsChanged, Stood
from ridotto.house.objections import check_settings
from ridotto.house.table_state import TableState
from ridotto.kernel import Player, name
from ridotto.replay import options_chosen
from ridotto.table.guests import person_called
from ridotto.table.names import looks_like_one_of


def sit(at: TableState, by: Player, command: commands.Sit) -> list[AnyEvent]:
    person, seat = newcomer(at, command), free_seat(at, command.seat)
    if seat is None:
        raise TableFull
    return once_more(at, Sat(seat, person.name, command.key, person.face))


def introduce(at: TableState, by: Player, command: commands.Introduce) -> list[AnyEvent]:
    person = person_called(command.name, command.face)
    others = [other for number, other in enumerate(at.names()) if number != by]
    if looks_like_one_of(person.name, others):
        raise NameTaken(person.name)
    return [] if at.seats[by].sitter == person else once_more(at, Introduced(by, person.name, person.face))


def stand(at: TableState, by: Player, command: commands.Stand) -> list[AnyEvent]:
    return [Stood(by)]


# ---- What hosts do.


def change_settings(at: TableState, by: Player, command: commands.ChangeSettings) -> list[AnyEvent]:
    players, options, terms = command.players, command.options, command.terms
    check_settings(at.game, players, options, terms, [seat.sitter for seat in at.seats])
    opened = at.opened
    if (players, options, terms) == (opened.players, opened.options, opened.terms):
        return []
    return once_more(at, SettingsChanged(players, options, terms))


def fill_seats(at: TableState, by: Player, command: commands.FillSeats) -> list[AnyEvent]:
    wanted = command.seat
    empty = [Player(number) for number, seat in enumerate(at.seats) if seat.sitter is None]
    if wanted is not None and wanted not in empty:
        raise SeatTaken(name(wanted), "is not free", why="taken")
    return once_more(at, *[filled_by(at, player, command.bot) for player in (empty if wanted is None else [wanted])])


def send_away(at: TableState, by: Player, command: commands.SendAway) -> list[AnyEvent]:
    require_somebody(at, command.player)
    return [Stood(command.player)]


def replace_by_bot(at: TableState, by: Player, command: commands.ReplaceByBot) -> list[AnyEvent]:
    require_somebody(at, command.player)
    return bot_instead(at, command.player, command.bot)


def begin(at: TableState, by: Player, command: commands.Begin) -> list[AnyEvent]:
    free = [name(Player(number)) for number, seat in enumerate(at.seats) if seat.sitter is None]
    if free:
        seats = ", ".join(free)
        said = f"nobody sits at {seats} yet: wait for people, or fill the seats with bots"
        raise NotThen(said, why="seats-free", seats=seats)
    setup = at.game.set_up(at.opened.players, at.wishes())  # or it is refused: the rules may have changed meanwhile
    return [Begun(at.game.rules_version, options_chosen(at.game, setup))]
