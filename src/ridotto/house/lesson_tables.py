"""Tables of guided first games: one learner, bots that answer as the lesson says, and nobody else."""

from __future__ import annotations

from ridotto.house.errors import NoSuchLesson
from ridotto.house.events import ChosenTerms, Opened
from ridotto.house.house import House, Pass
from ridotto.house.who import digest_of
from ridotto.lessons import LEARNER, LESSONS, Lesson, lesson_called
from ridotto.replay import fresh_seed


def lesson_named(called: str) -> Lesson:
    if called not in LESSONS:
        raise NoSuchLesson(called)
    return lesson_called(called)


async def open_lesson(house: House, called: str, name: str, face: str = "") -> Pass:
    """Opens a table for one learner, and begins. Nobody else can sit down or watch there."""
    lesson = lesson_named(called)
    token = house.fresh_token()
    opened = Opened(
        game=lesson.game.id,
        rules=lesson.game.rules_version,
        players=lesson.players,
        options=lesson.options,
        terms=ChosenTerms(memory="aid", watchers=False, chat=False),
        host=digest_of(token),
        seed=fresh_seed().hex(),
        lesson=called,
    )
    return await house.open_alone(opened, token, LEARNER, name, face)
