"""python -m bench.load.masters [--json FILE]: how soon people are answered while no master thinks, and while forty do.

People play at some tables of `ridotto serve`, a hundred answers a second. Then tables of four masters are opened
on the same server, at each of which one master thinks at any time, and people play again. Printed are the middle and
the 99th percentile of the time until an answer has come round, and both ratios. The bars are in `bars`.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from pathlib import Path
from typing import Any, Final

import ridotto
from bench.load.report import Bar, report
from bench.load.stored import is_over
from bench.table.__main__ import crowd_at
from bench.table.load import Pass
from bench.table.ours import GAME
from bench.table.servers import OUR_SQLITE, running
from bench.table.wires import Desk

ROOT: Final = Path(__file__).parent.parent.parent
MASTERS: Final = 40  # tables at which one thinks
SEATS: Final = "ABCD"
PEOPLE: Final = 10  # tables of six people
SECONDS: Final = 10.0

MIDDLE: Final = 1.2  # times as long with masters as without
P99: Final = 1.5


async def seat_masters(port: int, tables: int) -> list[str]:
    """Opens tables of masters alone, and begins; returns their codes."""
    desk, codes = Desk(port, 1), []
    wished = {"game": GAME, "players": len(SEATS), "bots": dict.fromkeys(SEATS, "master"), "options": {"pace": "off"}}
    for _ in range(tables):
        table = await desk.post("/api/tables", wished)
        await desk.post(f"/api/tables/{table['code']}/start", token=table["token"])
        codes.append(table["code"])
    return codes


async def still_playing(port: int, codes: list[str]) -> int:
    desk = Desk(port, 1)
    return sum([not await is_over(desk, code) for code in codes])


def bars(without: Pass, beside: Pass) -> list[Bar]:
    return [
        Bar("middle of people's answers beside masters : without", beside.middle_ms / without.middle_ms, MIDDLE),
        Bar("99th percentile of people's answers beside masters : without", beside.p99_ms / without.p99_ms, P99),
    ]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.load.masters", description=__doc__)
    parser.add_argument("--json", metavar="FILE", help="write the JSON there, instead of to the last line")
    parser.add_argument("--masters", metavar="N", type=int, default=MASTERS, help="tables at which a master thinks")
    parser.add_argument("--tables", metavar="N", type=int, default=PEOPLE, help="tables of six people")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="for each pace")
    parser.add_argument("--place", type=Path, default=ROOT / ".build" / "bench-load", help="a folder on a real disk")
    chosen = parser.parse_args()
    place: Path = chosen.place
    place.mkdir(parents=True, exist_ok=True)
    if not ridotto.COMPILED:
        print("this build is interpreted: the bars are meant for the compiled one", file=sys.stderr)
    os.environ |= {"RIDOTTO_GRACE": "3600", "RIDOTTO_BOT_PAUSE": "0"}  # tables at which nobody is stay awake
    with running(OUR_SQLITE, place) as server:
        without = crowd_at(OUR_SQLITE, server, chosen.tables, chosen.seconds, place).steady
        codes = asyncio.run(seat_masters(server.port, chosen.masters))
        beside = crowd_at(OUR_SQLITE, server, chosen.tables, chosen.seconds, place).steady
        left = asyncio.run(still_playing(server.port, codes))
    found: dict[str, Any] = {"compiled": ridotto.COMPILED, "masters": chosen.masters, "masters at the end": left}
    for called, seen in (("without masters", without), ("beside masters", beside)):
        found |= {f"p50 ms {called}": seen.middle_ms, f"p99 ms {called}": seen.p99_ms}
    for what, value in found.items():
        print(f"{value:12,.1f}  {what}" if isinstance(value, float) else f"{value!s:>12}  {what}")
    return report(found, bars(without, beside), chosen.json)


if __name__ == "__main__":
    sys.exit(main())
