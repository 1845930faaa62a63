"""All that can be answered at this table: places, masks and a few words."""

from __future__ import annotations

from typing import Final

from ridotto.kernel import Answer, Notation

CENTRE: Final = -1  # the seat of a mask that nobody wears


class Place(Answer):
    """Where a mask lies: before a seat, in the centre, or under one hand of a seat with several."""

    def __init__(self, text: str, number: int, seat: int) -> None:
        super().__init__(text)
        self.number = number
        self.seat = seat


class Mask(Answer):
    """A character. Announcing it is an answer, and so is Fate's dealing it."""

    def __init__(self, text: str, number: int) -> None:
        super().__init__(text)
        self.number = number


MOST_SEATS: Final = 13
HANDS: Final = "LRP"  # left, right, protected

SEATS: Final = tuple([Place("abcdefghijklm"[seat], seat, seat) for seat in range(MOST_SEATS)])
SLOTS: Final = (Place("centre1", 13, CENTRE), Place("centre2", 14, CENTRE))
LEFT: Final = tuple([Place(f"{SEATS[seat].text}L", 15 + seat, seat) for seat in range(3)])
RIGHT: Final = tuple([Place(f"{SEATS[seat].text}R", 18 + seat, seat) for seat in range(3)])
PROTECTED: Final = tuple([Place(f"{SEATS[seat].text}P", 21 + seat, seat) for seat in range(2)])
PLACES: Final = (*SEATS, *SLOTS, *LEFT, *RIGHT, *PROTECTED)

BISHOP: Final = Mask("Bishop", 0)
CHEAT: Final = Mask("Cheat", 1)
FOOL: Final = Mask("Fool", 2)
INQUISITOR: Final = Mask("Inquisitor", 3)
JUDGE: Final = Mask("Judge", 4)
KING: Final = Mask("King", 5)
PEASANT: Final = Mask("Peasant", 6)
QUEEN: Final = Mask("Queen", 7)
SPY: Final = Mask("Spy", 8)
THIEF: Final = Mask("Thief", 9)
WIDOW: Final = Mask("Widow", 10)
WITCH: Final = Mask("Witch", 11)
BEGGAR: Final = Mask("Beggar", 12)
CHEATER: Final = Mask("Cheater", 13)
EMPRESS: Final = Mask("Empress", 14)
GURU: Final = Mask("Guru", 15)
PATRON: Final = Mask("Patron", 16)
PRINCESS: Final = Mask("Princess", 17)
PUPPETEER: Final = Mask("Puppeteer", 18)
SORCERESS: Final = Mask("Sorceress", 19)
TRICKSTER: Final = Mask("Trickster", 20)
MASKS: Final = (
    *(BISHOP, CHEAT, FOOL, INQUISITOR, JUDGE, KING, PEASANT, QUEEN, SPY, THIEF, WIDOW, WITCH),
    *(BEGGAR, CHEATER, EMPRESS, GURU, PATRON, PRINCESS, PUPPETEER, SORCERESS, TRICKSTER),
)
MASK_NAMES: Final = {mask.text: mask for mask in MASKS}

LOOK: Final = Answer("look")
SWAP: Final = Answer("swap")  # as long as `keep`: not even its length tells which it was
KEEP: Final = Answer("keep")
CLAIM: Final = Answer("claim")
PASS: Final = Answer("pass")
READY: Final = Answer("ready")  # I have seen what I am shown
ON: Final = Answer("on")  # the clock: go on

NOTATION: Final = Notation("mascarade", [LOOK, SWAP, KEEP, CLAIM, PASS, READY, ON, *PLACES, *MASKS])
