"""What a review says of a game, as data: `as_json` is what `ridotto review --json` and the page are given.

Chances are shares of one, seats in the order of their letters. An error is half of an interval of 95 %.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from ridotto.kernel import Player, name

VERSION: Final = 1
DIGITS: Final = 4  # a ten-thousandth is less than any error


@dataclass(frozen=True)
class Point:
    """How likely each seat was to win before an answer; after the last one it is known."""

    step: int  # so many answers had been given
    turn: int  # so many turns had begun
    chances: tuple[float, ...]
    errors: tuple[float, ...]


@dataclass(frozen=True)
class Choice:
    """One answer of a player, judged in worlds which that player could not tell apart."""

    step: int
    turn: int
    player: Player
    question: str
    answer: str
    best: str  # that a master found
    effects: tuple[float, ...]  # on each seat's chance, beside what a courtier would have answered
    errors: tuple[float, ...]
    loss: float  # what it cost the player, beside the best answer
    loss_error: float
    mistake: bool  # the interval of the loss leaves no doubt


@dataclass(frozen=True)
class Listener:
    """Somebody who was asked about a claim."""

    player: Player
    odds: float | None  # that it was true, by all that this player could know; None: there was no time
    claimed: bool  # the same, too


@dataclass(frozen=True)
class ClaimMade:
    """Somebody said what lies before them."""

    step: int
    turn: int
    player: Player
    thing: str
    really: str
    too: bool  # after somebody else had
    odds: float | None  # that it is true, by all that its player could know
    listeners: tuple[Listener, ...]

    @property
    def true(self) -> bool:
        return self.thing == self.really

    @property
    def called(self) -> bool:
        """Whether somebody claimed the same, so that it was shown."""
        return self.too or any(listener.claimed for listener in self.listeners)


@dataclass(frozen=True)
class Moment:
    """An answer after which the chances were not what they had been."""

    step: int
    scene: int  # in a replay for all ears
    told: tuple[int, int]  # what followed from it, in the match's log
    turn: int
    player: Player  # who answered
    answer: str
    seat: Player  # whose chance moved most
    before: tuple[float, ...]
    after: tuple[float, ...]

    @property
    def swing(self) -> float:
        return abs(self.after[self.seat] - self.before[self.seat])


@dataclass(frozen=True)
class Account:
    """Where a seat's result came from: `start`, `luck`, `own` and `others` add up to it."""

    player: Player
    start: float  # before anything was dealt
    result: float  # 1 for a win, less for one that was shared
    deal: float  # the part of its luck that lay in the deal
    luck: float  # the deal, Fate, and what nobody could know who chose
    own: float  # the player's choices, beside a courtier's
    others: float  # and all others'
    error: float  # of `own`
    error_of_others: float


@dataclass(frozen=True)
class Review:
    game: str
    people: tuple[str, ...]
    turns: int
    answers: int
    rehearsals: int
    points: tuple[Point, ...]
    choices: tuple[Choice, ...]
    claims: tuple[ClaimMade, ...]
    moments: tuple[Moment, ...]
    accounts: tuple[Account, ...]

    def mistakes(self) -> list[Choice]:
        """Returns the mistakes, the worst first."""
        return sorted([choice for choice in self.choices if choice.mistake], key=lambda choice: -choice.loss)

    def announcements(self) -> list[ClaimMade]:
        return [claim for claim in self.claims if not claim.too]


def as_json(review: Review) -> dict[str, Any]:
    return {
        "version": VERSION,
        "game": review.game,
        "people": list(review.people),
        "turns": review.turns,
        "answers": review.answers,
        "rehearsals": review.rehearsals,
        "points": [
            {"step": at.step, "turn": at.turn, "chances": rounded(at.chances), "errors": rounded(at.errors)}
            for at in review.points
        ],
        "choices": [choice_as_json(choice) for choice in review.choices],
        "claims": [claim_as_json(claim) for claim in review.claims],
        "moments": [moment_as_json(moment) for moment in review.moments],
        "accounts": [account_as_json(account) for account in review.accounts],
    }


def choice_as_json(choice: Choice) -> dict[str, Any]:
    return {
        "step": choice.step,
        "turn": choice.turn,
        "player": name(choice.player),
        "question": choice.question,
        "answer": choice.answer,
        "best": choice.best,
        "effects": rounded(choice.effects),
        "errors": rounded(choice.errors),
        "loss": round(choice.loss, DIGITS),
        "loss_error": round(choice.loss_error, DIGITS),
        "mistake": choice.mistake,
    }


def claim_as_json(claim: ClaimMade) -> dict[str, Any]:
    return {
        "step": claim.step,
        "turn": claim.turn,
        "player": name(claim.player),
        "thing": claim.thing,
        "really": claim.really,
        "true": claim.true,
        "too": claim.too,
        "called": claim.called,
        "odds": None if claim.odds is None else round(claim.odds, DIGITS),
        "listeners": [
            {
                "player": name(each.player),
                "odds": None if each.odds is None else round(each.odds, DIGITS),
                "claimed": each.claimed,
            }
            for each in claim.listeners
        ],
    }


def moment_as_json(moment: Moment) -> dict[str, Any]:
    return {
        "step": moment.step,
        "scene": moment.scene,
        "turn": moment.turn,
        "player": name(moment.player),
        "answer": moment.answer,
        "seat": name(moment.seat),
        "before": rounded(moment.before),
        "after": rounded(moment.after),
    }


def account_as_json(account: Account) -> dict[str, Any]:
    numbers = ("start", "result", "deal", "luck", "own", "others", "error", "error_of_others")
    return {
        "player": name(account.player),
        **{number: round(getattr(account, number), DIGITS) for number in numbers},
    }


def rounded(numbers: tuple[float, ...]) -> list[float]:
    return [round(number, DIGITS) for number in numbers]
