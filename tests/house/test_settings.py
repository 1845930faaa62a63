"""The host changes the settings of a table before the game begins, in every kind of store."""

from pathlib import Path
from typing import Any

import pytest

from ridotto.games.masquerade.public.deck import PACKS, deck_at
from ridotto.house import ChosenTerms, commands
from ridotto.house.bounds import MOST
from ridotto.house.events import Begun, SettingsChanged
from ridotto.house.shown import TableShown
from ridotto.house.table_shown import table_shown
from ridotto.kernel import SPECTATOR, Player, SetupRefused
from tests.house.rooms import Ears, Party, a_house, gathered, in_a_loop, refused, wished
from tests.house.test_keeping import answer_any, come, table_of

A, B = Player(0), Player(1)
FAST = {"pace": "off"}
CROWD = Path(__file__).parents[1] / "browser" / "crowd.toml"  # a pack for eight


async def change(party: Party, players: int = 4, options: dict[str, str] = FAST, token: str = "", **terms: Any) -> None:
    """By the host, or by the person with the token."""
    await party.do(commands.ChangeSettings, token or party.tokens[A], players, options, ChosenTerms(**terms))


def shown(party: Party) -> TableShown:
    return table_shown(party.actor.table_state)


async def objections(party: Party, **wish: Any) -> list[str]:
    """The codes of the objections; what is refused changes nothing."""
    before = shown(party), await party.stored()
    with pytest.raises(SetupRefused) as refusal:
        await change(party, **wish)
    assert (shown(party), await party.stored()) == before
    return [objection.code for objection in refusal.value.objections]


@in_a_loop
async def test_what_the_host_changes_is_told_to_all_stored_and_played(place: str) -> None:
    async with a_house(place) as house:
        party = await gathered(house, wished(), people=4)
        ears = await come(party, A, B)
        for ear in ears:
            ear.news.clear()
        await change(party, options={**FAST, "turn_limit": "9"}, memory="notes", clock=45, chat=False)
        assert all(ear.news.is_set() for ear in ears)
        assert await refused(party.do(commands.Say, party.tokens[B], "hm")) == "chat-is-off"
        before = shown(party)
        assert (before.options, before.players) == ({**FAST, "turn_limit": "9"}, 4)
        assert (before.terms.memory, before.terms.clock, before.terms.chat) == ("notes", 45, False)
    async with a_house(place) as house:
        party = party.in_another(house)
        await house.table(party.code)
        assert shown(party) == before, "as it was stored"
        await party.do(commands.Begin, party.tokens[A])
        [began] = [event for event in await party.stored() if isinstance(event, Begun)]
        assert began.options == {"turn_limit": "9"}
        assert table_of(party).terms.clock == 45


@in_a_loop
async def test_only_the_host_changes_the_settings_and_only_before_the_game(anywhere: str) -> None:
    async with a_house(anywhere) as house:
        party = await gathered(house, wished(), people=4)
        assert await refused(change(party, token=party.tokens[B], chat=False)) == "not-the-host"
        await party.do(commands.Begin, party.tokens[A])
        assert await refused(change(party, chat=False)) == "not-then"
        await party.do(commands.CloseTable, party.tokens[A])
        assert await refused(change(party, chat=False)) == "not-then"
        assert not [event for event in await party.stored() if isinstance(event, SettingsChanged)]


@in_a_loop
async def test_settings_that_cannot_be_are_refused_with_every_objection(anywhere: str) -> None:
    async with a_house(anywhere) as house:
        party = await gathered(house, wished(bots="D"), people=2)
        assert await objections(party, stand_in="nobody", memory="good", clock=-1) == ["no-bot", "no-memory", "clock"]
        assert await objections(party, options={"turn_limit": "many"}) == ["option-number"]
        assert await objections(party, players=13) == ["players"]


@in_a_loop
async def test_no_file_is_read_because_a_host_changes_the_settings(anywhere: str) -> None:
    async with a_house(anywhere) as house:
        party = await gathered(house, wished("masquerade", 3), people=2)
        assert await objections(party, players=3, options={"packs": "/etc/passwd.toml"}) == ["no-file"]


@in_a_loop
async def test_seats_are_added_and_taken_away_but_none_that_somebody_has(anywhere: str) -> None:
    async with a_house(anywhere) as house:
        party = await gathered(house, wished(players=6, bots="E"), people=2)
        with pytest.raises(SetupRefused, match="seat E is Elena's: expected at least 5 seats, not 4"):
            await change(party, players=4)
        assert await objections(party, players=4) == ["seat-held"]
        await change(party, players=5)
        assert [seat.name is None for seat in shown(party).seats] == [False, False, True, True, False]
        await change(party, players=7)
        for _ in range(4):
            await house.sit(party.actor, f"Guest {len(party.tokens)}", None, token := house.fresh_token())
            party.tokens.append(token)
        await party.do(commands.Begin, party.tokens[A])
        assert len(table_of(party).seats.sitters) == 7


@in_a_loop
async def test_a_table_comes_into_the_list_and_goes_from_it(anywhere: str) -> None:
    async with a_house(anywhere) as house:
        party = await gathered(house, wished(), people=2)
        assert await house.list_tables() == []
        await change(party, listed=True, players=5)
        [listed] = await house.list_tables()
        assert (listed.code, listed.players, listed.free) == (party.code, 5, 3)
        await change(party, listed=False)
        assert await house.list_tables() == []


@in_a_loop
async def test_nobody_watches_any_more_once_the_host_wants_that(anywhere: str) -> None:
    async with a_house(anywhere) as house:
        party = await gathered(house, wished(), people=2)
        watching = Ears(party.actor, None)
        await party.actor.welcome(watching)
        assert party.actor.table_state.ear_of(None) == SPECTATOR
        await change(party, watchers=False)
        assert party.actor.table_state.ear_of(None) is None and watching.news.is_set()


@in_a_loop
async def test_notes_from_before_are_shown_only_while_people_keep_notes(anywhere: str) -> None:
    async with a_house(anywhere) as house:
        party = await gathered(house, wished(memory="notes"), people=2)
        (bo,) = await come(party, B)
        await party.do(commands.WriteNotes, party.tokens[B], "Ada bluffs")
        assert party.actor.published.notes_of(bo.key).text == "Ada bluffs"
        await change(party, memory="strict")
        assert party.actor.published.notes_of(bo.key).text == ""
        await change(party, memory="notes")
        assert party.actor.published.notes_of(bo.key).text == "Ada bluffs"


@in_a_loop
async def test_a_rematch_has_the_settings_that_were_played(anywhere: str) -> None:
    async with a_house(anywhere) as house:
        party = await gathered(house, wished("masquerade", 4), people=3)
        await change(party, players=3, options={"joining": "off"}, chat=False)
        await party.do(commands.Begin, party.tokens[A])
        while not party.actor.table_state.over:
            await answer_any(party)
        following = table_shown((await house.table(await house.again(party.actor, party.tokens[A]))).table_state)
        assert (following.players, following.options, following.terms.chat) == (3, {"joining": "off"}, False)


@in_a_loop
async def test_a_rematch_keeps_those_who_sat_down_where_a_pack_brought_more_seats(
    anywhere: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(PACKS, "crowd", deck_at(str(CROWD), 1))
    async with a_house(anywhere) as house:
        party = await gathered(house, wished("masquerade", 6), people=6)
        await change(party, players=6, options={"packs": "crowd"})
        await party.do(commands.Begin, party.tokens[A])
        party.tokens.append(house.fresh_token())
        await house.sit(party.actor, "Zoe", None, party.tokens[-1])
        while not party.actor.table_state.over:
            await answer_any(party)
        assert len(party.actor.table_state.seats) == 7
        following = table_shown((await house.table(await house.again(party.actor, party.tokens[A]))).table_state)
        assert (following.players, following.seats[6].name) == (7, "Zoe")


@in_a_loop
async def test_what_is_so_already_is_not_stored_and_nothing_is_changed_without_end(
    anywhere: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_house(anywhere) as house:
        party = await gathered(house, wished(), people=2)
        await change(party)
        assert not [event for event in await party.stored() if isinstance(event, SettingsChanged)]
        monkeypatch.setitem(MOST, SettingsChanged, 2)
        await change(party, chat=False)
        await change(party, chat=True)
        assert await refused(change(party, chat=False)) == "not-then"


@in_a_loop
async def test_the_lobby_says_which_pace_the_host_has_chosen(anywhere: str) -> None:
    """Or a form that shows the settings could not tell it from a pace that is left to the house."""
    async with a_house(anywhere) as house:
        party = await gathered(house, wished(), people=2)
        assert shown(party).options == {"pace": "off"}
        await change(party, options={"pace": "usual"})
        assert shown(party).options == {"pace": "usual"}
        await change(party, options={})
        assert shown(party).options == {}


@pytest.mark.clause("MC1-026")
@in_a_loop
async def test_the_lobby_shows_what_the_rulebook_advises_against_until_the_game_begins(anywhere: str) -> None:
    async with a_house(anywhere) as house:
        party = await gathered(house, wished(game="mascarade-1e"), people=4)
        assert shown(party).advice == []
        await change(party, options={**FAST, "masks": "Judge,Queen,Bishop,Thief,Witch,Spy"})
        [advice] = shown(party).advice
        assert (advice.code, advice.details) == ("mascarade-third", {"money": 1, "size": 6})
        await party.do(commands.Begin, party.tokens[A])
        assert shown(party).advice == []
