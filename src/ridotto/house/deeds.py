"""People's deeds at a table: each returns the entries that follow, or refuses, and changes nothing by itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ridotto.bots import BOTS
from ridotto.house.bounds import MOST, counted_for
from ridotto.house.entries import (
    Answered,
    AnyEntry,
    Begun,
    CameBack,
    ChosenTerms,
    Closed,
    Filled,
    Joined,
    Left,
    LeftAnswer,
    Noted,
    Paused,
    Renewed,
    Said,
    Sat,
    SettingsChanged,
    Stood,
    TurnedAway,
    WentOn,
    Withdrew,
)
from ridotto.house.errors import (
    ChatIsOff,
    HeardAnotherSeat,
    NameTaken,
    NoNotebook,
    NotSeated,
    NotTheHost,
    NotThen,
    OddRequest,
    SeatTaken,
    TableFull,
)
from ridotto.house.gathering import Gathering, Who
from ridotto.house.objections import check_settings
from ridotto.kernel import Player, name
from ridotto.replay import options_chosen
from ridotto.table import Automaton, DoorIsClosed, Table
from ridotto.table.guests import NAMES, person_called
from ridotto.table.names import looks_like_one_of
from ridotto.table.talk import check_text

MOST_SAID: Final = 200_000  # characters of chat at one table
MOST_NOTED: Final = 2_000_000  # characters into the notebooks of one table, over and over
LONGEST_NOTES: Final = 4000  # characters


# ---- Coming and going.


def sit(at: Gathering, called: str, key: str, wanted: Player | None = None) -> list[AnyEntry]:
    """Takes a free seat, or waits at the door of a game that is under way."""
    person = person_called(called)
    not_closed(at)
    if key in at.door or any(key == seat.key for seat in at.seats):
        raise SeatTaken("", "is yours already: one for each person", why="yours")
    free = [Player(number) for number, seat in enumerate(at.seats) if seat.free]
    waiting = [] if at.company is None else [other.name for other in at.company.door]
    sitting = [other for other, seat in zip(at.names(), at.seats) if seat.sitter is not None]
    if looks_like_one_of(person.name, [*sitting, *waiting]):
        raise NameTaken(person.name)
    if wanted is not None and wanted not in free:
        raise SeatTaken(name(wanted), "is not free", why="taken")
    if wanted is None and not free:
        return wait_at_the_door(at, person.name, key)
    seat = free[0] if wanted is None else wanted
    if at.over:
        raise NotThen("the game is over", why="over")
    at.require_these_rules()
    return once_more(at, Sat(seat, person.name, key))


def wait_at_the_door(at: Gathering, called: str, key: str) -> list[AnyEntry]:
    if at.company is None:
        raise TableFull
    if key in at.listened:
        raise HeardAnotherSeat(name(at.listened[key]))
    closed, why = "the game is over", "over"
    if not at.over:
        at.require_these_rules()
        assert at.table is not None
        closed, why = at.table.why_closed(), at.table.closed_by()
    if closed:
        raise TableFull(f"no seat is free: {closed}", why=why)
    return once_more(at, Joined(called, key))


def renew(at: Gathering, old: str, key: str) -> list[AnyEntry]:
    """Puts a new key in place of an old one, which no longer opens anything. At a closed table, too, which may have a
    record for those alone who sat there.
    """
    at.who_has(old)
    return once_more(at, Renewed(old, key))


def stand(at: Gathering, who: Who) -> list[AnyEntry]:
    """Gives up a seat: for good before the game begins; in the middle of it a bot plays on."""
    player = seat_of(who)
    if player >= len(at.seats):
        return [TurnedAway(player - len(at.seats))]
    if at.company is None:
        return [Stood(player)]
    goes_on = at.past is None and not at.over
    return once_more(at, Left(player)) if goes_on and not at.is_away(player) else []


def come_back(at: Gathering, who: Who) -> list[AnyEntry]:
    player = seat_of(who)
    return [CameBack(player)] if at.is_away(player) and player not in at.returning else []


# ---- Playing.


def answer(at: Gathering, who: Who, number: int, said: Sequence[str]) -> list[AnyEntry]:
    if not said:
        raise OddRequest("expected at least one answer")
    table, player = playing(at, who)
    table.expect(player, number)
    return [Answered(player, tuple(said))]


def leave_answer(at: Gathering, who: Who, number: int, question: str, said: str) -> list[AnyEntry]:
    table, player = playing(at, who)
    table.expect(player, number)
    left = table.play.advance.get(player)
    if left is not None and left.question == question and left.answer is table.parse_answer(said):
        return []
    return once_more(at, LeftAnswer(player, question, said))


def withdraw_answer(at: Gathering, who: Who) -> list[AnyEntry]:
    table, player = playing(at, who)
    table.company.person_here(player)
    return [Withdrew(player)] if player in table.play.advance else []


def say(at: Gathering, who: Who, text: str) -> list[AnyEntry]:
    player = seat_of(who)
    not_closed(at)
    if not at.opened.terms.chat:
        raise ChatIsOff
    said = check_text(text)
    if at.said_so_far + len(said) > MOST_SAID:
        raise NotThen(f"{MOST_SAID} characters were said at this table, and no more can be", why="said")
    return once_more(at, Said(player, said))


def note(at: Gathering, who: Who, text: str) -> list[AnyEntry]:
    """Writes into the player's notebook: any time until the table is closed, in a pause and after the end, too."""
    player = seat_of(who)
    not_closed(at)
    if not at.terms.lets_write(player):
        raise NoNotebook
    if player >= len(at.seats):
        raise DoorIsClosed("you wait at the door: your notebook is at your seat", why="notes")
    if len(text) > LONGEST_NOTES:
        said = f"a notebook holds {LONGEST_NOTES} characters, not {len(text)}"
        raise OddRequest(said, why="notes", most=LONGEST_NOTES, length=len(text))
    if at.seats[player].notes == text:
        return []
    if at.noted_so_far + len(text) > MOST_NOTED:
        raise NotThen(f"{MOST_NOTED} characters were written at this table, over and over: no more can be", why="noted")
    return once_more(at, Noted(player, text))


# ---- What hosts do.


def change_settings(
    at: Gathering, who: Who, players: int, options: dict[str, str], terms: ChosenTerms
) -> list[AnyEntry]:
    """Changes the seats, the host options and the terms, as long as the game has not begun. The game itself stays."""
    hosts(at, who)
    not_begun(at)
    check_settings(at.game, players, options, terms, [seat.sitter for seat in at.seats])
    opened = at.opened
    if (players, options, terms) == (opened.players, opened.options, opened.terms):
        return []
    return once_more(at, SettingsChanged(players, options, terms))


def begin(at: Gathering, who: Who) -> list[AnyEntry]:
    hosts(at, who)
    not_begun(at)
    free = [name(Player(number)) for number, seat in enumerate(at.seats) if seat.sitter is None]
    if free:
        seats = ", ".join(free)
        said = f"nobody sits at {seats} yet: wait for people, or fill the seats with bots"
        raise NotThen(said, why="seats-free", seats=seats)
    setup = at.game.set_up(at.opened.players, at.wishes())  # or it is refused: the rules may have changed meanwhile
    return [Begun(at.game.rules_version, options_chosen(at.game, setup))]


def fill(at: Gathering, who: Who, bot: str, wanted: Player | None = None) -> list[AnyEntry]:
    """Lets bots take all free seats, or the one that is wanted."""
    hosts(at, who)
    at.require_these_rules()
    empty = [Player(number) for number, seat in enumerate(at.seats) if seat.sitter is None]
    if wanted is not None and wanted not in empty:
        raise SeatTaken(name(wanted), "is not free", why="taken")
    return once_more(at, *[filled_by(at, player, bot) for player in (empty if wanted is None else [wanted])])


def send_away(at: Gathering, who: Who, player: Player) -> list[AnyEntry]:
    """Takes a person's seat away. In the middle of a game a bot plays there to the end: if another person could sit
    down there, a host could come in by a second name and have two hands in one head.
    """
    hosts(at, who)
    if at.company is not None and 0 <= player - len(at.seats) < len(at.door):
        return [TurnedAway(player - len(at.seats))]
    here(at, player)
    if at.company is None:
        return [Stood(player)]
    return bot_instead(at, player, at.terms.stand_in)


def replace(at: Gathering, who: Who, player: Player, bot: str) -> list[AnyEntry]:
    """Lets a bot take somebody's seat for good."""
    hosts(at, who)
    here(at, player)
    return bot_instead(at, player, bot)


def pause(at: Gathering, who: Who) -> list[AnyEntry]:
    hosts(at, who)
    at.playing()
    if at.over:
        raise NotThen("the game is over", why="over")
    return once_more(at, Paused())


def go_on(at: Gathering, who: Who) -> list[AnyEntry]:
    hosts(at, who)
    at.require_these_rules()
    if not at.paused:
        raise NotThen("the game is not paused", why="not-paused")
    return [WentOn()]


def close(at: Gathering, who: Who) -> list[AnyEntry]:
    hosts(at, who)
    return [Closed()]


def again(at: Gathering, who: Who) -> list[AnyEntry]:
    """Refuses, unless the same people may play again now; nothing happens by it yet."""
    hosts(at, who)
    if not at.over and at.past is None:
        raise NotThen("play again when the game is over", why="not-over")
    if at.followed_by is not None:
        raise NotThen(f"you play again already, at table {at.followed_by}", why="followed", code=at.followed_by)
    return []


# ---- Inside.


def once_more(at: Gathering, *entries: AnyEntry) -> list[AnyEntry]:
    """Returns these entries, or refuses where a table has too many of their kind."""
    for entry in entries:
        most = MOST[type(entry)]
        if at.times[type(entry), counted_for(entry)] >= most:
            raise NotThen(f"that was done {most} times at this table, and no more can be", why="often", most=most)
    return list(entries)


def seat_of(who: Who) -> Player:
    if who.player is None:
        raise NotSeated
    return who.player


def hosts(at: Gathering, who: Who) -> None:
    if not who.host:
        raise NotTheHost
    not_closed(at)


def not_closed(at: Gathering) -> None:
    if at.closed:
        raise NotThen("the table is closed", why="closed")


def not_begun(at: Gathering) -> None:
    if at.company is not None:
        raise NotThen("the game has begun already", why="begun")


def here(at: Gathering, player: Player) -> None:
    if player >= len(at.seats) or at.seats[player].sitter is None:
        raise SeatTaken(name(player), "has nobody on it", why="empty")
    if at.over:
        raise NotThen("the game is over", why="over")
    at.require_these_rules()


def playing(at: Gathering, who: Who) -> tuple[Table, Player]:
    not_closed(at)
    player = seat_of(who)
    table = at.playing()
    if player >= len(table.company.sitters):
        raise DoorIsClosed("you wait at the door: you are asked as soon as you sit", why="waiting")
    return table, player


def bot_instead(at: Gathering, player: Player, bot: str) -> list[AnyEntry]:
    """Lets a bot take the seat of a person, or of another bot."""
    entry = filled_by(at, player, bot)
    return [] if at.seats[player].sitter == Automaton(entry.name, bot) else once_more(at, entry)


def filled_by(at: Gathering, player: Player, bot: str) -> Filled:
    if bot not in BOTS:
        known = ", ".join(BOTS)
        said = f"no bot is called {bot[:40]!r}: expected one of {known}"
        raise OddRequest(said, why="no-bot", said=bot[:40], known=known)
    called = NAMES[player]
    others = [other for number, other in enumerate(at.names()) if number != player]
    return Filled(player, f"{called} II" if looks_like_one_of(called, others) else called, bot)
