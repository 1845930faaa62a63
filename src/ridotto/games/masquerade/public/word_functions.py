"""What the sentences of Masquerade call, out of the view and the setup as data.

`page/src/games/masquerade/wordFunctions.ts` has the same functions for the page, line by line.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from typing import Any, Final

from ridotto.kernel import Reader, Value, WordFunction
from ridotto.kernel.reader import NOTHING, VOWEL, choosable

PLACE: Final = re.compile(r"^[a-h][0-9]+$")
SEAT: Final = re.compile(r"^[a-h]$")
NAME: Final = re.compile(r"^(?:[A-Z]|x[0-9])")
ARTICLE: Final = re.compile(r"^(?:(The|Le|La|Les|Messire|Dame|Lady|Lord) |(L)[\u2019'])(.+)$")
ENDINGS: Final = {1: "one", 2: "two", 3: "few"}  # forms of ordinal numbers, as Unicode calls them
UNSAID: Final = ("picture", "translations")

Table = Mapping[str, Any]


def sort_of(answer: str) -> str:
    """Returns what an answer is: a place, a seat, or the name of a card; empty for a word."""
    if PLACE.search(answer):
        return "place"
    if SEAT.search(answer):
        return "seat"
    return "name" if NAME.search(answer) else ""


# Cards by their names.


def card(reader: Reader, key: Value, form: str = "") -> str:
    """Returns a card in one of the forms of `masquerade-card`: called by its name in a sentence, in full, its text."""
    found: Table | None = reader.setup["cards"].get(key)
    return str(key) if found is None else reader.named("masquerade-card", form, card_args(reader, found))


def card_args(reader: Reader, found: Table) -> dict[str, Value]:
    """Returns all that a sentence may say of a card: in the reader's language, where the deck has it."""
    written = {**found, **found["translations"].get(reader.catalogue.language, {})}
    article = ARTICLE.search(written["name"])
    return {
        **{name: choosable(value) for name, value in written.items() if name not in UNSAID},
        "article": NOTHING if article is None else (article[1] or article[2]).lower(),
        "bare": written["name"] if article is None else article[3],
        "able": "yes" if written["text"] else "no",
        "sound": "vowel" if VOWEL.search(unicodedata.normalize("NFD", written["name"])) else "consonant",
    }


def cards(reader: Reader, keys: Value, form: str = "") -> str:
    """Returns `Raz the Shiv and the Black Widow`; `none` where there are none."""
    each = [key for key in str(keys).split(" ") if key not in ("", NOTHING)]
    return reader.listed([card(reader, key, form) for key in each]) if each else NOTHING


# Cards by their places.


def owner_of(place: Value) -> str:
    """Returns the letter of the player in whose row a place is, or of a seat."""
    return str(place)[:1].upper()


def lying(reader: Reader, place: Value) -> Table | None:
    """Returns what the view shows at a place; None where it shows nothing there."""
    for seat in [] if reader.view is None else reader.view["seats"]:
        row: list[Table] = seat["row"]
        index = int(str(place)[1:]) - 1
        if seat["player"] == owner_of(place) and index < len(row):
            return row[index]
    return None


def at(reader: Reader, place: Value) -> str:
    """Returns `Bo's Raz the Shiv`; or `Bo's second card`, and which it is for a reader who may know."""
    there = lying(reader, place)
    how = "unseen" if there is None or there["card"] is None else "open" if there["side"] == "up" else "hidden"
    return reader.say(f"masquerade-at-{how}", **place_args(place, there))


def nth(reader: Reader, place: Value) -> str:
    """Returns a place in words, such as `Bo's second card`."""
    return reader.say("masquerade-at-unseen", **place_args(place, None))


def offered(reader: Reader, place: Value) -> str:
    """Returns a place to point at, such as `b2 Raz the Shiv, Bo's`."""
    if reader.view is None:
        return nth(reader, place)
    there = lying(reader, place)
    how = "unseen" if there is None or there["card"] is None else there["side"]
    return reader.say(f"masquerade-offered-{how}", **place_args(place, there))


def place_args(place: Value, there: Table | None) -> dict[str, Value]:
    key = None if there is None else there["card"]
    return {
        "place": place,
        "owner": owner_of(place),
        "number": int(str(place)[1:]),
        "card": choosable(key),
    }


def owned(reader: Reader, place: Value, key: Value) -> str:
    """Returns a card by its name, and whose row it was in: `Bo's Raz the Shiv`."""
    return reader.say("masquerade-at-open", **{**place_args(place, None), "card": key})


def lies(reader: Reader, place: Value, field: Value) -> Value:
    """Returns what the view says of the card at a place: its `card`, `attack`, `health`, whether it `fires`."""
    there = None if place == NOTHING else lying(reader, place)
    return choosable(None if there is None else there[str(field)])


def ordinal(reader: Reader, number: Value) -> str:
    """Returns `first`, `twelfth`, `13th`, `21st`: beyond twelve in the form of the last digit, where there is one."""
    n = int(number)
    last = n % 10 if n > 12 and n % 100 not in (11, 12, 13) else 0
    return reader.named("masquerade-ordinal", ENDINGS.get(last, ""), {"n": n})


# What is asked, and answered.


def about(reader: Reader, form: str = "") -> str:
    """Returns the card that the question is about, where this reader sees it, as the beginning of a sentence."""
    subject = reader.field("about")
    key = lies(reader, subject, "card") if sort_of(str(subject)) == "place" else subject
    return "" if key == NOTHING else reader.named("masquerade-about", form, {"card": key})


def hand(reader: Reader, number: Value) -> str:
    """Returns the card that this player drew as the first, the second; `none` where there is none."""
    drawn: list[str] = [] if reader.view is None else reader.view["hand"]
    return drawn[int(number) - 1] if int(number) <= len(drawn) else NOTHING


def to_be_placed(reader: Reader) -> str:
    """Returns the card in hand for which this player chooses a side now."""
    return NOTHING if reader.view is None else hand(reader, reader.view["sides_chosen"] + 1)


def in_row(reader: Reader) -> Value:
    """Returns how many cards lie in the row of the player whose view it is."""
    for seat in [] if reader.view is None else reader.view["seats"]:
        if reader.field("player") == seat["player"]:
            return len(seat["row"])
    return NOTHING


def chosen(reader: Reader, answer: Value) -> str:
    """Returns anything that somebody chooses: a place, a card, a player."""
    sort = sort_of(str(answer))
    if sort == "place":
        return at(reader, answer)
    return card(reader, answer) if sort == "name" else reader.person(owner_of(answer))


def ending(reader: Reader, reason: Value) -> str:
    """Returns why it is over: the sentence `masquerade-end-REASON`."""
    return reader.say(f"masquerade-end-{str(reason).lower().replace(' ', '-')}")


WORD_FUNCTIONS: Final[Mapping[str, WordFunction]] = {
    "CARD": card,
    "CARDS": cards,
    "AT": at,
    "NTH": nth,
    "OFFERED": offered,
    "OWNED": owned,
    "OWNER": lambda _, place: owner_of(place),
    "OWNS": lambda _, player, place: "yes" if owner_of(place) == player else "no",
    "LIES": lies,
    "ORDINAL": ordinal,
    "ABOUT": about,
    "HAND": hand,
    "PLACING": to_be_placed,
    "IN_ROW": in_row,
    "CHOSEN": chosen,
    "ENDING": ending,
    "SUCCEEDS": lambda _, attack, health: "yes" if int(attack) >= int(health) else "no",
}
