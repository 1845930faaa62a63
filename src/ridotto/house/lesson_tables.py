"""Tables of guided first games: one learner, bots that answer as the lesson says, and nobody else."""

from __future__ import annotations

from ridotto.house.errors import NoSuchLesson
from ridotto.house.house import House, Pass
from ridotto.house.new_table import opening_for_one
from ridotto.house.who import digest_of
from ridotto.lessons import LEARNER, LESSONS, Lesson, lesson_called


def lesson_named(called: str) -> Lesson:
    if called not in LESSONS:
        raise NoSuchLesson(called)
    return lesson_called(called)


async def open_lesson(house: House, called: str, name: str, face: str = "") -> Pass:
    """Opens a table for one learner, and begins. Nobody else can sit down or watch there."""
    lesson = lesson_named(called)
    token = house.fresh_token()
    opened = opening_for_one(lesson.game, lesson.players, lesson.options, digest_of(token), lesson=called)
    return await house.open_alone(opened, token, LEARNER, name, face)
