"""All that can be answered at this table: places in rows, names of cards, and a few words.

A card in a row is called by its place, whichever side it shows; only Fate, who draws it, and players who choose among
discards call a card by its name.
"""

from __future__ import annotations

from typing import Final

from ridotto.kernel import Answer, Notation

MOST_SEATS: Final = 8
FOREIGN: Final = 60  # cards of packs that are not on our shelf
LONGEST_ROW: Final = 122  # all cards that there can be


class Place(Answer):
    """Where a card lies: the row of a seat, and its number from the left."""

    def __init__(self, seat: int, index: int) -> None:
        super().__init__(f"{'abcdefgh'[seat]}{index + 1}")
        self.seat = seat
        self.index = index


class Seat(Answer):
    """A player at the table, to be given something or to begin."""

    def __init__(self, number: int) -> None:
        super().__init__("abcdefgh"[number])
        self.number = number


class Name(Answer):
    """A card, by the one word that the deck calls it."""


SEATS: Final = tuple([Seat(number) for number in range(MOST_SEATS)])
PLACES: Final = tuple([tuple([Place(seat, at) for at in range(LONGEST_ROW)]) for seat in range(MOST_SEATS)])

KEYS: Final = (
    "King Queen Avatar Serell Carnell Feck Stonebrooke Jaric Dante Theodoric Ida VanCole Hugh Bishop Gossip Simon "
    "Radolf Duke Lance Raz Ghost Thomas Sampson Ralf Timm Anfroy Ourri Looys LeBlanc Nickie Widow Baldwin Isolda "
    "Rollin Doctor Olaf Ymbert Sela Oddo Ogg Gunter Hal Warrin Mourne Leowulf Bartholomew Stout Terric Anathema Helga "
    "Chef Emma Eva Job Foolset Bard Blacksmith Nan Terry Leon Isabella Mary"
).split()
NAMES: Final = {key: Name(key) for key in KEYS}
FOREIGN_NAMES: Final = tuple([Name(f"x{number + 1}") for number in range(FOREIGN)])

UP: Final = Answer("up")
DOWN: Final = Answer("down")
ATTACK: Final = Answer("attack")
USE: Final = Answer("use")
END: Final = Answer("end")
YES: Final = Answer("yes")
NO: Final = Answer("no")
ONE: Final = Answer("one")
TWO: Final = Answer("two")
FIRST: Final = Answer("first")
SECOND: Final = Answer("second")
DISCARD: Final = Answer("discard")
KEEP: Final = Answer("keep")
ON: Final = Answer("on")  # the clock: nobody joins, go on
JOIN: Final = Answer("join")  # the clock: somebody sits down
PIPS: Final = tuple([Answer(f"pip{number}") for number in range(1, 7)])

NOTATION: Final = Notation(
    "masquerade",
    [
        *(UP, DOWN, ATTACK, USE, END, YES, NO, ONE, TWO, FIRST, SECOND, DISCARD, KEEP, ON, JOIN),
        *PIPS,
        *SEATS,
        *NAMES.values(),
        *FOREIGN_NAMES,
        *[place for row in PLACES for place in row],
    ],
)
