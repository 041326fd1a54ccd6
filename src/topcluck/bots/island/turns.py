"""The own turn: which dice to roll, what to do next, how to move, what to build, what to retrieve.

One function for each kind of decision: what an action on offer is worth.
"""

from __future__ import annotations

from topcluck.bots.island.effects import CHICKEN, SCROLL, SHIELD, effects_worth, unit_choice
from topcluck.bots.island.flags import carried, chickens_wanted, flag_asked, homeward, meetings
from topcluck.bots.island.plans import (
    actions_left,
    best_attack,
    best_build,
    best_move,
    best_move_of,
    chickens_on_island,
    claws_needed,
    hand_lead,
    in_reach,
    judge,
    keeps,
    machine_worth,
    missing,
    star_lead,
    stay_worth,
    wanted,
)
from topcluck.bots.island.prospects import chance_of, place_worth, reach_worth, standing, unit_worth
from topcluck.bots.island.scene import MUSCLE, Scene, is_leader, remembered
from topcluck.bots.island.scrolls import keeping_worth, strategy_worth
from topcluck.bots.island.ways import built, companions, ground, is_soldier, mover, stops
from topcluck.games.island import actions as a
from topcluck.games.island.model import RESOURCES
from topcluck.games.island.names import SEATS
from topcluck.games.island.sheet import UnitSheet
from topcluck.kernel.faces import Action

NEVER = -9.0
CLAW_FIRST = 0.001  # a die is spent before the free action, which can do more
SURE = 0.8  # a chance that no second roll need improve
ENOUGH = 9  # Scrolls in hand; against one enemy a smaller hand loses
ENOUGH_OF_MANY = 5  # with three or four hands: the fuller they are, the thicker lie the Catastrophes in the deck
POOR = 0.08  # a Machine before which one looks for another
TWO_RESOURCES = 0.06  # what they are worth to who has few
CARD_PRICE = 0.08  # of a Scroll that could be laid in a combat instead


# -- dice (TURN-2, TURN-3) -----------------------------------------------------------------------------------------


def roll(scene: Scene, action: Action) -> float:
    """D-ROLL, and which dice for a second roll: all that are not worth keeping."""
    match action:
        case a.Add(die):
            return NEVER if keeps(scene, die) else 2.0
        case a.AddSpent():
            return 2.0
        case a.Lift(unit):
            ready = any(attacker is scene.by_name[unit] for attacker, _, _ in in_reach(scene))
            return NEVER if ready else 2.0
        case a.Roll():
            return 1.0
    return 0.0


def second_roll(scene: Scene, action: Action) -> float:
    """D-REROLL: two Resources for better dice before a promising attack, or because there are plenty."""
    if isinstance(action, a.Keep):
        return 0.0
    assert isinstance(action, a.Pay)
    junk = [face for face in scene.mine.dice if not keeps(scene, face)]
    gain = 0.02 * len(junk) if junk and claws_needed(scene) > scene.mine.dice.count("claw") else 0.0
    for unit, leader, worth in in_reach(scene):
        extra = scene.muscle(scene.me) + hand_lead(scene, unit, leader) + star_lead(scene, unit)
        now = chance_of(scene, unit, leader, extra)
        then = chance_of(scene, unit, leader, extra + len(junk) - sum(MUSCLE.get(face, 0) for face in junk))
        gain = max(gain, worth * (then - now) if now < SURE else 0.0)
    plenty = sum(scene.mine.resources) > 6
    price = (0.0 if plenty else TWO_RESOURCES) + (0.3 if plenty else 1.0) * max(best_build(scene), *wanted(scene)[:3])
    return gain - price + 0.001 * spare(scene, action.resource)


# -- actions (TURN-6) ----------------------------------------------------------------------------------------------


def take_action(scene: Scene, action: Action) -> float:
    """D-ACTION: what gains most; nothing is left undone that gains anything."""
    match action:
        case a.FreeAttack():
            return best_attack(scene)
        case a.ClawAttack():
            return best_attack(scene) + CLAW_FIRST
        case a.FreeMove():
            return best_move(scene)
        case a.ClawMove():
            return best_move(scene) + CLAW_FIRST if best_move(scene) else NEVER
        case a.FreeBuild():
            return best_build(scene)
        case a.FreeRetrieve() | a.ChickenRetrieve():
            return retrieve_worth(scene)
        case a.Use(unit, number):
            bearer = scene.by_name[unit]
            return ability_worth(scene, bearer.card, number, bearer)
        case a.UseStrategy(strategy, number):
            return ability_worth(scene, strategy, number, None)
        case a.Play(scroll):
            return play_worth(scene, scroll)
        case a.Place():
            return NEVER
        case a.End():
            return 0.004
    return star_worth(scene, action)


def window(scene: Scene, action: Action) -> float:
    """D-WINDOW: an ability that brings something; stars may be needed in the own turn."""
    return 0.1 if isinstance(action, a.Pass) else take_action(scene, action)


def ability_worth(scene: Scene, card: str, number: int, bearer: UnitSheet | None) -> float:
    """What an ability brings, less what its stars would bring otherwise."""
    effects = scene.cards.abilities(card)[number - 1]
    return effects_worth(scene, effects, bearer) - 0.02 * effects[0].stars


def play_worth(scene: Scene, id: str) -> float:
    """What a Scroll brings when it is played face up (MAGIC-2, STRAT-5)."""
    scroll = scene.cards.scrolls[id]
    if scroll.kind == "strategy":
        room = len(scene.mine.strategies) < scene.cards.options.strategy_limit
        return strategy_worth(scene, id) if room else 0.0
    price = CARD_PRICE if "combat" in scroll.play else 0.02
    if scroll.attach is not None:
        lines = scene.cards.lines(id, "static")
        units = [unit for unit in scene.table.units if scene.fits(scroll.attach, unit, scene.me)]
        return max((sum(unit_choice(scene, line, unit) for line in lines) for unit in units), default=0.0) - 0.03
    return effects_worth(scene, scene.cards.lines(id, "resolve")) - price


def star_worth(scene: Scene, action: Action) -> float:
    """What the star abilities that everybody has are worth (STAR-4 to STAR-9)."""
    lying, room = len(scene.mine.destroyed), 9 - sum(scene.mine.resources)
    match action:
        case a.StarLineup():
            poor = best_build(scene) < POOR and not scene.table.free_used and chickens_on_island(scene) > 0
            fresh = scene.table.machine_deck > len(scene.table.lineup)  # otherwise much the same cards come back
            return POOR if poor and fresh and sum(scene.mine.resources) > 2 else 0.0  # it costs no action
        case a.StarSift():
            return 0.02
        case a.StarDraw():
            return SCROLL if len(scene.view.hand) < enough(scene) else 0.0
        case a.StarFeast():
            return SCROLL + CHICKEN * lying + 0.01 * room
        case a.StarShield():
            return SHIELD
        case a.StarPardon():
            return 0.4
    return 0.0


# -- retrieving and Resources (RET) --------------------------------------------------------------------------------


def retrieve_worth(scene: Scene) -> float:
    """What a retrieve brings: the better of Resources and Chickens, twice."""
    limit = scene.cards.options.resource_limit
    room = limit is None or sum(scene.mine.resources) < limit
    resource = 0.01 + max(wanted(scene)[:3]) if room and any(scene.table.supply) else 0.0
    return 1.5 * max(resource, recover_worth(scene) if scene.mine.destroyed else 0.0)


def recover_worth(scene: Scene) -> float:
    """What one more Chicken on the Base is worth: Pilots are needed, more than a few are not."""
    return CHICKEN / (1 + chickens_on_island(scene)) + wanted(scene)[3] + (0.5 if chickens_wanted(scene) else 0.0)


def pick(scene: Scene, action: Action) -> float:
    """D-PICK, and Resources that cards and stars bring: what is wanted most."""
    match action:
        case a.Take(resource):
            limit = scene.cards.options.resource_limit
            if limit is not None and sum(scene.mine.resources) >= limit:
                return NEVER
            kind = RESOURCES.index(resource)
            return 0.01 + wanted(scene)[kind] - 0.001 * scene.mine.resources[kind]
        case a.Recover(chicken):
            return recover_worth(scene) + 0.001 * scene.cards.tokens[chicken].strength
    return 0.0


def give_up(scene: Scene, action: Action) -> float:
    """Which Resource goes: the one that the best Machine in sight needs least; of a Hurricane's victim any."""
    assert isinstance(action, a.Return)
    if scene.asked[1].get("of", SEATS[scene.me]) != SEATS[scene.me]:
        return 0.0
    return spare(scene, action.resource)


@remembered
def plan(scene: Scene) -> tuple[int, int, int]:
    """The cost of the Machine that would be built next, if any is worth it."""
    worth = {id: machine_worth(scene, id) - 0.02 * sum(missing(scene, id)) for id in scene.table.lineup}
    best = max(worth, key=lambda id: worth[id], default=None)
    return (0, 0, 0) if best is None else scene.cards.machines[best].cost


def spare(scene: Scene, resource: str) -> int:
    """How many of a Resource are left over when the next Machine is paid."""
    kind = RESOURCES.index(resource)
    return scene.mine.resources[kind] - plan(scene)[kind]


def exchange(scene: Scene, action: Action) -> float:
    """Which Resource for which: what is left over for what the next Machine lacks."""
    match action:
        case a.Exchange(give, get):
            return float(min(spare(scene, give), -spare(scene, get)))
    return 0.5


def recover(scene: Scene, action: Action) -> float:
    """Which Chicken returns: the strongest."""
    assert isinstance(action, a.Recover)
    token = scene.cards.tokens[action.chicken]
    return token.strength + 0.1 * token.armor


# -- building (BUILD) ----------------------------------------------------------------------------------------------


def quick_build(scene: Scene, action: Action) -> float:
    """D-QUICK-BUILD: nearly always; it costs no action."""
    return build_card(scene, action) if isinstance(action, a.Build) else 0.02


def build_card(scene: Scene, action: Action) -> float:
    """D-BUILD-CARD: the Machine that promises most."""
    assert isinstance(action, a.Build)
    return machine_worth(scene, action.machine)


def build_save(scene: Scene, action: Action) -> float:
    """Which Resource a discount saves: what is scarce."""
    match action:
        case a.Save(resource):
            return 1.0 - 0.1 * scene.mine.resources[RESOURCES.index(resource)]
    return 0.0


def build_pilot(scene: Scene, action: Action) -> float:
    """D-BUILD-PILOTS: the Chicken that would do least else."""
    match action:
        case a.Pilot(unit):
            bearer = 1.0 if carried(scene, scene.by_name[unit]) else 0.0
            return 1.0 - bearer - unit_worth(scene, scene.by_name[unit]) - 0.001 * scene.by_name[unit].strength
    return 0.0


def build_hex(scene: Scene, action: Action) -> float:
    """D-BUILD-HEX: where the Machine is most useful."""
    assert isinstance(action, a.At)
    machine = scene.cards.machines[scene.asked[1]["card"]]
    return place_worth(scene, built(scene, machine, action.hex))


# -- moving (MOVE, BAND) -------------------------------------------------------------------------------------------


def move_unit(scene: Scene, action: Action) -> float:
    """D-MOVE-GROUP: the unit that gains most by moving."""
    if isinstance(action, a.Stay):
        return 0.0
    assert isinstance(action, a.Move)
    move = best_move_of(scene, scene.by_name[action.unit])
    return move.gain if move else -1.0


def move_band(scene: Scene, action: Action) -> float:
    """Who comes along: all but the Leader, who goes alone."""
    match action:
        case a.With(unit):
            return 1.0 if scene.by_name[unit] in companions(scene, moving(scene)[0]) else -1.0
        case a.Leave(unit):  # where all come along who are not detached (BAND-5)
            mates = companions(scene, scene.by_id[scene.asked[1]["mover"]])
            return -1.0 if scene.by_name[unit] in mates else 1.0
    return 0.0


def moving(scene: Scene) -> list[UnitSheet]:
    """The units that are on the move."""
    return [scene.by_id[id] for id in scene.asked[1]["group"].split("+")]


def move_step(scene: Scene, action: Action) -> float:
    """D-MOVE-STEP: toward the best hex that is still within reach; never onto Lava."""
    group = moving(scene)
    unit = max(group, key=lambda member: (not is_leader(member), member.strength, member.speed))
    who = mover(scene, unit)
    left = max(member.speed for member in group) - int(scene.asked[1]["steps"])
    actions = actions_left(scene)
    match action:
        case a.Step(hex):
            if hex not in scene.board or (scene.board[hex].ground == "lava" and not who.gait.on_lava):
                return NEVER
            ends = [hex] if hex in ground(scene, who.gait)[1] else []
            ends += stops(scene, who, left - 1, hex)
            worth = max((stay_worth(scene, unit, who, end, actions) for end in ends), default=-1.0)
            gain = meetings(scene, unit, actions + 1).get(hex) if scene.table.flags else None
            return worth if gain is None else max(worth, 2.0 + gain)
        case a.Stop():
            return stay_worth(scene, unit, who, unit.hex, actions) + 1e-6
        case a.Join(mate):
            return 2.0 if joins(scene, unit, scene.by_name[mate]) else -1.0
        case a.Leave(mate):
            stays = is_leader(scene.by_name[mate]) and not is_leader(unit)
            return 2.0 if stays else -1.0
        case a.HandFlag(flag, mate):
            return _handing(scene, flag, scene.by_name[mate])
    return 0.0


def joins(scene: Scene, unit: UnitSheet, mate: UnitSheet) -> bool:
    """Whether a group picks up a unit on its way (BAND-7): whoever would march along from the start."""
    if scene.table.flags:
        return is_soldier(scene, unit) and is_soldier(scene, mate)
    return not is_leader(unit) and not is_leader(mate)


def _handing(scene: Scene, flag: str, unit: UnitSheet) -> float:
    """Whether a Flag should change hands: an enemy's goes to who brings it home soonest, the own one stays."""
    carrier = next(scene.by_id[sheet.carrier] for sheet in scene.table.flags if SEATS[sheet.seat] == flag)
    nearer = homeward(scene, unit) > homeward(scene, carrier)
    return 9.0 if SEATS[scene.me] != flag and nearer else -1.0


def carry(scene: Scene, action: Action) -> float:
    """D-FLAG-START, D-FLAG-TAKE: an enemy's Flag for who brings it home soonest, the own one for the best armor."""
    assert isinstance(action, a.Carry)
    unit = scene.by_name[action.unit]
    own = scene.asked[0] == "flag_start" or flag_asked(scene) == scene.me
    return float(unit.armor) if own else homeward(scene, unit)


def put(scene: Scene, action: Action) -> float:
    """Where a unit is put that cannot stay: where it is worth most."""
    assert isinstance(action, a.At)
    unit = scene.by_id[scene.asked[1]["unit"]]
    return stay_worth(scene, unit, mover(scene, unit), action.hex, 0) if action.hex in scene.board else -1.0


# -- face-down tokens (GALLOS) -------------------------------------------------------------------------------------


def arrange(scene: Scene, action: Action) -> float:
    """D-REARRANGE: a stack in which the best token does not lie on top."""
    if not isinstance(action, a.Arrange):
        return 0.0
    stack = [fighting_worth(unit) for unit in scene.at[action.hex] if not is_leader(unit)]
    return 1.0 if stack[-1] < max(stack) else -1.0


def arrange_stack(scene: Scene, action: Action) -> float:
    """The best fighters come first: who lies on top attacks and is attacked (GALLOS-6)."""
    assert isinstance(action, a.Next)
    return fighting_worth(scene.by_name[action.unit])


def lose_chicken(scene: Scene, action: Action) -> float:
    """Which own Chicken goes: who fights worst; a Shield may save it."""
    assert isinstance(action, a.Target)
    unit = scene.by_name[action.unit]
    return 10.0 * bool(unit.shields) - fighting_worth(unit)


def fighting_worth(unit: UnitSheet) -> int:
    """How good a Chicken is at fighting."""
    return unit.strength + unit.armor


# -- attacks, stars, drawing ---------------------------------------------------------------------------------------


def attack_with(scene: Scene, action: Action) -> float:
    """D-ATTACK: the attack that is worth most; among hopeless ones the likeliest."""
    assert isinstance(action, a.Attack)
    attack = judge(scene, scene.by_name[action.attacker], scene.by_name[action.defender])
    return attack.worth + 0.01 * attack.chance


def draw_step(scene: Scene, action: Action) -> float:
    """D-DRAW: up to a good hand; whoever has one leaves the Catastrophes in the deck, unless no way leads anywhere."""
    assert isinstance(action, a.Draw)
    stuck = not any(reach_worth(scene, mover(scene, unit)) for unit in scene.own if not is_leader(unit))
    wanted = enough(scene) - len(scene.view.hand)
    return float(action.number if stuck or action.number <= wanted else -action.number)


def enough(scene: Scene) -> int:
    """How many Scrolls make a good hand."""
    return ENOUGH if scene.seats == 2 else ENOUGH_OF_MANY


def place_shield(scene: Scene, action: Action) -> float:
    """D-STAR-UNIT: the own Leader first, then what is worth most."""
    assert isinstance(action, a.Shield)
    unit = scene.by_name[action.unit]
    if unit.seat not in scene.side(scene.me):
        return -1.0
    return 1.0 - 0.1 * unit.shields if is_leader(unit) else unit_worth(scene, unit)


def pardon(scene: Scene, action: Action) -> float:
    """D-STAR-TAG: the tag of whoever is nearest to winning."""
    assert isinstance(action, a.Pardon)
    return standing(scene, SEATS.index(action.whose))


def hand_discard(scene: Scene, action: Action) -> float:
    """D-SCROLL-DISCARD: what is worth least."""
    assert isinstance(action, a.Discard)
    return -keeping_worth(scene, action.scroll)
