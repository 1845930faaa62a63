"""Applies events to the state of a table. Which events there may be, the decisions say; nothing is checked twice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from ridotto.house import events
from ridotto.house.events import AnyEvent
from ridotto.house.live_game import LiveGame
from ridotto.house.lobby import Lobby
from ridotto.house.notebook import Notebook
from ridotto.house.past_game import PastGame
from ridotto.house.table_state import TableState, terms_of
from ridotto.house.who import NO_KEY, SeatHolder
from ridotto.kernel import SPECTATOR, Player
from ridotto.replay import options_chosen
from ridotto.table import Automaton, Person, Seats, Sitter, Table
from ridotto.table.terms import PACE


def apply(at: TableState, event: AnyEvent) -> None:
    """Changes the table as this event says."""
    APPLIERS[type(event)](at, event)


# ---- Coming and going.


def on_sat(at: TableState, event: events.Sat) -> None:
    player, game, person = Player(event.seat), at.stage, Person(event.name, event.face)
    if not isinstance(game, Lobby):  # in place of a bot, which still has to say what it is asked
        game.listened[event.key] = player
        game.arrivals[event.key] = at.arrival()
        game.heard_before[player] = game.heard_by(player)
        game.seats.seat(player, person)
        game.seats.away.add(player)
        game.hand_over(player)
    at.seats[event.seat] = SeatHolder(person, event.key, False)


def on_introduced(at: TableState, event: events.Introduced) -> None:
    at.seats[event.seat].sitter = Person(event.name, event.face)


def on_filled(at: TableState, event: events.Filled) -> None:
    bot = Automaton(event.name, event.bot, event.face)
    at.seats[event.seat] = SeatHolder(bot, NO_KEY, False)
    if not isinstance(at.stage, Lobby):
        at.stage.give_to_bot(Player(event.seat), bot)


def on_stood(at: TableState, event: events.Stood) -> None:
    at.seats[event.seat] = SeatHolder()


def on_seat_offered(at: TableState, event: events.SeatOffered) -> None:
    at.seats[event.seat].free = event.offered


def on_listened(at: TableState, event: events.Listened) -> None:
    game = at.begun_game()
    (game.watched_as if event.player == SPECTATOR else game.played_as).add(event.visitor)


def on_renewed(at: TableState, event: events.Renewed) -> None:
    for seat in at.seats:
        if seat.key == event.old:
            seat.key = event.key
    at.door = [event.key if key == event.old else key for key in at.door]
    at.host = event.key if at.host == event.old else at.host
    at.opener = event.key if at.opener == event.old else at.opener
    at.score_before = tuple(
        [
            msgspec.structs.replace(score, key=event.key) if score.key == event.old else score
            for score in at.score_before
        ]
    )
    at.revoked.add(event.old)
    if not isinstance(at.stage, Lobby):
        at.stage.renew(event.old, event.key)


def on_joined(at: TableState, event: events.Joined) -> None:
    game, called, face = at.begun_game(), event.name, event.face
    game.join(Automaton(called, event.bot, face) if event.bot else Person(called, face))
    game.arrivals[event.key] = at.arrival()
    at.door.append(event.key)


def on_turned_away(at: TableState, event: events.TurnedAway) -> None:
    del at.begun_game().seats.door[event.place], at.door[event.place]


def on_left(at: TableState, event: events.Left) -> None:
    at.begun_game().leave(Player(event.player))


def on_came_back(at: TableState, event: events.CameBack) -> None:
    game, player = at.begun_game(), Player(event.player)
    game.seats.person(player)
    if game.is_away(player) and game.hand_over(player):
        at.shown_at = at.version


def on_became_host(at: TableState, event: events.BecameHost) -> None:
    at.host = at.seats[event.player].key


# ---- Before the game.


def on_settings_changed(at: TableState, event: events.SettingsChanged) -> None:
    at.opened = msgspec.structs.replace(at.opened, players=event.players, options=event.options, terms=event.terms)
    at.options = at.options_agreed(event.options)
    at.terms = terms_of(at.opened)
    at.was_listed = at.was_listed or event.terms.listed
    added = [SeatHolder() for _ in range(event.players - len(at.seats))]
    at.seats = [*at.seats[: event.players], *added]


def on_begun(at: TableState, event: events.Begun) -> None:
    sitters = [seat.sitter for seat in at.seats if seat.sitter is not None]
    listened = {seat.key: Player(number) for number, seat in enumerate(at.seats) if seat.key != NO_KEY}
    rules = event.rules or at.opened.rules
    if rules != at.game.rules_version or (isinstance(at.stage, Lobby) and at.stage.as_told):
        at.options = event.options if event.rules else at.opened.options
        at.stage = PastGame(at.game, rules, at.options, Seats(sitters, at.terms.stand_in), listened)
    else:
        setup = at.game.set_up(at.opened.players, agreed_at_start(at, event))
        secret = at.fate.secret_for_bots()
        table = Table(at.game, setup, sitters, at.draws, at.terms, secret=secret)
        at.stage = LiveGame(table, listened)
        at.options = options_chosen(at.game, setup)
        for player, said, late in () if at.opened.what_if is None else at.opened.what_if.answers:
            table.settle(Player(player), at.game.notation.read(said), late=late)


def agreed_at_start(at: TableState, event: events.Begun) -> dict[str, str]:
    """Returns what the game was begun with: a house that is newer might make something else of the same wishes."""
    if event.rules:
        return event.options
    wishes = at.wishes()  # of a version that knew no other pace for people than the usual one
    alone = wishes.get(PACE) == "alone" and PACE not in at.opened.options
    return {**wishes, PACE: "usual"} if alone else wishes


# ---- In the game.


def on_answered(at: TableState, event: events.Answered) -> None:
    game = at.live_game()
    game.answer(Player(event.player), event.answers)
    follow_up(at, game)


def on_settled(at: TableState, event: events.Settled) -> None:
    game, player = at.live_game(), Player(event.player)
    game.settle(player, at.game.notation.read(event.answer), event.late)
    if player in game.returning:
        game.take_over(player)
        at.shown_at = at.version
    follow_up(at, game)


def follow_up(at: TableState, game: LiveGame) -> None:
    """Follows up an answer: perhaps somebody has sat down, or the game is over."""
    for sitter in game.seats.sitters[len(at.seats) :]:
        seat_newcomer(at, game, sitter)
    if game.is_over():
        at.shown_at = at.version


def seat_those_told(at: TableState, past: PastGame) -> None:
    """Seats those who waited at the door of a game of other rules, and have been told something since."""
    while past.seats.door and past.told_to(Player(len(at.seats))):
        past.seats.let_in()
        seat_newcomer(at, past, past.seats.sitters[-1])


def seat_newcomer(at: TableState, game: LiveGame | PastGame, newcomer: Sitter) -> None:
    """Gives the first at the door a seat."""
    key = at.door.pop(0)
    game.listened[key] = Player(len(at.seats))
    at.seats.append(SeatHolder(newcomer, key, False))
    at.shown_at = at.version


def on_left_answer(at: TableState, event: events.LeftAnswer) -> None:
    player, table = Player(event.player), at.live_game().table
    table.leave_answer(player, event.question, event.answer, table.play.number(player))


def on_withdrew(at: TableState, event: events.Withdrew) -> None:
    at.live_game().table.withdraw_answer(Player(event.player))


def on_paused(at: TableState, event: events.Paused) -> None:
    if isinstance(at.stage, LiveGame):
        at.stage.pause(at.time)


def on_went_on(at: TableState, event: events.WentOn) -> None:
    if isinstance(at.stage, LiveGame):
        at.stage.paused_until = None


# ---- At any time.


def on_said(at: TableState, event: events.Said) -> None:
    at.talk.add(Player(event.player), at.name_of(event.player), event.text)
    at.said_so_far += len(event.text)


def on_noted(at: TableState, event: events.Noted) -> None:
    notebook = Notebook(event.text, event.marks)
    at.seats[event.player].notes = notebook
    at.noted_so_far += notebook.length


def on_slept(at: TableState, event: events.Slept) -> None:
    at.asleep = True


def on_woke(at: TableState, event: events.Woke) -> None:
    at.asleep = False


def on_followed(at: TableState, event: events.Followed) -> None:
    at.followed_by = event.by


def on_closed(at: TableState, event: events.Closed) -> None:
    at.closed = True


APPLIERS: Final[dict[type[AnyEvent], Callable[[Any, Any], None]]] = {
    events.Sat: on_sat,
    events.Introduced: on_introduced,
    events.Filled: on_filled,
    events.Stood: on_stood,
    events.SeatOffered: on_seat_offered,
    events.Listened: on_listened,
    events.Renewed: on_renewed,
    events.Joined: on_joined,
    events.TurnedAway: on_turned_away,
    events.Left: on_left,
    events.CameBack: on_came_back,
    events.BecameHost: on_became_host,
    events.SettingsChanged: on_settings_changed,
    events.Begun: on_begun,
    events.Answered: on_answered,
    events.Settled: on_settled,
    events.LeftAnswer: on_left_answer,
    events.Withdrew: on_withdrew,
    events.Paused: on_paused,
    events.WentOn: on_went_on,
    events.Said: on_said,
    events.Noted: on_noted,
    events.Slept: on_slept,
    events.Woke: on_woke,
    events.Followed: on_followed,
    events.Closed: on_closed,
}
