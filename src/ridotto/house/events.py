"""All that can happen to a table, as it is stored: reading the events again leads to the same table.

An event holds every secret that a table has, save people's tokens, of which only a digest is kept.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec
from msgspec.structs import force_setattr

from ridotto.bots import COURTIER, present_name
from ridotto.house.evening import Score
from ridotto.house.notebook import Mark


class Event(msgspec.Struct, frozen=True, tag_field="did", omit_defaults=True):
    """Something that happened, true for ever."""


class ChosenTerms(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the host chose beside the rules."""

    memory: str = ""  # strict, notes or aid; empty: as usual
    correspondence: bool = False
    clock: int = 0  # seconds for a decision; 0: as long as it takes
    stand_in: str = COURTIER  # the bot that plays for a player who left
    listed: bool = False  # everybody may find the table
    watchers: bool = True  # everybody with the link may watch
    chat: bool = True

    def __post_init__(self) -> None:
        force_setattr(self, "stand_in", present_name(self.stand_in))


class WhatIf(msgspec.Struct, frozen=True, omit_defaults=True):
    """A moment of a finished game from which somebody plays on, and how that game came out."""

    code: str  # of its table; empty: it was read from a file
    moment: int  # so many answers had been given
    turn: int
    seat: int
    answers: tuple[tuple[int, str, bool], ...]  # of a world in which this seat has heard the same: by whom, what, late
    winners: tuple[int, ...]  # of the game that was played
    turns: int  # that it had


class Opened(Event, frozen=True, tag="opened"):
    game: str
    rules: int
    players: int
    options: dict[str, str]
    terms: ChosenTerms
    host: str  # digest of a token
    seed: str  # Fate's
    follows: str = ""  # the code of the table before this one
    games: int = 0  # that were played to their end before, at tables that follow each other
    score: tuple[Score, ...] = ()  # of these games
    lesson: str = ""  # its name, where the table is a guided first game
    deal: str = ""  # the day whose deal this is, as 2026-11-17
    what_if: WhatIf | None = None  # the moment of another game from which this one goes on


class SettingsChanged(Event, frozen=True, tag="settings-changed"):
    """The host changes what the table is played by, before the game begins: all of this is so from now on."""

    players: int
    options: dict[str, str]
    terms: ChosenTerms


class Sat(Event, frozen=True, tag="sat"):
    """A person takes a free seat: before the game, or in the middle of it a bot's that the host offers."""

    seat: int
    name: str
    key: str  # digest of a token
    face: str = ""


class Introduced(Event, frozen=True, tag="introduced"):
    """A person is called otherwise, or has another face, before the game begins."""

    seat: int
    name: str
    face: str = ""


class Filled(Event, frozen=True, tag="filled"):
    """A bot takes a seat: a free one, or that of somebody whom the host has sent away."""

    seat: int
    name: str
    bot: str
    kept: bool = False  # only older versions wrote it: people could take such a seat in the middle of a game
    face: str = ""

    def __post_init__(self) -> None:
        force_setattr(self, "bot", present_name(self.bot))


class SeatOffered(Event, frozen=True, tag="seat-offered"):
    """The host offers a bot's seat to a person who comes late, or does not any more."""

    seat: int
    offered: bool = True


class Listened(Event, frozen=True, tag="listened"):
    """Somebody has heard something of the game, at a seat or as a watcher: see TBL-016 for the seats they may take."""

    visitor: str  # digest of what their browser calls itself at this table
    player: int | None = None  # whose seat, or SPECTATOR; None: an older version did not store it


class Renewed(Event, frozen=True, tag="renewed"):
    """A person has a new token in place of an old one, which no longer opens anything."""

    old: str  # digests
    key: str


class Stood(Event, frozen=True, tag="stood"):
    """Somebody gives up their seat before the game begins."""

    seat: int


class Begun(Event, frozen=True, tag="begun"):
    """The game begins. Its rules cannot change from now on: a house that plays others can only show what was told."""

    rules: int = 0  # their version; 0: that of `Opened`, as versions before wrote it
    options: dict[str, str] = {}  # all that was agreed on, where it is not the default


class Answered(Event, frozen=True, tag="answered"):
    """A person answers: once, or several times in one breath."""

    player: int
    answers: tuple[str, ...]


class Settled(Event, frozen=True, tag="settled"):
    """An answer that no person gave: Fate's, the clock's, a bot's, or one that was left in advance."""

    player: int
    answer: str
    late: bool = False


class LeftAnswer(Event, frozen=True, tag="left-answer"):
    """A person leaves an answer in advance, for a question that goes round."""

    player: int
    question: str
    answer: str


class Withdrew(Event, frozen=True, tag="withdrew"):
    """A person takes back what they left in advance."""

    player: int


class Joined(Event, frozen=True, tag="joined"):
    """Somebody comes to the door of a game that is under way: a person, or a bot."""

    name: str
    key: str = ""
    bot: str = ""
    face: str = ""


class TurnedAway(Event, frozen=True, tag="turned-away"):
    """Somebody who waits at the door does not any more: by their own will, or the host's."""

    place: int  # in the order in which they came


class Said(Event, frozen=True, tag="said"):
    player: int
    text: str


class Noted(Event, frozen=True, tag="noted"):
    """A person's notebook from now on, instead of what stood in it. It is told to the screens of this seat alone."""

    player: int
    text: str
    marks: dict[str, Mark] = {}  # by cell


class Left(Event, frozen=True, tag="left"):
    """A person leaves, and a bot plays on."""

    player: int


class CameBack(Event, frozen=True, tag="came-back"):
    player: int


class BecameHost(Event, frozen=True, tag="became-host"):
    """The host has been gone for too long: from now on this player is the host."""

    player: int


class Paused(Event, frozen=True, tag="paused"):
    """The host pauses the game. Time stands still, and nobody answers."""


class WentOn(Event, frozen=True, tag="went-on"):
    """The game goes on: by the host, or by itself when a pause has lasted as long as it may."""


class Slept(Event, frozen=True, tag="slept"):
    """All people are gone, and the table sleeps. Time stands still."""


class Woke(Event, frozen=True, tag="woke"):
    """Somebody is back, or the house itself is, which was last up at that time."""

    up_until: float = 0.0  # time that passed before counts; 0.0: none does


class Followed(Event, frozen=True, tag="followed"):
    """The same people play again, at another table."""

    by: str


class Closed(Event, frozen=True, tag="closed"):
    """The host closes the table. A game that is not over stays unfinished, and nothing of it is secret any more."""


AnyEvent: TypeAlias = (
    Opened
    | SettingsChanged
    | Sat
    | Introduced
    | Filled
    | SeatOffered
    | Listened
    | Renewed
    | Stood
    | Begun
    | Answered
    | Settled
    | LeftAnswer
    | Withdrew
    | Joined
    | TurnedAway
    | Said
    | Noted
    | Left
    | CameBack
    | BecameHost
    | Paused
    | WentOn
    | Slept
    | Woke
    | Followed
    | Closed
)


class Line(msgspec.Struct, frozen=True, array_like=True):
    """An event, when it was made (seconds since 1970), and what was told because of it (see kernel/told_line.py)."""

    at: float
    event: AnyEvent
    told: tuple[str, ...] | None = None  # None: the game has not begun, or an older version did not keep it


def encode_line(line: Line) -> bytes:
    return WRITER.encode(line)


def decode_line(text: bytes) -> Line:
    return READER.decode(text)


WRITER = msgspec.json.Encoder()
READER = msgspec.json.Decoder(Line)
