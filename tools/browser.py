"""A headless Chromium for tests, pictures and measures: one that this machine has, or one that is fetched.

python -m tools.browser     says where it is
"""

from __future__ import annotations

import base64
import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from playwright._impl._driver import compute_driver_executable  # the node that Playwright brings
from playwright.async_api import Browser, async_playwright

from tools.page import PageProblem, npm

HERE: Final = Path(__file__).parent.parent / ".build" / "browser"
NAMED: Final = "RIDOTTO_CHROMIUM"
KNOWN: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")

# A Chromium packed for machines that have no package manager of their own (x86-64 Linux).
PACKED: Final = "@sparticuz/chromium@153.0.0"
PACKED_IS: Final = "jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA=="  # sha512
UNPACK: Final = "const {readFileSync: r, writeFileSync: w} = require('fs'), [from, to] = process.argv.slice(1); \
w(to, require('zlib').brotliDecompressSync(r(from)))"
STARTER: Final = """#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
LD_LIBRARY_PATH="$here/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}" exec "$here/chromium" "$@"
"""

MS_TO_START: Final = 300_000  # on a machine that has much else to do
FLAGS: Final = (
    "--no-sandbox",  # root has no other way, and nothing but our own page is looked at
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--font-render-hinting=none",
)


class NoBrowser(Exception):
    """Neither found nor fetched: the sentence says what to install."""


def chromium() -> str:
    """The path of one that starts; fetched where there is none."""
    named = os.environ.get(NAMED)
    if named:
        if shutil.which(named) is None:
            raise NoBrowser(f"{NAMED} is {named!r}, which is nothing that can be run: name a Chromium or Chrome there")
        return named
    found = first_of(*KNOWN, str(HERE / "start"))
    if found is not None:
        return found
    tried = []
    for way in (by_apt, by_npm):
        try:
            found = way()
        except (OSError, ValueError, PageProblem, subprocess.SubprocessError) as failure:
            tried.append(f"{way.__doc__} {failure}")
        else:
            if found is not None:
                return found
    raise NoBrowser(
        "the page is tested in a headless Chromium, and none was found or could be fetched. Install one (Debian: "
        f"apt-get install chromium-headless-shell), or set {NAMED} to a Chromium or Chrome. " + " ".join(tried)
    )


def first_of(*names: str) -> str | None:
    return next((path for name in names if (path := shutil.which(name)) is not None), None)


def by_apt() -> str | None:
    """By apt:"""
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        return None
    said("installing chromium-headless-shell by apt-get")
    for command in (("update", "-qq"), ("install", "-qq", "-y", "--no-install-recommends", KNOWN[0])):
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", *command], check=True, capture_output=True, env=quiet)
    return first_of(KNOWN[0])


def by_npm() -> str | None:
    """From npm:"""
    if sys.platform != "linux" or os.uname().machine != "x86_64":
        return None
    said(f"fetching {PACKED} into {HERE}")
    making = HERE.with_name(f"browser-{os.getpid()}")  # two at once do not meet, and half of one is never used
    shutil.rmtree(making, ignore_errors=True)
    making.mkdir(parents=True)
    npm("pack", PACKED, "--pack-destination", str(making))
    [packed] = making.glob("*.tgz")
    if base64.b64encode(hashlib.sha512(packed.read_bytes()).digest()).decode() != PACKED_IS:
        raise ValueError(f"{PACKED} is not the one that is pinned.")
    with tarfile.open(packed) as folder:
        for name in ("chromium.br", "al2023.tar.br"):
            member = folder.extractfile(f"package/bin/{name}")
            assert member is not None
            (making / name).write_bytes(member.read())
            node = compute_driver_executable()[0]
            unpack = [node, "-e", UNPACK, str(making / name), str(making / name.removesuffix(".br"))]
            subprocess.run(unpack, check=True, capture_output=True)
            (making / name).unlink()
    packed.unlink()
    with tarfile.open(making / "al2023.tar") as libraries:
        libraries.extractall(making, filter="data")
    (making / "al2023.tar").unlink()
    (making / "start").write_text(STARTER)
    for name in ("chromium", "start"):
        (making / name).chmod(0o755)
    try:
        making.rename(HERE)
    except OSError:  # somebody else was quicker
        shutil.rmtree(making)
    return first_of(str(HERE / "start"))


def said(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


@asynccontextmanager
async def a_browser() -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium(), args=FLAGS, timeout=MS_TO_START)
        try:
            yield browser
        finally:
            await browser.close()


if __name__ == "__main__":
    try:
        print(chromium())
    except NoBrowser as sorry:
        sys.exit(f"*** ridotto: {sorry}")
