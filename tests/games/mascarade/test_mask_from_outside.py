"""A mask that is none of the house's own is played like any other: whatever keeps a list of masks forgets it here."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ridotto.contracts import CONTRACTS
from ridotto.games.mascarade.public.words import MASKS, NOTATION
from ridotto.kernel import FATE, Answer, AnswerRefused, Game, Match, Player, Setup, first_players
from ridotto.ledger import ledger
from ridotto.replay.refusal import explain_refusal
from ridotto.words.files import catalogue
from tests.bots.games import BotGame
from tests.games.mascarade.herald import EDITION, HERALD, at_home
from tests.readings import like
from tests.replay.test_record import round_trip
from tests.terminal.scripted import sit_down

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
    assert list(rows) == [{"right": None, "open": True, "purses": [], "best": [], "idle": False}]


def test_what_is_refused_has_a_reason_and_clauses(game: Game) -> None:
    setup, match = praised(game)
    english = game.reader(setup, catalogue("en"), PEOPLE)
    with pytest.raises(AnswerRefused) as refused:
        match.answer(BO, NOTATION.read("b"))
    refusal = explain_refusal(refused.value, match, BO, NOTATION.read("b"), english)
    assert str(refusal).endswith(". Give a coin to another player, or to nobody.")
    waiting = match.why_not(ADA, NOTATION.read("b"))
    assert waiting is not None and like("mascarade-why-others-power").fullmatch(english.reason(waiting))
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
        evening = BotGame(game.id, ["courtier"] * 4, seed, turn_limit="30")
        while not evening.match.over():
            asked.add(evening.match.asks().name())
            evening.step()
    assert {"WhomToPraise", "WhomToThank"} <= asked


def test_it_is_played_at_a_table_in_the_terminal(game: Game) -> None:
    """After four turns that are only for swapping, Ada says that she is the Herald."""
    wishes = {"start": "A", "pace": "off", "masks": str(PLACED["masks"]).replace(" ", ",")}
    dealt = iter(NOTATION.read(mask) for mask in str(PLACED["masks"]).split())
    said: dict[Player, list[Answer]] = {player: [] for player in (*first_players(4), FATE)}
    match = game.start(game.set_up(4, wishes))
    while len(said[BO]) < 2 or match.asks().player != ADA:
        asked = match.asks()
        said[asked.player].append(next(dealt) if asked.player == FATE else match.offer()[-1])
        match.answer(asked.player, said[asked.player][-1])
    for player, words in ((BO, "pass pass"), (Player(2), "pass"), (Player(3), "pass")):
        said[player] += [NOTATION.read(word) for word in words.split()]
    typed = "".join([f"{answer.text}\n" for answer in said[ADA]]) + "? Herald\nHerald\n?\na\nb\n"
    _, shown = sit_down(game, 4, wishes, "", said, typed)
    lines = " ".join(shown.split())
    for expected in (
        "Mascarade, with a Herald",
        "Herald: Praises another player.",
        "MC2-902",
        "Whom do you praise?",
        "Praise Bruno",
        "MC2-901",
        "Choose somebody else: this power is not for yourself.",
        "You point at Bruno.",
        "Bruno leaves the power unused.",
        "You take 2 coins from the bank.",
    ):
        assert expected in lines, f"{expected!r} is not in:\n{lines}"
