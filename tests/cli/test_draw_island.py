"""The island in the terminal: everything can be read without colours, at 80 and 100 columns, in four languages."""

from __future__ import annotations

import io
import re

import pytest
from rich.cells import cell_len
from rich.console import Console

import topcluck
from tests.games.island.table import house, play
from topcluck.cli.draw_island import draw, draw_briefly, find_cards
from topcluck.cli.island_map import draw_map, place
from topcluck.games.island.sets import load_set
from topcluck.kernel.match import Match
from topcluck.words import LANGUAGES, Words

TABLE = """
turn: 6 B
board:
              f3.   g3B
           e4.   f4b   g4b
  c5a   d5a   e5^   f5b   g5b
     c6a   d6a   e6.
        c7A   d7.
units A: genghis_hen@c7{dice=1} chicken2@c7 chicken6@c7{shields=1} toothpick_soldier@c6 toothpick_soldier@c6
units B: abigail@f4{shields=2} chicken5@g3 rock_golem@d6{cards=lead_boots}
dice A: claw*2 star
dice B: claw star
resources A: wood*2 metal
hand A: pillow_fort*2
hand B: hard_boiled flying_rock
laid B: peck
strategies A: golem_gym
tags: B>A
free: used
knows A: peck@B.hand+B.laid flying_rock@B.hand
combat: rock_golem@d6 leader@c7 +3*2
played: B side_bet resolved -
step: cards A
lineup: watch_tower deep_fry_cannon
"""


def drawn(match: Match, seat: int | None, width: int = 100, lang: str = "en") -> str:
    """The drawing as plain text."""
    console = Console(width=width, file=io.StringIO(), highlight=False)
    draw(match.view(seat), console, Words(lang))  # type: ignore[arg-type]
    out = console.file
    assert isinstance(out, io.StringIO)
    return out.getvalue()


def boxes(text: str) -> dict[str, str]:
    """What stands in the box of each hex of a map: its mark, and the rest with blanks taken together."""
    found: dict[str, str] = {}
    lines = text.splitlines()
    for number, line in enumerate(lines):
        for cell in re.finditer(r"│([a-z]+[0-9]+)( [^│]*)(?=│)", line):
            start, end = cell.start(1), cell.end(2)
            rest = [cell.group(2)]
            for below in lines[number + 1 :]:
                if "─" in below[start:end]:
                    break
                rest.append(below[start:end])
            found[cell.group(1)] = " ".join(" ".join(rest).split())
    return found


def test_the_map_shows_names_grounds_owners_and_stacks() -> None:
    shown = boxes(drawn(house(TABLE), 0, 80))
    assert shown["c7"] == "⌂A A ♛+1 c c◆"
    assert shown["c6"] == "a A Toothpick Soldier ×2"
    assert shown["f4"] == "b B ♛◆◆"
    assert shown["g3"] == "⌂B B c"
    assert shown["d6"] == "a B Rock Golem"
    assert shown["e5"] == "^^^"
    assert shown["e4"] == "·"
    assert len(shown) == 15


def test_a_swimmer_is_drawn_on_the_sea() -> None:
    match = house("units A: leader@c7 chicken1@b7\nunits B: leader@g3\nstrategies A: rubber_ducks")
    assert boxes(drawn(match, 0))["b7"] == "~~~ A c"


def test_unclaimed_land_belongs_to_nobody() -> None:
    shown = boxes(drawn(topcluck.new("chicken-island", players=2, seed=1), 0))
    assert (shown["c7"], shown["c5"]) == ("⌂", "_")


def test_neighbouring_hexes_touch() -> None:
    assert place("d5") == (13, 5)
    around = {name: place(name) for name in ("c5", "e5", "d4", "e4", "c6", "d6")}
    assert {(abs(column - 13), abs(row - 5)) for column, row in around.values()} == {(2, 0), (1, 1)}
    assert place("aa10") == (64, 10)


@pytest.mark.parametrize("width", [80, 100, 132])
@pytest.mark.parametrize("island", [(preset.id, preset.players) for preset in load_set("house").islands])
def test_every_island_fits_into_the_window(island: tuple[str, int], width: int) -> None:
    name, players = island
    match = topcluck.new("chicken-island", players=players, island=name, seed=2)
    while match.decision.kind != "roll":
        match.push(match.legal_actions[0])
    text = drawn(match, 0, width)
    assert max(map(len, text.splitlines())) <= width
    assert len(boxes(text)) == len(match.view(None).table.board)  # type: ignore[attr-defined]


def test_a_narrow_window_still_shows_everything() -> None:
    text = " ".join(drawn(house(TABLE), 0, 60).split())
    for word in ("⌂A", "Golem Gym", "Pillow Fort", "Watch Tower", "in the hand of B"):
        assert word in text


def panel(text: str, seat: str) -> str:
    """The Banner of a seat in a drawing of 100 columns, with blanks taken together."""
    lines = [line[line.rindex("│", 0, -1) + 1 :] if "│" in line[:-1] else line for line in text.splitlines()]
    start = next(number for number, line in enumerate(text.splitlines()) if re.search(rf"╭─\s+{seat}\s", line))
    end = next(number for number, line in enumerate(text.splitlines()) if number > start and "╰" in line)
    head = re.search(rf"╭─\s+{seat}\s+(.*?)─", text.splitlines()[start])
    assert head is not None
    return " ".join([head.group(1), *lines[start + 1 : end]]).replace("│", "")


def test_banners_show_what_lies_open() -> None:
    text = drawn(house(TABLE), 0)
    mine, other = " ".join(panel(text, "A").split()), " ".join(panel(text, "B").split())
    assert "Genghis Hen · you" in mine
    assert "Dice claw claw star (1 spent)" in mine
    assert "Resources 2 wood, 0 rock, 1 metal" in mine
    assert "Tags B" in mine
    assert "Scrolls 2 in hand" in mine
    assert "Strategies Golem Gym" in mine
    assert "c7 ♛ Genghis Hen +1 7/13 →2" in mine
    assert "c7 Chickens 2:2/6 6:4/5 ◆ →2" in mine
    assert "Destroyed Chickens 4 5" in mine
    assert "Abigail · on turn" in other
    assert "Free action used" in other
    assert "Scrolls 2 in hand, 1 face down" in other
    assert "d6 Rock Golem [Lead Boots]" in other


def test_the_combat_shows_values_dice_and_cards() -> None:
    text = drawn(house(TABLE), 0)
    assert "B Rock Golem d6" in text
    assert "attacks A Genghis Hen c7" in text
    assert re.search(r"Strength \d+ against armor 13 so far", text)
    assert "Dice of this combat: +3 +3" in text
    assert "B has 1 Scroll face down" in text
    assert "B: Side Bet (resolved)" in text


def test_a_fighter_that_has_left_the_island_is_spoken_of() -> None:
    match = topcluck.example("own-golem")
    play(match, "attack toothpick_soldier@e4 glass_golem@d5 +3 done")
    assert "attacks a unit of A that has left the island" in drawn(match, 0)


def test_the_lineup_tells_cost_values_and_text() -> None:
    text = " ".join(drawn(house(TABLE), 0).split())
    assert "Watch Tower Tower 2/9 →0 1 wood, 1 rock, 1 Pilot Once in your turn: look at an opponent's hand." in text
    assert re.search(r"Deep-Fry Cannon Cannon \d+/\d+ →\d ↗\d", text)
    assert "10 wood, 12 rock, 11 metal, 5 Shields" in text


def test_the_own_hand_is_shown_with_texts_and_nobody_elses() -> None:
    match = house(TABLE)
    assert "2× Pillow Fort  Magic  The defender gets +3 Armor." in drawn(match, 0)
    assert "Pillow Fort" not in drawn(match, 1)
    assert "Pillow Fort" not in drawn(match, None)
    assert "You have laid face down\n· Peck!" in re.sub(r" +\n", "\n", drawn(match, 1))
    assert "Hard-Boiled" not in drawn(match, 0)


def test_what_one_knows_of_others_is_shown_to_who_knows_it() -> None:
    match = house(TABLE)
    assert "Peck!  in the hand of B or face down before B" in drawn(match, 0)
    assert "Flying Rock  in the hand of B" in drawn(match, 0)
    assert "You know" not in drawn(match, 1)


def test_leaders_to_choose_from_are_explained() -> None:
    match = topcluck.new("chicken-island", players=2, seed=3)
    text = drawn(match, 0)
    for leader in match.view(0).dealt:  # type: ignore[attr-defined]
        card = load_set("house").leader(leader)
        assert f"{card.name}  Leader {card.strength}/{card.armor} →{card.speed}" in text


def test_the_brief_drawing_is_the_island_and_the_combat() -> None:
    console = Console(width=100, file=io.StringIO(), highlight=False)
    draw_briefly(house(TABLE).view(0), console, Words("en"))  # type: ignore[arg-type]
    out = console.file
    assert isinstance(out, io.StringIO)
    assert "Strength" in out.getvalue()
    assert "Pillow Fort" not in out.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100])
def test_all_of_it_is_said_in_the_readers_language(lang: str, width: int) -> None:
    match = house(TABLE)
    for text in (
        drawn(match, 0, width, lang),
        drawn(topcluck.new("chicken-island", players=4, seed=1), 2, width, lang),
    ):
        assert "draw-island" not in text
        assert "{" not in text
        assert max(map(len, text.splitlines())) <= width
    assert (lang == "en") == ("Strength" in drawn(match, 0, width, lang))


def test_cards_are_found_by_a_part_of_their_name() -> None:
    view = house(TABLE).view(0)
    found = [text.plain for text in find_cards(view, "GOLEM", Words("en"))]  # type: ignore[arg-type]
    assert [text.split("  ")[0] for text in found] == ["Wood Golem", "Rock Golem", "Metal Golem", "Golem Gym"]
    assert find_cards(view, "Holzgolem", Words("de"))[0].plain.startswith("Holzgolem  Golem 5/8 →1  3 Holz, 2 Piloten")  # type: ignore[arg-type]
    assert find_cards(view, "dragon", Words("en")) == []  # type: ignore[arg-type]


def test_a_card_of_the_positions_own_speaks_for_itself() -> None:
    match = topcluck.example("own-golem")
    words = Words("fr", define=match.setup["define"])
    text = find_cards(match.view(0), "glass", words)[0].plain  # type: ignore[arg-type]
    assert text.startswith("Glass Golem  Golem 6/4 →1")
    assert text.endswith("When destroyed: destroy a Chicken or Machine next to it.")


def test_wide_letters_keep_the_boxes_straight() -> None:
    table = house(TABLE).view(0).table  # type: ignore[attr-defined]
    plain = draw_map(table, {"rock_golem": "Rock Golem", "toothpick_soldier": "Toothpick Soldier"}, 80).plain
    wide = draw_map(table, {"rock_golem": "石のゴーレム", "toothpick_soldier": "爪楊枝の兵士"}, 80).plain
    assert {cell_len(line) for line in wide.splitlines()[:-1]} == {cell_len(line) for line in plain.splitlines()[:-1]}


FLAGS = """
mode: flag
turn: 3 A
units A: chicken1@c7 chicken2@c7 rock_golem@d6{shields=1,pilots=chicken3+chicken4}
units B: chicken1@g3 chicken6@g3
flag A: rock_golem@d6
flag B: e5
"""


def test_flags_are_drawn_where_they_are() -> None:
    shown = boxes(drawn(house(FLAGS), 0, 80))
    assert shown["d6"] == "a A Rock Golem ⚑A◆"
    assert shown["e5"] == "^^^ ⚑B"
    both = boxes(
        drawn(house(FLAGS.replace("flag B: e5", "flag B: chicken2@d7").replace("chicken2@c7", "chicken2@d7")), 0)
    )
    assert (both["d7"], both["c7"]) == ("· A c⚑B", "⌂A A c")


@pytest.mark.parametrize(("lang", "word"), [("en", "Flag"), ("fr", "Drapeau"), ("it", "Bandiera"), ("de", "Flagge")])
def test_a_banner_says_where_its_flag_is(lang: str, word: str) -> None:
    text = drawn(house(FLAGS), 0, lang=lang)
    assert re.search(rf"{word} d6, .*A ?: ", text)
    assert re.search(rf"{word} e5, ", text)


GALLOS = """
mode: gallos
turn: 3 A
units A: keekmee@c7 chicken1@c7 chicken4@c7
units B: abigail@g3 chicken1@g3 chicken2@g3 chicken6@f4{shields=1}
face up A: chicken4
guesses B: chicken1+chicken2 chicken1+chicken2 chicken3+chicken4+chicken5+chicken6 chicken3+chicken4+chicken5+chicken6 \
chicken3+chicken4+chicken5+chicken6 chicken3+chicken4+chicken5+chicken6
"""


def test_tokens_that_lie_face_down_are_drawn_and_told_only_as_far_as_they_are_known() -> None:
    match = house(GALLOS.replace("\\\n", ""))
    assert boxes(drawn(match, 0, 80))["g3"] == "⌂B B ♛ c×2"
    assert boxes(drawn(match, 0, 80))["f4"] == "b B c◆"
    mine, theirs = drawn(match, 0), drawn(match, 1)
    assert "Chickens 4:2/5 1:1/4" in mine and "Chickens ?1|2 ?1|2" in mine and "Chickens ? ◆" in mine
    assert "Chickens 4:2/5 ?" in theirs and "Chickens 2:1/6 1:1/4" in theirs and "Chickens 6:3/3 ◆" in theirs
    assert "? ? ?" in mine  # three of B's tokens lie beside its Banner
    assert "Resources" not in mine


SECONDS = """
players: 3
edition: first-de
option: default_island = preset
turn: 3 A
units A: genghis_hen@c7
units B: william_shell@e3
units C: blackbeak@g5
second A: keekmee
second C: ill_pollazzo
fallen B: abigail
"""


@pytest.mark.parametrize(
    ("lang", "lies", "died", "mine"),
    [
        ("en", "Second Leader face down", "Epic death Abigail", "Your second Leader"),
        ("fr", "Second Leader face cachée", "Mort épique Abigail", "Votre second Leader"),
        ("it", "Secondo Leader coperto", "Morte epica Abigail", "Il tuo secondo Leader"),
        ("de", "Zweiter Anführer verdeckt", "Epischer Tod Abigail", "Dein zweiter Anführer"),
    ],
)
def test_second_leaders_are_drawn_and_only_the_own_one_is_named(lang: str, lies: str, died: str, mine: str) -> None:
    text = drawn(house(SECONDS), 0, lang=lang)
    assert text.count(lies) == 2 and text.count(died) == 1
    assert mine in text and "Keekmee" in text
    assert "Pollazzo" not in text
    assert mine not in drawn(house(SECONDS), 1, lang=lang)
