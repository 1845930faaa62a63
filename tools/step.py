"""Runs one command as a step of an installation, and shows meanwhile what it is doing and for how long.

python -m tools.step [--as KEY] TITLE [COMMAND…]

On success it leaves one line, and what our own builds warn of; on failure all that the command said, and a sentence on
what may be wrong. KEY is numbered by its place in the environment variable STEPS ("2/4"), if that lists it. Without a
command only the title is shown. Needs nothing but Python, since it shows how everything else is installed.
"""

from __future__ import annotations

import os
import re
import sys
import time

if sys.version_info < (3, 11):  # noqa: UP036  # an older one may well come here: it is the first thing that is run
    found = ".".join(map(str, sys.version_info[:2]))
    sys.exit(
        f"\n*** ridotto: Python 3.11 or newer is needed, and this is Python {found}.\n"
        "    Another one: make PYTHON=python3.12 ...\n"
    )

from typing import Final

from tools.progress import PAUSE, Display, Interruption, Running

INTERRUPTED: Final = 130  # as a shell counts Ctrl-C
MIRROR: Final = "Behind a proxy set HTTPS_PROXY; for a mirror PIP_INDEX_URL, UV_DEFAULT_INDEX and npm_config_registry."
REASONS: Final = (  # the first that is found in the output is told
    (r"No module named '?venv|ensurepip", "This Python has no venv. Debian and Ubuntu: apt-get install python3-venv"),
    (r"No space left on device|ENOSPC", "The disk is full."),
    (
        r"(?i)certificate verify failed|UnknownIssuer|SELF_SIGNED_CERT|UNABLE_TO_GET_ISSUER",
        "The certificate of the package registry is not trusted here: set SSL_CERT_FILE and NODE_EXTRA_CA_CERTS.",
    ),
    (
        r"(?i)hashes are required|hash mismatch|do not match the hashes|EINTEGRITY",
        "The package registry sent something else than what is pinned, so nothing of it was used.",
    ),
    (
        r"(?i)dns error|name resolution|name or service not known|nodename nor servname|connection refused|timed out"
        r"|timeout|error sending request|failed to fetch|network is unreachable|ENOTFOUND|EAI_AGAIN|ECONNREFUSED"
        r"|ECONNRESET|ETIMEDOUT|ERR_INVALID_URL|newconnectionerror",
        f"A package registry could not be reached. {MIRROR}",
    ),
    (
        r"(?i)no matching distribution|no solution found|no wheels? with a matching|EBADPLATFORM|EBADENGINE",
        f"A pinned package is not to be had for this machine and this Python, or not from this registry. {MIRROR}",
    ),
    (r"Permission denied|EACCES|Read-only file system|EROFS", "The project's folder or a cache cannot be written to."),
)


def step(title: str, command: list[str]) -> int:
    """Runs the command and returns its exit code. Without a command, only shows the title."""
    display = Display()
    if not command:
        display.say(title)
        return 0
    if not display.over:
        display.say(title)
    interruption = Interruption()
    running = Running(command)
    while not running.has_ended():
        if interruption.wanted:
            display.clear()
            running.stop()
            return INTERRUPTED
        display.show(f"{title}: {running.seconds()} s  {running.doing()}".rstrip())
        time.sleep(PAUSE)
    code = running.process.returncode
    said = running.said()
    if code == 0:
        display.say("\n".join([f"{title}: {running.seconds()} s", *warnings(said)]))
        return 0
    display.say(said)
    display.say(f"*** ridotto: {title}: failed after {running.seconds()} s. {reason(said)}\n")
    return code


def warnings(said: str) -> list[str]:
    """What a build of ours wants to be read, though it went well."""
    return [line for line in said.splitlines() if line.startswith("*** ridotto: ")]


def numbered(key: str, title: str) -> str:
    """The title with its number among the steps, such as "2/4 building the page"."""
    steps = os.environ.get("STEPS", "").split()
    return f"{steps.index(key) + 1}/{len(steps)} {title}" if key in steps else title


def reason(said: str) -> str:
    """What may be wrong, in one sentence."""
    return next((sentence for pattern, sentence in REASONS if re.search(pattern, said)), "What it said stands above.")


def main(arguments: list[str]) -> int:
    if len(arguments) > 2 and arguments[0] == "--as":
        return step(numbered(arguments[1], arguments[2]), arguments[3:])
    if arguments and not arguments[0].startswith("-"):
        return step(arguments[0], arguments[1:])
    print(__doc__, file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
