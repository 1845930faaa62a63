"""People who are gone: shown at once, played for when their grace is over, each by their own deadline."""

import pytest

from ridotto.house import commands
from ridotto.house.absence import Absences
from ridotto.house.events import Left, Slept
from ridotto.house.shown import AbsentShown
from ridotto.kernel import Player
from tests.house.rooms import Ears, Party, a_house, begun, gathered, in_a_loop, wished
from tests.house.test_keeping import come
from tests.house.test_two_houses import two_houses

A, B, C, D = [Player(number) for number in range(4)]


def gone(party: Party) -> list[str]:
    return [absent.player for absent in party.actor.presence.absent()]


def test_everybody_has_a_deadline_of_their_own() -> None:
    absences = Absences()
    assert absences.note([A, B, C], {A, C}, True, 100.0)
    assert not absences.note([A, B, C], {A, C}, True, 110.0), "nothing is new"
    assert absences.note([A, B, C], {A}, True, 120.0)
    assert absences.as_shown(30.0, 125.0) == [AbsentShown("B", 5.0), AbsentShown("C", 25.0)]
    assert absences.next_deadline(30.0, 125.0) == 130.0 and absences.next_deadline(30.0, 131.0) == 150.0
    assert absences.within(30.0, 131.0) == {C}
    assert absences.note([A, B, C], {A, B}, True, 132.0), "Bo is back"
    assert absences.note([A, B, C], {A}, True, 133.0)
    assert absences.as_shown(30.0, 133.0)[0] == AbsentShown("B", 30.0), "who was back is waited for as long as before"


def test_a_deadline_comes_with_the_game_and_is_news() -> None:
    absences = Absences()
    absences.note([A, B], {A}, False, 100.0)
    assert absences.as_shown(30.0, 100.0) == [AbsentShown("B", None)]
    before = absences.version
    absences.note([A, B], {A}, True, 101.0)
    assert absences.version > before
    assert absences.as_shown(30.0, 101.0) == [AbsentShown("B", 29.0)]


@in_a_loop
async def test_who_is_gone_is_shown_at_once_and_no_more_when_they_are_back(anywhere: str) -> None:
    async with a_house(anywhere, grace=3600) as house:
        party = await begun(house, wished(), people=4)
        ada, bo, *_ = await come(party, A, B, C, D)
        assert gone(party) == []
        party.actor.farewell(bo)
        assert gone(party) == ["B"]
        assert ada.news.is_set(), "nobody is told that Bo is gone"
        second = Ears(party.actor, party.tokens[B])
        await party.actor.welcome(second)
        await party.actor.welcome(bo)
        assert gone(party) == []
        party.actor.farewell(second)
        assert gone(party) == [], "one of Bo's two screens is still there"


@in_a_loop
async def test_a_bot_plays_only_for_those_whose_grace_is_over(anywhere: str) -> None:
    """Whoever hung up last set the timer for all, so that one who had just gone could be played for at once."""
    async with a_house(anywhere, grace=3600) as house:
        party = await begun(house, wished(), people=4)
        _, bo, cy, _ = await come(party, A, B, C, D)
        party.actor.farewell(bo)
        party.actor.farewell(cy)
        party.actor.presence.absences.since[B] -= 3600
        await party.actor.miss_people()
        assert (await party.stored())[-1] == Left(B)
        assert not party.actor.table_state.is_away(C)
        assert gone(party) == ["C"], "for Bo a bot plays, and Cy is still missed"


@in_a_loop
async def test_the_table_sleeps_as_soon_as_nobody_is_left_to_play_with(anywhere: str) -> None:
    async with a_house(anywhere, grace=3600) as house:
        party = await begun(house, wished(), people=4)
        everybody = await come(party, A, B, C, D)
        for each in everybody:
            party.actor.farewell(each)
        party.actor.presence.absences.since[A] -= 3600
        await party.actor.miss_people()
        assert (await party.stored())[-1] == Slept()


@in_a_loop
@pytest.mark.parametrize("correspondence", [False, True])
async def test_no_bot_is_announced_where_none_comes(anywhere: str, correspondence: bool) -> None:
    async with a_house(anywhere, grace=3600) as house:
        party = await gathered(house, wished(correspondence=correspondence), people=4)
        await come(party, A)
        assert party.actor.presence.absent() == [AbsentShown(letter, None) for letter in "BCD"], (
            "the game has not begun"
        )
        await party.do(commands.Begin, party.tokens[A])
        waits = [absent.seconds is not None for absent in party.actor.presence.absent()]
        assert waits == [not correspondence] * 3


@in_a_loop
async def test_nobody_is_missed_at_a_table_that_is_closed(anywhere: str) -> None:
    async with a_house(anywhere, grace=3600) as house:
        party = await begun(house, wished(), people=4)
        await come(party, A)
        assert gone(party) == ["B", "C", "D"]
        await party.do(commands.CloseTable, party.tokens[A])
        assert gone(party) == []


@in_a_loop
async def test_a_person_with_another_worker_is_here_and_missed_when_they_go_there(empty: str) -> None:
    async with two_houses(empty, grace=3600) as (one, other):
        party = await begun(one, wished(), people=4)
        (ada,) = await come(party, A)
        assert gone(party) == ["B", "C", "D"]
        there = await other.table(party.code)
        bo = Ears(there, party.tokens[B])
        await there.welcome(bo)
        assert [absent.player for absent in there.presence.absent()] == ["C", "D"]
        await ada.until(lambda: gone(party) == ["C", "D"])
        there.farewell(bo)
        await ada.until(lambda: gone(party) == ["B", "C", "D"])
