"""Games that have no picture yet are played all the same: the story and what can be answered, in words."""

import random

import pytest

from tests.browser.company import Company
from tests.browser.test_games import as_recorded


@pytest.mark.parametrize(("game", "bots"), [("masques-dust", 1)])
async def test_a_game_in_words_is_played_to_its_end(company: Company, game: str, bots: int) -> None:
    [ada] = people = await company.sits_down("Ada", bots=bots, game=game)
    await ada.plays_to_the_end(random.Random(21))
    assert ada.given > 5
    revealed = ada.page.locator("section[aria-labelledby='face-up']")
    assert await revealed.filter(has_not=ada.page.locator("li")).count() == 0, "a heading over nothing"
    await as_recorded(company, people)
