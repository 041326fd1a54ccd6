"""Log lines: for people or as JSON. No token, name, word or secret of anybody is ever in one.

So nothing that came from outside is logged, neither are the messages of exceptions, which may repeat it: of a mistake
its type and the places in the code say enough.
"""

from __future__ import annotations

import logging
import sys
import traceback
from typing import Any, TextIO

import structlog

_log = structlog.get_logger()


def set_up_logs(level: str, format: str, stream: TextIO | None = None) -> None:
    """Says which lines are written, and how; those of the libraries below us come out in the same way."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.JSONRenderer() if format == "json" else structlog.dev.ConsoleRenderer(colors=False),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelNamesMapping()[level.upper()]),
        logger_factory=structlog.PrintLoggerFactory(stream or sys.stderr),
        cache_logger_on_first_use=False,
    )
    for name in ("uvicorn", "uvicorn.error", "asyncio"):
        below = logging.getLogger(name)
        below.handlers = [_Onward()]
        below.propagate = False
        below.setLevel(logging.DEBUG if level == "debug" else logging.WARNING)


class _Onward(logging.Handler):
    """Passes on what a library logs; of an exception only its type and place."""

    def emit(self, record: logging.LogRecord) -> None:
        problem = record.exc_info[1] if record.exc_info else None
        if problem is not None:
            log_mistake(problem, library=record.name)
        else:
            _log.log(record.levelno, "library", library=record.name, said=str(record.msg)[:200])


def log_mistake(problem: BaseException, **about: Any) -> None:
    """Notes an exception that should not have happened."""
    _log.error("mistake", kind=type(problem).__name__, places=places(problem), **about)


def places(problem: BaseException) -> list[str]:
    """Where an exception came from, the innermost place last."""
    frames = traceback.extract_tb(problem.__traceback__)[-8:]
    return [f"{frame.filename.rpartition('topcluck/')[2]}:{frame.lineno} {frame.name}" for frame in frames]
