# The table of Touché Poulet.

farm-own = Your farm
farm-of = The farm of { $player }
farm-boards = Farms
farm-round = Round { $round }
farm-phase-placement = Hide your fleet
farm-phase-targeting = Targeting
farm-phase-resolution = Resolution
farm-skip = Skip
farm-ending = The end
farm-verdict-hit = Touché!
farm-verdict-miss = Miss!

## Players

farm-plays-now = plays now
farm-out = out
farm-targets = { $count ->
    [one] { $count } target left
   *[other] { $count } targets left
}
farm-eggs = { $count } of { $wanted } eggs
farm-cards = Unit cards: { $units }
farm-weapons-of = Weapons: { $weapons }

## What lies on a cell

farm-cell-hit = hit by { $player }
farm-cell-wreck = wreck: { $unit }
farm-cell-mended = hit and mended
farm-cell-target = target of { $player }
farm-cell-field = magnetic field of { $player }
farm-cell-nuke = nuclear strike of { $player }
farm-pigeon = A pigeon counted in the { $zone }: { $count }

## Placing

farm-tray = Units to be placed
farm-tray-unit = { $unit }: { $state ->
    [placed] placed
    [next] comes next
   *[later] later
}
farm-hint-placing = Drag the unit onto your farm, or tap the cell for its top left corner. Units never touch. Tap a placed one to take it back.
farm-hint-complete = All units are hidden. Move them as you like, then say that you are ready.
farm-hint-waiting = The game begins when everybody is ready. Until then you may change your mind.
farm-random-hint = Your fleet is laid at random when all are ready.
farm-scatter = Scatter the rest
farm-scatter-hint = Places what is left anywhere; you can still change it.
farm-stamp-ready = Ready!
farm-stamp-random = Leave it to luck!

## Cards

farm-your-units = Your units
farm-your-weapons = Your secret weapons
farm-card-state = { $unit }: { $state ->
    [gone] lost
    [tilted] has fired
   *[upright] upright
}
farm-unit-barn = 3 targets anywhere. When it is destroyed, its owner takes a weapon.
farm-unit-sprayer = 1 target anywhere. If it hits, the 8 cells around explode.
farm-unit-tractank = 2 targets side by side. If it hits, an Eggwitzer shot follows at once.
farm-unit-harvester = 2 targets side by side. If it hits, you may place your magnetic field.
farm-unit-granary = 3 targets in a line. If it hits, it steals 5 ears.
farm-unit-reaper = 2 targets anywhere. If it hits, one more shot follows at once.
farm-unit-eggwitzer = 1 target anywhere. If it hits, the 4 neighbouring cells explode.
farm-unit-war-chest = It never attacks. Who destroys it takes a weapon.

## Market

farm-market = Weapons and eggs
farm-display = Weapons on display
farm-draw-pile = draw pile: { $count }
farm-discard-pile = discard pile: { $count }
farm-take = Choose a secret weapon
farm-wild-eggs = Wild eggs
farm-wild-egg = wild egg for { $price } ears
farm-wild-egg-of = wild egg, bought by { $player }
farm-wild-egg-gone = wild egg, out of play
farm-egg-on-sale = on sale: { $egg }
farm-all-eggs = Eggs; from a wreck for { $price } ears
farm-egg-state = { $egg }: { $state ->
    [reserve] in reserve
    [on_sale] on sale
    [owned] bought by { $player }
   *[gone] out of play
}
