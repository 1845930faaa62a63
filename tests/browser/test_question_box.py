"""The question's box of Masquerade holds its buttons, at every size of a window; a refusal covers none of them."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Final

import pytest
from playwright.async_api import Browser, Page, expect

from tests.browser.company import Company
from tests.browser.looks import TWO_FRAMES
from tests.browser.newcomer import Newcomer
from tests.browser.people import Person
from tests.browser.screens import TABLE, later
from tests.browser.stages import Moment, staged

SIZES: Final = (
    (360, 640),
    (390, 844),
    (640, 400),  # 1280 x 800 at 200 %
    (844, 390),
    (910, 512),
    (1024, 768),
    (1280, 800),
    (1366, 768),
    (1920, 1080),
)

# Buttons of the box that leave it or the window, are too small, cut their own words, or lie on one another. A button in
# a list that scrolls is judged when it is scrolled to.
LOST: Final = """() => {
  const box = document.querySelector('.foot .asked').getBoundingClientRect();
  const within = (it, room) => it.left >= room.left - 1 && it.right <= room.right + 1
    && it.top >= room.top - 1 && it.bottom <= room.bottom + 1;
  const said = (it) => (it.getAttribute('aria-label') ?? it.innerText).trim();
  const inSentence = (it) => it.parentElement.tagName === 'P';
  const buttons = [...document.querySelectorAll('.foot button')]
    .filter((it) => it.checkVisibility() && !inSentence(it));
  const found = [];
  document.querySelector('.foot .words').scrollTop = 0;
  const first = document.querySelector('.foot .list button');
  if (first && !within(first.getBoundingClientRect(), box)) found.push('the list begins out of sight');
  for (const it of buttons) {
    it.scrollIntoView({ block: 'nearest' });
    const at = it.getBoundingClientRect();
    if (!within(at, box) || !within(at, { left: 0, top: 0, right: innerWidth, bottom: innerHeight }))
      found.push(`${said(it)} leaves its box`);
    if (at.width < 43.5 || at.height < 43.5) found.push(`${said(it)} is ${at.width} x ${at.height}`);
    const words = document.createRange();
    words.selectNodeContents(it);
    const drawn = [...words.getClientRects()].filter((each) => each.width > 1);
    if (drawn.some((each) => !within(each, at))) found.push(`${said(it)} is cut`);
    const top = document.elementFromPoint(at.left + at.width / 2, at.top + at.height / 2);
    if (!it.contains(top)) found.push(`${said(it)} is covered`);
    for (const other of buttons) {
      const there = other.getBoundingClientRect();
      const over = Math.min(at.right, there.right) - Math.max(at.left, there.left) > 1
        && Math.min(at.bottom, there.bottom) - Math.max(at.top, there.top) > 1;
      if (other !== it && over) found.push(`${said(it)} lies on ${said(other)}`);
    }
  }
  return found;
}"""


def with_options(players: int, question: str, options: int, seed: int) -> Moment:
    """The first such question with at least so many options."""
    return Moment(
        *("masquerade", players, question),
        so=lambda match: len(match.options(match.open_questions()[0])) >= options,
        seed=seed,
    )


async def chooses_a_card(person: Person) -> None:
    """One that may attack, use its ability or turn over: three choices, and the way back."""
    cards = person.page.locator(".own [data-choice]")
    await cards.first.wait_for()
    for card in await cards.all():
        await card.click()
        await person.page.locator(".foot [data-choice]:not([data-choice=end])").first.wait_for()
        if await person.page.locator(".foot [data-choice]").count() == 3:
            return
        await person.page.keyboard.press("Escape")
        await person.page.locator(".foot [data-choice=end]").wait_for()
    raise LookupError("no card has an ability to use")


async def plans_an_attack(person: Person) -> None:
    await person.page.locator(".floor [data-choice]").last.click()
    await person.page.locator("[data-deed]").wait_for()


async def attacks_a_shielded_card(person: Person) -> None:
    """It is refused while another attack is planned: its reason stands beside the deed and the way back."""
    await plans_an_attack(person)
    await person.page.locator("section:not(.own) [data-place]:not([data-choice])").first.click()
    await person.button("masquerade-page-understood").wait_for()


async def chooses_a_side(person: Person) -> None:
    await person.page.locator("[data-choice=down]").click()
    await person.page.locator("[data-deed]").wait_for()


async def looks(person: Person) -> None:
    await person.page.locator(".foot [data-choice]").first.wait_for()


ATTACK: Final = Moment("masquerade", 4, "WhomToAttack", so=later)
QUESTIONS: Final = {
    "three choices and back": (
        Moment("masquerade", 3, "WhatToDo", so=lambda match: len(match.record) > 57, seed=3),
        chooses_a_card,
    ),
    "an attack": (ATTACK, plans_an_attack),
    "a refused attack": (ATTACK, attacks_a_shielded_card),
    "a side": (Moment("masquerade", 6, "SideOf"), chooses_a_side),
    "five choices": (with_options(6, "ToWhom", 5, seed=1), looks),
    "a long list": (with_options(4, "WhomToRecall", 9, seed=8), looks),
}


async def lost_buttons(page: Page) -> dict[tuple[int, int], list[str]]:
    found = {}
    for width, height in SIZES:
        await page.set_viewport_size({"width": width, "height": height})
        await page.evaluate(TWO_FRAMES)
        await page.evaluate(TWO_FRAMES)  # rows are measured in one and drawn in the next
        if lost := await page.evaluate(LOST):
            found[width, height] = lost
    return found


@pytest.mark.parametrize("asked", QUESTIONS)
async def test_the_box_holds_its_buttons_in_every_window(browser: Browser, tmp_path: Path, asked: str) -> None:
    stage, deed = QUESTIONS[asked]
    async with staged(stage, tmp_path) as house:
        company = Company(browser, house.address)
        for language in ("en", "fr"):
            person = await company.person("Ada", language=language, kept=house.seat())
            await person.goes_to(TABLE)
            await deed(person)
            assert await lost_buttons(person.page) == {}, language
        await company.leaves()
        assert company.complaints == []


async def test_a_refusal_stands_in_the_place_of_the_sentence_until_it_is_understood(company: Company) -> None:
    """The lesson refuses another side than it asks for; what it asks for can still be chosen and sent."""
    ann = await company.person("Ann")
    await ann.goes_to("/first-ball/masquerade")
    await Newcomer(ann, random.Random(0)).follows_one_step()
    refusal = ann.page.locator(".foot").get_by_text(ann.words("wrong-not-then-lesson"))
    deed = ann.page.locator("[data-deed]:enabled")
    for _ in range(2):
        await ann.page.locator("[data-choice=down]:enabled").click()
        await deed.click()
        await expect(refusal).to_be_visible()
        assert [
            lost for lost in await ann.page.evaluate(LOST) if "covered" not in lost
        ] == []  # the coach may cover some
        await expect(ann.page.locator(".foot .hint")).to_have_count(0)
        await ann.clicks("masquerade-page-understood")
        await expect(refusal).to_have_count(0)
        await expect(ann.page.locator("body")).not_to_be_focused()
        await ann.page.locator("[data-choice=up]:enabled").click()
    await deed.click()
    await ann.reads("lesson-masquerade-down.title")


async def test_the_bar_counts_the_action_that_the_board_offers(browser: Browser, tmp_path: Path) -> None:
    """With three actions left the next one is the first."""
    async with staged(Moment("masquerade", 4, "WhatToDo"), tmp_path) as house:
        company = Company(browser, house.address)
        for language, said in (("en", "Your turn action 1 of 3"), ("fr", "Votre tour action 1 sur 3")):
            ada = await company.person("Ada", language=language, kept=house.seat())
            await ada.goes_to(TABLE)
            await ada.reads("masquerade-page-actions-left", n=3)
            await expect(ada.page.locator("header .progress")).to_have_text(said)
        await company.leaves()
        assert company.complaints == []


async def test_every_row_shows_the_face_of_its_player(browser: Browser, tmp_path: Path) -> None:
    """On a desk with one column and with two, on a phone, and in a low window; mine has its own where there is room."""
    async with staged(Moment("masquerade", 6, "WhatToDo", so=later), tmp_path) as house:
        company = Company(browser, house.address)
        ada = await company.person("Ada", kept=house.seat())
        await ada.goes_to(TABLE)
        faces = ada.page.locator(".floor [data-face]")
        for size, count in (((1280, 800), 6), ((1024, 768), 6), ((390, 844), 5), ((640, 400), 5)):
            await ada.page.set_viewport_size({"width": size[0], "height": size[1]})
            await expect(faces).to_have_count(count)
        await company.leaves()
        assert company.complaints == []
