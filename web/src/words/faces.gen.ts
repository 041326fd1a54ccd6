// Written by ./dev protocol-types from the Python types; a change here would be lost.

export const GAMES = {
  "chicken-island": {
    "prefix": "island",
    "seats": [
      "A",
      "B",
      "C",
      "D"
    ],
    "verbs": {
      "add_spent": "add spent",
      "free_build": "free build",
      "free_move": "free move",
      "free_attack": "free attack",
      "free_retrieve": "free retrieve",
      "claw_move": "claw move",
      "claw_attack": "claw attack",
      "chicken_retrieve": "chicken retrieve",
      "star_lineup": "star lineup",
      "star_sift": "star sift",
      "star_draw": "star draw",
      "star_feast": "star feast",
      "star_shield": "star shield",
      "star_pardon": "star pardon",
      "use_strategy": "use strategy",
      "place": "place +1",
      "cancel_unseen": "cancel unseen",
      "hand_flag": "hand flag",
      "facing": "face"
    },
    "action": {
      "choose": {
        "leader": "card"
      },
      "claim": {
        "base": "hex"
      },
      "skip": {},
      "add": {
        "die": "face"
      },
      "add_spent": {},
      "lift": {
        "unit": "unit"
      },
      "roll": {},
      "keep": {},
      "pay": {
        "resource": "resource"
      },
      "free_build": {},
      "free_move": {},
      "free_attack": {},
      "free_retrieve": {},
      "claw_move": {},
      "claw_attack": {},
      "chicken_retrieve": {},
      "star_lineup": {},
      "star_sift": {},
      "star_draw": {},
      "star_feast": {},
      "star_shield": {},
      "star_pardon": {},
      "use": {
        "unit": "unit",
        "ability": "number"
      },
      "use_strategy": {
        "strategy": "card",
        "ability": "number"
      },
      "place": {
        "unit": "unit"
      },
      "play": {
        "scroll": "card"
      },
      "end": {},
      "draw": {
        "number": "number"
      },
      "take": {
        "resource": "resource"
      },
      "recover": {
        "chicken": "card"
      },
      "stop": {},
      "return": {
        "resource": "resource"
      },
      "discard": {
        "scroll": "card"
      },
      "shield": {
        "unit": "unit"
      },
      "pardon": {
        "whose": "seat_name"
      },
      "build": {
        "machine": "card"
      },
      "save": {
        "resource": "resource"
      },
      "pilot": {
        "unit": "unit"
      },
      "at": {
        "hex": "hex"
      },
      "move": {
        "unit": "unit"
      },
      "with": {
        "unit": "unit"
      },
      "go": {},
      "step": {
        "hex": "hex"
      },
      "leave": {
        "unit": "unit"
      },
      "join": {
        "unit": "unit"
      },
      "attack": {
        "attacker": "unit",
        "defender": "unit"
      },
      "done": {},
      "lay": {
        "scroll": "card"
      },
      "pass": {},
      "resolve": {
        "scroll": "card"
      },
      "drop": {
        "strategy": "card"
      },
      "first": {
        "catastrophe": "card"
      },
      "trigger": {
        "card": "card",
        "number": "number"
      },
      "option": {
        "number": "number"
      },
      "yes": {},
      "no": {},
      "against": {
        "player": "seat_name"
      },
      "tile": {
        "hex": "hex"
      },
      "target": {
        "unit": "unit"
      },
      "swap": {
        "unit": "unit"
      },
      "to": {
        "hex": "hex"
      },
      "stay": {},
      "cancel": {
        "player": "seat_name",
        "scroll": "card",
        "number": "number"
      },
      "cancel_unseen": {
        "player": "seat_name"
      },
      "copy": {
        "player": "seat_name",
        "scroll": "card"
      },
      "exchange": {
        "give": "resource",
        "get": "resource"
      },
      "turn": {
        "die": "face",
        "to": "face"
      },
      "territory": {
        "rotation": "number"
      },
      "lava": {
        "hex": "hex"
      },
      "neutral": {
        "hex": "hex"
      },
      "hand_flag": {
        "flag": "seat_name",
        "unit": "unit"
      },
      "carry": {
        "unit": "unit"
      },
      "arrange": {
        "hex": "hex"
      },
      "next": {
        "unit": "unit"
      },
      "facing": {
        "direction": "direction"
      },
      "mark": {
        "hex": "hex"
      }
    },
    "event": {
      "leader_disclosed": {
        "seat": "seat",
        "leader": "card"
      },
      "scrolls_dealt": {
        "seat": "seat",
        "number": "number",
        "scrolls": "card*"
      },
      "resources_dealt": {
        "seat": "seat",
        "wood": "number",
        "rock": "number",
        "metal": "number"
      },
      "lineup_revealed": {
        "machines": "card*"
      },
      "starting_seat": {
        "seat": "seat"
      },
      "base_claimed": {
        "seat": "seat",
        "base": "hex"
      },
      "turn_began": {
        "seat": "seat",
        "turn": "number"
      },
      "roll_skipped": {
        "seat": "seat"
      },
      "dice_rolled": {
        "seat": "seat",
        "faces": "face*"
      },
      "die_lifted": {
        "seat": "seat",
        "unit": "unit"
      },
      "roll_paid": {
        "seat": "seat",
        "resource": "resource"
      },
      "free_action_used": {
        "seat": "seat"
      },
      "dice_spent": {
        "seat": "seat",
        "face": "face",
        "number": "number"
      },
      "ability_used": {
        "seat": "seat",
        "card": "card"
      },
      "plus_placed": {
        "seat": "seat",
        "unit": "unit"
      },
      "resource_taken": {
        "seat": "seat",
        "resource": "resource"
      },
      "resource_returned": {
        "seat": "seat",
        "resource": "resource"
      },
      "chicken_recovered": {
        "seat": "seat",
        "chicken": "card",
        "base": "hex"
      },
      "machine_chosen": {
        "seat": "seat",
        "machine": "card"
      },
      "pilot_taken": {
        "seat": "seat",
        "chicken": "unit"
      },
      "machine_built": {
        "seat": "seat",
        "machine": "card",
        "hex": "hex"
      },
      "machine_revealed": {
        "machine": "card"
      },
      "unit_moved": {
        "seat": "seat",
        "unit": "unit",
        "to": "hex"
      },
      "unit_placed": {
        "seat": "seat",
        "unit": "unit",
        "to": "hex"
      },
      "units_swapped": {
        "seat": "seat",
        "unit": "unit",
        "other": "unit"
      },
      "unit_destroyed": {
        "seat": "seat",
        "unit": "unit"
      },
      "leader_scorched": {
        "seat": "seat",
        "unit": "unit"
      },
      "shield_placed": {
        "seat": "seat",
        "unit": "unit"
      },
      "shields_lost": {
        "seat": "seat",
        "unit": "unit",
        "number": "number"
      },
      "attack_declared": {
        "seat": "seat",
        "attacker": "unit",
        "defender": "unit"
      },
      "defender_changed": {
        "seat": "seat",
        "defender": "unit"
      },
      "strength_die_used": {
        "seat": "seat",
        "die": "face"
      },
      "scrolls_laid": {
        "seat": "seat",
        "number": "number",
        "scrolls": "card*"
      },
      "passed": {
        "seat": "seat"
      },
      "card_play_ended": {},
      "scrolls_turned_up": {
        "seat": "seat",
        "scrolls": "card*"
      },
      "scroll_resolved": {
        "seat": "seat",
        "scroll": "card"
      },
      "scroll_played": {
        "seat": "seat",
        "scroll": "card"
      },
      "scroll_cancelled": {
        "seat": "seat",
        "player": "seat",
        "scroll": "card"
      },
      "scroll_copied": {
        "seat": "seat",
        "player": "seat",
        "scroll": "card"
      },
      "strategy_entered": {
        "seat": "seat",
        "strategy": "card"
      },
      "strategy_dropped": {
        "seat": "seat",
        "strategy": "card"
      },
      "scroll_attached": {
        "seat": "seat",
        "scroll": "card",
        "unit": "unit"
      },
      "bonus_given": {
        "seat": "seat",
        "card": "card",
        "stat": "stat",
        "amount": "number"
      },
      "values_compared": {
        "seat": "seat",
        "strength": "number",
        "armor": "number"
      },
      "combat_cancelled": {},
      "tag_placed": {
        "seat": "seat",
        "banner": "seat"
      },
      "tag_forbidden": {
        "seat": "seat",
        "banner": "seat"
      },
      "tag_removed": {
        "seat": "seat",
        "whose": "seat"
      },
      "scrolls_drawn": {
        "seat": "seat",
        "number": "number",
        "scrolls": "card*"
      },
      "scrolls_discarded": {
        "seat": "seat",
        "scrolls": "card*"
      },
      "scroll_stolen": {
        "seat": "seat",
        "victim": "seat",
        "scroll": "card"
      },
      "hand_seen": {
        "seat": "seat",
        "victim": "seat",
        "scrolls": "card*"
      },
      "scroll_deck_shuffled": {},
      "machine_deck_shuffled": {},
      "catastrophe_drawn": {
        "seat": "seat",
        "scroll": "card"
      },
      "catastrophe_struck": {
        "seat": "seat",
        "scroll": "card"
      },
      "tile_flipped": {
        "hex": "hex",
        "side": "ground"
      },
      "die_turned": {
        "seat": "seat",
        "die": "face",
        "to": "face"
      },
      "resigned": {
        "seat": "seat"
      },
      "game_ended": {
        "winners": "seat*"
      },
      "territory_laid": {
        "seat": "seat",
        "hexes": "hex*"
      },
      "base_laid": {
        "seat": "seat",
        "hex": "hex"
      },
      "land_laid": {
        "seat": "seat",
        "hex": "hex",
        "side": "ground"
      },
      "flag_raised": {
        "seat": "seat",
        "unit": "unit"
      },
      "flag_taken": {
        "seat": "seat",
        "unit": "unit",
        "flag": "seat"
      },
      "flag_handed": {
        "seat": "seat",
        "unit": "unit",
        "flag": "seat",
        "to": "unit"
      },
      "flag_left": {
        "flag": "seat",
        "hex": "hex"
      },
      "flag_claimed": {
        "seat": "seat",
        "unit": "unit",
        "flag": "seat"
      },
      "token_revealed": {
        "seat": "seat",
        "unit": "unit",
        "chicken": "card"
      },
      "tokens_taken": {
        "seat": "seat",
        "hex": "hex",
        "units": "unit*",
        "chickens": "card*"
      },
      "token_recovered": {
        "seat": "seat",
        "base": "hex",
        "chicken": "card"
      },
      "stacks_arranged": {
        "seat": "seat"
      },
      "scrolls_void": {
        "seat": "seat",
        "scrolls": "card*"
      },
      "leader_died": {
        "seat": "seat",
        "leader": "card"
      },
      "leader_replaced": {
        "seat": "seat",
        "leader": "card"
      },
      "leader_waits": {
        "seat": "seat",
        "leader": "card"
      },
      "facing_chosen": {
        "direction": "direction",
        "rule": "plain"
      },
      "challenger_pair": {
        "pair": "plain",
        "power": "number",
        "command": "number",
        "build": "number",
        "reinforce": "number",
        "bonus": "number",
        "rule": "plain"
      },
      "challenger_aims": {
        "die": "number",
        "unit": "unit",
        "target": "unit",
        "by": "plain",
        "candidates": "unit*",
        "strengths": "number*",
        "armors": "number*",
        "shields": "number*",
        "ways": "plain*",
        "rule": "plain"
      },
      "challenger_walks": {
        "die": "number",
        "unit": "unit",
        "path": "hex*",
        "way": "plain",
        "goal": "hex",
        "to": "hex",
        "by": "plain",
        "rule": "plain"
      },
      "challenger_stays": {
        "die": "number",
        "unit": "unit",
        "rule": "plain"
      },
      "challenger_leader_waits": {
        "die": "number",
        "activated": "number",
        "by": "plain",
        "rule": "plain"
      },
      "challenger_builds": {
        "by": "plain",
        "dice": "number",
        "window": "card*",
        "speeds": "number*",
        "strengths": "number*",
        "machine": "card",
        "hexes": "hex*",
        "distances": "number*",
        "ways": "plain*",
        "hex": "hex",
        "rule": "plain"
      },
      "challenger_builds_nothing": {
        "by": "plain",
        "rule": "plain"
      },
      "challenger_reinforces": {
        "dice": "number",
        "scrolls": "number",
        "shields": "number",
        "rule": "plain"
      },
      "challenger_sends": {
        "candidates": "unit*",
        "unit": "unit",
        "by": "plain",
        "rule": "plain"
      },
      "challenger_recovers": {
        "number": "number",
        "rule": "plain"
      },
      "challenger_lays": {
        "by": "plain",
        "number": "number",
        "pile": "number",
        "strength": "number",
        "armor": "number",
        "laid": "number",
        "rule": "plain"
      },
      "challenger_counts": {
        "scroll": "card",
        "stat": "stat",
        "amount": "number",
        "draws": "number",
        "rule": "plain"
      },
      "challenger_picks": {
        "card": "card",
        "unit": "unit",
        "candidates": "unit*",
        "strengths": "number*",
        "armors": "number*",
        "shields": "number*",
        "ways": "plain*",
        "by": "plain",
        "rule": "plain"
      },
      "challenger_places": {
        "unit": "unit",
        "origin": "hex",
        "hex": "hex",
        "hexes": "hex*",
        "ways": "plain*",
        "rule": "plain"
      },
      "challenger_keeps_pile": {
        "number": "number",
        "rule": "plain"
      }
    },
    "rules": {
      "leader_disclosed": [
        "SET-2"
      ],
      "scrolls_dealt": [
        "SET-3"
      ],
      "resources_dealt": [
        "SET-6"
      ],
      "lineup_revealed": [
        "SET-4",
        "STAR-4"
      ],
      "starting_seat": [
        "SET-9"
      ],
      "base_claimed": [
        "SET-11"
      ],
      "turn_began": [
        "TURN-1"
      ],
      "roll_skipped": [
        "TURN-5"
      ],
      "dice_rolled": [
        "TURN-4"
      ],
      "die_lifted": [
        "RUL-124"
      ],
      "roll_paid": [
        "TURN-3"
      ],
      "free_action_used": [
        "ACT-1"
      ],
      "dice_spent": [
        "DICE-1"
      ],
      "ability_used": [
        "FX-13"
      ],
      "plus_placed": [
        "DICE-6"
      ],
      "resource_taken": [
        "RET-1"
      ],
      "chicken_recovered": [
        "RET-5"
      ],
      "machine_chosen": [
        "BUILD-1"
      ],
      "pilot_taken": [
        "BUILD-2"
      ],
      "machine_built": [
        "BUILD-3"
      ],
      "machine_revealed": [
        "BUILD-5"
      ],
      "unit_moved": [
        "MOVE-1"
      ],
      "unit_placed": [
        "MOVE-10",
        "LAVA-3"
      ],
      "units_swapped": [
        "MOVE-10"
      ],
      "unit_destroyed": [
        "CMB-11"
      ],
      "leader_scorched": [
        "LAVA-3"
      ],
      "shield_placed": [
        "SHIELD-1"
      ],
      "shields_lost": [
        "SHIELD-5"
      ],
      "attack_declared": [
        "CMB-1"
      ],
      "defender_changed": [
        "CMB-16"
      ],
      "strength_die_used": [
        "CMB-4"
      ],
      "scrolls_laid": [
        "CMB-5"
      ],
      "passed": [
        "CMB-5"
      ],
      "card_play_ended": [
        "RUL-22"
      ],
      "scrolls_turned_up": [
        "CMB-6"
      ],
      "scroll_resolved": [
        "CMB-6"
      ],
      "scroll_played": [
        "MAGIC-2"
      ],
      "strategy_entered": [
        "STRAT-1"
      ],
      "strategy_dropped": [
        "STRAT-3"
      ],
      "scroll_attached": [
        "MAGIC-3"
      ],
      "values_compared": [
        "CMB-9"
      ],
      "combat_cancelled": [
        "CMB-17"
      ],
      "tag_placed": [
        "CMB-10"
      ],
      "tag_forbidden": [
        "LIMIT-8"
      ],
      "tag_removed": [
        "STAR-9"
      ],
      "scrolls_drawn": [
        "TURN-7"
      ],
      "scrolls_discarded": [
        "SCR-3"
      ],
      "scroll_stolen": [
        "FX-19"
      ],
      "hand_seen": [
        "FX-19"
      ],
      "scroll_deck_shuffled": [
        "SCR-4",
        "CAT-4"
      ],
      "machine_deck_shuffled": [
        "BUILD-6",
        "STAR-4"
      ],
      "catastrophe_drawn": [
        "CAT-1"
      ],
      "catastrophe_struck": [
        "CAT-2"
      ],
      "tile_flipped": [
        "MAP-4"
      ],
      "game_ended": [
        "WIN-4"
      ],
      "territory_laid": [
        "ISLAND-3"
      ],
      "base_laid": [
        "ISLAND-4"
      ],
      "land_laid": [
        "ISLAND-5"
      ],
      "flag_raised": [
        "FLAG-3"
      ],
      "flag_taken": [
        "FLAG-8",
        "FX-26"
      ],
      "flag_handed": [
        "FLAG-10"
      ],
      "flag_left": [
        "FLAG-7",
        "FLAG-10"
      ],
      "flag_claimed": [
        "FLAG-5"
      ],
      "token_revealed": [
        "GALLOS-5"
      ],
      "tokens_taken": [
        "RUL-103"
      ],
      "token_recovered": [
        "GALLOS-4",
        "RUL-140"
      ],
      "stacks_arranged": [
        "GALLOS-7"
      ],
      "scrolls_void": [
        "HAHN-3"
      ],
      "leader_died": [
        "EPIC-4",
        "EPIC-5"
      ],
      "leader_replaced": [
        "EPIC-4"
      ],
      "leader_waits": [
        "EPIC-4",
        "RUL-144"
      ],
      "facing_chosen": [
        "SOLO-12",
        "DESOLO-6"
      ],
      "challenger_pair": [
        "SOLO-15",
        "SOLO-18"
      ],
      "challenger_aims": [
        "SOLO-16",
        "SOLO-19",
        "RUL-92"
      ],
      "challenger_walks": [
        "SOLO-25",
        "RUL-53"
      ],
      "challenger_stays": [
        "RUL-96"
      ],
      "challenger_leader_waits": [
        "SOLO-20"
      ],
      "challenger_builds": [
        "SOLO-13",
        "SOLO-17",
        "SOLO-21",
        "SOLO-22"
      ],
      "challenger_builds_nothing": [
        "RUL-49",
        "RUL-52"
      ],
      "challenger_reinforces": [
        "SOLO-23"
      ],
      "challenger_sends": [
        "DESOLO-4",
        "RUL-130"
      ],
      "challenger_recovers": [
        "DESOLO-4"
      ],
      "challenger_lays": [
        "SOLO-26",
        "RUL-93",
        "RUL-94"
      ],
      "challenger_counts": [
        "SOLO-27",
        "FX-30",
        "FX-31"
      ],
      "challenger_picks": [
        "RUL-91",
        "RUL-92"
      ],
      "challenger_places": [
        "RUL-50"
      ],
      "challenger_keeps_pile": [
        "VIS-8",
        "FX-33"
      ]
    }
  },
  "touche-poulet": {
    "prefix": "touche",
    "seats": [
      "P1",
      "P2",
      "P3",
      "P4"
    ],
    "verbs": {
      "random_fleet": "random fleet"
    },
    "action": {
      "place": {
        "unit": "unit",
        "cell": "cell"
      },
      "lift": {
        "cell": "cell"
      },
      "random_fleet": {},
      "confirm": {},
      "change": {},
      "fire": {
        "unit": "unit"
      },
      "aim": {
        "player": "board"
      },
      "target": {
        "place": "place"
      },
      "done": {},
      "strike": {
        "place": "place"
      },
      "field": {
        "place": "place"
      },
      "skip": {},
      "buy": {
        "egg": "egg"
      },
      "take": {
        "weapon": "weapon"
      },
      "play": {
        "weapon": "weapon"
      },
      "spy": {
        "area": "area"
      },
      "rob": {
        "player": "board"
      },
      "patch": {
        "place": "place"
      },
      "resolve": {},
      "end": {}
    },
    "event": {
      "token_placed": {
        "seat": "seat",
        "unit": "unit",
        "cell": "cell"
      },
      "token_lifted": {
        "seat": "seat",
        "unit": "unit",
        "cell": "cell"
      },
      "fleet_answered": {
        "seat": "seat",
        "answer": "number"
      },
      "fleet_drawn": {
        "seat": "seat",
        "units": "unit*",
        "cells": "cell*"
      },
      "fleets_ready": {},
      "round_began": {
        "round": "number",
        "seat": "seat"
      },
      "resolution_began": {
        "round": "number"
      },
      "fired": {
        "seat": "seat",
        "unit": "unit"
      },
      "target_placed": {
        "seat": "seat",
        "place": "place"
      },
      "strike_placed": {
        "seat": "seat",
        "place": "place"
      },
      "passed": {
        "seat": "seat"
      },
      "hit": {
        "seat": "seat",
        "place": "place"
      },
      "missed": {
        "seat": "seat",
        "place": "place"
      },
      "target_returned": {
        "seat": "seat",
        "place": "place"
      },
      "unit_destroyed": {
        "seat": "seat",
        "owner": "seat",
        "unit": "unit",
        "place": "place"
      },
      "egg_on_sale": {
        "egg": "egg"
      },
      "ears_gained": {
        "seat": "seat",
        "amount": "number"
      },
      "ears_paid": {
        "seat": "seat",
        "amount": "number"
      },
      "ears_stolen": {
        "seat": "seat",
        "victim": "seat",
        "amount": "number"
      },
      "card_gone": {
        "seat": "seat",
        "unit": "unit"
      },
      "field_placed": {
        "seat": "seat",
        "place": "place"
      },
      "field_removed": {
        "seat": "seat"
      },
      "egg_bought": {
        "seat": "seat",
        "egg": "egg",
        "price": "number"
      },
      "weapon_taken": {
        "seat": "seat",
        "weapon": "weapon"
      },
      "weapon_opened": {
        "weapon": "weapon"
      },
      "pile_shuffled": {
        "cards": "number"
      },
      "weapon_played": {
        "seat": "seat",
        "weapon": "weapon"
      },
      "spied": {
        "seat": "seat",
        "area": "area",
        "count": "number"
      },
      "patched": {
        "seat": "seat",
        "place": "place",
        "credited": "seat"
      },
      "wiped_out": {
        "seat": "seat"
      },
      "went_out": {
        "seat": "seat"
      },
      "left": {
        "seat": "seat"
      },
      "fleet_shown": {
        "seat": "seat",
        "units": "unit*",
        "cells": "cell*"
      },
      "game_ended": {
        "winners": "seat*"
      }
    },
    "rules": {
      "token_placed": [
        "TP-4.7"
      ],
      "fleet_drawn": [
        "TP-4.8"
      ],
      "round_began": [
        "TP-6.2"
      ],
      "resolution_began": [
        "TP-6.3"
      ],
      "fired": [
        "TP-7.2"
      ],
      "strike_placed": [
        "TP-15.1"
      ],
      "passed": [
        "TP-7.8"
      ],
      "hit": [
        "TP-9.3"
      ],
      "missed": [
        "TP-9.1"
      ],
      "target_returned": [
        "TP-9.2",
        "TP-17.4"
      ],
      "unit_destroyed": [
        "TP-9.5"
      ],
      "egg_on_sale": [
        "TP-9.5"
      ],
      "ears_paid": [
        "TP-12.2"
      ],
      "card_gone": [
        "TP-9.5"
      ],
      "field_placed": [
        "TP-11.2"
      ],
      "field_removed": [
        "TP-8.1"
      ],
      "egg_bought": [
        "TP-13.5"
      ],
      "weapon_taken": [
        "TP-14.1"
      ],
      "pile_shuffled": [
        "TP-14.2"
      ],
      "weapon_played": [
        "TP-14.3"
      ],
      "spied": [
        "TP-15.2"
      ],
      "patched": [
        "TP-15.10"
      ],
      "wiped_out": [
        "TP-17.1"
      ],
      "went_out": [
        "TP-17.3"
      ],
      "left": [
        "TP-17.4"
      ],
      "fleet_shown": [
        "TP-21.3"
      ],
      "game_ended": [
        "TP-18"
      ]
    }
  }
} as const;
