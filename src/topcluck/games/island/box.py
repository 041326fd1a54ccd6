"""The box of one match: cards, island and rule options, compiled into tables of small ints. Shared by all copies.

Tokens, Leaders, Machines and Scrolls share one numbering: a `Card`. The effects of a card become rows of ints
(`Line`), so that the rules never look at a word while a game runs.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, NewType

from topcluck.games.island import decisions as d
from topcluck.games.island.board import BASE, LAVA, NEUTRAL, SEA, TERRITORY, Board
from topcluck.games.island.model import (
    CHICKENS,
    MACHINE_TYPES,
    OPS,
    STATS,
    TRAITS,
    WHENS,
    CardSet,
    Condition,
    Effect,
    IslandPreset,
    MachineCard,
    ScrollCard,
    Selector,
)
from topcluck.games.island.modes import MODES
from topcluck.games.island.rulesets import Options
from topcluck.kernel.codec import to_plain
from topcluck.kernel.errors import Unreadable
from topcluck.kernel.kept import Kept

if TYPE_CHECKING:
    from topcluck.games.island.open_table import Parts
    from topcluck.kernel.faces import Shown

Card = NewType("Card", int)  # a Chicken token, a Leader, a Machine or a Scroll
Unit = NewType("Unit", int)  # army by army: the Leader, six Chickens, the places for Machines
Seat = int
FirmValues = tuple[int | None, int | None, int | None, int | None]  # None: it has to be asked for anew each time

NO_CARD: Final = Card(-1)
ARMY: Final = 1 + CHICKENS + CHICKENS  # a Leader, the Chickens, and Machines: each takes at least one Chicken (MACH-1)

# kinds of cards
TOKEN: Final = 0
LEADER_CARD: Final = 1
MACHINE: Final = 2
MAGIC: Final = 3
STRATEGY: Final = 4
CATASTROPHE: Final = 5

# bits of unit types: what a selector may ask for
LEADER_BIT: Final = 1
CHICKEN_BIT: Final = 2
_FIRST_MACHINE_BIT: Final = 4

# the words of the vocabulary as numbers
STATIC: Final = 0
SETUP: Final = 1
BUILT: Final = 2
ACTIVATE: Final = 3
RESOLVE: Final = 4
AFTER_COMBAT: Final = 5
DESTROYED: Final = 6
END_TURN: Final = 7
DRAWN: Final = 8
SPEED: Final = 0
STRENGTH: Final = 1
ARMOR: Final = 2
RANGE: Final = 3
PASS_ENEMIES: Final = 0
LAVA_WALK: Final = 1
SEA_WALK: Final = 2
SHELTERED: Final = 3
MODIFY: Final = 0
SET_STAT: Final = 1
GRANT: Final = 2
FREE_ACTION: Final = 3
MOVE_UNIT: Final = 4
SWAP_UNITS: Final = 5
CHANGE_DEFENDER: Final = 6
DESTROY: Final = 7
ADD_SHIELD: Final = 8
REMOVE_SHIELD: Final = 9
DRAW: Final = 10
DISCARD: Final = 11
STEAL_SCROLL: Final = 12
LOOK_AT_HAND: Final = 13
CANCEL_SCROLL: Final = 14
COPY_SCROLL: Final = 15
GAIN_RESOURCES: Final = 16
LOSE_RESOURCES: Final = 17
CONVERT_RESOURCES: Final = 18
RETRIEVE_CHICKENS: Final = 19
BUILD_DISCOUNT: Final = 20
FLIP_TILE: Final = 21
REROLL_DICE: Final = 22
SET_DIE: Final = 23
MODIFY_LIMIT: Final = 24
LOSE_CHICKENS: Final = 25  # what Scrolls come to mean where there are no Resources (FX-21)
NOTHING: Final = 26
assert OPS.index("modify_limit") == MODIFY_LIMIT == LOSE_CHICKENS - 1 and OPS.index("draw") == DRAW
_WITHOUT_RESOURCES = {
    GAIN_RESOURCES: RETRIEVE_CHICKENS, LOSE_RESOURCES: LOSE_CHICKENS, CONVERT_RESOURCES: NOTHING,
    BUILD_DISCOUNT: NOTHING,
}  # fmt: skip
ANY: Final = 0
REF_SELF: Final = 1
REF_SAME: Final = 2
ATTACKER: Final = 1
DEFENDER: Final = 2
YOU: Final = 1
ENEMY: Final = 2
P_YOU: Final = 1
P_OPPONENT: Final = 2
P_ALL: Final = 3
P_DEFENDER: Final = 4
P_SAME: Final = 5
OF_SELF: Final = 1
OF_TARGET: Final = 2
OF_TILE: Final = 3
MOVE: Final = 1
ATTACK: Final = 2
BUILD: Final = 3
RETRIEVE: Final = 4
LIMIT_STRATEGIES: Final = 1
LIMIT_SCROLL_DRAW: Final = 2
SUCCESS: Final = 1
FAILURE: Final = 2
NO_OUTCOME: Final = 0
WHOSE_ANY: Final = 1
WHOSE_BYSTANDER: Final = 2
COMBAT_MAGIC: Final = 1
ENEMY_STRATEGY: Final = 2
BY_OWNER: Final = 1
BY_YOU: Final = 2
EVERY: Final = -1  # "all" as a count or amount

_PLACE_BITS = {"sea": 1 << SEA, "neutral": 1 << NEUTRAL, "lava": 1 << LAVA, "base": 1 << BASE}
_PLACE_BITS["territory"] = 1 << TERRITORY


def _at(words: tuple[str, ...], word: str | None) -> int:
    """The place of a word in a row, counted from 1; 0 if there is none."""
    return 0 if word is None else words.index(word) + 1


class Sel:
    """A selector (house set 2.4) in numbers."""

    __slots__ = (
        "chosen", "count", "fights", "ground", "near_of", "near_side", "only_role", "owner", "ref", "shielded",
        "stack_of", "types", "where", "within",
    )  # fmt: skip

    def __init__(self, source: Selector, type_bits: dict[str, int]) -> None:
        self.ref = _at(("self", "same"), source.ref)
        self.fights = _at(("attacker", "defender"), source.fights)
        self.owner = _at(("you", "enemy"), source.owner)
        self.types = 0 if source.types else -1
        for word in source.types:
            self.types |= type_bits[word]
        self.where = sum(_PLACE_BITS[word] for word in source.where) if source.where else -1
        self.ground = _at(("you", "enemy"), source.ground)
        self.stack_of = _at(("self", "target"), source.stack_of)
        self.near_of = 0 if source.near is None else OF_SELF if source.near.of == "self" else OF_TILE
        self.within = 0 if source.near is None else source.near.within
        self.near_side = _side(source.near.side) if source.near is not None and source.near.side else 0
        self.shielded = -1 if source.shielded is None else int(source.shielded)
        self.count = 0 if source.count is None else source.count
        self.chosen = not self.ref and not self.fights
        more = (self.ref, self.owner, self.ground, self.stack_of, self.near_of, self.where + 1, self.shielded + 1)
        self.only_role = self.fights != ANY and not any(more)  # besides the type of unit


def _side(word: str) -> int:
    """The ground that a tile side shows; 0 is either."""
    return {"lava": LAVA, "neutral": NEUTRAL, "any": 0}[word]


class Test:
    """A condition (house set 2.5) in numbers; `kind` says which field counts."""

    __slots__ = ("kind", "unit", "value")

    SIDE: Final = 0
    OUTCOME: Final = 1
    RANGED: Final = 2
    NO_LAVA: Final = 3
    UNIT: Final = 4

    def __init__(self, source: Condition, type_bits: dict[str, int]) -> None:
        self.unit = None if source.unit is None else Sel(source.unit, type_bits)
        if source.side is not None:
            self.kind, self.value = Test.SIDE, _at(("attacker", "defender"), source.side)
        elif source.outcome is not None:
            self.kind, self.value = Test.OUTCOME, _at(("success", "failure"), source.outcome)
        elif source.ranged is not None:
            self.kind, self.value = Test.RANGED, int(source.ranged)
        elif source.no_tile is not None:
            self.kind, self.value = Test.NO_LAVA, 0
        else:
            self.kind, self.value = Test.UNIT, 0


class Line:
    """One effect of a card in numbers."""

    __slots__ = (
        "action", "amount", "cap", "choice", "chooser", "for_turn", "lava", "limit", "may", "op", "per", "player",
        "stars", "stat", "target", "tests", "then", "tile_count", "tile_side", "trait", "uses", "value", "what", "when",
        "whose", "with_",
    )  # fmt: skip

    def __init__(self, source: Effect, type_bits: dict[str, int]) -> None:
        def sel(selector: Selector | None) -> Sel | None:
            return None if selector is None else Sel(selector, type_bits)

        self.when = WHENS.index(source.when)
        self.op = OPS.index(source.op)
        self.stat = _at(STATS, source.stat) - 1
        self.trait = _at(TRAITS, source.trait) - 1
        self.amount, self.value = source.amount, source.value
        self.action = _at(("move", "attack", "build", "retrieve"), source.action)
        self.limit = _at(("strategies", "scroll_draw"), source.limit)
        self.player = _at(("you", "opponent", "all", "defender", "same"), source.player)
        self.chooser = _at(("owner", "you"), source.chooser)
        self.whose = _at(("any", "bystander"), source.whose)
        self.what = _at(("combat_magic", "strategy"), source.what)
        self.target, self.with_, self.per = sel(source.target), sel(source.with_), sel(source.per)
        self.cap = -1 if source.cap is None else source.cap
        self.tile_side = 0 if source.tile is None else _side(source.tile.side)
        self.tile_count = 0 if source.tile is None else source.tile.count
        self.tests = [Test(condition, type_bits) for condition in source.conditions]
        self.stars, self.uses = source.stars, source.uses
        self.choice = "" if source.choice is None else source.choice
        self.may, self.then, self.for_turn, self.lava = source.may, source.then, source.for_turn, source.lava


class Ability:
    """Something that `activate` lines of a card let its player do: its price, and which lines it carries out."""

    __slots__ = ("any_time", "end", "in_combat", "stars", "start", "uses")

    def __init__(self, lines: list[Line], start: int, end: int, options: Options) -> None:
        first = lines[start]
        untimed = not first.stars and not first.uses  # "once in your turn" is a stated timing (STAR-11, FX-13)
        self.any_time = (untimed and options.starless_ability_timing == "any_time") or (
            first.stars > 0 and options.star_ability_timing == "any_time"
        )  # offered at the windows of RUL-110 too (RUL-12)
        self.start, self.end = start, end
        self.stars = first.stars
        self.uses = first.uses if first.uses or first.stars else 1  # RUL-136: free ones once a turn
        self.in_combat = first.target is not None and first.target.fights != ANY  # FX-13


def _abilities(lines: list[Line], options: Options) -> list[Ability]:
    """The abilities among the `activate` lines of a card; a line with its own price begins a new one."""
    starts = [i for i, line in enumerate(lines) if i == 0 or line.stars or line.uses]
    return [Ability(lines, start, end, options) for start, end in zip(starts, [*starts[1:], len(lines)], strict=False)]


def catastrophe_effects(scroll: ScrollCard, options: Options) -> tuple[Effect, ...]:
    """The text of a Catastrophe: in which of its two forms, and with a Chicken step or without, are options."""
    first = {
        "hurricane": options.hurricane_mode == "one_enemy_loses_two",  # CAT-7
        "tsunami": options.tsunami_mode == "flip_all_or_destroy",  # CAT-8, CAT-9
        "eruption": options.eruption_shield_loss == "one_shield",  # CAT-12
    }.get(scroll.id, False)
    lines = scroll.effects_first if first else scroll.effects
    steps = [line for line in scroll.effects_first if line.op == "move_unit"]
    plain = [line for line in lines if line.op != "move_unit"]
    return tuple(plain + steps if options.catastrophe_chicken_step else plain)  # CAT-14


def _enemies(sides: list[int], seat: int) -> list[Seat]:
    """All seats of other sides, clockwise from one's own."""
    around = [(seat + step) % len(sides) for step in range(1, len(sides))]
    return [other for other in around if sides[other] != sides[seat]]


def _loosely(lines: list[Line]) -> int:
    """The types of units, as bits, that static lines touch in a way that depends on more than whose card it is.

    Lines about who fights are left out: attacker and defender are looked at by themselves.
    """
    types = 0
    for line in lines:
        target = line.target
        assert target is not None, "a static effect without target"
        place = (target.ground, target.stack_of, target.near_of, target.where + 1, target.shielded + 1)
        if not target.fights and (any(place) or line.per is not None or line.tests):
            types |= target.types
    return types


def _without_machines(bits: int) -> int:
    """Unit types where every Machine is read as a Chicken (GALLOS-9)."""
    return bits if bits == LEADER_BIT else bits & LEADER_BIT | CHICKEN_BIT


class Box:
    """All tables of a match that never change."""

    def __init__(self, cards: CardSet, options: Options, board: Board, setup: Mapping[str, Any]) -> None:
        self.cards, self.options, self.board, self.setup = cards, options, board, setup
        self.edition, self.seats = str(setup["edition"]), int(setup["players"])
        self.mode = MODES[setup["mode"]].with_flags(setup["flags"])
        self.armies = self.mode.armies(self.seats)
        self._armies()
        self.sides = self.mode.sides(self.armies)
        self.enemies = [_enemies(self.sides, seat) for seat in range(self.armies)]  # GEN-8, clockwise
        self.expert = "expert" in setup["flags"]
        self.quick = "quick_game" in setup["flags"]  # QUICK-1
        self.leader_shields = int(self.expert or "hardcore" in setup["flags"])  # EXPERT-1, HCORE-1
        self.base_entry: str = options.base_entry  # MOVE-4, EXPERT-6
        if self.expert:
            self.base_entry = "any_unit" if options.expert_base_entry == "any_base" else "enemy_base"
        self.types = [name for name, _ in cards.miniatures]
        self.type_bits = {"leader": LEADER_BIT, "chicken": CHICKEN_BIT}
        self.type_bits.update({name: _FIRST_MACHINE_BIT << i for i, name in enumerate(self.types)})
        self.type_bits.update({name: 0 for name in MACHINE_TYPES if name not in self.type_bits})
        self.type_bits["machine"] = (_FIRST_MACHINE_BIT << len(self.types)) - _FIRST_MACHINE_BIT
        self.type_bits["unit"] = self.type_bits["machine"] | CHICKEN_BIT | (LEADER_BIT if options.leader_is_unit else 0)
        self._read_mode()
        self.names: list[str] = []
        self.kind: list[int] = []
        self.printed: list[list[int]] = [[], [], [], []]  # by stat, then card
        self.bit: list[int] = []  # unit type, 0 for Scrolls
        self.bands: list[bool] = []  # BAND-2
        self.pilots: list[int] = []
        self.cost: list[tuple[int, int, int]] = []
        self.type_of: list[int] = []  # Machine type, -1 for others
        self.lines: list[list[list[Line]]] = []  # by card, then moment
        self.attach: list[Sel | None] = []
        self.in_combat: list[bool] = []  # Scrolls that may be laid in combat (SCR-2)
        self.in_turn: list[bool] = []  # Scrolls that may be played in the own Take Actions step (MAGIC-2, STRAT-5)
        self._tokens()
        self._leaders()
        self._machines()
        self._scrolls()
        self.number = {name: Card(i) for i, name in enumerate(self.names)}
        self._for_challenger()
        self.abilities = [_abilities(lines[ACTIVATE], options) for lines in self.lines]
        self.windows = any(ability.any_time for row in self.abilities for ability in row)  # RUL-110
        self._statics()
        self.shown: dict[int, Shown] = {}  # actions that are called the same for ever; filled as they are shown
        self.parts: Parts | None = None  # of the tables that views show; made when somebody looks

    def _read_mode(self) -> None:
        """What lies face down, and how Scrolls are read where there are neither Machines nor Resources."""
        options = self.options
        self.face_down = self.mode.face_down
        self.top_only = self.face_down and options.gallos_attackable == "leader_and_top"  # GALLOS-6
        self.rearranging = self.face_down and options.gallos_rearrange == "move_or_retrieve"  # GALLOS-7
        tokens = self.cards.chickens
        differ = len({(token.speed, token.range) for token in tokens}) > 1
        self.telling = d.TELLING if self.face_down and differ else frozenset()  # kinds of questions
        self.resources = self.mode.machines_and_resources
        self.substitutes = not self.resources and options.gallos_card_handling == "substitute"  # GALLOS-9
        self.scroll_bits = self.type_bits
        if self.substitutes:  # FX-20: inside one effect this counts once
            self.scroll_bits = {word: _without_machines(bit) for word, bit in self.type_bits.items()}
        self.void: set[int] = set()  # Scrolls that are laid aside when they are drawn (HAHN-3)

    def _armies(self) -> None:
        """The units that each army may ever have; the Challenger, always the last, needs no Pilots (SOLO-5)."""
        self.army = [list(range(army * ARMY, (army + 1) * ARMY)) for army in range(self.armies)]
        if self.armies > self.seats:
            machines = sum(number for _, number in self.cards.miniatures)
            first = self.army[-1][0]
            self.army[-1] = list(range(first, first + 1 + CHICKENS + machines))
        self.chickens = [army[1 : 1 + CHICKENS] for army in self.army]
        self.machines = [army[1 + CHICKENS :] for army in self.army]  # the places for them
        if self.armies > self.seats and not self.options.solo_challenger_chickens:
            self.chickens[-1] = []
        self.owner = [seat for seat, army in enumerate(self.army) for _ in army]  # by unit
        self.place = [place for army in self.army for place in range(len(army))]  # by unit: its place in its army

    # -- the cards --------------------------------------------------------------------------------------------------

    def _add(self, name: str, kind: int, stats: tuple[int, int, int, int], effects: tuple[Effect, ...]) -> None:
        """One more row in every table; only Scrolls are read differently without Machines (FX-21)."""
        type_bits = self.scroll_bits if kind in (MAGIC, STRATEGY, CATASTROPHE) else self.type_bits
        self.names.append(name)
        self.kind.append(kind)
        for column, value in zip(self.printed, stats, strict=True):
            column.append(value)
        by_when: list[list[Line]] = [[] for _ in WHENS]
        for effect in effects:
            by_when[WHENS.index(effect.when)].append(Line(effect, type_bits))
        self.lines.append(by_when)
        self.bit.append(0)
        self.bands.append(False)
        self.pilots.append(0)
        self.cost.append((0, 0, 0))
        self.type_of.append(-1)
        self.attach.append(None)
        self.in_combat.append(False)
        self.in_turn.append(False)

    def _tokens(self) -> None:
        """The six Chicken tokens of a colour; they have Banding (BAND-2)."""
        for number, token in enumerate(self.cards.chickens, 1):
            self._add(f"chicken{number}", TOKEN, (token.speed, token.strength, token.armor, token.range), ())
            self.bit[-1], self.bands[-1] = CHICKEN_BIT, True

    def _leaders(self) -> None:
        """The Leaders, which have Banding (LEAD-1); a setup may leave some of them out of the deck (SET-2)."""
        self.leaders: list[Card] = []
        deck = self.setup.get("leaders")
        for leader in self.cards.leaders:
            if deck is None or leader.id in deck:
                self.leaders.append(Card(len(self.names)))
            stats = (leader.speed, leader.strength, leader.armor, leader.range)
            self._add(leader.id, LEADER_CARD, stats, leader.effects)
            self.bit[-1], self.bands[-1] = LEADER_BIT, True

    def _machines(self) -> None:
        """The Machines of this edition, as often as its box holds them (COMP-8)."""
        self.machine_cards: list[Card] = []
        for machine in self.cards.machines:
            copies = machine.copies_in(self.edition) if self.resources else 0  # GALLOS-2
            self.machine_cards += [Card(len(self.names))] * copies
            self._add_machine(machine)

    def _add_machine(self, machine: MachineCard) -> None:
        """One Machine."""
        stats = (machine.speed, machine.strength, machine.armor, machine.range)
        self._add(machine.id, MACHINE, stats, machine.effects)
        self.bit[-1] = self.type_bits[machine.type]
        self.type_of[-1] = self.types.index(machine.type)
        self.bands[-1], self.pilots[-1], self.cost[-1] = machine.banding, machine.pilots, machine.cost

    def _scrolls(self) -> None:
        """The Scrolls, as often as the box holds them (SCR-1)."""
        self.scroll_cards: list[Card] = []
        kinds = {"magic": MAGIC, "strategy": STRATEGY, "catastrophe": CATASTROPHE}
        for scroll in self.cards.scrolls:
            self.scroll_cards += [Card(len(self.names))] * self.copies_of(scroll)
            effects = catastrophe_effects(scroll, self.options) if scroll.kind == "catastrophe" else scroll.effects
            self._add(scroll.id, kinds[scroll.kind], (0, 0, 0, 0), effects)
            self._widen_tsunami(self.lines[-1][DRAWN])
            self._read_without_resources(scroll)
            self.attach[-1] = None if scroll.attach is None else Sel(scroll.attach, self.scroll_bits)
            self.in_combat[-1] = "combat" in scroll.playable
            own_turn = scroll.kind == "strategy" and self.options.strategy_in_own_turn  # STRAT-5
            self.in_turn[-1] = "turn" in scroll.playable or own_turn

    def copies_of(self, scroll: ScrollCard) -> int:
        """How often a Scroll is in the deck: some are taken out where there are no Resources (GALLOS-2)."""
        return 0 if not self.resources and scroll.id in self.options.gallos_removed_scrolls else scroll.copies

    def _read_without_resources(self, scroll: ScrollCard) -> None:
        """The Scroll just added, where there are neither Machines nor Resources: void (FX-23), or reworded (FX-21)."""
        if self.substitutes:
            for line in (line for lines in self.lines[-1] for line in lines):
                line.op = _WITHOUT_RESOURCES.get(line.op, line.op)
        elif not self.resources and self._is_void(scroll):
            self.void.add(len(self.names) - 1)

    def _is_void(self, scroll: ScrollCard) -> bool:
        """Whether a Scroll speaks of Resources or Machines; what strikes everybody alike does so anyway (RUL-55)."""
        void = {"resources"} if scroll.kind == "catastrophe" else {"resources", "machine", *self.types, *MACHINE_TYPES}
        return bool(scroll.refers_to & void)

    def _for_challenger(self) -> None:
        """What the Challenger makes of cards: Leaders without ability and Range, Scrolls as plain numbers."""
        self.plain: dict[int, Card] = {}  # the same Leader without anything but speed, strength and armor
        self.bonus: dict[int, tuple[int, int]] = {}  # of a Scroll: to strength when attacking, to armor when defending
        self.draws: dict[int, int] = {}  # how many Scrolls it draws
        if self.armies == self.seats:
            return
        for leader in self.leaders:
            self.plain[leader] = Card(len(self.names))
            speed, strength, armor, _ = (column[leader] for column in self.printed)
            self._add(self.names[leader], LEADER_CARD, (speed, strength, armor, 1), ())  # SOLO-5, FX-32
            self.bit[-1], self.bands[-1] = LEADER_BIT, True
        for scroll in self.cards.scrolls:
            number = self.number[scroll.id]
            self.bonus[number] = self._challenger_bonus(scroll)
            self.draws[number] = scroll.draws_for_challenger  # FX-31

    def _challenger_bonus(self, scroll: ScrollCard) -> tuple[int, int]:
        """What a Scroll is worth to the Challenger as attacker and as defender (SOLO-27, FX-30, RUL-97, RUL-131)."""
        if scroll.kind == "catastrophe":
            return (self.options.solo_catastrophe_bonus,) * 2
        bonus = scroll.challenger_bonus
        if bonus > 1 or self.options.solo_small_bonus_stat == "relevant":
            return bonus, bonus
        plain = not scroll.bonus_strength and not scroll.bonus_armor
        return int(plain or scroll.bonus_strength > 0), int(plain or scroll.bonus_armor > 0)

    def borne_by(self, seat: Seat, card: int) -> int:
        """The card of a unit as the rules read it: the Challenger's Leader has no ability (SOLO-5)."""
        return self.plain.get(card, card) if seat >= self.seats else card

    def _widen_tsunami(self, lines: list[Line]) -> None:
        """CAT-8: where the Catastrophe destroys one unit of choice, an option makes it every one."""
        for line in lines:
            if self.options.tsunami_destroys == "all" and line.op == DESTROY and line.target is not None:
                line.target.count = EVERY

    # -- static effects, sorted by whom they can touch --------------------------------------------------------------

    def _statics(self) -> None:
        """For each value and trait the lines that a card adds to its bearer, to its player's units, to anybody's."""
        count = len(self.names)
        self.own_stat: list[list[list[Line]]] = [[[] for _ in range(count)] for _ in STATS]
        self.wide_stat: list[list[list[Line]]] = [[[] for _ in range(count)] for _ in STATS]
        self.open_stat: list[list[list[Line]]] = [[[] for _ in range(count)] for _ in STATS]
        self.own_trait: list[list[list[Line]]] = [[[] for _ in range(count)] for _ in TRAITS]
        self.wide_trait: list[list[list[Line]]] = [[[] for _ in range(count)] for _ in TRAITS]
        self.open_trait: list[list[list[Line]]] = [[[] for _ in range(count)] for _ in TRAITS]
        self.limits: list[list[Line]] = [[] for _ in range(count)]
        self.discounts: list[list[Line]] = [[] for _ in range(count)]
        self.far: list[bool] = [False] * count  # Machines and attached Scrolls that do not only touch their unit
        self.sets: list[bool] = [False] * len(STATS)  # values that a static effect may set for other units
        for card in range(count):
            for line in self.lines[card][STATIC]:
                if line.op != NOTHING:
                    self._sort_static(card, line)
        self.any_far = any(self.far)
        self.open_stats = [any(lines for lines in by_card) for by_card in self.open_stat]
        self.open_traits = [any(lines for lines in by_card) for by_card in self.open_trait]
        self.own_loose, self.wide_loose, self.open_loose = (
            [[_loosely(lines) for lines in by_card] for by_card in by_stat]
            for by_stat in (self.own_stat, self.wide_stat, self.open_stat)
        )
        self.firm_values: Kept[tuple[tuple[int, ...], ...], dict[tuple[int, int, tuple[int, ...]], FirmValues]]
        self.firm_values = Kept(lambda in_play: {}, most=256)  # `all_values` fills it

    def _sort_static(self, card: int, line: Line) -> None:
        """Puts one static line where it will be looked for."""
        target = line.target
        if target is not None and target.ref == REF_SELF:
            (self.own_trait[line.trait] if line.op == GRANT else self.own_stat[line.stat])[card].append(line)
        else:
            self.far[card] = self.far[card] or self.kind[card] in (MACHINE, MAGIC)
            self._sort_wide(card, line)

    def _sort_wide(self, card: int, line: Line) -> None:
        """A static line that touches its player, the player's units, or anybody's."""
        if line.op == MODIFY_LIMIT:
            self.limits[card].append(line)
        elif line.op == BUILD_DISCOUNT:
            self.discounts[card].append(line)
        else:
            assert line.target is not None, f"{self.names[card]}: a static effect without target"
            own_side = line.target.owner == YOU or line.target.stack_of
            if line.op == GRANT:
                (self.wide_trait if own_side else self.open_trait)[line.trait][card].append(line)
            else:
                (self.wide_stat if own_side else self.open_stat)[line.stat][card].append(line)
                self.sets[line.stat] = self.sets[line.stat] or line.op == SET_STAT

    def on_island(self, preset: IslandPreset, corner: tuple[int, int]) -> Box:
        """The same box, on an island that the players have built."""
        setup = {**self.setup, "island": {**to_plain(preset), "corner": list(corner)}}
        return Box(self.cards, self.options, Board(preset, corner), setup)

    # -- names ------------------------------------------------------------------------------------------------------

    def card(self, name: str) -> Card:
        """The card with this id; `Unreadable` if there is none."""
        found = self.number.get(name)
        if found is None:
            raise Unreadable(f"there is no card {name!r} in the set {self.cards.id!r}")
        return found
