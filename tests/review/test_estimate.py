"""When an answer is called a mistake: where the interval leaves no doubt, and few worlds leave more of it."""

import pytest

from ridotto.kernel import Player
from ridotto.replay import replay_record
from ridotto.review.estimate import Estimate, beyond_doubt
from ridotto.review.judging import WORLDS_TO_JUDGE, Judgement
from tests.review.evening import evening

A = Player(0)


@pytest.mark.parametrize(
    ("worlds", "quantile"), [(16, 4.073), (21, 3.850), (31, 3.646), (51, 3.496), (101, 3.390), (100_000, 3.291)]
)
def test_what_leaves_no_doubt_is_students_quantile_for_999_of_1000(worlds: int, quantile: float) -> None:
    assert beyond_doubt(worlds) == pytest.approx(quantile, abs=0.01)


def judged(worlds: int, loss: float, errors: float) -> Judgement:
    """A loss that is so many standard errors away from nothing, in so many worlds."""
    losses = Estimate(1)
    spread = loss / errors * (worlds - 1) ** 0.5  # of losses that are as often above the mean as below it
    for world in range(worlds):
        losses.add(world, [loss + (spread if world % 2 else -spread)])
    assert losses.means()[A] / losses.errors()[A] == pytest.approx(errors)
    answer = replay_record(evening()).record[-1].answer
    return Judgement(answer, Estimate(1), losses, [], [], False)


@pytest.mark.parametrize(
    ("worlds", "loss", "errors", "mistake"),
    [
        (WORLDS_TO_JUDGE, 0.2, 4.2, True),
        (WORLDS_TO_JUDGE, 0.2, 3.9, False),  # enough for fifty worlds, and not for sixteen
        (50, 0.2, 3.9, True),
        (50, 0.2, 3.3, False),
        (50, 0.09, 9.0, False),  # certain, and not worth a word
        (WORLDS_TO_JUDGE - 2, 0.5, 99.0, False),
    ],
)
def test_a_mistake_is_named_where_the_interval_leaves_no_doubt(
    worlds: int, loss: float, errors: float, mistake: bool
) -> None:
    assert judged(worlds, loss, errors).is_mistake(A) is mistake
