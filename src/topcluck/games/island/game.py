"""The game as the kernel knows it: what it can be started with, and where its parts are."""

from __future__ import annotations

from typing import Any

from topcluck.games.island import rules as _rules  # noqa: F401  puts the code behind the tables of `decisions`
from topcluck.games.island.actions import ACTIONS, CONNECTORS
from topcluck.games.island.board import Board
from topcluck.games.island.box import Box
from topcluck.games.island.events import EVENTS
from topcluck.games.island.model import CardSet, IslandPreset
from topcluck.games.island.names import SEATS, Names
from topcluck.games.island.rules.setup import begin
from topcluck.games.island.rulesets import check_choice, resolve
from topcluck.games.island.sets import load_set, with_cards
from topcluck.games.island.state import State
from topcluck.kernel.chance import Chance
from topcluck.kernel.errors import Refusal, SetupRefused
from topcluck.kernel.faces import Code, Event, Family
from topcluck.kernel.game import Decision, Setup

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
        island: str | None = None,
        first_seat: int | None = None,
        define: str = "",
        rules: str | None = None,
        **unknown: Any,
    ) -> Setup:
        """The complete setup; `SetupRefused` says what is unknown or impossible."""
        if unknown:
            raise SetupRefused(f"{self.id} knows no option {', '.join(sorted(unknown))}")
        if not isinstance(players, int) or isinstance(players, bool):
            raise SetupRefused(f"players should be a number, not {players!r}")
        chosen = tuple(sorted(flags))
        check_choice(edition, mode, chosen, players)
        name, _ = resolve(edition, mode, chosen, players, dict(options or {}))
        card_set = with_cards(load_set(cards), define) if define else load_set(cards)
        if cards_hash is not None and cards_hash != card_set.hash:
            raise SetupRefused(f"the card set {cards!r} is not the one this was played with: its cards have changed")
        preset = find_island(card_set, island, players)
        if first_seat is not None and not 0 <= first_seat < players:
            raise SetupRefused(f"first_seat {first_seat} is no seat of {players} players; they are 0 to {players - 1}")
        return {
            "players": players,
            "edition": edition,
            "rules": name,
            "mode": mode,
            "flags": list(chosen),
            "options": dict(options or {}),
            "cards": f"{card_set.id}@{card_set.version}",
            "cards_hash": card_set.hash,
            "island": preset.id,
            "first_seat": first_seat,
            "define": define,
        }

    def box(self, setup: Setup) -> Box:
        """The tables of a match with this setup."""
        cards = cards_of(setup)
        _, options = resolve(setup["edition"], setup["mode"], tuple(setup["flags"]), setup["players"], setup["options"])
        board = Board(find_island(cards, setup["island"], setup["players"]))
        return Box(cards, options, board, setup)

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
        return Names(state)

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


def cards_of(setup: Setup) -> CardSet:
    """The card set of a match, with the cards that a position defines or changes itself."""
    cards = load_set(setup["cards"])
    return with_cards(cards, setup["define"]) if setup["define"] else cards


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
