"""The ledgers: what each game's rulebook says, clause by clause, and what we rule where it is silent.

One more holds what we rule for every table, whatever is played there.
"""

import tomllib
from dataclasses import dataclass
from pathlib import Path

from ridotto.kernel import UnknownGame

INSTALLED = Path(__file__).parent / "rules"  # setup.py puts them there
BROUGHT: dict[str, Path] = {}  # the ledgers of games from elsewhere, by the id of the game
IN_THE_SOURCES = Path(__file__).parents[2] / "rules"
TABLE = "table"  # the ledger that is of no game


@dataclass(frozen=True)
class Clause:
    """One thing the engine must do.

    A "rule" is the rulebook's. A "ruling" is ours, and `why` says why. A "derived" clause follows from others without a
    choice of ours: `follows_from` names them, and `why` says how.
    """

    id: str
    topic: str
    rule: str
    kind: str
    why: str | None
    follows_from: tuple[str, ...] = ()


def ledger(game_id: str) -> dict[str, Clause]:
    """Returns the clauses of a game, or of `TABLE`, by their ids, in the ledger's order."""
    shelf = INSTALLED if INSTALLED.is_dir() else IN_THE_SOURCES
    if not shelf.is_dir():
        raise FileNotFoundError(f"the ledgers belong in {INSTALLED} or, beside the sources, in {IN_THE_SOURCES}")
    ledgers = {path.stem: path for path in sorted(shelf.glob("*.toml"))} | BROUGHT
    clauses = clauses_in(ledgers[game_id]) if game_id in ledgers else {}
    if not clauses:
        raise UnknownGame(game_id, [name for name, path in ledgers.items() if name != TABLE and clauses_in(path)])
    return clauses


def clauses_in(path: Path) -> dict[str, Clause]:
    """Returns the clauses of a ledger; empty where the file lists something else, such as the cards of a game."""
    with path.open("rb") as file:
        written = tomllib.load(file).get("clause", [])
    return {
        clause["id"]: Clause(
            clause["id"],
            clause["topic"],
            clause["rule"],
            clause["kind"],
            clause.get("why"),
            tuple(clause.get("from", [])),
        )
        for clause in written
    }
