"""What a messenger shows of a link to a table, and what a system needs to install the page."""

import html
import re
from importlib.resources import files
from pathlib import Path

import pytest

from ridotto.games import GAMES
from ridotto.house import digest_of
from ridotto.house.events import AnyEvent, ChosenTerms, Filled, Line, Opened, Sat, encode_line
from ridotto.house.stores import Batch
from ridotto.web.limits import Buckets
from ridotto.web.previews import language_wanted, preview_of
from ridotto.words.files import reader
from tests.browser.stages import Lobby, Moment
from tests.house.rooms import in_a_loop
from tests.web import http
from tests.web.inside import Inside, serving_here
from tests.web.test_leak import CODE, NAMES, SEED, options_of

BUILT = Path(str(files("ridotto.web"))) / "page"
TAG = re.compile(r'<meta property="(og:[a-z:_]+)" content="([^"]*)" />')
RUDE = "<b>Ada\"'&</b>"


async def store(here: Inside, events: list[AnyEvent]) -> None:
    lines = [encode_line(Line(1_000_000.0, event)) for event in events]
    assert await here.house.store.append(Batch(CODE, 0, lines))


async def tags_at(here: Inside, path: str = f"/t/{CODE}", language: str = "en") -> dict[str, str]:
    async with http.AsyncClient(base_url=here.address, headers={"Accept-Language": language}) as web:
        answer = await web.get(path)
        assert answer.status_code == 200
        return {name: html.unescape(text) for name, text in TAG.findall(answer.text)}


@pytest.mark.parametrize("language", ["en", "fr"])
@in_a_loop
async def test_a_link_to_a_lobby_says_who_invites_to_what(tmp_path: Path, language: str) -> None:
    async with serving_here(tmp_path / "tables.sqlite") as here:
        await store(here, Lobby("mascarade-1e", 4, 1).stands()[0])
        tags = await tags_at(here, language=f"{language}-CH,en;q=0.5")
        says = reader(language)
        game = f"{says.say('home-game-mascarade')}, {says.say('home-edition-mascarade-1e')}"
        assert tags["og:title"] == says.say("preview-invited", host=NAMES[0], game=game)
        assert tags["og:description"] == says.say("preview-sit")
        assert tags["og:url"] == f"{here.address}/t/{CODE}"


@pytest.mark.parametrize("game", GAMES)
@in_a_loop
async def test_the_picture_of_a_preview_can_be_fetched(tmp_path: Path, game: str) -> None:
    async with serving_here(tmp_path / "tables.sqlite") as here:
        await store(here, Lobby(game, 4, 1).stands()[0])
        picture = (await tags_at(here))["og:image"]
        assert picture == f"{here.address}/pictures/preview-{game.split('-')[0]}.jpg"
        async with http.AsyncClient() as web:
            answer = await web.get(picture)
        assert (answer.status_code, answer.headers["content-type"]) == (200, "image/jpeg")
        assert 5_000 < len(answer.content) < 80_000


@in_a_loop
async def test_addresses_are_those_that_the_server_was_told(tmp_path: Path) -> None:
    async with serving_here(tmp_path / "tables.sqlite", address="https://balls.example") as here:
        await store(here, Lobby("masquerade", 4, 1).stands()[0])
        tags = await tags_at(here)
        assert tags["og:url"] == f"https://balls.example/t/{CODE}"
        assert tags["og:image"] == "https://balls.example/pictures/preview-masquerade.jpg"


@pytest.mark.parametrize("stage", [Moment("mascarade-1e", 4, "WhatToDo"), Moment("mascarade-1e", 4, "")])
@in_a_loop
async def test_a_preview_of_a_game_names_nobody_and_tells_nothing(tmp_path: Path, stage: Moment) -> None:
    async with serving_here(tmp_path / "tables.sqlite") as here:
        await store(here, stage.stands()[0])
        for path in (f"/t/{CODE}", f"/t/{CODE}/replay"):
            tags = await tags_at(here, path)
            assert tags["og:title"] == "Mascarade, first edition"
            assert tags["og:description"] == reader("en").say("preview-about")
            said = " ".join([text for name, text in tags.items() if name not in ("og:url", "og:image")])
            assert not [name for name in NAMES[:4] if name in said]


@in_a_loop
async def test_a_full_table_invites_nobody(tmp_path: Path) -> None:
    async with serving_here(tmp_path / "tables.sqlite") as here:
        await store(here, Lobby("mascarade-2e", 4, 1, bots=3).stands()[0])
        assert (await tags_at(here))["og:title"] == "Mascarade, second edition"


@in_a_loop
async def test_a_name_cannot_break_out_of_its_tag(tmp_path: Path) -> None:
    opened = Opened("masquerade", 2, 4, options_of("masquerade"), ChosenTerms(memory="aid"), digest_of("a"), SEED)
    async with serving_here(tmp_path / "tables.sqlite") as here:
        await store(here, [opened, Sat(0, RUDE, digest_of("a")), Filled(1, NAMES[1], "courtier")])
        async with http.AsyncClient(base_url=here.address) as web:
            text = (await web.get(f"/t/{CODE}")).text
        assert RUDE not in text and "<b>" not in text
        assert (await tags_at(here))["og:title"] == f"{RUDE} invites you: Masquerade"


@in_a_loop
async def test_a_code_that_no_table_has_leads_to_the_plain_page(tmp_path: Path) -> None:
    async with serving_here(tmp_path / "tables.sqlite") as here:
        assert await tags_at(here) == {}


@in_a_loop
async def test_guessing_codes_by_previews_is_as_dear_as_elsewhere(tmp_path: Path) -> None:
    async with serving_here(tmp_path / "tables.sqlite") as here:
        await store(here, Lobby("mascarade-1e", 4, 1).stands()[0])
        now = 0.0
        limits = Buckets(1.0, 20.0, now=lambda: now)

        async def asks(code: str, by: str = "guesser") -> bool:
            return bool(await preview_of(here.house, limits, by, code, "en", here.address))

        assert await asks(CODE)
        assert not await asks("BBBBBBB") and not await asks("BBBBBBC")
        assert not await asks(CODE), "two wrong guesses have used up what this address had"
        assert await asks(CODE, by="somebody else")
        now = 30.0
        assert await asks(CODE)


@in_a_loop
async def test_a_preview_is_sent_again_only_when_it_has_changed(tmp_path: Path) -> None:
    async with serving_here(tmp_path / "tables.sqlite") as here:
        await store(here, Lobby("mascarade-1e", 4, 1).stands()[0])
        async with http.AsyncClient(base_url=here.address) as web:
            first = await web.get(f"/t/{CODE}")
            again = await web.get(f"/t/{CODE}", headers={"If-None-Match": first.headers["etag"]})
            french = {"If-None-Match": first.headers["etag"], "Accept-Language": "fr"}
            assert (again.status_code, (await web.get(f"/t/{CODE}", headers=french)).status_code) == (304, 200)
            assert "accept-language" in first.headers["vary"]
            assert "script-src 'self';" in first.headers["content-security-policy"]


# ---- What is installed.


@pytest.mark.parametrize("language", ["en", "fr"])
@in_a_loop
async def test_the_manifest_names_icons_that_are_there(tmp_path: Path, language: str) -> None:
    async with (
        serving_here(tmp_path / "tables.sqlite") as here,
        http.AsyncClient(base_url=here.address, headers={"Accept-Language": language}) as web,
    ):
        answer = await web.get("/manifest.webmanifest")
        assert answer.headers["content-type"] == "application/manifest+json"
        said = answer.json()
        assert (said["name"], said["lang"], said["start_url"], said["display"]) == (
            "Ridotto",
            language,
            "/",
            "standalone",
        )
        assert said["description"] == reader(language).say("preview-about")
        for icon in said["icons"]:
            found = await web.get(icon["src"])
            width, height = (int.from_bytes(found.content[at : at + 4], "big") for at in (16, 20))  # of a PNG
            assert (found.headers["content-type"], icon["sizes"]) == (icon["type"], f"{width}x{height}")


@in_a_loop
async def test_the_service_worker_is_always_the_newest(tmp_path: Path) -> None:
    async with serving_here(tmp_path / "tables.sqlite") as here, http.AsyncClient(base_url=here.address) as web:
        answer = await web.get("/service-worker.js")
        assert answer.content == (BUILT / "service-worker.js").read_bytes()
        assert answer.headers["content-type"].startswith("text/javascript")
        assert answer.headers["cache-control"] == "no-cache"
        assert "caches" not in answer.text, "a service worker that keeps answers could keep secrets"


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("fr", "fr"),
        ("fr-CA,en;q=0.8", "fr"),
        ("de,fr;q=0.5,en;q=0.4", "fr"),
        ("*", "en"),
        ("xx;;,,=", "en"),
    ],
)
def test_the_language_of_a_browser_is_understood(header: str, language: str) -> None:
    assert language_wanted(header) == language
