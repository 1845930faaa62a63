"""A lesson: a match played from a prepared deal, with a text beside each step. docs/lessons.md describes the file.

The learner is always player A. What the others answer is looked up by how often that player has answered before, so a
lesson works in sealed rounds, too, where nobody can say who answers first.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from ridotto.games import game_called
from ridotto.kernel import FATE, Answer, Game, Match, Player, name
from ridotto.replay import replay_written

FOLDER: Final = Path(__file__).parent
LEARNER: Final = Player(0)
LESSONS: Final = tuple(sorted(path.stem for path in FOLDER.glob("*.toml")))
KEYS: Final = {"game", "players", "options", "deal", "step"}
STEP_KEYS: Final = {"text", "points", "answer", "then"}


class LessonRefused(Exception):
    """A lesson's file is not as docs/lessons.md says; the text names the step and what was expected."""


@dataclass(frozen=True)
class LessonStep:
    """One thing that is explained, and what the learner does then; nothing where there is only something to read."""

    text: str  # the catalogue has the sentence lesson-NAME-TEXT, with its .title, and .deed where there is an answer
    points: tuple[str, ...]  # what it is about: the marks of things on the table, as docs/lessons.md lists them
    question: int  # the number of the learner's question at which it is shown
    answers: tuple[str, ...]  # what the learner answers, one question after the other


@dataclass(frozen=True)
class Lesson:
    name: str
    game: Game
    players: int
    options: dict[str, str]
    steps: tuple[LessonStep, ...]
    script: dict[Player, tuple[Answer, ...]]  # every answer of every player, in the order in which that player gives it

    def answer_of(self, player: Player, given: int) -> Answer | None:
        """Returns what a player says who has given so many answers; None when the lesson is over for that player."""
        answers = self.script.get(player, ())
        return answers[given] if given < len(answers) else None

    def next_answer(self, match: Match, player: Player) -> Answer | None:
        return self.answer_of(player, len([given for given in match.record if given.player == player]))

    def wants(self, match: Match, said: list[str]) -> bool:
        """True when the learner may say this now: what the lesson waits for, or anything once it is over."""
        given = len([one for one in match.record if one.player == LEARNER])
        wanted = [self.answer_of(LEARNER, given + number) for number in range(len(said))]
        return all(answer is None or answer.text == text for answer, text in zip(wanted, said, strict=True))

    def draws(self, match: Match) -> Answer | None:
        """Returns what Fate draws next; None where the lesson does not say."""
        return self.next_answer(match, FATE)


@cache
def lesson_called(called: str) -> Lesson:
    """Returns one of `LESSONS`."""
    return read_lesson(called, (FOLDER / f"{called}.toml").read_text(encoding="utf-8"))


def read_lesson(called: str, text: str) -> Lesson:
    """Reads a lesson and plays it through, so that it holds nothing that the rules refuse."""
    found = tomllib.loads(text)
    expect_keys(found, KEYS, {"game", "players", "deal", "step"}, called)
    game = game_called(found["game"])
    options: dict[str, str] = found.get("options", {})
    match = game.start(game.set_up(found["players"], options))
    follow(match, game, found["deal"], f"{called}: the deal")
    steps = [take_step(match, game, step, f"{called}, step {n}") for n, step in enumerate(found["step"], 1)]
    script: dict[Player, list[Answer]] = {}
    for given in match.record:
        script.setdefault(given.player, []).append(given.answer)
    answers = {player: tuple(given) for player, given in script.items()}
    return Lesson(called, game, found["players"], options, tuple(steps), answers)


def take_step(match: Match, game: Game, step: dict[str, Any], where: str) -> LessonStep:
    """Plays one step; refuses one after which the learner is asked something that no step is about."""
    expect_keys(step, STEP_KEYS, {"text"}, where)
    before = answers_of_the_learner(match)
    if "answer" in step:
        follow(match, game, f"{name(LEARNER)}:{step['answer']}", where)
    answers = answers_of_the_learner(match)[len(before) :]
    follow(match, game, step.get("then", ""), where)
    if answers_of_the_learner(match) != [*before, *answers]:
        raise LessonRefused(f"{where}: `then` is for the others; the learner's answer is `answer`")
    return LessonStep(step["text"], tuple(step.get("points", ())), len(before) + 1, tuple(answers))


def answers_of_the_learner(match: Match) -> list[str]:
    return [given.answer.text for given in match.record if given.player == LEARNER]


def follow(match: Match, game: Game, written: str, where: str) -> None:
    problem = replay_written(match, game, written)
    if problem:
        raise LessonRefused(f"{where}: {problem}")


def expect_keys(found: dict[str, Any], known: set[str], needed: set[str], where: str) -> None:
    odd, missing = sorted(set(found) - known), sorted(needed - set(found))
    if odd or missing:
        raise LessonRefused(f"{where}: expected {', '.join(sorted(known))}; odd: {odd}, missing: {missing}")
