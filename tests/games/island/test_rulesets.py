"""Rule sets: the options of each edition, what modes and flags change, and what is refused."""

import re
from collections.abc import Iterator
from dataclasses import asdict, fields, replace
from itertools import chain, combinations
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.citing import rule
from topcluck.games.island.rulesets import (
    EDITIONS,
    FLAGS,
    MODES,
    OPTIONS,
    OptionInfo,
    Options,
    check_choice,
    edition_options,
    resolve,
)
from topcluck.kernel.errors import SetupRefused, TopcluckError

PAGE = (Path(__file__).parents[3] / "docs" / "rules" / "war-for-chicken-island.md").read_text("utf-8")


# ---- the same as the page


def rows() -> Iterator[list[str]]:
    """Name, type, four values and rules of each option, from the tables of section 3.2."""
    section = PAGE[PAGE.index("## 3.2 Options") : PAGE.index("## 3.3 ")]
    for line in section.splitlines():
        if line.startswith("| `"):
            yield [cell.strip() for cell in line.strip("|").split("|")]


ROWS = {row[0].strip("`"): row[1:] for row in rows()}


def test_every_option_of_the_page_is_there_in_its_order() -> None:
    assert [each.name for each in fields(Options)] == list(ROWS) == list(OPTIONS)
    assert len(ROWS) == 70


@pytest.mark.parametrize("name", ROWS)
def test_options_have_the_type_and_the_rules_of_the_page(name: str) -> None:
    info, (kind, *_, rules) = OPTIONS[name], ROWS[name]
    assert written_type(info) == kind
    assert all(any(rule.startswith(cited) for cited in rules_of(rules)) for rule in info.rules)
    assert all(any(rule.startswith(cited) for rule in info.rules) for cited in rules_of(rules))


def written_type(info: OptionInfo) -> str:
    if info.kind == "word":
        return f"enum{{{', '.join(info.words)}}}"
    return {"flag": "bool", "names": "list of names"}.get(info.kind, "int or null" if info.optional else "int")


def rules_of(cell: str) -> list[str]:
    """The ids of a cell like "SOLO-16, DESOLO-3" or "ISLAND-3 to 7, 11"; a chapter stands for itself."""
    found: list[str] = []
    for part in cell.split(", "):
        if match := re.fullmatch(r"([A-Z]+-)(\d+) to (\d+)", part):
            found += [f"{match[1]}{n}" for n in range(int(match[2]), int(match[3]) + 1)]
        else:
            found.append(part if not part.isdigit() else found[-1].rpartition("-")[0] + "-" + part)
    return found


@rule("COMP-8")
@pytest.mark.parametrize(("edition", "column"), [(edition, 1 + i) for i, edition in enumerate(EDITIONS)])
def test_editions_have_the_values_of_the_page(edition: str, column: int) -> None:
    options = asdict(edition_options(edition))
    assert {name: written(value, ROWS[name], column) for name, value in options.items()} == {
        name: re.sub(r" \((g|RUL-12)\)", "", row[column]) for name, row in ROWS.items()
    }


def written(value: object, row: list[str], column: int) -> str:
    """A value as the page writes it; "n/a" and "same" stand for the value of `second-en`."""
    if row[column] in ("n/a", "same"):
        return row[column] if written(value, row, 1) == row[1] else "not the same"
    if isinstance(value, tuple):
        return ", ".join(id.replace("_", " ").title() for id in value) or "empty"
    return "null" if value is None else str(value).lower() if isinstance(value, bool) else str(value)


def test_the_default_is_second_en() -> None:
    assert edition_options("second-en") == Options()
    assert EDITIONS[0] == "second-en"


def test_the_table_of_modes_and_flags_is_that_of_the_page() -> None:
    section = PAGE[PAGE.index("## 3.1 ") : PAGE.index("## 3.2 ")]
    for line in section.splitlines():
        if line.startswith(("| expert", "| solo_hard", "| quick_game", "| built")):
            names, *columns = (cell.strip() for cell in line.strip("|").split("|"))
            for flag in names.replace("built island", "built_island").split(", "):
                available = [edition for edition in EDITIONS if has_flag(edition, flag)]
                assert available == [e for e, cell in zip(EDITIONS, columns, strict=True) if cell != "no"]


def has_flag(edition: str, flag: str) -> bool:
    return any(is_allowed(edition, mode, {flag}, players) for mode in MODES for players in range(1, 5))


def is_allowed(edition: str, mode: str, flags: set[str], players: int) -> bool:
    try:
        check_choice(edition, mode, flags, players)
    except SetupRefused:
        return False
    return True


# ---- what can be combined


@rule("RUL-57")
def test_exactly_the_listed_combinations_are_allowed() -> None:
    flag_sets = chain.from_iterable(combinations(FLAGS, size) for size in range(len(FLAGS) + 1))
    for flags in map(set, flag_sets):
        for edition in EDITIONS:
            for mode in MODES:
                for players in range(6):
                    assert is_allowed(edition, mode, flags, players) == listed(edition, mode, flags, players)


def listed(edition: str, mode: str, flags: set[str], players: int) -> bool:
    """Section 3.1 once more, as its sentences stand."""
    first = edition == "first-de"
    return all(
        (
            players in {"team": (4,), "solo": (1,)}.get(mode, (2, 3, 4)),
            "expert" not in flags or (not first and mode in ("standard", "team")),
            "solo_hard" not in flags or (not first and mode == "solo"),
            "hardcore" not in flags or (first and mode != "flag"),
            "quick_game" not in flags or (first and mode != "gallos"),
            "two_player_base_bonus" not in flags or (first and players == 2),
        )
    )


@rule("RUL-57")
@pytest.mark.parametrize(
    ("edition", "mode", "flags", "players", "sentence"),
    [
        ("second-es", "standard", (), 2, "there is no edition 'second-es' (did you mean second-"),
        ("third", "standard", (), 2,
         "there is no edition 'third' (there is second-en, second-fr, second-it or first-de)"),
        ("second-en", "teem", (), 4, "there is no mode 'teem' (did you mean team?)"),
        ("second-en", "standard", ("expret",), 2, "there is no flag 'expret' (did you mean expert?)"),
        ("second-en", "standard", (), 1, "mode standard is for 2, 3 or 4 players, not for 1 (RUL-57)"),
        ("second-en", "team", (), 3, "mode team is for 4 players, not for 3 (RUL-57)"),
        ("second-en", "solo", (), 2, "mode solo is for 1 player, not for 2 (RUL-57)"),
        ("first-de", "standard", ("expert",), 2,
         "edition first-de has no flag expert; it is one of second-en, second-fr or second-it (3.1)"),
        ("second-en", "standard", ("hardcore",), 2,
         "edition second-en has no flag hardcore; it is one of first-de (3.1)"),
        ("second-en", "gallos", ("expert",), 2,
         "flag expert does not go with mode gallos, only with standard or team (RUL-57)"),
        ("second-en", "standard", ("solo_hard",), 2,
         "flag solo_hard does not go with mode standard, only with solo (RUL-57)"),
        ("first-de", "standard", ("two_player_base_bonus",), 3,
         "flag two_player_base_bonus is for 2 players, not for 3 (RUL-57)"),
    ],
)  # fmt: skip
def test_a_choice_is_refused_with_one_sentence(
    edition: str, mode: str, flags: tuple[str, ...], players: int, sentence: str
) -> None:
    with pytest.raises(SetupRefused, match="^" + re.escape(sentence)):
        resolve(edition, mode, flags, players, {})


# ---- layers


def changes(edition: str, mode: str, flags: set[str], players: int) -> dict[str, object]:
    """What mode and flags change in an edition."""
    name, options = resolve(edition, mode, flags, players, {})
    assert name == edition
    plain = asdict(edition_options(edition))
    return {option: value for option, value in asdict(options).items() if value != plain[option]}


@pytest.mark.parametrize("mode", ["standard", "flag", "gallos"])
def test_some_modes_change_no_option(mode: str) -> None:
    assert changes("second-en", mode, set(), 2) == {}
    assert changes("second-en", "team", set(), 4) == {}


EXPERT = {
    "starting_resource_pool": "three_each_per_player",
    "starting_resources": 9,
    "resource_limit": None,
    "reroll_resource_cost": None,
    "draw_step_max": 1,
    "strategy_limit": 1,
    "base_armor_scope": "any_occupant",
    "hand_limit_after_catastrophe": None,
    "catastrophe_reshuffle": "card_only",
}


def test_expert_is_a_layer_of_options() -> None:  # EXPERT-2 to EXPERT-9
    assert changes("second-en", "standard", {"expert"}, 2) == EXPERT
    assert changes("second-fr", "team", {"expert"}, 4) == EXPERT | {"unused_resource_tokens": "box"}


@rule("COMP-7")
def test_the_side_of_the_bases() -> None:
    assert edition_options("second-fr").base_armor_bonus == 2
    assert changes("second-fr", "gallos", set(), 2) == {"base_armor_bonus": 0}  # GALLOS-3
    assert edition_options("first-de").base_armor_bonus == 0
    assert changes("first-de", "standard", {"two_player_base_bonus"}, 2) == {"base_armor_bonus": 2}  # BASE2P-1


def test_solo_and_hard_solo() -> None:  # SOLO-4, SOLO-9, HARD-2
    solo = {"starting_resource_pool": "three_each_per_player", "starting_resources": 9, "draw_step_max": 1}
    assert changes("second-en", "solo", set(), 1) == solo
    assert changes("second-en", "solo", {"solo_hard"}, 1) == solo | {"reroll_resource_cost": None}
    assert changes("first-de", "solo", set(), 1) == {}


@rule("SET-8")
def test_a_built_island() -> None:
    assert changes("second-en", "standard", {"built_island"}, 2) == {"default_island": "built"}
    assert changes("first-de", "standard", {"built_island"}, 2) == {}


def test_flags_that_are_not_options_change_none() -> None:
    assert changes("first-de", "standard", {"quick_game", "hardcore"}, 2) == {}


def test_hard_solo_is_available_where_the_option_says_so() -> None:
    for edition in EDITIONS:
        assert edition_options(edition).solo_hard_available == has_flag(edition, "solo_hard")


# ---- house rules


def test_a_house_rule_makes_the_rule_set_custom() -> None:
    name, options = resolve("second-en", "standard", (), 2, {"lava_entry": "forbidden", "resource_limit": None})
    assert name == "custom"
    assert options == replace(Options(), lava_entry="forbidden", resource_limit=None)


def test_a_house_rule_that_changes_nothing_is_none() -> None:
    assert resolve("second-en", "standard", (), 2, {"lava_entry": "allowed"}) == ("second-en", Options())
    assert resolve("second-en", "standard", {"expert"}, 2, {"draw_step_max": 1})[0] == "second-en"


def test_a_house_rule_comes_before_and_after_the_layers() -> None:
    assert resolve("second-en", "standard", {"expert"}, 2, {"resource_limit": 12})[1].resource_limit == 12
    assert resolve("second-en", "solo", (), 1, {"solo_human_draw": 2})[1].draw_step_max == 2
    assert resolve("second-en", "gallos", (), 2, {"gallos_base_bonus": False})[1].base_armor_bonus == 0
    assert resolve("second-en", "gallos", (), 2, {"gallos_removed_scrolls": ["peck"]})[1].gallos_removed_scrolls == (
        "peck",
    )


@pytest.mark.parametrize(
    ("overrides", "sentence"),
    [
        ({"lava_entri": "allowed"}, "there is no option 'lava_entri' (did you mean lava_entry?)"),
        ({"zzz": 1}, "there is no option 'zzz' (see 3.2)"),
        ({"lava_entry": "maybe"},
         "the option lava_entry cannot be 'maybe'; it must be allowed, effects_only or forbidden"),
        ({"lava_entry": True}, "the option lava_entry cannot be True; it must be allowed, effects_only or forbidden"),
        ({"epic_death": 1}, "the option epic_death cannot be 1; it must be true or false"),
        ({"strategy_limit": True}, "the option strategy_limit cannot be True; it must be a whole number from 0 to 9"),
        ({"strategy_limit": 10}, "the option strategy_limit cannot be 10; it must be a whole number from 0 to 9"),
        ({"strategy_limit": None}, "the option strategy_limit cannot be None; it must be a whole number from 0 to 9"),
        ({"resource_limit": -1},
         "the option resource_limit cannot be -1; it must be a whole number from 0 to 36 or none"),
        ({"draw_step_max": 1.0}, "the option draw_step_max cannot be 1.0; it must be a whole number from 0 to 9"),
        ({"gallos_removed_scrolls": "peck"},
         "the option gallos_removed_scrolls cannot be 'peck'; it must be a list of Scroll ids"),
        ({"gallos_removed_scrolls": [1]},
         "the option gallos_removed_scrolls cannot be [1]; it must be a list of Scroll ids"),
    ],
)  # fmt: skip
def test_a_house_rule_is_refused_with_option_value_and_allowed_values(
    overrides: dict[str, object], sentence: str
) -> None:
    with pytest.raises(SetupRefused, match="^" + re.escape(sentence) + "$"):
        resolve("second-en", "standard", (), 2, overrides)


ANYTHING = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | st.lists(st.text(max_size=3))


@given(
    st.sampled_from(EDITIONS) | st.text(max_size=8),
    st.sampled_from(MODES) | st.text(max_size=8),
    st.sets(st.sampled_from(FLAGS) | st.text(max_size=8), max_size=2),
    st.integers(-1, 6),
    st.dictionaries(st.sampled_from(sorted(OPTIONS)) | st.text(max_size=8), ANYTHING, max_size=2),
)
def test_anything_is_resolved_or_refused(
    edition: str, mode: str, flags: set[str], players: int, overrides: dict[str, object]
) -> None:
    try:
        name, options = resolve(edition, mode, flags, players, overrides)
    except TopcluckError:
        return
    assert name in (edition, "custom")
    assert all(getattr(options, option) == OPTIONS[option].read(value) for option, value in overrides.items())


def test_options_are_a_value() -> None:
    assert len({edition_options(edition) for edition in EDITIONS}) == 4
    assert OPTIONS["lava_entry"].rules == ("LAVA-1",)
    assert OPTIONS["resource_limit"].allowed == "a whole number from 0 to 36 or none"
