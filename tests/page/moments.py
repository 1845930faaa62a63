"""Moments of random matches, as they come to a screen: what is heard, asked, and refused with a reason.

{"reader": …, "fact": {"kind": "won", "player": "A"}}
{"reader": …, "question": {"name": "ClaimToo", "options": ["claim", "pass"], "prospects": [[], []]}}
{"reader": …, "refused": {"reason": "must-act", "args": {}, "tried": "pass"}}
{"reader": …, "said": {"key": "mascarade-coins", "args": {"n": 1209600}}}
{"reader": …, "story": [{"kind": "turn-began", "player": "A"}, {"kind": "looked", "by": "A", "at": "a"}]}
{"reader": …, "waits": true}, where somebody else is asked
{"view": …, "changes": …}: what the page makes of a view and of what has changed in it
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple, TypeAlias

from ridotto.bots import Dice
from ridotto.games import GAMES
from ridotto.kernel import SPECTATOR, Because, Fact, Game, Match, Player, Reader, Setup, Value, View, why_not
from ridotto.words.files import LANGUAGES, catalogue

Moment: TypeAlias = dict[str, object]
Speak: TypeAlias = Callable[[Reader], list[str]]

PEOPLE: Final = "Ada Bo Cy Di Élan flo Gil Hélène Yves Jo Œnone Lea Max".split()
MOST_ANSWERS: Final = 400
OFTEN: Final = 12  # moments of one kind at one table


class Spoken(NamedTuple):
    """A moment, what it is about, and what Python says of it by language."""

    about: str
    moment: Moment
    said: dict[str, list[str]]


class Evening:
    """One random match. Facts are heard by one player and a spectator, questions by the player who is asked."""

    def __init__(self, game: Game, players: int, wishes: dict[str, str], seed: int) -> None:
        self.game = game
        self.setup: Setup = game.set_up(players, wishes)
        self.match: Match = game.start(self.setup)
        self.dice = Dice(seed)
        self.me = Player(seed % players)
        self.views: dict[Player, View] = {ear: game.view(self.setup, ear) for ear in (*self.setup.everybody, SPECTATOR)}
        self.heard = 0
        self.met: Counter[tuple[object, ...]] = Counter()

    def moments(self) -> Iterator[Spoken]:
        for _ in range(MOST_ANSWERS):
            yield from self.told()
            if self.match.over():
                return
            yield from self.asked()
            questions = self.match.open_questions()
            question = questions[self.dice.below(len(questions))]
            options = self.match.options(question)
            answer = options[self.dice.below(len(options))]
            late = question.player in self.setup.everybody and self.dice.below(100) == 0
            (self.match.answer_late if late else self.match.answer)(question.player, answer)

    def told(self) -> Iterator[Spoken]:
        new = self.match.log[self.heard :]
        self.heard = len(self.match.log)
        for told in new:
            for ear in filter(told.is_for, self.views):
                if ear in (self.me, SPECTATOR) and self.is_seldom(ear, type(told.fact)):
                    yield self.fact(ear, told.fact)
                self.views[ear].hear(told.fact)
        for ear, view in self.views.items():
            view.set_asking(self.match.asking(ear))

    def asked(self) -> Iterator[Spoken]:
        for question in self.match.open_questions():
            if question.player in self.views:
                if self.is_seldom(question.name()):
                    yield self.question(question.player, question.name())
                yield from self.refused(question.player)
        if self.match.question_to(self.me) is None:
            yield from self.refused(self.me)

    def question(self, player: Player, called: str) -> Spoken:
        asked = self.match.question_to(player)
        assert asked is not None
        options = self.match.options(asked)
        foreseen = [self.game.prospects(self.setup, self.views[player], called, option) for option in options]
        prospects = [[dict(row) for row in rows] for rows in foreseen]
        what = {"name": called, "options": [option.text for option in options], "prospects": prospects}
        offered = list(zip(options, foreseen))
        return self.spoken(
            called,
            player,
            {"question": what},
            lambda reader: [reader.question(called), *[reader.option(called, each, rows) for each, rows in offered]],
        )

    def fact(self, ear: Player, fact: Fact) -> Spoken:
        return self.spoken(type(fact).__name__, ear, {"fact": fact.data()}, lambda reader: [reader.fact(fact)])

    def refused(self, player: Player) -> Iterator[Spoken]:
        answers = self.game.notation.answers
        tried = answers[self.dice.below(len(answers))].text
        because = why_not(self.game.notation, self.match, player, tried)
        if because is not None and self.is_seldom(because.reason):
            yield self.refusal(player, because, tried)

    def refusal(self, player: Player, because: Because, tried: str) -> Spoken:
        what = {"reason": because.reason, "args": dict(because.args), "tried": tried}
        return self.spoken(because.reason, player, {"refused": what}, lambda reader: [reader.reason(because, tried)])

    def sentence(self, key: str, **args: Value) -> Spoken:
        return self.spoken(key, self.me, {"said": {"key": key, "args": args}}, lambda reader: [reader.say(key, **args)])

    def spoken(self, about: str, ear: Player, what: Moment, speak: Speak) -> Spoken:
        view = self.views[ear]
        readers = {language: self.reader(language, ear, view) for language in LANGUAGES}
        moment: Moment = {"reader": as_data(readers["en"]), **what}
        return Spoken(about, moment, {language: speak(reader) for language, reader in readers.items()})

    def reader(self, language: str, ear: Player, view: View | None) -> Reader:
        you = None if ear == SPECTATOR else ear
        people = PEOPLE[: len(self.match.seated)]
        return self.game.reader(self.setup, catalogue(language), people, you, view)

    def is_seldom(self, *what: object) -> bool:
        self.met[what] += 1
        return self.met[what] <= OFTEN


def as_data(reader: Reader) -> Moment:
    """A reader as the page has one."""
    return {
        "game": reader.game,
        "people": dict(reader.people),
        "you": reader.you,
        "setup": dict(reader.setup),
        "view": None if reader.view is None else dict(reader.view),
    }


def evening(game: str, players: int, seed: int, **wishes: str) -> Iterator[Spoken]:
    yield from Evening(GAMES[game], players, wishes, seed).moments()
