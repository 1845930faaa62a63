"""Reviews a game that is over: plays its record again, and asks a master at every question what it thinks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from time import perf_counter
from typing import Any, Final

from ridotto.bots import LEVELS, Dice, Thinking, bot_at_level
from ridotto.bots.master import Master
from ridotto.bots.thinking import Timer
from ridotto.kernel import Answer, Given, Match, Player, Question, RidottoError, TurnBegan, give
from ridotto.replay import UNFINISHED, Record, game_of, replay_record, setup_of
from ridotto.review.data import Choice, ClaimMade, Listener, Point, Review
from ridotto.review.estimate import SURE, Estimate
from ridotto.review.judging import Decision, Judge, Judgement, chances_of
from ridotto.review.summing_up import Mark, accounts_of, key_moments

USUAL: Final = Thinking(simulations=160, seconds=25.0)  # for each question, and for the whole game
SEARCHING: Final = 0.45  # of the time that a question has
COMPARING: Final = 0.3
WATCHING: Final = 0.25
SEEDS_APART: Final = 1 << 48  # for each question

Progress = Callable[[int, int], None]  # so many questions are done, of so many


class ReviewRefused(RidottoError):
    """A game that cannot be reviewed."""

    code = "review-refused"


@dataclass(frozen=True)
class Beat:
    """An answer of the game, and where it stands."""

    step: int
    scene: int  # that follows, in a replay for all ears
    told: int  # facts in the match's log
    turn: int
    match: Match  # before it: it goes on with the next one
    given: Given
    question: Question[Any, Any] | None  # None where its player had nothing to decide


def review(
    record: Record,
    thinking: Thinking = USUAL,
    seed: int = 1,
    progress: Progress | None = None,
    clock: Callable[[], float] = perf_counter,
) -> Review:
    """Returns what a master thinks of a game. With simulations alone it follows from the record and the seed."""
    if record.result == UNFINISHED:
        said = "this game is not over: expected the record of a game that was played to its end"
        raise ReviewRefused(said, why="not-over")
    return Reviewer(record, thinking, seed, clock).run(progress)


class Reviewer:
    def __init__(self, record: Record, thinking: Thinking, seed: int, clock: Callable[[], float]) -> None:
        self.record = record
        self.thinking = thinking
        self.seed = seed << 64
        self.clock = clock
        self.game, self.setup = game_of(record), setup_of(record)
        self.answers = replay_record(record).record
        self.seats = record.players + record.joined
        self.judge = Judge(self.masters(), self.seats, thinking.simulations)
        self.questions = sum([1 for beat in self.beats() if beat.question is not None])
        self.done = 0
        self.end = clock() + (thinking.seconds or 0.0)
        self.rehearsals = 0
        self.points: list[Point] = []
        self.choices: list[Choice] = []
        self.claims: list[ClaimMade] = []
        self.places: list[str] = []  # of the claims
        self.marks: list[Mark] = []  # by step, and one for the end

    def masters(self) -> list[Master]:
        made = bot_at_level(LEVELS[-1], thinking=self.thinking)
        found: list[Master] = []
        for number in range(self.seats):
            bot = made(self.game, self.setup, Player(number), Dice(0).below)
            if not isinstance(bot, Master):
                said = f"no master plays {self.game.title} yet, so nobody can review it"
                raise ReviewRefused(said, why="no-master", game=self.game.title)
            found.append(bot)
        return found

    def run(self, progress: Progress | None) -> Review:
        turn = 0
        for beat in self.beats(self.judge.masters):
            if beat.step == 0:
                self.watch(beat, None)
            turn = beat.turn
            self.marks.append(Mark(beat.scene, beat.told))
            if beat.question is not None:
                self.look_at(beat, beat.question)
                self.done += 1
                if progress is not None:
                    progress(self.done, self.questions)
        self.marks.append(Mark(beat.scene + 1, len(beat.match.log)))
        chances = tuple(chances_of(beat.match, self.judge.masters[0].foresight, self.seats))
        self.points.append(Point(len(self.answers), turn, chances, (0.0,) * self.seats))
        return Review(
            game=self.game.id,
            people=tuple(self.record.people()),
            turns=turn,
            answers=len(self.answers),
            rehearsals=self.rehearsals,
            points=tuple(self.points),
            choices=tuple(self.choices),
            claims=tuple(self.claims),
            moments=tuple(key_moments(self.points, self.answers, self.marks)),
            accounts=tuple(accounts_of(self.points, self.choices, self.seats)),
        )

    def beats(self, ears: list[Master] | None = None) -> Iterator[Beat]:
        """Yields every answer, before it is given in its match; all who are to hear what follows have heard it."""
        match = self.game.start(self.setup)
        told, turn = 0, 0
        scene = -1
        for step, given in enumerate(self.answers):
            scene += 1 if len(match.log) > told else 0
            for fact in match.log[told:]:
                turn += isinstance(fact.fact, TurnBegan)
                for player, ear in enumerate(ears or []):
                    if fact.is_for(Player(player)):
                        ear.hear(fact.fact)
            told = len(match.log)
            yield Beat(step, scene + 1, told, turn, match, given, decided(match, given))
            give(match, given)

    def look_at(self, beat: Beat, question: Question[Any, Any]) -> None:
        """Judges one answer, and looks at the match as it was."""
        decision = Decision(beat.match, beat.given.player, question, beat.given.answer)
        judgement = self.judge.judge(decision, self.seed_at(beat.step), self.timer(SEARCHING), self.timer(COMPARING))
        if judgement is not None:
            self.rehearsals += judgement.rehearsals
            self.note_choice(beat, question, judgement)
        self.note_claims(decision, beat, [] if judgement is None else judgement.worlds)
        self.watch(beat, judgement)

    def watch(self, beat: Beat, judgement: Judgement | None) -> None:
        player = beat.given.player if judgement is not None else Player(0)
        found = self.judge.watch(beat.match, player, judgement, self.seed_at(beat.step), self.timer(WATCHING))
        self.rehearsals += sum([len(rows) for rows in found.by_world.values()])
        errors = tuple([SURE * error for error in found.errors_of_chances()])
        self.points.append(Point(beat.step, beat.turn, tuple(found.means()), errors))

    def note_choice(self, beat: Beat, question: Question[Any, Any], judgement: Judgement) -> None:
        player, losses = beat.given.player, judgement.losses
        lost = bool(losses.by_world)
        self.choices.append(
            Choice(
                step=beat.step,
                turn=beat.turn,
                player=player,
                question=question.name(),
                answer=beat.given.answer.text,
                best=judgement.best.text,
                effects=tuple(judgement.effects.means()),
                errors=interval(judgement.effects),
                loss=losses.means()[player] if lost else 0.0,
                loss_error=interval(losses)[player] if lost else 0.0,
                mistake=judgement.is_mistake(player),
            )
        )

    def note_claims(self, decision: Decision, beat: Beat, worlds: list[Match]) -> None:
        """Notes what an answer claims, and what its player thought of a claim that came before."""
        game, match, question = self.game, decision.match, decision.question
        faces = [game.faces(world) for world in worlds]
        claim = game.claim_in(match, question, decision.answer)
        if self.claims and any(self.is_about(decision, option) for option in match.options(question)):
            first = max([number for number, made in enumerate(self.claims) if not made.too])
            made = self.claims[first]
            listener = Listener(decision.player, share_with(faces, self.places[first], made.thing), claim is not None)
            self.claims[first] = replace(made, listeners=(*made.listeners, listener))
        if claim is not None:
            self.places.append(claim.place)
            self.claims.append(
                ClaimMade(
                    step=beat.step,
                    turn=beat.turn,
                    player=decision.player,
                    thing=claim.thing,
                    really=game.faces(match)[claim.place],
                    too=claim.too,
                    odds=share_with(faces, claim.place, claim.thing),
                    listeners=(),
                )
            )

    def is_about(self, decision: Decision, option: Answer) -> bool:
        """Whether this option would be to claim, too, what somebody has just announced."""
        claim = self.game.claim_in(decision.match, decision.question, option)
        return claim is not None and claim.too and claim.thing == self.claims[-1].thing

    # ---- Dice and time.

    def seed_at(self, step: int) -> int:
        return self.seed + (step + 1) * SEEDS_APART

    def timer(self, share: float) -> Timer:
        """Returns a timer for a part of one question: what is left of the time is divided among all that are left."""
        if self.thinking.seconds is None:
            return Timer(None, self.clock)
        left = max(self.end - self.clock(), 0.0) / max(self.questions - self.done, 1)
        return Timer(share * left, self.clock)


def decided(match: Match, given: Given) -> Question[Any, Any] | None:
    """Returns the question that a player decided by this answer; None for Fate, the clock and where nothing is open."""
    question = match.question_to(given.player)
    if given.late or given.player not in match.seated or question is None or len(match.options(question)) < 2:
        return None
    return question


def interval(found: Estimate) -> tuple[float, ...]:
    return tuple([SURE * error for error in found.errors()])


def share_with(faces: list[dict[str, str]], place: str, thing: str) -> float | None:
    """Returns in how many of these worlds this lies there; None where there was no time for any."""
    return sum([1 for world in faces if world.get(place) == thing]) / len(faces) if faces else None
