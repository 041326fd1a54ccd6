"""What belongs to which rule is taken from docs/rules/, and the package has the newest of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.rule_ids import chapter_of, rule_ids
from tools.rule_references import PAGES_OF, file_of, references, written

PAGE = """
# Rules

- **HEN-1** `opt: grains` Hens eat (RUL-2, HEN-3 to 5).
  - second part: HEN-9
- **HEN-2** Nothing.

HEN-1 in a paragraph of its own belongs to nobody.

| Id | Effect |
|---|---|
| **HEN-3** | `opt: grains, eggs` One. |
| **HEN-4** | Two. |

- **HEN-5** A hen is a hen (HEN-5, FOX-1).
- **HEN-9** Far away.
- **OWL-1** Owls.
- **RUL-1** *May it?* → Yes, as HEN-2 says; set `eggs` to true.
- **RUL-2** *And this?* → No (RUL-1).
- **SCN-1** HEN-2, HEN-3, RUL-2.

| Option | Type | value | Rules |
|---|---|---|---|
| `grains` | int | 1 | HEN-1, 9 |
| `eggs` | bool | true | HEN |
| `wings` | bool | true | OWL |
"""


@pytest.fixture
def page(tmp_path: Path) -> Path:
    (tmp_path / "war-for-chicken-island.md").write_text(PAGE)
    (tmp_path / "house-set.md").write_text("- **FX-1** Cards (HEN-2, RUL-2).\n")
    (tmp_path / "touche-poulet.md").write_text(
        "- **TP-1.1** With `no_repeat` see TP-22.1.\n- **TP-22.1** `no_repeat`.\n\n**TS-1 Test** TP-1.1\n"
    )
    return tmp_path


def test_rules_know_their_rulings_options_and_each_other(page: Path) -> None:
    assert references("island", page) == {
        "HEN-1": {"rulings": ["RUL-2"], "see": ["HEN-3", "HEN-4", "HEN-5", "HEN-9"], "options": ["grains"]},
        "HEN-2": {"rulings": ["RUL-1"], "see": ["FX-1"]},
        "HEN-3": {"options": ["grains", "eggs"]},
        "HEN-4": {},
        "HEN-5": {},
        "HEN-9": {"options": ["grains"]},
        "OWL-1": {"options": ["wings"]},
        "RUL-1": {"rulings": ["RUL-2"], "see": ["HEN-2"], "options": ["eggs"]},
        "RUL-2": {"rulings": ["RUL-1"], "see": ["HEN-1"]},
        "FX-1": {"rulings": ["RUL-2"], "see": ["HEN-2"]},
    }


def test_the_farm_has_options_and_no_scenarios(page: Path) -> None:
    assert references("touche", page) == {
        "TP-1.1": {"see": ["TP-22.1"], "options": ["no_repeat"]},
        "TP-22.1": {"options": ["no_repeat"]},
    }


def test_the_file_has_a_line_for_each_rule() -> None:
    text = written({"HEN-1": {"see": ["HEN-2", "HEN-3"]}, "TP-1.1": {}})
    assert text.splitlines()[2:] == ['"HEN-1" = { see = ["HEN-2", "HEN-3"] }', '"TP-1.1" = {}']


@pytest.mark.parametrize("game", PAGES_OF)
def test_the_package_has_what_the_pages_say_now(game: str) -> None:
    assert file_of(game).read_text("utf-8") == written(references(game)), "./dev rule-references writes it anew"


def test_no_rule_is_left_out() -> None:
    listed = [id for game in PAGES_OF for id in references(game)]
    assert sorted(listed) == sorted(id for id in rule_ids() if chapter_of(id) not in ("SCN", "TS"))
