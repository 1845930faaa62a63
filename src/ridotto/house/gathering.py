"""One table from its opening to its end, made of its entries. It reads no clock and stores nothing."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from ridotto.games import game_called
from ridotto.house.bounds import counted_for
from ridotto.house.entries import (
    Answered,
    AnyEntry,
    BecameHost,
    Begun,
    CameBack,
    Closed,
    Filled,
    Followed,
    Joined,
    Left,
    LeftAnswer,
    Line,
    Noted,
    Opened,
    Paused,
    Renewed,
    Said,
    Sat,
    SettingsChanged,
    Settled,
    Slept,
    Stood,
    TurnedAway,
    WentOn,
    Withdrew,
    Woke,
)
from ridotto.house.errors import NotThen, OtherRules, WrongToken
from ridotto.house.past import Past
from ridotto.house.shown import ListedTable, Rules, SeatShown, State, TableShown, TermsShown
from ridotto.kernel import SPECTATOR, MatchOver, Player, SetupRefused, first_players, forms_of, name, told_lines
from ridotto.replay import CommittedFate, options_chosen
from ridotto.table import Automaton, Company, MemoryRule, Person, Sitter, Table, Terms, with_time_to_see
from ridotto.table.talk import Talk
from ridotto.table.terms import PACE

NO_KEY: Final = ""
LONGEST_PAUSE: Final = 600.0  # seconds
LONGEST_PAUSE_BY_CORRESPONDENCE: Final = 14 * 24 * 3600.0


@dataclass
class SeatHolder:
    """One seat: nobody sits there, or a person with a key, or a bot."""

    sitter: Sitter | None = None
    key: str = NO_KEY  # digest of a token
    free: bool = True  # a newcomer may take it; never in the middle of a game
    notes: str = ""  # the notebook of the person who holds the key: nobody else's, and gone with them


@dataclass(frozen=True)
class Who:
    """What the holder of a token is at this table."""

    host: bool
    player: Player | None

    def nothing(self) -> list[AnyEntry]:
        """Returns no entries: it is enough that they have a token of this table."""
        return []


def digest_of(token: str) -> str:
    return hashlib.sha256(token.encode(errors="surrogatepass")).hexdigest()


class NotAsTold(Exception):
    """Raised where, by the rules of today, a stored answer tells something else than it told then."""


class Gathering:
    """A table as its entries made it. `take` and `recall` alone change it, and a refused entry changes nothing.

    A game begun under other rules than this house plays has a `past` instead of a `table`. With `as_told` every game
    that has begun has one, whatever its version.
    """

    def __init__(self, code: str, opened: Opened, at: float, as_told: bool = False) -> None:
        self.code = code
        self.opened = opened  # with the settings of now: hosts may change them until the game begins
        self.as_told = as_told
        self.game = game_called(opened.game)
        self.options = self.options_agreed(opened.options)
        self.fate = CommittedFate(bytes.fromhex(opened.seed))
        self.terms = terms_of(opened)
        self.was_listed = opened.terms.listed  # at any time: a list may still have a line of it
        self.seats = [SeatHolder() for _ in range(opened.players)]
        self.door: list[str] = []  # keys of those who wait to sit down in the middle
        self.talk = Talk()
        self.table: Table | None = None  # once it has begun
        self.past: Past | None = None  # the same for a game that was begun under other rules
        self.returning: set[Player] = set()  # people who take over as soon as their bot has answered
        self.heard_before: dict[Player, int] = {}  # facts of a seat that somebody else sat in then
        self.listened: dict[str, Player] = {}  # by key: whose ears a person has had since the game began
        self.opener = opened.host  # the key of the person who opened the table
        self.host = opened.host  # the key of the person who is the host now
        self.revoked: set[str] = set()  # keys that were good before
        self.paused = False
        self.paused_until = 0.0  # then a pause ends by itself, in seconds since 1970
        self.asleep = False
        self.closed = False
        self.followed_by: str | None = None
        self.time = at
        self.public = 0  # grows with whatever `as_shown` shows
        self.known: dict[str, Who] = {}  # by key, as long as nobody comes or goes
        self.known_at = 0
        self.noted = 0  # grows with whatever stands in notebooks
        self.noted_so_far = 0  # characters, of all that was ever written there: all of it is stored
        self.said_so_far = 0  # characters of chat
        self.times: Counter[tuple[type[AnyEntry], int]] = (
            Counter()
        )  # how often each kind of entry was stored, by player

    def take(self, entry: AnyEntry, at: float) -> Line:
        """Takes an entry that happens now; returns what is to be stored of it."""
        told = self.told_so_far()
        self.happen(entry, at)
        return self.line(entry, at, told)

    def recall(self, line: Line) -> None:
        """Takes an entry that was stored before. Raises NotAsTold where it tells something else by now."""
        entry = line.entry
        if self.past is not None and isinstance(entry, PLAYED):
            self.time_is(line.at)
        else:
            told = self.told_so_far()
            self.happen(entry, line.at)
            if self.past is None and line.told is not None and self.line(entry, line.at, told).told != line.told:
                raise NotAsTold
        if self.past is not None:
            self.past.recall(line)
            self.let_in(self.past)

    def happen(self, entry: AnyEntry, at: float) -> None:
        if isinstance(entry, Woke):
            self.time_is(min(entry.up_until, at))
            self.time = max(self.time, at)  # the house may have been down: nobody's time ran out meanwhile
        else:
            self.time_is(at)
        if self.closed and not isinstance(entry, Renewed):
            raise NotThen("the table is closed", why="closed")
        TAKERS[type(entry)](self, entry)
        self.times[type(entry), counted_for(entry)] += 1

    def time_is(self, at: float) -> None:
        """Lets the time pass until `at`. Clocks that were set back do not take time back."""
        passed = at - self.time
        if passed > 0:
            self.time = at
            if self.table is not None and not self.is_stopped:
                self.table.time_passed(passed)

    def line(self, entry: AnyEntry, at: float, after: int) -> Line:
        """Returns a line to store, with all that was told after so many facts."""
        if self.table is not None:
            return Line(at, entry, tuple(told_lines(self.table.match.log[after:])))
        return Line(at, entry, None if self.past is None else ())

    def told_so_far(self) -> int:
        return 0 if self.table is None else len(self.table.match.log)

    # ---- What it is like at the moment.

    @property
    def is_stopped(self) -> bool:
        """True when time stands still."""
        return self.paused or self.asleep or self.closed

    @property
    def over(self) -> bool:
        if self.past is not None:
            return self.past.over()
        return self.table is not None and self.table.match.over()

    @property
    def opened_up(self) -> bool:
        """True when nothing of the game is secret any more: it is over, or it was closed and stays unfinished."""
        return self.over or (self.closed and self.company is not None)

    @property
    def company(self) -> Company | None:
        """Who sits at a game that has begun; None before that."""
        if self.past is not None:
            return self.past.company
        return None if self.table is None else self.table.company

    @property
    def state(self) -> State:
        if self.closed:
            return "closed"
        if self.company is None:
            return "open"
        if self.over:
            return "over"
        if self.past is not None:
            return "outdated"
        return "paused" if self.paused else "asleep" if self.asleep else "playing"

    @property
    def rules(self) -> Rules:
        if self.past is None:
            return "current"
        return "other" if self.past.kept else "lost"

    def require_these_rules(self) -> None:
        """Refuses whatever would go on with a game that was begun under other rules."""
        if self.past is not None:
            if self.over:
                raise MatchOver
            raise OtherRules(self.past.rules, self.game.rules_version)

    def playing(self) -> Table:
        """Returns the table of a game that is under way and not held up, or refuses."""
        self.require_these_rules()
        if self.table is None:
            raise NotThen("the game has not begun yet", why="not-begun")
        if self.paused and not self.over:
            raise NotThen("the host has paused the game", why="paused")
        return self.table

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
        if self.known_at != self.public:
            self.known, self.known_at = {}, self.public
        who = self.known.get(key)
        if who is None:
            who = self.known[key] = self.who_has(key)
        return who

    def may_look_back(self, key: str | None) -> bool:
        """True when a person with such a key may see the whole game after its end: where nobody may watch, only those
        who sat there, and those who are or were the host.
        """
        return self.opened.terms.watchers or key in (self.host, self.opener) or key in self.listened

    def host_at(self) -> Player:
        """Returns where the host sits; SPECTATOR when the host has no seat."""
        for number, seat in enumerate(self.seats):
            if seat.key == self.host:
                return Player(number)
        return SPECTATOR

    def people(self) -> list[Player]:
        """Returns the players who hold a seat as people, here or away."""
        return [Player(number) for number, seat in enumerate(self.seats) if isinstance(seat.sitter, Person)]

    def waited_for(self) -> set[Player]:
        """Returns who is asked, and who answered last. Nobody where several are asked at once: in which order they are
        told would depend on who has answered, and that is sealed.
        """
        if self.table is None:
            return set()
        asking = self.table.match.asking(SPECTATOR)
        if asking.sealed:
            return set()
        return {*asking.players, *[given.player for given in self.table.match.record[-1:]]}

    def setup_shown(self) -> dict[str, object] | None:
        """Returns what was agreed before the game, as screens need it; None before it, and where its rules are gone."""
        return None if self.table is None else dict(self.table.setup.as_dict())

    def names(self) -> list[str]:
        """Returns the players' names, in the order of their letters."""
        letters = first_players(len(self.seats))
        return [name(p) if seat.sitter is None else seat.sitter.name for p, seat in zip(letters, self.seats)]

    def name_of(self, player: int) -> str:
        """Returns the name of a person who sits here or waits at the door."""
        waiting = [] if self.company is None else [newcomer.name for newcomer in self.company.door]
        return [*self.names(), *waiting][player]

    def is_away(self, player: Player) -> bool:
        company = self.company
        return company is not None and player in company.away

    def options_agreed(self, wishes: dict[str, str]) -> dict[str, str]:
        """Returns what was agreed on, where it is not the default; by rules that refuse it, as it was wished. What the
        house would decide by who sits there is told wherever the host has decided it.
        """
        try:
            chosen = options_chosen(self.game, self.game.set_up(self.opened.players, wishes))
        except SetupRefused:
            return wishes
        return {**chosen, PACE: wishes[PACE]} if PACE in wishes else chosen

    def as_shown(self) -> TableShown:
        opened, company = self.opened, self.company
        host = self.host_at()
        return TableShown(
            code=self.code,
            game=self.game.id,
            title=self.game.title,
            state=self.state,
            rules=self.rules,
            players=opened.players,
            options=self.options,
            terms=TermsShown(
                memory=self.terms.memory_kept().value,
                correspondence=self.terms.correspondence,
                clock=self.terms.clock,
                stand_in=self.terms.stand_in,
                listed=opened.terms.listed,
                watchers=opened.terms.watchers,
                chat=opened.terms.chat,
            ),
            seats=[self.seat_shown(Player(number), seat) for number, seat in enumerate(self.seats)],
            door=[] if company is None else [newcomer.name for newcomer in company.door],
            joins=self.table is not None and not self.over and not self.table.why_closed(),
            host=None if host == SPECTATOR else name(host),
            paused_until=self.paused_until if self.state == "paused" else None,
            commitment=self.fate.commitment,
            seed=opened.seed if self.opened_up else None,
            follows=opened.follows or None,
            followed_by=self.followed_by,
        )

    def seat_shown(self, player: Player, seat: SeatHolder) -> SeatShown:
        sitter, away = seat.sitter, self.is_away(player)
        bot = sitter.bot if isinstance(sitter, Automaton) else self.terms.stand_in if away else None
        return SeatShown(name(player), None if sitter is None else sitter.name, bot, away, seat.free)

    def notebooks(self) -> dict[str, str]:
        """Returns the notebooks by the keys of their writers. For screens with that key, and for nobody else. Empty
        where nobody keeps notes: some may have been written before the host changed that.
        """
        found = enumerate(self.seats)
        return {seat.key: seat.notes for number, seat in found if seat.notes and self.terms.lets_write(Player(number))}

    def listing(self) -> ListedTable | None:
        """Returns the table's line in the list; None while it is not listed."""
        if not self.opened.terms.listed or self.asleep or self.state in ("outdated", "over", "closed"):
            return None
        host = self.host_at()
        return ListedTable(
            code=self.code,
            game=self.game.id,
            title=self.game.title,
            host="" if host == SPECTATOR else self.name_of(host),
            players=len(self.seats),
            free=sum(seat.free for seat in self.seats),
            state="open" if self.table is None else "playing",
            watchers=self.opened.terms.watchers,
            at=self.time,
            rules=self.game.rules_version,
        )

    # ---- By itself.

    def goes_on_by_itself(self, at: float) -> list[Line]:
        """Does everything that waits for neither a person nor a bot, and returns it to be stored; pauses end, too."""
        found: list[Line] = []
        if self.paused and not self.closed and self.past is None and at >= self.paused_until:
            found.append(self.take(WentOn(), at))
        while self.table is not None and not self.is_stopped:
            due = self.table.play.due()
            answer = None if due is None else self.table.play.said_at_once(due)
            if due is None or answer is None:
                break
            entry, told = Settled(due.question.player, answer.text, due.late), self.told_so_far()
            self.on_settled(entry)
            found.append(self.line(entry, at, told))
        return found

    # ---- What happens.

    def on_settings_changed(self, entry: SettingsChanged) -> None:
        self.opened = msgspec.structs.replace(
            self.opened, players=entry.players, options=entry.options, terms=entry.terms
        )
        self.options = self.options_agreed(entry.options)
        self.terms = terms_of(self.opened)
        self.was_listed = self.was_listed or entry.terms.listed
        added = [SeatHolder() for _ in range(entry.players - len(self.seats))]
        self.seats = [*self.seats[: entry.players], *added]
        self.noted += 1
        self.public += 1

    def on_sat(self, entry: Sat) -> None:
        player, company = Player(entry.seat), self.company
        if company is not None:  # an older version: in place of a bot, which still has to say what it is asked
            self.listened[entry.key] = player
            self.heard_before[player] = self.heard_by(player)
            company.seat(player, Person(entry.name))
            company.away.add(player)
            self.hand_over(player)
        self.seats[entry.seat] = SeatHolder(Person(entry.name), entry.key, False)
        self.noted += 1
        self.public += 1

    def on_filled(self, entry: Filled) -> None:
        bot, player, company = Automaton(entry.name, entry.bot), Player(entry.seat), self.company
        self.seats[entry.seat] = SeatHolder(bot, NO_KEY, False)
        self.noted += 1
        if company is not None:
            company.seat(player, bot)
            company.away.discard(player)
            self.returning.discard(player)
        if self.table is not None:
            self.table.play.advance.pop(player, None)
        self.public += 1

    def heard_by(self, player: Player) -> int:
        """Returns how many facts this seat was told so far."""
        if self.past is not None:
            return len(self.past.told_to(player))
        return 0 if self.table is None else len(self.table.ear_at(player).told)

    def on_renewed(self, entry: Renewed) -> None:
        for seat in self.seats:
            if seat.key == entry.old:
                seat.key = entry.key
        self.door = [entry.key if key == entry.old else key for key in self.door]
        self.host = entry.key if self.host == entry.old else self.host
        self.opener = entry.key if self.opener == entry.old else self.opener
        if entry.old in self.listened:
            self.listened[entry.key] = self.listened.pop(entry.old)
        self.revoked.add(entry.old)
        self.noted += 1
        self.public += 1

    def on_stood(self, entry: Stood) -> None:
        self.seats[entry.seat] = SeatHolder()
        self.noted += 1
        self.public += 1

    def on_begun(self, entry: Begun) -> None:
        sitters = [seat.sitter for seat in self.seats if seat.sitter is not None]
        rules = entry.rules or self.opened.rules
        if self.as_told or rules != self.game.rules_version:
            self.options = entry.options if entry.rules else self.opened.options
            forms = forms_of(self.game.notation.language)
            self.past = Past(rules, self.options, Company(sitters, self.terms.stand_in), forms)
        else:
            setup = self.game.set_up(self.opened.players, self.wishes())
            secret = self.fate.secret_for_bots()
            self.table = Table(
                self.game, setup, sitters, self.fate.draw_answer, self.terms, secret=secret, by_steps=True
            )
            self.table.talk = self.talk
            self.options = options_chosen(self.game, setup)
        self.listened = {seat.key: Player(number) for number, seat in enumerate(self.seats) if seat.key != NO_KEY}
        self.public += 1

    def wishes(self) -> dict[str, str]:
        """Returns the host's wishes, and what follows from who sits there."""
        sitters = [seat.sitter for seat in self.seats if seat.sitter is not None]
        return with_time_to_see(self.game, self.opened.options, sitters, self.terms)

    def on_answered(self, entry: Answered) -> None:
        player = Player(entry.player)
        table = self.playing()
        ear = table.ear_at(player)
        heard = len(ear.told)
        table.answer_all(player, entry.answers, table.play.number(player))
        ear.handed = max(ear.handed, heard)  # a player who answers has heard what came before
        self.on_given()

    def on_settled(self, entry: Settled) -> None:
        player = Player(entry.player)
        table = self.playing()
        table.settle(player, self.game.notation.read(entry.answer), late=entry.late)
        if player in self.returning:
            self.take_over(player)
        self.on_given()

    def on_given(self) -> None:
        """Follows up an answer: perhaps somebody has sat down, or the game is over."""
        assert self.table is not None
        if len(self.table.company.sitters) > len(self.seats):
            for sitter in self.table.company.sitters[len(self.seats) :]:
                self.sit_down(sitter)
        if self.over:
            self.public += 1

    def let_in(self, past: Past) -> None:
        """Seats those who waited at the door and have been told something since."""
        while past.company.door and past.told_to(Player(len(self.seats))):
            past.company.let_in()
            self.sit_down(past.company.sitters[-1])

    def sit_down(self, newcomer: Sitter) -> None:
        """Gives the first at the door a seat."""
        key = self.door.pop(0)
        self.listened[key] = Player(len(self.seats))
        self.seats.append(SeatHolder(newcomer, key, False))
        self.public += 1

    def on_left_answer(self, entry: LeftAnswer) -> None:
        player = Player(entry.player)
        table = self.playing()
        table.leave_answer(player, entry.question, entry.answer, table.play.number(player))

    def on_withdrew(self, entry: Withdrew) -> None:
        self.playing().withdraw_answer(Player(entry.player))

    def on_joined(self, entry: Joined) -> None:
        newcomer: Sitter = Automaton(entry.name, entry.bot) if entry.bot else Person(entry.name)
        if self.past is not None:
            self.past.company.door.append(newcomer)
        else:
            self.playing().join(newcomer)
        self.door.append(entry.key)
        self.public += 1

    def on_turned_away(self, entry: TurnedAway) -> None:
        assert self.company is not None
        del self.company.door[entry.place], self.door[entry.place]
        self.public += 1

    def on_said(self, entry: Said) -> None:
        self.talk.add(Player(entry.player), self.name_of(entry.player), entry.text)
        self.said_so_far += len(entry.text)

    def on_wrote(self, entry: Noted) -> None:
        seat = self.seats[entry.player]
        seat.notes = entry.text
        self.noted_so_far += len(entry.text)
        self.noted += 1

    def on_left(self, entry: Left) -> None:
        player = Player(entry.player)
        self.returning.discard(player)
        if self.table is not None and not self.is_away(player):
            self.table.leave(player)
        elif self.past is not None:
            self.past.company.away.add(player)
        self.public += 1

    def on_came_back(self, entry: CameBack) -> None:
        assert self.company is not None
        self.company.person(Player(entry.player))
        if self.is_away(Player(entry.player)):
            self.hand_over(Player(entry.player))

    def hand_over(self, player: Player) -> None:
        """Gives the seat back to its person: at once, or when the bot has answered what it was asked (TBL-006)."""
        if self.table is None or self.table.match.question_to(player) is None:
            self.take_over(player)
        else:
            self.returning.add(player)

    def take_over(self, player: Player) -> None:
        if self.table is not None:
            self.table.take_over(player)
        elif self.past is not None:
            self.past.company.away.discard(player)
        self.returning.discard(player)
        self.public += 1

    def on_became_host(self, entry: BecameHost) -> None:
        self.host = self.seats[entry.player].key
        self.public += 1

    def on_paused(self, entry: Paused) -> None:
        self.paused = True
        longest = LONGEST_PAUSE_BY_CORRESPONDENCE if self.terms.correspondence else LONGEST_PAUSE
        self.paused_until = self.time + longest
        self.public += 1

    def on_went_on(self, entry: WentOn) -> None:
        self.paused = False
        self.public += 1

    def on_slept(self, entry: Slept) -> None:
        self.asleep = True
        self.public += 1

    def on_woke(self, entry: Woke) -> None:
        self.asleep = False
        self.public += 1

    def on_followed(self, entry: Followed) -> None:
        self.followed_by = entry.by
        self.public += 1

    def on_closed(self, entry: Closed) -> None:
        self.closed = True
        self.public += 1


def terms_of(opened: Opened) -> Terms:
    chosen = opened.terms
    return Terms(
        memory=MemoryRule(chosen.memory) if chosen.memory else None,
        correspondence=chosen.correspondence,
        clock=chosen.clock,
        stand_in=chosen.stand_in,
    )


PLAYED: Final = (Answered, Settled, LeftAnswer, Withdrew)  # entries that only a game under way can take

TAKERS: Final[dict[type[AnyEntry], Callable[[Gathering, Any], None]]] = {
    SettingsChanged: Gathering.on_settings_changed,
    Sat: Gathering.on_sat,
    Filled: Gathering.on_filled,
    Renewed: Gathering.on_renewed,
    Stood: Gathering.on_stood,
    Begun: Gathering.on_begun,
    Answered: Gathering.on_answered,
    Settled: Gathering.on_settled,
    LeftAnswer: Gathering.on_left_answer,
    Withdrew: Gathering.on_withdrew,
    Joined: Gathering.on_joined,
    TurnedAway: Gathering.on_turned_away,
    Said: Gathering.on_said,
    Noted: Gathering.on_wrote,
    Left: Gathering.on_left,
    CameBack: Gathering.on_came_back,
    BecameHost: Gathering.on_became_host,
    Paused: Gathering.on_paused,
    WentOn: Gathering.on_went_on,
    Slept: Gathering.on_slept,
    Woke: Gathering.on_woke,
    Followed: Gathering.on_followed,
    Closed: Gathering.on_closed,
}
