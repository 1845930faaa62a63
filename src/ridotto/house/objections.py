"""What speaks against the settings of a table: said when it is opened, played again, or changed before it begins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ridotto.bots import BOTS
from ridotto.house.entries import ChosenTerms
from ridotto.kernel import Game, Objection, Player, SetupRefused
from ridotto.kernel import name as name_of
from ridotto.table import MemoryRule, Sitter

MOST_SECONDS: Final = 14 * 24 * 3600  # of a clock


def check_settings(
    game: Game, players: int, options: dict[str, str], terms: ChosenTerms, sitters: Sequence[Sitter | None] = ()
) -> None:
    """Refuses such settings with every objection to them at once. `sitters` have the seats of the table already."""
    found = [*objections_to_options(game, players, options), *objections_to_terms(terms)]
    for number, sitter in enumerate(sitters[players:], players):
        if sitter is not None:
            seat = name_of(Player(number))
            said = f"seat {seat} is {sitter.name}'s: expected at least {number + 1} seats, not {players}"
            found.append(Objection(said, "seat-held", seat=seat, name=sitter.name, least=number + 1, players=players))
    if found:
        raise SetupRefused(found)


def objections_to_options(game: Game, players: int, options: dict[str, str]) -> list[Objection]:
    files = files_named(game, options)
    if files:  # or they would be read
        return [Objection(f"{key}: a host may name no file here", "no-file", option=key) for key in files]
    try:
        game.set_up(players, options)
    except SetupRefused as refusal:
        return list(refusal.objections)
    return []


def objections_to_terms(terms: ChosenTerms) -> list[Objection]:
    found: list[Objection] = []
    if terms.stand_in not in BOTS:
        known, bot = ", ".join(BOTS), terms.stand_in[:40]
        found.append(Objection(f"no bot is called {bot!r}: expected one of {known}", "no-bot", said=bot, known=known))
    if terms.memory not in ("", *[memory.value for memory in MemoryRule]):
        memory = terms.memory[:40]
        found.append(Objection(f"memory {memory!r}: expected strict, notes or aid", "no-memory", said=memory))
    if not 0 <= terms.clock <= MOST_SECONDS:
        said = f"a clock of {terms.clock} seconds: expected 0 (none) to {MOST_SECONDS}"
        found.append(Objection(said, "clock", seconds=terms.clock, most=MOST_SECONDS))
    return found


def files_named(game: Game, options: dict[str, str]) -> list[str]:
    """Returns the options that name files: what files a house has is not for people at its tables to know."""
    return [o.name for o in game.host_options() if o.name in options and o.names_files(options[o.name])]
