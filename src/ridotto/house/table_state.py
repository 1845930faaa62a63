"""One table from its opening to its end, as its events made it. It reads no clock and stores nothing."""

from __future__ import annotations

import hmac
from collections import Counter
from collections.abc import Callable, Sequence
from typing import TypeAlias

from ridotto.games import game_called
from ridotto.house.errors import WrongToken
from ridotto.house.evening import Score, score_after
from ridotto.house.events import AnyEvent, Opened
from ridotto.house.live_game import LiveGame
from ridotto.house.lobby import Lobby
from ridotto.house.notebook import EMPTY, Notebook
from ridotto.house.past_game import PastGame
from ridotto.house.shown import State
from ridotto.house.who import Arrival, SeatHolder, Who, digest_of
from ridotto.kernel import SPECTATOR, Answer, Match, Player, SetupRefused, Told, Won, first_players, name
from ridotto.lessons import LESSONS, Lesson, lesson_called
from ridotto.replay import CommittedFate, options_chosen
from ridotto.table import Automaton, MemoryRule, Person, Terms, with_time_to_see
from ridotto.table.talk import Talk
from ridotto.table.terms import PACE


class Draws:
    """What Fate says at a table: what the lesson has prepared, or else what follows from the seed. It does not know the
    table, which knows it: a circle would wait for the garbage collector.
    """

    def __init__(self, fate: CommittedFate, lesson: Lesson | None) -> None:
        self.fate = fate
        self.lesson = lesson

    def __call__(self, match: Match) -> Answer:
        prepared = None if self.lesson is None else self.lesson.draws(match)
        return self.fate.draw_answer(match) if prepared is None else prepared


class TableState:
    """A table as its events made it. `stage` is what differs between a lobby, a game and a game of other rules.

    `version` is how many events were taken. `shown_at` and `noted_at` are the versions with which last something else
    was shown to everybody, and stood in a notebook.
    """

    def __init__(self, code: str, opened: Opened, at: float, as_told: bool = False) -> None:
        self.code = code
        self.opened = opened  # with the settings of now: hosts may change them until the game begins
        self.game = game_called(opened.game)
        self.options = self.options_agreed(opened.options)
        self.fate = CommittedFate(bytes.fromhex(opened.seed))
        self.lesson: Lesson | None = lesson_called(opened.lesson) if opened.lesson in LESSONS else None
        self.draws = Draws(self.fate, self.lesson)
        self.terms = terms_of(opened)
        self.was_listed = opened.terms.listed  # at any time: a list may still have a line of it
        self.seats = [SeatHolder() for _ in range(opened.players)]
        self.door: list[str] = []  # keys of those who wait to sit down in the middle
        self.talk = Talk()
        self.stage: Lobby | LiveGame | PastGame = Lobby(as_told)
        self.score_before = opened.score  # by the keys of now
        self.opener = opened.host  # the key of the person who opened the table
        self.host = opened.host  # the key of the person who is the host now
        self.revoked: set[str] = set()  # keys that were good before
        self.asleep = False
        self.closed = False
        self.followed_by: str | None = None
        self.time = at
        self.version = 1
        self.shown_at = 1
        self.noted_at = 1
        self.known: dict[str, Who] = {}  # by key, as long as nobody comes or goes
        self.known_at = 1
        self.noted_so_far = 0  # characters, of all that was ever written there: all of it is stored
        self.said_so_far = 0  # characters of chat
        self.times: Counter[tuple[type[AnyEvent], int]] = Counter()  # of each kind of event, by player

    # ---- What it is like at the moment.

    @property
    def is_stopped(self) -> bool:
        """True when time stands still."""
        return self.asleep or self.closed or self.stage.is_paused()

    @property
    def over(self) -> bool:
        return self.stage.is_over()

    @property
    def has_begun(self) -> bool:
        return not isinstance(self.stage, Lobby)

    @property
    def opened_up(self) -> bool:
        """True when nothing of the game is secret any more: it is over, or it was closed and stays unfinished."""
        return self.over or (self.closed and self.has_begun)

    @property
    def is_for_one(self) -> bool:
        """True at a table where one person plays alone with bots, and nobody else can sit down."""
        return bool(self.opened.lesson or self.opened.deal) or self.opened.what_if is not None

    @property
    def state(self) -> State:
        if self.closed:
            return "closed"
        state = self.stage.state()
        return "asleep" if self.asleep and state == "playing" else state

    def live_game(self) -> LiveGame:
        """Returns the game that is played here, or refuses."""
        if isinstance(self.stage, LiveGame):
            return self.stage
        raise self.stage.refusal()

    def begun_game(self) -> LiveGame | PastGame:
        """Returns the game, by whatever rules, or refuses."""
        if isinstance(self.stage, Lobby):
            raise self.stage.refusal()
        return self.stage

    def who(self, token: str) -> Who:
        return self.who_has(digest_of(token))

    def who_has(self, key: str) -> Who:
        """Returns what the holder of this key is here. A wrong key takes as long to compare as a right one."""
        host = hmac.compare_digest(key, self.host)
        opener = hmac.compare_digest(key, self.opener)  # who may watch, though somebody else is the host by now
        player: Player | None = None
        for number, other in enumerate([*[seat.key for seat in self.seats], *self.door]):
            if hmac.compare_digest(key, other):
                player = Player(number)
        if not host and not opener and player is None:
            raise WrongToken
        return Who(host, player)

    def who_still_has(self, key: str) -> Who:
        """Returns the same, remembered, for somebody who was let in with this key and may have been sent away since."""
        if self.known_at != self.shown_at:
            self.known, self.known_at = {}, self.shown_at
        who = self.known.get(key)
        if who is None:
            who = self.known[key] = self.who_has(key)
        return who

    def may_look_back(self, key: str | None) -> bool:
        """True when a person with such a key may see the whole game after its end: where nobody may watch, only those
        who sat there, and those who are or were the host.
        """
        if self.opened.terms.watchers or key in (self.host, self.opener):
            return True
        return not isinstance(self.stage, Lobby) and key in self.stage.listened

    def host_at(self) -> Player:
        """Returns where the host sits; SPECTATOR when the host has no seat."""
        for number, seat in enumerate(self.seats):
            if seat.key == self.host:
                return Player(number)
        return SPECTATOR

    def people(self) -> list[Player]:
        """Returns the players who hold a seat as people, here or away."""
        return [Player(number) for number, seat in enumerate(self.seats) if isinstance(seat.sitter, Person)]

    def seat_of(self, key: str | None) -> Player | None:
        """Returns the seat of a person with such a key, if any."""
        for number, seat in enumerate(self.seats):
            if key is not None and seat.key == key:
                return Player(number)
        return None

    def ear_of(self, key: str | None) -> Player | None:
        """Returns whose ears a person with such a key has; None when they have nobody's, or not any more.

        People who wait at the door only watch, and so does a player while a bot plays on (TBL-006).
        """
        seat = self.seat_of(key)
        if seat is not None:
            return SPECTATOR if self.is_away(seat) else seat
        if key is not None and key not in (self.host, self.opener) and key not in self.door:
            return None
        return SPECTATOR if self.opened.terms.watchers or key is not None else None

    def names(self) -> list[str]:
        """Returns the players' names, in the order of their letters."""
        letters = first_players(len(self.seats))
        return [name(p) if seat.sitter is None else seat.sitter.name for p, seat in zip(letters, self.seats)]

    def name_of(self, player: int) -> str:
        """Returns the name of a person who sits here or waits at the door."""
        return [*self.names(), *self.stage.at_the_door()][player]

    def is_away(self, player: Player) -> bool:
        return self.stage.is_away(player)

    def options_agreed(self, wishes: dict[str, str]) -> dict[str, str]:
        """Returns what was agreed on, where it is not the default; by rules that refuse it, as it was wished. What the
        house would decide by who sits there is told wherever the host has decided it.
        """
        try:
            chosen = options_chosen(self.game, self.game.set_up(self.opened.players, wishes))
        except SetupRefused:
            return wishes
        return {**chosen, PACE: wishes[PACE]} if PACE in wishes else chosen

    def notebooks(self) -> dict[str, Notebook]:
        """Returns the notebooks by the keys of their writers. For screens with that key, and for nobody else. Empty
        where nobody keeps notes: some may have been written before the host changed that.
        """
        return {
            seat.key: seat.notes
            for number, seat in enumerate(self.seats)
            if seat.notes != EMPTY and self.terms.lets_write(Player(number))
        }

    # ---- The evening.

    @property
    def games(self) -> int:
        """How many games have ended this evening, at tables that follow each other."""
        return self.opened.games + int(self.over)

    @property
    def score(self) -> list[Score]:
        """The score of these games."""
        return score_after(self.score_before, self.seats, self.winners()) if self.over else list(self.score_before)

    def winners(self) -> list[Player]:
        return [told.fact.player for told in self.told_to_all() if isinstance(told.fact, Won)]

    def told_to_all(self) -> list[Told]:
        """Returns all that everybody at the table has heard of the game."""
        return self.stage.told_to(SPECTATOR)

    # ---- The game.

    def can_be_given(self, player: Player) -> bool:
        """True for a seat that has been a bot's since the game began, until its end, but at no table for one person
        alone.
        """
        if not isinstance(self.stage, LiveGame) or self.is_for_one:
            return False
        by_a_bot = player < self.opened.players and isinstance(self.seats[player].sitter, Automaton)
        return by_a_bot and player not in self.stage.listened.values() and not self.over

    def arrival(self) -> Arrival:
        """Returns how much a person who comes now was not there for."""
        return Arrival(len(self.talk.lines), len(self.told_to_all()))

    def prepared_answer(self, player: Player) -> Answer | None:
        """Returns what a lesson has this player answer next; None where it does not say, and in an ordinary game."""
        if self.lesson is None or not isinstance(self.stage, LiveGame):
            return None
        return self.lesson.next_answer(self.stage.table.match, player)

    def wishes(self) -> dict[str, str]:
        """Returns the host's wishes, and what follows from who sits there."""
        sitters = [seat.sitter for seat in self.seats if seat.sitter is not None]
        return with_time_to_see(self.game, self.opened.options, sitters, self.terms)


def terms_of(opened: Opened) -> Terms:
    chosen = opened.terms
    return Terms(
        memory=MemoryRule(chosen.memory) if chosen.memory else None,
        correspondence=chosen.correspondence,
        clock=chosen.clock,
        stand_in=chosen.stand_in,
    )


Decision: TypeAlias = Callable[[TableState], Sequence[AnyEvent]]  # what is to happen at a table as it is, or a refusal
