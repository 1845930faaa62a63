"""Says where a request comes from: which page, and which address."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final
from urllib.parse import urlsplit

from litestar.types import Scope

from ridotto.web.settings import Settings

THIS_MACHINE: Final = ("localhost", "ip6-localhost")


def is_welcome(origin: str | None, host: str | None, settings: Settings) -> bool:
    """True unless a page of another place would speak in somebody's name; programs name no origin."""
    if origin is None or origin in settings.origins or origin == settings.address:
        return True
    if settings.address:
        return False  # a server that is found there is not found under another name
    try:
        return urlsplit(origin).netloc == host
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
