"""Wall clocks are set back and forth; the time that people have left runs on."""

import json

from ridotto.house import House, SteadyClock, commands
from ridotto.house.bot_turns import thought_at
from ridotto.house.live_game import LONGEST_PAUSE
from ridotto.kernel import Player
from tests.house.rooms import Clock, Party, a_house, begun, in_a_loop, wished
from tests.house.test_hosts import stage
from tests.house.test_keeping import asked, come, table_of
from tests.house.test_two_houses import two_houses

A, B = Player(0), Player(1)
HOUR = 3600.0


def seconds_left(party: Party) -> float | None:
    party.actor.look_at_the_clock()
    return table_of(party).play.seconds_left(asked(party))


def test_a_steady_clock_shows_what_the_wall_showed_and_counts_on() -> None:
    ticks = Clock()
    ticks.at = 5000.0
    clock = SteadyClock(1_000_000.0, 4000.0, ticks)
    assert clock() == 1_001_000.0
    ticks.at += 0.5
    assert clock() == 1_001_000.5


async def played_for_ten_seconds(place: str, clock: Clock) -> Party:
    """A game with a minute for each decision, of which ten seconds are gone when the house goes down."""
    async with a_house(place, clock) as house:
        party = await begun(house, wished(clock=60), people=4)
        clock.at += 10
        await house.environment.say_who_is_here()
    return party


@in_a_loop
async def test_a_clock_that_was_set_back_before_a_house_came_up_stops_nobodys_time(anywhere: str) -> None:
    clock = Clock()
    party = await played_for_ten_seconds(anywhere, clock)
    clock.at -= HOUR
    async with a_house(anywhere, clock, since=clock.at) as house:
        party = party.in_another(house)
        await house.table(party.code)
        assert seconds_left(party) == 60, "nobody knows how long the house was down"
        clock.at += 59
        assert seconds_left(party) == 1
        clock.at += 1
        party.actor.look_at_the_clock()
        thought = thought_at(party.actor.table_state)
        assert thought is not None and thought.late, "a bot answers for whoever was too late"


@in_a_loop
async def test_a_clock_that_was_set_back_before_a_house_came_up_stops_no_pause(anywhere: str) -> None:
    clock = Clock()
    async with a_house(anywhere, clock) as house:
        party = await begun(house, wished(), people=4)
        await party.do(commands.Pause, party.tokens[A])
    clock.at -= HOUR
    async with a_house(anywhere, clock, since=clock.at) as house:
        party = party.in_another(house)
        await house.table(party.code)
        clock.at += LONGEST_PAUSE - 1
        await party.actor.move()
        assert stage(party) == "paused"
        clock.at += 1
        await party.actor.move()
        assert stage(party) == "playing"


@in_a_loop
async def test_a_clock_that_was_set_forward_while_a_house_was_up_costs_nobody_time(place: str) -> None:
    """The house comes up again an hour later by the wall clock, ten seconds later in truth."""
    clock = Clock()
    party = await played_for_ten_seconds(place, clock)
    clock.at += HOUR
    async with a_house(place, clock, since=clock.at) as house:
        party = party.in_another(house)
        await house.table(party.code)
        assert seconds_left(party) == 50


@in_a_loop
async def test_houses_whose_clocks_do_not_agree_play_on_at_one_table(empty: str) -> None:
    """What the one ahead has stored takes the other with it: time stands still in neither."""
    async with two_houses(empty) as (one, other):
        ahead = Clock()
        ahead.at += HOUR
        party = await begun(one, wished(clock=60), people=4)
        other.environment.now = other.environment.wall = ahead
        other.since = ahead.at
        await other.environment.presence.tell(ahead.at)
        await one.environment.say_who_is_here()
        there = party.in_another(other)
        await other.table(party.code)
        assert seconds_left(there) == 60
        await there.do(commands.Say, party.tokens[B], "hm")
        (ada,) = await come(party, A)
        await ada.until(lambda: party.actor.log.length == there.actor.log.length)
        assert seconds_left(party) == 60
        clock_of(one).at += 20
        assert seconds_left(party) == 40


def clock_of(house: House) -> Clock:
    assert isinstance(house.environment.now, Clock)
    return house.environment.now


@in_a_loop
async def test_people_are_told_the_end_of_a_pause_as_their_own_clocks_will_show_it(anywhere: str) -> None:
    clock, wall = Clock(), Clock()
    async with a_house(anywhere, clock, wall=wall) as house:
        party = await begun(house, wished(), people=4)
        wall.at -= HOUR
        await party.do(commands.Pause, party.tokens[A])
        shown = json.loads(bytes(party.actor.shown_to(None)))
        assert shown["paused_until"] == wall.at + LONGEST_PAUSE
