"""All that can be heard at this table. To say less to some, two facts are told to two audiences.

In a search nobody listens: what is told most is made once (see below), and of the others each class keeps one to be
made again.
"""

from __future__ import annotations

from typing import ClassVar, Final, NewType

from mypy_extensions import mypyc_attr

from ridotto.games.masques.public.editions import HAND
from ridotto.games.masques.public.words import MOST_SEATS, SLOTS, Agent, Arcade, Card, Family, Guest, Hall, Token
from ridotto.kernel import (
    Answer,
    Fact,
    FactTable,
    Form,
    Forms,
    Player,
    Sort,
    TurnBegan,
    first_players,
    lasting,
    name,
    one_of,
)

Purse = NewType("Purse", int)  # a player's, or the bank, which is nobody's
BANK: Final = Purse(-1)

# Why a palace card gives nothing.
NO_TOKEN: Final = "no token"
FACE_DOWN: Final = "face down"
NEITHER: Final = "neither is higher"
NO_OWNER: Final = "nobody's guest is higher"
AN_AGENT: Final = "an agent is higher"
REASONS: Final = [NO_TOKEN, FACE_DOWN, NEITHER, NO_OWNER, AN_AGENT]


def purse_name(purse: Purse) -> str:
    return "bank" if purse == BANK else name(Player(purse))


def texts(guests: tuple[Guest, ...]) -> str:
    return " ".join([guest.text for guest in guests])


FORMS: Final = Forms(
    "masques",
    [
        *[Sort(word) for word in "agent arcade card family guest hall token".split()],
        Sort("guests", texts, ".+", str.split, "string[]"),
        Sort("purse", purse_name, "[A-Z]|bank"),
        one_of("why", REASONS),
    ],
)

# Before the first round.


@mypyc_attr(free_list_len=1)
class Counted(Fact):
    """What lies in a purse or the bank; told when nothing was paid before."""

    form: ClassVar[Form] = FORMS.form("counted", "{purse:purse} has {ducats:number}")

    def __init__(self, purse: Purse, ducats: int) -> None:
        self.purse = purse
        self.ducats = ducats


@mypyc_attr(free_list_len=1)
class TookFamily(Fact):
    form: ClassVar[Form] = FORMS.form("took-family", "{player:player} is of {family:family}")

    def __init__(self, player: Player, family: Family) -> None:
        self.player = player
        self.family = family


@mypyc_attr(free_list_len=1)
class StaysAway(Fact):
    """This family has no player in this match."""

    form: ClassVar[Form] = FORMS.form("stays-away", "nobody is of {family:family}")

    def __init__(self, family: Family) -> None:
        self.family = family


@mypyc_attr(free_list_len=1)
class FirstPlayer(Fact):
    form: ClassVar[Form] = FORMS.form("first-player", "{player:player} is first")

    def __init__(self, player: Player) -> None:
        self.player = player


# Tokens come and go.


@mypyc_attr(free_list_len=1)
class Laid(Fact):
    """A token was put on a bare palace card, face up."""

    form: ClassVar[Form] = FORMS.form("laid", "{at:arcade} gets {token:token}")

    def __init__(self, at: Arcade, token: Token) -> None:
        self.at = at
        self.token = token


@mypyc_attr(free_list_len=1)
class StayedBare(Fact):
    """No ducat was left for this palace card."""

    form: ClassVar[Form] = FORMS.form("stayed-bare", "{at:arcade} stays bare")

    def __init__(self, at: Arcade) -> None:
        self.at = at


@mypyc_attr(free_list_len=1)
class TokenTurned(Fact):
    """A token was turned face down."""

    form: ClassVar[Form] = FORMS.form("token-turned", "the token on {at:arcade} is turned down")

    def __init__(self, at: Arcade) -> None:
        self.at = at


@mypyc_attr(free_list_len=1)
class Traded(Fact):
    """Two tokens changed places; each keeps its side."""

    form: ClassVar[Form] = FORMS.form("traded", "the tokens on {one:arcade} and {other:arcade} change places")

    def __init__(self, one: Arcade, other: Arcade) -> None:
        self.one = one
        self.other = other


@mypyc_attr(free_list_len=1)
class Collected(Fact):
    """Somebody takes the token of a palace card: so many of them are theirs now."""

    form: ClassVar[Form] = FORMS.form("collected", "{by:player} takes {token:token} from {at:arcade}: {count:number}")

    def __init__(self, by: Player, at: Arcade, token: Token, count: int) -> None:
        self.by = by
        self.at = at
        self.token = token
        self.count = count


@mypyc_attr(free_list_len=1)
class Stayed(Fact):
    """Nobody takes anything from a palace card, and why."""

    form: ClassVar[Form] = FORMS.form("stayed", "{at:arcade} gives nothing: {why:why}")

    def __init__(self, at: Arcade, why: str) -> None:
        self.at = at
        self.why = why


@mypyc_attr(free_list_len=1)
class HasFavours(Fact):
    """How many favours of a guild somebody has; told where a match begins in the middle."""

    form: ClassVar[Form] = FORMS.form("has-favours", "{player:player} has {count:number} {guild:token}")

    def __init__(self, player: Player, guild: Token, count: int) -> None:
        self.player = player
        self.guild = guild
        self.count = count


# Guests are dealt and drafted.


@mypyc_attr(free_list_len=1)
class RoundBegan(Fact):
    form: ClassVar[Form] = FORMS.form("round-began", "round {number:number}")

    def __init__(self, number: int) -> None:
        self.number = number


@mypyc_attr(free_list_len=1)
class Dealt(Fact):
    """For the ears of the player who is dealt it."""

    form: ClassVar[Form] = FORMS.form("dealt", "{player:player} is dealt {guest:guest}")

    def __init__(self, player: Player, guest: Guest) -> None:
        self.player = player
        self.guest = guest


@mypyc_attr(free_list_len=1)
class DealtFaceDown(Fact):
    """A guest was dealt to somebody; told to all who did not see it."""

    form: ClassVar[Form] = FORMS.form("dealt-face-down", "{player:player} is dealt a guest")

    def __init__(self, player: Player) -> None:
        self.player = player


@mypyc_attr(free_list_len=1)
class SetAside(Fact):
    """A guest that nobody sees waits for the next round."""

    form: ClassVar[Form] = FORMS.form("set-aside", "a guest is set aside")


@mypyc_attr(free_list_len=1)
class Kept(Fact):
    """For the ears of the player who kept it."""

    form: ClassVar[Form] = FORMS.form("kept", "{by:player} keeps {guest:guest}")

    def __init__(self, by: Player, guest: Guest) -> None:
        self.by = by
        self.guest = guest


@mypyc_attr(free_list_len=1)
class PacksHandedOn(Fact):
    """Everybody gave what is left of their pack to the left."""

    form: ClassVar[Form] = FORMS.form("packs-handed-on", "packs of {size:number} go left")

    def __init__(self, size: int) -> None:
        self.size = size


@mypyc_attr(free_list_len=1)
class Received(Fact):
    """For the ears of the player who was handed this pack."""

    form: ClassVar[Form] = FORMS.form("received", "{by:player} is handed {pack:guests}")

    def __init__(self, by: Player, pack: tuple[Guest, ...]) -> None:
        self.by = by
        self.pack = pack


@mypyc_attr(free_list_len=1)
class HandsTaken(Fact):
    """All hands are complete."""

    form: ClassVar[Form] = FORMS.form("hands-taken", "all take up their hands")


# Turns.


@mypyc_attr(free_list_len=1)
class Played(Fact):
    """A guest from the hand, face up; where it goes is said next."""

    form: ClassVar[Form] = FORMS.form("played", "{by:player} plays {guest:guest}")

    def __init__(self, by: Player, guest: Guest) -> None:
        self.by = by
        self.guest = guest


@mypyc_attr(free_list_len=1)
class Hired(Fact):
    """An agent from the top of its pile, paid for; where it goes is said next."""

    form: ClassVar[Form] = FORMS.form("hired", "{by:player} pays {cost:number} for {agent:agent}")

    def __init__(self, by: Player, agent: Agent, cost: int) -> None:
        self.by = by
        self.agent = agent
        self.cost = cost


@mypyc_attr(free_list_len=1)
class Passed(Fact):
    form: ClassVar[Form] = FORMS.form("passed", "{by:player} passes")

    def __init__(self, by: Player) -> None:
        self.by = by


@mypyc_attr(free_list_len=1)
class Placed(Fact):
    """A card lies in a hallway now, face up."""

    form: ClassVar[Form] = FORMS.form("placed", "{card:card} lies in {at:hall}")

    def __init__(self, card: Card, at: Hall) -> None:
        self.card = card
        self.at = at


@mypyc_attr(free_list_len=1)
class Declined(Fact):
    """Somebody leaves the ability of the agent they placed unused."""

    form: ClassVar[Form] = FORMS.form("declined", "{by:player} declines")

    def __init__(self, by: Player) -> None:
        self.by = by


@mypyc_attr(free_list_len=1)
class GuestTurned(Fact):
    """A guest was turned face down; all know who it is."""

    form: ClassVar[Form] = FORMS.form("guest-turned", "the guest in {at:hall} is turned down")

    def __init__(self, at: Hall) -> None:
        self.at = at


@mypyc_attr(free_list_len=1)
class Chose(Fact):
    """Somebody laid a hand on what they will move, exchange or call."""

    form: ClassVar[Form] = FORMS.form("chose", "{by:player} chooses {what:answer}")

    def __init__(self, by: Player, what: Answer) -> None:
        self.by = by
        self.what = what


@mypyc_attr(free_list_len=1)
class Moved(Fact):
    """A guest went to a vacant hallway; it keeps its side."""

    form: ClassVar[Form] = FORMS.form("moved", "the guest in {here:hall} moves to {there:hall}")

    def __init__(self, here: Hall, there: Hall) -> None:
        self.here = here
        self.there = there


@mypyc_attr(free_list_len=1)
class Exchanged(Fact):
    """Two guests changed places; each keeps its side."""

    form: ClassVar[Form] = FORMS.form("exchanged", "the guests in {one:hall} and {other:hall} change places")

    def __init__(self, one: Hall, other: Hall) -> None:
        self.one = one
        self.other = other


@mypyc_attr(free_list_len=1)
class Called(Fact):
    """Somebody named a guest, aloud, for a vacant hallway."""

    form: ClassVar[Form] = FORMS.form("called", "{by:player} calls {guest:guest} to {at:hall}")

    def __init__(self, by: Player, guest: Guest, at: Hall) -> None:
        self.by = by
        self.guest = guest
        self.at = at


@mypyc_attr(free_list_len=1)
class GaveUp(Fact):
    """The player who held the guest that was called had to place it."""

    form: ClassVar[Form] = FORMS.form("gave-up", "{by:player} gives up {guest:guest}")

    def __init__(self, by: Player, guest: Guest) -> None:
        self.by = by
        self.guest = guest


# The end of a round.


@mypyc_attr(free_list_len=1)
class PalaceFull(Fact):
    """Every hallway holds a card."""

    form: ClassVar[Form] = FORMS.form("palace-full", "the palace is full")


@mypyc_attr(free_list_len=1)
class Discarded(Fact):
    """So many guests were left in a hand; nobody else sees which."""

    form: ClassVar[Form] = FORMS.form("discarded", "{by:player} discards {count:number}")

    def __init__(self, by: Player, count: int) -> None:
        self.by = by
        self.count = count


@mypyc_attr(free_list_len=1)
class AgentsLeft(Fact):
    """All agents in the palace are out of the game for good."""

    form: ClassVar[Form] = FORMS.form("agents-left", "the agents leave")


@mypyc_attr(free_list_len=1)
class AgentGone(Fact):
    """An agent that left in an earlier round; told where a match begins in the middle."""

    form: ClassVar[Form] = FORMS.form("agent-gone", "{agent:agent} is gone")

    def __init__(self, agent: Agent) -> None:
        self.agent = agent


@mypyc_attr(free_list_len=1)
class TokensTurnedUp(Fact):
    form: ClassVar[Form] = FORMS.form("tokens-turned-up", "the tokens are turned up")


@mypyc_attr(free_list_len=1)
class GuestsGathered(Fact):
    """All guests were gathered from hallways and hands."""

    form: ClassVar[Form] = FORMS.form("guests-gathered", "the guests are gathered")


# Facts that nothing can tell apart but their player are made once.
# What is told again and again is made once: a fact never changes.


def laid(at: Arcade, token: Token) -> Fact:
    fact = LAID.at(at.id, token.id)
    return LAID.add(at.id, token.id, Laid(at, token)) if fact is None else fact


def collected(by: Player, at: Arcade, token: Token, count: int) -> Fact:
    row = at.id * MOST_SEATS + by
    number = count * (SLOTS + 1) + token.slot + 1  # a ducat's slot is -1
    fact = COLLECTED.at(row, number)
    return COLLECTED.add(row, number, Collected(by, at, token, count)) if fact is None else fact


def stayed(at: Arcade, why: str) -> Fact:
    number = REASONS.index(why)
    fact = STAYED.at(at.id, number)
    return STAYED.add(at.id, number, Stayed(at, why)) if fact is None else fact


def dealt(player: Player, guest: Guest) -> Fact:
    fact = DEALT.at(player, guest.id)
    return DEALT.add(player, guest.id, Dealt(player, guest)) if fact is None else fact


def kept(by: Player, guest: Guest) -> Fact:
    fact = KEPT.at(by, guest.id)
    return KEPT.add(by, guest.id, Kept(by, guest)) if fact is None else fact


def played(by: Player, guest: Guest) -> Fact:
    fact = PLAYED.at(by, guest.id)
    return PLAYED.add(by, guest.id, Played(by, guest)) if fact is None else fact


def hired(by: Player, agent: Agent, cost: int) -> Fact:
    row = agent.id * MOST_SEATS + by
    fact = HIRED.at(row, cost)
    return HIRED.add(row, cost, Hired(by, agent, cost)) if fact is None else fact


def placed(card: Card, at: Hall) -> Fact:
    fact = PLACED.at(card.id, at.id)
    return PLACED.add(card.id, at.id, Placed(card, at)) if fact is None else fact


LAID: Final = FactTable()
COLLECTED: Final = FactTable()
STAYED: Final = FactTable()
DEALT: Final = FactTable()
KEPT: Final = FactTable()
PLAYED: Final = FactTable()
HIRED: Final = FactTable()
PLACED: Final = FactTable()
EVERYBODY: Final = first_players(MOST_SEATS)
TURN_BEGAN: Final = tuple([lasting(TurnBegan(player)) for player in EVERYBODY])
DEALT_FACE_DOWN: Final = tuple([lasting(DealtFaceDown(player)) for player in EVERYBODY])
PASSED: Final = tuple([lasting(Passed(player)) for player in EVERYBODY])
PACKS_HANDED_ON: Final = tuple([lasting(PacksHandedOn(size)) for size in range(HAND + 1)])
SET_ASIDE: Final = lasting(SetAside())
HANDS_TAKEN: Final = lasting(HandsTaken())
PALACE_FULL: Final = lasting(PalaceFull())
