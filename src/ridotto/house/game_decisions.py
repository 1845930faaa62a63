"""Decides commands in a game that has begun."""

from __future__ import annotations

from ridotto.house import commands
from ridotto.house.checks import bot_instead, free_seat, known_bot, name_of_bot, newcomer, once_more, require_somebody
from ridotto.house.errors import HeardAnotherSeat, HeardTheGame, NotThen, OddRequest, SeatTaken, TableFull
from ridotto.house.events import (
    Answered,
    AnyEvent,
    Followed,
    Joined,
    Left,
    LeftAnswer,
    Paused,
    Sat,
    SeatOffered,
    TurnedAway,
    WentOn,
    Withdrew,
)
from ridotto.house.live_game import LiveGame
from ridotto.house.past_game import PastGame
from ridotto.house.table_shown import faces_shown
from ridotto.house.table_state import TableState
from ridotto.kernel import Player, name
from ridotto.table import DoorIsClosed, Person, Table
from ridotto.table.faces import free_face

# ---- Coming and going.


def sit(at: TableState, game: LiveGame, by: Player, command: commands.Sit) -> list[AnyEvent]:
    person, seat = newcomer(at, command), free_seat(at, command.seat)
    if command.key in game.listened:
        raise HeardAnotherSeat(name(game.listened[command.key]))
    if seat is None:
        return wait_at_the_door(at, game, person, command.key)
    game.require_not_over()
    require_no_other_seat(at, game, command)
    others = [face for number, face in enumerate(faces_shown(at)) if number != seat]
    return once_more(at, Sat(seat, person.name, command.key, free_face(person, others)))


def require_no_other_seat(at: TableState, game: LiveGame, command: commands.Sit) -> None:
    """Refuses a player of another seat, and under strict memory a watcher (TBL-016)."""
    if not command.visitor:
        raise OddRequest("in the middle of a game: expected `visitor`, the same as in `hello`")
    watched = command.visitor in game.watched_as or command.key in (at.host, at.opener)
    if command.visitor in game.played_as or (watched and not at.terms.lets_watchers_sit()):
        raise HeardTheGame


def wait_at_the_door(at: TableState, game: LiveGame, person: Person, key: str) -> list[AnyEvent]:
    over, table = game.is_over(), game.table
    closed, why = ("the game is over", "over") if over else (table.why_closed(), table.closed_by())
    if at.is_for_one and not over:
        closed, why = "one person plays here alone", "alone"
    if closed:
        raise TableFull(f"no seat is free: {closed}", why=why)
    return once_more(at, Joined(person.name, key, face=person.face))


def stand(at: TableState, game: LiveGame | PastGame, by: Player, command: commands.Stand) -> list[AnyEvent]:
    if by >= len(at.seats):
        return [TurnedAway(by - len(at.seats))]
    plays = isinstance(game, LiveGame) and not game.is_over() and not game.is_away(by)
    return once_more(at, Left(by)) if plays else []


# ---- Playing.


def give_answers(at: TableState, game: LiveGame, by: Player, command: commands.GiveAnswers) -> list[AnyEvent]:
    if not command.answers:
        raise OddRequest("expected at least one answer")
    table = table_for(game, by)
    table.expect(by, command.number)
    if at.lesson is not None and not at.lesson.wants(table.match, list(command.answers)):
        raise NotThen("the lesson goes on with another answer", why="lesson")
    return [Answered(by, tuple(command.answers))]


def leave_answer(at: TableState, game: LiveGame, by: Player, command: commands.LeaveAnswer) -> list[AnyEvent]:
    table, question, said = table_for(game, by), command.question, command.answer
    table.expect(by, command.number)
    if at.lesson is not None:
        raise NotThen("in a lesson nothing is answered in advance", why="lesson")
    left = table.play.advance.get(by)
    if left is not None and left.question == question and left.answer is table.parse_answer(said):
        return []
    return once_more(at, LeftAnswer(by, question, said))


def withdraw_answer(at: TableState, game: LiveGame, by: Player, command: commands.WithdrawAnswer) -> list[AnyEvent]:
    table = table_for(game, by)
    table.seats.person_here(by)
    return [Withdrew(by)] if by in table.play.advance else []


def table_for(game: LiveGame, player: Player) -> Table:
    """Returns the table of a game that is not paused, at which this player has a seat, or refuses."""
    game.require_not_paused()
    if player >= len(game.seats.sitters):
        raise DoorIsClosed("you wait at the door: you are asked as soon as you sit", why="waiting")
    return game.table


# ---- What hosts do.


def bring_bot(at: TableState, game: LiveGame, by: Player, command: commands.BringBot) -> list[AnyEvent]:
    game.require_not_paused()
    game.require_not_over()
    if game.table.why_closed():
        raise DoorIsClosed(game.table.why_closed(), why=game.table.closed_by())
    waiting = game.at_the_door()
    called = name_of_bot(Player(len(at.seats) + len(waiting)), [*at.names(), *waiting])
    return once_more(at, Joined(called, bot=known_bot(command.bot)))


def offer_seat(at: TableState, game: LiveGame, by: Player, command: commands.OfferSeat) -> list[AnyEvent]:
    """Offers a bot's seat. One at which a person has heard anything stays a bot's to the end."""
    player, offered = command.seat, command.offered
    require_somebody(at, player)
    game.require_not_over()
    game.require_not_paused()
    if not at.can_be_given(player):
        raise SeatTaken(name(player), "is not a bot's, or was a person's in this game", why="not-a-bot")
    return [] if at.seats[player].free is offered else once_more(at, SeatOffered(player, offered))


def send_away(at: TableState, game: LiveGame | PastGame, by: Player, command: commands.SendAway) -> list[AnyEvent]:
    """Takes a person's seat away. In the middle of a game a bot plays there to the end: if another person could sit
    down there, a host could come in by a second name and have two hands in one head.
    """
    if 0 <= command.player - len(at.seats) < len(at.door):
        return [TurnedAway(command.player - len(at.seats))]
    if isinstance(game, PastGame):
        raise game.refusal()
    require_somebody(at, command.player)
    game.require_not_over()
    return bot_instead(at, command.player, at.terms.stand_in)


def replace_by_bot(at: TableState, game: LiveGame, by: Player, command: commands.ReplaceByBot) -> list[AnyEvent]:
    require_somebody(at, command.player)
    game.require_not_over()
    return bot_instead(at, command.player, command.bot)


def pause(at: TableState, game: LiveGame, by: Player, command: commands.Pause) -> list[AnyEvent]:
    game.require_not_paused()
    game.require_not_over()
    return once_more(at, Paused())


def go_on(at: TableState, game: LiveGame, by: Player, command: commands.GoOn) -> list[AnyEvent]:
    if not game.is_paused():
        raise NotThen("the game is not paused", why="not-paused")
    return [WentOn()]


def play_again(at: TableState, game: LiveGame | PastGame, by: Player, command: commands.PlayAgain) -> list[AnyEvent]:
    if isinstance(game, LiveGame) and not game.is_over():
        raise NotThen("play again when the game is over", why="not-over")
    if at.followed_by is not None:
        raise NotThen(f"you play again already, at table {at.followed_by}", why="followed", code=at.followed_by)
    return [Followed(command.code)]
