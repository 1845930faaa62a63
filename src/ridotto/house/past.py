"""A game that was begun under other rules than this house plays: what was told at it, and nothing that could go on."""

from __future__ import annotations

from dataclasses import dataclass

from ridotto.house.entries import Answered, AnyEntry, LeftAnswer, Line, Settled
from ridotto.kernel import SPECTATOR, Ended, Forms, Player, Told, read_told_line
from ridotto.replay import Record, answer_spelt, result_told
from ridotto.table import Company


@dataclass(frozen=True)
class PastStep:
    """What was told because of one stored entry."""

    by: Player | None  # None: nobody answered
    answers: tuple[str, ...]  # several in one breath
    late: bool
    told: list[Told]

    def spellings(self) -> list[str]:
        """Returns the answers as a record writes them."""
        return [] if self.by is None else [answer_spelt(self.by, text, self.late) for text in self.answers]


class Past:
    """What was told at a game. `company` is who sits there, who has left and who waits, as at a table in play."""

    def __init__(self, rules: int, options: dict[str, str], company: Company, forms: Forms) -> None:
        self.rules = rules
        self.options = options
        self.company = company
        self.forms = forms  # of the facts of this game, as far as they are still spelt so
        self.players = len(company.sitters)  # who sat down at first
        self.steps: list[PastStep] = []
        self.log: list[Told] = []
        self.lines: list[str] = []  # the same as it was stored
        self.kept = True  # False: an older version kept the answers only, so that nothing can be shown

    def recall(self, line: Line) -> None:
        """Adds what was told because of an entry."""
        read = [read_told_line(text, self.forms) for text in line.told or ()]
        told = [found for found in read if found is not None]
        if line.told is None or len(told) < len(read):
            self.kept = False
            return
        by, answers, late = answers_in(line.entry)
        if isinstance(line.entry, LeftAnswer) and not told:
            return  # for a question that had not come yet
        if told or answers:
            self.steps.append(PastStep(by, answers, late, told))
            self.log += told
            self.lines += line.told

    def over(self) -> bool:
        return self.kept and any(isinstance(told.fact, Ended) for told in self.log)

    def told_to(self, player: Player) -> list[Told]:
        return [told for told in self.log if told.is_for(player)] if self.kept else []

    def result(self) -> str:
        return result_told([told.fact for told in self.told_to(SPECTATOR)])

    def record(self, game: str, names: list[str], commitment: str, seed: bytes) -> Record:
        """Returns the record of a game that is over."""
        return Record(
            game=game,
            rules=self.rules,
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


def answers_in(entry: AnyEntry) -> tuple[Player | None, tuple[str, ...], bool]:
    """Returns who answered what, and whether the clock had to."""
    if isinstance(entry, Answered):
        return Player(entry.player), entry.answers, False
    if isinstance(entry, Settled):
        return Player(entry.player), (entry.answer,), entry.late
    if isinstance(entry, LeftAnswer):
        return Player(entry.player), (entry.answer,), False
    return None, (), False
