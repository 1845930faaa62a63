"""A game that was begun under other rules than this house plays: what was told at it, and nothing that could go on."""

from __future__ import annotations

from dataclasses import dataclass

from ridotto.house.errors import OtherRules
from ridotto.house.events import Answered, AnyEvent, LeftAnswer, Line, Settled
from ridotto.house.shown import Rules, State
from ridotto.house.stage import BegunGame
from ridotto.kernel import SPECTATOR, Ended, Game, MatchOver, Player, RidottoError, Told, forms_of, read_told_line
from ridotto.replay import Record, answer_spelt, result_told
from ridotto.table import Seats, Sitter


@dataclass(frozen=True)
class PastStep:
    """What was told because of one stored event."""

    by: Player | None  # None: nobody answered
    answers: tuple[str, ...]  # several in one breath
    late: bool
    told: list[Told]

    def spellings(self) -> list[str]:
        """Returns the answers as a record writes them."""
        return [] if self.by is None else [answer_spelt(self.by, text, self.late) for text in self.answers]


class PastGame(BegunGame):
    """What was told at a game. `seats` is who sits there, who has left and who waits, as in a game that is played."""

    def __init__(
        self, game: Game, rules_version: int, options: dict[str, str], seats: Seats, listened: dict[str, Player]
    ) -> None:
        super().__init__(seats, listened)
        self.game = game
        self.rules_version = rules_version  # by which it was begun
        self.options = options
        self.forms = forms_of(game.notation.language)  # of its facts, as far as they are still spelt so
        self.players = len(seats.sitters)  # who sat down at first
        self.steps: list[PastStep] = []
        self.log: list[Told] = []
        self.lines: list[str] = []  # the same as it was stored
        self.ended = False
        self.kept = True  # False: an older version kept the answers only, so that nothing can be shown

    def state(self) -> State:
        return "over" if self.is_over() else "outdated"

    def refusal(self) -> RidottoError:
        return MatchOver() if self.is_over() else OtherRules(self.rules_version, self.game.rules_version)

    def rules(self) -> Rules:
        return "other" if self.kept else "lost"

    def told_since(self, number: int) -> tuple[str, ...] | None:
        return ()

    def join(self, newcomer: Sitter) -> None:
        self.seats.door.append(newcomer)

    def leave(self, player: Player) -> None:
        self.seats.away.add(player)

    def hand_over(self, player: Player) -> bool:
        self.seats.away.discard(player)
        return True

    def recall(self, line: Line) -> None:
        """Adds what was told because of an event."""
        read = [read_told_line(text, self.forms) for text in line.told or ()]
        told = [found for found in read if found is not None]
        if line.told is None or len(told) < len(read):
            self.kept = False
            return
        by, answers, late = answers_in(line.event)
        if isinstance(line.event, LeftAnswer) and not told:
            return  # for a question that had not come yet
        if told or answers:
            self.steps.append(PastStep(by, answers, late, told))
            self.log += told
            self.ended = self.ended or any(isinstance(one.fact, Ended) for one in told)
            self.lines += line.told

    def is_over(self) -> bool:
        return self.kept and self.ended

    def told_to(self, player: Player) -> list[Told]:
        return [told for told in self.log if told.is_for(player)] if self.kept else []

    def result(self) -> str:
        return result_told([told.fact for told in self.told_to(SPECTATOR)])

    def record(self, names: list[str], commitment: str, seed: bytes) -> Record:
        """Returns the record of a game that is over."""
        return Record(
            game=self.game.id,
            rules=self.rules_version,
            players=self.players,
            names=tuple(names),
            options=self.options,
            commitment=commitment,
            answers=tuple([text for step in self.steps for text in step.spellings()]),
            result=self.result(),
            seed=seed,
            joined=len(names) - self.players,
            told=tuple(self.lines),
        )


def answers_in(event: AnyEvent) -> tuple[Player | None, tuple[str, ...], bool]:
    """Returns who answered what, and whether the clock had to."""
    if isinstance(event, Answered):
        return Player(event.player), event.answers, False
    if isinstance(event, Settled):
        return Player(event.player), (event.answer,), event.late
    if isinstance(event, LeftAnswer):
        return Player(event.player), (event.answer,), False
    return None, (), False
