"""Abilities that have fired or are at work, as far as everybody can follow them: what is settled next, and how far."""

from __future__ import annotations

from ridotto.games.masquerade.agenda import Due, Group, Working, choices, fired
from ridotto.games.masquerade.deck.card import Ability, Effect
from ridotto.games.masquerade.deck.vocabulary import (
    ACTION,
    AFTER_ATTACK,
    ATTACKED,
    ATTACKING,
    DRAW,
    DRAW_UP_TO,
    EACH_THROWS,
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
from ridotto.games.masquerade.fray import ONE_OF, Fray
from ridotto.games.masquerade.numbers import UNKNOWN
from ridotto.games.masquerade.rows import Lying, Rows
from ridotto.games.masquerade.waiting import Waiting
from ridotto.games.masquerade.words import NOTATION, Place
from ridotto.kernel import Player


class Settling:
    """Of one action, or of one beginning or end of a turn."""

    def __init__(self, rows: Rows, turn: Player, fray: Fray, waiting: Waiting) -> None:
        self.rows = rows
        self.turn = turn
        self.fray = fray
        self.waiting = waiting
        self.turned: list[Lying] = []  # in their owner's turn, and not fired yet
        self.agenda: list[Group | Working] = []  # the last comes first

    # What has fired.

    def fire(self, seat: int, dues: list[Due]) -> None:
        group = Group(seat, dues)
        if group.waiting or group.ordered:
            self.agenda.append(group)

    def fire_turned(self) -> None:
        """First all are up, then it is decided what fires (MSQ-107)."""
        if self.turned:
            numbers = self.rows.numbers()
            dues: list[Due] = []
            for lying in self.turned:
                dues += fired(numbers, self.turn, lying, FLIP_UP)
            self.turned = []
            self.fire(self.turn, dues)

    def fire_after_fight(self) -> None:
        """The attacker's text comes first, then that of the attacked card (MSQ-100)."""
        numbers, target, attacker = self.rows.numbers(), self.fray.target, self.fray.attacker
        if target is not None and attacker is not None:
            defender = self.fray.defender
            self.fire(defender, choices(numbers, defender, target, attacker.card, ATTACKED, False))
            was_active = not self.fray.silenced  # MSQ-101
            self.fire(self.turn, choices(numbers, self.turn, attacker, target.card, AFTER_ATTACK, was_active))

    def fire_last_words(self, place: Place) -> None:
        """Attacked and killed in the turn of another (MSQ-070)."""
        lying = self.rows.at(place)
        if self.fray.fought and lying is self.fray.target and place.seat != self.turn:
            self.fire(place.seat, choices(self.rows.numbers(), place.seat, lying, UNKNOWN, KILLED, False))

    def forget_poison(self, lying: Lying) -> None:
        for number, each in enumerate(self.agenda):
            if isinstance(each, Group):
                for at, due in enumerate(each.ordered):
                    if due.lying is lying and due.ability is None:
                        each.ordered = each.ordered[at + 1 :]
                        self.agenda = self.agenda[: number + 1]
                        return

    def ability_of(self, card: int, at_start: bool) -> Ability | None:
        """What a card is said to use; None where another is to die instead of it, which Fate decides."""
        if self.fray.doomed_now() and self.rows.setup.cards[card].has(WOULD_BE_KILLED):
            self.fray.substituting = True
            return None
        ability = self.fired_ability(card)
        return self.used_ability(card, at_start) if ability is None else ability

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

    def used_ability(self, card: int, at_start: bool) -> Ability | None:
        """One that nobody had to wait for."""
        written = self.rows.setup.cards[card]
        whens = [INSTEAD_OF_DRAW] if at_start else [ACTION]
        if self.fray.target is not None:
            whens = [AFTER_ATTACK, ATTACKED, KILLED] if self.fray.fought else [ATTACKING]
        for when in whens:
            for ability in written.by_when[when]:
                if ability.deeds:
                    return ability
        return None

    def decline(self) -> None:
        due = self.choice()
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
        return self.choice_before_the_fight()

    def choice_before_the_fight(self) -> Due | None:
        """While an attack is declared and the totals are not compared yet, only the attacker's own text may be left."""
        attacker = self.fray.attacker
        if self.fray.target is None or self.fray.fought or attacker is None or attacker.card == UNKNOWN:
            return None
        for ability in self.rows.setup.cards[attacker.card].by_when[ATTACKING]:
            if ability.may and self.fray.is_possible(self.turn, attacker.card, ability.deeds[0]):
                return Due(self.turn, attacker, attacker.card, ability)
        return None

    # What is at work.

    def work(self, seat: int, card: int, effects: list[Effect]) -> None:
        working = Working(seat, card, effects)
        self.agenda.append(working)
        self.enter(working)

    def working(self) -> Working | None:
        """The ability that is at work now."""
        for each in reversed(self.agenda):
            if isinstance(each, Working):
                return each
            if each.waiting:
                return None
        return None

    def unfinished(self) -> Working | None:
        """The ability that goes on now: one that was at work before, where the last has come to its end."""
        for each in reversed(self.agenda):
            if isinstance(each, Working):
                if each.at < len(each.effects):
                    return each
            elif each.waiting:
                return None
        return None

    def enter(self, working: Working) -> None:
        """Begin with its next effects, up to one that somebody is asked about."""
        waiting = self.waiting
        while working.at < len(working.effects):
            effect = working.effects[working.at]
            if self.question_of(working, effect):
                return
            working.at += 1
            self.do(working, effect)
            if waiting.draws > 0 or waiting.throwers or self.fray.doomed_now() or waiting.asks:
                return

    def draw_on(self) -> None:
        """A card is drawn that nobody waits for: by a later effect of the text that is at work."""
        working = self.unfinished()
        while working is not None and working.at < len(working.effects):
            effect = working.effects[working.at]
            if not self.fray.is_possible(working.seat, working.card, effect):
                return
            working.at += 1
            if effect.kind in (DRAW, DRAW_UP_TO):
                self.do(working, effect)
                return

    def do(self, working: Working, effect: Effect) -> None:
        waiting = self.waiting
        if effect.kind == DRAW:
            waiting.draws = min(effect.count, self.rows.deck)
        elif effect.kind == DRAW_UP_TO:
            row = self.rows.rows[self.turn] if 0 <= self.turn < len(self.rows.rows) else []
            waiting.draws = max(min(effect.count - len(row), self.rows.deck), 0)
        elif effect.kind == EACH_THROWS:
            at = self.rows.order.index(self.turn)
            seats = self.rows.order[at:] + self.rows.order[:at]
            waiting.throwers = [seat for seat in seats for _ in range(effect.count)]
        elif effect.kind == KILL:
            self.fray.doomed = [*self.fray.concerned(working.seat, working.card, effect.cards), *self.fray.doomed]
        elif effect.kind == GIVE and not effect.to_defender:
            if self.fray.is_possible(working.seat, working.card, effect):
                waiting.ask("ToWhom", working.seat)
        elif effect.kind == ROLL:
            waiting.draws = 1

    def roll(self, pips: int) -> None:
        """A die is asked of Fate like a card."""
        self.waiting.draws = 0
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
            elif effect.kind == GIVE and not effect.to_defender:
                self.waiting.ask("ToWhom", working.seat)

    def recall(self, by: Player) -> None:
        self.waiting.ask("SideOfRecalled", by)
        working = self.working()
        if working is not None:
            working.at += 1

    def throw(self, place: Place) -> None:
        working = self.working()
        if working is not None and working.at < len(working.effects):
            if working.effects[working.at].special == "burden":
                working.at += 1
                if self.rows.at(place).card != working.card:
                    self.waiting.ask("ToWhom", working.seat)
                return
        self.waiting.throw(place.seat)

    # What is asked.

    def question(self) -> tuple[str, list[Player]] | None:
        """By its name, and whom; empty where Fate comes first; None where nothing is left to be settled."""
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
        due = self.choice_before_the_fight()
        return None if due is None else ("WhetherToUse", [Player(due.seat)])

    def question_of(self, working: Working, effect: Effect) -> str:
        """What is asked about an effect, if anything is."""
        if effect.kind == RECALL:
            return "WhomToRecall" if self.fray.is_possible(working.seat, working.card, effect) else ""
        if effect.kind in ONE_OF and effect.cards.one:
            return ONE_OF[effect.kind] if self.fray.is_possible(working.seat, working.card, effect) else ""
        return "WhatToPay" if effect.kind == SPECIAL and effect.special == "burden" else ""
