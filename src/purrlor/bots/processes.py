"""Processes that work for this one: they leave Ctrl-C to it and end with it, even when it is killed."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor


def open_pool(processes: int, prepare: Callable[[], object] | None = None) -> ProcessPoolExecutor:
    """Open a pool of processes, each of which first calls `prepare`."""
    # Spawned, not forked: safe with threads.
    return ProcessPoolExecutor(processes, multiprocessing.get_context("spawn"), _begin, (prepare,))


def stop(pool: ProcessPoolExecutor) -> None:
    """Stop the processes of a pool at once; their unfinished work is not needed."""
    for process in list((pool._processes or {}).values()):
        process.terminate()
    # Waits for the end of the processes, not of their work; then nothing of the pool is left in the system.
    pool.shutdown(wait=True, cancel_futures=True)


def _begin(prepare: Callable[[], object] | None) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    if prepare is not None:
        prepare()


def _end_with_parent() -> None:
    # A pool's process waits for work on a pipe that it holds open itself: it would never notice.
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
