"""A finished game again, step by step: through one pair of ears just what they heard, through all of them the truth."""

import asyncio
import gzip
import json
import random
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from ridotto.house.replaying import Reels
from tests.house.rooms import in_a_loop
from tests.web import http
from tests.web.clients import Choose, Message, Refused, Screen, Seat, Web, seated
from tests.web.inside import serving_here
from tests.web.servers import Server

NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gil", "Hana", "Ivo", "Jo", "Kim", "Lea", "Max")


def anything(seed: int) -> Choose:
    dice = random.Random(seed)

    def chosen(question: Message) -> list[str]:
        texts = [option["text"] for option in question["options"]]
        return ["pass"] if "pass" in texts and dice.random() < 0.6 else [dice.choice(texts)]

    return chosen


async def play(screens: list[Screen]) -> None:
    async with asyncio.TaskGroup() as playing:
        for number, screen in enumerate(screens):
            playing.create_task(screen.play(anything(number)))


async def replay(web: Web, code: str, ears: str) -> Any:
    return await web.get(f"/api/tables/{code}/replay?ears={ears}")


def options(game: str) -> dict[str, str]:
    return {"pace": "off"} if game.startswith("mascarade") else {}


@pytest.mark.parametrize(
    ("game", "people"), [("mascarade-1e", 3), ("mascarade-2e", 6), ("masques-ffg", 3), ("masquerade", 4)]
)
@in_a_loop
async def test_each_ear_hears_again_what_it_heard_and_sees_what_it_saw(server: Server, game: str, people: int) -> None:
    aid = {"memory": "aid"}
    async with (
        Web(server) as web,
        seated(web, game, NAMES[:people], options=options(game), terms=aid) as screens,
        web.screen(screens[0].table["code"]) as watcher,
    ):
        await play([*screens, watcher])
        code = watcher.table["code"]
        for screen in [*screens, watcher]:
            found = await replay(web, code, screen.ears or "")
            facts = [fact for step in found["steps"] for fact in step["facts"]]
            assert facts == screen.facts
            views = [step["view"] for step in found["steps"]]
            assert views[-1] == screen.view
            shown = [message["view"] for message in screen.messages if message["type"] == "news"]
            assert all(view in views for view in shown)
            assert all(step["facts"] and step["truth"] is None for step in found["steps"])
            assert {step["by"] for step in found["steps"]} <= {None, screen.ears}
        whole = await replay(web, code, "*")
        assert (whole["game"], whole["people"], whole["ears"]) == (game, list(NAMES[:people]), "*")
        assert whole["winners"] == screens[0].view["end"]["winners"] if screens[0].view else False
        assert whole["reason"] == watcher.view["end"]["reason"] if watcher.view else False
        record = (await web.record(code)).split("\n\n")[1].split()
        assert [f"{step['by']}:{step['answer']}" for step in whole["steps"][1:]] == record
        assert whole["steps"][-1]["view"] == watcher.view


@in_a_loop
async def test_through_all_ears_the_truth_is_seen(server: Server) -> None:
    async with Web(server) as web, seated(web, "mascarade-1e", NAMES[:4], options=options("mascarade")) as screens:
        await play(screens)
        steps = (await replay(web, screens[0].table["code"], "*"))["steps"]
        swaps = [step for step in steps if step["answer"] in ("swap", "keep")]
        assert {step["answer"] for step in swaps} == {"swap", "keep"}
        for before, step in pairwise(steps):
            if step["answer"] == "swap":
                assert sorted(before["truth"].values()) == sorted(step["truth"].values())
                assert before["truth"] != step["truth"]
            elif step["by"] != "fate":
                assert before["truth"] == step["truth"]
        assert steps[-1]["truth"] == steps[-1]["view"]["faces"]
        secret = [fact for step in swaps for fact in step["facts"] if fact.get("to") == "some"]
        assert {fact["kind"] for fact in secret} == {"did-swap", "did-keep"} and len(secret) == len(swaps)
        assert [step["turn"] for step in steps] == sorted(step["turn"] for step in steps)


@in_a_loop
async def test_nothing_is_told_before_the_end(server: Server) -> None:
    async with Web(server) as web:
        host = await web.open("mascarade-1e", 4, "Ann")
        for ears in ("*", "-", "A", "Z", ""):
            with pytest.raises(Refused, match="the replay is told after the end") as refused:
                await replay(web, host.code, ears)
            assert (refused.value.status, refused.value.code) == (409, "not-then")
        await web.do(host, "fill", bot="random")
        await web.do(host, "start")
        for ears in ("*", "-", "A", "Z", ""):
            with pytest.raises(Refused, match="the replay is told after the end"):
                await replay(web, host.code, ears)


@in_a_loop
async def test_ears_that_nobody_has_are_refused(server: Server) -> None:
    brief = {"pace": "off", "turn_limit": "4"}
    async with Web(server) as web, seated(web, "mascarade-1e", NAMES[:4], options=brief) as screens:
        await play(screens)
        code = screens[0].table["code"]
        for ears in ("E", "Z", "a", "", "AB", "fate", "clock", "%00"):
            with pytest.raises(Refused) as refused:
                await replay(web, code, ears)
            assert (refused.value.status, refused.value.code) == (400, "odd-request")
        assert (await web.get(f"/api/tables/{code}/replay"))["ears"] == "*"
        with pytest.raises(Refused, match="no table has this code"):
            await replay(web, "BBBBBBB", "*")


@in_a_loop
async def test_a_game_of_thirteen_comes_at_once_and_packed(server: Server) -> None:
    async with Web(server) as web, seated(web, "mascarade-1e", NAMES, options=options("mascarade")) as screens:
        await play(screens)
        code = screens[0].table["code"]
        start = time.perf_counter()
        packed = await web.http.get(f"/api/tables/{code}/replay?ears=*")
        assert time.perf_counter() - start < 1.0
        assert packed.headers["content-encoding"] == "gzip"
        plain = await web.http.get(f"/api/tables/{code}/replay?ears=*", headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.json() == packed.json() and plain.headers["content-type"] == "application/json"
        assert len(gzip.compress(plain.content)) < len(plain.content) / 10
        assert int(packed.headers["content-length"]) < len(plain.content) / 10


def test_the_replay_is_in_the_schema(server: Server) -> None:
    schema = http.get(f"{server.address}/api/schema/openapi.json").json()
    told = schema["paths"]["/api/tables/{code}/replay"]["get"]
    assert [parameter["name"] for parameter in told["parameters"]] == ["code", "ears"]
    assert "ReplayShown" in json.dumps(told["responses"]["200"])


# ---- What replays cost.


async def closed_game(web: Web) -> str:
    """Returns the code of a game that was closed after its deal."""
    async with seated(web, "mascarade-1e", NAMES[:3]) as screens:
        host = screens[0]
        seat = Seat(host.table["code"], host.token or "", host.you)
        await web.do(seat, "close")
    return seat.code


@in_a_loop
async def test_replays_are_charged_to_the_address_that_asks_by_their_processor_time(tmp_path: Path) -> None:
    async with serving_here(tmp_path / "tables.sqlite", requests=1000) as server, Web(server.address) as web:
        code = await closed_game(web)
        budget = server.house.reels.budget_of("127.0.0.1")
        moment, full = budget.at, budget.level
        budget.now = lambda: moment  # nothing is added while this test runs
        first = await replay(web, code, "*")
        assert budget.level < full
        budget.spend(full)
        assert budget.level < 0 and await replay(web, code, "*") == first, "a replay that is kept costs nothing"
        with pytest.raises(Refused, match="429 too-fast") as refused:
            await replay(web, code, "A")
        assert int(refused.value.headers["retry-after"]) > 0
        assert await server.house.replay(await server.house.table(code), "A", person="10.0.0.1")


@in_a_loop
async def test_replays_are_kept_by_their_size_and_the_oldest_goes_first(tmp_path: Path) -> None:
    async with serving_here(tmp_path / "tables.sqlite") as server, Web(server.address) as web:
        code = await closed_game(web)
        state = (await server.house.table(code)).table_state
        sizes = {ears: len(await Reels().of(state, ears)) for ears in "*AB"}
        reels = Reels(most_bytes=sum(sizes.values()) - 1)
        for ears in "*A*B":
            await reels.of(state, ears)
        assert [ears for _, ears in reels.packed] == ["*", "B"]
        assert reels.bytes == sizes["*"] + sizes["B"]


@in_a_loop
async def test_a_replay_that_many_ask_for_at_once_is_made_once(tmp_path: Path) -> None:
    async with serving_here(tmp_path / "tables.sqlite") as server, Web(server.address) as web:
        state = (await server.house.table(await closed_game(web))).table_state
        reels = Reels()
        found = await asyncio.gather(*[reels.of(state, "*") for _ in range(5)])
        assert all(each is found[0] for each in found)
