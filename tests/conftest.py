"""Set up what all tests share."""

import os

# Before anything imports numpy: threads that wait for each other on busy cores take ten times as long.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import pytest
from hypothesis import HealthCheck, settings

import hatch_build
from tests.scale import SEED, SOAK

if hatch_build.compiled_files() and not hatch_build.is_current():
    # Otherwise the rules of an earlier build would be tested. What the tests start inherits it.
    os.environ["PURRLOR_PURE"] = "1"

# A run tries the same examples on every machine; a soak tries more of them, others each time.
settings.register_profile(
    "steady", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow], max_examples=60
)
settings.register_profile("soak", deadline=None, suppress_health_check=list(HealthCheck), max_examples=2000)
settings.load_profile("soak" if SOAK else "steady")


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """Let Hypothesis begin at the seed of the soak, unless another is given."""
    if SOAK and config.option.hypothesis_seed is None:
        config.option.hypothesis_seed = str(SEED)


def pytest_report_header() -> str:
    """Say how to repeat what is random."""
    return f"random games: PURRLOR_SEED={SEED}"
