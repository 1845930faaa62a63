"""Whole games by clicks, by keys and by thumb: what people did is in the record, each of it once, and nothing else."""

import asyncio
import random
from collections import Counter
from collections.abc import Sequence

import pytest
from playwright.async_api import expect

from ridotto.replay import Record, verify
from tests.browser.company import PHONE, Company
from tests.browser.looks import too_small, too_wide
from tests.browser.people import Choose, Person

TURNS = 14  # people who choose at random would play for minutes


def given_by(record: Record) -> Counter[str]:
    """How many answers each player gave, by letter."""
    return Counter(answer.partition(":")[0] for answer in record.answers)


async def as_recorded(company: Company, people: list[Person]) -> Record:
    """All have seen the end; the record holds, and every answer of theirs is in it once."""
    for person in people:
        await expect(person.what_now).to_be_visible()
    record = await company.record(people[0])
    assert verify(record).holds()
    given = given_by(record)
    for letter, person in zip("ABCDEFGH", people):
        assert given[letter] == person.given, f"{person.name} clicked {person.given} times: {given}"
    return record


def boldly(person: Person) -> Choose:
    """They announce whenever they may, and let nothing pass that they might claim."""

    def chosen(answers: Sequence[str]) -> str:
        return next((answer for answer in answers if answer.startswith(person.words("ball-announce"))), answers[0])

    return chosen


@pytest.mark.slow
@pytest.mark.parametrize(
    ("names", "bots", "game"), [("Ada Bo Cy Di", 0, "mascarade-2e"), ("Ada Bo Cy", 5, "mascarade-1e")]
)
async def test_people_and_bots_play_to_the_end_by_clicks(company: Company, names: str, bots: int, game: str) -> None:
    people = await company.sits_down(*names.split(), bots=bots, game=game, turns=TURNS)
    ada, *others = people
    await asyncio.gather(
        ada.plays_to_the_end(random.Random(0), boldly(ada)),
        *[person.plays_to_the_end(random.Random(n)) for n, person in enumerate(others, 1)],
    )
    record = await as_recorded(company, people)
    assert any(answer.startswith("A:") and answer[2:].istitle() for answer in record.answers)  # a mask was announced


@pytest.mark.slow
async def test_a_game_on_a_phone_with_one_thumb(company: Company) -> None:
    """Nothing scrolls sideways, nothing is too small to touch, and what is asked is where the thumb is."""
    people = await company.sits_down("Ada", bots=7, size=PHONE, memory="aid")
    ada, dice, poor = people[0], random.Random(5), set()
    while await ada.is_asked():
        poor |= {*await too_wide(ada.page), *await too_small(ada.page)}
        panel = await ada.asked.bounding_box()
        assert panel is not None and panel["y"] > PHONE[1] / 4 and panel["y"] + panel["height"] <= PHONE[1]
        await ada.answers(dice)
    assert poor == set()
    await as_recorded(company, people)


async def test_a_game_by_keys_alone(company: Company) -> None:
    """From the link to the end and on to the next game, without touching anything but keys."""
    bo = await company.person("Bo")
    ada = await company.person("Ada")
    link = await bo.opens_a_table(4, bots=2, turns=TURNS)
    await ada.goes_to(link)
    await ada.tabs_to("lobby-sit-deed")
    await ada.page.keyboard.press("Enter")
    await ada.reads("lobby-you")
    await bo.starts()
    dice = random.Random(11)
    playing = asyncio.create_task(bo.plays_to_the_end(random.Random(12)))
    while await ada.answers_by_keys(dice):
        pass
    await playing
    await as_recorded(company, [bo, ada])
    await ada.tabs_to("table-replay")
    await ada.page.keyboard.press("Enter")
    await ada.page.wait_for_url("**/replay")
