### What stands beside the drawings in the terminal.

## Touché Poulet

draw-farm = { $seat }: { $ears } ears, { $eggs ->
    [one] { $eggs } egg
   *[other] { $eggs } eggs
}
draw-round = Round { $round }, { $phase }
draw-display = Weapons on display: { $things }
draw-own-weapons = Your weapons: { $things }
draw-own-units = Your unit cards: { $things }
draw-on-sale = Eggs on sale: { $things }

## War for Chicken Island

draw-island-setup = Setup
draw-island-turn = Turn { $turn }: { $seat } plays
draw-island-legend = ♛ Leader   c Chicken   ◆ Shield   ⌂A Base and a Territory of A   ^^^ Lava   · Neutral   ~~~ Sea   5/8 strength/armor   →1 speed   ↗3 Range
draw-island-legend-flag = ⚑A Flag of A
draw-island-you = you
draw-island-on-turn = on turn
draw-island-resigned = resigned
draw-island-dice = Dice
draw-island-spent = ({ $number } spent)
draw-island-free-action = Free action
draw-island-free-used = used
draw-island-free-left = not used yet
draw-island-resources = Resources
draw-island-tags = Tags
draw-island-flag = Flag
draw-island-flag-carried = { $hex }, with { $seat }: { $unit }
draw-island-flag-lies = { $hex }, unclaimed
draw-island-scrolls = Scrolls
draw-island-in-hand = { $number } in hand
draw-island-face-down = { $number } face down
draw-island-strategies = Strategies
draw-island-chickens = Chickens
draw-island-second = Second Leader
draw-island-second-lies = face down
draw-island-fallen = Epic death
draw-island-destroyed = Destroyed Chickens
draw-island-pilots = { $number ->
    [one] { $number } Pilot
   *[other] { $number } Pilots
}
draw-island-combat = Combat
draw-island-fight = { $attacker } attacks { $defender }
draw-island-values = Strength { $strength } against armor { $armor } so far
draw-island-combat-dice = Dice of this combat: { $dice }
draw-island-lies-face-down = { $number ->
    [one] { $seat } has { $number } Scroll face down
   *[other] { $seat } has { $number } Scrolls face down
}
draw-island-gone = a unit of { $seat } that has left the island
# What became of a Scroll in this combat.
draw-island-fate-open = turned up
draw-island-fate-resolved = resolved
draw-island-fate-cancelled = cancelled
draw-island-fate-stays = stays in play
draw-island-fate-copied = repeated by a copy
# Kinds of cards.
draw-island-kind-leader = Leader
draw-island-kind-soldier = Soldier
draw-island-kind-golem = Golem
draw-island-kind-battle-car = Battle Car
draw-island-kind-cannon = Cannon
draw-island-kind-tower = Tower
draw-island-kind-magic = Magic
draw-island-kind-strategy = Strategy
draw-island-kind-catastrophe = Catastrophe
draw-island-lineup = Lineup
draw-island-supply = Supply: { $resources }, { $shields } Shields
draw-island-piles = Scrolls: { $scrolls } in the deck, { $discarded } discarded · Machines: { $machines } in the deck, { $scrapped } discarded
draw-island-own-leaders = Choose one of these Leaders
draw-island-own-hand = Your hand
draw-island-own-picked = You are about to put down
draw-island-own-laid = You have laid face down
draw-island-own-second = Your second Leader, face down
draw-island-known = You know of the Scrolls of others
draw-island-place-hand = in the hand of { $seat }
draw-island-place-laid = face down before { $seat }
# Between two places where a Scroll may be.
draw-island-or = { " " }or{ " " }

draw-island-power = Power
draw-island-command = Command
draw-island-build = Build
draw-island-reinforce = Reinforce
draw-island-order = Activation order
draw-island-facing = Rank 1
draw-island-pile = Pile
draw-island-challenger = the Challenger

## Pictures of islands

draw-svg-players = { $players } players, { $hexes } hexes
draw-svg-neutral = Neutral
draw-svg-lava = Lava
