"""What a view is made of when it goes out: `tools/wire.py` writes the page's types from these."""

from __future__ import annotations

from typing import Literal, TypedDict

from ridotto.kernel import AskingView, Datum


class MasqueradeCard(TypedDict):
    """A card in a row. What this player does not know is null."""

    side: Literal["up", "down"]
    card: str | None
    known: Literal["open", "mine"] | None  # open to all, or this player's own secret
    attack: int | None
    health: int | None
    acted: bool  # in this turn
    poison: str | None  # by whom
    weaker: int  # for good: so much less attack and health
    boosted: list[int]  # attack and health for a while


class MasqueradeSeat(TypedDict):
    player: str
    drawn: int  # cards that are not in play yet
    row: list[MasqueradeCard]  # from the left


class MasqueradeView(AskingView):
    """What one player may know at this moment."""

    player: str  # whose view this is; - for those who watch
    first: str | None
    turn: str | None
    phase: str  # how far the turn is
    actions_left: int
    seats: list[MasqueradeSeat]  # clockwise
    deck: int
    pile: list[str]  # the discards
    hand: list[str]  # what this player has drawn and not put into play yet
    sides: list[str]  # that this player has chosen in secret for the cards in hand
    acting: str | None  # a place
    attacker: str | None
    attacked: str | None
    said: list[dict[str, Datum]]  # since the turn began
