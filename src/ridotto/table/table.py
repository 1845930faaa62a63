"""A table where people and bots sit together. It knows no game, opens no socket and reads no clock.

Its driver tells it what people do and how much time has passed, hands on what it has for each
of them, and stores it. There is one driver at a time.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ridotto.bots import BOTS, Maker
from ridotto.kernel import (
    SPECTATOR,
    Answer,
    AnswerRefused,
    Audience,
    Because,
    Fact,
    Game,
    Given,
    Match,
    MatchOver,
    Player,
    Setup,
    SetupRefused,
    name,
    replay_match,
    why_not,
)
from ridotto.table.company import Automaton, Company, Sitter, objections_to, unknown_bots
from ridotto.table.ear import Ear, Heard
from ridotto.table.errors import DoorIsClosed, MemoryIsStrict, NoSheet, NothingComesRound, NotThatQuestion
from ridotto.table.play import Fate, InAdvance, Play
from ridotto.table.saved import SavedTable, answers_in, company_in, compare_told, restore, save, terms_in
from ridotto.table.talk import ChatLine, Talk
from ridotto.table.terms import Terms


@dataclass(frozen=True)
class Account:
    """What a player may read of a match (TBL-007)."""

    whole: bool
    answers: tuple[Given, ...]  # everybody's, where it is whole
    facts: tuple[Fact, ...]  # told to everybody who asks


class Table:
    """People and bots at one match. `match` holds every secret: it is for the driver's storage, for nobody's ears."""

    def __init__(
        self,
        game: Game,
        setup: Setup,
        company: Sequence[Sitter],
        fate: Fate,
        terms: Terms | None = None,
        *,
        secret: bytes,
        bots: Mapping[str, Maker] = BOTS,
        by_steps: bool = False,
        match: Match | None = None,
    ) -> None:
        """The bots' dice are made from `secret`, which nobody can guess. With `by_steps` the table moves only
        when `step` or `run` is called. `match` is a match that is under way; without it a new one begins."""
        self.terms = Terms() if terms is None else terms
        self.match = game.start(setup) if match is None else match
        players = len(self.match.seated)  # in a match under way perhaps more than at first
        objections = objections_to(company, players, self.terms.stand_in, bots)
        objections += self.terms.objections(players)
        if objections:
            raise SetupRefused(objections)
        self.game = game
        self.setup = setup
        self.company = Company(company, self.terms.stand_in)
        self.play = Play(game, setup, self.match, self.company, self.terms, fate, bots, secret)
        self.ears = {player: Ear(game, setup, player) for player in (*self.match.seated, SPECTATOR)}
        self.talk = Talk()
        self.by_steps = by_steps
        self.go_on()

    # What people do.

    def answer(self, player: Player, said: str | Answer, expecting: int) -> None:
        """Answers the question of this number that is open to a player. A refused answer changes nothing."""
        self.answer_all(player, [said], expecting)

    def answer_all(self, player: Player, said: Sequence[str | Answer], expecting: int) -> None:
        """Gives several answers in one breath, the first to the question of this number: all of them, or none."""
        self.expect(player, expecting)
        self.hear_out(player, [self.parse_answer(word) for word in said])

    def leave_answer(self, player: Player, question: str, said: str | Answer, expecting: int) -> None:
        """Leaves an answer in advance, while a question of this name goes round (TBL-009).

        It counts when that question comes to this player, replaces what they left before, and lapses when
        the round is over. Where it is no option by then, they are asked. Nobody else learns that it was left.
        """
        self.expect(player, expecting)
        answer = self.parse_answer(said)
        if not self.play.goes_round(question):
            raise NothingComesRound(question)
        asked = self.match.question_to(player)
        if asked is not None and asked.name() == question:  # their place has just come
            self.hear_out(player, [answer])
        else:
            self.play.advance[player] = InAdvance(question, answer)

    def withdraw_answer(self, player: Player) -> None:
        """Takes back what was left in advance, if anything was."""
        self.company.person_here(player)
        self.play.advance.pop(player, None)

    def say(self, player: Player, text: str) -> ChatLine:
        """Says something to everybody, without any effect on the match (TBL-012)."""
        self.company.person_here(player)
        return self.talk.add(player, self.company.sitters[player].name, text)

    def join(self, newcomer: Sitter) -> Player:
        """Brings a newcomer to the door, who sits down when the game next asks for them; returns who they will be.

        Of the past they hear what the rules tell them then, and nothing of what was said before. Where there is no
        room when they are asked for, they wait on.
        """
        if self.match.over():
            raise MatchOver
        if isinstance(newcomer, Automaton) and newcomer.bot not in self.play.makers:
            said = unknown_bots({newcomer.bot}, self.play.makers)[0]
            raise DoorIsClosed(said, why="no-bot", said=newcomer.bot, known=", ".join(self.play.makers))
        closed = self.why_closed()
        if closed:
            raise DoorIsClosed(closed, why=self.closed_by())
        self.company.door.append(newcomer)
        player = Player(len(self.company.sitters) + len(self.company.door) - 1)
        self.go_on()
        return player

    def why_closed(self) -> str:
        """Returns why nobody may come to the door now; empty where somebody may."""
        return self.match.why_closed(len(self.company.door) + 1)

    def closed_by(self) -> str:
        """Returns the same as a word: the catalogue has sentences for people."""
        return self.match.closed_by(len(self.company.door) + 1)

    def leave(self, player: Player) -> None:
        """Lets a player leave: a bot that has heard what this seat heard plays on (TBL-005)."""
        self.company.person_here(player)
        self.company.away.add(player)
        self.play.advance.pop(player, None)
        self.go_on()

    def come_back(self, player: Player) -> None:
        """Lets a player come back from the next decision on: what the bot was asked already is the bot's (TBL-006)."""
        self.company.person(player)
        if player in self.company.away:
            question = self.match.question_to(player)
            if question is not None:
                self.play.give(player, self.play.mind_of(question))
            self.take_over(player)
            self.go_on()

    def take_over(self, player: Player) -> None:
        """Lets the person play again in place of the bot, with what can be seen at this moment."""
        self.company.away.remove(player)
        self.ear_at(player).forgo(self.talk.lines)

    # How it moves.

    def step(self) -> bool:
        """Gives one answer for which nobody has to be waited for; False when there is none."""
        moved = self.play.step()
        self.lend_ears()
        return moved

    def settle(self, player: Player, answer: Answer, *, late: bool) -> None:
        """Gives an answer that no person gave, and that was thought of elsewhere. For the driver alone."""
        self.play.give(player, answer, late=late)
        self.lend_ears()

    def run(self) -> None:
        """Goes on until a person or the clock has to be waited for."""
        while self.step():
            pass

    def time_passed(self, seconds: float) -> None:
        """Lets time pass: players who have run out of it are answered for; for what is asked next, time begins."""
        self.play.hourglass.run(seconds)
        for ear in self.ears.values():
            if ear.missed:
                ear.time_passed(seconds)
        self.go_on()

    def seconds_to_wait(self) -> float | None:
        """Returns the seconds until the table moves by itself; None if only people can go on. For the driver alone."""
        return self.play.seconds_to_wait()

    def given_since(self, number: int) -> list[Given]:
        """Returns the answers after this number, to be stored before anybody hears of them. For the driver alone."""
        return self.match.record[number:]

    # What people get: nothing that was not told to them.

    def present(self, player: Player) -> dict[str, object]:
        """Returns what can be seen at this moment, and what this player is asked (TBL-001)."""
        ear = self.ear(player)
        left = self.play.advance.get(player)
        return {
            "view": ear.sees(),
            "question": self.question_shown(player),
            "number": self.play.number(player),
            "left": None if left is None else {"question": left.question, "answer": left.answer.text},
            "missed": [{"number": missed.number, "fact": missed.fact.spelling()} for missed in ear.shows_missed()],
            "heard": len(ear.told),
            "table": self.as_dict(),
        }

    def opened_by(self, player: Player) -> dict[str, object]:
        """Returns the present to a player who opens the game, for the first time or again.

        At one sitting the present is all they get. By correspondence they are also shown, once and for a
        while, what was told to them since they had it open (TBL-011).
        """
        ear = self.ear(player)
        if self.terms.correspondence and player != SPECTATOR:
            ear.catch_up(self.setup.seconds_shown)
        else:
            ear.forgo(self.talk.lines)
        return self.present(player)

    def news(self, player: Player, since: int = 0) -> list[Heard]:
        """Returns the facts after this number. Under strict memory each is handed on once and never again (TBL-001).

        The driver hands them to every screen of these ears: each pair has one reader.
        """
        return self.ear(player).takes(since, self.terms.reminds(player))

    def why_not(self, player: Player, said: str) -> Because | None:
        """Returns why they cannot say this now; None where they can. A refused answer says the same."""
        return why_not(self.game.notation, self.match, player, said)

    def audience(self, player: Player, number: int) -> Audience:
        """Returns who else heard the fact of this number: a driver marks with it what only some may see."""
        return self.ear(player).told[number - 1].to

    def talk_since(self, player: Player, since: int = 0) -> list[ChatLine]:
        """Returns what was said beside the game, remembered like everything else at this table."""
        return self.ear(player).takes_lines(self.talk.lines, since, self.terms.reminds(player))

    def history(self, player: Player) -> list[Heard]:
        """Returns all that a player heard: where the table reminds them, and after the end (TBL-002)."""
        ear = self.ear(player)
        if not self.terms.reminds(player) and not self.match.over():
            raise MemoryIsStrict
        return ear.numbered()

    def sheet(self, player: Player) -> dict[str, list[str]]:
        """Returns what may lie where, by all that a player heard and nothing else (TBL-002)."""
        ear = self.ear(player)
        if not self.terms.reminds(player):
            raise MemoryIsStrict
        if not self.terms.deduces(player):
            raise NoSheet
        return ear.infers()

    def record(self, asker: Player) -> Account:
        """Returns all of the match after its end; before, the asker's part where they are reminded (TBL-007)."""
        self.ear(asker)
        if self.match.over():
            return Account(True, tuple(self.match.record), tuple(self.match.heard_by(asker)))
        if not self.terms.reminds(asker):
            return Account(False, (), ())
        own = [given for given in self.match.record if given.player == asker]
        return Account(False, tuple(own), tuple(self.match.heard_by(asker)))

    def as_dict(self) -> dict[str, object]:
        """Returns who sits here, who waits to, and what they agreed on. Public."""
        door = [newcomer.name for newcomer in self.company.door]
        return {"game": self.game.id, "company": self.company.as_list(), "door": door, **self.terms.as_dict()}

    # To be stored, and to go on from there.

    def save(self) -> SavedTable:
        """Returns what is to be stored: every secret but those of Fate and the bots' dice. For the driver alone."""
        return save(self)

    @classmethod
    def resume(
        cls,
        game: Game,
        saved: SavedTable,
        fate: Fate,
        *,
        secret: bytes,
        bots: Mapping[str, Maker] = BOTS,
        by_steps: bool = False,
        start: Match | None = None,
    ) -> Table:
        """Returns a saved table; bots hear again what their seats heard. `start` is for matches from a position."""
        answers = answers_in(game, saved)
        setup = game.set_up(len(saved["company"]), saved["wishes"])
        match = replay_match(game.start(setup) if start is None else start, answers)
        compare_told(match, saved)
        sitters = [*company_in(saved["company"]), *company_in(saved.get("newcomers", []))]
        terms = terms_in(saved)
        table = cls(game, setup, sitters, fate, terms, secret=secret, bots=bots, by_steps=True, match=match)
        restore(table, saved)
        table.by_steps = by_steps
        table.go_on()
        return table

    # Inside.

    def hear_out(self, player: Player, answers: list[Answer]) -> None:
        """Takes a player's answers, and marks what only this player is told because of them as their doing."""
        before = len(self.ear_at(player).told)
        try:
            self.play.give_all(player, answers)
        except AnswerRefused as refusal:
            because = self.why_not(player, answers[0].text) or refusal.because
            raise AnswerRefused(refusal.answer, refusal.options, because) from None
        ear = self.ear_at(player)
        for number, told in enumerate(ear.told[before:], before + 1):
            if not told.is_for(SPECTATOR):
                ear.own.add(number)
        self.go_on()

    def lend_ears(self) -> None:
        """Gives ears to players who have just sat down."""
        for player in self.match.seated[len(self.ears) - 1 :]:  # beside the spectators' one
            self.ears[player] = Ear(self.game, self.setup, player, len(self.talk.lines))

    def go_on(self) -> None:
        if not self.by_steps:
            self.run()

    def expect(self, player: Player, number: int) -> None:
        """Refuses a player who does not sit here, and an answer that comes too late, twice or too early."""
        self.company.person_here(player)
        if self.match.over():
            raise MatchOver
        if number != self.play.number(player):
            raise NotThatQuestion(name(player), self.play.number(player), number)

    def parse_answer(self, said: str | Answer) -> Answer:
        return self.game.notation.read(said) if isinstance(said, str) else said

    def ear(self, player: Player) -> Ear:
        """Returns the ear of a person who is here, or of all who only watch."""
        if player != SPECTATOR:
            self.company.person_here(player)
        return self.ear_at(player)

    def ear_at(self, player: Player) -> Ear:
        """Returns the ear of this seat, person or bot, up to this moment. For the driver alone."""
        ear = self.ears[player]
        ear.listen(self.match)
        return ear

    def question_shown(self, player: Player) -> dict[str, object] | None:
        """Returns the question that this player is asked, if any: they see nobody else's."""
        question = self.match.question_to(player)
        if question is None:
            return None
        return {
            "name": question.name(),
            "number": self.play.number(player),
            "options": [option.text for option in self.match.options(question)],
            "seconds": self.play.seconds_left(question),
        }
