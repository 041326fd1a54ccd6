"""What pyproject.toml cannot say: with TOPCLUCK_COMPILE=1 mypyc compiles the core, if there is a C compiler.

Without the variable, and without a compiler, everything stays plain Python. With TOPCLUCK_OPTIMIZE=0 the compiler is
soon done, and what it makes is slower: enough to see that it does the same.
"""

from __future__ import annotations

import os
from importlib.util import find_spec
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

CORE = (
    "kernel/chance.py",
    "kernel/hexes.py",
    "kernel/knowledge.py",
    "games/island/board.py",
    "games/island/box.py",
    "games/island/codes.py",
    "games/island/conservation.py",
    "games/island/decisions.py",
    "games/island/open_table.py",
    "games/island/showing.py",
    "games/island/state.py",
    "games/island/rules/[!_]*.py",
    "games/island/rules/challenger/[!_]*.py",
    "games/touche/decisions.py",
    "games/touche/farm.py",
    "games/touche/showing.py",
    "games/touche/state.py",
    "games/touche/rules/[!_]*.py",
    "bots/search/tree.py",
    "bots/island/bare/[!_]*.py",
    "bots/island/instinct.py",
    "bots/island/judgement.py",
    "bots/island/guide.py",
)


class AllOrNothing(build_ext):
    """Compiled modules know each other's insides: if one cannot be built, none is used."""

    def build_extensions(self) -> None:
        """Builds them, or does without."""
        try:
            super().build_extensions()
        except (BaseError, CCompilerError) as problem:
            print(f"the core stays plain Python: {problem}")
            self.extensions.clear()


def core() -> list[Extension]:
    """The modules of the core as extensions."""
    from mypyc.build import mypycify  # only here: who does not compile needs no compiler

    package = Path("src/topcluck")
    modules = [str(path) for pattern in CORE for path in sorted(package.glob(pattern))]
    return mypycify(modules, opt_level=os.environ.get("TOPCLUCK_OPTIMIZE", "2"), group_name="topcluck")


compiling = os.environ.get("TOPCLUCK_COMPILE") == "1"
setup(
    setup_requires=["mypy>=2.4"] if compiling else [],  # a build front end fetches it, then comes back
    ext_modules=core() if compiling and find_spec("mypyc") else [],
    cmdclass={"build_ext": AllOrNothing},
)
