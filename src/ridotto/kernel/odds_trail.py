"""What led to the odds of one thing at one place: the facts that changed them, and the odds after each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ridotto.kernel.fact import Fact
from ridotto.kernel.game import Game, Setup
from ridotto.kernel.odds_sheet import OddsSheet
from ridotto.kernel.player import Player

MOST_STEPS: Final = 12
NOTICED: Final = 0.01  # a change of an estimate that is worth a word
LOOKED_BACK: Final = 1_000  # facts, at most
LOOKED_BACK_SLOWLY: Final = 20  # of those after which odds take long to find


class OddsStep:
    """A fact, by its number among those that were heard, and what the odds were after it."""

    def __init__(self, number: int, place: str, odds: float, exact: bool) -> None:
        self.number = number
        self.place = place  # where the thing was then thought to be
        self.odds = odds
        self.exact = exact


def trace_odds(
    game: Game, setup: Setup, player: Player, heard: Sequence[Fact], place: str, things: Sequence[str]
) -> list[OddsStep]:
    """Returns the facts behind the odds of some things at a place, the oldest first.

    It goes back from fact to fact: to the place where a thing was likeliest before it came here, and no further than
    to the fact after which its place was certain, or impossible.
    """
    sheets = sheets_after(game, setup, player, heard)
    found: list[OddsStep] = []
    at = place
    for index in range(len(sheets) - 1, 0, -1):
        number, now = sheets[index]
        before = sheets[index - 1][1]
        after = now.odds(at, things)
        was_at = place_before(now, before, at)
        if was_at is None:
            found.append(OddsStep(number, at, after, now.exact))
            break
        earlier = before.odds(was_at, things)
        if is_alike(earlier, after, now.exact and before.exact):
            at = was_at
            continue
        found.append(OddsStep(number, at, after, now.exact))
        source = came_from(now, before, was_at, things, after)
        if source is None or len(found) == MOST_STEPS:
            break
        at = source
    found.reverse()
    return [step for step, following in zip(found, [*found[1:], None]) if not is_repeated(step, following, heard)]


def is_repeated(step: OddsStep, following: OddsStep | None, heard: Sequence[Fact]) -> bool:
    """True when the same was heard once more at once: of several cards that were dealt, the last one is told."""
    return (
        following is not None and following.number == step.number + 1 and heard[step.number] == heard[step.number - 1]
    )


def is_alike(earlier: float, after: float, exact: bool) -> bool:
    """True when nothing has changed, or nothing that an estimate could tell."""
    settled = min(earlier, after) <= 0.0 or max(earlier, after) >= 1.0
    return earlier == after or not (exact or settled or abs(after - earlier) >= NOTICED)


def place_before(now: OddsSheet, before: OddsSheet, place: str) -> str | None:
    """Returns where what lies at a place lay before; None where it was not there."""
    if place not in now.lying:
        return place
    lying = now.lying[place]
    return next((each for each, number in before.lying.items() if number == lying), None)


def came_from(now: OddsSheet, before: OddsSheet, place: str, things: Sequence[str], after: float) -> str | None:
    """Returns the place whose odds led to those after a fact; None where the fact alone did."""
    if after <= 0.0:
        return None
    if before.odds(place, things) > 0.0 and after < 1.0:
        return place
    if place in before.lying:
        return None
    source, most = None, 0.0
    for each in before.places:
        odds = before.odds(each, things)
        if odds > most and odds != now.odds(each, things):
            source, most = each, odds
    return None if after >= 1.0 and most < 1.0 else source


def sheets_after(game: Game, setup: Setup, player: Player, heard: Sequence[Fact]) -> list[tuple[int, OddsSheet]]:
    """Returns what could be inferred after each fact that matters, and first before all of them.

    Where there are too many of them, the latest ones are looked at.
    """
    slow: list[tuple[int, bool]] = []
    belief = game.belief(setup, player)
    for number, fact in enumerate(heard, 1):
        belief.hear(fact)
        if belief.starts_over(fact):
            slow.clear()
        if belief.matters(fact):
            slow.append((number, belief.is_slow()))
    wanted: set[int] = set()
    slowly = 0
    for number, is_slow in reversed(slow):
        slowly += is_slow
        if len(wanted) == LOOKED_BACK or slowly > LOOKED_BACK_SLOWLY:
            break
        wanted.add(number)
    first = min(wanted, default=len(heard) + 1)
    belief = game.belief(setup, player)
    found: list[tuple[int, OddsSheet]] = []
    for number, fact in enumerate(heard, 1):
        if number == first:
            found.append((number - 1, belief.sheet()))
        belief.hear(fact)
        if number in wanted:
            found.append((number, belief.sheet()))
    return found
