"""What sentences of Masques find out: what lies where, whose a guest is, what an agent costs, which card beats which.

`page/src/games/masques/wordFunctions.ts` has the same functions for the page. They read the view and the setup as data,
and pick sentences of the catalogue, which has all the words.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from ridotto.games.masques.public.words import HIDDEN
from ridotto.kernel import Reader, Value, WordFunction

UNKNOWN: Final = "unknown"  # nobody can see it
NOBODY: Final = "nobody"
NONE: Final = "none"
UNSEEN: Final = "unseen"
WORDS: Final = ("pass", "decline")
SORTS: Final = (  # by how answers are spelt; the first that fits
    ("seat", re.compile(r"^[a-d]$")),
    ("arcade", re.compile(r"^[AP]\d+$")),
    ("hall", re.compile(r"^[SH]\d+$")),
    ("guest", re.compile(r"^[A-Z][a-z]+\d$")),
    ("family", re.compile(r"^[A-Z][a-z]+$")),
    ("agent", re.compile(r"^[a-z]+\d$")),
    ("token", re.compile(r"^[a-z]+$")),
)


def sort_of(answer: str) -> str:
    """Returns what an answer is: a hall, a guest; empty for a mere word."""
    if answer in WORDS:
        return ""
    for sort, spelling in SORTS:
        if spelling.match(answer):
            return sort
    return ""


# What things are called.


def card(reader: Reader, text: Value, form: str = "") -> str:
    """Returns a card's name, such as `Venier 4` or `the thief`."""
    spelt = str(text)
    if spelt == HIDDEN:
        return reader.named("masques-hidden", form, {})
    if sort_of(spelt) == "guest":
        return reader.named("masques-guest", form, {"family": spelt[:-1], "value": int(spelt[-1])})
    return reader.thing(spelt[:-1], form)


def cards(reader: Reader, texts: Value) -> str:
    return reader.listed([card(reader, text) for text in str(texts).split()])


def token(reader: Reader, text: Value, form: str = "") -> str:
    """Returns a token's name, such as `ducat` or `vintner favor`."""
    return reader.named("masques-token", form, {"token": text})


def named(reader: Reader, text: Value) -> str:
    """Returns how people call anything that a player can lay a hand on."""
    sort = sort_of(str(text))
    if sort == "hall":
        return at(reader, text)
    if sort == "arcade":
        return on(reader, text)
    return card(reader, text) if sort == "guest" else reader.thing(text)


def letter(reader: Reader, seat: Value) -> str:
    return str(seat).upper()


# What lies in the palace.


def lies_on(reader: Reader, arcade: str) -> Any:
    """Returns what the view says of a palace card; None where nothing lies there or nothing is seen."""
    return None if reader.view is None else reader.view["arcades"][arcade]


def lies_at(reader: Reader, hall: str) -> Any:
    return None if reader.view is None else reader.view["halls"][hall]


def on(reader: Reader, arcade: Value, form: str = "") -> str:
    """Returns a token and its place, such as `the ducat on P5`; with the form `token` without the place."""
    lies = lies_on(reader, str(arcade))
    if lies is None:
        return reader.named("masques-on-unseen", form, {"at": arcade})
    said = reader.named("masques-on", form, {"at": arcade, "token": lies["token"]})
    return sided(reader, said, lies["face_down"] and not form)


def at(reader: Reader, hall: Value, form: str = "") -> str:
    """Returns a guest and its place, such as `Dandolo 2 in H3`; with the form `card` without the place."""
    lies = lies_at(reader, str(hall))
    if lies is None:
        return reader.named("masques-at-unseen", form, {"at": hall})
    said = reader.named("masques-at", form, {"at": hall, "card": lies["card"]})
    return sided(reader, said, lies["face_down"] and not form)


def between(reader: Reader, hall: Value) -> str:
    """Returns a place and the tokens beside it, such as `H3 (ducat, vintner)`."""
    if reader.view is None:
        return str(hall)
    arcades = list(reader.view["arcades"])
    number = list(reader.view["halls"]).index(hall)
    one, other = arcades[number], arcades[(number + 1) % len(arcades)]
    return reader.say("masques-between", at=hall, one=beside(reader, one), other=beside(reader, other))


def beside(reader: Reader, arcade: Value) -> str:
    """Returns what lies on a palace card, in as few words as there are."""
    lies = lies_on(reader, str(arcade))
    if lies is None:
        return reader.say("masques-beside", token=NONE)
    return reader.named("masques-beside", "down" if lies["face_down"] else "", {"token": lies["token"]})


# Which of the two cards beside a palace card is higher.


def pair(reader: Reader, arcade: Value) -> list[Any]:
    """Returns the cards before and after a palace card; none where they cannot be seen."""
    if reader.view is None:
        return []
    halls = list(reader.view["halls"].values())
    number = list(reader.view["arcades"]).index(arcade)
    one, other = halls[(number + len(halls) - 1) % len(halls)], halls[number]
    return [] if one is None or other is None else [one, other]


def duel(reader: Reader, arcade: Value) -> str:
    """Returns `higher` where one of the two cards is, `even`, `weightless` where neither counts, or `unseen`."""
    found = pair(reader, arcade)
    if not found:
        return UNSEEN
    one, other = found[0]["counts"], found[1]["counts"]
    if one != other:
        return "higher"
    return "weightless" if one == 0 else "even"


def rival(reader: Reader, arcade: Value, which: str) -> str:
    """Returns one of the two cards: `one`, the `other`, the `higher` or the `lower`."""
    found = pair(reader, arcade)
    if not found:
        return ""
    one, other = found
    first = card(reader, one["card"], "the")
    second = card(reader, other["card"], "the")
    if first == second:
        second = card(reader, other["card"], "another")
    names = [sided(reader, first, one["face_down"]), sided(reader, second, other["face_down"])]
    if which == "one" or which == "other":
        return names[0] if which == "one" else names[1]
    return names[0] if (which == "higher") == (one["counts"] > other["counts"]) else names[1]


def sided(reader: Reader, name: str, face_down: bool) -> str:
    return reader.say("masques-down", what=name) if face_down else name


# Owners, ducats, prices.


def owner(reader: Reader, guest: Value) -> str:
    """Returns the letter of the player whose family a guest is of; `nobody`, or `unknown` without a view."""
    if reader.view is None:
        return UNKNOWN
    for seat in reader.view["seats"]:
        if str(guest)[:-1] in seat["families"]:
            return str(seat["player"])
    return NOBODY


def mine(reader: Reader, what: Value) -> Value:
    """Returns how many ducats, or guests in hand, the reader has; `none` where there is no such seat."""
    if reader.view is None:
        return NONE
    for seat in reader.view["seats"]:
        if seat["player"] == reader.view["player"]:
            return int(seat[what])
    return NONE


def cost(reader: Reader, agent: Value) -> int:
    return int(reader.setup["costs"][str(agent)[:-1]][int(str(agent)[-1]) - 1])


def costs(reader: Reader, kind: Value) -> str:
    """Returns what the three agents of a kind cost, such as `1, 2 and 3`."""
    return reader.listed([str(each) for each in reader.setup["costs"][kind]])


def influences(reader: Reader, kind: Value) -> str:
    """Returns what agents of a kind weigh, such as `1 or 2`."""
    found = [str(each) for each in sorted(set(reader.setup["influence"][kind]))]
    if len(found) < 2:
        return "".join(found)
    return reader.say("masques-or", before=", ".join(found[:-1]), last=found[-1])


# Texts that sentences choose by.


def code(reader: Reader, text: Value) -> str:
    """Returns a text as a word to choose by: `an agent is higher` is `an-agent-is-higher`."""
    return re.sub("[^a-z0-9]+", "-", str(text))


def last(reader: Reader, text: Value) -> str:
    """Returns the last word, such as the guild in `4 vintner`."""
    return str(text).split(" ")[-1]


WORD_FUNCTIONS: Final[Mapping[str, WordFunction]] = {
    "AT": at,
    "BESIDE": beside,
    "BETWEEN": between,
    "CARD": card,
    "CARDS": cards,
    "CODE": code,
    "COST": cost,
    "COSTS": costs,
    "DUEL": duel,
    "INFLUENCES": influences,
    "LAST": last,
    "LETTER": letter,
    "MINE": mine,
    "NAMED": named,
    "ON": on,
    "OWNER": owner,
    "RIVAL": rival,
    "TOKEN": token,
}
