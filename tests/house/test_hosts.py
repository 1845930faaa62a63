"""A host who is gone: the part passes on, and no pause lasts for ever."""

from pathlib import Path

import pytest

from ridotto.house import Keeper, deeds
from ridotto.house.entries import BecameHost, WentOn
from ridotto.house.gathering import LONGEST_PAUSE, LONGEST_PAUSE_BY_CORRESPONDENCE
from ridotto.house.keeper import BEFORE_AND_AFTER
from ridotto.kernel import SPECTATOR, Player
from tests.house.rooms import Clock, Ears, Party, a_house, begun, gathered, in_a_loop, refused, wished
from tests.house.test_keeping import answer_any, asked, come, table_of

A, B, C, D = [Player(number) for number in range(4)]


def stage(party: Party) -> str:
    return party.keeper.gathering.state


def missed_since(keeper: Keeper) -> float | None:
    return keeper.host_missing_since


@in_a_loop
async def test_a_host_who_is_gone_before_the_start_is_followed_by_the_next_who_is_there(tmp_path: Path) -> None:
    async with a_house(tmp_path / "store", grace=3600) as house:
        party = await gathered(house, wished(), people=4)
        ada, _ = await come(party, A, C)
        party.keeper.farewell(ada)
        await party.keeper.pass_on_the_host()
        assert (await party.stored())[-1] == BecameHost(C)
        assert party.keeper.gathering.as_shown().host == "C"
        assert await refused(party.do(deeds.begin, party.tokens[A])) == "not-the-host"
        await party.do(deeds.begin, party.tokens[C])
        await come(party, A)
        assert party.keeper.gathering.who(party.tokens[A]).player == A, "the host of before is a player"
        assert party.keeper.gathering.as_shown().host == "C"


@in_a_loop
async def test_a_host_is_missed_only_after_the_grace(tmp_path: Path) -> None:
    async with a_house(tmp_path / "store", grace=30) as house:
        party = await begun(house, wished(), people=4)
        (bo,) = await come(party, B)
        keeper = party.keeper
        keeper.look_for_the_host(100.0)
        keeper.look_for_the_host(129.0)
        assert missed_since(keeper) == 100.0
        (ada,) = await come(party, A)
        keeper.look_for_the_host(131.0)
        assert missed_since(keeper) is None
        keeper.farewell(ada)
        keeper.look_for_the_host(140.0)
        keeper.look_for_the_host(170.0)
        await bo.until(lambda: keeper.gathering.as_shown().host == "B")


@in_a_loop
async def test_before_the_game_a_host_may_be_gone_for_longer(tmp_path: Path) -> None:
    """To send the link to friends, say."""
    async with a_house(tmp_path / "store", grace=30) as house:
        party = await gathered(house, wished(), people=2)
        (bo,) = await come(party, B)
        keeper = party.keeper
        keeper.look_for_the_host(100.0)
        keeper.look_for_the_host(100.0 + 30 * BEFORE_AND_AFTER - 1)
        assert missed_since(keeper) == 100.0
        keeper.look_for_the_host(100.0 + 30 * BEFORE_AND_AFTER)
        await bo.until(lambda: keeper.gathering.as_shown().host == "B")


@in_a_loop
async def test_a_host_without_a_seat_who_is_there_stays_the_host(tmp_path: Path) -> None:
    async with a_house(tmp_path / "store", grace=3600) as house:
        host = await house.open(wished(), None)
        keeper = house.keepers[host.code]
        token = house.fresh_token()
        await house.sit(keeper, "Bo", None, token)
        await keeper.welcome(Ears(keeper, token))
        watching = Ears(keeper, host.token)
        await keeper.welcome(watching)
        await keeper.pass_on_the_host()
        assert keeper.gathering.who(host.token).host
        keeper.farewell(watching)
        await keeper.pass_on_the_host()
        assert keeper.gathering.who(token).host and not keeper.gathering.who(host.token).host
        assert keeper.ear_of(watching.key) == SPECTATOR, "who opened the table may watch it"


@in_a_loop
async def test_nobody_becomes_the_host_of_a_game_by_correspondence(tmp_path: Path) -> None:
    async with a_house(tmp_path / "store", grace=3600) as house:
        party = await begun(house, wished(correspondence=True), people=4)
        await come(party, B)
        await party.keeper.pass_on_the_host()
        assert party.keeper.gathering.as_shown().host == "A"


@in_a_loop
@pytest.mark.parametrize("correspondence", [False, True])
async def test_a_pause_of_a_host_who_vanished_ends_by_itself(correspondence: bool, tmp_path: Path) -> None:
    clock = Clock()
    longest = LONGEST_PAUSE_BY_CORRESPONDENCE if correspondence else LONGEST_PAUSE
    async with a_house(tmp_path / "store", clock) as house:
        party = await begun(house, wished(clock=60, correspondence=correspondence), people=4)
        (bo,) = await come(party, B)
        clock.at += 10
        await party.do(deeds.pause, party.tokens[0])
        assert party.keeper.gathering.as_shown().paused_until == clock.at + longest, "everybody is told before"
        clock.at += longest - 1
        await party.keeper.move()
        assert stage(party) == "paused" and party.keeper.timer is not None
        clock.at += 1
        await party.keeper.move()
        assert stage(party) == "playing" and (await party.stored())[-1] == WentOn()
        assert table_of(party).play.seconds_left(asked(party)) == 50, "nobody has lost time by it"
        assert party.keeper.gathering.as_shown().paused_until is None
        await answer_any(party)
        del bo


@in_a_loop
async def test_a_pause_is_over_when_a_house_comes_up_later(tmp_path: Path) -> None:
    clock = Clock()
    async with a_house(tmp_path / "store", clock) as house:
        party = await begun(house, wished(), people=4)
        await come(party, A, B)
        await party.do(deeds.pause, party.tokens[0])
    clock.at += LONGEST_PAUSE + 1
    async with a_house(tmp_path / "store", clock) as house:
        again = party.in_another(house)
        await house.table(party.code)
        (bo,) = await come(again, B)
        await bo.until(lambda: again.keeper.gathering.state == "playing")


@in_a_loop
async def test_the_host_of_now_plays_again_with_all(tmp_path: Path) -> None:
    async with a_house(tmp_path / "store", grace=3600) as house:
        party = await begun(house, wished("masquerade", 3), people=3)
        await come(party, B)
        await party.keeper.pass_on_the_host()
        while not party.keeper.gathering.over:
            await answer_any(party)
        assert await refused(house.again(party.keeper, party.tokens[A])) == "not-the-host"
        following = (await house.table(await house.again(party.keeper, party.tokens[B]))).gathering
        assert following.who(party.tokens[B]).host and following.who(party.tokens[A]).player == A
