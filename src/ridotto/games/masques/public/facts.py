"""All that can be heard at this table. To say less to some, two facts are told to two audiences.

In a search nobody listens, so facts are made and dropped at once: each class keeps one to be made again.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ridotto.games.masques.public.words import MOST_SEATS, Agent, Arcade, Card, Family, Guest, Hall, Token
from ridotto.kernel import Fact, Player, TurnBegan, first_players, name

BANK: Final = -1  # a purse that is nobody's; any other is a player's


def purse_name(purse: int) -> str:
    return "bank" if purse == BANK else name(Player(purse))


def texts(cards: tuple[Guest, ...]) -> str:
    return " ".join([card.text for card in cards])


# Before the first round.


@mypyc_attr(free_list_len=1)
class Counted(Fact):
    """What lies in a purse or the bank; told when nothing was paid before."""

    def __init__(self, purse: int, ducats: int) -> None:
        self.purse = purse
        self.ducats = ducats

    def spelling(self) -> str:
        return f"{purse_name(self.purse)} has {self.ducats}"


@mypyc_attr(free_list_len=1)
class TookFamily(Fact):
    def __init__(self, player: Player, family: Family) -> None:
        self.player = player
        self.family = family

    def spelling(self) -> str:
        return f"{name(self.player)} is of {self.family.text}"


@mypyc_attr(free_list_len=1)
class StaysAway(Fact):
    """This family has no player in this match."""

    def __init__(self, family: Family) -> None:
        self.family = family

    def spelling(self) -> str:
        return f"nobody is of {self.family.text}"


@mypyc_attr(free_list_len=1)
class FirstPlayer(Fact):
    def __init__(self, player: Player) -> None:
        self.player = player

    def spelling(self) -> str:
        return f"{name(self.player)} is first"


# Tokens come and go.


@mypyc_attr(free_list_len=1)
class Laid(Fact):
    """A token was put on a bare palace card, face up."""

    def __init__(self, at: Arcade, token: Token) -> None:
        self.at = at
        self.token = token

    def spelling(self) -> str:
        return f"{self.at.text} gets {self.token.text}"


@mypyc_attr(free_list_len=1)
class StayedBare(Fact):
    """No ducat was left for this palace card."""

    def __init__(self, at: Arcade) -> None:
        self.at = at

    def spelling(self) -> str:
        return f"{self.at.text} stays bare"


@mypyc_attr(free_list_len=1)
class TokenTurned(Fact):
    """A token was turned face down."""

    def __init__(self, at: Arcade) -> None:
        self.at = at

    def spelling(self) -> str:
        return f"the token on {self.at.text} is turned down"


@mypyc_attr(free_list_len=1)
class Traded(Fact):
    """Two tokens changed places; each keeps its side."""

    def __init__(self, one: Arcade, other: Arcade) -> None:
        self.one = one
        self.other = other

    def spelling(self) -> str:
        return f"the tokens on {self.one.text} and {self.other.text} change places"


@mypyc_attr(free_list_len=1)
class Collected(Fact):
    """Somebody takes the token of a palace card: so many of them are theirs now."""

    def __init__(self, by: Player, at: Arcade, token: Token, count: int) -> None:
        self.by = by
        self.at = at
        self.token = token
        self.count = count

    def spelling(self) -> str:
        return f"{name(self.by)} takes {self.token.text} from {self.at.text}: {self.count}"


# Why a palace card gives nothing.
NO_TOKEN: Final = "no token"
FACE_DOWN: Final = "face down"
NEITHER: Final = "neither is higher"
NO_OWNER: Final = "nobody's guest is higher"
AN_AGENT: Final = "an agent is higher"


@mypyc_attr(free_list_len=1)
class Stayed(Fact):
    """Nobody takes anything from a palace card, and why."""

    def __init__(self, at: Arcade, why: str) -> None:
        self.at = at
        self.why = why

    def spelling(self) -> str:
        return f"{self.at.text} gives nothing: {self.why}"


@mypyc_attr(free_list_len=1)
class HasFavours(Fact):
    """How many favours of a guild somebody has; told where a match begins in the middle."""

    def __init__(self, player: Player, guild: Token, count: int) -> None:
        self.player = player
        self.guild = guild
        self.count = count

    def spelling(self) -> str:
        return f"{name(self.player)} has {self.count} {self.guild.text}"


# Guests are dealt and drafted.


@mypyc_attr(free_list_len=1)
class RoundBegan(Fact):
    def __init__(self, number: int) -> None:
        self.number = number

    def spelling(self) -> str:
        return f"round {self.number}"


@mypyc_attr(free_list_len=1)
class Dealt(Fact):
    """For the ears of whoever is dealt it."""

    def __init__(self, player: Player, guest: Guest) -> None:
        self.player = player
        self.guest = guest

    def spelling(self) -> str:
        return f"{name(self.player)} is dealt {self.guest.text}"


@mypyc_attr(free_list_len=1)
class DealtFaceDown(Fact):
    """A guest was dealt to somebody; told to all who did not see it."""

    def __init__(self, player: Player) -> None:
        self.player = player

    def spelling(self) -> str:
        return f"{name(self.player)} is dealt a guest"


@mypyc_attr(free_list_len=1)
class SetAside(Fact):
    """A guest that nobody sees waits for the next round."""

    def spelling(self) -> str:
        return "a guest is set aside"


@mypyc_attr(free_list_len=1)
class Kept(Fact):
    """For the ears of whoever kept it."""

    def __init__(self, by: Player, guest: Guest) -> None:
        self.by = by
        self.guest = guest

    def spelling(self) -> str:
        return f"{name(self.by)} keeps {self.guest.text}"


@mypyc_attr(free_list_len=1)
class PacksHandedOn(Fact):
    """Everybody gave what is left of their pack to the left."""

    def __init__(self, size: int) -> None:
        self.size = size

    def spelling(self) -> str:
        return f"packs of {self.size} go left"


@mypyc_attr(free_list_len=1)
class Received(Fact):
    """For the ears of whoever was handed this pack."""

    def __init__(self, by: Player, pack: tuple[Guest, ...]) -> None:
        self.by = by
        self.pack = pack

    def spelling(self) -> str:
        return f"{name(self.by)} is handed {texts(self.pack)}"


@mypyc_attr(free_list_len=1)
class HandsTaken(Fact):
    """All hands are complete."""

    def spelling(self) -> str:
        return "all take up their hands"


# Turns.


@mypyc_attr(free_list_len=1)
class Played(Fact):
    """A guest from the hand, face up; where it goes is said next."""

    def __init__(self, by: Player, guest: Guest) -> None:
        self.by = by
        self.guest = guest

    def spelling(self) -> str:
        return f"{name(self.by)} plays {self.guest.text}"


@mypyc_attr(free_list_len=1)
class Hired(Fact):
    """An agent from the top of its pile, paid for; where it goes is said next."""

    def __init__(self, by: Player, agent: Agent, cost: int) -> None:
        self.by = by
        self.agent = agent
        self.cost = cost

    def spelling(self) -> str:
        return f"{name(self.by)} pays {self.cost} for {self.agent.text}"


@mypyc_attr(free_list_len=1)
class Passed(Fact):
    def __init__(self, by: Player) -> None:
        self.by = by

    def spelling(self) -> str:
        return f"{name(self.by)} passes"


@mypyc_attr(free_list_len=1)
class Placed(Fact):
    """A card lies in a hallway now, face up."""

    def __init__(self, card: Card, at: Hall) -> None:
        self.card = card
        self.at = at

    def spelling(self) -> str:
        return f"{self.card.text} lies in {self.at.text}"


@mypyc_attr(free_list_len=1)
class Declined(Fact):
    """Somebody leaves the ability of the agent they placed unused."""

    def __init__(self, by: Player) -> None:
        self.by = by

    def spelling(self) -> str:
        return f"{name(self.by)} declines"


@mypyc_attr(free_list_len=1)
class GuestTurned(Fact):
    """A guest was turned face down; all know who it is."""

    def __init__(self, at: Hall) -> None:
        self.at = at

    def spelling(self) -> str:
        return f"the guest in {self.at.text} is turned down"


@mypyc_attr(free_list_len=1)
class Chose(Fact):
    """Somebody laid a hand on what they will move, exchange or call."""

    def __init__(self, by: Player, what: str) -> None:
        self.by = by
        self.what = what

    def spelling(self) -> str:
        return f"{name(self.by)} chooses {self.what}"


@mypyc_attr(free_list_len=1)
class Moved(Fact):
    """A guest went to a vacant hallway; it keeps its side."""

    def __init__(self, here: Hall, there: Hall) -> None:
        self.here = here
        self.there = there

    def spelling(self) -> str:
        return f"the guest in {self.here.text} moves to {self.there.text}"


@mypyc_attr(free_list_len=1)
class Exchanged(Fact):
    """Two guests changed places; each keeps its side."""

    def __init__(self, one: Hall, other: Hall) -> None:
        self.one = one
        self.other = other

    def spelling(self) -> str:
        return f"the guests in {self.one.text} and {self.other.text} change places"


@mypyc_attr(free_list_len=1)
class Called(Fact):
    """Somebody named a guest, aloud, for a vacant hallway."""

    def __init__(self, by: Player, guest: Guest, at: Hall) -> None:
        self.by = by
        self.guest = guest
        self.at = at

    def spelling(self) -> str:
        return f"{name(self.by)} calls {self.guest.text} to {self.at.text}"


@mypyc_attr(free_list_len=1)
class GaveUp(Fact):
    """Whoever held the guest that was called had to place it."""

    def __init__(self, by: Player, guest: Guest) -> None:
        self.by = by
        self.guest = guest

    def spelling(self) -> str:
        return f"{name(self.by)} gives up {self.guest.text}"


# The end of a round.


@mypyc_attr(free_list_len=1)
class PalaceFull(Fact):
    """Every hallway holds a card."""

    def spelling(self) -> str:
        return "the palace is full"


@mypyc_attr(free_list_len=1)
class Discarded(Fact):
    """So many guests were left in a hand; nobody else sees which."""

    def __init__(self, by: Player, count: int) -> None:
        self.by = by
        self.count = count

    def spelling(self) -> str:
        return f"{name(self.by)} discards {self.count}"


@mypyc_attr(free_list_len=1)
class AgentsLeft(Fact):
    """All agents in the palace are out of the game for good."""

    def spelling(self) -> str:
        return "the agents leave"


@mypyc_attr(free_list_len=1)
class AgentGone(Fact):
    """An agent that left in an earlier round; told where a match begins in the middle."""

    def __init__(self, agent: Agent) -> None:
        self.agent = agent

    def spelling(self) -> str:
        return f"{self.agent.text} is gone"


@mypyc_attr(free_list_len=1)
class TokensTurnedUp(Fact):
    def spelling(self) -> str:
        return "the tokens are turned up"


@mypyc_attr(free_list_len=1)
class GuestsGathered(Fact):
    """All guests were gathered from hallways and hands."""

    def spelling(self) -> str:
        return "the guests are gathered"


# Facts that nothing can tell apart but their player are made once.
TURN_BEGAN: Final = tuple([TurnBegan(player) for player in first_players(MOST_SEATS)])
DEALT_FACE_DOWN: Final = tuple([DealtFaceDown(player) for player in first_players(MOST_SEATS)])
