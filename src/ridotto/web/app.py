"""The web application: routes and sockets over one house."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import ridotto
from ridotto.house import House, HouseError, Thinkers, store_at
from ridotto.kernel import RidottoError, UnknownGame
from ridotto.web import wire
from ridotto.web.limits import Doors
from ridotto.web.routes import API
from ridotto.web.settings import Settings
from ridotto.web.sockets import table_socket

LOG: Final = logging.getLogger("ridotto.web")
MOST_BYTES: Final = 16_384  # of a request


def application(settings: Settings) -> Litestar:
    @asynccontextmanager
    async def house_open(app: Litestar) -> AsyncIterator[None]:
        store = await store_at(settings.store)
        app.state.house = House(
            store,
            Thinkers(settings.bots),
            since=settings.since,
            bot_pause=settings.bot_pause,
            grace=settings.grace,
            most_tables=settings.most_tables,
        )
        try:
            yield
        finally:
            await app.state.house.close()

    doors = Doors(settings.most_sockets)

    def the_settings() -> Settings:
        return settings

    def the_doors() -> Doors:
        return doors

    return Litestar(
        [API, table_socket],
        lifespan=[house_open],
        dependencies={
            "house": Provide(house_of, sync_to_thread=False),
            "settings": Provide(the_settings, sync_to_thread=False),
            "doors": Provide(the_doors, sync_to_thread=False),
        },
        exception_handlers={
            RidottoError: refused,
            HTTPException: odd,
            Exception: failed,
        },
        request_max_body_size=MOST_BYTES,
        openapi_config=OpenAPIConfig(
            title="Ridotto",
            version=ridotto.__version__,
            description="Tables for games of masks and bluff. The socket is described in docs/socket.md.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        logging_config=None,
        debug=False,
    )


def house_of(state: State) -> House:
    house: House = state.house
    return house


def refused(request: Request[Any, Any, Any], problem: RidottoError) -> Response[wire.Problem]:
    status = problem.status if isinstance(problem, HouseError) else 404 if isinstance(problem, UnknownGame) else 400
    return Response(wire.Problem(problem.code, str(problem)), status_code=status)


def odd(request: Request[Any, Any, Any], problem: HTTPException) -> Response[wire.Problem]:
    """What Litestar itself refuses: no such page, not JSON, too long."""
    said = problem.detail
    if isinstance(problem.extra, list):
        said = "; ".join(f"{part.get('key', '')}: {part.get('message', '')}" for part in problem.extra) or said
    return Response(wire.Problem("odd-request", said), status_code=problem.status_code)


def failed(request: Request[Any, Any, Any], problem: Exception) -> Response[wire.Problem]:
    LOG.error("a request failed", exc_info=problem)
    return Response(wire.Problem("our-fault", "something went wrong here, and it was noted"), status_code=500)
