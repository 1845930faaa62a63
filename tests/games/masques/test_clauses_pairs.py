"""Who takes a token: every pair of cards that may lie beside it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ridotto.games.masques.public.facts import (
    Collected,
    Stayed,
)
from ridotto.kernel import SPECTATOR, name
from tests.games.masques.rounds import (
    DUST,
    FFG,
    after,
    placed,
    spelt_in,
    table,
)

# ---- Every pair of cards.

AGENTS_AROUND = """
  gondolier1 gondolier2 gondolier3 LEFT RIGHT courtesan1 courtesan2 courtesan3
  assassin1 assassin2 assassin3 trader1 trader2 trader3 thief1 thief2"""


def taker(edition: str, left: str, right: str, weight: int | None = None, token: str = "clergy") -> str:
    """Who takes the token between two cards, all other hallways being full of agents; nobody: an empty text."""
    setup = table(edition, 4) if weight is None else table(edition, 4, influence=str(weight))
    halls = AGENTS_AROUND.replace("LEFT", left).replace("RIGHT", right)
    for fact in placed(setup, halls=halls, tokens={"P4": token}).heard_by(SPECTATOR):
        if isinstance(fact, (Collected, Stayed)) and fact.at.number == 4:
            return name(fact.by) if isinstance(fact, Collected) else ""
    raise AssertionError("P4 was not resolved")


def outcomes(weight: int | None) -> Iterator[tuple[str, str, str]]:
    """All kinds of pairs and who takes the token: A is of Venier, B of Dandolo. Agents weigh so much, or never win."""
    values = (2, 3, 4)
    for v in values:
        for w in values:
            yield f"Venier{v}", f"Dandolo{w}", "A" if v > w else "B" if v < w else ""
            yield f"Venier{v}", f"Foscari{w}", "A" if v > w else ""
            if v != w:
                yield f"Venier{v}", f"Venier{w}", "A"
                yield f"Foscari{v}", f"Foscari{w}", ""
        beats_an_agent = weight is None or v > weight
        yield f"Venier{v}", "thief3", "A" if beats_an_agent else ""
        yield f"Venier{v}", "Dandolo4*", "A"
        yield f"Venier{v}", "Foscari4*", "A"
        yield f"Foscari{v}", "thief3", ""
        yield f"Foscari{v}", "Dandolo4*", ""
        yield f"Venier{v}*", "thief3", ""
    yield "Foscari3", "Foscari3", ""
    yield "Venier4*", "Dandolo2*", ""
    yield "Foscari4*", "thief3", ""
    yield "thief3", "guard1", ""


@pytest.mark.clause("MQD-135", "MQD-136", "MQD-137", "MQD-138", "MQD-139", "MQD-140", "MQD-141", "MQD-142", "MQD-143")
@pytest.mark.clause("MQF-139", "MQF-140", "MQF-141", "MQF-142", "MQF-143", "MQF-144", "MQF-145", "MQF-146")
@pytest.mark.clause("MQF-147", "MQF-148")
@pytest.mark.parametrize(("edition", "weight"), [(DUST, None), *[(FFG, weight) for weight in range(5)]])
def test_who_takes_a_token_between_any_two_cards(edition: str, weight: int | None) -> None:
    """On whichever side they lie; and nobody takes one that lies face down."""
    pairs = list(outcomes(weight))
    assert len(pairs) == 52
    for left, right, whose in pairs:
        assert taker(edition, left, right, weight) == whose, (left, right)
        assert taker(edition, right, left, weight) == whose, (right, left)
    for left, right, _ in pairs[::3]:
        assert taker(edition, left, right, weight, "clergy*") == "", (left, right)


@pytest.mark.clause("MQD-138", "MQF-142")
def test_with_agents_that_weigh_nothing_or_one_both_editions_agree() -> None:
    for left, right, _ in outcomes(None):
        assert taker(DUST, left, right) == taker(FFG, left, right, 0) == taker(FFG, left, right, 1), (left, right)
    assert taker(DUST, "Venier2", "thief3") != taker(FFG, "Venier2", "thief3", 2)


@pytest.mark.clause("MQF-143")
def test_between_two_agents_the_stronger_takes_nothing_either() -> None:
    for weights in ("guard 3, thief 1", "guard 1, thief 3", "guard 2, thief 2"):
        setup = table(FFG, 4, influence=weights)
        match = placed(setup, halls=AGENTS_AROUND.replace("LEFT", "guard1").replace("RIGHT", "thief3"))
        assert not any(isinstance(fact, Collected) for fact in match.heard_by(SPECTATOR)), weights


WORKED_EXAMPLE = """
  . . . . CONTARINI gondolier1 gondolier2 gondolier3
  assassin1 assassin2 assassin3 courtesan1 courtesan2 courtesan3 trader1 Venier4"""


def worked_example(edition: str, contarini: str, four_turns: str, **wishes: str) -> list[str]:
    """What becomes of the door and the four palace cards after it."""
    start = placed(
        table(edition, 4, **wishes),
        halls=WORKED_EXAMPLE.replace("CONTARINI", contarini),
        hands={"A": "Foscari3", "B": "Dandolo2", "C": "Venier2"},
        tokens={"P0": "merchant", "P2": "clergy", "P4": "vintner"},
    )
    told = after(start, four_turns).heard_by(SPECTATOR)
    return [fact.spelling() for fact in told if isinstance(fact, (Collected, Stayed)) and fact.at.number <= 4]


@pytest.mark.clause("MQF-139", "MQF-140", "MQF-142", "MQF-145", "MQF-147", "MQD-135", "MQD-136", "MQD-138", "MQD-140")
@pytest.mark.clause("MQD-142")
@pytest.mark.parametrize("contarini", ["Contarini2", "Contarini3", "Contarini4"])
@pytest.mark.parametrize(("edition", "thief"), [(DUST, ""), (FFG, "thief 0"), (FFG, "thief 1"), (FFG, "thief 2")])
def test_the_worked_example_whatever_the_contarini_guest_is_worth(edition: str, thief: str, contarini: str) -> None:
    """G1-min. A thief of 2 changes P3 and nothing else; so do H1 and H2 exchanged, and the other token turned down."""
    wishes = {"influence": thief} if thief else {}
    door, tie = "A takes merchant from P0: 1", "neither is higher"
    foscari = "P1 gives nothing: nobody's guest is higher"
    for four_turns, p3, p4 in [
        ("A:Foscari3+H0 B:Dandolo2+H2 C:Venier2+H1 D:thief1+H3+P4", "B takes ducat from P3: 2", "face down"),
        ("A:Foscari3+H0 B:Dandolo2+H1 C:Venier2+H2 D:thief1+H3+P4", "A takes ducat from P3: 2", "face down"),
        ("A:Foscari3+H0 B:Dandolo2+H2 C:Venier2+H1 D:thief1+H3+P3", "P3 gives nothing: face down", ""),
    ]:
        if thief == "thief 2" and "takes" in p3:
            p3 = f"P3 gives nothing: {tie}"
        p4 = f"P4 gives nothing: {p4}" if p4 else "C takes vintner from P4: 1"
        if thief == "thief 2" and contarini == "Contarini2" and "takes" in p4:
            p4 = f"P4 gives nothing: {tie}"
        expected = [door, foscari, f"P2 gives nothing: {tie}", p3, p4]
        found = worked_example(edition, contarini, four_turns, **wishes)
        assert found == [spelt_in(edition, line) for line in expected], four_turns
