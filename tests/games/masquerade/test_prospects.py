"""What options say they would lead to, held against what they lead to."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest

from ridotto.bots import Dice
from ridotto.games.masquerade.game import MASQUERADE
from ridotto.games.masquerade.public.facts import Fought, HandsOver, Killed, Spared
from ridotto.games.masquerade.public.prospects import DEPENDS, HIDDEN, KILLS, ROYALS, Fight, prospects
from ridotto.games.masquerade.public.words import ATTACK
from ridotto.games.masquerade.secret.state import Salon
from ridotto.kernel import AFRESH, SPECTATOR, Answer, Fact, Question
from tests.games.masquerade.evening import Evening, begun, in_the_middle
from tests.games.masquerade.test_deck import deck_of, written
from tests.games.masquerade.test_pack_numbers import ability

TABLES: list[dict[str, str]] = [{}, {"packs": "extras"}, {"packs": "extras", "arrows": "start"}]


def questions(evening: Evening, seed: int) -> Iterator[Question[Salon, Answer]]:
    """Plays to the end at random, and stops wherever somebody at the table is asked."""
    dice = Dice(seed)
    while not evening.match.over():
        for question in evening.match.open_questions():
            if question.player in evening.match.seated:
                yield question
        evening.answer_anything(dice)
        evening.catch_up()


def fights(evening: Evening, question: Question[Salon, Answer], answer: Answer) -> list[Fight]:
    rows = MASQUERADE.prospects(evening.setup, evening.views[question.player], question.name(), answer)
    return [cast("Fight", row) for row in rows]


@pytest.mark.slow
@pytest.mark.clause("MSQ-062")
@pytest.mark.parametrize("wishes", TABLES, ids=str)
def test_a_fight_ends_as_its_prospect_says(wishes: dict[str, str]) -> None:
    seen: dict[str, int] = {}
    for seed in range(8):
        evening = begun(4, **wishes)
        for question in questions(evening, seed):
            if question.name() == "WhomToAttack":
                for place in evening.match.options(question):
                    (foreseen,) = fights(evening, question, place)
                    assert foreseen["at"] == place.text
                    must_come_true(evening.match, question, place, foreseen)
                    for word in (foreseen["outcome"], foreseen["dies"], foreseen["then"]):
                        seen[str(word)] = seen.get(str(word), 0) + 1
    for expected in ("kills", "fails", "hidden", "target", "attacker", "you-win", "your-cards-go", "another-may-die"):
        assert seen.get(expected, 0) > 0, f"no fight had {expected}: {seen}"


@pytest.mark.clause("MSQ-062")
@pytest.mark.parametrize(
    ("mine", "theirs", "then"),
    [
        ("King Blacksmith", "Nan", "you-lose"),
        ("Queen Blacksmith", "Nan", "their-cards-come"),
        ("Feck Nan", "Hal", "another-may-die"),
        ("Dante Duke", "Gunter", None),
        ("King* Queen Blacksmith", "Nan", "you-win"),
        ("Queen* King Blacksmith", "Nan*", "you-win"),
        ("King* Queen* Blacksmith", "Nan", "you-lose"),
    ],
)
def test_a_rare_fight_ends_as_its_prospect_says(mine: str, theirs: str, then: str | None) -> None:
    evening = in_the_middle(3, rows={"A": mine, "B": theirs}).play("A:a1 A:attack")
    question = evening.match.asks()
    place = evening.match.options(question)[0]
    (foreseen,) = fights(evening, question, place)
    assert foreseen["then"] == then
    must_come_true(evening.match, question, place, foreseen)


def must_come_true(match: Salon, question: Question[Salon, Answer], place: Answer, foreseen: Fight) -> None:
    fork = match.fork(AFRESH)
    fork.answer(question.player, place)
    told = fork.heard_by(SPECTATOR)
    what = f"{foreseen}, but {[fact.spelling() for fact in told]}"
    if foreseen["outcome"] in (DEPENDS, HIDDEN):
        assert foreseen["health"] is None and foreseen["dies"] is None, what
    if foreseen["outcome"] == ROYALS:
        assert fork.outcome is not None and fork.outcome.winners == (question.player,), what
    if foreseen["attack"] is None:
        return
    fought = next(fact for fact in told if isinstance(fact, Fought))
    assert fought.attack == foreseen["attack"], what
    if foreseen["health"] is None:
        return
    assert (foreseen["attack"], foreseen["health"]) == (fought.attack, fought.health), what
    assert (foreseen["outcome"] == KILLS) == (fought.attack >= fought.health), what
    if foreseen["then"] == "another-may-die":
        assert fork.asks().name() == "WhetherToSubstitute", what
        return
    ends = [fact for fact in told if isinstance(fact, (Killed, Spared))]
    assert isinstance(ends[0], Spared) == (foreseen["dies"] is None), what
    if isinstance(ends[0], Killed):
        assert (ends[0].at is place) == (foreseen["dies"] == "target"), what
        assert brought(fork, told, question) == foreseen["then"], what


def brought(fork: Salon, told: list[Fact], question: Question[Salon, Answer]) -> str | None:
    """What the first death brought, for the player who attacked."""
    if fork.outcome is not None and fork.outcome.reason == "the King is killed":
        return "you-win" if question.player in fork.outcome.winners else "you-lose"
    for fact in told:
        if isinstance(fact, HandsOver):
            return "your-cards-go" if fact.killer == question.player else "their-cards-come"
    return None


@pytest.mark.slow
def test_a_card_and_attack_have_the_fights_that_their_targets_will_have() -> None:
    """So that a screen can show them before the card or *attack* is answered."""
    compared = 0
    for seed in range(2):
        evening = begun(3)
        of_cards: dict[str, list[Fight]] = {}
        before: dict[str, Fight] = {}
        for question in questions(evening, seed):
            if question.name() == "WhatToDo":
                offered = evening.match.options(question)
                of_cards = {answer.text: fights(evening, question, answer) for answer in offered}
                assert of_cards.pop("end") == []
            elif question.name() == "HowToAct":
                acting = evening.views[question.player].as_dict()["acting"]
                assert acting is not None and of_cards[acting] == fights(evening, question, ATTACK)
                before = {row["at"]: row for row in of_cards[acting]}
            elif question.name() == "WhomToAttack":
                for place in evening.match.options(question):
                    assert fights(evening, question, place) == [before[place.text]]
                    compared += 1
    assert compared > 20


@pytest.mark.clause("MSQ-023")
def test_a_prospect_reminds_nobody_of_a_card_that_was_turned_down() -> None:
    evening = in_the_middle(3, rows={"A": "Dante", "B": "VanCole", "C": "Nan"}, turn="B")
    evening.play("B:b1 B:down fate:Emma C:down C:end fate:Raz A:down A:a1 A:attack")
    question = evening.match.asks()
    (foreseen,) = fights(evening, question, evening.match.options(question)[0])
    assert (foreseen["outcome"], foreseen["health"], foreseen["dies"]) == ("hidden", None, None)


def test_nothing_is_foretold_of_other_questions() -> None:
    evening = begun(3)
    for question in questions(evening, 1):
        if question.name() not in ("WhatToDo", "HowToAct", "WhomToAttack"):
            for option in evening.match.options(question):
                assert prospects(evening.views[question.player], question.name(), option) == ()


@pytest.mark.clause("MSQ-062")
def test_the_strength_of_a_card_that_minds_its_target_is_unknown_against_a_hidden_card(tmp_path: Path) -> None:
    file = tmp_path / "ball.toml"
    against_hidden = ability("attacking", "{ modify = true, attack = 2 }", '{ against = { side = "down" } }')
    file.write_text(deck_of(written("Sneak", "", against_hidden)), encoding="utf-8")
    evening = in_the_middle(3, str(file), rows={"A": "x1", "B": "Ida*", "C": "Emma*"}).play("A:a1 A:attack")
    question = evening.match.asks()
    for place in evening.match.options(question):
        (foreseen,) = fights(evening, question, place)
        assert (foreseen["outcome"], foreseen["attack"]) == ("hidden", None)


@pytest.mark.clause("MSQ-154")
def test_a_fight_names_the_card_that_has_something_to_say() -> None:
    for mine, says in (("Nan", "Widow"), ("Hal", "Widow"), ("Mary*", None)):
        evening = in_the_middle(3, "extras", rows={"A": mine, "B": "Widow"}).play("A:a1 A:attack")
        question = evening.match.asks()
        assert [row["says"] for row in fights(evening, question, evening.match.options(question)[0])] == [says]
