"""Bots at a table: what they hear, when they answer, and what they cannot know."""

import pytest

from ridotto.bots import BOTS
from ridotto.table import Automaton, Person, Terms
from tests.table.tables import (
    ADA,
    CY,
    FIRST,
    NAMES,
    SECRET,
    DrivenTable,
    Habit,
    asked,
    ball,
    both_editions,
    company,
    do,
    first_option,
    habit,
    record,
    secret,
    so,
)


@both_editions
@pytest.mark.clause("TBL-004")
@pytest.mark.parametrize("bot", sorted(BOTS))
@pytest.mark.parametrize("seed", range(8))
def test_a_bot_decides_alike_whatever_it_cannot_know(edition: str, bot: str, seed: int) -> None:
    decisions = []
    arrangements = []
    for hands in ("A:b A:swap B:d B:keep", "A:b A:keep B:d B:swap"):
        table = ball(edition, sitters=company(edition, bots="C", bot=bot), seed=seed, by_steps=True)
        do(table, hands)
        arrangements.append(so(table, "masks"))
        while asked_bot(table):
            assert table.step()
        decisions.append([answer for answer in record(table) if answer.startswith("C:")])
    assert arrangements[0] != arrangements[1]
    assert decisions[0] == decisions[1] != []


def asked_bot(table: DrivenTable) -> bool:
    return table.match.question_to(CY) is not None


@both_editions
@pytest.mark.clause("TBL-004")
def test_a_bot_is_given_what_its_seat_was_told(edition: str) -> None:
    made: list[Habit] = []
    bots = {"looker": habit("look ready keep pass", made)}
    table = ball(edition, sitters=company(edition, bots="C", bot="looker"), bots=bots)
    do(table, "A:look A:ready B:c B:swap")
    (bot,) = made
    assert bot.heard == [fact.spelling() for fact in table.match.heard_by(CY)][: len(bot.heard)]
    assert "B takes b c" in bot.heard
    assert not any("A sees" in fact or "B swaps" in fact for fact in bot.heard)


@both_editions
def test_bots_and_fate_answer_as_soon_as_they_are_asked(edition: str) -> None:
    table = ball(edition, sitters=company(edition, bots="BCDEFGH", bot="passer"), bots={"passer": habit("pass")})
    do(table, "A:Judge")
    others = "BCDEFG" if edition == FIRST else "BCDEFGH"
    assert record(table)[: len(others) + 1] == ["A:Judge", *[f"{letter}:pass" for letter in others]]


@both_editions
def test_a_driver_can_take_them_one_by_one(edition: str) -> None:
    bots = {"passer": habit("pass")}
    table = ball(edition, sitters=company(edition, bots="BCDEFGH", bot="passer"), bots=bots, by_steps=True)
    assert not table.step()
    do(table, "A:Judge")
    assert record(table) == ["A:Judge"]
    assert table.seconds_to_wait() == 0
    assert table.step()
    assert record(table) == ["A:Judge", "B:pass"]
    assert table.step()
    assert record(table) == ["A:Judge", "B:pass", "C:pass"]
    table.run()
    assert not table.step()


@both_editions
def test_the_table_deals_by_itself(edition: str) -> None:
    game = ball(edition).game
    setup = game.set_up(4, {"pace": "usual"})
    table = DrivenTable(
        game, setup, [Person(called) for called in NAMES[:4]], first_option, secret=SECRET, by_steps=True
    )
    assert record(table) == []
    table.run()
    assert len(record(table)) == 6
    assert asked(table, ADA) == "Ready"


@both_editions
def test_bots_alone_play_to_the_end(edition: str) -> None:
    game = ball(edition).game
    sitters = [Automaton(called, "random") for called in NAMES[:6]]
    table = DrivenTable(game, game.set_up(6, {"turn_limit": "100"}), sitters, first_option, Terms(), secret=SECRET)
    assert table.match.over()


def test_bots_that_have_heard_alike_do_not_answer_alike() -> None:
    """Each has dice of its own: asked together, some claim and some pass."""
    answers = set()
    for seed in range(10):
        sitters = company(FIRST, bots="BCDEFG")
        table = ball(FIRST, sitters=sitters, wishes={"challenge": "together"}, seed=seed, by_steps=True)
        do(table, "A:King")
        for _ in "BCDEFG":
            table.step()
        answers.add(tuple(answer[2:] for answer in record(table)[1:]))
    assert any(len(set(said)) == 2 for said in answers)


def test_the_same_secret_plays_the_same_match() -> None:
    game = ball(FIRST).game
    sitters = [Automaton(called, "random") for called in NAMES[:4]]
    setup = game.set_up(4, {"turn_limit": "60"})
    played = [record(DrivenTable(game, setup, sitters, first_option, secret=secret(seed))) for seed in (1, 1, 2)]
    assert played[0] == played[1] != played[2]


@pytest.mark.parametrize("length", [0, 4, 15])
def test_a_secret_that_could_be_guessed_is_refused(length: int) -> None:
    game = ball(FIRST).game
    with pytest.raises(ValueError, match=f"at least 16 bytes, not {length}"):
        DrivenTable(game, game.set_up(4, {}), company(FIRST)[:4], first_option, secret=bytes(length))
