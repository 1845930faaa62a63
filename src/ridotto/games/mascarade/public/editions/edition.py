"""What may differ from one edition of the rulebook to the next."""

from __future__ import annotations

from ridotto.games.mascarade.public.masks import Sheet
from ridotto.games.mascarade.public.words import Mask


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
        box: list[Sheet],
        sets: dict[str, dict[int, list[Mask]]],
        shown_must_swap: bool,
        spy_reaches_the_centre: bool,
        questioned_mask_goes_down_at_once: bool,
        third_must_bring_money: bool,
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
        self.shown_must_swap = shown_must_swap  # after being shown: swap only, or anything but announce
        self.spy_reaches_the_centre = spy_reaches_the_centre
        self.questioned_mask_goes_down_at_once = questioned_mask_goes_down_at_once
        self.third_must_bring_money = third_must_bring_money  # and half should; else a third should
        self.rulings = rulings  # clauses that are ours and refuse something: their numbers, and why we had to decide
        self.words = words  # what the book calls things
        self.sheets = {sheet.mask: sheet for sheet in box}
        self.asks = {ask.question: ask for sheet in box for ask in sheet.asks}  # what powers ask, by its name

    def with_box(self, id: str, title: str, box: list[Sheet], sets: dict[str, dict[int, list[Mask]]]) -> Edition:
        """Returns an edition that is like this one but for its name, its box and its sets."""
        sizes = [players for by_players in sets.values() for players in by_players]
        return Edition(
            id=id,
            title=title,
            clauses=self.clauses,
            fewest=min(sizes),
            most=max(sizes),
            coins=self.coins,
            box=box,
            sets=sets,
            shown_must_swap=self.shown_must_swap,
            spy_reaches_the_centre=self.spy_reaches_the_centre,
            questioned_mask_goes_down_at_once=self.questioned_mask_goes_down_at_once,
            third_must_bring_money=self.third_must_bring_money,
            rulings=self.rulings,
            words=self.words,
        )

    def numbered(self, numbers: str) -> tuple[str, ...]:
        """Returns the clauses of its ledger that have these numbers."""
        return tuple([f"{self.clauses}{number}" for number in numbers.split()])

    def ours(self, number: str) -> str:
        """Ends a refusal: says that the clause behind it is our ruling and not the rulebook's, where that is so."""
        if number not in self.rulings:
            return ""
        return f" (our ruling {self.clauses}{number}: {self.rulings[number]})"

    def ruling(self, number: str) -> str:
        """Returns the clause with this number where it is our ruling, for a sentence that chooses by it."""
        return f"{self.clauses}{number}" if number in self.rulings else "none"

    def size(self) -> int:
        """Returns how many masks are in the box."""
        return sum([sheet.count for sheet in self.box])
