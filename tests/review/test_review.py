"""What a master says of a finished game: chances, choices, claims, moments and luck."""

from __future__ import annotations

from time import perf_counter

import pytest

from ridotto.bots import Thinking
from ridotto.bots.thinking import Timer
from ridotto.kernel import Player, name
from ridotto.replay import Record, game_of, reel, replay_record, setup_of
from ridotto.review import Choice, Review, ReviewRefused, as_json, review
from ridotto.review.data import Point
from ridotto.review.estimate import Estimate
from ridotto.review.judging import Decision
from ridotto.review.reviewing import Reviewer
from ridotto.review.summing_up import Mark, key_moments
from tests.review.evening import BLUFF, CLAIMED, DEAL, OPENING, evening, record

pytestmark = pytest.mark.slow

A, B, C, D = [Player(number) for number in range(4)]
LITTLE = Thinking(simulations=32, seconds=None)


def reviewed(played: Record, seed: int = 1) -> Review:
    return review(played, LITTLE, seed)


@pytest.fixture(scope="module")
def passed() -> Review:
    return reviewed(evening())


@pytest.fixture(scope="module")
def claimed() -> Review:
    return reviewed(evening(CLAIMED))


def choices_of(found: Review, player: Player) -> list[Choice]:
    return [choice for choice in found.choices if choice.player == player]


def test_chances_are_shares_of_one_win_and_end_with_the_result(passed: Review) -> None:
    for point in passed.points:
        assert sum(point.chances) == pytest.approx(1.0)
    assert passed.points[-1].chances == (0.5, 0.0, 0.5, 0.0), "A and C have 8 coins"
    assert [point.step for point in passed.points] == sorted([point.step for point in passed.points])


def test_every_answer_that_was_a_choice_has_its_point(passed: Review) -> None:
    steps = [point.step for point in passed.points]
    assert steps[0] == 0 and steps[-1] == passed.answers
    assert set(steps[1:-1]) == {choice.step for choice in passed.choices}


def test_a_pass_that_gives_a_win_away_is_a_mistake(passed: Review) -> None:
    """B has looked, is the Queen, and lets C take the Queen's coins in the last turn."""
    last = choices_of(passed, B)[-1]
    assert (last.answer, last.best, last.mistake) == ("pass", "claim", True)
    assert last.loss == pytest.approx(0.5) and last.loss_error == pytest.approx(0.0)
    assert last in passed.mistakes()


def test_who_answers_like_the_best_loses_nothing(claimed: Review) -> None:
    last = choices_of(claimed, B)[-1]
    assert (last.answer, last.loss, last.mistake) == ("claim", 0.0, False)


def test_what_a_player_could_not_know_changes_no_verdict_on_that_player() -> None:
    """C may have swapped with D under the table: B heard the same, and is judged alike."""
    kept, swapped = (reviewed(evening(opening=opening)) for opening in (OPENING, OPENING.replace("C:keep", "C:swap")))
    assert choices_of(kept, B) == choices_of(swapped, B)
    assert choices_of(kept, C) != choices_of(swapped, C), "C knows what C did"


def test_bluffs_are_told_from_the_truth_with_the_odds_of_all_who_heard_them(claimed: Review) -> None:
    held, caught, right = claimed.claims
    assert (held.player, held.thing, held.really, held.called) == (A, "Queen", "King", False)
    assert (caught.player, caught.thing, caught.really, caught.called) == (C, "Queen", "Judge", True)
    assert (right.player, right.too, right.true, right.odds) == (B, True, True, 1.0), "B has looked"
    assert [(each.player, each.claimed) for each in held.listeners] == [(B, False), (C, False), (D, False)]
    doubts = {each.player: each.odds for each in caught.listeners}
    assert doubts[B] == 0.0, "who is the Queen knows that C is not"
    assert 0.0 < (doubts[D] or 0.0) < 1.0


def test_start_luck_and_choices_add_up_to_the_result(passed: Review) -> None:
    for account in passed.accounts:
        assert account.start + account.luck + account.own + account.others == pytest.approx(account.result)
        assert account.start == pytest.approx(0.25, abs=0.15)
    assert passed.accounts[B].own <= -0.2, "what B gave away was no bad luck"


def test_the_same_seed_says_the_same_again(passed: Review) -> None:
    again, otherwise = reviewed(evening()), reviewed(evening(), seed=2)
    assert as_json(again) == as_json(passed)
    assert as_json(otherwise) != as_json(passed)


def test_a_moment_opens_the_replay_at_its_answer(claimed: Review) -> None:
    played = evening(CLAIMED)
    scenes = list(reel(game_of(played), setup_of(played), replay_record(played).record))
    assert claimed.moments
    for moment in claimed.moments:
        given = scenes[moment.scene].given
        assert given is not None and (given.player, given.answer.text) == (moment.player, moment.answer)
        assert scenes[moment.scene].turn >= moment.turn


def test_the_time_is_divided_among_all_answers() -> None:
    """A clock on which every look takes long: the review ends all the same, with something for each answer."""
    looks = iter(range(10_000_000))
    found = review(evening(), Thinking(simulations=100_000, seconds=3_000.0), 1, clock=lambda: float(next(looks)))
    assert len(found.points) > 10 and found.points[-1].step == found.answers
    assert next(looks) < 10_000


@pytest.mark.parametrize("game", ["masques-ffg", "masquerade"])
def test_other_games_have_chances_and_no_claims(game: str) -> None:
    played = played_by_bots(game)
    found = review(played, Thinking(simulations=4, seconds=None))
    assert found.claims == () and len(found.points) > 10
    assert [round(sum(point.chances), 6) for point in found.points] == [1.0] * len(found.points)
    assert found.points[-1].chances[ord(played.result[-1]) - ord("A")] == 1.0


def played_by_bots(game: str) -> Record:
    from ridotto.bots import BOTS, Dice
    from ridotto.games import game_called
    from ridotto.lab import BotMatch
    from ridotto.replay import record_of

    rules = game_called(game)
    setup = rules.set_up(rules.fewest, {})
    bots = [BOTS["courtier"](rules, setup, player, Dice(player).below) for player in setup.everybody]
    match = BotMatch(rules, setup, bots, Dice(5))
    match.play()
    return record_of(rules, setup, match.match, [name(player) for player in setup.everybody])


def test_a_courtier_of_masques_is_compared_with_one_that_uses_agents_as_it_does() -> None:
    """So its use of agents has no effect; at these questions no two answers are as good, and no lot decides."""
    reviewer = Reviewer(played_by_bots("masques-ffg"), Thinking(simulations=4, seconds=None), 1, perf_counter)
    asked, alike = 0, 0
    for beat in reviewer.beats(reviewer.judge.masters):
        if beat.question is not None and beat.question.name().startswith("Who"):  # whom to stab, to call, to ferry
            decision = Decision(beat.match, beat.given.player, beat.question, beat.given.answer)
            judged = reviewer.judge.judge(
                decision, beat.step << 32, Timer(None, perf_counter), Timer(None, perf_counter)
            )
            asked += 1
            alike += judged is not None and judged.effects.means() == [0.0, 0.0]
    assert asked > 0 and alike == asked, (alike, asked)


def test_a_game_that_is_not_over_is_refused() -> None:
    with pytest.raises(ReviewRefused, match="this game is not over: expected the record of a game that was played"):
        reviewed(record(DEAL, OPENING, BLUFF))


# ---- Numbers.


def test_rehearsals_in_one_world_count_as_one() -> None:
    """A thousand rehearsals in two worlds say little about a third one."""
    often, once = Estimate(1), Estimate(1)
    for world, chance in ((0, 0.2), (1, 0.6)):
        once.add(world, [chance])
        for _ in range(500):
            often.add(world, [chance])
    assert often.means() == pytest.approx([0.4]) and often.errors() == pytest.approx(once.errors())
    assert once.errors() == pytest.approx([0.2])


def test_one_world_alone_leaves_everything_open() -> None:
    found = Estimate(2)
    found.add(0, [1.0, 0.0])
    assert found.errors() == [1.0, 1.0]


def point(step: int, chance: float, error: float = 0.0) -> Point:
    return Point(step, step, (chance, 1.0 - chance), (error, error))


def test_a_swing_within_its_error_is_no_moment() -> None:
    played = replay_record(evening())
    marks = [Mark(step, step) for step in range(20)]
    sure = key_moments([point(8, 0.5), point(9, 0.7), point(10, 0.7)], played.record, marks)
    assert [(moment.step, moment.seat) for moment in sure] == [(8, A)]
    assert key_moments([point(8, 0.5, 0.2), point(9, 0.7, 0.2)], played.record, marks) == []


def test_no_more_than_five_moments_in_the_order_of_the_game() -> None:
    played = replay_record(evening())
    marks = [Mark(step, step) for step in range(20)]
    points = [point(step, 0.5 + (0.05 + step / 100) * (step % 2)) for step in range(1, 12)]
    found = key_moments(points, played.record, marks)
    assert len(found) == 5 and [moment.step for moment in found] == sorted([moment.step for moment in found])
    assert min([moment.step for moment in found]) >= 6, "the largest"


def test_a_few_wins_in_a_row_leave_some_doubt() -> None:
    found = Estimate(2)
    for world in range(8):
        found.add(world, [1.0, 0.0])
    assert found.errors() == [0.0, 0.0] and found.errors_of_chances() == pytest.approx([0.105, 0.105], abs=0.001)
