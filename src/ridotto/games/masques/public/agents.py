"""What agents do when they are placed: at once, and once (MQD-084 to 133, MQF-086 to 137).

The palace lies open, so the rules and the bots read the same statement, each on a ring of their own. What an agent
costs and what is said about it stands in `sheets.py`.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from ridotto.games.masques.public.facts import Exchanged, GuestTurned, Moved, Placed, TokenTurned, Traded
from ridotto.games.masques.public.ring import Ring
from ridotto.games.masques.public.words import DECLINE, KINDS, Arcade, Guest, Hall
from ridotto.kernel import Answer, Fact


class AgentRule:
    """What one kind of agent may do to something beside it, wholly or not at all (MQD-087, MQD-089, MQF-089, MQF-090).

    A player chooses what it is done to, and then, where that is not enough, how it ends.
    """

    @abstractmethod
    def targets(self, ring: Ring, here: Hall) -> list[Answer]:
        """Returns all that an agent that lies here could be used on."""
        raise NotImplementedError

    def ends(self, ring: Ring, here: Hall, chosen: Answer) -> list[Answer]:
        """Returns all that could be chosen next; nothing where the target is enough."""
        return []

    @abstractmethod
    def deed(self, ring: Ring, here: Hall, chosen: Answer, end: Answer | None) -> Fact:
        """Returns what happens then; a guest that is placed comes from the hand of the player who holds it."""
        raise NotImplementedError

    def options(self, ring: Ring, here: Hall) -> list[Answer]:
        """Returns all that the player may answer; nothing where there is no target (MQD-085, MQF-087)."""
        found = self.targets(ring, here)
        if found and ring.setup.optional:
            found.append(DECLINE)  # MQD-084, MQF-086
        return found


class ThiefRule(AgentRule):
    """The thief turns a token face down: nobody takes it in this round (MQD-122 to 126, MQF-125 to 129)."""

    def targets(self, ring: Ring, here: Hall) -> list[Answer]:
        return ring.tokens_beside(here, False)  # never turned up: MQD-125, MQF-128

    def deed(self, ring: Ring, here: Hall, chosen: Answer, end: Answer | None) -> Fact:
        assert isinstance(chosen, Arcade)
        return TokenTurned(chosen)


class GuardRule(AgentRule):
    """The guard moves a guest to a vacant hallway (MQD-117 to 121, MQF-119 to 124)."""

    def targets(self, ring: Ring, here: Hall) -> list[Answer]:
        if ring.vacant == 0:
            return []  # MQD-119, MQF-121
        return ring.guests_beside(here, ring.setup.move_facedown)  # MQD-121, MQF-123

    def ends(self, ring: Ring, here: Hall, chosen: Answer) -> list[Answer]:
        return [*ring.setup.halls_in(ring.vacant)]  # so not where it came from: MQD-118, MQF-120

    def deed(self, ring: Ring, here: Hall, chosen: Answer, end: Answer | None) -> Fact:
        assert isinstance(chosen, Hall) and isinstance(end, Hall)
        return Moved(chosen, end)  # MQD-120, MQF-122, MQF-124


class GondolierRule(AgentRule):
    """The gondolier makes two guests change places (MQD-112 to 116, MQF-113 to 118)."""

    def targets(self, ring: Ring, here: Hall) -> list[Answer]:
        beside = ring.guests_beside(here, ring.setup.move_facedown)  # MQD-113, MQF-114, MQF-117
        return [hall for hall in beside if self.ends(ring, here, hall)]  # MQD-115, MQF-116

    def ends(self, ring: Ring, here: Hall, chosen: Answer) -> list[Answer]:
        """Returns all other guests in the palace (MQD-112, MQD-114, MQF-113, MQF-115, MQF-118)."""
        return ring.guests_but(chosen, ring.setup.move_facedown)

    def deed(self, ring: Ring, here: Hall, chosen: Answer, end: Answer | None) -> Fact:
        assert isinstance(chosen, Hall) and isinstance(end, Hall)
        return Exchanged(chosen, end)  # MQD-116, MQF-118


class AssassinRule(AgentRule):
    """The assassin turns a guest face down: it counts for nothing in this round (MQD-094 to 098, MQF-095 to 099)."""

    def targets(self, ring: Ring, here: Hall) -> list[Answer]:
        return ring.guests_beside(here, False)  # never turned up: MQD-096, MQF-097

    def deed(self, ring: Ring, here: Hall, chosen: Answer, end: Answer | None) -> Fact:
        assert isinstance(chosen, Hall)
        return GuestTurned(chosen)


class CourtesanRule(AgentRule):
    """The courtesan calls a guest by name (MQD-099 to 111, MQF-100 to 112)."""

    def targets(self, ring: Ring, here: Hall) -> list[Answer]:
        if not ring.vacant_beside(here):
            return []  # MQD-103, MQF-104
        outside = ring.outside()  # MQD-101, MQD-108, MQF-098, MQF-102, MQF-109
        guests = ring.setup.edition.guests
        return [guests[slot] for slot in range(KINDS) if outside[slot] > 0]  # one copy will do: MQD-110, MQF-111

    def ends(self, ring: Ring, here: Hall, chosen: Answer) -> list[Answer]:
        """Returns both hallways beside it (MQD-102, MQF-103); where one alone is vacant, nobody is asked."""
        vacant = ring.vacant_beside(here)
        return vacant if len(vacant) > 1 else []

    def deed(self, ring: Ring, here: Hall, chosen: Answer, end: Answer | None) -> Fact:
        hall = ring.vacant_beside(here)[0] if end is None else end
        assert isinstance(chosen, Guest) and isinstance(hall, Hall)
        return Placed(chosen, hall)


class TraderRule(AgentRule):
    """The trader makes two tokens change places, whatever lies below them (MQD-127 to 133, MQF-130 to 137)."""

    def targets(self, ring: Ring, here: Hall) -> list[Answer]:
        beside = ring.tokens_beside(here, ring.setup.trade_facedown)  # MQD-128, MQD-131, MQF-131, MQF-134
        return [arcade for arcade in beside if self.ends(ring, here, arcade)]

    def ends(self, ring: Ring, here: Hall, chosen: Answer) -> list[Answer]:
        """Returns all other tokens on palace cards (MQD-130, MQD-132, MQD-133, MQF-133, MQF-135, MQF-136)."""
        return ring.tokens_but(chosen, ring.setup.trade_facedown)

    def deed(self, ring: Ring, here: Hall, chosen: Answer, end: Answer | None) -> Fact:
        assert isinstance(chosen, Arcade) and isinstance(end, Arcade)
        return Traded(chosen, end)  # MQD-131, MQF-134


RULES: Final[tuple[AgentRule, ...]] = (  # in the order of SHEETS
    ThiefRule(),
    GuardRule(),
    GondolierRule(),
    AssassinRule(),
    CourtesanRule(),
    TraderRule(),
)
