"""Logs tell what happened, and nothing that is anybody's secret."""

import asyncio
import json
import logging
import random
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from ridotto.web.logs import JsonLines, OurFaultsOnly, logging_config
from tests.web.clients import Message, Web, data_of, play_all, seated
from tests.web.servers import AT_ONCE, NO_LIMITS, serving

NAMES = ["Xanthippe", "Yggdrasil", "Zarathustra"]
CHAT = "meet me under the seventh bridge"
WORDS_OF_OURS = {"request", "response", "post", "get", "start"}  # that an answer might be spelt like


def test_a_game_with_everything_logged(tmp_path: Path) -> None:
    secrets: set[str] = {*NAMES, CHAT}
    dice = random.Random(3)

    def chosen(question: Message) -> list[str]:
        secrets.update(option["text"] for option in question["options"])
        return [dice.choice(question["options"])["text"]]

    async def evening(address: str) -> None:
        async with Web(address) as web:
            options = {"pace": "off", "turn_limit": "6"}
            async with seated(web, "mascarade-2e", NAMES, {"D": "courtier"}, options=options) as screens:
                code = screens[0].table["code"]
                await screens[0].ask(type="say", text=CHAT)
                await screens[1].answer("Wrong Answer", question=99)
                await screens[2].socket.send("Wrong Message")
                await screens[2].until("refused")
                await play_all(screens, chosen)
                secrets.update(screen.token or "" for screen in screens)
                secrets.update([code, screens[0].table["seed"]])
                secrets.update(json.dumps(data_of(fact), separators=(",", ":")) for fact in screens[0].facts)
            await web.record(code)
            for path in (f"/api/tables/{code}/nowhere", f"/{code}", f"/api/games?token={screens[0].token}"):
                await web.http.get(path)
            await web.http.post(f"/api/tables/{code}/start", headers={"Authorization": "Bearer Wrong-Token"})
            await web.http.post("/api/tables", json={"game": "Wrong Game", "players": 2})
            await web.http.post("/api/tables", content=b"Wrong Body", headers={"Content-Type": "application/json"})

    with serving(tmp_path / "tables.sqlite", *AT_ONCE, *NO_LIMITS, "--log", "debug") as server:
        asyncio.run(evening(server.address))
        server.stop()
        logged = server.logged()
    lines = [json.loads(line) for line in logged.splitlines()]
    assert {line["event"] for line in lines} >= {"request"}
    assert {(line["route"], line["status"]) for line in lines if line["event"] == "request"} >= {
        ("/api/tables", 201),
        ("/api/tables", 400),
        ("/api/tables", 404),
        ("/api/tables/{code}/seats", 201),
        ("/api/tables/{code}/start", 403),
        ("/api/games", 200),
        ("-", 404),
    }
    assert all({"time", "level", "event", "from"} <= set(line) for line in lines)
    assert all(datetime.fromisoformat(line["time"]) for line in lines)
    assert len(secrets) > 20 and "" not in secrets
    words = {word for line in lines for value in line.values() for word in str(value).replace("/", " ").split()}
    for secret in secrets - WORDS_OF_OURS:
        assert secret not in words, secret
        assert len(secret) < 4 or secret not in logged, secret
    assert "Wrong" not in logged


# ---- Line by line.


def line_of(name: str, message: str, *values: Any, **more: Any) -> dict[str, Any]:
    record = logging.getLogger(name).makeRecord(name, logging.INFO, "x.py", 1, message, values, None, **more)
    found: dict[str, Any] = json.loads(JsonLines().format(record))
    return found


def test_what_we_log_has_fields() -> None:
    line = line_of("ridotto.web", "request", extra={"route": "/api/games", "status": 200})
    assert {key: line[key] for key in line if key != "time"} == {
        "level": "info",
        "event": "request",
        "from": "ridotto.web",
        "route": "/api/games",
        "status": 200,
    }


def test_what_others_log_loses_what_they_put_into_it() -> None:
    assert line_of("uvicorn.error", '%s - "WebSocket %s" [accepted]', "::1", "SECRET")["event"] == (
        '%s - "WebSocket %s" [accepted]'
    )
    line = line_of("asyncio", "Task exception was never retrieved\nfuture: <Task exception=ValueError('SECRET')>")
    assert line["event"] == "Task exception was never retrieved"
    assert "SECRET" not in json.dumps(line_of("other", "message", extra={"field": "SECRET"}))


def failing(token: str) -> None:
    try:
        raise KeyError(token)
    except KeyError as problem:
        raise ValueError(f"no such token: {token}") from problem


def test_an_exception_is_told_without_its_words() -> None:
    secret = "".join(["SE", "CRET"])  # no line of code holds it
    with pytest.raises(ValueError, match=secret) as raised:
        failing(secret)
    problem = (raised.type, raised.value, raised.tb)
    record = logging.makeLogRecord({"name": "ridotto", "msg": "a request failed", "exc_info": problem})
    text = JsonLines().format(record)
    line = json.loads(text)
    assert secret not in text
    assert line["problem"] == "ValueError from KeyError"
    assert [part.split(" in ")[1] for part in line["where"]] == [
        "test_an_exception_is_told_without_its_words: failing(secret)",
        'failing: raise ValueError(f"no such token: {token}") from problem',
        "failing: raise KeyError(token)",
    ]
    assert __file__ in line["where"][0]


def test_a_line_is_a_line() -> None:
    assert "\n" not in JsonLines().format(logging.makeLogRecord({"name": "ridotto", "msg": "one\ntwo"}))


def test_what_is_not_our_fault_is_not_logged() -> None:
    problem = UnicodeDecodeError("utf-8", b"\xff", 0, 1, "no")
    theirs = logging.makeLogRecord({"name": "uvicorn.error", "exc_info": (type(problem), problem, None)})
    ours = logging.makeLogRecord({"name": "ridotto.web", "exc_info": (type(problem), problem, None)})
    assert (OurFaultsOnly().filter(theirs), OurFaultsOnly().filter(ours)) == (False, True)


def test_uvicorn_never_debugs() -> None:
    """It would log every message, word by word."""
    config = logging_config("debug")
    assert config["loggers"]["ridotto"]["level"] == "DEBUG"
    assert config["loggers"]["uvicorn"]["level"] == config["root"]["level"] == "WARNING"
