"""The games of the house: the one list."""

from __future__ import annotations

from typing import Final, cast

from ridotto.games.mascarade import FIRST_EDITION, SECOND_EDITION
from ridotto.games.masquerade import MASQUERADE
from ridotto.games.masques import DUST_EDITION, FFG_EDITION
from ridotto.kernel import Game, UnknownGame

ALL: Final = (FIRST_EDITION, SECOND_EDITION, DUST_EDITION, FFG_EDITION, MASQUERADE)
GAMES: Final[dict[str, Game]] = {game.id: cast(Game, game) for game in ALL}  # each with setups and views of its own


def game_called(id: str) -> Game:
    if id not in GAMES:
        raise UnknownGame(id, list(GAMES))
    return GAMES[id]


def editions_of(family: str) -> list[Game]:
    """Returns the editions of a family of games, such as `mascarade`; none where it has only one game."""
    return [game for game in GAMES.values() if game.id.startswith(f"{family.casefold()}-")]


__all__ = ["GAMES", "editions_of", "game_called"]
