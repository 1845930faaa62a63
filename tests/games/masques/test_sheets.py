"""Each kind of agent has all that an agent needs: a rule, cards, sentences, clauses, reasons, a bot's opinion."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ridotto.games import game_called
from ridotto.games.masques.public.agents import RULES
from ridotto.games.masques.public.bots.thought import Thought
from ridotto.games.masques.public.cards import influence_in, influence_spelt, wrong_influence
from ridotto.games.masques.public.reference import reference
from ridotto.games.masques.public.sheets import SHEETS, AgentSheet
from ridotto.games.masques.public.view import PalaceView
from ridotto.games.masques.public.words import AGENTS, DECLINE, NOTATION, PASS
from ridotto.games.masques.secret.state import Palace
from ridotto.kernel import EVEN_TEMPERED, Player
from ridotto.ledger import ledger
from ridotto.words.files import LANGUAGES
from tests.games.masques.evening import reading
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
        if found.asks().name() == sheet.first:
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
        if match.asks().name() == sheet.then:
            asked_for.add(match.asks().name())
            match.choose(0)
        assert match.asks().name() == "WhatToPlay", "somebody else's turn"
        now = (match.ring.tokens, match.ring.tokens_down, match.ring.cards, match.ring.cards_down)
        changed += now != (lay.tokens, lay.tokens_down, lay.cards, lay.cards_down)
        asked_for.add(sheet.first)
    assert changed > 1, "a trader may exchange two ducats, but not always"
    assert asked_for == {sheet.first} | ({sheet.then} if sheet.then else set())


@every_agent
def test_an_agent_has_three_cards_that_can_be_written(sheet: AgentSheet) -> None:
    pile = AGENTS[SHEETS.index(sheet)]
    assert [NOTATION.read(f"{sheet.kind}{copy}") for copy in (1, 2, 3)] == list(pile)
    assert len(sheet.costs) == len(pile) and sheet.costs == sorted(sheet.costs) and sheet.costs[0] > 0


def asked(sheet: AgentSheet) -> list[str]:
    return [sheet.first] if sheet.then is None else [sheet.first, sheet.then]


@every_agent
@both_editions
@pytest.mark.parametrize("wishes", [{}, {"trade_facedown": "off", "courtesan_duplicate": "left-first"}])
def test_all_that_is_said_about_an_agent_is_said_in_words(
    edition: str, sheet: AgentSheet, wishes: dict[str, str]
) -> None:
    setup = ball(edition, 4, **wishes)
    for language in LANGUAGES:
        reader = reading(setup, language=language)
        name = reader.thing(sheet.kind)
        assert reader.thing(sheet.kind, "short") in reference(setup, reader)
        forms = {reader.thing(sheet.kind, form) for form in ("the", "another", "gist")}
        assert len({name, *forms}) == 4, "each is said, and none is another"
        for question in asked(sheet):
            assert reader.question(question).endswith("?")


@every_agent
@both_editions
def test_a_refusal_says_why_and_cites_the_book_at_the_table(edition: str, sheet: AgentSheet) -> None:
    match = next(in_use(edition, sheet))
    clauses = match.asks().rules(match, PASS)
    assert clauses and set(clauses) <= set(sheet.clauses) & set(ledger(edition))
    assert_a_reason(match, f"{sheet.kind}-first")
    match.choose(0)
    if match.asks().name() == sheet.then:
        assert_a_reason(match, f"{sheet.kind}-then")
        assert set(match.asks().rules(match, PASS)) <= set(ledger(edition))


def assert_a_reason(match: Palace, reason: str) -> None:
    because = match.asks().why_not(match, PASS)
    assert because.reason == reason
    for language in LANGUAGES:
        said = reading(match.setup, language=language).reason(because, PASS.text)
        assert said.endswith(".") and "{" not in said


@every_agent
def test_a_bot_tells_a_good_use_from_a_bad_one(sheet: AgentSheet) -> None:
    for match in in_use(FFG, sheet):
        view = game_called(FFG).seen_by(A, match.setup, match)
        assert isinstance(view, PalaceView)
        thought, options = Thought(view, EVEN_TEMPERED), match.options(match.asks())
        values = {round(thought.value_of(sheet.first, option), 6) for option in options}
        if DECLINE in options and len(values) > 1:
            return
    pytest.fail(f"whatever it does with a {sheet.kind} is all the same to it")


def test_what_agents_weigh_is_written_as_a_host_would_write_it() -> None:
    assert influence_spelt(SHEETS) == "1", "MQF-009"
    heavy = AgentSheet("guard", costs=[1, 2, 3], clauses=("", ""), first=SHEETS[1].first, influence=3)
    spelt = influence_spelt((SHEETS[0], heavy))
    assert wrong_influence(spelt) == []
    assert influence_in(spelt)[:3] == [[1, 1, 1], [3, 3, 3], [1, 1, 1]]
