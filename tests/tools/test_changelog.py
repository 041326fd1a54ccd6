from pathlib import Path

import pytest

from tools.changelog import ROOT, fragments, release, together


def test_our_own_fragments_are_named_rightly() -> None:
    fragments(ROOT / "changelog.d")


def test_a_release_moves_the_fragments_above_the_older_ones(tmp_path: Path) -> None:
    (tmp_path / "changelog.d").mkdir()
    (tmp_path / "changelog.d" / "README.md").write_text("how to\n", "utf-8")
    (tmp_path / "changelog.d" / "lava.fixed.md").write_text("Lava\nis hot (LAVA-2).\n", "utf-8")
    (tmp_path / "changelog.d" / "solo.added.md").write_text("Solo.\n", "utf-8")
    (tmp_path / "CHANGELOG.md").write_text("# Changes\n\nWords.\n\n## 0.1.0 (2026-11-01)\n\nOld.\n", "utf-8")
    release("0.2.0", "2026-12-01", tmp_path)
    assert (tmp_path / "CHANGELOG.md").read_text("utf-8") == (
        "# Changes\n\nWords.\n\n## 0.2.0 (2026-12-01)\n\n### Added\n\n- Solo.\n\n### Fixed\n\n- Lava is hot (LAVA-2).\n"
        "\n## 0.1.0 (2026-11-01)\n\nOld.\n"
    )
    assert not together(fragments(tmp_path / "changelog.d"))


def test_a_fragment_without_a_kind_is_refused(tmp_path: Path) -> None:
    (tmp_path / "lava.md").write_text("?", "utf-8")
    with pytest.raises(ValueError, match=r"lava\.md"):
        fragments(tmp_path)
