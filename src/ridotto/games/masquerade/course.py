"""What is going on, as far as everybody can follow it: whose turn, which phase of it, who is asked what.

Nobody is told a question; it follows from what was told, and from what would have been told otherwise. What follows
from one answer is told in one breath: this is read after the last fact of it.
"""

from __future__ import annotations

from typing import Final

from ridotto.games.masquerade.agenda import Due, fired
from ridotto.games.masquerade.deck.vocabulary import END_OF_TURN, FACE_UP, INSTEAD_OF_DRAW
from ridotto.games.masquerade.facts import (
    ActsWith,
    AllChose,
    Attacks,
    Begins,
    Chose,
    Decided,
    Declined,
    Discarded,
    DiscardedFromDeck,
    Drew,
    DrewUnseen,
    EndsTurn,
    Fought,
    Gathered,
    Gave,
    HadATurn,
    HasActed,
    Joined,
    Killed,
    LaidDown,
    LaidUp,
    LookedAtDeck,
    MayDraw,
    Moved,
    NobodyJoined,
    NoFight,
    NothingToDiscard,
    NoTurnYet,
    PoisonWorks,
    Recalled,
    Rolled,
    Spared,
    Substitutes,
    TurnedDown,
    TurnedUp,
    UsedActions,
    Uses,
    WillAttack,
)
from ridotto.games.masquerade.fray import Fray
from ridotto.games.masquerade.numbers import UNKNOWN
from ridotto.games.masquerade.rows import Lying, Rows
from ridotto.games.masquerade.settling import Settling
from ridotto.games.masquerade.setup import NOBODY, ROW
from ridotto.games.masquerade.waiting import Waiting
from ridotto.games.masquerade.words import Name
from ridotto.kernel import CLOCK, Ended, Fact, Player, Sealed, TurnBegan

# Phases.
DEAL: Final = "deal"
START: Final = "start"  # what a turn's beginning brings, up to the draw
PLACEMENT: Final = "placement"
ACTING: Final = "actions"
END: Final = "end"
OVER: Final = "over"


class Course:
    """The present turn, and what it waits for."""

    def __init__(self, rows: Rows) -> None:
        self.rows = rows
        self.phase = DEAL
        self.turn = NOBODY
        self.turns = [0] * rows.setup.players  # that each has had; of those before one came, whether there were any
        self.fresh: list[int] = []  # who had none before one came
        self.actions = 0  # used in this turn
        self.acting: Lying | None = None
        self.acted: list[Lying] = []
        self.acted_cards: list[int] = []  # the same by number, wherever they go in this turn
        self.fired: list[Name] = []  # turned up in this action, in their owner's turn
        # What waits.
        self.fray = Fray(rows)
        self.waiting = Waiting(rows)
        self.settling = Settling(rows, NOBODY, self.fray, self.waiting)

    # The fold. The rows have not heard the fact yet.

    def hear(self, fact: Fact) -> None:
        if not isinstance(fact, TurnedUp):
            self.settling.fire_turned()
        if isinstance(fact, (Drew, DrewUnseen)):
            self.draw()
        elif isinstance(fact, TurnBegan):
            self.begin_turn(fact.player)
        elif isinstance(fact, (ActsWith, WillAttack, Attacks, EndsTurn)):
            self.act(fact)
        elif isinstance(fact, (TurnedUp, TurnedDown)):
            self.turn_over(fact)
        elif isinstance(fact, (Fought, NoFight, PoisonWorks, Killed, Spared, Substitutes)):
            if isinstance(fact, PoisonWorks):
                self.settling.forget_poison(self.rows.at(fact.at))
            self.fray.hear(fact)
            if isinstance(fact, Fought):
                self.settling.fire_after_fight()
            elif isinstance(fact, Killed):
                self.settling.fire_last_words(fact.at)
        elif isinstance(fact, (Uses, Declined, Chose)):
            self.use(fact)
        elif isinstance(fact, (AllChose, Sealed, Gathered, NobodyJoined)):
            self.waiting.hear(fact)
        elif isinstance(fact, (Begins, Joined, NoTurnYet, HadATurn, UsedActions, HasActed)):
            self.come_in(fact)
        elif isinstance(fact, Ended):
            self.stop(OVER)
        else:
            self.settle(fact)

    def settle(self, fact: Fact) -> None:
        """Answers to questions of abilities, and of the draw."""
        waiting = self.waiting
        if isinstance(fact, MayDraw):
            waiting.draws = min(fact.count, self.rows.deck)
            self.begin_placement()
        elif isinstance(fact, Discarded):
            self.settling.throw(fact.at)
        elif isinstance(fact, NothingToDiscard):
            waiting.throw(fact.player)
        elif isinstance(fact, Recalled):
            self.settling.recall(fact.by)
        elif isinstance(fact, (LaidUp, LaidDown, Moved, Gave)):
            waiting.ask("", NOBODY)
        elif isinstance(fact, LookedAtDeck):
            waiting.draws = fact.cards
            waiting.looking = fact.player
        elif isinstance(fact, Decided):
            waiting.looking = NOBODY
            if len(self.rows.hands[fact.player]) > 1:
                waiting.ask("ToWhom", fact.player)
        elif isinstance(fact, DiscardedFromDeck):
            waiting.looking = NOBODY
        elif isinstance(fact, Rolled):
            self.settling.roll(fact.pips)

    # Who comes, and where a match begins in the middle: what a whole one would have shown.

    def come_in(self, fact: Fact) -> None:
        if isinstance(fact, Begins) and self.phase == DEAL:
            self.waiting.hear(fact)
        elif isinstance(fact, Joined):
            self.sit_down(fact.player)
        elif isinstance(fact, NoTurnYet):
            self.fresh.append(fact.player)
        elif isinstance(fact, HadATurn):
            self.turns[fact.player] = 1
        elif isinstance(fact, UsedActions):
            self.stop(ACTING)
            self.actions = fact.count
        elif isinstance(fact, HasActed):
            self.note_acted(self.rows.at(fact.at))

    def sit_down(self, newcomer: Player) -> None:
        if newcomer == self.rows.player:
            self.stop(END)
            self.turns = [0 if seat in self.fresh else 1 for seat in range(newcomer)]
        self.turns += [0] * (newcomer + 1 - len(self.turns))
        self.waiting.sit_down()

    # Turns.

    def stop(self, phase: str) -> None:
        """Nothing waits any more."""
        self.phase = phase
        self.acting = None
        self.fray = Fray(self.rows)
        self.waiting = Waiting(self.rows)
        self.settling = Settling(self.rows, self.turn, self.fray, self.waiting)

    def begin_turn(self, player: Player) -> None:
        """What fires is fixed now (MSQ-109), and on a seat's first turn only poison (MSQ-073)."""
        self.turn, self.actions, self.acted, self.acted_cards, self.fired = player, 0, [], [], []
        self.stop(START)
        numbers = self.rows.numbers()
        dues: list[Due] = []
        for lying in self.rows.rows[player]:
            if lying.poison != NOBODY:
                dues.append(Due(player, lying, lying.card, None))
            if self.turns[player] > 0:
                dues += fired(numbers, player, lying, FACE_UP)
        self.turns[player] += 1
        self.settling.fire(player, dues)

    def draw(self) -> None:
        """A draw that nothing else asked for is that of the turn."""
        if self.waiting.draws == 0:
            self.settling.draw_on()
        if self.waiting.draws > 0:
            self.waiting.draws -= 1
        elif self.phase == START:
            self.begin_placement()

    def begin_placement(self) -> None:
        """Whatever had fired when the turn began is settled."""
        self.phase = PLACEMENT
        self.settling.agenda = []

    def end_turn(self) -> None:
        self.stop(END)
        numbers = self.rows.numbers()
        at = self.rows.order.index(self.turn) if self.turn in self.rows.order else 0
        for seat in reversed(self.rows.order[at:] + self.rows.order[:at]):
            dues: list[Due] = []
            for lying in self.rows.rows[seat]:
                dues += fired(numbers, seat, lying, END_OF_TURN)
            self.settling.fire(seat, dues)
        self.waiting.joining = self.rows.setup.joining

    # Actions.

    def act(self, fact: Fact) -> None:
        if isinstance(fact, ActsWith):
            self.stop(ACTING)
            self.acting = self.rows.at(fact.at)
            self.waiting.ask("HowToAct", fact.at.seat)
        elif isinstance(fact, WillAttack):
            self.has_acted()
            self.fray.attacker = self.rows.at(fact.at)
            self.waiting.ask("WhomToAttack", fact.at.seat)
        elif isinstance(fact, Attacks):
            self.waiting.ask("", NOBODY)
            self.fray.target, self.fray.defender = self.rows.at(fact.target), Player(fact.target.seat)
            self.fray.silenced = self.is_silent_for(self.rows.at(fact.at))
        elif isinstance(fact, EndsTurn):
            self.end_turn()

    def is_silent_for(self, attacker: Lying) -> bool:
        """Whether another card that lies face up takes away its text (MSQ-153)."""
        silencers = self.rows.setup.silencers
        return any(
            lying.up and lying.card in silencers and lying is not attacker for row in self.rows.rows for lying in row
        )

    def has_acted(self) -> None:
        """Once it is said how."""
        if self.acting is not None:
            self.actions += 1
            self.note_acted(self.acting)
            self.acting = None
            self.fired = []
            self.waiting.ask("", NOBODY)

    def note_acted(self, lying: Lying) -> None:
        self.acted.append(lying)
        if lying.card != UNKNOWN:
            self.acted_cards.append(lying.card)

    def turn_over(self, fact: Fact) -> None:
        self.has_acted()
        if isinstance(fact, TurnedUp):
            lying = self.rows.at(fact.at)
            if lying in self.acted:
                self.acted_cards.append(self.rows.number(fact.card))
            if fact.at.seat == self.turn and fact.card not in self.fired:  # MSQ-066, MSQ-111
                self.fired.append(fact.card)
                self.settling.turned.append(lying)

    def use(self, fact: Fact) -> None:
        if isinstance(fact, Uses):
            self.has_acted()
            self.waiting.ask("", NOBODY)
            ability = self.settling.ability_of(self.rows.number(fact.card), self.phase == START)
            if ability is not None:
                if ability.when == INSTEAD_OF_DRAW:
                    self.begin_placement()
                self.settling.work(fact.player, self.rows.number(fact.card), ability.deeds)
        elif isinstance(fact, Declined):
            if not self.fray.doomed_now():
                self.settling.decline()
        elif isinstance(fact, Chose):
            self.settling.choose(fact.what)

    # What is asked.

    def question(self) -> tuple[str, list[Player]]:
        """By its name, and whom; empty where only Fate has to answer, and when it is over."""
        self.settling.fire_turned()
        if self.phase == OVER:
            return "", []
        if self.waiting.asks:
            return self.waiting.asks, [self.waiting.asks_whom]
        doomed = self.fray.doomed_now()
        if doomed and not self.fray.substituting:
            place = self.rows.place_of(doomed[0])
            assert place is not None
            return "WhetherToSubstitute", [Player(place[0])]
        if doomed or self.waiting.draws > 0:
            return "", []
        waits = self.waiting.question()
        if waits[0]:
            return waits
        settled = self.settling.question()
        return self.question_of_phase() if settled is None else settled

    def question_of_phase(self) -> tuple[str, list[Player]]:
        if self.phase == START:
            row = self.rows.rows[self.turn]
            numbers = self.rows.numbers()
            if len([due for lying in row for due in fired(numbers, self.turn, lying, INSTEAD_OF_DRAW)]) > 1:
                return "WhatReplacesTheDraw", [self.turn]
            return ("", []) if row else ("HowManyToDraw", [self.turn])
        if self.phase == PLACEMENT:
            return ("WhatToThrow" if len(self.rows.rows[self.turn]) > ROW else "WhatToDo"), [self.turn]
        if self.phase == ACTING:
            return "WhatToDo", [self.turn]
        return ("AnybodyElse", [CLOCK]) if self.waiting.joining else ("", [])
