"""The settings of a server: by flags, or by the environment variables of the same names."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass


@dataclass(frozen=True)
class Settings:
    """Settings, all with a default that is right for one machine and friends on one network."""

    host: str = "127.0.0.1"
    port: int = 8000  # 0: any that is free
    store: str = "ridotto.sqlite"
    workers: int = 1
    address: str = ""  # where people find this server, for links; empty: see base_address
    origins: tuple[str, ...] = ()  # pages of other places that may open sockets here
    behind_proxy: str = ""  # the addresses of proxies that are believed; empty: none
    bots: int = 1  # processes that think
    deflate: bool = False  # fewer bytes for more work: a message is about a thousand
    bot_pause: float = 0.7  # seconds before a bot answers while people look on
    master: float = 0.25  # seconds that a master may think about an answer
    review: float = 20.0  # seconds that a master may think about a finished game
    grace: float = 30.0  # seconds until a bot plays for somebody whose connection was lost
    since: float = 0.0  # when the service came up, by the wall clock
    ticks: float = 0.0  # the same moment by the monotonic clock, which all processes of a machine share
    most_tables: int = 20_000
    most_connections: int = 100  # of one address; 0: no limit, here and below
    most_sockets: int = 50  # of one address
    messages: float = 20.0  # of one socket, a second
    requests: float = 20.0  # of one address, a second
    openings: float = 60.0  # of tables by one address, an hour
    most_listed: int = 10  # of the tables in the public list, by one address
    keep: int = 365  # days until a table that nobody uses is deleted; 0: for ever
    archive: str = ""  # a folder for the records of tables that are deleted; empty: none
    metrics_token: str = ""  # who shows it may read /metrics; empty: nobody may
    log: str = "info"
    friends: str = ""  # found out at the start: where other machines find this server; empty: they do not
    restart: str = ""  # the command that would let other machines in; empty: this machine is on no network
    open: bool = False  # a browser, for the person who started the server to play in


def encode(settings: Settings) -> str:
    """Writes the settings as text, for the processes of the same service."""
    return json.dumps(asdict(settings))


def decode(text: str) -> Settings:
    found = json.loads(text)
    return Settings(**{**found, "origins": tuple(found["origins"])})
