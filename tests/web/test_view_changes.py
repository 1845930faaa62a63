"""Who has the view before is told what has changed in it; everybody else is shown the whole view."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from ridotto.house import commands, messages
from ridotto.house.limits import Patience
from ridotto.house.meter import Meter
from ridotto.house.session import ClientSession
from tests.house.rooms import Party, a_house, begun, gathered, in_a_loop, wished
from tests.web.clients import with_changes


async def an_answer(party: Party) -> None:
    table = party.actor.table_state.live_game().table
    question = table.match.open_questions()[0]
    answer = table.match.options(question)[0].text
    await party.answer(question.player, table.play.number(question.player), answer)


async def told(screen: ClientSession) -> Any:
    """Returns the only message that is due."""
    (message,) = await screen.due()
    return json.loads(message)


@in_a_loop
async def test_a_screen_that_missed_something_is_shown_the_whole_view(tmp_path: Path) -> None:
    async with a_house(tmp_path / "store") as house:
        party = await begun(house, wished(), people=4)
        screen = ClientSession(party.actor, messages.Hello(messages.VERSION), Patience(0), Meter())
        await screen.arrive()
        view = (await told(screen))["view"]
        for _ in range(3):
            await an_answer(party)
            news = await told(screen)
            assert "view" not in news
            view = with_changes(view, news["changes"])
        await an_answer(party)
        await an_answer(party)
        behind = await told(screen)
        assert "changes" not in behind and behind["view"] != view
        await an_answer(party)
        again = ClientSession(party.actor, messages.Hello(messages.VERSION), Patience(0), Meter())
        await again.arrive()
        assert (await told(again))["view"] == with_changes(behind["view"], (await told(screen))["changes"])


@in_a_loop
async def test_screens_that_saw_different_views_are_told_at_the_same_time(tmp_path: Path) -> None:
    """One has the view before, the other is behind, and both have heard as much: neither gets what is the other's."""
    async with a_house(tmp_path / "store") as house:
        party = await begun(house, wished(), people=4)
        quick, slow = [
            ClientSession(party.actor, messages.Hello(messages.VERSION), Patience(0), Meter()) for _ in range(2)
        ]
        for screen in (quick, slow):
            await screen.arrive()
            view = (await told(screen))["view"]
        await an_answer(party)
        view = with_changes(view, (await told(quick))["changes"])
        slow.heard = quick.heard  # as where only a question was new
        await an_answer(party)
        assert (await told(slow))["view"] == with_changes(view, (await told(quick))["changes"])


@in_a_loop
async def test_a_screen_that_waited_in_the_lobby_is_told_the_setup_when_the_game_begins(tmp_path: Path) -> None:
    async with a_house(tmp_path / "store") as house:
        party = await gathered(house, wished("masques-dust"), people=4)
        early = ClientSession(party.actor, messages.Hello(messages.VERSION), Patience(0), Meter())
        await early.arrive()
        assert (await told(early))["setup"] is None
        await party.do(commands.Begin, party.tokens[0])
        news = [json.loads(message) for message in await early.due()]
        late = ClientSession(party.actor, messages.Hello(messages.VERSION), Patience(0), Meter())
        await late.arrive()
        welcome = await told(late)
        assert [message["setup"] for message in news if message["type"] == "news"] == [welcome["setup"]]
        assert welcome["setup"]["alike_to_win"] == 4


@in_a_loop
async def test_a_screen_that_is_behind_is_not_told_the_setup_again(tmp_path: Path) -> None:
    """Masquerade's has the texts of all its cards."""
    async with a_house(tmp_path / "store") as house:
        party = await begun(house, wished(), people=4)
        slow = ClientSession(party.actor, messages.Hello(messages.VERSION), Patience(0), Meter())
        await slow.arrive()
        assert (await told(slow))["setup"] is not None
        for _ in range(2):
            await an_answer(party)
        news = await told(slow)
        assert "view" in news and "setup" not in news
