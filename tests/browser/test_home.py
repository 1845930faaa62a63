"""The home page: a table by one click, what waits and what was won, the deal of the day, and puzzles."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, Route, expect

from ridotto.table.faces import face_of_name
from tests.browser.company import DESK, PHONE, Company
from tests.browser.people import Person
from tests.browser.screens import OVER
from tests.browser.stages import staged

PUZZLES = json.loads(
    (Path(__file__).parents[2] / "page/src/games/mascarade/puzzles/puzzles.json").read_text(encoding="utf-8")
)


async def table_of(person: Person) -> dict[str, Any]:
    """As the server shows it to this person."""
    asked = """() => {
        const code = location.pathname.slice(3);
        const held = JSON.parse(localStorage.getItem("ridotto.seats") ?? "{}")[code];
        const headers = held === undefined ? {} : { Authorization: `Bearer ${held.token}` };
        return fetch(`/api/tables/${code}`, { headers }).then((answer) => answer.json());
    }"""
    found: dict[str, Any] = (await person.page.evaluate(asked))["table"]
    return found


# ---- Faces.


async def test_a_face_that_somebody_chose_is_seen_by_all_at_the_table(company: Company) -> None:
    ada, bo = await company.person("Ada"), await company.person("Bo")
    await ada.goes_to("/")
    await ada.page.locator("header button.me").click()
    await ada.page.get_by_title(ada.words("face-nina"), exact=True).click()
    await ada.clicks("home-me-done")
    await expect(ada.page.locator("header [data-face]")).to_have_attribute("data-face", "nina")
    link = await ada.opens_a_table(4)
    await bo.comes_by(link)
    assert [seat["face"] for seat in (await table_of(bo))["seats"]][:2] == ["nina", face_of_name("Bo")]


async def test_faces_are_chosen_by_keys(company: Company) -> None:
    ada = await company.person("Ada", language="fr")
    await ada.goes_to("/")
    await ada.page.locator("header button.me").press("Enter")
    await ada.page.get_by_role("radio", name=ada.words("face-ada"), exact=True).focus()
    await ada.page.keyboard.press("ArrowRight")
    await expect(ada.page.locator("header [data-face]")).to_have_attribute("data-face", "bruno")


# ---- Playing from here.


async def test_play_now_seats_courtiers_of_different_characters_and_a_master_and_remembers_everything(
    company: Company,
) -> None:
    ada = await company.person("Ada", PHONE)
    await ada.goes_to("/")
    await ada.plays_now()
    assert await ada.is_asked()
    table = await table_of(ada)
    bots = [(seat["bot"], seat["level"]) for seat in table["seats"]]
    assert bots == [
        (None, None),
        ("courtier,bold", "courtier"),
        ("courtier,suspicious", "courtier"),
        ("master", "master"),
    ]
    assert table["terms"]["stand_in"] == "courtier"
    assert table["terms"]["memory"] == "aid"


async def test_a_table_that_waits_stands_first_and_leads_back(company: Company) -> None:
    ada = await company.person("Ada")
    await ada.goes_to("/")
    await ada.plays_now()
    assert await ada.is_asked()
    await ada.goes_to("/")
    mine = ada.page.locator("#tables")
    await mine.get_by_role("link", name=ada.words("home-your-turn")).click()
    assert await ada.is_asked()


async def test_an_edition_is_chosen_before_playing(company: Company) -> None:
    ada = await company.person("Ada")
    await ada.goes_to("/")
    card = ada.page.get_by_role("article", name="Masques")
    await card.get_by_text(ada.words("home-edition-short-masques-ffg"), exact=True).click()
    await card.get_by_role("button", name=ada.words("home-play-now")).click()
    await ada.page.wait_for_url("**/t/*")
    assert (await table_of(ada))["game"] == "masques-ffg"


async def test_a_phone_opens_a_family_by_a_tap(company: Company) -> None:
    ada = await company.person("Ada", PHONE)
    await ada.goes_to("/")
    card = ada.page.get_by_role("article", name="Masquerade")
    button = card.get_by_role("button", name=ada.words("home-play-now"))
    await expect(button).to_be_hidden()
    await card.get_by_role("button", name=ada.words("home-game-open", game="Masquerade")).tap()
    await expect(button).to_be_visible()


# Where everything begins that stands below the games or beside them, and where the page ends.
BEGINS = """() => Object.fromEntries([...document.querySelectorAll('main h1, main h2, #code, footer')]
  .map((it) => [it.id || it.innerText || it.tagName, Math.round(it.getBoundingClientRect().top)]))"""


@pytest.mark.parametrize("size", [DESK, PHONE, (820, 1180)], ids=["desk", "phone", "tablet"])
@pytest.mark.parametrize("language", ["en", "fr"])
async def test_games_that_come_late_push_nothing_down(company: Company, size: tuple[int, int], language: str) -> None:
    """What the house offers is answered last; the place of its games was kept."""
    ada = await company.person("Ada", size, language)
    answered = asyncio.Event()

    async def late(route: Route) -> None:
        await answered.wait()
        await route.continue_()

    await ada.page.route("**/api/games", late)
    await ada.goes_to("/")
    await ada.page.get_by_role("button", name=ada.words("home-deal-play")).wait_for()
    await ada.page.locator(".others h3 + *").wait_for(state="attached")
    before = await ada.page.evaluate(BEGINS)
    answered.set()
    await expect(ada.button("home-play-now").first).to_be_enabled()
    assert await ada.page.evaluate(BEGINS) == before


# ---- A reason to come back.


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_a_phone_has_every_way_in_above_the_fold(company: Company, language: str) -> None:
    """Play now, the first ball, three families, the deal of the day, a puzzle, and the code of a table."""
    ada = await company.person("Ada", PHONE, language)
    await ada.goes_to("/")
    await ada.page.locator("article").nth(2).wait_for()
    await ada.page.get_by_role("button", name=ada.words("home-deal-play")).wait_for()
    nav = await ada.page.locator("nav").last.bounding_box()
    assert nav is not None
    ways = ["home-play-now", "home-deal-play", "home-join-deed"]
    for way in [ada.page.get_by_role("button", name=ada.words(key)).first for key in ways] + [
        ada.page.get_by_role("link", name=ada.words("home-puzzle-mascarade-deed")),
        ada.page.locator("article").nth(2),
        ada.page.locator("#code"),
    ]:
        box = await way.bounding_box()
        assert box is not None and box["y"] + box["height"] <= nav["y"], await way.inner_text()


async def test_the_deal_of_the_day_is_played_alone_with_bots(company: Company) -> None:
    ada = await company.person("Ada")
    await ada.goes_to("/")
    await ada.clicks("home-deal-play")
    await ada.page.wait_for_url("**/t/*")
    deal = await ada.page.evaluate("fetch('/api/deal').then((answer) => answer.json())")
    table = await table_of(ada)
    assert (table["deal"], table["game"], table["terms"]["watchers"]) == (deal["day"], deal["game"], False)


async def test_what_was_lost_stands_among_the_tables_and_in_the_statistics(browser: Browser, tmp_path: Path) -> None:
    async with staged(OVER, tmp_path) as house:
        company = Company(browser, house.address)
        for language in ("en", "fr"):
            ada = await company.person("Ada", language=language, kept=house.seat())
            await ada.goes_to("/")
            await expect(ada.page.locator("#tables").get_by_text(ada.words("home-lost"), exact=True)).to_be_visible()
            await ada.reads("home-why-lost-mascarade-last-coin-lost")
            mine = ada.page.get_by_role("region", name=ada.words("home-stat"))
            for part, whole in ((0, 1), (0, 2), (1, 4)):
                said = ada.words("home-of", part=part, whole=whole)
                await expect(mine.get_by_text(said, exact=True).first).to_be_visible()
        await company.leaves()


# ---- Puzzles.


@pytest.mark.parametrize("number", [1, 5])
async def test_a_puzzle_is_solved_by_clicks_and_kept(company: Company, number: int) -> None:
    puzzle = PUZZLES[number - 1]
    ada = await company.person("Ada", PHONE if number == 1 else DESK, "en" if number == 1 else "fr")
    await ada.goes_to(f"/puzzles/{number}")
    await ada.page.get_by_role("heading", level=1).wait_for()
    await expect(ada.page.locator(".odds, .lit, .king")).to_have_count(0)
    if puzzle["answer"] is None:
        await ada.clicks("puzzle-nobody")
    else:
        name = puzzle["people"][ord(puzzle["answer"]) - ord("A")]
        await ada.page.get_by_role("group").get_by_text(name, exact=True).click()
        await ada.clicks("puzzle-it-is", name=name)
    await ada.reads("puzzle-right")
    await expect(ada.page.locator("li.lit")).to_have_count(len(puzzle["joined"]))
    lit = [int(turn) for turn in await ada.page.locator("li.lit > i").all_inner_texts()]
    assert lit == puzzle["joined"]
    await ada.goes_to("/")
    await ada.reads("home-puzzle-solved", n=1, all=30)


async def test_a_wrong_answer_is_called_wrong_and_solves_nothing(company: Company) -> None:
    ada = await company.person("Ada")
    await ada.goes_to("/puzzles/1")
    await ada.page.get_by_role("heading", level=1).wait_for()
    await ada.clicks("puzzle-nobody")
    await ada.reads("puzzle-wrong")
    await ada.goes_to("/")
    await ada.reads("home-puzzle-solved", n=0, all=30)


async def test_a_hint_strikes_out_what_does_not_matter_and_nothing_else(company: Company) -> None:
    puzzle = PUZZLES[14]
    ada = await company.person("Ada")
    await ada.goes_to("/puzzles/15")
    hint = ada.button("puzzle-hint")
    await hint.wait_for()
    for _ in range(puzzle["turns"] - len(puzzle["joined"])):
        await hint.click()
    await expect(hint).to_be_disabled()
    struck = [int(turn) for turn in await ada.page.locator("li.struck > i").all_inner_texts()]
    assert struck == [turn for turn in range(1, puzzle["turns"] + 1) if turn not in puzzle["joined"]]


async def test_a_puzzle_is_answered_by_keys(company: Company) -> None:
    puzzle = PUZZLES[1]
    ada = await company.person("Ada")
    await ada.goes_to("/puzzles/2")
    await ada.page.get_by_role("radio").first.focus()
    await ada.page.keyboard.press("Space")
    for _ in range(ord(puzzle["answer"]) - ord("A")):
        await ada.page.keyboard.press("ArrowRight")
    await ada.tabs_to_it(ada.page.locator("button.primary"))
    await ada.page.keyboard.press("Enter")
    await ada.reads("puzzle-right")
    await expect(ada.page.get_by_role("heading", name=ada.words("puzzle-right"))).to_be_focused()
