"""What can be refused in a house, beside what a table and the rules refuse. Each says with which status HTTP does so.

RidottoError
├── NoSuchTable        no table has this code
├── NoSuchLesson       no lesson has this name
├── WrongToken         nobody of this table has this token
├── NotTheHost         only the host of the table may do that
├── NotSeated          only people who sit here may do that
├── TableFull          no seat is free
├── SeatTaken          this one is not, or it is no seat of this table
├── HeardAnotherSeat   people who have heard what one seat was told may not take another
├── HeardTheGame       players of another seat, and under strict memory watchers, may not take a bot's seat
├── NameTaken          somebody at this table is called so
├── NotThen            the table has not begun yet, has begun already, is paused, over or closed, or too much was done
│                      there; says which
├── OtherRules         the game was begun under rules that this house does not play: it can only be read
├── CannotBeShown      the same, and what was told was not kept
├── DamagedTable       what is stored of a table cannot be read, which was noted
├── ChatIsOff          the host wants no chat
├── NoNotebook         nobody keeps notes at this table
├── NoWatchers         the host wants nobody to watch, nor to look at the game after its end
├── HouseIsFull        so many tables are open that no more can be
├── ReviewersBusy      so many games are being reviewed that one more would wait too long
├── ReviewFailed       a game could not be reviewed, which was noted
├── OddRequest         something that is no request, or none that can be: says what was expected
├── TooFast            too many requests, or too many connections
├── SocketError        said in `bye`
│   ├── SlowReader     a screen takes what it is told too slowly
│   ├── LinkRevoked    the token of this screen was replaced by a new one
│   └── SentAway       the host has taken this seat away
└── StoreUnreachable   nothing can be stored at the moment, so nothing happened: try again
    └── TableBusy      the store is well, but others at this table were quicker all the time
"""

from __future__ import annotations

from typing import ClassVar

from ridotto.kernel import RidottoError
from ridotto.lessons import LESSONS


class HouseError(RidottoError):
    status: ClassVar[int] = 409
    meaning: ClassVar[str] = ""  # what it says where nothing else is said

    def __init__(self, say: str = "", /, **details: str | int) -> None:
        super().__init__(say or self.meaning, **details)


class NoSuchTable(HouseError):
    code = "no-such-table"
    status = 404
    meaning = "no table has this code: it may have been mistyped, or the table was closed long ago"


class NoSuchLesson(HouseError):
    code = "no-such-lesson"
    status = 404

    def __init__(self, asked: str) -> None:
        super().__init__(f"no lesson is called {asked[:40]!r}: expected one of {', '.join(LESSONS)}")


class WrongToken(HouseError):
    code = "wrong-token"
    status = 403
    meaning = "nobody of this table has this token"


class NotTheHost(HouseError):
    code = "not-the-host"
    status = 403
    meaning = "only the host of this table may do that"


class NotSeated(HouseError):
    code = "not-seated"
    status = 403
    meaning = "only people who sit at this table may do that"


class TableFull(HouseError):
    code = "table-full"
    meaning = "no seat is free"


class SeatTaken(HouseError):
    code = "seat-taken"

    def __init__(self, seat: str, say: str, why: str) -> None:
        super().__init__(f"seat {seat} {say}", seat=seat, why=why)


class HeardAnotherSeat(HouseError):
    code = "heard-another-seat"

    def __init__(self, seat: str) -> None:
        said = f"you have heard what seat {seat} was told in this game, so you cannot take another"
        super().__init__(said, seat=seat)


class HeardTheGame(HouseError):
    code = "heard-the-game"
    meaning = "you have heard something of this game already, so you cannot take a bot's seat in it"


class NameTaken(HouseError):
    code = "name-taken"

    def __init__(self, name: str) -> None:
        super().__init__(f"{name} is somebody's name already: choose another", name=name)


class NotThen(HouseError):
    code = "not-then"


class OtherRules(HouseError):
    """Refuses to go on with a game of other rules, or with one whose answers no longer lead to what was told."""

    code = "other-rules"

    def __init__(self, then: int, now: int) -> None:
        since = f"version {then} of its rules, and version {now} is played here now" if then != now else "other rules"
        said = f"this game was begun under {since}: you can read what you were told, but not play on"
        super().__init__(said, then=then, now=now)


class CannotBeShown(HouseError):
    code = "cannot-be-shown"
    meaning = (
        "this game was begun under other rules, and the version that stored it kept what was answered, not what "
        "was told: it can neither be shown nor played on"
    )


class DamagedTable(HouseError):
    code = "damaged-table"
    status = 500
    meaning = "what is stored of this table cannot be read, and that was noted"


class CannotPlayOn(HouseError):
    """Refuses to play on from a moment of a game."""

    code = "cannot-play-on"


class ChatIsOff(HouseError):
    code = "chat-is-off"
    status = 403
    meaning = "there is no chat at this table"


class NoNotebook(HouseError):
    code = "no-notebook"
    status = 403
    meaning = "at this table everybody plays from memory: nobody keeps notes"


class NoWatchers(HouseError):
    code = "no-watchers"
    status = 403
    meaning = "this table is for the people who sit there: nobody else may watch it or see its record"


class HouseIsFull(HouseError):
    code = "house-is-full"
    status = 503

    def __init__(self, most: int) -> None:
        super().__init__(f"{most} tables are open, and no more can be: try again later", most=most)


class ReviewersBusy(HouseError):
    """Refuses one review more: too many wait, or too many of the same person's."""

    code = "reviewers-busy"
    status = 503


class ReviewFailed(HouseError):
    code = "review-failed"
    status = 500
    meaning = "this game could not be reviewed, and that was noted"


class OddRequest(HouseError):
    code = "odd-request"
    status = 400


class TooFast(HouseError):
    code = "too-fast"
    status = 429


class SocketError(HouseError):
    """An error that is said in `bye`, before a socket is closed with 1008; never over HTTP."""


class SlowReader(SocketError):
    code = "slow-reader"
    meaning = "messages pile up unread"


class LinkRevoked(SocketError):
    code = "link-revoked"
    meaning = "this link to your seat was revoked: a newer one is good"


class SentAway(SocketError):
    code = "sent-away"
    meaning = "the host has taken your seat away"


class StoreUnreachable(HouseError):
    code = "store-unreachable"
    status = 503
    seconds: ClassVar[int] = 1  # until it may be tried again
    meaning = "nothing can be stored at the moment"

    def __init__(self) -> None:
        super().__init__(f"{self.meaning}, so nothing has happened: try again")


class TableBusy(StoreUnreachable):
    code = "table-busy"
    meaning = "others at this table were quicker all the time"
