"""Run code as if only purrlor with some of its extras were installed: python -m tests.extras EXTRAS CODE."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.metadata import PackageNotFoundError, packages_distributions, requires
from types import ModuleType

REQUIREMENT = re.compile(r"(?P<name>[\w.-]+)(?:\[(?P<extras>.*?)\])?(?:.*extra == ['\"](?P<extra>.+?)['\"])?")


def normal(name: str) -> str:
    """Write the name of a package in its normal form."""
    return re.sub(r"[-_.]+", "-", name).lower()


def add_needed(name: str, extras: str, found: dict[tuple[str, str], str]) -> None:
    """Add a package with some of its extras to those found, with all that it needs."""
    if (name, extras) in found:
        return
    try:
        lines = requires(name) or []
    except PackageNotFoundError:  # for another platform
        return
    found[name, extras] = normal(name)
    for line in lines:
        wanted = REQUIREMENT.match(line)
        assert wanted is not None
        if wanted["extra"] is None or wanted["extra"] in extras.split(","):
            add_needed(wanted["name"], wanted["extras"] or "", found)


class Hiding(MetaPathFinder):
    """Finds no module of the packages that are not among those needed."""

    def __init__(self, extras: str) -> None:
        found: dict[tuple[str, str], str] = {}
        add_needed("purrlor", extras, found)
        there = set(found.values())
        self.hidden = {
            module
            for module, packages in packages_distributions().items()
            if not there & {normal(package) for package in packages}
        }

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Refuse what is hidden and leave everything else to others."""
        if fullname.partition(".")[0] in self.hidden:
            raise ModuleNotFoundError(f"No module named {fullname!r}", name=fullname)
        return None


if __name__ == "__main__":
    _, extras, code, *arguments = sys.argv
    sys.argv = ["purrlor", *arguments]
    sys.meta_path.insert(0, Hiding(extras))
    exec(code, {"__name__": "__main__"})
