"""For whoever keeps watch: whether all is well, and what is counted."""

import asyncio
import random
import re
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from tests.house.postgres import Postgres
from tests.patience import until
from tests.web import http
from tests.web.clients import Seat, Web, play_all, seated
from tests.web.servers import AT_ONCE, NO_LIMITS, WATCHMAN, Server, serving

LABELS = {"by", "code", "method", "route", "status", "le"}


def counted(server: Server) -> dict[tuple[str, frozenset[tuple[str, str]]], float]:
    text = server.counts()
    return {
        (sample.name, frozenset(sample.labels.items())): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def count(server: Server, name: str, **labels: str) -> float:
    return counted(server).get((name, frozenset(labels.items())), 0.0)


def test_health(server: Server) -> None:
    answer = http.get(f"{server.address}/healthz")
    assert (answer.status_code, answer.json()) == (200, {"status": "well"})


def test_health_without_a_database_and_with_it_again(postgres: Postgres) -> None:
    address = postgres.fresh().replace("postgres@", "postgres:open-sesame@")
    with serving(address, *NO_LIMITS, "--log", "debug") as server:
        url = f"{server.address}/healthz"
        assert http.get(url).status_code == 200
        postgres.stop()
        try:
            gone = http.get(url)
            opening = http.post(f"{server.address}/api/tables", json={"game": "masques-dust", "players": 2})
        finally:
            postgres.start()
        for answer in (gone, opening):
            assert (answer.status_code, answer.json()["code"]) == (503, "store-unreachable")
            assert answer.headers["retry-after"] == "1"
        until(lambda: http.get(url).status_code == 200)
        assert "Traceback" not in server.logged() and "open-sesame" not in server.logged()


def test_what_is_counted(tmp_path: Path) -> None:
    async def evening(server: Server) -> tuple[Seat, str]:
        dice = random.Random(7)
        async with Web(server) as web:
            bots = {"C": "courtier"}
            async with seated(web, "masques-dust", ["Ann", "Bob"], bots, options={"max_rounds": "1"}) as screens:
                assert count(server, "ridotto_sockets") == 2
                assert count(server, "ridotto_tables") == 1
                await play_all(screens, lambda asked: [dice.choice(asked["options"])["text"]])
                refused = await screens[0].answer("nonsense", question=99)
                code = screens[0].table["code"]
            await web.http.get("/api/tables/XXXXXXX")
            await web.http.get("/nowhere")
            await web.http.request("PROPFIND", "/nowhere")
            return Seat(code, screens[0].token or "", "A"), refused["code"]

    with serving(tmp_path / "tables.sqlite", *AT_ONCE, *NO_LIMITS) as server:
        seat, refusal = asyncio.run(evening(server))
        assert count(server, "ridotto_answers_total", by="people") > 5
        assert count(server, "ridotto_answers_total", by="others") > 5
        assert count(server, "ridotto_lines_total") > 10
        assert count(server, "ridotto_append_seconds_count") > 5
        assert 0 < count(server, "ridotto_append_seconds_sum") < 60
        assert count(server, "ridotto_bot_seconds_count") > 0
        assert count(server, "ridotto_refusals_total", code=refusal) == 1
        assert count(server, "ridotto_refusals_total", code="no-such-table") == 1
        assert count(server, "ridotto_requests_total", method="POST", route="/api/tables", status="201") == 1
        assert count(server, "ridotto_requests_total", method="GET", route="/api/tables/{code}", status="404") == 1
        assert count(server, "ridotto_requests_total", method="GET", route="-", status="404") == 1
        assert count(server, "ridotto_requests_total", method="-", route="-", status="404") == 1
        text = server.counts()
    for secret in (seat.code, seat.token, "Ann", "Bob", "127.0.0.1"):
        assert secret not in text
    assert set(re.findall(r'[{,](\w+)="', text)) <= LABELS


def test_counts_are_shown_to_nobody_by_default(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.sqlite", environment={"RIDOTTO_METRICS_TOKEN": ""}) as server:
        for shown in ({}, {"Authorization": "Bearer x"}):
            answer = http.get(f"{server.address}/metrics", headers=shown)
            assert answer.status_code == 404 and "ridotto_" not in answer.text


def test_counts_are_shown_to_those_with_the_token_alone(server: Server) -> None:
    assert "ridotto_tables" in server.counts()
    for shown in ({}, {"Authorization": f"Bearer {WATCHMAN}!"}, {"Authorization": WATCHMAN}):
        answer = http.get(f"{server.address}/metrics", headers=shown)
        assert answer.status_code == 403 and "ridotto_tables" not in answer.text


@pytest.mark.parametrize(
    "name", ["tables", "sockets", "answers", "refusals", "append_seconds", "bot_seconds", "requests"]
)
def test_everything_is_explained(server: Server, name: str) -> None:
    assert re.search(rf"^# HELP ridotto_{name}(_total)? .+", server.counts(), re.MULTILINE)
