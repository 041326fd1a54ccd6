"""The Challenger's turn (SOLO-14, section 5.5): free action, the active pair of rows, new dice, two Scrolls."""

from __future__ import annotations

from topcluck.games.island import decisions as d
from topcluck.games.island import events as e
from topcluck.games.island.rules.challenger.building import build_freely
from topcluck.games.island.rules.challenger.targets import aim, target_of
from topcluck.games.island.rules.challenger.walking import walk
from topcluck.games.island.rules.combat import declare
from topcluck.games.island.rules.destruction import add_shields
from topcluck.games.island.rules.retrieving import base_is_open, recover
from topcluck.games.island.rules.rolling import roll_dice
from topcluck.games.island.rules.scrolls import draw_together
from topcluck.games.island.rules.values import strength_of
from topcluck.games.island.rules.windows import open_window
from topcluck.games.island.state import CHICKEN, CLAW, PLUS_ONE, PLUS_THREE, PLUS_TWO, STAR, State

COMMAND = (CLAW, PLUS_ONE, PLUS_TWO)  # the faces in the Command row (SOLO-11)
POWER_BONUS = 3  # strength per Power die (SOLO-18)
OTHERS_BEFORE_LEADER = 2  # units that must have been activated before the Leader moves (SOLO-20)
SCROLLS_PER_TURN = 2  # SOLO-14
RECOVERED = 2  # Chickens (DESOLO-4)


def row(state: State, *faces: int) -> int:
    """How many dice lie in a row of the Solo card (SOLO-11)."""
    return sum(state.banner[state.seats * 6 + face] for face in faces)


def spend_row(state: State, *faces: int) -> None:
    """All dice of a row are spent (SOLO-24)."""
    for face in faces:
        _spend(state, face, state.banner[state.seats * 6 + face])


def _spend(state: State, face: int, number: int) -> None:
    """Some dice of one face are spent."""
    if number:
        state.banner[state.seats * 6 + face] -= number
        state.spent[state.seats] += number
        state.tell(e.DICE_SPENT, state.seats, face, number)


# -- the order (SOLO-10, DESOLO-2) ---------------------------------------------------------------------------------


def refresh_order(state: State) -> None:
    """Machines as they were built, Chickens on the island from strong to weak, the Leader; the fallen drop out."""
    seat = state.seats
    machines = [unit for unit in state.order if state.is_machine(unit) and state.where[unit] >= 0]
    chickens = [unit for unit in state.chickens_of(seat) if state.where[unit] >= 0]
    chickens.sort(key=lambda unit: -strength_of(state, unit))
    state.order = (*machines, *chickens, state.leader_of(seat))


def _alive(state: State, at: int) -> int:
    """The first place of the order from *at* on whose unit is still there, going round (RUL-143); -1 without any."""
    for step in range(len(state.order)):
        place = (at + step) % len(state.order)
        if state.where[state.order[place]] >= 0:
            return place
    return -1


# -- CH0 and CH1 ---------------------------------------------------------------------------------------------------


@d.task(d.CHALLENGER_TURN)
def begin_turn(state: State, frame: d.Frame) -> None:
    """Which pair of rows is active is fixed at the start of the turn (SOLO-15); Power counts from now on (SOLO-18)."""
    refresh_order(state)
    state.activated = 0
    power, command = row(state, PLUS_THREE), row(state, *COMMAND)
    build, reinforce = row(state, CHICKEN), row(state, STAR)
    upper = power + command > build + reinforce
    state.power = POWER_BONUS * power if upper else 0
    pair = "upper" if upper else "lower"
    state.tell(e.CHALLENGER_PAIR, pair, power, command, build, reinforce, state.power, "SOLO-15")
    state.ask(d.CHALLENGER_DRAW)
    open_window(state)
    state.ask(d.CHALLENGER_ROLL)
    state.ask(d.CHALLENGER_PAIR, int(upper))
    open_window(state)  # after each action and before the next one (RUL-110)
    state.ask(d.CHALLENGER_FREE)
    open_window(state)


@d.task(d.CHALLENGER_FREE)
def free_action(state: State, frame: d.Frame) -> None:
    """The leftmost Machine attacks, or moves toward the human's Leader (SOLO-16, RUL-95)."""
    machines = [unit for unit in state.order if state.is_machine(unit) and state.where[unit] >= 0]
    if machines:
        _act_freely(state, machines[0])
    elif state.box.options.solo_no_machine_free_action == "build":
        build_freely(state)
    else:
        _chicken_or_recover(state)


def _act_freely(state: State, unit: int) -> None:
    """The free action of a unit: it attacks if it can, else it moves."""
    if target_of(state, unit) >= 0:
        _attack(state, unit, 0)
    else:
        _move(state, unit, 0)


def _move(state: State, unit: int, die: int) -> None:
    """A unit moves toward the human's Leader; if it cannot, the action is lost, and it counts as activated (RUL-96)."""
    state.activated |= 1 << unit
    if not walk(state, unit, die):
        state.tell(e.CHALLENGER_STAYS, die, unit, "RUL-96")


def _attack(state: State, unit: int, die: int) -> None:
    """Declares an attack on the target that the rules name."""
    state.activated |= 1 << unit
    state.ask(d.STRAYS)
    declare(state, state.seats, unit, aim(state, unit, die))


def _chicken_or_recover(state: State) -> None:
    """A random Chicken from the Leader's stack, else from the island; with none, two are recovered (DESOLO-4)."""
    seat = state.seats
    chickens = [unit for unit in state.chickens_of(seat) if state.where[unit] >= 0]
    with_leader = [unit for unit in chickens if state.where[unit] == state.where[state.leader_of(seat)]]
    among = with_leader or chickens
    if among:
        unit = among[state.chance.below(len(among))]
        by, rule = ("stack", "DESOLO-4") if with_leader else ("island", "RUL-130")
        state.tell(e.CHALLENGER_SENDS, among, unit, by, rule)
        _act_freely(state, unit)
        return
    number = min(RECOVERED, len(lying(state)))
    state.tell(e.CHALLENGER_RECOVERS, number, "DESOLO-4")
    recover_at_random(state, number)


def recover_at_random(state: State, number: int) -> None:
    """Destroyed Chickens return to its Base, if it is open (RUL-130)."""
    for _ in range(number):
        chickens = lying(state)
        recover(state, chickens[state.chance.below(len(chickens))])


def lying(state: State) -> list[int]:
    """The Chickens that it could recover."""
    return state.destroyed_chickens(state.seats) if base_is_open(state, state.seats) else []


# -- CH2: the active pair ------------------------------------------------------------------------------------------


@d.task(d.CHALLENGER_PAIR)
def active_pair(state: State, frame: d.Frame) -> None:
    """Both rows of the pair are carried out, even one without dice; dice in the others stay (SOLO-24)."""
    if frame[1]:
        refresh_order(state)
        state.ask(d.CHALLENGER_SPENT)
        state.ask(d.CHALLENGER_COMMAND, 0, row(state, *COMMAND), 0)
        return
    build, reinforce = row(state, CHICKEN), row(state, STAR)
    state.ask(d.CHALLENGER_REINFORCE, reinforce)
    state.ask(d.CHALLENGER_BUILD, build)
    spend_row(state, CHICKEN)


@d.task(d.CHALLENGER_SPENT)
def power_spent(state: State, frame: d.Frame) -> None:
    """When the last attack is made all dice of the pair are spent (SOLO-24)."""
    spend_row(state, *COMMAND, PLUS_THREE)


@d.task(d.CHALLENGER_COMMAND)
def command(state: State, frame: d.Frame) -> None:
    """Each die in turn is for the current unit of the activation order (SOLO-19, SOLO-20)."""
    _, spent, dice, at = frame
    at = _alive(state, at)
    if spent == dice or at < 0:
        return
    unit, die = state.order[at], spent + 1
    if state.is_leader(unit) and target_of(state, unit) < 0 and not _leader_may_move(state):
        _pass_over_leader(state, die, dice)
        return
    _spend_command_die(state)
    attacks = target_of(state, unit) >= 0
    if not attacks:
        _move(state, unit, die)
        attacks = die < dice and target_of(state, unit) >= 0
        if attacks:  # SOLO-19, 2: the next die goes into the attack
            _spend_command_die(state)
            die += 1
    state.ask(d.CHALLENGER_COMMAND, die, dice, at + 1)
    open_window(state)
    if attacks:
        _attack(state, unit, die)


def _spend_command_die(state: State) -> None:
    """One die of the Command row, whichever face it shows (RUL-126)."""
    _spend(state, next(face for face in COMMAND if row(state, face)), 1)


def _leader_may_move(state: State) -> bool:
    """SOLO-20: only if two different other units were activated this turn, the free action included (RUL-51)."""
    return _others_activated(state) >= OTHERS_BEFORE_LEADER


def _others_activated(state: State) -> int:
    """How many other units were activated this turn; one that fell since counts too (RUL-143)."""
    return (state.activated & ~(1 << state.leader_of(state.seats))).bit_count()


def _pass_over_leader(state: State, die: int, dice: int) -> None:
    """The die is for the first unit of the order instead; if there is no other, it is lost (SOLO-20, RUL-51)."""
    first = _alive(state, 0)
    alone = state.is_leader(state.order[first])
    by, rule = ("lost", "RUL-51") if alone else ("first", "SOLO-20")
    state.tell(e.CHALLENGER_LEADER_WAITS, die, _others_activated(state), by, rule)
    if alone:
        _spend_command_die(state)
        state.ask(d.CHALLENGER_COMMAND, die, dice, 0)
    else:
        state.ask(d.CHALLENGER_COMMAND, die - 1, dice, first)


@d.task(d.CHALLENGER_REINFORCE)
def reinforce(state: State, frame: d.Frame) -> None:
    """By number of dice: a Scroll, a Shield on the Leader, then a Scroll for each (SOLO-23)."""
    dice = frame[1]
    shields = int(dice > 1)
    scrolls = dice - shields
    state.tell(e.CHALLENGER_REINFORCES, dice, scrolls, shields, "SOLO-23")
    spend_row(state, STAR)
    add_shields(state, state.leader_of(state.seats), shields)
    draw_together(state, state.seats, scrolls)


# -- CH3 and CH4 ---------------------------------------------------------------------------------------------------


@d.task(d.CHALLENGER_ROLL)
def roll_spent(state: State, frame: d.Frame) -> None:
    """All spent dice are rolled and go to their rows (SOLO-14)."""
    state.power = 0
    roll_dice(state, state.seats, state.spent[state.seats])


@d.task(d.CHALLENGER_DRAW)
def draw(state: State, frame: d.Frame) -> None:
    """Two Scrolls, unseen (SOLO-14, SOLO-8)."""
    draw_together(state, state.seats, SCROLLS_PER_TURN)
