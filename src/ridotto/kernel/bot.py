"""The interface of a bot: it takes what its seat heard and its options, and returns an answer."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence

from mypy_extensions import mypyc_attr

from ridotto.kernel.answer import Answer
from ridotto.kernel.asking import Asking
from ridotto.kernel.fact import Fact

Draw = Callable[[int], int]  # a number below another


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Somebody who plays one seat. It is given nothing but what that seat is told and asked."""

    @abstractmethod
    def hear(self, fact: Fact) -> None:
        """Takes in one more fact that reached this seat. Rolls no dice: a bot that hears all again is the same bot."""
        raise NotImplementedError

    @abstractmethod
    def choose(self, asking: Asking, options: tuple[Answer, ...]) -> Answer:
        """Returns the answer to what this seat is asked, out of these options."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Courtier(Bot):
    """A bot that decides at once and can be copied in the middle of a match, so that a search can rehearse with it."""

    @abstractmethod
    def fork(self, draw: Draw) -> Courtier:
        """Returns a bot that heard the same, with other dice."""
        raise NotImplementedError

    def plans(self, asking: Asking, options: tuple[Answer, ...], most: int) -> list[list[Answer]]:
        """Returns what is worth a rehearsal, the best first: answers to this question and to those that follow.

        The courtier decides what a plan leaves open.
        """
        return ranked(options, [0.0] * len(options), most)

    def believed(self, asking: Asking, options: tuple[Answer, ...]) -> tuple[Answer, ...]:
        """Returns the options that say nothing which this player thinks untrue; all, where none says anything."""
        return options

    def candour(self, heard: list[Fact]) -> list[float]:
        """Returns for each other player how likely they say only what they believe, by all that this bot has heard, and
        0 for its own; nothing where nobody says anything.
        """
        return []

    def likelihood(self, faces: dict[str, str], candour: Sequence[float] = ()) -> float:
        """Returns how well a world fits what was said and not shown: 1 where that says nothing.

        `faces` is what lies where in that world, by place (`Game.faces`).
        """
        return 1.0


def ranked(options: tuple[Answer, ...], values: list[float], most: int) -> list[list[Answer]]:
    """Returns each option as a plan, the best first, and no more than so many; those that are alike in their order."""
    order = sorted(range(len(options)), key=lambda number: -values[number])
    return [[options[number]] for number in order[:most]]
