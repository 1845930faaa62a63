"""What was told, as lines of text: the ears that a fact reached, a blank, and the fact's spelling.

`* turn of C` reached everyone, `AC- …` reached A, C and the spectators, `^A …` reached all but A. Stores, records and
games put aside keep these lines beside the answers, because rules may change: then the answers lead elsewhere, and the
lines still say what people were told.
"""

from __future__ import annotations

import re
from typing import ClassVar, Final

from ridotto.kernel.fact import Ended, Fact, Told, TurnBegan, Won
from ridotto.kernel.form import SHARED_FORMS, WORDS, Datum, Form, Forms
from ridotto.kernel.player import EVERYONE, NAMES, SPECTATOR, Audience, Player, name, only, player_named

ALL_EARS: Final = "*"
ALL_BUT: Final = "^"
LINE: Final = re.compile(r"(\*|\^?(?:[A-Z]+-?|-)) (\S.*)")


class RecalledFact(Fact):
    """A fact of which only the spelling is known."""

    form: ClassVar[Form] = Form("unknown", "{text:words}", {WORDS.name: WORDS})

    def __init__(self, text: str, forms: Forms = SHARED_FORMS) -> None:
        self.text = text
        self.forms = forms  # of the family that told it

    def data(self) -> dict[str, Datum]:
        """Returns what the facts of its family make of the text; the text alone where none of them is spelt so."""
        read = self.forms.read(self.text)
        return super().data() if read is None else read


def told_lines(log: list[Told]) -> list[str]:
    """Returns one line for each fact, in order. A fact that reached nobody was not told."""
    return [f"{ears_spelt(told.to)} {told.spelling()}" for told in log if told.to != 0]


def read_told_line(line: str, forms: Forms = SHARED_FORMS) -> Told | None:
    """Returns the fact that a line tells of, and the ears that it reached; None when it is no such line."""
    found = LINE.fullmatch(line)
    if found is None:
        return None
    return Told(ears_read(found[1]), fact_from(found[2], forms))


def fact_from(text: str, forms: Forms) -> Fact:
    """Returns a fact by its spelling. Only the facts that all games share are known by more than their text."""
    turn, end, winner = TurnBegan.form.read(text), Ended.form.read(text), Won.form.read(text)
    if turn is not None:
        return TurnBegan(player_spelt(str(turn["player"])))
    if end is not None:
        return Ended(str(end["reason"]))
    if winner is not None:
        return Won(player_spelt(str(winner["player"])))
    return RecalledFact(text, forms)


def ears_spelt(to: Audience) -> str:
    """Returns the ears as letters. Fate and the clock hear nothing, so they are not mentioned."""
    if to == EVERYONE:
        return ALL_EARS
    ears = EARS.get(to)
    if ears is None:
        ears = EARS[to] = letters_of(to) if to > 0 else f"{ALL_BUT}{letters_of(~to)}"
    return ears


def letters_of(to: Audience) -> str:
    players = [Player(number) for number in range(len(NAMES))]
    return "".join([name(player) for player in (*players, SPECTATOR) if to & only(player)])


def ears_read(ears: str) -> Audience:
    if ears == ALL_EARS:
        return EVERYONE
    to = 0
    for letter in ears.removeprefix(ALL_BUT):
        to |= only(player_spelt(letter))
    return ~to if ears.startswith(ALL_BUT) else to


def player_spelt(letter: str) -> Player:
    player = player_named(letter)
    assert player is not None  # as the patterns above demand
    return player


EARS: Final[dict[Audience, str]] = {}  # each is spelt once: few audiences occur
