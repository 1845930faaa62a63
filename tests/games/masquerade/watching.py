"""Everybody at a table of Masquerade, those who come late too, with what they make of what they hear."""

from __future__ import annotations

from typing import Any

from ridotto.games import game_called
from ridotto.kernel import SPECTATOR, Match, Player, Setup, View, player_named

GAME = game_called("masquerade")
EXTRAS, JOINING, ROYALS = {"packs": "extras"}, {"joining": "on"}, {"royals_in_deck": "off"}
FROM_START = {"arrows": "start"}
CLOSED = {"joining": "off"}
TABLES: list[tuple[int, dict[str, str]]] = [
    (3, CLOSED),
    (3, {**EXTRAS, **JOINING}),
    (4, {**EXTRAS, **CLOSED}),
    (4, {**JOINING, **ROYALS}),
    (4, {**EXTRAS, **JOINING, **FROM_START}),
    (5, {**EXTRAS, **ROYALS}),
    (6, {**EXTRAS, **CLOSED}),
]


class Watching:
    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.views: dict[Player, View] = {}
        self.heard: dict[Player, int] = {}

    def catch_up(self, match: Match) -> dict[Player, dict[str, Any]]:
        for ear in [*match.seated, SPECTATOR]:
            if ear not in self.views:
                self.views[ear], self.heard[ear] = GAME.view(self.setup, ear), 0
            told = match.heard_by(ear)
            for fact in told[self.heard[ear] :]:
                self.views[ear].hear(fact)
            self.heard[ear] = len(told)
            self.views[ear].set_asking(match.asking(ear))
        return {ear: dict(view.as_dict()) for ear, view in self.views.items()}


def lying(shown: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """All that lies in rows, by place."""
    return {
        f"{seat['player'].lower()}{number}": card
        for seat in shown["seats"]
        for number, card in enumerate(seat["row"], 1)
    }


def really(match: Match) -> dict[str, str]:
    """What lies at each place, with a star for face down."""
    rows: Any = GAME.truth(match)["rows"]
    return {
        f"{letter.lower()}{number}": word for letter, row in rows.items() for number, word in enumerate(row.split(), 1)
    }


def answered(match: Match, *answers: str) -> None:
    for answer in answers:
        player, _, text = answer.partition(":")
        asked = player_named(player)
        assert asked is not None
        match.answer(asked, GAME.notation.read(text))
