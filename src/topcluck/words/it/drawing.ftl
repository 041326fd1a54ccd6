### What stands beside the drawings in the terminal.

## Touché Poulet

draw-farm = { $seat }: { $ears } spighe, { $eggs ->
    [one] { $eggs } uovo
   *[other] { $eggs } uova
}
draw-round = Round { $round }, { $phase }
draw-display = Armi esposte: { $things }
draw-own-weapons = Le tue armi: { $things }
draw-own-units = Le tue carte unità: { $things }
draw-on-sale = Uova in vendita: { $things }
