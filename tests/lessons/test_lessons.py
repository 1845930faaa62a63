"""Every lesson that we ship plays through, says all that it has to say in each language, and says it briefly."""

import re
from typing import Any

import pytest

from ridotto.kernel import FATE, Player
from ridotto.lessons import LESSONS, LessonRefused, lesson_called, read_lesson
from ridotto.words.files import LANGUAGES, catalogue
from tests.lessons.marks import MARKS
from tools.words import keys_in

MOST_WORDS = 45
FRAME = {"title", "step", "progress", "next", "skip", "done", "done-text", "play-on"}
FRAME |= {"play-now", "home", "opening"}
PEOPLE = ["Ada", "Bruno", "Carla", "Dario"]

BALL = """
game = "mascarade-1e"
players = 4
options = { pace = "unhurried", start = "A" }
deal = "fate:Thief fate:King fate:Queen fate:Bishop fate:Judge fate:Cheat"

[[step]]
text = "open"
answer = "ready"
then = "B:ready C:ready D:ready"
"""


def sentences(called: str, language: str) -> dict[str, str]:
    """Returns all texts of a lesson, by their keys."""
    lesson = lesson_called(called)
    setup = lesson.game.set_up(lesson.players, lesson.options)
    reader = lesson.game.reader(setup, catalogue(language), PEOPLE, Player(0))
    keys = [key for step in lesson.steps for key in keys_of(called, step.text, bool(step.answers))]
    return {key: reader.say(key) for key in keys}


def keys_of(called: str, text: str, with_deed: bool) -> list[str]:
    key = f"lesson-{called}-{text}"
    return [key, f"{key}.title", *([f"{key}.deed"] if with_deed else [])]


def test_each_family_has_a_lesson() -> None:
    assert LESSONS == ("mascarade", "masquerade", "masques")
    assert [lesson_called(called).game.id.split("-")[0] for called in LESSONS] == list(LESSONS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("called", LESSONS)
def test_a_step_takes_at_most_45_words(called: str, language: str) -> None:
    said = sentences(called, language)
    counted = {key: len(re.findall(r"[\w’'-]+", text)) for key, text in said.items()}
    assert {key: n for key, n in counted.items() if n > MOST_WORDS} == {}
    assert all(text.count("**") % 2 == 0 for text in said.values()), "stars come in pairs"


def test_no_text_is_left_that_no_step_shows() -> None:
    shown = {f"lesson-{name}" for name in FRAME}
    for called in LESSONS:
        shown |= {key for step in lesson_called(called).steps for key in keys_of(called, step.text, bool(step.answers))}
    assert set(keys_in("en", "*lessons")) == shown


@pytest.mark.parametrize("called", LESSONS)
def test_a_step_points_at_things_that_tables_mark(called: str) -> None:
    lesson = lesson_called(called)
    kinds = MARKS[called]
    odd = [mark for step in lesson.steps for mark in step.points if not any(kind.fullmatch(mark) for kind in kinds)]
    assert odd == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lesson_of_masques_names_no_space_by_a_number_and_factions_by_their_word(language: str) -> None:
    """No number is drawn on the palace; the Dust edition calls guilds Factions."""
    said = " ".join(sentences("masques", language).values())
    assert re.findall(r"(?:space|emplacement) \d", said) == []
    assert "guild" not in said
    assert "Faction" in said


def test_the_lesson_of_masques_says_of_the_dandolo_what_the_preview_shows() -> None:
    """The ducat is the other player's before and after; the 2 leads for the farmers Seal."""
    lesson = lesson_called("masques")
    setup = lesson.game.set_up(lesson.players, lesson.options)
    match, leads = lesson.game.start(setup), []
    while (answer := lesson.next_answer(match, (question := match.asks()).player)) is not None:
        if question.player == Player(0) and answer.text in ("Dandolo2", "thief1"):
            view = lesson.game.view(setup, Player(0))
            for fact in match.heard_by(Player(0)):
                view.fold(fact)
            shown: dict[str, Any] = dict(view.as_dict())
            leads.append([(shown["arcades"][at]["token"], shown["leads"][at]["by"]) for at in ("A5", "A6")])
        match.answer(question.player, answer)
    assert leads == [[("ducat", "B"), ("farmers", None)], [("ducat", "B"), ("farmers", "B")]]


@pytest.mark.parametrize("called", ["mascarade", "masquerade"])
def test_who_follows_the_lesson_to_its_end_wins(called: str) -> None:
    lesson = lesson_called(called)
    match = lesson.game.start(lesson.game.set_up(lesson.players, lesson.options))
    while not match.over():
        player = match.asks().player
        answer = lesson.next_answer(match, player)
        assert answer is not None
        match.answer(player, answer)
    assert match.outcome is not None and match.outcome.letters == ("A",)


def test_the_learner_may_say_what_the_lesson_wants_and_nothing_else() -> None:
    lesson = read_lesson("ball", BALL)
    match = lesson.game.start(lesson.game.set_up(lesson.players, lesson.options))
    for answer in lesson.script[FATE]:
        match.answer(FATE, answer)
    assert lesson.wants(match, ["ready"])
    assert not lesson.wants(match, ["King"])


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (BALL + '\n[[step]]\ntext = "take"\nanswer = "King"\n', "ball, step 2: A:King: "),
        (BALL + '\n[[step]]\ntext = "take"\nthen = "A:b"\n', "ball, step 2: `then` is for the others"),
        (BALL + '\n[[step]]\ntext = "take"\nanswer = "nonsense"\n', "ball, step 2: "),
        (BALL + '\n[[step]]\nanswer = "b"\n', "missing: ['text']"),
        (BALL + '\n[[step]]\ntext = "take"\npoint = ["court"]\n', "odd: ['point']"),
        (BALL.replace("fate:Cheat", "fate:King"), "ball: the deal: fate:King: "),
    ],
)
def test_a_lesson_that_cannot_be_played_is_refused_with_its_step(wrong: str, said: str) -> None:
    with pytest.raises(LessonRefused) as refused:
        read_lesson("ball", wrong)
    assert said in str(refused.value)
