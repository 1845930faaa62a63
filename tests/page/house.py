"""What the house may say to a page, in words that keys are made of."""

from __future__ import annotations

import ast
import re
from functools import cache
from typing import Final

from ridotto.bots import BOTS
from ridotto.games import GAMES
from ridotto.games.mascarade.public.words import HANDS
from ridotto.kernel import CLOCK, FATE, Answer, Question, forms_of, name
from tests.page.catalogue import ROOT

FAMILIES: Final = sorted({game.split("-")[0] for game in GAMES})
ERRORS: Final = (ROOT / "docs" / "errors.md").read_text(encoding="utf-8")


def reasons(*families: str) -> set[str]:
    """Why something cannot be said: in these families of games, in every game, in the house."""
    rooms = [ROOT / "src" / "ridotto" / room for room in ("kernel", "house", *[f"games/{each}" for each in families])]
    texts = [file.read_text(encoding="utf-8") for room in rooms for file in room.rglob("*.py")]
    found: set[str] = set()
    for call in [node for text in texts for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Call)]:
        called = ast.unparse(call.func)
        given = [each.value for each in call.args if isinstance(each, ast.Constant) and isinstance(each.value, str)]
        if called in ("Because", "court.because", "self.because", "self.not_offered") and given:
            found.add(given[0])
    return found


def endings() -> set[str]:
    """Why a game is over, with hyphens for blanks, as keys have them."""
    texts = [file.read_text(encoding="utf-8") for file in (ROOT / "src" / "ridotto" / "games").rglob("*.py")]
    found = [node for text in texts for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Call)]
    given = [call.args[-1] for call in found if ast.unparse(call.func).endswith(".win") and call.args]
    return {str(each.value).replace(" ", "-").lower() for each in given if isinstance(each, ast.Constant)}


def questions() -> set[str]:
    """The names of all questions of all games: classes, and what sheets and abilities are said to ask."""
    found: set[str] = set()
    kinds: list[type] = [Question]
    while kinds:
        kind = kinds.pop()
        kinds += kind.__subclasses__()
        found.add(kind.__name__)
    texts = [file.read_text(encoding="utf-8") for file in (ROOT / "src" / "ridotto" / "games").rglob("*.py")]
    return found | {name for text in texts for name in re.findall(r'"(W[a-z]+[A-Z]\w+)"', text)}


def sorts() -> set[str]:
    """What an answer may be: a place, a mask, a card."""
    answers = [answer for game in GAMES.values() for answer in game.notation.answers]
    return {type(answer).__name__.lower() for answer in answers if type(answer) is not Answer}


def codes() -> set[str]:
    """All that reaches a screen, as docs/errors.md has it: a test of its own compares that with the sources."""
    networked = ERRORS.split("\n## At a table\n")[1].split("\n## Why something cannot be said\n")[0]
    return set(re.findall(r"^\| `([a-z-]+)` \|", networked, re.MULTILINE))


@cache
def words_of_the_house() -> set[str]:
    """What the page puts into keys without naming it, for it comes over the wire."""
    options = [option for game in GAMES.values() for option in game.host_options()]
    return {
        *GAMES,
        *(part for game in GAMES for part in game.split("-")),
        *BOTS,
        *(option.name for option in options),
        *(value for option in options for value in option.choices()),
        *(answer.text for game in GAMES.values() for answer in game.notation.answers),
        *(form.kind for family in FAMILIES for form in forms_of(family).all()),
        *(*HANDS, *[f"{hand}-" for hand in HANDS], *questions(), *sorts(), *reasons(*FAMILIES), *endings()),
        *(*(name(player) for player in (CLOCK, FATE)), "spectator", "somebody"),
        *codes(),
    }
