"""What others show of a link before anybody opens it: a messenger its preview, a system the installed page.

A preview says no more than a person with the link sees before they sit down: the game, and while seats are free, who
invites. Nothing that has happened in a match is in it.
"""

from __future__ import annotations

import re
from html import escape
from typing import Any, Final

import msgspec

from ridotto.house import House
from ridotto.house.shown import TableShown
from ridotto.kernel import RidottoError
from ridotto.web.limits import Buckets
from ridotto.web.sockets import GUESS
from ridotto.words.files import DEFAULT, LANGUAGES, catalogue, language_in, reader

PICTURE_SIZE: Final = (1200, 630)  # pixels, as tools/pictures.py takes them
FAMILIES: Final = ("mascarade", "masquerade", "masques")  # that have a picture of their own
WANTED: Final = re.compile(r"(?:^|,)\s*([A-Za-z]{1,8})")  # the languages of a browser, the dearest first
NIGHT: Final = "#160f1b"  # as page/index.html has it


async def preview_of(house: House, limits: Buckets, by: str, code: str, language: str, address: str) -> str:
    """Returns the tags of a table's preview; none where there is no such table, or `by` has asked for too many.

    A preview tells whether a table exists, so that codes could be guessed with it: wrong ones cost what they cost
    elsewhere. An address that has used up its share still gets the page.
    """
    if not limits.takes(by):
        return ""
    try:
        actor = await house.table(code)
    except RidottoError:
        limits.of(by).spend(GUESS)
        return ""
    return tags_of(msgspec.json.decode(actor.shown_to(None), type=TableShown), language, address)


def tags_of(table: TableShown, language: str, address: str) -> str:
    says = reader(language)
    game = game_title(table, language)
    host = next((seat.name for seat in table.seats if seat.player == table.host), None)
    invites = table.state == "open" and any(seat.free for seat in table.seats)
    family = table.game.partition("-")[0]
    width, height = PICTURE_SIZE
    tags = {
        "og:site_name": says.say("common-ridotto"),
        "og:type": "website",
        "og:title": game if host is None or not invites else says.say("preview-invited", host=host, game=game),
        "og:description": says.say("preview-sit") if invites else says.say("preview-about"),
        "og:url": f"{address}/t/{table.code}",
        "og:image": f"{address}/pictures/preview{f'-{family}' if family in FAMILIES else ''}.jpg",
        "og:image:width": str(width),
        "og:image:height": str(height),
        "og:image:alt": game,
        "og:locale": {"en": "en_GB", "fr": "fr_FR"}[language],
    }
    return "".join([f'<meta property="{name}" content="{escape(text)}" />' for name, text in tags.items()])


def game_title(table: TableShown, language: str) -> str:
    """Returns a game with its edition, in this language where it is written there."""
    known = catalogue(language)
    family, edition = f"home-game-{table.game.partition('-')[0]}", f"home-edition-{table.game}"
    if family not in known:
        return table.title
    says = reader(language)
    return says.say(family) if edition not in known else f"{says.say(family)}, {says.say(edition)}"


def manifest(language: str) -> dict[str, Any]:
    """Returns what a system needs to install the page."""
    says = reader(language)
    return {
        "id": "/",
        "name": says.say("common-ridotto"),
        "short_name": says.say("common-ridotto"),
        "description": says.say("preview-about"),
        "lang": language,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": NIGHT,
        "theme_color": NIGHT,
        "categories": ["games"],
        "icons": [
            {"src": "/pictures/icon-192.png", "sizes": "192x192", "type": "image/png", "purpose": "any"},
            {"src": "/pictures/icon-512.png", "sizes": "512x512", "type": "image/png", "purpose": "any"},
            {"src": "/pictures/icon-maskable-512.png", "sizes": "512x512", "type": "image/png", "purpose": "maskable"},
        ],
    }


def language_wanted(header: str) -> str:
    """Returns the first language of an Accept-Language header in which we have words; else the default."""
    languages = [language_in(found) for found in WANTED.findall(header)]
    return next((language for language in languages if language in LANGUAGES), DEFAULT)
