"""Reviews wait for each other, and one person does not fill the queue."""

from pathlib import Path

import pytest

from ridotto.house.errors import ReviewersBusy
from ridotto.house.reviews import MOST_OF_ONE, MOST_WAITING
from tests.house.rooms import Party, a_house, in_a_loop
from tests.house.test_what_if import finished


@in_a_loop
async def test_one_person_has_a_few_reviews_in_the_queue_and_others_get_theirs(tmp_path: Path) -> None:
    async with a_house(tmp_path / "store", grace=3600) as house:
        parties: list[Party] = [(await finished(house))[0] for _ in range(MOST_OF_ONE + 2)]
        *first, another, last = parties
        for party in first:
            await house.review(party.actor, person="ada")
        with pytest.raises(ReviewersBusy, match="for you already") as refusal:
            await house.review(another.actor, person="ada")
        assert refusal.value.details == {"why": "yours", "most": MOST_OF_ONE}
        await house.review(first[0].actor, person="ada")  # it is in the queue, whoever asks
        await house.review(another.actor, person="bo")
        await house.review(another.actor, person="ada")
        with pytest.raises(ReviewersBusy):
            await house.review(last.actor, person="ada")


@in_a_loop
async def test_nobody_waits_behind_too_many(tmp_path: Path) -> None:
    async with a_house(tmp_path / "store", grace=3600) as house:
        *parties, last = [(await finished(house))[0] for _ in range(MOST_WAITING + 1)]
        for number, party in enumerate(parties):
            await house.review(party.actor, person=f"person {number}")
        with pytest.raises(ReviewersBusy, match="try again in a minute"):
            await house.review(last.actor, person="somebody else")
