"""What somebody wishes of the page is kept on their device, and holds at every table."""

from playwright.async_api import expect

from tests.browser.company import Company
from tests.browser.people import Person

WISHES = {"settings-theme": "dark", "settings-speed": "quick", "settings-motion": "less"}


async def opens_the_settings(person: Person) -> None:
    await person.clicks("settings-title")
    await person.page.get_by_role("dialog", name=person.words("settings-title")).wait_for()


async def test_settings_are_kept_on_this_device(company: Company) -> None:
    ada = await company.person("Ada")
    await ada.goes_to("/")
    await opens_the_settings(ada)
    for key, value in WISHES.items():
        await ada.chooses(key, value)
    await ada.page.get_by_label(ada.words("settings-sound")).check()
    await ada.page.get_by_role("dialog").get_by_role("textbox", name=ada.words("settings-name")).fill("Ada L.")
    await ada.chooses("settings-language", "fr")
    ada.language = "fr"
    await ada.reads("settings-theme")

    await ada.page.reload()
    page = ada.page.locator("html")
    await expect(page).to_have_attribute("lang", "fr")
    await expect(page).to_have_attribute("data-theme", "dark")
    await expect(page).to_have_attribute("data-motion", "less")
    await opens_the_settings(ada)
    for key, value in WISHES.items():
        await expect(ada.page.get_by_role("combobox", name=ada.words(key), exact=True)).to_have_value(value)
    await expect(ada.page.get_by_label(ada.words("settings-sound"))).to_be_checked()
    await ada.page.keyboard.press("Escape")

    await ada.plays_now()
    assert await ada.is_asked()
    await ada.page.reload()
    assert await ada.is_asked()
    await expect(page).to_have_attribute("lang", "fr")
    await expect(page).to_have_attribute("data-theme", "dark")
