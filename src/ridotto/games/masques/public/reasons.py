"""Says why a token is taken or stays: the two cards beside a palace card, and which of them is higher."""

from __future__ import annotations

from ridotto.games.masques.public.facts import AN_AGENT, FACE_DOWN, NEITHER, NO_TOKEN
from ridotto.games.masques.public.names import Names, an
from ridotto.games.masques.public.words import Arcade


class Pair:
    """The cards on both sides of a palace card, as they count."""

    def __init__(self, one: str, other: str, first_is_higher: bool, weightless: bool) -> None:
        self.one = one
        self.other = other
        self.weightless = weightless
        self.higher, self.lower = (one, other) if first_is_higher else (other, one)


def pair_beside(names: Names, number: int) -> Pair | None:
    """Returns the pair beside a palace card; None where nobody can see them."""
    if names.view is None:
        return None
    ring = names.view.ring
    before = number - 1 if number > 0 else names.setup.ring - 1
    one, other = ring.cards[before], ring.cards[number]
    if one is None or other is None:
        return None
    first, second = names.card(one), names.card(other)
    if first == second:
        second = f"another {second.removeprefix('the ')}"
    first += " (face down)" if ring.card_is_down(before) else ""
    second += " (face down)" if ring.card_is_down(number) else ""
    weightless = ring.strength(before) == ring.strength(number) == 0
    return Pair(first, second, ring.higher_hall(number) == before, weightless)


def why_it_is_taken(names: Names, number: int) -> str:
    """Returns the reason, such as `Contarini 3 beats the thief, and `."""
    pair = pair_beside(names, number)
    return "" if pair is None else f"{pair.higher} beats {pair.lower}, and "


def why_it_stays(names: Names, at: Arcade, why: str) -> str:
    token = None if names.view is None else names.view.ring.tokens[at.number]
    what = "the token" if token is None else f"the {names.token(token)}"
    if why == NO_TOKEN:
        return "there is nothing to take"
    if why == FACE_DOWN:
        return f"{what} lies face down and stays"
    return f"{why_nobody_takes_it(names, at.number, why)}, and {what} stays"


def why_nobody_takes_it(names: Names, number: int, why: str) -> str:
    pair = pair_beside(names, number)
    if pair is None:
        higher = an(names.words["agent"]) if why == AN_AGENT else "nobody's card"
        return "neither card is higher" if why == NEITHER else f"{higher} is higher"
    if why != NEITHER:
        return f"{pair.higher} beats {pair.lower}{'' if why == AN_AGENT else ' for nobody'}"
    if pair.weightless:
        return f"neither {pair.one} nor {pair.other} counts"
    return f"{pair.one} and {pair.other} are even"
