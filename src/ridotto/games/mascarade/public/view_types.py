"""What a view is made of when it goes out: `tools/wire.py` writes the page's types from these."""

from __future__ import annotations

from typing import Literal, TypedDict

from ridotto.kernel import AskingView, Datum


class MascaradeSeat(TypedDict):
    """A seat, with what lies before it and who sits there now."""

    seat: str  # its letter, small: a
    player: str  # a letter, capital: A
    coins: int
    places: list[str]  # where its masks lie: a, or aL aR, or aL aR aP


class MascaradeBond(TypedDict):
    """A player who is not free in a turn, because their mask was shown in the turn before."""

    player: str
    what: Literal["must swap", "may not announce"]
    why: str


MascaradeVerdict = TypedDict("MascaradeVerdict", {"said": str, "is": str, "right": bool, "change": int})


class MascaradeView(AskingView):
    """What one player may know at this moment."""

    player: str  # whose view this is; - for those who watch
    masks: dict[str, int]  # what is in this game, and how often
    seats: list[MascaradeSeat]  # clockwise
    centre: list[str]  # places
    court: int  # fines
    bank: int
    faces: dict[str, str]  # what lies open for these eyes: masks by place
    turn: str | None
    turn_number: int  # turns that have begun
    initial_turns_left: int  # the present one included
    turns_left: int | None  # null: no limit
    bound: MascaradeBond | None  # in this turn
    bound_next: MascaradeBond | None  # in the next one, as things stand
    hand: str | None  # the place that the player whose turn it is acts with
    announced: str | None  # a mask
    claims: dict[str, str]  # places by player, the announcer's first
    verdict: dict[str, MascaradeVerdict]  # on claims, by player, while masks lie open; with coins won or lost since
    user: str | None  # of the power
    said: list[dict[str, Datum]]  # what everybody heard since the turn began
