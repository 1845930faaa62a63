"""What a mask lets its player do."""

from __future__ import annotations

from abc import abstractmethod

from ridotto.games.mascarade.court import Court
from ridotto.games.mascarade.words import Place
from ridotto.kernel import Player


class Power:
    @abstractmethod
    def used(self, court: Court, by: Player, here: Place) -> None:
        """The power of a player, announced or claimed with the mask that lies here."""
        raise NotImplementedError
