"""Lessons: guided first games, each a file that says what is dealt, what the others answer and what is explained."""

from ridotto.lessons.lesson import (
    LEARNER,
    LESSONS,
    Lesson,
    LessonRefused,
    LessonStep,
    lesson_called,
    read_lesson,
)

__all__ = [
    "LEARNER",
    "LESSONS",
    "Lesson",
    "LessonRefused",
    "LessonStep",
    "lesson_called",
    "read_lesson",
]
