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

## Rules in a sentence

touche-rule-TP-0-1 = Marks say where a rule comes from: the book, our ruling, or our own design.
touche-rule-TP-0-2 = An opponent is any other player still in the game; a living unit is not destroyed; an exploded cell carries a crater, an explosion or a wreck.
touche-rule-TP-0-3 = A cell is a column letter and a row number; A1 is top left. Reading order goes row by row, left to right.
touche-rule-TP-0-4 = All luck comes from one generator with a seed, so every game can be replayed.
touche-rule-TP-0-5 = Grid, zones, shapes, prices and cards are data.
touche-rule-TP-1-1 = Each player has a public and a secret board, 8 unit cards, 10 unit tokens, 15 targets, 5 eggs and a magnetic field.
touche-rule-TP-1-2 = Shared are 100 craters, 2 nuclear strikes, 6 pigeon tokens, 30 weapons and 3 wild eggs.
touche-rule-TP-1-3 = The bank holds 300 ears in tokens of 5 and 10.
touche-rule-TP-1-4 = The four clans differ only in name, picture and colour.
touche-rule-TP-2-1 = Every board has 9 columns and 9 rows.
touche-rule-TP-2-2 = Every cell belongs to exactly one of six zones.
touche-rule-TP-2-3 = Zones restrict nothing; only pigeons care about them.
touche-rule-TP-2-4 = Neighbours share a side; surrounding cells share a side or a corner.
touche-rule-TP-3-1 = The fleet: each type has its shape, its value per cell, its attack and its bonus.
touche-rule-TP-3-2 = 10 tokens of 8 types cover 23 cells, worth 180 ears.
touche-rule-TP-3-3 = One card stands for all tokens of its type: two Reapers still make one attack.
touche-rule-TP-3-4 = A type attacks while one of its tokens lives and its card is upright.
touche-rule-TP-4-1 = Every player has a clan of their own.
touche-rule-TP-4-2 = One own egg lies on each of the five egg types' cards: the reserve.
touche-rule-TP-4-3 = Each player secretly places all 10 tokens.
touche-rule-TP-4-4 = Tokens are neither turned nor mirrored.
touche-rule-TP-4-5 = Every token lies wholly on the board, on whole cells, over no other.
touche-rule-TP-4-6 = Tokens never touch, not even at a corner.
touche-rule-TP-4-7 = All place at once and unseen; when all have confirmed, positions are fixed.
touche-rule-TP-4-8 = The software offers a random legal fleet, placed from the largest token down.
touche-rule-TP-4-9 = The weapons are shuffled and three lie open.
touche-rule-TP-4-10 = The three wild eggs cost 35, 40 and 45 ears.
touche-rule-TP-4-11 = Every purse starts empty.
touche-rule-TP-5-1 = The host picks the first player, or luck does.
touche-rule-TP-5-2 = Play goes clockwise.
touche-rule-TP-6-1 = A round is targeting, then resolution.
touche-rule-TP-6-2 = Each player from the first has one targeting turn.
touche-rule-TP-6-3 = Each player in the same order resolves their own shots, until no target is pending.
touche-rule-TP-6-4 = Who has no pending target still has a resolution turn.
touche-rule-TP-7-1 = Tilted cards are set upright at the start of the own targeting turn.
touche-rule-TP-7-2 = One main attack: tilt a card, choose its cells, put a target on each.
touche-rule-TP-7-3 = The same type may attack round after round.
touche-rule-TP-7-4 = Targetable are cells of an opponent with a living unit that are not exploded, not targeted, not under another's field, not under a strike.
touche-rule-TP-7-5 = FREE: so many different cells anywhere, on one or several boards; with fewer left, all of them.
touche-rule-TP-7-6 = LINE: cells side by side in one row or column of one board; every targetable one gets a target, at least one.
touche-rule-TP-7-7 = Short of targets, place as many as there are; with none there is no attack.
touche-rule-TP-7-8 = Who can attack must; who cannot passes.
touche-rule-TP-7-9 = Purchases and weapons come before or after the attack, in any number; the player ends the turn.
touche-rule-TP-7-10 = Placed targets are final and public.
touche-rule-TP-8-1 = First the own magnetic field comes back.
touche-rule-TP-8-2 = Then the own attacks are resolved in the order they were made.
touche-rule-TP-8-3 = Targets of an attack are resolved one by one in the order of placing.
touche-rule-TP-8-4 = Only hit or miss is announced.
touche-rule-TP-8-5 = After the last target the bonus comes once, if any target of the attack hit.
touche-rule-TP-8-6 = The bonus comes even if the attacker has been destroyed since.
touche-rule-TP-8-7 = Between two steps the player may buy and play weapons.
touche-rule-TP-8-8 = Last come effects of the end of the turn; then the turn ends.
touche-rule-TP-9-1 = An explosion on an exploded cell does nothing; otherwise a pending target goes back, and the cell becomes a crater or a hit.
touche-rule-TP-9-2 = Only the first explosion counts; a target swept away is neither hit nor miss.
touche-rule-TP-9-3 = A damaged unit stays hidden and unnamed.
touche-rule-TP-9-4 = Spreading explosions go in reading order, stay on the board and bring no bonus.
touche-rule-TP-9-5 = Destruction: wreck, egg on sale, ears for every hit cell, card gone with the last token, weapon, then the end is checked.
touche-rule-TP-9-6 = Ears are paid at destruction only.
touche-rule-TP-9-7 = Cells beside a wreck get no crater and stay targetable.
touche-rule-TP-10-1 = Barn: three free targets; when it is destroyed, its owner takes a weapon at once.
touche-rule-TP-10-2 = Sprayer: one target; a hit explodes the 8 surrounding cells.
touche-rule-TP-10-3 = Tractank: a line of two; a hit brings one Eggwitzer attack at once.
touche-rule-TP-10-4 = Armoured Harvester: a line of two; after a hit the player may place the magnetic field.
touche-rule-TP-10-5 = Tactical Granary: a line of three; a hit steals 5 ears once.
touche-rule-TP-10-6 = Reaper: two free targets; a hit brings one extra shot, and only one.
touche-rule-TP-10-7 = Eggwitzer: one target; a hit explodes the 4 neighbours.
touche-rule-TP-10-8 = War Chest: never attacks; its destroyer gets 20 ears and a weapon.
touche-rule-TP-10-9 = A bonus shot must be made if there is a cell for it; only the field is optional.
touche-rule-TP-11-1 = Each player has one field of 2×2 cells.
touche-rule-TP-11-2 = It lies wholly on the own or an opponent's board, not over another field.
touche-rule-TP-11-3 = Nobody but its owner may target its cells.
touche-rule-TP-11-4 = So a field on an opponent's board reserves prey.
touche-rule-TP-11-5 = It stops neither pending targets nor spreading explosions.
touche-rule-TP-11-6 = It is removed at the start of its owner's next resolution turn.
touche-rule-TP-11-7 = Placed again, it is moved.
touche-rule-TP-12-1 = All amounts are multiples of 5; a purse is one number.
touche-rule-TP-12-2 = Purchases are paid to the bank.
touche-rule-TP-12-3 = The bank never runs dry.
touche-rule-TP-12-4 = Nothing is given, lent or traded.
touche-rule-TP-13-1 = On sale: eggs on wrecks for 25, and the cheapest wild egg.
touche-rule-TP-13-2 = Eggs are bought in the own turns only, one or more.
touche-rule-TP-13-3 = Nobody owns an egg of their own colour.
touche-rule-TP-13-4 = An egg whose unit lives is not for sale.
touche-rule-TP-13-5 = Pay, take the egg, check for the fifth; then take a weapon for free.
touche-rule-TP-13-6 = Bought eggs are never sold, lost or stolen.
touche-rule-TP-14-1 = Take a weapon: choose one of the display, which is refilled at once.
touche-rule-TP-14-2 = An empty draw pile is made anew from the discards; without any, the display stays short.
touche-rule-TP-14-3 = A weapon is lasting, or single-use and then discarded.
touche-rule-TP-14-4 = Single-use weapons are played in the own turn, as the card says, between two steps.
touche-rule-TP-14-5 = Weapons lie open, without limit.
touche-rule-TP-14-6 = A weapon beats a rule, except that nobody owns an own egg.
touche-rule-TP-15-1 = Nuclear Strike: instead of the main attack, for 10 ears, a 3×3 block explodes in the own resolution turn.
touche-rule-TP-15-2 = Pigeon Spies: two zones of opponents are counted for all to hear.
touche-rule-TP-15-3 = Emergency Shield: place the own field without a hit.
touche-rule-TP-15-4 = Smuggler: a wild egg for 15 ears less.
touche-rule-TP-15-5 = Haggling Hen: an egg from a wreck for 15 ears.
touche-rule-TP-15-6 = Bumper Harvest: 15 ears from the bank.
touche-rule-TP-15-7 = Thieving Crow: up to 10 ears from one opponent.
touche-rule-TP-15-8 = Double-Barrelled Salvo: two more free targets without bonus.
touche-rule-TP-15-9 = Overtime: after the main attack a second type attacks too.
touche-rule-TP-15-10 = Patch-Up: one explosion leaves an own living unit; the cell is intact again.
touche-rule-TP-15-11 = Field Generator: after a resolution turn without a hit the own field may be placed.
touche-rule-TP-15-12 = Miracle Fertiliser: 5 more ears for the last hit on an egg type.
touche-rule-TP-15-13 = Scarecrow: nobody takes ears from you.
touche-rule-TP-15-14 = Ostrich Shells: Eggwitzer hits explode all 8 surrounding cells.
touche-rule-TP-15-15 = Laser Sight: the Reaper targets three cells, still with one extra shot.
touche-rule-TP-15-16 = Turbo Engine: Tractank and Harvester target lines of three.
touche-rule-TP-15-17 = Bandit Mask: the Granary steals up to 10 ears.
touche-rule-TP-15-18 = Hayloft Gunners: the Barn targets four cells.
touche-rule-TP-16-1 = After resolution wiped-out players leave and the first-player token goes clockwise.
touche-rule-TP-17-1 = A player without a living unit is wiped out; a War Chest counts as a unit.
touche-rule-TP-17-2 = In that round a wiped-out player still resolves shots and may buy, and may even win.
touche-rule-TP-17-3 = At the end of that round the player is out; eggs on the wrecks stay on sale.
touche-rule-TP-17-4 = Who leaves is out at once: targets return, units vanish, reserve eggs go on sale.
touche-rule-TP-18-1 = Five eggs win at once.
touche-rule-TP-18-2 = The only player with a living unit wins at once.
touche-rule-TP-18-3 = A round in which nothing was placed, bought or played ends the game: eggs, then ears, then intact cells decide.
touche-rule-TP-18-4 = Both ways of winning are checked after every purchase and every destruction.
touche-rule-TP-19-1 = With 2, 3 or 4 players the rules are the same.
touche-rule-TP-19-2 = Within reach are 8, 13 or 18 eggs with 2, 3 or 4 players.
touche-rule-TP-20-1 = 15 targets limit placing only; a hit is never lost for want of a token.
touche-rule-TP-20-2 = Craters are without limit.
touche-rule-TP-20-3 = Ears are without limit.
touche-rule-TP-20-4 = Eggs, weapons, fields and nuclear strikes are limited to what exists.
touche-rule-TP-21-1 = Everything on the table is public.
touche-rule-TP-21-2 = Secret are the places of living units, whose unit a hit belongs to, and the draw pile's order.
touche-rule-TP-21-3 = When the game ends, all fleets are shown.
touche-rule-TP-22-1 = Option no_repeat: not the type of the last main attack, unless no other can.
touche-rule-TP-22-2 = Option weapons: off means that nobody ever takes one.
touche-rule-TP-22-3 = Option first_player: who begins; otherwise luck decides.
