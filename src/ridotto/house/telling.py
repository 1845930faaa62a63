"""What one pair of ears is told, as it goes out to every screen of theirs. It is made only of what is stored."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from ridotto.house.fact_message import fact_message, reach_of
from ridotto.house.live_game import LiveGame
from ridotto.house.past_game import PastGame
from ridotto.house.shown import OptionShown, QuestionShown
from ridotto.house.table_state import TableState
from ridotto.house.view_changes import changes
from ridotto.kernel import SPECTATOR, Player
from ridotto.table import Table
from ridotto.table.ear import Ear
from ridotto.words.files import catalogue

WIDTH: Final = 46  # of pictures, in letters: as much as a phone has room for
NOTHING: Final[set[int]] = set()


class Telling:
    """What one player is told, or all who watch. `changed_at` is the version of the table that was last new to them."""

    def __init__(self, player: Player, pictured: bool, prospects: bool) -> None:
        self.player = player
        self.prospects = prospects  # whether any screen of theirs wants to know what options would lead to
        self.pictured = pictured  # whether any screen of theirs wants a picture in letters
        self.changed_at = 0  # 0: there was nothing to tell yet
        self.changed_before = 0  # the version that was new to them before that
        self.heard = 0  # facts so far
        self.heard_before = 0  # when these ears were last told something
        self.newest: list[msgspec.Raw] = []  # all since then
        self.shown: Mapping[str, object] | None = None  # the view; None: the game has not begun
        self.changes: list[list[object]] | None = None  # of the view since the version before; None: all of it is new
        self.picture: list[str] = []  # the same as lines of text, for screens that cannot draw the game
        self.question: QuestionShown | None = None
        self.next = 0  # the number of this player's next question
        self.messages: dict[tuple[int, bool, bool], bytes] = {}  # by what a reader had heard, saw and knows

    def update(self, table_state: TableState, names: list[str]) -> None:
        """Takes in what has changed for these ears."""
        game = table_state.stage
        if isinstance(game, PastGame):
            self.recall(game, table_state.version)
        at_the_door = self.player != SPECTATOR and self.player >= len(table_state.seats)
        if not isinstance(game, LiveGame) or at_the_door:
            return
        table = game.table
        ear = table.ear_at(self.player)
        before = self.shown
        news = len(ear.told) > self.heard or before is None
        if news:
            self.listen(table, ear)
        else:
            ear.fold()  # a table that was read again has ears that heard all and saw nothing
        question = self.own_question(table_state, table)
        if news or not alike(question, self.question):
            self.note_change(table_state.version)
            self.changes = []
        if news:
            self.shown = ear.view.as_dict()
            self.changes = None if before is None else changes(before, self.shown)
            self.picture = self.picture_lines(table, ear, names)
        self.question = question
        self.next = 0 if self.player == SPECTATOR else table.play.number(self.player)

    def note_change(self, version: int) -> None:
        self.changed_before, self.changed_at = self.changed_at, version
        self.messages.clear()

    def recall(self, past: PastGame, version: int) -> None:
        """Takes in a game that was begun under other rules: all that these ears were told, and no more is known."""
        heard = len(past.told_to(self.player))
        if self.changed_at == 0 or heard != self.heard or self.shown is not None:
            self.note_change(version)
            self.heard, self.shown, self.changes, self.picture, self.question = heard, None, None, [], None

    def find_picture(self, table_state: TableState) -> None:
        """Adds a picture from now on, for a screen that wants one."""
        if not self.pictured:
            self.pictured = True
            if isinstance(table_state.stage, LiveGame):
                table = table_state.stage.table
                self.picture = self.picture_lines(table, table.ear_at(self.player), table_state.names())

    def find_prospects(self, table_state: TableState) -> None:
        """Adds what options would lead to from now on, for a screen that wants it."""
        if not self.prospects:
            self.prospects = True
            self.question = self.asks_now(table_state)

    def picture_lines(self, table: Table, ear: Ear, names: list[str]) -> list[str]:
        if not self.pictured:
            return []
        reader = table.game.reader(table.setup, catalogue("en"), names, None, ear.view)
        return table.game.picture(table.setup, ear.view, reader, WIDTH)

    def listen(self, table: Table, ear: Ear) -> None:
        ear.fold()
        self.heard_before, self.heard = self.heard, len(ear.told)
        self.newest = self.facts_after(table, ear, self.heard_before)

    def facts_after(self, table: Table, ear: Ear, after: int) -> list[msgspec.Raw]:
        """Returns what these ears were told after so much, but for what only repeats their own answer."""
        silent = NOTHING if table.terms.reminds(self.player) else ear.echoes
        found: list[msgspec.Raw] = []
        number = after
        for told in ear.told[after : self.heard]:
            number += 1
            if number not in silent:
                found.append(fact_message(number, told, reach_of(told.to, self.player)))
        return found

    def own_question(self, table_state: TableState, table: Table) -> QuestionShown | None:
        """Returns the question that this player is asked; while a bot plays for them, it is the bot's."""
        question = table.match.question_to(self.player)
        if question is None or table_state.is_away(self.player):
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
            seconds=None if table_state.is_stopped else table.play.seconds_left(question),
        )

    def asks_now(self, table_state: TableState) -> QuestionShown | None:
        """Returns the same question, with the time that is left by now."""
        game = table_state.stage
        if self.question is None or not isinstance(game, LiveGame):
            return None
        return self.own_question(table_state, game.table)

    def since(self, table_state: TableState, number: int) -> list[msgspec.Raw]:
        """Returns what these ears heard after so much."""
        game = table_state.stage
        if isinstance(game, PastGame):
            told = game.told_to(self.player)[number:]
            return [
                fact_message(n, one, reach_of(one.to, self.player), one.spelling())
                for n, one in enumerate(told, number + 1)
            ]
        if number >= self.heard or not isinstance(game, LiveGame):
            return []
        if number == self.heard_before:
            return self.newest
        return self.facts_after(game.table, game.table.ears[self.player], number)

    def meanwhile(self, table_state: TableState) -> list[msgspec.Raw]:
        """Returns what a bot did for this player while they were away."""
        game = table_state.stage
        told = game.meanwhile(self.player) if isinstance(game, LiveGame) else []
        return [fact_message(number, one, reach_of(one.to, self.player)) for number, one in enumerate(told, 1)]


def alike(one: QuestionShown | None, other: QuestionShown | None) -> bool:
    """True when a player is asked the same as before, however much time is left."""
    if one is None or other is None:
        return one is other
    waiting = one.seconds is None, other.seconds is None
    return waiting[0] is waiting[1] and (one.number, one.name, one.options) == (other.number, other.name, other.options)
