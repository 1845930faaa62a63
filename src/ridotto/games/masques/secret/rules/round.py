"""A round: the deal, the draft, turns until the palace is full, the awards, and the chores after them."""

from __future__ import annotations

from typing import Any, Final

from ridotto.games.masques.public.editions import HAND
from ridotto.games.masques.public.facts import (
    DEALT_FACE_DOWN,
    HANDS_TAKEN,
    PACKS_HANDED_ON,
    SET_ASIDE,
    Received,
    RoundBegan,
    dealt,
    kept,
)
from ridotto.games.masques.public.held import NO_GUESTS, ONE_OF_EACH, count_of, holds, with_one, without
from ridotto.games.masques.public.words import MOST_SEATS, Guest
from ridotto.games.masques.secret.rules.awards import AWARDS
from ridotto.games.masques.secret.rules.chores import do
from ridotto.games.masques.secret.rules.turn import TURNS
from ridotto.games.masques.secret.state import Palace
from ridotto.kernel import (
    EVERYONE,
    FATE,
    NOBODY,
    Answer,
    Audience,
    Because,
    Player,
    Question,
    Step,
    first_players,
    only,
)


class NextRound(Step[Palace]):
    """Rounds go on until somebody wins, or as often as was agreed (MQD-049, MQD-157, MQF-051, MQF-163)."""

    def run(self, palace: Palace, /) -> None:
        if palace.round == palace.setup.max_rounds > 0:
            palace.decide("unfinished", [])
            palace.end()
            return
        palace.round += 1
        palace.tell(EVERYONE, RoundBegan(palace.round))
        do(palace, palace.setup.edition.at_start_of_round)
        palace.then(DEAL)
        after_the_turns(palace)

    def spelling(self) -> str:
        return "NextRound"


def after_the_turns(palace: Palace) -> None:
    palace.then(AWARDS)
    do(palace, palace.setup.edition.at_end_of_round)
    palace.then(NEXT_ROUND)


class GoOn(Step[Palace]):
    """A round that is under way, with the turn of this player."""

    def __init__(self, player: Player) -> None:
        self.player = player

    def run(self, palace: Palace, /) -> None:
        palace.then(TURNS[self.player])
        after_the_turns(palace)

    def spelling(self) -> str:
        return f"GoOn {self.player}"


class Deal(Step[Palace]):
    """Four guests are dealt to each player; with two players the other eight wait for the next round."""

    def run(self, palace: Palace, /) -> None:
        setup = palace.setup
        if setup.two and palace.round % 2 == 0:
            self.deal_what_was_set_aside(palace)
        else:
            for player in setup.everybody:
                for _ in range(HAND):
                    palace.ask(WHICH_GUEST[player])  # MQD-050, MQF-053
            if setup.two:
                for _ in range(setup.size - HAND * setup.players):
                    palace.ask(ONE_ASIDE)  # MQD-171, MQF-179
        palace.then(DRAFTS[HAND] if setup.draft else NO_DRAFT)

    def deal_what_was_set_aside(self, palace: Palace) -> None:
        """Deals what was set aside, in the order in which it was (MQD-172, MQF-180)."""
        aside = list(palace.aside)
        palace.aside = ()
        for player in palace.setup.everybody:
            for guest in aside[player * HAND : player * HAND + HAND]:
                deal(palace, player, guest)

    def spelling(self) -> str:
        return "Deal"


def deal(palace: Palace, player: Player, guest: Guest) -> None:
    palace.under_draft[player] = with_one(palace.under_draft[player], guest)
    if not palace.deaf:  # dealt more often than anything else
        palace.tell(only(player), dealt(player, guest))
        palace.tell(EVERYONE ^ only(player), DEALT_FACE_DOWN[player])


class WhichGuest(Question[Palace, Guest]):
    """Fate deals one guest to a player, or to nobody."""

    def __init__(self, to: Player) -> None:
        super().__init__(FATE)
        self.to = to

    def options(self, palace: Palace, /) -> tuple[Guest, ...]:
        return palace.setup.unlike(palace.gathered)

    def weights(self, palace: Palace, /) -> list[int] | None:
        """Returns how many there are of each guest; None where there is only one of each, as is usual."""
        setup, gathered = palace.setup, palace.gathered
        if gathered <= ONE_OF_EACH:
            return None
        found = [1] * setup.count_unlike(gathered)
        for guest in setup.several:
            if holds(gathered, guest):
                found[setup.count_unlike(gathered & (guest.bit - 1))] = count_of(gathered, guest.slot)
        return found

    def apply(self, palace: Palace, guest: Guest, /) -> None:
        palace.gathered = without(palace.gathered, guest)
        if self.to == NOBODY:
            palace.aside = (*palace.aside, guest)
            palace.tell(EVERYONE, SET_ASIDE)
        else:
            deal(palace, self.to, guest)

    def may_know(self, palace: Palace, /) -> Audience:
        return 0 if self.to == NOBODY else only(self.to)

    def carries(self) -> str:
        return f" {self.to}"


class Draft(Step[Palace]):
    """All keep one of their pack at the same time and hand on the rest (MQD-051 to 053, MQF-054 to 056)."""

    def __init__(self, size: int) -> None:
        self.size = size  # of the packs

    def run(self, palace: Palace, /) -> None:
        if self.size == 1:
            for player in palace.setup.everybody:
                keep(palace, player, palace.setup.unlike(palace.under_draft[player])[0])  # MQD-054, MQF-057
            palace.tell(EVERYONE, HANDS_TAKEN)
            palace.then(TURNS[palace.first])
        else:
            palace.ask_together(ALL_KEEP[palace.setup.players])
            palace.then(HAND_ON[self.size - 1])

    def spelling(self) -> str:
        return f"Draft {self.size}"


class WhichToKeep(Question[Palace, Guest]):
    def options(self, palace: Palace, /) -> tuple[Guest, ...]:
        return palace.setup.unlike(palace.under_draft[self.player])

    def apply(self, palace: Palace, guest: Guest, /) -> None:
        keep(palace, self.player, guest)

    def may_know(self, palace: Palace, /) -> Audience:
        """Returns the player, and the neighbour who is handed the rest and can tell what is not in it."""
        return only(self.player) | only(palace.setup.left[self.player])

    def why_not(self, palace: Palace, answer: Answer, /) -> Because:
        if isinstance(answer, Guest) and holds(palace.in_hand[self.player], answer):
            return self.not_offered(palace, answer, "kept")  # MQD-055, MQF-058
        return self.not_offered(palace, answer, "keep-one")

    def rules(self, palace: Palace, answer: Answer, /) -> tuple[str, ...]:
        return palace.setup.edition.its("MQD-051", "MQD-055", "MQF-054", "MQF-058")

    def carries(self) -> str:
        return ""


def keep(palace: Palace, player: Player, guest: Guest) -> None:
    palace.under_draft[player] = without(palace.under_draft[player], guest)
    palace.pick_up(player, guest)
    if not palace.deaf:
        palace.tell(only(player), kept(player, guest))


class HandOn(Step[Palace]):
    """Packs are handed to the left, in every round (MQD-053, MQF-056)."""

    def __init__(self, size: int) -> None:
        self.size = size

    def run(self, palace: Palace, /) -> None:
        setup, packs = palace.setup, palace.under_draft
        palace.tell(EVERYONE, PACKS_HANDED_ON[self.size])
        packs.insert(0, packs.pop())  # to the left of the last player sits the first
        if not palace.deaf:
            for player in setup.everybody:
                palace.tell(only(player), Received(player, setup.guests_held(packs[player])))
        palace.then(DRAFTS[self.size])

    def spelling(self) -> str:
        return f"HandOn {self.size}"


class NoDraft(Step[Palace]):
    """Without a draft, what was dealt is the hand (MQF-060)."""

    def run(self, palace: Palace, /) -> None:
        palace.in_hand, palace.under_draft = palace.under_draft, [NO_GUESTS] * palace.setup.players
        palace.tell(EVERYONE, HANDS_TAKEN)
        palace.then(TURNS[palace.first])

    def spelling(self) -> str:
        return "NoDraft"


NEXT_ROUND: Final = NextRound()
DEAL: Final = Deal()
NO_DRAFT: Final = NoDraft()
DRAFTS: Final = tuple([Draft(size) for size in range(HAND + 1)])
HAND_ON: Final = tuple([HandOn(size) for size in range(HAND)])
WHICH_GUEST: Final = tuple([WhichGuest(player) for player in first_players(MOST_SEATS)])
ONE_ASIDE: Final = WhichGuest(NOBODY)
WHICH_TO_KEEP: Final[list[Question[Any, Any]]] = [WhichToKeep(player) for player in first_players(MOST_SEATS)]
ALL_KEEP: Final = tuple([WHICH_TO_KEEP[:players] for players in range(MOST_SEATS + 1)])  # by how many they are
