"""Tests that hold for one build of the core only, and why."""

from __future__ import annotations

import pytest

from topcluck.build import is_compiled

needs_compiled = pytest.mark.skipif(not is_compiled(), reason="the core is not compiled here (./dev compile)")


def plain_only(why: str) -> pytest.MarkDecorator:
    """For tests that reach into the core in a way that a compiled one does not notice."""
    return pytest.mark.skipif(is_compiled(), reason=f"the core is compiled: {why}")
