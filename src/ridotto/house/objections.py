"""What speaks against the settings of a table: said when it is opened, played again, or changed before it begins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ridotto.bots import BOTS, NICKNAMES
from ridotto.house.events import ChosenTerms
from ridotto.kernel import Game, Objection, Player, SetupRefused
from ridotto.kernel import name as name_of
from ridotto.table import MemoryRule, Sitter
from ridotto.table.seats import why_unknown

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
    unknown = objection_to_bot(terms.stand_in)
    if unknown is not None:
        found.append(unknown)
    if terms.memory not in ("", *[memory.value for memory in MemoryRule]):
        memory = terms.memory[:40]
        found.append(Objection(f"memory {memory!r}: expected strict, notes or aid", "no-memory", said=memory))
    if not 0 <= terms.clock <= MOST_SECONDS:
        said = f"a clock of {terms.clock} seconds: expected 0 (none) to {MOST_SECONDS}"
        found.append(Objection(said, "clock", seconds=terms.clock, most=MOST_SECONDS))
    return found


def objection_to_bot(bot: str) -> Objection | None:
    """Returns what speaks against a bot at a table: there is none of that name, or nobody can be like that."""
    why, known = why_unknown(bot, BOTS), ", ".join(BOTS)
    if not why:
        return None
    if bot.partition(",")[0] in BOTS:
        return Objection(why[:200], "no-character", said=bot[:40], nicknames=", ".join(NICKNAMES))
    return Objection(why, "no-bot", said=bot[:40], known=known)


def files_named(game: Game, options: dict[str, str]) -> list[str]:
    """Returns the options that name files: what files a house has is not for people at its tables to know."""
    return [o.name for o in game.host_options() if o.name in options and o.names_files(options[o.name])]
