"""The stakes of a claim in words, for a screen that cannot draw them: `If you are: you 6 → 8. Bruno 5 → 4.`"""

from __future__ import annotations

from typing import cast

from ridotto.games.mascarade.public.facts import Revealed
from ridotto.games.mascarade.public.prospects import PurseChange, Stake
from ridotto.games.mascarade.public.view import CourtView
from ridotto.kernel import Fact, Prospects, Reader


def stakes_of(reader: Reader, question: str, prospects: Prospects) -> list[str]:
    """Returns a line for each answer to the question who is right; none for what is not a claim."""
    if question != "ClaimToo":
        return []
    return [f"{who_is_right(reader, stake)}{changes(reader, stake)}" for stake in map(as_stake, prospects)]


def as_stake(row: object) -> Stake:
    return cast("Stake", row)


def who_is_right(reader: Reader, stake: Stake) -> str:
    right = stake["right"]
    if right is None:
        return reader.say("mascarade-stake-nobody-else")
    if not right:
        return reader.say("mascarade-stake-if-none")
    if len(right) > 1:
        return reader.say("mascarade-stake-if-both")
    return reader.say("mascarade-stake-if", who=right[0])


def changes(reader: Reader, stake: Stake) -> str:
    """Returns what changes for people, with the best choice of the power where that is still open."""
    purses = [purse for purse in stake["best"] or stake["purses"] if purse["who"] in reader.people]
    said = [purse_change(reader, purse) for purse in purses]
    if stake["open"] and not stake["best"]:
        said.append(reader.say("mascarade-stake-open"))
    return " ".join(said or [reader.say("mascarade-stake-nothing")])


def purse_change(reader: Reader, purse: PurseChange) -> str:
    wins = "yes" if purse["wins"] else "no"
    return reader.say("mascarade-stake-purse", who=purse["who"], **{"from": purse["from"]}, to=purse["to"], wins=wins)


def proves(view: CourtView, fact: Fact) -> bool | None:
    """True if a mask that is turned up is the one that its player claims (MC1-100, MC2-100)."""
    if not isinstance(fact, Revealed) or len(view.claims) < 2 or fact.at not in view.claims.values():
        return None
    return fact.mask is view.announced
