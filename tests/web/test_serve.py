"""`ridotto serve`: it comes up and says where, or says in one line why not; it goes down in order."""

import asyncio
import resource
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from ridotto.web.app import application
from ridotto.web.settings import Settings
from tests.patience import PATIENCE
from tests.web import http
from tests.web.clients import Web
from tests.web.servers import AT_ONCE, refused, serving

ONE_LINE = "ridotto: "
PAGE = 4096  # bytes of a SQLite file


def complaint(*flags: str, environment: dict[str, str] | None = None) -> str:
    code, said = refused(*flags, environment=environment)
    assert code == 2, said
    assert said.startswith(ONE_LINE) and said.count("\n") == 1, said
    return said.removeprefix(ONE_LINE).rstrip("\n")


# ---- Up.


def test_it_says_where_it_can_be_found(tmp_path: Path) -> None:
    store = tmp_path / "tables.sqlite"
    with serving(store, "--address", "https://games.example.org") as server:
        assert http.get(f"{server.address}/healthz").json() == {"status": "well"}
        known = f"ridotto is at {server.address} (https://games.example.org) and keeps its tables in {store}"
        assert server.greeting == known


def test_tables_are_dated_by_the_wall_clock_that_it_came_up_with(tmp_path: Path) -> None:
    async def opened_at(address: str) -> float:
        async with Web(address) as web:
            await web.open("masques-dust", 2, terms={"listed": True})
            return float((await web.get("/api/tables"))["tables"][0]["at"])

    before = time.time()
    with serving(tmp_path / "tables.sqlite") as server:
        assert before <= asyncio.run(opened_at(server.address)) <= before + PATIENCE


def test_a_wall_clock_that_is_set_does_not_change_the_time_of_a_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def seconds_passed() -> tuple[float, float]:
        app = application(Settings(store=str(tmp_path / "store"), since=1_000_000.0, ticks=time.monotonic())).app
        async with app.lifespan():
            start = app.state.house.environment.now()
            monkeypatch.setattr(time, "time", lambda: start - 3600)
            back = app.state.house.environment.now()
            monkeypatch.setattr(time, "time", lambda: start + 3600)
            return float(back - start), float(app.state.house.environment.now() - back)

    assert all(0 <= seconds <= PATIENCE for seconds in asyncio.run(seconds_passed()))


def test_links_lead_to_the_address_that_was_given(tmp_path: Path) -> None:
    async def opened(address: str) -> str:
        async with Web(address) as web:
            return (await web.open("masques-dust", 2)).link

    with serving(tmp_path / "a.sqlite", "--address", "https://games.example.org") as server:
        assert asyncio.run(opened(server.address)).startswith("https://games.example.org/t/")


def test_the_environment_sets_it_up(tmp_path: Path) -> None:
    store = tmp_path / "tables.sqlite"
    with serving(store, environment={"RIDOTTO_ADDRESS": "https://games.example.org"}) as server:
        assert "(https://games.example.org)" in server.greeting


def test_it_listens_on_ipv6(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.sqlite", "--host", "::1") as server:
        assert server.address.startswith("http://[::1]:")
        assert http.get(f"{server.address}/healthz").status_code == 200


# ---- Not up.


def test_a_port_in_use(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        said = complaint("--port", str(port), "--store", str(tmp_path / "tables.sqlite"))
    assert said == f"cannot listen at 127.0.0.1, port {port}: Address already in use"


def test_no_such_host(tmp_path: Path) -> None:
    said = complaint("--host", "nowhere.invalid", "--store", str(tmp_path / "tables.sqlite"))
    assert said.startswith("cannot listen at nowhere.invalid, port 8000: ")


def test_a_file_that_another_server_keeps(tmp_path: Path) -> None:
    store = tmp_path / "tables.sqlite"
    with serving(store):
        said = complaint("--port", "0", "--store", str(store))
        assert said == f"{store} is in use by another running ridotto: stop it first"


def test_workers_on_one_file() -> None:
    assert complaint("--workers", "2").startswith("--workers 2 needs a PostgreSQL store")


@pytest.mark.parametrize("what", ["folder", "text", "nowhere"])
def test_not_a_store(tmp_path: Path, what: str) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "text").write_text("Dear diary, " * 1000)
    place = tmp_path / "nowhere" / "tables.sqlite" if what == "nowhere" else tmp_path / what
    assert complaint("--store", str(place)).startswith(f"{place} cannot be opened as a SQLite file")


def test_a_damaged_store_is_named_and_not_served(tmp_path: Path) -> None:
    store = tmp_path / "tables.sqlite"
    with serving(store) as server:
        for _ in range(20):
            http.post(f"{server.address}/api/tables", json={"game": "mascarade-2e", "players": 4}).raise_for_status()
    pages = bytearray(store.read_bytes())
    pages[2 * PAGE : 3 * PAGE] = bytes(PAGE)
    store.write_bytes(pages)
    assert complaint("--store", str(store)).startswith(f"{store} is damaged (")


def test_a_full_disk_is_no_health(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.sqlite") as server:
        url = f"{server.address}/healthz"
        assert http.get(url).status_code == 200
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))  # no file may grow
        assert http.get(url).status_code == 503
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        assert http.get(url).status_code == 200


def test_an_archive_that_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for folder, why in (
        ("file", "expected a folder, and this is none"),
        ("file/records", "expected a folder that can"),
    ):
        said = complaint("--store", str(tmp_path / "tables.sqlite"), "--archive", str(tmp_path / folder))
        assert said.startswith(f"--archive {tmp_path / folder}: {why}")


def test_another_kind_of_store() -> None:
    said = complaint("--store", "mysql://me:secret@there/tables")
    assert said == "mysql:// is no store: expected a file's name or postgresql://…"


def test_a_database_that_cannot_be_reached(tmp_path: Path) -> None:
    said = complaint("--store", f"postgresql://me:secret@/tables?host={tmp_path}")
    assert said.startswith(f"the database tables at {tmp_path} cannot be reached") and "secret" not in said


def test_a_database_that_is_not_there_keeps_its_password() -> None:
    with socket.create_server(("127.0.0.1", 0)) as closed:
        port = closed.getsockname()[1]
    said = complaint("--workers", "2", "--store", f"postgresql://me:secret@127.0.0.1:{port}/tables")
    assert said.startswith(f"the database tables at 127.0.0.1:{port} cannot be reached") and "secret" not in said


@pytest.mark.parametrize(
    ("package", "command"),
    [
        ("litestar", ["serve"]),
        ("uvicorn", ["serve"]),
        ("apsw", ["serve", "--port", "0", "--store", "tables.sqlite"]),
        ("asyncpg", ["serve", "--port", "0", "--store", "postgresql://localhost/tables"]),
        ("apsw", ["backup", "a", "b"]),
    ],
)
def test_packages_that_only_serving_needs(package: str, command: list[str], tmp_path: Path) -> None:
    program = f"import sys; sys.modules[{package!r}] = None; import ridotto.cli; sys.exit(ridotto.cli.main({command}))"
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, cwd=tmp_path)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr == f"ridotto: {package} is not installed: pip install '.[serve]' in a checkout brings it\n"


# ---- Down.


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_it_goes_down_in_order_and_tells_its_sockets_to_come_back(tmp_path: Path, number: signal.Signals) -> None:
    async def evening(address: str) -> int:
        async with Web(address) as web:
            host = await web.open("masques-dust", 3, bots={"B": "courtier", "C": "courtier"})
            await web.do(host, "start")
            screen = web.screen(host.code, host.token)
            await screen.connect()
            await screen.hello()
            server.process.send_signal(number)
            return await screen.closed_with()

    with serving(tmp_path / "tables.sqlite", *AT_ONCE) as server:
        assert asyncio.run(evening(server.address)) == 1012
        assert server.process.wait(PATIENCE) == 0
        logged = server.logged()
    assert "Traceback" not in logged and '"level": "error"' not in logged, logged


def test_tables_in_memory_leave_no_file_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with serving(":memory:") as server:
        assert http.post(f"{server.address}/api/tables", json={"game": "masques-dust", "players": 3}).status_code == 201
        assert http.get(f"{server.address}/healthz").status_code == 200
    assert list(tmp_path.iterdir()) == []


def test_tables_are_there_again_after_a_restart(tmp_path: Path) -> None:
    async def opened(address: str) -> str:
        async with Web(address) as web:
            return (await web.open("mascarade-2e", 4)).code

    async def found(address: str, code: str) -> object:
        async with Web(address) as web:
            return (await web.table(code))["seats"][0]["name"]

    store = tmp_path / "tables.sqlite"
    with serving(store) as server:
        code = asyncio.run(opened(server.address))
    with serving(store) as server:
        assert asyncio.run(found(server.address, code)) == "Ann"


# ---- Backups.


def test_a_backup_is_a_store_of_its_own(tmp_path: Path) -> None:
    async def opened(address: str) -> str:
        async with Web(address) as web:
            return (await web.open("mascarade-2e", 4)).code

    async def game(address: str, code: str) -> object:
        async with Web(address) as web:
            return (await web.table(code))["game"]

    store, copy = tmp_path / "tables.sqlite", tmp_path / "copy.sqlite"
    with serving(store) as server:
        code = asyncio.run(opened(server.address))
        assert backed_up(store, copy) == (0, "")
    with serving(copy) as server:
        assert asyncio.run(game(server.address, code)) == "mascarade-2e"


def test_a_backup_overwrites_nothing(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.sqlite"):
        pass
    (tmp_path / "copy").write_text("precious")
    code, said = backed_up(tmp_path / "tables.sqlite", tmp_path / "copy")
    assert (code, said) == (2, f"ridotto: {tmp_path / 'copy'}: there is such a file already\n")
    assert (tmp_path / "copy").read_text() == "precious"


def test_a_backup_of_nothing(tmp_path: Path) -> None:
    code, said = backed_up(tmp_path / "nothing", tmp_path / "copy")
    assert (code, said) == (2, f"ridotto: {tmp_path / 'nothing'}: there is no such file\n")
    assert not (tmp_path / "nothing").exists() and not (tmp_path / "copy").exists()


def backed_up(store: Path, copy: Path) -> tuple[int, str]:
    command = [sys.executable, "-m", "ridotto", "backup", str(store), str(copy)]
    ended = subprocess.run(command, capture_output=True, text=True)
    return ended.returncode, ended.stderr


def test_everything_that_a_server_writes_is_readable_by_its_owner_alone(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.sqlite"):
        modes = {file.name: file.stat().st_mode & 0o777 for file in tmp_path.iterdir()}
    assert "tables.sqlite-address" in modes and set(modes.values()) == {0o600}, modes
