"""Every puzzle is answered as the engine believes at that moment, and each of its facts is needed."""

from __future__ import annotations

import json
from typing import Any, Final

import pytest

import ridotto
from ridotto.api import OpenMatch
from ridotto.games.mascarade.public.setup import MascaradeSetup
from tools import puzzles
from tools.puzzles import Impossible, Story, before_this_turn, belief_after, heard_of, king_in, solve

PUZZLES: Final[list[dict[str, Any]]] = json.loads((puzzles.ROOT / puzzles.PUZZLES).read_text(encoding="utf-8"))
FAMILY: Final = "page/src/games/mascarade/family.ts"
EACH: Final = pytest.mark.parametrize("puzzle", PUZZLES, ids=[str(number + 1) for number in range(len(PUZZLES))])


def played(puzzle: dict[str, Any]) -> OpenMatch:
    """The record of a puzzle, played again up to its question."""
    match = ridotto.open(puzzle["game"], 6, by_hand=["fate"], names=puzzle["people"], **puzzle["options"])
    match.play(puzzle["answers"])
    return match


def setup_of(match: OpenMatch) -> MascaradeSetup:
    assert isinstance(match.setup, MascaradeSetup)
    return match.setup


def answer_to(match: OpenMatch, story: Story, turns: list[int]) -> str | None:
    return king_in(belief_after(setup_of(match), heard_of(story, turns)))


def test_there_are_thirty_from_easy_to_hard_and_some_that_nobody_can_answer() -> None:
    facts = [len(puzzle["joined"]) for puzzle in PUZZLES]
    assert len(PUZZLES) == 30
    assert "puzzles: { count: 30," in (puzzles.ROOT / FAMILY).read_text(encoding="utf-8")  # as home says
    assert facts == sorted(facts)
    assert {2, 3, 4, 5} <= set(facts)
    assert 5 <= [puzzle["answer"] for puzzle in PUZZLES].count(None) <= 10
    assert {puzzle["answer"] for puzzle in PUZZLES} == {*"ABCDEF", None}


@EACH
def test_a_puzzle_tells_what_a_spectator_heard_and_nothing_else(puzzle: dict[str, Any]) -> None:
    story = before_this_turn(played(puzzle))
    assert [[fact.data() for fact in turn] for turn in story.turns] == puzzle["story"]
    assert len(story.turns) == puzzle["turns"]


@EACH
def test_the_answer_is_what_the_engine_believes_at_that_moment(puzzle: dict[str, Any]) -> None:
    possible = played(puzzle).possible("-")
    sure = [place.upper() for place, masks in possible.items() if masks == ["King"]]
    assert sure == ([] if puzzle["answer"] is None else [puzzle["answer"]])


@EACH
def test_the_answer_follows_from_the_facts_that_had_to_be_joined_with_the_odds_that_are_told(
    puzzle: dict[str, Any],
) -> None:
    match = played(puzzle)
    story, joined = before_this_turn(match), puzzle["joined"]
    assert answer_to(match, story, joined) == puzzle["answer"]
    after = [belief_after(setup_of(match), heard_of(story, joined[: number + 1])) for number in range(len(joined))]
    assert [puzzles.odds_in(belief) for belief in after] == puzzle["odds"]


@pytest.mark.slow
@EACH
def test_no_fewer_facts_would_do(puzzle: dict[str, Any]) -> None:
    """Without one of them the answer does not follow, or does not hold against all that was heard besides."""
    match = played(puzzle)
    story = before_this_turn(match)
    solution = solve(setup_of(match), story)
    assert solution is not None
    assert len(solution.joined) == len(puzzle["joined"])
    turns = range(1, len(story.turns) + 1)
    for fact in puzzle["joined"]:
        others = [turn for turn in puzzle["joined"] if turn != fact]
        rest = [turn for turn in turns if turn != fact and turn not in others]
        found = []
        for more in puzzles.subsets(rest):
            try:
                found.append(answer_to(match, story, [*others, *more]))
            except Impossible:
                found.append("impossible" if not more else puzzle["answer"])
        assert any(answer != puzzle["answer"] for answer in found), fact
