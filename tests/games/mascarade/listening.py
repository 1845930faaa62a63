"""A match of Mascarade with a view at every ear, for tests."""

from __future__ import annotations

from typing import NamedTuple

from ridotto.bots import Dice
from ridotto.games.mascarade.public.editions import FIRST, SECOND, Edition
from ridotto.games.mascarade.public.setup import set_up
from ridotto.games.mascarade.public.view import CourtView
from ridotto.games.mascarade.public.words import NOTATION, PASS
from ridotto.games.mascarade.secret.rules.opening import new_match
from ridotto.games.mascarade.secret.state import Court
from ridotto.kernel import FATE, SPECTATOR, Answer, Fact, Player, name, player_named
from ridotto.lab import drawn


class Table(NamedTuple):
    edition: Edition
    players: int
    wishes: dict[str, str]

    def __str__(self) -> str:
        wishes = " ".join(f"{key}={value}" for key, value in self.wishes.items())
        return f"{self.edition.id} {self.players} {wishes}"


def tables(**wishes: str) -> list[Table]:
    """Every number of players of both editions, with every printed set."""
    return [
        Table(edition, players, {"set": printed, **wishes})
        for edition in (FIRST, SECOND)
        for printed, sizes in edition.sets.items()
        for players in sizes
    ]


class Listening:
    """A match, and what every ear has made of it."""

    def __init__(self, match: Court) -> None:
        self.match = match
        self.setup = match.setup
        self.ears = [*match.setup.everybody, SPECTATOR]
        self.views = {ear: CourtView(match.setup, ear) for ear in self.ears}
        self.told = 0
        self.listen()

    def listen(self) -> list[Fact]:
        """All views hear what is new; whatever was told to anybody is handed back."""
        new = self.match.log[self.told :]
        self.told = len(self.match.log)
        for told in new:
            for ear, view in self.views.items():
                if told.is_for(ear):
                    view.hear(told.fact)
        for ear, view in self.views.items():
            view.set_asking(self.match.asking(ear))
        return [told.fact for told in new]

    def view(self, letter: str) -> CourtView:
        player = player_named(letter)
        assert player is not None
        return self.views[player]

    def answer(self, player: Player, answer: Answer) -> list[Fact]:
        self.match.answer(player, answer)
        return self.listen()

    def play(self, lines: str) -> list[Fact]:
        """`A:b A:swap`, as in a record; `fate:Judge` and `clock:on` too, `A:pass!` when the clock said it."""
        heard: list[Fact] = []
        for line in lines.split():
            letter, text = line.split(":")
            player = player_named(letter)
            assert player is not None
            if text.endswith("!"):
                self.match.answer_late(player, NOTATION.read(text[:-1]))
                heard += self.listen()
            else:
                heard += self.answer(player, NOTATION.read(text))
        return heard

    def all_pass(self) -> list[Fact]:
        heard: list[Fact] = []
        while not self.match.over() and self.match.asks().name() == "ClaimToo":
            heard += self.answer(self.match.asks().player, PASS)
        return heard

    def skip_initial_turns(self) -> None:
        """Nobody swaps anything."""
        while self.match.turns < 4:
            question = self.match.asks()
            options = [option.text for option in self.match.options(question)]
            choice = "keep" if "keep" in options else options[0]
            self.play(f"{name(question.player)}:{choice}")


def seated(table: Table) -> Listening:
    return Listening(new_match(set_up(table.edition, table.players, table.wishes)))


def dealt(edition: Edition, masks: str, players: int, **wishes: str) -> Listening:
    """The masks lie in the order of the places, the initial turns are over without a swap, and it is A's turn."""
    words = masks.split()
    first = name(Player((players - 4) % players))
    listening = seated(Table(edition, players, {"start": first, "masks": ",".join(words), **wishes}))
    listening.play(" ".join([f"fate:{word}" for word in words]))
    if listening.setup.pace.waits:
        listening.play(" ".join([f"{name(player)}:ready" for player in listening.setup.everybody]))
    listening.skip_initial_turns()
    return listening


def random_answer(match: Court, dice: Dice) -> tuple[Player, Answer]:
    """Anybody who is asked, and what they may say; few claims, or matches would be over too soon."""
    asked = match.open_questions()
    question = asked[dice.below(len(asked))]
    if question.player == FATE:
        return FATE, drawn(match, question, dice)
    options = match.options(question)
    choice = options[dice.below(len(options))]
    if question.name() == "ClaimToo" and dice.below(3) < 2:
        choice = PASS
    return question.player, choice
