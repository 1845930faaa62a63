"""Logs one JSON object a line on stderr. No token, no code, no name, nothing that anybody said or that is secret.

What our own rooms log is an event's name and fields. Of what other packages log only the pattern is kept, never what
they put into it; of an exception its kind and where it happened, never its words, which may quote a message.
"""

from __future__ import annotations

import json
import logging
import traceback
from datetime import UTC, datetime
from typing import Any, Final

OURS: Final = "ridotto"
USUAL: Final = frozenset([*logging.makeLogRecord({}).__dict__, "message", "asctime", "taskName", "color_message"])


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        ours = record.name.partition(".")[0] == OURS
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage() if ours else str(record.msg).strip().partition("\n")[0],
            "from": record.name,
        }
        if ours:
            line.update({key: value for key, value in record.__dict__.items() if key not in USUAL})
        if record.exc_info and record.exc_info[1] is not None:
            line["problem"], line["where"] = in_short(record.exc_info[1])
        return json.dumps(line, ensure_ascii=False, default=lambda value: type(value).__name__)


def in_short(problem: BaseException) -> tuple[str, list[str]]:
    """Returns the kind of an exception, those that caused it, and the lines of code it came through."""
    kinds: list[str] = []
    where: list[str] = []
    cause: BaseException | None = problem
    while cause is not None and len(kinds) < 10:
        kinds.append(type(cause).__name__)
        frames = traceback.extract_tb(cause.__traceback__)
        where += [f"{frame.filename}:{frame.lineno} in {frame.name}: {frame.line}" for frame in frames]
        cause = cause.__cause__ or (None if cause.__suppress_context__ else cause.__context__)
    return " from ".join(kinds), where


class OurFaultsOnly(logging.Filter):
    """Drops what is not our fault: text that is not UTF-8, of which the sender is told (1007), and uvicorn's warnings
    about sockets that are answered with a plain 429.
    """

    def filter(self, record: logging.LogRecord) -> bool:
        if record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError):
            return record.name.partition(".")[0] == OURS
        return record.msg != "ASGI callable returned without completing handshake."


def logging_config(level: str) -> dict[str, Any]:
    """Returns the configuration. Of uvicorn only warnings count: it would log addresses with codes in them."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"json": {"()": f"{__name__}.JsonLines"}},
        "filters": {"ours": {"()": f"{__name__}.OurFaultsOnly"}},
        "handlers": {
            "stderr": {
                "class": "logging.StreamHandler",
                "stream": "ext://sys.stderr",
                "formatter": "json",
                "filters": ["ours"],
            },
        },
        "root": {"handlers": ["stderr"], "level": "WARNING"},
        "loggers": {OURS: {"level": level.upper()}, "uvicorn": {"level": "WARNING", "propagate": True}},
    }


def tell_of_workers() -> None:
    """Logs which worker came and went: a supervisor has no secrets."""
    logging.getLogger("uvicorn.error").setLevel(logging.INFO)
