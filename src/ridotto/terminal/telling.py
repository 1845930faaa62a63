"""What happened, line by line: a heading for each turn, and what is for one pair of eyes marked as such."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from ridotto.kernel import SPECTATOR, Audience, Ended, Fact, Player, Sealed, TurnBegan, View, Won, only
from ridotto.table import Table
from ridotto.terminal.screen import Screen, Style

ONLY_YOU: Final = "ONLY YOU SEE THIS"
NOT_ALL: Final = "NOT EVERYBODY SEES THIS"
YOU: Final = "(you)"  # how a picture marks the one who looks at it
BEFORE_A_WIPE: Final = 1.5  # seconds more, since it will not come back


class Teller:
    """One person's ears and eyes. What is told comes from the table's news, and is told once.

    Under strict memory a screen that can be wiped holds one turn at a time, and nothing of a look that is over
    (MC1-251, MC2-251). In a hurry it is wiped after an answer only, and not when Fate has come in between: else
    nobody could read it.
    """

    def __init__(self, table: Table, me: Player, screen: Screen) -> None:
        self.table = table
        self.me = me
        self.screen = screen
        self.game = table.game
        self.setup = table.setup
        self.view: View = self.game.view(self.setup, me)
        self.heard = 0
        self.begun = False  # the first turn or question has come
        self.gathering = True  # Fate deals
        self.gathered: list[str] = []  # what came of it
        self.whispered: list[str] = []  # and what of it is for these ears alone
        self.my_turn = False
        self.over = False
        self.pictured = False  # in this turn
        self.answered = False  # since the screen was wiped, or Fate dealt
        self.forgets = screen.wipes and not table.terms.reminds(me)

    @property
    def people(self) -> list[str]:
        """Who sits there by now."""
        return [sitter.name for sitter in self.table.company.sitters]

    def remember(self) -> None:
        """Back at a table: what was told before is known to the view, and not told again."""
        self.table.opened_by(self.me)
        facts = self.table.match.heard_by(self.me)
        for fact in facts:
            self.note(fact)
            if isinstance(fact, TurnBegan):
                self.begun, self.gathering = True, False
        self.heard = len(facts)

    def picture(self) -> None:
        self.pictured = True
        self.screen.line()
        for line in self.game.pictured(self.setup, self.view, self.people, self.screen.width()):
            self.screen.line(line, Style.BOLD if YOU in line else None)

    def catch_up(self) -> None:
        """Tell all that is new."""
        for heard in self.table.news(self.me, self.heard):
            self.heard = heard.number
            sentence = self.game.told(self.setup, heard.fact, self.people, self.view)
            self.note(heard.fact)
            if sentence:
                self.tell(heard.fact, self.table.audience(self.me, heard.number), sentence)

    def gather(self) -> None:
        """Fate deals: that is told all at once, and then there is a new picture to see."""
        if not self.gathering:
            self.gathering = True
            self.pictured = False

    def note(self, fact: Fact) -> None:
        if isinstance(fact, TurnBegan):
            self.my_turn = fact.player == self.me
        elif isinstance(fact, Ended):
            self.over = True
        self.view.hear(fact)

    def before_answer(self) -> None:
        """A decision is easier with the table in sight: after Fate has dealt, and in one's own turn."""
        self.tell_gathered(self.begun)
        if (self.gathering or self.my_turn) and not self.pictured:
            self.picture()

    def after_answer(self, to_a_pause: bool) -> None:
        self.begun, self.gathering = True, False
        self.answered = True
        if to_a_pause and self.forgets:
            self.screen.wipe()  # what was seen is over

    # One fact.

    def tell(self, fact: Fact, audience: Audience, sentence: str) -> None:
        if isinstance(fact, TurnBegan):
            self.begin_turn(sentence)
        elif not audience & only(SPECTATOR):
            self.tell_secret(fact, ONLY_YOU if audience == only(self.me) else NOT_ALL, sentence)
        elif isinstance(fact, Ended):
            self.close(sentence)
        elif self.gathering:
            self.gathered.append(sentence)
        elif not self.over:
            self.line(sentence, Style.BOLD if self.people[self.me] in sentence else None)
        elif isinstance(fact, Won):
            self.line(sentence, Style.GOOD)  # a picture shows the rest

    def tell_secret(self, fact: Fact, label: str, sentence: str) -> None:
        if isinstance(fact, Sealed):
            return  # one's own words, just said
        if label == ONLY_YOU and self.gathering:
            self.whispered.append(sentence)
        else:
            self.screen.secret(label, sentence)
            self.screen.let_read(sentence)

    def tell_gathered(self, in_words: bool) -> None:
        """The first deal needs no words where a picture shows it."""
        if self.gathered and in_words:
            self.line(" ".join(said_once(self.gathered)))
        if self.whispered:
            whispers = " ".join(self.whispered)
            self.screen.secret(ONLY_YOU, whispers)
            self.screen.let_read(whispers)
        self.gathered.clear()
        self.whispered.clear()

    def begin_turn(self, sentence: str) -> None:
        self.pictured = False
        self.tell_gathered(True)
        self.answered = self.answered and not self.gathering  # a round's end came before: it is to be read
        self.begun, self.gathering = True, False
        if self.forgets and (self.screen.paced or self.answered):
            self.screen.pause(BEFORE_A_WIPE)
            self.screen.wipe()
            self.picture()
            self.answered = False
        self.screen.rule(sentence.rstrip("."))
        self.screen.let_read(sentence)

    def close(self, sentence: str) -> None:
        self.tell_gathered(True)
        self.gathering = False
        self.screen.rule("The end")
        self.line(sentence, Style.BOLD)

    def line(self, sentence: str, style: Style | None = None) -> None:
        self.screen.say(sentence, style)
        self.screen.let_read(sentence)


def said_once(sentences: list[str]) -> list[str]:
    """What happens several times in a row is said once, and how often."""
    found = []
    for sentence, alike in groupby(sentences):
        times = len(list(alike))
        found.append(sentence if times == 1 else f"{sentence.removesuffix('.')}, {times} times.")
    return found
