"""A player is called back to the table: by sound, by the tab, by a notification; and the page can be installed."""

from __future__ import annotations

import json
import random
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, expect

from ridotto.web.pages import FOLDER
from ridotto.words.files import reader
from tests.browser.cable import a_cable
from tests.browser.company import PHONE, Company
from tests.browser.people import Person
from tests.browser.stages import EVENING, Lobby, Moment, Played, Staged, staged
from tests.browser.test_ball import answer
from tests.web.inside import serving_here
from tests.web.test_leak import CODE, NAMES

ASKED = Moment("mascarade-1e", 4, "WhatToDo")

# Writes down which tones the page plays, how long it vibrates, what it notifies of; lets a test hide the tab.
WITNESS = """(() => {
  window.tones = [];
  window.vibrations = [];
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (at) {
    window.tones.push(Math.round(this.frequency.value));
    return start.call(this, at);
  };
  navigator.vibrate = (ms) => window.vibrations.push(ms) > 0;
  window.shown = []; // a headless Chromium has no notifications
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  Notification.requestPermission = async () => 'granted';
  ServiceWorkerRegistration.prototype.showNotification = async (title, { body, tag }) => {
    const close = () => (window.shown = window.shown.filter((each) => each.close !== close));
    window.shown = [...window.shown, { title, body, tag, close }];
  };
  const tagged = async ({ tag }) => window.shown.filter((each) => each.tag === tag);
  ServiceWorkerRegistration.prototype.getNotifications = tagged;
  Object.defineProperty(document, 'visibilityState', { get: () => (window.isHidden ? 'hidden' : 'visible') });
})()"""
HIDE = """(hidden) => { window.isHidden = hidden; document.dispatchEvent(new Event('visibilitychange')); }"""
# The colour of the tab's icon where its dot would be.
ICON = """async () => {
  const link = document.querySelector('link[rel="icon"]');
  const icon = new Image(64, 64);
  icon.src = link.href;
  await icon.decode();
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 64;
  const pen = canvas.getContext('2d');
  pen.drawImage(icon, 0, 0, 64, 64);
  return [...pen.getImageData(47, 10, 1, 1).data];
}"""
SHOWN = "window.shown.map(({ title, body, tag }) => ({ title, body, tag }))"
BELL = {784, 2164, 4233}  # hertz
FIRST_OF_TWO, KNOCK, COIN = 523, 150, 1480
DOT = [255, 90, 74, 255]


def wishing(**wishes: Any) -> dict[str, str]:
    return {"ridotto.settings": json.dumps({"name": NAMES[0], "speed": "at-once", **wishes})}


@asynccontextmanager
async def at_the_table(
    browser: Browser,
    place: Path,
    stage: Moment | Lobby = ASKED,
    wishes: dict[str, Any] | None = None,
    plain: bool = False,
    **how: Any,
) -> AsyncIterator[tuple[Staged, Company, Person]]:
    """Somebody has come back to their seat and touched the page once, so that it may make sounds."""
    async with staged(stage, place) as house:
        company = Company(browser, house.address)
        kept = {**house.seat(), **wishing(**(wishes or {}))}
        person = await company.person(NAMES[house.player], kept=kept, **how)
        await person.page.add_init_script(WITNESS)
        if plain:  # as browsers say of every address on plain http but those of this machine
            await person.page.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false })")
        await person.goes_to(f"/t/{CODE}")
        await person.page.locator("header").first.click(position={"x": 5, "y": 2})
        yield house, company, person
        await company.leaves()
        assert company.complaints == []


async def until(person: Person, so: str) -> None:
    """Waits in the page, whose policy forbids the eval that `wait_for_function` needs."""
    look = f"() => new Promise((done) => {{ const look = () => (({so}) ? done() : setTimeout(look, 30)); look(); }})"
    await person.page.evaluate(look)


async def tones(person: Person) -> list[int]:
    found: list[int] = await person.page.evaluate("window.tones")
    return found


# ---- Sound.


async def switches_sound(person: Person) -> None:
    await person.clicks("table-menu")
    switch = person.page.get_by_role("dialog").get_by_role("button", name=person.words("settings-sound"))
    await expect(switch).to_have_attribute("aria-pressed", "false")
    await switch.click()
    await expect(switch).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_nothing_asks_about_sound_and_one_switch_in_the_menu_turns_it_on(
    browser: Browser, tmp_path: Path, language: str
) -> None:
    async with at_the_table(browser, tmp_path, language=language, size=PHONE) as (_, _, ada):
        assert await ada.is_asked()
        await expect(ada.page.get_by_role("button", name=ada.words("alerts-yes"), exact=True)).to_have_count(0)
        assert await tones(ada) == []
        await switches_sound(ada)
        assert set(await tones(ada)) >= BELL, "the first press lets one hear what one gets"
        assert await ada.page.evaluate("window.vibrations") == [40]
        kept = json.loads(await ada.page.evaluate("localStorage.getItem('ridotto.settings')"))
        assert kept["sound"] is True


async def sits_with_bots(company: Company, **wishes: Any) -> Person:
    """At the usual speed: what others do takes its time, and bots answer at once."""
    kept = wishing(speed="usual", **wishes)
    ada = await company.person("Ada", kept=kept, motion=True, service_workers="allow")
    await ada.page.add_init_script(WITNESS)
    await ada.opens_a_table(4, bots=3)
    await ada.starts()
    assert await ada.is_asked()
    return ada


async def answers_and_hides(ada: Person) -> None:
    """Then only bots are before the table, until Ada is asked again; she is called before all of it is told."""
    await ada.page.evaluate(HIDE, True)
    await ada.answers(random.Random(3))
    await until(ada, "document.title.startsWith('●')")


async def test_the_bell_rings_in_a_hidden_tab_before_its_story_is_told(company: Company) -> None:
    ada = await sits_with_bots(company, sound=True)
    await ada.page.evaluate("window.tones.length = 0")
    await answers_and_hides(ada)
    assert set(await tones(ada)) == BELL, "what happens at the table is silent while nobody looks"
    await expect(ada.asked).to_have_count(0)


async def test_right_and_wrong_and_each_coin_are_heard(browser: Browser, tmp_path: Path) -> None:
    """The design's evening: Fabio says King, Ada and Bruno claim it too; Ada is right, and two pay a coin each."""
    wishes = {"sound": True, "speed": "quick"}
    stage = Played("mascarade-1e", 6, "", words=len(EVENING.split()) - 1)
    async with at_the_table(browser, tmp_path, stage, wishes, motion=True) as (house, company, ada):
        await ada.page.evaluate("window.tones.length = 0")
        emil = await house.sits(company, 4)
        await answer(emil, "pass").click()
        await until(ada, f"window.tones.filter((each) => each === {COIN}).length === 5")
        heard = await tones(ada)
        assert (heard.count(FIRST_OF_TWO), heard.count(KNOCK)) == (1, 2)


# ---- The tab.


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_the_title_and_the_icon_of_the_tab_say_that_one_is_asked(company: Company, language: str) -> None:
    ada = await company.person("Ada", language=language)
    await ada.opens_a_table(4, bots=3)
    icon = ada.page.locator("link[rel=icon]")
    plain = await icon.get_attribute("href") or "-"
    assert not (await ada.page.title()).startswith("●") and await ada.page.evaluate(ICON) != DOT
    await ada.starts()
    await until(ada, "document.title.startsWith('●')")
    assert (await ada.page.title()).startswith(f"● {ada.words('table-your-turn')} · ")
    await expect(icon).to_have_attribute("href", re.compile("^data:image/svg"))
    assert await ada.page.evaluate(ICON) == DOT
    await ada.clicks("common-home")
    await expect(icon).to_have_attribute("href", re.compile(f"{re.escape(plain)}$"))
    assert not (await ada.page.title()).startswith("●")


# ---- Notifications.


async def test_a_notification_says_whose_turn_it_is_and_nothing_of_the_match(company: Company) -> None:
    ada = await sits_with_bots(company, notify=True)
    await answers_and_hides(ada)
    await until(ada, "window.shown.length === 1")
    [shown] = await ada.page.evaluate(SHOWN)
    path = ada.page.url.removeprefix(company.address)
    assert shown == {"title": ada.words("table-your-turn"), "body": "Mascarade, second edition", "tag": path}
    await ada.page.evaluate(HIDE, False)
    await until(ada, "window.shown.length === 0")


async def test_a_notification_is_offered_after_a_turn_that_was_missed(company: Company) -> None:
    ada = await sits_with_bots(company)
    offer = ada.page.get_by_text(ada.words("alerts-offer-notify"))
    await expect(offer).to_have_count(0)
    await answers_and_hides(ada)
    assert await ada.page.evaluate(SHOWN) == [], "nobody has agreed to it"
    await ada.page.evaluate(HIDE, False)
    await expect(offer).to_be_visible()
    await ada.clicks("alerts-yes")
    await expect(offer).to_have_count(0)
    await answers_and_hides(ada)
    await until(ada, "window.shown.length === 1")


async def test_on_plain_http_nothing_is_offered_that_it_does_not_have(browser: Browser, tmp_path: Path) -> None:
    """Friends come by an address of the network: no notification, no service worker, no manifest, no word of them."""
    async with at_the_table(browser, tmp_path, wishes={"notify": True}, plain=True) as (_, _, ada):
        assert await ada.page.evaluate("isSecureContext") is False
        await switches_sound(ada)
        assert set(await tones(ada)) >= BELL
        await ada.page.keyboard.press("Escape")
        await ada.page.evaluate(HIDE, True)
        await ada.page.evaluate(HIDE, False)
        await expect(ada.page.get_by_text(ada.words("alerts-offer-notify"))).to_have_count(0)
        await ada.goes_to("/")
        await ada.clicks("settings-title")
        await expect(ada.page.get_by_label(ada.words("settings-sound"))).to_be_checked()
        await expect(ada.page.get_by_label(ada.words("settings-notify"))).to_have_count(0)
        await expect(ada.page.locator("link[rel=manifest]")).to_have_count(0)


async def test_notifications_can_be_agreed_to_and_ended_in_the_settings(company: Company) -> None:
    ada = await company.person("Ada")
    await ada.page.add_init_script(WITNESS)
    await ada.goes_to("/")
    await ada.clicks("settings-title")
    wish = ada.page.get_by_label(ada.words("settings-notify"))
    await wish.check()
    await ada.page.reload()
    await ada.clicks("settings-title")
    await expect(wish).to_be_checked()
    await wish.uncheck()
    await ada.page.reload()
    await ada.clicks("settings-title")
    await expect(wish).not_to_be_checked()


# ---- The installed page.


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_an_installed_page_says_that_the_server_cannot_be_reached(
    browser: Browser, tmp_path: Path, language: str
) -> None:
    async with staged(None, tmp_path) as house, a_cable(house.address) as cable:
        company = Company(browser, cable.address)
        ada = await company.person("Ada", language=language, service_workers="allow")
        await ada.goes_to("/")
        await until(ada, "navigator.serviceWorker.controller !== null")
        await expect(ada.page.locator("link[rel=manifest]")).to_have_attribute("href", "/manifest.webmanifest")
        with company.forgives(ada):
            cable.pull()
            await ada.goes_to(f"/t/{CODE}")
            await ada.reads("offline-title")
            await ada.reads("offline-hint")
            cable.plug()
            await ada.page.get_by_role("link", name=ada.words("offline-again")).click()
            await expect(ada.page.get_by_role("heading", level=1).first).to_be_visible()
            await expect(ada.page.get_by_text(ada.words("offline-title"))).to_have_count(0)
        assert await ada.page.evaluate("caches.keys()") == [], "it keeps nothing"
        await company.leaves()


def built_anew(page: Path) -> str:
    """Copies the page as a new build would leave it: other names of files, another title at home, another worker."""
    names = [path.name for path in (FOLDER / "assets").iterdir()]
    old, new = reader("en").say("home-title"), "Who were you yesterday?"
    for path in [each for each in FOLDER.rglob("*") if each.is_file()]:
        to = page / path.relative_to(FOLDER)
        to.parent.mkdir(parents=True, exist_ok=True)
        if path.name in names:
            to = to.with_name(f"new-{path.name}")
        if path.suffix not in (".js", ".css", ".html"):
            to.write_bytes(path.read_bytes())
            continue
        body = path.read_text(encoding="utf-8").replace(old, new)
        for name in names:
            body = body.replace(name, f"new-{name}")
        to.write_text(body + ("\n// new" if path.suffix == ".js" else ""), encoding="utf-8")
    return new


async def test_after_an_update_one_reload_brings_the_new_page(browser: Browser, tmp_path: Path) -> None:
    title = built_anew(tmp_path / "page")
    async with (
        serving_here(tmp_path / "old.sqlite") as old,
        serving_here(tmp_path / "new.sqlite", page=tmp_path / "page") as new,
        a_cable(old.address) as cable,
    ):
        company = Company(browser, cable.address)
        ada = await company.person("Ada", service_workers="allow")
        await ada.goes_to("/")
        await until(ada, "navigator.serviceWorker.controller !== null")
        await ada.page.reload()  # by way of the worker
        await ada.reads("home-title")
        with company.forgives(ada):
            cable.lead_to(new.address)
            await ada.page.reload()
            await expect(ada.page.get_by_role("heading", level=1)).to_have_text(title)
            cable.pull()
            await ada.page.reload()
            await ada.reads("offline-title")
            cable.plug()
            await ada.page.get_by_role("link", name=ada.words("offline-again")).click()
            await expect(ada.page.get_by_role("heading", level=1)).to_have_text(title)
        await company.leaves()
