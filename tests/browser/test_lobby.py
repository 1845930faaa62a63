"""The host changes the settings in the lobby, and everybody there sees what has changed."""

import json
import re
from pathlib import Path

import pytest
from playwright.async_api import Browser, Locator, expect

from tests.browser.company import PHONE, Company
from tests.browser.people import Person
from tests.browser.test_screens import left_in_english, unfit_for_a_phone
from tests.web.inside import serving_here

CHALLENGE = "option-mascarade-challenge-label"


async def opens_the_settings(host: Person) -> Locator:
    await host.clicks("lobby-change")
    form = host.page.get_by_role("dialog", name=host.words("lobby-change-title"))
    await form.wait_for()
    return form


def news(guest: Person) -> Locator:
    """What the lobby says has changed since they came."""
    return guest.page.get_by_role("region", name=guest.words("lobby-settings-changed"))


def marks(guest: Person) -> Locator:
    region = guest.page.get_by_role("region", name=guest.words("table-agreed"))
    return region.get_by_role("listitem").filter(has_text=guest.words("lobby-changed"))


async def test_everybody_sees_what_the_host_has_changed(company: Company) -> None:
    ada = await company.person("Ada")
    bo = await company.person("Bo", PHONE, "fr")
    link = await ada.opens_a_table(4)
    await bo.comes_by(link)
    await expect(news(bo)).to_have_count(0)

    form = await opens_the_settings(ada)
    await ada.chooses("open-seats", "6")
    await ada.ticks("open-memory", "open-memory-aid")
    await ada.chooses("open-clock", "45")
    await form.get_by_role("checkbox", name=ada.words("open-chat"), exact=False).uncheck()
    await form.get_by_text(ada.words("open-more"), exact=True).click()
    await ada.ticks(CHALLENGE, "option-mascarade-challenge-is-together")
    await ada.clicks("lobby-change-deed")
    await expect(form).to_have_count(0)
    await expect(news(ada)).to_have_count(0)

    challenge = f"{bo.words(CHALLENGE)} : {bo.words('option-mascarade-challenge-is-together')}"
    told = [bo.words("lobby-seats", n=6), bo.words("lobby-memory-aid"), bo.words("lobby-no-chat"), challenge]
    for said in told:
        await expect(news(bo)).to_contain_text(said)
        await expect(bo.page.get_by_role("log").or_(bo.page.locator("[aria-live=polite]")).first).to_contain_text(said)
    await expect(marks(bo)).to_have_count(5)
    await expect(marks(bo).filter(has_text=told[0])).to_contain_text(
        bo.words("lobby-before", said=bo.words("lobby-seats", n=4))
    )
    assert await unfit_for_a_phone(bo.page) == []
    assert await left_in_english(bo.page) == []

    await bo.page.reload()
    await expect(news(bo).get_by_role("listitem")).to_have_count(5)
    await bo.clicks("lobby-settings-read")
    await expect(news(bo)).to_have_count(0)
    await expect(marks(bo)).to_have_count(0)
    assert await bo.page.evaluate("() => document.activeElement !== document.body")

    await ada.clicks("lobby-fill", n=4)
    await ada.starts()
    await expect(bo.asked.or_(bo.page.locator("[data-place]").first).first).to_be_visible()


async def test_what_is_so_again_is_marked_as_usual(company: Company) -> None:
    ada, bo = await company.person("Ada"), await company.person("Bo")
    await bo.comes_by(await ada.opens_a_table(4, turns=9))
    form = await opens_the_settings(ada)
    await form.get_by_text(ada.words("open-more"), exact=True).click()
    await form.get_by_label(ada.words("option-mascarade-turn_limit-label")).fill("")
    await ada.clicks("lobby-change-deed")
    label = bo.words("option-mascarade-turn_limit-label")
    await expect(marks(bo)).to_contain_text(f"{label}: {bo.words('lobby-usual-again')}")
    await expect(marks(bo)).to_contain_text(bo.words("lobby-before", said=f"{label}: 9"))


async def test_settings_that_cannot_be_are_refused_in_the_form(company: Company) -> None:
    odile, bo = await company.person("Odile", PHONE, "fr"), await company.person("Bo")
    await bo.comes_by(await odile.opens_a_table(6, bots=1))
    form = await opens_the_settings(odile)
    seats = form.get_by_role("combobox", name=odile.words("open-seats"), exact=True)
    assert await seats.locator("option").count() == 12 - 6 + 1, "the bot keeps the sixth seat"
    await form.get_by_text(odile.words("option-mascarade-masks-label")).click()
    await form.locator("details:not(.source)").first.get_by_role("checkbox").nth(1).check()
    with company.forgives(odile):
        await odile.clicks("lobby-change-deed")
        await expect(form.get_by_role("alert")).to_contain_text(odile.words("lobby-objections"))
        await expect(form.get_by_role("alert")).to_contain_text(odile.words("objection-mascarade-no-judge"))
    assert await left_in_english(odile.page) == []
    await expect(news(bo)).to_have_count(0)


async def test_settings_are_changed_by_keys_alone_on_a_phone(company: Company) -> None:
    ada, bo = await company.person("Ada", PHONE), await company.person("Bo")
    await bo.comes_by(await ada.opens_a_table(4))
    keys = ada.page.keyboard
    await ada.tabs_to("lobby-change")
    await keys.press("Enter")
    form = ada.page.get_by_role("dialog", name=ada.words("lobby-change-title"))
    await form.wait_for()
    await ada.tabs_to_it(ada.choice("open-memory", "open-memory-strict"))
    await keys.press("ArrowDown")
    await expect(ada.choice("open-memory", "open-memory-notes")).to_be_checked()
    await ada.tabs_to("lobby-change-deed")
    await keys.press("Enter")
    await expect(form).to_have_count(0)
    await expect(ada.button("lobby-change")).to_be_focused()
    await expect(news(bo)).to_contain_text(bo.words("lobby-memory-notes"))


async def test_the_form_shows_what_the_table_has(company: Company) -> None:
    """A pace that the host has chosen, too, though it is the default of the rules."""
    ada = await company.person("Ada")
    await ada.opens_a_table(5, memory="notes", turns=9)
    form = await opens_the_settings(ada)
    await expect(ada.choice("option-mascarade-pace-label", "option-mascarade-pace-is-off")).to_be_checked()
    await expect(ada.choice("open-memory", "open-memory-notes")).to_be_checked()
    await expect(form.get_by_role("combobox", name=ada.words("open-seats"), exact=True)).to_have_value("5")
    await form.get_by_text(ada.words("open-more"), exact=True).click()
    await expect(form.get_by_label(ada.words("option-mascarade-turn_limit-label"))).to_have_value("9")
    first = ada.page.get_by_role("group", name=ada.words(CHALLENGE), exact=True).get_by_role("radio").first
    await expect(first).to_be_checked()
    await expect(first.locator("xpath=..")).to_have_text(
        f"{ada.words('option-mascarade-challenge-is-clockwise')} {ada.words('open-by-the-book')}"
    )


async def test_prices_of_agents_are_ticked(company: Company) -> None:
    ada, bo = await company.person("Ada"), await company.person("Bo")
    await bo.comes_by(await ada.opens_a_table(2, "masques-ffg"))
    form = await opens_the_settings(ada)
    await form.get_by_text(ada.words("option-masques-costs-label")).click()
    await form.get_by_role("radio", name=ada.words("open-costs-same")).check()
    await ada.clicks("lobby-change-deed")
    await expect(news(bo)).to_contain_text(bo.words("open-costs-same"))
    code = bo.page.url.rsplit("/", 1)[-1]
    table = json.loads(await (await bo.page.request.get(f"/api/tables/{code}")).text())["table"]
    assert table["options"] == {"costs": "uniform-234"}


async def test_families_and_what_agents_weigh_are_ticked(company: Company) -> None:
    """Nobody writes a list of names: another family for a seat changes places with the one it had."""
    ada, bo = await company.person("Ada"), await company.person("Bo")
    await bo.comes_by(await ada.opens_a_table(2, "masques-ffg"))
    form = await opens_the_settings(ada)
    await form.get_by_text(ada.words("open-more"), exact=True).click()
    await expect(form.get_by_text(ada.words("option-masques-family_values-label"))).to_have_count(0)
    await form.get_by_text(ada.words("option-masques-families-label"), exact=True).click()
    await form.get_by_role("radio", name=ada.words("open-families-chosen")).check()
    await form.get_by_role("combobox", name="Ada").first.select_option("Venier")
    await form.get_by_text(ada.words("option-masques-influence-label"), exact=True).click()
    await form.get_by_role("radio", name=ada.words("open-weights-all", n=2)).check()
    await ada.clicks("lobby-change-deed")
    await expect(news(bo)).to_contain_text(bo.words("open-weights-all", n=2))
    code = bo.page.url.rsplit("/", 1)[-1]
    table = json.loads(await (await bo.page.request.get(f"/api/tables/{code}")).text())["table"]
    assert table["options"] == {"families": "Venier,Dandolo,Morosini,Contarini", "influence": "2"}


async def test_who_begins_is_chosen_by_name(company: Company) -> None:
    ada, bo = await company.person("Ada"), await company.person("Bo")
    await bo.comes_by(await ada.opens_a_table(2, "masques-ffg"))
    form = await opens_the_settings(ada)
    begins = form.get_by_label(ada.words("option-masques-first_player-label"))
    assert await begins.locator("option").all_inner_texts() == ["Chance decides", "A · Ada", "B · Bo"]
    await begins.select_option("B")
    await ada.clicks("lobby-change-deed")
    await expect(news(bo)).to_contain_text(f"{bo.words('option-masques-first_player-label')}: B")


async def test_packs_are_ticked(company: Company) -> None:
    ada, bo = await company.person("Ada"), await company.person("Bo")
    await bo.comes_by(await ada.opens_a_table(3, "masquerade"))
    form = await opens_the_settings(ada)
    await form.get_by_text(ada.words("option-masquerade-packs-label")).click()
    await form.locator("details:not(.source)").first.get_by_role("checkbox").first.check()
    await ada.clicks("lobby-change-deed")
    await expect(news(bo)).to_contain_text(
        f"{bo.words('option-masquerade-packs-label')}: {bo.words('open-packs-extras')}"
    )


async def test_each_bot_has_a_level_that_the_host_may_change(company: Company) -> None:
    ada, bo = await company.person("Ada"), await company.person("Bo")
    link = await ada.opens_a_table(3, "masquerade", bots=1)
    await bo.comes_by(link)
    level = ada.page.get_by_role("combobox", name=re.compile(f"^{ada.words('lobby-level', name='')}"))
    await expect(level).to_have_value("courtier")
    await level.select_option("beginner")
    seat = bo.page.get_by_role("listitem").filter(has_text=bo.words("lobby-character-bold"))
    await expect(seat).to_contain_text(bo.words("lobby-level-beginner"))
    await expect(bo.page.get_by_role("combobox", name=bo.words("lobby-row-memory"))).to_have_count(0)
    await level.select_option(label=ada.words("lobby-remove"))
    await bo.reads("lobby-free-seat")


async def test_each_bot_has_a_character_that_a_tap_explains_and_the_host_may_change(company: Company) -> None:
    ada, bo = await company.person("Ada"), await company.person("Bo", PHONE)
    link = await ada.opens_a_table(3, "masquerade", bots=1)
    await bo.comes_by(link)
    await ada.page.get_by_role("button", name=ada.words("lobby-character-even")).click()
    await ada.page.get_by_role("combobox", name=ada.words("lobby-character")).select_option("suspicious")
    suspicious = bo.page.get_by_role("button", name=bo.words("lobby-character-suspicious"))
    await suspicious.click()
    explained = bo.page.get_by_role("dialog")
    await expect(explained).to_contain_text(bo.words("lobby-level-courtier-means"))
    await expect(explained).to_contain_text(bo.words("lobby-character-suspicious-means"))
    await expect(explained.get_by_role("combobox")).to_have_count(0)  # it is the host's to choose
    await expect(explained.locator("[data-face]")).to_have_count(1)


async def test_the_host_changes_a_main_setting_right_in_the_lobby(company: Company) -> None:
    ada, bo = await company.person("Ada"), await company.person("Bo")
    await bo.comes_by(await ada.opens_a_table(3, "masquerade", memory="strict"))
    await ada.page.get_by_role("combobox", name=ada.words("lobby-row-memory")).select_option("aid")
    await expect(news(bo)).to_contain_text(bo.words("lobby-memory-aid"))
    await expect(bo.page.get_by_role("definition").first).to_have_text(bo.words("lobby-remembers-aid"))


async def test_a_game_begins_with_bots_on_the_free_seats(company: Company) -> None:
    ada = await company.person("Ada")
    await ada.opens_a_table(3, "masquerade")
    await ada.reads("lobby-begin-fills", n=2)
    await ada.starts()
    assert await ada.is_asked()


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_a_link_that_only_this_computer_can_open_says_so_and_how_friends_come_in(
    browser: Browser, tmp_path: Path, language: str
) -> None:
    command = "ridotto serve --host 0.0.0.0"
    async with serving_here(tmp_path / "store", restart=command) as inside:
        company = Company(browser, inside.address)
        ada = await company.person("Ada", language=language)
        assert (await ada.opens_a_table(4)).startswith(inside.address)
        notice = ada.page.locator("[data-only-here]")
        await expect(notice).to_contain_text(ada.words("lobby-only-here"))
        await expect(notice.locator("code")).to_have_text(command)
        await expect(ada.page.get_by_role("img", name=ada.words("lobby-qr-label"))).to_have_count(0)
        await expect(ada.page.get_by_role("button", name=ada.words("common-share"))).to_have_count(0)
        await company.leaves()


async def test_a_lobby_opened_on_this_computer_shows_the_address_in_the_network(
    browser: Browser, tmp_path: Path
) -> None:
    async with serving_here(tmp_path / "store", friends="http://192.168.1.20:8000") as inside:
        company = Company(browser, inside.address)
        ada = await company.person("Ada")
        await ada.opens_a_table(4)
        await expect(ada.page.get_by_role("img", name=ada.words("lobby-qr-label"))).to_be_visible()
        assert re.fullmatch(r"http://192\.168\.1\.20:8000/t/\w+", await ada.link())
        await expect(ada.page.locator("[data-only-here]")).to_have_count(0)
        await company.leaves()
