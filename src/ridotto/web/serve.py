"""`ridotto serve`: one process, or a supervisor and its workers, which it starts again when they die."""

from __future__ import annotations

import asyncio
import errno
import gc
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from multiprocessing import parent_process
from multiprocessing.connection import wait
from tempfile import TemporaryDirectory
from typing import Any, Final, cast

import uvicorn
from litestar.types import ASGIApp
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors.multiprocess import Multiprocess

from ridotto.house import StoreUnreachable, kept_alone, look_for_damage, store_at
from ridotto.house.stores.address import POSTGRES, without_password
from ridotto.web.app import application
from ridotto.web.connections import raise_open_files
from ridotto.web.flags import ServeRefused
from ridotto.web.http_protocol import HttpProtocol
from ridotto.web.logs import logging_config, tell_of_workers
from ridotto.web.meter import FOLDER, forget_worker
from ridotto.web.running import ServerAddress, findable, running_server
from ridotto.web.settings import Settings, decode, encode
from ridotto.web.startup_banner import (
    address_text,
    address_to_share,
    from_here,
    print_banner,
    print_banner_of_running,
    with_way_in,
)
from ridotto.web.websocket_protocol import WebSocketProtocol

MOST_BYTES: Final = 16_384  # of a message
SELDOM: Final = (1_000_000, 50, 100)  # new things until it collects the youngest, the younger, all: see garbage.py
SWITCH: Final = 0.0005  # seconds until one thread lets another go on
SECONDS_TO_STOP: Final = 5
SECONDS_TO_START: Final = 60
SECONDS_OF_SILENCE: Final = 15  # then a worker is taken for dead; one that is starting says nothing for a while
VARIABLE: Final = "RIDOTTO_SETTINGS"  # how workers are told

Greet = Callable[[], None]  # said once the server is up


def serve(settings: Settings) -> int:
    """Serves until somebody ends it."""
    raise_open_files()
    settings = replace(settings, since=time.time(), ticks=time.monotonic())
    if settings.open:
        already = running_server(settings.store, lambda text: print(text, file=sys.stderr, flush=True))
        if already is not None:
            print_banner_of_running(already.play, settings.store)
            return 0
    prepare_archive(settings.archive)
    with bound_for(settings) as listening:
        asyncio.run(try_store(settings.store))
        host, port = listening.getsockname()[:2]
        settings = with_way_in(settings, host, port)

        with kept_alone(settings.store), findable(settings.store) as note:

            def greet() -> None:
                note(ServerAddress(from_here(host, port), address_to_share(settings, host, port)))
                where = found_at(settings, listening)
                print(f"ridotto is at {where} and keeps its tables in {store_name(settings.store)}", flush=True)
                if settings.open:
                    print_banner(settings, host, port)

            if settings.workers == 1:
                Alone(config(settings, application(settings)), greet).run([listening])
            else:
                with_workers(settings, listening, greet)
    return 0


async def try_store(place: str) -> None:
    """Opens the store once before anybody is let in, so that a problem is said once."""
    try:
        store = await store_at(place)
    except StoreUnreachable:
        raise ServeRefused(f"{store_name(place)} cannot be reached") from None
    await store.close()
    look_for_damage(place)


def prepare_archive(folder: str) -> None:
    """Makes the folder of records where it is not there yet; other users of the machine cannot look into it."""
    if not folder:
        return
    try:
        os.makedirs(folder, mode=0o700, exist_ok=True)
        with TemporaryDirectory(dir=folder):  # it can be written
            pass
    except FileExistsError:
        raise ServeRefused(f"--archive {folder}: expected a folder, and this is none") from None
    except OSError as problem:
        raise ServeRefused(f"--archive {folder}: expected a folder that can be written: {problem.strerror}") from None


class PortTaken(ServeRefused):
    """Somebody else listens there."""


def bound_for(settings: Settings) -> socket.socket:
    """Binds the port. For `--open` any port will do, where nobody named another one."""
    try:
        return bind(settings.host, settings.port)
    except PortTaken:
        if not settings.open or settings.port != Settings().port:
            raise
    return bind(settings.host, 0)


def bind(host: str, port: int) -> socket.socket:
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, kind, protocol, _, address = found[0]
        listening = socket.socket(family, kind, protocol)
    except (OSError, UnicodeError) as problem:
        raise nowhere(host, port, problem) from None
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
    except OSError as problem:
        listening.close()
        raise nowhere(host, port, problem) from None
    return listening


def nowhere(host: str, port: int, problem: Exception) -> ServeRefused:
    why = getattr(problem, "strerror", None) or "no such address"
    kind = PortTaken if getattr(problem, "errno", None) == errno.EADDRINUSE else ServeRefused
    return kind(f"cannot listen at {host}, port {port}: {why}")


def config(settings: Settings, app: ASGIApp | str) -> uvicorn.Config:
    loop = "asyncio" if os.name == "nt" else "uvloop"
    return uvicorn.Config(
        app,
        factory=isinstance(app, str),
        workers=settings.workers,
        loop=loop,
        http=cast(
            Any, partial(HttpProtocol, most_connections=settings.most_connections, proxies=settings.behind_proxy)
        ),
        ws=cast(Any, partial(WebSocketProtocol, messages=settings.messages)),
        ws_max_size=MOST_BYTES,
        ws_per_message_deflate=settings.deflate,
        lifespan="on",
        log_config=logging_config(settings.log),
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.behind_proxy),
        forwarded_allow_ips=settings.behind_proxy or None,
        timeout_graceful_shutdown=SECONDS_TO_STOP,
        timeout_worker_healthcheck=SECONDS_OF_SILENCE,
    )


# ---- One process.


class Alone(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, greet: Greet) -> None:
        super().__init__(config)
        self.greet = greet

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.greet()

    def run(self, sockets: list[socket.socket] | None = None) -> None:
        for number in (signal.SIGTERM, signal.SIGINT):  # uvicorn raises them again once all is done
            signal.signal(number, nothing_more)
        tune_process()
        super().run(sockets)


def nothing_more(number: int, frame: Any) -> None:
    """Does nothing: the server is ending already."""


# ---- Several.


def with_workers(settings: Settings, listening: socket.socket, greet: Greet) -> None:
    with TemporaryDirectory(prefix="ridotto-metrics-") as folder:
        os.environ[FOLDER] = folder
        os.environ[VARIABLE] = encode(settings)
        supervisor = Supervisor(config(settings, f"{__name__}:worker"), [listening], greet)
        tell_of_workers()
        supervisor.run()
    if any(process.exitcode == STARTUP_FAILURE for process in supervisor.processes):
        raise ServeRefused("a worker could not start: its reasons are logged above")


class Supervisor(Multiprocess):
    def __init__(self, config: uvicorn.Config, sockets: list[socket.socket], greet: Greet) -> None:
        super().__init__(config, sockets)
        self.greet = greet

    def init_processes(self) -> None:
        super().init_processes()
        if all(process.wait_until_ready(SECONDS_TO_START) for process in self.processes):
            self.greet()

    def keep_subprocess_alive(self) -> None:
        before = {process.pid for process in self.processes}
        super().keep_subprocess_alive()
        self.forget(before)

    def restart_all(self) -> None:
        before = {process.pid for process in self.processes}
        self.config.timeout_worker_healthcheck = SECONDS_TO_START  # or a busy machine would keep the old ones
        super().restart_all()
        self.config.timeout_worker_healthcheck = SECONDS_OF_SILENCE
        self.forget(before)

    def forget(self, before: set[int | None]) -> None:
        for pid in before - {process.pid for process in self.processes}:
            if pid is not None:
                forget_worker(pid)


def worker() -> ASGIApp:
    """Returns what each worker serves."""
    threading.Thread(target=end_with_supervisor, daemon=True).start()
    tune_process()
    return application(decode(os.environ[VARIABLE]))


def end_with_supervisor() -> None:
    """Ends this worker when its supervisor was killed, or it would keep the port."""
    supervisor = parent_process()
    if supervisor is not None:
        wait([supervisor.sentinel])
        os.kill(os.getpid(), signal.SIGTERM)


# ---- Inside.


def tune_process() -> None:
    """Lets the garbage collector run seldom, and threads switch often. Tables live long and are freed when they are put
    away: to look through five hundred of them for circles took half a second each time, while everybody waited. And the
    thread that stores has little to do, but at once.
    """
    gc.freeze()
    gc.set_threshold(*SELDOM)
    sys.setswitchinterval(SWITCH)


def found_at(settings: Settings, listening: socket.socket) -> str:
    here = address_text(*listening.getsockname()[:2])
    return f"{here} ({settings.address})" if settings.address else here


def store_name(place: str) -> str:
    """Returns a store's name, without a password."""
    return without_password(place) if place.startswith(POSTGRES) else place
