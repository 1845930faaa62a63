"""Masques by clicks: whole games at one table, the phone, keys alone, French, and that nothing is spent by one tap."""

import asyncio
import random
import re

import pytest
from playwright.async_api import expect

from ridotto.replay import Record, verify
from tests.browser.company import DESK, PHONE, Company
from tests.browser.looks import hard_to_perceive, too_small, too_wide
from tests.browser.palace import Guest


async def sit_down(
    company: Company,
    game: str,
    names: str,
    bots: int = 0,
    size: tuple[int, int] = DESK,
    language: str = "en",
    theme: str = "light",
) -> list[Guest]:
    """At a table of these people and bots; the first has opened it."""
    people = [await company.person(name, size, language, theme) for name in names.split()]
    link = await people[0].opens_a_table(len(people) + bots, game, memory="aid", bots=bots)
    for person in people[1:]:
        await person.comes_by(link)
    await people[0].starts()
    return [Guest(person, random.Random(number)) for number, person in enumerate(people)]


async def as_recorded(company: Company, guests: list[Guest]) -> Record:
    """All have seen the end; the record holds, and every card that they began with is in it, in that order."""
    for guest in guests:
        await expect(guest.person.what_now).to_be_visible()
    record = await company.record(guests[0].person)
    assert verify(record).holds()
    for letter, guest in zip("ABCD", guests):
        given = iter([answer[2:] for answer in record.answers if answer.startswith(f"{letter}:")])
        assert all(card in given for card in guest.began_with), f"{guest.person.name} began with {guest.began_with}"
    return record


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "names", "bots"),
    [
        ("masques-dust", "Ada Bo", 0),
        ("masques-dust", "Ada Bo", 1),
        ("masques-dust", "Ada Bo Cy", 1),
        ("masques-ffg", "Ada Bo", 0),
        ("masques-ffg", "Ada Bo Cy", 0),
        ("masques-ffg", "Ada Bo", 2),
    ],
)
async def test_a_game_at_one_table_is_played_to_its_end_by_clicks(
    company: Company, game: str, names: str, bots: int
) -> None:
    guests = await sit_down(company, game, names, bots)
    await asyncio.gather(*[guest.plays_to_the_end() for guest in guests])
    await as_recorded(company, guests)


async def test_nothing_is_spent_by_one_tap(company: Company) -> None:
    """A card is picked up, laid over a place and given back, and the server has heard of no answer."""
    [ada] = await sit_down(company, "masques-ffg", "Ada", bots=1)
    page = ada.page
    await ada.person.asked.wait_for()
    number = await ada.person.asked.get_attribute("data-question")
    await page.locator(".hand button").first.click()
    await page.locator(".palace [data-place]").first.click()
    await expect(ada.deed).to_be_visible()
    await expect(page.locator(".palace .held")).to_have_count(1)
    await page.keyboard.press("Escape")
    await page.keyboard.press("Escape")
    await expect(page.locator(".palace .held, .hand [aria-pressed=true], [data-deed]")).to_have_count(0)
    assert await ada.person.asked.get_attribute("data-question") == number
    assert await page.locator(".hand button").count() == 4


# What lies in the palace, place by place: tokens and cards with their numbers, and crests of who leads.
SEEN = """() => [...document.querySelectorAll('.palace > ul > li')].map((it) =>
  [...it.querySelectorAll('use, .card b, .flag')].map((one) => one.getAttribute('href') ?? one.innerText).join(' '))"""


@pytest.mark.slow
async def test_what_a_plan_shows_is_what_comes_of_it(company: Company) -> None:
    """The palace with its crests while a card or an agent is held is the palace after the deed."""
    ada, bo = await sit_down(company, "masques-ffg", "Ada Bo")
    waits = {asyncio.create_task(guest.person.asked.wait_for()): guest for guest in (ada, bo)}
    done, others = await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
    for other in others:
        other.cancel()
    turns = [ada, bo] if waits[done.pop()] is ada else [bo, ada]
    for turn in range(7):  # with the eighth card all is settled
        guest, other_guest = turns[turn % 2], turns[(turn + 1) % 2]
        await guest.starts()
        await guest.plans()
        held = await guest.page.evaluate(SEEN)
        await guest.does_it()
        await other_guest.person.asked.wait_for()
        assert await guest.page.evaluate(SEEN) == held


OUTSIDE = """() => {
  const court = document.querySelector('.court').getBoundingClientRect();
  return [...document.querySelectorAll('.settling *')].filter((it) => {
    const { top, bottom } = it.getBoundingClientRect();
    return top < court.top - 1 || bottom > court.bottom + 1;
  }).map((it) => it.outerHTML.slice(0, 90));
}"""


@pytest.mark.slow
async def test_a_settled_palace_waits_as_long_as_somebody_wants(company: Company) -> None:
    """Space holds the palace card that is settled, the arrow leads to the next one, Escape to the end."""
    ada = Guest(await company.person("Ada", motion=True, theme="light"), random.Random(4))
    await ada.person.opens_a_table(2, "masques-ffg", memory="aid", bots=1)
    await ada.person.starts()
    settling = ada.page.locator(".settling")
    while await settling.count() == 0:
        await ada.person.asked.or_(settling).first.wait_for()
        if await ada.person.asked.count() > 0:
            await ada.answers()
    await ada.page.keyboard.press("Space")
    title = settling.locator("h2")
    first = await title.inner_text()
    await ada.page.keyboard.press("ArrowRight")
    await expect(title).not_to_have_text(first)
    await expect(settling.locator("li")).to_have_count(8)  # all arcades, also those to come
    assert await ada.page.evaluate(OUTSIDE) == []
    assert await hard_to_perceive(ada.page) == []
    await ada.page.keyboard.press("Escape")
    await expect(settling).to_have_count(0)


@pytest.mark.slow
async def test_the_end_shows_how_near_everybody_was_and_the_replay_what_everybody_held(company: Company) -> None:
    guests = await sit_down(company, "masques-ffg", "Ada", bots=1)
    await guests[0].plays_to_the_end()
    page = guests[0].page
    await expect(page.locator("[data-part=course] path[stroke-dasharray]")).to_have_count(2)
    await expect(page.locator("tbody tr.won")).to_have_count(1)
    assert await hard_to_perceive(page) == []
    await guests[0].person.clicks("table-replay")
    board = page.locator(".board .palace")
    await board.wait_for()
    hands = page.locator(".board .hand")
    while await hands.count() < 2:
        await page.keyboard.press("ArrowRight")
    assert await hands.nth(1).locator(".card").count() > 0
    assert await hard_to_perceive(page) == []


@pytest.mark.slow
async def test_a_game_by_keys_alone_and_the_focus_never_falls_to_the_body(company: Company) -> None:
    [ada] = await sit_down(company, "masques-dust", "Ada", bots=2)
    while await ada.answers_by_keys():
        at = await ada.page.evaluate("() => document.activeElement?.tagName")
        assert at != "BODY"
    await as_recorded(company, [ada])


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
async def test_on_a_phone_nothing_lies_below_the_fold_and_nothing_is_too_small(company: Company, players: int) -> None:
    [ada] = await sit_down(company, "masques-dust", "Ada", bots=players - 1, size=PHONE)
    poor: set[str] = set()
    for _ in range(9):
        assert await ada.person.is_asked()
        if not await ada.ponders():
            continue
        poor |= {*await too_wide(ada.page), *await too_small(ada.page)}
        deed = await ada.deed.bounding_box()
        assert deed is not None and deed["y"] + deed["height"] <= PHONE[1]
        assert await ada.page.evaluate("() => document.scrollingElement.scrollHeight") <= PHONE[1]
        await ada.does_it()
    assert poor == set()


ENGLISH = re.compile(
    r"\b(?:the|your|you|and|with|from|takes?|goes|cards?|spaces?|seals?|hand|here|turn|then|of|is|for|pass)\b", re.I
)
SAID = """() => [document.body.innerText, ...[...document.querySelectorAll('[aria-label], [title]')]
  .flatMap((it) => [it.getAttribute('aria-label') ?? '', it.getAttribute('title') ?? ''])].join('\\n')"""


@pytest.mark.slow
@pytest.mark.parametrize("game", ["masques-dust", "masques-ffg"])
async def test_a_game_in_french_has_no_english_word(company: Company, game: str) -> None:
    """The table, its labels for screen readers, the story, the end and the rules."""
    [ada] = await sit_down(company, game, "Zoé", bots=2, language="fr")
    english: set[str] = set()

    async def reads() -> None:
        said: str = await ada.page.evaluate(SAID)
        english.update(line for line in said.splitlines() if ENGLISH.search(line.replace("Masques, ", "")))

    await ada.person.asked.wait_for()
    await ada.page.keyboard.press("?")
    await ada.page.locator("dialog[open] details").first.wait_for()
    await ada.page.evaluate(
        "() => document.querySelectorAll('dialog[open] details:not(.ledger)').forEach((it) => (it.open = true))"
    )
    await reads()
    await ada.page.keyboard.press("Escape")
    for _ in range(14):
        if not await ada.person.is_asked():
            break
        if not await ada.ponders():
            continue
        await reads()
        await ada.does_it()
    await ada.person.asked.or_(ada.person.what_now).first.wait_for()
    await reads()
    assert english == set()


@pytest.mark.slow
@pytest.mark.parametrize(("size", "theme"), [(PHONE, "light"), (DESK, "dark"), (DESK, "light")])
async def test_the_palace_is_easy_to_perceive(company: Company, size: tuple[int, int], theme: str) -> None:
    [ada] = await sit_down(company, "masques-dust", "Ada", bots=3, size=size, theme=theme)
    grave: set[str] = set()
    for _ in range(6):
        assert await ada.person.is_asked()
        grave |= set(await hard_to_perceive(ada.page))
        if not await ada.ponders():
            continue
        grave |= set(await hard_to_perceive(ada.page))
        await ada.does_it()
    assert grave == set()
