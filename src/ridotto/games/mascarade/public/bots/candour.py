"""How likely each player says only what they believe: by what they announced and claimed while they could hardly know.

Of somebody who does so a courtier is a bad model, for it bluffs. So a search draws for each of its worlds who is such a
one. `python -m tools.count_candour` counts the shares below.
"""

from __future__ import annotations

from math import exp, log
from typing import Final, NamedTuple

from ridotto.games.mascarade.public.bots.memory import BotMemory
from ridotto.games.mascarade.public.facts import Announced, Claimed, Looked, Passed, Revealed, TookUp
from ridotto.games.mascarade.public.setup import MascaradeSetup
from ridotto.kernel import EVEN_TEMPERED, Fact, Player

SURE: Final = 0.6  # who knows their mask more likely than so
AT_FIRST: Final = 0.2  # candour of somebody of whom nothing was seen
KNOWN: Final = (0.0, 1.0)  # chances of what this player knows already, and so counts when it is announced
MOST: Final = 6.0  # logarithms of odds: anybody may change

TURN: Final = "announces, not sure of their mask"
ASKED: Final = "claims, not sure of their mask"
ASKED_SURE: Final = "claims, sure of their mask"
TRUE: Final = "has announced the truth, as is known or shown"
SHARES: Final[dict[str, tuple[float, float]]] = {  # of those who say only what they believe, and of courtiers
    TURN: (0.26, 0.65),
    ASKED: (0.04, 0.26),
    ASKED_SURE: (0.04, 0.08),
    TRUE: (0.93, 0.60),
}


class Sign(NamedTuple):
    """That a player did something, or did not, where both were open."""

    by: Player
    what: str
    did: bool

    def leaning(self) -> float:
        """Returns by how much candour is likelier now, as a logarithm of odds."""
        candid, courtly = SHARES[self.what]
        return log(candid / courtly) if self.did else log((1.0 - candid) / (1.0 - courtly))


def candour_of(setup: MascaradeSetup, me: Player, heard: list[Fact]) -> list[float]:
    """Returns for each other player how likely they say only what they believe, by what `me` has heard; 0 for `me`."""
    memory = BotMemory(setup, me, EVEN_TEMPERED)
    odds = [log(AT_FIRST / (1.0 - AT_FIRST))] * setup.players
    for fact in heard:
        for sign in signs_in(fact, memory):
            odds[sign.by] = min(max(odds[sign.by] + sign.leaning(), -MOST), MOST)
        memory.hear(fact)
    return [0.0 if player == me else 1.0 / (1.0 + exp(-each)) for player, each in enumerate(odds)]


def signs_in(fact: Fact, memory: BotMemory) -> list[Sign]:
    """Returns what a fact says of a player's candour to somebody with such a memory, who has not heard it yet."""
    view = memory.view
    if isinstance(fact, Announced):
        found = [] if memory.sure(fact.by) > SURE else [Sign(fact.by, TURN, True)]
        chance = memory.belief.chance(fact.at, fact.mask)
        return [*found, Sign(fact.by, TRUE, chance > 0.0)] if chance in KNOWN else found
    if isinstance(fact, (Looked, TookUp)):
        could_announce = view.announced is None and view.bound is None and view.initial_turns_left == 0
        return [Sign(fact.by, TURN, False)] if could_announce and memory.sure(fact.by) <= SURE else []
    if isinstance(fact, (Claimed, Passed)):
        what = ASKED_SURE if memory.sure(fact.by) > SURE else ASKED
        return [Sign(fact.by, what, isinstance(fact, Claimed))]
    announcer, mask = view.announcer, view.announced
    if isinstance(fact, Revealed) and announcer is not None and mask is not None:
        if view.claims.get(announcer) is fact.at and memory.belief.chance(fact.at, mask) not in KNOWN:
            return [Sign(announcer, TRUE, fact.mask is mask)]
    return []
