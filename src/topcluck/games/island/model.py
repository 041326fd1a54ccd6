"""The words of the game as types: cards, tokens, islands and the closed vocabulary of their effects.

Nothing here reads a file or knows a rule. `sets.py` turns card files into these values and checks them; when a match
begins they are compiled into tables of ints.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final, Protocol, TypeVar

# ---- the box (chapter COMP)

EDITIONS = ("second-en", "second-fr", "second-it", "first-de")  # the rule sets (3.1); the first one is the default
RESOURCES = ("wood", "rock", "metal")
DIRECTIONS = ("ne", "e", "se", "sw", "w", "nw")  # clockwise, as every set lists them (house set 9)
FACES = ("claw", "chicken", "star", "+1", "+2", "+3")  # one of each on every die (COMP-4, RUL-3)
CATASTROPHES = ("hurricane", "tsunami", "earthquake", "eruption")  # one card of each (COMP-3, RUL-2)
MACHINE_TYPES = ("soldier", "golem", "battle_car", "cannon", "tower")  # a set may add more in its miniatures
MINIATURES = (("soldier", 9), ("golem", 6), ("battle_car", 6), ("cannon", 5), ("tower", 6))  # COMP-6

LEADER_CARDS: Final = 9
SCROLL_CARDS: Final = 62
CHICKENS: Final = 6  # tokens of each colour (COMP-1)
DICE: Final = 5  # of each colour (COMP-1)
TAGS: Final = 3  # of each colour (COMP-1, LIMIT-6)
SHIELDS: Final = 8
TOKENS_PER_RESOURCE: Final = 12  # COMP-2, RUL-1
LINEUP: Final = 4  # Machine cards lying open (SET-4)
TERRITORY_TILES: Final = 6
TERRITORY_HEXES: Final = 4
BASE_TILES: Final = 4
TWO_SIDED_TILES: Final = 8  # Lava on one side, Neutral on the other (COMP-7)
TEXT_LIMIT: Final = 140  # characters on a card, in every language

# ---- the effect vocabulary (house set, part 2)

ALL: Final = -1  # "all" as an amount or a count; for `modify` and `modify_limit` an amount of -1 is just minus one

VOCABULARY: Final = 1
WHENS = ("static", "setup", "built", "activate", "resolve", "after_combat", "destroyed", "end_turn", "drawn")
STATS = ("speed", "strength", "armor", "range")
TRAITS = ("pass_enemies", "lava_walk", "sea_walk", "sheltered")
ACTIONS = ("move", "attack", "build", "retrieve")
LIMITS = ("strategies", "scroll_draw")
PLAYERS = ("you", "opponent", "all", "defender", "same")
CHOOSERS = ("owner", "you")
WHOSE = ("any", "bystander")
WHATS = ("combat_magic", "strategy")
DURATIONS = ("turn",)
PLAYS = ("combat", "turn")
KINDS = ("magic", "strategy", "catastrophe")
UNIT_TYPES = ("unit", "leader", "chicken", "machine", *MACHINE_TYPES)
ORIGINS = ("published", "part", "inferred", "house")

REFS = ("self", "same")
ROLES = ("attacker", "defender")
OWNERS = ("you", "enemy")
PLACES = ("base", "territory", "neutral", "lava", "sea")
STACKS = ("self", "target")
NEAR_OF = ("self", "tile")
TILE_SIDES = ("lava", "neutral", "any")
OUTCOMES = ("success", "failure")
NO_TILES = ("lava",)


@dataclass(frozen=True, slots=True)
class Operation:
    """Which parameters an operation must and may have (house set 2.8)."""

    name: str
    required: tuple[str, ...]
    optional: tuple[str, ...] = ()


OPERATIONS = (
    Operation("modify", ("stat", "amount", "target"), ("per", "cap")),
    Operation("set_stat", ("stat", "value", "target")),
    Operation("grant", ("trait", "target")),
    Operation("free_action", ("action",), ("target",)),
    Operation("move_unit", ("amount", "target"), ("lava",)),
    Operation("swap_units", ("target", "with")),
    Operation("change_defender", ("target",)),
    Operation("destroy", ("target",)),
    Operation("add_shield", ("amount", "target")),
    Operation("remove_shield", ("amount", "target")),
    Operation("draw", ("amount", "player")),
    Operation("discard", ("amount", "player", "chooser")),
    Operation("steal_scroll", ("amount", "player")),
    Operation("look_at_hand", ("player",)),
    Operation("cancel_scroll", ("whose",)),
    Operation("copy_scroll", ("what",)),
    Operation("gain_resources", ("amount", "player")),
    Operation("lose_resources", ("amount", "player")),
    Operation("convert_resources", ("amount",)),
    Operation("retrieve_chickens", ("amount",)),
    Operation("build_discount", ("amount",)),
    Operation("flip_tile", ("tile",)),
    Operation("reroll_dice", ("amount",)),
    Operation("set_die", ("amount",)),
    Operation("modify_limit", ("limit", "amount")),
)
OPS = tuple(operation.name for operation in OPERATIONS)
RESOURCE_OPS = ("gain_resources", "lose_resources", "convert_resources", "build_discount")
ALL_OPS = ("remove_shield", "convert_resources", "retrieve_chickens")  # whose amount may be "all"
SIGNED_OPS = ("modify", "modify_limit")  # whose amount may be negative


@dataclass(frozen=True, slots=True)
class Near:
    """At a distance of 1 to `within` hexes of the bearer or of the chosen tile (house set 2.4, MAP-3)."""

    of: str
    within: int
    side: str | None = None


@dataclass(frozen=True, slots=True)
class Selector:
    """Which units are meant: those that meet every key that is given (house set 2.4)."""

    ref: str | None = None
    fights: str | None = None
    owner: str | None = None
    types: tuple[str, ...] = ()
    where: tuple[str, ...] = ()
    ground: str | None = None
    stack_of: str | None = None
    near: Near | None = None
    shielded: bool | None = None
    count: int | None = None  # ALL for "all"

    @property
    def is_choice(self) -> bool:
        """Whether units are chosen, rather than named by `ref` or `fights`."""
        return self.ref is None and self.fights is None


@dataclass(frozen=True, slots=True)
class TileSelector:
    """Which Lava/Neutral tiles are meant, and how many of them (house set 2.4)."""

    side: str
    count: int  # ALL for "all"


@dataclass(frozen=True, slots=True)
class Condition:
    """One thing that must hold for an effect; exactly one field is set (house set 2.5)."""

    side: str | None = None
    outcome: str | None = None
    ranged: bool | None = None
    no_tile: str | None = None
    unit: Selector | None = None


@dataclass(frozen=True, slots=True)
class Effect:
    """One line of a card: when it happens, what happens and to whom (house set 2.2)."""

    when: str
    op: str
    stat: str | None = None
    amount: int = 0  # ALL for "all"
    value: int = 0
    trait: str | None = None
    action: str | None = None
    limit: str | None = None
    player: str | None = None
    chooser: str | None = None
    whose: str | None = None
    what: str | None = None
    target: Selector | None = None
    with_: Selector | None = None
    per: Selector | None = None
    cap: int | None = None
    tile: TileSelector | None = None
    conditions: tuple[Condition, ...] = ()
    stars: int = 0
    uses: int = 0  # 0: no limit given
    choice: str | None = None
    may: bool = False
    then: bool = False
    for_turn: bool = False
    lava: bool = False

    def selectors(self) -> Iterator[Selector]:
        """Every unit selector that the effect holds, conditions included."""
        units = (condition.unit for condition in self.conditions)
        return (selector for selector in (self.target, self.with_, self.per, *units) if selector is not None)


# ---- cards


@dataclass(frozen=True, slots=True)
class LeaderCard:
    """A Leader: printed values and abilities (COMP-5); all Leaders band."""

    id: str
    name: str
    speed: int
    strength: int
    armor: int
    range: int = 1
    effects: tuple[Effect, ...] = ()
    text: str = ""
    quip: str = ""
    origin: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class MachineCard:
    """A Machine: printed values, abilities, Pilots and cost (COMP-5)."""

    id: str
    name: str
    type: str
    speed: int
    strength: int
    armor: int
    pilots: int
    cost: tuple[int, int, int]  # in the order of RESOURCES
    range: int = 1
    banding: bool = False
    copies: tuple[tuple[str, int], ...] = ()  # rule set and number, in the order of EDITIONS
    effects: tuple[Effect, ...] = ()
    text: str = ""
    origin: tuple[tuple[str, str], ...] = ()

    def copies_in(self, edition: str) -> int:
        """How many cards of this kind the box of that rule set holds (COMP-8)."""
        return dict(self.copies).get(edition, 0)


@dataclass(frozen=True, slots=True)
class ScrollCard:
    """A Scroll: Magic, Strategy or Catastrophe, with what follows from its effects (COMP-3, house set 2.12)."""

    id: str
    name: str
    kind: str
    copies: int
    play: tuple[str, ...] = ()
    attach: Selector | None = None
    effects: tuple[Effect, ...] = ()
    effects_first: tuple[Effect, ...] = ()  # the `first-de` form of a Catastrophe
    text: str = ""
    text_first: str = ""
    origin: tuple[tuple[str, str], ...] = ()

    @property
    def playable(self) -> tuple[str, ...]:
        """Where it may be played; STRAT-5 may add `turn` to a Strategy's `combat`."""
        if self.kind == "magic":
            return self.play
        return ("combat",) if self.kind == "strategy" else ("drawn",)

    @property
    def bonus_strength(self) -> int:
        """The greatest strength it adds, 0 if none (house set 2.12)."""
        return _greatest_bonus(self.effects, "strength")

    @property
    def bonus_armor(self) -> int:
        """The greatest armor it adds, 0 if none (house set 2.12)."""
        return _greatest_bonus(self.effects, "armor")

    @property
    def challenger_bonus(self) -> int:
        """What it adds for the Challenger, 1 at least; a Catastrophe 0, to which its option comes (FX-30, RUL-97)."""
        if self.kind == "catastrophe":
            return 0
        return max(1, self.bonus_strength, self.bonus_armor)

    @property
    def draws_for_challenger(self) -> int:
        """How many Scrolls it draws for the Challenger (FX-31)."""
        draws = (e for e in self.effects if e.when == "resolve" and e.op == "draw" and e.player == "you")
        return sum(effect.amount for effect in draws)

    @property
    def refers_to(self) -> frozenset[str]:
        """The unit types that it names, and `resources` where it handles them (FX-23)."""
        effects = self.effects + self.effects_first
        named = {word for effect in effects for selector in effect.selectors() for word in selector.types}
        if self.attach is not None:
            named.update(self.attach.types)
        if any(effect.op in RESOURCE_OPS for effect in effects):
            named.add("resources")
        return frozenset(named)


def _greatest_bonus(effects: Iterable[Effect], stat: str) -> int:
    return max((e.amount for e in effects if e.op == "modify" and e.stat == stat and e.amount > 0), default=0)


Card = LeaderCard | MachineCard | ScrollCard


@dataclass(frozen=True, slots=True)
class ChickenToken:
    """The Chicken side of one token (COMP-5, RUL-4); all Chickens band."""

    speed: int
    strength: int
    armor: int
    range: int = 1


# ---- islands and the set


@dataclass(frozen=True, slots=True)
class IslandPreset:
    """A laid-out island in axial (q, r); `bases[i]` is linked to `territories[i]` (SET-8, SET-12)."""

    id: str
    name: str
    players: int
    territories: tuple[tuple[tuple[int, int], ...], ...]
    bases: tuple[tuple[int, int], ...]
    neutral: tuple[tuple[int, int], ...]
    lava: tuple[tuple[int, int], ...]
    center: tuple[int, int] = (0, 0)
    size: str = "standard"
    note: str = ""
    origin: str = "house"
    version: int = 1


class _HasId(Protocol):
    @property
    def id(self) -> str: ...


_Thing = TypeVar("_Thing", bound=_HasId)


def _by_id(things: Iterable[_Thing], id: str) -> _Thing:
    for thing in things:
        if thing.id == id:
            return thing
    raise KeyError(id)


@dataclass(frozen=True, slots=True)
class CardSet:
    """Everything that comes in one box, as data: cards, tokens, tiles and islands (COMP-1 to COMP-8)."""

    id: str
    name: str
    version: int
    vocabulary: int
    complete: bool  # False: its counts may differ from those of the box
    languages: tuple[str, ...]
    leaders: tuple[LeaderCard, ...]
    machines: tuple[MachineCard, ...]
    scrolls: tuple[ScrollCard, ...]
    chickens: tuple[ChickenToken, ...]
    islands: tuple[IslandPreset, ...]
    miniatures: tuple[tuple[str, int], ...]  # Machine type and number, in order (COMP-6)
    machine_cards: tuple[tuple[str, int], ...]  # rule set and number, in the order of EDITIONS (COMP-8)
    removed_in_gallos: tuple[str, ...]  # GALLOS-2
    directions: tuple[tuple[str, tuple[int, int]], ...]  # name and step, clockwise from the north-east
    priority_hex: tuple[int, ...]  # clockwise steps from the anchor, in rank order (RUL-50)
    territory_rotations: tuple[tuple[tuple[int, int], ...], ...]
    hash: str = ""  # SHA-256 of all the above, so that a record can name it

    @property
    def cards(self) -> tuple[Card, ...]:
        """All designs: Leaders, Machines, Scrolls."""
        return (*self.leaders, *self.machines, *self.scrolls)

    def leader(self, id: str) -> LeaderCard:
        """The Leader with that id; KeyError if there is none."""
        return _by_id(self.leaders, id)

    def machine(self, id: str) -> MachineCard:
        """The Machine with that id; KeyError if there is none."""
        return _by_id(self.machines, id)

    def scroll(self, id: str) -> ScrollCard:
        """The Scroll with that id; KeyError if there is none."""
        return _by_id(self.scrolls, id)

    def island(self, id: str) -> IslandPreset:
        """The island with that id; KeyError if there is none."""
        return _by_id(self.islands, id)

    def miniatures_of(self, machine_type: str) -> int:
        """How many Machines of that type can stand on the island at once (COMP-6)."""
        return dict(self.miniatures).get(machine_type, 0)
