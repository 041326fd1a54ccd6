# The table of Touché Poulet.

farm-own = Votre ferme
farm-of = La ferme de { $player }
farm-boards = Fermes
farm-round = Manche { $round }
farm-phase-placement = Cachez votre flotte
farm-phase-targeting = Ciblage
farm-phase-resolution = Résolution
farm-skip = Passer
farm-ending = La fin
farm-verdict-hit = Touché !
farm-verdict-miss = Manqué !

## Players

farm-plays-now = joue maintenant
farm-out = hors jeu
farm-targets = { $count ->
    [one] { $count } cible libre
   *[other] { $count } cibles libres
}
farm-eggs = { $count } œufs sur { $wanted }
farm-cards = Cartes d’unité : { $units }
farm-weapons-of = Armes : { $weapons }

## What lies on a cell

farm-cell-hit = touché par { $player }
farm-cell-wreck = épave : { $unit }
farm-cell-mended = touché puis rafistolé
farm-cell-target = cible de { $player }
farm-cell-field = champ magnétique de { $player }
farm-cell-nuke = frappe nucléaire de { $player }
farm-pigeon = Un pigeon a compté ({ $zone }) : { $count }

## Placing

farm-tray = Unités à placer
farm-tray-unit = { $unit } : { $state ->
    [placed] placée
    [next] la prochaine
   *[later] plus tard
}
farm-hint-placing = Faites glisser l’unité sur votre ferme, ou touchez la case de son coin en haut à gauche. Les unités ne se touchent jamais. Touchez une unité posée pour la reprendre.
farm-hint-complete = Toutes les unités sont cachées. Déplacez-les à votre gré, puis confirmez.
farm-hint-waiting = La partie commence quand tout le monde a fini. D’ici là, vous pouvez changer d’avis.
farm-random-hint = Votre flotte est posée au hasard quand tout le monde a fini.
farm-scatter = Éparpiller le reste
farm-scatter-hint = Pose ce qui reste n’importe où ; vous pouvez encore tout changer.
farm-stamp-ready = C’est prêt !
farm-stamp-random = Au hasard !

## Cards

farm-your-units = Vos unités
farm-your-weapons = Vos armes secrètes
farm-card-state = { $unit } : { $state ->
    [gone] perdue
    [tilted] a tiré
   *[upright] debout
}
farm-unit-barn = 3 cibles n’importe où. Détruite, elle donne une arme à son propriétaire.
farm-unit-sprayer = 1 cible n’importe où. Si elle touche, les 8 cases autour explosent.
farm-unit-tractank = 2 cibles côte à côte. Si elle touche, un tir d’Œufbusier suit aussitôt.
farm-unit-harvester = 2 cibles côte à côte. Si elle touche, vous pouvez poser votre champ magnétique.
farm-unit-granary = 3 cibles en ligne. S’il touche, il vole 5 épis.
farm-unit-reaper = 2 cibles n’importe où. S’il touche, un tir de plus suit aussitôt.
farm-unit-eggwitzer = 1 cible n’importe où. S’il touche, les 4 cases voisines explosent.
farm-unit-war-chest = Il n’attaque jamais. Qui le détruit prend une arme.

## Market

farm-market = Armes et œufs
farm-display = Armes exposées
farm-draw-pile = pioche : { $count }
farm-discard-pile = défausse : { $count }
farm-take = Choisissez une arme secrète
farm-wild-eggs = Œufs sauvages
farm-wild-egg = œuf sauvage pour { $price } épis
farm-wild-egg-of = œuf sauvage, acheté par { $player }
farm-wild-egg-gone = œuf sauvage, hors jeu
farm-egg-on-sale = à vendre : { $egg }
farm-all-eggs = Œufs ; sur une épave pour { $price } épis
farm-egg-state = { $egg } : { $state ->
    [reserve] en réserve
    [on_sale] à vendre
    [owned] acheté par { $player }
   *[gone] hors jeu
}
