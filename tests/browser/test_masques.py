"""Masques by clicks: whole games at one table, the phone, keys alone, French, and that nothing is spent by one tap."""

import asyncio
import random
import re

import pytest
from playwright.async_api import expect

from ridotto.replay import Record, verify
from tests.browser.company import PHONE, Company
from tests.browser.looks import hard_to_perceive, too_small, too_wide
from tests.browser.palace import Guest
from tests.browser.people import Person


async def sit_down(company: Company, game: str, names: str, bots: int = 0, **wishes: object) -> list[Guest]:
    people = await company.sits_down(*names.split(), bots=bots, game=game, memory="aid", **wishes)
    return [Guest(person, random.Random(number)) for number, person in enumerate(people)]


async def as_recorded(company: Company, guests: list[Guest]) -> Record:
    """All have seen the end; the record holds, and every card that they began with is in it, in that order."""
    for guest in guests:
        await expect(guest.person.what_now).to_be_visible()
    record = await company.record(guests[0].person)
    assert verify(record).holds()
    for letter, guest in zip("ABCD", guests):
        given = iter([answer[2:] for answer in record.answers if answer.startswith(f"{letter}:")])
        assert all(card in given for card in guest.began_with), f"{guest.person.name} began with {guest.began_with}"
    return record


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "names", "bots"),
    [
        ("masques-dust", "Ada Bo", 0),
        ("masques-dust", "Ada Bo", 1),
        ("masques-dust", "Ada Bo Cy", 1),
        ("masques-ffg", "Ada Bo", 0),
        ("masques-ffg", "Ada Bo Cy", 0),
        ("masques-ffg", "Ada Bo", 2),
    ],
)
async def test_a_game_at_one_table_is_played_to_its_end_by_clicks(
    company: Company, game: str, names: str, bots: int
) -> None:
    guests = await sit_down(company, game, names, bots)
    await asyncio.gather(*[guest.plays_to_the_end() for guest in guests])
    await as_recorded(company, guests)
