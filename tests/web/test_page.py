"""The page reaches browsers: whole, quickly, and nothing else with it."""

import asyncio
import gzip
import re
from collections.abc import Iterator
from http.client import HTTPConnection
from importlib.resources import files
from pathlib import Path

import httpx
import pytest

from ridotto.web import pages
from tests.web import http
from tests.web.inside import serving_here
from tests.web.servers import Server, serving

BUILT = Path(str(files("ridotto.web"))) / "page"
ADDRESSES = ["/", "/t/ABCDEFG", "/t/abc-def", "/t/ABCDEFG/replay", "/t/%E2%80%A6", "/t/" + "X" * 300]


@pytest.fixture(scope="module", autouse=True)
def built() -> None:
    if not (BUILT / "index.html").is_file():
        pytest.fail("the page is not built: make page, or install the wheel", pytrace=False)


def assets() -> list[Path]:
    return sorted((BUILT / "assets").iterdir())


# ---- What is sent.


@pytest.mark.parametrize("address", ADDRESSES)
def test_every_address_that_people_are_sent_leads_to_the_page(server: Server, address: str) -> None:
    answer = http.get(f"{server.address}{address}")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert answer.content == (BUILT / "index.html").read_bytes()
    assert answer.headers["cache-control"] == "no-cache"
    assert "script-src 'self';" in answer.headers["content-security-policy"]


def test_the_page_asks_for_nothing_that_is_not_there(server: Server) -> None:
    wanted = re.findall(r'(?:src|href)="([^"]+)"', http.get(server.address).text)
    assert any(path.endswith(".js") for path in wanted)
    for path in wanted:
        assert path.startswith("/assets/"), f"{path} comes from elsewhere"
        assert http.get(f"{server.address}{path}").status_code == 200


def test_assets_are_kept_for_ever_and_have_their_type(server: Server) -> None:
    with http.Client(base_url=server.address) as client:
        for path in assets():
            answer = client.get(f"/assets/{path.name}")
            assert answer.status_code == 200 and answer.content == path.read_bytes()
            assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
            kind = answer.headers["content-type"].partition(";")[0]
            assert kind == pages.MEDIA[path.suffix] and kind != "application/octet-stream", path.name


def test_text_is_packed_for_whoever_can_unpack_it(server: Server) -> None:
    with http.Client(base_url=server.address) as client:
        for path in [BUILT / "index.html", *assets()]:
            url = "/" if path.suffix == ".html" else f"/assets/{path.name}"
            body = path.read_bytes()
            for accepted, packed in (
                ("br;q=1.0, gzip;q=0.8", True),
                ("gzip", True),
                ("gzip;q=0", False),
                ("br", False),
            ):
                with client.stream("GET", url, headers={"Accept-Encoding": accepted}) as answer:
                    raw = b"".join(answer.iter_raw())
                assert answer.headers["vary"] == "accept-encoding"
                assert int(answer.headers["content-length"]) == len(raw)
                if packed and path.suffix in pages.TEXT and len(body) >= pages.WORTH_IT:
                    assert answer.headers["content-encoding"] == "gzip"
                    assert len(raw) < len(body) and gzip.decompress(raw) == body
                elif not packed:
                    assert "content-encoding" not in answer.headers and raw == body


@pytest.mark.parametrize(
    ("accepted", "takes"),
    [
        ("gzip", True),
        ("GZIP ; q=0.5", True),
        ("deflate, gzip, br", True),
        ("deflate,gzip;q=1", True),
        ("gzip;q=0.0", False),
        ("gzip;q=0, br", False),
        ("x-gzipped", False),
        ("notgzip", False),
        ("", False),
        (",;=gzip;q", False),
    ],
)
def test_who_takes_gzip(accepted: str, takes: bool) -> None:
    assert pages.takes_gzip(accepted) is takes


def test_only_the_head_is_sent_to_whoever_asks_for_it(server: Server) -> None:
    for path in ("/", "/t/ABCDEFG", f"/assets/{assets()[0].name}"):
        asked, got = http.head(f"{server.address}{path}"), http.get(f"{server.address}{path}")
        assert asked.status_code == 200 and asked.content == b""
        for key in ("content-type", "content-length", "etag", "cache-control", "content-security-policy"):
            assert asked.headers[key] == got.headers[key]


def test_what_has_not_changed_is_not_sent_again(server: Server) -> None:
    tag = http.get(server.address).headers["etag"]
    for told in (tag, f'"other", {tag}'):
        answer = http.get(server.address, headers={"If-None-Match": told})
        assert (answer.status_code, answer.content, answer.headers["etag"]) == (304, b"", tag)
    assert http.get(server.address, headers={"If-None-Match": '"other"'}).status_code == 200


@pytest.mark.parametrize(
    "path",
    [
        "/assets",
        "/assets/",
        "/assets/nothing.js",
        "/assets/../index.html",
        "/assets/../pages.py",
        "/assets/..%2f..%2fpages.py",
        "/assets/%2e%2e/pages.py",
        "/assets/..%5cpages.py",
        "/assets/%00",
        "/assets//etc/passwd",
        "/index.html",
        "/pages.py",
        "/.made-from",
        "/t/ABCDEFG/elsewhere",
    ],
)
def test_nothing_else_is_given_away(server: Server, path: str) -> None:
    """As it stands: httpx would tidy the path up."""
    connection = HTTPConnection(server.address.removeprefix("http://"))
    connection.request("GET", path)
    answer = connection.getresponse()
    assert (answer.status, answer.read()) == (404, b'{"code":"no-such-page","say":"nothing is at this address"}')
    connection.close()


@pytest.mark.parametrize("path", ["/t", "/t/", "/t/ABCDEFG/elsewhere", "/T/ABCDEFG", "/nowhere"])
def test_a_link_that_lost_a_part_leads_to_the_page_as_well(server: Server, path: str) -> None:
    """Which says so, in the words of whoever reads; programs are told in JSON."""
    lost = http.get(f"{server.address}{path}", headers={"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"})
    assert (lost.status_code, lost.content) == (404, (BUILT / "index.html").read_bytes())
    assert (lost.headers["content-type"], lost.headers["cache-control"]) == ("text/html; charset=utf-8", "no-cache")
    assert http.get(f"{server.address}{path}").json()["code"] == "no-such-page"


@pytest.mark.parametrize("path", ["/api/nowhere", "/api/tables/XXXXXXX", "/assets/nothing.js", "/assets/a/b.js"])
def test_what_the_page_itself_asks_for_is_answered_in_json(server: Server, path: str) -> None:
    answer = http.get(f"{server.address}{path}", headers={"Accept": "text/html"})
    assert (answer.status_code, answer.headers["content-type"]) == (404, "application/json")


def test_nothing_can_be_written_there(server: Server) -> None:
    for path in ("/", "/t/ABCDEFG", f"/assets/{assets()[0].name}"):
        for method in ("POST", "PUT", "DELETE"):
            assert http.request(method, f"{server.address}{path}").status_code == 405


def test_a_server_without_a_page_says_how_to_build_one(tmp_path: Path) -> None:
    store, nothing = tmp_path / "tables.sqlite", tmp_path / "nothing"

    async def asked() -> list[httpx.Response]:
        async with serving_here(store, page=nothing) as here, http.AsyncClient(base_url=here.address) as web:
            return [await web.get(path) for path in ("/", "/t/ABCDEFG", "/assets/index.js", "/api/games")]

    door, table, asset, games = asyncio.run(asked())
    for answer in (door, table):
        assert (answer.status_code, answer.headers["content-type"]) == (503, "text/plain; charset=utf-8")
        assert "none was built" in answer.text and "make page" in answer.text
    assert (asset.status_code, games.status_code) == (404, 200)


# ---- How often.


@pytest.fixture(scope="module")
def careful(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """With the limits that a server has when nothing is said."""
    with serving(tmp_path_factory.mktemp("careful") / "tables.sqlite", "--behind-proxy") as server:
        yield server


def test_thirteen_friends_behind_one_address_come_in_at_once(careful: Server) -> None:
    with http.Client(base_url=careful.address, headers={"X-Forwarded-For": "10.0.0.1"}) as client:
        for _ in range(13):
            paths = ["/t/ABCDEFG", *[f"/assets/{path.name}" for path in assets()], *["/api/games"] * 10]
            assert {client.get(path).status_code for path in paths} == {200}


def test_a_mistyped_code_in_a_link_is_no_guess(careful: Server) -> None:
    """The page is the same whatever the code: only who asks for the table guesses."""
    with http.Client(base_url=careful.address, headers={"X-Forwarded-For": "10.0.0.2"}) as client:
        assert {client.get(f"/t/WRONG{number}").status_code for number in range(300)} == {200}
        assert client.get("/api/games").status_code == 200


def test_routes_are_counted_by_their_pattern(careful: Server) -> None:
    for path in ("/", "/t/SECRETS", "/t/SECRETS/replay", "/rules/SECRETS", "/assets/secrets.js"):
        http.get(f"{careful.address}{path}")
    text = careful.counts()
    routes = set(re.findall(r'route="([^"]*)"', text))
    assert {"/", "/t/{code}", "/t/{code}/replay", "/rules/{game}", "/assets/{name}"} <= routes
    assert "SECRETS" not in text and "secrets" not in text and "SECRETS" not in careful.logged()
