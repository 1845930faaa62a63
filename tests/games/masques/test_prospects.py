"""What options say they would change at the palace cards, held against what they change; and who leads there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import pytest

from ridotto.bots import Dice
from ridotto.games.masques.game import DUST_EDITION, FFG_EDITION
from ridotto.games.masques.public.editions import DUST, FFG, Edition
from ridotto.games.masques.public.facts import Collected, PalaceFull, Stayed
from ridotto.games.masques.public.leads import lead
from ridotto.games.masques.public.prospects import LeadChange
from ridotto.games.masques.public.ring import Ring
from ridotto.games.masques.public.view import PalaceView
from ridotto.games.masques.public.view_types import Lead
from ridotto.kernel import AFRESH, SPECTATOR, Answer, Fact, Question, name
from tests.games.masques.evening import Evening, begun, spoken
from tests.games.masques.test_sentences import two

CHEAP = {"costs": "thief 1, guard 1, gondolier 1, assassin 1, courtesan 1, trader 1"}
TABLES: list[tuple[Edition, int, dict[str, str]]] = [(DUST, 4, CHEAP), (DUST, 3, {}), (FFG, 4, CHEAP), (FFG, 2, CHEAP)]
CHANGE_SOMETHING = {
    *("Where", "WhatToSteal", "WhereToRemove", "WithWhomToChange", "WhomToStab", "WhomToCall", "WhereToCall"),
    "WhatToTradeItFor",
}


def changes(evening: Evening, question: Question[Any, Any], answer: Answer) -> dict[str, LeadChange]:
    game = DUST_EDITION if evening.setup.edition is DUST else FFG_EDITION
    rows = game.prospects(evening.setup, evening.views[question.player], question.name(), answer)
    return {row["at"]: row for row in [cast("LeadChange", row) for row in rows]}


def leads_at(ring: Ring, view: PalaceView) -> dict[str, Lead]:
    return {arcade.text: lead(ring, view.owners, arcade.number) for arcade in view.setup.arcades}


def tokens_at(ring: Ring) -> dict[str, str | None]:
    tokens = zip(ring.setup.arcades, ring.tokens, strict=True)
    return {arcade.text: None if token is None else token.text for arcade, token in tokens}


def until_full(ring: Ring, facts: list[Fact]) -> Ring:
    """The palace after these facts, or as it was when it was full."""
    after = ring.copy()
    for fact in facts:
        if isinstance(fact, PalaceFull):
            break
        after.hear(fact)
    return after


def questions(evening: Evening, seed: int) -> Iterator[Question[Any, Any]]:
    """Plays to the end at random, and stops wherever a player is asked."""
    dice = Dice(seed)
    while not evening.match.over():
        yield from [asked for asked in evening.match.open_questions() if asked.player in evening.setup.everybody]
        evening.answer_anything(dice)
        evening.catch_up()


@pytest.mark.slow
@pytest.mark.parametrize(("edition", "players", "wishes"), TABLES)
def test_an_option_changes_what_its_prospects_say(edition: Edition, players: int, wishes: dict[str, str]) -> None:
    seen: set[str] = set()
    for seed in range(4):
        evening = begun(edition, players, **wishes)
        for question in questions(evening, seed):
            view = evening.views[question.player]
            for answer in evening.match.options(question):
                fork = evening.match.fork(AFRESH)
                fork.answer(question.player, answer)
                after = until_full(view.ring, fork.heard_by(SPECTATOR))
                foreseen = changes(evening, question, answer)
                must_be(view, after, foreseen, f"{question.spelling()} {answer}: {foreseen}")
                seen |= {question.name()} if foreseen else set()
    assert {"Where"} < seen <= CHANGE_SOMETHING


def must_be(view: PalaceView, after: Ring, foreseen: dict[str, LeadChange], what: str) -> None:
    now, then = leads_at(view.ring, view), leads_at(after, view)
    tokens, new_tokens = tokens_at(view.ring), tokens_at(after)
    for at, row in foreseen.items():
        assert (row["lead"], row["token"]) == (then[at], new_tokens[at]), what
    for arcade in view.setup.arcades:
        at = arcade.text
        if at not in foreseen:
            assert tokens[at] == new_tokens[at], what
            assert now[at] == then[at] or not (view.ring.has_token(arcade, False) or after.has_token(arcade, False)), (
                what
            )


@pytest.mark.slow
@pytest.mark.clause("MQD-135", "MQD-136", "MQD-140", "MQF-139", "MQF-140", "MQF-141", "MQF-145")
@pytest.mark.parametrize(("edition", "players", "wishes"), TABLES)
def test_those_who_lead_when_the_palace_is_full_take_the_tokens(
    edition: Edition, players: int, wishes: dict[str, str]
) -> None:
    reasons: set[str] = set()
    for seed in range(4):
        evening, dice = begun(edition, players, **wishes), Dice(seed)
        while not evening.match.over():
            heard = [(fact, view) for ear, fact, view in evening.answer_anything(dice) if ear == SPECTATOR]
            if any(isinstance(fact, PalaceFull) for fact, _ in heard):
                facts, view = [fact for fact, _ in heard], heard[0][1]
                leads = leads_at(until_full(view.ring, facts), view)
                for fact in facts:
                    if isinstance(fact, Collected):
                        assert (leads[fact.at.text]["by"], leads[fact.at.text]["why"]) == (name(fact.by), "")
                    elif isinstance(fact, Stayed):
                        assert (leads[fact.at.text]["by"], leads[fact.at.text]["why"]) == (None, fact.why)
                        reasons.add(fact.why)
            evening.catch_up()
    assert len(reasons) > 2, reasons


HALLS = "Morosini3 thief1 Dandolo2* Foscari4 Foscari3 Contarini3 . guard1"


def test_the_view_says_who_leads_and_by_which_card() -> None:
    """The token of P3 lies face down: nobody leads there."""
    evening = two(HALLS, tokens="clergy ducat military ducat* vintner ducat scribe ducat")
    for view in evening.views.values():
        assert view.as_dict()["leads"] == {
            "P0": {"by": "B", "why": "", "higher": "H0", "open": False},
            "P1": {"by": "B", "why": "", "higher": "H0", "open": False},
            "P2": {"by": None, "why": "an agent is higher", "higher": "H1", "open": False},
            "P4": {"by": None, "why": "nobody's guest is higher", "higher": "H3", "open": False},
            "P5": {"by": None, "why": "neither is higher", "higher": None, "open": False},
            "P6": {"by": "B", "why": "", "higher": "H5", "open": True},
            "P7": {"by": None, "why": "an agent is higher", "higher": "H7", "open": True},
        }


def test_a_place_says_which_palace_cards_it_would_win() -> None:
    evening = two(HALLS).play("A:Venier4")
    question = evening.match.asks()
    assert {at: row["lead"]["by"] for at, row in changes(evening, question, spoken("H6")).items()} == {
        "P6": "A",
        "P7": "A",
    }


def test_an_agent_foretells_only_what_follows_from_an_answer() -> None:
    evening = two(". . Dandolo2 . Morosini3 . . .").play("A:trader1 A:H3")
    question = evening.match.asks()
    assert [changes(evening, question, answer) for answer in evening.match.options(question)] == [{}, {}, {}]
    evening.play("A:P4")
    traded = changes(evening, evening.match.asks(), spoken("P0"))
    assert {at: row["token"] for at, row in traded.items()} == {"P0": "vintner", "P4": "clergy"}
