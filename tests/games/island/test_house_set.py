"""The house set is the one of docs/rules/house-set.md, and holds what that page and the rules promise of it."""

import re
import tomllib
from collections import Counter, deque
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from tests.citing import rule
from topcluck.games.island import model
from topcluck.games.island.model import CardSet, Effect, IslandPreset, MachineCard
from topcluck.games.island.sets import CardWords, card_words, check_set, load_set

RULES = Path(__file__).parents[3] / "docs" / "rules"
FOLDER = Path(model.__file__).parent / "sets" / "house"
LANGUAGES = ("en", "fr", "it", "de")


def fences(page: str) -> Iterator[dict[str, Any]]:
    """The TOML tables of a page of the rules."""
    text = (RULES / page).read_text("utf-8")
    return (tomllib.loads(fence) for fence in re.findall(r"```toml\n(.*?)```", text, re.DOTALL))


PAGE: dict[str, Any] = {key: value for tables in fences("house-set.md") for key, value in tables.items()}
TRANSLATIONS = {id: card for tables in fences("house-set-translations.md") for id, card in tables["card"].items()}


@pytest.fixture(scope="module")
def house() -> CardSet:
    return load_set("house")


def tables_of(file: str) -> dict[str, Any]:
    return tomllib.loads((FOLDER / file).read_text("utf-8"))


# ---- the same as the page


def test_the_set_is_that_of_the_page() -> None:
    tables = tables_of("set.toml")
    assert tables["set"].pop("version") == 1
    assert tables["set"].pop("complete") is True
    assert tables == {key: PAGE[key] for key in ("set", "geometry", "territory")}


@pytest.mark.parametrize(
    ("file", "key"),
    [
        ("leaders.toml", "leader"),
        ("machines.toml", "machine"),
        ("scrolls.toml", "scroll"),
        ("chickens.toml", "chicken"),
        ("islands.toml", "island"),
    ],
)
def test_the_tables_are_those_of_the_page(file: str, key: str) -> None:
    assert tables_of(file) == {key: PAGE[key]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_translations_are_those_of_the_page(language: str) -> None:
    words = card_words("house", language)
    assert words == {id: CardWords(**card[language]) for id, card in TRANSLATIONS.items()}


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_fluent_reads_the_message_files_as_we_do(language: str) -> None:
    resource = FluentParser().parse((FOLDER / f"{language}.ftl").read_text("utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    messages = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    assert {message.id.name: fluent_words(message) for message in messages} == card_words("house", language)


def fluent_words(message: ast.Message) -> CardWords:
    parts = {attribute.id.name.replace("-", "_"): plain(attribute.value) for attribute in message.attributes}
    return CardWords(name=plain(message.value), **parts)


def plain(pattern: ast.Pattern | None) -> str:
    assert pattern is not None
    return "".join(element.value for element in pattern.elements if isinstance(element, ast.TextElement))


def test_the_vocabulary_is_that_of_the_page() -> None:
    vocabulary = PAGE["vocabulary"]
    operations = vocabulary.pop("op")
    assert operations == {
        op.name: {"required": list(op.required)} | ({"optional": list(op.optional)} if op.optional else {})
        for op in model.OPERATIONS
    }
    assert vocabulary == {
        "version": model.VOCABULARY,
        "when": list(model.WHENS),
        "stat": list(model.STATS),
        "trait": list(model.TRAITS),
        "action": list(model.ACTIONS),
        "limit": list(model.LIMITS),
        "player": list(model.PLAYERS),
        "chooser": list(model.CHOOSERS),
        "whose": list(model.WHOSE),
        "what": list(model.WHATS),
        "for": list(model.DURATIONS),
        "play": list(model.PLAYS),
        "type": list(model.UNIT_TYPES),
        "origin": list(model.ORIGINS),
        "selector": {
            "ref": list(model.REFS),
            "fights": list(model.ROLES),
            "owner": list(model.OWNERS),
            "where": list(model.PLACES),
            "ground": list(model.OWNERS),
            "stack_of": list(model.STACKS),
            "near_of": list(model.NEAR_OF),
            "tile_side": list(model.TILE_SIDES),
        },
        "condition": {
            "side": list(model.ROLES),
            "outcome": list(model.OUTCOMES),
            "ranged": [True, False],
            "no_tile": list(model.NO_TILES),
            "unit": "selector",
        },
    }


def test_the_set_has_no_mistakes() -> None:
    assert check_set("house") == []


def test_a_published_version_never_changes(house: CardSet) -> None:
    # Records name this hash. If it changes on purpose before a release, write the new one here; after, make house@2.
    assert house.hash == "98f4d9334de02fc136c3777f621d81a16f908f53bac0af29c02ef2870cc1cc23"


# ---- the box


def test_nine_leaders(house: CardSet) -> None:
    assert len(house.leaders) == 9


@rule("COMP-1")
def test_pieces_of_each_colour() -> None:
    assert (model.TAGS, model.DICE, model.CHICKENS) == (3, 5, 6)


@rule("COMP-1", "RUL-4")
def test_six_chicken_tokens_of_different_values(house: CardSet) -> None:
    assert len(house.chickens) == len(set(house.chickens)) == 6
    assert (sum(c.strength for c in house.chickens), sum(c.armor for c in house.chickens)) == (12, 15)


@rule("COMP-3", "RUL-2")
def test_62_scrolls_with_one_catastrophe_of_each_name(house: CardSet) -> None:
    cards = Counter({kind: sum(c.copies for c in house.scrolls if c.kind == kind) for kind in model.KINDS})
    assert cards == {"magic": 41, "strategy": 17, "catastrophe": 4}
    catastrophes = {card.name: card.copies for card in house.scrolls if card.kind == "catastrophe"}
    assert catastrophes == {"Hurricane": 1, "Tsunami": 1, "Earthquake": 1, "Eruption": 1}


@rule("COMP-4", "RUL-3")
def test_a_die_has_one_of_each_face() -> None:
    assert model.FACES == ("claw", "chicken", "star", "+1", "+2", "+3")


@rule("COMP-2", "RUL-1")
def test_twelve_tokens_of_each_resource() -> None:
    assert (model.RESOURCES, model.TOKENS_PER_RESOURCE) == (("wood", "rock", "metal"), 12)


@rule("COMP-5")
def test_cards_show_values_and_machines_their_costs(house: CardSet) -> None:
    keekmee = house.leader("keekmee")
    assert (keekmee.speed, keekmee.strength, keekmee.armor, len(keekmee.effects)) == (1, 5, 13, 1)
    pin = house.machine("rolling_pin_battle_car")
    assert (pin.speed, pin.strength, pin.armor, pin.pilots, pin.cost) == (1, 6, 9, 3, (1, 2, 0))
    assert house.leader("william_shell").range == 2


@rule("COMP-6")
def test_miniatures_of_each_type(house: CardSet) -> None:
    expected = (("soldier", 9), ("golem", 6), ("battle_car", 6), ("cannon", 5), ("tower", 6))
    assert house.miniatures == expected == model.MINIATURES


@rule("COMP-8")
@pytest.mark.parametrize(
    ("edition", "number"), [("second-en", 40), ("second-fr", 39), ("second-it", 39), ("first-de", 41)]
)
def test_machine_cards_of_each_edition(house: CardSet, edition: str, number: int) -> None:
    copies = Counter[str]()
    for card in house.machines:
        copies[card.type] += card.copies_in(edition)
    assert copies.total() == number == dict(house.machine_cards)[edition]
    assert all(copies[type] > miniatures for type, miniatures in house.miniatures)


def of_type(house: CardSet, type: str) -> list[MachineCard]:
    return [card for card in house.machines if card.type == type]


@rule("MACH-1", "MACH-4", "MACH-5", "MACH-6", "MACH-7")
def test_machines_are_what_the_glossaries_say_of_their_type(house: CardSet) -> None:
    assert all(card.pilots >= 1 for card in house.machines)
    assert all(card.banding == (card.type == "soldier") for card in house.machines)
    for soldier in of_type(house, "soldier"):
        assert (soldier.pilots, sorted(soldier.cost)) == (1, [0, 0, 2])
        assert {(e.stat, e.per is not None) for e in soldier.effects} == {("strength", True), ("armor", True)}
    golems = of_type(house, "golem")
    assert [(golem.pilots, golem.cost) for golem in golems] == [(2, (3, 0, 0)), (2, (0, 3, 0)), (2, (0, 0, 3))]
    assert all({e.when for e in golem.effects} == {"destroyed"} for golem in golems)
    for car in of_type(house, "battle_car"):
        free = car.effects[0]
        assert (free.when, free.uses, free.stars, free.op, free.action) == ("activate", 1, 0, "free_action", "move")
    assert all((cannon.speed, cannon.range >= 2) == (0, True) for cannon in of_type(house, "cannon"))
    assert sum(tower.copies_in("second-en") for tower in of_type(house, "tower")) == 8


def test_every_card_says_where_it_comes_from(house: CardSet) -> None:
    parts = [dict(card.origin) for card in house.cards]
    assert all(part.keys() >= {"name", "rule"} and set(part.values()) <= set(model.ORIGINS) for part in parts)
    assert sum(part["name"] == "published" for part in parts) == 16


# ---- effects


def effects(house: CardSet) -> Iterator[tuple[str, Effect]]:
    for card in house.cards:
        yield from ((card.id, effect) for effect in card.effects)


def test_every_operation_and_trait_is_used_by_two_cards(house: CardSet) -> None:
    for words, attribute in ((model.OPS, "op"), (model.TRAITS, "trait")):
        users = {word: {id for id, e in effects(house) if getattr(e, attribute) == word} for word in words}
        assert {word: len(ids) for word, ids in users.items() if len(ids) < 2} == {}


def test_all_130_effects_are_decoded(house: CardSet) -> None:
    assert len(house.cards) == 81
    assert len(list(effects(house))) + sum(len(card.effects_first) for card in house.scrolls) == 130


def test_effects_are_decoded_to_the_last_key(house: CardSet) -> None:
    assert house.scroll("pecking_order").effects == (
        Effect(
            when="static",
            op="modify",
            stat="strength",
            amount=1,
            per=model.Selector(types=("chicken",), stack_of="target"),
            cap=3,
            target=model.Selector(owner="you", types=("leader",)),
        ),
    )
    assert house.scroll("eruption").effects[2] == Effect(
        when="drawn",
        op="remove_shield",
        amount=model.ALL,
        target=model.Selector(shielded=True, near=model.Near("tile", 1), count=model.ALL),
    )
    assert house.scroll("flying_rock").effects[0].for_turn
    assert house.machine("rolling_pin_battle_car").effects[1].lava
    second_wind = house.scroll("second_wind").effects[0]
    assert second_wind.may
    assert second_wind.conditions == (model.Condition(side="attacker"), model.Condition(outcome="failure"))
    assert house.machine("leaning_tower").effects[1].then
    assert [e.choice for e in house.scroll("sticky_claws").effects] == [None, "a", "a"]


def test_bonus_of_scrolls_for_the_challenger(house: CardSet) -> None:  # FX-30, RUL-97: cited when Solo is built
    bonuses = Counter[int]()
    for card in house.scrolls:
        bonuses[card.challenger_bonus] += card.copies
    assert bonuses == {1: 37, 2: 15, 3: 5, 4: 1, 0: 4}
    assert house.scroll("wanted_poster").challenger_bonus == 1  # -1 armor is no bonus
    assert house.scroll("lead_boots").challenger_bonus == 2


def test_scrolls_that_draw_for_the_challenger(house: CardSet) -> None:  # FX-31
    assert {card.id: card.draws_for_challenger for card in house.scrolls if card.draws_for_challenger} == {
        "cheering_chicks": 1,
        "mind_your_own_coop": 1,
    }


def test_scrolls_that_are_void_in_hahnenkampf(house: CardSet) -> None:  # FX-23
    words = {"resources", "machine", *model.MACHINE_TYPES}
    void = [card.name for card in house.scrolls if card.kind != "catastrophe" and card.refers_to & words]
    assert void == [
        *("Transmute", "Lead Boots", "Fox in the Coop", "Trenches", "Golem Gym", "Gaggle Drill", "Turbo Corn"),
        *("Pepper Powder", "Wobbly Wheels", "Flat-Pack Army"),
    ]
    assert "resources" in house.scroll("hurricane").refers_to


def test_fields_that_follow_from_the_effects(house: CardSet) -> None:
    sticky = house.scroll("sticky_claws")
    assert (sticky.bonus_strength, sticky.bonus_armor) == (1, 1)
    assert (house.scroll("peck").bonus_strength, house.scroll("peck").bonus_armor) == (2, 0)
    assert house.scroll("rotten_egg").playable == ("combat", "turn")
    assert house.scroll("trenches").playable == ("combat",)
    assert house.scroll("tsunami").playable == ("drawn",)
    strength = [card for card in house.scrolls if card.bonus_strength]
    armor = [card for card in house.scrolls if card.bonus_armor]
    assert (sum(c.copies for c in strength), sum(c.bonus_strength * c.copies for c in strength)) == (24, 42)
    assert (sum(c.copies for c in armor), sum(c.bonus_armor * c.copies for c in armor)) == (16, 30)


def test_transmute_and_lava_trap_leave_in_pelea_de_gallos(house: CardSet) -> None:  # GALLOS-2
    assert [house.scroll(id).name for id in house.removed_in_gallos] == ["Transmute", "Lava Trap"]


# ---- islands


# Columns of the table in 8.2: hexes, Neutral and Lava tiles, steps from the first Base to the others.
ISLANDS = {
    "pressure_cooker": (13, 2, 1, [4]),
    "frying_pan": (15, 4, 1, [5]),
    "open_range": (17, 6, 1, [6]),
    "pinwheel": (19, 3, 1, [4, 4]),
    "windmill": (19, 3, 1, [5, 5]),
    "three_winds": (22, 6, 1, [5, 5]),
    "egg_carton": (26, 4, 2, [4, 4, 6]),
    "crossroads": (26, 4, 2, [5, 5, 7]),
    "grand_coop": (28, 6, 2, [4, 4, 6]),
}


@rule("MAP-1")
@pytest.mark.parametrize("id", ISLANDS)
def test_islands_measure_what_the_page_says(house: CardSet, id: str) -> None:
    island = house.island(id)
    hexes = tiles(island)
    steps = steps_from(island.bases[0], hexes - set(island.lava))
    found = (len(hexes), len(island.neutral), len(island.lava), sorted(steps[base] for base in island.bases[1:]))
    assert found == ISLANDS[id]


def test_there_are_three_islands_for_each_number_of_players(house: CardSet) -> None:
    assert Counter(island.players for island in house.islands) == {2: 3, 3: 3, 4: 3}
    assert [island.id for island in house.islands] == list(ISLANDS)


@pytest.mark.parametrize("id", ISLANDS)
def test_the_drawing_of_the_page_shows_the_same_island(house: CardSet, id: str) -> None:
    island = house.island(id)
    page = (RULES / "house-set.md").read_text("utf-8")
    drawing = re.search(rf"\*\*{island.name}\*\* .*?```\n(.*?)```", page, re.DOTALL)
    assert drawing is not None
    rows = enumerate(drawing[1].splitlines())
    drawn = {(column, r): mark for r, row in rows for column, mark in enumerate(row) if mark != " "}
    ours = {(2 * q + r, r): mark for (q, r), mark in marks(island).items()}
    assert from_the_corner(drawn) == from_the_corner(ours)


def tiles(island: IslandPreset) -> set[tuple[int, int]]:
    return set(marks(island))


def marks(island: IslandPreset) -> dict[tuple[int, int], str]:
    """Each tile hex as the page draws it: a to d Territories, A to D Bases, . Neutral, ^ Lava."""
    found = dict.fromkeys(island.neutral, ".") | dict.fromkeys(island.lava, "^")
    for letter, territory, base in zip("abcd", island.territories, island.bases, strict=False):
        found |= dict.fromkeys(territory, letter) | {base: letter.upper()}
    return found


def from_the_corner(drawing: dict[tuple[int, int], str]) -> dict[tuple[int, int], str]:
    left, top = min(column for column, _ in drawing), min(row for _, row in drawing)
    return {(column - left, row - top): mark for (column, row), mark in drawing.items()}


def steps_from(start: tuple[int, int], land: set[tuple[int, int]]) -> dict[tuple[int, int], int]:
    steps, waiting = {start: 0}, deque([start])
    while waiting:
        q, r = here = waiting.popleft()
        for dq, dr in ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)):
            hex = (q + dq, r + dr)
            if hex in land and hex not in steps:
                steps[hex] = steps[here] + 1
                waiting.append(hex)
    return steps
