"""What people write who mean no harm, and what people write who do."""

from playwright.async_api import Dialog, expect

from tests.browser.company import Company
from tests.browser.people import Person

SCRIPT = "<img src=x onerror=alert(1)><script>alert(2)</script>"
TAG = "<b onclick=alert()>B</b>"  # 24 characters: the longest name there is
FOREIGN = "Zoé Наташа-李"
EMOJI = "👩🏽‍🚀🎭🦊"
FAMILY = "👨‍👩‍👧‍👦" * 4  # far more characters than one sees


async def no_dialog(dialog: Dialog) -> None:
    raise AssertionError(f"a script has run: {dialog.message}")


async def calls_themself(person: Person, name: str) -> None:
    field = person.page.get_by_role("textbox", name=person.words("home-name"))
    if await field.count() == 0:
        await person.page.locator("header button.me").click()
    await field.fill(name)


async def test_names_of_emoji_and_of_any_script_are_names(company: Company) -> None:
    """Shown as they were written, in the lobby, on the table and in the story."""
    ada, bo = await company.person(EMOJI), await company.person(FOREIGN)
    link = await ada.opens_a_table(4, bots=2)
    await bo.comes_by(link)
    for person in (ada, bo):
        for name in (EMOJI, FOREIGN):
            await expect(person.page.get_by_role("listitem").filter(has_text=name)).to_be_visible()
    await ada.starts()
    table = ada.page.get_by_role("region", name=ada.words("ball-table"))
    await expect(table.get_by_text(FOREIGN).first).to_be_visible()
    await expect(bo.page.get_by_role("region", name=bo.words("ball-table")).get_by_text(EMOJI).first).to_be_visible()


async def test_a_name_of_markup_is_refused(company: Company) -> None:
    ada, bo = await company.person("Ada"), await company.person(TAG)
    bo.page.on("dialog", no_dialog)
    await bo.goes_to(await ada.opens_a_table(4))
    with company.forgives(bo):
        await bo.clicks("lobby-sit-deed")
        await bo.reads("wrong-name-refused-signs")


async def test_a_name_that_is_too_long_is_said_before_anything_is_sent(company: Company) -> None:
    ada = await company.person("Ada")
    sent: list[str] = []
    ada.page.on("request", lambda request: sent.append(request.method))
    await ada.goes_to("/")
    for name in ("x" * 200, FAMILY):
        await calls_themself(ada, name)
        length = len(name)
        await ada.reads("settings-name-long", length=length, most=24)
        await ada.clicks("home-me-done")
        await ada.plays_now()
        await ada.reads("settings-name-long", length=length, most=24)
    await calls_themself(ada, "   ")
    await ada.clicks("home-me-done")
    await ada.plays_now()
    await ada.reads("settings-name-empty")
    assert "POST" not in sent
    await calls_themself(ada, "Ada")
    await ada.clicks("home-me-done")
    await ada.plays_now()
    assert await ada.is_asked()


async def test_a_name_that_somebody_has_already_is_said_kindly(company: Company) -> None:
    ada, other = await company.person("Ada"), await company.person("Ada")
    link = await ada.opens_a_table(4)
    await other.goes_to(link)
    with company.forgives(other):
        await other.clicks("lobby-sit-deed")
        await other.reads("wrong-name-taken")


async def test_script_in_chat_is_text(company: Company) -> None:
    [ada, bo] = await company.sits_down("Ada", "Bo", bots=2)
    for person in (ada, bo):
        person.page.on("dialog", no_dialog)
        await person.page.get_by_role("button", name=person.words("table-chat")).first.click()
    field = ada.page.get_by_role("textbox", name=ada.words("table-chat-say"))
    await field.fill(SCRIPT)
    await field.press("Enter")
    for person in (ada, bo):
        talk = person.page.get_by_role("log", name=person.words("table-chat"))
        await expect(talk.get_by_text(SCRIPT)).to_be_visible()
        assert await talk.locator("script, img").count() == 0
    await field.fill("y" * 501)
    await field.press("Enter")
    await ada.reads("table-chat-long", most=500, length=501)


async def test_a_code_that_is_none_is_said_kindly(company: Company) -> None:
    ada = await company.person("Ada")
    await ada.goes_to("/")
    field = ada.page.get_by_role("textbox", name=ada.words("home-join"))
    for text, said in (("", "home-code-empty"), ("hello, 世界", "home-code-odd"), ("x" * 600, "home-code-odd")):
        await field.fill(text)
        await field.press("Enter")
        await ada.reads(said)
    with company.forgives(ada):
        await field.fill("bcd-fghj")
        await field.press("Enter")
        await ada.reads("wrong-no-such-table")


async def test_a_whole_link_is_as_good_as_a_code(company: Company) -> None:
    ada, bo = await company.person("Ada"), await company.person("Bo")
    link = await ada.opens_a_table(4)
    await bo.goes_to("/")
    field = bo.page.get_by_role("textbox", name=bo.words("home-join"))
    await field.fill(f"  come to {link} please")
    await field.press("Enter")
    await bo.page.wait_for_url(link)


async def test_places_that_are_not_there_say_so(company: Company) -> None:
    ada = await company.person("Ada")
    with company.forgives(ada):
        await ada.goes_to("/t/BCDFGHJ")
        await ada.reads("table-no-such")
        await ada.goes_to("/t/BCDFGHJ#seat=somebody-elses-token")
        await ada.reads("table-no-such")
        await ada.clicks("common-home")
    await ada.reads("home-title")
