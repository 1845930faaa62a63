"""Mascarade as the house knows it: one door for both editions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from ridotto.games.mascarade.public.belief import Arrangements
from ridotto.games.mascarade.public.bots import MascaradeCourtier
from ridotto.games.mascarade.public.editions import FIRST, SECOND, Edition
from ridotto.games.mascarade.public.picture import table_picture
from ridotto.games.mascarade.public.prospects import prospects
from ridotto.games.mascarade.public.sets import box_tables
from ridotto.games.mascarade.public.setup import MascaradeSetup, host_options, set_up
from ridotto.games.mascarade.public.stakes import proves, stakes_of
from ridotto.games.mascarade.public.view import CourtView
from ridotto.games.mascarade.public.word_functions import WORD_FUNCTIONS
from ridotto.games.mascarade.public.words import NOTATION
from ridotto.games.mascarade.secret.claims import claim_in
from ridotto.games.mascarade.secret.foresight import MascaradeForesight
from ridotto.games.mascarade.secret.forgotten import forgotten
from ridotto.games.mascarade.secret.position import start_at
from ridotto.games.mascarade.secret.rules.opening import new_match
from ridotto.games.mascarade.secret.state import Court
from ridotto.games.mascarade.secret.truth import census, faces, lying, truth
from ridotto.games.mascarade.secret.worlds import worlds
from ridotto.kernel import (
    Answer,
    Belief,
    Bot,
    Character,
    Claim,
    Draw,
    Fact,
    Foresight,
    GameOf,
    HostOption,
    Match,
    Player,
    Prospects,
    Question,
    Reader,
    WordFunction,
)

RULES_VERSION: Final = 2
USUAL_PLAYERS: Final = 6  # a set without centre masks, and a round that is soon over


class Mascarade(GameOf[MascaradeSetup, CourtView, Court]):
    def __init__(self, edition: Edition) -> None:
        super().__init__(edition.id, edition.title, RULES_VERSION, edition.fewest, edition.most, NOTATION)
        self.edition = edition

    def usual_players(self) -> int:
        return USUAL_PLAYERS

    def host_options(self) -> list[HostOption]:
        return host_options(self.edition)

    def set_up(self, players: int, wishes: dict[str, str]) -> MascaradeSetup:
        return set_up(self.edition, players, wishes)

    def box(self) -> list[str]:
        return [sheet.mask.text for sheet in self.edition.box if sheet.seats <= self.most]

    def box_tables(self) -> list[tuple[int, dict[str, str]]]:
        return box_tables(self.edition)

    def contents(self, setup: MascaradeSetup) -> list[str]:
        return [mask.text for mask in setup.kinds]

    def new_match(self, setup: MascaradeSetup) -> Court:
        return new_match(setup)

    def start_at(self, setup: MascaradeSetup, position: dict[str, object]) -> Court:
        return start_at(setup, position)

    def truth(self, match: Court) -> dict[str, object]:
        return truth(match)

    def faces(self, match: Court) -> dict[str, str]:
        return faces(match)

    def lying(self, match: Court) -> dict[str, list[str]]:
        return lying(match)

    def claim_in(self, match: Court, question: Question[Any, Any], answer: Answer) -> Claim | None:
        return claim_in(match, question, answer)

    def census(self, match: Court) -> dict[str, int]:
        return census(match)

    def view(self, setup: MascaradeSetup, player: Player) -> CourtView:
        return CourtView(setup, player)

    def belief(self, setup: MascaradeSetup, player: Player) -> Belief:
        return Arrangements(setup, player)

    def worlds(self, setup: MascaradeSetup, player: Player, heard: list[Fact], times: int, draw: Draw) -> list[Match]:
        return worlds(setup, player, heard, times, draw)

    def forgotten(self, setup: MascaradeSetup, match: Court, view: CourtView) -> list[Court]:
        return forgotten(setup, match, view)

    def bots(self) -> dict[str, Callable[[MascaradeSetup, Player, Draw, Character], Bot]]:
        return {"courtier": MascaradeCourtier}

    def foresight(self, setup: MascaradeSetup) -> Foresight:
        return MascaradeForesight(setup)

    def word_functions(self) -> Mapping[str, WordFunction]:
        return WORD_FUNCTIONS

    def sentences(self) -> Mapping[str, object]:
        return {key: text for sheet in self.edition.box for key, text in sheet.sentences.items()}

    def prospects(self, setup: MascaradeSetup, view: CourtView, question: str, answer: Answer) -> Prospects:
        return prospects(view, question, answer)

    def stakes(self, reader: Reader, question: str, prospects: Prospects) -> list[str]:
        return stakes_of(reader, question, prospects)

    def proves(self, view: CourtView, fact: Fact) -> bool | None:
        return proves(view, fact)

    def picture(self, setup: MascaradeSetup, view: CourtView, reader: Reader, width: int) -> list[str]:
        return table_picture(setup, view, reader, width)

    def reference(self, setup: MascaradeSetup, reader: Reader) -> dict[str, str]:
        return {reader.thing(mask.text): reader.pick("mascarade-power", mask.text) for mask in setup.kinds}


FIRST_EDITION: Final = Mascarade(FIRST)
SECOND_EDITION: Final = Mascarade(SECOND)
