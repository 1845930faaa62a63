"""What can be refused in a house, beside what a table and the rules refuse. Each says with which status HTTP does so.

RidottoError
├── NoSuchTable        no table has this code
├── WrongToken         nobody of this table has this token
├── NotTheHost         only the host of the table may do that
├── NotSeated          only people who sit here may do that
├── TableFull          no seat is free
├── SeatTaken          this one is not, or it is no seat of this table
├── HeardAnotherSeat   people who have heard what one seat was told may not take another
├── NameTaken          somebody at this table is called so
├── NotThen            the table has not begun yet, has begun already, is paused, over or closed, or too much was done
│                      there; says which
├── OtherRules         the game was begun under rules that this house does not play: it can only be read
├── CannotBeShown      the same, and what was told was not kept
├── ChatIsOff          the host wants no chat
├── NoNotebook         nobody keeps notes at this table
├── NoWatchers         the host wants nobody to watch, nor to look at the game after its end
├── HouseIsFull        so many tables are open that no more can be
├── OddRequest         something that is no request, or none that can be: says what was expected
├── TooFast            too many requests, or too many connections
└── StoreUnreachable   nothing can be stored at the moment, so nothing happened: try again
    └── TableBusy      the store is well, but others at this table were quicker all the time
"""

from __future__ import annotations

from typing import ClassVar

from ridotto.kernel import RidottoError


class HouseError(RidottoError):
    status: ClassVar[int] = 409


class NoSuchTable(HouseError):
    code = "no-such-table"
    status = 404

    def __init__(self) -> None:
        super().__init__("no table has this code: it may have been mistyped, or the table was closed long ago")


class WrongToken(HouseError):
    code = "wrong-token"
    status = 403

    def __init__(self) -> None:
        super().__init__("nobody of this table has this token")


class NotTheHost(HouseError):
    code = "not-the-host"
    status = 403

    def __init__(self) -> None:
        super().__init__("only the host of this table may do that")


class NotSeated(HouseError):
    code = "not-seated"
    status = 403

    def __init__(self) -> None:
        super().__init__("only people who sit at this table may do that")


class TableFull(HouseError):
    code = "table-full"

    def __init__(self, say: str = "no seat is free", /, **details: str | int) -> None:
        super().__init__(say, **details)


class SeatTaken(HouseError):
    code = "seat-taken"

    def __init__(self, seat: str, say: str, why: str) -> None:
        super().__init__(f"seat {seat} {say}", seat=seat, why=why)


class HeardAnotherSeat(HouseError):
    code = "heard-another-seat"

    def __init__(self, seat: str) -> None:
        said = f"you have heard what seat {seat} was told in this game, so you cannot take another"
        super().__init__(said, seat=seat)


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

    def __init__(self) -> None:
        super().__init__(
            "this game was begun under other rules, and the version that stored it kept what was answered, not what "
            "was told: it can neither be shown nor played on"
        )


class ChatIsOff(HouseError):
    code = "chat-is-off"
    status = 403

    def __init__(self) -> None:
        super().__init__("there is no chat at this table")


class NoNotebook(HouseError):
    code = "no-notebook"
    status = 403

    def __init__(self) -> None:
        super().__init__("at this table everybody plays from memory: nobody keeps notes")


class NoWatchers(HouseError):
    code = "no-watchers"
    status = 403

    def __init__(self) -> None:
        super().__init__("this table is for the people who sit there: nobody else may watch it or see its record")


class HouseIsFull(HouseError):
    code = "house-is-full"
    status = 503

    def __init__(self, most: int) -> None:
        super().__init__(f"{most} tables are open, and no more can be: try again later", most=most)


class OddRequest(HouseError):
    code = "odd-request"
    status = 400


class TooFast(HouseError):
    code = "too-fast"
    status = 429


class StoreUnreachable(HouseError):
    code = "store-unreachable"
    status = 503
    seconds: ClassVar[int] = 1  # until it may be tried again

    def __init__(self, why: str = "nothing can be stored at the moment") -> None:
        super().__init__(f"{why}, so nothing has happened: try again")


class TableBusy(StoreUnreachable):
    code = "table-busy"

    def __init__(self) -> None:
        super().__init__("others at this table were quicker all the time")
