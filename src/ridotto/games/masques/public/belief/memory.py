"""Remembers what one player heard of the guests since they were last shuffled: packs, and all that left a hand."""

from __future__ import annotations

from itertools import takewhile
from typing import Final

from ridotto.games.masques.public.facts import (
    AgentGone,
    Called,
    Collected,
    Counted,
    Dealt,
    DealtFaceDown,
    Discarded,
    GaveUp,
    GuestsGathered,
    Hired,
    Kept,
    PacksHandedOn,
    Passed,
    Placed,
    Played,
    Received,
    RoundBegan,
    SetAside,
    StaysAway,
)
from ridotto.games.masques.public.setup import MasquesSetup
from ridotto.games.masques.public.words import ALL_PILES, DUCAT, FOSCARI_SLOT, Agent, Guest
from ridotto.kernel import Fact, Player

NOTHING: Final = -1  # what left a hand when somebody hired or passed


class Clue:
    """A player chose what to do with a hand, or had to give a guest up: likelier with some hands than with others."""

    def __init__(self, by: Player, slot: int, options: int, without: list[Player]) -> None:
        self.by = by
        self.slot = slot  # of the guest that left the hand
        self.options = options  # that they had if no two of their guests are alike; 0 where they had no choice
        self.without = without  # who would have been asked for it before them, and held none


class RoundMemory:
    """One round as one player heard it."""

    def __init__(self, number: int, players: int) -> None:
        self.number = number
        self.dealt = [0] * players  # how many guests, by player
        self.own: list[Guest] = []  # what was dealt to oneself, in order
        self.kept: list[Guest] = []  # by oneself, in order
        self.received: list[tuple[Guest, ...]] = []  # packs that one was handed
        self.handed_on = 0  # how often all packs went left
        self.clues: list[Clue] = []
        self.held = [0] * players  # how many guests everybody has now, in hand and pack

    def seen(self, step: int) -> list[Guest]:
        """Returns the pack before this player after so many times handing on."""
        if step == 0:
            return self.own
        return list(self.received[step - 1]) if step <= len(self.received) else []


class DealMemory:
    """All that is dealt before guests are shuffled again: for one round, or with two players for two."""

    def __init__(self, setup: MasquesSetup, player: Player, deck: list[int]) -> None:
        self.setup = setup
        self.player = player
        self.deck = deck  # how many there are of each guest, by slot
        self.rounds: list[RoundMemory] = []
        self.aside = 0  # how many wait for the next round
        self.lying: list[Guest] = []  # in the palace, from nobody knows whose hand: where a match begins in the middle


class Memory:
    """A fold over what one player heard; it keeps no more than the deal that is under way."""

    def __init__(self, setup: MasquesSetup, player: Player) -> None:
        self.setup = setup
        self.player = player
        self.deck = setup.decks[FOSCARI_SLOT]
        self.deal = DealMemory(setup, player, self.deck)
        self.moving: Guest | None = None  # left a hand, or is about to, and does not lie anywhere yet
        self.moved_by: Player | None = None  # who still holds it
        self.caller: Player | None = None  # who placed the last courtesan
        # What everybody sees, and the player who chooses can choose from.
        self.purses = [0] * setup.players
        self.piles = ALL_PILES
        self.passes = 0

    def hear(self, fact: Fact) -> None:
        if isinstance(fact, Counted):
            if fact.purse >= 0:
                self.purses[fact.purse] = fact.ducats
        elif isinstance(fact, Collected):
            if fact.token is DUCAT:
                self.purses[fact.by] = fact.count
        elif isinstance(fact, StaysAway):
            self.deck = self.setup.decks[fact.family.slot]
        elif isinstance(fact, AgentGone):
            self.piles += fact.agent.bit
        elif isinstance(fact, RoundBegan):
            self.begin_round(fact.number)
        elif isinstance(fact, SetAside):
            self.deal.aside += 1
        elif self.deal.rounds:
            self.hear_of_round(self.deal.rounds[-1], fact)

    def begin_round(self, number: int) -> None:
        takes_what_is_aside = self.setup.two and number % 2 == 0 and len(self.deal.rounds) < 2
        if not takes_what_is_aside:
            self.deal = DealMemory(self.setup, self.player, self.deck)
        self.deal.rounds.append(RoundMemory(number, self.setup.players))
        self.moving = None

    def hear_of_round(self, now: RoundMemory, fact: Fact) -> None:
        if isinstance(fact, Dealt):
            self.deal_to(now, fact.player)
            now.own.append(fact.guest)
        elif isinstance(fact, DealtFaceDown):
            self.deal_to(now, fact.player)
        elif isinstance(fact, Kept):
            now.kept.append(fact.guest)
        elif isinstance(fact, PacksHandedOn):
            now.handed_on += 1
        elif isinstance(fact, Received):
            now.received.append(fact.pack)
        elif isinstance(fact, Discarded):
            now.held[fact.by] = 0
        elif isinstance(fact, GuestsGathered):
            now.held = [0] * self.setup.players
        else:
            self.hear_of_turn(now, fact)

    def deal_to(self, now: RoundMemory, player: Player) -> None:
        now.dealt[player] += 1
        now.held[player] += 1
        if self.setup.two and now.number % 2 == 0 and self.deal.aside > 0:
            self.deal.aside -= 1  # MQD-172, MQF-180

    def hear_of_turn(self, now: RoundMemory, fact: Fact) -> None:
        if isinstance(fact, Played):
            now.clues.append(Clue(fact.by, fact.guest.slot, self.options(now, fact.by), []))
            self.moving, self.moved_by = fact.guest, fact.by
        elif isinstance(fact, Hired):
            now.clues.append(Clue(fact.by, NOTHING, self.options(now, fact.by), []))
            self.purses[fact.by] -= fact.cost
        elif isinstance(fact, Passed):
            now.clues.append(Clue(fact.by, NOTHING, self.options(now, fact.by), []))
            self.passes += 1
        elif isinstance(fact, Placed):
            self.passes = 0
            if isinstance(fact.card, Agent):
                self.piles += fact.card.bit
            elif isinstance(fact.card, Guest):
                self.see_placed(now, fact.card)
        elif isinstance(fact, Called):
            self.caller = fact.by
        elif isinstance(fact, GaveUp):
            now.clues.append(Clue(fact.by, fact.guest.slot, 0, self.asked_before(fact.by)))
            now.held[fact.by] -= 1
            self.moving, self.moved_by = fact.guest, None

    def see_placed(self, now: RoundMemory, guest: Guest) -> None:
        if self.moving is not guest:
            self.deal.lying.append(guest)
        elif self.moved_by is not None:
            now.held[self.moved_by] -= 1
        self.moving = None

    def asked_before(self, holder: Player) -> list[Player]:
        """Returns the players who come before the holder when a guest is called."""
        if self.caller is None:
            return []  # an impossible story: nobody has called a guest
        called = self.setup.called_upon(self.caller)
        return list(takewhile(lambda player: player != holder, called))

    def options(self, now: RoundMemory, player: Player) -> int:
        """Returns how many things a player could do in their turn, if no two of their guests are alike."""
        agents = self.setup.affordable(self.piles, self.purses[player])
        return now.held[player] + len(agents) + self.setup.may_pass(now.held[player], self.passes)
