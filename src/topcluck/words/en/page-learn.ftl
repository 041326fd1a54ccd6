# Guided first games: what the page around them says, and then a message for every step of a lesson.

learn-title = Learn by playing
learn-home = New here? Learn by playing
learn-hint = A real game against a bot that plays along. Every step is yours, and nobody is watching.
learn-minutes = about { $minutes } minutes
learn-about-first-island = Build, move, burn, fight: win your first War for Chicken Island in three turns.
learn-about-first-farm = Hide your fleet, shoot up the neighbour’s, buy five eggs: a whole Touché Poulet in short.
learn-start = Start the lesson
learn-failed = The lesson could not be opened. { $why }
learn-lesson = Lesson
learn-step = Step { $number } of { $of }
learn-now = Now: { $action }
learn-wait = The other one is thinking. Watch what happens.
learn-do-it = Do it for me
learn-again = Start over
learn-leave = Leave the lesson
learn-off = You have left the lesson, and the game goes on as it likes. You can start over at any time.
learn-done = That was the lesson. Well clucked!
learn-next = Play a real game
learn-rules = Look something up in the rules
refused-not-in-lesson = Not in this lesson: follow the step that is lit. A real game lets you do that, if the rules do.
refused-lesson = A lesson is not played again at the same table: start it over instead.

## War for Chicken Island

learn-first-island-leader = Every army needs a Leader, and yours decides how you play. Cluckatoa walks over Lava as if it were a warm doormat. Take him.
learn-first-island-base = This is your Base, your six Chickens’ home. The four hexes beside it are your Territory, the only place where you can build.
learn-first-island-dice = Your Banner is the bar with your name: dice, Resources, and later the shame. Two dice on it are no use today. Pick them to roll them again.
learn-first-island-roll = Dice show what you can do: a claw moves or attacks, a chicken fetches, stars pay for tricks, numbers hit harder. Roll!
learn-first-island-keep = A claw and a star: lovely. For two Resources you could roll once more, but nobody improves on lovely.
learn-first-island-retrieve = Resources build Machines. The chicken die fetches two of them, or brings back Chickens that went to the great frying pan in the sky.
learn-first-island-take = Take one wood and one rock. Your Banner holds nine Resources at most.
learn-first-island-build = Each turn you have one free action: build, move, attack or retrieve. Build something with fists: the Metal Golem from the lineup, for three metal.
learn-first-island-pilots = A Machine needs Pilots. Two Chickens climb in and stop being Chickens until it is scrapped.
learn-first-island-site = Put it on your Territory, on the hex that looks towards the enemy.
learn-first-island-sift = Scrolls are the cards in your hand. One star: draw a Scroll, then throw one away.
learn-first-island-discard = Trenches help those who stand still. We do not. Out with it.
learn-first-island-move = One claw die is one move. The Golem plods a single hex. Nobody walks into the Sea around the island: chickens float badly, golems not at all.
learn-first-island-band = Leaders, Chickens and Soldiers band together: they share a hex and move as one. Cluckatoa takes two friends along.
learn-first-island-lava = Lava fries whoever steps on it and tosses Leaders aside. With Cluckatoa in the band, you may stroll right into it. Nobody will look for you there.
learn-first-island-end = You still have a star, and unspent dice keep. End your actions.
learn-first-island-draw = At the end of your turn you draw up to two Scrolls. Greed is allowed.
learn-first-island-defend = Abigail attacks you! Her Strength and dice against your Armor, 12, and she has laid a Scroll face down. Cards decide now: hide behind your Pillow Fort.
learn-first-island-pass = When everybody passes in a row, all cards are turned over. Pass, and watch.
learn-first-island-again = Held, 15 to 12! Without pillows you would be wearing a tag of shame. Your turn: all spent dice come back for the roll.
learn-first-island-trap = A Chicken of hers lurks on a loose tile. Some Scrolls may be played in your turn: the Lava Trap.
learn-first-island-tile = Turn the tile under it. This is not cruelty, this is cuisine.
learn-first-island-advance = One Chicken less. Now send the Golem round the other side, so that she cannot run.
learn-first-island-attack = Attack whoever is next to you. Your free action pays for this one: Cluckatoa against Abigail.
learn-first-island-strength = Cluckatoa has Strength 5, Abigail Armor 11. Dice with numbers go on the attacker. Keep the +2 for later.
learn-first-island-sauce = That makes 8. Three are missing, so lay Hot Sauce face down. She sees a card, not which.
learn-first-island-reveal = She passes. You too, and the cards are turned over: as much as her Armor is enough.
learn-first-island-shield = A hit, 11 to 11! But Abigail started with a Shield, and it broke in her place. So once more, with a claw die and the +2.
learn-first-island-scrolls = That makes 7. You may lay several Scrolls: Peck is worth 2, Rooster Booster 4.
learn-first-island-tag = She has laid one too, and it was Hard-boiled: Armor 13. You choose the order of your own cards. Count along!
learn-first-island-rest = 13 to 13: humiliated! Your tag now hangs on her Banner, and a second one wins the game. Leaders never die, they only blush. End your turn and draw one Scroll.
learn-first-island-last = She has run home, where her Base gives her +2 Armor. Take the star into the roll too: now we need numbers.
learn-first-island-gate = The Golem knocks at the gate: one move, and it stands next to her.
learn-first-island-storm = Golem against Leader. This one is for the game.
learn-first-island-all-in = Strength 7 against Armor 13. All the numbers on it: the dice are worth nothing at home.
learn-first-island-win = 13 to 13 would do, but she has a card left. Lay your Hot Sauce, and hold your breath.
learn-first-island-end-of-lesson = 16 to 16, the second tag, the island is yours! With three or four players you humiliate two different Leaders. There are strategies, cannons, towers and catastrophes left to discover.

## Touché Poulet

learn-first-farm-barn = Welcome to your farm. Great-aunt Berta has left it to you, with two wild eggs and 40 ears of corn. Most of your fleet is hidden; the Barn is not. Put it in the corner.
learn-first-farm-place = Units never touch each other, not even at the corners. Granary and War Chest still need a place.
learn-first-farm-confirm = The neighbours see none of this. Say that you are ready.
learn-first-farm-fire = Each round everybody first aims, with one unit that is still alive. The Barn may aim at three cells anywhere. Take it.
learn-first-farm-aim = A pigeon of your acquaintance saw something glitter around G5 and H5. The third shot is for luck.
learn-first-farm-egg = Two hits, and a Granary gone! A destroyed unit pays ears for every cell you hit: 20 of them. Its egg is for sale now, and five eggs win the game. Buy it!
learn-first-farm-weapon = Every egg comes with a secret weapon from the market. The Salvo shoots twice, take that.
learn-first-farm-salvo = Ouch: two hits on your Sprayer, and their Granary stole 5 ears. Now play the Salvo: the same pigeon mentions E2 and I8.
learn-first-farm-sprayer = Each unit has its own trick. When the Sprayer hits, everything around blows up as well. Aim it at C5.
learn-first-farm-resolve = They have missed you, and your Salvo got two Reapers: 30 ears! Now for the Sprayer’s shot.
learn-first-farm-second = In one bang a whole unit and its egg. That makes 75 ears: buy the egg and take the Smuggler, who knows a shortcut.
learn-first-farm-win = Four eggs. The last wild one costs 45 ears, for friends of the Smuggler 30. Be a friend.
learn-first-farm-end-of-lesson = Five eggs, and the henhouse cheers! In a real game you begin with nothing and the pigeon tells you nothing. Now you know what to do about it.
