### The rules of War for Chicken Island in plain words: chapters, rules, rulings, and what the editions disagree on.
### The texts tell the second English edition; where another edition differs, the options at the end say how.

## COMP

island-chapter-COMP = Components
island-rule-COMP-1 = In each colour there are 5 dice, 6 Chicken tokens, 3 Humiliation tags and 1 Banner.
island-rule-COMP-2 = There are 36 Resource tokens: 12 wood, 12 rock and 12 metal.
island-rule-COMP-3 = Of the 62 Scrolls exactly 4 are Catastrophes: Hurricane, Tsunami, Earthquake and Eruption, one of each. The other 58 are Magic or Strategy cards.
island-rule-COMP-4 = All dice are alike. Their six faces are claw, chicken, star, +1, +2 and +3.
island-rule-COMP-5 = A Leader card shows name, speed, strength, armor and abilities; a Machine card shows its cost in Pilots and Resources as well. A Chicken token has a Chicken side with values of its own, and a Pilot side.
island-rule-COMP-6 = The miniatures limit how many Machines of a type all players together can have on the island: 9 Soldiers, 6 Golems, 6 Battle Cars, 5 Cannons, 6 Towers.
island-rule-COMP-7 = A Base tile has a side with +2 armor and a side without. A Lava/Neutral tile has a Lava side and a Neutral side.
island-rule-COMP-8 = The Machine deck has 40 cards (depends on the edition).

## GEN

island-chapter-GEN = General principles
island-rule-GEN-1 = Where a card says something else than the rules, the card is right.
island-rule-GEN-2 = Edition, mode and variants are agreed on before the game and stay the same until it ends.
island-rule-GEN-3 = If texts of one edition disagree, the first of these counts: the card, the chapter of the mode, the general chapters and the questions, the glossary, the examples.
island-rule-GEN-4 = Where the French, the Italian or the German rulebook is silent, the second English edition applies, unless that would contradict what the book does say.
island-rule-GEN-5 = If a text does not say who decides, the player whose card, action or ability it is decides. If a rule makes you place your own piece, you choose where.
island-rule-GEN-6 = An effect is carried out as far as possible, and the rest is skipped. A cost must be paid in full, or you cannot choose what it pays for.
island-rule-GEN-7 = If several players have to decide at once, the active player goes first and the others follow clockwise. Secret choices are shown when everybody has made one.
island-rule-GEN-8 = An enemy is any other player who is not your teammate; that player's units are enemy units.
island-rule-GEN-9 = Units are Leaders, Chickens on the island and Machines. Each has its own hex, Shields, +1 dice, attached cards and Flags (whether a Leader is a unit depends on the edition).
island-rule-GEN-10 = Pilots are neither Chickens nor units.
island-rule-GEN-11 = What was activated until the end of the turn lasts until then, even if its card leaves play earlier.
island-rule-GEN-12 = Effects triggered together are carried out one by one: first those of the active player, then clockwise. Each player puts their own in order.
island-rule-GEN-13 = Every shuffle, deal and roll comes from one source of luck with a seed, so that a game can be replayed.
island-rule-GEN-14 = Nobody is eliminated. Even a player without any unit goes on taking turns.
island-rule-GEN-15 = Advice, stories and notes on promotional cards are not rules.

## MAP

island-chapter-MAP = The island
island-rule-MAP-1 = The island is made of tiles on a grid of hexes. A Territory covers 4 hexes; a Base and a Lava/Neutral tile cover 1 each.
island-rule-MAP-2 = Two different hexes that share a side are adjacent. Units in the same hex are not adjacent to each other.
island-rule-MAP-3 = Distance is counted in hexes in any direction, across empty places too, whatever lies or stands between.
island-rule-MAP-4 = The side that is up decides whether a Lava/Neutral tile is Lava or Neutral. Flipping it does not move it.
island-rule-MAP-5 = Your Territory is the tile linked to your Base, and you build only there. Neutral hexes belong to nobody: any unit may stand there, nobody can build there.
island-rule-MAP-6 = Every hex without a tile is Sea.
island-rule-MAP-7 = A hex never holds units of two players.
island-rule-MAP-8 = Several units share a hex only if all of them have Banding and the same owner. Only a pause in a move is excepted (MOVE-6).
island-rule-MAP-9 = A hex is available to a unit if it is land, is neither Lava nor a Base that the unit may not be on, and is empty or holds only own units with Banding that it can join.

## VIS

island-chapter-VIS = What is hidden
island-rule-VIS-1 = Nobody sees your hand, but everybody may know how many cards it holds.
island-rule-VIS-2 = Only you know the cards you have laid face down in combat, until you reveal them. How many they are, and whose, is public.
island-rule-VIS-3 = Nobody knows the order of the Scroll deck or of the Machine deck. How many cards are left is public.
island-rule-VIS-4 = Both discard piles are shared, and everybody may look through them at any time.
island-rule-VIS-5 = Dice, Resources, tags, Shields, Strategies in play, attached cards, Machines and Leaders in play, the lineup and the supply are public.
island-rule-VIS-6 = Only you know the Leader cards dealt to you until the choices are shown. The card you reject is not shown.
island-rule-VIS-7 = In Pelea de Gallos only you know your face-down Chickens and the order of your stacks, and you may look at them at any time. Others know what lies face up.
island-rule-VIS-8 = In Solo nobody looks at the Challenger's hand.
island-rule-VIS-9 = In team play you neither see your teammate's hand nor show yours, and whatever is said is said to everybody.

## SET

island-chapter-SET = Setup
island-rule-SET-1 = Each player takes all pieces of one colour.
island-rule-SET-2 = Each player is dealt 2 Leaders, secretly keeps one, and all choices are shown together. The other Leaders go back to the box (depends on the edition).
island-rule-SET-3 = Each player is dealt 3 Scrolls. A Catastrophe among them is set aside and replaced; it has no effect. When all hands are complete, the set-aside ones are shuffled into the deck.
island-rule-SET-4 = Shuffle the Machine cards and reveal 4 of them as the lineup. The others form the deck.
island-rule-SET-5 = Each player rolls all 5 dice once and puts them on the Banner as they fell.
island-rule-SET-6 = All 36 Resource tokens are mixed and each player is dealt 6 at random; the rest is the supply (depends on the edition).
island-rule-SET-7 = Shields and Machine miniatures are part of the common supply.
island-rule-SET-8 = Lay out the ready-made island for the number of players, or, with some experience, build one yourselves. Unused tiles go to the box (depends on the edition).
island-rule-SET-9 = The starting player is drawn at random, before an island is built (depends on the edition).
island-rule-SET-10 = Bases are claimed last of all. The player to the right of the starting player chooses first, then it goes counter-clockwise; the starting player chooses last (depends on the edition).
island-rule-SET-11 = To claim, choose a free Territory with a free Base linked to it. Your 6 Chickens go onto that Base as a stack, with the Leader on top.
island-rule-SET-12 = The Base you claimed and its Territory are yours for the whole game. The island says which Base belongs to which Territory.
island-rule-SET-13 = First the Leaders are chosen, then an island is built if you build one, and then Bases are claimed, when Scrolls, lineup, dice and Resources are known (depends on the edition).
island-rule-SET-14 = The starting player takes the first turn.

## WIN

island-chapter-WIN = Winning
island-rule-WIN-1 = With 2 players you win as soon as 2 of your tags lie on the enemy's Banner.
island-rule-WIN-2 = With 3 or 4 players you win as soon as your tags lie on 2 different enemy Banners.
island-rule-WIN-3 = Only a successful attack on a Leader places a tag. Lava, Catastrophes and other effects never do.
island-rule-WIN-4 = Victory is checked whenever a tag is placed, and only tags that lie on Banners now count. The game ends at once.
island-rule-WIN-5 = Team play, Capture the Flag, Expert, Solo and Hard Solo have conditions of their own.
island-rule-WIN-6 = Two players never win at the same moment.

## TURN

island-chapter-TURN = The turn
island-rule-TURN-1 = Turns go clockwise. A turn has three steps in this order: Roll Dice, Take Actions, Draw Scrolls. You may skip any of them (the draw: depends on the edition).
island-rule-TURN-2 = If you roll, you take all your spent dice, and as many as you like from your Banner and your units, and roll them together once (depends on the edition).
island-rule-TURN-3 = After the first roll you may pay any 2 Resources to roll any of your dice once more. There is no third roll (depends on the edition).
island-rule-TURN-4 = All rolled dice go to your Banner. The others stay where they were, with their old results.
island-rule-TURN-5 = If you skip the roll, spent dice stay spent and +1 dice stay on their units.
island-rule-TURN-6 = You have 1 free action, and may spend dice from your Banner for more, in any number and order. A free action that you do not use is lost.
island-rule-TURN-7 = At the end of your turn you draw up to 2 Scrolls. Say how many first, then draw them together (depends on the edition).
island-rule-TURN-8 = Effects that last until the end of the turn end after the draw. Penalties for ending a turn in the Sea come then, too.

## DICE

island-chapter-DICE = Dice
island-rule-DICE-1 = Dice on your Banner are available and stay there with their results until you use or roll them. A spent die is out of use until you roll it again.
island-rule-DICE-2 = You spend dice only in your own Take Actions step, combats included, unless a card says otherwise.
island-rule-DICE-3 = A claw pays for one attack or one move.
island-rule-DICE-4 = A chicken pays for one retrieve action with 2 picks.
island-rule-DICE-5 = Stars pay for star abilities, alone or several together.
island-rule-DICE-6 = A +1 die is put on one of your units and gives it +1 strength, until the unit is destroyed or you roll the die again. Place it on the attacker in combat, or on any own unit outside combat; a unit may carry several, and they cannot be shifted.
island-rule-DICE-7 = When a unit is destroyed or becomes a Pilot, its +1 dice are spent (depends on the edition).
island-rule-DICE-8 = +2 and +3 dice add that much strength to the attacker in one combat.
island-rule-DICE-9 = Only the attacking player uses strength dice. They never raise armor and never help another player's unit.

## ACT

island-chapter-ACT = Actions
island-rule-ACT-1 = The free action is to build, to move, to attack or to retrieve. It needs no die.
island-rule-ACT-2 = You build only with the free action, or when a card lets you.
island-rule-ACT-3 = An action is spent with its first step that cannot be taken back: paying for a Machine, the first hex of a move, naming the attack, the first pick.
island-rule-ACT-4 = The same unit may act several times in a turn, also in the turn in which it was built or recovered.

## RET

island-chapter-RET = Retrieve
island-rule-RET-1 = A retrieve action gives picks. With each you take one Resource of any type from the supply, or put one of your destroyed Chickens back on your Base. You may mix.
island-rule-RET-2 = The free action gives 2 picks (depends on the edition), a chicken die always 2.
island-rule-RET-3 = A pick for which there is nothing is lost. You may take fewer, but at least one: without any possible pick you cannot retrieve.
island-rule-RET-4 = If you get more Resources than you may keep, you give back the surplus.
island-rule-RET-5 = Recovered Chickens come back to your Base, Chicken side up, and join the stack there.

## STAR

island-chapter-STAR = Star abilities
island-rule-STAR-1 = An ability with stars on a card costs that many star dice, spent together. You use it with your own cards in your own Take Actions step, as often as you can pay.
island-rule-STAR-2 = Star abilities of cards may also be used in a combat of your own turn, at the moments set for them.
island-rule-STAR-3 = Six star abilities are open to everybody: in your own Take Actions step, outside combat, as often as you can pay.
island-rule-STAR-4 = ★ Shuffle the lineup into the Machine deck and reveal 4 new cards.
island-rule-STAR-5 = ★ Draw a Scroll, then discard a Scroll from your hand.
island-rule-STAR-6 = ★★ Draw a Scroll.
island-rule-STAR-7 = ★★★ Draw a Scroll, then bring all your destroyed Chickens back, then take Resources of your choice until you have 9.
island-rule-STAR-8 = ★★★★ Put a Shield on any one unit (depends on the edition).
island-rule-STAR-9 = ★★★★★ Remove one tag from your Banner (depends on the edition). It returns to its owner, who may place it again.
island-rule-STAR-10 = The common star abilities cost 1, 1, 2, 3, 4 and 5 stars.
island-rule-STAR-11 = An ability without stars and without a stated moment works as its card says (depends on the edition).
island-rule-STAR-12 = A Catastrophe drawn with a star ability is carried out completely; then the rest of the ability follows.

## BUILD

island-chapter-BUILD = Building Machines
island-rule-BUILD-1 = Choose a card of the lineup and pay exactly the Resources it shows. They go to the supply.
island-rule-BUILD-2 = Take as many of your Chickens as the card asks for, from anywhere on the island, and turn them to their Pilot side. You choose which.
island-rule-BUILD-3 = Put the miniature and its Pilots on an empty hex of your Territory. A hex that the Pilots have just left counts as empty.
island-rule-BUILD-4 = A Machine with Banding may also be built where only own units with Banding stand.
island-rule-BUILD-5 = The card comes to you, and the lineup is filled up to 4 at once.
island-rule-BUILD-6 = If the Machine deck is empty, the discarded Machines are shuffled into a new one. If there are none, the lineup stays short until a card is discarded.
island-rule-BUILD-7 = You cannot choose a Machine if you lack the Resources, the Chickens on the island, a hex, a miniature or the action for it. Nothing is spent then.
island-rule-BUILD-8 = You may have several Machines of the same name; each miniature belongs to its own card.
island-rule-BUILD-9 = Nothing is built on a Base, on Neutral, Lava or Sea hexes, or on another player's Territory.
island-rule-BUILD-10 = When a Chicken becomes a Pilot, its Shields, +1 dice and attached cards are lost.
island-rule-BUILD-11 = Destroyed Chickens must be recovered before they can be Pilots.

## PILOT

island-chapter-PILOT = Pilots
island-rule-PILOT-1 = Pilots lie under their Machine, show whose it is, and move with it.
island-rule-PILOT-2 = Pilots do not attack or move and cannot be attacked or chosen. Only the values of the Machine count.
island-rule-PILOT-3 = When a Machine is destroyed, its Pilots are destroyed with it; they become destroyed Chickens that you can recover.
island-rule-PILOT-4 = Pilots never count as units with Banding.

## MOVE

island-chapter-MOVE = Movement
island-rule-MOVE-1 = A move takes one unit, or a group from one stack, from hex to adjacent hex, up to its speed. It may stop earlier.
island-rule-MOVE-2 = A unit with speed 0 cannot move.
island-rule-MOVE-3 = A unit never steps into the Sea, onto units of other players or onto a Base closed to it, unless a card allows it. Lava has its own chapter.
island-rule-MOVE-4 = Only the Chickens and the Leader of its owner may enter a Base; Machines and the units of others may not (depends on the edition).
island-rule-MOVE-5 = A unit may pass through hexes with your own units, but stop there only if all of them have Banding.
island-rule-MOVE-6 = A move may pause on your own units that cannot band with it, if your other moves this turn can still bring it to a proper hex. Until then that unit can only move, and you may not spend what it needs to get away (depends on the edition).
island-rule-MOVE-7 = A unit that still stands where it may not at the end of your actions goes back to the last hex it properly held, or else to the nearest available one.
island-rule-MOVE-8 = A move that a card gives, such as a Battle Car's, follows all rules of movement.
island-rule-MOVE-9 = A move of no hexes is no move, except in Pelea de Gallos.
island-rule-MOVE-10 = An effect that moves or swaps a unit ignores its speed, but respects units in the way, Bases and the Sea. For Lava, see LAVA-1.

## LAVA

island-chapter-LAVA = Lava
island-rule-LAVA-1 = A unit may step onto Lava, and suffers for it (depends on the edition).
island-rule-LAVA-2 = A unit on Lava, other than a Leader, that nothing protects loses all its Shields and is destroyed at once. Shields do not save it.
island-rule-LAVA-3 = A Leader on Lava is not destroyed: it loses all its Shields and is put on an available hex next to the Lava. Its owner chooses the hex.
island-rule-LAVA-4 = If no hex beside the Lava is available, the Leader goes to its own Base (depends on the edition).
island-rule-LAVA-5 = Lava never places a tag.
island-rule-LAVA-6 = A move ends when Lava destroys or drives away the moving unit. In a group each unit suffers for itself.
island-rule-LAVA-7 = Who may walk on Lava comes to no harm there, but an Eruption hits them too.
island-rule-LAVA-8 = When a tile under a unit becomes Lava, or a unit on Lava loses its protection, Lava takes effect at once.

## SEA

island-chapter-SEA = The Sea
island-rule-SEA-1 = Only an ability lets a unit leave the island. A move through the Sea ends on land, or in the Sea beside a Territory.
island-rule-SEA-2 = Units at Sea attack and are attacked as usual.
island-rule-SEA-3 = What it costs to end a turn at Sea stands on the card, and is paid at the end of the turn.

## BAND

island-chapter-BAND = Banding
island-rule-BAND-1 = Units of one player that all have Banding may share a hex as a stack of any size.
island-rule-BAND-2 = All Leaders, Chickens and Soldiers have Banding; other Machines only if their card says so.
island-rule-BAND-3 = You may build onto a stack and take Pilots out of one.
island-rule-BAND-4 = A unit joins a stack by ending or pausing its move there. Leaving a stack needs no action.
island-rule-BAND-5 = One move can take along any number of units of a stack (depends on the edition).
island-rule-BAND-6 = A group goes as far as the fastest unit that is in it at that moment.
island-rule-BAND-7 = In every hex it passes, a group may leave units behind and pick up others with Banding (depends on the edition). Those left behind must be able to stay there.
island-rule-BAND-8 = When a stack attacks or is attacked, the attacking player names the one unit that attacks and the one that is attacked.
island-rule-BAND-9 = An effect hits one unit of a stack, unless it says otherwise.
island-rule-BAND-10 = A Soldier's bonus counts each other Soldier in its stack (depends on the edition); never Chickens, Leaders or Pilots.

## CMB

island-chapter-CMB = Combat
island-rule-CMB-1 = An attack names one of your units and one enemy unit in an adjacent hex or within Range. It need not have a chance.
island-rule-CMB-2 = You cannot attack your own units or your teammate's.
island-rule-CMB-3 = A combat goes: declare, strength dice, play cards, reveal, compare, result, clean up.
island-rule-CMB-4 = The attacking player may add any number of +1, +2 and +3 dice from the Banner. This is the only moment for it.
island-rule-CMB-5 = From the attacking player clockwise, everybody lays one or more Scrolls face down, or passes. Who passed may play later; it ends when all have passed in a row.
island-rule-CMB-6 = From the defending player clockwise, each turns up all their cards and carries them out one by one in an order of their choice.
island-rule-CMB-7 = If a card could help either side, its player decides when it is carried out, also a player who is not involved.
island-rule-CMB-8 = A revealed Strategy comes into play. A card that can do nothing does nothing.
island-rule-CMB-9 = Strength of the attacker against armor of the defender, with dice, Base, stack, attached cards, Strategies and the cards of this combat. Strength equal to armor is enough.
island-rule-CMB-10 = If a Leader without a Shield is beaten, you put one of your tags on its Banner. The Leader stays where it is.
island-rule-CMB-11 = Any other unit without a Shield is destroyed when it is beaten: its cards are discarded, its +1 dice are spent, its miniature goes back to the supply. There is no tag for it.
island-rule-CMB-12 = A Shield takes the blow instead. If the attack fails, nothing happens to either side.
island-rule-CMB-13 = In a combat of your turn you may use star abilities of your cards while adding dice, and once more when all cards are revealed.
island-rule-CMB-14 = Strategies stay, Magic cards are discarded unless attached, +2 and +3 dice are spent, +1 dice stay on the unit.
island-rule-CMB-15 = Attacker and defender keep their parts even if they are moved out of reach.
island-rule-CMB-16 = A new defender must be an enemy of the attacking player and within the attacker's reach. Nobody can be made to attack their own units.
island-rule-CMB-17 = If attacker or defender has left the island, the other cards are still carried out, but nothing is compared. The action stays spent.
island-rule-CMB-18 = Scrolls drawn after the cards were laid cannot be played in that combat.

## RANGE

island-chapter-RANGE = Range
island-rule-RANGE-1 = A unit with Range X attacks at a distance of 1 to X.
island-rule-RANGE-2 = Whatever lies or stands between does not matter, and no straight line is needed.
island-rule-RANGE-3 = An attack is ranged at a distance of 2 or more; at 1 it is an ordinary one.
island-rule-RANGE-4 = In the first edition Range means 2 hexes, unless a card gives more.

## SHIELD

island-chapter-SHIELD = Shields
island-rule-SHIELD-1 = A unit may carry any number of Shields. There are 8 in all; when the supply is empty, none can be placed.
island-rule-SHIELD-2 = When an attack on a unit with a Shield succeeds, it loses 1 Shield, and nothing else happens.
island-rule-SHIELD-3 = When a Catastrophe would destroy a unit with a Shield, it loses 1 Shield instead. Eruption and Lava have rules of their own.
island-rule-SHIELD-4 = Any other effect that would destroy a unit with a Shield, other than a Leader, takes 1 Shield instead, unless the card says otherwise.
island-rule-SHIELD-5 = Lost Shields go back to the supply.

## BASE

island-chapter-BASE = The Base
island-rule-BASE-1 = Your Leader and your Chickens have +2 armor on your own Base (depends on the edition).
island-rule-BASE-2 = Units on a Base can be attacked as usual; only entering is restricted.

## LEAD

island-chapter-LEAD = Leaders
island-rule-LEAD-1 = A Leader has Banding, but is no Chicken, no Machine and no Pilot. What affects Chickens does not affect it.
island-rule-LEAD-2 = A Leader never leaves the game (in the first edition it can die an epic death). If something would destroy it, it loses all its Shields, and that is all.
island-rule-LEAD-3 = A Leader may enter its own Base.
island-rule-LEAD-4 = Each Leader has an ability of its own; it stands on the card.

## MACH

island-chapter-MACH = Machines
island-rule-MACH-1 = Every Machine needs at least 1 Pilot.
island-rule-MACH-2 = Machines are Soldiers, Golems, Battle Cars, Cannons or Towers. Some Strategies speak of one type only.
island-rule-MACH-3 = Every unit with a card that is not a Leader's is a Machine, whatever it looks like.
island-rule-MACH-4 = Soldiers: 1 Pilot, 2 equal Resources; fast and weak, with Banding and a bonus for other Soldiers in the stack.
island-rule-MACH-5 = Golems: 2 Pilots, 3 equal Resources; strong, with an effect when they are destroyed in any way, even by Lava.
island-rule-MACH-6 = Battle Cars: each may make one move per turn for free, besides your free action.
island-rule-MACH-7 = Cannons cannot move and attack from afar.
island-rule-MACH-8 = Towers are tough, with effects that can be used in the turn in which they are built.
island-rule-MACH-9 = A Machine's ability may be used in the turn in which it is built.

## SCR

island-chapter-SCR = Scrolls
island-rule-SCR-1 = All Scrolls come from one deck. They are Magic, Strategies or Catastrophes.
island-rule-SCR-2 = Magic and Strategies are played in combat only, face down, by any player, unless the card says otherwise.
island-rule-SCR-3 = Played and discarded Scrolls go to one common discard pile.
island-rule-SCR-4 = If the Scroll deck is empty, the discard pile is shuffled into a new one. If both are empty, nothing is drawn.

## MAGIC

island-chapter-MAGIC = Magic
island-rule-MAGIC-1 = A Magic card works once and is discarded at the end of the combat.
island-rule-MAGIC-2 = A Magic card for outside combat is played face up, carried out and discarded.
island-rule-MAGIC-3 = A Magic card with a lasting effect on a unit is attached to it, and stays until the unit leaves the island.

## STRAT

island-chapter-STRAT = Strategies
island-rule-STRAT-1 = A Strategy stays before you. It works all the time, or is used with stars.
island-rule-STRAT-2 = You may have 3 Strategies in play (depends on the edition).
island-rule-STRAT-3 = With one too many you discard one at once; it may be the new one (depends on the edition).
island-rule-STRAT-4 = A Strategy works from the moment it is carried out, in the same combat too.
island-rule-STRAT-5 = Strategies are played in combat only, unless the card says otherwise (depends on the edition).

## CAT

island-chapter-CAT = Catastrophes
island-rule-CAT-1 = A Catastrophe strikes as soon as it is drawn. Who drew it makes its choices; it never comes into a hand.
island-rule-CAT-2 = If several are drawn together, who drew them puts them in order.
island-rule-CAT-3 = Afterwards everybody with more than 9 cards in hand discards down to 9 (depends on the edition).
island-rule-CAT-4 = Then the Catastrophes and the whole discard pile are shuffled into the deck (depends on the edition). Cards of a combat still going on are not part of it.
island-rule-CAT-5 = No card is drawn in place of a Catastrophe.
island-rule-CAT-6 = No Catastrophe places tags.
island-rule-CAT-7 = Hurricane: every player gives 2 Resources of their choice back to the supply, or all if they have fewer (depends on the edition).
island-rule-CAT-8 = Tsunami: who drew it flips a Lava tile to Neutral and must destroy one unit beside it, never a Leader, perhaps an own one (depends on the edition). Without Lava nothing happens.
island-rule-CAT-9 = Tsunami in the first edition: all Lava tiles become Neutral. If there was none, choose a Neutral tile and destroy a Chicken or a Machine beside it.
island-rule-CAT-10 = Earthquake: every Lava/Neutral tile is flipped. Then all units on Lava are destroyed together, their effects follow, and the Leaders step off the Lava, beginning with the player who drew it.
island-rule-CAT-11 = Eruption: who drew it chooses a Lava tile. If there is none, a Neutral tile is chosen and flipped, and who stands on it suffers from Lava first.
island-rule-CAT-12 = Then every unit beside it without a Shield is destroyed, Leaders excepted, and all others beside it lose all their Shields (depends on the edition).
island-rule-CAT-13 = A unit that may stand on Lava and stands on the chosen tile is hit as if it stood beside it.
island-rule-CAT-14 = In the first edition, who draws a Hurricane or an Earthquake may move one Chicken of any player by one hex to an available hex.

## LIMIT

island-chapter-LIMIT = Limits
island-rule-LIMIT-1 = There is no hand limit, except after a Catastrophe.
island-rule-LIMIT-2 = You keep at most 9 Resources. When an action or effect has given you more, you give back tokens of your choice.
island-rule-LIMIT-3 = You have 6 Chickens besides your Leader. Machines are limited by Pilots and miniatures.
island-rule-LIMIT-4 = The number of Strategies in play is limited (STRAT-2).
island-rule-LIMIT-5 = The number of Shields is limited (SHIELD-1).
island-rule-LIMIT-6 = Each player has 3 tags.
island-rule-LIMIT-7 = A Banner holds at most 3 tags, and at most 2 of the same enemy.
island-rule-LIMIT-8 = If a limit forbids the tag, the attack still succeeds, but no tag is placed.

## TEAM

island-chapter-TEAM = Team play
island-rule-TEAM-1 = Two teams of two. Teammates sit opposite each other, so the teams take turns.
island-rule-TEAM-2 = Your hand is secret from your teammate too, and all talk is public.
island-rule-TEAM-3 = Your teammate's units, cards, Resources and dice are never yours: you neither pass through those units nor stack with them, nor share a bonus.
island-rule-TEAM-4 = Your teammate's units are not enemies either: they cannot be attacked, and effects on enemies cannot choose them.
island-rule-TEAM-5 = A team wins as soon as each opponent's Banner holds a tag, whichever teammate placed it.
island-rule-TEAM-6 = All four play cards in every combat and may help either side.

## FLAG

island-chapter-FLAG = Capture the Flag
island-rule-FLAG-1 = There are no Leaders. Effects on Leaders do nothing.
island-rule-FLAG-2 = You win at once when one of your units carries an enemy Flag on your own Base.
island-rule-FLAG-3 = One of your tags is your Flag. It begins on the top Chicken of the stack on your Base (depends on the edition).
island-rule-FLAG-4 = Any unit can carry any number of Flags, own and enemy ones, and takes them along.
island-rule-FLAG-5 = A unit that destroys the carrier, or a unit stacked with it, in combat from an adjacent hex, takes all Flags of that stack (depends on the edition).
island-rule-FLAG-6 = If a Shield stops the attack, no Flag is taken.
island-rule-FLAG-7 = If the carrier is destroyed in any other way, by a ranged attack or a Catastrophe for example, its Flags stay in the hex.
island-rule-FLAG-8 = A unit that comes to a hex where a Flag lies carries it. If a unit of the carrier's stack survives, it takes the Flag at once.
island-rule-FLAG-9 = Five stars do nothing.
island-rule-FLAG-10 = During a move, Flags may be handed over between own units in the same hex, also in passing; there is no other way. A Chicken that becomes a Pilot leaves its Flags in the hex.
island-rule-FLAG-11 = Your own Flag need not be at home for you to win, and bringing it home does nothing.
island-rule-FLAG-12 = Everything else is as in the standard game, but no tags are placed on Banners.

## EXPERT

island-chapter-EXPERT = Expert
island-rule-EXPERT-1 = Each Leader starts with 1 Shield (Abigail: depends on the edition).
island-rule-EXPERT-2 = Take 3 Resources of each type per player, mix them, and deal 9 to each. The others are the supply (depends on the edition).
island-rule-EXPERT-3 = There is no limit for Resources. Three stars still fill up to 9 only.
island-rule-EXPERT-4 = There is no second roll.
island-rule-EXPERT-5 = You draw 1 Scroll at the end of your turn and may have 1 Strategy; Keekmee may have 2.
island-rule-EXPERT-6 = Any unit may enter any Base, own Machines included (depends on the edition).
island-rule-EXPERT-7 = Any unit on a Base has its armor bonus.
island-rule-EXPERT-8 = While a unit of another player stands on your Base, or an own one that cannot band, you cannot recover Chickens.
island-rule-EXPERT-9 = After a Catastrophe nobody discards, and only the Catastrophes return to the deck. As soon as only 4 cards are left in the Scroll deck, the game ends and everybody loses.

## GALLOS

island-chapter-GALLOS = Pelea de Gallos
island-rule-GALLOS-1 = Only Chickens and Leaders fight: no Machines, no Resources, no building.
island-rule-GALLOS-2 = Resources and Machine cards are left out, and so are the Scrolls Transmute and Lava Trap (depends on the edition).
island-rule-GALLOS-3 = The Bases show their +2 side (depends on the edition).
island-rule-GALLOS-4 = Chickens come to the island face down, at the start and when they are recovered.
island-rule-GALLOS-5 = You may look at your own Chickens. One that attacks or is attacked is turned face up and stays so until it is destroyed; then it is put away face down.
island-rule-GALLOS-6 = Of a stack only the Leader and the top Chicken can attack or be attacked (depends on the edition).
island-rule-GALLOS-7 = You may put your stacks in a new order only during one of your moves or retrieves; Chickens stay in their hex (depends on the edition).
island-rule-GALLOS-8 = You may move no hex, or retrieve nothing, just to put your stacks in order.
island-rule-GALLOS-9 = In Scrolls, Resources, Pilots and any kind of Machine are read as Chickens; what then falls on the same Chicken adds up. So Trenches gives Chickens +3 armor (depends on the edition).
island-rule-GALLOS-10 = One star for a new lineup does nothing; three stars draw a Scroll and recover Chickens.
island-rule-GALLOS-11 = Everything else, winning included, is as in the standard game.

## ISLAND

island-chapter-ISLAND = Building an island
island-rule-ISLAND-1 = A Lava/Neutral tile with its Lava side up is the centre.
island-rule-ISLAND-2 = From the starting player on, each places a Territory, a Base and a Lava/Neutral tile before the next begins (depends on the edition).
island-rule-ISLAND-3 = At least 2 hexes of the first Territory touch the central Lava (depends on the edition).
island-rule-ISLAND-4 = The Base touches at least 2 hexes of the Territory that was just placed, and belongs to it (depends on the edition).
island-rule-ISLAND-5 = The first Lava/Neutral tile shows Lava only if it touches the central Lava, and Neutral only if it touches at least 2 different tiles (depends on the edition).
island-rule-ISLAND-6 = Every later Territory touches a Lava tile with at least 1 hex, if that is possible (depends on the edition), and other tiles with at least 2 of its hexes.
island-rule-ISLAND-7 = Later Bases are placed like the first. A later Lava/Neutral tile shows Lava only beside another Lava tile, and Neutral only beside at least 2 different tiles (depends on the edition).
island-rule-ISLAND-8 = At the end every empty hex that is enclosed gets a Lava tile. A placement that encloses more hexes than can be filled is not allowed.
island-rule-ISLAND-9 = Tiles never overlap, and Territories may be turned. Tiles left over go to the box.
island-rule-ISLAND-10 = Then Bases are claimed freely, whoever placed them.
island-rule-ISLAND-11 = In the first edition a Territory touches the central Lava with 1 side and other Territories with 2, if possible. A Base touches a Territory without a Base with 2 sides, a Lava/Neutral tile touches Territories or Bases with 2, either side up.

## SOLO

island-chapter-SOLO = Solo
island-rule-SOLO-1 = One player fights the Challenger by the usual rules, with the changes below.
island-rule-SOLO-2 = You win with 1 tag on the Challenger, and lose with 1 tag on you.
island-rule-SOLO-3 = Set up as for 2 players. The Challenger begins; you choose both Leaders and both Bases.
island-rule-SOLO-4 = You start with 3 Resources of each type and 3 Scrolls, the Challenger with 3 unseen Scrolls. The other tokens are the supply.
island-rule-SOLO-5 = The Challenger has no Chickens (depends on the edition), no Resources and no Banner, pays nothing for Machines, uses no Pilots, and ignores its Leader's ability.
island-rule-SOLO-6 = The lineup lies in order from left to right. When a card is taken, those to its right move up and a new one comes at the right end.
island-rule-SOLO-7 = If all cards of the lineup have speed 0, they are shuffled into the deck and 4 new ones are dealt.
island-rule-SOLO-8 = The Challenger's hand is a face-down pile. A Catastrophe that it draws or plays does nothing.
island-rule-SOLO-9 = You draw 1 Scroll at the end of your turn.
island-rule-SOLO-10 = The Challenger's cards lie in the order in which they act: Machines from left to right, the Leader last.
island-rule-SOLO-11 = The Challenger's 5 dice lie in rows by result: Power (+3), Command (+1, +2, claw), Build (chicken), Reinforce (star). They are rolled at the start.
island-rule-SOLO-12 = The Priority Hex ranks the six directions from 1 to 6 and settles every choice among hexes. Direction 1 is where you face (depends on the edition).
island-rule-SOLO-13 = Last of all the Challenger takes the strongest Machine of the lineup with speed 1 or more, the leftmost of equals (depends on the edition), and puts it on its Territory beside its Base.
island-rule-SOLO-14 = The Challenger's turn: free action, dice rows, roll all spent dice into their rows, draw 2 Scrolls.
island-rule-SOLO-15 = At the start of its turn, either the two upper rows or the two lower rows have more dice; those with more are carried out.
island-rule-SOLO-16 = Its leftmost Machine takes the free action: it attacks your Leader if it can reach it, otherwise your strongest unit within reach, and otherwise moves toward your Leader (targets: depends on the edition).
island-rule-SOLO-17 = Without a Machine, its free action builds the leftmost Machine of the lineup with speed 1 or more (depends on the edition).
island-rule-SOLO-18 = Power: if the upper rows are carried out, each Power die gives all its units +3 strength in every attack of this turn, the free action included.
island-rule-SOLO-19 = Command: each die goes to the next unit in order. It attacks if it can; otherwise it moves toward your Leader, and if it can attack then, the next die pays for that attack.
island-rule-SOLO-20 = Its Leader moves only if two other units have acted this turn; otherwise the die goes to the first unit again. The Leader's attack is not restricted.
island-rule-SOLO-21 = Build: one Machine, however many dice. It starts at the leftmost card with speed 1 or more, each die adds the next card to the choice (depends on the edition), and the strongest with speed 1 or more is taken.
island-rule-SOLO-22 = The new card goes to the left of the Leader, the miniature to the empty hex closest to the Base (depends on the edition).
island-rule-SOLO-23 = Reinforce: with 1 die it draws a Scroll, with 2 its Leader also gets a Shield, and each further die draws one more Scroll.
island-rule-SOLO-24 = Both rows are carried out, even if one is empty, and their dice are spent. Dice of the other rows stay for later.
island-rule-SOLO-25 = "Toward your Leader" means along the shortest path to a hex from which the unit could attack it (RUL-53).
island-rule-SOLO-26 = In combat the Challenger lays the top Scroll of the deck, you lay any number, then it lays half its hand, rounded down, at most 8. It keeps its hand if it defends, is not yet beaten and you laid nothing. All are revealed and compared; its cards are discarded.
island-rule-SOLO-27 = A Challenger's card with a bonus above 1 adds it to strength or armor, whichever it needs; any other adds 1, a Catastrophe 0 (depends on the edition). Of other effects, only drawing Scrolls counts.
island-rule-SOLO-28 = Ties among hexes are settled by the Priority Hex, ties among cards by the leftmost.

## HARD

island-chapter-HARD = Hard Solo
island-rule-HARD-1 = You need 2 tags on the Challenger; one tag on you still loses.
island-rule-HARD-2 = You cannot pay for a second roll.

## EPIC

island-chapter-EPIC = Epic death
island-rule-EPIC-1 = In the first edition each player keeps a second Leader card face down.
island-rule-EPIC-2 = A Leader dies an epic death if the tile under it becomes Lava and no hex beside it is available. It loses its Shields first.
island-rule-EPIC-3 = It also dies if one player beats it twice in one turn and no Shield stopped either attack. Both tags are placed first.
island-rule-EPIC-4 = The second Leader is revealed and comes to your Base, or else to the nearest available hex of your Territory. If there is none, it waits for the start of one of your next turns.
island-rule-EPIC-5 = Shields, dice and attached cards of the dead Leader are lost. Tags on the Banner stay, and attacks are counted anew.
island-rule-EPIC-6 = A second Leader cannot die an epic death.

## QUICK

island-chapter-QUICK = Quick game
island-rule-QUICK-1 = Each turn, between rolling and taking actions, you may build once under the usual conditions.
island-rule-QUICK-2 = In return, the free action cannot be used to build.

## BASE2P

island-chapter-BASE2P = Base bonus for two
island-rule-BASE2P-1 = With two players you may agree to use the bonus side of the Bases: any unit or Leader that defends on a Base has +2 armor.

## HCORE

island-chapter-HCORE = Hardcore
island-rule-HCORE-1 = After setup each Leader gets 1 Shield.

## HAHN

island-chapter-HAHN = Hahnenkampf
island-rule-HAHN-1 = Only Chickens and Leaders, without Machines and Resources, for 2 to 4 players.
island-rule-HAHN-2 = Chickens come face down, are turned up when they attack or defend, and stay face up.
island-rule-HAHN-3 = A Scroll about Machines or Resources is void: discard it and draw another. No Scroll is taken out beforehand.
island-rule-HAHN-4 = The attacker may name any unit of a stack, a face-down one by its place.

## DESOLO

island-chapter-DESOLO = Solo in the first edition
island-rule-DESOLO-1 = The Challenger has its 6 Chickens on its Base with its Leader, which you choose. Your 9 Resources, 3 of each type, are the only ones in play.
island-rule-DESOLO-2 = Its Machines act first, then its Chickens on the island from the strongest to the weakest, then its Leader.
island-rule-DESOLO-3 = It attacks your unit or Leader within reach with the lowest armor; the Priority Hex settles ties.
island-rule-DESOLO-4 = Without a Machine, a random Chicken of its Leader's stack takes the free action. With neither, it recovers 2 Chickens at random.
island-rule-DESOLO-5 = Each Build die adds the next card with speed 1 or more to the choice. The miniature is placed beside the Base.
island-rule-DESOLO-6 = At the start you lay one of its tags on a hex beside its Base: the way there is direction 1 for the whole game.
island-rule-DESOLO-7 = A card of the Challenger without a bonus adds 1 in combat, a Catastrophe too.
island-rule-DESOLO-8 = The Challenger's Leader never uses its ability. There is no Hard Solo.

## ACH

island-chapter-ACH = Achievements
island-rule-ACH-1 = Place a tag with an attack of strength 20 or more.
island-rule-ACH-2 = Place a tag with a Soldier that has another Soldier in its stack.
island-rule-ACH-3 = Play Flying Rock and win the game with a ranged attack after it.
island-rule-ACH-4 = Win a regular game against others without a build action.
island-rule-ACH-5 = Win with tags that were all placed by your Leader.
island-rule-ACH-6 = Win by placing 2 tags in one turn.
island-rule-ACH-7 = Win a game against others on your 3rd turn or earlier.
island-rule-ACH-8 = Win 9 Solo games, each with a different Leader.
island-rule-ACH-9 = Play all modes.
island-rule-ACH-10 = Paint the miniatures and show a picture. (Nobody checks this.)
island-rule-ACH-11 = First edition: make an enemy Leader die an epic death.
island-rule-ACH-12 = First edition: win a regular game of 3 or 4 without Machines.
island-rule-ACH-13 = First edition: place a tag with a Soldier from a stack of at least 3 Soldiers.
island-rule-ACH-14 = First edition: have the 3 different Golems at the same time.
island-rule-ACH-15 = First edition: win by playing Flying Rock and attacking with a Cannon.
island-rule-ACH-16 = First edition: win with tags that were all placed by your Leader.
island-rule-ACH-17 = First edition: win a game of 3 or 4 on your 2nd turn.
island-rule-ACH-18 = First edition: win 9 Solo games, each with a different Leader.
island-rule-ACH-19 = First edition: play all modes and all alternative rules.
island-rule-ACH-20 = First edition: paint the miniatures and show a picture. (Nobody checks this.)

## FAQ

island-chapter-FAQ = Frequent questions
island-rule-FAQ-1 = A card's text beats the rules.
island-rule-FAQ-2 = Neither Lava nor a Catastrophe ever gives a tag.
island-rule-FAQ-3 = A Leader can be beaten, but never destroyed.
island-rule-FAQ-4 = Whoever changes places in a combat keeps the part of attacker or defender.
island-rule-FAQ-5 = A new defender must be an enemy of the attacker and within reach.
island-rule-FAQ-6 = Leaders are not Chickens. "Chickens" means Chicken tokens on their Chicken side, not Pilots.
island-rule-FAQ-7 = Units of one stack are not adjacent to each other.
island-rule-FAQ-8 = "Until the end of the turn" outlasts the card that said it.
island-rule-FAQ-9 = A Machine's ability works in the turn in which it is built.
island-rule-FAQ-10 = Chickens give Soldiers no bonus.
island-rule-FAQ-11 = In Pelea de Gallos, Trenches gives +3 armor in all.

## RUL

island-chapter-RUL = Rulings
island-rule-RUL-1 = There are 12 Resource tokens of each type.
island-rule-RUL-2 = There are 4 Catastrophes, one of each name.
island-rule-RUL-3 = A die has one face each of claw, chicken, star, +1, +2 and +3.
island-rule-RUL-4 = The 6 Chickens of a colour have different values, so it matters which one you take, recover or turn into a Pilot.
island-rule-RUL-5 = The number of cards in a hand is public; only the cards are secret.
island-rule-RUL-6 = In the first edition Bases are claimed before the Leaders are known; the Leader joins the stack when it is chosen.
island-rule-RUL-7 = Only tags that lie on Banners now count for winning. A removed tag goes back to its owner, who may place it again.
island-rule-RUL-8 = If an effect ever fulfils the conditions of two players together, the active player wins, or else the next one clockwise.
island-rule-RUL-9 = Say whether you draw 0, 1 or 2 Scrolls, then draw them together, without looking in between.
island-rule-RUL-10 = +1 dice go on own units only: outside combat on any of them on the island, in combat only on the attacker.
island-rule-RUL-11 = The common star abilities cost 1, 1, 2, 3, 4 and 5 stars in the printed order.
island-rule-RUL-12 = In the first edition only abilities without stars can be used at any time; those with stars belong to your own Take Actions step. If you agree otherwise, stars on your Banner pay for them at the same moments.
island-rule-RUL-13 = A Catastrophe drawn with stars is carried out first, shuffling included. Then you still discard your card, or recover your Chickens and take your Resources.
island-rule-RUL-14 = If all hexes of your Territory are taken, you may build on one that your Pilots have just left.
island-rule-RUL-15 = A Machine with Banding can be built on any hex of your Territory that holds only own units with Banding, even a single one.
island-rule-RUL-16 = If there is no Machine card left to reveal, the lineup stays short; the next discarded Machine card is revealed at once.
island-rule-RUL-17 = A Chicken that becomes a Pilot is no unit any more and loses its Shields, +1 dice and attached cards.
island-rule-RUL-18 = A move cannot end where it would leave a unit stuck. A unit that pauses on own units cannot attack, use abilities of its place or become a Pilot; if its way out is closed, it goes back (MOVE-7).
island-rule-RUL-19 = If a Leader can go neither beside the Lava nor to its Base, it goes to the available hex of its Territory nearest to the Base, or else to the nearest one of the island. Its owner settles ties.
island-rule-RUL-20 = When a stack gets onto Lava, its Chickens and Machines are destroyed, its Leader steps aside, and units that may stand there stay.
island-rule-RUL-21 = At every step the group must have made fewer steps than its fastest unit has speed. Leaving the fast one behind may stop the rest, picking one up may carry it further.
island-rule-RUL-22 = Laying cards goes on clockwise, never back to the attacker, until everybody has passed in a row. Who laid last is asked once more, and a pass is not final.
island-rule-RUL-23 = Only the active player uses star abilities of cards in combat: while adding dice, and after all cards are revealed.
island-rule-RUL-24 = If attacker or defender is destroyed while cards are revealed, the other cards are still carried out. Then the combat ends without a result; action and +2 and +3 dice are spent. A Leader moved by Lava is still the defender.
island-rule-RUL-25 = An attack on a neighbour is never ranged, even by a unit with Range.
island-rule-RUL-26 = Shields also stop destruction by Magic and abilities, one Shield each time. Only Lava ignores them.
island-rule-RUL-27 = A Golem's effect comes however it is destroyed, even if its owner walks it into Lava. It comes when the Golem is gone, and counts from its last hex.
island-rule-RUL-28 = If a draw asks for more Scrolls than the deck has, draw what there is. If no Catastrophe is among them, shuffle the discards and draw the rest; otherwise the rest is not made up for.
island-rule-RUL-29 = In the second editions Strategies are played in combat only, whatever the glossary says.
island-rule-RUL-30 = A Catastrophe drawn in combat strikes at once. Cards of that combat count neither for the hand limit nor as discards.
island-rule-RUL-31 = A Tsunami destroys one unit of the drawer's choice (in the Italian edition all of them; those with a Shield lose one). Without a Lava tile nothing happens; with only own units beside it, one of them must go.
island-rule-RUL-32 = In an Earthquake all tiles flip together, then all units on Lava are destroyed together, then their effects follow, then the Leaders step off, that of the player who drew it first. One may take another's place.
island-rule-RUL-33 = In the first edition an Eruption takes 1 Shield from a Leader beside it; one without a Shield suffers nothing.
island-rule-RUL-34 = An Eruption hits units that may stand on Lava both on the chosen tile and beside it.
island-rule-RUL-35 = You may attack a Leader even if you could place no tag. The attack succeeds, but there is no tag.
island-rule-RUL-36 = Teammates cannot attack each other, pass through each other's units or stack with them. Effects on any unit, or on another player, may choose a teammate.
island-rule-RUL-37 = If a carrier dies by a Catastrophe or a ranged attack and others of its stack survive, its owner chooses which of them takes the Flags.
island-rule-RUL-38 = As Machines cannot enter the own Base, a Flag must reach a Chicken. It is handed over when both share a hex, also in passing; it cannot be dropped. A Chicken that becomes a Pilot leaves it to its stack, or in the hex.
island-rule-RUL-39 = In Expert any unit on your Base that Chickens cannot stack with stops you from recovering them. You may still take Resources.
island-rule-RUL-40 = In Expert the deck is checked after each draw, when drawn Catastrophes are shuffled back. With 4 or fewer cards left everybody loses, but a victory won before stands.
island-rule-RUL-41 = In the English edition the Bases keep their bonus in Pelea de Gallos. The other editions play without it, which was probably meant.
island-rule-RUL-42 = In Pelea de Gallos you may retrieve nothing or move no hex just to rearrange your stacks. It is done once in the action, at any moment of it.
island-rule-RUL-43 = In Pelea de Gallos a Hurricane makes every player destroy 2 own Chickens on the island, or all if fewer. A Shield saves a Chicken.
island-rule-RUL-44 = Lava tiles count when a Territory must touch other tiles. Two different hexes of it must each touch some tile.
island-rule-RUL-45 = A tile may not be placed if it encloses more hexes than can be filled, tiles reserved for later players not counted.
island-rule-RUL-46 = In the first edition "if possible" holds for both demands: the first Territory touches only the Lava, the second perhaps one Territory. Sides are sides of hexes.
island-rule-RUL-47 = In Solo one tag decides (in Hard Solo you need two).
island-rule-RUL-48 = The Challenger starts with 3 face-down Scrolls. Catastrophes among them are not replaced, as nobody looks.
island-rule-RUL-49 = If neither the lineup nor the deck has a Machine with speed 1 or more, the discards are shuffled in. If there is still none, the lineup stays, and the Challenger does not build until one comes.
island-rule-RUL-50 = After direction 1 the directions follow clockwise, unless the Solo card says otherwise. A far hex is ranked by the shortest way to it, compared direction by direction. The same ranking places the Challenger's pieces.
island-rule-RUL-51 = The Challenger's Leader may attack at any time; to move, it needs two different units that acted this turn, the free action included. Without Machines it never moves, and such a die is lost.
island-rule-RUL-52 = The Challenger builds on the empty hex of its Territory nearest to its Base. If there is none, a Soldier may join a stack; otherwise nothing is built.
island-rule-RUL-53 = A Challenger's unit takes the shortest path to a hex from which it could attack your Leader, around your units, closed Bases, Sea and Lava, as far as its speed goes. If it cannot get there, it comes as near as it can, or stays.
island-rule-RUL-54 = A second Leader does not die: Lava moves it to another hex, and a second beating in a turn does nothing more.
island-rule-RUL-55 = In Hahnenkampf Scrolls about Machines or Resources are void, not those about units. Hurricane is void too.
island-rule-RUL-56 = In Solo of the first edition you choose your Leader and a second one freely. The Challenger has no second one: its Leader moves on where it would die. Unused Resources go to the box.
island-rule-RUL-57 = Only these variants combine: Expert with standard and team play; Hardcore with first-edition modes that have Leaders, the quick game with those that have Machines; the Base bonus with 2 players; a built island with everything.
island-rule-RUL-58 = The free retrieve gives 2 picks in the English edition, though its glossary speaks of one.
island-rule-RUL-59 = In the Italian edition four stars give each own unit on the island a Shield, the Leader included. If Shields run short, you choose who gets one.
island-rule-RUL-60 = In Solo the French edition is played like the English one: Power counts with the upper rows, and Build makes one Machine.
island-rule-RUL-61 = In the first edition you need not roll your spent dice.
island-rule-RUL-62 = In the first edition a stack moves as a whole, but before each step you may say which units stay behind. Nobody is picked up on the way.
island-rule-RUL-63 = In the first edition, too, +1 dice stay on their unit after a combat.
island-rule-RUL-64 = The second roll may take any of your dice: just rolled, kept on the Banner or lying on units. A die taken from a unit no longer helps it.
island-rule-RUL-65 = The first roll needs at least one die. Without it the step is skipped, and there is no second roll.
island-rule-RUL-66 = Dice may stay on your Banner for as many turns as you like; spend them or roll them when you want.
island-rule-RUL-67 = Any Scroll that can be played in combat may be laid, even as a bluff. Who has no cards passes automatically.
island-rule-RUL-68 = Cards are revealed strictly clockwise from the defending player, even if the defender changes meanwhile.
island-rule-RUL-69 = With 9 Resources you may still take 2 and give back 2 of your choice. What the supply does not have is not taken.
island-rule-RUL-70 = With three stars you take as many Resources as there are. With 9 or more you take none.
island-rule-RUL-71 = If Shields run short, place what there is where you like. Without any Shield in the supply the ability cannot be chosen.
island-rule-RUL-72 = In a Hurricane, who has fewer than 2 Resources gives back what there is. In the first edition the player who drew it chooses the tokens, and may name an enemy who has none.
island-rule-RUL-73 = With two Catastrophes at once, other cards of the draw go to the hand first. The drawer orders them, each is carried out completely, and then there is one discarding and one shuffling. One drawn meanwhile comes right after.
island-rule-RUL-74 = In Expert, Catastrophes are carried out without discarding, and without shuffling in the discards. Then the deck is checked.
island-rule-RUL-75 = A Catastrophe dealt at setup does nothing. It is replaced, and shuffled in when all hands are complete.
island-rule-RUL-76 = The Challenger keeps its Catastrophes like any card. Played, they do nothing, and return to the deck with the next shuffle.
island-rule-RUL-77 = The Challenger never discards down to 9.
island-rule-RUL-78 = The owner of a Leader always chooses where it goes from Lava, whoever drove it there.
island-rule-RUL-79 = In the English edition a Leader may walk onto Lava on purpose: it loses its Shields, is put beside it, and the move ends.
island-rule-RUL-80 = If an Eruption has to flip a Neutral tile, units on it suffer from Lava first. Then its neighbours are hit, a Leader that just stepped off it included.
island-rule-RUL-81 = In the English edition units may enter Lava, though its glossary says otherwise; all but Leaders die of it.
island-rule-RUL-82 = A unit may attack from any hex it may stand on, Base, Lava and Sea included, and be attacked there.
island-rule-RUL-83 = Each die pays for one thing. The stars of an ability are all spent together.
island-rule-RUL-84 = An attack stays spent even if the combat comes to nothing.
island-rule-RUL-85 = Attached Magic stays with its unit wherever it goes, until the unit leaves the island; on a Leader for the whole game.
island-rule-RUL-86 = After a Catastrophe the active player discards first, then clockwise. Each chooses their own cards; they are discarded openly and shuffled in at once.
island-rule-RUL-87 = A Territory without a linked Base cannot be claimed, and nobody builds there. It is ordinary ground.
island-rule-RUL-88 = Bases are claimed counter-clockwise, beginning at the right of the starting player, who comes last. With 2 players the other one claims first.
island-rule-RUL-89 = Leaders are chosen in secret and shown together.
island-rule-RUL-90 = In Solo a Machine without a miniature left is passed over as if it were not in the lineup.
island-rule-RUL-91 = The Challenger's Machines use what works by itself: Range, bonuses, protection, effects that must happen. Nothing optional and nothing with stars is used, not even a Battle Car's free move.
island-rule-RUL-92 = The Challenger's targets: first the Leader, then the highest strength now, then the Priority Hex; inside one hex the lowest armor, then the fewest Shields.
island-rule-RUL-93 = If the Challenger keeps its hand in a combat, the Scroll from the top of the deck still counts. To judge it, dice, Strategies and bonuses count, face-down cards do not.
island-rule-RUL-94 = In Solo cards are laid once: the Challenger, you, the Challenger. Its half hand comes from the top of its pile.
island-rule-RUL-95 = The target of the Challenger's free action must be within reach of its leftmost Machine.
island-rule-RUL-96 = If the Challenger can do nothing with a die or its free action, it is spent, and the unit counts as having acted.
island-rule-RUL-97 = If a card of the Challenger has several bonuses, the highest counts, whatever its conditions.
island-rule-RUL-98 = If you take an enemy Flag while your attacker stands on your own Base, you win at once.
island-rule-RUL-99 = If the tile under a carrier turns to Lava, the Flag lies on that tile. If the carrier dies by going onto Lava or into the Sea, the Flag lies in its last hex on solid ground.
island-rule-RUL-100 = In team play the limits for tags hold as usual, and five stars clear only your own Banner.
island-rule-RUL-101 = In team play each opponent needs a tag; two on one are not enough. Both may come from the same teammate.
island-rule-RUL-102 = In Expert the bonus of a Base raises armor only.
island-rule-RUL-103 = When part of a face-down stack moves, only its owner knows which Chickens go; the others see how many, and any face-up ones. The top is the last in the owner's order.
island-rule-RUL-104 = A recovered Chicken goes into your stack wherever you like.
island-rule-RUL-105 = The extra build of the quick game is optional, costs no dice, and comes once a turn before your first action. Cards that let you build are not affected.
island-rule-RUL-106 = The Chicken step of a first-edition Catastrophe is optional: one Chicken of any player, no Pilot, one hex. In an Earthquake it comes before Lava destroys, so it can save one.
island-rule-RUL-107 = With two players the second tag wins at once, so two beatings in a turn never lead to an epic death, nor to its achievement.
island-rule-RUL-108 = The Leader that comes after an epic death gets no Shield by the Hardcore rule.
island-rule-RUL-109 = Victory is checked right after the tag is placed, before anything else happens.
island-rule-RUL-110 = "At any time" means at fixed moments: before and after each action, whenever somebody is asked for cards in combat, after all reveals, and before the draw. The active player is asked first, then clockwise, until all pass.
island-rule-RUL-111 = A unit that pauses on others, and those it stands on, can be hit by effects like any unit.
island-rule-RUL-112 = If a unit's speed changes during its move, the speed at each step counts.
island-rule-RUL-113 = A card that lets a unit pass enemy units does not let it stop there.
island-rule-RUL-114 = An achievement on your 3rd or 2nd turn may come earlier. Without Machines means that you built none in this game. Two tags in one turn are those of the winning turn.
island-rule-RUL-115 = A new defender must be within reach of the attacker as it stands, with the Range it has at that moment.
island-rule-RUL-116 = If the Machine deck runs out while a new lineup is revealed, the discards are shuffled in. If cards are still missing, the lineup stays short.
island-rule-RUL-117 = Magic for outside combat is played between your actions, unless the card names another moment.
island-rule-RUL-118 = A Base beside two Territories belongs to the one it was linked to. In the first edition it is the one it was placed for; if two fit, who places it names one.
island-rule-RUL-119 = In Hard Solo the game goes on after the first tag, and the tag stays. The Challenger cannot remove it.
island-rule-RUL-120 = If the Challenger has no Machine and the lower rows count, it builds one with its free action and another with its Build row.
island-rule-RUL-121 = If you make the Challenger discard, a random card of its pile goes. Hexes and units are chosen by its Priority Hex and its order of targets; it has no Resources to lose.
island-rule-RUL-122 = Combat, Tsunami and other destruction take one Shield each time. Lava takes all, and so does an Eruption in the second editions.
island-rule-RUL-123 = The cost of a Machine is exact: no Resource stands in for another, and you cannot overpay.
island-rule-RUL-124 = A +1 die that you take back from a unit is rolled; you cannot keep it or put it on another unit.
island-rule-RUL-125 = In a combat of your teammate you are a player like any other who is not involved, and may help either side. "Your units" on a card means only your own.
island-rule-RUL-126 = The Challenger's strength and armor are the printed values, lasting and stack bonuses and its cards; strength also its Power dice, armor also the Base of its Leader. Dice in its Command row add nothing.
island-rule-RUL-127 = In the first edition the discards are shuffled into the Scroll deck when 4 or fewer cards are left after a draw.
island-rule-RUL-128 = You may pay for a star ability if some part of it can be done. The Shield needs a Shield in the supply, five stars need a tag on your Banner.
island-rule-RUL-129 = In the first edition, too, you may leave your free action unused.
island-rule-RUL-130 = In Solo of the first edition, without Machines and without Chickens beside its Leader, a random Chicken on the island acts. Only without any does the Challenger recover Chickens, if its Base can take them.
island-rule-RUL-131 = A Catastrophe that the Challenger plays adds nothing in the second editions, and 1 in the first.
island-rule-RUL-132 = A way out exists if the free action, claw dice and a Battle Car's own free move give enough steps to an available hex, past own units, but not over Lava or Sea. Moves that cards might still give do not count, and there is at most one such pause at a time.
island-rule-RUL-133 = In each hex of a move every unit may be left or picked up once and each Flag handed over once. A step is possible only if the group can still come to a proper stop.
island-rule-RUL-134 = Where you choose several things, you name them one by one and say when you are done. They count together, and nothing is shown before.
island-rule-RUL-135 = An action is offered only if it can be carried through, and once chosen it is carried out.
island-rule-RUL-136 = A free ability without a stated limit may be used once per turn and card.
island-rule-RUL-137 = In Hahnenkampf void Scrolls are put aside until the draw is complete, then discarded. The discards are shuffled in at most once for a draw; if nothing usable comes, you draw nothing. At setup void Scrolls are replaced and shuffled in later.
island-rule-RUL-138 = In Solo you choose Leaders, then cards, dice and Resources are dealt, then the island is built and Bases are claimed (first edition: island and Bases first). You place all tiles, the Challenger's first.
island-rule-RUL-139 = If several units enter a hex with Flags together, their owner says which takes each Flag. A unit that dies on Lava does not take a Flag lying there.
island-rule-RUL-140 = In Pelea de Gallos Chickens that join a stack go on top in their order. Others choose a face-down Chicken by its place, and which ones move or are recovered only their owner knows. A new defender must be one that could be attacked, and is turned up.
island-rule-RUL-141 = The builder takes any Territory that is left, if a Base will still fit beside it. A hex is enclosed if no way over empty hexes leads from it to the outside; only as many may be enclosed as Lava/Neutral tiles remain after everybody's own.
island-rule-RUL-142 = A game could go on for ever. You may set a number of turns; when it is reached, nobody has won.
island-rule-RUL-143 = A Machine that the Challenger builds takes its place at once, and a destroyed one drops out, but still counts as having acted. If a unit dies in its own attack, the next die goes to the one after it.
island-rule-RUL-144 = A unit that may no longer stay where it is, at Sea or in a stack, goes to the nearest available hex when the action or effect is over. Its owner settles ties; a Leader without any hex waits.
island-rule-RUL-145 = Whether an attack is ranged is fixed when the defender is named or changed. For Flags, the stack is the one in which the defender is destroyed.
island-rule-RUL-146 = At the start Chickens lie by number, the highest on top. In Pelea de Gallos you may secretly arrange your stack once before the first turn.

## FX

island-chapter-FX = Reading cards
island-rule-FX-1 = A card is carried out from top to bottom. What it does at the same moment belongs together.
island-rule-FX-2 = A card does as much as it can, and is used even if it finds nothing. What it does "then" comes only if the part before was done completely; if a Shield stopped a destruction, it was not.
island-rule-FX-3 = "You" is whoever played the card or has it in play; for attached Magic it is the player of the unit. That player makes all choices, unless the card says otherwise.
island-rule-FX-4 = Effects of several cards add up, also of two copies of the same card.
island-rule-FX-5 = A value is what is printed, or what a card sets it to, plus all bonuses, dice and the Base. It never falls below 0, Range never below 1, and it is counted anew whenever it is needed.
island-rule-FX-6 = A card that speaks of units in general means Leaders too, in every edition.
island-rule-FX-7 = A card means one unit of a stack, never the stack. Units of one stack are not near each other.
island-rule-FX-8 = A bonus for the attacker or the defender goes to whoever has that part when values are compared. A bonus for a chosen unit stays with the unit.
island-rule-FX-9 = A choice made on a card holds for the rest of that card.
island-rule-FX-10 = Magic for your own turn cannot be laid in combat, not even as a bluff. Who holds nothing else is asked all the same and can only pass.
island-rule-FX-11 = If a card destroys attacker or defender in the middle of a combat, the combat ends without a result (CMB-17).
island-rule-FX-12 = What a Soldier's bonus counts depends on the edition (BAND-10).
island-rule-FX-13 = Using an ability is no action. Abilities for whoever fights are used in a combat of your own turn, all others outside combat, with stars or as often per turn as the card says.
island-rule-FX-14 = Abigail's own Shield and that of the Expert game add up, so she starts with 2. In the same way Keekmee may have 2 Strategies there.
island-rule-FX-15 = Effects at the end of a turn come before others run out. A unit that may no longer be at Sea goes to the nearest available hex.
island-rule-FX-16 = Magic that stays on a unit is laid on one of its player's choice when it is carried out, and works from then on.
island-rule-FX-17 = A Strategy that is cancelled or discarded stops at once. Units that stood on Lava or at Sea by its help suffer at once.
island-rule-FX-18 = Cards that move or swap units put nobody on a Base but the Leader or a Chicken of its owner, in every edition.
island-rule-FX-19 = What you have seen of a hand you go on knowing until the card is seen to leave it. A stolen card is known to the thief and to the player it was taken from; others, teammates included, learn nothing.
island-rule-FX-20 = In Pelea de Gallos every kind of Machine on a Scroll is read as Chickens. Inside one effect this counts once, several effects add up: Trenches gives +3 armor, Wobbly Wheels +1 speed.
island-rule-FX-21 = In Pelea de Gallos only Scrolls are read anew, not Leaders: Thomas Eggison has no ability there, and Blackbeak pays for the Sea with Shields only.
island-rule-FX-22 = Transmute and Lava Trap are taken out of Pelea de Gallos (depends on the edition). Flat-Pack Army stays, does nothing, and makes a good bluff.
island-rule-FX-23 = Void in Hahnenkampf are Transmute, Lead Boots, Fox in the Coop, Trenches, Golem Gym, Gaggle Drill, Turbo Corn, Pepper Powder, Wobbly Wheels, Flat-Pack Army and Hurricane.
island-rule-FX-24 = You choose another player's face-down Chicken by its place in the stack, any place. An effect does not turn it up. One that carries a Shield, a die or a card stays recognisable.
island-rule-FX-25 = A Chicken that becomes the new defender is turned up like one that was attacked.
island-rule-FX-26 = Swapping carries no Flags: they stay in their hex, and the newcomer carries them. With any other move they go along.
island-rule-FX-27 = In Capture the Flag there are no Leaders, so Pecking Order does nothing and Hot Feet serves Chickens only.
island-rule-FX-30 = For the Challenger a Scroll is worth its highest bonus to strength or armor, whatever the conditions, and at least 1. A Catastrophe is worth 0 (depends on the edition).
island-rule-FX-31 = Of the other effects of its Scrolls the Challenger uses only those that let it draw: Cheering Chicks and Mind Your Own Coop!
island-rule-FX-32 = The Challenger's Machines use Range, lasting effects and effects of being destroyed, nothing optional and nothing on being built. Its Leader's ability and Range are ignored.
island-rule-FX-33 = Your effects on the Challenger: it loses no Resources, discards and is robbed at random, and its hand stays unseen. A stolen Catastrophe strikes you at once. Cancelling takes away one card's bonus; only its Magic can be copied.

## Options

island-option-machine_card_count = Number of Machine cards
island-option-starting_resource_pool = Resource tokens that are dealt from
    .all_tokens = all 36 tokens
    .three_each_per_player = 3 of each type per player
island-option-starting_resources = Resources at the start
island-option-unused_resource_tokens = Resource tokens that are not dealt
    .supply = go to the supply
    .box = go to the box
island-option-unchosen_leader = The Leader you do not choose
    .box = goes back to the box
    .kept_face_down = stays face down as your second Leader
island-option-default_island = The island
    .preset = is ready-made, or built if you like
    .built = is always built together
island-option-start_player_method = The starting player
    .random = is drawn at random
    .given = is named, or else drawn
island-option-base_claim_step = Bases are claimed
    .last = at the end of setup
    .after_island = right after the island is built, before Leaders are dealt
island-option-island_build_sequence = Order of building the island
    .per_player = each player places all three tiles in turn
    .per_step = all Territories, then all Bases, then all Lava/Neutral tiles
island-option-island_contact_rules = What new tiles must touch
    .second = as in the second edition: hexes that touch Lava and other tiles
    .first = as in the first edition: sides that touch Territories, Bases and the central Lava
island-option-island_second_territory_lava_strict = The second Territory must touch Lava
island-option-base_armor_bonus = Armor bonus on a Base
island-option-base_armor_scope = Who has the armor bonus of a Base
    .owner_leader_chickens = its owner's Leader and Chickens
    .any_occupant = whoever stands there
island-option-base_entry = Who may enter a Base
    .owner_leader_chickens = its owner's Leader and Chickens
    .any_unit = any unit
island-option-roll_spent_dice = Spent dice, if you roll
    .all = are all rolled
    .chosen = are rolled as you like
island-option-reroll_resource_cost = Price of a second roll in Resources
island-option-draw_step_max = Scrolls drawn at the end of a turn
island-option-draw_step_optional = You may draw fewer Scrolls, or none
island-option-free_retrieve_count = Picks of the free retrieve
island-option-die_retrieve_count = Picks of a chicken die
island-option-star_four_effect = Four stars
    .one_any_unit = a Shield for any one unit
    .each_own_unit = a Shield for each of your units
island-option-star_five_effect = Five stars
    .remove_one = remove one tag from your Banner
    .remove_all = remove all tags from your Banner
island-option-star_ability_timing = Star abilities of cards are used
    .own_actions = in your own Take Actions step
    .any_time = at any time
island-option-starless_ability_timing = Abilities without stars and without a stated moment are used
    .card_text = as the card says
    .any_time = at any time, in any player's turn
island-option-plus_one_die_until = A +1 die stays on a unit
    .destroyed = until the unit is destroyed
    .defeated = until the unit is destroyed, or beaten if it is a Leader
island-option-own_overlap = Pausing a move on own units
    .until_last_move = allowed, if later moves of this turn can end it
    .consecutive_moves = allowed, if the next actions move the same unit on
    .within_one_move = never; only passing within one move
island-option-lava_entry = Entering Lava
    .allowed = allowed, and it burns
    .effects_only = only by effects, not by the owner's move
    .forbidden = never, unless a card says so
island-option-leader_lava_fallback = A Leader on Lava with no hex beside it
    .base = goes to its Base
    .epic_death = dies an epic death
island-option-band_move = Moving a stack
    .any_subset = any of its units together
    .whole_then_change = all of it at first, changing on the way
    .whole_or_detach = all of it, but units may stay behind at any time
island-option-band_join_midmove = A moving group may pick up units on the way
island-option-soldier_bonus_counts = A Soldier's bonus counts
    .soldiers = each other Soldier in its stack
    .banding_machines = each other Machine with Banding in its stack
island-option-leader_is_unit = A Leader is a unit
island-option-epic_death = Leaders can die an epic death
island-option-strategy_limit = Strategies in play
island-option-strategy_overflow = With one Strategy too many
    .keep_any = discard any, even the new one
    .replace_old = discard an old one; the new one stays
island-option-strategy_in_own_turn = Strategies may be played in your own turn
island-option-hand_limit_after_catastrophe = Hand limit after a Catastrophe
island-option-catastrophe_reshuffle = After a Catastrophe
    .with_discards = it is shuffled into the deck with all discards
    .card_only = it alone is shuffled into the deck
island-option-hurricane_mode = Hurricane
    .all_lose_two = everybody loses 2 Resources
    .one_enemy_loses_two = one enemy loses 2 Resources
island-option-tsunami_mode = Tsunami
    .flip_one_and_destroy = flips one Lava tile and destroys beside it
    .flip_all_or_destroy = flips all Lava tiles; without any, destroys one unit
island-option-tsunami_destroys = A Tsunami destroys
    .one = one unit beside the tile
    .all = every unit beside the tile, except Leaders
island-option-eruption_shield_loss = In an Eruption, units with Shields lose
    .all_shields = all their Shields
    .one_shield = one Shield
island-option-catastrophe_chicken_step = Hurricane and Earthquake let a Chicken step
island-option-max_tags_per_banner = Tags on one Banner
island-option-max_same_tags_per_banner = Tags of the same enemy on one Banner
island-option-resource_limit = Resources you may keep
island-option-flag_start = The Flag begins
    .top_chicken = on the top Chicken
    .chosen_chicken = on a Chicken of your choice
island-option-flag_claim = Flags are taken by destroying
    .carrier_or_bandmate = the carrier or any unit of its stack
    .carrier_and_bandmates = the last unit of the carrier's stack
    .defender_only = the carrier itself, and only its own Flags
island-option-flag_five_star_disabled = Five stars do nothing in Capture the Flag
island-option-expert_abigail_shields = Abigail's Shields in Expert
island-option-expert_leftover_resources = Resources not dealt in Expert
    .supply = go to the supply
    .box = go to the box
island-option-expert_base_entry = Bases that units may enter in Expert
    .any_base = any Base
    .enemy_base = enemy Bases; the own one stays closed to own Machines
island-option-gallos_base_bonus = Bases have their bonus in Pelea de Gallos
island-option-gallos_removed_scrolls = Scrolls left out of Pelea de Gallos
island-option-gallos_attackable = Of a stack in Pelea de Gallos may fight
    .leader_and_top = only the Leader and the top Chicken
    .any = any unit
island-option-gallos_card_handling = Scrolls about Machines or Resources in Pelea de Gallos
    .substitute = are read as if they spoke of Chickens
    .void_and_redraw = are void; another is drawn
island-option-gallos_rearrange = Stacks in Pelea de Gallos are rearranged
    .move_or_retrieve = during a move or a retrieve
    .never = never
island-option-gallos_discard_face_down = Destroyed Chickens are put away face down in Pelea de Gallos
island-option-solo_human_draw = Scrolls you draw in Solo
island-option-solo_challenger_chickens = The Challenger has Chickens
island-option-solo_target_priority = The Challenger attacks
    .leader_then_strength = the Leader, otherwise the strongest unit
    .lowest_armor = the unit with the lowest armor
island-option-solo_no_machine_free_action = The Challenger's free action without a Machine
    .build = builds one
    .chicken_or_recover = is taken by a Chicken, or recovers two
island-option-solo_setup_pick = The Challenger's first Machine
    .max_strength = has the most strength
    .max_strength_then_speed = has the most strength, then the most speed
island-option-solo_build_window = Each of the Challenger's Build dice adds
    .next_cards = the next card of the lineup
    .next_mobile_cards = the next card with speed 1 or more
island-option-solo_build_hex = The Challenger builds
    .closest_empty = on the empty hex closest to its Base
    .adjacent_first = beside its Base, if it can
island-option-solo_small_bonus_stat = A bonus of 1 on the Challenger's cards
    .relevant = counts for the value it needs
    .printed = counts for the printed value only
island-option-solo_catastrophe_bonus = What a Catastrophe adds for the Challenger
island-option-solo_priority_anchor = Direction 1 of the Priority Hex
    .player_facing = is where you face
    .marker_at_base = is marked beside the Challenger's Base
island-option-solo_hard_available = Hard Solo can be played
island-option-achievement_list = Achievements
    .second = those of the second edition
    .first = those of the first edition

## Glossary: terms that a rule explains

island-term-available = Available hex
island-term-adjacent = Adjacent
island-term-banding = Banding
island-term-banner = Banner
island-term-base = Base
island-term-catastrophe = Catastrophe
island-term-distance = Distance
island-term-enemy = Enemy
island-term-free-action = Free action
island-term-lava = Lava
island-term-leader = Leader
island-term-lineup = Lineup
island-term-machine = Machine
island-term-magic = Magic
island-term-pick = Pick
island-term-pilot = Pilot
island-term-plus-one = +1 die
island-term-range = Range
island-term-scroll = Scroll
island-term-sea = Sea
island-term-shield = Shield
island-term-spent = Spent die
island-term-strategy = Strategy
island-term-tag = Humiliation tag
island-term-territory = Territory and Neutral hexes
island-term-unit = Unit
