"""The address of a PostgreSQL database, as people may read it."""

from __future__ import annotations

from typing import Final
from urllib.parse import parse_qs, urlsplit

from ridotto.house.stores.store import NotAStore

POSTGRES: Final = ("postgresql://", "postgres://")


def without_password(place: str) -> str:
    """Returns a database's address for people to read, without its password."""
    try:
        parts = urlsplit(place)
        asked = parse_qs(parts.query)
        host = asked.get("host", [parts.hostname or "this machine"])[0]
        port = asked.get("port", ["" if parts.port is None else str(parts.port)])[0]
    except ValueError:  # whose text may hold a part of a password
        raise unreadable() from None
    if parts.fragment or "@" in parts.path or "@" in parts.query:  # so does what would be taken for these
        raise unreadable()
    database = parts.path.lstrip("/") or "(the usual one)"
    return f"the database {database} at {host}{port and ':'}{port}"


def unreadable() -> NotAStore:
    return NotAStore(
        "the database's address cannot be read: expected postgresql://user:password@host:port/database, "
        "with %-signs for whatever is special in a password"
    )
