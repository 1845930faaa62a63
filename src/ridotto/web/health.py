"""Tells those who run a server whether it is well, and what it counts."""

from __future__ import annotations

import asyncio
import hmac
from typing import Final

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.di import NamedDependency
from prometheus_client import CONTENT_TYPE_LATEST

from ridotto.house import House, StoreUnreachable, WrongToken
from ridotto.web import wire
from ridotto.web.errors import NoSuchPage
from ridotto.web.meter import Counts
from ridotto.web.routes import token_of
from ridotto.web.settings import Settings

SECONDS: Final = 5.0  # for a store to answer


@get("/healthz", operation_id="health", summary="Whether tables can be stored and read")
async def healthz(house: NamedDependency[House]) -> wire.Health:
    try:
        async with asyncio.timeout(SECONDS):
            alive = await house.store.alive()
    except TimeoutError:
        alive = False
    if not alive:
        raise StoreUnreachable
    return wire.Health("well")


@get("/metrics", include_in_schema=False)
async def metrics(
    counts: NamedDependency[Counts], settings: NamedDependency[Settings], request: Request[None, None, State]
) -> Response[bytes]:
    """Returns the counts, with the token of `--metrics-token` alone: they show when a sealed answer is given."""
    if not settings.metrics_token:
        raise NoSuchPage("this server shows its counts to nobody: see ridotto serve --metrics-token")
    if not hmac.compare_digest(token_of(request).encode(), settings.metrics_token.encode()):
        raise WrongToken
    return Response(counts.text(), headers={"content-type": CONTENT_TYPE_LATEST, "cache-control": "no-store"})
