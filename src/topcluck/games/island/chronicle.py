"""What a finished game tells of the deeds of its players: its record, played once more with somebody looking on.

A `Witness` listens where the state reports what happens, so it sees the table at the very moment of each event: which
unit attacks and who stands beside it, whatever cards have moved since the last choice.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace

from topcluck.games.island import events as e
from topcluck.games.island.box import NO_CARD
from topcluck.games.island.game import GAME
from topcluck.games.island.names import Names
from topcluck.games.island.state import LAST_LEFT, State
from topcluck.kernel.faces import Event, Seat
from topcluck.kernel.match import RESIGN
from topcluck.kernel.replay import Record, replay

SOLDIER, GOLEM = "soldier", "golem"  # types of Machines that achievements name


_DOINGS = (e.TurnBegan, e.ValuesCompared, e.ScrollPlayed, e.ScrollResolved, e.AbilityUsed, e.CatastropheStruck)


@dataclass(frozen=True, slots=True)
class Attack:
    """An attack that succeeded (CMB-9), and what it brought."""

    seat: Seat
    turn: int
    strength: int
    attacker: str  # "leader", "chicken" or the type of a Machine
    soldiers: int  # in the attacker's stack
    ranged: bool
    scrolls: frozenset[str]  # that the seat had played in this turn
    banner: Seat | None = None  # on which it placed a tag
    won_the_game: bool = False


@dataclass(frozen=True, slots=True)
class Chronicle:
    """The deeds of one game. Seats are those of people and bots; the Challenger's deeds are nobody's."""

    winners: tuple[Seat, ...]  # who reached the goal; that others have left is no victory over them
    stayed: tuple[Seat, ...]  # who did not resign
    on_turn: Seat  # at the end
    turn: int  # the last one, counted over all players
    own_turns: dict[Seat, int]
    attacks: tuple[Attack, ...]
    build_actions: dict[Seat, int]
    machines: dict[Seat, int]  # built
    golems: dict[Seat, int]  # different ones at once, at most
    epic_deaths: frozenset[Seat]  # who caused one of an enemy Leader
    enemies: dict[Seat, int]
    leaders: dict[Seat, str]  # chosen at the beginning; in modes without Leaders there is none


class Witness:
    """Sees a game as it is played, and remembers what achievements ask for."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.own_turns = Counter(_turns_before(state))
        self.scrolls: set[tuple[Seat, str]] = set()
        self.attacks: list[Attack] = []
        self.succeeded = False  # the attack of the running combat
        self.build_actions: Counter[Seat] = Counter()
        self.machines: Counter[Seat] = Counter()
        self.golems: Counter[Seat] = Counter()
        self.actor = state.active  # whose attack, Scroll, ability or Catastrophe is at work
        self.epic_deaths: set[Seat] = set()
        self.leaders: dict[Seat, str] = {}
        for seat in range(state.seats):
            if (card := state.card[state.leader_of(seat)]) != NO_CARD:
                self.leaders[seat] = state.box.names[card]
            self._count_golems(seat)

    def append(self, event: Event, /) -> None:
        """Takes note of an event, looking at the table."""
        if isinstance(event, _DOINGS):
            self.actor = event.seat
        elif isinstance(event, e.LeaderDied) and self.state.are_enemies(self.actor, event.seat):
            self.epic_deaths.add(self.actor)
        match event:
            case e.TurnBegan(seat=seat):
                self.own_turns[seat] += 1
                self.scrolls.clear()
            case e.LeaderDisclosed(seat=seat, leader=leader):
                self.leaders.setdefault(seat, leader)
            case e.ScrollPlayed(seat=seat, scroll=scroll) | e.ScrollResolved(seat=seat, scroll=scroll):
                self.scrolls.add((seat, scroll))
            case e.MachineChosen(seat=seat):  # every build action begins so (BUILD-1)
                self.build_actions[seat] += 1
            case e.MachineBuilt(seat=seat):
                self.machines[seat] += 1
                self._count_golems(seat)
            case e.AttackDeclared():
                self.succeeded = False
            case e.ValuesCompared(strength=strength, armor=armor) if strength >= armor:
                self.succeeded = True
                self.attacks.append(self._attack(strength))
            case e.TagPlaced(banner=banner):
                self.attacks[-1] = replace(self.attacks[-1], banner=banner)
            case e.GameEnded() if self.succeeded and self.state.fighting and _is_decided(self.state):
                self.attacks[-1] = replace(self.attacks[-1], won_the_game=True)

    def _attack(self, strength: int) -> Attack:
        """The attack that has just succeeded."""
        state, attacker = self.state, self.state.attacker
        seat = state.owner_of(attacker)
        stack = state.at[state.where[attacker]]
        return Attack(
            seat=seat,
            turn=state.turn,
            strength=strength,
            attacker=_kind(state, attacker),
            soldiers=sum(_kind(state, unit) == SOLDIER for unit in stack),
            ranged=state.ranged,
            scrolls=frozenset(scroll for player, scroll in self.scrolls if player == seat),
        )

    def _count_golems(self, seat: Seat) -> None:
        """How many different Golems a seat has now, if they were never more."""
        state = self.state
        there = {state.card[unit] for unit in state.units_of(seat) if _kind(state, unit) == GOLEM}
        self.golems[seat] = max(self.golems[seat], len(there))


def chronicle(record: Record) -> Chronicle:
    """The deeds of the game that a record tells of; the record is known to hold together."""
    state = replay(GAME, record, 0).state.copy()
    assert isinstance(state, State)
    state.knowledge = None  # what seats know changes nothing here
    witness = Witness(state)
    state.sink = witness
    for entry in record.entries:
        if entry.text == RESIGN:
            state.resign(entry.seat)
        else:
            state.apply(GAME.actions.parse(entry.text, Names(state, entry.seat)), entry.seat)
    return _written_down(witness)


def _written_down(witness: Witness) -> Chronicle:
    """What somebody who saw the whole game can tell."""
    state, seats = witness.state, range(witness.state.seats)
    outcome = state.outcome
    stayed = tuple(seat for seat in seats if not state.resigned >> seat & 1)
    return Chronicle(
        winners=tuple(seat for seat in stayed if outcome and seat in outcome.winners and _is_decided(state)),
        stayed=stayed,
        on_turn=state.active,
        turn=state.turn,
        own_turns={seat: witness.own_turns[seat] for seat in seats},
        attacks=tuple(witness.attacks),
        build_actions={seat: witness.build_actions[seat] for seat in seats},
        machines={seat: witness.machines[seat] for seat in seats},
        golems={seat: witness.golems[seat] for seat in seats},
        epic_deaths=frozenset(witness.epic_deaths),
        enemies={seat: len(state.enemies_of(seat)) for seat in seats},
        leaders=witness.leaders,
    )


def _is_decided(state: State) -> bool:
    """Whether the game has ended otherwise than by resigning."""
    return state.outcome_kind >= 0 and state.outcome_kind != LAST_LEFT


def _turns_before(state: State) -> list[Seat]:
    """Whose turns have begun before a game that starts in the middle (TURN-1); the running one included."""
    return [(state.start + turn) % state.armies for turn in range(state.turn)]


def _kind(state: State, unit: int) -> str:
    """What a unit is: a Leader, a Chicken or a type of Machine."""
    if state.is_leader(unit):
        return "leader"
    return state.box.types[state.box.type_of[state.card[unit]]] if state.is_machine(unit) else "chicken"
