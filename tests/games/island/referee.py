"""A referee who knows the rules of the Challenger, the public view and the events, and nothing else of the engine.

Before each action it looks at the table as a spectator sees it; then it hears the events, moves pieces on a board of
its own, and works out anew each decision of the Challenger from what it was told and from the rule that was named.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import Any

from topcluck.games.island import events as e
from topcluck.games.island import narration as n
from topcluck.games.island.model import CardSet
from topcluck.games.island.view import View
from topcluck.kernel.faces import Event

STEPS = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))  # clockwise from the north-east
NAMES = ("ne", "e", "se", "sw", "w", "nw")
ROWS = {"power": ("+3",), "command": ("claw", "+1", "+2"), "build": ("chicken",), "reinforce": ("star",)}
MINIATURES = {"soldier": 9, "golem": 6, "battle_car": 6, "cannon": 5, "tower": 6}
HUMAN, CHALLENGER = 0, 1

Axial = tuple[int, int]


@dataclass(frozen=True)
class Piece:
    """A unit as it stands on the referee's board."""

    id: str
    seat: int
    card: str
    hex: str
    speed: int
    strength: int
    armor: int
    range: int
    shields: int

    @property
    def leads(self) -> bool:
        return self.id[1:] == "0"

    @property
    def is_machine(self) -> bool:
        return int(self.id[1:]) > 6


def axial(name: str) -> Axial:
    """Where a hex lies, by its name."""
    letters = name.rstrip("0123456789")
    column = 0
    for letter in letters:
        column = 26 * column + ord(letter) - 96
    return column, int(name[len(letters) :])


def apart(one: str, other: str) -> int:
    (q, r), (to_q, to_r) = axial(one), axial(other)
    return max(abs(to_q - q), abs(to_r - r), abs(to_q - q + to_r - r))


class Referee:
    """Checks the Challenger in one game of the second edition in English."""

    def __init__(self, cards: CardSet) -> None:
        self.machines = {card.id: card for card in cards.machines}
        self.scrolls = {card.id: card for card in cards.scrolls}
        self.pieces: list[Piece] = []
        self.seen: Counter[str] = Counter()  # decisions checked, by kind
        self.activated: set[str] = set()
        self.at = 0  # whose turn it is in the activation order
        self.die = 0
        self.walking: list[str] = []
        self.attack: tuple[str, str] | None = None
        self.building: tuple[str, str] | None = None
        self.follows = ""  # who has just moved and may attack with the next die
        self.turn_order: list[str] = []
        self.fallen = ""  # where its last unit fell: from there its ability reaches (RUL-27)

    # -- what lies open -------------------------------------------------------------------------------------------

    def look(self, view: View) -> None:
        """The table as a spectator sees it before an action."""
        table = view.table
        self.ground = {hex.name: hex for hex in table.board}
        self.sides = {hex.name: hex.ground for hex in table.board}
        self.pieces = [
            Piece(u.id, u.seat, u.card, u.hex, u.speed, u.strength, u.armor, u.range, u.shields) for u in table.units
        ]
        self.dice = list(table.seats[CHALLENGER].dice)
        self.pile = table.seats[CHALLENGER].hand
        self.laid = table.seats[HUMAN].laid
        self.lineup = list(table.lineup)
        self.base = table.seats[CHALLENGER].base
        assert table.challenger is not None
        self.facing = table.challenger.facing
        standing = {piece.id for piece in self.pieces}
        self.order = [id for id in table.challenger.order if id in standing]
        self.attacker = "" if table.combat is None else table.combat.attacker
        self.fresh = table.combat is None and not table.mods  # values are those of the view until a combat

    def piece(self, name: str) -> Piece:
        """The piece that an event names."""
        card, _, hex = name.partition("@")
        card, _, mark = card.partition("#")
        found = [p for p in self.pieces if p.hex == hex and card in (p.card, "leader" if p.leads else p.card)]
        return found[int(mark or 1) - 1]

    def put(self, piece: Piece, hex: str) -> None:
        """A piece stands on top of another hex."""
        self.pieces = [p for p in self.pieces if p.id != piece.id] + [replace(piece, hex=hex)]

    def army(self, seat: int) -> list[Piece]:
        return [piece for piece in self.pieces if piece.seat == seat]

    def by_id(self, id: str) -> Piece:
        return next(piece for piece in self.pieces if piece.id == id)

    # -- the Priority Hex (SOLO-12, RUL-50) ------------------------------------------------------------------------

    def rank(self, direction: int) -> int:
        return (direction - NAMES.index(self.facing)) % 6 + 1

    def way(self, origin: str, hex: str) -> list[int]:
        """The smallest sequence of ranks among the shortest paths: found by trying every step that comes nearer."""
        path: list[int] = []
        here = axial(origin)
        goal = axial(hex)
        while here != goal:
            steps = [
                (self.rank(d), (here[0] + q, here[1] + r))
                for d, (q, r) in enumerate(STEPS)
                if _gap((here[0] + q, here[1] + r), goal) < _gap(here, goal)
            ]
            rank, here = min(steps)
            path.append(rank)
        return path

    def told(self, origin: str, hex: str) -> str:
        return "-".join(map(str, self.way(origin, hex))) or "-"

    def around(self, hex: str) -> list[tuple[int, str]]:
        """Land hexes next to a hex, by rank."""
        q, r = axial(hex)
        names = {axial(name): name for name in self.sides}
        near = [(self.rank(d), names.get((q + dq, r + dr), "")) for d, (dq, dr) in enumerate(STEPS)]
        return sorted((rank, name) for rank, name in near if name)

    # -- targets (SOLO-16, RUL-92) ---------------------------------------------------------------------------------

    def in_range(self, unit: Piece) -> list[Piece]:
        return [p for p in self.army(HUMAN) if 1 <= apart(unit.hex, p.hex) <= unit.range]

    def check_choice(self, origin: str, event: n.ChallengerAims | n.ChallengerPicks, wanted: list[Piece]) -> Piece:
        """Of the candidates with the facts that were told, the best by RUL-92."""
        facts = zip(event.candidates, event.strengths, event.armors, event.shields, event.ways, strict=True)
        ranked = []
        for name, strength, armor, shields, way in facts:
            piece = self.piece(name)
            assert way == self.told(origin, piece.hex), f"{name} lies elsewhere than {way}"
            if self.fresh:
                assert (strength, armor, shields) == (piece.strength, piece.armor, piece.shields), name
            numbers = [int(rank) for rank in way.split("-")]
            key = (not piece.leads, -strength, numbers, armor, shields, int(piece.id[1:]))
            ranked.append((key, piece))
        assert {piece.id for _, piece in ranked} == {piece.id for piece in wanted}, "others are in range"
        return min(ranked, key=lambda one: one[0])[1]

    # -- walking (RUL-53) ------------------------------------------------------------------------------------------

    def bands(self, piece: Piece) -> bool:
        return not piece.is_machine or self.machines[piece.card].banding

    def may_pass(self, unit: Piece, hex: str) -> bool:
        ground = self.sides[hex]
        if ground == "lava" or any(p.hex == hex for p in self.army(HUMAN)):
            return False
        own_base = self.ground[hex].owner == CHALLENGER and not unit.is_machine
        return ground != "base" or own_base

    def may_stand(self, unit: Piece, hex: str) -> bool:
        others = [p for p in self.pieces if p.hex == hex and p.id != unit.id]
        return (
            self.may_pass(unit, hex) and all(self.bands(p) for p in (unit, *others))
            if others
            else self.may_pass(unit, hex)
        )

    def paths(self, unit: Piece) -> dict[str, list[tuple[int, str]]]:
        """The best path to each hex that can be reached: shortest, then smallest ranks."""
        best: dict[str, list[tuple[int, str]]] = {unit.hex: []}
        edge = [unit.hex]
        while edge:
            nxt: dict[str, list[tuple[int, str]]] = {}
            for hex in edge:
                for rank, near in self.around(hex):
                    if near in best or not self.may_pass(unit, near):
                        continue
                    path = [*best[hex], (rank, near)]
                    if near not in nxt or [r for r, _ in path] < [r for r, _ in nxt[near]]:
                        nxt[near] = path
            best.update(nxt)
            edge = list(nxt)
        del best[unit.hex]
        return best

    def destination(self, unit: Piece) -> tuple[str, str, list[str], str] | None:
        """Reason, goal, hexes walked, and their ranks."""
        leader = next(p for p in self.army(HUMAN) if p.leads).hex
        paths = self.paths(unit)
        goals = [hex for hex in paths if 1 <= apart(hex, leader) <= unit.range and self.may_stand(unit, hex)]
        if not unit.speed:
            return None
        if goals:
            goal = min(goals, key=lambda hex: (len(paths[hex]), [rank for rank, _ in paths[hex]]))
            walked = paths[goal][: unit.speed]
            while walked and not self.may_stand(unit, walked[-1][1]):
                walked.pop()
            reason = "goal"
        else:
            near = [hex for hex, path in paths.items() if len(path) <= unit.speed and self.may_stand(unit, hex)]
            near = [hex for hex in near if apart(hex, leader) < apart(unit.hex, leader)]
            if not near:
                return None
            goal = min(near, key=lambda hex: (apart(hex, leader), self.way(unit.hex, hex)))
            walked, reason = paths[goal], "nearer"
        if not walked:
            return None
        return reason, goal, [hex for _, hex in walked], "-".join(str(rank) for rank, _ in walked)

    # -- who acts (SOLO-16, SOLO-19, SOLO-20) ----------------------------------------------------------------------

    def check_actor(self, die: int, unit: Piece) -> None:
        """Whether it is this unit's turn with this die."""
        if die == 0:
            first = next(id for id in self.order if int(id[1:]) > 6)
            assert unit.id == first, f"{first} takes the free action"
        elif self.follows:
            assert unit.id == self.follows, f"{self.follows} has moved and attacks"
        else:
            assert die == self.die + 1, f"die {self.die + 1} is next"
            assert unit.id == self.expected(), f"{self.expected()} is next"
        self.activated.add(unit.id)

    def expected(self) -> str:
        """Who is next in the order: those who are gone drop out (RUL-143)."""
        standing = {piece.id for piece in self.pieces}
        for step in range(len(self.turn_order)):
            id = self.turn_order[(self.at + step) % len(self.turn_order)]
            if id in standing:
                self.at = (self.at + step) % len(self.turn_order)
                return id
        raise AssertionError("nobody is left")

    def others(self) -> int:
        return len(self.activated - {"B0"})

    def passed_on(self, die: int) -> None:
        """The die is used; the next one is for the next unit."""
        if die:
            self.die = die
            self.at += 1
        self.follows = ""

    # -- events ----------------------------------------------------------------------------------------------------

    def hear(self, events: list[Event]) -> None:
        """All that happened after an action, as a spectator hears it."""
        for event in events:
            heard = event.seen_by(None)
            assert heard is not None
            getattr(self, f"on_{heard.type()}", self._pass_over)(heard)

    def _pass_over(self, event: Any) -> None:
        """Nothing that the Challenger goes by."""

    def on_facing_chosen(self, event: n.FacingChosen) -> None:
        self.facing = event.direction

    def on_turn_began(self, event: e.TurnBegan) -> None:
        self.activated, self.at, self.die, self.follows = set(), 0, 0, ""
        self.turn_order = list(self.order)

    def on_dice_rolled(self, event: e.DiceRolled) -> None:
        if event.seat == CHALLENGER:
            self.dice += event.faces

    def on_dice_spent(self, event: e.DiceSpent) -> None:
        if event.seat == CHALLENGER:
            for _ in range(event.number):
                self.dice.remove(event.face)

    def on_scrolls_drawn(self, event: e.ScrollsDrawn) -> None:
        if event.seat == CHALLENGER:
            assert event.scrolls is None, "nobody sees what it draws (VIS-8)"
            self.pile += event.number

    def on_scrolls_discarded(self, event: e.ScrollsDiscarded) -> None:
        self.pile -= len(event.scrolls) if event.seat == CHALLENGER else 0

    def on_scroll_stolen(self, event: e.ScrollStolen) -> None:
        self.pile -= event.victim == CHALLENGER

    def on_scrolls_laid(self, event: e.ScrollsLaid) -> None:
        assert event.seat == HUMAN
        self.laid += event.number

    def on_machine_revealed(self, event: e.MachineRevealed) -> None:
        self.lineup.append(event.machine)

    def on_machine_deck_shuffled(self, event: e.MachineDeckShuffled) -> None:
        if not any(self.machines[card].speed for card in self.lineup) or len(self.lineup) == 4:
            self.lineup = []  # SOLO-7 or STAR-4: the lineup was shuffled away; otherwise the discard pile was

    def on_tile_flipped(self, event: e.TileFlipped) -> None:
        self.sides[event.hex] = event.side

    def on_shield_placed(self, event: e.ShieldPlaced) -> None:
        piece = self.piece(event.unit)
        self.pieces[self.pieces.index(piece)] = replace(piece, shields=piece.shields + 1)

    def on_shields_lost(self, event: e.ShieldsLost) -> None:
        piece = self.piece(event.unit)
        self.pieces[self.pieces.index(piece)] = replace(piece, shields=piece.shields - event.number)

    def on_unit_destroyed(self, event: e.UnitDestroyed) -> None:
        piece = self.piece(event.unit)
        self.fallen = piece.hex if piece.seat == CHALLENGER else self.fallen
        self.pieces.remove(piece)
        self.order = [id for id in self.order if id != piece.id]

    def on_unit_placed(self, event: e.UnitPlaced) -> None:
        self.put(self.piece(event.unit), event.to)

    def on_units_swapped(self, event: e.UnitsSwapped) -> None:
        one, other = self.piece(event.unit), self.piece(event.other)
        self.put(one, other.hex)
        self.put(other, one.hex)

    def on_unit_moved(self, event: e.UnitMoved) -> None:
        piece = self.piece(event.unit)
        if piece.seat == CHALLENGER:
            assert self.walking.pop(0) == event.to, "it goes where it was told to"
        self.put(piece, event.to)

    def on_machine_built(self, event: e.MachineBuilt) -> None:
        self.lineup.remove(event.machine)
        card = self.machines[event.machine]
        letter = "AB"[event.seat]
        if event.seat == CHALLENGER:
            assert self.building == (event.machine, event.hex), "it builds what and where it was told"
            self.building = None
        taken = {piece.id for piece in self.pieces}
        id = next(f"{letter}{place}" for place in range(7, 99) if f"{letter}{place}" not in taken)
        values = (card.speed, card.strength, card.armor, card.range)
        self.pieces.append(Piece(id, event.seat, event.machine, event.hex, *values, 0))
        if event.seat == CHALLENGER:
            self.order.insert(len(self.order) - 1, id)  # immediately left of the Leader (SOLO-22)
            self.turn_order = list(self.order)

    def on_attack_declared(self, event: e.AttackDeclared) -> None:
        self.attacker, self.laid, self.fresh = self.piece(event.attacker).id, 0, False
        if event.seat == CHALLENGER:
            assert self.attack == (event.attacker, event.defender), "it attacks whom it was told to"
            self.attack = None

    # -- decisions -------------------------------------------------------------------------------------------------

    def on_challenger_pair(self, event: n.ChallengerPair) -> None:
        assert event.rule == "SOLO-15"
        rows = {row: sum(face in faces for face in self.dice) for row, faces in ROWS.items()}
        assert rows == {row: getattr(event, row) for row in ROWS}
        upper = rows["power"] + rows["command"] > rows["build"] + rows["reinforce"]
        assert (event.pair, event.bonus) == (("upper", 3 * rows["power"]) if upper else ("lower", 0))
        self.seen["pair"] += 1

    def on_challenger_aims(self, event: n.ChallengerAims) -> None:
        assert event.rule == ("SOLO-19" if event.die else "SOLO-16")
        unit = self.piece(event.unit)
        self.check_actor(event.die, unit)
        target = self.check_choice(unit.hex, event, self.in_range(unit))
        assert self.piece(event.target) == target, f"{target} is the better target"
        self.attack = (event.unit, event.target)
        self.passed_on(event.die)
        self.seen["aims"] += 1

    def on_challenger_walks(self, event: n.ChallengerWalks) -> None:
        assert event.rule == ("SOLO-19" if event.die else "SOLO-16")
        unit = self.piece(event.unit)
        self.check_actor(event.die, unit)
        assert not self.in_range(unit), "a unit with a target attacks"
        if unit.leads:
            assert self.others() >= 2, "the Leader may not move yet (SOLO-20)"
        found = self.destination(unit)
        assert found == (event.by, event.goal, list(event.path), event.way), f"{unit} goes {found}, not {event}"
        self.walking = list(event.path)
        self.moved(event.die, replace(unit, hex=event.to))
        self.seen[f"walks {event.by}"] += 1

    def moved(self, die: int, there: Piece) -> None:
        """After a move the next Command die goes into an attack of the same unit, if somebody is in range (SOLO-19)."""
        left = self.dice and any(face in ROWS["command"] for face in self.dice)
        self.passed_on(die)
        if die and left and self.in_range(there):
            self.at -= 1
            self.follows = there.id

    def on_challenger_stays(self, event: n.ChallengerStays) -> None:
        assert event.rule == "RUL-96"
        unit = self.piece(event.unit)
        self.check_actor(event.die, unit)
        assert not self.in_range(unit) and self.destination(unit) is None, f"{unit} could act"
        self.passed_on(event.die)
        self.seen["stays"] += 1

    def on_challenger_leader_waits(self, event: n.ChallengerLeaderWaits) -> None:
        assert self.expected() == "B0" and event.die == self.die + 1
        assert not self.in_range(self.by_id("B0")), "its attack is not restricted (RUL-51)"
        assert event.activated == self.others() < 2
        alone = self.order == ["B0"]
        assert (event.by, event.rule) == (("lost", "RUL-51") if alone else ("first", "SOLO-20"))
        self.at = 0
        self.die += alone
        self.seen["leader waits"] += 1

    def on_challenger_builds(self, event: n.ChallengerBuilds) -> None:
        used = Counter(self.machines[p.card].type for p in self.pieces if p.is_machine)
        cards = [card for card in self.lineup if used[self.machines[card].type] < MINIATURES[self.machines[card].type]]
        mobile = [place for place, card in enumerate(cards) if self.machines[card].speed]
        window = cards if event.by == "setup" else cards[mobile[0] : mobile[0] + 1 + event.dice]
        assert list(event.window) == window
        assert event.rule == {"setup": "SOLO-13", "free": "SOLO-17", "row": "SOLO-21"}[event.by]
        if event.by == "free":
            assert self.order == ["B0"], "with a Machine the free action is no build"
        moving = [card for card in window if self.machines[card].speed]
        strongest = max(self.machines[card].strength for card in moving)
        chosen = next(card for card in moving if self.machines[card].strength == strongest)
        assert event.machine == chosen, f"{chosen} is the strongest, and the leftmost of those"
        self.check_site(event)
        self.building = (event.machine, event.hex)
        self.seen[f"builds {event.by}"] += 1

    def check_site(self, event: n.ChallengerBuilds) -> None:
        """The empty hex of its Territory nearest to the Base, by the Priority Hex (SOLO-22, RUL-52)."""
        assert self.base is not None
        land = [hex for hex, sheet in self.ground.items() if sheet.ground == "territory" and sheet.owner == CHALLENGER]
        empty = [hex for hex in land if not any(p.hex == hex for p in self.pieces)]
        if not empty:
            assert self.machines[event.machine].banding
            empty = [hex for hex in land if all(p.seat and self.bands(p) for p in self.pieces if p.hex == hex)]
        base = self.base
        assert event.hex == min(empty, key=lambda hex: (apart(base, hex), self.way(base, hex)))
        assert sorted(event.hexes) == sorted(empty)

    def on_challenger_builds_nothing(self, event: n.ChallengerBuildsNothing) -> None:
        if event.by == "machine":
            assert not any(self.machines[card].speed for card in self.lineup)
        else:
            land = [h for h, sheet in self.ground.items() if sheet.ground == "territory" and sheet.owner == CHALLENGER]
            assert all(any(p.hex == hex for p in self.pieces) for hex in land)
        self.seen["builds nothing"] += 1

    def on_challenger_reinforces(self, event: n.ChallengerReinforces) -> None:
        assert event.rule == "SOLO-23"
        stars = self.dice.count("star")
        shields = 1 if stars >= 2 else 0
        assert (event.dice, event.shields, event.scrolls) == (stars, shields, stars - shields)
        self.seen["reinforces"] += 1

    def on_challenger_lays(self, event: n.ChallengerLays) -> None:
        assert (event.pile, event.laid) == (self.pile, self.laid)
        defends = self.attacker.startswith("A")
        if event.by == "top":
            assert event.rule == "SOLO-26" and event.number <= 1
        elif defends and event.strength < event.armor and not event.laid:
            assert (event.by, event.number, event.rule) == ("none", 0, "RUL-93")
        else:
            assert (event.by, event.number, event.rule) == ("half", min(self.pile // 2, 8), "SOLO-26")
            self.pile -= event.number
        self.seen[f"lays {event.by}"] += 1

    def on_challenger_counts(self, event: n.ChallengerCounts) -> None:
        assert event.rule == "SOLO-27"
        scroll = self.scrolls[event.scroll]
        bonuses = [effect.amount for effect in scroll.effects if effect.op == "modify" and effect.amount > 0]
        named = [x.amount for x in scroll.effects if x.op == "modify" and x.stat in ("strength", "armor")]
        worth = 0 if scroll.kind == "catastrophe" else max([1, *(amount for amount in named if amount in bonuses)])
        assert event.amount == worth, event
        assert event.stat == ("strength" if self.attacker.startswith("B") else "armor")
        self.seen["counts"] += 1

    def on_challenger_picks(self, event: n.ChallengerPicks) -> None:
        assert event.rule == "RUL-91"
        self.fresh = False
        near = [p for p in self.pieces if apart(p.hex, self.fallen) == 1 and not p.leads]
        human = [p for p in near if p.seat == HUMAN]
        assert self.piece(event.unit) == self.check_choice(self.fallen, event, human or near)
        self.seen["picks"] += 1

    def on_challenger_places(self, event: n.ChallengerPlaces) -> None:
        assert event.rule == "RUL-50"
        assert event.hex == min(event.hexes, key=lambda hex: self.way(event.origin, hex))
        self.seen["places"] += 1


def _gap(one: Axial, other: Axial) -> int:
    dq, dr = other[0] - one[0], other[1] - one[1]
    return max(abs(dq), abs(dr), abs(dq + dr))
