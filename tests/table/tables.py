"""Tables to test with: the seven of the first edition, the eight of the second, and somebody to drive them."""

import json
from collections.abc import Callable
from typing import Final, cast

import pytest

from ridotto.bots import BOTS, Bot, Maker
from ridotto.games import game_called
from ridotto.kernel import (
    SPECTATOR,
    Answer,
    Asking,
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
from ridotto.table import Automaton, Person, Sitter, Table, Terms, with_time_to_see

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
) -> Table:
    """Ada's turn at F7 or G8, the deal seen by all and turned down, six coins each."""
    game = game_called(edition)
    sitters = company(edition) if sitters is None else sitters
    terms = terms or Terms()
    chosen = {"masks": MASKS[edition].replace(" ", ","), **(wishes or {})}
    setup = game.set_up(len(sitters), with_time_to_see(game, chosen, sitters, terms))
    match = game.start_at(setup, {"masks": MASKS[edition], "open": True, **(position or {})})
    return Table(
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


def opening(edition: str, sitters: list[Sitter], terms: Terms | None = None, **wishes: str) -> Table:
    """A table about to begin."""
    game = game_called(edition)
    terms = terms or Terms()
    setup = game.set_up(len(sitters), with_time_to_see(game, wishes, sitters, terms))
    return Table(game, setup, sitters, first_option, terms, secret=SECRET)


def people(count: int) -> list[Sitter]:
    return [Person(called) for called in NAMES[:count]]


def do(table: Table, script: str) -> None:
    """`A:look A:ready`: each answers the question that is open to them."""
    for word in script.split():
        letter, _, text = word.partition(":")
        table.answer(player(letter), text, number_of(table, player(letter)))


def do_pass(table: Table, letters: str) -> None:
    do(table, " ".join(f"{letter}:pass" for letter in letters))


def player(letter: str) -> Player:
    found = player_named(letter)
    assert found is not None
    return found


def everybody(table: Table) -> list[Player]:
    return [*table.setup.everybody, SPECTATOR]


def number_of(table: Table, who: Player) -> int:
    return cast(int, table.present(who)["number"])


def asked(table: Table, who: Player) -> str | None:
    question = cast(dict[str, object] | None, table.present(who)["question"])
    return None if question is None else str(question["name"])


def options(table: Table, who: Player) -> list[str]:
    return cast(dict[str, list[str]], table.present(who)["question"])["options"]


def view(table: Table, who: Player) -> dict[str, object]:
    return cast(dict[str, object], table.present(who)["view"])


def faces(table: Table, who: Player) -> dict[str, str]:
    return cast(dict[str, str], view(table, who)["faces"])


def missed(table: Table, who: Player) -> list[str]:
    return [str(one["fact"]) for one in cast(list[dict[str, object]], table.present(who)["missed"])]


def news(table: Table, who: Player, since: int = 0) -> list[str]:
    return [heard.fact.spelling() for heard in table.news(who, since)]


def history(table: Table, who: Player) -> list[str]:
    return [heard.fact.spelling() for heard in table.history(who)]


def listened(table: Table) -> None:
    """Everybody has been told everything so far."""
    for who in everybody(table):
        table.news(who)


def so(table: Table, key: str) -> object:
    """What is really so."""
    return table.game.truth(table.match)[key]


def record(table: Table) -> list[str]:
    return [given.spelling() for given in table.match.record]


def position(table: Table) -> tuple[object, ...]:
    return table.match.position()


def all_that_reaches(table: Table, who: Player) -> str:
    """Every byte that a driver could hand to somebody."""
    opens: list[Callable[[], object]] = [lambda: table.opened_by(who)]
    listens: list[Callable[[], object]] = [
        lambda: table.present(who),
        lambda: [(line.number, line.text) for line in table.talk_since(who)],
        lambda: [(heard.number, heard.fact.spelling()) for heard in table.news(who)],
    ]
    asks: list[Callable[[], object]] = [
        lambda: [(heard.number, heard.fact.spelling()) for heard in table.history(who)],
        lambda: table.sheet(who),
        lambda: [given.spelling() for given in table.record(who).answers],
        lambda: [fact.spelling() for fact in table.record(who).facts],
        lambda: table.answer(who, "swap", 999),
        lambda: table.leave_answer(who, "SwapOrKeep", "swap", 999),
    ]
    asked_for = [*opens, *listens, *asks] if table.terms.correspondence else [*listens, *opens, *asks]
    return json.dumps([told_or_refused(ask) for ask in asked_for])


def told_or_refused(ask: Callable[[], object]) -> object:
    try:
        return ask()
    except RidottoError as refusal:
        return [refusal.code, str(refusal)]


def present_of_all(table: Table) -> list[dict[str, object]]:
    return [table.present(who) for who in everybody(table)]


def wrong_kings(table: Table) -> None:
    """Ada and Bo both claim to be the King, and neither is: a and b are shown."""
    do(table, "A:King B:claim")
    do_pass(table, "".join(name(who) for who in table.setup.everybody[2:]))
