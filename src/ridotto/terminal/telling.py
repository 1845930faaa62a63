"""Tells what happened, line by line: a heading for each turn, and a mark on what is for one pair of eyes."""

from __future__ import annotations

import re
from itertools import groupby
from typing import Final

import msgspec

from ridotto.games import game_called
from ridotto.house import messages
from ridotto.house.shown import FactShown, QuestionShown
from ridotto.kernel import Catalogue, Ended, Fact, Reader, Sealed, TurnBegan, View, Won
from ridotto.terminal.local_table import LocalTable
from ridotto.terminal.screen import Screen, Style

LISTED: Final = re.compile(r"[A-Z]\d+\s?:")  # how a sentence about one place of many begins
MANY: Final = 4  # facts before the first turn; where there are more, a picture shows them better
RIGHT: Final = "✓"
WRONG: Final = "✗"
BEFORE_A_WIPE: Final = 1.5  # seconds more, since it will not come back


class Teller:
    """One person's ears and eyes. What is told comes from messages of the table, and is told once.

    Under strict memory a screen that can be wiped holds one turn at a time, and nothing of a look that is over
    (TBL-001). In a hurry it is wiped after an answer only, and not when Fate has come in between: else
    nobody could read it.
    """

    def __init__(self, table: LocalTable, screen: Screen, catalogue: Catalogue) -> None:
        """The first message of a table is its welcome; `begin` tells what that has brought."""
        self.table = table
        self.me = table.player
        self.screen = screen
        self.catalogue = catalogue
        welcome = table.next_message()
        assert isinstance(welcome, messages.Welcome)
        self.shown = welcome.table
        self.question: QuestionShown | None = welcome.question
        self.unheard = welcome.facts
        self.game = game_called(self.shown.game)
        self.setup = self.game.set_up(self.shown.players, self.shown.options)
        self.view: View = self.game.view(self.setup, self.me)
        self.view.forgets = self.shown.terms.memory != "aid"
        self.begun = False  # the first turn or question has come
        self.turns = 0
        self.crowded = False  # so much is laid open before the first turn that it is shown, and not told
        self.dealing = True  # Fate deals
        self.deal_told: list[str] = []  # what came of it
        self.whispered: list[str] = []  # and what of it is for these ears alone
        self.turn_told: list[str] = []  # what others do in their turn, to be told in one go
        self.dealt = True  # since the last turn began or was answered: a new picture is due
        self.my_turn = False
        self.over = False
        self.pictured = False  # in this turn
        self.answered = False  # since the screen was wiped, or Fate dealt
        self.forgets = screen.wipes and self.view.forgets
        words = self.reader.say("terminal-to-you").split()
        self.to_you = re.compile(rf"\b({'|'.join(words)})\b", re.IGNORECASE)

    @property
    def people(self) -> list[str]:
        """The names of those who sit there, and of those who wait: they sit down in this order."""
        return [*[seat.name or "" for seat in self.shown.seats], *self.shown.door]

    @property
    def reader(self) -> Reader:
        """The person, as sentences of this moment speak to them."""
        return self.game.reader(self.setup, self.catalogue, self.people, self.me, self.view)

    @property
    def others_play(self) -> bool:
        """It is somebody else's turn."""
        return self.turns > 0 and not self.my_turn and not self.over

    def remember(self, heard: int) -> None:
        """Comes back to a table: what was told before is known to the view, and not told again."""
        for number in range(1, heard + 1):
            fact = self.table.fact(number)
            self.note(fact)
            if isinstance(fact, TurnBegan):
                self.end_deal()
        self.note_asking()

    def picture(self) -> None:
        self.pictured = True
        self.screen.line()
        mark = self.reader.say("picture-you")
        for line in self.game.picture(self.setup, self.view, self.reader, self.screen.width()):
            self.screen.line(line, Style.BOLD if mark in line else None)

    def begin(self) -> None:
        """Tells what the welcome has brought."""
        self.catch_up(self.unheard)

    def hear(self, message: messages.ToScreen) -> None:
        """Takes in a message, and tells what is new by it."""
        if isinstance(message, messages.TableNews):
            self.shown = message.table
        elif isinstance(message, messages.News):
            self.question = message.question
            self.catch_up(message.facts)

    def catch_up(self, facts: list[FactShown]) -> None:
        """Tells facts: what Fate has dealt, and what somebody has done, one after the other."""
        self.note_asking()
        for dealt, alike in groupby(facts, lambda fact: fact.n in self.table.fate.dealt):
            if dealt:
                self.begin_dealing()
            else:
                self.go_on()
            self.tell_all(list(alike))
        if not self.over:
            self.go_on()

    def tell_all(self, facts: list[FactShown]) -> None:
        self.crowded = self.begun and not self.dealing and self.opening_in(facts) > MANY
        for shown in facts:
            fact = self.table.fact(shown.n)
            sentence = self.reader.brief_fact(fact) if self.others_play else self.reader.fact(fact)
            proof = self.game.proves(self.view, fact)
            self.note(fact)
            if sentence and proof is not None:
                self.tell_others()
                self.line(f"{RIGHT if proof else WRONG} {sentence}", Style.GOOD if proof else None)
            elif sentence:
                self.tell(fact, shown, sentence)
        self.show_opening()

    def opening_in(self, facts: list[FactShown]) -> int:
        """Returns how many of these facts everybody hears before the first turn."""
        found = 0
        for shown in facts:
            if self.turns or isinstance(self.table.fact(shown.n), TurnBegan):
                break
            if is_public(shown):
                found += 1
        return found

    def begin_dealing(self) -> None:
        """Gathers what Fate deals: that is told all at once, and then there is a new picture to see."""
        if not self.dealing:
            self.dealing = self.dealt = True
            self.pictured = False

    def end_deal(self) -> None:
        """Notes that a turn has begun, or was answered."""
        self.begun, self.dealing, self.dealt = True, False, False

    def go_on(self) -> None:
        """Tells what Fate dealt in the middle of the game, before somebody else answers."""
        if self.dealing and self.turns:
            self.tell_deal(True)
            self.dealing = False

    def note(self, fact: Fact) -> None:
        if isinstance(fact, TurnBegan):
            self.turns += 1
            self.my_turn = fact.player == self.me
        elif isinstance(fact, Ended):
            self.over = True
        self.view.hear(fact)

    def note_asking(self) -> None:
        self.view.set_asking(self.table.asking())

    def before_answer(self) -> None:
        """Shows the table before a decision: after Fate has dealt, and in the person's turn."""
        self.tell_deal(self.begun)
        self.tell_others()
        if (self.dealt or self.my_turn) and not self.pictured:
            self.picture()

    def after_answer(self, to_a_pause: bool) -> None:
        self.end_deal()
        self.answered = True
        if to_a_pause and self.forgets:
            self.screen.wipe()  # what was seen is over

    # One fact.

    def tell(self, fact: Fact, shown: FactShown, sentence: str) -> None:
        if isinstance(fact, TurnBegan):
            self.begin_turn(sentence)
        elif not is_public(shown):
            self.tell_secret(fact, shown.to == "you", sentence)
        elif isinstance(fact, Ended):
            self.close(sentence)
        elif self.dealing:
            self.deal_told.append(sentence)
        elif self.crowded:
            pass  # a picture follows
        elif not self.over:
            self.tell_public(sentence)
        elif isinstance(fact, Won):
            self.line(sentence, Style.GOOD)  # a picture shows the rest

    def tell_public(self, sentence: str) -> None:
        """Tells what everybody hears. What others do in a turn is told in one paragraph, and in another one from what
        concerns the person on; an entry of a list, such as `P2: …`, has a line of its own."""
        if not self.others_play or LISTED.match(sentence):
            self.tell_others()
            self.line(sentence)
            return
        if self.to_you.search(sentence) and not any(map(self.to_you.search, self.turn_told)):
            self.tell_others()
        self.turn_told.append(sentence)

    def tell_others(self) -> None:
        """Tells what others have done since the person was last told something."""
        if self.turn_told:
            self.line(" ".join(said_once(self.turn_told, self.reader)))
        self.turn_told.clear()

    def tell_secret(self, fact: Fact, alone: bool, sentence: str) -> None:
        if isinstance(fact, Sealed):
            return  # the person's own words, just said
        if alone and self.dealing:
            self.whispered.append(sentence)
        else:
            self.whisper(alone, sentence)

    def whisper(self, alone: bool, sentence: str) -> None:
        """Prints what the person hears alone, or with some others."""
        self.tell_others()
        label = self.reader.say("terminal-only-you") if alone else self.reader.say("terminal-not-everybody")
        self.screen.secret(f"{label}{self.reader.say('common-colon')}{sentence}")
        self.screen.let_read(sentence)

    def tell_deal(self, in_words: bool) -> None:
        """Tells what Fate dealt, in another's turn with the rest of it. The first deal needs no words where a picture
        shows it."""
        if self.others_play:
            for sentence in self.deal_told:
                self.tell_public(sentence)
        elif self.deal_told and in_words:
            self.tell_others()
            self.line(" ".join(said_once(self.deal_told, self.reader)))
        if self.whispered:
            self.whisper(True, " ".join(self.whispered))
        self.deal_told.clear()
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
        self.tell_deal(True)
        self.tell_others()
        self.end_deal()
        if wiped:
            self.screen.pause(BEFORE_A_WIPE)
            self.screen.wipe()
            self.picture()
            self.answered = False
        self.screen.rule(sentence.rstrip("."))
        self.screen.let_read(sentence)

    def close(self, sentence: str) -> None:
        self.tell_deal(True)
        self.tell_others()
        self.dealing = False
        self.screen.rule(self.reader.say("terminal-end"))
        self.line(sentence, Style.BOLD)

    def line(self, sentence: str, style: Style | None = None) -> None:
        """Prints a sentence; what is said to the person stands out."""
        self.screen.say(sentence, style or (Style.BOLD if self.to_you.search(sentence) else None))
        self.screen.let_read(sentence)


def is_public(shown: FactShown) -> bool:
    """True when everybody at the table has heard this, and all who watch."""
    return shown.to is msgspec.UNSET


def said_once(sentences: list[str], reader: Reader) -> list[str]:
    """Says what happens several times in a row once, and how often."""
    found = []
    for sentence, alike in groupby(sentences):
        times = len(list(alike))
        more = reader.say("terminal-times", sentence=sentence.removesuffix("."), n=times)
        found.append(sentence if times == 1 else more)
    return found
