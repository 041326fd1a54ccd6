"""Hen on Chicken Island: greedy. It weighs what is on offer by what it gains at once, and takes the best.

It goes for enemy Leaders: builds Machines that can reach them, keeps strength dice until an attack promises enough,
and lays Scrolls where they change the outcome. How it weighs things stands in `topcluck.bots.island`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from topcluck.bots.island import fights, setups, turns
from topcluck.bots.island.scene import Scene
from topcluck.bots.player import Budget
from topcluck.games.island.view import View as IslandView
from topcluck.kernel.faces import Action
from topcluck.kernel.game import View

Weigh = Callable[[Scene, Action], float]

WEIGH: dict[str, Weigh] = {
    "choose_leader": setups.choose_leader,
    "claim": setups.claim,
    "solo_leader": setups.solo_leader,
    "solo_base": setups.claim,
    "roll": turns.roll,
    "reroll": turns.second_roll,
    "reroll_dice": turns.roll,
    "quick_build": turns.quick_build,
    "action": turns.take_action,
    "window": turns.window,
    "transit_back": turns.put,
    "draw_step": turns.draw_step,
    "pick": turns.pick,
    "return_resource": turns.give_up,
    "refill": turns.pick,
    "place_shield": turns.place_shield,
    "pardon": turns.pardon,
    "hand_discard": turns.hand_discard,
    "build_card": turns.build_card,
    "build_save": turns.build_save,
    "build_pilot": turns.build_pilot,
    "build_hex": turns.build_hex,
    "move_unit": turns.move_unit,
    "move_band": turns.move_band,
    "move_step": turns.move_step,
    "attack_with": turns.attack_with,
    "combat_dice": fights.combat_dice,
    "combat_play": fights.combat_play,
    "combat_more": fights.combat_play,
    "cancel_turned": fights.cancel,
    "combat_next": fights.combat_next,
    "strategy_limit": fights.strategy_limit,
    "combat_last": fights.combat_last,
    "place_leader": turns.put,
    "place_stray": turns.put,
    "choose_line": fights.choose_line,
    "use_or_not": fights.use_or_not,
    "choose_player": fights.choose_player,
    "choose_tile": fights.choose_tile,
    "choose_unit": fights.choose_unit,
    "move_to": fights.move_to,
    "choose_cancel": fights.cancel,
    "choose_copy": fights.copy,
    "discard_from": fights.discard_from,
    "gain_resource": turns.pick,
    "lose_resource": turns.give_up,
    "exchange": turns.exchange,
    "recover": turns.recover,
    "turn_die": fights.turn_die,
    "roll_again": fights.roll_again,
    "attach_to": fights.attach_to,
    "flag_start": turns.carry,
    "flag_take": turns.carry,
    "arrange": turns.arrange,
    "arrange_stack": turns.arrange_stack,
    "lose_chicken": turns.lose_chicken,
}  # what is not here (the order of triggers, the partner of a swap) is left to chance


class IslandHen:
    """Takes what gains most at once; among equals the luck of the budget decides."""

    def choose(self, view: View, actions: Sequence[Action], budget: Budget) -> Action:
        """The action that weighs most."""
        assert isinstance(view, IslandView), "this hen plays War for Chicken Island"
        chance = budget.chance()
        scene = Scene(view, chance)
        weigh = WEIGH.get(scene.asked[0])
        if weigh is None:
            return actions[chance.below(len(actions))]
        weights = [weigh(scene, action) for action in actions]
        most = max(weights)
        best = [action for action, weight in zip(actions, weights, strict=True) if weight == most]
        return best[0] if len(best) == 1 else best[chance.below(len(best))]
