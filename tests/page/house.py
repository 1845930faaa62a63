"""What the house may say to a page, in words that keys are made of."""

from __future__ import annotations

import ast
import re
from typing import Final

from ridotto.bots import BOTS
from ridotto.games import GAMES
from ridotto.games.mascarade.public.editions import FIRST, SECOND
from ridotto.games.mascarade.public.prose import QUESTIONS
from ridotto.games.mascarade.public.words import HANDS, NOTATION
from ridotto.kernel import CLOCK, FATE, SPECTATOR, name
from tests.page.catalogue import ROOT

GIVING_REASONS: Final = ("kernel", "games/mascarade", "house")
ERRORS: Final = (ROOT / "docs" / "errors.md").read_text(encoding="utf-8")


def reasons() -> set[str]:
    """Why something cannot be said: in any game, in Mascarade, in the house."""
    rooms = [ROOT / "src" / "ridotto" / room for room in GIVING_REASONS]
    texts = [file.read_text(encoding="utf-8") for room in rooms for file in room.rglob("*.py")]
    found: set[str] = set()
    for call in [node for text in texts for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Call)]:
        because = ast.unparse(call.func) in ("Because", "court.because", "self.because")
        if because and isinstance(call.args[0], ast.Constant):
            found.add(str(call.args[0].value))
    return found


def codes() -> set[str]:
    """All that reaches a screen, as docs/errors.md has it: a test of its own compares that with the sources."""
    networked = ERRORS.split("\n## At a table\n")[1].split("\n## Why something cannot be said\n")[0]
    return set(re.findall(r"^\| `([a-z-]+)` \|", networked, re.MULTILINE))


def words_of_the_house() -> set[str]:
    """What the page puts into keys without naming it, for it comes over the wire."""
    options = [option for game in GAMES.values() for option in game.host_options()]
    return {
        *GAMES,
        *(game.split("-")[0] for game in GAMES),
        *BOTS,
        *(option.name for option in options),
        *(value for option in options for value in option.choices()),
        *(answer.text for answer in NOTATION.answers),
        *HANDS,
        *(*QUESTIONS, *FIRST.asks, *SECOND.asks),
        *(name(player) for player in (CLOCK, FATE, SPECTATOR)),
        *reasons(),
        *codes(),
    }
