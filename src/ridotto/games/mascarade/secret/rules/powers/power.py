"""What a mask lets its player do."""

from __future__ import annotations

from abc import abstractmethod

from mypy_extensions import mypyc_attr

from ridotto.games.mascarade.public.words import Place
from ridotto.games.mascarade.secret.state import Court
from ridotto.kernel import Player


@mypyc_attr(allow_interpreted_subclasses=True)
class Power:
    @abstractmethod
    def use(self, court: Court, by: Player, here: Place) -> None:
        """Uses the power for a player who announced or claimed with the mask that lies here."""
        raise NotImplementedError

    def use_by_two(self, court: Court, pair: list[Player]) -> None:
        """Uses it for two players who have shown the mask: a mask that is in the box twice has to say what happens."""
        raise NotImplementedError
