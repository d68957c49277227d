"""Run benchmarks: python -m bench [NAME ...]; without a name, the engine."""

from __future__ import annotations

import sys
from importlib import import_module
from pkgutil import iter_modules

import bench


def main() -> None:
    """Run the benchmark that is named, with the rest of the command line as its arguments."""
    name, *arguments = sys.argv[1:] or ["engine"]
    # Modules without `main` serve the others.
    modules = (
        import_module(f"bench.{info.name}") for info in iter_modules(bench.__path__) if info.name[0] != "_"
    )
    known = {module.__name__.split(".")[1]: module for module in modules if hasattr(module, "main")}
    if name not in known:
        print(f"There is no benchmark {name}; there are: {', '.join(known)}.", file=sys.stderr)
        sys.exit(2)
    known[name].main(arguments)


if __name__ == "__main__":
    main()
