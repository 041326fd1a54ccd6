"""Flags (FLAG): who carries them, how they change hands, where they fall.

`state.flags` says for each seat where its Flag is: the unit that carries it, or `LYING` minus the hex where it lies.
Whatever moves a unit or a Flag stirs the state; as soon as things stand still, `settle` lets units take what lies in
their hex and looks whether somebody has won.
"""

from __future__ import annotations

from collections.abc import Iterable

from topcluck.games.island import actions as a
from topcluck.games.island import decisions as d
from topcluck.games.island import events as e
from topcluck.games.island.board import SEA
from topcluck.games.island.rules.standing import burns
from topcluck.games.island.state import FLAG_HOME, LYING, State

# -- raising (FLAG-3) ----------------------------------------------------------------------------------------------


@d.task(d.RAISE_FLAGS)
def raise_flags(state: State, frame: d.Frame) -> None:
    """Each player's Flag goes to the top Chicken of the stack in the Base, or to one of choice; then the first turn."""
    state.ask(d.NEXT_TURN)
    if state.box.options.flag_start == "chosen_chicken":
        for seat in reversed(range(state.armies)):  # GEN-7: by seat number
            state.ask(d.FLAG_START, seat)
    else:
        for seat in range(state.armies):
            _raise(state, seat, state.at[state.base_of(seat)][-1])


def _raise(state: State, seat: int, unit: int) -> None:
    """The Chicken carries its player's Flag from now on."""
    state.flags.append(unit)
    state.tell(e.FLAG_RAISED, seat, unit)


@d.ask(d.FLAG_START)
class FlagStart:
    """Which Chicken in the Base carries the own Flag at the start (FLAG-3, `chosen_chicken`)."""

    @staticmethod
    def options(state: State, frame: d.Frame) -> list[int]:
        return [a.pack(a.CARRY, unit) for unit in state.chickens_of(frame[1])]

    @staticmethod
    def resolve(state: State, frame: d.Frame, code: int) -> None:
        _raise(state, frame[1], a.first(code))


# -- Flags that lie, and who takes them (FLAG-8, RUL-37, RUL-139) --------------------------------------------------


def flags_of(state: State, units: Iterable[int]) -> list[int]:
    """The Flags that these units carry."""
    carriers = set(units)
    return [flag for flag, carrier in enumerate(state.flags) if carrier in carriers]


def flag_hex(state: State, flag: int) -> int:
    """Where a Flag is: on its carrier's hex, or where it lies."""
    place = state.flags[flag]
    return state.where[place] if place >= 0 else LYING - place


def settle(state: State) -> list[d.Frame]:
    """Flags that lie under units are taken (FLAG-8); then the win is checked (FLAG-2).

    Where several units could take a Flag their owner is asked, each Flag separately (RUL-37, RUL-139): these questions
    are returned, the last to ask first. Who burns in the hex takes nothing (RUL-139).
    """
    state.stirred = False
    asked = {frame[2] for frame in state.stack if frame[0] == d.FLAG_TAKE}
    questions: list[d.Frame] = []
    for flag, place in enumerate(state.flags):
        if place < 0 and flag not in asked:
            units = [unit for unit in state.at[LYING - place] if not burns(state, unit, LYING - place)]
            if len(units) == 1:
                _take(state, flag, units[0])
            elif units:
                questions.append((d.FLAG_TAKE, state.owner_of(units[0]), flag, sum(1 << unit for unit in units)))
    for seat in state.from_active():  # RUL-8
        if state.box.mode.has_won(state, seat):
            state.end(FLAG_HOME, state.allies_of(seat))
            break
    return questions[::-1]


@d.task(d.SETTLE_FLAGS)
def settle_flags(state: State, frame: d.Frame) -> None:
    """Something has moved (FLAG-2, FLAG-8)."""
    state.stack += settle(state)


def _take(state: State, flag: int, unit: int) -> None:
    """A unit takes up a Flag that nobody carries."""
    state.flags[flag] = unit
    state.tell(e.FLAG_TAKEN, state.owner_of(unit), unit, flag)


@d.ask(d.FLAG_TAKE)
class FlagTake:
    """Which of the units in its hex takes a Flag (D-FLAG-TAKE)."""

    @staticmethod
    def options(state: State, frame: d.Frame) -> list[int]:
        units = frame[3]
        return [a.pack(a.CARRY, unit) for unit in range(units.bit_length()) if units >> unit & 1]

    @staticmethod
    def resolve(state: State, frame: d.Frame, code: int) -> None:
        _take(state, frame[2], a.first(code))
        state.stirred = True


# -- handing over (FLAG-10, RUL-133) -------------------------------------------------------------------------------


def hand_overs(state: State, seat: int, hex: int, settled: int) -> list[int]:
    """Flags that may pass between own units in a hex of a move, each once per visit (FLAG-10, RUL-38, RUL-133).

    In *settled*, units that were left or picked up here, the bit of a Leader, who is not there (FLAG-1), stands for the
    Flag of its player.
    """
    own = [unit for unit in state.at[hex] if state.owner_of(unit) == seat]
    free = [flag for flag in flags_of(state, own) if not settled >> state.leader_of(flag) & 1]
    return [a.pack(a.HAND_FLAG, flag, unit) for flag in free for unit in own if unit != state.flags[flag]]


def hand_over(state: State, seat: int, flag: int, unit: int) -> None:
    """A Flag passes to another unit of its carrier's owner."""
    state.tell(e.FLAG_HANDED, seat, state.flags[flag], flag, unit)
    state.flags[flag] = unit  # nobody wins by it: who has an enemy's Flag on the own Base has won already


def exchange_flags(state: State, unit: int, other: int) -> None:
    """Units that change places leave their Flags in the hex: the newcomer carries them (FX-26)."""
    theirs, ours = flags_of(state, [other]), flags_of(state, [unit])
    for flags, carrier in ((theirs, unit), (ours, other)):
        for flag in flags:
            _take(state, flag, carrier)


# -- losing and claiming (FLAG-5 to FLAG-7, FLAG-10) ---------------------------------------------------------------

Fallen = tuple[int, int, int]  # a Flag, the hex of its carrier, and the last one where that stood firmly


def falling(state: State, units: list[int]) -> list[Fallen]:
    """The Flags of units that are about to be destroyed together."""
    firm = dict(state.firm)
    fallen = []
    for flag in flags_of(state, units):
        carrier = state.flags[flag]
        fallen.append((flag, state.where[carrier], firm.get(carrier, state.where[carrier])))
    return fallen


def let_fall(state: State, fallen: list[Fallen]) -> None:
    """Flags stay in the hex (FLAG-7); with nobody left there to take them, off Lava and Sea (RUL-37, RUL-99)."""
    for flag, hex, firm in fallen:
        _lay(state, flag, hex if state.at[hex] else firm)


def leave_flags(state: State, unit: int) -> None:
    """A Chicken that becomes a Pilot leaves its Flags in its hex (FLAG-10, RUL-38), at Sea like any other (RUL-99)."""
    for flag, hex, firm in falling(state, [unit]):
        _lay(state, flag, firm if state.ground[hex] == SEA else hex)


def _lay(state: State, flag: int, hex: int) -> None:
    """A Flag lies in a hex, until somebody takes it."""
    state.flags[flag] = LYING - hex
    state.stirred = True
    state.tell(e.FLAG_LEFT, flag, hex)


def claim(state: State) -> list[int]:
    """The attacker takes the Flags that the destruction of the defender brings it; which they are is an option."""
    flags = [] if state.ranged else _claimable(state)  # FLAG-7
    for flag in flags:
        state.flags[flag] = state.attacker
    state.stirred = True
    return flags


def _claimable(state: State) -> list[int]:
    """FLAG-5; the stack is the one in which the defender stands when it is destroyed (RUL-145)."""
    stack, rule = state.at[state.where[state.defender]], state.box.options.flag_claim
    if rule == "carrier_or_bandmate":
        return flags_of(state, stack)
    if rule == "carrier_and_bandmates" and len(stack) > 1:
        return []  # a surviving bandmate carries them
    return flags_of(state, [state.defender])
