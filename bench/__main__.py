"""Run benchmarks: python -m bench [NAME ...]; without a name, the engine."""

from __future__ import annotations

import sys
from importlib import import_module
from pkgutil import iter_modules

import bench


def main() -> None:
    """Run the benchmark that is named, with the rest of the command line as its arguments."""
    name, *arguments = sys.argv[1:] or ["engine"]
    known = [info.name for info in iter_modules(bench.__path__) if not info.name.startswith("_")]
    if name not in known:
        print(f"There is no benchmark {name}; there are: {', '.join(known)}.", file=sys.stderr)
        sys.exit(2)
    import_module(f"bench.{name}").main(arguments)


if __name__ == "__main__":
    main()
