"""Set up what all tests share."""

import os

from hypothesis import HealthCheck, settings

# Failures are the same on every machine; `soak` looks further.
settings.register_profile(
    "steady", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow], max_examples=60
)
settings.register_profile("soak", deadline=None, suppress_health_check=list(HealthCheck), max_examples=2000)
settings.load_profile("soak" if os.environ.get("PURRLOR_SOAK") == "1" else "steady")
