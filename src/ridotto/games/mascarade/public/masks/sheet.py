"""What everybody may know of a mask: its sheet, with the questions that its power asks."""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import mypyc_attr

from ridotto.games.mascarade.public.purses import Purses
from ridotto.games.mascarade.public.words import Mask
from ridotto.kernel import Player


class Ask:
    """A question that a power asks: which clauses are behind it, and what follows for a bot.

    Clauses are numbers: both ledgers count alike.
    """

    def __init__(
        self,
        question: str,
        clauses: str,
        *,
        own: str = "",
        reach: str = "",
        choice: str = "",
        twice: str = "",
        twice_small: str = "",
        of_another: bool = False,
        masks: bool = False,
        takes: int = 0,
        if_wrong: bool = False,
        exchanges: bool = False,
        looks: bool = False,
        shows: bool = False,
    ) -> None:
        self.question = question
        self.clauses = clauses  # behind every option
        # Why something is no option: clauses on pointing at oneself, on what is out of reach, on having to choose at
        # all, and on pointing at the same twice, with one mask before each player and with several.
        self.own = own or clauses
        self.reach = reach or self.own
        self.choice = choice or clauses
        self.twice = twice
        self.twice_small = twice_small
        self.of_another = of_another  # asked of somebody else than the player who uses the power
        self.masks = masks  # points at masks, not at players
        # What the player who uses the power gains by whom they point at.
        self.takes = takes  # coins of that player
        self.if_wrong = if_wrong  # only if that player does not know who they are
        self.exchanges = exchanges  # all coins, both ways
        self.looks = looks  # a look at that mask, and at their own
        self.shows = shows  # that mask is shown


@mypyc_attr(allow_interpreted_subclasses=True)
class Sheet:
    """One mask, as all may know it from the start. Its power is in rules/powers/, its words are in the catalogues.

    A mask from outside brings its `sentences` along: its name, what it does and what it asks, by their keys.
    """

    def __init__(
        self,
        mask: Mask,
        clauses: str,
        asks: tuple[Ask, ...] = (),
        *,
        count: int = 1,
        money: bool = False,
        seats: int = 0,
        gift: int = 0,
        wins_with: int = 0,
        insight: float = 0.0,
        changes_seats: bool = False,
        sentences: Mapping[str, object] | None = None,
    ) -> None:
        self.mask = mask
        self.clauses = clauses  # where its power is stated
        self.asks = asks
        self.looks = any(ask.looks for ask in asks)  # its player sees the mask pointed at, and their own
        self.count = count  # how often it is in the box
        self.money = money  # brings coins from the bank
        self.seats = seats  # a host's own set may have it with at least so many players
        self.gift = gift  # coins that it takes from the bank before anything else
        self.wins_with = wins_with  # coins with which it wins on the spot; 0: it does not
        self.insight = insight  # what it is worth beside coins
        self.changes_seats = changes_seats  # players may sit elsewhere afterwards
        self.sentences = sentences or {}

    def bring(self, purses: Purses, user: Player) -> None:
        """Does to the purses what the power does for certain; `leave_open` where a choice moves coins."""
        purses.from_bank(user, self.gift)

    def bring_to_two(self, purses: Purses, pair: list[Player]) -> None:
        """Does the same where two players have shown the mask; a mask that is in the box twice has to say it."""
        raise NotImplementedError

    def expect(self, purses: Purses, user: Player) -> None:
        """Does to the purses what the power is likely to do, for a bot that knows nothing better."""
        self.bring(purses, user)
