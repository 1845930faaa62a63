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
    fires: bool  # its text works when its owner turns it up; false where it is not known
    guard: str | None  # the card whose text keeps it from being killed now, which may be itself


class CardWords(TypedDict):
    """What stands on a card in one language."""

    short: str  # one word, where there is little room
    name: str
    text: str  # what it does; empty where it does nothing
    flavour: str


class CardSheet(CardWords):
    """A card as its deck has it, in the language of the deck."""

    kind: str  # its class: king, queen, noble, assassin, soldier, commoner
    gender: str  # male, female, unknown
    attack: int
    attack_arrow: str  # the side on which it is doubled: up, down; empty: never
    health: int
    health_arrow: str
    picture: dict[str, str]  # the traits of its portrait
    translations: dict[str, CardWords]  # by language


class MasqueradeTerms(TypedDict):
    """What was agreed before the game."""

    cards: dict[str, CardSheet]  # of this table, by the word for each in answers and facts
    arrows: Literal["now", "start"]  # whether they go by how a card lies now, or by how it lay as a turn began
    actions: int  # in a turn
    row: int  # cards that may stay in a row


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
    sides_chosen: int  # for so many cards in their hands all players have chosen
    acting: str | None  # a place
    attacker: str | None
    attacked: str | None
    about: str | None  # the place or the card that the question is about
    said: list[dict[str, Datum]]  # since the turn began
