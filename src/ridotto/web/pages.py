"""The page for browsers, as tools/page.py built it: read once, kept in memory, sent to all who ask."""

from __future__ import annotations

import gzip
import re
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Request, Response, route
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.enums import HttpMethod
from litestar.params import FromPath

from ridotto.house import House
from ridotto.web.errors import NoSuchPage
from ridotto.web.limits import Buckets
from ridotto.web.origins import address_of, base_address
from ridotto.web.previews import language_wanted, manifest, preview_of
from ridotto.web.settings import Settings

FOLDER: Final = Path(__file__).parent / "page"
FRONT: Final = "index.html"
NOT_FOR_PEOPLE: Final = ("/api", "/assets", "/pictures")
ASK_AGAIN: Final = "no-cache"
SERVED: Final = {  # how long files beside the front may be kept
    "assets/*": "public, max-age=31536000, immutable",  # named after their checksums
    "pictures/*": "public, max-age=86400",  # for icons and previews: their names stay
    "service-worker.js": ASK_AGAIN,
}
WORTH_IT: Final = 512  # bytes: less is not compressed
READ_AND_HEAD: Final = [HttpMethod.GET, HttpMethod.HEAD]
END_OF_HEAD: Final = b"</head>"
GZIP: Final = re.compile(r"(?:^|,)\s*gzip\s*(?:;\s*q=(?P<weight>[0-9.]+)\s*)?(?=,|$)", re.IGNORECASE)

TEXT: Final = {  # Litestar adds that text/* is UTF-8
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
}
PICTURES_AND_SOUND: Final = {
    ".ico": "image/vnd.microsoft.icon",
    ".jpg": "image/jpeg",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
MEDIA: Final = {**TEXT, **PICTURES_AND_SOUND}

NOT_BUILT: Final = """\
This server has no page for browsers: none was built.

    make page          builds it in the project's folder; then start the server again
    pip install .      builds it as well, and installs it

Until then there are the tables themselves: GET /api/games, GET /api/tables, and /api/schema for all the rest.
"""


@dataclass(frozen=True)
class StaticFile:
    """One file of the page."""

    body: bytes
    media: str
    caching: str
    tag: str
    packed: bytes | None  # by gzip, where that makes it smaller


@dataclass(frozen=True)
class BuiltPage:
    front: StaticFile | None  # None: it was not built
    files: dict[str, StaticFile]  # what else there is, by its path in an address


def page_in(folder: Path) -> BuiltPage:
    front = folder / FRONT
    if not front.is_file():
        return BuiltPage(None, {})
    return BuiltPage(
        static_file(front.read_bytes(), ".html", ASK_AGAIN),
        {
            f"/{path.relative_to(folder).as_posix()}": static_file(path.read_bytes(), path.suffix, caching)
            for pattern, caching in SERVED.items()
            for path in folder.glob(pattern)
            if path.is_file()
        },
    )


def static_file(body: bytes, suffix: str, caching: str) -> StaticFile:
    packed = gzip.compress(body, mtime=0) if suffix in TEXT and len(body) >= WORTH_IT else body
    return StaticFile(
        body,
        MEDIA.get(suffix, "application/octet-stream"),
        caching,
        f'W/"{sha256(body).hexdigest()[:20]}"',  # weak: packed or not, it is the same
        packed if len(packed) < len(body) else None,
    )


Asked = Request[None, None, State]
ThePage = NamedDependency[BuiltPage]
TheHouse = NamedDependency[House]
TheSettings = NamedDependency[Settings]
Previews = NamedDependency[Buckets]


@route(
    [
        *["/", "/rules/{game:str}", "/first-ball/{lesson:str}"],
        *["/puzzles", "/puzzles/{number:str}"],
    ],
    http_method=READ_AND_HEAD,
    status_code=200,
    include_in_schema=False,
)
async def front(request: Asked, page: ThePage) -> Response[bytes]:
    """Returns the same page for every address: it finds out by itself which table is meant, and asks for it."""
    if page.front is None:
        return Response(NOT_BUILT.encode(), status_code=503, media_type=TEXT[".txt"])
    return send_file(page.front, request)


@route(
    ["/t/{code:str}", "/t/{code:str}/replay", "/t/{code:str}/review"],
    http_method=READ_AND_HEAD,
    status_code=200,
    include_in_schema=False,
)
async def table_front(
    request: Asked, page: ThePage, house: TheHouse, settings: TheSettings, previews: Previews, code: FromPath[str]
) -> Response[bytes]:
    """Returns the same page, with what a messenger shows of a link to this table."""
    if page.front is None:
        return Response(NOT_BUILT.encode(), status_code=503, media_type=TEXT[".txt"])
    address = base_address(request.scope, settings)
    language = language_wanted(request.headers.get("accept-language", ""))
    tags = await preview_of(house, previews, address_of(request.scope), code, language, address)
    if not tags:
        return send_file(page.front, request)
    body = page.front.body.replace(END_OF_HEAD, tags.encode() + END_OF_HEAD, 1)
    return send_file(static_file(body, ".html", ASK_AGAIN), request, vary="accept-encoding, accept-language")


@route(
    ["/assets/{name:str}", "/pictures/{name:str}", "/service-worker.js"],
    http_method=READ_AND_HEAD,
    status_code=200,
    include_in_schema=False,
)
async def file_of_page(request: Asked, page: ThePage) -> Response[bytes]:
    found = page.files.get(request.scope["path"].rstrip("/"))
    if found is None:
        raise NoSuchPage
    return send_file(found, request)


@route("/manifest.webmanifest", http_method=READ_AND_HEAD, status_code=200, include_in_schema=False)
async def web_manifest(request: Asked) -> Response[bytes]:
    body = msgspec.json.encode(manifest(language_wanted(request.headers.get("accept-language", ""))))
    return send_file(static_file(body, ".webmanifest", ASK_AGAIN), request, vary="accept-encoding, accept-language")


def answer_lost(request: Request[Any, Any, Any], page: BuiltPage) -> Response[Any] | None:
    """Returns the page to people whose link has lost a part on its way; None for programs, which get JSON."""
    by_hand = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    if page.front is None or not by_hand or request.url.path.startswith(NOT_FOR_PEOPLE):
        return None
    return Response(page.front.body, status_code=404, media_type=page.front.media, headers={"cache-control": ASK_AGAIN})


def send_file(file: StaticFile, request: Asked, vary: str = "accept-encoding") -> Response[bytes]:
    headers = {"cache-control": file.caching, "etag": file.tag, "vary": vary}
    if file.tag in [tag.strip() for tag in request.headers.get("if-none-match", "").split(",")]:
        return Response(b"", status_code=304, headers=headers)
    body = file.body
    if file.packed is not None and takes_gzip(request.headers.get("accept-encoding", "")):
        body = file.packed
        headers["content-encoding"] = "gzip"
    return Response(body, media_type=file.media, headers=headers)


def takes_gzip(accepted: str) -> bool:
    """True for `gzip` and `br;q=1.0, gzip;q=0.8`, but not for `gzip;q=0`."""
    found = GZIP.search(accepted)
    return found is not None and (found["weight"] or "1").strip("0.") != ""
