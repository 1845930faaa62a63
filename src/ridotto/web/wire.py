"""Every request and answer of HTTP: page/src/wire.ts is made of this and of the messages of a socket."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from ridotto.house.messages import Visitor, Word
from ridotto.house.refusals import objections_in
from ridotto.house.shown import ListedTable, ObjectionShown, TableShown
from ridotto.kernel import OptionKind, RidottoError

Name: TypeAlias = Annotated[str, Meta(max_length=100, description="1 to 24 printable characters")]
Face: TypeAlias = Annotated[
    str,
    Meta(
        pattern="^[a-z0-9]{0,16}$",
        description="the key of a face, such as ada; empty or unknown: the one that the name leads to",
    ),
]
Letter: TypeAlias = Annotated[str, Meta(pattern="^[A-Z]$", description="a seat: A, B, C …")]


class TermsWished(Struct, frozen=True, forbid_unknown_fields=True):
    memory: Word = ""  # strict, notes or aid; empty: strict at one sitting, aid by correspondence
    correspondence: bool = False
    clock: Annotated[int, Meta(ge=0)] = 0  # seconds for a decision; 0: as long as it takes
    stand_in: Word = "courtier"  # the bot that plays for a player who left
    listed: bool = False
    watchers: bool = True
    chat: bool = True


class TableWished(Struct, frozen=True, forbid_unknown_fields=True):
    game: Word
    players: Annotated[int, Meta(ge=0, le=100)]
    name: Name | None = None  # the host's; none: the host does not sit down
    face: Face = ""  # the host's
    options: Annotated[dict[Word, Word], Meta(max_length=50)] = {}
    bots: Annotated[dict[Letter, Word], Meta(max_length=26)] = {}  # seats that bots take, and which bot
    terms: TermsWished = TermsWished()


class SettingsWished(Struct, frozen=True, forbid_unknown_fields=True):
    """All settings of a table, as they are to be from now on; the game stays."""

    players: Annotated[int, Meta(ge=0, le=100)]  # no seat goes that somebody has
    options: Annotated[dict[Word, Word], Meta(max_length=50)]
    terms: TermsWished


class SeatWished(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    seat: Letter | None = None  # none: any that is free
    face: Face = ""
    visitor: Visitor | None = None  # the same as in `hello`: needed in the middle of a game


class PersonWished(Struct, frozen=True, forbid_unknown_fields=True):
    """What a person who sits here is called from now on, and which face they have."""

    name: Name
    face: Face = ""


class MomentWished(Struct, frozen=True, forbid_unknown_fields=True):
    """A moment of a finished game, and the seat from which somebody plays on."""

    moment: Annotated[int, Meta(ge=0, le=1_000_000)]  # so many answers had been given
    seat: Letter  # it was asked something then


class BotWished(Struct, frozen=True, forbid_unknown_fields=True):
    bot: Word = "courtier"
    seat: Letter | None = None  # none: all free ones


class BotMeant(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Letter
    bot: Word = "courtier"


class SeatOffer(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether a person who comes late may take this seat in place of a bot."""

    seat: Letter
    offered: bool = True


class SeatMeant(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Letter


class Seated(Struct, frozen=True):
    """The token is told here and never again: the person who has it has the seat."""

    code: str
    link: str
    token: str
    you: str | None


class Moved(Struct, frozen=True):
    """The table where the same people play again; their tokens open it, too."""

    code: str
    link: str


class TableAnswer(Struct, frozen=True):
    table: TableShown
    asked: bool  # whether something is asked of the person whose token was shown


class TableList(Struct, frozen=True):
    tables: list[ListedTable]


class DealShown(Struct, frozen=True):
    """The deal of the day, the same for all, and how it came out so far. Its seed follows from the date."""

    day: str  # such as 2026-11-17
    game: str
    title: str
    players: int  # the person, and bots
    bot: str  # which one
    finished: int  # games
    won: int  # of them
    best: int | None  # the fewest turns in which it was won; null: it was not won yet


class OptionOffered(Struct, frozen=True):
    name: str
    kind: OptionKind
    choices: list[str]  # all values of a choice
    values: str  # what may be written, for programmers; the catalogue has words for people
    default: str
    clauses: list[str]  # of the rules behind it, as rules/*.toml number them
    more_seats: dict[str, int]  # by a word of its value: so many more players than `most` of the game


class GameOffered(Struct, frozen=True):
    id: str
    title: str
    fewest: int
    most: int
    options: list[OptionOffered]


class WayIn(Struct, frozen=True):
    """How friends reach this server from their own machines."""

    address: str  # where they find it, such as http://192.168.1.20:8000; empty: only this machine does
    command: str  # what would start it for the whole network; empty: it is, or this machine is on no network


class Offer(Struct, frozen=True):
    """What can be played here."""

    version: int
    games: list[GameOffered]
    bots: list[str]
    levels: dict[str, str]  # by bot: how well it plays, as everybody calls it
    characters: list[str]  # what a bot may be like: `courtier,bold` is a bold courtier
    way_in: WayIn


class Health(Struct, frozen=True):
    status: Literal["well"]


class LessonStepShown(Struct, frozen=True):
    """One thing that is explained. The catalogue has the sentence `lesson-NAME-TEXT`, with its title."""

    text: str
    points: list[str]  # the marks of the things on the table that it is about
    question: int  # the number of the learner's question at which it is shown
    answers: list[str]  # what the learner answers then, one by one; none: there is only something to read


class LessonShown(Struct, frozen=True):
    """A guided first game."""

    name: str
    game: str
    steps: list[LessonStepShown]


class Problem(Struct, frozen=True, omit_defaults=True):
    """Every answer that is not a success. `code` is one of docs/errors.md; the catalogue has a sentence for it."""

    code: str
    say: str  # for programmers
    details: dict[str, str | int] = {}  # what fills the sentence; `why` chooses it, where a code has several
    objections: list[ObjectionShown] = []  # of a table that cannot be set like this


def problem_shown(problem: RidottoError) -> Problem:
    return Problem(problem.code, str(problem), dict(problem.details), objections_in(problem))
