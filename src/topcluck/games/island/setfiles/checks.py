"""What only the whole set can show: ids that meet twice, and counts that differ from the box (house set 11 and 12)."""

from __future__ import annotations

from collections.abc import Iterable

from topcluck.games.island.model import (
    BASE_TILES,
    CATASTROPHES,
    EDITIONS,
    LEADER_CARDS,
    MINIATURES,
    SCROLL_CARDS,
    Card,
    CardSet,
    IslandPreset,
    MachineCard,
)
from topcluck.games.island.rulesets import edition_options
from topcluck.games.island.setfiles.tables import Problem, meant

_Named = tuple[str, Card | IslandPreset]  # with the file where it stands


def check_set_as_a_whole(card_set: CardSet, problems: list[Problem]) -> None:
    """Unique names, Scrolls that exist, Machine cards that add up and, for a complete set, the counts of the box."""
    check_unique(card_set, problems)
    _check_removed(card_set, problems)
    _check_sums(card_set, problems)
    if card_set.complete:
        _check_box(card_set, problems)


def check_unique(card_set: CardSet, problems: list[Problem], file: str = "") -> None:
    """Ids and names are unique over all cards, and over all islands."""
    cards: list[_Named] = [(file or "leaders.toml", card) for card in card_set.leaders]
    cards += [(file or "machines.toml", card) for card in card_set.machines]
    cards += [(file or "scrolls.toml", card) for card in card_set.scrolls]
    _check_distinct(cards, problems)
    _check_distinct([(file or "islands.toml", island) for island in card_set.islands], problems)


def machine_cards(machines: Iterable[MachineCard]) -> tuple[tuple[str, int], ...]:
    """How many Machine cards there are in each rule set (COMP-8)."""
    cards = tuple(machines)
    return tuple((edition, sum(card.copies_in(edition) for card in cards)) for edition in EDITIONS)


def _check_distinct(things: Iterable[_Named], problems: list[Problem]) -> None:
    ids: dict[str, str] = {}
    names: dict[str, str] = {}
    for file, thing in things:
        if thing.id and thing.id in ids:
            problems.append(Problem(file, thing.id, "id", f"is taken already, in {ids[thing.id]}"))
        elif thing.name and thing.name in names:
            problems.append(Problem(file, thing.id, "name", f'"{thing.name}" is the name of {names[thing.name]} too'))
        ids.setdefault(thing.id, file)
        names.setdefault(thing.name, thing.id)


def _check_removed(card_set: CardSet, problems: list[Problem]) -> None:
    scrolls = [card.id for card in card_set.scrolls]
    for i, id in enumerate(card_set.removed_in_gallos):
        if scrolls and id not in scrolls:
            message = f'"{id}" is no Scroll of this set{meant(id, scrolls)}'
            problems.append(Problem("set.toml", "", f"set.removed_in_gallos[{i}]", message))


def _check_sums(card_set: CardSet, problems: list[Problem]) -> None:
    """The copies of all Machines are as many cards as the set says (COMP-8)."""
    file = "machines.toml"
    if not card_set.machine_cards or is_unread(file, problems) or _has_odd_copies(file, problems):
        return
    for (edition, said), (_, held) in zip(card_set.machine_cards, machine_cards(card_set.machines), strict=True):
        if said != held:
            message = f"copies add up to {held} cards in {edition}, and set.machine_cards says {said} (COMP-8)"
            problems.append(Problem("machines.toml", "", "copies", message))


def _check_box(card_set: CardSet, problems: list[Problem]) -> None:
    """The numbers of pieces in the box (chapter COMP)."""
    for edition, number in card_set.machine_cards:
        box = edition_options(edition).machine_card_count
        if number != box:
            _differs(
                "set.toml", f"set.machine_cards.{edition}", f"is {number}, and the box has {box} (COMP-8)", problems
            )
    if card_set.machine_cards and any(card_set.miniatures_of(name) != number for name, number in MINIATURES):
        box_miniatures = ", ".join(f"{name} {number}" for name, number in MINIATURES)
        _differs("set.toml", "set.miniatures", f"differ from the box ({box_miniatures}; COMP-6)", problems)
    if not is_unread("leaders.toml", problems) and len(card_set.leaders) != LEADER_CARDS:
        _differs("leaders.toml", "", f"there are {len(card_set.leaders)} Leaders, not {LEADER_CARDS}", problems)
    if not is_unread("scrolls.toml", problems):
        _check_scrolls(card_set, problems)
    if not is_unread("islands.toml", problems):
        for players in range(2, BASE_TILES + 1):
            if all(island.players != players for island in card_set.islands):
                _differs("islands.toml", "", f"there is no island for {players} players (SET-8)", problems)


def _check_scrolls(card_set: CardSet, problems: list[Problem]) -> None:
    """62 Scrolls, with one Catastrophe of each name (COMP-3)."""
    cards = sum(card.copies for card in card_set.scrolls)
    if cards != SCROLL_CARDS and not _has_odd_copies("scrolls.toml", problems):
        _differs("scrolls.toml", "copies", f"add up to {cards} Scrolls, not {SCROLL_CARDS} (COMP-3)", problems)
    copies = {card.id: card.copies for card in card_set.scrolls if card.kind == "catastrophe"}
    for id in CATASTROPHES:
        if copies.get(id, 0) != 1:
            message = f"there must be one of this Catastrophe, not {copies.get(id, 0)} (COMP-3)"
            problems.append(Problem("scrolls.toml", id, "", message))


def _differs(file: str, key: str, message: str, problems: list[Problem]) -> None:
    problems.append(Problem(file, "", key, f"{message}; a variant says complete = false in set.toml"))


def is_unread(file: str, problems: Iterable[Problem]) -> bool:
    """Whether a file could not be read at all, so that nothing can be said about what it should hold."""
    return any(problem.file == file and not (problem.card or problem.key) for problem in problems)


def _has_odd_copies(file: str, problems: Iterable[Problem]) -> bool:
    """Whether a number of copies could not be read, so that a sum over them would say nothing."""
    return any(problem.file == file and problem.card and problem.key.startswith("copies") for problem in problems)
