"""Each kind of agent has all that an agent needs: a rule, cards, sentences, clauses, reasons, a bot's opinion."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ridotto.games import game_called
from ridotto.games.masques.public.agents import RULES
from ridotto.games.masques.public.bots.thought import Thought
from ridotto.games.masques.public.cards import influence_in, influence_spelt, wrong_influence
from ridotto.games.masques.public.prose import describe_question
from ridotto.games.masques.public.reference import filled, reference
from ridotto.games.masques.public.sheets import SHEETS, AgentSheet
from ridotto.games.masques.public.view import PalaceView
from ridotto.games.masques.public.words import AGENTS, DECLINE, NOTATION, PASS
from ridotto.games.masques.secret.state import Palace
from ridotto.kernel import Player
from ridotto.ledger import ledger
from tests.games.masques.tables import DUST, FFG, after, ball, placed

A = Player(0)
CHEAP = ", ".join([f"{sheet.kind} 1" for sheet in SHEETS])
every_agent = pytest.mark.parametrize("sheet", SHEETS, ids=[sheet.kind for sheet in SHEETS])
both_editions = pytest.mark.parametrize("edition", [DUST, FFG])


def in_use(edition: str, sheet: AgentSheet) -> Iterator[Palace]:
    """The agent in each vacant hallway where it can do something; three guests are in the palace."""
    setup = ball(edition, 4, costs=CHEAP)
    halls = {setup.halls[3].text: "Venier2", setup.halls[5].text: "Dandolo4", setup.halls[8].text: "Foscari3"}
    match = placed(setup, purses="9 1 1 1", favours={"B": {"clergy": 3}}, halls=halls)
    for hall in setup.halls_in(match.ring.vacant):
        found = after(match, f"A:{sheet.kind}1+{hall.text}")
        if found.asks().name() == sheet.first.question:
            yield found


def test_every_sheet_has_a_rule_and_every_rule_a_sheet() -> None:
    assert [type(rule).__name__ for rule in RULES] == [f"{sheet.kind.title()}Rule" for sheet in SHEETS]


@every_agent
@both_editions
def test_an_agent_asks_what_its_sheet_says_and_changes_the_palace(edition: str, sheet: AgentSheet) -> None:
    asked_for, changed = set(), 0
    for match in in_use(edition, sheet):
        lay = match.ring.copy()
        match.choose(0)
        if sheet.then is not None and match.asks().name() == sheet.then.question:
            asked_for.add(match.asks().name())
            match.choose(0)
        assert match.asks().name() == "WhatToPlay", "somebody else's turn"
        now = (match.ring.tokens, match.ring.tokens_down, match.ring.cards, match.ring.cards_down)
        changed += now != (lay.tokens, lay.tokens_down, lay.cards, lay.cards_down)
        asked_for.add(sheet.first.question)
    assert changed > 1, "a trader may exchange two ducats, but not always"
    assert asked_for == {sheet.first.question} | ({sheet.then.question} if sheet.then else set())


@every_agent
def test_an_agent_has_three_cards_that_can_be_written(sheet: AgentSheet) -> None:
    pile = AGENTS[SHEETS.index(sheet)]
    assert [NOTATION.read(f"{sheet.kind}{copy}") for copy in (1, 2, 3)] == list(pile)
    assert len(sheet.costs) == len(pile) and sheet.costs == sorted(sheet.costs) and sheet.costs[0] > 0


@every_agent
@both_editions
@pytest.mark.parametrize("wishes", [{}, {"trade_facedown": "off", "courtesan_duplicate": "left-first"}])
def test_all_that_is_said_about_an_agent_is_said_in_words(
    edition: str, sheet: AgentSheet, wishes: dict[str, str]
) -> None:
    setup = ball(edition, 4, **wishes)
    prompts = [sheet.first] if sheet.then is None else [sheet.first, sheet.then]
    assert sheet.kind in reference(setup)
    for sentence in [sheet.gist, sheet.ability, *[prompt.refusal for prompt in prompts]]:
        assert sentence and "{" not in filled(sentence, setup)
    for prompt in prompts:
        assert describe_question(setup, prompt.question, list("ABCD")).endswith("?") and prompt.refusal.endswith(".")


@every_agent
@both_editions
def test_a_refusal_says_why_and_cites_the_book_at_the_table(edition: str, sheet: AgentSheet) -> None:
    match = next(in_use(edition, sheet))
    clauses = match.asks().rules(match, PASS)
    assert clauses and set(clauses) <= set(sheet.clauses) & set(ledger(edition))
    assert match.asks().why_not(match, PASS).say == filled(sheet.first.refusal, match.setup)
    match.choose(0)
    if sheet.then is not None and match.asks().name() == sheet.then.question:
        assert match.asks().why_not(match, PASS).say == filled(sheet.then.refusal, match.setup)
        assert set(match.asks().rules(match, PASS)) <= set(ledger(edition))


@every_agent
def test_a_bot_tells_a_good_use_from_a_bad_one(sheet: AgentSheet) -> None:
    for match in in_use(FFG, sheet):
        view = game_called(FFG).seen_by(A, match.setup, match)
        assert isinstance(view, PalaceView)
        thought, options = Thought(view), match.options(match.asks())
        values = {round(thought.value_of(sheet.first.question, option), 6) for option in options}
        if DECLINE in options and len(values) > 1:
            return
    pytest.fail(f"whatever it does with a {sheet.kind} is all the same to it")


def test_what_agents_weigh_is_written_as_a_host_would_write_it() -> None:
    assert influence_spelt(SHEETS) == "1", "MQF-009"
    heavy = AgentSheet(
        "guard", costs=[1, 2, 3], gist="", ability="", clauses=("", ""), first=SHEETS[1].first, influence=3
    )
    spelt = influence_spelt((SHEETS[0], heavy))
    assert wrong_influence(spelt) == []
    assert influence_in(spelt)[:3] == [[1, 1, 1], [3, 3, 3], [1, 1, 1]]
