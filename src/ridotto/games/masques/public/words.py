"""All that can be answered at this table: guests, agents, tokens, places and a few words.

The two books spell some things differently; each edition uses its own spelling and none of the other's.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ridotto.games.masques.public.sheets import SHEETS
from ridotto.kernel import Answer, Notation

LOWEST: Final = 2  # value of a guest
HIGHEST: Final = 4
VALUES: Final = HIGHEST - LOWEST + 1
HIDDEN: Final = "hidden"  # in views: what lies face down, where nobody is reminded of it; never an answer
FOSCARI_SLOT: Final = 4
SLOTS: Final = 5  # of families, and of guilds
KINDS: Final = SLOTS * VALUES  # of guests
COPIES: Final = 3  # of each agent


class Family(Answer):
    """A house of Venice. Being dealt its card is an answer of Fate's."""

    def __init__(self, text: str, slot: int) -> None:
        super().__init__(text)
        self.slot = slot


class Card(Answer):
    """Anything that can lie in a hallway."""


class Guest(Card):
    """One of a family, with a value. Two that are spelt alike are alike."""

    def __init__(self, family: Family, value: int) -> None:
        super().__init__(f"{family.text}{value}")
        self.family = family
        self.value = value
        self.slot = family.slot * VALUES + value - LOWEST
        self.bit: i64 = 1 << self.slot  # in a set of guests


class Agent(Card):
    """One of three of a kind; the first is the cheapest."""

    def __init__(self, kind: str, number: int, copy: int) -> None:
        super().__init__(f"{kind}{copy + 1}")
        self.kind = kind
        self.number = number  # of the kind
        self.copy = copy  # how many of the kind were above it in the pile
        self.bit: i64 = 1 << (number * (COPIES + 1) + copy)  # in a set of agents; the bit after the last is free


class Token(Answer):
    """A ducat, or the favour of a guild."""

    def __init__(self, text: str, slot: int) -> None:
        super().__init__(text)
        self.slot = slot  # of the guild


class Arcade(Answer):
    """A card of the palace, counted clockwise from the door."""

    def __init__(self, text: str, number: int) -> None:
        super().__init__(text)
        self.number = number


class Hall(Answer):
    """The gap between a palace card and the next, where guests and agents are put."""

    def __init__(self, text: str, number: int) -> None:
        super().__init__(text)
        self.number = number


class Seat(Answer):
    """A player, when Fate says who begins."""

    def __init__(self, text: str, number: int) -> None:
        super().__init__(text)
        self.number = number


CANTARINI: Final = Family("Cantarini", 0)
CONTARINI: Final = Family("Contarini", 0)
DANDOLO: Final = Family("Dandolo", 1)
MOROSINI: Final = Family("Morosini", 2)
VENIER: Final = Family("Venier", 3)
FOSCARI: Final = Family("Foscari", FOSCARI_SLOT)
FAMILIES: Final = (CANTARINI, CONTARINI, DANDOLO, MOROSINI, VENIER, FOSCARI)


def guests_of(families: list[Family]) -> tuple[Guest, ...]:
    """Returns the guests in the order of their slots."""
    return tuple([Guest(family, value) for family in families for value in range(LOWEST, HIGHEST + 1)])


SHARED_GUESTS: Final = guests_of([DANDOLO, MOROSINI, VENIER, FOSCARI])
CANTARINI_GUESTS: Final = guests_of([CANTARINI])
CONTARINI_GUESTS: Final = guests_of([CONTARINI])

GUESTS: Final = (*CANTARINI_GUESTS, *CONTARINI_GUESTS, *SHARED_GUESTS)  # of both editions

AGENT_KINDS: Final = tuple([sheet.kind for sheet in SHEETS])
FIRST_KINDS: Final = 6  # stand in the middle of the notation; kinds that came later stand at its end
AGENTS: Final = tuple(
    [tuple([Agent(kind, number, copy) for copy in range(COPIES)]) for number, kind in enumerate(AGENT_KINDS)]
)

# The agents on top of their piles before any is hired. `piles + agent.bit` is what lies there without that agent: the
# next of its kind, or after the last one a bit that is no agent's.
ALL_PILES: Final[i64] = sum([pile[0].bit for pile in AGENTS])

DUCAT: Final = Token("ducat", -1)
CLERGY: Final = Token("clergy", 0)
MILITARY: Final = Token("military", 1)
MERCHANTS: Final = Token("merchants", 2)
FARMERS: Final = Token("farmers", 3)
WORKERS: Final = Token("workers", 4)
MERCHANT: Final = Token("merchant", 2)
VINTNER: Final = Token("vintner", 3)
SCRIBE: Final = Token("scribe", 4)
TOKENS: Final = (DUCAT, CLERGY, MILITARY, MERCHANTS, FARMERS, WORKERS, MERCHANT, VINTNER, SCRIBE)

LONGEST: Final = 16  # palace cards, and hallways, of the largest ring
MOST_SEATS: Final = 4
SEATS: Final = tuple([Seat("abcd"[number], number) for number in range(MOST_SEATS)])
ARCADES: Final = tuple([Arcade(f"A{number}", number) for number in range(LONGEST)])  # as the one book calls them
SPACES: Final = tuple([Hall(f"S{number}", number) for number in range(LONGEST)])
PALACE_CARDS: Final = tuple([Arcade(f"P{number}", number) for number in range(LONGEST)])  # and as the other
HALLWAYS: Final = tuple([Hall(f"H{number}", number) for number in range(LONGEST)])

PASS: Final = Answer("pass")
DECLINE: Final = Answer("decline")  # an ability that one might have used

NOTATION: Final = Notation(
    "masques",
    [
        *(PASS, DECLINE),
        *SEATS,
        *FAMILIES,
        *GUESTS,
        *[agent for pile in AGENTS[:FIRST_KINDS] for agent in pile],
        *TOKENS,
        *(*ARCADES, *SPACES, *PALACE_CARDS, *HALLWAYS),
        *[agent for pile in AGENTS[FIRST_KINDS:] for agent in pile],
    ],
)
