"""Stores as they are after many evenings."""

from __future__ import annotations

import asyncio
from itertools import islice, product
from pathlib import Path
from time import perf_counter
from typing import Final

from bench.table.crowd import SEATS
from bench.table.ours import GAME
from bench.table.wires import Desk
from ridotto.house import store_at
from ridotto.house.stores import Batch

AT_ONCE: Final = 500  # tables in one commit
LETTERS: Final = "BCDFGHJKLM"  # of codes
LAST_YEAR: Final = 20_000  # a day, counted since 1970
PATIENCE: Final = 60.0  # seconds for a game of bots


async def finish_game(port: int, store: Path) -> list[bytes]:
    """Lets bots play a game to its end, and returns the lines of its table."""
    desk = Desk(port, 1)
    bots = dict.fromkeys("ABCDEFGH"[:SEATS], "random")
    opened = {"game": GAME, "players": SEATS, "bots": bots, "options": {"pace": "off"}}
    table = await desk.post("/api/tables", opened)
    await desk.post(f"/api/tables/{table['code']}/start", token=table["token"])
    deadline = perf_counter() + PATIENCE
    while not await is_over(desk, table["code"]):
        if perf_counter() > deadline:
            raise TimeoutError("the bots' game did not end")
        await asyncio.sleep(0.1)
    reader = await store_at(str(store))
    lines = await reader.read(table["code"])
    await reader.close()
    return lines


async def is_over(desk: Desk, code: str) -> bool:
    head, _ = await desk.answered(f"GET /api/tables/{code}/record HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode())
    return head.split()[1] == "200"


async def fill(path: Path, lines: list[bytes], tables: int) -> None:
    """Fills a store with so many tables at which the same was played."""
    store = await store_at(str(path))
    codes = ("".join(letters) for letters in product(LETTERS, repeat=7))
    for _ in range(0, tables, AT_ONCE):
        batches = [Batch(code, 0, lines, day=LAST_YEAR) for code in islice(codes, AT_ONCE)]
        await asyncio.gather(*[store.append(batch) for batch in batches])
    await store.close()
