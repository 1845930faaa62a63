"""All that is seen in a random match."""

from __future__ import annotations

from collections.abc import Iterator

from ridotto.contracts.hearing import news
from ridotto.contracts.walking import listeners, walk
from ridotto.kernel import Game, Player, View


def views_of(game: Game, players: int, seed: int) -> Iterator[tuple[Player, View]]:
    """Yields the view of every ear after every answer."""
    setup = game.set_up(players, {})
    views: dict[Player, View] = {}
    heard: dict[Player, int] = {}
    for match in walk(game, setup, seed):
        for ear in listeners(match):
            view = views.setdefault(ear, game.view(setup, ear))
            for fact in news(match, ear, heard):
                view.hear(fact)
            view.set_asking(match.asking(ear))
            yield ear, view
