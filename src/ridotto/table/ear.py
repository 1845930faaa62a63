"""One pair of ears at a table: all that it is given comes from the facts that were told to it."""

from __future__ import annotations

from collections.abc import Mapping

from ridotto.kernel import NOBODY_IS_ASKED, Game, Match, Player, Sealed, Setup, Told, only


class Ear:
    """What one player has heard and sees. `handed` counts the facts that they have seen, as far as that is known.

    Under strict memory what merely repeats this player's own answer (`echoes`) is not told: they have just said it.
    """

    def __init__(self, game: Game, setup: Setup, player: Player, forgets: bool) -> None:
        self.game = game
        self.setup = setup
        self.player = player
        self.bit = only(player)
        self.listened = 0  # so much of all that was told has gone by
        self.told: list[Told] = []  # what of it reached these ears
        self.view = game.view(setup, player)
        self.view.forgets = forgets
        self.viewed = 0
        self.asking = NOBODY_IS_ASKED
        self.own: set[int] = set()  # numbers of facts that came of this player's own answer, and to nobody else
        self.echoes: set[int] = set()  # those of them that show nothing
        self.handed = 0

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
