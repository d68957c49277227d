"""Run the games of an arena on this machine's cores or on a Ray cluster, with the same results."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from contextlib import contextmanager
from importlib import import_module
from typing import Any, Protocol, TypeVar

from purrlor.bots.processes import open_pool, stop
from purrlor.table.reasons import refused

Result = TypeVar("Result")


class Engine(Protocol):
    """A place to run tasks; gives results in any order as they arrive."""

    def run(self, work: Callable[..., Result], tasks: list[tuple[Any, ...]]) -> Iterator[Result]:
        """Call `work` with the arguments of each task."""
        ...


class Here:
    """This process only."""

    def run(self, work: Callable[..., Result], tasks: list[tuple[Any, ...]]) -> Iterator[Result]:
        """Do one task after the other."""
        for arguments in tasks:
            yield work(*arguments)


class Processes:
    """Several processes on this machine."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def run(self, work: Callable[..., Result], tasks: list[tuple[Any, ...]]) -> Iterator[Result]:
        """Keep all processes busy; stop them when no more results are wanted."""
        pool = open_pool(self.jobs)
        waiting = list(reversed(tasks))
        running: set[Future[Result]] = set()
        try:
            while waiting or running:
                while waiting and len(running) < self.jobs * 2:
                    running.add(pool.submit(work, *waiting.pop()))
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        except BaseException:
            stop(pool)
            raise
        pool.shutdown()


class Ray:
    """A Ray cluster: the one in Ray's own settings, or one started on this machine."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def run(self, work: Callable[..., Result], tasks: list[tuple[Any, ...]]) -> Iterator[Result]:
        """Distribute the tasks and give results as they arrive."""
        ray = import_ray()
        with cluster(ray, self.jobs):
            remote = ray.remote(work)
            waiting = list(reversed(tasks))
            running: list[Any] = []
            while waiting or running:
                while waiting and len(running) < self.jobs * 2:
                    running.append(remote.remote(*waiting.pop()))
                done, running = ray.wait(running, num_returns=1)
                for reference in done:
                    yield ray.get(reference)


@contextmanager
def cluster(ray: Any, jobs: int) -> Iterator[None]:
    """Connect to a cluster or start one; disconnect at the end, unless it was connected before."""
    if ray.is_initialized():
        yield
        return
    try:
        ray.init(include_dashboard=False, num_cpus=jobs, log_to_driver=False, logging_level="ERROR")
    except ValueError:  # a running cluster has its own number of processors
        ray.init(log_to_driver=False, logging_level="ERROR")
    try:
        yield
    finally:
        ray.shutdown()


def import_ray() -> Any:
    """Import Ray, or say how to install it."""
    try:
        return import_module("ray")
    except ImportError:
        raise refused("no-ray") from None


def find_engine(name: str, jobs: int) -> Engine:
    """Find an engine by its name."""
    if name == "local":
        return Here() if jobs == 1 else Processes(jobs)
    if name == "ray":
        import_ray()
        return Ray(jobs)
    raise refused("no-such-engine", engine=name[:40], known="local, ray")
