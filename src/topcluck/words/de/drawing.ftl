### What stands beside the drawings in the terminal.

## Touché Poulet

draw-farm = { $seat }: { $ears } Ähren, { $eggs ->
    [one] { $eggs } Ei
   *[other] { $eggs } Eier
}
draw-round = Runde { $round }, { $phase }
draw-display = Ausliegende Waffen: { $things }
draw-own-weapons = Deine Waffen: { $things }
draw-own-units = Deine Einheitenkarten: { $things }
draw-on-sale = Eier zu verkaufen: { $things }
