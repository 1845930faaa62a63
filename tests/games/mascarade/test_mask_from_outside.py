"""A mask that is none of the house's own is played like any other: whatever keeps a list of masks forgets it here."""

from __future__ import annotations

import io
from collections.abc import Iterator

import pytest

from ridotto.bots import Bot, Maker
from ridotto.contracts import CONTRACTS
from ridotto.games.mascarade.public.words import MASKS, NOTATION
from ridotto.kernel import Answer, AnswerRefused, Asking, Draw, Fact, Game, Match, Player, Setup
from ridotto.ledger import ledger
from ridotto.replay import CommittedFate
from ridotto.replay.refusal import explain_refusal
from ridotto.table import Automaton, Person, Sitter, Table
from ridotto.terminal.screen import Screen, Speed
from ridotto.terminal.sitting import Sitting
from ridotto.words.files import catalogue
from tests.bots.games import BotGame
from tests.games.mascarade.herald import EDITION, HERALD, at_home
from tests.replay.test_record import round_trip

PEOPLE = ["Ada", "Bo", "Cy", "Di"]
ADA, BO = Player(0), Player(1)
PLACED: dict[str, object] = {"masks": "Herald Judge King Spy Thief Widow", "open": True}


@pytest.fixture
def game(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Game]:
    with at_home(tmp_path_factory.mktemp("rules")) as found:
        yield found


def praised(game: Game) -> tuple[Setup, Match]:
    """Ada is the Herald, and praises Bo."""
    setup = game.set_up(4, {})
    match = game.start_at(setup, PLACED)
    for word in "A:Herald B:pass C:pass D:pass A:b".split():
        match.answer(Player("ABCD".index(word[0])), NOTATION.read(word[2:]))
    return setup, match


def test_it_comes_and_goes_and_no_other_answer_is_another_for_it(game: Game) -> None:
    assert (HERALD.id, HERALD.language) == (len(NOTATION.answers) - 1, "mascarade")
    assert [NOTATION.answers[-2], NOTATION.read("Herald")] == [MASKS[-1], HERALD]


def test_it_is_gone_when_nobody_brings_it() -> None:
    assert "Herald" not in NOTATION.by_text and NOTATION.answers[-1] is MASKS[-1] and HERALD.id == -1


def test_the_reference_has_it(game: Game) -> None:
    setup = game.set_up(4, {})
    english = game.reader(setup, catalogue("en"), PEOPLE)
    assert game.reference(setup, english)["Herald"].startswith("Praises another player.")


def test_all_of_it_is_put_into_words(game: Game) -> None:
    setup, match = praised(game)
    bo = game.reader(setup, catalogue("en"), PEOPLE, BO, game.seen_by(BO, setup, match))
    assert bo.question("WhomToThank") == "Ada praises you. Whom do you give a coin, if anybody?"
    assert [bo.option("WhomToThank", option) for option in match.offer()] == [
        "Leave the Herald 2 coins of the bank",
        "Give 1 coin to Ada",
        "Give 1 coin to Cy",
        "Give 1 coin to Di",
    ]
    said = bo.option("WhatToDo", HERALD)
    assert said == "Announce: I am the Herald (praise somebody, who gives another player a coin, or leaves you 2)"
    assert "says: I am the Herald" in "\n".join(game.picture(setup, game.seen_by(BO, setup, match), bo, 100))


def test_its_table_speaks_french_but_for_what_it_brings(game: Game) -> None:
    """Somebody who brings a mask writes its sentences once, in a language of their own."""
    setup, match = praised(game)
    bo = game.reader(setup, catalogue("fr"), PEOPLE, BO, game.seen_by(BO, setup, match))
    assert bo.question("WhoBegins") == "Qui commence\u00a0?"
    assert bo.question("WhomToThank") == "Ada praises you. Whom do you give a coin, if anybody?"


def test_nothing_is_foretold_that_its_sheet_does_not_say(game: Game) -> None:
    setup, match = praised(game)
    rows = game.prospects(setup, game.seen_by(BO, setup, match), "WhomToThank", match.offer()[0])
    assert list(rows) == []
    rows = game.prospects(setup, game.seen_by(ADA, setup, match), "WhomToPraise", NOTATION.read("b"))
    assert list(rows) == []
    start = game.start_at(setup, PLACED)
    rows = game.prospects(setup, game.seen_by(ADA, setup, start), "WhatToDo", HERALD)
    assert list(rows) == [{"right": None, "open": True, "purses": []}]


def test_what_is_refused_has_a_reason_and_clauses(game: Game) -> None:
    setup, match = praised(game)
    english = game.reader(setup, catalogue("en"), PEOPLE)
    with pytest.raises(AnswerRefused) as refused:
        match.answer(BO, NOTATION.read("b"))
    refusal = explain_refusal(refused.value, match, BO, NOTATION.read("b"), english)
    assert str(refusal).endswith(". Give a coin to another player, or to nobody.")
    waiting = match.why_not(ADA, NOTATION.read("b"))
    assert waiting is not None and english.reason(waiting) == "Bo is using a power, and decides alone."
    match = game.start_at(setup, PLACED)
    for word in "A:Herald B:pass C:pass D:pass".split():
        match.answer(Player("ABCD".index(word[0])), NOTATION.read(word[2:]))
    found = {said: match.why_not(ADA, NOTATION.read(said)) for said in ("a", "centre1", "pass", "Herald", "Bishop")}
    assert {said: because and because.reason for said, because in found.items()} == {
        "a": "not-yourself",
        "centre1": "out-of-reach",
        "pass": "must-choose",
        "Herald": "must-choose",
        "Bishop": "not-in-play",
    }
    for because in found.values():
        assert because is not None and because.clauses and set(because.clauses) <= set(ledger(game.id))


def test_it_does_what_it_says(game: Game) -> None:
    _, match = praised(game)
    gives, leaves = match, match.fork()
    gives.answer(BO, NOTATION.read("c"))
    leaves.answer(BO, NOTATION.read("pass"))
    assert (gives.scores(), leaves.scores()) == ([6, 5, 7, 6], [8, 6, 6, 6])


@pytest.mark.slow
@pytest.mark.parametrize("contract", CONTRACTS)
def test_it_keeps_every_contract(game: Game, contract: str) -> None:
    for seed in range(2):
        CONTRACTS[contract](game, game.set_up(4, {"turn_limit": "12"}), seed)


def test_a_record_of_it_replays(game: Game) -> None:
    round_trip(EDITION.id, 4, {"turn_limit": "30"}, 3)


def test_bots_announce_it_and_answer_what_it_asks(game: Game) -> None:
    asked: set[str] = set()
    for seed in range(4):
        evening = BotGame(game.id, ["simple"] * 4, seed, turn_limit="30")
        while not evening.match.over():
            asked.add(evening.match.asks().name())
            evening.step()
    assert {"WhomToPraise", "WhomToThank"} <= asked


class Scripted(Bot):
    def __init__(self, words: Iterator[str]) -> None:
        self.words = words

    def hear(self, fact: Fact) -> None:
        pass

    def choose(self, asking: Asking, options: tuple[Answer, ...]) -> Answer:
        return NOTATION.read(next(self.words))


def test_it_is_played_at_a_table_in_the_terminal(game: Game) -> None:
    def maker(game: Game, setup: Setup, player: Player, draw: Draw) -> Bot:
        return Scripted(iter(["pass", "pass"] if player == BO else ["pass"]))

    setup = game.set_up(4, {})
    sitters: list[Sitter] = [Person("Ada"), *[Automaton(called, "scripted") for called in PEOPLE[1:]]]
    bots: dict[str, Maker] = {"scripted": maker, "simple": maker, "random": maker}
    match = game.start_at(setup, PLACED)
    table = Table(
        game, setup, sitters, lambda match: match.offer()[0], secret=bytes(32), match=match, bots=bots, by_steps=True
    )
    typed = "? Herald\nHerald\n?\na\nb\n"
    shown = io.StringIO()
    screen = Screen(io.StringIO(typed), shown, Speed.FAST, {})
    sitting = Sitting(table, ADA, CommittedFate(bytes(32)), screen, None, catalogue("en"))
    sitting.begin()
    with pytest.raises(StopIteration):  # Bo's next turn: nothing is written for it
        sitting.go_on()
    lines = " ".join(shown.getvalue().split())
    for expected in (
        "Mascarade, with a Herald",
        "Herald: Praises another player.",
        "MC2-902",
        "Whom do you praise?",
        "Praise Bo",
        "MC2-901",
        "Choose somebody else: this power is not for yourself.",
        "You point at Bo.",
        "Bo leaves the power unused.",
        "You take 2 coins from the bank.",
    ):
        assert expected in lines, f"{expected!r} is not in:\n{lines}"
