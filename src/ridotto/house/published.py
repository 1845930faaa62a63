"""What is told of a table: made of what is stored, and kept as it is until more is stored."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

import msgspec

from ridotto.house.notebook import EMPTY, Notebook
from ridotto.house.shown import TableShown
from ridotto.house.table_shown import table_shown
from ridotto.house.table_state import TableState
from ridotto.house.telling import Telling
from ridotto.kernel import Player
from ridotto.table.faces import FACES
from ridotto.table.guests import NAMES

NOTHING: Final = msgspec.Raw(b"null")


def to_outsiders(table: TableShown) -> TableShown:
    """Returns a table without watchers as anybody may see it. Of the game that a what-if goes on from nothing is told:
    neither its table, nor who sat there, nor how it ended.
    """
    if table.what_if is None:
        return msgspec.structs.replace(table, seed=None)
    seats = [
        msgspec.structs.replace(seat, name=NAMES[n], face=FACES[n % len(FACES)]) for n, seat in enumerate(table.seats)
    ]
    return msgspec.structs.replace(table, seed=None, what_if=None, seats=seats, score=[])


class Published:
    """What screens of one table are told. `version` is that of the table as it is stored; `shown_at` is the one with
    which last something else was shown to everybody.
    """

    def __init__(self) -> None:
        self.version = 0
        self.shown_at = 0
        self.to_all = NOTHING  # the table as everybody sees it
        self.to_insiders = NOTHING  # as those see it who may look at the whole game after its end
        self.asked: Collection[Player] = ()
        self.lines = 0  # of chat
        self.notebooks: dict[str, Notebook] = {}  # by key
        self.tellings: dict[Player, Telling] = {}

    def take_in(self, at: TableState, to_the_wall: float) -> bool:
        """Takes in a table, all of which is stored; True when something else is shown to everybody. `to_the_wall` is
        how many seconds clocks on people's walls are ahead of the table's.
        """
        shown_anew = at.shown_at > self.version
        if shown_anew:
            self.shown_at = at.version
            self.show(at, to_the_wall)
        if at.noted_at > self.version:
            self.notebooks = at.notebooks()
        self.version = at.version
        self.asked = at.stage.asked()
        self.lines = len(at.talk.lines)
        return shown_anew

    def show(self, at: TableState, to_the_wall: float) -> None:
        inside = table_shown(at)
        if inside.paused_until is not None:
            inside = msgspec.structs.replace(inside, paused_until=inside.paused_until + to_the_wall)
        public = inside if at.may_look_back(None) else to_outsiders(inside)
        self.to_insiders = msgspec.Raw(msgspec.json.encode(inside))
        self.to_all = self.to_insiders if public is inside else msgspec.Raw(msgspec.json.encode(public))

    def telling(self, at: TableState, ear: Player, pictured: bool, prospects: bool) -> Telling:
        """Returns the telling for a screen that has just come, with what it wants. All of the table is stored."""
        telling = self.tellings.get(ear)
        if telling is None:
            telling = self.tellings[ear] = Telling(ear, pictured, prospects)
            telling.update(at, at.names())
            return telling
        if pictured:
            telling.find_picture(at)
        if prospects:
            telling.find_prospects(at)
        return telling

    def notes_of(self, key: str | None) -> Notebook:
        """Returns what stands in the notebook of the person with such a key."""
        return EMPTY if key is None else self.notebooks.get(key, EMPTY)
