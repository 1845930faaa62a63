"""The dice fall the same, interpreted and compiled, on any machine."""

import pytest

from ridotto.bots import Dice

# fmt: off
GOLDEN = [
    (0, 1000, [200, 893, 84, 276, 574, 455, 201, 423]),
    (42, 6, [1, 4, 3, 0, 1, 0, 2, 3, 2, 5, 2, 0]),
    (2**32 - 1, 1 << 30, [1067371115, 1017483602, 527893693, 66509549]),
    (-1, 1 << 30, [1067371115, 1017483602, 527893693, 66509549]),
    (10**12, 1 << 30, [843026488, 120298660, 593484171, 364515876]),
    (7, 1, [0, 0, 0]),
]
# fmt: on


@pytest.mark.parametrize(("seed", "below", "falls"), GOLDEN)
def test_the_dice_fall_as_written(seed: int, below: int, falls: list[int]) -> None:
    dice = Dice(seed)
    assert [dice.below(below) for _ in falls] == falls


def test_dice_do_not_have_more_faces_than_they_can_show() -> None:
    with pytest.raises(ValueError, match="at most 1073741824 faces"):
        Dice(7).below((1 << 30) + 1)


def test_the_dice_still_fall_as_written_after_a_long_night() -> None:
    dice = Dice(7)
    for _ in range(100_000):
        dice.below(2)
    assert dice.state == 1335466245


def test_the_one_seed_that_would_stop_the_dice_does_not() -> None:
    dice = Dice(-0x6D2B79F5)
    assert dice.state == 0x1234567
    assert len({dice.below(1000) for _ in range(100)}) > 50


def test_every_side_comes_up_as_often_as_any_other() -> None:
    dice = Dice(1)
    falls = [dice.below(13) for _ in range(26_000)]
    assert min(falls) == 0 and max(falls) == 12
    for side in range(13):
        assert falls.count(side) == pytest.approx(2000, rel=0.1)
