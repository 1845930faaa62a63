"""For whoever keeps watch over a server: whether it is well, and what it counts."""

from __future__ import annotations

import asyncio
from typing import Final

from litestar import Response, get
from litestar.di import NamedDependency
from prometheus_client import CONTENT_TYPE_LATEST

from ridotto.house import House, StoreUnreachable
from ridotto.web import wire
from ridotto.web.meter import Counts

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
async def metrics(counts: NamedDependency[Counts]) -> Response[bytes]:
    return Response(counts.text(), headers={"content-type": CONTENT_TYPE_LATEST, "cache-control": "no-store"})
