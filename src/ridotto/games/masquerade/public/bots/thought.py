"""One decision of a bot: what each option brings at once, as far as it can be known."""

from __future__ import annotations

from typing import Final

from ridotto.games.masquerade.public.bots.gains import ExpectedGains
from ridotto.games.masquerade.public.bots.worth import HALF, TEXT, VICTORY, on_side
from ridotto.games.masquerade.public.deck.card import Card
from ridotto.games.masquerade.public.deck.vocabulary import ACTION, AFTER_ATTACK, ATTACKED, FLIP_UP, KILL, KING, QUEEN
from ridotto.games.masquerade.public.numbers import UNKNOWN
from ridotto.games.masquerade.public.prospects import stays
from ridotto.games.masquerade.public.rows import Lying
from ridotto.games.masquerade.public.setup import ACTIONS
from ridotto.games.masquerade.public.view import SalonView
from ridotto.games.masquerade.public.words import (
    ATTACK,
    DOWN,
    FIRST,
    KEEP,
    SECOND,
    TWO,
    UP,
    USE,
    YES,
    Name,
    Place,
    Seat,
)
from ridotto.kernel import Answer, Character

MANY: Final = 1000  # more than there are cards
UNEASE: Final = 8.0  # by how much the most suspicious fear an unknown card more than the least suspicious do
TROUBLE: Final = 6.0  # what a card's action has to bring: those who use it do nothing else
KILLING: Final = ("WhichToKill", "WhichToPoison")
HARMFUL: Final = (*KILLING, "WhatToThrow", "WhatToPay", "WhichToThrow", "WhichToWeaken")


class Thought:
    def __init__(self, view: SalonView, acting: Place | None, character: Character, worths: list[float]) -> None:
        self.view = view
        self.risk = 1.5 - character.boldness  # what the loss of an attacker counts
        self.caution = (character.suspicion - 0.5) * UNEASE
        self.cards = view.setup.cards
        self.table = view.table
        self.mine = view.table.rows[view.player]
        self.acting = acting
        self.gains = ExpectedGains(view, worths)
        self.numbers = self.gains.numbers
        self.unseen: dict[int, float] = {}  # what it brings to attack a hidden card, by attacker, seat and side

    def value_of(self, question: str, option: Answer) -> float:
        """Returns the value of an option; all are alike where it has no opinion."""
        if question == "WhatToDo":
            return self.value_of_acting(self.table.at(option)) if isinstance(option, Place) else 0.0
        if question == "HowToAct" and self.acting is not None:
            return self.value_of_way(self.table.at(self.acting), option)
        if question == "WhomToAttack" and self.acting is not None and isinstance(option, Place):
            return self.value_of_attack(self.table.at(self.acting), option.seat, self.table.at(option))
        if isinstance(option, Place):
            return self.value_of_place(question, self.table.at(option))
        if question in ("UpOrDown", "SideOf", "SideOfRecalled"):
            card = self.card_to_place(question)
            return 0.0 if card is None else self.comfort(card, option is UP, None)
        return self.value_of_word(question, option)

    # Turns.

    def value_of_acting(self, lying: Lying) -> float:
        """Returns the value of acting by the best way; what ends the turn instead is worth nothing."""
        return max([self.value_of_way(lying, way) for way in (ATTACK, USE, DOWN if lying.up else UP)])

    def value_of_way(self, lying: Lying, way: Answer) -> float:
        if way is ATTACK:
            return max([self.value_of_attack(lying, seat, target) for seat, target in self.targets()], default=-VICTORY)
        if way is USE:
            return self.gains.of_text(lying.card, ACTION, None, None) - TROUBLE
        return self.value_of_turning(lying)

    def targets(self) -> list[tuple[int, Lying]]:
        """Returns what may be attacked: cards that lie face up shield the others of their row (MSQ-051)."""
        others = [(seat, row) for seat, row in enumerate(self.table.rows) if seat != self.view.player]
        return [(seat, target) for seat, row in others for target in [each for each in row if each.up] or row]

    def value_of_turning(self, lying: Lying) -> float:
        if not lying.up and self.shows_both_royals(lying):
            return VICTORY
        card = self.cards[lying.card]
        fired = 0.0 if lying.up else self.gains.of_text(lying.card, FLIP_UP, None, None)
        return self.comfort(card, not lying.up, lying) - self.comfort(card, lying.up, lying) + fired - TEXT

    def shows_both_royals(self, lying: Lying) -> bool:
        """True when turning this card shows both royals in this turn (MSQ-087)."""
        royals = [each for each in self.mine if self.cards[each.card].kind in (KING, QUEEN)]
        hidden = [each for each in royals if not each.up]
        free = not any(self.view.has_acted(each) for each in hidden)
        return lying in royals and len(royals) == 2 and free and len(hidden) <= ACTIONS - self.view.progress.actions

    # Fights.

    def value_of_attack(self, attacker: Lying, foe: int, target: Lying) -> float:
        """Returns the value of an attack; a card that is not known may be any that was not seen."""
        known = target.card if target.up else UNKNOWN
        if self.numbers.attack_of(attacker.card, self.table.side_of(attacker), known) <= 0:
            return -VICTORY
        if target.card != UNKNOWN:
            return self.value_of_fight(attacker, foe, target)
        key = (attacker.card * MANY + foe) * MANY + self.table.side_of(target)
        if key not in self.unseen:
            total, strangers = 0.0, self.gains.strangers
            stranger = Lying(UNKNOWN)  # one after the other may lie there, as the hidden one does
            stranger.began = target.began
            for card in strangers:
                stranger.card = card
                total += self.value_of_fight(attacker, foe, stranger)
            self.unseen[key] = total / max(len(strangers), 1) - self.caution
        return self.unseen[key]

    def value_of_fight(self, attacker: Lying, foe: int, target: Lying) -> float:
        numbers, gains, own, other = self.numbers, self.gains, attacker.card, target.card
        attack = numbers.attack_of(own, self.table.side_of(attacker), other)
        won = attack >= numbers.health_of(other, self.table.side_of(target), own)
        dead = not stays(numbers, other, own) if won else not stays(numbers, own, other)
        found = gains.of_text(own, AFTER_ATTACK, None if won and dead else target, foe)
        if dead:
            found += gains.of_harm(target, True) if won else self.risk * gains.of_harm(attacker, True)
        if (won or not dead) and self.strikes_back(other):
            found += self.risk * gains.of_harm(attacker, True)
        if not attacker.up:  # the attacker is seen
            found += gains.of_text(own, FLIP_UP, None, foe)
            found += (on_side(self.cards[own], True) - on_side(self.cards[own], False)) * HALF
        return found

    def strikes_back(self, card: int) -> bool:
        for ability in self.cards[card].by_when[ATTACKED]:
            if self.numbers.active(card, ability):
                for effect in ability.deeds:
                    if effect.kind == KILL:
                        return True
        return False

    # Sides.

    def card_to_place(self, question: str) -> Card | None:
        if question == "SideOfRecalled":
            return self.view.subject()
        hand = self.view.hand
        at = self.view.progress.sides_chosen if question == "SideOf" else 0
        return self.cards[self.view.setup.number_of[hand[at]]] if at < len(hand) else None

    def comfort(self, card: Card, up: bool, lying: Lying | None) -> float:
        """Returns how well a card lies on a side. The only one that lies face up shields all others."""
        shields = up and not any(other.up for other in self.mine if other is not lying)
        return on_side(card, up) + (card.health * HALF if shields else 0.0)

    # All other questions.

    def value_of_place(self, question: str, lying: Lying) -> float:
        if question in HARMFUL:
            return self.gains.of_harm(lying, question in KILLING)
        if question == "WhichToGive":
            return -self.gains.worth(lying)
        return self.gains.worth(lying) if question in ("WhichToTake", "WhichToBoost") else 0.0

    def value_of_word(self, question: str, option: Answer) -> float:
        gains, number_of = self.gains, self.view.setup.number_of
        if isinstance(option, Name):
            return gains.worths[number_of[option]] if question == "WhomToRecall" else 0.0
        if isinstance(option, Seat):
            given = self.view.subject()
            burden = given is not None and given.is_burden()
            return gains.row_worth(option.number) * (1.0 if burden else -1.0)
        if option is TWO:
            return TEXT
        if option is YES:
            asking = self.view.subject()
            number = UNKNOWN if asking is None else number_of[asking.key]
            return gains.of_substitute(number) if question == "WhetherToSubstitute" else gains.of_choice(number)
        hand = [gains.worths[number_of[card]] for card in self.view.hand]
        if option is KEEP:
            return hand[0]
        if option is FIRST:
            return hand[1] - hand[0] * HALF
        return hand[0] - hand[1] * HALF if option is SECOND else 0.0
