"""What is going on, as far as everybody can follow it: whose turn, what has fired, who is asked what.

Nobody is told a question; it follows from what was told, and from what would have been told otherwise. What follows
from one answer is told in one breath: this is read after the last fact of it.
"""

from __future__ import annotations

from typing import Final

from ridotto.games.masquerade.agenda import Due, Group, Working, fired
from ridotto.games.masquerade.deck.card import Ability, Effect
from ridotto.games.masquerade.deck.vocabulary import (
    ACTION,
    AFTER_ATTACK,
    ATTACKED,
    ATTACKING,
    DRAW,
    DRAW_UP_TO,
    EACH_THROWS,
    END_OF_TURN,
    FACE_UP,
    FACE_UP_SIDE,
    FLIP,
    FLIP_UP,
    GIVE,
    INSTEAD_OF_DRAW,
    KILL,
    KILLED,
    RECALL,
    ROLL,
    SPECIAL,
    WOULD_BE_KILLED,
)
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
from ridotto.games.masquerade.fray import ONE_OF, Fray
from ridotto.games.masquerade.numbers import UNKNOWN
from ridotto.games.masquerade.rows import Lying, Rows
from ridotto.games.masquerade.setup import NOBODY, OPENING, ROW
from ridotto.games.masquerade.words import NOTATION, Place
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
        setup = rows.setup
        self.phase = DEAL
        self.turn = NOBODY
        self.turns = [0] * setup.players  # that each has had; of those before one came, whether there were any
        self.fresh: list[int] = []  # who had none before one came
        self.actions = 0  # used in this turn
        self.acting: Lying | None = None
        self.fray = Fray(rows)
        self.acted: list[Lying] = []
        self.acted_cards: list[int] = []  # the same by number, wherever they go in this turn
        # What waits.
        self.asks = ""  # said by the last fact
        self.asks_whom = NOBODY
        self.draws = 0  # that Fate owes
        self.choosing = False  # sides, in secret
        self.chosen = 0  # sides that all have chosen
        self.sealed: list[str] = []  # one's own
        self.looking = NOBODY  # who looks at the deck
        self.joining = False
        self.throwers: list[int] = []
        self.turned: list[Lying] = []  # in their owner's turn, and not fired yet
        self.may_fire = False  # what is turned up now
        self.agenda: list[Group | Working] = []  # the last comes first

    # The fold. The rows have not heard the fact yet.

    def hear(self, fact: Fact) -> None:
        if not isinstance(fact, TurnedUp):
            self.fire_turned()
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
                self.forget_poison(self.rows.at(fact.at))
            self.fray.hear(fact)
        elif isinstance(fact, (Uses, Declined, Chose)):
            self.use(fact)
        elif isinstance(fact, (AllChose, Sealed, Begins, Gathered, Joined, NobodyJoined, NoTurnYet)):
            self.deal(fact)
        elif isinstance(fact, (HadATurn, UsedActions, HasActed)):
            self.go_on(fact)
        elif isinstance(fact, Ended):
            self.stop(OVER)
        else:
            self.settle(fact)

    def go_on(self, fact: Fact) -> None:
        """A match that begins in the middle says what a whole one would have shown."""
        if isinstance(fact, HadATurn):
            self.turns[fact.player] = 1
        elif isinstance(fact, UsedActions):
            self.stop(ACTING)
            self.actions = fact.count
        elif isinstance(fact, HasActed):
            lying = self.rows.at(fact.at)
            self.acted.append(lying)
            if lying.card != UNKNOWN:
                self.acted_cards.append(lying.card)

    def settle(self, fact: Fact) -> None:
        """Answers to questions of abilities, and of the draw."""
        if isinstance(fact, MayDraw):
            self.draws = min(fact.count, self.rows.deck)
            self.begin_placement()
        elif isinstance(fact, Discarded):
            self.throw(fact.at)
        elif isinstance(fact, NothingToDiscard):
            self.throwers = self.throwers[1:]
        elif isinstance(fact, Recalled):
            working = self.working()
            self.ask("SideOfRecalled", fact.by)
            if working is not None:
                working.at += 1
        elif isinstance(fact, (LaidUp, LaidDown, Moved)):
            self.ask("", NOBODY)
        elif isinstance(fact, LookedAtDeck):
            self.draws = fact.cards
            self.looking = fact.player
        elif isinstance(fact, Decided):
            self.looking = NOBODY
            if len(self.rows.hands[fact.player]) > 1:
                self.ask("ToWhom", fact.player)
        elif isinstance(fact, Gave):
            self.ask("", NOBODY)
        elif isinstance(fact, DiscardedFromDeck):
            self.looking = NOBODY
        elif isinstance(fact, Rolled):
            self.roll(fact.pips)

    def ask(self, question: str, whom: int) -> None:
        self.asks, self.asks_whom = question, Player(whom)

    # Deals, draws and sides.

    def deal(self, fact: Fact) -> None:
        if isinstance(fact, Begins) and self.phase == DEAL:
            self.draws = OPENING * self.rows.setup.players
            self.choosing = True
        elif isinstance(fact, Gathered):
            self.draws = sum([len(row) for row in self.rows.rows])
            self.choosing = self.draws > 0
        elif isinstance(fact, Sealed):
            self.sealed.append(fact.text)
        elif isinstance(fact, AllChose):
            self.chosen = fact.number
            if fact.number == max([len(hand) for hand in self.rows.hands]):
                self.choosing, self.chosen, self.sealed = False, 0, []
        elif isinstance(fact, Joined):
            self.sit_down(fact.player)
        elif isinstance(fact, NoTurnYet):
            self.fresh.append(fact.player)
        elif isinstance(fact, NobodyJoined):
            self.joining = False

    def sit_down(self, newcomer: Player) -> None:
        if newcomer == self.rows.player:
            self.stop(END)
            self.turns = [0 if seat in self.fresh else 1 for seat in range(newcomer)]
        self.turns += [0] * (newcomer + 1 - len(self.turns))
        self.joining = True
        self.draws = OPENING

    def draw(self) -> None:
        """A draw that nothing else asked for is that of the turn."""
        if self.draws > 0:
            self.draws -= 1
        elif self.phase == START:
            self.begin_placement()

    def begin_placement(self) -> None:
        """Whatever had fired when the turn began is settled."""
        self.phase = PLACEMENT
        self.agenda = []

    # Turns and actions.

    def stop(self, phase: str) -> None:
        """Nothing waits any more."""
        self.phase = phase
        self.ask("", NOBODY)
        self.draws, self.choosing, self.chosen, self.sealed = 0, False, 0, []
        self.looking, self.joining, self.may_fire = NOBODY, False, False
        self.throwers, self.turned, self.agenda = [], [], []
        self.acting = None
        self.fray = Fray(self.rows)

    def begin_turn(self, player: Player) -> None:
        """What fires is fixed now (MSQ-109), and on a seat's first turn only poison (MSQ-073)."""
        self.stop(START)
        self.turn, self.actions, self.acted, self.acted_cards = player, 0, [], []
        numbers = self.rows.numbers()
        dues: list[Due] = []
        for lying in self.rows.rows[player]:
            if lying.poison != NOBODY:
                dues.append(Due(player, lying, lying.card, None))
            if self.turns[player] > 0:
                dues += fired(numbers, player, lying, FACE_UP)
        self.turns[player] += 1
        self.push(Group(player, dues))

    def push(self, group: Group) -> None:
        if group.waiting or group.ordered:
            self.agenda.append(group)

    def act(self, fact: Fact) -> None:
        if isinstance(fact, ActsWith):
            self.stop(ACTING)
            self.acting = self.rows.at(fact.at)
            self.may_fire = True
            self.ask("HowToAct", fact.at.seat)
        elif isinstance(fact, WillAttack):
            self.has_acted()
            self.fray.attacker = self.rows.at(fact.at)
            self.ask("WhomToAttack", fact.at.seat)
        elif isinstance(fact, Attacks):
            self.ask("", NOBODY)
            self.fray.target, self.fray.defender = self.rows.at(fact.target), Player(fact.target.seat)
            self.may_fire = True
        elif isinstance(fact, EndsTurn):
            self.end_turn()

    def has_acted(self) -> None:
        """Once it is said how."""
        if self.acting is not None:
            self.actions += 1
            self.acted.append(self.acting)
            if self.acting.card != UNKNOWN:
                self.acted_cards.append(self.acting.card)
            self.acting = None

    def end_turn(self) -> None:
        self.stop(END)
        numbers = self.rows.numbers()
        at = self.rows.order.index(self.turn) if self.turn in self.rows.order else 0
        for seat in reversed(self.rows.order[at:] + self.rows.order[:at]):
            dues: list[Due] = []
            for lying in self.rows.rows[seat]:
                dues += fired(numbers, seat, lying, END_OF_TURN)
            self.push(Group(seat, dues))
        self.joining = self.rows.setup.joining

    def turn_over(self, fact: Fact) -> None:
        self.has_acted()
        if isinstance(fact, TurnedUp):
            lying = self.rows.at(fact.at)
            if lying in self.acted:
                self.acted_cards.append(self.rows.number(fact.card))
            if self.may_fire and fact.at.seat == self.turn:
                self.turned.append(lying)
        self.ask("", NOBODY)

    def fire_turned(self) -> None:
        """First all are up, then it is decided what fires (MSQ-107)."""
        if self.turned:
            numbers = self.rows.numbers()
            dues: list[Due] = []
            for lying in self.turned:
                dues += fired(numbers, self.turn, lying, FLIP_UP)
            self.turned = []
            self.push(Group(self.turn, dues))
        self.may_fire = self.may_fire and self.acting is not None

    # Abilities.

    def forget_poison(self, lying: Lying) -> None:
        for number, each in enumerate(self.agenda):
            if isinstance(each, Group):
                for at, due in enumerate(each.ordered):
                    if due.lying is lying and due.ability is None:
                        each.ordered = each.ordered[at + 1 :]
                        self.agenda = self.agenda[: number + 1]
                        return

    def use(self, fact: Fact) -> None:
        if isinstance(fact, Uses):
            self.has_acted()
            self.ask("", NOBODY)
            self.begin(fact.player, self.rows.number(fact.card))
        elif isinstance(fact, Declined):
            if not self.fray.doomed_now():
                self.pass_over(self.choice())
        elif isinstance(fact, Chose):
            self.choose(fact.what)

    def begin(self, player: Player, card: int) -> None:
        if self.fray.doomed_now() and self.rows.setup.cards[card].has(WOULD_BE_KILLED):
            self.fray.substituting = True
            return
        ability = self.fired_ability(card)
        if ability is None:
            ability = self.used_ability(card)
        if ability is not None:
            if ability.when == INSTEAD_OF_DRAW:
                self.begin_placement()
            self.work(player, card, ability.deeds)

    def work(self, seat: int, card: int, effects: list[Effect]) -> None:
        working = Working(seat, card, effects)
        self.agenda.append(working)
        self.enter(working)

    def fired_ability(self, card: int) -> Ability | None:
        """What fired before it has come to nothing, or it would have been told."""
        for number in range(len(self.agenda) - 1, -1, -1):
            group = self.agenda[number]
            if isinstance(group, Group):
                for at, due in enumerate(group.ordered):
                    if due.card == card and due.ability is not None:
                        group.ordered = group.ordered[at + 1 :]
                        self.agenda = self.agenda[: number + 1]
                        return due.ability
        return None

    def used_ability(self, card: int) -> Ability | None:
        """One that nobody had to wait for."""
        written = self.rows.setup.cards[card]
        whens = [INSTEAD_OF_DRAW] if self.phase == START else [ACTION]
        if self.fray.target is not None:
            whens = [AFTER_ATTACK, ATTACKED, KILLED] if self.fray.fought else [ATTACKING]
        for when in whens:
            for ability in written.by_when[when]:
                if ability.deeds:
                    return ability
        return None

    def enter(self, working: Working) -> None:
        """Begin with its next effects, up to one that somebody is asked about."""
        while working.at < len(working.effects):
            effect = working.effects[working.at]
            if self.question_of(working, effect):
                return
            working.at += 1
            self.do(working, effect)
            if self.draws > 0 or self.throwers or self.fray.doomed_now() or self.asks:
                return

    def question_of(self, working: Working, effect: Effect) -> str:
        """What is asked about an effect, if anything is."""
        if effect.kind == RECALL:
            return "WhomToRecall" if self.fray.is_possible(working.seat, working.card, effect) else ""
        if effect.kind in ONE_OF and effect.cards.one:
            return ONE_OF[effect.kind] if self.fray.is_possible(working.seat, working.card, effect) else ""
        return "WhatToPay" if effect.kind == SPECIAL and effect.special == "burden" else ""

    def do(self, working: Working, effect: Effect) -> None:
        row = self.rows.rows[self.turn] if 0 <= self.turn < len(self.rows.rows) else []
        if effect.kind == DRAW:
            self.draws = min(effect.count, self.rows.deck)
        elif effect.kind == DRAW_UP_TO:
            self.draws = max(min(effect.count - len(row), self.rows.deck), 0)
        elif effect.kind == EACH_THROWS:
            at = self.rows.order.index(self.turn)
            seats = self.rows.order[at:] + self.rows.order[:at]
            self.throwers = [seat for seat in seats for _ in range(effect.count)]
        elif effect.kind == KILL:
            self.fray.doomed = [*self.fray.concerned(working.seat, working.card, effect.cards), *self.fray.doomed]
        elif effect.kind == FLIP:
            self.may_fire = effect.side == FACE_UP_SIDE
        elif effect.kind == GIVE and not effect.to_defender:
            self.ask("ToWhom", working.seat)
        elif effect.kind == ROLL:
            self.draws = 1

    def roll(self, pips: int) -> None:
        """A die is asked of Fate like a card."""
        self.draws = 0
        working = self.working()
        if working is not None:
            effect = working.effects[working.at - 1]
            if pips >= effect.count and effect.then:
                self.work(working.seat, working.card, effect.then)

    def choose(self, what: str) -> None:
        """What comes first; or a card for an effect."""
        top = self.agenda[-1] if self.agenda else None
        if isinstance(top, Group) and top.waiting:
            top.ordered += [due for due in top.waiting if due.is_called(what, self.rows)]
            top.waiting = [due for due in top.waiting if due not in top.ordered]
            top.settle_order()
            return
        working, answer = self.working(), NOTATION.by_text.get(what)
        if working is not None and isinstance(answer, Place) and working.at < len(working.effects):
            effect = working.effects[working.at]
            working.at += 1
            if effect.kind == KILL:
                self.fray.doomed = [self.rows.at(answer), *self.fray.doomed]
            elif effect.kind == FLIP:
                self.may_fire = effect.side == FACE_UP_SIDE
            elif effect.kind == GIVE and not effect.to_defender:
                self.ask("ToWhom", working.seat)

    def throw(self, place: Place) -> None:
        working = self.working()
        if working is not None and working.at < len(working.effects):
            if working.effects[working.at].special == "burden":
                working.at += 1
                if self.rows.at(place).card != working.card:
                    self.ask("ToWhom", working.seat)
                return
        if self.throwers and self.throwers[0] == place.seat:
            self.throwers = self.throwers[1:]

    def working(self) -> Working | None:
        """The ability that is at work now."""
        for each in reversed(self.agenda):
            if isinstance(each, Working):
                return each
            if each.waiting:
                return None
        return None

    def pass_over(self, due: Due | None) -> None:
        for each in self.agenda:
            if isinstance(each, Group) and due in each.ordered:
                each.ordered = [other for other in each.ordered if other is not due]

    def choice(self) -> Due | None:
        """Something that may be left, and is about to be settled."""
        for each in reversed(self.agenda):
            if isinstance(each, Group):
                for due in each.ordered:
                    if due.ability is not None and due.ability.may:
                        if self.fray.is_possible(due.seat, due.card, due.ability.deeds[0]):
                            return due
        return None

    # What is asked.

    def question(self) -> tuple[str, list[Player]]:
        """By its name, and whom; empty where only Fate has to answer, and when it is over."""
        self.fire_turned()
        if self.phase == OVER:
            return "", []
        if self.asks:
            return self.asks, [self.asks_whom]
        doomed = self.fray.doomed_now()
        if doomed and not self.fray.substituting:
            place = self.rows.place_of(doomed[0])
            assert place is not None
            return "WhetherToSubstitute", [Player(place[0])]
        if doomed or self.draws > 0:
            return "", []
        if self.choosing:
            return "SideOf", self.choosers()
        if self.looking != NOBODY:
            return "WhichToGive", [self.looking]
        for seat, hand in enumerate(self.rows.hands):
            if hand:
                return "UpOrDown", [Player(seat)]
        if self.throwers:
            return "WhatToThrow", [Player(self.throwers[0])]
        return self.question_of_agenda()

    def choosers(self) -> list[Player]:
        """Of sealed answers only one's own is known."""
        found = [Player(seat) for seat, hand in enumerate(self.rows.hands) if len(hand) > self.chosen]
        if len(self.sealed) > self.chosen:
            found = [player for player in found if player != self.rows.player]
        return found

    def question_of_agenda(self) -> tuple[str, list[Player]]:
        for each in reversed(self.agenda):
            if isinstance(each, Working):
                for at in range(each.at, len(each.effects)):
                    question = self.question_of(each, each.effects[at])
                    if question:
                        return question, [Player(each.seat)]
                    if each.effects[at].kind in (DRAW, DRAW_UP_TO, ROLL):
                        return "", []
            elif each.waiting:
                return "WhichNext", [Player(each.seat)]
            else:
                due = self.choice()
                if due is not None:
                    return "WhetherToUse", [Player(due.seat)]
        return self.question_of_phase()

    def question_of_phase(self) -> tuple[str, list[Player]]:
        if self.phase == START:
            row = self.rows.rows[self.turn]
            return ("", []) if row else ("HowManyToDraw", [self.turn])
        if self.phase == PLACEMENT:
            return ("WhatToThrow" if len(self.rows.rows[self.turn]) > ROW else "WhatToDo"), [self.turn]
        if self.phase == ACTING:
            return "WhatToDo", [self.turn]
        return ("AnybodyElse", [CLOCK]) if self.joining else ("", [])
