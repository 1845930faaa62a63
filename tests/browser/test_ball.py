"""The table of Mascarade: what is at stake, what is only held, what was shown, and what a tap says."""

import random
from pathlib import Path

import pytest
from playwright.async_api import Browser, Locator, expect

from ridotto.kernel import Match
from tests.browser.company import DESK, PHONE, Company
from tests.browser.looks import TWO_FRAMES
from tests.browser.people import Person
from tests.browser.screens import (
    FIRST,
    PAUSES,
    PUPPETS,
    REVEALED,
    SECOND,
    TABLE,
    evening_until,
    screen_called,
    seen_by,
)
from tests.browser.stages import EVENING, Moment, Played, Stage, staged

STAKES = evening_until("F:King", 2)  # Flo has 10 coins and says that he is the King; Ada is asked first of five
MY_TURN = evening_until("A:f", 1)
PUPPET_CHOSEN = Moment(SECOND, 6, "FirstPuppet", options=PUPPETS)
SMALL_PHONE = (320, 700)
LANDSCAPE = (844, 390)
LOW_WINDOW = (640, 580)


def doubted(match: Match) -> bool:
    """Somebody claims it too, and somebody else is still asked."""
    return any(given.answer.text == "claim" for given in match.record[-3:])


# What of the seats lies under the box that asks: nothing does.
COVERED = """() => {
  const box = document.querySelector('[data-question], .verdict').getBoundingClientRect();
  return [...document.querySelectorAll('li.seat, .plate')].filter((it) => {
    const { bottom, right, left } = it.getBoundingClientRect();
    return bottom > box.top + 1 && right > box.left && left < box.right;
  }).length;
}"""
# Purses, names, the bank and the court that lie under what somebody says: nothing does.
SPOKEN_OVER = """() => {
  const meet = (one, other) => one.left + 1 < other.right && other.left + 1 < one.right
    && one.top + 1 < other.bottom && other.top + 1 < one.bottom;
  const things = [...document.querySelectorAll('.coins, .plate, .stock > *')].map((it) => it.getBoundingClientRect());
  return [...document.querySelectorAll('.speech')].filter((said) => {
    const box = said.getBoundingClientRect();
    return things.some((thing) => meet(box, thing));
  }).map((said) => said.innerText);
}"""
# Words of a tile or a name that reach beyond it.
SPILT = """() => [...document.querySelectorAll('[data-question] .tile, .small .plate bdi, .large .plate bdi')]
  .filter((it) => it.scrollWidth > it.clientWidth + 1).map((it) => it.innerText)"""
TAB_STOPS = """() => document.querySelectorAll('.lines button:not([tabindex="-1"])').length"""


def answer(person: Person, text: str) -> Locator:
    return person.asked.locator(f'[data-answer="{text}"]')


def seat(person: Person, letter: str) -> Locator:
    return person.page.locator("li.seat").filter(has=person.page.locator(f'[data-place="{letter}"]'))


async def test_each_answer_to_an_announcement_says_what_follows_from_it(browser: Browser, tmp_path: Path) -> None:
    async with staged(STAKES, tmp_path) as house:
        company = Company(browser, house.address)
        ada = await house.sits(company, 0)
        passing, claiming = answer(ada, "pass"), answer(ada, "claim")
        await expect(passing).to_contain_text(ada.words("ball-change", **{"from": 10, "to": 13}))
        await expect(passing).to_contain_text("and wins the game")
        await expect(claiming).to_contain_text(ada.words("ball-change", **{"from": 6, "to": 9}))
        await expect(claiming).to_contain_text(ada.words("ball-change", **{"from": 6, "to": 5}))
        await expect(claiming).to_contain_text("Flo wins if right, else pays 1 too.")
        await expect(ada.asked).to_contain_text(ada.words("ball-order", n=1, of=5))
        await expect(seat(ada, "f").locator(".danger .come")).to_have_count(3)  # the coins that would win
        await ada.page.keyboard.press("2")
        await ada.asked.wait_for(state="detached")
        await company.leaves()
        assert company.complaints == []


@pytest.mark.parametrize("size", [PHONE, LOW_WINDOW, DESK], ids=["phone", "low-window", "desk"])
@pytest.mark.parametrize("stage", [STAKES, MY_TURN, REVEALED], ids=["stakes", "turn", "verdict"])
async def test_what_is_asked_covers_no_seat(
    browser: Browser, tmp_path: Path, stage: Stage, size: tuple[int, int]
) -> None:
    async with staged(stage, tmp_path) as house:
        company = Company(browser, house.address)
        ada = await company.person("Ada", size, kept=house.seat())
        await ada.goes_to(TABLE)
        await ada.page.locator(".ball.settled").wait_for()
        await ada.page.locator("[data-question], .verdict").first.wait_for()
        await ada.page.evaluate(TWO_FRAMES)  # the table gives the room that it takes
        assert await ada.page.evaluate(COVERED) == 0
        await company.leaves()
        assert company.complaints == []


@pytest.mark.parametrize(
    "size",
    [SMALL_PHONE, PHONE, LANDSCAPE, LOW_WINDOW, DESK],
    ids=["320", "phone", "landscape", "low-window", "desk"],
)
@pytest.mark.parametrize(
    "stage",
    [
        STAKES,
        Moment(FIRST, 3, "ClaimToo"),
        Moment(FIRST, 4, "ClaimToo"),
        Moment(SECOND, 8, "ClaimToo", so=doubted, by_another=True),
        Moment(SECOND, 8, "Linger", by_another=True, options=PAUSES),
        Moment(FIRST, 13, "ClaimToo", so=doubted),
    ],
    ids=["six", "three", "four", "eight", "shown", "thirteen"],
)
async def test_what_somebody_says_covers_no_purse_no_name_and_no_stock(
    browser: Browser, tmp_path: Path, stage: Stage, size: tuple[int, int]
) -> None:
    async with staged(stage, tmp_path) as house:
        company = Company(browser, house.address)
        ada = await company.person("Ada", size, kept=house.seat())
        await ada.goes_to(TABLE)
        await ada.page.locator(".ball.settled").wait_for()
        await ada.page.locator(".speech, .verdict").first.wait_for()
        assert await ada.page.evaluate(SPOKEN_OVER) == []
        await company.leaves()
        assert company.complaints == []


# Names of players that are cut, and what somebody says over the seat of somebody else.
CUT_NAMES = """() => [...document.querySelectorAll('.plate bdi')]
  .filter((it) => it.scrollWidth > it.clientWidth + 1).map((it) => it.innerText)"""
SAID_OVER_SEATS = """() => {
  const box = (it) => it.getBoundingClientRect();
  const meet = (one, other) => one.left + 1 < other.right && other.left + 1 < one.right
    && one.top + 1 < other.bottom && other.top + 1 < one.bottom;
  const seats = [...document.querySelectorAll('li.seat')].map(box);
  return [...document.querySelectorAll('.speech')].filter((said) => {
    const own = box(said.closest('.person'));
    const others = seats.filter((seat) => Math.hypot(seat.left - own.left, seat.top - own.top) > 2);
    return others.some((seat) => meet(box(said), seat));
  }).map((said) => said.innerText);
}"""
LONG_NAMES = tuple(
    (
        "Scaramuccia Bartolomeo Maximiliane Pulcinella Colombina Arlecchino Pantalone Brighella Cassandre "
        "Giangurgolo Smeraldina Rosaura Leandro"
    ).split()
)


def announced_late(match: Match) -> bool:
    return len(match.record) > 50


LOWEST_PHONE, TALL_PHONE = (360, 640), (390, 844)


@pytest.mark.parametrize(
    ("players", "size", "language"),
    [
        (4, LOWEST_PHONE, "fr"),
        (6, LOWEST_PHONE, "en"),
        (13, LOWEST_PHONE, "fr"),
        (13, TALL_PHONE, "en"),
        (8, DESK, "fr"),
        (13, DESK, "en"),
    ],
)
async def test_names_of_eleven_letters_are_whole_and_nobody_speaks_over_another_seat(
    browser: Browser, tmp_path: Path, players: int, size: tuple[int, int], language: str
) -> None:
    stage = Moment(FIRST, players, "ClaimToo", so=announced_late, bots=None, names=LONG_NAMES)
    async with staged(stage, tmp_path) as house:
        company = Company(browser, house.address)
        ada = await company.person("Ada", size, language, kept=house.seat())
        await ada.goes_to(TABLE)
        await ada.page.locator(".ball.settled").wait_for()
        await ada.page.locator(".speech").first.wait_for()
        assert await ada.page.evaluate(CUT_NAMES) == []
        assert await ada.page.evaluate(SAID_OVER_SEATS) == []
        assert await ada.page.evaluate(SPOKEN_OVER) == []
        await company.leaves()
        assert company.complaints == []


# Names of masks, and what is in the bank and the court, that lie under a sign for one pair of eyes.
HIDDEN_BY_EYES = """() => {
  const box = (it) => it.getBoundingClientRect();
  const meet = (one, other) => one.left + 1 < other.right && other.left + 1 < one.right
    && one.top + 1 < other.bottom && other.top + 1 < one.bottom;
  const things = [...document.querySelectorAll('.card .name, .stock > *')];
  const signs = [...document.querySelectorAll('.seat .only, .corner.eye')];
  return things.filter((it) => signs.some((sign) => meet(box(it), box(sign)))).map((it) => it.innerText);
}"""


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
async def test_what_only_one_sees_hides_no_name_and_no_stock(
    browser: Browser, tmp_path: Path, size: tuple[int, int]
) -> None:
    screen = screen_called("look")
    async with staged(screen.stage, tmp_path) as house:
        company = Company(browser, house.address)
        ada = await company.person("Ada", size, "fr", kept=house.seat())
        await seen_by(ada, screen)
        await ada.page.locator(".ball.settled").wait_for()
        await ada.page.locator(".corner.eye").first.wait_for()
        assert await ada.page.evaluate(HIDDEN_BY_EYES) == []
        await company.leaves()
        assert company.complaints == []


IN_SIGHT = ["turn-swap", "turn-announce", "deal", "deal-eight", "stakes", "three", "swap-or-keep", "look"]


@pytest.mark.parametrize("size", [PHONE, LOW_WINDOW], ids=["phone", "low-window"])
@pytest.mark.parametrize("name", IN_SIGHT)
async def test_all_that_is_asked_is_in_sight_on_a_small_screen(
    browser: Browser, tmp_path: Path, name: str, size: tuple[int, int]
) -> None:
    screen = screen_called(name)
    async with staged(screen.stage, tmp_path) as house:
        company = Company(browser, house.address)
        ada = await company.person("Ada", size, kept=house.seat())
        await seen_by(ada, screen)
        await ada.page.locator(".ball.settled").wait_for()
        below = await ada.asked.evaluate("(it) => it.scrollHeight - it.clientHeight")
        assert below <= 2
        assert await ada.page.evaluate(SPILT) == []
        await company.leaves()
        assert company.complaints == []


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_the_table_keeps_its_size_however_many_are_gone(browser: Browser, tmp_path: Path, language: str) -> None:
    async with staged(Moment(SECOND, 8, "ClaimToo"), tmp_path) as house:
        company = Company(browser, house.address)
        ada = await company.person("Ada", PHONE, language, kept=house.seat())
        await ada.goes_to(TABLE)
        gone = ada.page.get_by_text(ada.words("absence-gone-many", n=7))
        await expect(gone).to_be_visible()
        assert await gone.evaluate("(it) => it.scrollWidth <= it.clientWidth"), "the sentence is cut off"
        height = await ada.page.locator(".floor").evaluate("(it) => it.clientHeight")
        assert height > 0.35 * PHONE[1]
        await company.leaves()
        assert company.complaints == []


async def test_what_a_power_points_at_is_only_held_until_its_button_spends_it(browser: Browser, tmp_path: Path) -> None:
    async with staged(PUPPET_CHOSEN, tmp_path) as house:
        company = Company(browser, house.address)
        ada = await house.sits(company, house.player)
        number = await ada.asked.get_attribute("data-question")
        await ada.page.keyboard.press("2")
        await expect(ada.asked.locator("[aria-pressed]").nth(1)).to_have_attribute("aria-pressed", "true")
        await ada.page.keyboard.press("Escape")
        await expect(ada.asked.locator("[data-deed]")).to_have_count(0)
        await ada.page.locator('li.seat [data-place][tabindex="0"]').first.click()
        await expect(ada.asked.locator("[aria-pressed=true]")).to_have_count(1)
        assert await ada.asked.get_attribute("data-question") == number, "nothing was spent"
        await ada.page.keyboard.press("Enter")
        await expect(ada.asked).not_to_have_attribute("data-question", number or "")
        await company.leaves()
        assert company.complaints == []


async def test_arrows_go_round_the_table_and_enter_reads_a_seat(browser: Browser, tmp_path: Path) -> None:
    """From the box upwards to my own seat, round by the left, and down to the box again."""
    async with staged(STAKES, tmp_path) as house:
        company = Company(browser, house.address)
        ada = await house.sits(company, 0)
        await expect(ada.asked.get_by_role("heading")).to_be_focused()
        for key, place in (("ArrowUp", "a"), ("ArrowLeft", "b"), ("ArrowRight", "a"), ("ArrowRight", "f")):
            await ada.page.keyboard.press(key)
            await expect(ada.page.locator(f'[data-place="{place}"]')).to_be_focused()
        await ada.page.keyboard.press("Enter")
        told = ada.page.get_by_role("alert").first
        await expect(told).to_contain_text(f"Flo, {ada.words('ball-coins-of', n=10)}")
        await ada.page.keyboard.press("ArrowDown")
        await expect(ada.asked.get_by_role("heading")).to_be_focused()
        await company.leaves()
        assert company.complaints == []


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
async def test_keys_lead_to_story_and_notes_but_not_while_somebody_writes(
    browser: Browser, tmp_path: Path, size: tuple[int, int]
) -> None:
    async with staged(STAKES, tmp_path) as house:
        company = Company(browser, house.address)
        ada = await company.person("Ada", size, kept=house.seat())
        await ada.goes_to(TABLE)
        await ada.asked.wait_for()
        await ada.page.keyboard.press("n")
        notes = ada.page.locator("textarea")
        await notes.click()
        await ada.page.keyboard.type("sssn")
        await expect(notes).to_have_value("sssn")
        await ada.page.get_by_role("banner").first.click(position={"x": 120, "y": 10})
        await ada.page.keyboard.press("s")
        await expect(notes).to_have_count(0)
        await expect(ada.page.locator(".lines").first).to_be_visible()
        await company.leaves()
        assert company.complaints == []


async def test_a_mask_on_the_table_is_only_held_until_both_are_taken(browser: Browser, tmp_path: Path) -> None:
    async with staged(MY_TURN, tmp_path) as house:
        company = Company(browser, house.address)
        ada = await house.sits(company, 0)
        number = await ada.asked.get_attribute("data-question")
        await ada.page.locator('[data-place="f"]').click()
        await expect(ada.asked.locator("[data-deed]")).to_contain_text(ada.words("ball-take-both"))
        await ada.page.keyboard.press("Escape")
        await expect(ada.asked.locator("[data-deed]")).to_have_count(0)
        assert await ada.asked.get_attribute("data-question") == number, "nothing was spent"
        await ada.page.locator('[data-place="a"]').click()  # my own mask offers a look
        await expect(ada.asked.locator("[data-deed]")).to_contain_text(ada.words("ball-look-deed"))
        await ada.asked.locator("[data-back]").click()
        await ada.page.locator('[data-place="f"]').click()
        await ada.asked.locator("[data-deed]").click()
        await expect(ada.asked).to_contain_text(ada.words("mascarade-option-keep"))
        await company.leaves()
        assert company.complaints == []


async def test_announcing_takes_a_pick_and_a_word_and_shows_first_what_it_would_bring(
    browser: Browser, tmp_path: Path
) -> None:
    """The Witch would take the ten coins of Flo: pips at both seats say so before anything is said."""
    async with staged(MY_TURN, tmp_path) as house:
        company = Company(browser, house.address)
        ada = await house.sits(company, 0)
        await ada.page.keyboard.press("3")
        tiles = ada.asked.locator("[aria-pressed]")
        await expect(tiles).to_have_count(6)
        await expect(ada.asked.locator(".tile.idle")).to_have_count(1)  # the Cheat, with six coins
        await ada.page.keyboard.press("5")
        await expect(seat(ada, "a").locator(".come")).to_have_count(4)
        await expect(seat(ada, "f").locator(".go")).to_have_count(4)
        await ada.page.keyboard.press("Enter")
        await ada.asked.wait_for(state="detached")
        await expect(ada.page.locator(".speech").first).to_contain_text("I am the Witch")
        await company.leaves()
        assert company.complaints == []


async def test_a_reveal_tells_right_from_wrong_by_mark_and_word(browser: Browser, tmp_path: Path) -> None:
    async with staged(REVEALED, tmp_path) as house:
        company = Company(browser, house.address)
        ada = await house.sits(company, 0)
        verdict = ada.page.locator(".verdict")
        await expect(verdict.get_by_role("heading")).to_have_text("You are the King")
        rows = verdict.get_by_role("listitem")
        said = [("ball-right-of", "You"), ("ball-wrong-of", "Bo"), ("ball-wrong-of", "Flo")]
        await expect(rows).to_contain_text([ada.words(key, name=name) for key, name in said])
        for letter, right in (("a", "right"), ("b", "wrong"), ("f", "wrong")):
            await expect(seat(ada, letter).locator(f"[data-verdict={right}]")).to_have_count(1)
        await expect(ada.page.locator("li.seat.dim")).to_have_count(3)
        story = ada.page.locator(".lines")
        await expect(story.locator("[data-verdict=right]").last).to_be_visible()
        await company.leaves()
        assert company.complaints == []


# Every heading of the verdict, with how many claims it judges and whether it is good, as long as the page is open.
VERDICTS = """() => {
  window.verdicts = [];
  const look = () => {
    const verdict = document.querySelector('.verdict');
    if (verdict === null) return;
    const [title, rows] = [verdict.querySelector('h2'), verdict.querySelectorAll('li')];
    const seen = [title.innerText.trim(), rows.length, verdict.matches('.good')];
    if (JSON.stringify(window.verdicts.at(-1)) !== JSON.stringify(seen)) window.verdicts.push(seen);
  };
  const all = { subtree: true, childList: true, characterData: true, attributes: true };
  new MutationObserver(look).observe(document.body, all);
}"""


async def test_a_verdict_does_not_change_while_masks_are_turned_down_again(browser: Browser, tmp_path: Path) -> None:
    async with staged(Played(FIRST, 6, "", words=len(EVENING.split()) - 1), tmp_path) as house:
        company = Company(browser, house.address)
        ada = await company.person("Ada", motion=True, speed="quick", kept=house.seat())
        await ada.goes_to(TABLE)
        await ada.page.locator(".ball.settled").wait_for()
        await ada.page.evaluate(VERDICTS)
        ed = await house.sits(company, 4)
        await answer(ed, "pass").click()
        await ada.page.locator(".verdict").wait_for()
        await expect(ada.asked).to_contain_text(ada.words("ball-swap"))  # the next turn
        assert await ada.page.evaluate("window.verdicts") == [["You are the King", 3, True]]
        await company.leaves()
        assert company.complaints == []


@pytest.mark.parametrize("people", [2, 3])
async def test_a_player_who_studies_no_more_reads_for_whom_they_wait_if_they_can_know(
    browser: Browser, tmp_path: Path, people: int
) -> None:
    """Nobody is told who is ready, so of several others nobody is named."""
    stage = Moment(SECOND, 6, "Ready", options=PAUSES, bots=tuple(range(people, 6)))
    async with staged(stage, tmp_path) as house:
        company = Company(browser, house.address)
        ada = await house.sits(company, 0)
        await ada.answers(random.Random(0))
        said = "Waiting for Bo" if people == 2 else ada.words("mascarade-waits-Ready")
        await expect(ada.page.locator(".waiting")).to_have_text(said)
        await company.leaves()
        assert company.complaints == []


async def test_what_i_remember_stands_there_only_where_the_table_keeps_everything(
    browser: Browser, tmp_path: Path
) -> None:
    for memory, lines in (("aid", 1), ("notes", 0)):
        stage = Played(FIRST, 6, "", words=STAKES.words, memory=memory)
        place = tmp_path / memory
        place.mkdir()
        async with staged(stage, place) as house:
            company = Company(browser, house.address)
            ada = await house.sits(company, 0)
            await expect(answer(ada, "pass")).to_be_visible()
            await expect(ada.page.locator(".remember")).to_have_count(lines)
            await company.leaves()
            assert company.complaints == []


async def test_a_tap_on_a_mask_says_what_it_is_while_something_is_asked_and_while_nothing_is(
    browser: Browser, tmp_path: Path
) -> None:
    async with staged(STAKES, tmp_path) as house:
        company = Company(browser, house.address)
        ada, bo = await house.sits(company, 0), await house.sits(company, 1)
        for person in (ada, bo):
            await person.page.locator('[data-place="c"]').click()
            await expect(person.page.get_by_role("alert").first).to_contain_text(person.words("ball-about-down"))
        await company.leaves()
        assert company.complaints == []


async def test_terms_in_the_story_are_no_tab_stops(browser: Browser, tmp_path: Path) -> None:
    async with staged(Moment(SECOND, 6, "WhatToDo"), tmp_path) as house:
        company = Company(browser, house.address)
        ada = await house.sits(company, house.player)
        await expect(ada.page.locator(".lines .term").first).to_be_visible()
        assert await ada.page.evaluate(TAB_STOPS) == 0
        await company.leaves()
        assert company.complaints == []


async def test_a_verdict_can_be_held_open_and_then_skipped(browser: Browser, tmp_path: Path) -> None:
    """The last of those who are asked lets it pass: three masks are shown together, and stay while somebody waits."""
    async with staged(Played(FIRST, 6, "", words=len(EVENING.split()) - 1), tmp_path) as house:
        company = Company(browser, house.address)
        ada = await company.person("Ada", motion=True, speed="slow", kept=house.seat())
        await ada.goes_to(TABLE)
        await ada.page.locator(".ball.settled").wait_for()
        ed = await house.sits(company, 4)
        await answer(ed, "pass").click()
        verdict = ada.page.locator(".verdict")
        await verdict.get_by_role("button", name=ada.words("ball-hold")).click()
        await expect(verdict.get_by_role("heading")).to_have_text("You are the King")
        await expect(verdict.get_by_role("listitem")).to_have_count(3)
        await expect(verdict.get_by_role("button", name=ada.words("ball-release"))).to_be_visible()
        await expect(ada.asked).to_have_count(0)
        await ada.page.locator("body").press("Enter")
        await expect(verdict).to_have_count(0)
        await expect(ada.asked).to_contain_text(ada.words("ball-swap"))
        await company.leaves()
        assert company.complaints == []
