"""Evenings that go otherwise: stores that fail at the wrong moment, people who are missing, hosts in a hurry."""

import asyncio
from pathlib import Path

import pytest

from ridotto.house import StoreUnreachable, by, commands, digest_of
from ridotto.house.events import CameBack, Filled, Left, Sat, TurnedAway
from ridotto.house.reasons import why_not
from ridotto.house.table_shown import table_shown
from ridotto.kernel import CLOCK, FATE, SPECTATOR, Player, SetupRefused
from tests.house.rooms import Clock, Ears, Party, a_house, begun, first_fact_told, gathered, in_a_loop, refused, wished
from tests.house.test_keeping import answer_any, asked, come, disk_is_full, table_of

A, B, C, D = [Player(number) for number in range(4)]


@in_a_loop
async def test_an_end_that_could_not_be_stored_tells_no_record(tmp_path: Path) -> None:
    """The disk fills up just before the last answer of a game."""
    async with a_house(tmp_path / "store") as house:
        party = await begun(house, wished("masquerade", 3), people=3)
        while not table_of(party).match.over():
            if would_end(party):
                disk_is_full(house, True)
                with pytest.raises(StoreUnreachable):
                    await answer_any(party)
            else:
                await answer_any(party)
        assert await refused(house.record(party.actor)) == "not-then"
        assert await refused(house.replay(party.actor, "*")) == "not-then"
        assert table_shown(party.actor.table_state).seed is None


def would_end(party: Party) -> bool:
    match, fate = table_of(party).match.fork(), party.actor.table_state.fate
    question = match.open_questions()[0]
    match.answer(question.player, match.options(question)[0])
    while not match.over() and match.asks().player in (FATE, CLOCK):
        question = match.asks()
        match.answer(
            question.player, fate.draw_answer(match) if question.player == FATE else match.options(question)[0]
        )
    return match.over()


@in_a_loop
async def test_ears_of_a_table_that_was_read_again_have_seen_all_that_they_heard(tmp_path: Path) -> None:
    """An answer could not be stored, so the table in memory is made anew; then everybody asks why they cannot."""
    async with a_house(tmp_path / "store") as house:
        party = await begun(house, wished(), people=4)
        await come(party, A, B, C, D)
        before = [why_not(party.actor.table_state, player, "King") for player in (A, B, C, D)]
        disk_is_full(house, True)
        with pytest.raises(StoreUnreachable):
            await answer_any(party)
        disk_is_full(house, False)
        async with party.actor.lock:
            await party.actor.refresh()
            again = [why_not(party.actor.table_state, player, "King") for player in (A, B, C, D)]
        for one, other in zip(again, before, strict=True):
            assert (one.reason, one.clauses, one.args) == (other.reason, other.clauses, other.args)


@in_a_loop
async def test_what_is_tried_again_is_tried_once_at_a_time(tmp_path: Path) -> None:
    async with a_house(tmp_path / "store") as house:
        party = await begun(house, wished(), people=4)
        disk_is_full(house, True)
        with pytest.raises(StoreUnreachable):
            await answer_any(party)
        first = party.actor.timer
        with pytest.raises(StoreUnreachable):
            await party.do(commands.Say, party.tokens[0], "hm")
        assert first is not None and first.cancelled() and party.actor.timer is not first
        disk_is_full(house, False)


@in_a_loop
async def test_a_screen_that_cannot_be_welcomed_is_not_there(tmp_path: Path) -> None:
    async with a_house(tmp_path / "store") as house:
        party = await begun(house, wished(), people=4)
        await party.actor.look_around()  # nobody is there: it sleeps
        actor = await house.table(party.code)
        disk_is_full(house, True)
        with pytest.raises(StoreUnreachable):
            await actor.welcome(Ears(actor, party.tokens[B]))
        assert not actor.presence.listeners and await house.environment.presence.present(party.code) == set()
        disk_is_full(house, False)


@in_a_loop
async def test_the_player_who_sits_down_while_connected_is_here(anywhere: str) -> None:
    """The host opens a table without a name, looks at it, and only then takes a seat."""
    async with a_house(anywhere) as house:
        host = await house.open(wished(bots="BCD"), None)
        actor = house.actors[host.code]
        await actor.welcome(Ears(actor, host.token))
        await house.sit(actor, "Ada", None, host.token)
        await actor.do(by(digest_of(host.token), commands.Begin()))
        await actor.look_around()
        assert actor.table_state.state == "playing"


@in_a_loop
async def test_the_player_who_is_missing_from_the_start_is_played_for(anywhere: str) -> None:
    async with a_house(anywhere) as house:
        party = await gathered(house, wished(), people=4)
        (ada,) = await come(party, A)
        await party.do(commands.Begin, party.tokens[0])
        house.environment.grace = 0.0
        party.actor.look()
        await ada.until(lambda: party.actor.table_state.is_away(B))
        assert [party.actor.table_state.is_away(player) for player in (A, B, C, D)] == [False, True, True, True]


@in_a_loop
async def test_the_player_who_leaves_and_comes_back_in_a_pause_has_the_seat_again(anywhere: str) -> None:
    async with a_house(anywhere) as house:
        party = await begun(house, wished(), people=4)
        _, bo, *_ = await come(party, A, B, C, D)
        while asked(party).player == B:
            await answer_any(party)
        await party.do(commands.Pause, party.tokens[0])
        party.actor.farewell(bo)
        await party.actor.look_around()
        assert (await party.stored())[-1] == Left(B)
        await come(party, B)
        assert (await party.stored())[-1] == CameBack(B)
        await party.do(commands.GoOn, party.tokens[0])
        assert not party.actor.table_state.is_away(B) and party.actor.table_state.ear_of(bo.key) == B


@in_a_loop
async def test_a_question_is_shown_with_the_time_that_is_left_by_now(anywhere: str) -> None:
    clock = Clock()
    async with a_house(anywhere, clock) as house:
        party = await begun(house, wished(clock=60), people=4)
        who = asked(party).player
        async with party.actor.lock:
            telling = party.actor.telling(who)
        clock.at += 6
        party.actor.look_at_the_clock()
        now = telling.asks_now(party.actor.table_state)
        assert now is not None and now.seconds == 54
        before = telling.changed_at
        await party.do(commands.Pause, party.tokens[0])
        await party.do(commands.GoOn, party.tokens[0])
        assert telling.changed_at == before + 2 and telling.question is not None and telling.question.seconds == 54


@in_a_loop
async def test_the_player_who_took_a_seat_over_hears_nothing_of_before(anywhere: str) -> None:
    """Older versions let people take a bot's seat in the middle of a game, and stored it."""
    async with a_house(anywhere) as house:
        party = await begun(house, wished(memory="aid"), people=4)
        for _ in range(6):
            await answer_any(party)
        heard = len(table_of(party).match.heard_by(B))
        async with party.actor.lock:
            assert first_fact_told(party.actor, B) == 0
        await party.actor.do(lambda at: [Filled(B, "Bruno", "courtier", kept=True), Sat(B, "Eve", "her key")])
        async with party.actor.lock:
            assert first_fact_told(party.actor, B) >= heard


@in_a_loop
async def test_bots_sit_only_where_seats_are(anywhere: str) -> None:
    async with a_house(anywhere) as house:
        with pytest.raises(SetupRefused, match="no seat H at a table of 4"):
            await house.open(wished(bots="H"), "Ada")


@in_a_loop
async def test_a_bot_is_not_called_like_its_host(anywhere: str) -> None:
    async with a_house(anywhere) as house:
        host = await house.open(wished(bots="B"), "Bruno")
        assert house.actors[host.code].table_state.names()[:2] == ["Bruno", "Bruno II"]


@in_a_loop
async def test_a_bot_that_is_stuck_holds_nobody_up(anywhere: str) -> None:
    async with a_house(anywhere, thinking_time=0.0) as house:
        party = await begun(house, wished(bots="BCD"), people=1)
        (ada,) = await come(party, A)
        while not table_of(party).match.over() and table_of(party).play.answers[B] == 0:
            if asked(party).player == A:
                await answer_any(party)
            else:
                await ada.until(lambda: asked(party).player == A or table_of(party).play.answers[B] > 0)
        assert table_of(party).play.answers[B] > 0


@in_a_loop
@pytest.mark.parametrize(
    ("game", "options", "joins"),
    [("masquerade", {}, True), ("masquerade", {"joining": "off"}, False), ("mascarade-1e", {}, False)],
)
async def test_a_table_says_whether_one_more_may_come(
    game: str, options: dict[str, str], joins: bool, anywhere: str
) -> None:
    """What a host left as it is usual is not among the options that are shown."""
    async with a_house(anywhere) as house:
        wish = wished(game, 4)
        wish.options.update(options)
        party = await begun(house, wish, people=4)
        assert table_shown(party.actor.table_state).joins == joins


@in_a_loop
async def test_the_player_who_waits_at_the_door_can_go_and_be_sent(anywhere: str) -> None:
    async with a_house(anywhere) as house:
        party = await begun(house, wished("masquerade", 3), people=3)
        tokens = [house.fresh_token() for _ in range(2)]
        for called, token in zip(("Eve", "Fay"), tokens):
            assert await refused(house.sit(party.actor, "ADA", None, house.fresh_token())) == "name-taken"
            await house.sit(party.actor, called, None, token)
        assert await refused(house.sit(party.actor, "eve", None, house.fresh_token())) == "name-taken"
        assert table_shown(party.actor.table_state).door == ["Eve", "Fay"]
        await party.do(commands.Stand, tokens[0])
        assert (await party.stored())[-1] == TurnedAway(0)
        assert party.actor.table_state.who(tokens[1]).player == D
        await party.do(commands.SendAway, party.tokens[0], D)
        assert table_shown(party.actor.table_state).door == []
        assert await refused(party.do(commands.Stand, tokens[1])) == "wrong-token"


@in_a_loop
async def test_playing_again_four_times_at_once_is_one_table(anywhere: str) -> None:
    async with a_house(anywhere) as house:
        party = await begun(house, wished("masquerade", 3, listed=True), people=3)
        await come(party, A)
        while not party.actor.table_state.over:
            await answer_any(party)
        tries = [house.again(party.actor, party.tokens[0]) for _ in range(4)]
        done = await asyncio.gather(*tries, return_exceptions=True)
        assert [isinstance(found, str) for found in done].count(True) == 1
        assert [listed.code for listed in await house.list_tables()] == [
            found for found in done if isinstance(found, str)
        ]


@in_a_loop
async def test_somebody_sent_away_has_no_ears_any_more(anywhere: str) -> None:
    async with a_house(anywhere) as house:
        party = await begun(house, wished(), people=4)
        (bo,) = await come(party, B)
        await party.do(commands.SendAway, party.tokens[0], B)
        assert party.actor.table_state.ear_of(bo.key) is None
        assert party.actor.table_state.ear_of(None) == SPECTATOR
