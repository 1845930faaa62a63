"""The interface of a game: how it is set up, started, seen, guessed at and described."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypedDict, TypeVar

from mypy_extensions import mypyc_attr

from ridotto.kernel.answer import Answer, Notation
from ridotto.kernel.asking import NOBODY_IS_ASKED, Asking
from ridotto.kernel.bot import Bot, Draw
from ridotto.kernel.catalogue import Catalogue
from ridotto.kernel.character import Character
from ridotto.kernel.claim import Claim
from ridotto.kernel.errors import Objection, SetupRefused
from ridotto.kernel.fact import Ended, Fact, Won
from ridotto.kernel.foresight import Foresight
from ridotto.kernel.host_option import HostOption
from ridotto.kernel.match import Match
from ridotto.kernel.odds_sheet import OddsSheet, estimated_row
from ridotto.kernel.player import Player, first_players, name
from ridotto.kernel.question import Question
from ridotto.kernel.reader import Reader, WordFunction

Prospects = Sequence[Mapping[str, object]]  # rows of plain words, numbers and tables

S = TypeVar("S", bound="Setup")
V = TypeVar("V", bound="View")
M = TypeVar("M", bound=Match)


@mypyc_attr(allow_interpreted_subclasses=True)
class Setup:
    """All that is agreed before the match. Public from start to end."""

    def __init__(self, game: str, players: int) -> None:
        self.game = game  # its id
        self.players = players
        self.everybody = first_players(players)
        self.advice: list[Objection] = []  # what the rulebook recommends and does not ask for; shown to the host

    def __reduce__(self) -> str:
        raise TypeError("a setup travels as its `chosen_options`: see Game.set_up")

    def as_dict(self) -> Mapping[str, object]:
        """Returns what sentences and screens need to know of what was agreed, as plain words, numbers and tables."""
        return {}

    @abstractmethod
    def chosen_options(self) -> dict[str, str]:
        """Returns the host options that lead here, each as the host would write it."""
        raise NotImplementedError


class EndView(TypedDict):
    """How the match ended."""

    reason: str
    winners: list[str]


class AskingView(TypedDict):
    """The part of a view that is alike in every game; each adds its own."""

    question: str | None  # by name
    asked: list[str]  # who still owes an answer, as far as these ears know
    sealed: bool  # several are asked at once, and nobody hears an answer before the last is in
    end: EndView | None


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """What one player may know: a fold over the facts that they heard, and who is asked what at this moment.

    What follows from one answer is told in one breath: a view is read after its last fact.
    """

    def __init__(self, player: Player) -> None:
        self.player = player
        self.asking: Asking = NOBODY_IS_ASKED
        self.reason: str | None = None  # why the match ended
        self.winners: list[Player] = []
        self.forgets = False  # strict memory: what lies face down is not shown again (TBL-001)

    def hear(self, fact: Fact) -> None:
        """Adds one more fact to the view."""
        if isinstance(fact, Ended):
            self.reason = fact.reason
        elif isinstance(fact, Won):
            self.winners.append(fact.player)
        self.fold(fact)

    def set_asking(self, asking: Asking) -> None:
        """Notes what `Match.asking` says to this player, after the last fact that they heard."""
        self.asking = asking

    @abstractmethod
    def fold(self, fact: Fact) -> None:
        """Adds to the view what a fact means in this game."""
        raise NotImplementedError

    @property
    def over(self) -> bool:
        return self.reason is not None

    @property
    def question(self) -> str:
        """What is asked, by its name; empty when the match is over."""
        return self.asking.question

    @property
    def asked(self) -> list[Player]:
        """The players who may still owe an answer."""
        return self.asking.players

    @property
    def sealed(self) -> bool:
        """True when several are asked at once, and nobody hears an answer before the last is in."""
        return self.asking.sealed

    @property
    def awaited(self) -> Player | None:
        """The one player whom all wait for; None when the match is over or several are asked at once."""
        return None if self.sealed or not self.asked else self.asked[0]

    def asking_as_dict(self) -> AskingView:
        """Returns the part of `as_dict` that is alike in every game: who is asked what, and how the match ended."""
        return {
            "question": self.question or None,
            "asked": [name(player) for player in self.asked],
            "sealed": self.sealed,
            "end": self.end_as_dict(),
        }

    def end_as_dict(self) -> EndView | None:
        if self.reason is None:
            return None
        return {"reason": self.reason, "winners": [name(player) for player in self.winners]}

    @abstractmethod
    def as_dict(self) -> Mapping[str, object]:
        """Returns all of the view as plain words, numbers, lists and tables, as the game's `AskingView` states."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Belief:
    """What one player can infer from all that they heard, when the others choose evenly."""

    @abstractmethod
    def hear(self, fact: Fact) -> None:
        """Adds one more fact to the belief."""
        raise NotImplementedError

    @abstractmethod
    def possible(self) -> dict[str, list[str]]:
        """Returns everything that may lie at each place, by the place's name."""
        raise NotImplementedError

    def sheet(self) -> OddsSheet:
        """Returns the odds of all that may lie at each place; unless the game knows better, all that is possible is
        alike.
        """
        found = {place: dict.fromkeys(things, 1.0 / len(things)) for place, things in self.possible().items() if things}
        return OddsSheet({place: estimated_row(row) for place, row in found.items()}, exact=False)

    def matters(self, fact: Fact) -> bool:
        """True when a fact may have changed what follows; asked after it was heard."""
        return True

    def starts_over(self, fact: Fact) -> bool:
        """True when nothing that came before a fact bears on what follows from now on; asked after it was heard."""
        return False

    def is_slow(self) -> bool:
        """True when it takes long to find the odds after the last fact."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class GameOf(Generic[S, V, M]):
    """One rulebook, playable, with its own kinds of setup, view and match: all that rooms outside a game need of it."""

    def __init__(self, id: str, title: str, rules_version: int, fewest: int, most: int, notation: Notation) -> None:
        self.id = id
        self.title = title
        self.rules_version = rules_version  # bumped by every change to what old records mean
        self.fewest = fewest
        self.most = most
        self.notation = notation

    def spellings(self) -> tuple[str, ...]:
        """Returns how this edition spells answers; all editions of a family list the same things in the same order.

        A scenario that names several of them is written in the words of one; each reads its own (docs/scenarios.md).
        """
        return ()

    def usual_players(self) -> int:
        """Returns how many sit at a table where nobody says how many."""
        return self.fewest

    @abstractmethod
    def host_options(self) -> list[HostOption]:
        """Returns the options that a host may choose."""
        raise NotImplementedError

    @abstractmethod
    def set_up(self, players: int, wishes: dict[str, str]) -> S:
        """Returns the setup that these wishes lead to, or raises `SetupRefused` with every objection to them."""
        raise NotImplementedError

    def box(self) -> list[str]:
        """Returns everything that may be played with, by name; some of it perhaps only if a host asks for it."""
        return []

    def box_tables(self) -> list[tuple[int, dict[str, str]]]:
        """Returns tables (players, wishes) that together hold everything in the box: contracts run on these."""
        return []

    def contents(self, setup: S) -> list[str]:
        """Returns what of the box is played with at this table."""
        return []

    def start(self, setup: S) -> M:
        """Returns a match about to begin: all that is agreed, and nothing that is secret."""
        if setup.game != self.id:
            raise SetupRefused([f"this table was set for another game than {self.title}"])
        return self.new_match(setup)

    @abstractmethod
    def new_match(self, setup: S) -> M:
        """Returns a match about to begin, of a setup that was agreed on for this game."""
        raise NotImplementedError

    @abstractmethod
    def start_at(self, setup: S, position: dict[str, object]) -> M:
        """Returns a match in the middle, as a scenario file describes it."""
        raise NotImplementedError

    @abstractmethod
    def truth(self, match: M) -> dict[str, object]:
        """Returns what is true in the match, secrets included, in the words of a scenario file."""
        raise NotImplementedError

    def faces(self, match: M) -> dict[str, str]:
        """Returns what really lies where, by place, where the game has such places: for after the end."""
        return {}

    def lying(self, match: M) -> dict[str, list[str]]:
        """Returns what really lies at each place that beliefs are about, in the words of `Belief.possible`."""
        return {}

    def claim_in(self, match: M, question: Question[Any, Any], answer: Answer) -> Claim | None:
        """Returns what an answer to this question would claim; None where it claims nothing that can be a lie."""
        return None

    @abstractmethod
    def census(self, match: M) -> dict[str, int]:
        """Returns how many there are of each thing, wherever they lie: these numbers stay the same to the end."""
        raise NotImplementedError

    @abstractmethod
    def view(self, setup: S, player: Player) -> V:
        """Returns the view of a player who has heard nothing yet."""
        raise NotImplementedError

    def seen_by(self, player: Player, setup: S, match: M) -> V:
        """Returns the view of a player who has just heard all that they were told."""
        view = self.view(setup, player)
        for fact in match.heard_by(player):
            view.hear(fact)
        view.set_asking(match.asking(player))
        return view

    @abstractmethod
    def belief(self, setup: S, player: Player) -> Belief:
        """Returns the belief of a player who has heard nothing yet."""
        raise NotImplementedError

    @abstractmethod
    def worlds(self, setup: S, player: Player, heard: list[Fact], times: int, draw: Draw) -> list[Match]:
        """Returns matches that would have told a player exactly what they heard, each drawn as often as it is likely.

        Those of a spectator are what public knowledge allows. A player who sat down in the middle did not hear how the
        match began: theirs may begin there.
        """
        raise NotImplementedError

    def forgotten(self, setup: S, match: M, view: V) -> list[M]:
        """Returns forks of a match in which all that this view does not show now lies elsewhere.

        Every hidden place holds every hidden thing in one of them, whatever its player could remember or deduce.
        """
        return []

    def reader(
        self, setup: S, catalogue: Catalogue, people: list[str], you: Player | None = None, view: V | None = None
    ) -> Reader:
        """Returns somebody who reads sentences about this table.

        `people` are called so in the order of their letters. Sentences speak to `you`, where that is given. `view` is
        the reader's, who has heard all that came before: what lies on the table has names then.
        """
        names = {name(Player(number)): person for number, person in enumerate(people)}
        seen = None if view is None else view.as_dict()
        letter = None if you is None else name(you)
        own = self.sentences()
        spoken = catalogue.with_messages(own) if own else catalogue
        return Reader(spoken, self.id, names, letter, self.word_functions(), setup.as_dict(), seen)

    def sentences(self) -> Mapping[str, object]:
        """Returns what the catalogues do not have: sentences that a game or a mask from outside brings, by their keys.

        Each is a text, or a pattern as `kernel/catalogue.py` describes it.
        """
        return {}

    def word_functions(self) -> Mapping[str, WordFunction]:
        """Returns what sentences of this family call, beside what those of every game do."""
        return {}

    def prospects(self, setup: S, view: V, question: str, answer: Answer) -> Prospects:
        """Returns what an option would lead to, as data that a screen can draw; nothing where nothing can be foretold.

        It is made of the rules and of the view of the player who is asked, so it holds nothing that they do not know.
        """
        return ()

    def stakes(self, reader: Reader, question: str, prospects: Prospects) -> list[str]:
        """Returns prospects in words, a line for each case; empty if the option's own phrase says enough."""
        return []

    def proves(self, view: V, fact: Fact) -> bool | None:
        """True if a fact shows that somebody was right, False if that they were wrong, None if it shows neither.

        `view` is that of the player who hears it, before the fact.
        """
        return None

    def bots(self) -> dict[str, Callable[[S, Player, Draw, Character], Bot]]:
        """Returns the bots that this game brings, by name: each makes one that plays a seat, with dice of its own.

        One that is called `courtier` plays as beginner, too; if it is a `Courtier`, the master rehearses with it.
        """
        return {}

    def foresight(self, setup: S) -> Foresight | None:
        """Returns what a search needs to know about this game; None where it has no master."""
        return None

    def picture(self, setup: S, view: V, reader: Reader, width: int) -> list[str]:
        """Returns the table as lines of text: what this view shows, and nothing else."""
        return [f"{key}: {value}" for key, value in view.as_dict().items()]

    def in_full(self, setup: S, view: V, reader: Reader) -> dict[str, str]:
        """Returns what a picture has no room for, by its name: out of this view and nothing else."""
        return {}

    def reference(self, setup: S, reader: Reader) -> dict[str, str]:
        """Returns what each thing does that players ask about, by its name: open to all from start to end."""
        return {}


Game = GameOf[Setup, View, Match]  # any of them, for rooms that know no game: `GAMES` takes them as such
