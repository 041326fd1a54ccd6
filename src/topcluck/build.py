"""Which build of the core runs: compiled modules where `./dev compile` or a wheel has put some, otherwise plain Python.

Both play exactly the same games; the plain modules are the reference. With TOPCLUCK_PLAIN=1 in the environment only
these are loaded, so that one installation can be measured and compared with itself.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from importlib.util import find_spec
from types import ModuleType

PLAIN = "TOPCLUCK_PLAIN"  # set to 1 it leaves compiled modules aside


class _PlainFinder:
    """Finds the modules of this package as source, whatever else lies beside it."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        """The source of a module of ours; None for all others."""
        if path is None or not name.startswith("topcluck."):
            return None
        found = (FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name) for folder in path)
        return next((spec for spec in found if spec is not None), None)


def is_compiled() -> bool:
    """Whether the core runs as compiled modules."""
    spec = find_spec("topcluck.kernel.chance")
    return spec is not None and str(spec.origin).endswith(tuple(EXTENSION_SUFFIXES))


if os.environ.get(PLAIN) == "1":
    sys.meta_path.insert(0, _PlainFinder)
