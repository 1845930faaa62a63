"""Agents in rehearsals of Masques: they are hired about as often as courtiers hire them, and used by the rules."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ridotto.bots import Dice
from ridotto.games.masques.public.agents import RULES
from ridotto.games.masques.public.bots.hiring import Hiring
from ridotto.games.masques.public.bots.quick import QuickLook
from ridotto.games.masques.public.facts import Hired
from ridotto.games.masques.public.words import AGENT_KINDS, AGENTS, Agent
from ridotto.games.masques.secret.foresight import MasquesForesight
from ridotto.games.masques.secret.rules.turn import WhatToPlay
from ridotto.games.masques.secret.state import Palace
from ridotto.kernel import DEAF, Player
from ridotto.kernel.match import take
from tests.bots.games import BotGame


def turns(players: int, seed: int) -> Iterator[tuple[Palace, Player]]:
    """Moments of a game between courtiers at which somebody has a choice of what to play."""
    game = BotGame("masques-ffg", ["courtier"] * players, seed)
    while not game.match.over():
        palace = game.match
        assert isinstance(palace, Palace)
        question = palace.asks()
        if isinstance(question, WhatToPlay) and len(palace.options(question)) > 1:
            yield palace, question.player
        game.step()


def look_at(palace: Palace, player: Player) -> QuickLook:
    return QuickLook(palace.ring, palace.owners, palace.counters, palace.purses, player)


@pytest.mark.slow
def test_agents_are_hired_about_as_often_as_by_courtiers() -> None:
    dice, turns_seen, foreseen, hired = Dice(5), 0, 0, 0
    for seed in range(4):
        for palace, _ in turns(4, seed):
            question, foresight = palace.asks(), MasquesForesight(palace.setup)
            turns_seen += 1
            foreseen += isinstance(foresight.answer(palace, question, palace.options(question), dice.below), Agent)
        hired += sum([isinstance(fact, Hired) for fact in palace.heard_by(Player(0))])
    assert turns_seen > 200
    assert hired / 2 < foreseen < hired * 1.2, f"{foreseen} foreseen, {hired} hired"


@pytest.mark.slow
def test_a_turn_with_an_agent_goes_on_as_it_was_foreseen() -> None:
    """Each question of that turn is answered by what was weighed when the agent was chosen."""
    compared = 0
    for palace, player in turns(4, 1):
        world, foresight, draw = palace.fork(DEAF), MasquesForesight(palace.setup), Dice(7).below
        first = world.asks()
        answer = foresight.answer(world, first, world.options(first), draw)
        hire = foresight.hire
        if hire is None:
            assert not isinstance(answer, Agent)
            continue
        said = [answer]
        take(world, first, answer, False)
        while len(said) < (3 if hire.end is None else 4):
            question = world.asks()
            assert question.player == player
            said.append(foresight.answer(world, question, world.options(question), draw))
            take(world, question, said[-1], False)
        assert said == [hire.agent, hire.hall, hire.chosen] + ([] if hire.end is None else [hire.end])
        compared += 1
    assert compared >= 5


@pytest.mark.parametrize("kind", AGENT_KINDS)
def test_an_agent_is_used_as_the_rules_allow_and_nothing_is_left_of_what_was_tried(kind: str) -> None:
    agent, used = AGENTS[AGENT_KINDS.index(kind)][0], 0
    rule = RULES[agent.number]
    for number, (palace, player) in enumerate(turns(4, 3)):
        look = look_at(palace, player)
        before = (look.strength.copy(), look.owner.copy(), look.token.copy())
        hire = Hiring(look, Dice(number).below).best_of((agent,))
        assert (look.strength, look.owner, look.token) == before
        if hire is None:
            continue
        used += 1
        ring = palace.ring.copy()
        assert ring.cards[hire.hall.number] is None
        ring.place(agent, hire.hall.number)
        assert hire.chosen in rule.options(ring, hire.hall)
        ends = rule.ends(ring, hire.hall, hire.chosen)
        assert hire.end in ends if ends else hire.end is None
    assert used > 5
