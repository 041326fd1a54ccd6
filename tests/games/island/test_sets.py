"""Card sets: what the checker finds, how sets are named and loaded, and cards that a position brings along."""

import shutil
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import date
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.citing import rule
from topcluck.games.island import model
from topcluck.games.island.model import ALL, ChickenToken, Effect, Selector
from topcluck.games.island.sets import (
    BUNDLED,
    SetError,
    card_words,
    check_set,
    load_set,
    parse_cards,
    with_cards,
)

SETS = Path(model.__file__).parent / "sets"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the house set that a test may spoil."""
    return Path(shutil.copytree(SETS / "house", tmp_path / "spoilt"))


def edit(folder: Path, file: str, old: str, new: str) -> None:
    path = folder / file
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")


def found(folder: Path) -> list[str]:
    return [str(problem) for problem in check_set(folder)]


# ---- mistakes in a card, one at a time

PECK = 'stat = "strength", amount = 2, target = { fights = "attacker" }'
WOOD_GOLEM = '{ when = "destroyed", op = "retrieve_chickens", amount = 2 }'
PIN = '{ when = "activate", stars = 1, op = "move_unit", amount = 1, lava = true,'
FOX = 'target = { owner = "enemy", type = ["chicken", "soldier"], count = 1 }'

MISTAKES = [
    # words
    ("machines.toml", '"retrieve_chickens"', '"retreive_chickens"',
     'wood_golem: effects[0].op: "retreive_chickens" is not an operation (did you mean "retrieve_chickens"?)'),
    ("machines.toml", 'when = "destroyed", op = "destroy"', 'when = "destroid", op = "destroy"',
     'rock_golem: effects[0].when: "destroid" is not a moment (did you mean "destroyed"?)'),
    ("scrolls.toml", FOX, FOX.replace('"soldier"', '"soldeir"'),
     'fox_in_the_coop: effects[0].target.type[1]: "soldeir" is not a type of unit (did you mean "soldier"?)'),
    ("scrolls.toml", FOX, FOX.replace('"soldier"', '"chicken"'),
     'fox_in_the_coop: effects[0].target.type: names "chicken" twice'),
    ("scrolls.toml", FOX, FOX.replace('["chicken", "soldier"]', "[]"),
     "fox_in_the_coop: effects[0].target.type: must name at least one"),
    ("scrolls.toml", 'kind = "magic"', 'kind = "magick"',
     'peck: kind: "magick" is not a kind of Scroll (did you mean "magic"?)'),
    ("leaders.toml", 'rule = "inferred", stats', 'rule = "guessed", stats',
     'keekmee: origin.rule: "guessed" is not a mark of origin (there is published, part, inferred, house)'),
    # keys
    ("leaders.toml", "quip = ", "quib = ", 'keekmee: quib: is not a key here (did you mean "quip"?)'),
    ("machines.toml", "pilots = 1\n", "", "toothpick_soldier: pilots: is missing"),
    ("machines.toml", ", first-de = 5 }", " }", "toothpick_soldier: copies.first-de: is missing"),
    ("leaders.toml", 'limit = "strategies", ', "",
     'keekmee: effects[0].limit: is missing: "modify_limit" needs limit, amount'),
    ("machines.toml", WOOD_GOLEM, WOOD_GOLEM.replace(" }", ', player = "you" }'),
     'wood_golem: effects[0].player: "retrieve_chickens" takes no player'),
    ("scrolls.toml", "cap = 3, ", "cap = 3, foo = 1, ", "pecking_order: effects[0].foo: is not a key here"),
    # types
    ("leaders.toml", "speed = 1", "speed = true", "keekmee: speed: must be a whole number, not true or false (true)"),
    ("leaders.toml", "speed = 1", 'speed = "1"', 'keekmee: speed: must be a whole number, not a text ("1")'),
    ("leaders.toml", "speed = 1", "speed = 1.0", "keekmee: speed: must be a whole number, not something else (1.0)"),
    ("leaders.toml", "speed = 1", "speed = -1", "keekmee: speed: must be from 0 to 99, not -1"),
    ("machines.toml", "banding = true", "banding = 1",
     "toothpick_soldier: banding: must be true or false, not a whole number (1)"),
    ("machines.toml", "cost = { wood = 2 }", "cost = 2",
     "toothpick_soldier: cost: must be a table, not a whole number (2)"),
    ("machines.toml", "cost = { wood = 2 }", "cost = { corn = 2 }",
     "toothpick_soldier: cost.corn: is not a key here"),
    ("machines.toml", "pilots = 1", "pilots = 0", "toothpick_soldier: pilots: must be from 1 to 6, not 0"),
    ("scrolls.toml", 'play = ["combat"]', 'play = "combat"', 'peck: play: must be a list, not a text ("combat")'),
    ("scrolls.toml", 'play = ["combat"]', "play = [1]", "peck: play[0]: must be a text, not a whole number (1)"),
    ("scrolls.toml", PECK, PECK.replace("2", '"all"'),
     'peck: effects[0].amount: must be a whole number, not a text ("all")'),
    ("scrolls.toml", PECK, PECK.replace("2", "0"), "peck: effects[0].amount: must not be 0"),
    ("scrolls.toml", 'op = "convert_resources", amount = "all"', 'op = "convert_resources", amount = "al"',
     'transmute: effects[0].amount: "al" is not a number (did you mean "all"?)'),
    # counts
    ("scrolls.toml", FOX, FOX.replace(", count = 1", ""),
     "fox_in_the_coop: effects[0].target.count: is missing: units are chosen here"),
    ("scrolls.toml", PECK, PECK.replace(" }", ", count = 1 }"),
     "peck: effects[0].target.count: does not belong beside ref and fights, which are one unit"),
    ("scrolls.toml", 'target = { owner = "you", type = ["golem"] }', 'target = { owner = "you", count = 2 }',
     "golem_gym: effects[0].target.count: does not belong in a static effect, which looks at all units"),
    ("machines.toml", 'per = { type = ["soldier"], ', "per = { count = 1, ",
     "toothpick_soldier: effects[0].per.count: does not belong in per, which counts all units"),
    ("machines.toml", '{ unit = { fights = "defender", ', '{ unit = { count = 1, ',
     "hammer_battle_car: effects[1].if[0].unit.count: does not belong in a condition, which looks at all units"),
    ("scrolls.toml", 'op = "change_defender", target = { count = 1 }', 'op = "change_defender", target = { count = 2 }',
     "change_now: effects[0].target.count: must be 1: this is about one unit"),
    ("scrolls.toml", 'attach = { owner = "you", count = 1 }', 'attach = { owner = "you" }',
     "golden_spurs: attach.count: is missing: units are chosen here"),
    ("scrolls.toml", 'attach = { owner = "you", count = 1 }', 'attach = { fights = "attacker" }',
     "golden_spurs: attach: must choose a unit; ref and fights do not belong here"),
    # moments
    ("machines.toml", 'when = "destroyed", op = "retrieve', 'when = "drawn", op = "retrieve',
     'wood_golem: effects[0].when: "drawn" is no moment of this kind of card '
     "(static, built, activate, after_combat, destroyed, end_turn)"),
    ("scrolls.toml", 'attach = { owner = "you", count = 1 }\n', "",
     'golden_spurs: effects[0].when: "static" is no moment of this kind of card (resolve, after_combat)'),
    ("machines.toml", WOOD_GOLEM, WOOD_GOLEM.replace("op", "stars = 1, op"),
     'wood_golem: effects[0].stars: belongs to when = "activate" only'),
    ("machines.toml", WOOD_GOLEM, WOOD_GOLEM.replace("op", "uses = 1, op"),
     'wood_golem: effects[0].uses: belongs to when = "activate" only'),
    ("machines.toml", PIN, PIN.replace("stars = 1, ", ""),
     'rolling_pin_battle_car: effects[1].when: a second "activate" needs stars, uses or both'),
    ("machines.toml", '"activate", then = true', '"built", then = true',
     'leaning_tower: effects[1].then: continues an effect with another moment ("activate")'),
    ("machines.toml", WOOD_GOLEM, WOOD_GOLEM.replace("op", "then = true, op"),
     "wood_golem: effects[0].then: continues the effect before, and there is none"),
    # references
    ("scrolls.toml", 'choice = "a", op = "modify", stat = "armor"', 'op = "modify", stat = "armor"',
     'side_bet: effects[0].choice: "a" stands at one effect only, so there is nothing to choose'),
    ("scrolls.toml", 'when = "resolve", choice = "a", op = "modify", stat = "armor"',
     'when = "after_combat", choice = "a", op = "modify", stat = "armor"',
     'side_bet: effects[1].choice: "a" stands at effects with different moments'),
    ("scrolls.toml", 'choice = "a"', 'choice = "ab"', 'side_bet: effects[0].choice: "ab" is not a letter from a to z'),
    ("scrolls.toml", 'op = "look_at_hand", player = "opponent"', 'op = "look_at_hand", player = "same"',
     'rotten_egg: effects[0].player: "same" means a player chosen before, and no earlier effect chooses one'),
    ("scrolls.toml", 'amount = 1, target = { owner = "you", count = 1 } },\n  { when = "resolve", for',
     'amount = 1, target = { ref = "same" } },\n  { when = "resolve", for',
     'flying_rock: effects[0]: ref = "same" means a unit chosen before, and no earlier effect chooses one'),
    ("scrolls.toml", 'near = { of = "tile", side = "neutral", within = 1 }', 'near = { of = "tile", within = 1 }',
     'tsunami: effects_first[0]: near a "tile" means the tile chosen before; '
     "no earlier effect chooses one, so give side"),
    ("machines.toml", 'near = { of = "self", within = 1 }', 'near = { of = "self", side = "lava", within = 1 }',
     'rock_golem: effects[0].target.near.side: belongs to of = "tile" only'),
    ("leaders.toml", "[{ side = \"attacker\" }, ", '[{ side = "attacker", ranged = true }, ',
     "ill_pollazzo: effects[0].if[0]: a condition has exactly one of side, outcome, ranged, no_tile, unit"),
    ("scrolls.toml", "cap = 3, ", "", ""),
    ("scrolls.toml", 'per = { type = ["chicken"], stack_of = "target" }, ', "",
     "pecking_order: effects[0].cap: caps nothing without per"),
    ("machines.toml", 'action = "move", target = { owner = "you", count = 1 }', 'action = "move"',
     'bell_tower: effects[0].target: is missing: "move" needs the unit that takes the action'),
    ("machines.toml", 'action = "move", target = { owner', 'action = "build", target = { owner',
     'bell_tower: effects[0].target: "build" is taken by no unit'),
    # kinds of Scrolls
    ("scrolls.toml", 'kind = "strategy"', 'kind = "strategy"\nplay = ["combat"]',
     "shortcut: play: belongs to magic only"),
    ("scrolls.toml", 'play = ["combat"]\n', "", "peck: play: is missing"),
    ("scrolls.toml", 'id = "hurricane"', 'id = "blizzard"',
     "blizzard: id: is no Catastrophe: they are hurricane, tsunami, earthquake, eruption (COMP-3)"),
    # ids, names, texts
    ("scrolls.toml", 'id = "peck"', 'id = "Peck!"',
     "scroll[0]: id: must be small letters, digits and underscores, a letter first"),
    ("leaders.toml", 'text = "Range 2."', f'text = "{"x" * 141}"',
     "william_shell: text: is 141 characters long; 140 is the limit"),
    ("leaders.toml", 'text = "Range 2."', 'text = "Range\\n2."',
     "william_shell: text: holds a line break or another character that cannot be printed"),
    ("scrolls.toml", 'id = "peck"', 'id = "keekmee"', "keekmee: id: is taken already, in leaders.toml"),
    ("machines.toml", 'name = "Watch Tower"', 'name = "Keekmee"',
     'watch_tower: name: "Keekmee" is the name of keekmee too'),
    ("machines.toml", 'type = "soldier"', 'type = "mecha"',
     "toothpick_soldier: type: \"mecha\" is not a Machine type of this set "
     "(there is soldier, golem, battle_car, cannon, tower)"),
]  # fmt: skip


@pytest.mark.parametrize(("file", "old", "new", "message"), MISTAKES)
def test_a_mistake_is_named_with_file_card_and_key(folder: Path, file: str, old: str, new: str, message: str) -> None:
    edit(folder, file, old, new)
    if message:
        assert any(problem.startswith(f"{file}: {message}") for problem in found(folder)), found(folder)
    else:
        assert found(folder) == []


def test_all_mistakes_are_reported_not_just_the_first(folder: Path) -> None:
    edit(folder, "leaders.toml", "speed = 1", "speed = true")
    edit(folder, "leaders.toml", 'limit = "strategies"', 'limit = "strategy"')
    edit(folder, "machines.toml", '"retrieve_chickens"', '"retrieve"')
    edit(folder, "scrolls.toml", "copies = 2", "copies = 3")
    edit(folder, "islands.toml", "players = 2", "players = 3")
    edit(folder, "fr.ftl", "keekmee = Keekmee", "keekmee =")
    (folder / "chickens.toml").write_text("[chicken", "utf-8")
    assert [line.split(": ")[:3] for line in found(folder)] == [
        ["chickens.toml", "is not TOML", "Expected ']' at the end of a table declaration (at end of document)"],
        ["leaders.toml", "keekmee", "speed"],
        ["leaders.toml", "keekmee", "effects[0].limit"],
        ["machines.toml", "wood_golem", "effects[0].op"],
        ["islands.toml", "pressure_cooker", "territories"],
        ["islands.toml", "pressure_cooker", "bases"],
        [
            "scrolls.toml",
            "copies",
            "add up to 63 Scrolls, not 62 (COMP-3); a variant says complete = false in set.toml",
        ],
        ["fr.ftl", "keekmee", "has no name in this language"],
    ]
    with pytest.raises(SetError, match=r"^chickens\.toml: is not TOML: .* \(and 7 more mistakes\)$") as error:
        load_set(folder)
    assert [str(problem) for problem in error.value.problems] == found(folder)


# ---- files


def test_broken_toml_is_reported_with_its_line(folder: Path) -> None:
    edit(folder, "leaders.toml", "speed = 1", "speed = = 1")
    assert found(folder) == ["leaders.toml: is not TOML: Invalid value (at line 7, column 9)"]


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"\xff\xfe", "islands.toml: is not UTF-8 (invalid start byte at byte 0)"),
        (b"a = " + b"[" * 5000, "islands.toml: is not TOML that can be read: it is nested too deeply"),
        (b"a = " + b"9" * 5000, "islands.toml: is not TOML: Exceeds the limit"),
        (b"#" * 1_000_001, "islands.toml: is larger than 1000000 bytes"),
        (b"", "islands.toml: island: is missing"),
        (b"island = 3", "islands.toml: island: must be a list, not a whole number (3)"),
        (b"island = [3]", "islands.toml: island[0]: must be a table, not a whole number (3)"),
    ],
    ids=["bytes", "nested", "digits", "large", "empty", "number", "numbers"],
)
def test_a_file_that_cannot_be_read(folder: Path, data: bytes, message: str) -> None:
    (folder / "islands.toml").write_bytes(data)
    assert found(folder)[0].startswith(message)


def test_a_missing_file_and_one_too_many(folder: Path) -> None:
    (folder / "leaders.toml").rename(folder / "leader.toml")
    (folder / "it.ftl").unlink()
    (folder / "es.ftl").write_text("", "utf-8")
    (folder / "notes.txt").write_text("whatever", "utf-8")
    assert found(folder) == [
        "leaders.toml: is missing",
        "it.ftl: is missing",
        'es.ftl: is no file of this set (did you mean "de.ftl"?)',
        'leader.toml: is no file of this set (did you mean "leaders.toml"?)',
    ]


def test_a_folder_in_place_of_a_file(folder: Path) -> None:
    (folder / "chickens.toml").unlink()
    (folder / "chickens.toml").mkdir()
    assert found(folder) == ["chickens.toml: cannot be read"]


def test_without_set_toml_the_cards_are_checked_all_the_same(folder: Path) -> None:
    (folder / "set.toml").unlink()
    edit(folder, "machines.toml", '"retrieve_chickens"', '"retrieve"')
    problems = found(folder)
    assert problems[0] == "set.toml: is missing"
    assert problems[1].startswith("machines.toml: wood_golem: effects[0].op:")


def test_windows_line_ends_and_a_byte_order_mark_are_no_mistakes(folder: Path) -> None:
    for path in folder.iterdir():
        path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes().replace(b"\n", b"\r\n"))
    assert found(folder) == []
    assert load_set(folder).hash == load_set("house").hash


# ---- the set as a whole


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('id = "house"\n', "", "set.id: is missing"),
        ("vocabulary = 1", "vocabulary = 2", "set.vocabulary: must be from 1 to 1, not 2"),
        ("version = 1", "version = 0", "set.version: must be from 1 to 999, not 0"),
        ("complete = true", "compleat = true", 'set.compleat: is not a key here (did you mean "complete"?)'),
        ('["en", "fr"', '["fr"', 'set.languages: must hold "en", the language of the tables'),
        ('["en", "fr"', '["en", "en", "fr"', "set.languages[1]: must be the two letters of a language, each once"),
        ('["en", "fr"', '["en", "../fr"', "set.languages[1]: must be the two letters of a language, each once"),
        ('"lava_trap"]', '"lava_trip"]',
         'set.removed_in_gallos[1]: "lava_trip" is no Scroll of this set (did you mean "lava_trap"?)'),
        ("tower = 6", "tower = 7", "set.miniatures: differ from the box"),
        ("tower = 6", "leader = 7", "set.miniatures.leader: cannot be a Machine type"),
        ("[geometry]", "[geometrie]", "geometry: is missing"),
        ("step = [1, -1]", "step = [1, 1]",
         "geometry.directions: must be the six steps (q, r) clockwise from the north-east, [1, -1] first"),
        ('name = "e"', 'name = "ne"', "geometry.directions: have names that are not unique"),
        ("priority_hex = [0, 1", "priority_hex = [1, 1", "geometry.priority_hex: must hold each of 0 to 5 once"),
        ("priority_hex = [0, 1", "priority_hex = [1, 0",
         "geometry.priority_hex: must begin with 0, the anchor direction itself (SOLO-12)"),
        ("[[0, 0], [0, 1], [-1, 1], [-1, 2]]", "[[0, 0], [0, 1], [-1, 1], [-1, 3]]",
         "territory.rotations[1]: is not the one before turned by 60° clockwise, (q, r) to (-r, q + r)"),
        ("[[0, 0], [1, 0], [0, 1], [1, 1]]", "[[0, 0], [1, 0], [0, 1]]",
         "territory.rotations[0]: must have 4 different hexes (MAP-1)"),
        ("[[0, 0], [1, 0], [0, 1], [1, 1]],", "", "territory.rotations: there are 5 rotations, not 6"),
    ],
)  # fmt: skip
def test_mistakes_in_the_head(folder: Path, old: str, new: str, message: str) -> None:
    edit(folder, "set.toml", old, new)
    assert any(problem.startswith(f"set.toml: {message}") for problem in found(folder)), found(folder)


@rule("COMP-3", "COMP-6", "COMP-8", "SET-8")
def test_a_complete_set_has_the_counts_of_the_box(folder: Path) -> None:
    edit(folder, "set.toml", "second-en = 40", "second-en = 39")
    edit(folder, "set.toml", "soldier = 9", "soldier = 8")
    edit(folder, "machines.toml", "second-fr = 4", "second-fr = 5")
    edit(folder, "scrolls.toml", 'copies = 1\ntext = "Every player', 'copies = 2\ntext = "Every player')
    for file, key in (("leaders.toml", "[[leader]]"), ("islands.toml", "[[island]]")):
        text = (folder / file).read_text("utf-8")
        (folder / file).write_text(text[: text.rindex(key)] if file == "leaders.toml" else two_player_islands(text))
    edit(folder, "set.toml", '["en", "fr", "it", "de"]', '["en"]')
    for language in ("fr", "it", "de"):
        (folder / f"{language}.ftl").unlink()
    variant = "; a variant says complete = false in set.toml"
    expected = [
        "machines.toml: copies: copies add up to 40 cards in second-en, and set.machine_cards says 39 (COMP-8)",
        "machines.toml: copies: copies add up to 40 cards in second-fr, and set.machine_cards says 39 (COMP-8)",
        f"set.toml: set.machine_cards.second-en: is 39, and the box has 40 (COMP-8){variant}",
        "set.toml: set.miniatures: differ from the box (soldier 9, golem 6, battle_car 6, cannon 5, tower 6; COMP-6)"
        + variant,
        f"leaders.toml: there are 8 Leaders, not 9{variant}",
        f"scrolls.toml: copies: add up to 63 Scrolls, not 62 (COMP-3){variant}",
        "scrolls.toml: hurricane: there must be one of this Catastrophe, not 2 (COMP-3)",
        f"islands.toml: there is no island for 3 players (SET-8){variant}",
        f"islands.toml: there is no island for 4 players (SET-8){variant}",
    ]
    assert found(folder) == expected
    edit(folder, "set.toml", "complete = true", "complete = false")
    assert found(folder) == expected[:2]


def two_player_islands(text: str) -> str:
    return text[: text.index('[[island]]\nid = "pinwheel"')]


def test_six_tokens_that_band(folder: Path) -> None:
    edit(folder, "chickens.toml", "  { speed = 1, strength = 1, armor = 2 },\n", "")
    edit(folder, "chickens.toml", "banding = true", "banding = false")
    assert found(folder) == [
        "chickens.toml: chicken.banding: must be true: Chickens always band",
        "chickens.toml: chicken.tokens: there are 5 tokens, not 6 (COMP-1)",
    ]


# ---- translations


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("keekmee = Keekmee", "kekmee = Keekmee", "keekmee: is missing"),
        ("keekmee = Keekmee", "kekmee = Keekmee", 'kekmee: is no card of this set (did you mean "keekmee"?)'),
        ("keekmee = Keekmee", "keekmee = Abigail", 'abigail: has the name of keekmee, "Abigail"'),
        ("    .text = Portée 2.\n", "", "william_shell: .text: is missing"),
        ("    .text = Portée 2.\n", "    .txet = Portée 2.\n",
         'william_shell: .txet: is no part of a card (did you mean "text"?)'),
        ("    .text = Portée 2.\n", "    .text = Portée 2.\n    .text = Portée 3.\n",
         "william_shell: .text: is there twice"),
        ("    .text = Portée 2.\n", "    .text = Portée 2.\n    .text-first = Rien.\n",
         "william_shell: .text-first: translates nothing: the card has none"),
        ("    .text = Portée 2.\n", "    .text = Portée { $n }.\n",
         "william_shell: line 19: holds curly brackets; card texts are plain"),
        ("    .text = Portée 2.\n", "    .text = Portée\n        2.\n",
         "william_shell: line 20: is neither a message nor a part of one, on one line"),
        ("Portée 2.\n", f"Portée {'2' * 140}.\n", "william_shell: .text: is 148 characters long; 140 is the limit"),
        ("abigail = Abigail", "keekmee = Keekmee", "keekmee: is there twice"),
        ("    .text-first", "    .other-first", "hurricane: .text-first: is missing"),
    ],
)  # fmt: skip
def test_mistakes_in_a_translation(folder: Path, old: str, new: str, message: str) -> None:
    edit(folder, "fr.ftl", old, new)
    assert f"fr.ftl: {message}" in found(folder)


def test_words_of_a_card_in_each_language() -> None:
    assert card_words("house", "en")["hurricane"].text == "Every player loses 2 Resources."
    assert card_words("house", "de")["hurricane"].name == "Wirbelsturm"
    assert card_words(SETS / "stub", "it")["charm"].name == "Talismano"
    with pytest.raises(SetError, match='"es" is no language of this set'):
        card_words("house", "es")


# ---- islands


@rule("MAP-1", "SET-12")
@pytest.mark.parametrize(
    ("old", "new", "messages"),
    [
        ("players = 2", "players = 3", ["territories: there are 2 Territories for 3 players (SET-8)",
          "bases: there are 2 Bases for 3 players (SET-8)"]),
        ("players = 2", "players = 5", ["players: must be from 2 to 4, not 5"]),
        ("[[0, 1], [0, 2], [1, 0], [1, 1]]", "[[0, 1], [0, 2], [1, 0], [2, 0]]",
         ["territories[0]: [0, 1] has not the shape of a Territory in any rotation (MAP-1)"]),
        ("bases = [[-1, 2], ", "bases = [[2, 1], ",
         ["bases[0]: [2, 1] touches 1 of the hexes of its Territory; a Base must touch 2 (ISLAND-4)"]),
        ("bases = [[-1, 2], [1, -2]]", "bases = [[1, -2], [-1, 2]]",
         ["bases[0]: [1, -2] touches 0 of the hexes of its Territory; a Base must touch 2 (ISLAND-4)",
          "bases[1]: [-1, 2] touches 0 of the hexes of its Territory; a Base must touch 2 (ISLAND-4)"]),
        ("neutral = [[-1, 1], ", "neutral = [[0, 1], ", ["[0, 1] is covered by two tiles (ISLAND-9)"]),
        ("neutral = [[-1, 1], ", "neutral = [[9, 9], ",
         ["[9, 9] is cut off: no tiles lead from here to the others (ISLAND-7)"]),
        ("neutral = [[-1, 1], ", "neutral = [[9, 99], ",
         ["neutral[0]: must be a hex [q, r] with numbers from -50 to 50", "[0, 0] is covered by two tiles (ISLAND-9)"]),
        ("neutral = [[-1, 1], [1, -1]]",
         "neutral = [[-1, 1], [1, -1], [2, -1], [-2, 1], [2, -3], [2, -2], [-2, 2], [-2, 3]]",
         ["lava: there are 9 Lava and Neutral tiles, and 8 in the box (SET-8)"]),
        ("center = [0, 0]", "center = [1, -1]", ["center: must be a Lava tile (ISLAND-1)"]),
        ("center = [0, 0]", "center = [0]", ["center: must be a hex [q, r] with numbers from -50 to 50"]),
        ("center = [0, 0]", "center = []", ["center: must be a hex [q, r] with numbers from -50 to 50"]),
        ("center = [0, 0]", "center = [0, false]",
         ["center[1]: must be a whole number, not true or false (false)",
          "center: must be a hex [q, r] with numbers from -50 to 50"]),
        ("lava = [[0, 0]]", "lava = [0, 0]",
         ["lava[0]: must be a list, not a whole number (0)", "lava[1]: must be a list, not a whole number (0)",
          "center: must be a Lava tile (ISLAND-1)",
          "[0, 0] is an empty hex enclosed by tiles; Lava must fill it (ISLAND-8)"]),
        ("center = [0, 0]\n", "", ["center: is missing"]),
        ("bases = [[-1, 2], [1, -2]]\n", "", ["bases: is missing", "bases: there are 0 Bases for 2 players (SET-8)"]),
        ("  [[-1, -1], [-1, 0], [0, -2], [0, -1]],\n", "  [],\n" * 6,
         ["territories: there are 7 Territories for 2 players (SET-8)",
          "territories: there are 7 Territories, and 6 in the box (SET-8)",
          *(f"territories[{i}]: a Territory has 4 hexes, and this one 0 (MAP-1)" for i in range(1, 7)),
          "bases[1]: [1, -2] touches 0 of the hexes of its Territory; a Base must touch 2 (ISLAND-4)"]),
        ("neutral = [[-1, 1], ", "neutral = [[-2, -1], [-2, -2], [-1, -3], [0, -3], ",
         ["[-1, -2] is an empty hex enclosed by tiles; Lava must fill it (ISLAND-8)"]),
        ('size = "standard"', 'size = "huge"', ['size: "huge" is not a size (there is standard, open)']),
    ],
)  # fmt: skip
def test_mistakes_in_an_island(folder: Path, old: str, new: str, messages: list[str]) -> None:
    edit(folder, "islands.toml", old, new)
    assert found(folder) == [f"islands.toml: pressure_cooker: {message}" for message in messages]


def test_two_islands_cannot_have_one_name(folder: Path) -> None:
    edit(folder, "islands.toml", 'name = "Pressure Cooker"', 'name = "Frying Pan"')
    assert found(folder) == ['islands.toml: frying_pan: name: "Frying Pan" is the name of pressure_cooker too']


# ---- names and paths


def test_a_bundled_set_is_loaded_once_and_can_be_named_with_its_version() -> None:
    assert load_set("house") is load_set("house@1")
    assert {load_set(name).id for name in BUNDLED} == {"house", "stub"}
    assert all(check_set(name) == [] for name in BUNDLED)


def test_a_folder_gives_the_same_set_as_its_name() -> None:
    assert load_set(SETS / "house") == load_set(str(SETS / "house")) == load_set("house")


@pytest.mark.parametrize("name", ["hose", "house@2", "no/such/folder", "a\0b"])
def test_what_is_no_set_is_refused(name: str) -> None:
    for refuse in (load_set, check_set):
        with pytest.raises(SetError, match=r"is neither the name of a card set \(house, stub, house@1, stub@1\) nor a"):
            refuse(name)


def test_the_hash_tells_sets_apart(folder: Path) -> None:
    edit(folder, "leaders.toml", "armor = 13", "armor = 12")
    assert load_set(folder).hash != load_set("house").hash
    assert replace(load_set(folder), hash="") != replace(load_set("house"), hash="")


def test_a_set_is_a_value() -> None:
    assert len({load_set("house"), load_set(SETS / "house"), load_set("stub")}) == 2
    with pytest.raises(KeyError):
        load_set("house").scroll("keekmee")


# ---- the stub set


STUBS = {  # speed, strength, armor, Range, Pilots, cost
    "golem": (1, 6, 6, 1, 2, (3, 0, 0)),
    "soldier": (2, 2, 3, 1, 1, (0, 2, 0)),
    "car": (2, 4, 4, 1, 1, (1, 0, 2)),
    "cannon": (0, 5, 3, 3, 1, (0, 0, 2)),
    "tower": (0, 3, 9, 1, 1, (0, 3, 0)),
}


def test_the_stub_cards_are_those_of_the_scenarios() -> None:
    stub = load_set("stub")
    cards = {m.id: (m.speed, m.strength, m.armor, m.range, m.pilots, m.cost) for m in stub.machines}
    assert STUBS.items() <= cards.items()
    walkers = [(m.id, m.speed, m.strength, m.armor, m.effects[0].trait) for m in stub.machines if m.id not in STUBS]
    assert walkers == [("lavawalker", 2, 3, 3, "lava_walk"), ("skimmer", 3, 3, 3, "sea_walk")]
    assert {(leader.speed, leader.strength, leader.armor) for leader in stub.leaders} == {(1, 4, 8)}
    assert [leader.range for leader in stub.leaders] == [1] * 8 + [2]
    assert stub.chickens == (ChickenToken(1, 1, 2),) * 6
    assert stub.machine("golem").effects == ()
    for n in range(1, 7):
        bonuses = [
            (stub.scroll(f"{x}_plus_{n}").bonus_strength, stub.scroll(f"{x}_plus_{n}").bonus_armor) for x in "sax"
        ]
        assert bonuses == [(n, 0), (0, n), (n, n)]


def test_the_stub_set_can_be_played_like_the_box() -> None:
    stub = load_set("stub")
    assert sum(card.copies for card in stub.scrolls) == 62
    assert sum(card.copies for card in stub.scrolls if card.kind == "strategy") == 5
    assert stub.machine_cards == load_set("house").machine_cards


def test_the_stub_boards_are_those_of_the_scenarios() -> None:
    t4 = load_set("stub").island("t4")
    assert t4.lava == ((0, 0),)
    assert t4.neutral == ((0, -1), (0, 1))
    assert t4.bases == ((3, -1), (-3, 1), (1, -4), (-1, 4))
    assert set(t4.territories[3]) == {(0, 2), (-1, 2), (-1, 3), (0, 3)}
    for players in (2, 3):
        smaller = load_set("stub").island(f"t{players}")
        assert (smaller.territories, smaller.bases) == (t4.territories[:players], t4.bases[:players])
        assert (smaller.neutral, smaller.lava) == (t4.neutral, t4.lava)


@rule("GEN-15", "MACH-2")
def test_an_expansion_enters_as_card_data(folder: Path) -> None:
    edit(folder, "set.toml", "tower = 6", "tower = 6\nmecha_chicken = 2")
    edit(folder, "machines.toml", 'type = "tower"', 'type = "mecha_chicken"')
    edit(folder, "scrolls.toml", 'type = ["golem"]', 'type = ["mecha_chicken"]')
    card_set = load_set(folder)
    assert card_set.miniatures_of("mecha_chicken") == 2
    assert card_set.machine("watch_tower").type == "mecha_chicken"
    assert card_set.scroll("golem_gym").refers_to == {"mecha_chicken"}


# ---- cards in a position


def test_a_card_is_changed_in_the_keys_that_are_given() -> None:
    stub = load_set("stub")
    changed = with_cards(stub, """
        [[machine]]
        id = "golem"
        strength = 6
        armor = 7
        [[machine.effects]]
        when = "destroyed"
        op = "destroy"
        target = { owner = "enemy", near = { of = "self", within = 1 }, count = 1 }
    """)  # fmt: skip
    blast = Effect("destroyed", "destroy", target=Selector(owner="enemy", near=model.Near("self", 1), count=1))
    assert changed.machine("golem") == replace(stub.machine("golem"), armor=7, effects=(blast,))
    assert [card.id for card in changed.machines] == [card.id for card in stub.machines]
    assert changed.hash != stub.hash
    assert changed.machine_cards == stub.machine_cards


def test_a_new_card_need_not_say_everything() -> None:
    stub = load_set("stub")
    changed = with_cards(
        stub,
        """
        [[leader]]
        id = "big_bird"
        speed = 1
        strength = 9
        armor = 9

        [[machine]]
        id = "crab"
        type = "golem"
        speed = 1
        strength = 1
        armor = 1
        pilots = 1
        cost = { wood = 1 }

        [[scroll]]
        id = "shell"
        kind = "strategy"
        effects = [{ when = "static", op = "modify", stat = "armor", amount = -1, target = { owner = "enemy" } }]

        [[scroll]]
        id = "egg"
        kind = "magic"
        effects = [{ when = "resolve", op = "retrieve_chickens", amount = "all" }]
    """,
    )
    assert changed.leader("big_bird").name == "Big bird"
    assert changed.machine("crab").copies_in("first-de") == 1
    assert dict(changed.machine_cards)["second-en"] == 41
    assert (changed.scroll("shell").play, changed.scroll("shell").effects[0].amount) == ((), -1)
    assert (changed.scroll("egg").play, changed.scroll("egg").effects[0].amount) == (("combat",), ALL)
    assert changed.scroll("egg").copies == 1


def test_chicken_tokens_can_be_changed() -> None:
    tokens = "\n".join(f"{{ speed = 1, strength = {n}, armor = 2 }}," for n in range(6))
    changed = with_cards(load_set("stub"), f"[chicken]\ntokens = [\n{tokens}\n]")
    assert [token.strength for token in changed.chickens] == [0, 1, 2, 3, 4, 5]


def test_a_magic_can_become_a_strategy() -> None:
    stub = load_set("stub")
    with pytest.raises(SetError, match='charm: effects: "resolve" is no moment') as error:
        with_cards(with_cards(stub, CHARM.format("magic")), '[[scroll]]\nid = "charm"\nkind = "strategy"')
    assert len(error.value.problems) == 1
    changed = with_cards(stub, '[[scroll]]\nid = "charm"\nkind = "strategy"').scroll("charm")
    assert (changed.attach, changed.play) == (None, ())


CHARM = """
[[scroll]]
id = "charm"
kind = "{}"
effects = [{{ when = "resolve", op = "draw", amount = 1, player = "you" }}]
"""


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[[machine]", "cards: is not TOML: "),
        ("[[machin]]\nid = 'x'", 'cards: machin: is not a key here (did you mean "machine"?)'),
        ("[[machine]]\nstrength = 3", "cards: machine[0]: id: is missing"),
        ("[[machine]]\nid = 'golem'\nstrengh = 3",
         'cards: golem: strengh: is not a key here (did you mean "strength"?)'),
        ("[[machine]]\nid = 'golem'\n[[machine]]\nid = 'golem'", "cards: golem: id: is there twice"),
        ("[[machine]]\nid = 'crab'", "cards: crab: type: is missing"),
        ("[[scroll]]\nid = 'golem'\nkind = 'magic'", "cards: golem: id: is taken already, in cards"),
        ("[[leader]]\nid = 'leader'\nname = 'Golem'", 'cards: golem: name: "Golem" is the name of leader too'),
        ("machine = 3", "cards: machine: must be a list, not a whole number (3)"),
        ("[chicken]\ntokens = []", "cards: chicken.tokens: there are 0 tokens, not 6 (COMP-1)"),
        ("[chicken]", "cards: chicken.tokens: is missing"),
    ],
)  # fmt: skip
def test_mistakes_in_a_position(text: str, message: str) -> None:
    with pytest.raises(SetError) as error:
        with_cards(load_set("stub"), text)
    assert str(error.value.problems[0]).startswith(message)


# ---- anything at all


@given(st.text())
def test_any_text_is_a_set_of_cards_or_a_set_error(text: str) -> None:
    assert_refused_or_right(lambda: with_cards(load_set("stub"), text))


KEYS = ("count", "of", "op", "side", "type", "unit", "wood", "when", "x")
VALUES = st.recursive(
    st.none().map(lambda _: date(2022, 1, 1))
    | st.booleans()
    | st.integers(-200, 200)
    | st.floats()
    | st.sampled_from((*model.WHENS, *model.OPS, *model.UNIT_TYPES, *model.PLAYERS, "all", "golem", "peck", ""))
    | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(KEYS), inner, max_size=3),
    max_leaves=6,
)  # fmt: skip

HOUSE_CARDS = {
    key: tomllib.loads((SETS / "house" / file).read_text("utf-8"))[key]
    for key, file in (("leader", "leaders.toml"), ("machine", "machines.toml"), ("scroll", "scrolls.toml"))
}


def places(value: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """The way to everything inside a TOML value."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in items:
        yield (*path, key)
        yield from places(inner, (*path, key))


PLACES = sorted(places(HOUSE_CARDS), key=str)


def spoilt(value: Any, path: tuple[str | int, ...], new: Any) -> Any:
    """A copy with something else at one place."""
    if not path:
        return new
    keys = value.items() if isinstance(value, dict) else enumerate(value)
    copy = {key: spoilt(inner, path[1:], new) if key == path[0] else inner for key, inner in keys}
    return copy if isinstance(value, dict) else list(copy.values())


@given(st.sampled_from(PLACES), VALUES)
def test_any_value_anywhere_is_read_or_refused(path: tuple[str | int, ...], value: Any) -> None:
    tables = spoilt(HOUSE_CARDS, path, value)
    assert_refused_or_right(lambda: parse_cards(load_set("house"), tables))


@settings(max_examples=25)
@given(st.sampled_from(sorted(p.name for p in (SETS / "house").iterdir())), st.data())
def test_a_folder_with_broken_files_is_read_or_refused(file: str, data: st.DataObject) -> None:
    with TemporaryDirectory() as place:
        folder = Path(shutil.copytree(SETS / "house", Path(place) / "spoilt"))
        content = (folder / file).read_bytes()
        start = data.draw(st.integers(0, len(content)))
        length = data.draw(st.integers(0, 40))
        (folder / file).write_bytes(content[:start] + data.draw(st.binary(max_size=10)) + content[start + length :])
        assert_refused_or_right(lambda: load_set(folder))


def refusal(make: Callable[[], object]) -> SetError | None:
    try:
        make()
    except SetError as error:
        return error
    return None


def assert_refused_or_right(make: Callable[[], object]) -> None:
    error = refusal(make)
    if error is not None:
        assert error.problems
        assert [problem for problem in error.problems if not problem.message or "\n" in str(problem)] == []
