"""Something that the player who placed an agent may do now, and need not."""

from __future__ import annotations

from abc import abstractmethod

from ridotto.games.masques.facts import Declined
from ridotto.games.masques.palace import Palace
from ridotto.games.masques.words import DECLINE, Hall
from ridotto.kernel import EVERYONE, Answer, Player, Question


class Ability(Question[Palace, Answer]):
    """What is done to one thing beside the agent, wholly or not at all (MQD-087, MQD-089, MQF-089, MQF-090)."""

    def __init__(self, player: Player, here: Hall) -> None:
        super().__init__(player)
        self.here = here  # where the agent lies

    @abstractmethod
    def targets(self, palace: Palace) -> list[Answer]:
        """All that it could be done to."""
        raise NotImplementedError

    @abstractmethod
    def used(self, palace: Palace, target: Answer) -> None:
        """What follows."""
        raise NotImplementedError

    @abstractmethod
    def why_no_target(self, palace: Palace) -> str:
        """What it can be done to, as a sentence for a player who chose something else."""
        raise NotImplementedError

    @abstractmethod
    def clauses(self) -> tuple[str, str]:
        """Where both books say so."""
        raise NotImplementedError

    def options(self, palace: Palace, /) -> tuple[Answer, ...]:
        targets = self.targets(palace)
        if palace.setup.optional:
            targets.append(DECLINE)  # MQD-084, MQF-086
        return tuple(targets)

    def answered(self, palace: Palace, answer: Answer, /) -> None:
        if answer is DECLINE:
            palace.tell(EVERYONE, Declined(self.player))
        else:
            self.used(palace, answer)

    def why_not(self, palace: Palace, answer: Answer, /) -> str:
        if answer is DECLINE:
            return "Effects are compulsory at this table: this one has to be used."  # MQD-084
        return self.why_no_target(palace)

    def rules(self, palace: Palace, answer: Answer, /) -> tuple[str, ...]:
        optional = ("MQD-084", "MQF-086")
        return palace.setup.edition.its(*(optional if answer is DECLINE else self.clauses()))

    def carries(self) -> str:
        return f" {self.here.text}"


class Completion(Question[Palace, Answer]):
    """The second half of an ability: what began must end."""

    def __init__(self, player: Player, chosen: Answer) -> None:
        super().__init__(player)
        self.chosen = chosen

    @abstractmethod
    def why_no_end(self, palace: Palace) -> str:
        """How it can end, as a sentence for a player who chose something else."""
        raise NotImplementedError

    def why_not(self, palace: Palace, answer: Answer, /) -> str:
        return "What was begun has to be completed." if answer is DECLINE else self.why_no_end(palace)

    def rules(self, palace: Palace, answer: Answer, /) -> tuple[str, ...]:
        return palace.setup.edition.its("MQD-089", "MQF-090")

    def carries(self) -> str:
        return f" {self.chosen.text}"


def guests_beside(palace: Palace, here: Hall, face_down_too: bool) -> list[Answer]:
    """In the two hallways closest by position, around corners too (MQD-017, MQD-018, MQF-018 to 020)."""
    found: list[Answer] = []
    for hall in palace.setup.halls_beside[here.number]:
        if palace.is_guest(hall) and (face_down_too or not palace.lies_face_down(hall)):
            found.append(hall)
    return found


def tokens_beside(palace: Palace, here: Hall, face_down_too: bool) -> list[Answer]:
    """On the two palace cards that the agent touches, if they are not bare (MQD-126, MQF-129)."""
    found: list[Answer] = []
    for arcade in palace.setup.arcades_beside[here.number]:
        if palace.tokens[arcade.number] is not None:
            if face_down_too or not palace.tokens_down & (1 << arcade.number):
                found.append(arcade)
    return found
