"""`ridotto serve --open`: whoever wants to play is told where, and so are their friends."""

import json
import os
import select
import subprocess
import sys
from pathlib import Path

import pytest
import segno

from ridotto.house import kept_alone
from ridotto.web import startup_banner
from ridotto.web.origins import is_loopback
from ridotto.web.running import ServerAddress, findable
from ridotto.web.settings import Settings
from tests.patience import PATIENCE
from tests.web import http
from tests.web.servers import Server, refused, serving


def told(server: Server) -> str:
    """What it says after its greeting, up to the last line."""
    assert server.process.stdout is not None
    lines: list[str] = []
    while not lines or not lines[-1].startswith("Ctrl-C"):
        line = server.process.stdout.readline()
        assert line, lines
        lines.append(line)
    return "".join(lines)


@pytest.fixture
def browser(tmp_path: Path) -> tuple[Path, dict[str, str]]:
    """One that only writes down where it was sent, and the environment in which it is somebody's browser."""
    seen, program = tmp_path / "seen", tmp_path / "browser"
    program.write_text(f"#!/bin/sh\necho \"$1\" > '{seen}'\n")
    program.chmod(0o755)
    return seen, {"BROWSER": f"{program} %s", "DISPLAY": ":0", "WAYLAND_DISPLAY": ""}


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="there a browser is found in another way")
def test_a_browser_opens_at_the_address(tmp_path: Path, browser: tuple[Path, dict[str, str]]) -> None:
    seen, environment = browser
    os.mkfifo(seen)
    with (
        os.fdopen(os.open(seen, os.O_RDONLY | os.O_NONBLOCK)) as opened,
        serving(tmp_path / "tables.sqlite", "--open", environment=environment) as server,
    ):
        said = told(server)
        assert f"Play at {server.address}\n" in said
        assert "make play ARGS='--host 0.0.0.0'" in said
        assert select.select([opened], [], [], PATIENCE)[0], "a browser was opened"
        assert opened.readline() == f"{server.address}\n"
        assert http.get(server.address).status_code == 200


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="there is always a screen")
def test_none_opens_without_a_screen(tmp_path: Path, browser: tuple[Path, dict[str, str]]) -> None:
    seen, environment = browser
    with serving(tmp_path / "tables.sqlite", "--open", environment={**environment, "DISPLAY": ""}) as server:
        assert f"Play at {server.address}\n" in told(server)
        assert http.get(server.address).status_code == 200
    assert not seen.exists()


def test_nobody_is_invited_unasked(tmp_path: Path, browser: tuple[Path, dict[str, str]]) -> None:
    with serving(tmp_path / "tables.sqlite", environment=browser[1]) as server:
        server.stop()
        assert server.process.stdout is not None and server.process.stdout.read() == ""


@pytest.mark.parametrize(
    ("platform", "environment", "screen"),
    [
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("linux", {"DISPLAY": ""}, False),
        ("linux", {}, False),
        ("darwin", {}, True),
        ("win32", {}, True),
        ("darwin", {"SSH_CONNECTION": "10.0.0.1 1 10.0.0.2 22"}, False),
    ],
)
def test_who_has_a_screen(platform: str, environment: dict[str, str], screen: bool) -> None:
    assert startup_banner.has_screen(environment, platform) is screen


def test_friends_on_the_network_are_given_an_address_and_a_code_for_phones(tmp_path: Path) -> None:
    environment = {"DISPLAY": "", "WAYLAND_DISPLAY": "", "PYTHONIOENCODING": "utf-8"}
    with serving(tmp_path / "tables.sqlite", "--open", "--host", "0.0.0.0", environment=environment) as server:
        said = told(server)
    port = server.address.rpartition(":")[2]
    host = startup_banner.reachable("0.0.0.0")
    assert f"Play at http://{host}:{port}\n" in said and "http://0.0.0.0" not in said
    if not is_loopback(host):
        assert modules(said) == modules(startup_banner.picture(f"http://{host}:{port}"))


def test_where_the_server_says_it_is_found_friends_are_sent(tmp_path: Path) -> None:
    flags = ("--open", "--address", "https://games.example.org")
    environment = {"DISPLAY": "", "WAYLAND_DISPLAY": "", "PYTHONIOENCODING": "utf-8"}
    with serving(tmp_path / "tables.sqlite", *flags, environment=environment) as server:
        said = told(server)
    assert "Play at https://games.example.org\n" in said and len(modules(said)) > 20


def test_a_machine_without_a_network_promises_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(startup_banner, "reachable", lambda host: "127.0.0.1")
    said = startup_banner.how_friends_come_in(Settings(), "0.0.0.0", "http://127.0.0.1:8000")
    assert said == "This machine is on no network now, so nobody else can come in."


@pytest.mark.parametrize(
    ("settings", "host", "environment", "friends", "restart"),
    [
        (Settings(), "127.0.0.1", {}, "", "ridotto serve --host 0.0.0.0"),
        (Settings(open=True), "127.0.0.1", {}, "", "ridotto serve --open --host 0.0.0.0"),
        (Settings(open=True), "127.0.0.1", {"MAKELEVEL": "1"}, "", "make play ARGS='--host 0.0.0.0'"),
        (Settings(), "::1", {"MAKELEVEL": "1"}, "", "make serve ARGS='--host 0.0.0.0'"),
        (Settings(), "192.168.1.20", {}, "http://192.168.1.20:8000", ""),
        (Settings(address="https://games.example.org"), "127.0.0.1", {}, "https://games.example.org", ""),
    ],
)
def test_the_lobby_is_told_how_friends_come_in(
    monkeypatch: pytest.MonkeyPatch,
    settings: Settings,
    host: str,
    environment: dict[str, str],
    friends: str,
    restart: str,
) -> None:
    monkeypatch.delenv("MAKELEVEL", raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    found = startup_banner.with_way_in(settings, host, 8000)
    assert (found.friends, found.restart) == (friends, restart)


def test_the_code_for_phones_is_drawn_module_by_module() -> None:
    address = "http://192.168.178.23:8000"
    dark = [[bool(module) for module in row] for row in segno.make(address, micro=False).matrix_iter(border=2)]
    assert modules(startup_banner.picture(address))[: len(dark)] == dark


def test_a_terminal_without_such_letters_gets_no_code(tmp_path: Path) -> None:
    flags = ("--open", "--address", "https://games.example.org")
    environment = {"DISPLAY": "", "WAYLAND_DISPLAY": "", "PYTHONIOENCODING": "ascii"}
    with serving(tmp_path / "tables.sqlite", *flags, environment=environment) as server:
        said = told(server)
    assert "Play at https://games.example.org\n" in said and said.isascii() and "\\u" not in said


def modules(said: str) -> list[list[bool]]:
    """Read from half letters: what is not lit is dark."""
    rows: list[list[bool]] = []
    for line in said.splitlines():
        drawn = line.strip()
        if drawn and set(drawn) <= set("█▀▄ "):
            rows.append([letter not in "█▀" for letter in drawn])
            rows.append([letter not in "█▄" for letter in drawn])
    return rows


def test_where_the_usual_port_is_taken_another_will_do(tmp_path: Path) -> None:
    environment = {"DISPLAY": "", "WAYLAND_DISPLAY": ""}
    usual = Settings().port
    with serving(tmp_path / "a.sqlite", "--open", environment=environment, port=usual) as first:
        told(first)
        with serving(tmp_path / "b.sqlite", "--open", environment=environment, port=usual) as second:
            assert f"Play at {second.address}\n" in told(second)
            assert second.address not in (first.address, f"http://127.0.0.1:{usual}")
            assert http.get(second.address).status_code == 200


def test_a_port_that_was_named_is_taken_or_nothing(tmp_path: Path) -> None:
    with serving(tmp_path / "a.sqlite") as first:
        port = first.address.rpartition(":")[2]
        code, said = refused("--open", "--port", port, "--store", str(tmp_path / "b.sqlite"))
    assert (code, said) == (2, f"ridotto: cannot listen at 127.0.0.1, port {port}: Address already in use\n")


# ---- A second start on the same store.


def started_again(store: Path, environment: dict[str, str], *flags: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "ridotto", "serve", "--open", "--store", str(store), *flags]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment)


def ended(process: subprocess.Popen[str]) -> tuple[int, str, str]:
    """The exit code, and what it said."""
    with process:
        out, err = process.communicate(timeout=PATIENCE)
    return process.returncode, out, err


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="there a browser is found in another way")
def test_a_second_start_opens_the_browser_at_the_first(tmp_path: Path, browser: tuple[Path, dict[str, str]]) -> None:
    seen, environment = browser
    store = tmp_path / "tables.sqlite"
    with serving(store, "--host", "0.0.0.0") as first:
        code, out, err = ended(started_again(store, {**os.environ, **environment}))
        address = f"http://{startup_banner.reachable('0.0.0.0')}:{first.address.rpartition(':')[2]}"
        assert (code, err) == (0, "")
        assert f"Play at {address}\n" in out and "is up already" in out
        assert seen.read_text() == f"{address}\n"


def test_a_server_that_was_killed_is_not_taken_for_running(tmp_path: Path) -> None:
    """Not even where another ridotto has come to its port since."""
    store, other = tmp_path / "tables.sqlite", tmp_path / "other.sqlite"
    with serving(store) as killed:
        killed.kill()
    port = int(killed.address.rpartition(":")[2])
    environment = {"DISPLAY": "", "WAYLAND_DISPLAY": ""}
    with serving(other, port=port), serving(store, "--open", environment=environment) as third:
        assert third.address != killed.address
        assert f"Play at {third.address}\n" in told(third)
        assert http.get(third.address).status_code == 200


def test_a_second_start_waits_until_the_first_answers(tmp_path: Path) -> None:
    """And does not go where a server was found that kept the store before, and was killed."""
    store = tmp_path / "tables.sqlite"
    with serving(tmp_path / "other.sqlite") as answering, kept_alone(str(store)):
        left_behind = {"here": answering.address, "play": "http://left.behind"}
        Path(f"{store}-address").write_text(json.dumps(left_behind))
        with findable(str(store)) as note:
            second = started_again(store, {**os.environ, "DISPLAY": "", "WAYLAND_DISPLAY": ""})
            assert second.stderr is not None
            said = second.stderr.readline()
            assert said == f"{store} is in use by another ridotto that does not answer yet: waiting for it\n"
            note(ServerAddress(answering.address, "http://games.example.org"))
            assert ended(second)[:2] == (0, already("http://games.example.org", store))


def test_a_second_start_takes_over_from_one_that_ends(tmp_path: Path) -> None:
    store = tmp_path / "tables.sqlite"
    with kept_alone(str(store)):
        second = started_again(store, {**os.environ, "DISPLAY": "", "WAYLAND_DISPLAY": ""}, "--port", "0")
        assert second.stderr is not None and second.stdout is not None
        assert "waiting for it" in second.stderr.readline()
    with second:
        assert second.stdout.readline().startswith("ridotto is at http://127.0.0.1:")
        second.terminate()


def test_a_server_that_ended_leaves_no_address_behind(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.sqlite"):
        assert (tmp_path / "tables.sqlite-address").is_file()
    assert not (tmp_path / "tables.sqlite-address").exists()


def already(address: str, store: Path) -> str:
    return (
        f"ridotto is up already and keeps its tables in {store}.\n\n    Play at {address}\n\n"
        "To start it with other settings, end that one first: Ctrl-C in its terminal.\n"
    )
