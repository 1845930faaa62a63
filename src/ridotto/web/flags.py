"""The flags of `ridotto serve` and their environment variables. Needs none of the packages that serve."""

from __future__ import annotations

import argparse
import math
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from ridotto.kernel import RidottoError
from ridotto.web.settings import Settings

LEVELS: Final = ("debug", "info", "warning", "error")
THIS_MACHINE: Final = "127.0.0.1,::1"
POSTGRES: Final = ("postgresql://", "postgres://")
SECRETS: Final = ("store", "metrics_token")  # a store's address may hold a password
MOST: Final = 10**9
FEWEST_LETTERS: Final = 16  # of a token
ORIGIN: Final = re.compile(r"(?P<origin>https?://([a-z0-9._-]+|\[[0-9a-f:.]+\])(:(?P<port>[0-9]{1,5}))?)/?")


class ServeRefused(RidottoError):
    """No server can be started like this; says why."""

    code = "serve-refused"


@dataclass(frozen=True)
class Flag:
    """One setting: its field in `Settings` is called like the flag, but for `field`."""

    name: str
    metavar: str
    read: Callable[[str], Any]
    meaning: str
    usually: str = ""  # the default, where the field's own says too little
    field: str = ""
    without: str | None = None  # what the flag says when it stands alone
    repeated: bool = False

    @property
    def key(self) -> str:
        return self.field or self.name.replace("-", "_")

    @property
    def variable(self) -> str:
        return f"RIDOTTO_{self.name.replace('-', '_').upper()}"

    def default(self) -> str:
        value = getattr(Settings(), self.key)
        if isinstance(value, bool):
            return "yes" if value else "no"
        return self.usually or (f"{value:g}" if isinstance(value, float) else str(value))

    def help(self) -> str:
        return f"{self.meaning} [{self.default()}; {self.variable}]".replace("%", "%%")


def settings_from(arguments: argparse.Namespace, environment: Mapping[str, str]) -> Settings:
    """Returns the settings: a flag counts more than the environment, and that more than the default."""
    chosen: dict[str, Any] = {}
    for flag in FLAGS:
        said = getattr(arguments, flag.key)
        source = f"--{flag.name}"
        if said is None:
            said, source = environment.get(flag.variable), flag.variable
        if said is None or said == "":
            continue
        try:
            chosen[flag.key] = flag.read(" ".join(said) if isinstance(said, list) else said)
        except ValueError as problem:
            raise ServeRefused(f"{source} {shown(flag, said)}: {problem}") from None
    settings = Settings(**chosen)
    if settings.workers > 1 and not settings.store.startswith(POSTGRES):
        raise ServeRefused(
            f"--workers {settings.workers} needs a PostgreSQL store (--store postgresql://…): "
            "a SQLite file is for one process, and other workers would not hear of what it stored"
        )
    return settings


def shown(flag: Flag, said: str | list[str]) -> str:
    text = " ".join(said) if isinstance(said, list) else said
    return "…" if flag.key in SECRETS else repr(text[:60])


def add_arguments(parser: argparse.ArgumentParser) -> None:
    for flag in FLAGS:
        extra: dict[str, Any] = {"action": "append"} if flag.repeated else {}
        if flag.without is not None:
            extra = {"nargs": "?", "const": flag.without}
        parser.add_argument(f"--{flag.name}", dest=flag.key, metavar=flag.metavar, help=flag.help(), **extra)


# ---- What may be said.


def whole(least: int, most: int = MOST) -> Callable[[str], int]:
    def read(text: str) -> int:
        if not (text.isascii() and text.isdigit() and len(text) < 12 and least <= int(text) <= most):
            raise ValueError(f"expected a number from {least} to {most}" if most < MOST else expected_from(least))
        return int(text)

    return read


def expected_from(least: int) -> str:
    return f"expected a number, {least} or more"


def amount(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = math.nan
    if not 0 <= value < MOST:
        raise ValueError(expected_from(0))
    return value


def more_than_none(text: str) -> float:
    value = amount(text)
    if value == 0.0:
        raise ValueError("expected a number above 0")
    return value


def printable(expected: str, blanks: bool = True) -> Callable[[str], str]:
    def read(text: str) -> str:
        if not text.isprintable() or (" " in text and not blanks):
            raise ValueError(f"expected {expected}")
        return text

    return read


def token(text: str) -> str:
    if len(text) < FEWEST_LETTERS or not text.isascii() or not text.isprintable() or " " in text:
        raise ValueError(f"expected at least {FEWEST_LETTERS} letters, digits or signs, without blanks")
    return text


def days(text: str) -> int:
    try:
        return whole(0)(text)
    except ValueError:
        raise ValueError("expected a number of days, 0 or more; 0 keeps everything") from None


def origin(text: str) -> str:
    """Returns an origin as browsers spell it, such as `https://games.example.org`."""
    found = ORIGIN.fullmatch(text.lower())
    if found is None or int(found["port"] or 0) > 65535:
        raise ValueError("expected http:// or https://, a host, perhaps a port, and nothing more")
    return found["origin"]


def origins(text: str) -> tuple[str, ...]:
    return tuple([origin(one) for one in text.replace(",", " ").split()])


def yes_or_no(text: str) -> bool:
    if text not in ("yes", "no"):
        raise ValueError("expected yes or no")
    return text == "yes"


def level(text: str) -> str:
    if text not in LEVELS:
        raise ValueError(f"expected one of {', '.join(LEVELS)}")
    return text


ADDRESS: Final = printable("a name or an address", blanks=False)
FLAGS: Final = (
    Flag("host", "ADDRESS", ADDRESS, "where to listen; 0.0.0.0 for the whole network"),
    Flag("port", "N", whole(0, 65535), "the port; 0 for any that is free"),
    Flag(
        "store",
        "FILE|URL",
        printable("a file's name, or postgresql://…"),
        "where tables are kept: a SQLite file, postgresql://user@host/name, or :memory: until it ends",
    ),
    Flag("workers", "N", whole(1, 1000), "processes that serve; more than one need PostgreSQL"),
    Flag(
        "address",
        "URL",
        origin,
        "where people find this server, for links",
        usually="as they asked for it, if it is ours",
    ),
    Flag(
        "origin",
        "URL",
        origins,
        "a page of another place that may use this server; may be repeated",
        usually="none",
        field="origins",
        repeated=True,
    ),
    Flag(
        "behind-proxy",
        "ADDRESSES",
        ADDRESS,
        f"believe what proxies at these addresses say of their clients; alone: {THIS_MACHINE}",
        usually="believe nobody",
        without=THIS_MACHINE,
    ),
    Flag("bots", "N", whole(1, 1000), "processes in which bots think, of each worker, and as many for masters"),
    Flag("bot-pause", "SECONDS", amount, "before a bot answers; none for a person who plays alone"),
    Flag("master", "SECONDS", more_than_none, "that a master may think about an answer; less while other tables wait"),
    Flag("review", "SECONDS", more_than_none, "that a master may think about a game that is over"),
    Flag("grace", "SECONDS", amount, "until a bot plays for somebody whose connection was lost"),
    Flag("most-tables", "N", whole(1), "tables that may be awake at the same time, of each worker"),
    Flag("most-connections", "N", whole(0), "TCP connections of one address; 0 for no limit"),
    Flag("most-sockets", "N", whole(0), "WebSockets of one address; 0 for no limit"),
    Flag("messages", "N", amount, "messages of one connection, a second; 0 for no limit"),
    Flag("requests", "N", amount, "requests of one address, a second; 0 for no limit"),
    Flag("openings", "N", amount, "tables that one address may open in an hour; 0 for no limit"),
    Flag("most-listed", "N", whole(0), "tables of one address in the public list; 0 for no limit"),
    Flag("keep", "DAYS", days, "until a table that nobody uses any more is deleted; 0 to keep all for ever"),
    Flag(
        "archive",
        "FOLDER",
        printable("a folder's name"),
        "for the records of finished games whose tables are deleted",
        usually="they are deleted, too",
    ),
    Flag("deflate", "YES|NO", yes_or_no, "compress messages: a ninth of the bytes for two fifths more work"),
    Flag(
        "metrics-token",
        "TOKEN",
        token,
        "lets those who show it read /metrics; better set as a variable",
        usually="nobody",
    ),
    Flag("log", "LEVEL", level, f"how much is logged: {', '.join(LEVELS)}"),
    Flag(
        "open",
        "YES|NO",
        yes_or_no,
        "to play: open a browser, say how friends come in, and take any port where 8000 is taken",
        without="yes",
    ),
)
