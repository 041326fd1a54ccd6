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
