"""Who has the floor: what is asked and of whom, gathered from what was told."""

from __future__ import annotations

from typing import Final

from ridotto.games.mascarade.facts import (
    AllTurnedDown,
    Announced,
    Chose,
    Claimed,
    Dealt,
    Declined,
    Guessed,
    Lingered,
    Looked,
    MayNotAnnounce,
    MustSwap,
    Passed,
    PutDown,
    Returned,
    Revealed,
    ShownAround,
    TookUp,
    Touched,
    TurnedDown,
    Used,
)
from ridotto.games.mascarade.seating import Seating
from ridotto.games.mascarade.setup import NOBODY, Ball
from ridotto.games.mascarade.words import (
    BISHOP,
    FOOL,
    GURU,
    INQUISITOR,
    PRINCESS,
    PUPPETEER,
    SORCERESS,
    SPY,
    TRICKSTER,
    WITCH,
    Mask,
    Place,
)
from ridotto.kernel import CLOCK, FATE, Ended, Fact, Player, Sealed, TimeRanOut, TurnBegan

# What the user of a power is asked first. The other masks ask nothing.
POWERS_ASK: Final[dict[Mask, str]] = {
    BISHOP: "WhichOfTheRichest",
    FOOL: "FirstMask",
    GURU: "WhomToQuestion",
    INQUISITOR: "WhomToQuestion",
    PRINCESS: "WhomToShow",
    PUPPETEER: "FirstPuppet",
    SORCERESS: "WhoseWealth",
    SPY: "WhomToSpyOn",
    TRICKSTER: "WhichOfTheRichest",
    WITCH: "WhoseWealth",
}
SECOND_CHOICE: Final = {"FirstMask": "SecondMask", "FirstPuppet": "SecondPuppet"}


class Floor:
    """The question by its name, and who is asked it. `me` is the one who listens."""

    def __init__(self, setup: Ball, seating: Seating, me: Player) -> None:
        self.setup = setup
        self.seating = seating
        self.me = me
        self.question = "WhichMask"  # empty when nothing is asked
        self.asked: list[Player] = [FATE]
        self.sealed = False  # asked at once: answers stay sealed until the last is in
        self.announcer = NOBODY
        self.dealt = 0
        self.shown_around: Place | None = None  # what the Princess has shown to all but one

    def hear(self, fact: Fact) -> None:
        if isinstance(fact, (Sealed, TimeRanOut)):
            self.hear_clock_or_seal(fact)
        elif isinstance(fact, (Announced, Passed, Claimed)):
            self.hear_claims(fact)
        elif isinstance(fact, (Used, Chose, Declined, Guessed, ShownAround, Revealed, TurnedDown)):
            self.hear_powers(fact)
        elif isinstance(fact, (TurnBegan, MustSwap, MayNotAnnounce, Touched, Looked, TookUp)):
            self.hear_deeds(fact)
        elif isinstance(fact, (Dealt, AllTurnedDown)):
            self.hear_opening(fact)
        elif isinstance(fact, (Returned, PutDown, Lingered, Ended)):
            self.ask_nobody()

    def hear_opening(self, fact: Fact) -> None:
        if isinstance(fact, Dealt):
            self.dealt += 1
            if self.dealt < len(self.setup.places):
                return
            if self.setup.pauses:
                self.ask_together("Ready", NOBODY)  # MC1-018, MC2-018
            else:
                self.ask_nobody()
        elif self.setup.start == NOBODY:
            self.ask("WhoBegins", FATE)
        else:
            self.ask_nobody()

    def hear_deeds(self, fact: Fact) -> None:
        if isinstance(fact, TurnBegan):
            self.ask("WhichOfMine" if self.setup.small else "WhatToDo", fact.player)
            self.shown_around = None
        elif isinstance(fact, (MustSwap, MayNotAnnounce)):
            self.ask("WhatToDo", fact.player)
        elif isinstance(fact, Touched):
            self.ask("WhatToDo", fact.by)
        elif isinstance(fact, TookUp):
            self.ask("SwapOrKeep", fact.by)
        elif isinstance(fact, Looked):
            if self.setup.pauses:
                self.ask("SeenEnough", fact.by)  # MC1-370, MC2-370
            else:
                self.ask_nobody()

    def hear_claims(self, fact: Fact) -> None:
        """Clockwise until it comes back to the announcer, or all at once (MC1-092, MC2-092)."""
        if isinstance(fact, Announced):
            self.announcer = fact.by
            if self.setup.together:
                self.ask_together("ClaimToo", fact.by)
            else:
                self.ask("ClaimToo", self.seating.left_of(fact.by))
        elif isinstance(fact, (Passed, Claimed)):
            following = self.seating.left_of(fact.by)
            if self.setup.together or following == self.announcer:
                self.ask_nobody()
            else:
                self.ask("ClaimToo", following)

    def hear_powers(self, fact: Fact) -> None:
        if isinstance(fact, Used):
            if fact.mask in POWERS_ASK:
                self.ask(POWERS_ASK[fact.mask], fact.by)
            else:
                self.ask_nobody()
        elif isinstance(fact, Chose):
            if self.question == "WhomToQuestion":
                self.ask("WhoAreYou", self.seating.sitters[fact.at.seat])
            elif self.question in SECOND_CHOICE:
                self.ask(SECOND_CHOICE[self.question], fact.by)
            else:
                self.ask_nobody()
        elif isinstance(fact, ShownAround):
            self.shown_around = fact.at
            if self.setup.pauses:
                self.ask_together("Ready", fact.but)  # MC2-344
        elif isinstance(fact, TurnedDown):
            if fact.at is self.shown_around:
                self.shown_around = None
                self.ask_nobody()
        elif isinstance(fact, Declined):
            self.ask_nobody()
        elif isinstance(fact, Guessed) or not self.is_private(fact):
            self.let_all_see()

    def is_private(self, fact: Fact) -> bool:
        """What the Princess shows is told to some ears only (MC2-253)."""
        return isinstance(fact, Revealed) and fact.at is self.shown_around

    def let_all_see(self) -> None:
        """MC1-371, MC2-371."""
        if self.setup.pauses and self.setup.reveal_seconds > 0:
            self.ask("Linger", CLOCK)
        else:
            self.ask_nobody()

    def hear_clock_or_seal(self, fact: Fact) -> None:
        """Of the others' sealed answers a player hears only that the clock gave one."""
        if self.sealed:
            done = fact.player if isinstance(fact, TimeRanOut) else self.me
            self.asked = [player for player in self.asked if player != done]

    def ask(self, question: str, player: Player) -> None:
        self.question, self.asked, self.sealed = question, [player], False

    def ask_together(self, question: str, but: Player) -> None:
        asked = [player for player in self.setup.everybody if player != but]
        self.question, self.asked, self.sealed = question, asked, True

    def ask_nobody(self) -> None:
        self.question, self.asked, self.sealed = "", [], False
