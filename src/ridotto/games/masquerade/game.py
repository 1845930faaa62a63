"""Masquerade as the house knows it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

import ridotto.games.masquerade.secret.rules.deeds  # noqa: F401  what abilities do is learnt by the rules here
from ridotto.games.masquerade.public.belief import Faces
from ridotto.games.masquerade.public.bots import MasqueradeCourtier
from ridotto.games.masquerade.public.deck import BASE, PACKS
from ridotto.games.masquerade.public.picture import in_full, table_picture
from ridotto.games.masquerade.public.prospects import prospects
from ridotto.games.masquerade.public.reference import reference
from ridotto.games.masquerade.public.setup import FEWEST, ID, MOST, MasqueradeSetup, host_options, set_up
from ridotto.games.masquerade.public.view import SalonView
from ridotto.games.masquerade.public.word_functions import WORD_FUNCTIONS
from ridotto.games.masquerade.public.words import NOTATION
from ridotto.games.masquerade.secret.foresight import MasqueradeForesight
from ridotto.games.masquerade.secret.forgotten import forgotten
from ridotto.games.masquerade.secret.position import start_at
from ridotto.games.masquerade.secret.rules.opening import new_match
from ridotto.games.masquerade.secret.state import Salon
from ridotto.games.masquerade.secret.truth import census, faces, lying, truth
from ridotto.games.masquerade.secret.worlds import worlds
from ridotto.kernel import (
    Answer,
    Belief,
    Bot,
    Character,
    Draw,
    Fact,
    Foresight,
    GameOf,
    HostOption,
    Match,
    Player,
    Prospects,
    Reader,
    WordFunction,
)

RULES_VERSION: Final = 4
USUAL_PLAYERS: Final = 4  # all rows still fit on a screen


class Masquerade(GameOf[MasqueradeSetup, SalonView, Salon]):
    def __init__(self) -> None:
        super().__init__(ID, "Masquerade", RULES_VERSION, FEWEST, MOST, NOTATION)

    def usual_players(self) -> int:
        return USUAL_PLAYERS

    def host_options(self) -> list[HostOption]:
        return host_options()

    def set_up(self, players: int, wishes: dict[str, str]) -> MasqueradeSetup:
        return set_up(players, wishes)

    def box(self) -> list[str]:
        return [card.key.text for deck in (BASE, *PACKS.values()) for card in deck.cards]

    def box_tables(self) -> list[tuple[int, dict[str, str]]]:
        return [(self.fewest, {"packs": ",".join(PACKS)})]

    def contents(self, setup: MasqueradeSetup) -> list[str]:
        return [name.text for name in setup.names]

    def new_match(self, setup: MasqueradeSetup) -> Salon:
        return new_match(setup)

    def start_at(self, setup: MasqueradeSetup, position: dict[str, object]) -> Salon:
        return start_at(setup, position)

    def truth(self, match: Salon) -> dict[str, object]:
        return truth(match)

    def faces(self, match: Salon) -> dict[str, str]:
        return faces(match)

    def lying(self, match: Salon) -> dict[str, list[str]]:
        return lying(match)

    def census(self, match: Salon) -> dict[str, int]:
        return census(match)

    def view(self, setup: MasqueradeSetup, player: Player) -> SalonView:
        return SalonView(setup, player)

    def belief(self, setup: MasqueradeSetup, player: Player) -> Belief:
        return Faces(setup, player)

    def worlds(self, setup: MasqueradeSetup, player: Player, heard: list[Fact], times: int, draw: Draw) -> list[Match]:
        return worlds(setup, player, heard, times, draw)

    def forgotten(self, setup: MasqueradeSetup, match: Salon, view: SalonView) -> list[Salon]:
        return forgotten(setup, match, view)

    def bots(self) -> dict[str, Callable[[MasqueradeSetup, Player, Draw, Character], Bot]]:
        return {"courtier": MasqueradeCourtier}

    def foresight(self, setup: MasqueradeSetup) -> Foresight:
        return MasqueradeForesight(setup)

    def word_functions(self) -> Mapping[str, WordFunction]:
        return WORD_FUNCTIONS

    def prospects(self, setup: MasqueradeSetup, view: SalonView, question: str, answer: Answer) -> Prospects:
        return prospects(view, question, answer)

    def picture(self, setup: MasqueradeSetup, view: SalonView, reader: Reader, width: int) -> list[str]:
        return table_picture(setup, view, reader, width)

    def in_full(self, setup: MasqueradeSetup, view: SalonView, reader: Reader) -> dict[str, str]:
        return in_full(view, reader)

    def reference(self, setup: MasqueradeSetup, reader: Reader) -> dict[str, str]:
        return reference(setup, reader)


MASQUERADE: Final = Masquerade()
