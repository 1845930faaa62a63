"""What else can be so while a rule is applied. A fault may show in one such circumstance only.

Circumstances are bits: the first of all is set always, the others in the order of `Circumstances.names`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tools.mutants.families import Family

ALWAYS: Final = 1

# What was agreed before the match, given the setup.
AGREED: Final[dict[str, Callable[[Any], bool]]] = {
    "two": lambda setup: setup.players == 2,
    "three": lambda setup: setup.players == 3,
    "six": lambda setup: setup.players >= 6,
    "twelve": lambda setup: setup.players >= 12,
    "centre": lambda setup: 6 <= setup.players < len(setup.masks),  # a mask was added in the centre
}
# What comes about in the match, given the match.
IN_PLAY: Final[dict[str, Callable[[Any], bool]]] = {
    "seats": lambda match: match.sitters != match.setup.everybody,  # somebody sits elsewhere than at first
    "bank": lambda match: match.bank == 0,
    "deck": lambda match: not match.undrawn,
    "order": lambda match: match.order[:1] not in ([], [0]),  # another than A began
    "joined": lambda match: match.seats > match.setup.players,  # somebody sat down in the middle
}
EXIST: Final = {
    "mascarade": ("two", "three", "six", "twelve", "centre", "seats", "bank"),
    "masques": ("two", "three", "bank"),
    "masquerade": ("three", "six", "deck", "order", "joined"),
}


class Circumstances:
    """Those of one family of games: its own, then every host option whose value is not the default."""

    def __init__(self, family: Family) -> None:
        from ridotto.games import game_called

        self.games = family.games
        self.defaults = {
            game: {option.name: option.default for option in game_called(game).host_options()} for game in self.games
        }
        self.names = [*EXIST[family.name], *sorted({name for known in self.defaults.values() for name in known})]

    def now(self, thing: Any) -> int:
        """Everything that is so, as bits, for a match, a setup, or something that knows its setup."""
        setup = getattr(thing, "setup", thing)
        bits = vars(setup).get("_circumstances")
        if bits is None:
            vars(setup)["_circumstances"] = ALWAYS  # while it is found out, by functions that are watched as well
            bits = vars(setup)["_circumstances"] = self.agreed(setup)
        if hasattr(thing, "agenda"):
            for number, name in enumerate(self.names, 1):
                if name in IN_PLAY and IN_PLAY[name](thing):
                    bits |= 1 << number
        return int(bits)

    def agreed(self, setup: Any) -> int:
        bits = ALWAYS
        game = setup.edition.id if hasattr(setup, "edition") else self.games[0]
        chosen, defaults = setup.chosen_options(), self.defaults[game]
        for number, name in enumerate(self.names, 1):
            if name in AGREED:
                holds = AGREED[name](setup)
            else:
                holds = name in chosen and chosen[name] != defaults[name]
            bits |= int(holds) << number
        return bits

    def bit(self, name: str) -> int:
        return 1 << (self.names.index(name) + 1)
