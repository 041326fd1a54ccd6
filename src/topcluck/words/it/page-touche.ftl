# The table of Touché Poulet.

farm-own = La tua fattoria
farm-of = La fattoria di { $player }
farm-boards = Fattorie
farm-round = Round { $round }
farm-phase-placement = Nascondete la flotta
farm-phase-targeting = Puntamento
farm-phase-resolution = Risoluzione
farm-skip = Salta
farm-ending = La fine
farm-verdict-hit = Touché!
farm-verdict-miss = Mancato!

## Players

farm-plays-now = gioca ora
farm-out = fuori
farm-targets = { $count ->
    [one] { $count } bersaglio libero
   *[other] { $count } bersagli liberi
}
farm-eggs = { $count } uova su { $wanted }
farm-cards = Carte unità: { $units }
farm-weapons-of = Armi: { $weapons }

## What lies on a cell

farm-cell-hit = colpito da { $player }
farm-cell-wreck = relitto: { $unit }
farm-cell-mended = colpito e rattoppato
farm-cell-target = bersaglio di { $player }
farm-cell-field = campo magnetico di { $player }
farm-cell-nuke = attacco nucleare di { $player }
farm-pigeon = Un piccione ha contato ({ $zone }): { $count }

## Placing

farm-tray = Unità da piazzare
farm-tray-unit = { $unit }: { $state ->
    [placed] piazzata
    [next] la prossima
   *[later] più tardi
}
farm-hint-placing = Trascina l’unità sulla tua fattoria, o tocca la casella del suo angolo in alto a sinistra. Le unità non si toccano mai. Tocca un’unità piazzata per riprenderla.
farm-hint-complete = Tutte le unità sono nascoste. Spostale come vuoi, poi conferma.
farm-hint-waiting = La partita comincia quando tutti hanno finito. Fino ad allora puoi cambiare idea.
farm-random-hint = La tua flotta viene piazzata a caso quando tutti hanno finito.
farm-scatter = Sparpaglia il resto
farm-scatter-hint = Piazza il resto dove capita; puoi ancora cambiare tutto.
farm-stamp-ready = Tutto pronto!
farm-stamp-random = Al caso!

## Cards

farm-your-units = Le tue unità
farm-your-weapons = Le tue armi segrete
farm-card-state = { $unit }: { $state ->
    [gone] persa
    [tilted] ha sparato
   *[upright] dritta
}
farm-unit-barn = 3 bersagli ovunque. Se viene distrutto, il proprietario prende un’arma.
farm-unit-sprayer = 1 bersaglio ovunque. Se colpisce, esplodono le 8 caselle intorno.
farm-unit-tractank = 2 bersagli affiancati. Se colpisce, segue subito un tiro di Uovobice.
farm-unit-harvester = 2 bersagli affiancati. Se colpisce, puoi piazzare il tuo campo magnetico.
farm-unit-granary = 3 bersagli in linea. Se colpisce, ruba 5 spighe.
farm-unit-reaper = 2 bersagli ovunque. Se colpisce, segue subito un altro tiro.
farm-unit-eggwitzer = 1 bersaglio ovunque. Se colpisce, esplodono le 4 caselle vicine.
farm-unit-war-chest = Non attacca mai. Chi lo distrugge prende un’arma.

## Market

farm-market = Armi e uova
farm-display = Armi esposte
farm-draw-pile = mazzo: { $count }
farm-discard-pile = scarti: { $count }
farm-take = Scegli un’arma segreta
farm-wild-eggs = Uova selvatiche
farm-wild-egg = uovo selvatico per { $price } spighe
farm-wild-egg-of = uovo selvatico, comprato da { $player }
farm-wild-egg-gone = uovo selvatico, fuori gioco
farm-egg-on-sale = in vendita: { $egg }
farm-all-eggs = Uova; da un relitto per { $price } spighe
farm-egg-state = { $egg }: { $state ->
    [reserve] in riserva
    [on_sale] in vendita
    [owned] comprato da { $player }
   *[gone] fuori gioco
}
