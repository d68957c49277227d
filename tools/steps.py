"""Run the steps of a set-up: quietly, many at a time, and alone where two would get in each other's way."""

import os
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import contextmanager
from pathlib import Path

try:
    import fcntl
except ImportError:  # not on Windows
    fcntl = None  # type: ignore[assignment]

ROOT = Path(__file__).resolve().parents[1]
LOGS = ROOT / "build" / "logs"

# The open lock of a step under way; each lane of steps has its own.
HELD = threading.local()


class StepFailed(Exception):
    """Names the step that failed; its output has been shown."""


def step(name: str, *command: str | Path, tail: int = 0, **variables: str) -> None:
    """Run one command quietly, with a line for its name and time; show its output only when it fails."""
    started = time.monotonic()
    LOGS.mkdir(parents=True, exist_ok=True)
    log = LOGS / f"{name.replace(' ', '-')}.txt"
    with log.open("wb") as output:
        status = subprocess.run(
            [str(part) for part in command],
            cwd=ROOT,
            env=os.environ | variables,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            pass_fds=getattr(HELD, "locks", ()),
        ).returncode
    lines = log.read_text(encoding="utf-8", errors="replace").splitlines()
    if status != 0:
        print(*lines, sep="\n", flush=True)
        raise StepFailed(f"{name} failed (exit status {status})")
    print(
        f"{time.monotonic() - started:6.1f} s  {name}", *(lines[-tail:] if tail else ()), sep="\n", flush=True
    )


@contextmanager
def alone(what: str) -> Iterator[None]:
    """Wait for anybody else who sets up or builds the same in this folder, and keep later ones out."""
    LOGS.mkdir(parents=True, exist_ok=True)
    with (LOGS / f"{what}.lock").open("w") as lock_file:
        if fcntl is not None:
            try:
                fcntl.flock(lock_file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                print(f"        waiting: another run.py sets up the {what} in this folder", flush=True)
                fcntl.flock(lock_file, fcntl.LOCK_EX)
            # Every step inherits the lock: what a killed run.py leaves running is waited for, too.
            HELD.locks = (lock_file.fileno(),)
        try:
            yield
        finally:
            HELD.locks = ()


def run_program(*command: str | Path, **variables: str) -> int:
    """Run a program at this terminal and return its exit status."""
    try:
        return subprocess.run(
            [str(part) for part in command], cwd=ROOT, env=os.environ | variables
        ).returncode
    except KeyboardInterrupt:
        return 130


def succeeds(*command: str | Path) -> bool:
    """Run a program without its output and tell whether it succeeded."""
    return subprocess.run([str(part) for part in command], cwd=ROOT, capture_output=True).returncode == 0


def side_by_side(*jobs: Callable[[], object]) -> None:
    """Run jobs, four more at a time than there are cores, each to its end; then tell what failed."""
    # Browsers, databases and servers wait for each other: few jobs do not keep all cores busy.
    pool = ThreadPoolExecutor((os.cpu_count() or 1) + 4)
    try:
        running = [pool.submit(job) for job in jobs]
        wait(running)
    finally:
        # Interrupted, those that wait are not started.
        pool.shutdown(cancel_futures=True)
    failed: list[str] = []
    for job in running:
        try:
            job.result()
        except StepFailed as failure:
            failed.append(str(failure))
    if failed:
        raise StepFailed("; ".join(dict.fromkeys(failed)))
