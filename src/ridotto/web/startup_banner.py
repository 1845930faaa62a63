"""Tells people who start `ridotto serve --open` where to play and how friends come in; then a browser opens."""

from __future__ import annotations

import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from io import StringIO
from typing import Final

from ridotto.web.origins import is_loopback
from ridotto.web.settings import Settings

EVERYWHERE: Final = ("0.0.0.0", "::")
FAR_AWAY: Final = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}  # nobody's, kept for examples
WHITE_ON_BLACK, AS_BEFORE = "\x1b[97;40m", "\x1b[0m"
HALVES: Final = "█▀▄"  # what a QR code is drawn with


def print_banner(settings: Settings, host: str, port: int) -> None:
    """Says where to play and how friends come in, and opens a browser there."""
    address = address_to_share(settings, host, port)
    print(f"\n    Play at {address}\n")
    print(f"{how_friends_come_in(settings, host, address)}\n")
    print("Ctrl-C ends the server; tables are kept.", flush=True)
    if has_screen(os.environ, sys.platform):
        threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()  # some browsers keep one waiting


def print_banner_of_running(address: str, store: str) -> None:
    """Says where the server that keeps this store already is, and opens a browser there."""
    print(f"ridotto is up already and keeps its tables in {store}.")
    print(f"\n    Play at {address}\n")
    print("To start it with other settings, end that one first: Ctrl-C in its terminal.", flush=True)
    if has_screen(os.environ, sys.platform):
        webbrowser.open(address)


def address_to_share(settings: Settings, host: str, port: int) -> str:
    """Returns the address that the browser shows and friends are sent: it leads here from their machines, too."""
    return settings.address or address_text(reachable(host), port)


def how_friends_come_in(settings: Settings, host: str, address: str) -> str:
    if settings.address or not is_loopback(reachable(host)):
        code = picture(address)
        return "Friends open the same address" + (f", on a phone with this code:\n\n{code}" if code else ".")
    if host in EVERYWHERE:
        return "This machine is on no network now, so nobody else can come in."
    return "For friends on the same network: make play ARGS='--host 0.0.0.0', or ridotto serve --open --host 0.0.0.0"


def with_way_in(settings: Settings, host: str, port: int) -> Settings:
    """Returns the settings with how friends come in, for the lobby: never taken from what a request says."""
    if settings.address or not is_loopback(reachable(host)):
        return replace(settings, friends=address_to_share(settings, host, port))
    return replace(settings, restart="" if host in EVERYWHERE else command_for_the_network(settings, os.environ))


def command_for_the_network(settings: Settings, environment: Mapping[str, str]) -> str:
    """Returns the command that starts this server for the whole network, by `make` if `make` has started it."""
    if "MAKELEVEL" in environment:
        return f"make {'play' if settings.open else 'serve'} ARGS='--host 0.0.0.0'"
    return f"ridotto serve {'--open ' if settings.open else ''}--host 0.0.0.0"


def has_screen(environment: Mapping[str, str], platform: str) -> bool:
    """True when a browser has a screen to open on: else Python would open a text browser in this terminal."""
    if platform in ("win32", "darwin"):
        return "SSH_CONNECTION" not in environment
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


def address_text(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def from_here(host: str, port: int) -> str:
    """Returns where this machine itself finds a server that listens there."""
    return address_text({"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host), port)


def reachable(host: str) -> str:
    """Returns the address under which others on the network find a server that listens there."""
    if host not in EVERYWHERE:
        return host
    families = [socket.AF_INET6, socket.AF_INET] if ":" in host else [socket.AF_INET]
    for family in families:
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as asking:
            asking.connect((FAR_AWAY[family], 9))  # sends nothing: only the way there is looked up
            found: str = asking.getsockname()[0]
            return found
    return "::1" if ":" in host else "127.0.0.1"


def picture(address: str) -> str:
    """Returns a QR code in text; empty where the terminal has no characters for it."""
    import segno  # only here: a server that invites nobody does without

    drawn = StringIO()
    segno.make(address, micro=False).terminal(drawn, border=2, compact=True)
    try:
        HALVES.encode(sys.stdout.encoding)
    except UnicodeEncodeError:
        return ""
    before, after = (WHITE_ON_BLACK, AS_BEFORE) if sys.stdout.isatty() else ("", "")
    return "\n".join([f"    {before}{line}{after}" for line in drawn.getvalue().splitlines()])
