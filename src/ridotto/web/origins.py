"""Says where a request comes from: which page, and which address."""

from __future__ import annotations

import re
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from socket import gethostname
from typing import Final
from urllib.parse import urlsplit

from litestar.types import Scope

from ridotto.web.settings import Settings

HOST: Final = re.compile(r"[A-Za-z0-9.:\[\]-]{1,255}")
THIS_MACHINE: Final = ("localhost", "ip6-localhost")


def is_welcome(origin: str | None, host: str | None, settings: Settings) -> bool:
    """True unless a page of another place would speak in somebody's name; programs name no origin."""
    if origin is None or origin in settings.origins:
        return True
    if settings.address:
        return origin == settings.address  # a server that is found there is not found under another name
    try:
        return urlsplit(origin).netloc == host != ""
    except ValueError:
        return False


def is_our_name(host: str | None, settings: Settings) -> bool:
    """True when a request asks for us. A page of another place may let its own name lead to this machine (DNS
    rebinding): its requests carry that name, where it is known which names are ours.
    """
    if not settings.address and not is_loopback(settings.host):
        return True
    try:
        name = urlsplit(f"//{host or ''}").hostname or ""
    except ValueError:
        return False
    return is_loopback(name) or name == urlsplit(settings.address).hostname


@lru_cache(maxsize=1000)
def is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host in THIS_MACHINE


def base_address(scope: Scope, settings: Settings) -> str:
    """Returns the address with which links to this server begin.

    Without `--address` that is the host that the request asked for, if it is known to be ours: this machine's name, a
    name of loopback, or the address at which the connection arrived. Otherwise it is the last of these, for anybody
    can ask for any host.
    """
    if settings.address:
        return settings.address
    named = next((value.decode("latin-1") for key, value in scope["headers"] if key == b"host"), "")
    server = scope.get("server") or (settings.host, settings.port)
    here = without_mapping(server[0])
    try:
        name = urlsplit(f"//{named}").hostname or ""
    except ValueError:
        name = ""
    if HOST.fullmatch(named) and (is_loopback(name) or name in names_of_machine() or without_mapping(name) == here):
        return f"{scope['scheme']}://{named}"
    return f"{scope['scheme']}://{f'[{here}]' if ':' in here else here}:{server[1]}"


@lru_cache(maxsize=1)
def names_of_machine() -> tuple[str, ...]:
    name = gethostname().lower()
    return name, f"{name}.local"  # the second one in a network that asks everybody for names (mDNS)


@lru_cache(maxsize=1000)
def without_mapping(host: str) -> str:
    """Returns an IP address in its usual spelling, an IPv4 address without IPv6 around it; a name as it is."""
    try:
        known = ip_address(host)
    except ValueError:
        return host
    return str(getattr(known, "ipv4_mapped", None) or known)


def address_of(scope: Scope) -> str:
    client = scope.get("client")
    return neighbourhood(client[0]) if client else ""


@lru_cache(maxsize=1000)
def neighbourhood(address: str) -> str:
    """Returns the network of an address that its limits count for: in IPv6 everybody has a whole one."""
    try:
        known = ip_address(address)
    except ValueError:
        return address
    if isinstance(known, IPv6Address) and known.ipv4_mapped is None:
        return str(ip_network((known, 64), strict=False))
    return str(getattr(known, "ipv4_mapped", None) or known)
