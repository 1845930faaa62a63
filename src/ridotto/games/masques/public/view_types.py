"""What a view is made of when it goes out: `tools/wire.py` writes the page's types from these."""

from __future__ import annotations

from typing import TypedDict

from ridotto.kernel import AskingView, Datum


class MasquesSeat(TypedDict):
    player: str
    families: list[str]
    ducats: int
    favours: dict[str, int]  # by guild
    hand: int  # how many guests
    pack: int


class MasquesToken(TypedDict):
    token: str  # hidden: it lies face down, and memory is strict
    face_down: bool


class MasquesCard(TypedDict):
    """A guest or an agent in a hallway."""

    card: str  # hidden: it lies face down, and memory is strict
    face_down: bool
    counts: int  # what it weighs beside a palace card


class MasquesAgent(TypedDict):
    agent: str
    cost: int
    influence: int


class Lead(TypedDict):
    """Masques, a palace card: who would take its token if the awards came now, and why.

    `why` is empty where somebody would, and else what the fact that the token stays would say.
    """

    by: str | None  # the letter of the player; null: the token would stay
    why: str
    higher: str | None  # the hallway beside it with the card that is higher; null: neither is
    open: bool  # a hallway beside it is vacant, so another card is still to come


class MasquesView(AskingView):
    """What one player may know at this moment."""

    player: str  # whose view this is; - for those who watch
    round: int
    first: str | None  # the first player
    turn: str | None
    seats: list[MasquesSeat]  # clockwise
    absent: str | None  # the family that nobody plays
    arcades: dict[str, MasquesToken | None]  # by palace card; null: bare
    leads: dict[str, Lead]  # by palace card
    halls: dict[str, MasquesCard | None]  # by hallway; null: vacant
    agents: dict[str, list[MasquesAgent]]  # by kind: what is left of a pile, from the top down
    bank: int
    bag: dict[str, int]  # favours that are left, by guild; under strict memory with those that lie face down
    aside: int  # guests that wait for the next round
    hand: list[str]
    pack: list[str]  # from which this player keeps a guest now
    seen: list[list[str]]  # packs of this round's draft, as they came
    handed_on: list[list[str]]  # the same, as they went on
    placing: str | None  # the card that was chosen, and is not in a hallway yet
    chosen: str | None  # what it is about to be done to
    said: list[dict[str, Datum]]  # since the turn, or the awards, began


class MasquesAgreed(TypedDict):
    """What was agreed before the match, as far as sentences and screens need it."""

    players: int
    kinds: list[str]  # of agents that come to this table
    costs: dict[str, list[int]]  # by kind, from the top of the pile down
    influence: dict[str, list[int]]  # the same
    agents_weigh: bool  # agents have influence; else they count for nothing
    several: bool  # some guests are there twice
    guests: dict[str, int]  # how many there are of each, where no family is absent
    absent_family_dances: bool  # the guests of a family that nobody plays come all the same
    draft: bool  # hands are drafted
    hand: int  # how many guests are dealt to each player
    alike_to_win: int  # so many favours of one guild win
    # Host options.
    optional_effects: bool
    move_facedown: bool
    trade_facedown: bool
    free_pass: bool
    courtesan_duplicate: str
    max_rounds: int  # 0: without end
