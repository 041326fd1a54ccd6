### War for Chicken Island in English. Arguments that name a thing arrive as names; players are A to D.

## Names

island-name-leader = Leader
island-name-chicken = Chicken
island-name-token = Face-down token
island-name-wood = wood
island-name-rock = rock
island-name-metal = metal
island-face-claw = claw
island-face-chicken = chicken
island-face-star = star
island-ground-sea = Sea
island-ground-neutral = Neutral
island-ground-lava = Lava
island-ground-base = Base
island-ground-territory = Territory
island-stat-speed = speed
island-stat-strength = strength
island-stat-armor = armor
island-stat-range = Range
island-type-soldier = Soldier
island-type-golem = Golem
island-type-battle-car = Battle Car
island-type-cannon = Cannon
island-type-tower = Tower

## Modes, flags and achievements

island-mode-standard = Standard
island-mode-team = Team
island-mode-flag = Capture the Flag
island-mode-gallos = Pelea de Gallos
island-mode-solo = Solo
island-mode-expert = Expert
island-mode-solo-hard = Hard Solo
island-mode-quick-game = Quick Game
island-mode-two-player-base-bonus = Base bonus for two
island-mode-hardcore = Hardcore

# What editions ask for in different ways: the game or an attack, a regular game, a game against others.
island-achievement-ACH-1 = Heavyweight
island-achievement-text-ACH-1 = Place a tag with an attack of strength 20 or more.
island-achievement-ACH-2 = Birds of a Feather
island-achievement-text-ACH-2 = Place a tag with a Soldier that has another Soldier in its stack.
island-achievement-ACH-3 = Air Mail
island-achievement-text-ACH-3 = { $deed ->
    [attack] Win a ranged attack in a turn in which you play Flying Rock.
   *[win] Win the game with a ranged attack in a turn in which you play Flying Rock.
}
island-achievement-ACH-4 = No Assembly Required
island-achievement-text-ACH-4 = { $regular ->
    [no] Win a game without a build action.
   *[yes] Win a regular game against others without a build action.
}
island-achievement-ACH-5 = Leading from the Front
island-achievement-text-ACH-5 = Win with tags that were all placed by your Leader.
island-achievement-ACH-6 = Two Birds in One Turn
island-achievement-text-ACH-6 = Win by placing 2 tags in one turn.
island-achievement-ACH-7 = The Early Bird
island-achievement-text-ACH-7 = { $multiplayer ->
    [no] Win a game on your 3rd turn or earlier.
   *[yes] Win a game against others on your 3rd turn or earlier.
}
island-achievement-ACH-8 = Nine Lone Crowns
island-achievement-text-ACH-8 = Win 9 Solo games, each with a different Leader.
island-achievement-ACH-9 = Jack of All Perches
island-achievement-text-ACH-9 = Play all modes.
island-achievement-ACH-10 = A Coat of Paint
island-achievement-text-ACH-10 = Paint the miniatures and show a picture. Nobody checks this: tick it off yourself.
island-achievement-ACH-11 = Curtain Call
island-achievement-text-ACH-11 = Make an enemy Leader die an epic death.
island-achievement-ACH-12 = Bare Claws
island-achievement-text-ACH-12 = Win a regular game of 3 or 4 without building a Machine.
island-achievement-ACH-13 = Three in Step
island-achievement-text-ACH-13 = Place a tag with a Soldier from a stack of at least 3 Soldiers.
island-achievement-ACH-14 = Golem Collector
island-achievement-text-ACH-14 = Have the 3 different Golems at the same time.
island-achievement-ACH-15 = Cannon Rock
island-achievement-text-ACH-15 = Win by attacking with a Cannon in a turn in which you play Flying Rock.
island-achievement-ACH-16 = { island-achievement-ACH-5 }
island-achievement-text-ACH-16 = { island-achievement-text-ACH-5 }
island-achievement-ACH-17 = Up before Dawn
island-achievement-text-ACH-17 = Win a game of 3 or 4 on your 2nd turn or earlier.
island-achievement-ACH-18 = { island-achievement-ACH-8 }
island-achievement-text-ACH-18 = { island-achievement-text-ACH-8 }
island-achievement-ACH-19 = Been There, Pecked That
island-achievement-text-ACH-19 = Play all modes and all alternative rules.
island-achievement-ACH-20 = { island-achievement-ACH-10 }
island-achievement-text-ACH-20 = { island-achievement-text-ACH-10 }

## What happened

island-event-leader-disclosed = { $seat } is led by { $leader }.
island-event-scrolls-dealt = { $scrolls ->
    [hidden] { $seat } is dealt { $number } { $number ->
        [one] Scroll
       *[other] Scrolls
    }.
   *[other] { $seat } is dealt { $number } { $number ->
        [one] Scroll
       *[other] Scrolls
    }: { $scrolls }.
}
island-event-resources-dealt = { $seat } gets { $wood } wood, { $rock } rock and { $metal } metal.
island-event-lineup-revealed = New in the lineup: { $machines }.
island-event-starting-seat = { $seat } will begin.
island-event-base-claimed = { $seat } settles on the Base { $base }.
island-event-turn-began = Turn { $turn }: { $seat } is up.
island-event-roll-skipped = { $seat } does not roll.
island-event-dice-rolled = { $seat } rolls: { $faces }.
island-event-die-lifted = { $seat } takes a +1 die back: { $unit }.
island-event-roll-paid = { $seat } pays 1 { $resource } for a second roll.
island-event-free-action-used = { $seat } uses the free action.
island-event-dice-spent = { $seat } spends { $number } × { $face }.
island-event-ability-used = { $seat } uses { $card }.
island-event-plus-placed = { $unit } gets a +1 die.
island-event-resource-taken = { $seat } takes 1 { $resource }.
island-event-resource-returned = { $seat } gives back 1 { $resource }.
island-event-chicken-recovered = { $seat } has { $chicken } back on { $base }, feathers and all.
island-event-machine-chosen = { $seat } begins to build: { $machine }.
island-event-pilot-taken = { $chicken } climbs aboard as a Pilot.
island-event-machine-built = { $seat } has built { $machine } on { $hex }.
island-event-machine-revealed = Next in the lineup: { $machine }.
island-event-unit-moved = { $unit } moves to { $to }.
island-event-unit-placed = { $unit } is put on { $to }.
island-event-units-swapped = { $unit } and { $other } change places.
island-event-unit-destroyed = { $seat } loses { $unit }.
island-event-leader-scorched = { $unit } has hot feet: off the Lava!
island-event-shield-placed = { $unit } gets a Shield.
island-event-shields-lost = { $number ->
    [one] { $unit } loses { $number } Shield.
   *[other] { $unit } loses { $number } Shields.
}
island-event-attack-declared = { $attacker } attacks { $defender }.
island-event-defender-changed = The defender is now { $defender }.
island-event-strength-die-used = { $seat } adds a { $die } die to the attacker.
island-event-scrolls-laid = { $scrolls ->
    [hidden] { $seat } lays { $number } { $number ->
        [one] Scroll
       *[other] Scrolls
    } face down.
   *[other] { $seat } lays face down: { $scrolls }.
}
island-event-passed = { $seat } passes.
island-event-card-play-ended = Everybody has passed. Cards on the table!
island-event-scrolls-turned-up = { $seat } turns up: { $scrolls }.
island-event-scroll-resolved = { $seat } resolves { $scroll }.
island-event-scroll-played = { $seat } plays { $scroll }.
island-event-scroll-cancelled = { $seat } cancels { $scroll } of { $player }.
island-event-scroll-copied = { $seat } copies { $scroll } of { $player }.
island-event-strategy-entered = { $seat } has a new Strategy: { $strategy }.
island-event-strategy-dropped = { $seat } drops the Strategy { $strategy }.
island-event-scroll-attached = { $scroll } stays on { $unit }.
island-event-bonus-given = { $card } counts: { $stat } { $amount }.
island-event-values-compared = Strength { $strength } against armor { $armor }.
island-event-combat-cancelled = One side has left the island: the combat comes to nothing.
island-event-tag-placed = Humiliation! { $seat } puts a tag on the Banner of { $banner }.
island-event-tag-forbidden = { $seat } wins the fight, but the Banner of { $banner } takes no more tags.
island-event-tag-removed = { $seat } is rid of a tag of { $whose }.
island-event-scrolls-drawn = { $scrolls ->
    [hidden] { $seat } draws { $number } { $number ->
        [one] Scroll
       *[other] Scrolls
    }.
   *[other] { $seat } draws: { $scrolls }.
}
island-event-scrolls-discarded = { $seat } discards: { $scrolls }.
island-event-scroll-stolen = { $scroll ->
    [hidden] { $seat } steals a Scroll from { $victim }.
   *[other] { $seat } steals a Scroll from { $victim }: { $scroll }.
}
island-event-hand-seen = { $scrolls ->
    [hidden] { $seat } looks at the hand of { $victim }.
   *[other] { $seat } looks at the hand of { $victim }: { $scrolls }.
}
island-event-scroll-deck-shuffled = The Scroll deck is shuffled anew.
island-event-machine-deck-shuffled = The Machine deck is shuffled anew.
island-event-catastrophe-drawn = Take cover! { $seat } has drawn { $scroll }.
island-event-catastrophe-struck = { $scroll } strikes.
island-event-tile-flipped = { $hex } is turned over: { $side }.
island-event-die-turned = { $seat } turns a die: { $die } becomes { $to }.
island-event-resigned = { $seat } leaves the game.
island-event-game-ended = { $winners_count ->
    [0] Nobody wins.
    [one] { $winners } rules the roost!
   *[other] { $winners } rule the roost!
}
island-event-territory-laid = { $seat } lays a Territory: { $hexes }.
island-event-base-laid = { $seat } lays a Base on { $hex }.
island-event-land-laid = { $seat } lays a tile on { $hex }: { $side }.
island-event-flag-raised = { $unit } carries the Flag of { $seat }.
island-event-flag-taken = { $unit } takes the Flag of { $flag }.
island-event-flag-handed = { $unit } hands the Flag of { $flag } to { $to }.
island-event-flag-left = The Flag of { $flag } lies on { $hex }, unclaimed.
island-event-flag-claimed = Captured! { $unit } of { $seat } has the Flag of { $flag }.
island-event-token-revealed = { $unit } is turned up: { $chicken }!
island-event-tokens-taken = { $chickens ->
    [hidden] { $seat } takes { $units_count } { $units_count ->
        [one] token
       *[other] tokens
    } from { $hex }.
   *[other] { $seat } takes from { $hex }: { $chickens }.
}
island-event-token-recovered = { $chicken ->
    [hidden] { $seat } has a Chicken back on { $base }, face down.
   *[other] { $seat } has { $chicken } back on { $base }, face down.
}
island-event-stacks-arranged = { $seat } may have put the own tokens into another order.
island-event-scrolls-void = { $seat } draws what means nothing here and lays it aside: { $scrolls }.
island-event-leader-died = { $seat } loses { $leader } to an epic death. Statues will be built.
island-event-leader-replaced = { $leader } takes over for { $seat }.
island-event-leader-waits = { $leader } finds no place to stand and waits ({ $seat }).

## What can be done

island-action-choose = Lead with { $leader }
island-action-claim = Claim the Base { $base }
island-action-skip = Do not roll
island-action-add = Add a die: { $die }
island-action-add-spent = Add a spent die
island-action-lift = Take a +1 die back to roll it: { $unit }
island-action-roll = Roll
island-action-keep = Keep the dice as they are
island-action-pay = Pay 1 { $resource } for a second roll
island-action-free-build = Build (free action)
island-action-free-move = Move (free action)
island-action-free-attack = Attack (free action)
island-action-free-retrieve = Retrieve (free action)
island-action-claw-move = Move (claw die)
island-action-claw-attack = Attack (claw die)
island-action-chicken-retrieve = Retrieve (chicken die)
island-action-star-lineup = ★ A whole new lineup
island-action-star-sift = ★ Draw a Scroll, then discard one
island-action-star-draw = ★★ Draw a Scroll
island-action-star-feast = ★★★ A Scroll, all your Chickens, and Resources up to nine
island-action-star-shield = ★★★★ A Shield
island-action-star-pardon = ★★★★★ Remove a tag from your Banner
island-action-use = Use an ability: { $unit } (no. { $ability })
island-action-use-strategy = Use a Strategy: { $strategy } (no. { $ability })
island-action-place = Place a +1 die: { $unit }
island-action-play = Play { $scroll }
island-action-end = End your actions
island-action-draw = { $number ->
    [0] Draw no Scroll
    [one] Draw { $number } Scroll
   *[other] Draw { $number } Scrolls
}
island-action-take = Take 1 { $resource }
island-action-recover = Recover { $chicken }
island-action-stop = Stop here
island-action-return = Give back 1 { $resource }
island-action-discard = Discard { $scroll }
island-action-shield = A Shield for { $unit }
island-action-pardon = Remove a tag of { $whose }
island-action-build = Build { $machine }
island-action-save = Save 1 { $resource }
island-action-pilot = A Pilot: { $unit }
island-action-at = On { $hex }
island-action-move = Move { $unit }
island-action-with = Take along { $unit }
island-action-go = Off we go
island-action-step = Step to { $hex }
island-action-leave = Leave { $unit } here
island-action-join = Pick up { $unit }
island-action-attack = { $attacker } attacks { $defender }
island-action-done = Done
island-action-lay = Lay { $scroll } face down
island-action-pass = Pass
island-action-resolve = Resolve { $scroll }
island-action-drop = Drop { $strategy }
island-action-first = First { $catastrophe }
island-action-trigger = Now { $card } (no. { $number })
island-action-option = Choice { $number } on the card
island-action-yes = Yes, use it
island-action-no = No, thank you
island-action-against = Against { $player }
island-action-tile = The tile { $hex }
island-action-target = { $unit }
island-action-swap = Swap with { $unit }
island-action-to = To { $hex }
island-action-stay = Stay there
island-action-cancel = Cancel { $scroll } of { $player } (no. { $number })
island-action-cancel-unseen = Cancel a Scroll that { $player } has yet to turn up
island-action-copy = Copy { $scroll } of { $player }
island-action-exchange = Give 1 { $give } for 1 { $get }
island-action-turn = Turn a die: { $die } to { $to }
island-action-territory = Turn the Territory: no. { $rotation }
island-action-lava = Lava on { $hex }
island-action-neutral = Neutral on { $hex }
island-action-hand-flag = Hand the Flag of { $flag } to { $unit }
island-action-carry = { $unit } carries the Flag
island-action-arrange = Arrange the tokens on { $hex }
island-action-next = Next from the top: { $unit }

## What is asked, in a few words

island-asked-tile-shape = turn a Territory
island-asked-tile-place = lay the Territory: where its first hex lies
island-asked-tile-base = lay a Base
island-asked-tile-link = choose the Territory that the Base serves
island-asked-tile-land = lay a Lava/Neutral tile
island-asked-choose-leader = choose a Leader
island-asked-claim = claim a Base
island-asked-new-leader = choose where the Leader arrives
island-asked-roll = roll the dice, or not
island-asked-reroll = keep the dice, or pay for a second roll
island-asked-reroll-dice = choose the dice to roll again
island-asked-quick-build = build a Machine before the actions, or not
island-asked-action = do something, or end your actions
island-asked-window = use an ability now, or pass
island-asked-transit-back = choose where a unit goes back to
island-asked-draw-step = say how many Scrolls to draw
island-asked-pick = take a Resource or recover a Chicken
island-asked-return-resource = give back a Resource: there are too many
island-asked-refill = take a Resource
island-asked-place-shield = choose a unit for the Shield
island-asked-pardon = choose the tag to remove
island-asked-hand-discard = discard a Scroll
island-asked-build-card = choose a Machine to build
island-asked-build-save = choose the Resource to save
island-asked-build-pilot = choose a Pilot
island-asked-build-hex = choose a hex for the Machine
island-asked-move-unit = choose a unit to move
island-asked-move-band = choose who comes along
island-asked-move-step = go on with the move
island-asked-attack-with = choose attacker and defender
island-asked-combat-dice = add strength dice or use abilities
island-asked-combat-play = lay a Scroll or pass
island-asked-combat-more = lay another Scroll, or be done
island-asked-cancel-turned = choose the Scroll to cancel
island-asked-combat-next = choose your next Scroll to resolve
island-asked-strategy-limit = drop a Strategy: there are too many
island-asked-combat-last = use abilities one last time before comparing
island-asked-place-leader = choose where the Leader flees from the Lava
island-asked-trigger-order = choose what is resolved next
island-asked-place-stray = choose where a stray unit goes
island-asked-catastrophe-order = choose which Catastrophe strikes first
island-asked-choose-line = choose one of the alternatives on the card
island-asked-use-or-not = use the effect, or not
island-asked-choose-player = choose an opponent
island-asked-choose-tile = choose a tile
island-asked-choose-unit = choose a unit
island-asked-choose-with = choose who changes places
island-asked-move-to = choose where the unit goes
island-asked-choose-cancel = choose a Scroll of this combat to cancel
island-asked-choose-copy = choose a Scroll to copy
island-asked-discard-from = choose what is discarded from the hand
island-asked-gain-resource = take a Resource
island-asked-lose-resource = give back a Resource
island-asked-exchange = exchange a Resource, or be done
island-asked-recover = recover a Chicken
island-asked-turn-die = turn a die, or be done
island-asked-roll-again = choose the dice to roll again
island-asked-attach-to = choose a unit for the card
island-asked-flag-start = choose the Chicken that carries your Flag
island-asked-flag-take = choose who takes the Flag
island-asked-arrange = another order of tokens in a stack, or done
island-asked-arrange-stack = which token comes next, from the top down
island-asked-lose-chicken = give up one of your Chickens

## Decisions

island-decision-choose-leader = { $seat }: { island-asked-choose-leader }
island-decision-tile-shape = { $seat }: { island-asked-tile-shape }
island-decision-tile-place = { $seat }: { island-asked-tile-place }
island-decision-tile-base = { $seat }: { island-asked-tile-base }
island-decision-tile-link = { $seat }: { island-asked-tile-link }
island-decision-tile-land = { $seat }: { island-asked-tile-land }
island-decision-claim = { $seat }: { island-asked-claim }
island-decision-new-leader = { $seat }: { island-asked-new-leader }
island-decision-roll = { $seat }: { island-asked-roll }
island-decision-reroll = { $seat }: { island-asked-reroll }
island-decision-reroll-dice = { $seat }: { island-asked-reroll-dice }
island-decision-quick-build = { $seat }: { island-asked-quick-build }
island-decision-action = { $seat }: { island-asked-action }
island-decision-window = { $seat }: { island-asked-window }
island-decision-transit-back = { $seat }: { island-asked-transit-back } ({ $unit })
island-decision-draw-step = { $seat }: { island-asked-draw-step }
island-decision-pick = { $seat }: { island-asked-pick } ({ $left } left)
island-decision-return-resource = { $seat }: { island-asked-return-resource }
island-decision-refill = { $seat }: { island-asked-refill }
island-decision-place-shield = { $seat }: { island-asked-place-shield } ({ $left } left)
island-decision-pardon = { $seat }: { island-asked-pardon }
island-decision-hand-discard = { $seat }: { island-asked-hand-discard } ({ $left } left)
island-decision-build-card = { $seat }: { island-asked-build-card }
island-decision-build-save = { $seat }, { $card }: { island-asked-build-save }
island-decision-build-pilot = { $seat }, { $card }: { island-asked-build-pilot } ({ $left } left)
island-decision-build-hex = { $seat }, { $card }: { island-asked-build-hex }
island-decision-move-unit = { $seat }: { island-asked-move-unit }
island-decision-move-band = { $seat }: { island-asked-move-band }
island-decision-move-step = { $seat }: { island-asked-move-step }
island-decision-attack-with = { $seat }: { island-asked-attack-with }
island-decision-combat-dice = { $seat }, { $attacker } against { $defender }: { island-asked-combat-dice }
island-decision-combat-play = { $seat }, { $attacker } against { $defender }: { island-asked-combat-play }
island-decision-combat-more = { $seat }, { $attacker } against { $defender }: { island-asked-combat-more }
island-decision-cancel-turned = { $seat }, { $attacker } against { $defender }: { island-asked-cancel-turned }
island-decision-combat-next = { $seat }, { $attacker } against { $defender }: { island-asked-combat-next }
island-decision-strategy-limit = { $seat }: { island-asked-strategy-limit }
island-decision-combat-last = { $seat }, { $attacker } against { $defender }: { island-asked-combat-last }
island-decision-place-leader = { $seat }: { island-asked-place-leader } ({ $unit })
island-decision-trigger-order = { $seat }: { island-asked-trigger-order }
island-decision-place-stray = { $seat }: { island-asked-place-stray } ({ $unit })
island-decision-catastrophe-order = { $seat }: { island-asked-catastrophe-order }
island-decision-choose-line = { $seat }, { $card }: { island-asked-choose-line }
island-decision-use-or-not = { $seat }, { $card }: { island-asked-use-or-not }
island-decision-choose-player = { $seat }, { $card }: { island-asked-choose-player }
island-decision-choose-tile = { $seat }, { $card }: { island-asked-choose-tile }
island-decision-choose-unit = { $seat }, { $card }: { island-asked-choose-unit }
island-decision-choose-with = { $seat }, { $card }: { island-asked-choose-with }
island-decision-move-to = { $seat }, { $card }: { island-asked-move-to } ({ $unit })
island-decision-choose-cancel = { $seat }, { $card }: { island-asked-choose-cancel }
island-decision-choose-copy = { $seat }, { $card }: { island-asked-choose-copy }
island-decision-discard-from = { $seat }: { island-asked-discard-from } ({ $of })
island-decision-gain-resource = { $seat }: { island-asked-gain-resource } ({ $left } left)
island-decision-lose-resource = { $seat }: { island-asked-lose-resource } ({ $left } left)
island-decision-exchange = { $seat }: { island-asked-exchange }
island-decision-recover = { $seat }: { island-asked-recover } ({ $left } left)
island-decision-turn-die = { $seat }: { island-asked-turn-die }
island-decision-roll-again = { $seat }: { island-asked-roll-again }
island-decision-attach-to = { $seat }, { $card }: { island-asked-attach-to }
island-decision-flag-start = { $seat }: { island-asked-flag-start }
island-decision-flag-take = { $seat }: { island-asked-flag-take } (of { $flag })
island-decision-arrange = { $seat }: { island-asked-arrange }
island-decision-arrange-stack = { $seat }, { $hex }: { island-asked-arrange-stack }
island-decision-lose-chicken = { $seat }: { island-asked-lose-chicken } ({ $left } left)

## How it ended

island-outcome-tags = enough Leaders are humiliated
island-outcome-deck = the Scrolls have run out, and everybody loses
island-outcome-resigned = nobody else is left
island-outcome-flag = an enemy Flag is home

## Refusals: at the wrong moment

island-refusal-asked-first = First things first: { $asked }.
island-refusal-no-way-back = What is begun is carried through: { $asked }.
island-refusal-not-among-the-choices = That is none of the choices: { $asked }.
island-refusal-not-your-turn = It is the turn of { $active }, not yours.
island-refusal-roll-first = Actions come after the Roll step: { $asked }.
island-refusal-actions-are-over = Your actions of this turn are over.

## Refusals: whose unit

island-refusal-not-your-unit = { $unit } obeys { $owner }, not you.
island-refusal-not-on-the-island = { $unit } is not on the island.
island-refusal-in-transit = { $unit } is only passing through and can do nothing but move.

## Refusals: what actions cost

island-refusal-no-action-left = The free action is used, and no claw die lies on your Banner.
island-refusal-no-retrieve-left = The free action is used, and no chicken die lies on your Banner.
island-refusal-free-action-used = You have used your free action of this turn.
island-refusal-build-needs-the-free-action = Only the free action builds, and you have used it.
island-refusal-no-such-die = No such die lies on your Banner: { $face }.
island-refusal-nothing-to-build = You can build none of the Machines in the lineup.
island-refusal-build-comes-first = In a quick game the build comes before the actions; the free action is a move, an attack or a retrieve.
island-refusal-nobody-can-move = None of your units has anywhere to go.
island-refusal-nobody-in-reach = No enemy is within reach of your units.
island-refusal-nothing-to-retrieve = There is nothing to retrieve: an empty supply, and no Chicken that could come home.

## Refusals: moving

island-refusal-must-move-on = { $unit } stands where it may not stay and must move on first.
island-refusal-keep-a-way-out = { $unit } stands where it may not stay and would have no way out.
island-refusal-has-no-speed = { $unit } has speed 0 and stays put.
island-refusal-no-way-to-go = { $unit } is hemmed in and cannot go anywhere.
island-refusal-moves-as-a-whole = { $unit } now moves only together with { $other }.
island-refusal-comes-already = { $unit } is already in the group.
island-refusal-detached-stays = { $unit } stays behind: who is detached is not picked up again.
island-refusal-no-way-together = With { $unit } the group could not take a single step.
island-refusal-not-in-the-stack = { $unit } does not stand on { $hex }.
island-refusal-has-no-banding = { $unit } has no Banding and keeps to itself.
island-refusal-all-together = A stack sets off as a whole.
island-refusal-make-room = All of them must go, to make room for the unit that is passing through.
island-refusal-not-next-to = { $hex } is not next to { $here }: one hex at a time.
island-refusal-no-move-under-way = No move is under way: none has begun, or its speed is used up.
island-refusal-speed-used-up = The speed of { $speed } is used up.
island-refusal-enemy-in-the-way = { $owner } stands in the way on { $hex }.
island-refusal-sea-is-closed = { $unit } cannot swim: { $hex } is Sea.
island-refusal-lava-is-closed = { $unit } does not go onto the Lava of { $hex }.
island-refusal-base-is-closed = The Base { $hex } is closed to { $unit }.
island-refusal-no-stop-among-enemies = Passing enemies is one thing, stopping on { $hex } among them another.
island-refusal-too-far-out = { $hex } is too far out: at Sea one rests only next to a Territory.
island-refusal-own-units-there = On { $hex } stand own units that share their hex with nobody else.
island-refusal-one-overlap-at-a-time = Another unit is already passing through; two at once is one too many for { $hex }.
island-refusal-no-way-out = Nobody may stay on { $hex }, and your remaining moves do not lead out again.
island-refusal-no-step-yet = A move takes at least one step.
island-refusal-group-is-fixed = The group is fixed until its first step.
island-refusal-once-per-visit = { $unit } has already been left or picked up here.
island-refusal-not-in-the-group = { $unit } does not move with the group.
island-refusal-last-of-the-group = { $unit } is the last of the group; stop instead.
island-refusal-cannot-stay-at-sea = { $unit } cannot stay behind in the Sea of { $hex }.
island-refusal-group-would-be-stuck = That would leave the group stuck: { $unit }.
island-refusal-nobody-joins-on-the-way = In this edition nobody is picked up on the way.
island-refusal-hex-is-taken = { $hex } is taken by { $owner }.
island-refusal-not-near-enough = { $unit } goes to the nearest place there is, and { $hex } is not it.

## Refusals: building

island-refusal-not-in-the-lineup = { $card } does not lie in the lineup.
island-refusal-no-miniature = { $card } has to wait: all miniatures of this type are on the island ({ $type }).
island-refusal-too-few-resources = For { $card } you are missing { $number } { $resource }.
island-refusal-cost-is-exact = The cost of { $card } is exact: other Resources do not stand in for { $number } { $resource }.
island-refusal-too-few-pilots = { $card } takes Pilots: { $need }. Chickens at hand: { $have }.
island-refusal-no-building-site = Your Territory has no room for { $card }.
island-refusal-not-in-the-cost = { $card } costs no more { $resource } that could be saved.
island-refusal-no-chicken-of-yours = Pilots are Chickens of your own; { $unit } is none.
island-refusal-chicken-is-destroyed = { $unit } must be recovered before it can fly anything.
island-refusal-pilots-already = { $unit } already is a Pilot.
island-refusal-equal-token = { $unit } is no different from { $other }: take that one.
island-refusal-pilots-must-make-room = Without { $unit } there still is no room for the Machine: take Pilots that free a hex.
island-refusal-not-your-territory = Machines are built on your own Territory; { $hex } is none of it ({ $ground }).
island-refusal-no-band-there = { $card } cannot band with who stands on { $hex }.
island-refusal-site-is-occupied = { $card } needs an empty hex, and { $hex } is not.

## Refusals: fighting

island-refusal-somebody-else-attacks = This attack belongs to { $unit }.
island-refusal-not-an-enemy-unit = { $unit } is on your side.
island-refusal-not-adjacent = { $other } is { $distance } hexes away; { $unit } reaches only its neighbours.
island-refusal-out-of-range = { $other } is { $distance } hexes away; { $unit } has Range { $range }.
island-refusal-covered-by-others = Other Chickens lie on { $unit }: only a Leader and the topmost Chicken fight.
island-refusal-no-combat = Scrolls are laid and passes made in a combat, and there is none.
island-refusal-card-play-is-over = The Scrolls of this combat are already being turned up.
island-refusal-only-on-your-turn = { $scroll } is played in your own turn, never laid in combat.
island-refusal-laid-already = You have picked a Scroll, so you do not pass: say that you are done.
island-refusal-pass-instead = Who lays nothing passes.
island-refusal-not-turned-up = { $scroll } is none of your Scrolls that wait to be resolved.
island-refusal-new-strategy-stays = { $scroll } is new and stays: an old Strategy makes room.
island-refusal-strategy-not-in-play = { $scroll } is no Strategy that you have in play.

## Refusals: Scrolls

island-refusal-not-a-scroll = { $card } is no Scroll.
island-refusal-not-in-your-hand = { $scroll } is not in your hand.
island-refusal-not-in-that-hand = { $scroll } is not in the hand of { $owner }.
island-refusal-only-in-combat = { $scroll } is laid in combat only.
island-refusal-not-in-combat = { $scroll } can be played face up between two actions, not in the middle of a combat.

## Refusals: dice

island-refusal-no-strength-die = Only +1, +2 and +3 make an attacker stronger, not this: { $face }.
island-refusal-strength-dice-when-attacking = Strength dice are added right after an attack is declared.
island-refusal-add-it-to-the-attacker = In combat a +1 die goes to the attacker, with the other strength dice.
island-refusal-spent-dice-roll-anyway = All spent dice are rolled anyway.
island-refusal-no-spent-die = You have no spent dice.
island-refusal-lift-only-to-roll = A +1 die leaves its unit only to be rolled.
island-refusal-no-die-on-it = No +1 die lies on { $unit }.
island-refusal-no-dice-to-roll = Choose at least one die to roll.
island-refusal-roll-step-is-over = Dice are rolled at the beginning of a turn.
island-refusal-pay-first = A second roll is paid for first: { $cost } Resources.
island-refusal-paid-already = You have begun to pay the { $cost } Resources: the second roll is yours.
island-refusal-no-second-roll = There is no second roll in this game.
island-refusal-second-roll-after-the-first = A second roll comes right after the first and costs { $cost } Resources.
island-refusal-changes-nothing = That would change nothing at all.

## Refusals: stars and abilities

island-refusal-too-few-stars = That takes { $need } ★, and your Banner has { $have }.
island-refusal-stars-outside-combat = These star abilities are for the time outside combat.
island-refusal-no-shield-left = No Shield is left in the supply.
island-refusal-one-shield-each = { $unit } already got its Shield.
island-refusal-no-tag-to-remove = No tag lies on your Banner. Keep it up!
island-refusal-no-tag-of = No tag of { $owner } lies on your Banner.
island-refusal-would-do-nothing = That would do nothing now.
island-refusal-no-such-ability = { $card } has no ability no. { $number } to use.
island-refusal-ability-only-in-combat = { $card } is used in the middle of a combat.
island-refusal-ability-only-outside-combat = { $card } is used between actions, not in combat.
island-refusal-ability-used-up = { $card } has done its work for this turn.
island-refusal-ability-does-nothing = { $card } would do nothing now.

## Refusals: drawing and retrieving

island-refusal-draw-at-the-end = Scrolls are drawn at the end of the turn, after your actions.
island-refusal-draw-another-number = You draw { $least } to { $most } Scrolls, not { $number }.
island-refusal-pick-one-first = A retrieve takes at least one thing.
island-refusal-supply-is-empty = The supply has run out: { $resource }.
island-refusal-no-such-resource = You have none of it: { $resource }.
island-refusal-no-chicken = { $card } is no Chicken.
island-refusal-not-destroyed = { $card } is alive and clucking.
island-refusal-base-is-blocked = Your Base on { $hex } is blocked: nobody can come home.
island-refusal-equal-chicken = { $card } is no different from another one that is on offer: take that one.

## Refusals: setup

island-refusal-leader-not-dealt = { $card } is none of the Leaders dealt to you.
island-refusal-not-a-base = { $hex } is no Base.
island-refusal-base-is-claimed = The Base { $hex } has an owner already.

## Refusals: what cards say

island-refusal-not-meant-by-the-card = { $card } does not mean { $unit }.
island-refusal-card-does-nothing = { $card } could do nothing here: { $unit }.
island-refusal-sheltered = { $unit } is sheltered from { $card }.
island-refusal-no-new-defender = { $unit } cannot be the new defender: it must be another enemy within the attacker's reach.
island-refusal-no-swap = { $unit } and { $other } cannot change places.
island-refusal-no-such-tile = { $hex } is no tile that { $card } asks for.
island-refusal-no-enemy = { $owner } is no enemy of yours.
island-refusal-no-such-alternative = Choice { $number } is not on { $card }, or would do nothing now.
island-refusal-chosen-already = { $unit } is chosen already.

## Refusals: building an island

island-refusal-tile-must-be-laid = There is room for your tile, so it is laid.
island-refusal-no-such-rotation = Turned like no. { $number } a Territory fits nowhere, or just like another one.
island-refusal-tile-there-already = A tile lies on { $hex } already.
island-refusal-territory-overlaps = A Territory beginning on { $hex } would cover another tile or leave the table.
island-refusal-territory-off-the-centre = The first Territory touches the central Lava with two of its hexes; beginning on { $hex } it does not.
island-refusal-territory-off-the-lava = A Territory beginning on { $hex } would touch no Lava, and elsewhere there is a place beside Lava.
island-refusal-territory-lacks-tiles = Two hexes of a Territory touch tiles that lie already; beginning on { $hex } it does not do.
island-refusal-territory-lacks-sides = A Territory has, if possible, one side at the central Lava and two sides at Territories; beginning on { $hex } it has less than it could have elsewhere.
island-refusal-no-room-for-a-base = A tile on { $hex } would leave a Territory without room for its Base.
island-refusal-base-does-not-fit = A Base touches two hexes of its Territory; { $hex } does not do.
island-refusal-no-lava-beside-it = Lava lies next to Lava, and { $hex } does not.
island-refusal-too-few-tiles-beside-it = A Neutral tile touches at least two tiles, and { $hex } does not.
island-refusal-land-does-not-fit = The tile needs two sides at Territories or Bases; { $hex } does not do.
island-refusal-too-many-holes = A tile on { $hex } would enclose more holes than can be filled.

## Refusals: Flags

island-refusal-no-such-flag = There is no Flag of { $owner } in this game.
island-refusal-flags-pass-in-moves = A Flag changes hands only while units move.
island-refusal-flag-not-at-hand = The Flag of { $owner } is on { $here }; on { $hex } no unit of yours carries it.
island-refusal-not-in-the-hex = { $unit } is not on { $hex }.
island-refusal-carries-it-already = { $unit } carries the Flag of { $owner } already.
island-refusal-flag-once-per-visit = The Flag of { $owner } has already changed hands here.
island-refusal-no-use-for-five-stars = In Capture the Flag five stars at once have no effect.

## The Challenger

island-direction-ne = north-east
island-direction-e = east
island-direction-se = south-east
island-direction-sw = south-west
island-direction-w = west
island-direction-nw = north-west
island-event-facing-chosen = The Priority Hex points { $direction }: that is rank 1 ({ $rule }).
island-event-challenger-pair = Power { $power } + Command { $command } against Build { $build } + Reinforce { $reinforce }: { $pair ->
    [upper] the upper pair is active, and every attack has +{ $bonus }
   *[lower] the lower pair is active, and attacks have +{ $bonus }
} ({ $rule }).
island-event-challenger-aims = { $die ->
    [0] Free action
   *[other] Command die { $die }
}: { $unit } attacks { $target }, { $by ->
    [only] the only unit in its range
    [leader] because your Leader is in its range
    [strength] the strongest in its range
    [armor] with the lowest armor in its range
    [priority] which ranks first on the Priority Hex
    [shields] with the fewest Shields in that hex
   *[number] the first in that hex
} { $candidates_count ->
    [one] ({ $rule })
   *[other] ({ $rule }; in range: { $candidates }; strength { $strengths }; armor { $armors }; Shields { $shields }; ways { $ways })
}.
island-event-challenger-walks = { $die ->
    [0] Free action
   *[other] Command die { $die }
}: { $unit } moves to { $to }, because nobody is in its range; { $by ->
    [goal] from { $goal } it could attack your Leader
   *[nearer] { $goal } is nearer to your Leader
} ({ $rule }; path { $path }; way { $way }).
island-event-challenger-stays = { $die ->
    [0] Free action
   *[other] Command die { $die }
}: { $unit } can neither attack nor come nearer ({ $rule }).
island-event-challenger-leader-waits = Command die { $die }: the Leader may not move, for other units activated this turn: { $activated }; { $by ->
    [first] the first unit acts again
   *[lost] the die is lost
} ({ $rule }).
island-event-challenger-builds = { $by ->
    [setup] The Challenger begins with { $machine } on { $hex }: the strongest that moves in the lineup
    [free] Free action: without a Machine the Challenger builds { $machine } on { $hex }, the leftmost that moves
   *[row] Build dice { $dice }: the Challenger builds { $machine } on { $hex }, the strongest that moves in the window
} ({ $rule }; window: { $window }; speed { $speeds }; strength { $strengths }; hexes { $hexes }; distance { $distances }; ways { $ways }).
island-event-challenger-builds-nothing = { $by ->
    [machine] The Challenger builds nothing: no Machine in the lineup moves
   *[hex] The Challenger builds nothing: its Territory has no room
} ({ $rule }).
island-event-challenger-reinforces = Reinforce dice { $dice }: Scrolls { $scrolls }, Shields for the Leader { $shields } ({ $rule }).
island-event-challenger-sends = { $by ->
    [stack] Without a Machine, a Chicken drawn from the Leader's stack acts: { $unit }
   *[island] Without a Machine, a Chicken drawn from the island acts: { $unit }
} ({ $rule }; among { $candidates }).
island-event-challenger-recovers = Without Machines and Chickens the Challenger recovers Chickens at random: { $number } ({ $rule }).
island-event-challenger-lays = { $by ->
    [top] The Challenger lays the top of the Scroll deck face down: { $number }
    [half] The Challenger lays half of its pile of { $pile } face down: { $number }
   *[none] The Challenger keeps its pile of { $pile } (laid: { $number }), as you laid nothing
} ({ $rule }; strength { $strength }, armor { $armor }, your Scrolls { $laid }).
island-event-challenger-counts = { $scroll } counts for the Challenger: { $stat } +{ $amount }, Scrolls drawn { $draws } ({ $rule }).
island-event-challenger-picks = { $card } of the Challenger hits { $unit }, { $by ->
    [only] the only choice
    [leader] the Leader
    [strength] the strongest
    [armor] with the lowest armor
    [priority] which ranks first on the Priority Hex
    [shields] with the fewest Shields in that hex
   *[number] the first in that hex
} { $candidates_count ->
    [one] ({ $rule })
   *[other] ({ $rule }; among { $candidates }; strength { $strengths }; armor { $armors }; Shields { $shields }; ways { $ways })
}.
island-event-challenger-places = { $unit } goes from { $origin } to { $hex }, which ranks first on the Priority Hex ({ $rule }; among { $hexes }; ways { $ways }).
island-event-challenger-keeps-pile = Nobody looks at the Challenger's pile; its { $number } Scrolls stay face down ({ $rule }).
island-action-facing = Face { $direction }
island-action-mark = Lay the marker on { $hex }
island-asked-solo-leader = choose a Leader
island-asked-solo-base = choose a Base
island-asked-solo-facing = choose the direction that you face
island-asked-solo-marker = lay the marker beside the Challenger's Base
island-decision-solo-leader = { $seat }: { island-asked-solo-leader } { $second ->
    [0] (for { $army })
   *[other] (for { $army }, a second Leader)
}
island-decision-solo-base = { $seat }: { island-asked-solo-base } (for { $army })
island-decision-solo-facing = { $seat }: { island-asked-solo-facing }
island-decision-solo-marker = { $seat }: { island-asked-solo-marker }
island-outcome-challenger = the Challenger has humiliated your Leader
island-refusal-leader-is-taken = { $card } already leads the other side.
island-refusal-not-beside-the-base = { $hex } is not beside the Challenger's Base.
