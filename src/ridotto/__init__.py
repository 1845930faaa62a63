"""Games of masked balls and hidden identity, played to the letter of their rulebooks.

`ridotto.open` opens a match by the name of its game; what it returns tells who is asked, what they may answer, and what
each of them was told:

>>> import ridotto
>>> match = ridotto.open("mascarade-2e", players=6, seed=7, start="A")
>>> match.answer("A", "b")
>>> list(match.options("A"))
['swap', 'keep']
>>> match.run(bots="courtier")
>>> match.over
True

help(ridotto.OpenMatch) lists all that can be done with a match. ridotto.GAMES are the games by their names. Whatever
goes wrong is a ridotto.RidottoError with a sentence that says what was expected.

The rooms behind it: ridotto.kernel (players, answers, facts, questions, matches), ridotto.games, ridotto.bots,
ridotto.lab (many matches at once), ridotto.replay (records, stories), ridotto.scenarios (scenario files),
ridotto.contracts (what any game owes its players, as checks for games of your own).
"""

from importlib import import_module
from typing import TYPE_CHECKING, Final

from ridotto import kernel
from ridotto.kernel import RidottoError

if TYPE_CHECKING:
    from ridotto.api import OpenMatch, open
    from ridotto.games import GAMES
    from ridotto.kernel import Outcome

__version__: Final[str] = "0.1.0"
COMPILED: Final[bool] = not str(kernel.__file__).endswith(".py")  # the same sources run either way

__all__ = ["COMPILED", "GAMES", "OpenMatch", "Outcome", "RidottoError", "__version__", "open"]

LATER: Final = {"GAMES": "games", "OpenMatch": "api", "Outcome": "kernel", "open": "api"}  # imported when asked for


def __getattr__(name: str) -> object:
    if name not in LATER:
        raise AttributeError(f"module 'ridotto' has no attribute {name!r}")
    return getattr(import_module(f"ridotto.{LATER[name]}"), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *LATER})
