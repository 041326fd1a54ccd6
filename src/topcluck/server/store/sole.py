"""A file that says that one process, and no other, serves a database for as long as it lives.

The operating system keeps the lock and takes it back when the process ends, however it ends. The file itself is empty,
and stays: who removed it could remove the lock of somebody who has just come.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path


class Sole:
    """The right to be the only one."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file: int | None = None

    def take(self) -> bool:
        """Whether this process has it now; False while another one does."""
        if self._file is not None:
            return True
        file = os.open(self._path, os.O_CREAT | os.O_RDWR, 0o600)  # processes that this one starts do not inherit it
        try:
            _lock(file)
        except OSError:
            os.close(file)
            return False
        self._file = file
        return True

    def give_back(self) -> None:
        """Lets another one have it."""
        file, self._file = self._file, None
        if file is not None:
            with suppress(OSError):
                os.close(file)


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        """Raises if another process has locked it."""
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: int) -> None:
        """Raises if another process has locked it."""
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
