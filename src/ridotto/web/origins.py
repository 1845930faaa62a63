"""Where a request comes from: which page, and which address."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from urllib.parse import urlsplit

from litestar.types import Scope

from ridotto.web.settings import Settings


def is_welcome(origin: str | None, host: str | None, settings: Settings) -> bool:
    """Pages of other places may not speak in somebody's name; programs name no origin."""
    if origin is None or origin in settings.origins or origin == settings.address:
        return True
    if settings.address:
        return False  # whoever is found there is not found under another name
    try:
        return urlsplit(origin).netloc == host
    except ValueError:
        return False


def address_of(scope: Scope) -> str:
    client = scope.get("client")
    return neighbourhood(client[0]) if client else ""


@lru_cache(maxsize=1000)
def neighbourhood(address: str) -> str:
    """Whoever has one address of IPv6 has a whole network of them."""
    try:
        known = ip_address(address)
    except ValueError:
        return address
    if isinstance(known, IPv6Address) and known.ipv4_mapped is None:
        return str(ip_network((known, 64), strict=False))
    return str(getattr(known, "ipv4_mapped", None) or known)
