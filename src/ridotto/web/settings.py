"""How a server is set up: by flags, or by the environment variables of the same names."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Settings:
    """All have a default that is right for one machine and friends on one network."""

    store: str = "ridotto.sqlite"
    address: str = ""  # where people find this server, for links; empty: as they asked for it
    origins: tuple[str, ...] = ()  # pages of other places that may open sockets here
    bots: int = 1  # processes that think
    bot_pause: float = 0.7  # seconds before a bot answers while people look on
    grace: float = 30.0  # seconds until a bot plays for somebody whose connection was lost
    since: float = 0.0  # when the service came up
    most_tables: int = 20_000
    most_sockets: int = 50  # of one address
    messages: float = 20.0  # of one socket, a second
    requests: float = 20.0  # of one address, a second
