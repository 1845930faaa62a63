"""Every message between a screen and its table: docs/socket.md and page/src/wire.ts are made of this.

A message is one JSON object in one text frame; `type` says which. What a client does not know in it, it leaves alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from ridotto.house.notebook import Mark
from ridotto.house.shown import (
    AbsentShown,
    DeductionShown,
    FactShown,
    LineShown,
    ObjectionShown,
    OddsStepShown,
    QuestionShown,
    RehearsalShown,
    TableShown,
)

VERSION: Final = 2

Word: TypeAlias = Annotated[str, Meta(max_length=200)]
Visitor: TypeAlias = Annotated[
    str, Meta(min_length=8, max_length=100, description="drawn at random by a browser, once for each table")
]
Cell: TypeAlias = Annotated[
    str, Meta(pattern=r"^[\w-]{1,20} [\w-]{1,20}$", description="a row and a column of a notebook's grid: two words")
]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=2**31)]


# ---- From a screen.


class Hello(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="hello"):
    """The first message, within ten seconds: who is there, and how much of the story this screen has."""

    version: int
    token: Annotated[str, Meta(max_length=100)] | None = None  # none: only watches
    ears: Annotated[str, Meta(max_length=2)] | None = None  # whose, as the last welcome said
    heard: Count = 0  # the number of the last fact that they heard
    lines: Count = 0  # the number of the last line of chat
    picture: bool = False  # true: the view comes as lines of text as well
    visitor: Visitor | None = (
        None  # a visitor who plays at one seat cannot take a bot's; under strict memory a watcher cannot either
    )
    prospects: bool = False  # true: options say what they would lead to, which takes a while to find out


class Answer(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="answer"):
    """One answer to a question, or several in one breath: all of them count, or none."""

    id: Count  # comes back in `done` or `refused`
    question: Count  # its number
    answers: Annotated[list[Word], Meta(min_length=1, max_length=20)]


class LeaveAnswer(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="leave-answer"):
    """An answer in advance, while a question of that name goes round."""

    id: Count
    question: Count  # the number of this player's next question, as the last news said
    name: Word
    answer: Word


class WithdrawAnswer(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="withdraw-answer"):
    id: Count


class Say(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="say"):
    """Chat."""

    id: Count
    text: Annotated[str, Meta(max_length=1000)]


class Note(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="note"):
    """This seat's notebook from now on, instead of what stood in it: refused where the table has none."""

    id: Count
    text: Annotated[str, Meta(max_length=4000)]
    marks: Annotated[dict[Cell, Mark], Meta(max_length=300)] = {}  # by cell, `row column`; at most 300


class Why(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="why"):
    """Why can this not be answered now, or by which clauses can it? Nothing happens by it; `because` follows, or
    `refused`."""

    id: Count
    answer: Word  # as an option would be spelt


class Rehearse(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="rehearse"):
    """What would be asked, and what would be seen, after these answers? Nothing happens by it; `rehearsed` follows, or
    `refused`: also when something happens at the table meanwhile, or another `rehearse` comes."""

    id: Count
    answers: Annotated[list[Word], Meta(min_length=1, max_length=20)]


class Deduce(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="deduce"):
    """What may lie where, by all that these ears heard? `deduced` follows, or `refused`: where memory is not `aid`, and
    when another `deduce` or `trace` comes."""

    id: Count


class Trace(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="trace"):
    """What led to the odds that one of these things is at a place? `traced` follows, or `refused` as for `deduce`."""

    id: Count
    place: Word
    things: Annotated[list[Word], Meta(min_length=1, max_length=100)]
    public: bool = False  # true: by what all know


class Earlier(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="earlier"):
    """What was said before a line of chat? `earlier-lines` follows, or `refused`."""

    id: Count
    before: Count  # the number of the first line that this screen has


class Remember(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="remember"):
    """What have these ears been told? `memory` comes, or `refused`: only where memory is `aid` is anybody reminded
    before the end."""

    id: Count


class Seen(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="seen"):
    """This screen has shown so much. Where memory is strict, it is never told again."""

    heard: Count


class Leave(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="leave"):
    """Stand up: a bot plays on, and saying hello takes the seat back."""

    id: Count


class BringBot(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="bring-bot"):
    """The host: one more bot sits down, as soon as the game asks for somebody."""

    id: Count
    bot: Word


Deed: TypeAlias = Answer | LeaveAnswer | WithdrawAnswer | Say | Note | Leave | BringBot  # done or refused, by its `id`
Deduction: TypeAlias = Deduce | Trace
Numbered: TypeAlias = Deed | Why | Rehearse | Deduction | Remember | Earlier  # what is answered, by its `id`
FromScreen: TypeAlias = Hello | Numbered | Seen


# ---- To a screen.


class Welcome(Struct, frozen=True, tag_field="type", tag="welcome"):
    """The answer to `hello`, and again whenever this screen has other ears: everything as it is now.

    A person who waits for a seat, or is still played for by a bot, hears what watchers hear.
    """

    version: int
    you: str | None  # the letter of this seat; null: only watches
    ears: str  # whose these are: a letter, or - for those who watch; `heard` counts what they heard
    host: bool  # of this moment; when somebody else becomes the host, `table` says so
    table: TableShown
    heard: int
    facts: list[FactShown]  # after the number that this screen named
    setup: dict[str, object] | None  # what was agreed before the game, for sentences and pictures; null: not begun
    view: dict[str, object] | None  # null: the game has not begun
    picture: list[str]  # the same as lines of text; none unless `hello` asked for it
    question: QuestionShown | None  # null: nothing is asked here
    next: int  # the number of this player's next question, which is the open one where there is one
    lines: list[LineShown]  # the latest after the number that this screen named, at most 50; `earlier` asks for more
    notes: str  # this seat's notebook; empty where there is none, too
    marks: Mapping[str, Mark]  # in its grid, by cell
    absent: list[AbsentShown]  # whose connection is lost; `presence` says when that changes
    meanwhile: list[FactShown]  # what a bot did for this player who was away, numbered from 1, until they play again


class News(Struct, frozen=True, tag_field="type", tag="news"):
    """What these ears have just been told, what they see now, and what they are asked."""

    heard: int
    facts: list[FactShown]
    picture: list[str]
    question: QuestionShown | None  # null: nothing is asked here
    next: int  # the number of this player's next question, which is the open one where there is one
    view: dict[str, object] | UnsetType | None = UNSET  # where `changes` are left out
    setup: dict[str, object] | UnsetType | None = UNSET  # as `welcome` has it: only when the game has begun since
    changes: list[list[object]] | UnsetType = UNSET  # of the view that came before, with `welcome` or `news`


class TableNews(Struct, frozen=True, tag_field="type", tag="table"):
    """Who sits here, and how it stands, has changed."""

    table: TableShown


class Presence(Struct, frozen=True, tag_field="type", tag="presence"):
    """Somebody's connection is lost, or they are back. A person for whom a bot plays is not missed any more."""

    absent: list[AbsentShown]


class Lines(Struct, frozen=True, tag_field="type", tag="lines"):
    """Chat. A screen that was told nothing for a while gets the latest only, so numbers may be left out."""

    lines: list[LineShown]


class EarlierLines(Struct, frozen=True, tag_field="type", tag="earlier-lines"):
    """The lines just before the named one, at most 50. In a game without `aid`, none from before this screen came."""

    id: int
    lines: list[LineShown]


class Notes(Struct, frozen=True, tag_field="type", tag="notes"):
    """The notebook of this seat, as another screen of it has just written it."""

    text: str
    marks: Mapping[str, Mark]


class Because(Struct, frozen=True, tag_field="type", tag="because"):
    """Why something cannot be answered now, by what these ears heard and nothing else. No `done` follows."""

    id: int
    reason: str  # a word such as not-asked; offered: it can be answered, by these clauses
    clauses: list[str]  # of the rules behind it, as rules/*.toml number them
    args: dict[str, str | int]  # what fills the sentence that the catalogue has for this reason


class Rehearsed(Struct, frozen=True, tag_field="type", tag="rehearsed"):
    """What answers would lead to, by what these ears heard and nothing else. No `done` follows."""

    id: int
    rehearsal: RehearsalShown


class Deduced(Struct, frozen=True, tag_field="type", tag="deduced"):
    """What may lie where, by what these ears heard, and by what all know. No `done` follows."""

    id: int
    deduction: DeductionShown


class Traced(Struct, frozen=True, tag_field="type", tag="traced"):
    """The facts that led to some odds, the oldest first, as far as they are looked back at. No `done` follows."""

    id: int
    steps: list[OddsStepShown]


class Memory(Struct, frozen=True, tag_field="type", tag="memory"):
    """All that these ears were told so far; `deduce` asks what follows from it. No `done` follows."""

    id: int
    facts: list[FactShown]


class Done(Struct, frozen=True, tag_field="type", tag="done"):
    """What was asked for is stored, and has happened."""

    id: int


class Reason(Struct, frozen=True):
    """The reason of a refusal, as `because` has it."""

    reason: str  # a word such as not-asked
    args: dict[str, str | int]  # what fills the sentence that the catalogue has for this reason


class Refused(Struct, frozen=True, omit_defaults=True, tag_field="type", tag="refused"):
    """Nothing has changed. `code` is one of docs/errors.md; the catalogue has the sentence `wrong-CODE`."""

    id: int | None  # of the message that is refused; null: it had none that could be read
    code: str
    say: str  # for programmers
    because: Reason | None = None  # of an answer that is not offered; null: there is none
    details: dict[str, str | int] = {}  # what fills the sentence; `why` chooses it, where a code has several
    objections: list[ObjectionShown] = []  # of a table that cannot be set like this


class Bye(Struct, frozen=True, omit_defaults=True, tag_field="type", tag="bye"):
    """The last message before the socket is closed."""

    code: str
    say: str  # for programmers
    details: dict[str, str | int] = {}  # what fills the sentence `wrong-CODE`; `why` chooses it, as in `refused`


ToScreen: TypeAlias = (
    Welcome
    | News
    | TableNews
    | Presence
    | Lines
    | EarlierLines
    | Notes
    | Because
    | Rehearsed
    | Deduced
    | Traced
    | Memory
    | Done
    | Refused
    | Bye
)


READER: Final = msgspec.json.Decoder(FromScreen)
WRITER: Final = msgspec.json.Encoder()
