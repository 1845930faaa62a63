"""The review of a game over HTTP: after its end, for those who may see the record, made once and then at hand."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from tests.house.rooms import in_a_loop
from tests.patience import PATIENCE
from tests.web import http
from tests.web.clients import Refused, Web, seated
from tests.web.servers import Server
from tests.web.test_replay import NAMES, options, play

SHORT = {**options("mascarade"), "turn_limit": "6"}


async def review_of(web: Web, code: str) -> Any:
    """What the server says once it has thought."""
    async with asyncio.timeout(PATIENCE):
        while True:
            found = await web.get(f"/api/tables/{code}/review")
            if found["again"] is None:
                return found["review"]
            assert found["review"] is None
            await asyncio.sleep(0.2)


@in_a_loop
async def test_a_finished_game_is_reviewed_once_and_then_at_hand(server: Server) -> None:
    async with Web(server) as web, seated(web, "mascarade-1e", NAMES[:4], options=SHORT) as screens:
        code = screens[0].table["code"]
        with pytest.raises(Refused) as refused:
            await web.get(f"/api/tables/{code}/review")
        assert (refused.value.status, refused.value.code) == (409, "not-then")
        await play(screens)
        found = await review_of(web, code)
        assert found["people"] == list(NAMES[:4]) and found["turns"] == 6
        replay = await web.get(f"/api/tables/{code}/replay?ears=*")
        won = [ord(winner) - ord("A") for winner in replay["winners"]]
        assert [round(found["points"][-1]["chances"][seat], 2) for seat in won] == [round(1 / len(won), 2)] * len(won)
        for moment in found["moments"]:
            step = replay["steps"][moment["scene"]]
            assert (step["by"], step["answer"]) == (moment["player"], moment["answer"])
        assert (await web.get(f"/api/tables/{code}/review"))["review"] == found, "nobody waits for it again"


@in_a_loop
async def test_where_nobody_may_watch_a_review_is_for_those_who_sat_there(server: Server) -> None:
    alone = {"watchers": False}
    async with (
        Web(server) as web,
        seated(web, "mascarade-1e", NAMES[:4], options=SHORT, terms=alone) as screens,
    ):
        await play(screens)
        with pytest.raises(Refused) as refused:
            await web.get(f"/api/tables/{screens[0].table['code']}/review")
        assert refused.value.code == "no-watchers"


def test_the_review_is_in_the_schema(server: Server) -> None:
    schema = http.get(f"{server.address}/api/schema/openapi.json").json()
    told = schema["paths"]["/api/tables/{code}/review"]["get"]
    assert "ReviewAnswer" in json.dumps(told["responses"]["200"])
