"""Run the rules from their sources, even where compiled ones lie beside them."""

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, PathFinder, SourceFileLoader
from importlib.util import find_spec
from types import ModuleType


class SourceFinder(MetaPathFinder):
    """Finds purrlor's modules by their .py files only."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return the spec of the source file, or None to leave the search to others."""
        if not fullname.startswith("purrlor."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def use_sources() -> None:
    """Import purrlor's modules from sources from now on."""
    sys.meta_path.insert(sys.meta_path.index(PathFinder), SourceFinder())


def compiled() -> bool:
    """Tell whether the core runs compiled."""
    spec = find_spec("purrlor.core.rng")
    return spec is not None and spec.origin is not None and not spec.origin.endswith(".py")
