"""Counts for Prometheus. No label ever holds a code, a token, a name or anything that was said."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Final, Literal

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

from ridotto.house.events import Answered, Line, Settled
from ridotto.house.meter import Meter

FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"  # where workers write what they count, so that any can tell of all
SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Counts(Meter):
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        of = self.registry
        live: Literal["livesum"] = "livesum"  # over all workers that are alive
        self.in_memory = Gauge("ridotto_tables", "tables in memory", registry=of, multiprocess_mode=live)
        self.sockets = Gauge("ridotto_sockets", "open sockets", registry=of, multiprocess_mode=live)
        answers = Counter("ridotto_answers", "answers stored, by who gave them", ["by"], registry=of)
        self.by_people, self.by_others = answers.labels("people"), answers.labels("others")
        self.lines = Counter("ridotto_lines", "events of all kinds stored", registry=of)
        self.refusals = Counter("ridotto_refusals", "refusals, by the code of docs/errors.md", ["code"], registry=of)
        self.append = Histogram("ridotto_append_seconds", "until the store had stored", registry=of, buckets=SECONDS)
        self.thinking = Histogram("ridotto_bot_seconds", "until a bot had its answer", registry=of, buckets=SECONDS)
        self.requests = Counter(
            "ridotto_requests", "HTTP requests, by route and status", ["method", "route", "status"], registry=of
        )

    def tables(self, number: int) -> None:
        self.in_memory.set(number)

    def count_stored(self, lines: Sequence[Line]) -> None:
        self.lines.inc(len(lines))
        for line in lines:
            if isinstance(line.event, Answered):
                self.by_people.inc(len(line.event.answers))
            elif isinstance(line.event, Settled):
                self.by_others.inc()

    def time_append(self, seconds: float) -> None:
        self.append.observe(seconds)

    def time_thought(self, seconds: float) -> None:
        self.thinking.observe(seconds)

    def count_refusal(self, code: str) -> None:
        self.refusals.labels(code).inc()

    def text(self) -> bytes:
        """Returns the counts of all workers, where there are several."""
        if FOLDER not in os.environ:
            return generate_latest(self.registry)
        everybody = CollectorRegistry()
        MultiProcessCollector(everybody)  # type: ignore[no-untyped-call]
        return generate_latest(everybody)


def forget_worker(pid: int) -> None:
    """Forgets the counts of a worker that is gone, and its sockets with it."""
    mark_process_dead(pid)  # type: ignore[no-untyped-call]
