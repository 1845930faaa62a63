"""A bot's seat for a friend who comes late: by the host's word, and for nobody who plays at another seat."""

from typing import Any

import pytest

from ridotto.house import House, commands, digest_of
from ridotto.house.bounds import MOST
from ridotto.house.events import Listened
from ridotto.house.table_shown import table_shown
from ridotto.kernel import SPECTATOR, Player
from tests.house.rooms import Ears, Party, a_house, begun, first_fact_told, in_a_loop, refused, wished
from tests.house.test_keeping import answer_any, asked, come, table_of
from tests.house.test_two_houses import two_houses

A, B, C, D = [Player(number) for number in range(4)]


async def offered(house: House, **terms: Any) -> Party:
    """Ada, Bo, and bots at C and D; the host offers the seat of D."""
    party = await begun(house, wished(bots="CD", **terms), people=2)
    await party.do(commands.OfferSeat, party.tokens[A], D, True)
    return party


async def take(party: Party, visitor: str | None = "Eve's browser", seat: Player | None = D, token: str = "") -> str:
    token = token or party.house.fresh_token()
    await party.house.sit(party.actor, "Eve", seat, token, "hugo", visitor)
    return token


async def go_on(party: Party, ears: Ears) -> None:
    """Answers for the person who is asked, or waits for a bot."""
    match, player = table_of(party).match, asked(party).player
    answers = len(match.record)
    if player in party.actor.table_state.people() and not party.actor.table_state.is_away(player):
        await answer_any(party)
    else:
        await ears.until(lambda: len(match.record) > answers)


async def watch(party: Party, visitor: str) -> None:
    watcher = Ears(party.actor, None)
    watcher.visitor = digest_of(visitor)
    await party.actor.welcome(watcher)
    party.actor.farewell(watcher)


@in_a_loop
@pytest.mark.clause("TBL-016")
async def test_a_friend_who_comes_late_takes_the_seat_that_the_host_offers(place: str) -> None:
    async with a_house(place, grace=3600) as house:
        party = await begun(house, wished(bots="CD"), people=2)
        assert [seat.offerable for seat in table_shown(party.actor.table_state).seats] == [False, False, True, True]
        assert await refused(take(party)) == "seat-taken", "nobody has offered it"
        assert await refused(party.do(commands.OfferSeat, party.tokens[B], D, True)) == "not-the-host"
        await party.do(commands.OfferSeat, party.tokens[A], D, True)
        shown = table_shown(party.actor.table_state).seats[D]
        assert (shown.free, shown.bot, shown.name) == (True, "random", "Dario"), "its bot plays until somebody comes"
        party.tokens += ["", await take(party)]
        eve = table_shown(party.actor.table_state).seats[D]
        assert (eve.name, eve.face, eve.free, eve.offerable) == ("Eve", "hugo", False, False)
        ada, *_ = await come(party, A, B, D)
        while asked(party).player != D or party.actor.table_state.is_away(D):  # what the bot was asked, it answers
            await go_on(party, ada)
        await answer_any(party)
    async with a_house(place, grace=3600) as house:
        await house.table(party.code)
        again = party.in_another(house)
        assert again.actor.table_state.who(party.tokens[D]).player == D


@in_a_loop
@pytest.mark.clause("TBL-016")
async def test_an_offer_can_be_taken_back(anywhere: str) -> None:
    async with a_house(anywhere, grace=3600) as house:
        party = await offered(house)
        await party.do(commands.OfferSeat, party.tokens[A], D, False)
        assert await refused(take(party)) == "seat-taken"
        assert await refused(take(party, seat=None)) == "table-full"


@in_a_loop
@pytest.mark.clause("TBL-016")
async def test_nobody_takes_it_who_has_heard_the_game_with_other_ears(place: str) -> None:
    async with a_house(place, grace=3600) as house:
        party = await offered(house)
        assert await refused(take(party, token=party.tokens[B])) == "seat-taken", "Bo has one already"
        await watch(party, "Zoe's browser")
        assert await refused(take(party, "Zoe's browser")) == "heard-the-game"
        (bo,) = await come(party, B)
        bo.visitor = digest_of("Bo's browser")
        party.actor.farewell(bo)
        await party.actor.welcome(bo)
        assert await refused(take(party, "Bo's browser")) == "heard-the-game", "a second tab is a second pair of ears"
        assert await refused(take(party, None)) == "odd-request", "who does not say who they are may be anybody"
        await party.do(commands.SendAway, party.tokens[A], B)
        assert await refused(take(party, "another one", token=party.tokens[B])) == "heard-another-seat"
    async with a_house(place, grace=3600) as house:
        await house.table(party.code)
        assert await refused(take(party.in_another(house), "Zoe's browser")) == "heard-the-game", "a restart forgets it"
        await take(party.in_another(house))


@in_a_loop
@pytest.mark.clause("TBL-016")
async def test_a_host_who_watches_has_heard_the_game(anywhere: str) -> None:
    async with a_house(anywhere, grace=3600) as house:
        host = Party(house, await house.open(wished(bots="BCD"), None))
        token = house.fresh_token()
        await house.sit(host.actor, "Bo", A, token)
        await host.do(commands.Begin, host.tokens[0])
        await host.do(commands.OfferSeat, host.tokens[0], D, True)
        assert await refused(take(host, token=host.tokens[0])) == "heard-the-game"


@in_a_loop
@pytest.mark.clause("TBL-016")
async def test_who_was_in_the_room_when_the_game_began_has_heard_it(anywhere: str) -> None:
    async with a_house(anywhere, grace=3600) as house:
        party = await begun_before(house)
        watcher = Ears(party.actor, None)
        watcher.visitor = digest_of("Zoe's browser")
        await party.actor.welcome(watcher)
        await watch(party, "Eve's browser")  # she looked at the lobby, and had gone when the game began
        await party.do(commands.Begin, party.tokens[A])
        await watcher.until(lambda: party.actor.table_state.live_game().watched_as)
        await party.do(commands.OfferSeat, party.tokens[A], D, True)
        assert await refused(take(party, "Zoe's browser")) == "heard-the-game"
        await take(party, "Eve's browser")


async def begun_before(house: House) -> Party:
    return Party(house, await house.open(wished(bots="BCD"), "Ada"))


@in_a_loop
@pytest.mark.clause("TBL-016")
async def test_only_a_seat_that_was_always_a_bots_is_given_away(anywhere: str) -> None:
    async with a_house(anywhere, grace=3600) as house:
        party = await begun(house, wished(bots="CD"), people=2)
        assert await refused(party.do(commands.OfferSeat, party.tokens[A], B, True)) == "seat-taken"
        await party.do(commands.SendAway, party.tokens[A], B)
        assert await refused(party.do(commands.OfferSeat, party.tokens[A], B, True)) == "seat-taken", (
            "Bo has heard there"
        )
        assert await refused(party.do(commands.OfferSeat, party.tokens[A], Player(9), True)) == "seat-taken"
        await party.do(commands.Pause, party.tokens[A])
        assert await refused(party.do(commands.OfferSeat, party.tokens[A], D, True)) == "not-then"


@in_a_loop
@pytest.mark.clause("TBL-016")
async def test_a_bot_that_the_host_brought_in_the_middle_keeps_its_seat(anywhere: str) -> None:
    """Before it came nobody had noted who hears the game."""
    async with a_house(anywhere, grace=3600) as house:
        party = await begun(house, wished("masquerade"), people=4)
        ada, *_ = await come(party, A, B, C, D)
        for _ in range(2):
            await party.do(commands.BringBot, party.tokens[A], "random")
        while len(party.actor.table_state.seats) < 6:
            await go_on(party, ada)
        assert not any(seat.offerable for seat in table_shown(party.actor.table_state).seats)
        for seat in (Player(4), Player(5)):
            assert await refused(party.do(commands.OfferSeat, party.tokens[A], seat, True)) == "seat-taken"


@in_a_loop
@pytest.mark.clause("TBL-016")
@pytest.mark.parametrize("memory", ["strict", "notes", "aid"])
async def test_the_newcomer_is_told_nothing_of_the_past(anywhere: str, memory: str) -> None:
    async with a_house(anywhere, grace=3600) as house:
        party = await offered(house, memory=memory)
        ada, _ = await come(party, A, B)
        while table_of(party).play.number(D) < 3:
            await go_on(party, ada)
        heard = len(table_of(party).ear_at(D).told)
        party.tokens += ["", await take(party)]
        assert heard > 0 and first_fact_told(party.actor, D) >= heard
        assert party.actor.table_state.live_game().meanwhile(D) == []


@in_a_loop
@pytest.mark.clause("TBL-016")
async def test_a_watcher_with_another_worker_has_heard_the_game(empty: str) -> None:
    async with two_houses(empty, grace=3600) as (one, other):
        party = await offered(one)
        await other.table(party.code)
        await watch(party.in_another(other), "Zoe's browser")
        assert await refused(take(party, "Zoe's browser")) == "heard-the-game"


@in_a_loop
@pytest.mark.clause("TBL-016")
@pytest.mark.parametrize("memory", ["notes", "aid"])
async def test_a_person_who_only_watched_may_sit_down_unless_memory_is_strict(place: str, memory: str) -> None:
    async with a_house(place, grace=3600) as house:
        party = await offered(house, memory=memory)
        await watch(party, "Zoe's browser")
        (bo,) = await come(party, B)
        bo.visitor = digest_of("Bo's browser")
        party.actor.farewell(bo)
        await party.actor.welcome(bo)
    async with a_house(place, grace=3600) as house:
        await house.table(party.code)
        again = party.in_another(house)
        assert await refused(take(again, "Bo's browser")) == "heard-the-game", "a player would have two seats"
        await take(again, "Zoe's browser")
        assert table_shown(again.actor.table_state).seats[D].name == "Eve"


@in_a_loop
@pytest.mark.clause("TBL-016")
async def test_a_host_who_only_watched_may_sit_down_unless_memory_is_strict(anywhere: str) -> None:
    async with a_house(anywhere, grace=3600) as house:
        host = Party(house, await house.open(wished(bots="BCD", memory="aid"), None))
        await house.sit(host.actor, "Bo", A, house.fresh_token())
        await host.do(commands.Begin, host.tokens[0])
        await host.do(commands.OfferSeat, host.tokens[0], D, True)
        await take(host, token=host.tokens[0])


@in_a_loop
@pytest.mark.parametrize("memory", ["strict", "aid"])
async def test_a_crowd_of_watchers_does_not_make_the_seat_unavailable(anywhere: str, memory: str) -> None:
    """Whoever named 500 visitors in hello shut everybody out for good."""
    async with a_house(anywhere, grace=3600) as house:
        party = await offered(house, memory=memory)
        if memory == "strict":
            crowd = [Listened(digest_of(str(number)), SPECTATOR) for number in range(MOST[Listened])]
            await party.actor.do(lambda at: crowd)
        await watch(party, "Zoe's browser")
        noted = [event for event in await party.stored() if isinstance(event, Listened)]
        assert len(noted) == (MOST[Listened] if memory == "strict" else 0), "what is stored is bounded"
        assert (memory == "aid") or await refused(take(party, "7")) == "heard-the-game"
        await take(party)


@in_a_loop
async def test_a_crowd_of_watchers_does_not_hide_a_players_second_tab(anywhere: str) -> None:
    async with a_house(anywhere, grace=3600) as house:
        party = await offered(house)
        crowd = [Listened(digest_of(str(number)), SPECTATOR) for number in range(MOST[Listened])]
        await party.actor.do(lambda at: crowd)
        (bo,) = await come(party, B)
        bo.visitor = digest_of("Bo's browser")
        party.actor.farewell(bo)
        await party.actor.welcome(bo)
        assert await refused(take(party, "Bo's browser")) == "heard-the-game"


@in_a_loop
async def test_a_visitor_noted_by_an_older_version_is_refused(anywhere: str) -> None:
    """It did not store whether they watched or played."""
    async with a_house(anywhere, grace=3600) as house:
        party = await offered(house, memory="aid")
        await party.actor.do(lambda at: [Listened(digest_of("Zoe's browser"))])
        assert await refused(take(party, "Zoe's browser")) == "heard-the-game"
