"""A rehearsal shows nothing that a player would have to remember: what they cannot see now is unknown."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import pytest

from ridotto.bots import Dice
from ridotto.games import GAMES
from ridotto.kernel import FATE, Game, Match, Player, Rehearsal, Setup, rehearse
from ridotto.kernel.rehearsal import WORLDS
from ridotto.lab import drawn

A, B, C, D = (Player(number) for number in range(4))


def rehearsed(game: Game, setup: Setup, match: Match, player: Player, *answers: str) -> Rehearsal:
    worlds = game.worlds(setup, player, match.heard_by(player), WORLDS, Dice(1).below)
    return rehearse(game, setup, player, worlds, [game.notation.read(answer) for answer in answers])


@pytest.mark.clause("TBL-014")
@pytest.mark.parametrize("mask", ["Judge", "King", "Queen"])
def test_whether_a_claim_is_right_is_unknown(mask: str) -> None:
    """All masks lay open at the start, and nobody has swapped in the opening: everybody could know all of them."""
    game = GAMES["mascarade-1e"]
    setup = game.set_up(4, {"pace": "off", "start": "A"})
    match = game.start(setup)
    for dealt in "Judge Bishop King Queen Thief Cheat".split():
        match.answer(FATE, game.notation.read(dealt))
    for player, other in ((A, "b"), (B, "c"), (C, "d"), (D, "a")):
        match.answer(player, game.notation.read(other))
        match.answer(player, game.notation.read("keep"))
    match.answer(A, game.notation.read(mask))
    match.answer(B, game.notation.read("claim"))
    match.answer(C, game.notation.read("pass"))
    found = rehearsed(game, setup, match, D, "claim")
    assert found.given == 1 and found.view["announced"] in (mask, None)
    assert [path for path in found.unknown if path.startswith("seats.")], "coins depend on who is right"
    assert found.view.get("faces", {}) == {} and not found.view.get("verdict")


def shown(view: Mapping[str, Any]) -> list[str]:
    """The cards that lie open for this player, in any of the games."""
    lying = [*view.get("faces", {}).values()]
    lying += [card["card"] for card in view.get("halls", {}).values() if card and card.get("card")]
    rows = [seat["row"] for seat in view.get("seats", []) if seat and seat.get("row")]
    lying += [card["card"] for row in rows for card in row if card and card.get("card")]
    return [str(card) for card in lying]


@pytest.mark.slow
@pytest.mark.clause("TBL-014", "MSQ-023")
@pytest.mark.parametrize(("game_id", "players"), [("mascarade-2e", 5), ("masques-dust", 3), ("masquerade", 4)])
def test_nothing_turns_up_in_a_rehearsal_that_cannot_be_seen_now(game_id: str, players: int) -> None:
    """Every option of every sixth question: what would be turned up, looked at or called from a hand is unknown."""
    game = GAMES[game_id]
    setup = game.set_up(players, {})
    tried = 0
    for seed in range(2):
        match, dice = game.start(setup), Dice(seed)
        for _ in range(160):
            if match.over():
                break
            question = match.asks()
            if question.player in match.seated and dice.below(6) == 0:
                before = game.seen_by(question.player, setup, match).as_dict()
                mine = json.dumps([before.get("hand"), before.get("pile"), before.get("pack")])
                for option in match.options(question):
                    after = rehearsed(game, setup, match, question.player, option.text).view
                    new = [card for card in shown(after) if card not in shown(before) and f'"{card}"' not in mine]
                    assert [card for card in new if not is_hired(str(card))] == [], (question.name(), option)
                    tried += 1
            match.answer(question.player, drawn(match, question, dice))
    assert tried > 100


def is_hired(card: str) -> bool:
    """Agents of Masques lie in open piles."""
    return card[:1].islower()


@pytest.mark.slow
@pytest.mark.clause("TBL-014")
@pytest.mark.parametrize(
    ("game_id", "players"),
    [("mascarade-1e", 5), ("mascarade-2e", 6), ("masques-dust", 4), ("masques-ffg", 3), ("masquerade", 4)],
)
def test_what_a_rehearsal_tells_comes_true(game_id: str, players: int) -> None:
    """In random matches, for a third of all answers."""
    game = GAMES[game_id]
    setup = game.set_up(players, {})
    tried = 0
    for seed in range(3):
        match, dice = game.start(setup), Dice(seed)
        for _ in range(200):
            if match.over():
                break
            question = match.asks()
            answer = drawn(match, question, dice)
            if question.player in match.seated and dice.below(3) == 0:
                found = rehearsed(game, setup, match, question.player, answer.text)
                after = match.fork()
                after.answer(question.player, answer)
                seen = dict(game.seen_by(question.player, setup, after).as_dict())
                assert differs(found.view, seen, "", found.unknown) == [], (question.name(), answer)
                tried += 1
            match.answer(question.player, answer)
    assert tried > 30


def differs(told: dict[str, object], true: dict[str, object], path: str, unknown: list[str]) -> list[str]:
    """The paths of all that was told and did not come true."""
    found: list[str] = []
    for key, value in told.items():
        other = true.get(key)
        if isinstance(value, dict) and isinstance(other, dict):
            found += differs(value, other, f"{path}{key}.", unknown)
        elif isinstance(value, list) and isinstance(other, list) and len(value) == len(other):
            known = {str(at): item for at, item in enumerate(value) if f"{path}{key}.{at}" not in unknown}
            found += differs(known, {str(at): item for at, item in enumerate(other)}, f"{path}{key}.", unknown)
        elif value != other:
            found.append(f"{path}{key}")
    return found
