"""Moments of random matches, as they come to a screen: what is heard, asked, and refused with a reason.

{"naming": …, "fact": {"kind": "won", "player": "A"}}
{"naming": …, "question": {"name": "ClaimToo", "options": ["claim", "pass"]}}
{"naming": …, "refused": {"reason": "must-act", "tried": "pass"}}
{"naming": …, "story": [{"kind": "turn-began", "player": "A"}, {"kind": "looked", "by": "A", "at": "a"}]}
{"naming": …}, where somebody else is asked
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

from ridotto.bots import Dice
from ridotto.games.mascarade.public.editions import FIRST, SECOND
from ridotto.games.mascarade.public.facts import (
    BANK,
    COURT,
    ChangedSeats,
    Counted,
    Declined,
    Guessed,
    Kept,
    Purse,
    Saw,
    ShownAround,
    Swapped,
)
from ridotto.games.mascarade.public.view import CourtView
from ridotto.games.mascarade.public.words import KING, NOTATION, SEATS
from ridotto.games.mascarade.secret.state import Court
from ridotto.kernel import SPECTATOR, Ended, Player, first_players, name, why_not
from tests.games.mascarade.listening import Table, random_answer, seated, tables
from tests.page.house import reasons

Moment: TypeAlias = dict[str, object]

PEOPLE: Final = "Ada Bo Cy Di Élan flo Gil Hélène Yves Jo Kai Lea Max".split()
SPIES: Final = "Judge,King,Queen,Spy,Thief,Cheat"
TABLES: Final = [
    *tables(pace="off"),
    *tables(pace="usual", challenge="together", turn_limit="30")[::3],
    Table(FIRST, 2, {"custom_small": "on", "masks": SPIES}),
    Table(FIRST, 3, {"custom_small": "on", "masks": SPIES}),
    Table(FIRST, 4, {"forced_swap": "players"}),
]
FIVE: Final = Table(FIRST, 5, {})
EIGHT: Final = Table(SECOND, 8, {})
MOST_ANSWERS: Final = 400
A, B = first_players(2)


def naming(table: Table, ear: Player, view: CourtView | None) -> Moment:
    return {
        "game": table.edition.id,
        "people": {name(Player(seat)): PEOPLE[seat] for seat in range(table.players)},
        "you": None if ear == SPECTATOR else name(ear),
        "view": None if view is None else view.as_dict(),
    }


class Evening:
    """One random match. Facts are heard by one player and a spectator, questions by whoever is asked."""

    def __init__(self, table: Table, seed: int, met: set[tuple[object, ...]]) -> None:
        self.table = table
        self.dice = Dice(seed)
        self.court: Court = seated(table).match
        self.me = Player(seed % table.players)
        self.views = {ear: CourtView(self.court.setup, ear) for ear in (*self.court.setup.everybody, SPECTATOR)}
        self.told_already = 0
        self.met = met  # what was said at a table like this one is not said again

    def moments(self) -> Iterator[tuple[str, Moment]]:
        """Each with what it is about: a fact's class, a question by name, a reason; empty where others are asked."""
        for _ in range(MOST_ANSWERS):
            yield from self.told()
            if self.court.over():
                return
            yield from self.asked()
            player, answer = random_answer(self.court, self.dice)
            late = player in self.court.setup.everybody and self.dice.below(100) == 0
            (self.court.answer_late if late else self.court.answer)(player, answer)

    def told(self) -> Iterator[tuple[str, Moment]]:
        new = self.court.log[self.told_already :]
        self.told_already = len(self.court.log)
        for told in new:
            for ear in filter(told.is_for, self.views):
                if ear in (self.me, SPECTATOR) and self.is_new(ear, told.fact.spelling()):
                    yield type(told.fact).__name__, self.moment(ear, fact=told.fact.data())
                self.views[ear].hear(told.fact)
        for ear, view in self.views.items():
            view.set_asking(self.court.asking(ear))

    def asked(self) -> Iterator[tuple[str, Moment]]:
        for question in self.court.open_questions():
            if question.player in self.views:
                options = self.court.options(question)
                what = {"name": question.name(), "options": [option.text for option in options]}
                view = self.views[question.player]
                situation = (view.announced, view.bound is None, view.initial_turns_left > 0, view.hand)
                if self.is_new(question.name(), self.table.players, *situation):
                    yield question.name(), self.moment(question.player, question=what)
                yield from self.refused(question.player)
        if self.court.question_to(self.me) is None:
            view = self.views[self.me]
            if self.is_new("waits", view.question, view.sealed):
                yield "", self.moment(self.me)
            yield from self.refused(self.me)

    def refused(self, player: Player) -> Iterator[tuple[str, Moment]]:
        view, people = self.views[player], PEOPLE[: self.table.players]
        tried = NOTATION.answers[self.dice.below(len(NOTATION.answers))].text
        because = why_not(NOTATION, self.court, player, tried, people)
        if because is not None and self.is_new(because.reason, view.question):
            yield because.reason, self.moment(player, refused={"reason": because.reason, "tried": tried})

    def is_new(self, *what: object) -> bool:
        known = (self.table.edition.id, self.table.players <= 3, *what)
        found = known not in self.met
        self.met.add(known)
        return found

    def moment(self, ear: Player, **what: object) -> Moment:
        return {"naming": naming(self.table, ear, self.views[ear]), **what}


def evenings() -> Iterator[tuple[str, Moment]]:
    met: set[tuple[object, ...]] = set()
    for seed, table in enumerate(TABLES, 1):  # with these seeds every mask is announced, and so explained
        yield from Evening(table, seed, met).moments()


def by_hand(table: Table, **what: object) -> Iterator[Moment]:
    """The same to those who have heard nothing else: A, B and a spectator."""
    match = seated(table).match
    for ear in (A, B, SPECTATOR):
        view = CourtView(match.setup, ear)
        view.set_asking(match.asking(ear))
        yield {"naming": naming(table, ear, view), **what}


def seldom() -> Iterator[Moment]:
    """What random matches hardly come to, or only a replay through all ears tells to others."""
    a, b = SEATS[:2]
    purses = [Counted(BANK, 0), Counted(COURT, 0), Counted(COURT, 3), Counted(Purse(A), 0)]
    secrets = [Saw(A, b, KING), Swapped(A, a, b), Kept(A, a, b)]
    powers = [Declined(A), Guessed(A, KING), ShownAround(b, B), ChangedSeats(A, B), Ended("Cheat"), Ended("Cheater")]
    for table in (FIVE, EIGHT):
        for fact in [*purses, *secrets, *powers]:
            yield from by_hand(table, fact=fact.data())
        for reason in sorted(reasons()):
            if reason != "players-only" or table.edition is FIRST:  # MC1-374
                yield from by_hand(table, refused={"reason": reason, "tried": "b"})
