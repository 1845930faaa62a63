"""Masques as the house knows it: one door for both editions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from ridotto.games.masques.public.belief import Hands
from ridotto.games.masques.public.bots import MasquesCourtier
from ridotto.games.masques.public.editions import DUST, FFG, RING, Edition
from ridotto.games.masques.public.picture import table_picture
from ridotto.games.masques.public.prospects import prospects
from ridotto.games.masques.public.reference import reference
from ridotto.games.masques.public.setup import MasquesSetup, host_options, set_up
from ridotto.games.masques.public.sheets import SHEETS
from ridotto.games.masques.public.view import PalaceView
from ridotto.games.masques.public.word_functions import WORD_FUNCTIONS
from ridotto.games.masques.public.words import FOSCARI_SLOT, NOTATION
from ridotto.games.masques.secret.foresight import MasquesForesight
from ridotto.games.masques.secret.forgotten import forgotten
from ridotto.games.masques.secret.position import start_at
from ridotto.games.masques.secret.rules.opening import new_match
from ridotto.games.masques.secret.state import Palace
from ridotto.games.masques.secret.truth import census, faces, lying, truth
from ridotto.games.masques.secret.worlds import worlds
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

RULES_VERSION: Final = 1


class Masques(GameOf[MasquesSetup, PalaceView, Palace]):
    def __init__(self, edition: Edition) -> None:
        super().__init__(edition.id, edition.title, RULES_VERSION, min(RING), max(RING), NOTATION)
        self.edition = edition

    def spellings(self) -> tuple[str, ...]:
        return self.edition.spellings()

    def usual_players(self) -> int:
        return self.most

    def host_options(self) -> list[HostOption]:
        return host_options(self.edition)

    def set_up(self, players: int, wishes: dict[str, str]) -> MasquesSetup:
        return set_up(self.edition, players, wishes)

    def box(self) -> list[str]:
        return [*[guest.text for guest in self.edition.guests], *[sheet.kind for sheet in SHEETS]]

    def box_tables(self) -> list[tuple[int, dict[str, str]]]:
        return [(self.most, {})]

    def contents(self, setup: MasquesSetup) -> list[str]:
        return [
            *[guest.text for guest in self.edition.guests if setup.decks[FOSCARI_SLOT][guest.slot]],
            *[SHEETS[kind].kind for kind in setup.kinds],
        ]

    def new_match(self, setup: MasquesSetup) -> Palace:
        return new_match(setup)

    def start_at(self, setup: MasquesSetup, position: dict[str, object]) -> Palace:
        return start_at(setup, position)

    def truth(self, match: Palace) -> dict[str, object]:
        return truth(match)

    def faces(self, match: Palace) -> dict[str, str]:
        return faces(match)

    def lying(self, match: Palace) -> dict[str, list[str]]:
        return lying(match)

    def census(self, match: Palace) -> dict[str, int]:
        return census(match)

    def view(self, setup: MasquesSetup, player: Player) -> PalaceView:
        return PalaceView(setup, player)

    def belief(self, setup: MasquesSetup, player: Player) -> Belief:
        return Hands(setup, player)

    def worlds(self, setup: MasquesSetup, player: Player, heard: list[Fact], times: int, draw: Draw) -> list[Match]:
        return worlds(setup, player, heard, times, draw)

    def forgotten(self, setup: MasquesSetup, match: Palace, view: PalaceView) -> list[Palace]:
        return forgotten(setup, match, view)

    def bots(self) -> dict[str, Callable[[MasquesSetup, Player, Draw, Character], Bot]]:
        return {"courtier": MasquesCourtier}

    def foresight(self, setup: MasquesSetup) -> Foresight:
        return MasquesForesight(setup)

    def word_functions(self) -> Mapping[str, WordFunction]:
        return WORD_FUNCTIONS

    def prospects(self, setup: MasquesSetup, view: PalaceView, question: str, answer: Answer) -> Prospects:
        return prospects(view, question, answer)

    def picture(self, setup: MasquesSetup, view: PalaceView, reader: Reader, width: int) -> list[str]:
        return table_picture(setup, view, reader, width)

    def reference(self, setup: MasquesSetup, reader: Reader) -> dict[str, str]:
        return reference(setup, reader)


DUST_EDITION: Final = Masques(DUST)
FFG_EDITION: Final = Masques(FFG)
