"""What people are shown of a table. Nothing here holds more than the ears it is for have heard."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

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


class CharacterShown(msgspec.Struct, frozen=True):
    """What a bot is like, as numbers: see docs/bots.md."""

    nickname: str  # what people call it, such as bold; empty: it has no such name
    memory: int | None  # for how many turns it remembers what is hidden now; null: it never forgets
    boldness: float  # from 0 to 1, as the next two; 0.5: like most
    suspicion: float
    patience: float


class SeatShown(msgspec.Struct, frozen=True):
    """A seat and the person who has it; nobody where `name` is null."""

    player: str  # its letter
    name: str | None
    face: str  # its key: no two at a table have the same; empty where nobody sits
    bot: str | None  # which one plays here at the moment, for itself or for somebody who left
    level: str | None  # how well that bot plays, as everybody calls it: beginner, courtier, master
    character: CharacterShown | None  # what that bot is like; null: nobody plays here, a person does, or only dice
    away: bool  # the person left, and a bot plays on
    free: bool  # a newcomer may take it; in the middle of a game in place of a bot, as long as the host offers it
    offerable: bool  # the host may offer it: in a game under way it has been a bot's from the beginning


class AbsentShown(msgspec.Struct, frozen=True):
    """A person whose connection is lost, or who has not come yet."""

    player: str  # the letter of their seat
    seconds: float | None  # left until a bot plays on for them; null: none will


class ScoreShown(msgspec.Struct, frozen=True):
    """How often somebody has won this evening."""

    name: str
    player: str | None  # the letter of their seat; null: they are not here any more
    wins: int


class WhatIfShown(msgspec.Struct, frozen=True):
    """The moment of a finished game from which somebody plays on, and how that game came out."""

    code: str | None  # of its table; null: it was read from a file
    moment: int  # so many answers had been given
    turn: int
    seat: str  # from whose knowledge what is hidden was dealt anew
    winners: list[str]  # of the game that was played, by letter
    turns: int  # that it had


class ObjectionShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that speaks against a table; the catalogue has the sentence `objection-CODE`."""

    code: str
    say: str  # for programmers
    details: dict[str, str | int] = {}  # what fills the sentence


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
    games: int  # that ended this evening: at tables that follow each other, this one included
    score: list[ScoreShown]  # of these games
    lesson: str | None  # the name of the lesson that is played here; null: an ordinary game
    deal: str | None  # the day whose deal is played here, such as 2026-11-17; null: it is no deal of the day
    what_if: WhatIfShown | None  # the moment of another game from which this one goes on; null: it begins anew
    advice: list[ObjectionShown]  # before the start: what the rulebook advises against here and does not forbid


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
    moment: int  # so many answers had been given then
    asked: list[str]  # who was to answer next, by letter; through one pair of ears, whether that was its own


class ReplayShown(msgspec.Struct, frozen=True):
    """A game that is over or was closed, step by step. Steps that told these ears nothing are left out."""

    code: str
    game: str
    title: str
    ears: str  # whose: a letter, - for those who watched, * for all together
    people: list[str]  # in the order of their letters
    faces: list[str]  # theirs, by key, as at the table
    options: dict[str, str]  # what the host agreed on, as far as it is not usual
    setup: dict[str, object] | None  # as `welcome` has it; null where the game was begun under other rules
    steps: list[StepShown]
    reason: str  # why it ended; empty: the table was closed before
    winners: list[str]  # by letter


class ReviewPoint(msgspec.Struct, frozen=True):
    """How likely each seat was to win before an answer that was a choice. An error is half of an interval of 95 %."""

    step: int  # so many answers had been given
    turn: int
    chances: list[float]  # shares of 1, in the order of the letters
    errors: list[float]


class ReviewChoice(msgspec.Struct, frozen=True):
    """An answer, judged in worlds that its player could not tell apart."""

    step: int
    turn: int
    player: str
    question: str
    answer: str
    best: str  # that a master found
    effects: list[float]  # on each seat's chance, beside what a courtier would have answered
    errors: list[float]
    loss: float  # what it cost the player, beside the best
    loss_error: float
    mistake: bool  # the interval leaves no doubt


class ReviewListener(msgspec.Struct, frozen=True):
    """Somebody who was asked about a claim."""

    player: str
    odds: float | None  # that it was true, by all that this player could know; null: there was no time to find out
    claimed: bool


class ReviewClaim(msgspec.Struct, frozen=True):
    """Somebody said what lies before them."""

    step: int
    turn: int
    player: str
    thing: str
    really: str
    true: bool
    too: bool  # after somebody else
    called: bool  # somebody claimed the same, so that it was shown
    odds: float | None
    listeners: list[ReviewListener]


class ReviewMoment(msgspec.Struct, frozen=True):
    """An answer after which the chances were not what they had been."""

    step: int
    scene: int  # among the steps of the replay for all ears, from 0
    turn: int
    player: str
    answer: str
    seat: str  # whose chance moved most
    before: list[float]
    after: list[float]


class ReviewAccount(msgspec.Struct, frozen=True):
    """Where a seat's result came from: `start`, `luck`, `own` and `others` add up to it."""

    player: str
    start: float
    result: float
    deal: float  # the part of its luck that lay in the deal
    luck: float
    own: float  # the player's choices, beside a courtier's
    others: float
    error: float  # of `own`
    error_of_others: float


class ReviewShown(msgspec.Struct, frozen=True):
    """A game that is over, by a master's eyes (docs/review.md)."""

    version: int
    game: str
    people: list[str]
    turns: int
    answers: int
    rehearsals: int
    points: list[ReviewPoint]
    choices: list[ReviewChoice]
    claims: list[ReviewClaim]
    moments: list[ReviewMoment]
    accounts: list[ReviewAccount]


class ReviewAnswer(msgspec.Struct, frozen=True):
    """A review, or how long it may still take."""

    again: int | None  # in so many seconds it is worth asking again; null: here it is
    review: ReviewShown | None


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


class OddsSheetShown(msgspec.Struct, frozen=True):
    """What may lie where, by what some ears heard and nothing else."""

    exact: bool  # false: the odds are an estimate, but for what is certain
    places: dict[str, dict[str, float]]  # by place, by thing; 1: it is certain; what is left out is impossible


class DeductionShown(msgspec.Struct, frozen=True):
    """What a player can know, and what all can know."""

    heard: int  # the number of the last fact of these ears that was considered
    mine: OddsSheetShown | None  # null: these ears only watch
    public: OddsSheetShown


class OddsStepShown(msgspec.Struct, frozen=True):
    """A fact that changed the odds of something, and the odds after it."""

    n: int  # the number of the fact, as these ears number it
    place: str  # where the thing was then thought to be
    odds: float
    exact: bool  # false: an estimate
