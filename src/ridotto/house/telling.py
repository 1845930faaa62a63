"""What one pair of ears is told, as it goes out to every screen of theirs. It is made only of what is stored."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from typing import Final

import msgspec

from ridotto.house.fact_message import fact_message
from ridotto.house.gathering import Gathering
from ridotto.house.past import Past
from ridotto.house.shown import OptionShown, QuestionShown, Reach
from ridotto.house.view_changes import changes
from ridotto.kernel import SPECTATOR, Audience, Player, only
from ridotto.table import Table
from ridotto.table.ear import Ear
from ridotto.words.files import catalogue

KEPT: Final = 64  # facts at hand; a screen that is further behind is told from the beginning of the story
WIDTH: Final = 46  # of pictures, in letters: as much as a phone has room for
EAR_OF_ALL: Final = only(SPECTATOR)
NOTHING: Final[set[int]] = set()


class NumberedFact:
    """A fact as it goes out, and its number among those that these ears heard."""

    def __init__(self, number: int, message: msgspec.Raw) -> None:
        self.number = number
        self.message = message


class Telling:
    """What one player is told, or all who watch. `version` grows with everything that is new for them."""

    def __init__(self, player: Player, pictured: bool, prospects: bool) -> None:
        self.player = player
        self.prospects = prospects  # whether any screen of theirs wants to know what options would lead to
        self.pictured = pictured  # whether any screen of theirs wants a picture in letters
        self.version = 0
        self.heard = 0  # facts so far
        self.heard_before = 0  # when these ears were last told something
        self.newest: list[msgspec.Raw] = []  # all since then
        self.facts: deque[NumberedFact] = deque(maxlen=KEPT)
        self.kept_from = 1  # all facts from this number on are at hand
        self.shown: Mapping[str, object] | None = None  # the view; None: the game has not begun
        self.changes: list[list[object]] | None = None  # of the view since the version before; None: all of it is new
        self.picture: list[str] = []  # the same as lines of text, for screens that cannot draw the game
        self.question: QuestionShown | None = None
        self.next = 0  # the number of this player's next question
        self.messages: dict[tuple[int, bool, bool], bytes] = {}  # by what a reader had heard, saw and knows

    def update(self, gathering: Gathering, names: list[str]) -> None:
        """Takes in what has changed for these ears."""
        table = gathering.table
        if gathering.past is not None:
            self.recall(gathering.past)
        if table is None or (self.player != SPECTATOR and self.player >= len(gathering.seats)):
            return
        ear = table.ear_at(self.player)
        before = self.shown
        news = len(ear.told) > self.heard or before is None
        if news:
            self.listen(table, ear)
        else:
            ear.fold()  # a table that was read again has ears that heard all and saw nothing
        question = self.own_question(gathering, table)
        if news or not alike(question, self.question):
            self.version += 1
            self.messages.clear()
            self.changes = []
        if news:
            self.shown = ear.view.as_dict()
            self.changes = None if before is None else changes(before, self.shown)
            self.picture = self.picture_lines(table, ear, names)
        self.question = question
        self.next = 0 if self.player == SPECTATOR else table.play.number(self.player)

    def recall(self, past: Past) -> None:
        """Takes in a game that was begun under other rules: all that these ears were told, and no more is known."""
        heard = len(past.told_to(self.player))
        if self.version == 0 or heard != self.heard or self.shown is not None:
            self.version += 1
            self.messages.clear()
            self.heard, self.shown, self.changes, self.picture, self.question = heard, None, None, [], None

    def find_picture(self, gathering: Gathering) -> None:
        """Adds a picture from now on, for a screen that wants one."""
        if not self.pictured:
            self.pictured = True
            if gathering.table is not None:
                self.picture = self.picture_lines(
                    gathering.table, gathering.table.ear_at(self.player), gathering.names()
                )

    def find_prospects(self, gathering: Gathering) -> None:
        """Adds what options would lead to from now on, for a screen that wants it."""
        if not self.prospects:
            self.prospects = True
            self.question = self.asks_now(gathering)

    def picture_lines(self, table: Table, ear: Ear, names: list[str]) -> list[str]:
        if not self.pictured:
            return []
        reader = table.game.reader(table.setup, catalogue("en"), names, None, ear.view)
        return table.game.picture(table.setup, ear.view, reader, WIDTH)

    def listen(self, table: Table, ear: Ear) -> None:
        heard = len(ear.told)
        first = max(self.heard, heard - KEPT)
        if first > self.heard:
            self.facts.clear()
            self.kept_from = first + 1
        facts = self.facts_after(table, ear, first)
        self.newest = [fact.message for fact in facts]
        self.heard_before, self.heard = first, heard
        self.facts.extend(facts)
        if len(self.facts) == KEPT:
            self.kept_from = self.facts[0].number

    def facts_after(self, table: Table, ear: Ear, after: int) -> list[NumberedFact]:
        """Returns what this ear was told after so much."""
        ear.fold()
        silent = ear.echoes if ear.echoes and not table.terms.reminds(self.player) else NOTHING
        found: list[NumberedFact] = []
        for number, told in enumerate(ear.told[after:], after + 1):
            if number not in silent:
                found.append(NumberedFact(number, fact_message(number, told, self.reach(told.to))))
        return found

    def reach(self, to: Audience) -> Reach:
        if to & EAR_OF_ALL:
            return "all"
        return "you" if to == only(self.player) else "some"

    def own_question(self, gathering: Gathering, table: Table) -> QuestionShown | None:
        """Returns the question that this player is asked; while a bot plays for them, it is the bot's."""
        question = table.match.question_to(self.player)
        if question is None or gathering.is_away(self.player):
            return None
        game, setup, view = table.game, table.setup, table.ears[self.player].view
        called = question.name()
        return QuestionShown(
            number=table.play.number(self.player),
            name=called,
            options=[
                OptionShown(
                    option.text,
                    [dict(row) for row in game.prospects(setup, view, called, option)] if self.prospects else [],
                )
                for option in table.match.options(question)
            ],
            seconds=None if gathering.is_stopped else table.play.seconds_left(question),
        )

    def asks_now(self, gathering: Gathering) -> QuestionShown | None:
        """Returns the same question, with the time that is left by now."""
        table = gathering.table
        return None if table is None or self.question is None else self.own_question(gathering, table)

    def since(self, gathering: Gathering, number: int) -> list[msgspec.Raw]:
        """Returns what these ears heard after so much."""
        if gathering.past is not None:
            told = gathering.past.told_to(self.player)[number:]
            return [fact_message(n, one, self.reach(one.to), one.spelling()) for n, one in enumerate(told, number + 1)]
        if number >= self.heard:
            return []
        if number == self.heard_before:
            return self.newest
        found: list[msgspec.Raw] = []
        for fact in reversed(self.facts):
            if fact.number <= number:
                return found[::-1]
            found.append(fact.message)
        return found[::-1] if self.kept_from <= number + 1 else self.from_the_beginning(gathering, number)

    def from_the_beginning(self, gathering: Gathering, number: int) -> list[msgspec.Raw]:
        table = gathering.table
        assert table is not None
        whole = table.ear_at(self.player)
        ear = Ear(table.game, table.setup, self.player)
        ear.told, ear.own = whole.told[: self.heard], whole.own
        return [fact.message for fact in self.facts_after(table, ear, number)]


def alike(one: QuestionShown | None, other: QuestionShown | None) -> bool:
    """True when a player is asked the same as before, however much time is left."""
    if one is None or other is None:
        return one is other
    waiting = one.seconds is None, other.seconds is None
    return waiting[0] is waiting[1] and (one.number, one.name, one.options) == (other.number, other.name, other.options)
