"""The game as the kernel knows it: what it can be started with, and where its parts are."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any

from topcluck.games.island import rules as _rules  # noqa: F401  puts the code behind the tables of `decisions`
from topcluck.games.island.actions import ACTIONS, CONNECTORS
from topcluck.games.island.board import BUILDING_RINGS, Board, building_site
from topcluck.games.island.box import CATASTROPHE, Box
from topcluck.games.island.events import EVENTS
from topcluck.games.island.model import (
    BASE_TILES,
    TERRITORY_HEXES,
    TERRITORY_TILES,
    TWO_SIDED_TILES,
    CardSet,
    IslandPreset,
)
from topcluck.games.island.modes import MODES
from topcluck.games.island.names import SEATS, Names
from topcluck.games.island.rules.setup import DEALT_LEADERS, DEALT_SCROLLS, begin
from topcluck.games.island.rulesets import CUSTOM, Options, check_choice, resolve
from topcluck.games.island.setfiles.layout import hexes_of
from topcluck.games.island.setfiles.tiles import FAR
from topcluck.games.island.sets import full_name, load_set, with_cards
from topcluck.games.island.state import State
from topcluck.kernel.chance import Chance
from topcluck.kernel.codec import from_plain
from topcluck.kernel.errors import Refusal, SetupRefused, Unreadable
from topcluck.kernel.faces import Code, Event, Family
from topcluck.kernel.game import Decision, Setup
from topcluck.kernel.hexes import Axial

MOST_HEXES = TERRITORY_TILES * TERRITORY_HEXES + BASE_TILES + TWO_SIDED_TILES
DEFAULT_ISLANDS = {2: "frying_pan", 3: "pinwheel", 4: "egg_carton"}  # the house set suggests these first


class Island:
    """War for Chicken Island, one object for all matches."""

    id = "chicken-island"
    revision = 1
    actions = ACTIONS
    events: Family[Event] = EVENTS
    connectors = CONNECTORS

    def setup(
        self,
        *,
        players: int = 2,
        edition: str = "second-en",
        mode: str = "standard",
        flags: Any = (),
        options: Any = None,
        cards: str = "house",
        cards_hash: str | None = None,
        island: str | Mapping[str, Any] | None = None,
        leaders: Any = None,
        first_seat: int | None = None,
        define: str = "",
        rules: str | None = None,
        **unknown: Any,
    ) -> Setup:
        """The complete setup; `SetupRefused` says what is unknown or impossible."""
        if unknown:
            raise SetupRefused(f"{self.id} knows no option {', '.join(sorted(unknown))}")
        _check_kinds(
            players=players, edition=edition, mode=mode, flags=flags, options=options, cards=cards,
            cards_hash=cards_hash, island=island, leaders=leaders, first_seat=first_seat, define=define, rules=rules,
        )  # fmt: skip
        chosen = tuple(sorted(set(flags)))
        check_choice(edition, mode, chosen, players)
        name, resolved = resolve(edition, mode, chosen, players, dict(options or {}))
        if first_seat is not None and resolved.start_player_method == "random":
            name = CUSTOM  # whoever is given is not drawn (SET-9)
        if "solo_hard" in chosen and not resolved.solo_hard_available:
            raise SetupRefused("there is no Hard Solo where solo_hard_available is false (HARD-1)")
        card_set = with_cards(load_set(cards), define, "define") if define else load_set(cards)
        if cards_hash is not None and cards_hash != card_set.hash:
            raise SetupRefused(f"the card set {cards!r} is not the one this was played with: its cards have changed")
        armies = MODES[mode].armies(players)
        needed = leaders_needed(resolved, mode, players)
        _check_cards(card_set, armies, needed)
        deck = None if leaders is None else _leader_deck(card_set, leaders, needed)
        if deck is not None:
            name = CUSTOM  # whoever is left out is not dealt (SET-2)
        if "machine_card_count" in dict(options or {}):
            _check_machines(card_set, edition, resolved.machine_card_count)
        found = _named_island(card_set, island, armies)
        if first_seat is not None:
            _check_first_seat(first_seat, players, armies)
        complete: Setup = {
            "players": players,
            "edition": edition,
            "rules": name,
            "mode": mode,
            "flags": list(chosen),
            "options": dict(options or {}),
            "cards": full_name(cards),
            "cards_hash": card_set.hash,
            "island": found,
            "first_seat": first_seat,
            "define": define,
            **({} if deck is None else {"leaders": deck}),  # only then: other games are set up as they always were
        }
        if not MODES[mode].machines_and_resources:
            _check_deal(self.box(complete))
        return complete

    def box(self, setup: Setup) -> Box:
        """The tables of a match with this setup; equal setups share them."""
        return _box(json.dumps(setup, sort_keys=True))

    def start(self, setup: Setup, chance: Chance) -> State:
        """The state at the first decision."""
        return begin(self.box(setup), chance, setup["first_seat"])

    def seats(self, setup: Setup) -> int:
        """How many seats play."""
        return int(setup["players"])

    def seat_name(self, seat: int) -> str:
        """A to D."""
        return SEATS[seat]

    def writer(self, state: State, seat: int | None) -> Names:
        """The names of things in this state."""
        return Names(state, seat)

    def decision(self, state: State, seat: int) -> Decision:
        """What the seat is asked."""
        from topcluck.games.island.view import decision  # noqa: PLC0415  faces are made only when somebody looks

        return decision(state, seat)

    def explain(self, state: State, seat: int, code: Code) -> Refusal:
        """Why an action is not on offer."""
        from topcluck.games.island.refusals import explain  # noqa: PLC0415  only asked for now and then

        return explain(state, seat, code)

    def view_from_json(self, data: dict[str, Any]) -> Any:
        """The way back from a view's `to_json`."""
        from topcluck.games.island.view import View  # noqa: PLC0415  views stand outside the core

        return View.from_json(data)

    def imagine(self, view: Any, chance: Chance) -> State:
        """A state that fits the view, drawn from all that do."""
        from topcluck.games.island.view import imagine  # noqa: PLC0415  views stand outside the core

        return imagine(view, chance)

    def write_position(self, state: State) -> str:
        """The whole position as text."""
        from topcluck.games.island.notation import write_position  # noqa: PLC0415  only asked for now and then

        return write_position(state)

    def read_position(self, text: str) -> tuple[Setup, State]:
        """The position that a text describes."""
        from topcluck.games.island.notation import read_position  # noqa: PLC0415  only asked for now and then

        return read_position(text)


@lru_cache(maxsize=64)
def _box(text: str) -> Box:
    """The tables for a setup in JSON."""
    setup = json.loads(text)
    cards = cards_of(setup)
    _, options = resolve(setup["edition"], setup["mode"], tuple(setup["flags"]), setup["players"], setup["options"])
    return Box(cards, options, _board(cards, options, setup), setup)


def _is_number(value: object) -> bool:
    """A whole number; True and False are none."""
    return isinstance(value, int) and not isinstance(value, bool)


def _is_name(value: object) -> bool:
    return isinstance(value, str)


def _is_name_or_none(value: object) -> bool:
    return value is None or isinstance(value, str)


def _are_names(value: object) -> bool:
    """Names one by one: a single one by itself would be taken for its letters."""
    return isinstance(value, list | tuple | set | frozenset) and all(isinstance(item, str) for item in value)


_KINDS: dict[str, tuple[Callable[[object], bool], str]] = {
    "players": (_is_number, "a number"),
    "edition": (_is_name, "a name"),
    "mode": (_is_name, "a name"),
    "flags": (_are_names, "a list of names"),
    "options": (lambda value: value is None or isinstance(value, Mapping), "a table of options and their values"),
    "cards": (_is_name, "the name of a card set or its folder"),
    "cards_hash": (_is_name_or_none, "a text or None"),
    "island": (
        lambda value: _is_name_or_none(value) or isinstance(value, Mapping),
        "a name, the tiles of one, or None",
    ),
    "leaders": (lambda value: value is None or _are_names(value), "a list of names or None"),
    "first_seat": (lambda value: value is None or _is_number(value), "a number or None"),
    "define": (_is_name, "a text"),
    "rules": (_is_name_or_none, "a name or None"),
}


def _check_kinds(**given: object) -> None:
    """Refuses what is of the wrong kind, whatever it says."""
    for key, value in given.items():
        fits, wanted = _KINDS[key]
        if not fits(value):
            raise SetupRefused(f"{key} should be {wanted}, not {value!r:.60}")


def leaders_needed(options: Options, mode: str, players: int) -> int:
    """How many must be in the deck: two each, or all that the human chooses (SET-2, SOLO-3, RUL-56)."""
    armies = MODES[mode].armies(players)
    if not MODES[mode].leaders:
        return 0  # FLAG-1
    if armies == players:
        return DEALT_LEADERS * players
    return armies + (options.unchosen_leader == "kept_face_down")


def _check_first_seat(seat: int, players: int, armies: int) -> None:
    """Refuses a seat that cannot begin (SET-9)."""
    if armies > players:
        raise SetupRefused("in this mode the Challenger begins; first_seat cannot be chosen (SOLO-3)")
    if not 0 <= seat < players:
        raise SetupRefused(f"first_seat {seat} is no seat of {players} players; they are 0 to {players - 1}")


def _leader_deck(card_set: CardSet, chosen: Iterable[str], needed: int) -> list[str] | None:
    """The Leaders that can be dealt, in the order of the set; None if these are all of them (SET-2)."""
    names, known = list(chosen), [leader.id for leader in card_set.leaders]
    if not needed:
        raise SetupRefused("in this mode nobody has a Leader; leaders cannot be chosen (FLAG-1)")
    for name in names:
        if name not in known:
            raise SetupRefused(
                f"there is no Leader {name!r:.60} in the set {card_set.id!r}; there are {', '.join(known)}"
            )
        if names.count(name) > 1:
            raise SetupRefused(f"the Leader {name!r} is named twice, and there is only one")
    if len(names) < needed:
        raise SetupRefused(f"a leader deck of {len(names)} is too small: this game needs {needed} (SET-2)")
    return None if len(names) == len(known) else [name for name in known if name in names]


def _check_cards(card_set: CardSet, players: int, needed: int) -> None:
    """Refuses a variant set of which not everybody could be dealt something (SET-2, SET-3)."""
    leaders = len(card_set.leaders)
    if leaders < needed:
        raise SetupRefused(f"the set {card_set.id!r} has {leaders} Leaders; {players} players need {needed} (SET-2)")
    scrolls = sum(scroll.copies for scroll in card_set.scrolls if scroll.kind != "catastrophe")
    if scrolls < DEALT_SCROLLS * players:
        raise SetupRefused(
            f"the set {card_set.id!r} has {scrolls} Scrolls that can be dealt;"
            f" {players} players need {DEALT_SCROLLS * players} (SET-3)"
        )


def _check_machines(card_set: CardSet, edition: str, wanted: int) -> None:
    """Refuses a house rule on the number of Machine cards that the card set does not meet (COMP-8)."""
    number = sum(machine.copies_in(edition) for machine in card_set.machines)
    if number != wanted:
        raise SetupRefused(f"the set {card_set.id!r} has {number} Machine cards in {edition}, not {wanted} (COMP-8)")


def _check_deal(box: Box) -> None:
    """The same where some Scrolls are taken out or void (GALLOS-2, HAHN-3)."""
    scrolls = sum(box.kind[card] != CATASTROPHE and card not in box.void for card in box.scroll_cards)
    if scrolls < DEALT_SCROLLS * box.seats:
        raise SetupRefused(
            f"only {scrolls} Scrolls of the set {box.cards.id!r} can be dealt in this mode;"
            f" {box.seats} players need {DEALT_SCROLLS * box.seats} (SET-3)"
        )


def cards_of(setup: Setup) -> CardSet:
    """The card set of a match, with the cards that a position defines or changes itself."""
    cards = load_set(setup["cards"])
    return with_cards(cards, setup["define"], "define") if setup["define"] else cards


def _named_island(cards: CardSet, island: str | Mapping[str, Any] | None, players: int) -> str | dict[str, Any]:
    """The island as a setup keeps it: the name of a preset, or all the tiles of one that is in no set."""
    if not isinstance(island, Mapping):
        return find_island(cards, island, players).id
    try:
        preset, _ = _own_island(island)
    except (Unreadable, KeyError, TypeError, ValueError) as problem:
        raise SetupRefused(f"this island cannot be read: {problem}") from None
    if preset.players != players:
        raise SetupRefused(f"the island {preset.id!r} is for {preset.players} players, not {players}")
    for fits, sentence in _needs(preset):
        if not fits:
            raise SetupRefused(f"the island {preset.id!r} cannot be played on: {sentence}")
    return dict(island)


def _needs(island: IslandPreset) -> Iterator[tuple[bool, str]]:
    """What a game cannot do without; whether an island is well made is for its maker to check."""
    hexes = hexes_of(island)
    yield len(set(hexes)) == len(hexes), "two tiles lie on one hex (ISLAND-9)"
    yield len(island.bases) >= island.players, "there is no Base for everybody (SET-10)"
    yield len(island.bases) <= len(island.territories), "there is a Base without a Territory (SET-12)"
    yield len(hexes) <= MOST_HEXES, "there are more tiles than in the box (SET-8)"
    yield max((abs(number) for hex in hexes for number in hex), default=0) <= FAR, "it is too far away"


def _own_island(island: Mapping[str, Any]) -> tuple[IslandPreset, Axial | None]:
    """An island that is in no set; the hexes of one that was built keep the names they had while it was."""
    corner = island.get("corner")
    plain = {"version": 1, **{key: value for key, value in island.items() if key != "corner"}}
    return from_plain(IslandPreset, plain), None if corner is None else (int(corner[0]), int(corner[1]))


def _board(cards: CardSet, options: Options, setup: Setup) -> Board:
    """The island of a match: a preset, one that was built, or the empty table where one will be (SET-8)."""
    island = setup["island"]
    if isinstance(island, Mapping):
        return Board(*_own_island(island))
    armies = MODES[setup["mode"]].armies(setup["players"])
    if options.default_island == "built":
        return Board(building_site(armies), rings=BUILDING_RINGS)
    return Board(find_island(cards, island, armies))


def find_island(card_set: CardSet, island: str | None, players: int) -> IslandPreset:
    """The island of that name, or the suggested one for this number of players."""
    fitting = [preset for preset in card_set.islands if preset.players == players]
    if island is None:
        default = [preset for preset in fitting if preset.id == DEFAULT_ISLANDS.get(players)]
        for preset in default or fitting:
            return preset
        raise SetupRefused(f"the set {card_set.id!r} has no island for {players} players")
    for preset in card_set.islands:
        if preset.id == island:
            if preset.players != players:
                raise SetupRefused(f"the island {island!r} is for {preset.players} players, not {players}")
            return preset
    raise SetupRefused(
        f"there is no island {island!r}; for {players} players there are {', '.join(p.id for p in fitting)}"
    )


GAME = Island()
