"""All that can be heard at this table. To say less to some, two facts are told to two audiences.

In a search nobody listens, so facts are made and dropped at once: each class keeps one to be made again.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ridotto.games.mascarade.public.words import MOST_SEATS, Mask, Place
from ridotto.kernel import Fact, Player, TurnBegan, first_players, name

BANK: Final = -1  # stocks of coins that are nobody's; any other purse is a player's
COURT: Final = -2


def purse_name(purse: int) -> str:
    return "bank" if purse == BANK else "court" if purse == COURT else name(Player(purse))


@mypyc_attr(free_list_len=1)
class Dealt(Fact):
    """A mask was dealt, in the open."""

    def __init__(self, at: Place, mask: Mask) -> None:
        self.at = at
        self.mask = mask

    def spelling(self) -> str:
        return f"{self.at.text} is dealt {self.mask.text}"


@mypyc_attr(free_list_len=1)
class AllTurnedDown(Fact):
    def spelling(self) -> str:
        return "all masks are turned down"


@mypyc_attr(free_list_len=1)
class Counted(Fact):
    """What lies in a purse, the bank or the court; told when nothing was paid before."""

    def __init__(self, purse: int, coins: int) -> None:
        self.purse = purse
        self.coins = coins

    def spelling(self) -> str:
        return f"{purse_name(self.purse)} has {self.coins}"


@mypyc_attr(free_list_len=1)
class MustSwap(Fact):
    """Shown in the turn just before, so nothing but a swap is open."""

    def __init__(self, player: Player) -> None:
        self.player = player

    def spelling(self) -> str:
        return f"{name(self.player)} was shown and must swap"


@mypyc_attr(free_list_len=1)
class MayNotAnnounce(Fact):
    """Shown in the turn just before, so announcing is closed."""

    def __init__(self, player: Player) -> None:
        self.player = player

    def spelling(self) -> str:
        return f"{name(self.player)} was shown and may not announce"


@mypyc_attr(free_list_len=1)
class Touched(Fact):
    """A player with several masks laid a hand on one of them."""

    def __init__(self, by: Player, at: Place) -> None:
        self.by = by
        self.at = at

    def spelling(self) -> str:
        return f"{name(self.by)} touches {self.at.text}"


@mypyc_attr(free_list_len=1)
class Looked(Fact):
    """A player looked at a mask. Which mask it is, is another fact for other ears."""

    def __init__(self, by: Player, at: Place) -> None:
        self.by = by
        self.at = at

    def spelling(self) -> str:
        return f"{name(self.by)} looks at {self.at.text}"


@mypyc_attr(free_list_len=1)
class Saw(Fact):
    """A player saw a mask; told to that player alone."""

    def __init__(self, by: Player, at: Place, mask: Mask) -> None:
        self.by = by
        self.at = at
        self.mask = mask

    def spelling(self) -> str:
        return f"{name(self.by)} sees {self.at.text} {self.mask.text}"


@mypyc_attr(free_list_len=1)
class PutDown(Fact):
    """The look is over."""

    def __init__(self, by: Player, at: Place) -> None:
        self.by = by
        self.at = at

    def spelling(self) -> str:
        return f"{name(self.by)} puts {self.at.text} down"


@mypyc_attr(free_list_len=1)
class TookUp(Fact):
    """Two masks went under the table."""

    def __init__(self, by: Player, one: Place, other: Place) -> None:
        self.by = by
        self.one = one
        self.other = other

    def spelling(self) -> str:
        return f"{name(self.by)} takes {self.one.text} {self.other.text}"


@mypyc_attr(free_list_len=1)
class Swapped(Fact):
    """For the ears of who did it."""

    def __init__(self, by: Player, one: Place, other: Place) -> None:
        self.by = by
        self.one = one
        self.other = other

    def spelling(self) -> str:
        return f"{name(self.by)} swaps {self.one.text} {self.other.text}"


@mypyc_attr(free_list_len=1)
class Kept(Fact):
    """For the ears of who did it; spelt as long as the other."""

    def __init__(self, by: Player, one: Place, other: Place) -> None:
        self.by = by
        self.one = one
        self.other = other

    def spelling(self) -> str:
        return f"{name(self.by)} keeps {self.one.text} {self.other.text}"


@mypyc_attr(free_list_len=1)
class Returned(Fact):
    """The two masks came back, swapped or not."""

    def __init__(self, by: Player, one: Place, other: Place) -> None:
        self.by = by
        self.one = one
        self.other = other

    def spelling(self) -> str:
        return f"{name(self.by)} returns {self.one.text} {self.other.text}"


@mypyc_attr(free_list_len=1)
class Announced(Fact):
    def __init__(self, by: Player, at: Place, mask: Mask) -> None:
        self.by = by
        self.at = at
        self.mask = mask

    def spelling(self) -> str:
        return f"{name(self.by)} announces {self.mask.text} at {self.at.text}"


@mypyc_attr(free_list_len=1)
class Passed(Fact):
    def __init__(self, by: Player) -> None:
        self.by = by

    def spelling(self) -> str:
        return f"{name(self.by)} passes"


@mypyc_attr(free_list_len=1)
class Claimed(Fact):
    def __init__(self, by: Player, at: Place) -> None:
        self.by = by
        self.at = at

    def spelling(self) -> str:
        return f"{name(self.by)} claims at {self.at.text}"


@mypyc_attr(free_list_len=1)
class Revealed(Fact):
    """A mask is face up for whoever hears this."""

    def __init__(self, at: Place, mask: Mask) -> None:
        self.at = at
        self.mask = mask

    def spelling(self) -> str:
        return f"{self.at.text} shows {self.mask.text}"


@mypyc_attr(free_list_len=1)
class ShownAround(Fact):
    """A mask is shown to everybody but the one who wears it."""

    def __init__(self, at: Place, but: Player) -> None:
        self.at = at
        self.but = but

    def spelling(self) -> str:
        return f"{self.at.text} is shown to all but {name(self.but)}"


@mypyc_attr(free_list_len=1)
class TurnedDown(Fact):
    def __init__(self, at: Place) -> None:
        self.at = at

    def spelling(self) -> str:
        return f"{self.at.text} is turned down"


@mypyc_attr(free_list_len=1)
class Lingered(Fact):
    """The clock let everybody see what lies open."""

    def spelling(self) -> str:
        return "a moment passes"


@mypyc_attr(free_list_len=1)
class Used(Fact):
    def __init__(self, by: Player, mask: Mask) -> None:
        self.by = by
        self.mask = mask

    def spelling(self) -> str:
        return f"{name(self.by)} uses {self.mask.text}"


@mypyc_attr(free_list_len=1)
class Chose(Fact):
    """A player pointed at a seat or a mask."""

    def __init__(self, by: Player, at: Place) -> None:
        self.by = by
        self.at = at

    def spelling(self) -> str:
        return f"{name(self.by)} chooses {self.at.text}"


@mypyc_attr(free_list_len=1)
class Declined(Fact):
    """A power that may be left was left."""

    def __init__(self, by: Player) -> None:
        self.by = by

    def spelling(self) -> str:
        return f"{name(self.by)} declines"


@mypyc_attr(free_list_len=1)
class Guessed(Fact):
    """The answer to: who are you?"""

    def __init__(self, by: Player, mask: Mask) -> None:
        self.by = by
        self.mask = mask

    def spelling(self) -> str:
        return f"{name(self.by)} says {self.mask.text}"


@mypyc_attr(free_list_len=1)
class Paid(Fact):
    def __init__(self, payer: int, payee: int, coins: int) -> None:
        self.payer = payer
        self.payee = payee
        self.coins = coins

    def spelling(self) -> str:
        return f"{purse_name(self.payer)} pays {purse_name(self.payee)} {self.coins}"


@mypyc_attr(free_list_len=1)
class ExchangedWealth(Fact):
    def __init__(self, one: Player, other: Player) -> None:
        self.one = one
        self.other = other

    def spelling(self) -> str:
        return f"{name(self.one)} and {name(self.other)} exchange their wealth"


@mypyc_attr(free_list_len=1)
class ChangedSeats(Fact):
    def __init__(self, one: Player, other: Player) -> None:
        self.one = one
        self.other = other

    def spelling(self) -> str:
        return f"{name(self.one)} and {name(self.other)} change seats"


@mypyc_attr(free_list_len=1)
class Lay(Fact):
    """What a mask was, told to all when it is over."""

    def __init__(self, at: Place, mask: Mask) -> None:
        self.at = at
        self.mask = mask

    def spelling(self) -> str:
        return f"{self.at.text} was {self.mask.text}"


# What is said most is made once: a fact never changes.
PASSED: Final = tuple([Passed(player) for player in first_players(MOST_SEATS)])
TURN_BEGAN: Final = tuple([TurnBegan(player) for player in first_players(MOST_SEATS)])
