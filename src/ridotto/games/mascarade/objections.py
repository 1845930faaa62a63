"""Why a player cannot say something now: out of their own view and their own options, and nothing else.

Options alone decide what may be said (see rules/); what stands here only explains it, with the clauses behind it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ridotto.games.mascarade.prose import Names
from ridotto.games.mascarade.setup import Ball
from ridotto.games.mascarade.view import CourtView
from ridotto.games.mascarade.words import CENTRE, CLAIM, KEEP, LOOK, ON, PASS, PROTECTED, READY, SWAP, Mask, Place
from ridotto.kernel import CLOCK, FATE, SPECTATOR, Answer, Because

ENDS: Final = {"13 coins": "220 226", "last coin lost": "221 226", "turn limit": "230"}  # any other: the Cheat's


class Tried:
    """Somebody tried to say something that is not among their options; empty options: they are asked nothing."""

    def __init__(
        self, setup: Ball, view: CourtView, offered: tuple[Answer, ...], answer: Answer, people: list[str]
    ) -> None:
        self.setup = setup
        self.view = view
        self.offered = offered
        self.answer = answer
        self.me = view.player
        self.names = Names(setup, people, view)
        self.card = self.names.card

    def because(self, reason: str, clauses: str, say: str) -> Because:
        """Clauses by their numbers: both ledgers count alike."""
        return Because(reason, self.setup.edition.numbered(clauses), say)

    def small(self, three: str, two: str) -> str:
        """The clauses of the two chapters for small tables."""
        return three if self.setup.players == 3 else two

    def is_mine(self, place: Place) -> bool:
        return place.seat == self.view.seating.seats[self.me]

    def is_a_bare_seat(self, place: Place) -> bool:
        """Where several cards lie before each player, a seat is not a card, nor a card a seat."""
        return self.setup.small and place in self.setup.seats


def objection(setup: Ball, view: CourtView, offered: tuple[Answer, ...], answer: Answer, people: list[str]) -> Because:
    tried = Tried(setup, view, offered, answer, people)
    return over(tried) or never(tried) or (asked(tried) if offered else not_asked(tried))


# ---- Whatever is asked.


def over(tried: Tried) -> Because | None:
    reason = tried.view.reason
    if reason is None:
        return None
    return tried.because("over", ENDS.get(reason, "228 226"), "The game is over: nothing is asked any more.")


def never(tried: Tried) -> Because | None:
    """What nobody can say at this table at any time."""
    setup, answer = tried.setup, tried.answer
    if isinstance(answer, Mask) and answer not in setup.kinds:
        return tried.because("not-in-play", "007 091", f"The {answer.text} is not in this game.")
    if isinstance(answer, Place) and answer not in setup.places and answer not in setup.seats:
        if setup.small:
            return tried.because("no-such-place", tried.small("270", "290"), "No such place is at this table.")
        clauses = "013" if setup.players <= 5 else "014"
        return tried.because("no-such-place", clauses, "No such place is at this table.")
    if answer is ON:
        return tried.because("for-the-clock", "371", "The clock says when everybody has had the time to see.")
    return None


# ---- Asked nothing.


def not_asked(tried: Tried) -> Because:
    view = tried.view
    if tried.me == SPECTATOR:
        return tried.because("watching", "253", "You only watch.")
    if view.sealed:
        return others_are_asked_at_once(tried)
    other = view.awaited
    if other == FATE:
        return tried.because("dealing", "016 019", f"The {tried.names.cards} are still being dealt.")
    if other == CLOCK:
        return tried.because("let-all-see", "371", f"Everybody gets a moment to see the {tried.names.cards} first.")
    if other is None or other == tried.me:  # in the middle of a breath
        return tried.because("not-asked", "050", "You are asked nothing just now.")
    who = tried.names.who(other)
    if view.question == "ClaimToo":
        return claims_go_round(tried, who)
    if view.question in ("WhatToDo", "WhichOfMine"):
        return tried.because("not-your-turn", "050 051", f"It is {who}'s turn.")
    if view.question == "SeenEnough":
        return tried.because("look-lasts", "370", f"{who} is looking, and all wait until that is over.")
    if view.question == "WhoAreYou":
        return tried.because("others-answer", "150 153", f"{who} is asked who they are, and answers alone.")
    if view.user is None:
        return tried.because("others-hands", "060 063", f"{who} holds two {tried.names.cards} and decides alone.")
    return tried.because("others-power", "098 100 110", f"{who} uses a power, and decides alone.")


def others_are_asked_at_once(tried: Tried) -> Because:
    """Sealed answers: a view knows of its own only."""
    view = tried.view
    if view.question == "ClaimToo":
        if view.announcer == tried.me:
            return tried.because("you-announced", "092 096", "You have announced: now the others say whether they are.")
        return tried.because("sealed", "096 373", "You have answered: it is opened when everybody has.")
    if view.turn is None:
        return tried.because("sealed", "018", "You are ready: it goes on when everybody is.")
    shown = view.shown_around
    if shown is not None and tried.is_mine(shown):
        return tried.because("shown-to-others", "340 344", f"Your {tried.card} is shown to all but you just now.")
    return tried.because("sealed", "344", "You are ready: it goes on when everybody is.")


def claims_go_round(tried: Tried, who: str) -> Because:
    """Clockwise from the announcer's left, each once."""
    view, me = tried.view, tried.me
    if view.announcer == me:
        own = " 278" if tried.setup.small else ""
        return tried.because("you-announced", f"092 096{own}", f"You have announced: {who} is asked now.")
    if me in view.claims:
        return tried.because("already-claimed", "092 096", f"You have claimed it already: {who} is asked now.")
    assert view.announcer is not None
    other = view.seating.left_of(view.announcer)
    while other != me:
        if other == view.awaited:
            say = f"All are asked clockwise, and it is not yet at you: {who} is asked now."
            return tried.because("not-yet", "092 097", say)
        other = view.seating.left_of(other)
    return tried.because("already-passed", "092 096", f"You have let it pass already: {who} is asked now.")


# ---- Asked, and something else is said.


def of_mine(tried: Tried) -> Because:
    clauses = tried.small("273 274 275", "294 297 298")
    return tried.because("own-card-first", clauses, f"First lay a hand on one of your own {tried.names.cards}.")


def of_a_turn(tried: Tried) -> Because:
    view, setup, answer = tried.view, tried.setup, tried.answer
    if isinstance(answer, Place):
        return of_a_partner(tried, answer)
    opening = view.initial_turns_left > 0
    if answer is PASS:
        return tried.because("must-act", "043" if opening else "050", "A turn cannot be passed: do something.")
    if answer is SWAP or answer is KEEP:
        return tried.because("choose-partner", "060", f"First choose the {tried.card} that you take with your own.")
    if answer is CLAIM:
        return tried.because("nothing-announced", "092", "Nobody has announced anything that you could claim, too.")
    if answer is READY:
        return tried.because("nothing-to-see", "050", "There is nothing to be seen: it is your turn.")
    if opening:
        clauses = "040 044" if answer is LOOK else "040 043"
        words = setup.edition.words["initial"]
        return tried.because(
            "opening", clauses, f"This is still one of the first four turns ({words}): only a swap, or not."
        )
    if view.bound is not None and setup.edition.shown_must_swap:
        return tried.because(
            "must-swap", "080 081", "You were shown in the turn before: now you must swap, or pretend to."
        )
    if view.bound is not None:
        return tried.because(
            "may-not-announce", "080 081", "You were shown in the turn before: now you may not announce."
        )
    return tried.because("protected-announces", "298", "The protected card is not announced in your own turn.")


def of_a_partner(tried: Tried, place: Place) -> Because:
    """A swap with something that cannot be taken."""
    setup, hand = tried.setup, tried.view.hand
    if tried.is_a_bare_seat(place):
        return tried.because("card-not-seat", tried.small("273", "294"), "Choose one of the cards there, not the seat.")
    if place is hand:
        clauses = tried.small("273", "294") if setup.small else "060 064"
        return tried.because("own-mask", clauses, f"That {tried.card} is the one you take anyway: choose another.")
    if place in PROTECTED:
        return tried.because("protected", "295", "The opponent's protected card cannot be taken.")
    if hand is not None and hand in PROTECTED:
        say = "Your protected card is swapped only with your own left or right card."
        return tried.because("protected-stays", "296", say)
    return tried.because(
        "players-only", "374", f"A forced swap is made with another player's {tried.card} at this table."
    )


def of_two_masks(tried: Tried) -> Because:
    say = f"Both {tried.names.cards} are in your hands: swap them, or keep them as they are."
    return tried.because("swap-or-keep", "060 063", say)


def of_a_look(tried: Tried) -> Because:
    return tried.because("put-down-first", "370", f"First put the {tried.card} back down that you look at.")


def of_being_ready(tried: Tried) -> Because:
    return tried.because("ready-first", "018" if tried.view.turn is None else "344", "First say that you have seen it.")


def of_a_claim(tried: Tried) -> Because:
    answer, small = tried.answer, tried.setup.small
    mask = tried.view.announced
    called = "it" if mask is None else f"to be the {mask.text}"
    if small and (answer is CLAIM or (isinstance(answer, Place) and not tried.is_a_bare_seat(answer))):
        own = f"You claim with one of your own {tried.names.cards}: choose it."
        return tried.because("claim-with-own", tried.small("276", "299"), own)
    return tried.because("claim-or-pass", "092 095", f"You are asked one thing: claim {called} too, or let it pass.")


def of_who_you_are(tried: Tried) -> Because:
    return tried.because("say-who", "150 153", "You are asked who you are: name one of those in this game.")


# ---- Asked by a power: somebody or something is to be pointed at.


class Pointing:
    """The clauses on pointing at oneself, on what is out of reach, and on having to choose at all."""

    def __init__(self, own: str, reach: str, choice: str, masks: bool = False) -> None:
        self.own = own
        self.reach = reach
        self.choice = choice
        self.masks = masks  # at masks, not at players


def of_pointing(tried: Tried, clauses: Pointing) -> Because:
    answer = tried.answer
    if not isinstance(answer, Place):
        return to_choose(tried, clauses)
    if answer.seat == CENTRE:
        say = f"This power does not reach the {tried.names.cards} in the centre."
        return tried.because("out-of-reach", clauses.reach, say)
    if tried.is_mine(answer):
        return tried.because("not-yourself", clauses.own, "Choose somebody else: this power is not for yourself.")
    if tried.setup.small and tried.is_a_bare_seat(answer) is clauses.masks:
        return to_choose(tried, clauses)
    if answer in PROTECTED:
        return tried.because("protected", "304", "The opponent's protected card is out of reach.")
    if tried.view.question == "WhichOfTheRichest":
        say = f"{tried.names.pointed_at(answer)} is not among the richest of the others."
        return tried.because("not-richest", "130 132", say)
    twice = "353" if not clauses.masks else "279" if tried.setup.small else "140"
    return tried.because("already-chosen", twice, "You have pointed there already: choose somebody else as well.")


def to_choose(tried: Tried, clauses: Pointing) -> Because:
    what = "another player"
    if clauses.masks:
        in_reach = any(isinstance(option, Place) and option.seat == CENTRE for option in tried.offered)  # MC1-120
        what = f"another {tried.card}" if in_reach else f"another player's {tried.card}"
    if PASS in tried.offered:
        return tried.because("choose-or-pass", clauses.choice, f"You may point at {what}, or leave it.")
    return tried.because("must-choose", clauses.choice, f"You have to point at {what}.")


POINTING: Final = {
    "WhoseWealth": Pointing("185", "185", "185 187"),
    "WhichOfTheRichest": Pointing("131", "130 132", "108 132"),
    "WhomToSpyOn": Pointing("120", "120", "120 123", masks=True),
    "FirstMask": Pointing("141", "141", "140 143", masks=True),
    "SecondMask": Pointing("141", "141", "140 143", masks=True),
    "WhomToQuestion": Pointing("150 157", "157", "108 150"),
    "WhomToShow": Pointing("340", "342", "340 342"),
    "FirstPuppet": Pointing("353", "350 353", "350 354"),
    "SecondPuppet": Pointing("353", "350 353", "350 354"),
}
ASKED: Final[dict[str, Callable[[Tried], Because]]] = {
    "WhichOfMine": of_mine,
    "WhatToDo": of_a_turn,
    "SwapOrKeep": of_two_masks,
    "SeenEnough": of_a_look,
    "Ready": of_being_ready,
    "ClaimToo": of_a_claim,
    "WhoAreYou": of_who_you_are,
}


def asked(tried: Tried) -> Because:
    question = tried.view.question
    return of_pointing(tried, POINTING[question]) if question in POINTING else ASKED[question](tried)
