"""How a test says which rules it stands for.

    @rule("LAVA-1", "RUL-22")
    def test_…

A test cites a rule only if breaking the rule breaks the test.
"""

import pytest

rule = pytest.mark.rule
