"""Drafts a table that is about to be opened: what was wished, the objections to it, and its first lines."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from ridotto.bots import COURTIER
from ridotto.house.events import AnyEvent, ChosenTerms, Filled, Line, Opened, Sat, encode_line
from ridotto.house.folding import take
from ridotto.house.objections import check_settings, objections_to_options
from ridotto.house.stores import Batch
from ridotto.house.table_shown import listed_table
from ridotto.house.table_state import Decision, TableState
from ridotto.kernel import Game, Objection, Player, SetupRefused, first_players
from ridotto.kernel import name as name_of
from ridotto.replay import fresh_seed
from ridotto.table import Automaton, Person

LETTERS: Final = "BCDFGHJKMNPQRSTVWXZ23456789"  # of codes: nothing that looks or sounds like something else, no vowels
CODE_LENGTH: Final = 7
BOT_FOR_ONE: Final = COURTIER  # it decides alike on every machine


@dataclass(frozen=True)
class Wished:
    """A table that somebody would like to open."""

    game: str
    players: int
    options: dict[str, str]
    terms: ChosenTerms
    bots: dict[Player, str]  # seats that bots take

    def objections(self) -> None:
        for player in self.bots:
            if player >= self.players:
                seat = name_of(player)
                said = f"no seat {seat} at a table of {self.players}"
                raise SetupRefused([Objection(said, "no-seat", seat=seat, players=self.players)])

    def first_seat(self) -> Player | None:
        """Returns the first seat that no bot takes, for the host; None where bots take all."""
        left = [player for player in first_players(self.players) if player not in self.bots]
        return left[0] if left else None


@dataclass(frozen=True)
class NewTable:
    """The first lines of a table, and how they are stored."""

    lines: list[Line]
    batch: Batch


def opening_for_one(game: Game, players: int, options: dict[str, str], host: str, **more: Any) -> Opened:
    """Returns the first event of a table where one person plays with bots: nobody else watches or talks there."""
    terms = ChosenTerms(memory="aid", stand_in=BOT_FOR_ONE, watchers=False, chat=False)
    given = {"seed": fresh_seed().hex(), **more}
    return Opened(game.id, game.rules_version, players, options, terms, host, **given)


def fresh_code() -> str:
    """Returns a code that most probably no table has."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def draft_table(code: str, opened: Opened, steps: Sequence[Decision], at: float, day: int) -> NewTable:
    """Returns a table that is not stored yet."""
    table_state = TableState(code, opened, at)
    lines = [Line(at, opened)]
    for decision in steps:
        lines += [take(table_state, event, at) for event in decision(table_state)]
    listing = listed_table(table_state)
    listed = None if listing is None else msgspec.json.encode(listing)
    batch = Batch(code, 0, [encode_line(line) for line in lines], listing is not None, listed, day)
    return NewTable(lines, batch)


def rematch(before: TableState, code: str, at: float, day: int) -> NewTable:
    """Returns a table where the same people and bots play again."""
    players = len(before.seats)  # those who sat down in the middle stay, where there are seats for all of them
    if objections_to_options(before.game, players, before.opened.options):
        players = before.opened.players
    seats: list[AnyEvent] = []
    for number, seat in enumerate(before.seats[:players]):
        if isinstance(seat.sitter, Person):
            seats.append(Sat(number, seat.sitter.name, seat.key, seat.sitter.face))
        elif isinstance(seat.sitter, Automaton):
            seats.append(Filled(number, seat.sitter.name, seat.sitter.bot, face=seat.sitter.face))
    opened = msgspec.structs.replace(
        before.opened,
        rules=before.game.rules_version,
        players=players,
        host=before.host,
        seed=fresh_seed().hex(),
        follows=before.code,
        games=before.games,
        score=tuple(before.score),
        lesson="",
        deal="",
        what_if=None,
    )
    check_settings(before.game, players, opened.options, opened.terms)  # the rules may have changed since
    return draft_table(code, opened, [lambda _: seats], at, day)


def is_code(text: str) -> bool:
    """True when the text could be the code of a table."""
    return len(text) == CODE_LENGTH and all(letter in LETTERS for letter in text)
