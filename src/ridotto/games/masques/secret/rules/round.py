"""A round: the deal, the draft, turns until the palace is full, the awards, and the chores after them."""

from __future__ import annotations

from typing import Any, Final

from ridotto.games.masques.public.editions import HAND
from ridotto.games.masques.public.facts import (
    DEALT_FACE_DOWN,
    Dealt,
    HandsTaken,
    Kept,
    PacksHandedOn,
    Received,
    RoundBegan,
    SetAside,
)
from ridotto.games.masques.public.words import MOST_SEATS, Guest
from ridotto.games.masques.secret.rules.awards import AWARDS
from ridotto.games.masques.secret.rules.chores import do
from ridotto.games.masques.secret.rules.turn import TURNS
from ridotto.games.masques.secret.state import Palace, unlike, with_one, without
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
            palace.shuffle()
            for player in setup.everybody:
                for _ in range(HAND):
                    palace.ask(WHICH_GUEST[player])  # MQD-050, MQF-053
            for _ in range(sum(palace.ring.deck) - HAND * setup.players):  # none but with two players
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
    palace.packs[player] = with_one(palace.packs[player], guest)
    if not palace.deaf:  # dealt more often than anything else
        palace.tell(only(player), Dealt(player, guest))
        palace.tell(EVERYONE ^ only(player), DEALT_FACE_DOWN[player])


class WhichGuest(Question[Palace, Guest]):
    """Fate deals one guest to a player, or to nobody."""

    def __init__(self, to: Player) -> None:
        super().__init__(FATE)
        self.to = to

    def options(self, palace: Palace, /) -> tuple[Guest, ...]:
        return palace.setup.guests_in(palace.undealt)

    def weights(self, palace: Palace, /) -> list[int] | None:
        """Returns how many there are of each guest; None where there is only one of each, as is usual."""
        gathered = palace.gathered
        for slot in palace.setup.several:
            if gathered[slot] > 1:
                return [count for count in gathered if count > 0]
        return None

    def apply(self, palace: Palace, guest: Guest, /) -> None:
        palace.draw(guest)
        if self.to == NOBODY:
            palace.aside = (*palace.aside, guest)
            palace.tell(EVERYONE, SetAside())
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
                keep(palace, player, palace.packs[player][0])  # MQD-054, MQF-057
            palace.tell(EVERYONE, HandsTaken())
            palace.then(TURNS[palace.first])
        else:
            palace.ask_together(ALL_KEEP[palace.setup.players])
            palace.then(HAND_ON[self.size - 1])

    def spelling(self) -> str:
        return f"Draft {self.size}"


class WhichToKeep(Question[Palace, Guest]):
    def options(self, palace: Palace, /) -> tuple[Guest, ...]:
        return unlike(palace.packs[self.player])

    def apply(self, palace: Palace, guest: Guest, /) -> None:
        keep(palace, self.player, guest)

    def may_know(self, palace: Palace, /) -> Audience:
        """Returns the player, and the neighbour who is handed the rest and can tell what is not in it."""
        return only(self.player) | only(palace.setup.left[self.player])

    def why_not(self, palace: Palace, answer: Answer, /) -> Because:
        if answer in palace.hands[self.player]:
            return self.not_offered(palace, answer, "kept")  # MQD-055, MQF-058
        return self.not_offered(palace, answer, "keep-one")

    def rules(self, palace: Palace, answer: Answer, /) -> tuple[str, ...]:
        return palace.setup.edition.its("MQD-051", "MQD-055", "MQF-054", "MQF-058")

    def carries(self) -> str:
        return ""


def keep(palace: Palace, player: Player, guest: Guest) -> None:
    palace.packs[player] = without(palace.packs[player], guest)
    palace.pick_up(player, guest)
    if not palace.deaf:
        palace.tell(only(player), Kept(player, guest))


class HandOn(Step[Palace]):
    """Packs are handed to the left, in every round (MQD-053, MQF-056)."""

    def __init__(self, size: int) -> None:
        self.size = size

    def run(self, palace: Palace, /) -> None:
        setup = palace.setup
        given = palace.packs.copy()
        palace.tell(EVERYONE, PacksHandedOn(self.size))
        for player in setup.everybody:
            palace.packs[setup.left[player]] = given[player]
        if not palace.deaf:
            for player in setup.everybody:
                palace.tell(only(player), Received(player, palace.packs[player]))
        palace.then(DRAFTS[self.size])

    def spelling(self) -> str:
        return f"HandOn {self.size}"


class NoDraft(Step[Palace]):
    """Without a draft, what was dealt is the hand (MQF-060)."""

    def run(self, palace: Palace, /) -> None:
        palace.hands, palace.packs = palace.packs, [()] * palace.setup.players
        palace.tell(EVERYONE, HandsTaken())
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
