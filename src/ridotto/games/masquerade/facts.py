"""All that can be heard at this table. To say less to some, two facts are told to two audiences.

Cards are called by their places; a fact names a card only to those who may see its face.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ridotto.games.masquerade.words import MOST_SEATS, Name, Place
from ridotto.kernel import Fact, Player, TurnBegan, first_players, name

# Coming into play.


@mypyc_attr(free_list_len=1)
class DeckHas(Fact):
    def __init__(self, cards: int) -> None:
        self.cards = cards

    def spelt(self) -> str:
        return f"the deck has {self.cards}"


@mypyc_attr(free_list_len=1)
class Begins(Fact):
    def __init__(self, player: Player) -> None:
        self.player = player

    def spelt(self) -> str:
        return f"{name(self.player)} begins"


@mypyc_attr(free_list_len=1)
class Joined(Fact):
    def __init__(self, player: Player) -> None:
        self.player = player

    def spelt(self) -> str:
        return f"{name(self.player)} joins"


@mypyc_attr(free_list_len=1)
class NobodyJoined(Fact):
    def spelt(self) -> str:
        return "nobody joins"


@mypyc_attr(free_list_len=1)
class Drew(Fact):
    """For the ears of whoever drew it."""

    def __init__(self, player: Player, card: Name) -> None:
        self.player = player
        self.card = card

    def spelt(self) -> str:
        return f"{name(self.player)} draws {self.card.text}"


@mypyc_attr(free_list_len=1)
class DrewUnseen(Fact):
    """For all other ears."""

    def __init__(self, player: Player) -> None:
        self.player = player

    def spelt(self) -> str:
        return f"{name(self.player)} draws a card"


@mypyc_attr(free_list_len=1)
class AllChose(Fact):
    """Everybody has chosen the side of one more card, in secret."""

    def __init__(self, number: int) -> None:
        self.number = number

    def spelt(self) -> str:
        return f"all have chosen side {self.number}"


@mypyc_attr(free_list_len=1)
class LaidUp(Fact):
    """A card came to lie at the end of a row, face up."""

    def __init__(self, at: Place, card: Name) -> None:
        self.at = at
        self.card = card

    def spelt(self) -> str:
        return f"{self.card.text} lies at {self.at.text}"


@mypyc_attr(free_list_len=1)
class LaidDown(Fact):
    """The same, face down."""

    def __init__(self, at: Place) -> None:
        self.at = at

    def spelt(self) -> str:
        return f"a card lies face down at {self.at.text}"


@mypyc_attr(free_list_len=1)
class Hides(Fact):
    """Which card lies face down there: for those who may know."""

    def __init__(self, at: Place, card: Name) -> None:
        self.at = at
        self.card = card

    def spelt(self) -> str:
        return f"{self.card.text} is hidden at {self.at.text}"


@mypyc_attr(free_list_len=1)
class TurnedUp(Fact):
    def __init__(self, at: Place, card: Name) -> None:
        self.at = at
        self.card = card

    def spelt(self) -> str:
        return f"{self.at.text} turns up {self.card.text}"


@mypyc_attr(free_list_len=1)
class TurnedDown(Fact):
    def __init__(self, at: Place) -> None:
        self.at = at

    def spelt(self) -> str:
        return f"{self.at.text} turns down"


# Turns and fights.


@mypyc_attr(free_list_len=1)
class MayDraw(Fact):
    """How many cards somebody with an empty row decided to draw."""

    def __init__(self, player: Player, count: int) -> None:
        self.player = player
        self.count = count

    def spelt(self) -> str:
        return f"{name(self.player)} will draw {self.count}"


@mypyc_attr(free_list_len=1)
class ActsWith(Fact):
    def __init__(self, at: Place) -> None:
        self.at = at

    def spelt(self) -> str:
        return f"{self.at.text} acts"


@mypyc_attr(free_list_len=1)
class WillAttack(Fact):
    """Whom, is said next."""

    def __init__(self, at: Place) -> None:
        self.at = at

    def spelt(self) -> str:
        return f"{self.at.text} will attack"


@mypyc_attr(free_list_len=1)
class Attacks(Fact):
    def __init__(self, at: Place, target: Place) -> None:
        self.at = at
        self.target = target

    def spelt(self) -> str:
        return f"{self.at.text} attacks {self.target.text}"


@mypyc_attr(free_list_len=1)
class NoFight(Fact):
    """The attacker or its target is gone, or one seat owns both."""

    def spelt(self) -> str:
        return "there is no fight"


@mypyc_attr(free_list_len=1)
class Fought(Fact):
    """Total attack against total health."""

    def __init__(self, attack: int, health: int) -> None:
        self.attack = attack
        self.health = health

    def spelt(self) -> str:
        return f"{self.attack} against {self.health}"


@mypyc_attr(free_list_len=1)
class Killed(Fact):
    """A card is dead, and on the discards; a seat has killed it."""

    def __init__(self, at: Place, card: Name, killer: Player) -> None:
        self.at = at
        self.card = card
        self.killer = killer

    def spelt(self) -> str:
        return f"{name(self.killer)} kills {self.card.text} at {self.at.text}"


@mypyc_attr(free_list_len=1)
class Spared(Fact):
    """It would have died, and cannot."""

    def __init__(self, at: Place) -> None:
        self.at = at

    def spelt(self) -> str:
        return f"{self.at.text} cannot be killed"


@mypyc_attr(free_list_len=1)
class Discarded(Fact):
    """From a row; shown to all."""

    def __init__(self, at: Place, card: Name) -> None:
        self.at = at
        self.card = card

    def spelt(self) -> str:
        return f"{self.card.text} at {self.at.text} is discarded"


@mypyc_attr(free_list_len=1)
class DiscardedFromDeck(Fact):
    def __init__(self, card: Name) -> None:
        self.card = card

    def spelt(self) -> str:
        return f"{self.card.text} is discarded from the deck"


@mypyc_attr(free_list_len=1)
class Moved(Fact):
    """A card changed rows, on the side it lay on."""

    def __init__(self, at: Place, to: Place) -> None:
        self.at = at
        self.to = to

    def spelt(self) -> str:
        return f"{self.at.text} goes to {self.to.text}"


@mypyc_attr(free_list_len=1)
class HandsOver(Fact):
    """Whoever kills the Queen gives everything to whoever held her."""

    def __init__(self, killer: Player, to: Player) -> None:
        self.killer = killer
        self.to = to

    def spelt(self) -> str:
        return f"{name(self.killer)} hands everything over to {name(self.to)}"


@mypyc_attr(free_list_len=1)
class EndsTurn(Fact):
    def __init__(self, player: Player) -> None:
        self.player = player

    def spelt(self) -> str:
        return f"{name(self.player)} ends the turn"


# What abilities do.


@mypyc_attr(free_list_len=1)
class Poisoned(Fact):
    def __init__(self, at: Place, by: Player) -> None:
        self.at = at
        self.by = by

    def spelt(self) -> str:
        return f"{name(self.by)} poisons {self.at.text}"


@mypyc_attr(free_list_len=1)
class PoisonWorks(Fact):
    """Its marker is gone, whatever comes of it."""

    def __init__(self, at: Place) -> None:
        self.at = at

    def spelt(self) -> str:
        return f"the poison at {self.at.text} works"


@mypyc_attr(free_list_len=1)
class Weakened(Fact):
    """For good: so much less attack and health than printed, in all."""

    def __init__(self, at: Place, loss: int) -> None:
        self.at = at
        self.loss = loss

    def spelt(self) -> str:
        return f"{self.at.text} is weaker by {self.loss}"


@mypyc_attr(free_list_len=1)
class Boosted(Fact):
    def __init__(self, at: Place, attack: int, health: int) -> None:
        self.at = at
        self.attack = attack
        self.health = health

    def spelt(self) -> str:
        return f"{self.at.text} has {self.attack} attack and {self.health} health more"


@mypyc_attr(free_list_len=1)
class BoostEnded(Fact):
    def __init__(self, at: Place) -> None:
        self.at = at

    def spelt(self) -> str:
        return f"{self.at.text} is as before"


@mypyc_attr(free_list_len=1)
class ShuffledAway(Fact):
    """From a row into the deck."""

    def __init__(self, at: Place, card: Name) -> None:
        self.at = at
        self.card = card

    def spelt(self) -> str:
        return f"{self.card.text} at {self.at.text} is shuffled into the deck"


@mypyc_attr(free_list_len=1)
class ShuffledBack(Fact):
    """From the discards into the deck."""

    def __init__(self, card: Name) -> None:
        self.card = card

    def spelt(self) -> str:
        return f"{self.card.text} is shuffled back into the deck"


@mypyc_attr(free_list_len=1)
class Stays(Fact):
    """It was shuffled away once, and is not again."""

    def __init__(self, card: Name) -> None:
        self.card = card

    def spelt(self) -> str:
        return f"{self.card.text} stays where it is"


@mypyc_attr(free_list_len=1)
class Recalled(Fact):
    """From the discards, by somebody."""

    def __init__(self, by: Player, card: Name) -> None:
        self.by = by
        self.card = card

    def spelt(self) -> str:
        return f"{name(self.by)} recalls {self.card.text}"


@mypyc_attr(free_list_len=1)
class Gathered(Fact):
    """All cards in play are picked up, to be dealt anew."""

    def spelt(self) -> str:
        return "all rows are gathered"


@mypyc_attr(free_list_len=1)
class Uses(Fact):
    """An ability begins to work."""

    def __init__(self, player: Player, card: Name) -> None:
        self.player = player
        self.card = card

    def spelt(self) -> str:
        return f"{name(self.player)} uses {self.card.text}"


@mypyc_attr(free_list_len=1)
class Declined(Fact):
    def __init__(self, player: Player) -> None:
        self.player = player

    def spelt(self) -> str:
        return f"{name(self.player)} declines"


@mypyc_attr(free_list_len=1)
class Chose(Fact):
    """A place or a seat, aloud; or what goes first."""

    def __init__(self, player: Player, what: str) -> None:
        self.player = player
        self.what = what

    def spelt(self) -> str:
        return f"{name(self.player)} chooses {self.what}"


@mypyc_attr(free_list_len=1)
class Substitutes(Fact):
    """Somebody else will die instead."""

    def __init__(self, player: Player, at: Place) -> None:
        self.player = player
        self.at = at

    def spelt(self) -> str:
        return f"{name(self.player)} lets {self.at.text} die instead"


@mypyc_attr(free_list_len=1)
class NothingToDiscard(Fact):
    """Everybody discards, and somebody has nothing, or nothing but the King."""

    def __init__(self, player: Player) -> None:
        self.player = player

    def spelt(self) -> str:
        return f"{name(self.player)} has nothing to discard"


@mypyc_attr(free_list_len=1)
class LookedAtDeck(Fact):
    def __init__(self, player: Player, cards: int) -> None:
        self.player = player
        self.cards = cards

    def spelt(self) -> str:
        return f"{name(self.player)} looks at {self.cards} of the deck"


@mypyc_attr(free_list_len=1)
class Decided(Fact):
    """Something that only whoever decided knows; all know that it is decided."""

    def __init__(self, player: Player) -> None:
        self.player = player

    def spelt(self) -> str:
        return f"{name(self.player)} has decided"


@mypyc_attr(free_list_len=1)
class Gave(Fact):
    """A card of the deck; which, only the two know."""

    def __init__(self, by: Player, to: Player) -> None:
        self.by = by
        self.to = to

    def spelt(self) -> str:
        return f"{name(self.by)} gives {name(self.to)} a card"


@mypyc_attr(free_list_len=1)
class Rolled(Fact):
    def __init__(self, pips: int) -> None:
        self.pips = pips

    def spelt(self) -> str:
        return f"the die shows {self.pips}"


# For those who come late, and for scenarios that begin in the middle.


@mypyc_attr(free_list_len=1)
class OnDiscards(Fact):
    def __init__(self, card: Name) -> None:
        self.card = card

    def spelt(self) -> str:
        return f"{self.card.text} is on the discards"


@mypyc_attr(free_list_len=1)
class NoTurnYet(Fact):
    """Somebody's first turn is still to come."""

    def __init__(self, player: Player) -> None:
        self.player = player

    def spelt(self) -> str:
        return f"{name(self.player)} has had no turn yet"


@mypyc_attr(free_list_len=1)
class HadATurn(Fact):
    """So that what lies face up works from now on."""

    def __init__(self, player: Player) -> None:
        self.player = player

    def spelt(self) -> str:
        return f"{name(self.player)} has had a turn"


@mypyc_attr(free_list_len=1)
class UsedActions(Fact):
    """A turn that is under way has come to its actions."""

    def __init__(self, player: Player, count: int) -> None:
        self.player = player
        self.count = count

    def spelt(self) -> str:
        return f"{name(self.player)} has used {self.count} actions"


@mypyc_attr(free_list_len=1)
class HasActed(Fact):
    def __init__(self, at: Place) -> None:
        self.at = at

    def spelt(self) -> str:
        return f"{self.at.text} has acted"


@mypyc_attr(free_list_len=1)
class Lay(Fact):
    """What lay face down at the end."""

    def __init__(self, at: Place, card: Name) -> None:
        self.at = at
        self.card = card

    def spelt(self) -> str:
        return f"{self.at.text} was {self.card.text}"


TURN_BEGAN: Final = tuple([TurnBegan(player) for player in first_players(MOST_SEATS)])
DREW_UNSEEN: Final = tuple([DrewUnseen(player) for player in first_players(MOST_SEATS)])
