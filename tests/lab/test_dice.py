"""The dice fall the same, interpreted and compiled, on any machine; and no two streams are one."""

from collections import Counter

import pytest

from ridotto.bots import Dice, decision_seed
from ridotto.kernel import Player

SECRET = bytes(range(32))
MOST = 1 << 30
# fmt: off
GOLDEN = [  # a program in C with unsigned words of 32 bits, written for this, draws the same
    (0, 1000, [981, 220, 580, 923, 487, 979, 236, 219]),
    (42, 6, [3, 4, 1, 5, 2, 2, 2, 5, 5, 2, 2, 2]),
    (2**128 - 1, 1 << 30, [513326744, 764681971, 29439206, 643525231]),
    (-1, 1 << 30, [513326744, 764681971, 29439206, 643525231]),
    (10**12, 1 << 30, [676100606, 492364109, 633568444, 272612949]),
    (0x000102030405060708090A0B0C0D0E0F, 1 << 30, [504258231, 384442222, 104596120, 590595751]),
    (3, 3 << 28, [341643099, 253462123, 788810774, 779123999]),
    (7, 1, [0, 0, 0]),
]
# fmt: on


@pytest.mark.parametrize(("seed", "below", "falls"), GOLDEN)
def test_the_dice_fall_as_written(seed: int, below: int, falls: list[int]) -> None:
    dice = Dice(seed)
    assert [dice.below(below) for _ in falls] == falls


def test_the_dice_still_fall_as_written_after_a_long_night() -> None:
    dice = Dice(7)
    for _ in range(100_000):
        dice.below(2)
    assert (dice.a, dice.b, dice.c, dice.counter) == (659369214, 1065118966, 3580279338, 100016)


@pytest.mark.parametrize("faces", [-1, 0, (1 << 30) + 1])
def test_dice_have_as_many_faces_as_they_can_show(faces: int) -> None:
    with pytest.raises(ValueError, match=f"1 to 1073741824 faces, not {faces}"):
        Dice(7).below(faces)


def test_dice_that_are_seeded_again_fall_like_new_ones() -> None:
    used = Dice(1)
    used.below(6)
    used.reseed(2)
    new = Dice(2)
    assert [used.below(1000) for _ in range(20)] == [new.below(1000) for _ in range(20)]


def test_every_side_comes_up_as_often_as_any_other() -> None:
    dice = Dice(1)
    falls = Counter([dice.below(13) for _ in range(26_000)])
    assert falls.keys() == set(range(13))
    for times in falls.values():
        assert times == pytest.approx(2000, rel=0.1)


def test_many_faces_are_as_even_as_few() -> None:
    """A word of 32 bits does not divide evenly by 3 * 2 ** 28: one face in three would have 6 words, the others 5."""
    dice = Dice(2)
    thirds = Counter([dice.below(3 << 28) % 3 for _ in range(30_000)])
    for times in thirds.values():
        assert times == pytest.approx(10_000, rel=0.03)


@pytest.mark.slow
@pytest.mark.parametrize("bit", [0, 31, 32, 63, 64, 95, 96, 127])
def test_neighbouring_seeds_have_nothing_in_common(bit: int) -> None:
    """Wherever in a seed they differ, from the first draw on."""
    one, other = [], []
    for seed in range(4000):
        one.append(Dice(seed).below(4))
        other.append(Dice(seed ^ (1 << bit)).below(4))
    assert Counter(one).most_common()[-1][1] > 900
    assert sum(a == b for a, b in zip(one, other)) == pytest.approx(1000, abs=120)


@pytest.mark.slow
def test_the_dice_of_one_match_do_not_run_into_those_of_another() -> None:
    """With 32 bits of state 3 of these 40,000 began in the middle of the first one's stream, and went on as it did."""
    first = Dice(0)
    stream = [first.below(MOST) for _ in range(400_000)]
    passed = set(zip(stream, stream[1:], stream[2:]))
    others = [Dice(seed) for seed in range(1, 40_001)]
    assert not [dice for dice in others if (dice.below(MOST), dice.below(MOST), dice.below(MOST)) in passed]


# ---- At a table.


def test_the_seed_of_a_decision_is_plain_hmac() -> None:
    """Worked out with `printf 'A 0' | openssl dgst -sha256 -mac HMAC -macopt hexkey:00…1f` and the like."""
    assert decision_seed(SECRET, Player(0), 0) == 0xD7D477D0350CA32EB29EA6BE78C06836
    assert decision_seed(SECRET, Player(12), 345) == 0x4015583B69500AB9C17154ADBD86BA8C
