"""Tells what happened, line by line: a heading for each turn, and a mark on what is for one pair of eyes."""

from __future__ import annotations

import re
from itertools import groupby
from typing import Final

from ridotto.kernel import (
    SPECTATOR,
    Audience,
    Catalogue,
    Ended,
    Fact,
    Player,
    Reader,
    Sealed,
    TurnBegan,
    View,
    Won,
    only,
)
from ridotto.table import Heard, Table
from ridotto.terminal.screen import Screen, Style

MANY: Final = 4  # facts before the first turn; where there are more, a picture shows them better
BEFORE_A_WIPE: Final = 1.5  # seconds more, since it will not come back


class Teller:
    """One person's ears and eyes. What is told comes from the table's news, and is told once.

    Under strict memory a screen that can be wiped holds one turn at a time, and nothing of a look that is over
    (TBL-001). In a hurry it is wiped after an answer only, and not when Fate has come in between: else
    nobody could read it.
    """

    def __init__(self, table: Table, me: Player, screen: Screen, catalogue: Catalogue) -> None:
        self.table = table
        self.me = me
        self.screen = screen
        self.catalogue = catalogue
        self.game = table.game
        self.setup = table.setup
        self.view: View = self.game.view(self.setup, me)
        self.heard = 0
        self.begun = False  # the first turn or question has come
        self.turns = 0
        self.crowded = False  # so much is laid open before the first turn that it is shown, and not told
        self.gathering = True  # Fate deals
        self.gathered: list[str] = []  # what came of it
        self.whispered: list[str] = []  # and what of it is for these ears alone
        self.dealt = True  # since the last turn began or was answered: a new picture is due
        self.my_turn = False
        self.over = False
        self.pictured = False  # in this turn
        self.answered = False  # since the screen was wiped, or Fate dealt
        self.forgets = screen.wipes and not table.terms.reminds(me)
        words = self.reader.say("terminal-to-you").split()
        self.to_you = re.compile(rf"\b({'|'.join(words)})\b", re.IGNORECASE)

    @property
    def people(self) -> list[str]:
        """The names of those who sit there by now."""
        return [sitter.name for sitter in self.table.company.sitters]

    @property
    def reader(self) -> Reader:
        """The person, as sentences of this moment speak to them."""
        return self.game.reader(self.setup, self.catalogue, self.people, self.me, self.view)

    def remember(self) -> None:
        """Comes back to a table: what was told before is known to the view, and not told again."""
        self.table.opened_by(self.me)
        facts = self.table.match.heard_by(self.me)
        for fact in facts:
            self.note(fact)
            if isinstance(fact, TurnBegan):
                self.begun, self.gathering, self.dealt = True, False, False
        self.heard = len(facts)
        self.note_asking()

    def picture(self) -> None:
        self.pictured = True
        self.screen.line()
        mark = self.reader.say("picture-you")
        for line in self.game.picture(self.setup, self.view, self.reader, self.screen.width()):
            self.screen.line(line, Style.BOLD if mark in line else None)

    def catch_up(self) -> None:
        """Tells all that is new."""
        news = self.table.news(self.me, self.heard)
        self.note_asking()
        self.crowded = self.begun and not self.gathering and self.opening_in(news) > MANY
        for heard in news:
            self.heard = heard.number
            sentence = self.reader.fact(heard.fact)
            self.note(heard.fact)
            if sentence:
                self.tell(heard.fact, self.table.audience(self.me, heard.number), sentence)
        self.show_opening()

    def opening_in(self, news: list[Heard]) -> int:
        """Returns how many of these facts everybody hears before the first turn."""
        found = 0
        for heard in news:
            if self.turns or isinstance(heard.fact, TurnBegan):
                break
            if self.table.audience(self.me, heard.number) & only(SPECTATOR):
                found += 1
        return found

    def gather(self) -> None:
        """Gathers what Fate deals: that is told all at once, and then there is a new picture to see."""
        if not self.gathering:
            self.gathering = self.dealt = True
            self.pictured = False

    def go_on(self) -> None:
        """Tells what Fate dealt in the middle of the game, before somebody else answers."""
        if self.gathering and self.turns:
            self.tell_gathered(True)
            self.gathering = False

    def note(self, fact: Fact) -> None:
        if isinstance(fact, TurnBegan):
            self.turns += 1
            self.my_turn = fact.player == self.me
        elif isinstance(fact, Ended):
            self.over = True
        self.view.hear(fact)

    def note_asking(self) -> None:
        self.view.set_asking(self.table.match.asking(self.me))

    def before_answer(self) -> None:
        """Shows the table before a decision: after Fate has dealt, and in the person's turn."""
        self.tell_gathered(self.begun)
        if (self.dealt or self.my_turn) and not self.pictured:
            self.picture()

    def after_answer(self, to_a_pause: bool) -> None:
        self.begun, self.gathering, self.dealt = True, False, False
        self.answered = True
        if to_a_pause and self.forgets:
            self.screen.wipe()  # what was seen is over

    # One fact.

    def tell(self, fact: Fact, audience: Audience, sentence: str) -> None:
        if isinstance(fact, TurnBegan):
            self.begin_turn(sentence)
        elif not audience & only(SPECTATOR):
            self.tell_secret(fact, audience == only(self.me), sentence)
        elif isinstance(fact, Ended):
            self.close(sentence)
        elif self.gathering:
            self.gathered.append(sentence)
        elif self.crowded:
            pass  # a picture follows
        elif not self.over:
            self.line(sentence)
        elif isinstance(fact, Won):
            self.line(sentence, Style.GOOD)  # a picture shows the rest

    def tell_secret(self, fact: Fact, alone: bool, sentence: str) -> None:
        if isinstance(fact, Sealed):
            return  # the person's own words, just said
        if alone and self.gathering:
            self.whispered.append(sentence)
        else:
            self.whisper(alone, sentence)

    def whisper(self, alone: bool, sentence: str) -> None:
        """Prints what the person hears alone, or with some others."""
        label = self.reader.say("terminal-only-you") if alone else self.reader.say("terminal-not-everybody")
        self.screen.secret(f"{label}{self.reader.say('common-colon')}{sentence}")
        self.screen.let_read(sentence)

    def tell_gathered(self, in_words: bool) -> None:
        """Tells what was gathered. The first deal needs no words where a picture shows it."""
        if self.gathered and in_words:
            self.line(" ".join(said_once(self.gathered, self.reader)))
        if self.whispered:
            self.whisper(True, " ".join(self.whispered))
        self.gathered.clear()
        self.whispered.clear()

    def show_opening(self) -> None:
        if self.crowded:
            self.crowded = False
            self.picture()

    def begin_turn(self, sentence: str) -> None:
        self.answered = self.answered and not self.dealt  # a round's end came before: it is to be read
        wiped = self.forgets and (self.screen.paced or self.answered)
        if wiped:
            self.crowded = False  # a picture follows anyway
        self.show_opening()
        self.pictured = False
        self.tell_gathered(True)
        self.begun, self.gathering, self.dealt = True, False, False
        if wiped:
            self.screen.pause(BEFORE_A_WIPE)
            self.screen.wipe()
            self.picture()
            self.answered = False
        self.screen.rule(sentence.rstrip("."))
        self.screen.let_read(sentence)

    def close(self, sentence: str) -> None:
        self.tell_gathered(True)
        self.gathering = False
        self.screen.rule(self.reader.say("terminal-end"))
        self.line(sentence, Style.BOLD)

    def line(self, sentence: str, style: Style | None = None) -> None:
        """Prints a sentence; what is said to the person stands out."""
        self.screen.say(sentence, style or (Style.BOLD if self.to_you.search(sentence) else None))
        self.screen.let_read(sentence)


def said_once(sentences: list[str], reader: Reader) -> list[str]:
    """Says what happens several times in a row once, and how often."""
    found = []
    for sentence, alike in groupby(sentences):
        times = len(list(alike))
        more = reader.say("terminal-times", sentence=sentence.removesuffix("."), n=times)
        found.append(sentence if times == 1 else more)
    return found
