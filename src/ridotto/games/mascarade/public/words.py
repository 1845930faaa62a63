"""All that can be answered at this table: places, masks and a few words."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ridotto.kernel import Answer, Notation

CENTRE: Final = -1  # the seat of a mask that nobody wears


class Place(Answer):
    """Where a mask lies: before a seat, in the centre, or under one hand of a seat with several."""

    def __init__(self, text: str, number: int, seat: int) -> None:
        super().__init__(text)
        self.number = number
        self.seat = seat
        self.bit: i64 = 1 << number  # in a set of places


class Mask(Answer):
    """A character. Announcing it is an answer, and so is Fate's dealing it."""


MOST_SEATS: Final = 13
HANDS: Final = "LRP"  # left, right, protected

SEATS: Final = tuple([Place("abcdefghijklm"[seat], seat, seat) for seat in range(MOST_SEATS)])
SLOTS: Final = (Place("centre1", 13, CENTRE), Place("centre2", 14, CENTRE))
LEFT: Final = tuple([Place(f"{SEATS[seat].text}L", 15 + seat, seat) for seat in range(3)])
RIGHT: Final = tuple([Place(f"{SEATS[seat].text}R", 18 + seat, seat) for seat in range(3)])
PROTECTED: Final = tuple([Place(f"{SEATS[seat].text}P", 21 + seat, seat) for seat in range(2)])
PLACES: Final = (*SEATS, *SLOTS, *LEFT, *RIGHT, *PROTECTED)

BISHOP: Final = Mask("Bishop")
CHEAT: Final = Mask("Cheat")
FOOL: Final = Mask("Fool")
INQUISITOR: Final = Mask("Inquisitor")
JUDGE: Final = Mask("Judge")
KING: Final = Mask("King")
PEASANT: Final = Mask("Peasant")
QUEEN: Final = Mask("Queen")
SPY: Final = Mask("Spy")
THIEF: Final = Mask("Thief")
WIDOW: Final = Mask("Widow")
WITCH: Final = Mask("Witch")
BEGGAR: Final = Mask("Beggar")
CHEATER: Final = Mask("Cheater")
EMPRESS: Final = Mask("Empress")
GURU: Final = Mask("Guru")
PATRON: Final = Mask("Patron")
PRINCESS: Final = Mask("Princess")
PUPPETEER: Final = Mask("Puppeteer")
SORCERESS: Final = Mask("Sorceress")
TRICKSTER: Final = Mask("Trickster")
MASKS: Final = (
    *(BISHOP, CHEAT, FOOL, INQUISITOR, JUDGE, KING, PEASANT, QUEEN, SPY, THIEF, WIDOW, WITCH),
    *(BEGGAR, CHEATER, EMPRESS, GURU, PATRON, PRINCESS, PUPPETEER, SORCERESS, TRICKSTER),
)

LOOK: Final = Answer("look")
SWAP: Final = Answer("swap")  # as long as `keep`: not even its length tells which it was
KEEP: Final = Answer("keep")
CLAIM: Final = Answer("claim")
PASS: Final = Answer("pass")
READY: Final = Answer("ready")  # I have seen what I am shown
ON: Final = Answer("on")  # the clock: go on

NOTATION: Final = Notation("mascarade", [LOOK, SWAP, KEEP, CLAIM, PASS, READY, ON, *PLACES, *MASKS])
