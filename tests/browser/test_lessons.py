"""The guided first games: followed by a person who knows nothing, by keys alone, and left at any moment."""

import random
import re

import pytest
from playwright.async_api import expect

from ridotto.lessons import LESSONS, lesson_called
from tests.browser.company import DESK, PHONE, Company
from tests.browser.newcomer import Newcomer
from tests.browser.people import Person

RIMS = "svg .rim"


def headings(person: Person, lesson: str) -> list[str]:
    return [person.words(f"lesson-{lesson}-{step.text}.title") for step in lesson_called(lesson).steps]


@pytest.mark.slow
@pytest.mark.parametrize("lesson", LESSONS)
async def test_somebody_who_knows_nothing_learns_and_then_plays_a_whole_game(company: Company, lesson: str) -> None:
    """Only by what is shown: visible words, and the roles of what can be pressed."""
    ann = await company.person("Ann", size=PHONE if lesson == "mascarade" else DESK)
    newcomer = Newcomer(ann, random.Random(lesson))
    await ann.goes_to(f"/first-ball/{lesson}")
    learnt = await newcomer.takes_the_lesson()
    assert learnt == [*headings(ann, lesson), ann.words("lesson-done")]
    await ann.clicks("lesson-play-now")
    await expect(newcomer.coach()).to_have_count(0)
    await newcomer.plays_to_the_end()
    await ann.goes_to("/")
    await ann.reads("home-stat-games", n=1)  # the lesson does not count


@pytest.mark.slow
@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("lesson", LESSONS)
async def test_each_step_lights_what_it_is_about_and_has_the_focus(
    company: Company, lesson: str, size: tuple[int, int]
) -> None:
    ann = await company.person("Ann", size=size, language="fr")
    newcomer = Newcomer(ann, random.Random(lesson))
    await ann.goes_to(f"/first-ball/{lesson}")
    for step in lesson_called(lesson).steps:
        title = ann.words(f"lesson-{lesson}-{step.text}.title")
        await expect(ann.page.get_by_role("heading", name=title, exact=True)).to_be_visible()
        await expect(newcomer.coach()).to_be_focused()
        lit = len({*step.points, *(["question"] if step.answers else [])})
        await expect(ann.page.locator(RIMS)).to_have_count(lit)
        await newcomer.follows_one_step()


async def test_a_lesson_is_taken_by_keys_alone(company: Company) -> None:
    ann = await company.person("Ann")
    await ann.goes_to("/first-ball/mascarade")
    for step, keys in [
        ("goal", "Enter"),
        ("open", "1"),
        ("take", "1 Enter"),
        ("swap", "1"),
        ("look", "2 Enter"),
        ("see", "1"),
    ]:
        title = ann.words(f"lesson-mascarade-{step}.title")
        await expect(ann.page.get_by_role("heading", name=title, exact=True)).to_be_visible()
        await expect(Newcomer(ann, random.Random(0)).coach()).to_be_focused()
        for each in keys.split():
            await ann.page.keyboard.press(each)
        await expect(ann.page.get_by_role("heading", name=title, exact=True)).to_have_count(0)
    await expect(Newcomer(ann, random.Random(0)).coach()).to_be_focused()
    await ann.page.keyboard.press("Escape")
    await expect(ann.page).to_have_url("/")


async def test_another_deed_is_refused_kindly_and_things_can_be_read_meanwhile(company: Company) -> None:
    ann = await company.person("Ann")
    await ann.goes_to("/first-ball/mascarade")
    await ann.clicks("lesson-next")
    await ann.page.get_by_role("button", name=re.compile(f"^{ann.words('ball-court')}: ")).click()
    newcomer = Newcomer(ann, random.Random(0))
    await newcomer.closer().first.wait_for()
    assert await newcomer.closes_what_is_open(), "the rules of the court are read, and closed"
    await newcomer.follows_one_step()
    await expect(ann.page.get_by_role("heading", name=ann.words("lesson-mascarade-take.title"))).to_be_visible()
    await ann.page.locator("[data-place=c]").first.click()
    await ann.page.get_by_role("button", name=ann.words("ball-take-both")).click()
    await expect(ann.page.get_by_text(ann.words("wrong-not-then-lesson"))).to_be_visible()
    await expect(ann.page.get_by_role("heading", name=ann.words("lesson-mascarade-take.title"))).to_be_visible()


async def test_a_lesson_that_was_left_is_not_among_ones_tables(company: Company) -> None:
    ann = await company.person("Ann", size=PHONE)
    await ann.goes_to("/first-ball/masques")
    await ann.reads("lesson-masques-goal.title")
    await ann.clicks("lesson-skip")
    await expect(ann.page).to_have_url("/")
    assert await ann.page.evaluate("localStorage.getItem('ridotto.lessons')") == "masques"
    assert await ann.page.evaluate("localStorage.getItem('ridotto.seats')") == "{}"


async def test_an_unknown_lesson_leads_home(company: Company) -> None:
    ann = await company.person("Ann")
    with company.forgives(ann):
        await ann.goes_to("/first-ball/chess")
        await ann.reads("wrong-no-such-lesson")
    await ann.clicks("common-home")
    await expect(ann.page).to_have_url("/")


async def test_who_reloads_the_page_goes_on_with_the_lesson(company: Company) -> None:
    ann = await company.person("Ann")
    await ann.goes_to("/first-ball/masquerade")
    newcomer = Newcomer(ann, random.Random(0))
    for _ in range(3):
        await newcomer.follows_one_step()
    title = ann.words("lesson-masquerade-isolda.title")
    await expect(ann.page.get_by_role("heading", name=title)).to_be_visible()
    await ann.page.reload()
    await expect(ann.page.get_by_role("heading", name=title)).to_be_visible()
