### The rules of Touché Poulet in plain words: chapters, rules and options.

## TP-0

touche-chapter-TP-0 = How to read the rules
touche-rule-TP-0-1 = Marks say where a rule comes from: the book, our ruling, or our own design.
touche-rule-TP-0-2 = An opponent is any other player still in the game; a living unit is not destroyed; an exploded cell carries a crater, an explosion or a wreck.
touche-rule-TP-0-3 = A cell is a column letter and a row number; A1 is top left. Reading order goes row by row, left to right.
touche-rule-TP-0-4 = All luck comes from one generator with a seed, so every game can be replayed.
touche-rule-TP-0-5 = Grid, zones, shapes, prices and cards are data.

## TP-1

touche-chapter-TP-1 = Components
touche-rule-TP-1-1 = Each player has a public and a secret board, 8 unit cards, 10 unit tokens, 15 targets, 5 eggs and a magnetic field.
touche-rule-TP-1-2 = Shared are 100 craters, 2 nuclear strikes, 6 pigeon tokens, 30 weapons and 3 wild eggs.
touche-rule-TP-1-3 = The bank holds 300 ears in tokens of 5 and 10.
touche-rule-TP-1-4 = The four clans differ only in name, picture and colour.

## TP-2

touche-chapter-TP-2 = The board
touche-rule-TP-2-1 = Every board has 9 columns and 9 rows.
touche-rule-TP-2-2 = Every cell belongs to exactly one of six zones.
touche-rule-TP-2-3 = Zones restrict nothing; only pigeons care about them.
touche-rule-TP-2-4 = Neighbours share a side; surrounding cells share a side or a corner.

## TP-3

touche-chapter-TP-3 = Units
touche-rule-TP-3-1 = The fleet: each type has its shape, its value per cell, its attack and its bonus.
touche-rule-TP-3-2 = 10 tokens of 8 types cover 23 cells, worth 180 ears.
touche-rule-TP-3-3 = One card stands for all tokens of its type: two Reapers still make one attack.
touche-rule-TP-3-4 = A type attacks while one of its tokens lives and its card is upright.

## TP-4

touche-chapter-TP-4 = Setup and hidden fleets
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

## TP-5

touche-chapter-TP-5 = First player and order
touche-rule-TP-5-1 = The host picks the first player, or luck does.
touche-rule-TP-5-2 = Play goes clockwise.

## TP-6

touche-chapter-TP-6 = The round
touche-rule-TP-6-1 = A round is targeting, then resolution.
touche-rule-TP-6-2 = Each player from the first has one targeting turn.
touche-rule-TP-6-3 = Each player in the same order resolves their own shots, until no target is pending.
touche-rule-TP-6-4 = Who has no pending target still has a resolution turn.

## TP-7

touche-chapter-TP-7 = Targeting
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

## TP-8

touche-chapter-TP-8 = Resolution
touche-rule-TP-8-1 = First the own magnetic field comes back.
touche-rule-TP-8-2 = Then the own attacks are resolved in the order they were made.
touche-rule-TP-8-3 = Targets of an attack are resolved one by one in the order of placing.
touche-rule-TP-8-4 = Only hit or miss is announced.
touche-rule-TP-8-5 = After the last target the bonus comes once, if any target of the attack hit.
touche-rule-TP-8-6 = The bonus comes even if the attacker has been destroyed since.
touche-rule-TP-8-7 = Between two steps the player may buy and play weapons.
touche-rule-TP-8-8 = Last come effects of the end of the turn; then the turn ends.

## TP-9

touche-chapter-TP-9 = Explosions, hits, destruction
touche-rule-TP-9-1 = An explosion on an exploded cell does nothing; otherwise a pending target goes back, and the cell becomes a crater or a hit.
touche-rule-TP-9-2 = Only the first explosion counts; a target swept away is neither hit nor miss.
touche-rule-TP-9-3 = A damaged unit stays hidden and unnamed.
touche-rule-TP-9-4 = Spreading explosions go in reading order, stay on the board and bring no bonus.
touche-rule-TP-9-5 = Destruction: wreck, egg on sale, ears for every hit cell, card gone with the last token, weapon, then the end is checked.
touche-rule-TP-9-6 = Ears are paid at destruction only.
touche-rule-TP-9-7 = Cells beside a wreck get no crater and stay targetable.

## TP-10

touche-chapter-TP-10 = The units' effects
touche-rule-TP-10-1 = Barn: three free targets; when it is destroyed, its owner takes a weapon at once.
touche-rule-TP-10-2 = Sprayer: one target; a hit explodes the 8 surrounding cells.
touche-rule-TP-10-3 = Tractank: a line of two; a hit brings one Eggwitzer attack at once.
touche-rule-TP-10-4 = Armoured Harvester: a line of two; after a hit the player may place the magnetic field.
touche-rule-TP-10-5 = Tactical Granary: a line of three; a hit steals 5 ears once.
touche-rule-TP-10-6 = Reaper: two free targets; a hit brings one extra shot, and only one.
touche-rule-TP-10-7 = Eggwitzer: one target; a hit explodes the 4 neighbours.
touche-rule-TP-10-8 = War Chest: never attacks; its destroyer gets 20 ears and a weapon.
touche-rule-TP-10-9 = A bonus shot must be made if there is a cell for it; only the field is optional.

## TP-11

touche-chapter-TP-11 = Magnetic field
touche-rule-TP-11-1 = Each player has one field of 2×2 cells.
touche-rule-TP-11-2 = It lies wholly on the own or an opponent's board, not over another field.
touche-rule-TP-11-3 = Nobody but its owner may target its cells.
touche-rule-TP-11-4 = So a field on an opponent's board reserves prey.
touche-rule-TP-11-5 = It stops neither pending targets nor spreading explosions.
touche-rule-TP-11-6 = It is removed at the start of its owner's next resolution turn.
touche-rule-TP-11-7 = Placed again, it is moved.

## TP-12

touche-chapter-TP-12 = Ears and bank
touche-rule-TP-12-1 = All amounts are multiples of 5; a purse is one number.
touche-rule-TP-12-2 = Purchases are paid to the bank.
touche-rule-TP-12-3 = The bank never runs dry.
touche-rule-TP-12-4 = Nothing is given, lent or traded.

## TP-13

touche-chapter-TP-13 = Eggs
touche-rule-TP-13-1 = On sale: eggs on wrecks for 25, and the cheapest wild egg.
touche-rule-TP-13-2 = Eggs are bought in the own turns only, one or more.
touche-rule-TP-13-3 = Nobody owns an egg of their own colour.
touche-rule-TP-13-4 = An egg whose unit lives is not for sale.
touche-rule-TP-13-5 = Pay, take the egg, check for the fifth; then take a weapon for free.
touche-rule-TP-13-6 = Bought eggs are never sold, lost or stolen.

## TP-14

touche-chapter-TP-14 = Secret weapons
touche-rule-TP-14-1 = Take a weapon: choose one of the display, which is refilled at once.
touche-rule-TP-14-2 = An empty draw pile is made anew from the discards; without any, the display stays short.
touche-rule-TP-14-3 = A weapon is lasting, or single-use and then discarded.
touche-rule-TP-14-4 = Single-use weapons are played in the own turn, as the card says, between two steps.
touche-rule-TP-14-5 = Weapons lie open, without limit.
touche-rule-TP-14-6 = A weapon beats a rule, except that nobody owns an own egg.

## TP-15

touche-chapter-TP-15 = The weapon cards
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

## TP-16

touche-chapter-TP-16 = End of the round
touche-rule-TP-16-1 = After resolution wiped-out players leave and the first-player token goes clockwise.

## TP-17

touche-chapter-TP-17 = Wiped-out players
touche-rule-TP-17-1 = A player without a living unit is wiped out; a War Chest counts as a unit.
touche-rule-TP-17-2 = In that round a wiped-out player still resolves shots and may buy, and may even win.
touche-rule-TP-17-3 = At the end of that round the player is out; eggs on the wrecks stay on sale.
touche-rule-TP-17-4 = Who leaves is out at once: targets return, units vanish, reserve eggs go on sale.

## TP-18

touche-chapter-TP-18 = End of the game
touche-rule-TP-18-1 = Five eggs win at once.
touche-rule-TP-18-2 = The only player with a living unit wins at once.
touche-rule-TP-18-3 = A round in which nothing was placed, bought or played ends the game: eggs, then ears, then intact cells decide.
touche-rule-TP-18-4 = Both ways of winning are checked after every purchase and every destruction.

## TP-19

touche-chapter-TP-19 = Number of players
touche-rule-TP-19-1 = With 2, 3 or 4 players the rules are the same.
touche-rule-TP-19-2 = Within reach are 8, 13 or 18 eggs with 2, 3 or 4 players.

## TP-20

touche-chapter-TP-20 = Limits
touche-rule-TP-20-1 = 15 targets limit placing only; a hit is never lost for want of a token.
touche-rule-TP-20-2 = Craters are without limit.
touche-rule-TP-20-3 = Ears are without limit.
touche-rule-TP-20-4 = Eggs, weapons, fields and nuclear strikes are limited to what exists.

## TP-21

touche-chapter-TP-21 = What players see
touche-rule-TP-21-1 = Everything on the table is public.
touche-rule-TP-21-2 = Secret are the places of living units, whose unit a hit belongs to, and the draw pile's order.
touche-rule-TP-21-3 = When the game ends, all fleets are shown.

## TP-22

touche-chapter-TP-22 = Options
touche-rule-TP-22-1 = Option no_repeat: not the type of the last main attack, unless no other can.
touche-rule-TP-22-2 = Option weapons: off means that nobody ever takes one.
touche-rule-TP-22-3 = Option first_player: who begins; otherwise luck decides.

## Options

touche-option-no_repeat = The same type may not make the main attack twice in a row
touche-option-weapons = There are secret weapons
touche-option-first_player = The first player
    .random = is drawn by lot

## Glossary: terms that a rule explains

touche-term-opponent = Opponent, living unit, exploded cell
touche-term-cell = Cell and reading order
touche-term-neighbours = Neighbours and surrounding cells
touche-term-zone = Zone
touche-term-reserve = Reserve
touche-term-round = Round
touche-term-main-attack = Main attack
touche-term-targetable = Targetable cell
touche-term-free = FREE
touche-term-line = LINE
touche-term-bonus = Bonus
touche-term-destruction = Destruction
touche-term-field = Magnetic field
touche-term-ears = Ears
touche-term-eggs = Eggs on sale
touche-term-wild-egg = Wild egg
touche-term-weapon = Secret weapon
touche-term-wiped-out = Wiped out
