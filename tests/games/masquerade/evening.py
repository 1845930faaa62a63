"""A match of Masquerade with a view at every ear, for tests of what people read."""

from __future__ import annotations

from ridotto.bots import Dice
from ridotto.games.masquerade.game import MASQUERADE
from ridotto.games.masquerade.public.setup import MasqueradeSetup, set_up
from ridotto.games.masquerade.public.view import SalonView
from ridotto.games.masquerade.secret.position import start_at
from ridotto.games.masquerade.secret.rules.opening import new_match
from ridotto.games.masquerade.secret.state import Salon
from ridotto.kernel import SPECTATOR, Answer, Fact, Player, Reader, player_named
from ridotto.lab import drawn
from ridotto.words.files import catalogue

PEOPLE = ["Ada", "Bo", "Cy", "Di", "Ed", "Flo"]


class Evening:
    def __init__(self, match: Salon) -> None:
        self.match = match
        self.setup = match.setup
        self.views: dict[Player, SalonView] = {}
        self.heard: dict[Player, int] = {}
        self.catch_up()

    def news(self) -> list[tuple[Player, Fact, SalonView]]:
        """What each ear has not heard yet, and its view; whoever has just sat down is an ear, too."""
        found = []
        for ear in [*self.match.seated, SPECTATOR]:
            if ear not in self.views:
                self.views[ear], self.heard[ear] = SalonView(self.setup, ear), 0
            told = self.match.heard_by(ear)
            found += [(ear, fact, self.views[ear]) for fact in told[self.heard[ear] :]]
            self.heard[ear] = len(told)
        return found

    def catch_up(self) -> None:
        for _, fact, view in self.news():
            view.hear(fact)
        self.note_asking()

    def note_asking(self) -> None:
        for ear, view in self.views.items():
            view.set_asking(self.match.asking(ear))

    def play(self, script: str) -> Evening:
        """`A:a1 A:attack fate:Raz`, as in a record."""
        for word in script.split():
            letter, _, text = word.partition(":")
            self.match.answer(player(letter), spoken(text))
            self.catch_up()
        return self

    def view(self, letter: str) -> SalonView:
        return self.views[player(letter)]

    def answer_anything(self, dice: Dice) -> None:
        asked = self.match.open_questions()
        question = asked[dice.below(len(asked))]
        self.match.answer(question.player, drawn(self.match, question, dice, newcomers=True))


def player(letter: str) -> Player:
    found = player_named(letter)
    assert found is not None
    return found


def begun(players: int, **wishes: str) -> Evening:
    return Evening(new_match(set_up(players, wishes)))


def in_the_middle(players: int, packs: str = "", arrows: str = "now", **position: object) -> Evening:
    return Evening(start_at(set_up(players, {"packs": packs, "joining": "off", "arrows": arrows}), position))


def spoken(text: str) -> Answer:
    return MASQUERADE.notation.read(text)


def reader_of(
    setup: MasqueradeSetup, view: SalonView | None = None, you: Player | None = None, language: str = "en"
) -> Reader:
    """Somebody who is not spoken to, unless it is said who they are; without a view they know nothing."""
    return MASQUERADE.reader(setup, catalogue(language), PEOPLE, you, view)


def told(setup: MasqueradeSetup, fact: Fact, view: SalonView | None = None, language: str = "en") -> str:
    """A fact as a sentence to somebody who is not spoken to."""
    return typed(reader_of(setup, view, language=language).fact(fact))


def typed(text: str) -> str:
    """With spaces and apostrophes as they are typed."""
    return text.replace("\u00a0", " ").replace("\u2019", "'")


def asked(evening: Evening, language: str = "en") -> tuple[str, list[str]]:
    """What is asked now, and the options, as the player who is asked reads them."""
    question = evening.match.asks()
    view = evening.views[question.player]
    reader = reader_of(evening.setup, view, question.player, language)
    options = [option_said(reader, view, question.name(), option) for option in evening.match.options(question)]
    return typed(reader.question(question.name())), options


def option_said(reader: Reader, view: SalonView | None, question: str, option: Answer) -> str:
    prospects = () if view is None else MASQUERADE.prospects(view.setup, view, question, option)
    return typed(reader.option(question, option, prospects))
