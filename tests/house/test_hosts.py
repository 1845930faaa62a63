"""A host who is gone: the part passes on, and no pause lasts for ever."""

import pytest

from ridotto.house import TableActor, commands
from ridotto.house.events import BecameHost, WentOn
from ridotto.house.live_game import LONGEST_PAUSE, LONGEST_PAUSE_BY_CORRESPONDENCE
from ridotto.house.table_presence import BEFORE_AND_AFTER
from ridotto.house.table_shown import table_shown
from ridotto.kernel import SPECTATOR, Player
from tests.house.rooms import Clock, Ears, Party, a_house, begun, gathered, in_a_loop, refused, wished
from tests.house.test_keeping import answer_any, asked, come, table_of

A, B, C, D = [Player(number) for number in range(4)]


def stage(party: Party) -> str:
    return party.actor.table_state.state


def missed_since(actor: TableActor) -> float | None:
    return actor.presence.host_missing_since


@in_a_loop
async def test_a_host_who_is_gone_before_the_start_is_followed_by_the_next_who_is_there(anywhere: str) -> None:
    async with a_house(anywhere, grace=3600) as house:
        party = await gathered(house, wished(), people=4)
        ada, _ = await come(party, A, C)
        party.actor.farewell(ada)
        await party.actor.pass_on_the_host()
        assert (await party.stored())[-1] == BecameHost(C)
        assert table_shown(party.actor.table_state).host == "C"
        assert await refused(party.do(commands.Begin, party.tokens[A])) == "not-the-host"
        await party.do(commands.Begin, party.tokens[C])
        await come(party, A)
        assert party.actor.table_state.who(party.tokens[A]).player == A, "the host of before is a player"
        assert table_shown(party.actor.table_state).host == "C"


@in_a_loop
async def test_a_host_is_missed_only_after_the_grace(anywhere: str) -> None:
    async with a_house(anywhere, grace=30) as house:
        party = await begun(house, wished(), people=4)
        (bo,) = await come(party, B)
        actor = party.actor
        actor.look_for_the_host(100.0)
        actor.look_for_the_host(129.0)
        assert missed_since(actor) == 100.0
        (ada,) = await come(party, A)
        actor.look_for_the_host(131.0)
        assert missed_since(actor) is None
        actor.farewell(ada)
        actor.look_for_the_host(140.0)
        actor.look_for_the_host(170.0)
        await bo.until(lambda: table_shown(actor.table_state).host == "B")


@in_a_loop
async def test_before_the_game_a_host_may_be_gone_for_longer(anywhere: str) -> None:
    """To send the link to friends, say."""
    async with a_house(anywhere, grace=30) as house:
        party = await gathered(house, wished(), people=2)
        (bo,) = await come(party, B)
        actor = party.actor
        actor.look_for_the_host(100.0)
        actor.look_for_the_host(100.0 + 30 * BEFORE_AND_AFTER - 1)
        assert missed_since(actor) == 100.0
        actor.look_for_the_host(100.0 + 30 * BEFORE_AND_AFTER)
        await bo.until(lambda: table_shown(actor.table_state).host == "B")


@in_a_loop
async def test_a_host_without_a_seat_who_is_there_stays_the_host(anywhere: str) -> None:
    async with a_house(anywhere, grace=3600) as house:
        host = await house.open(wished(), None)
        actor = house.actors[host.code]
        token = house.fresh_token()
        await house.sit(actor, "Bo", None, token)
        await actor.welcome(Ears(actor, token))
        watching = Ears(actor, host.token)
        await actor.welcome(watching)
        await actor.pass_on_the_host()
        assert actor.table_state.who(host.token).host
        actor.farewell(watching)
        await actor.pass_on_the_host()
        assert actor.table_state.who(token).host and not actor.table_state.who(host.token).host
        assert actor.table_state.ear_of(watching.key) == SPECTATOR, "who opened the table may watch it"


@in_a_loop
async def test_nobody_becomes_the_host_of_a_game_by_correspondence(anywhere: str) -> None:
    async with a_house(anywhere, grace=3600) as house:
        party = await begun(house, wished(correspondence=True), people=4)
        await come(party, B)
        await party.actor.pass_on_the_host()
        assert table_shown(party.actor.table_state).host == "A"


@in_a_loop
@pytest.mark.parametrize("correspondence", [False, True])
async def test_a_pause_of_a_host_who_vanished_ends_by_itself(correspondence: bool, anywhere: str) -> None:
    clock = Clock()
    longest = LONGEST_PAUSE_BY_CORRESPONDENCE if correspondence else LONGEST_PAUSE
    async with a_house(anywhere, clock) as house:
        party = await begun(house, wished(clock=60, correspondence=correspondence), people=4)
        (bo,) = await come(party, B)
        clock.at += 10
        await party.do(commands.Pause, party.tokens[0])
        assert table_shown(party.actor.table_state).paused_until == clock.at + longest, "everybody is told before"
        clock.at += longest - 1
        await party.actor.move()
        assert stage(party) == "paused" and party.actor.timer is not None
        clock.at += 1
        await party.actor.move()
        assert stage(party) == "playing" and (await party.stored())[-1] == WentOn()
        assert table_of(party).play.seconds_left(asked(party)) == 50, "nobody has lost time by it"
        assert table_shown(party.actor.table_state).paused_until is None
        await answer_any(party)
        del bo


@in_a_loop
async def test_a_pause_is_over_when_a_house_comes_up_later(anywhere: str) -> None:
    clock = Clock()
    async with a_house(anywhere, clock) as house:
        party = await begun(house, wished(), people=4)
        await come(party, A, B)
        await party.do(commands.Pause, party.tokens[0])
    clock.at += LONGEST_PAUSE + 1
    async with a_house(anywhere, clock) as house:
        again = party.in_another(house)
        await house.table(party.code)
        (bo,) = await come(again, B)
        await bo.until(lambda: again.actor.table_state.state == "playing")


@in_a_loop
async def test_the_host_of_now_plays_again_with_all(anywhere: str) -> None:
    async with a_house(anywhere, grace=3600) as house:
        party = await begun(house, wished("masquerade", 3), people=3)
        await come(party, B)
        await party.actor.pass_on_the_host()
        while not party.actor.table_state.over:
            await answer_any(party)
        assert await refused(house.again(party.actor, party.tokens[A])) == "not-the-host"
        following = (await house.table(await house.again(party.actor, party.tokens[B]))).table_state
        assert following.who(party.tokens[B]).host and following.who(party.tokens[A]).player == A
