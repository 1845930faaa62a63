"""One pair of ears at a table: all that it is given comes from the facts that were told to it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ridotto.kernel import NOBODY_IS_ASKED, Belief, Fact, Game, Match, Player, Sealed, Setup, Told, only
from ridotto.table.talk import ChatLine


@dataclass(frozen=True)
class Heard:
    """A fact and its number among those that these ears heard: a gap would give away that others heard something."""

    number: int
    fact: Fact


@dataclass
class Missed:
    """Facts that came while a player was away, shown to them for so many more seconds."""

    first: int
    last: int
    seconds: float


class Ear:
    """What one player has heard and sees. `handed` counts what was handed on: under strict memory only news is.

    What merely repeats this player's own answer is not handed on either: they have just said it.
    """

    def __init__(self, game: Game, setup: Setup, player: Player, lines_before: int = 0) -> None:
        """`lines_before` is how many lines were said before this player sat down: they did not hear them."""
        self.game = game
        self.setup = setup
        self.player = player
        self.bit = only(player)
        self.listened = 0  # so much of all that was told has gone by
        self.told: list[Told] = []  # what of it reached these ears
        self.view = game.view(setup, player)
        self.viewed = 0
        self.asking = NOBODY_IS_ASKED
        self.own: set[int] = set()  # numbers of facts that came of this player's own answer, and to nobody else
        self.echoes: set[int] = set()  # those of them that show nothing
        self.belief: Belief | None = None  # made for those who may ask
        self.believed = 0
        self.handed = 0
        self.lines_before = lines_before
        self.lines_handed = lines_before
        self.missed: list[Missed] = []

    def listen(self, match: Match) -> None:
        """Takes in what is new in a match, as far as it is for these ears."""
        self.told += [told for told in match.log[self.listened :] if told.to & self.bit]
        self.listened = len(match.log)
        self.asking = match.asking(self.player)

    def sees(self) -> Mapping[str, object]:
        self.fold()
        return self.view.as_dict()

    def fold(self) -> None:
        """Makes all that is new a part of the view."""
        for told in self.told[self.viewed :]:
            self.see_next(told)
        self.view.set_asking(self.asking)

    def see_next(self, told: Told) -> None:
        self.viewed += 1
        if self.viewed not in self.own:
            self.view.hear(told.fact)
            return
        before = self.view.as_dict()
        self.view.hear(told.fact)
        if isinstance(told.fact, Sealed) or self.view.as_dict() == before:
            self.echoes.add(self.viewed)

    def infers(self) -> dict[str, list[str]]:
        if self.belief is None:
            self.belief = self.game.belief(self.setup, self.player)
        for told in self.told[self.believed :]:
            self.belief.hear(told.fact)
        self.believed = len(self.told)
        return self.belief.possible()

    def takes(self, since: int, again: bool) -> list[Heard]:
        """Returns what is new; with `again`, also what was handed on before."""
        self.fold()
        first = since if again else max(since, self.handed)
        self.handed = len(self.told)
        return [heard for heard in self.numbered(first) if again or heard.number not in self.echoes]

    def takes_lines(self, lines: list[ChatLine], since: int, again: bool) -> list[ChatLine]:
        first = max(since, self.lines_before if again else self.lines_handed)
        self.lines_handed = len(lines)
        return [line for line in lines if line.number > first]

    def forgo(self, lines: list[ChatLine]) -> None:
        """Counts everything up to now as handed on: what was not, never will be."""
        self.handed = len(self.told)
        self.lines_handed = len(lines)
        self.missed.clear()

    def catch_up(self, seconds: int) -> None:
        """Lets what came while the player was away be shown, for so many seconds (TBL-011)."""
        if self.handed < len(self.told):
            self.missed.append(Missed(self.handed + 1, len(self.told), seconds))
            self.handed = len(self.told)

    def shows_missed(self) -> list[Heard]:
        """Returns what is shown because it was missed. Echoes are left out here, too: they belong to a history."""
        self.fold()
        found: list[Heard] = []
        for missed in self.missed:
            found += self.numbered(missed.first - 1, missed.last)
        return [heard for heard in found if heard.number not in self.echoes]

    def time_passed(self, seconds: float) -> None:
        for missed in self.missed:
            missed.seconds -= seconds
        self.missed = [missed for missed in self.missed if missed.seconds > 0]

    def numbered(self, after: int = 0, last: int | None = None) -> list[Heard]:
        first = max(after, 0)
        return [Heard(number, told.fact) for number, told in enumerate(self.told[first:last], first + 1)]
