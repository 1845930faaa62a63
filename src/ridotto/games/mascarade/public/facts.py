"""All that can be heard at this table. To say less to some, two facts are told to two audiences.

In a search nobody listens: what is told most is made once (see below), and of the others each class keeps one to be
made again.
"""

from __future__ import annotations

from typing import ClassVar, Final, NewType

from mypy_extensions import mypyc_attr

from ridotto.games.mascarade.public.words import MOST_SEATS, PLACES, Mask, Place
from ridotto.kernel import Fact, FactTable, Form, Forms, Player, Sort, TurnBegan, first_players, lasting, name

Purse = NewType("Purse", int)  # a player's, or one of these stocks of coins that are nobody's
BANK: Final = Purse(-1)
COURT: Final = Purse(-2)


def purse_name(purse: Purse) -> str:
    return "bank" if purse == BANK else "court" if purse == COURT else name(Player(purse))


FORMS: Final = Forms("mascarade", [Sort("place"), Sort("mask"), Sort("purse", purse_name, "[A-Z]|bank|court")])


@mypyc_attr(free_list_len=1)
class Dealt(Fact):
    """A mask was dealt, in the open."""

    form: ClassVar[Form] = FORMS.form("dealt", "{at:place} is dealt {mask:mask}")

    def __init__(self, at: Place, mask: Mask) -> None:
        self.at = at
        self.mask = mask


@mypyc_attr(free_list_len=1)
class AllTurnedDown(Fact):
    form: ClassVar[Form] = FORMS.form("all-turned-down", "all masks are turned down")


@mypyc_attr(free_list_len=1)
class Counted(Fact):
    """What lies in a purse, the bank or the court; told when nothing was paid before."""

    form: ClassVar[Form] = FORMS.form("counted", "{purse:purse} has {coins:number}")

    def __init__(self, purse: Purse, coins: int) -> None:
        self.purse = purse
        self.coins = coins


@mypyc_attr(free_list_len=1)
class MustSwap(Fact):
    """Shown in the turn just before, so nothing but a swap is open."""

    form: ClassVar[Form] = FORMS.form("must-swap", "{player:player} was shown and must swap")

    def __init__(self, player: Player) -> None:
        self.player = player


@mypyc_attr(free_list_len=1)
class MayNotAnnounce(Fact):
    """Shown in the turn just before, so announcing is closed."""

    form: ClassVar[Form] = FORMS.form("may-not-announce", "{player:player} was shown and may not announce")

    def __init__(self, player: Player) -> None:
        self.player = player


@mypyc_attr(free_list_len=1)
class Touched(Fact):
    """A player with several masks laid a hand on one of them."""

    form: ClassVar[Form] = FORMS.form("touched", "{by:player} touches {at:place}")

    def __init__(self, by: Player, at: Place) -> None:
        self.by = by
        self.at = at


@mypyc_attr(free_list_len=1)
class Looked(Fact):
    """A player looked at a mask. Which mask it is, is another fact for other ears."""

    form: ClassVar[Form] = FORMS.form("looked", "{by:player} looks at {at:place}")

    def __init__(self, by: Player, at: Place) -> None:
        self.by = by
        self.at = at


@mypyc_attr(free_list_len=1)
class Saw(Fact):
    """A player saw a mask; told to that player alone."""

    form: ClassVar[Form] = FORMS.form("saw", "{by:player} sees {at:place} {mask:mask}")

    def __init__(self, by: Player, at: Place, mask: Mask) -> None:
        self.by = by
        self.at = at
        self.mask = mask


@mypyc_attr(free_list_len=1)
class PutDown(Fact):
    """The look is over."""

    form: ClassVar[Form] = FORMS.form("put-down", "{by:player} puts {at:place} down")

    def __init__(self, by: Player, at: Place) -> None:
        self.by = by
        self.at = at


@mypyc_attr(free_list_len=1)
class TookUp(Fact):
    """Two masks went under the table."""

    form: ClassVar[Form] = FORMS.form("took-up", "{by:player} takes {one:place} {other:place}")

    def __init__(self, by: Player, one: Place, other: Place) -> None:
        self.by = by
        self.one = one
        self.other = other


@mypyc_attr(free_list_len=1)
class Swapped(Fact):
    """For the ears of who did it."""

    form: ClassVar[Form] = FORMS.form("did-swap", "{by:player} swaps {one:place} {other:place}")

    def __init__(self, by: Player, one: Place, other: Place) -> None:
        self.by = by
        self.one = one
        self.other = other


@mypyc_attr(free_list_len=1)
class Kept(Fact):
    """For the ears of who did it; written as long as the other, spelt and as data (MC1-250, MC2-250)."""

    form: ClassVar[Form] = FORMS.form("did-keep", "{by:player} keeps {one:place} {other:place}")

    def __init__(self, by: Player, one: Place, other: Place) -> None:
        self.by = by
        self.one = one
        self.other = other


@mypyc_attr(free_list_len=1)
class Returned(Fact):
    """The two masks came back, swapped or not."""

    form: ClassVar[Form] = FORMS.form("returned", "{by:player} returns {one:place} {other:place}")

    def __init__(self, by: Player, one: Place, other: Place) -> None:
        self.by = by
        self.one = one
        self.other = other


@mypyc_attr(free_list_len=1)
class Announced(Fact):
    form: ClassVar[Form] = FORMS.form("announced", "{by:player} announces {mask:mask} at {at:place}")

    def __init__(self, by: Player, at: Place, mask: Mask) -> None:
        self.by = by
        self.at = at
        self.mask = mask


@mypyc_attr(free_list_len=1)
class Passed(Fact):
    form: ClassVar[Form] = FORMS.form("passed", "{by:player} passes")

    def __init__(self, by: Player) -> None:
        self.by = by


@mypyc_attr(free_list_len=1)
class Claimed(Fact):
    form: ClassVar[Form] = FORMS.form("claimed", "{by:player} claims at {at:place}")

    def __init__(self, by: Player, at: Place) -> None:
        self.by = by
        self.at = at


@mypyc_attr(free_list_len=1)
class Revealed(Fact):
    """A mask is face up for every player who hears this."""

    form: ClassVar[Form] = FORMS.form("revealed", "{at:place} shows {mask:mask}")

    def __init__(self, at: Place, mask: Mask) -> None:
        self.at = at
        self.mask = mask


@mypyc_attr(free_list_len=1)
class ShownAround(Fact):
    """A mask is shown to everybody but the one who wears it."""

    form: ClassVar[Form] = FORMS.form("shown-around", "{at:place} is shown to all but {but:player}")

    def __init__(self, at: Place, but: Player) -> None:
        self.at = at
        self.but = but


@mypyc_attr(free_list_len=1)
class TurnedDown(Fact):
    form: ClassVar[Form] = FORMS.form("turned-down", "{at:place} is turned down")

    def __init__(self, at: Place) -> None:
        self.at = at


@mypyc_attr(free_list_len=1)
class Lingered(Fact):
    """The clock let everybody see what lies open."""

    form: ClassVar[Form] = FORMS.form("lingered", "a moment passes")


@mypyc_attr(free_list_len=1)
class Used(Fact):
    form: ClassVar[Form] = FORMS.form("used", "{by:player} uses {mask:mask}")

    def __init__(self, by: Player, mask: Mask) -> None:
        self.by = by
        self.mask = mask


@mypyc_attr(free_list_len=1)
class Chose(Fact):
    """A player pointed at a seat or a mask."""

    form: ClassVar[Form] = FORMS.form("chose", "{by:player} chooses {at:place}")

    def __init__(self, by: Player, at: Place) -> None:
        self.by = by
        self.at = at


@mypyc_attr(free_list_len=1)
class Declined(Fact):
    """A power that may be left was left."""

    form: ClassVar[Form] = FORMS.form("declined", "{by:player} declines")

    def __init__(self, by: Player) -> None:
        self.by = by


@mypyc_attr(free_list_len=1)
class Guessed(Fact):
    """The answer to: who are you?"""

    form: ClassVar[Form] = FORMS.form("guessed", "{by:player} says {mask:mask}")

    def __init__(self, by: Player, mask: Mask) -> None:
        self.by = by
        self.mask = mask


@mypyc_attr(free_list_len=1)
class Paid(Fact):
    form: ClassVar[Form] = FORMS.form("paid", "{payer:purse} pays {payee:purse} {coins:number}")

    def __init__(self, payer: Purse, payee: Purse, coins: int) -> None:
        self.payer = payer
        self.payee = payee
        self.coins = coins


@mypyc_attr(free_list_len=1)
class ExchangedWealth(Fact):
    form: ClassVar[Form] = FORMS.form("exchanged-wealth", "{one:player} and {other:player} exchange their wealth")

    def __init__(self, one: Player, other: Player) -> None:
        self.one = one
        self.other = other


@mypyc_attr(free_list_len=1)
class ChangedSeats(Fact):
    form: ClassVar[Form] = FORMS.form("changed-seats", "{one:player} and {other:player} change seats")

    def __init__(self, one: Player, other: Player) -> None:
        self.one = one
        self.other = other


@mypyc_attr(free_list_len=1)
class Lay(Fact):
    """What a mask was, told to all when it is over."""

    form: ClassVar[Form] = FORMS.form("lay", "{at:place} was {mask:mask}")

    def __init__(self, at: Place, mask: Mask) -> None:
        self.at = at
        self.mask = mask


# What is told again and again is made once: a fact never changes.


def looked(by: Player, at: Place) -> Fact:
    fact = LOOKED.at(by, at.number)
    return LOOKED.add(by, at.number, Looked(by, at)) if fact is None else fact


def announced(by: Player, at: Place, mask: Mask) -> Fact:
    row = by * len(PLACES) + at.number
    fact = ANNOUNCED.at(row, mask.id)
    return ANNOUNCED.add(row, mask.id, Announced(by, at, mask)) if fact is None else fact


def revealed(at: Place, mask: Mask) -> Fact:
    fact = REVEALED.at(at.number, mask.id)
    return REVEALED.add(at.number, mask.id, Revealed(at, mask)) if fact is None else fact


def used(by: Player, mask: Mask) -> Fact:
    fact = USED.at(by, mask.id)
    return USED.add(by, mask.id, Used(by, mask)) if fact is None else fact


def chose(by: Player, at: Place) -> Fact:
    fact = CHOSE.at(by, at.number)
    return CHOSE.add(by, at.number, Chose(by, at)) if fact is None else fact


def guessed(by: Player, mask: Mask) -> Fact:
    fact = GUESSED.at(by, mask.id)
    return GUESSED.add(by, mask.id, Guessed(by, mask)) if fact is None else fact


def paid(payer: Purse, payee: Purse, coins: int) -> Fact:
    row = (payer - COURT) * MOST_PURSES + payee - COURT
    fact = PAID.at(row, coins)
    return PAID.add(row, coins, Paid(payer, payee, coins)) if fact is None else fact


MOST_PURSES: Final = MOST_SEATS + 2
LOOKED: Final = FactTable()
ANNOUNCED: Final = FactTable()
REVEALED: Final = FactTable()
USED: Final = FactTable()
CHOSE: Final = FactTable()
GUESSED: Final = FactTable()
PAID: Final = FactTable()
TURN_BEGAN: Final = tuple([lasting(TurnBegan(player)) for player in first_players(MOST_SEATS)])
MUST_SWAP: Final = tuple([lasting(MustSwap(player)) for player in first_players(MOST_SEATS)])
MAY_NOT_ANNOUNCE: Final = tuple([lasting(MayNotAnnounce(player)) for player in first_players(MOST_SEATS)])
TURNED_DOWN: Final = tuple([lasting(TurnedDown(place)) for place in PLACES])
