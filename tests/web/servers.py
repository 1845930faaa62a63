"""A real server in a process of its own: `ridotto serve`, ready when its first line is printed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO

from tests.patience import PATIENCE
from tests.web import http

NO_LIMITS = (
    *("--messages", "0", "--requests", "0", "--most-connections", "0", "--most-sockets", "0"),
    *("--openings", "0", "--most-listed", "0"),
)
WATCHMAN = "for-the-watchman-alone"  # the token that shows what our servers count
AT_ONCE = ("--bot-pause", "0", "--review", "1")


@dataclass
class Server:
    """`address` is http://127.0.0.1:PORT; what it logs can be read at any time."""

    process: subprocess.Popen[str]
    address: str
    greeting: str
    errors: IO[bytes] = field(repr=False)

    @property
    def pid(self) -> int:
        return self.process.pid

    def socket_of(self, code: str) -> str:
        return f"{self.address.replace('http', 'ws', 1)}/api/tables/{code}/socket"

    def logged(self) -> str:
        """All of its stderr so far."""
        return os.pread(self.errors.fileno(), os.fstat(self.errors.fileno()).st_size, 0).decode()

    def counts(self) -> str:
        """What it counts, as Prometheus reads it."""
        return http.get(f"{self.address}/metrics", headers={"Authorization": f"Bearer {WATCHMAN}"}).text

    def memory(self) -> int:
        """Bytes that its process holds."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        return 1024 * int(next(line for line in status.splitlines() if line.startswith("VmRSS:")).split()[1])

    def stop(self, number: signal.Signals = signal.SIGTERM) -> int:
        """Its exit code."""
        if self.process.poll() is None:
            self.process.send_signal(number)
        return self.process.wait(PATIENCE)

    def kill(self) -> None:
        """As if the power were cut."""
        self.process.kill()
        self.process.wait(PATIENCE)

    def close(self) -> None:
        """What it has said is thrown away."""
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.errors.close()


def started(
    store: str | Path,
    *flags: str,
    environment: dict[str, str] | None = None,
    port: int = 0,
    program: tuple[str, ...] = ("ridotto",),
) -> Server:
    """On a port that is free, unless one is named. Whoever starts it ends it: see `serving`.

    `program` is the module that is run, with what comes before `serve`.
    """
    command = [sys.executable, "-m", *program, "serve", "--port", str(port), "--store", str(store), *flags]
    errors = TemporaryFile()  # noqa: SIM115  # it is closed with the server
    process = subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=errors,
        text=True,
        env={**os.environ, "RIDOTTO_METRICS_TOKEN": WATCHMAN, **(environment or {})},
    )
    assert process.stdout is not None
    greeting = process.stdout.readline().rstrip("\n")
    server = Server(process, "", greeting, errors)
    if not greeting.startswith("ridotto is at http://"):
        server.kill()
        logged = server.logged()
        server.close()
        raise AssertionError(f"no server: {greeting!r}, exit code {process.returncode}\n{logged}")
    server.address = greeting.split()[3]
    return server


@contextmanager
def serving(
    store: str | Path,
    *flags: str,
    environment: dict[str, str] | None = None,
    port: int = 0,
    program: tuple[str, ...] = ("ridotto",),
) -> Iterator[Server]:
    """Ended at the end, however that comes; killed, should it not end by itself."""
    server = started(store, *flags, environment=environment, port=port, program=program)
    try:
        yield server
    finally:
        try:
            server.stop()
        except subprocess.TimeoutExpired:
            server.kill()
            raise
        finally:
            server.close()


def refused(*flags: str, environment: dict[str, str] | None = None) -> tuple[int, str]:
    """The exit code and stderr of a server that does not start."""
    command = [sys.executable, "-m", "ridotto", "serve", *flags]
    ended = subprocess.run(
        command,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        env={**os.environ, **(environment or {})},
        timeout=PATIENCE,
    )
    assert ended.stdout == ""
    return ended.returncode, ended.stderr
