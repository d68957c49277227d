"""Logs and metrics for whoever runs a server, and the settings of the garbage collector."""

from __future__ import annotations

import gc
import logging
import os
import sys
import time
from contextlib import suppress
from typing import Any

import structlog
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest, multiprocess

SECONDS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0)

MOVES = Counter("purrlor_moves", "Moves that were made durable and told")
REFUSALS = Counter("purrlor_refusals", "Messages that were refused", ["why"])
STALE = Counter("purrlor_stale", "Messages that came too late or twice")
NOTICES = Counter("purrlor_notices", "Notices to devices", ["how"])
TABLES = Gauge("purrlor_tables", "Tables held in memory", multiprocess_mode="livesum")
CONNECTIONS = Gauge("purrlor_connections", "Open live connections", multiprocess_mode="livesum")
COMMITS = Histogram("purrlor_commit_seconds", "Time of one commit", buckets=SECONDS)
ANSWERS = Histogram("purrlor_move_seconds", "From a move's arrival to the last seat told", buckets=SECONDS)
PAUSES = Histogram("purrlor_gc_seconds", "Pauses of the garbage collector", buckets=SECONDS)


def logger() -> Any:
    """Return the server's logger."""
    return structlog.get_logger("purrlor")


def set_up_logs(level: str = "info", plain: bool = False) -> None:
    """Write one JSON object a line to standard error, or plain lines for a person."""
    last: Any = structlog.dev.ConsoleRenderer() if plain else structlog.processors.JSONRenderer()
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            last,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelNamesMapping()[level.upper()]),
        logger_factory=structlog.PrintLoggerFactory(Output()),  # type: ignore[arg-type]
        cache_logger_on_first_use=True,
    )


class Output:
    """Standard error, which may be a file on a full disk: nobody may fail because nothing can be noted."""

    def write(self, text: str) -> None:
        """Write what can be written."""
        with suppress(OSError):
            sys.stderr.write(text)

    def flush(self) -> None:
        """Write at once."""
        with suppress(OSError):
            sys.stderr.flush()


def metrics() -> bytes:
    """Write all metrics; those of all workers, if there are several."""
    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        return generate_latest()
    registry = CollectorRegistry()
    multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)


def tune_garbage_collector() -> None:
    """Keep pauses short: freeze what start-up made; collect little at a time, and all of it seldom."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(2_000, 5, 2_500)
    if _watch not in gc.callbacks:
        gc.callbacks.append(_watch)


_started = 0.0


def _watch(phase: str, info: dict[str, int]) -> None:
    global _started
    if phase == "start":
        _started = time.perf_counter()
    else:
        PAUSES.observe(time.perf_counter() - _started)
