"""The web application: routes and sockets over one house."""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from traceback import extract_tb
from typing import Any, Final

from litestar import Litestar, Request, Response
from litestar.config.cors import CORSConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.serialization import msgspec_hooks

import ridotto
from ridotto.house import (
    Archive,
    Environment,
    House,
    HouseError,
    NotAStore,
    OddRequest,
    ProcessBots,
    SteadyClock,
    Store,
    StoreUnreachable,
    TooFast,
    store_at,
)
from ridotto.kernel import RidottoError, UnknownGame
from ridotto.web import wire
from ridotto.web.errors import NoSuchPage, OurFault, TooLong, TooManyTables, WrongMethod
from ridotto.web.garbage import collect_by_clock
from ridotto.web.health import healthz, metrics
from ridotto.web.limits import Buckets, Doors
from ridotto.web.meter import Counts
from ridotto.web.middleware import Middleware, buckets
from ridotto.web.openings import Openings
from ridotto.web.pages import FOLDER, BuiltPage, answer_lost, file_of_page, front, page_in, table_front, web_manifest
from ridotto.web.routes import API
from ridotto.web.settings import Settings
from ridotto.web.sockets import SocketLimits

LOG: Final = logging.getLogger("ridotto.web")
MOST_BYTES: Final = 16_384  # of a request
AGAIN_IN: Final = 1.0  # seconds
REPLAYING: Final = 0.05  # of a processor, for the replays of one address
REPLAYING_AT_ONCE: Final = 3.0  # seconds of processor time


def application(
    settings: Settings,
    now: Callable[[], float] | None = None,
    wall: Callable[[], float] = time.time,
    folder: Path = FOLDER,
) -> Middleware:
    """Returns the whole application behind its limits. Tests bring their own clocks, and the folder of a built page."""
    counts = Counts()
    limits = SocketLimits(settings, Doors(settings.most_sockets), buckets(settings), counts)
    clock = now or SteadyClock(settings.since, settings.ticks)
    return Middleware(rooms(settings, counts, clock, wall, page_in(folder)), limits)


def rooms(
    settings: Settings, counts: Counts, now: Callable[[], float], wall: Callable[[], float], page: BuiltPage
) -> Litestar:
    openings = Openings(settings.openings, settings.most_listed)
    replays = Buckets(REPLAYING if settings.requests else 0.0, REPLAYING_AT_ONCE)

    @asynccontextmanager
    async def house_open(app: Litestar) -> AsyncIterator[None]:
        store = await store_of(settings)
        environment = Environment(
            store,
            ProcessBots(settings.bots, counts, settings.master),
            now=now,
            wall=wall,
            bot_pause=settings.bot_pause,
            grace=settings.grace,
            meter=counts,
        )
        app.state.house = house = House(
            environment,
            since=settings.since,
            most_tables=settings.most_tables,
            keep=settings.keep,
            review_seconds=settings.review,
            replay_budget=replays.of,
            archive=Archive(Path(settings.archive)) if settings.archive else None,
        )
        environment.later(collect_by_clock(lambda: bool(environment.presence.people)))
        try:
            yield
        finally:
            await house.close()

    def refused(request: Request[Any, Any, Any], problem: RidottoError) -> Response[wire.Problem]:
        counts.count_refusal(problem.code)
        headers = {}
        if isinstance(problem, StoreUnreachable | TooManyTables):
            headers["retry-after"] = str(problem.seconds)
        elif isinstance(problem, TooFast) and "seconds" in problem.details:
            headers["retry-after"] = str(problem.details["seconds"])
        said = wire.problem_shown(problem)
        return Response(said, status_code=status_of(type(problem)), headers=headers)

    def odd(request: Request[Any, Any, Any], problem: HTTPException) -> Response[Any]:
        """Answers for what Litestar itself refuses: no such page, not JSON, too long."""
        answer = refused(request, in_our_words(problem))
        if problem.status_code == 404:
            return answer_lost(request, page) or answer
        answer.status_code = problem.status_code
        answer.headers.update(problem.headers or {})
        return answer

    def failed(request: Request[Any, Any, Any], problem: Exception) -> Response[wire.Problem]:
        if is_unreadable(problem):
            return refused(request, OddRequest("the body is not valid JSON in UTF-8, or nested too deeply"))
        LOG.error("a request failed", exc_info=problem)
        return refused(request, OurFault())

    return Litestar(
        [API, healthz, metrics, front, table_front, file_of_page, web_manifest],
        lifespan=[house_open],
        dependencies={
            "house": Provide(house_of, sync_to_thread=False),
            "settings": provide(settings),
            "counts": provide(counts),
            "openings": provide(openings),
            "page": provide(page),
            "previews": provide(buckets(settings)),
        },
        exception_handlers={
            RidottoError: refused,
            HTTPException: odd,
            Exception: failed,
        },
        cors_config=cors(settings),
        request_max_body_size=MOST_BYTES,
        openapi_config=OpenAPIConfig(
            title="Ridotto",
            version=ridotto.__version__,
            description="Tables for games of masks and bluff. The socket is described in docs/socket.md.",
            path="/api/schema",
            components=Components(security_schemes={"token": SecurityScheme(type="http", scheme="bearer")}),
            render_plugins=[JsonRenderPlugin()],
        ),
        logging_config=None,
        debug=False,
    )


async def store_of(settings: Settings) -> Store:
    """Opens the store. A worker that cannot ends, and its supervisor, which had one, starts another soon."""
    try:
        return await store_at(settings.store)
    except NotAStore:
        if settings.workers == 1:
            raise
        LOG.warning("the store cannot be opened", extra={"again in": AGAIN_IN})
        await asyncio.sleep(AGAIN_IN)
        os._exit(1)  # uvicorn would take any other end for a reason to give up altogether


def house_of(state: State) -> House:
    house: House = state.house
    return house


def provide(thing: object) -> Provide:
    def give() -> Any:
        return thing

    return Provide(give, sync_to_thread=False)


def status_of(kind: type[RidottoError]) -> int:
    """Returns the HTTP status of an error; what a table or the rules refuse is a bad request."""
    return kind.status if issubclass(kind, HouseError) else 404 if issubclass(kind, UnknownGame) else 400


def in_our_words(problem: HTTPException) -> RidottoError:
    if problem.status_code == 404:
        return NoSuchPage()
    if problem.status_code == 405:
        return WrongMethod()
    if problem.status_code == 413:
        return TooLong()
    if isinstance(problem.extra, list):
        parts = [f"{part.get('key', '')}: {part.get('message', '')}" for part in problem.extra]
        return OddRequest("; ".join(parts) or problem.detail)
    return OddRequest(problem.detail)


def is_unreadable(problem: Exception) -> bool:
    """True when a request's JSON cannot be read, though Litestar takes the error for one of the server."""
    if not isinstance(problem, UnicodeDecodeError | RecursionError):
        return False
    return extract_tb(problem.__traceback__)[-1].filename == msgspec_hooks.__file__


def cors(settings: Settings) -> CORSConfig | None:
    """Allows pages of other places, as far as they were named."""
    if not settings.origins:
        return None
    return CORSConfig(
        allow_origins=list(settings.origins),
        allow_methods=["GET", "POST", "DELETE"],
        allow_headers=["Authorization", "Content-Type"],
    )
