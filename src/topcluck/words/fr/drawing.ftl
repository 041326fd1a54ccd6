### What stands beside the drawings in the terminal.

## Touché Poulet

draw-farm = { $seat } : { $ears } épis, { $eggs ->
    [one] { $eggs } œuf
   *[other] { $eggs } œufs
}
draw-round = Manche { $round }, { $phase }
draw-display = Armes exposées : { $things }
draw-own-weapons = Vos armes : { $things }
draw-own-units = Vos cartes d'unité : { $things }
draw-on-sale = Œufs en vente : { $things }
