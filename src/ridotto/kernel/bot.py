"""The interface of a bot: it takes what its seat heard and its options, and returns an answer."""

from __future__ import annotations

from abc import abstractmethod

from mypy_extensions import mypyc_attr

from ridotto.kernel.answer import Answer
from ridotto.kernel.asking import Asking
from ridotto.kernel.fact import Fact


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
