"""The README's moving picture: a few turns of a real game on the real page, as an animated WebP.

python -m tools.moving_picture [FILE]     by default docs/evening.webp

A server runs in this process, and Ada's browser looks on while a prepared match is stored, answer by answer; what the
browser shows meanwhile is photographed. Chromium finds what has changed and compresses it; only the frames are put
together here.
"""

from __future__ import annotations

import asyncio
import base64
import struct
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from playwright.async_api import Browser, Page

import ridotto
from ridotto.house.events import Answered, Line, encode_line
from ridotto.house.stores import Batch
from ridotto.kernel import Player
from tests.browser.company import PHONE, Company
from tests.browser.people import Person
from tests.browser.stages import Moment, Staged, staged
from tests.web.test_leak import CODE, Recorder, lines_of
from tools.browser import a_browser

ROOT: Final = Path(__file__).parent.parent
PICTURE: Final = ROOT / "docs" / "evening.webp"
SIZE: Final = PHONE
GAME: Final = "mascarade-2e"
OPTIONS: Final = {"start": "A", "pace": "usual"}

BEFORE: Final = """
    fate:Trickster fate:Sorceress fate:Judge fate:King fate:Empress fate:Cheater
    A:ready B:ready C:ready D:ready E:ready F:ready
    A:d A:swap B:c B:keep C:f C:swap D:e D:keep E:look E:ready F:b F:keep
"""
FILMED: Final = """
    A:King B:pass C:pass D:pass E:pass F:pass
    B:Empress C:pass D:pass E:claim F:pass A:pass clock:on
    C:a C:swap
    D:King E:pass F:pass A:claim B:pass C:claim clock:on
"""
PACE: Final = 1.4  # seconds from one answer to the next
PASSING: Final = 0.4  # where somebody only lets it pass
AFTERWARDS: Final = 4.0  # seconds that the last of it is shown
BETWEEN: Final = 0.3  # seconds from one photograph to the next, at least
QUALITY: Final = 0.28

# Returns what has changed since the frame before: where, and as WebP; null where nothing has.
CHANGED: Final = """async ({ png, quality }) => {
  const picture = await createImageBitmap(await (await fetch('data:image/png;base64,' + png)).blob())
  const { width, height } = picture
  const whole = new OffscreenCanvas(width, height).getContext('2d', { alpha: false, willReadFrequently: true })
  whole.drawImage(picture, 0, 0)
  const now = new Uint32Array(whole.getImageData(0, 0, width, height).data.buffer)
  const before = globalThis.before
  globalThis.before = now
  let [left, top, right, bottom] = before ? [width, height, -1, -1] : [0, 0, width - 1, height - 1]
  for (let at = 0; before && at < now.length; at++) {
    if (now[at] !== before[at]) {
      const x = at % width, y = (at - x) / width
      left = Math.min(left, x), right = Math.max(right, x), top = Math.min(top, y), bottom = Math.max(bottom, y)
    }
  }
  if (right < 0) return null
  left -= left % 2, top -= top % 2  // frames lie at even places
  const part = new OffscreenCanvas(right - left + 1, bottom - top + 1)
  part.getContext('2d', { alpha: false }).drawImage(picture, -left, -top)
  const bytes = new Uint8Array(await (await part.convertToBlob({ type: 'image/webp', quality })).arrayBuffer())
  const webp = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  return { left, top, width: part.width, height: part.height, webp }
}"""


@dataclass
class Frame:
    """A part of the picture that changes, and for how long it stays."""

    left: int
    top: int
    width: int
    height: int
    webp: bytes
    seconds: float


@dataclass
class Film:
    """The frames so far. `darkroom` is a page that compares and compresses them."""

    darkroom: Page
    frames: list[Frame] = field(default_factory=list)
    last: float = 0.0

    async def photograph(self, page: Page) -> None:
        png = await page.screenshot(type="png", caret="hide")
        taken = time.monotonic()
        found: dict[str, Any] | None = await self.darkroom.evaluate(
            CHANGED, {"png": base64.b64encode(png).decode(), "quality": QUALITY}
        )
        if self.frames:
            self.frames[-1].seconds += taken - self.last
        self.last = taken
        if found is not None:
            webp = base64.b64decode(found.pop("webp"))
            self.frames.append(Frame(**found, webp=webp, seconds=0.0))


def prepared() -> tuple[list[list[Line]], int]:
    """The whole match in portions, and how many of them came before the film begins."""
    match = ridotto.open(GAME, 6, by_hand=["fate", "clock"], start=OPTIONS["start"], pace=OPTIONS["pace"])
    match.play(BEFORE)
    begun = len(lines_of(GAME, match.engine, 6, "aid", OPTIONS))
    match.play(FILMED)
    return lines_of(GAME, match.engine, 6, "aid", OPTIONS), begun


async def film(browser: Browser, place: Path) -> list[Frame]:
    portions, begun = prepared()
    async with staged(None, place) as empty:
        house = empty.inside.house
        first = [encode_line(line) for portion in portions[:begun] for line in portion]
        assert await house.store.append(Batch(CODE, 0, first))
        at_the_table = Staged(empty.inside, Moment(GAME, 6, ""), Player(0))
        others = [Recorder(empty.inside.socket_of(CODE), Player(number)) for number in range(1, 6)]
        for other in others:  # or the page would say that they are gone
            await other.connect()
        company = Company(browser, empty.address)
        kept = at_the_table.seat()
        ada = await company.person("Ada", SIZE, "en", "dark", motion=True, speed="quick", kept=kept)
        await ada.goes_to(f"/t/{CODE}")
        await ada.page.locator(".ball.settled").wait_for()
        darkroom = await browser.new_context()
        shot = Film(await darkroom.new_page())
        actor = await house.table(CODE)
        number = len(first)
        await watch(shot, ada, 1.5)
        for portion in portions[begun:]:
            assert await house.store.append(Batch(CODE, number, [encode_line(line) for line in portion]))
            number += len(portion)
            await actor.catch_up()
            await watch(shot, ada, PASSING if only_passes(portion) else PACE)
        await watch(shot, ada, AFTERWARDS)
        await darkroom.close()
        await company.leaves()
        for other in others:
            await other.socket.close()
        return shot.frames


def only_passes(portion: list[Line]) -> bool:
    event = portion[0].event
    return len(portion) == 1 and isinstance(event, Answered) and event.answers == ("pass",)


async def watch(shot: Film, person: Person, seconds: float) -> None:
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        await shot.photograph(person.page)
        await asyncio.sleep(BETWEEN)


# ---- The file: a heading, and a chunk for each frame (RIFF, as WebP has it).


def animated(frames: list[Frame]) -> bytes:
    """All frames as one picture that begins again when it has ended."""
    width, height = SIZE
    heading = chunk(b"VP8X", struct.pack("<I", 0x02) + in_three_bytes(width - 1) + in_three_bytes(height - 1))
    loop = chunk(b"ANIM", struct.pack("<IH", 0, 0))
    content = b"WEBP" + heading + loop + b"".join([chunk(b"ANMF", framed(frame)) for frame in frames])
    return chunk(b"RIFF", content)


def framed(frame: Frame) -> bytes:
    numbers = (frame.left // 2, frame.top // 2, frame.width - 1, frame.height - 1, round(frame.seconds * 1000))
    over_what_was_there = b"\x02"  # nothing shines through
    return b"".join([in_three_bytes(number) for number in numbers]) + over_what_was_there + bits_of(frame.webp)


def bits_of(webp: bytes) -> bytes:
    """The chunk with the compressed picture: the one that a still WebP consists of."""
    at = webp.index(b"VP8 ")
    (length,) = struct.unpack_from("<I", webp, at + 4)
    return chunk(b"VP8 ", webp[at + 8 : at + 8 + length])


def chunk(name: bytes, content: bytes) -> bytes:
    return name + struct.pack("<I", len(content)) + content + b"\0" * (len(content) % 2)


def in_three_bytes(number: int) -> bytes:
    return number.to_bytes(3, "little")


async def main(arguments: list[str]) -> int:
    path = Path(arguments[0]) if arguments else PICTURE
    with tempfile.TemporaryDirectory() as place:
        async with a_browser() as browser:
            frames = await film(browser, Path(place))
    path.write_bytes(animated(frames))  # a README's picture has less than 500 KB
    seconds = sum([frame.seconds for frame in frames])
    print(f"{path}: {len(frames)} frames, {seconds:.1f} seconds, {path.stat().st_size // 1000} KB")
    return 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main(sys.argv[1:])))
