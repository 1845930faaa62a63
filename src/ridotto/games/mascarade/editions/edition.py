"""What may differ from one edition of the rulebook to the next."""

from __future__ import annotations

from typing import Final

from ridotto.games.mascarade.words import Mask

# What both books agree on, in numbers.
FORTUNE: Final = 6  # coins each player starts with (MC1-011, MC2-011)
GOAL: Final = 13  # coins that win at once (MC1-220, MC2-220)
OPENING: Final = 4  # turns that must be swaps (MC1-040, MC2-040)
CHEATS_GOAL: Final = 10  # coins that win for the Cheat (MC1-190, MC2-190)
WIDOWS_FILL: Final = 10  # coins up to which the Widow is filled (MC1-195, MC2-195)
PRICE: Final = 4  # coins for a wrong answer to the Inquisitor (MC1-151, MC2-151)


class Card:
    """A mask, the clauses of its power, how often it is in the box, what own sets must respect."""

    def __init__(self, mask: Mask, clauses: str, count: int = 1, money: bool = False, seats: int = 0) -> None:
        self.mask = mask
        self.clauses = tuple(clauses.split())  # where its power is stated
        self.count = count
        self.money = money  # brings coins from the bank
        self.seats = seats  # needs at least so many players


class Edition:
    """One rulebook: its box, its printed sets, its words, and where it rules differently."""

    def __init__(
        self,
        *,
        id: str,
        title: str,
        clauses: str,
        fewest: int,
        most: int,
        coins: int,
        box: list[Card],
        sets: dict[str, dict[int, list[Mask]]],
        gifts: dict[Mask, int],
        shown_must_swap: bool,
        spy_reaches_the_centre: bool,
        questioned_mask_goes_down_at_once: bool,
        half_should_bring_money: bool,
        rulings: dict[str, str],
        words: dict[str, str],
    ) -> None:
        self.id = id
        self.title = title
        self.clauses = clauses  # how the clauses of its ledger begin
        self.fewest = fewest
        self.most = most
        self.coins = coins
        self.box = box
        self.sets = sets  # by name, then by number of players
        self.gifts = gifts  # masks that only take coins from the bank, and how many
        self.shown_must_swap = shown_must_swap  # after being shown: swap only, or anything but announce
        self.spy_reaches_the_centre = spy_reaches_the_centre
        self.questioned_mask_goes_down_at_once = questioned_mask_goes_down_at_once
        self.half_should_bring_money = half_should_bring_money  # advice, not a check
        self.rulings = rulings  # clauses that are ours and refuse something: their numbers, and why we had to decide
        self.words = words  # what the book calls things
        self.cards = {card.mask: card for card in box}

    def numbered(self, numbers: str) -> tuple[str, ...]:
        """The clauses of its ledger that have these numbers."""
        return tuple([f"{self.clauses}{number}" for number in numbers.split()])

    def ours(self, number: str) -> str:
        """Ends a refusal: says that the clause behind it is our ruling and not the rulebook's, where that is so."""
        if number not in self.rulings:
            return ""
        return f" (our ruling {self.clauses}{number}: {self.rulings[number]})"

    def size(self) -> int:
        """How many masks are in the box."""
        return sum([card.count for card in self.box])
