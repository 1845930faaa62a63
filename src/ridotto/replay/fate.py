"""Draws for Fate from a seed that was fixed, and committed to, before the first deal.

The commitment is told at the start and the seed after the end, so that anybody can draw again and compare.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from ridotto.kernel import FATE, Answer, Match, MatchOver, NotYourQuestion, Question, RecordRefused, name
from ridotto.replay.record import Record, game_named, is_of_other_rules, moments, replay_record

SEED_BYTES: Final = 32  # nobody guesses so many; and all alike, since HMAC cannot tell b"x" from b"x\0"
SWORN: Final = b"ridotto fate 1\n"  # before the seed: this hash means a commitment and nothing else


def fresh_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def commitment_to(seed: bytes) -> str:
    """Returns what may be told of a seed beforehand: it binds, and gives nothing away."""
    return hashlib.sha256(SWORN + seed).hexdigest()


class CommittedFate:
    """Answers for Fate, out of a seed and the number of the draw. Remembers nothing: any worker can go on."""

    def __init__(self, seed: bytes) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self.seed = seed
        self.commitment = commitment_to(seed)

    def secret_for_bots(self) -> bytes:
        """Returns the secret of the bots' dice: 32 bytes, from the same seed but no draw of Fate's.

        So the commitment binds the bots too. Nobody can foresee them until the seed is told, and that is after the
        last decision; then anybody can roll their dice again.
        """
        return hmac.digest(self.seed, b"bots", "sha256")

    def draw(self, number: int) -> int:
        """Returns a number of 256 bits; the first draw is number 0."""
        return int.from_bytes(hmac.digest(self.seed, b"%d" % number, "sha256"), "big")

    def choice(self, match: Match, question: Question[Any, Any], number: int) -> Answer:
        """Returns an option, each as often as its weight says: the draw modulo the sum of all weights.

        The remainders are uneven by less than that sum in 2**256. With sums below a million no option is off by
        more than one part in 2**236, and nobody will ever play the matches it takes to notice.
        """
        options = match.options(question)
        weights = question.weights(match)
        if weights is None:
            return options[self.draw(number) % len(options)]
        left = self.draw(number) % sum(weights)
        for option, weight in zip(options, weights, strict=True):
            left -= weight
            if left < 0:
                return option
        raise AssertionError("weights are not negative")

    def draw_answer(self, match: Match) -> Answer:
        """Returns what Fate says to its open question. The number of the draw is how often Fate has answered before."""
        question = match.question_to(FATE)
        if question is None:
            raise MatchOver if match.over() else NotYourQuestion(name(FATE))
        return self.choice(match, question, sum([given.player == FATE for given in match.record]))

    def answer(self, match: Match) -> None:
        """Answers Fate's open question."""
        match.answer(FATE, self.draw_answer(match))


@dataclass(frozen=True)
class Finding:
    """One thing that a record claims, where, and the objection to it."""

    line: int
    claim: str
    problem: str = ""  # empty: nothing
    unknown: bool = False  # it cannot be checked here, and `problem` says why


@dataclass(frozen=True)
class FateVerdict:
    findings: tuple[Finding, ...]

    def holds(self) -> bool:
        return not any(finding.problem for finding in self.findings)

    def is_open(self) -> bool:
        """True when there is no objection to the record, but not everything can be checked here."""
        return not self.holds() and all(finding.unknown for finding in self.findings if finding.problem)


def verify(record: Record) -> FateVerdict:
    """Checks that a record keeps to the rules, ends as it says, and that Fate kept its word.

    Of a match that was played by other rules, only the result as it was told and the seed can be checked.
    """
    if is_of_other_rules(record):
        return FateVerdict(tuple(checked_without_rules(record)))
    legal = f"the answers keep to the rules of {record.game} and lead to: {record.result}"
    try:
        replay_record(record)
    except RecordRefused as refusal:
        return FateVerdict((Finding(refusal.line, legal, str(refusal)),))
    told = [] if record.told is None else [Finding(record.line_of_told(0), "the answers lead to all that was told")]
    return FateVerdict((Finding(record.line("result"), legal), *told, *kept_word(record)))


def checked_without_rules(record: Record) -> Iterator[Finding]:
    now = game_named(record).rules_version
    why = f"it was played by version {record.rules} of them, and this house plays version {now}"
    yield Finding(record.line("rules"), f"the answers keep to the rules of {record.game}", why, unknown=True)
    if record.told is not None:
        yield Finding(record.line("result"), f"everybody was told how it ended: {record.result}")
    yield commitment_kept(record)
    if record.commitment is not None and record.seed is not None:
        yield Finding(record.line("seed"), "Fate answered as the seed says", why, unknown=True)


def kept_word(record: Record) -> list[Finding]:
    """Returns what can be said of Fate in a record that keeps to the rules."""
    committed = commitment_kept(record)
    if record.commitment is None or record.seed is None:
        return [committed]
    return [committed, drawn_from(record, CommittedFate(record.seed))]


def commitment_kept(record: Record) -> Finding:
    """Checks that the seed is the one that Fate was committed to, under any rules."""
    if record.commitment is None:
        return Finding(record.line("players"), "Fate was committed", "nothing was told of the seed beforehand")
    if record.seed is None:
        return Finding(record.line("fate"), "the seed is told", "not yet: it is told after the end")
    told = commitment_to(record.seed)
    problem = "" if told == record.commitment else f"it would have been {told}"
    return Finding(record.line("fate"), "the commitment is that of the seed", problem)


def drawn_from(record: Record, fate: CommittedFate) -> Finding:
    draws = 0
    for number, (match, answer) in enumerate(zip(moments(record), record.answers, strict=False)):
        question = match.question_to(FATE)
        if question is None or not answer.startswith(f"{name(FATE)}:"):
            continue
        drawn = f"{name(FATE)}:{fate.choice(match, question, draws).text}"
        if answer != drawn:
            problem = f"answer {number + 1} is {answer}, but draw {draws} of this seed is {drawn}"
            return Finding(record.line_of_answer(number), "Fate answered as the seed says", problem)
        draws += 1
    return Finding(record.line("seed"), f"Fate answered as the seed says, {draws} times")
