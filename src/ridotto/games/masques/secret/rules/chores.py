"""What is done to the palace between rounds; each edition says what, and in which order (MQD-158, MQF-164)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ridotto.games.masques.public.facts import AgentsLeft, FirstPlayer, GuestsGathered, StayedBare, TokensTurnedUp, laid
from ridotto.games.masques.public.held import with_one
from ridotto.games.masques.public.words import DUCAT, LONGEST, Agent, Arcade, Guest, Token
from ridotto.games.masques.secret.state import Palace
from ridotto.kernel import EVERYONE, FATE, Question, Step


def do(palace: Palace, chores: tuple[str, ...]) -> None:
    for chore in chores:
        palace.then(CHORES[chore])


class Refill(Step[Palace]):
    """Every bare palace card gets a token by its own icon (MQD-160, MQF-166); face down is not bare (MQD-162, MQF-171).

    Clockwise from the door, which matters where not all can be filled (MQD-163, MQF-170).
    """

    def __init__(self, begins: int) -> None:
        self.begins = begins

    def run(self, palace: Palace, /) -> None:
        arcades = palace.setup.arcades
        for number in range(self.begins, palace.setup.ring):
            if palace.ring.tokens[number] is not None:
                continue
            if shows_a_favour(number):
                palace.ask(WhichFavour(arcades[number]))
                palace.then(REFILLS[number + 1])
                return
            if palace.bank > 0 or palace.setup.unlimited:
                palace.bank -= 1 if palace.bank > 0 else 0
                lay(palace, arcades[number], DUCAT)
            else:
                palace.tell(EVERYONE, StayedBare(arcades[number]))  # MQD-164, MQF-172

    def spelling(self) -> str:
        return f"Refill {self.begins}"


def shows_a_favour(number: int) -> bool:
    """True for the door, and then for every other palace card (MQD-019, MQF-021)."""
    return number % 2 == 0


@mypyc_attr(free_list_len=1)
class WhichFavour(Question[Palace, Token]):
    """Fate draws a favour, and all see it (MQD-030, MQD-031, MQF-033, MQF-169)."""

    def __init__(self, at: Arcade) -> None:
        super().__init__(FATE)
        self.at = at

    def options(self, palace: Palace, /) -> tuple[Token, ...]:
        return palace.setup.guilds_in(palace.bag)

    def weights(self, palace: Palace, /) -> list[int]:
        return [count for count in palace.bag if count > 0]

    def apply(self, palace: Palace, guild: Token, /) -> None:
        palace.bag[guild.slot] -= 1
        lay(palace, self.at, guild)

    def carries(self) -> str:
        return f" {self.at.text}"


def lay(palace: Palace, at: Arcade, token: Token) -> None:
    palace.ring.tokens[at.number] = token
    if not palace.deaf:
        palace.tell(EVERYONE, laid(at, token))


class SendAgentsAway(Step[Palace]):
    """Each agent is used once in a match (MQD-166, MQF-174)."""

    def run(self, palace: Palace, /) -> None:
        for card in palace.ring.cards:
            if isinstance(card, Agent):
                palace.box[card.number] += 1
        palace.happen(AgentsLeft())

    def spelling(self) -> str:
        return "SendAgentsAway"


class TurnTokensUp(Step[Palace]):
    """Tokens that lie face down are turned up where they lie (MQD-124, MQF-127)."""

    def run(self, palace: Palace, /) -> None:
        palace.happen(TokensTurnedUp())

    def spelling(self) -> str:
        return "TurnTokensUp"


class GatherGuests(Step[Palace]):
    """Guests come back from hallways and hands; which were left in hands nobody else learns (MQD-167, MQD-187, MQF-175,
    MQF-195).
    """

    def run(self, palace: Palace, /) -> None:
        for card in palace.ring.cards:
            if isinstance(card, Guest):
                palace.gathered = with_one(palace.gathered, card)
        for player in palace.setup.everybody:
            palace.gather_hand(player)
        palace.happen(GuestsGathered())

    def spelling(self) -> str:
        return "GatherGuests"


class PassFirstPlayer(Step[Palace]):
    """The first player card goes left each round (MQD-159, MQF-165), with two every other (MQD-173, MQF-181)."""

    def run(self, palace: Palace, /) -> None:
        if not palace.setup.two or palace.round % 2 == 0:
            palace.first = palace.setup.left[palace.first]
        palace.tell(EVERYONE, FirstPlayer(palace.first))

    def spelling(self) -> str:
        return "PassFirstPlayer"


REFILLS: Final = tuple([Refill(number) for number in range(LONGEST)])
CHORES: Final[dict[str, Step[Palace]]] = {
    "refill": REFILLS[0],
    "agents": SendAgentsAway(),
    "tokens": TurnTokensUp(),
    "guests": GatherGuests(),
    "first player": PassFirstPlayer(),
}
