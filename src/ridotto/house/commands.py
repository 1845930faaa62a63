"""What people ask for at a table, as values. `decide` says what follows from a command, or refuses it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from ridotto.house.events import ChosenTerms
from ridotto.house.notebook import Mark
from ridotto.kernel import Player


@dataclass(frozen=True)
class Command:
    """What anybody may ask for."""


@dataclass(frozen=True)
class PlayerCommand(Command):
    """What people ask for who have a seat, or wait at the door."""


@dataclass(frozen=True)
class HostCommand(Command):
    """What hosts ask for."""


# ---- By anybody.


@dataclass(frozen=True)
class Sit(Command):
    """A person takes a free seat, or waits at the door of a game that is under way."""

    name: str
    key: str  # digest of a token
    seat: Player | None = None  # None: any
    face: str = ""
    visitor: str = ""  # digest of what their browser calls itself at this table


@dataclass(frozen=True)
class Renew(Command):
    """A person puts a new key in place of an old one, which opens nothing any more."""

    old: str
    key: str


# ---- By people who have a seat, or wait at the door.


@dataclass(frozen=True)
class Introduce(PlayerCommand):
    """A person takes another name and face, before the game begins."""

    name: str
    face: str


@dataclass(frozen=True)
class Stand(PlayerCommand):
    """A person gives up their seat: for good before the game begins; in the middle of it a bot plays on."""


@dataclass(frozen=True)
class GiveAnswers(PlayerCommand):
    """A person answers what they are asked: once, or several times in one breath."""

    number: int  # of the question
    answers: Sequence[str]


@dataclass(frozen=True)
class LeaveAnswer(PlayerCommand):
    """A person leaves an answer in advance, for a question that goes round."""

    number: int  # of this person's next question
    question: str
    answer: str


@dataclass(frozen=True)
class WithdrawAnswer(PlayerCommand):
    """A person takes back what they left in advance."""


@dataclass(frozen=True)
class Say(PlayerCommand):
    text: str


@dataclass(frozen=True)
class WriteNotes(PlayerCommand):
    """A person writes their notebook anew, its text and the marks of its grid: until the table is closed, in a pause
    and after the end, too.
    """

    text: str
    marks: dict[str, Mark] = field(default_factory=dict)  # by cell


# ---- By hosts.


@dataclass(frozen=True)
class ChangeSettings(HostCommand):
    """The host changes the seats, the host options and the terms, before the game begins. The game itself stays."""

    players: int
    options: dict[str, str]
    terms: ChosenTerms


@dataclass(frozen=True)
class Begin(HostCommand):
    """The host begins the game."""


@dataclass(frozen=True)
class FillSeats(HostCommand):
    """The host lets bots take all free seats, or one of them."""

    bot: str
    seat: Player | None = None  # None: all


@dataclass(frozen=True)
class BringBot(HostCommand):
    """The host lets one more bot sit down in a game under way, as soon as the game asks for somebody."""

    bot: str


@dataclass(frozen=True)
class OfferSeat(HostCommand):
    """The host lets a person who comes late take a bot's seat in a game under way, or no longer (TBL-016)."""

    seat: Player
    offered: bool


@dataclass(frozen=True)
class SendAway(HostCommand):
    """The host takes a person's seat away."""

    player: Player


@dataclass(frozen=True)
class ReplaceByBot(HostCommand):
    """The host lets a bot take a seat for good."""

    player: Player
    bot: str


@dataclass(frozen=True)
class Pause(HostCommand):
    """The host pauses the game."""


@dataclass(frozen=True)
class GoOn(HostCommand):
    """The host ends a pause."""


@dataclass(frozen=True)
class CloseTable(HostCommand):
    """The host closes the table."""


@dataclass(frozen=True)
class PlayAgain(HostCommand):
    """The host lets the same people play again, at another table."""

    code: str
