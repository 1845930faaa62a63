"""What people may be called at a table: no two names look alike, and none can be taken for a part of the story."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from typing import Final

from ridotto.kernel import RidottoError
from ridotto.table.lookalikes import LOOKS_LIKE

LONGEST: Final = 24
MOST_TYPED: Final = 100  # characters, before blanks and signs that show nothing are taken out
BOT_SIGNS: Final = "\U0001f916\U0001f9be\U0001f9bf"  # a robot's face, arm and leg: bots are marked by such a picture
MOST_MARKS: Final = 2  # on one letter
EMOJI_STYLE: Final = "\ufe0f"  # asks for a coloured picture
JOINER: Final = "\u200d"  # makes one picture of two
JOINING: Final = " -'\u2019"  # between the words of a name
INITIAL: Final = re.compile(r"\b([^\W\d_])\.")  # the one full stop that ends no sentence
VISIBLE: Final = ("L", "N", "S")  # categories of Unicode
INVISIBLE: Final = (  # letters, marks and symbols that show nothing
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
)
SELECTORS: Final = (("\ufe00", "\ufe0f"), ("\U000e0100", "\U000e01ef"))  # nor do these
SUBJECTS: Final = (  # of sentences that the story or the table tells
    *("you", "fate", "bank", "court", "clock", "centre", "table", "host", "bot", "spectator", "watcher"),
    *("nobody", "somebody", "everybody", "everyone"),
    *("vous", "destin", "banque", "tribunal", "horloge", "milieu", "hôte", "robot", "personne", "tout le monde"),
)
ARTICLES: Final = ("the ", "le ", "la ", "l'")


EXPECTED_LENGTH: Final = f"expected 1 to {LONGEST} characters in one line"


class NameRefused(RidottoError):
    """A name that cannot stand at a seat; says why."""

    code = "name-refused"


def name_for_a_seat(text: str) -> str:
    """Returns the name in its one spelling, or raises a refusal."""
    if len(text) > MOST_TYPED:
        raise NameRefused(f"{text[:40]!r}... is no name for a seat: {EXPECTED_LENGTH}", why="length", most=LONGEST)
    words = unicodedata.normalize("NFKC", text.replace(EMOJI_STYLE, "")).split(" ")
    name = " ".join([word for word in words if word])
    why, expected = objection_to(name)
    if why:
        most = MOST_MARKS if why == "marks" else LONGEST
        raise NameRefused(f"{text[:40]!r} is no name for a seat: {expected}", why=why, most=most)
    return name


def objection_to(name: str) -> tuple[str, str]:
    """Returns why this is no name, as a word and as a line; empty where it is one."""
    if not 0 < len(name) <= LONGEST:
        return "length", EXPECTED_LENGTH
    if any(character in BOT_SIGNS for character in name):
        return "bot", "expected a name without a picture of a robot, which marks bots"
    marks = 0
    letters = INITIAL.sub(r"\1", name)
    for before, character, after in zip(" " + letters, letters, letters[1:] + " "):
        joined = character == JOINER and is_picture(before) and is_picture(after)
        if not joined and not may_stand_in_a_name(character):
            return "signs", "expected letters, digits, pictures, blanks, hyphens and apostrophes"
        marks = marks + 1 if is_mark(character) else 0
        if marks > MOST_MARKS or (marks > 0 and unicodedata.category(character) == "Me"):
            return "marks", f"expected at most {MOST_MARKS} marks on a letter"
    if not any(unicodedata.category(character)[0] in VISIBLE for character in name):
        return "unseen", "expected something that can be seen"
    if looks_like_one_of(without_article(name), SUBJECTS):
        return "story", "the story uses this word"
    if len(name) == 1 and skeleton(name).isascii() and name.isalpha():
        return "letter", "a seat has this letter"
    return "", ""


def may_stand_in_a_name(character: str) -> bool:
    if character in JOINING:
        return True
    if character in INVISIBLE or any(first <= character <= last for first, last in SELECTORS):
        return False
    category = unicodedata.category(character)
    return category[0] in "LM" or category in ("Nd", "So", "Sk")


def is_picture(character: str) -> bool:
    return unicodedata.category(character) in ("So", "Sk")


def is_mark(character: str) -> bool:
    return unicodedata.category(character)[0] == "M"


def without_article(name: str) -> str:
    lowered = name.casefold()
    for article in ARTICLES:
        if lowered.startswith(article):
            return name[len(article) :]
    return name


def looks_like_one_of(name: str, others: Sequence[str]) -> bool:
    """True when it can be taken for one of the others, in capitals or not."""
    own = skeletons(name)
    return any(own & skeletons(other) for other in others)


def skeletons(name: str) -> set[str]:
    """Returns what the name looks like as it is and in small letters; 0 becomes a capital O before it becomes small."""
    return {skeleton(name), skeleton(name.casefold()), skeleton(skeleton(name).casefold())}


def skeleton(text: str) -> str:
    """Returns a text that is equal for texts that look alike (UTS 39)."""
    decomposed = unicodedata.normalize("NFD", text.replace(JOINER, ""))
    return unicodedata.normalize("NFD", "".join([LOOKS_LIKE.get(character, character) for character in decomposed]))
