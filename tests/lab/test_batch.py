"""Many matches in one call: what stands in the arrays is what each match says by itself."""

from __future__ import annotations

from zlib import crc32

import pytest

from ridotto.bots import Dice
from ridotto.contracts.example import CANDLES
from ridotto.games import GAMES
from ridotto.kernel import AnswerRefused, Game, MatchOver, Player
from ridotto.lab import Batch, drawn, playout

TABLES = [(game, players) for game in GAMES.values() for players in (game.fewest, game.most)]


def options(batch: Batch, number: int) -> list[int]:
    return [answer for answer in range(len(batch.answers)) if batch.masks[number, answer]]


def row(array: memoryview[int] | memoryview[float], number: int) -> list[float]:
    assert array.shape is not None
    return [array[number, column] for column in range(array.shape[1])]


def step_at_random(batch: Batch, dice: Dice) -> None:
    chosen = [options(batch, number) for number in range(batch.count)]
    batch.step([each[dice.below(len(each))] for each in chosen])


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), TABLES, ids=[f"{game.id}-{players}" for game, players in TABLES])
def test_the_arrays_say_what_the_matches_say(game: Game, players: int) -> None:
    batch, dice = Batch(game.start(game.set_up(players, {})), 3, facts=5), Dice(7)
    for _ in range(60):
        step_at_random(batch, dice)
        for number, match in enumerate(batch.matches):
            question = match.asks()
            assert batch.asked[number] == question.player and question.player in match.seated
            assert options(batch, number) == sorted([option.id for option in match.options(question)])
            heard = [crc32(fact.spelling().encode()) for fact in match.heard_by(question.player)][-5:]
            assert row(batch.facts, number) == [0] * (5 - len(heard)) + heard


def test_nobody_is_shown_what_only_others_were_told() -> None:
    game = GAMES["mascarade-2e"]
    batch, dice = Batch(game.start(game.set_up(6, {})), 2, facts=200), Dice(3)
    kept_from_them = 0
    for _ in range(50):
        step_at_random(batch, dice)
        for number, match in enumerate(batch.matches):
            asked = Player(batch.asked[number])
            secrets = {crc32(told.fact.spelling().encode()) for told in match.log if not told.is_for(asked)}
            known = {crc32(fact.spelling().encode()) for fact in match.heard_by(asked)}
            kept_from_them += len(secrets - known)
            assert not (secrets - known) & set(row(batch.facts, number))
    assert kept_from_them > 0


def test_who_won_is_said_once_and_the_next_match_begins() -> None:
    batch, dice = Batch(CANDLES.start(CANDLES.set_up(3, {})), 8), Dice(1)
    ended = 0
    for _ in range(60):
        before = list(batch.matches)
        step_at_random(batch, dice)
        for number, match in enumerate(before):
            assert batch.ended[number] == match.over() == (batch.matches[number] is not match)
            winners = match.outcome.winners if match.outcome else ()
            assert row(batch.rewards, number) == [float(player in winners) for player in range(3)]
            ended += match.over()
    assert ended > 10


def test_a_batch_without_facts_plays_the_same_matches() -> None:
    game = GAMES["masques-dust"]
    deaf, told = [Batch(game.start(game.set_up(3, {})), 4, facts, seed=9) for facts in (0, 8)]
    dice = Dice(2), Dice(2)
    for _ in range(60):
        step_at_random(deaf, dice[0])
        step_at_random(told, dice[1])
        assert deaf.masks == told.masks and deaf.asked == told.asked and deaf.rewards == told.rewards
        assert len(deaf.facts) == 0


def test_other_seeds_deal_other_matches() -> None:
    game = GAMES["masques-dust"]
    one, other = [Batch(game.start(game.set_up(3, {})), 4, seed=seed) for seed in (1, 2)]
    assert one.masks != other.masks
    assert one.masks == Batch(game.start(game.set_up(3, {})), 4, seed=1).masks


def test_an_answer_that_is_no_option_changes_nothing() -> None:
    game = GAMES["mascarade-2e"]
    batch = Batch(game.start(game.set_up(5, {})), 3)
    fine = [options(batch, number)[0] for number in range(3)]
    closed = next(answer for answer in range(len(batch.answers)) if answer not in options(batch, 2))
    before = [match.position() for match in batch.matches], batch.masks.tobytes()
    for wrong in (closed, -1, len(batch.answers)):
        with pytest.raises(AnswerRefused):
            batch.step([*fine[:2], wrong])
    with pytest.raises(ValueError, match="expected 3 answers, one for each match, not 2"):
        batch.step(fine[:2])
    assert ([match.position() for match in batch.matches], batch.masks.tobytes()) == before
    batch.step(fine)


@pytest.mark.parametrize(("matches", "facts"), [(0, 4), (2, -1)])
def test_a_batch_needs_a_match_and_a_window(matches: int, facts: int) -> None:
    with pytest.raises(ValueError, match="at least one match"):
        Batch(CANDLES.start(CANDLES.set_up(3, {})), matches, facts)


def test_a_match_that_is_over_cannot_be_forked_into_a_batch() -> None:
    match = CANDLES.start(CANDLES.set_up(3, {}))
    playout(match, Dice(1))
    with pytest.raises(MatchOver):
        Batch(match, 2)


def test_what_was_told_before_a_batch_began_is_known_in_it() -> None:
    game = GAMES["mascarade-2e"]
    match, dice = game.start(game.set_up(4, {})), Dice(1)
    for _ in range(30):
        question = match.asks()
        match.answer(question.player, drawn(match, question, dice))
    batch = Batch(match, 1, facts=300)
    heard = [crc32(fact.spelling().encode()) for fact in match.heard_by(match.asks().player)]
    assert [fact for fact in row(batch.facts, 0) if fact] == heard
