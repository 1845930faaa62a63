"""What can be asked of a table in every stage of its life: in the lobby, in a game, in a game of other rules."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection

from ridotto.house.shown import Rules, State
from ridotto.house.who import Arrival
from ridotto.kernel import Player, RidottoError, Told
from ridotto.table import Automaton, Seats, Sitter


class Stage(ABC):
    """A table in one stage of its life. What is not abstract here is answered for a table where nobody plays."""

    @abstractmethod
    def state(self) -> State:
        """Returns the stage as it is shown, for a table that is neither closed nor asleep."""

    @abstractmethod
    def refusal(self) -> RidottoError:
        """Returns the refusal of a command that is for another stage."""

    @abstractmethod
    def told_since(self, number: int) -> tuple[str, ...] | None:
        """Returns what was told after so many facts, as it is stored; None before the game."""

    def rules(self) -> Rules:
        return "current"

    def is_over(self) -> bool:
        return False

    def is_paused(self) -> bool:
        return False

    def is_away(self, player: Player) -> bool:
        """True while a bot plays for this person."""
        return False

    def at_the_door(self) -> list[str]:
        """Returns the names of those who wait to sit down."""
        return []

    def told_to(self, player: Player) -> list[Told]:
        """Returns all that this player has heard of the game."""
        return []

    def told_so_far(self) -> int:
        """Returns how many facts were told, to anybody."""
        return 0

    def asked(self) -> Collection[Player]:
        """Returns who is asked something. In a sealed round each of them may know that only of themselves."""
        return ()

    def waited_for(self) -> Collection[Player]:
        """Returns who is asked, and who answered last. Nobody where several are asked at once: in which order they are
        told would depend on who has answered, and that is sealed.
        """
        return ()

    def setup_shown(self) -> dict[str, object] | None:
        """Returns what was agreed before the game, as screens need it; None before it, and where its rules are gone."""
        return None


class BegunGame(Stage):
    """A game that has begun: who sits there, and who has heard what of it with whose ears."""

    def __init__(self, seats: Seats, listened: dict[str, Player]) -> None:
        self.seats = seats
        self.listened = listened  # by key: whose ears a person has had since the game began
        self.played_as: set[str] = set()  # digests of what the browsers of players call themselves
        self.watched_as: set[str] = set()  # and those of watchers, as far as they are noted
        self.arrivals: dict[str, Arrival] = {}  # by key: people who came in the middle of the game
        self.heard_before: dict[Player, int] = {}  # facts of a seat that somebody else sat in then

    @abstractmethod
    def join(self, newcomer: Sitter) -> None:
        """Lets somebody wait at the door."""

    @abstractmethod
    def leave(self, player: Player) -> None:
        """Lets a bot play for this person."""

    @abstractmethod
    def hand_over(self, player: Player) -> bool:
        """Gives a seat back to its person; False where a bot has to answer first what it was asked (TBL-006)."""

    def give_to_bot(self, player: Player, bot: Automaton) -> None:
        """Gives a seat to a bot for good."""
        self.seats.seat(player, bot)
        self.seats.away.discard(player)

    def heard_by(self, player: Player) -> int:
        """Returns how many facts this seat was told so far."""
        return len(self.told_to(player))

    def is_away(self, player: Player) -> bool:
        return player in self.seats.away

    def at_the_door(self) -> list[str]:
        return [newcomer.name for newcomer in self.seats.door]

    def renew(self, old: str, key: str) -> None:
        """Puts a new key in place of an old one."""
        if old in self.listened:
            self.listened[key] = self.listened.pop(old)
        if old in self.arrivals:
            self.arrivals[key] = self.arrivals.pop(old)
