"""What people are shown of a table. Nothing here holds more than the ears it is for have heard."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from ridotto.kernel import Rehearsal, name

Reach: TypeAlias = Literal["all", "some", "you"]
State: TypeAlias = Literal["open", "playing", "paused", "asleep", "outdated", "over", "closed"]
Rules: TypeAlias = Literal["current", "other", "lost"]


class TermsShown(msgspec.Struct, frozen=True):
    memory: Literal["strict", "notes", "aid"]
    correspondence: bool
    clock: int
    stand_in: str
    listed: bool
    watchers: bool
    chat: bool


class SeatShown(msgspec.Struct, frozen=True):
    """A seat and the person who has it; nobody where `name` is null."""

    player: str  # its letter
    name: str | None
    bot: str | None  # which one plays here at the moment, for itself or for somebody who left
    away: bool  # the person left, and a bot plays on
    free: bool  # a newcomer may take it; never in the middle of a game


class TableShown(msgspec.Struct, frozen=True):
    """Public, before the start and at any time, but for the seed of a table without watchers."""

    code: str
    game: str
    title: str
    state: State  # outdated: begun under other rules, so that nobody can play on
    rules: Rules  # other: what was told can be read, but there are no views; lost: what was told was not kept
    players: int  # seats at the start
    options: dict[str, str]  # what the host agreed on, as far as it is not usual
    terms: TermsShown
    seats: list[SeatShown]
    door: list[str]  # who waits to sit down in the middle
    joins: bool  # whether one more may come to the door; whether the cards last is known when they come
    host: str | None  # the letter of the host's seat; another person becomes the host when the host is gone
    paused_until: float | None  # in a pause: when the game goes on by itself, in seconds since 1970
    commitment: str  # to Fate's seed
    seed: str | None  # the seed itself, after the end, or when a game was closed before it; see above
    follows: str | None  # the code of the table before this one; null: there was none
    followed_by: str | None  # the code of the rematch; null: there is none


class FactShown(msgspec.Struct, frozen=True):
    """Something that was told to these ears, with the fields of its kind beside these: see below."""

    n: int  # counts what these ears heard, so that no gap whispers
    kind: str
    to: Literal["some", "you"] | msgspec.UnsetType = msgspec.UNSET  # left out: all heard it
    say: str | msgspec.UnsetType = msgspec.UNSET  # its spelling, in a game that was begun under other rules


class OptionShown(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    text: str  # what to answer
    prospects: list[dict[str, object]] = []  # what it would lead to: rows of this game


class QuestionShown(msgspec.Struct, frozen=True, gc=False):
    number: int  # an answer names it
    name: str
    options: list[OptionShown]
    seconds: float | None  # left until a bot or the clock answers; null: as long as it takes


class LineShown(msgspec.Struct, frozen=True, gc=False):
    """Something that was said beside the game."""

    number: int
    player: str  # the letter of the seat; perhaps somebody else has it now
    name: str  # of the person who spoke
    text: str


class ListedTable(msgspec.Struct, frozen=True):
    """A line in the list of tables that everybody may find."""

    code: str
    game: str
    title: str
    host: str  # by name
    players: int
    free: int  # seats
    state: State
    watchers: bool
    at: float  # since when it stands like this, in seconds since 1970
    rules: int = 0  # the version that it is played by; 0: not known


class StepShown(msgspec.Struct, frozen=True):
    """All that followed from one answer, as some ears heard it; the first one is how the game was opened."""

    by: str | None  # who answered: a letter, fate or clock; null: these ears were not told, or nobody did
    answer: str | None  # what; null like `by`
    late: bool  # the clock had to answer
    turn: int  # so many turns have begun
    facts: list[FactShown]
    view: dict[str, object] | None  # after them; null: the game was begun under other rules, and is told in words alone
    truth: dict[str, str] | None  # through all ears: what really lies where, by place


class ReplayShown(msgspec.Struct, frozen=True):
    """A game that is over or was closed, step by step. Steps that told these ears nothing are left out."""

    code: str
    game: str
    title: str
    ears: str  # whose: a letter, - for those who watched, * for all together
    people: list[str]  # in the order of their letters
    options: dict[str, str]  # what the host agreed on, as far as it is not usual
    setup: dict[str, object] | None  # as `welcome` has it; null where the game was begun under other rules
    steps: list[StepShown]
    reason: str  # why it ended; empty: the table was closed before
    winners: list[str]  # by letter


class AskingShown(msgspec.Struct, frozen=True):
    """Who would be asked what."""

    question: str  # by its name; empty: the match would be over
    asked: list[str]
    sealed: bool
    about: str | None  # the place, mask or card that it is about
    stage: str  # how far the turn would be


class RehearsalShown(msgspec.Struct, frozen=True):
    """What answers would lead to, as far as it depends on nothing that their player cannot see now."""

    given: int  # how many of the answers could be given; what those after them lead to is unknown
    asking: AskingShown | None  # null: unknown
    options: list[str]  # of the player's next question; none: unknown, or the player would not be asked
    view: dict[str, object]  # as in news, without what is unknown
    unknown: list[str]  # paths into the view, such as `seats.1.coins`; `*`: all of it


def rehearsal_as_json(found: Rehearsal) -> str:
    asking = found.asking
    shown = RehearsalShown(
        found.given,
        None
        if asking is None
        else AskingShown(
            asking.question,
            [name(player) for player in asking.players],
            asking.sealed,
            None if asking.about is None else asking.about.text,
            asking.stage,
        ),
        [answer.text for answer in found.options],
        found.view,
        found.unknown,
    )
    return msgspec.json.encode(shown).decode()
