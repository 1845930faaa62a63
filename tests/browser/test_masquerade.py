"""Masquerade by clicks: whole games, a late guest, the phone, keys alone, French; nothing is spent by one tap."""

import asyncio
import random
import re
from pathlib import Path

import pytest
from playwright.async_api import Browser, Route, expect

from ridotto.replay import Record, verify
from tests.browser.company import DESK, PHONE, Company
from tests.browser.looks import hard_to_perceive, too_small, too_wide
from tests.browser.salon import Courtier
from tests.browser.screens import TABLE, screen_called
from tests.browser.stages import staged


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


async def test_a_turn_is_ended_by_a_second_tap_while_actions_are_left(browser: Browser, tmp_path: Path) -> None:
    async with staged(screen_called("rows").stage, tmp_path) as house:
        company = Company(browser, house.address)
        person = await company.person("Ada", kept=house.seat())
        await person.goes_to(TABLE)
        ada = Courtier(person, random.Random(1))
        assert await person.is_asked()
        number = await ada.number()
        await ada.page.locator("[data-choice=end]").click()
        await person.reads("masquerade-page-hint-end", n=1)
        assert await ada.number() == number
        await ada.deed.click()
        await ada.gone(number)
        await company.leaves()
        assert company.complaints == []


async def test_the_story_calls_cards_by_the_names_that_i_knew_then(browser: Browser, tmp_path: Path) -> None:
    """An open card and one of mine by name; a card of another that lay face down only by its place. A name is read."""
    async with staged(screen_called("rows-attack").stage, tmp_path) as house:
        company = Company(browser, house.address)
        person = await company.person("Ada", kept=house.seat())
        await person.goes_to(TABLE)
        story = person.page.get_by_role("region", name=person.words("story-title"))
        await expect(story).to_contain_text("Your Raz the Shiv acts.")
        await expect(story).to_contain_text("Your second card (Countess Ida Ermintrade) acts.")
        await expect(story).to_contain_text("Cy’s fourth card lies face down.")
        await story.get_by_role("button", name="Raz the Shiv").last.click()
        await expect(person.page.get_by_role("dialog", name="Raz the Shiv")).to_be_visible()
        await company.leaves()
        assert company.complaints == []


async def test_a_pack_that_brings_seats_offers_them(company: Company) -> None:
    """No pack of the house does; so the offer is given one, as a house would have that puts one on its shelf."""
    ada = await company.person("Ada")

    async def with_seats(route: Route) -> None:
        offer = await (await route.fetch()).json()
        [game] = [game for game in offer["games"] if game["id"] == "masquerade"]
        [packs] = [option for option in game["options"] if option["name"] == "packs"]
        packs["more_seats"] = {"extras": 2}
        await route.fulfill(json=offer)

    await ada.page.route("**/api/games", with_seats)
    await ada.goes_to("/")
    await ada.clicks("home-open")
    form = ada.page.get_by_role("dialog", name=ada.words("open-title"))
    await ada.chooses("open-game", "masquerade")
    seats = form.get_by_role("combobox", name=ada.words("open-seats"), exact=True)
    await expect(seats.locator("option")).to_have_count(4)  # three to six
    await form.get_by_text(ada.words("open-more")).click()
    await form.get_by_text(ada.words("option-masquerade-packs-label"), exact=True).click()
    pack = form.get_by_role("checkbox", name="Doctor Pestilence")
    await pack.check()
    await expect(seats.locator("option")).to_have_count(6)
    await seats.select_option("8")
    await pack.uncheck()
    await expect(seats).to_have_value("6")


async def test_of_eight_rows_on_a_phone_one_opens_by_a_tap(browser: Browser, tmp_path: Path) -> None:
    async with staged(screen_called("rows-eight").stage, tmp_path) as house:
        company = Company(browser, house.address)
        person = await company.person("Ada", PHONE, kept=house.seat())
        await person.goes_to(TABLE)
        closed = person.page.locator("[data-open]")
        await expect(closed).to_have_count(7)
        await person.page.locator("[data-open=F]").click()
        await expect(closed).to_have_count(6)
        await expect(person.page.locator("[data-place^=f]").first).to_be_focused()
        await person.page.locator("[data-open=B]").click()
        await expect(closed).to_have_count(6)
        await expect(person.page.locator("[data-open=F]")).to_be_visible()
        await company.leaves()
        assert company.complaints == []


@pytest.mark.slow
async def test_a_game_by_keys_alone_and_the_focus_never_falls_to_the_body(company: Company) -> None:
    [ada] = await sit_down(company, "Ada", bots=2)
    while await ada.answers_by_keys():
        assert await ada.page.evaluate("() => document.activeElement?.tagName") != "BODY"
    await expect(ada.person.what_now).to_be_visible()


@pytest.mark.slow
async def test_a_game_on_a_phone_is_played_to_its_end_by_taps(company: Company) -> None:
    courtiers = await sit_down(company, "Ada", 2, size=PHONE)
    await courtiers[0].plays_to_the_end()
    await as_recorded(company, courtiers)


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4, 6])
async def test_on_a_phone_nothing_lies_below_the_fold_and_nothing_is_too_small(company: Company, players: int) -> None:
    [ada] = await sit_down(company, "Ada", bots=players - 1, size=PHONE)
    poor: set[str] = set()
    for _ in range(12):
        if not await ada.person.is_asked():
            break  # it was a short game
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
    await eve.reads("lobby-sit-joins")
    await eve.clicks("lobby-sit-deed")
    guest = Courtier(eve, random.Random(4))
    await asyncio.gather(host.plays_to_the_end(), guest.plays_to_the_end())
    await expect(eve.what_now).to_be_visible()
    assert len(guest.chose) >= 3


@pytest.mark.parametrize(("size", "language"), [(DESK, "en"), (PHONE, "fr")])
async def test_the_host_lets_one_more_bot_join_by_keys(company: Company, size: tuple[int, int], language: str) -> None:
    ada = await company.person("Ada", size, language)
    await ada.opens_a_table(3, "masquerade", memory="aid", bots=2)
    await ada.starts()
    await ada.asked.wait_for()
    await ada.clicks("table-menu")
    await ada.clicks("table-people")
    brings = ada.page.get_by_role("button", name=ada.words("lobby-bring-bot"), exact=True)
    await ada.tabs_to_it(brings)
    assert await too_wide(ada.page) == []
    await ada.page.keyboard.press("Enter")
    waits = ada.words("lobby-door", names="").strip()
    await expect(ada.page.get_by_role("dialog").locator("p").filter(has_text=waits)).to_have_count(1)
    await ada.page.keyboard.press("Escape")
    host = Courtier(ada, random.Random(3))
    seats = (
        "fetch(`/api/tables/${location.pathname.slice(3)}`).then(async (it) => (await it.json()).table.seats.length)"
    )
    while await ada.page.evaluate(seats) < 4:
        assert await host.answers(), "the game is over, and nobody has joined"


async def test_nobody_is_let_in_where_a_game_takes_no_newcomers(company: Company) -> None:
    [ada] = await company.sits_down("Ada", bots=3)
    await ada.asked.wait_for()
    await ada.clicks("table-menu")
    await ada.clicks("table-people")
    await expect(ada.page.get_by_role("dialog").locator("li").first).to_be_visible()
    await expect(ada.page.locator("[data-bring-bot]")).to_have_count(0)


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
UNFOLDED = "() => document.querySelectorAll('dialog[open] details:not(.ledger)').forEach((it) => (it.open = true))"
SAID = """() => [document.body.innerText, ...[...document.querySelectorAll('[aria-label], [title]')]
  .flatMap((it) => [it.getAttribute('aria-label') ?? '', it.getAttribute('title') ?? ''])].join('\\n')"""


@pytest.mark.slow
async def test_a_game_in_french_has_no_english_word(company: Company) -> None:
    """The table, its labels for screen readers, story and history, a card, the rules, the end and the replay."""
    [ada] = await sit_down(company, "Zoé", bots=3, language="fr")
    english: set[str] = set()

    async def reads() -> None:
        said: str = await ada.page.evaluate(SAID)
        english.update(line for line in said.splitlines() if ENGLISH.search(line))

    looked = False
    while await ada.person.is_asked():
        await reads()
        card = ada.page.locator(".own [data-place]").first
        if not looked and await card.count() > 0:
            looked = True
            await card.click(button="right")
            await reads()
            await ada.page.keyboard.press("Escape")
            await ada.page.keyboard.press("?")
            await ada.page.locator("dialog[open] details").first.wait_for()
            await ada.page.evaluate(UNFOLDED)
            await reads()
            await ada.page.keyboard.press("Escape")
            await ada.person.opens_beside("memory-history")
            await reads()
            await ada.person.opens_beside("story-title")
        if await ada.plans(number := await ada.number()):
            await reads()
            await ada.deed.click()
        await ada.gone(number)
    assert looked
    await ada.page.get_by_role("heading", name=ada.person.words("end-own")).wait_for()
    await reads()
    await ada.person.clicks("table-replay")
    await ada.page.get_by_role("slider").press("End")
    await reads()
    assert english == set()


@pytest.mark.slow
@pytest.mark.parametrize(("size", "theme"), [(PHONE, "light"), (DESK, "dark"), (DESK, "light")])
async def test_the_rows_are_easy_to_perceive(company: Company, size: tuple[int, int], theme: str) -> None:
    [ada] = await sit_down(company, "Ada", bots=3, size=size, theme=theme)
    grave: set[str] = set()
    for _ in range(9):
        if not await ada.person.is_asked():
            break  # it was a short game
        grave |= set(await hard_to_perceive(ada.page))
        if await ada.plans(number := await ada.number()):
            grave |= set(await hard_to_perceive(ada.page))
            await ada.deed.click()
        await ada.gone(number)
    assert grave == set()
