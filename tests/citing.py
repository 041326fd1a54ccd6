"""How a test says which rules it stands for, and which options of a rule set it shows.

    @rule("LAVA-1", "RUL-22")
    @option("lava_entry")
    def test_…

A test cites a rule only if breaking the rule breaks the test, and an option only if it shows the difference between two
of its values.
"""

import pytest

rule = pytest.mark.rule
option = pytest.mark.option
