"""A rehearsal tells what answers would lead to, as far as a player can know it, and nothing of the match itself."""

from __future__ import annotations

import pytest

from ridotto.bots import Dice
from ridotto.contracts.example import CANDLES
from ridotto.contracts.example.public import HIDE, MOON, SEATS, SUN, SWAP
from ridotto.contracts.example.secret import Den
from ridotto.kernel import FATE, Answer, AnswerRefused, Match, NotYourQuestion, Player, Rehearsal, rehearse
from ridotto.kernel.rehearsal import common_part

SETUP = CANDLES.set_up(3, {})
A, B = Player(0), Player(1)


def dealt(*cards: Answer) -> Den:
    match = CANDLES.start(SETUP)
    for card in cards:
        match.answer(FATE, card)
    return match


def rehearsed(match: Match, player: Player, *answers: Answer, worlds: int = 2) -> Rehearsal:
    drawn = CANDLES.worlds(SETUP, player, match.heard_by(player), worlds, Dice(1).below)
    return rehearse(CANDLES, SETUP, player, drawn, list(answers))


def test_what_follows_before_anything_is_known_is_told_in_full() -> None:
    match = dealt(SUN, MOON, SUN)
    found = rehearsed(match, A, HIDE)
    match.answer(A, HIDE)
    assert found.unknown == []
    assert found.view == CANDLES.seen_by(A, SETUP, match).as_dict()
    assert found.asking is not None and found.asking.spelling() == match.asking(A).spelling() == "SwapOrKeep A"
    assert [option.text for option in found.options] == ["swap", "keep"]


@pytest.mark.clause("TBL-014")
def test_a_card_that_nobody_has_seen_is_unknown() -> None:
    found = rehearsed(dealt(SUN, MOON, SUN), A, SEATS[1])
    assert found.unknown == ["last"], "what A sees comes last"
    assert found.view["coins"] == {"A": 2, "B": 2, "C": 2}
    assert found.asking is not None and found.asking.players == [B]


@pytest.mark.clause("TBL-014")
def test_a_card_that_was_seen_and_is_hidden_again_is_unknown() -> None:
    """A rehearsal is no better memory: Ada looked at the card in the turn before."""
    match = dealt(MOON, MOON, SUN)
    for player, answer in ((A, SEATS[1]), (B, SEATS[0]), (Player(2), SEATS[0])):
        match.answer(player, answer)
    while match.asks().name() != "WhatToDo":
        match.answer(match.asks().player, SUN)
    assert match.asks().player == A
    found = rehearsed(match, A, SEATS[1])
    assert found.unknown == ["last"] and "last" not in found.view


@pytest.mark.clause("TBL-014")
def test_what_can_be_deduced_is_unknown() -> None:
    match = dealt(MOON, MOON, SUN)
    only_one: list[Den] = [match.fork()]
    found = rehearse(CANDLES, SETUP, A, only_one, [SEATS[1]])
    assert found.unknown == ["last"] and "last" not in found.view


def test_answers_follow_each_other_until_somebody_else_is_asked() -> None:
    found = rehearsed(dealt(SUN, MOON, SUN), A, HIDE, SWAP, HIDE)
    assert found.given == 2
    assert found.asking is not None and found.asking.players == [B]
    assert found.options == ()


def test_what_cannot_be_answered_is_refused_as_at_the_table() -> None:
    match = dealt(SUN, MOON, SUN)
    with pytest.raises(AnswerRefused, match=r"^swap is not one of: b c hide \(look-or-hide\)$"):
        rehearsed(match, A, SWAP)
    with pytest.raises(NotYourQuestion):
        rehearsed(match, B, HIDE)


def test_without_a_world_all_is_unknown() -> None:
    found = rehearse(CANDLES, SETUP, A, [], [HIDE])
    assert (found.given, found.asking, found.options, found.view, found.unknown) == (0, None, (), {}, ["*"])


def test_what_two_views_have_in_common() -> None:
    unknown: list[str] = []
    one = {"a": {"b": 1, "c": 2}, "d": [1, {"e": 2}], "f": [1], "g": 1}
    other = {"a": {"b": 1, "c": 3}, "d": [1, {"e": 3}], "f": [1, 2], "h": 1}
    assert common_part(one, other, "", unknown) == {"a": {"b": 1}, "d": [1, {}]}
    assert unknown == ["a.c", "d.1.e", "f", "g", "h"]
