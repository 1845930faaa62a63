"""A table where people and bots sit together. It knows no game, opens no socket and reads no clock.

Its driver tells it what people do and how much time has passed, hands on what it has for each
of them, and stores it. There is one driver at a time.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ridotto.bots import BOTS, Maker
from ridotto.kernel import (
    SPECTATOR,
    Answer,
    AnswerRefused,
    Because,
    Game,
    Match,
    MatchOver,
    Player,
    Setup,
    SetupRefused,
    name,
    why_not,
)
from ridotto.table.ear import Ear
from ridotto.table.errors import DoorIsClosed, NothingComesRound, NotThatQuestion
from ridotto.table.play import Fate, InAdvance, Play
from ridotto.table.seats import Automaton, Seats, Sitter, objections_to, why_unknown
from ridotto.table.terms import Terms


class Table:
    """People and bots at one match. `match` holds every secret: it is for the driver's storage, for nobody's ears."""

    def __init__(
        self,
        game: Game,
        setup: Setup,
        sitters: Sequence[Sitter],
        fate: Fate,
        terms: Terms | None = None,
        *,
        secret: bytes,
        bots: Mapping[str, Maker] = BOTS,
        match: Match | None = None,
    ) -> None:
        """The bots' dice are made from `secret`, which nobody can guess. `match` is a match that is under way; without
        it a new one begins."""
        self.terms = Terms() if terms is None else terms
        self.match = game.start(setup) if match is None else match
        players = len(self.match.seated)  # in a match under way perhaps more than at first
        objections = objections_to(sitters, players, self.terms.stand_in, bots)
        objections += self.terms.objections(players)
        if objections:
            raise SetupRefused(objections)
        self.game = game
        self.setup = setup
        self.seats = Seats(sitters, self.terms.stand_in)
        self.play = Play(game, setup, self.match, self.seats, self.terms, fate, bots, secret)
        self.ears = {player: self.ear_of(player) for player in (*self.match.seated, SPECTATOR)}

    # What people do.

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
        self.seats.person_here(player)
        self.play.advance.pop(player, None)

    def join(self, newcomer: Sitter) -> Player:
        """Brings a newcomer to the door, who sits down when the game next asks for them; returns who they will be.

        Of the past they hear what the rules tell them then, and nothing of what was said before. Where there is no
        room when they are asked for, they wait on.
        """
        if self.match.over():
            raise MatchOver
        if isinstance(newcomer, Automaton):
            unknown, known = why_unknown(newcomer.bot, self.play.makers), ", ".join(self.play.makers)
            if unknown:
                raise DoorIsClosed(unknown, why="no-bot", said=newcomer.bot[:40], known=known)
        closed = self.why_closed()
        if closed:
            raise DoorIsClosed(closed, why=self.closed_by())
        self.seats.door.append(newcomer)
        return Player(len(self.seats.sitters) + len(self.seats.door) - 1)

    def why_closed(self) -> str:
        """Returns why nobody may come to the door now; empty where somebody may."""
        return self.match.why_closed(len(self.seats.door) + 1)

    def closed_by(self) -> str:
        """Returns the same as a word: the catalogue has sentences for people."""
        return self.match.closed_by(len(self.seats.door) + 1)

    def leave(self, player: Player) -> None:
        """Lets a player leave: a bot that has heard what this seat heard plays on (TBL-005)."""
        self.seats.person_here(player)
        self.seats.away.add(player)
        self.play.advance.pop(player, None)

    def take_over(self, player: Player) -> None:
        """Lets the person play again in place of the bot, with what can be seen at this moment (TBL-006)."""
        self.seats.away.remove(player)
        ear = self.ear_at(player)
        ear.handed = len(ear.told)

    # How it moves.

    def settle(self, player: Player, answer: Answer, *, late: bool) -> None:
        """Gives an answer that no person gave, and that was thought of elsewhere. For the driver alone."""
        self.play.give(player, answer, late=late)
        self.lend_ears()

    def time_passed(self, seconds: float) -> None:
        """Lets time pass: players who have run out of it are answered for; for what is asked next, time begins."""
        self.play.clocks.run(seconds)

    def seconds_to_wait(self) -> float | None:
        """Returns the seconds until the table moves by itself; None if only people can go on. For the driver alone."""
        return self.play.seconds_to_wait()

    def why_not(self, player: Player, said: str) -> Because | None:
        """Returns why they cannot say this now; None where they can. A refused answer says the same."""
        return why_not(self.game.notation, self.match, player, said)

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

    def lend_ears(self) -> None:
        """Gives ears to players who have just sat down."""
        for player in self.match.seated[len(self.ears) - 1 :]:  # beside the spectators' one
            self.ears[player] = self.ear_of(player)

    def ear_of(self, player: Player) -> Ear:
        return Ear(self.game, self.setup, player, not self.terms.reminds(player))

    def expect(self, player: Player, number: int) -> None:
        """Refuses a player who does not sit here, and an answer that comes too late, twice or too early."""
        self.seats.person_here(player)
        if self.match.over():
            raise MatchOver
        if number != self.play.number(player):
            raise NotThatQuestion(name(player), self.play.number(player), number)

    def parse_answer(self, said: str | Answer) -> Answer:
        return self.game.notation.read(said) if isinstance(said, str) else said

    def ear_at(self, player: Player) -> Ear:
        """Returns the ear of this seat, person or bot, up to this moment. For the driver alone."""
        ear = self.ears[player]
        ear.listen(self.match)
        return ear
