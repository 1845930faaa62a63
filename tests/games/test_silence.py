"""Positions of the scenario files with a hidden card exchanged: nobody who was not told of it can see a difference."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import pytest

from ridotto.bots import Dice
from ridotto.contracts import SENSES, silence
from ridotto.games import GAMES
from ridotto.games.masquerade.public.facts import Discarded, NothingToDiscard, TurnedUp
from ridotto.games.masquerade.public.setup import MasqueradeSetup
from ridotto.kernel import Fact, Game, Match, Setup, SetupRefused
from ridotto.scenarios import read_scenarios

SCENARIOS: Final = Path(__file__).parents[1] / "scenarios"
LIGHT: Final = {kind: SENSES[kind] for kind in ("story", "audiences", "asking", "question", "view")}
Pair = tuple[str, Setup, Match, Match]


def positions(game: Game) -> Iterator[tuple[str, Setup, dict[str, Any]]]:
    for path in sorted(SCENARIOS.glob(f"{game.notation.language}*/*.toml")):
        for scenario in read_scenarios(path.read_text(encoding="utf-8")):
            placed = "position" in scenario.written and "fails_setup" not in scenario.written
            if placed and scenario.game() is game:
                setup = game.set_up(scenario.players(), scenario.wishes(game))
                yield f"{path.name}: {scenario.title}", setup, scenario.written["position"]


def exchanged(game: Game, dice: Dice) -> Iterator[Pair]:
    for title, setup, position in positions(game):
        for changed in changes(setup, position, dice):
            try:
                yield title, setup, game.start_at(setup, position), game.start_at(setup, changed)
            except SetupRefused:
                continue  # that card may not lie there


def changes(setup: Setup, position: dict[str, Any], dice: Dice) -> Iterator[dict[str, Any]]:
    """Masquerade: any other card where one lies face down. Masques: hands change a card. Mascarade: two masks do."""
    if isinstance(setup, MasqueradeSetup):
        rows: dict[str, str] = position.get("rows", {})
        used = " ".join([*rows.values(), str(position)]).replace("*", " ")
        for letter, row in rows.items():
            for number, word in enumerate(row.split()):
                if word.endswith("*"):
                    other = any_card(setup, used, dice)
                    words = [*row.split()[:number], f"{other}*", *row.split()[number + 1 :]]
                    yield {**position, "rows": {**rows, letter: " ".join(words)}}
    elif isinstance(position.get("hands"), dict):
        hands: dict[str, str] = position["hands"]
        holders = [letter for letter in hands if hands[letter].split()]
        for letter, neighbour in pairwise(holders):
            mine, theirs = hands[letter].split(), hands[neighbour].split()
            swapped = {letter: " ".join([theirs[0], *mine[1:]]), neighbour: " ".join([mine[0], *theirs[1:]])}
            yield {**position, "hands": {**hands, **swapped}}
    elif isinstance(position.get("masks"), str) and not position.get("open"):
        masks = position["masks"].split()
        here, there = dice.below(len(masks)), dice.below(len(masks))
        masks[here], masks[there] = masks[there], masks[here]
        yield {**position, "masks": " ".join(masks)}


def any_card(setup: MasqueradeSetup, used: str, dice: Dice) -> str:
    """The King every third time: being unable to pay with him is what silence told of."""
    left = [card.text for card in setup.names if card.text not in used.split()]
    king = setup.names[setup.king].text
    return king if king in left and dice.below(3) == 0 else left[dice.below(len(left))]


def tells(fact: Fact) -> bool:
    """What the rules themselves tell of hidden cards: that one was affected, and that nothing could be paid."""
    return isinstance(fact, (TurnedUp, NothingToDiscard, Discarded))


@pytest.mark.slow
@pytest.mark.clause("MSQ-160")
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_nobody_is_told_by_a_question_or_by_a_silence_what_lies_hidden(game: Game) -> None:
    pairs = answers = 0
    for title, setup, one, other in exchanged(game, Dice(7)):
        try:
            answers += silence(game, setup, one, other, pairs, tells, LIGHT)
        except AssertionError as problem:
            raise AssertionError(f"{title}: {problem}") from None
        pairs += 1
    assert pairs > 20 and answers > 2 * pairs
