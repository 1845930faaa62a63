"""The games of the house: the one list."""

from __future__ import annotations

from typing import Final

from ridotto.games.mascarade import FIRST_EDITION, SECOND_EDITION
from ridotto.games.masquerade import MASQUERADE
from ridotto.games.masques import DUST_EDITION, FFG_EDITION
from ridotto.kernel import Game, UnknownGame

GAMES: Final[dict[str, Game]] = {
    game.id: game for game in (FIRST_EDITION, SECOND_EDITION, DUST_EDITION, FFG_EDITION, MASQUERADE)
}


def game_called(id: str) -> Game:
    if id not in GAMES:
        raise UnknownGame(id, list(GAMES))
    return GAMES[id]


__all__ = ["GAMES", "game_called"]
