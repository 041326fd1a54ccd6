"""What the editions disagree on, as data: one typed structure of options, and modes and flags as layers over it.

    edition_options("first-de")                                       the options of an edition
    check_choice("second-en", "team", {"expert"}, 4)                  refuses what 3.1 does not allow (RUL-57)
    resolve("second-en", "solo", {"solo_hard"}, 1, {"draw_step_max": 2})   ("custom", Options(…))

The editions stand in a TOML file each, modes and flags in modes.toml. A rule reads its option at the one place where it
is applied; no rule asks for the edition.
"""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, fields, replace
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from types import MappingProxyType, NoneType
from typing import Any, Literal, get_args, get_origin, get_type_hints

from topcluck.games.island.model import EDITIONS
from topcluck.kernel.errors import SetupRefused

__all__ = [
    "EDITIONS",
    "MODES",
    "FLAGS",
    "CUSTOM",
    "Options",
    "OptionInfo",
    "OPTIONS",
    "edition_options",
    "has_flag",
    "add_mode_layer",
    "layer_of",
    "check_choice",
    "is_regular",
    "resolve",
    "achievement_table",
]

MODES = ("standard", "team", "flag", "gallos", "solo")
FLAGS = ("expert", "solo_hard", "built_island", "quick_game", "two_player_base_bonus", "hardcore")
CUSTOM = "custom"  # the name of a rule set that house rules have changed (3.1)


def _option(default: Any, *rules: str, low: int = 0, high: int = 9) -> Any:
    """A field of Options: its `second-en` value, the rules that read it and, for a number, the least and the most."""
    return field(default=default, metadata={"rules": rules, "low": low, "high": high})


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """Every point on which rule sets differ, with the values of `second-en` (section 3.2 of the rules)."""

    # Setup and map
    machine_card_count: int = _option(40, "COMP-8", low=1, high=99)
    starting_resource_pool: Literal["all_tokens", "three_each_per_player"] = _option("all_tokens", "SET-6")
    starting_resources: int = _option(6, "SET-6")
    unused_resource_tokens: Literal["supply", "box"] = _option("supply", "SET-6")
    unchosen_leader: Literal["box", "kept_face_down"] = _option("box", "SET-2")
    default_island: Literal["preset", "built"] = _option("preset", "SET-8")
    start_player_method: Literal["random", "given"] = _option("random", "SET-9")
    base_claim_step: Literal["last", "after_island"] = _option("last", "SET-10")
    island_build_sequence: Literal["per_player", "per_step"] = _option("per_player", "ISLAND-2")
    island_contact_rules: Literal["second", "first"] = _option(
        "second", "ISLAND-3", "ISLAND-4", "ISLAND-5", "ISLAND-6", "ISLAND-7", "ISLAND-11"
    )
    island_second_territory_lava_strict: bool = _option(False, "ISLAND-6")
    base_armor_bonus: int = _option(2, "BASE-1")
    base_armor_scope: Literal["owner_leader_chickens", "any_occupant"] = _option("owner_leader_chickens", "BASE-1")
    base_entry: Literal["owner_leader_chickens", "any_unit"] = _option("owner_leader_chickens", "MOVE-4")

    # Turn, dice, stars
    roll_spent_dice: Literal["all", "chosen"] = _option("all", "TURN-2")
    reroll_resource_cost: int | None = _option(2, "TURN-3", low=1)
    draw_step_max: int = _option(2, "TURN-7")
    draw_step_optional: bool = _option(True, "TURN-7")
    free_retrieve_count: int = _option(2, "RET-2", low=1)
    die_retrieve_count: int = _option(2, "RET-2", low=1)
    star_four_effect: Literal["one_any_unit", "each_own_unit"] = _option("one_any_unit", "STAR-8")
    star_five_effect: Literal["remove_one", "remove_all"] = _option("remove_one", "STAR-9")
    star_ability_timing: Literal["own_actions", "any_time"] = _option("own_actions", "STAR-1")
    starless_ability_timing: Literal["card_text", "any_time"] = _option("card_text", "STAR-11")
    plus_one_die_until: Literal["destroyed", "defeated"] = _option("destroyed", "DICE-7")

    # Movement and banding
    own_overlap: Literal["until_last_move", "consecutive_moves", "within_one_move"] = _option(
        "until_last_move", "MOVE-6"
    )
    lava_entry: Literal["allowed", "effects_only", "forbidden"] = _option("allowed", "LAVA-1")
    leader_lava_fallback: Literal["base", "epic_death"] = _option("base", "LAVA-4")
    band_move: Literal["any_subset", "whole_then_change", "whole_or_detach"] = _option("any_subset", "BAND-5")
    band_join_midmove: bool = _option(True, "BAND-7")
    soldier_bonus_counts: Literal["soldiers", "banding_machines"] = _option("soldiers", "BAND-10")

    # Leaders, cards, Catastrophes
    leader_is_unit: bool = _option(True, "GEN-9")
    epic_death: bool = _option(False, "EPIC-1")
    strategy_limit: int = _option(3, "STRAT-2")
    strategy_overflow: Literal["keep_any", "replace_old"] = _option("keep_any", "STRAT-3")
    strategy_in_own_turn: bool = _option(False, "STRAT-5")
    hand_limit_after_catastrophe: int | None = _option(9, "CAT-3", high=62)
    catastrophe_reshuffle: Literal["with_discards", "card_only"] = _option("with_discards", "CAT-4")
    hurricane_mode: Literal["all_lose_two", "one_enemy_loses_two"] = _option("all_lose_two", "CAT-7")
    tsunami_mode: Literal["flip_one_and_destroy", "flip_all_or_destroy"] = _option(
        "flip_one_and_destroy", "CAT-8", "CAT-9"
    )
    tsunami_destroys: Literal["one", "all"] = _option("one", "CAT-8")
    eruption_shield_loss: Literal["all_shields", "one_shield"] = _option("all_shields", "CAT-12")
    catastrophe_chicken_step: bool = _option(False, "CAT-14")
    max_tags_per_banner: int = _option(3, "LIMIT-7", low=1)
    max_same_tags_per_banner: int = _option(2, "LIMIT-7", low=1, high=3)
    resource_limit: int | None = _option(9, "LIMIT-2", high=36)

    # Modes
    flag_start: Literal["top_chicken", "chosen_chicken"] = _option("top_chicken", "FLAG-3")
    flag_claim: Literal["carrier_or_bandmate", "carrier_and_bandmates", "defender_only"] = _option(
        "carrier_or_bandmate", "FLAG-5"
    )
    flag_five_star_disabled: bool = _option(True, "FLAG-9")
    expert_abigail_shields: int = _option(1, "EXPERT-1", high=8)
    expert_leftover_resources: Literal["supply", "box"] = _option("supply", "EXPERT-2")
    expert_base_entry: Literal["any_base", "enemy_base"] = _option("any_base", "EXPERT-6")
    gallos_base_bonus: bool = _option(True, "GALLOS-3")
    gallos_removed_scrolls: tuple[str, ...] = _option(("transmute", "lava_trap"), "GALLOS-2")
    gallos_attackable: Literal["leader_and_top", "any"] = _option("leader_and_top", "GALLOS-6", "HAHN-4")
    gallos_card_handling: Literal["substitute", "void_and_redraw"] = _option("substitute", "GALLOS-9", "HAHN-3")
    gallos_rearrange: Literal["move_or_retrieve", "never"] = _option("move_or_retrieve", "GALLOS-7")
    gallos_discard_face_down: bool = _option(True, "GALLOS-5")
    solo_human_draw: int = _option(1, "SOLO-9")
    solo_challenger_chickens: bool = _option(False, "DESOLO-1")
    solo_target_priority: Literal["leader_then_strength", "lowest_armor"] = _option(
        "leader_then_strength", "SOLO-16", "DESOLO-3"
    )
    solo_no_machine_free_action: Literal["build", "chicken_or_recover"] = _option("build", "SOLO-17", "DESOLO-4")
    solo_setup_pick: Literal["max_strength", "max_strength_then_speed"] = _option("max_strength", "SOLO-13")
    solo_build_window: Literal["next_cards", "next_mobile_cards"] = _option("next_cards", "SOLO-21")
    solo_build_hex: Literal["closest_empty", "adjacent_first"] = _option("closest_empty", "SOLO-22")
    solo_small_bonus_stat: Literal["relevant", "printed"] = _option("relevant", "SOLO-27")
    solo_catastrophe_bonus: int = _option(0, "SOLO-27")
    solo_priority_anchor: Literal["player_facing", "marker_at_base"] = _option("player_facing", "SOLO-12", "DESOLO-6")
    solo_hard_available: bool = _option(True, "HARD-1")
    achievement_list: Literal["second", "first"] = _option("second", "ACH-1")


@dataclass(frozen=True, slots=True)
class OptionInfo:
    """What there is to say about one option: the rules that read it, its default and its allowed values.

    >>> print(OPTIONS["lava_entry"].allowed)
    allowed, effects_only or forbidden
    """

    name: str
    rules: tuple[str, ...]
    default: object
    kind: Literal["word", "flag", "number", "names"]
    words: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    optional: bool = False  # whether "none" is a value

    @property
    def allowed(self) -> str:
        """The allowed values in words."""
        if self.kind == "number":
            return f"a whole number from {self.low} to {self.high}{' or none' if self.optional else ''}"
        if self.kind == "flag":
            return "true or false"
        if self.kind == "names":
            return "a list of Scroll ids"
        return f"{', '.join(self.words[:-1])} or {self.words[-1]}"

    def read(self, value: object) -> Any:
        """The value as Options holds it; SetupRefused names option, value and allowed values if it is none."""
        if self.kind == "names" and isinstance(value, (list, tuple)) and all(isinstance(item, str) for item in value):
            return tuple(value)
        if self.kind == "flag" and isinstance(value, bool):
            return value
        if self.kind == "word" and isinstance(value, str) and value in self.words:
            return value
        if self.kind == "number" and type(value) is int and self.low <= value <= self.high:  # a bool is no number
            return value
        if self.optional and (value is None or value == "none"):  # TOML has no null
            return None
        raise SetupRefused(f"the option {self.name} cannot be {value!r:.60}; it must be {self.allowed}")


def _option_infos() -> dict[str, OptionInfo]:
    hints = get_type_hints(Options)
    return {
        each.name: _option_info(each.name, hints[each.name], each.default, each.metadata) for each in fields(Options)
    }


def _option_info(name: str, hint: Any, default: object, metadata: Mapping[str, Any]) -> OptionInfo:
    rules = metadata["rules"]
    if get_origin(hint) is Literal:
        return OptionInfo(name, rules, default, "word", words=get_args(hint))
    if hint is bool:
        return OptionInfo(name, rules, default, "flag")
    if get_origin(hint) is tuple:
        return OptionInfo(name, rules, default, "names")
    optional = NoneType in get_args(hint)
    return OptionInfo(name, rules, default, "number", low=metadata["low"], high=metadata["high"], optional=optional)


OPTIONS: Mapping[str, OptionInfo] = MappingProxyType(_option_infos())


@cache
def edition_options(edition: str) -> Options:
    """The options of an edition (3.2).

    >>> edition_options("first-de").lava_entry
    'forbidden'
    """
    _refuse_unknown("edition", edition, EDITIONS)
    return _changed(Options(), _data(edition)["options"])


def has_flag(edition: str, flag: str) -> bool:
    """Whether an edition knows a variant (3.1).

    >>> has_flag("second-en", "expert"), has_flag("first-de", "expert")
    (True, False)
    """
    return edition in layer_of("flag", flag)["editions"]


def check_choice(edition: str, mode: str, flags: Collection[str], players: int) -> None:
    """Refuse with one sentence what 3.1 does not allow: only listed variants can be combined (RUL-57).

    *players* counts people and bots: one in solo, where the Challenger is no seat.
    """
    _refuse_unknown("edition", edition, EDITIONS)
    _refuse_unknown("mode", mode, _data("modes")["mode"])
    for flag in flags:
        _refuse_unknown("flag", flag, FLAGS)
    _check_players(f"mode {mode}", layer_of("mode", mode), players)
    for flag in sorted(set(flags), key=FLAGS.index):
        layer = layer_of("flag", flag)
        if not has_flag(edition, flag):
            raise SetupRefused(f"edition {edition} has no flag {flag}; it is one of {_listed(layer['editions'])} (3.1)")
        if mode not in layer["modes"]:
            raise SetupRefused(
                f"flag {flag} does not go with mode {mode}, only with {_listed(layer['modes'])} (RUL-57)"
            )
        _check_players(f"flag {flag}", layer, players)


def is_regular(mode: str, flags: Collection[str]) -> bool:
    """Whether this is the game of the main chapters, and neither a variant of it nor solo (ACH-4, ACH-12)."""
    layers = [layer_of("mode", mode), *(layer_of("flag", flag) for flag in flags)]
    return all(layer.get("regular", False) for layer in layers)


def resolve(
    edition: str, mode: str, flags: Collection[str], players: int, overrides: Mapping[str, object]
) -> tuple[str, Options]:
    """The name of the rule set and its options with mode, flags and house rules applied, in that order.

    It is "custom" as soon as a house rule changes anything (3.1).

    >>> name, options = resolve("second-en", "standard", {"expert"}, 2, {})
    >>> name, options.draw_step_max, options.reroll_resource_cost
    ('second-en', 1, None)
    """
    check_choice(edition, mode, flags, players)
    house_rules = _read_overrides(overrides)
    plain = _layered(edition_options(edition), mode, flags)
    # Before the layers too, because some of them look at other options (solo draws `solo_human_draw` Scrolls).
    changed = replace(_layered(replace(edition_options(edition), **house_rules), mode, flags), **house_rules)
    return (edition if changed == plain else CUSTOM), changed


def achievement_table(name: str, edition: str) -> dict[str, Mapping[str, Any]]:
    """What a list of achievements asks for, by id, with what an edition asks for in its own way (ACH, DIF-34)."""
    own = _data(edition).get("achievements", {})
    return {id: own.get(id, asked) for id, asked in _data("achievements")[name].items()}


def add_mode_layer(name: str, players: Collection[int], options: Mapping[str, object]) -> None:
    """One more mode beside those of modes.toml: how many may play it, and the options that it changes."""
    _data("modes")["mode"][name] = {"players": list(players), "options": dict(options)}


def _layered(options: Options, mode: str, flags: Collection[str]) -> Options:
    layers = [layer_of("mode", mode), *(layer_of("flag", flag) for flag in FLAGS if flag in flags)]
    for layer in layers:
        options = _changed(options, layer.get("options", {}))
    return options


def _changed(options: Options, values: Mapping[str, object]) -> Options:
    """Options with the values of a data file: plain ones, `{ from }` another option, or one `{ unless }` another."""
    changes = {}
    for name, value in values.items():
        if isinstance(value, dict):
            if "from" in value:
                value = getattr(options, value["from"])
            elif getattr(options, value["unless"]):
                continue
            else:
                value = value["value"]
        changes[name] = OPTIONS[name].read(value)
    return replace(options, **changes)


def _read_overrides(overrides: Mapping[str, object]) -> dict[str, Any]:
    for name in overrides:
        _refuse_unknown("option", name, OPTIONS)
    return {name: OPTIONS[name].read(value) for name, value in overrides.items()}


def _check_players(who: str, layer: Mapping[str, Any], players: int) -> None:
    if players not in layer["players"]:
        allowed = _listed(layer["players"])
        raise SetupRefused(f"{who} is for {allowed} player{'s' if allowed != '1' else ''}, not for {players} (RUL-57)")


def _refuse_unknown(what: str, name: str, known: Collection[str]) -> None:
    if name in known:
        return
    close = get_close_matches(str(name), known, 1)
    hint = f"did you mean {close[0]}?" if close else f"there is {_listed(known)}" if len(known) < 10 else "see 3.2"
    raise SetupRefused(f"there is no {what} {name!r:.60} ({hint})")


def _listed(items: Collection[object]) -> str:
    *others, last = map(str, items)
    return f"{', '.join(others)} or {last}" if others else last


def layer_of(kind: str, name: str) -> Mapping[str, Any]:
    """What modes.toml says of a mode or a flag: with what it goes, and what it changes."""
    layer: Mapping[str, Any] = _data("modes")[kind][name]
    return layer


@cache
def _data(name: str) -> dict[str, Any]:
    return tomllib.loads(files(__package__).joinpath(f"{name}.toml").read_text("utf-8"))
