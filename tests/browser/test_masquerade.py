"""Masquerade by clicks: whole games, a late guest, the phone, keys alone, French; nothing is spent by one tap."""

import asyncio
import random
import re

import pytest
from playwright.async_api import expect

from ridotto.replay import Record, verify
from tests.browser.company import DESK, PHONE, Company
from tests.browser.looks import hard_to_perceive, too_small, too_wide
from tests.browser.salon import Courtier


async def sit_down(
    company: Company,
    names: str,
    bots: int = 0,
    size: tuple[int, int] = DESK,
    language: str = "en",
    theme: str = "light",
) -> list[Courtier]:
    """At a table of these people and bots; the first has opened it."""
    people = [await company.person(name, size, language, theme) for name in names.split()]
    link = await people[0].opens_a_table(len(people) + bots, "masquerade", memory="aid", bots=bots)
    for person in people[1:]:
        await person.comes_by(link)
    await people[0].starts()
    return [Courtier(person, random.Random(number)) for number, person in enumerate(people)]


async def as_recorded(company: Company, courtiers: list[Courtier]) -> Record:
    """All have seen the end; the record holds, and all that they chose is in it, in that order, and nothing else."""
    for courtier in courtiers:
        await expect(courtier.person.what_now).to_be_visible()
    record = await company.record(courtiers[0].person)
    assert verify(record).holds()
    for letter, courtier in zip("ABCDEF", courtiers):
        given = [answer[2:] for answer in record.answers if answer.startswith(f"{letter}:")]
        assert given == courtier.chose, courtier.person.name
    return record


@pytest.mark.slow
@pytest.mark.parametrize(("names", "bots"), [("Ada Bo Cy", 0), ("Ada Bo", 4)])
async def test_a_game_at_one_table_is_played_to_its_end_by_clicks(company: Company, names: str, bots: int) -> None:
    courtiers = await sit_down(company, names, bots)
    await asyncio.gather(*[courtier.plays_to_the_end() for courtier in courtiers])
    await as_recorded(company, courtiers)


async def test_nothing_is_spent_by_one_tap(company: Company) -> None:
    """A side is chosen and taken back, and the server has heard of no answer."""
    [ada] = await sit_down(company, "Ada", bots=2)
    await ada.person.asked.wait_for()
    number = await ada.number()
    await ada.page.locator("[data-choice=down]").click()
    await expect(ada.deed).to_be_visible()
    await ada.page.keyboard.press("Escape")
    await expect(ada.deed).to_have_count(0)
    assert await ada.number() == number
    await expect(ada.page.locator("[data-choice=up], [data-choice=down]")).to_have_count(2)


@pytest.mark.slow
async def test_a_card_that_cannot_be_chosen_says_why_not(company: Company) -> None:
    """A card of mine that has acted, by the server's own reason."""
    [ada] = await sit_down(company, "Ada", bots=2)
    acted = ada.page.locator(".own [data-place]:not([data-choice])", has=ada.page.locator(".acted"))
    for _ in range(60):
        assert await ada.answers()
        if not await ada.person.is_asked():
            break
        if await acted.count() > 0 and await ada.page.locator("[data-choice=end]").count() > 0:
            await acted.first.click()
            await expect(ada.page.locator(".why")).to_contain_text(ada.person.words("masquerade-why-has-acted"))
            return
    raise AssertionError("no card of hers has acted while others still can")


@pytest.mark.slow
async def test_a_game_by_keys_alone_and_the_focus_never_falls_to_the_body(company: Company) -> None:
    [ada] = await sit_down(company, "Ada", bots=2)
    for _ in range(25):
        if not await ada.answers_by_keys():
            break
        assert await ada.page.evaluate("() => document.activeElement?.tagName") != "BODY"


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4, 6])
async def test_on_a_phone_nothing_lies_below_the_fold_and_nothing_is_too_small(company: Company, players: int) -> None:
    [ada] = await sit_down(company, "Ada", bots=players - 1, size=PHONE)
    poor: set[str] = set()
    for _ in range(12):
        assert await ada.person.is_asked()
        poor |= {*await too_wide(ada.page), *await too_small(ada.page)}
        if await ada.plans(number := await ada.number()):
            poor |= {*await too_wide(ada.page), *await too_small(ada.page)}
            deed = await ada.deed.bounding_box()
            assert deed is not None and deed["y"] + deed["height"] <= PHONE[1]
            assert await ada.page.evaluate("() => document.scrollingElement.scrollHeight") <= PHONE[1]
            await ada.deed.click()
        await ada.gone(number)
    assert poor == set()


async def test_a_card_is_read_in_full_by_a_key_and_by_a_right_click(company: Company) -> None:
    [ada] = await sit_down(company, "Ada", bots=2)
    card = ada.page.locator(".own [data-place]").first
    for _ in range(3):
        await ada.answers()
    await ada.person.asked.wait_for()
    while await card.count() == 0:  # all her cards were killed before her turn
        await ada.answers()
        await ada.person.asked.wait_for()
    sheet = ada.page.locator("dialog[open]")
    await card.focus()
    await ada.page.keyboard.press("i")
    await expect(sheet.locator(".text")).to_be_visible()
    await ada.page.keyboard.press("Escape")
    await expect(sheet).to_have_count(0)
    await card.click(button="right")
    await expect(sheet.locator(".text")).to_be_visible()


@pytest.mark.slow
async def test_a_guest_who_comes_by_the_link_later_is_dealt_in_after_the_turn(company: Company) -> None:
    ada = await company.person("Ada")
    link = await ada.opens_a_table(3, "masquerade", memory="aid", bots=2)
    await ada.starts()
    host = Courtier(ada, random.Random(3))
    for _ in range(4):
        await host.answers()
    eve = await company.person("Eve")
    await eve.goes_to(link)
    await eve.clicks("lobby-sit-deed")
    await eve.reads("lobby-sit-joins")
    await eve.page.get_by_role("dialog").get_by_role("button", name=eve.words("lobby-sit-deed"), exact=True).click()
    guest = Courtier(eve, random.Random(4))
    await asyncio.gather(host.plays_to_the_end(), guest.plays_to_the_end())
    await expect(eve.what_now).to_be_visible()
    assert len(guest.chose) >= 3


async def test_extra_cards_are_ticked_by_name_when_a_table_is_opened(company: Company) -> None:
    ada = await company.person("Ada")
    await ada.goes_to("/")
    await ada.clicks("home-open")
    form = ada.page.get_by_role("dialog", name=ada.words("open-title"))
    await ada.chooses("open-game", "masquerade")
    await form.get_by_text(ada.words("open-more")).click()
    await form.get_by_text(ada.words("option-masquerade-packs-label"), exact=True).click()
    await form.get_by_role("checkbox", name="Doctor Pestilence").check()
    await ada.reads("open-packs-count", n=2)
    await ada.clicks("open-deed")
    code = (await ada.link()).rsplit("/", 1)[1]
    told = await ada.page.request.get(f"/api/tables/{code}")
    assert (await told.json())["table"]["options"] == {"packs": "extras"}


ENGLISH = re.compile(
    r"\b(?:the|your|you|and|with|from|takes?|goes|cards?|attacks?|hand|here|turn|then|of|is|for|face up|king|queen)\b",
    re.I,
)
SAID = """() => [document.body.innerText, ...[...document.querySelectorAll('[aria-label], [title]')]
  .flatMap((it) => [it.getAttribute('aria-label') ?? '', it.getAttribute('title') ?? ''])].join('\\n')"""


@pytest.mark.slow
async def test_a_game_in_french_has_no_english_word(company: Company) -> None:
    """The table, its labels for screen readers, the story, a card, the rules."""
    [ada] = await sit_down(company, "Zoé", bots=3, language="fr")
    english: set[str] = set()

    async def reads() -> None:
        said: str = await ada.page.evaluate(SAID)
        english.update(line for line in said.splitlines() if ENGLISH.search(line))

    for _ in range(20):
        if not await ada.person.is_asked():
            break
        await reads()
        if await ada.plans(number := await ada.number()):
            await reads()
            await ada.deed.click()
        await ada.gone(number)
    await ada.person.asked.or_(ada.person.what_now).first.wait_for()
    await ada.page.locator(".own [data-place]").first.click(button="right")
    await reads()
    await ada.page.keyboard.press("Escape")
    await ada.page.keyboard.press("?")
    await ada.page.locator("dialog[open] details").first.wait_for()
    await ada.page.evaluate("() => document.querySelectorAll('dialog[open] details').forEach((it) => (it.open = true))")
    await reads()
    assert english == set()


@pytest.mark.slow
@pytest.mark.parametrize(("size", "theme"), [(PHONE, "light"), (DESK, "dark"), (DESK, "light")])
async def test_the_rows_are_easy_to_perceive(company: Company, size: tuple[int, int], theme: str) -> None:
    [ada] = await sit_down(company, "Ada", bots=3, size=size, theme=theme)
    grave: set[str] = set()
    for _ in range(9):
        assert await ada.person.is_asked()
        grave |= set(await hard_to_perceive(ada.page))
        if await ada.plans(number := await ada.number()):
            grave |= set(await hard_to_perceive(ada.page))
            await ada.deed.click()
        await ada.gone(number)
    assert grave == set()
