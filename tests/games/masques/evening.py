"""A match of Masques with a view at every ear, for tests of what people read."""

from __future__ import annotations

from ridotto.bots import Dice
from ridotto.games import game_called
from ridotto.games.masques.public.editions import Edition
from ridotto.games.masques.public.setup import MasquesSetup, set_up
from ridotto.games.masques.public.view import PalaceView
from ridotto.games.masques.public.words import NOTATION
from ridotto.games.masques.secret.position import start_at
from ridotto.games.masques.secret.rules.opening import new_match
from ridotto.games.masques.secret.state import Palace
from ridotto.kernel import SPECTATOR, Answer, Fact, Player, Reader, player_named
from ridotto.lab import drawn
from ridotto.words.files import catalogue

PEOPLE = ["Ada", "Bo", "Cy", "Di"]


class Evening:
    def __init__(self, match: Palace) -> None:
        self.match = match
        self.setup = match.setup
        self.views = {ear: PalaceView(match.setup, ear) for ear in [*match.setup.everybody, SPECTATOR]}
        self.told = 0
        self.catch_up()

    def catch_up(self) -> None:
        for told in self.match.log[self.told :]:
            for ear, view in self.views.items():
                if told.is_for(ear):
                    view.hear(told.fact)
        self.told = len(self.match.log)
        self.note_asking()

    def note_asking(self) -> None:
        for ear, view in self.views.items():
            view.set_asking(self.match.asking(ear))

    def play(self, script: str) -> Evening:
        """`A:Venier4 A:H3 fate:clergy`, as in a record."""
        for word in script.split():
            letter, _, text = word.partition(":")
            self.match.answer(player(letter), NOTATION.read(text))
            self.catch_up()
        return self

    def view(self, letter: str) -> PalaceView:
        return self.views[player(letter)]

    def answer_anything(self, dice: Dice) -> list[tuple[Player, Fact, PalaceView]]:
        """Whoever is asked says anything; then each ear, what it hears, and its view before that."""
        asked = self.match.open_questions()
        question = asked[dice.below(len(asked))]
        self.match.answer(question.player, drawn(self.match, question, dice))
        heard = []
        for told in self.match.log[self.told :]:
            heard += [(ear, told.fact, view) for ear, view in self.views.items() if told.is_for(ear)]
        return heard


def reading(
    setup: MasquesSetup, view: PalaceView | None = None, you: Player | None = None, language: str = "en"
) -> Reader:
    return game_called(setup.game).reader(setup, catalogue(language), PEOPLE[: setup.players], you, view)


def player(letter: str) -> Player:
    found = player_named(letter)
    assert found is not None
    return found


def begun(edition: Edition, players: int, **wishes: str) -> Evening:
    return Evening(new_match(set_up(edition, players, wishes)))


def in_the_middle(edition: Edition, players: int, **position: object) -> Evening:
    return Evening(start_at(set_up(edition, players, {}), position))


def spoken(text: str) -> Answer:
    return NOTATION.read(text)
