"""Purrlor: board games with cats, as fast rules and a friendly table."""

import os

from purrlor.pure import compiled, use_sources

__version__ = "0.1.0"
__all__ = ["__version__", "compiled"]

if os.environ.get("PURRLOR_PURE") == "1":
    use_sources()
