"""Tables to test with: the seven of the first edition, the eight of the second, and somebody to drive them."""

import json
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Final, cast

import msgspec
import pytest

from ridotto.bots import BOTS, Bot, Maker
from ridotto.games import game_called
from ridotto.house import ChosenTerms, TableState, Telling, Who, decide
from ridotto.house.commands import Command, GiveAnswers, LeaveAnswer, Say, Stand, WithdrawAnswer
from ridotto.house.events import AnyEvent, CameBack, Joined, Opened, Settled
from ridotto.house.folding import let_time_pass, take
from ridotto.house.live_game import LiveGame
from ridotto.house.memory import check_deduction, first_fact, first_line, note_seen
from ridotto.house.memory import history as history_of
from ridotto.house.who import NO_KEY, SeatHolder
from ridotto.kernel import (
    SPECTATOR,
    Answer,
    Asking,
    Because,
    Draw,
    Fact,
    Game,
    Match,
    Player,
    RidottoError,
    Setup,
    name,
    player_named,
)
from ridotto.table import Automaton, ChatLine, Fate, Person, Sitter, Table, Terms, with_time_to_see
from ridotto.table.mind import Mind

FIRST: Final = "mascarade-1e"
SECOND: Final = "mascarade-2e"
both_editions: Final = pytest.mark.parametrize("edition", [FIRST, SECOND])

NAMES: Final = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gil", "Hana")
SECRET: Final = bytes(range(32))  # of the bots' dice
ADA, BO, CY, DI, ED, FLO, GIL, HANA = [Player(number) for number in range(8)]
MASKS: Final = {  # F7 and G8 of the ledgers: a, b, c ...
    FIRST: "Judge Bishop King Fool Queen Thief Witch",
    SECOND: "Judge Beggar Patron Princess Puppeteer Thief King Sorceress",
}


class Habit(Bot):
    """Says the first of these that it may, else the first option. Keeps what it heard."""

    def __init__(self, likes: str) -> None:
        self.likes = likes.split()
        self.heard: list[str] = []

    def hear(self, fact: Fact) -> None:
        self.heard.append(fact.spelling())

    def choose(self, asking: Asking, options: tuple[Answer, ...]) -> Answer:
        for text in self.likes:
            for option in options:
                if option.text == text:
                    return option
        return options[0]


def habit(likes: str, made: list[Habit] | None = None) -> Maker:
    def maker(game: Game, setup: Setup, player: Player, draw: Draw) -> Bot:
        bot = Habit(likes)
        if made is not None:
            made.append(bot)
        return bot

    return maker


def first_option(match: Match) -> Answer:
    """A Fate without imagination."""
    return match.options(match.asks())[0]


def secret(seed: int) -> bytes:
    """A secret for the bots' dice that a test can choose."""
    return seed.to_bytes(32, "big")


def company(edition: str, bots: str = "", bot: str = "random") -> list[Sitter]:
    """Everybody of F7 or G8; these letters are bots."""
    count = len(MASKS[edition].split())
    return [
        Automaton(called, bot) if name(Player(number)) in bots else Person(called)
        for number, called in enumerate(NAMES[:count])
    ]


class DrivenTable:
    """A table as a server has it, made of its events, and a driver in this process: bots think here, and at once.

    Everybody has a screen that shows what it is told, and says so. `news` is what has come to it since, `opened_by`
    what is told to one that has just been opened.
    """

    def __init__(
        self,
        game: Game,
        setup: Setup,
        sitters: Sequence[Sitter],
        fate: Fate,
        terms: Terms | None = None,
        *,
        secret: bytes,
        bots: Mapping[str, Maker] = BOTS,
        by_steps: bool = False,
        match: Match | None = None,
    ) -> None:
        terms = terms or Terms()
        chosen = ChosenTerms(correspondence=terms.correspondence, clock=terms.clock, stand_in=terms.stand_in)
        opened = Opened(game.id, game.rules_version, setup.players, setup.chosen_options(), chosen, "host", "00" * 32)
        self.at = TableState("table", opened, 0.0)
        self.table = Table(game, setup, sitters, fate, terms, secret=secret, bots=bots, match=match)
        self.at.stage, self.at.terms = LiveGame(self.table, {}), terms
        self.at.seats = [SeatHolder(sitter, key_of(number, sitter), False) for number, sitter in enumerate(sitters)]
        self.game, self.setup, self.terms, self.match = game, setup, terms, self.table.match
        self.seats, self.play = self.table.seats, self.table.play
        self.bots, self.minds = bots, dict[Player, Mind]()
        self.heard: Counter[Player] = Counter()  # facts that a screen has been told
        self.by_steps = by_steps
        self.go_on()

    # What people do.

    def do(self, player: Player, command: Command) -> None:
        for event in decide(self.at, Who(False, player), command):
            self.take(event)
        self.go_on()

    def take(self, event: AnyEvent) -> None:
        take(self.at, event, self.at.time)

    def answer(self, player: Player, said: str | Answer, expecting: int) -> None:
        self.answer_all(player, [said], expecting)

    def answer_all(self, player: Player, said: Sequence[str | Answer], expecting: int) -> None:
        self.do(player, GiveAnswers(expecting, [word if isinstance(word, str) else word.text for word in said]))

    def leave_answer(self, player: Player, question: str, said: str | Answer, expecting: int) -> None:
        self.do(player, LeaveAnswer(expecting, question, said if isinstance(said, str) else said.text))

    def withdraw_answer(self, player: Player) -> None:
        self.do(player, WithdrawAnswer())

    def say(self, player: Player, text: str) -> ChatLine:
        self.do(player, Say(text))
        return self.at.talk.lines[-1]

    def leave(self, player: Player) -> None:
        self.seats.person_here(player)
        self.do(player, Stand())

    def come_back(self, player: Player) -> None:
        self.seats.person(player)
        if player in self.seats.away:
            self.take(CameBack(player))
            self.go_on()
            self.heard[player] = len(self.table.ear_at(player).told)

    def join(self, newcomer: Sitter) -> Player:
        player = Player(len(self.seats.sitters) + len(self.seats.door))
        bot = newcomer.bot if isinstance(newcomer, Automaton) else ""
        self.take(Joined(newcomer.name, key_of(player, newcomer), bot))
        self.go_on()
        return player

    # How it moves.

    def step(self) -> bool:
        due = self.play.due()
        if due is None:
            return False
        answer = self.play.said_at_once(due) or self.mind_of(due.question.player).decide(self.match, due.question)
        self.take(Settled(due.question.player, answer.text, due.late))
        return True

    def mind_of(self, player: Player) -> Mind:
        if player not in self.minds:
            maker = self.bots[self.seats.bot_for(player)]
            self.minds[player] = Mind(maker, self.game, self.setup, player, self.play.secret)
        return self.minds[player]

    def run(self) -> None:
        while self.step():
            pass

    def go_on(self) -> None:
        if not self.by_steps:
            self.run()

    def time_passed(self, seconds: float) -> None:
        let_time_pass(self.at, self.at.time + seconds)
        self.go_on()

    def seconds_to_wait(self) -> float | None:
        return self.table.seconds_to_wait()

    # What people get.

    def telling(self, player: Player) -> Telling:
        if player != SPECTATOR:
            self.seats.person_here(player)
        found = Telling(player, False, False)
        found.update(self.at, self.at.names())
        return found

    def present(self, player: Player) -> dict[str, object]:
        telling, left = self.telling(player), self.play.advance.get(player)
        asked = telling.question
        return {
            "view": None if telling.shown is None else dict(telling.shown),
            "question": None
            if asked is None
            else {
                "name": asked.name,
                "number": asked.number,
                "options": [option.text for option in asked.options],
                "seconds": asked.seconds,
            },
            "number": self.play.number(player),
            "left": None if left is None else {"question": left.question, "answer": left.answer.text},
            "heard": telling.heard,
            "meanwhile": [told.spelling() for told in self.at.live_game().meanwhile(player)],
        }

    def news(self, player: Player, since: int | None = None) -> list[str]:
        """What has come since the screen was last told something, or after so many facts where it asks for them."""
        telling = self.telling(player)
        first = self.heard[player] if since is None or not self.terms.reminds(player) else since
        return self.told_after(telling, max(first, 0))

    def opened_by(self, player: Player) -> list[str]:
        """What a screen is told that has just been opened, and remembers nothing."""
        telling = self.telling(player)
        return self.told_after(telling, first_fact(self.at, None, player, 0, telling.heard))

    def numbers_of_news(self, player: Player) -> list[int]:
        """The numbers of the same facts."""
        telling, first = self.telling(player), self.heard[player]
        self.heard[player] = telling.heard
        note_seen(self.at, player, telling.heard)
        return [int(json.loads(bytes(fact))["n"]) for fact in telling.since(self.at, first)]

    def told_after(self, telling: Telling, first: int) -> list[str]:
        self.heard[telling.player] = telling.heard
        note_seen(self.at, telling.player, telling.heard)
        return self.spelt(telling.player, telling.since(self.at, first))

    def lines_opened_by(self, player: Player) -> list[str]:
        """The chat that a screen is told that has just been opened."""
        key = None if player == SPECTATOR else self.at.seats[player].key
        return [line.text for line in self.at.talk.lines[first_line(self.at, key, player, 0) :]]

    def why_not(self, player: Player, said: str) -> Because | None:
        return self.table.why_not(player, said)

    def history(self, player: Player) -> list[str]:
        self.telling(player)
        return self.spelt(player, history_of(self.at, None, player))

    def spelt(self, player: Player, facts: list[msgspec.Raw]) -> list[str]:
        numbers = [int(json.loads(bytes(fact))["n"]) for fact in facts]
        return [self.table.ear_at(player).told[number - 1].spelling() for number in numbers]

    def sheet(self, player: Player) -> dict[str, list[str]]:
        """What may lie where, by all that a player has heard."""
        self.telling(player)
        check_deduction(self.at, None, player)
        belief = self.game.belief(self.setup, player)
        for fact in self.match.heard_by(player):
            belief.hear(fact)
        return belief.possible()


def key_of(number: int, sitter: Sitter) -> str:
    return NO_KEY if isinstance(sitter, Automaton) else f"key of {name(Player(number))}"


def ball(
    edition: str,
    terms: Terms | None = None,
    *,
    sitters: list[Sitter] | None = None,
    wishes: dict[str, str] | None = None,
    position: dict[str, object] | None = None,
    bots: dict[str, Maker] | None = None,
    seed: int = 1,
    by_steps: bool = False,
) -> DrivenTable:
    """Ada's turn at F7 or G8, the deal seen by all and turned down, six coins each."""
    game = game_called(edition)
    sitters = company(edition) if sitters is None else sitters
    terms = terms or Terms()
    chosen = {"masks": MASKS[edition].replace(" ", ","), **(wishes or {})}
    setup = game.set_up(len(sitters), with_time_to_see(game, chosen, sitters, terms))
    match = game.start_at(setup, {"masks": MASKS[edition], "open": True, **(position or {})})
    return DrivenTable(
        game,
        setup,
        sitters,
        first_option,
        terms,
        match=match,
        bots={**BOTS, **(bots or {})},
        secret=secret(seed),
        by_steps=by_steps,
    )


def opening(edition: str, sitters: list[Sitter], terms: Terms | None = None, **wishes: str) -> DrivenTable:
    """A table about to begin."""
    game = game_called(edition)
    terms = terms or Terms()
    setup = game.set_up(len(sitters), with_time_to_see(game, wishes, sitters, terms))
    return DrivenTable(game, setup, sitters, first_option, terms, secret=SECRET)


def people(count: int) -> list[Sitter]:
    return [Person(called) for called in NAMES[:count]]


def do(table: DrivenTable, script: str) -> None:
    """`A:look A:ready`: each answers the question that is open to them."""
    for word in script.split():
        letter, _, text = word.partition(":")
        table.answer(player(letter), text, number_of(table, player(letter)))


def do_pass(table: DrivenTable, letters: str) -> None:
    do(table, " ".join(f"{letter}:pass" for letter in letters))


def player(letter: str) -> Player:
    found = player_named(letter)
    assert found is not None
    return found


def everybody(table: DrivenTable) -> list[Player]:
    return [*table.setup.everybody, SPECTATOR]


def number_of(table: DrivenTable, who: Player) -> int:
    return cast(int, table.present(who)["number"])


def asked(table: DrivenTable, who: Player) -> str | None:
    question = cast(dict[str, object] | None, table.present(who)["question"])
    return None if question is None else str(question["name"])


def options(table: DrivenTable, who: Player) -> list[str]:
    return cast(dict[str, list[str]], table.present(who)["question"])["options"]


def view(table: DrivenTable, who: Player) -> dict[str, object]:
    return cast(dict[str, object], table.present(who)["view"])


def faces(table: DrivenTable, who: Player) -> dict[str, str]:
    return cast(dict[str, str], view(table, who)["faces"])


def news(table: DrivenTable, who: Player, since: int | None = None) -> list[str]:
    return table.news(who, since)


def history(table: DrivenTable, who: Player) -> list[str]:
    return table.history(who)


def listened(table: DrivenTable) -> None:
    """Everybody has been told everything so far."""
    for who in everybody(table):
        table.news(who)


def so(table: DrivenTable, key: str) -> object:
    """What is really so."""
    return table.game.truth(table.match)[key]


def record(table: DrivenTable) -> list[str]:
    return [given.spelling() for given in table.match.record]


def position(table: DrivenTable) -> tuple[object, ...]:
    return table.match.position()


def all_that_reaches(table: DrivenTable, who: Player) -> str:
    """Every byte that a server could hand to somebody."""
    asks: list[Callable[[], object]] = [
        lambda: table.present(who),
        lambda: table.news(who),
        lambda: table.opened_by(who),
        lambda: table.history(who),
        lambda: table.sheet(who),
        lambda: table.answer(who, "swap", 999),
        lambda: table.leave_answer(who, "SwapOrKeep", "swap", 999),
    ]
    return json.dumps([told_or_refused(ask) for ask in asks])


def told_or_refused(ask: Callable[[], object]) -> object:
    try:
        return ask()
    except RidottoError as refusal:
        return [refusal.code, str(refusal)]


def present_of_all(table: DrivenTable) -> list[dict[str, object]]:
    return [table.present(who) for who in everybody(table)]


def wrong_kings(table: DrivenTable) -> None:
    """Ada and Bo both claim to be the King, and neither is: a and b are shown."""
    do(table, "A:King B:claim")
    do_pass(table, "".join(name(who) for who in table.setup.everybody[2:]))
