"""Drafts a table that is about to be opened: what was wished, the objections to it, and its first lines."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import msgspec

from ridotto.bots import BOTS
from ridotto.games import game_called
from ridotto.house.entries import AnyEntry, ChosenTerms, Filled, Line, Opened, Sat, encode_line
from ridotto.house.gathering import Gathering
from ridotto.house.keeper import Deed
from ridotto.house.stores import Batch
from ridotto.kernel import Game, Objection, Player, SetupRefused, first_players
from ridotto.kernel import name as name_of
from ridotto.replay import fresh_seed
from ridotto.table import Automaton, MemoryRule, Person

LETTERS: Final = "BCDFGHJKMNPQRSTVWXZ23456789"  # of codes: nothing that looks or sounds like something else, no vowels
CODE_LENGTH: Final = 7
MOST_SECONDS: Final = 14 * 24 * 3600  # of a clock


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


def draft_table(opened: Opened, steps: Sequence[Deed], at: float, day: int) -> NewTable:
    """Returns a table that is not stored yet, under a code that most probably no other table has."""
    code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
    gathering = Gathering(code, opened, at)
    lines = [Line(at, opened)]
    for deed in steps:
        lines += [gathering.take(entry, at) for entry in deed(gathering)]
    listing = gathering.listing()
    listed = None if listing is None else msgspec.json.encode(listing)
    batch = Batch(code, 0, [encode_line(line) for line in lines], listing is not None, listed, day)
    return NewTable(lines, batch)


def rematch(before: Gathering, at: float, day: int) -> NewTable:
    """Returns a table where the same people and bots play again."""
    players = before.opened.players
    if len(before.seats) <= before.game.most:
        players = len(before.seats)  # those who sat down in the middle stay
    seats: list[AnyEntry] = []
    for number, seat in enumerate(before.seats[:players]):
        if isinstance(seat.sitter, Person):
            seats.append(Sat(number, seat.sitter.name, seat.key))
        elif isinstance(seat.sitter, Automaton):
            seats.append(Filled(number, seat.sitter.name, seat.sitter.bot))
    opened = msgspec.structs.replace(
        before.opened,
        rules=before.game.rules_version,
        players=players,
        host=before.host,
        seed=fresh_seed().hex(),
        follows=before.code,
    )
    objections_to(opened)  # the rules may have changed since
    return draft_table(opened, [lambda _: seats], at, day)


def objections_to(opened: Opened) -> None:
    """Refuses such a table with every objection to it at once."""
    game = game_called(opened.game)
    problems = [
        Objection(f"{key}: a host may name no file here", "no-file", option=key)
        for key in files_named(game, opened.options)
    ]
    if not problems:  # or they would be read
        try:
            game.set_up(opened.players, opened.options)
        except SetupRefused as refusal:
            problems += refusal.objections
    terms = opened.terms
    if terms.stand_in not in BOTS:
        known, bot = ", ".join(BOTS), terms.stand_in[:40]
        problems.append(
            Objection(f"no bot is called {bot!r}: expected one of {known}", "no-bot", said=bot, known=known)
        )
    if terms.memory not in ("", *[memory.value for memory in MemoryRule]):
        memory = terms.memory[:40]
        problems.append(Objection(f"memory {memory!r}: expected strict, notes or aid", "no-memory", said=memory))
    if not 0 <= terms.clock <= MOST_SECONDS:
        said = f"a clock of {terms.clock} seconds: expected 0 (none) to {MOST_SECONDS}"
        problems.append(Objection(said, "clock", seconds=terms.clock, most=MOST_SECONDS))
    if problems:
        raise SetupRefused(problems)


def files_named(game: Game, options: dict[str, str]) -> list[str]:
    """Returns the options that name files: what files a house has is not for people at its tables to know."""
    return [o.name for o in game.host_options() if o.name in options and o.names_files(options[o.name])]


def is_code(text: str) -> bool:
    """True when the text could be the code of a table."""
    return len(text) == CODE_LENGTH and all(letter in LETTERS for letter in text)
