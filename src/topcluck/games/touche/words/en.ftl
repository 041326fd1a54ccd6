### Touché Poulet in English. Arguments that name a thing arrive as names; players are P1 to P4.

## Names

touche-name-barn = Barn
touche-name-sprayer = Sprayer
touche-name-tractank = Tractank
touche-name-harvester = Armoured Harvester
touche-name-granary = Tactical Granary
touche-name-reaper = Reaper
touche-name-eggwitzer = Eggwitzer
touche-name-war-chest = War Chest
touche-name-nuclear = Nuclear Strike
touche-name-extra-shot = extra shot
touche-name-roosters = roosters
touche-name-rabbits = rabbits
touche-name-moles = moles
touche-name-pigs = pigs
touche-name-meadow = meadow
touche-name-duck-pond = duck pond
touche-name-lavender-field = lavender field
touche-name-vegetable-garden = vegetable garden
touche-name-path = path
touche-name-wheat-field = wheat field
touche-egg-barn = egg of the Barn
touche-egg-sprayer = egg of the Sprayer
touche-egg-tractank = egg of the Tractank
touche-egg-harvester = egg of the Armoured Harvester
touche-egg-granary = egg of the Tactical Granary
touche-egg-wild = wild egg
touche-name-nuclear-strike = Nuclear Strike
touche-name-pigeon-spies = Pigeon Spies
touche-name-emergency-shield = Emergency Shield
touche-name-smuggler = Smuggler
touche-name-haggling-hen = Haggling Hen
touche-name-bumper-harvest = Bumper Harvest
touche-name-thieving-crow = Thieving Crow
touche-name-salvo = Double-Barrelled Salvo
touche-name-overtime = Overtime
touche-name-patch-up = Patch-Up
touche-name-field-generator = Field Generator
touche-name-fertiliser = Miracle Fertiliser
touche-name-scarecrow = Scarecrow
touche-name-ostrich-shells = Ostrich Shells
touche-name-laser-sight = Laser Sight
touche-name-turbo-engine = Turbo Engine
touche-name-bandit-mask = Bandit Mask
touche-name-hayloft-gunners = Hayloft Gunners

## Words for the page

touche-word-ears = { $count ->
    [one] { $count } ear
   *[other] { $count } ears
}
touche-word-target = target
touche-word-crater = crater
touche-word-hit = hit
touche-word-miss = miss
touche-word-shelter = shelter
touche-word-weapon = secret weapon
touche-word-field = magnetic field
touche-word-strike = nuclear strike
touche-word-pigeon = pigeon spying
touche-word-targeting = targeting
touche-word-resolution = resolution
touche-word-first-player = first player

## What weapons say

touche-weapon-text-nuclear-strike = Instead of your attack, pay 10 ears: the 9 cells of a block on an opponent's board explode when you resolve.
touche-weapon-text-pigeon-spies = Name two zones of opponents' boards: everybody learns how many intact unit cells lie in each.
touche-weapon-text-emergency-shield = Place your magnetic field without a hit.
touche-weapon-text-smuggler = Buy a wild egg for 15 ears less.
touche-weapon-text-haggling-hen = Buy an egg from a wreck for 15 ears.
touche-weapon-text-bumper-harvest = Take 15 ears from the bank.
touche-weapon-text-thieving-crow = Take up to 10 ears from an opponent.
touche-weapon-text-salvo = Place 2 more targets; they bring no bonus.
touche-weapon-text-overtime = After your attack with a unit, attack with a second unit too.
touche-weapon-text-patch-up = Remove an explosion from one of your living units.
touche-weapon-text-field-generator = Lasting. After a resolution turn without a hit you may place your magnetic field.
touche-weapon-text-fertiliser = Lasting. 5 more ears when you finish off a unit with an egg.
touche-weapon-text-scarecrow = Lasting. Nobody takes ears from you.
touche-weapon-text-ostrich-shells = Lasting. Your Eggwitzers explode all 8 cells around their hit.
touche-weapon-text-laser-sight = Lasting. Your Reapers target 3 cells.
touche-weapon-text-turbo-engine = Lasting. Your Tractank and your Armoured Harvester target lines of 3.
touche-weapon-text-bandit-mask = Lasting. Your Granary steals up to 10 ears.
touche-weapon-text-hayloft-gunners = Lasting. Your Barn targets 4 cells.

## Events

touche-event-token-placed = { $seat } places the { $unit } on { $cell }.
touche-event-token-lifted = { $seat } takes the { $unit } back from { $cell }.
touche-event-fleet-answered = { $answer ->
    [0] { $seat } goes on placing.
    [1] { $seat } is ready.
   *[other] { $seat } wants a random fleet.
}
touche-event-fleet-drawn = The fleet of { $seat } is placed at random: { $units } on { $cells }.
touche-event-fleets-ready = All fleets are placed.
touche-event-round-began = Round { $round } begins with { $seat }.
touche-event-resolution-began = Round { $round }: the shots are resolved.
touche-event-fired = { $seat } fires: { $unit }.
touche-event-target-placed = { $seat } targets { $place }.
touche-event-strike-placed = { $seat } calls a nuclear strike on the block from { $place }.
touche-event-passed = { $seat } passes.
touche-event-hit = { $seat } hits at { $place }!
touche-event-missed = { $seat } misses at { $place }.
touche-event-target-returned = The target of { $seat } on { $place } comes back.
touche-event-unit-destroyed = { $seat } destroys a unit of { $owner }: { $unit } at { $place }.
touche-event-egg-on-sale = On sale now: { $egg }.
touche-event-ears-gained = { $seat } gets { $amount } ears.
touche-event-ears-paid = { $seat } pays { $amount } ears.
touche-event-ears-stolen = { $amount ->
    [0] { $seat } finds nothing to take from { $victim }.
   *[other] { $seat } takes { $amount } ears from { $victim }.
}
touche-event-card-gone = { $seat } loses the card: { $unit }.
touche-event-field-placed = { $seat } places the magnetic field from { $place }.
touche-event-field-removed = { $seat } takes the magnetic field back.
touche-event-egg-bought = { $seat } buys for { $price } ears: { $egg }.
touche-event-weapon-taken = { $seat } takes a weapon: { $weapon }.
touche-event-weapon-opened = A new weapon lies open: { $weapon }.
touche-event-pile-shuffled = The discard pile is shuffled: { $cards } cards.
touche-event-weapon-played = { $seat } plays: { $weapon }.
touche-event-spied = A pigeon of { $seat } reports { $count } cells: { $area }.
touche-event-patched = { $seat } mends { $place }; the hit of { $credited } counts no more.
touche-event-wiped-out = { $seat } has no unit left.
touche-event-went-out = { $seat } is out of the game.
touche-event-left = { $seat } leaves the game.
touche-event-game-ended = The game is over.
touche-event-fleet-shown = { $units_count ->
    [0] { $seat } had no living unit.
   *[other] { $seat } shows the living units: { $units } on { $cells }.
}

## Actions

touche-action-place = { $unit } on { $cell }
touche-action-lift = take back from { $cell }
touche-action-random-fleet = random fleet
touche-action-confirm = ready
touche-action-change = change the fleet
touche-action-fire = fire: { $unit }
touche-action-aim = at the board of { $player }
touche-action-target = target { $place }
touche-action-done = the line is complete
touche-action-strike = strike the block from { $place }
touche-action-field = field from { $place }
touche-action-skip = no field
touche-action-buy = buy: { $egg }
touche-action-take = take: { $weapon }
touche-action-play = play: { $weapon }
touche-action-spy = spy: { $area }
touche-action-rob = rob { $player }
touche-action-patch = mend { $place }
touche-action-resolve = resolve the next attack
touche-action-end = end the turn

## Decisions

touche-decision-placement = { $seat }: place your fleet in secret.
touche-decision-turn = { $seat }: your targeting turn.
touche-decision-attack-board = { $seat }: whose board? { $with }, targets left: { $left }.
touche-decision-attack-cell = { $seat }: which cell of { $board }? { $with }, targets left: { $left }.
touche-decision-line-cell = { $seat }: the next cell of the line on the board of { $board }. { $with }, targets left: { $left }.
touche-decision-overtime = { $seat }: which second unit fires?
touche-decision-strike-board = { $seat }: whose board is struck?
touche-decision-strike-block = { $seat }: which block of { $board } is struck?
touche-decision-spying = { $seat }: where does a pigeon fly? Left: { $left }.
touche-decision-robbery = { $seat }: whose purse does the crow visit? Up to { $ears } ears.
touche-decision-patching = { $seat }: which hit is mended?
touche-decision-haggling = { $seat }: which egg for { $ears } ears?
touche-decision-taking = { $seat }: choose a weapon.
touche-decision-resolving = { $seat }: your resolution turn.
touche-decision-bonus-board = { $seat }: a bonus shot. Whose board? ({ $with })
touche-decision-bonus-cell = { $seat }: a bonus shot. Which cell of { $board }? ({ $with })
touche-decision-field-board = { $seat }: on whose board do you place the magnetic field?
touche-decision-field-block = { $seat }: which block of { $board } does the magnetic field cover?

## Outcomes

touche-outcome-eggs = five eggs
touche-outcome-last-survivor = the only one with a living unit
touche-outcome-stalemate = nothing happened in a whole round

## Refusals

touche-refusal-asked-first = “{ $verb }” is not what is asked now.
touche-refusal-other-choice = This “{ $verb }” is not on offer now.
touche-refusal-fleets-are-fixed = The fleets are fixed for the whole game.
touche-refusal-fleet-is-confirmed = Your fleet is confirmed; change it first.
touche-refusal-nothing-to-change = You have not confirmed your fleet yet.
touche-refusal-unit-is-placed = Already placed: { $unit }.
touche-refusal-larger-units-first = Larger units come first; now it is: { $next }.
touche-refusal-leaves-the-grid = The { $unit } would leave the board at { $cell }.
touche-refusal-overlaps = The { $unit } would lie on another unit at { $cell }.
touche-refusal-touches = The { $unit } would touch another unit at { $cell }.
touche-refusal-nothing-to-lift = No token begins on { $cell }.
touche-refusal-fleet-is-incomplete = Tokens still to be placed: { $count }.
touche-refusal-attacks-are-made-in-targeting = Units fire in the targeting phase only.
touche-refusal-one-main-attack = You have made your main attack.
touche-refusal-unit-never-attacks = It never attacks: { $unit }.
touche-refusal-unit-is-gone = You have lost it: { $unit }.
touche-refusal-card-is-tilted = It has fired already: { $unit }.
touche-refusal-no-free-target = All your targets are in use.
touche-refusal-nothing-to-target = There is no cell left that you may target.
touche-refusal-not-twice-in-a-row = Not twice in a row in this game: { $unit }.
touche-refusal-own-board = { $player } is you: this is your own board.
touche-refusal-nothing-to-target-there = There is nothing to target on the board of { $player }.
touche-refusal-player-is-out = { $player } is out of the game.
touche-refusal-no-living-unit = { $player } has no living unit.
touche-refusal-exploded = { $place } has exploded already.
touche-refusal-targeted-already = { $place } already carries a target of { $player }.
touche-refusal-under-a-field = { $place } lies under somebody else's magnetic field.
touche-refusal-under-a-strike = { $place } lies under a nuclear strike.
touche-refusal-not-in-line = { $place } is not in line with the targets so far ({ $unit }).
touche-refusal-aimed-elsewhere = You aim at the board of { $player }; { $place } is elsewhere.
touche-refusal-line-goes-on = The line has more cells that can be targeted.
touche-refusal-cells-are-left = There are targets left to place.
touche-refusal-block-leaves-the-grid = The block from { $place } would leave the board.
touche-refusal-block-under-a-field = Part of the block from { $place } lies under somebody else's field.
touche-refusal-block-without-prey = Nothing in the block from { $place } can be targeted.
touche-refusal-field-over-a-field = Part of the block from { $place } lies under another field.
touche-refusal-field-must-be-placed = This field must be placed.
touche-refusal-bonus-must-be-used = A bonus shot must be made.
touche-refusal-no-wild-egg = There is no wild egg left.
touche-refusal-own-egg = You never own an egg of your colour: { $egg }.
touche-refusal-egg-in-reserve = Its unit still lives: { $egg }.
touche-refusal-egg-is-gone = Out of play: { $egg }.
touche-refusal-egg-is-sold = Sold for good: { $egg }.
touche-refusal-only-eggs-from-wrecks = The hen haggles for eggs from wrecks only.
touche-refusal-too-few-ears = It costs { $price } ears, and you have { $ears }.
touche-refusal-no-weapon-to-take = No weapon is taken now.
touche-refusal-not-in-the-display = Not in the display: { $weapon }.
touche-refusal-weapon-not-held = You do not have it: { $weapon }.
touche-refusal-weapon-is-lasting = It works by itself and is not played: { $weapon }.
touche-refusal-weapon-not-in-this-phase = Not in this phase: { $weapon }.
touche-refusal-no-egg-on-a-wreck = No egg lies on a wreck for you.
touche-refusal-after-the-main-attack = Only after the main attack with a unit: { $weapon }.
touche-refusal-no-other-unit = No other unit can attack.
touche-refusal-nothing-to-mend = None of your living units was hit.
touche-refusal-instead-of-the-main-attack = Only instead of the main attack: { $weapon }.
touche-refusal-no-strike-token = Both nuclear tokens are in use.
touche-refusal-spied-already = A pigeon has been there: { $area }.
touche-refusal-not-from-yourself = The crow does not rob its owner.
touche-refusal-nothing-to-mend-there = There is nothing to mend on { $place }.
touche-refusal-no-attack-left = You have no attack left to resolve.
touche-refusal-must-attack = Who can attack must attack.
touche-refusal-attacks-are-left = Your attacks must be resolved first.
