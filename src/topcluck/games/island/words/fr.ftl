### War for Chicken Island in French. Arguments that name a thing arrive as names; players are A to D.

## Names

island-name-leader = Leader
island-name-chicken = Poulet
island-name-token = Jeton caché
island-name-wood = bois
island-name-rock = pierre
island-name-metal = métal
island-face-claw = griffe
island-face-chicken = poulet
island-face-star = étoile
island-ground-sea = Mer
island-ground-neutral = Neutre
island-ground-lava = Lave
island-ground-base = Base
island-ground-territory = Territoire
island-stat-speed = Vitesse
island-stat-strength = Force
island-stat-armor = Armure
island-stat-range = Portée
island-type-soldier = Soldat
island-type-golem = Golem
island-type-battle-car = Battle Car
island-type-cannon = Canon
island-type-tower = Tour

## Modes, flags and achievements

island-mode-standard = Standard
island-mode-team = Équipes
island-mode-flag = Capture du drapeau
island-mode-gallos = Combat de coqs
island-mode-solo = Solo
island-mode-expert = Expert
island-mode-solo-hard = Solo difficile
island-mode-quick-game = Partie rapide
island-mode-two-player-base-bonus = Bonus de Base à deux
island-mode-hardcore = Hardcore

# What editions ask for in different ways: the game or an attack, a regular game, a game against others.
island-achievement-ACH-1 = Poids lourd
island-achievement-text-ACH-1 = Placez une marque par une Attaque avec une Force de 20 ou plus.
island-achievement-ACH-2 = Qui se ressemble s'assemble
island-achievement-text-ACH-2 = Placez une marque avec un Soldat groupé avec au moins un autre Soldat.
island-achievement-ACH-3 = Courrier aérien
island-achievement-text-ACH-3 = { $deed ->
    [attack] Remportez une Attaque à distance dans un tour où vous jouez Roc Volant.
   *[win] Gagnez la partie par une Attaque à distance dans un tour où vous jouez Roc Volant.
}
island-achievement-ACH-4 = Sans mode d'emploi
island-achievement-text-ACH-4 = { $regular ->
    [no] Gagnez une partie sans faire de Construction.
   *[yes] Gagnez une partie normale à plusieurs sans faire de Construction.
}
island-achievement-ACH-5 = Le chef donne l'exemple
island-achievement-text-ACH-5 = Gagnez avec toutes vos marques placées par des Attaques de votre Leader.
island-achievement-ACH-6 = D'un tour deux coups
island-achievement-text-ACH-6 = Gagnez en plaçant 2 marques dans un même tour.
island-achievement-ACH-7 = Lève-tôt
island-achievement-text-ACH-7 = { $multiplayer ->
    [no] Gagnez une partie à votre 3e tour, ou plus tôt.
   *[yes] Gagnez une partie à plusieurs à votre 3e tour, ou plus tôt.
}
island-achievement-ACH-8 = Neuf couronnes solitaires
island-achievement-text-ACH-8 = Gagnez 9 parties en Solo, chacune avec un autre Leader.
island-achievement-ACH-9 = Coq à tout faire
island-achievement-text-ACH-9 = Jouez à tous les modes.
island-achievement-ACH-10 = Une couche de peinture
island-achievement-text-ACH-10 = Peignez les figurines et montrez-en une photo. Personne ne vérifie : cochez-le vous-même.
island-achievement-ACH-11 = Rideau !
island-achievement-text-ACH-11 = Causez la mort épique d'un Leader ennemi.
island-achievement-ACH-12 = À griffes nues
island-achievement-text-ACH-12 = Gagnez une partie normale à 3 ou 4 sans construire de Machine.
island-achievement-ACH-13 = Au pas, à trois
island-achievement-text-ACH-13 = Placez une marque avec un Soldat d'un Groupe d'au moins 3 Soldats.
island-achievement-ACH-14 = Collectionneur de Golems
island-achievement-text-ACH-14 = Ayez en même temps les 3 Golems différents.
island-achievement-ACH-15 = Rock au Canon
island-achievement-text-ACH-15 = Gagnez en attaquant avec un Canon dans un tour où vous jouez Roc Volant.
island-achievement-ACH-16 = { island-achievement-ACH-5 }
island-achievement-text-ACH-16 = { island-achievement-text-ACH-5 }
island-achievement-ACH-17 = Debout avant l'aube
island-achievement-text-ACH-17 = Gagnez une partie à 3 ou 4 à votre 2e tour, ou plus tôt.
island-achievement-ACH-18 = { island-achievement-ACH-8 }
island-achievement-text-ACH-18 = { island-achievement-text-ACH-8 }
island-achievement-ACH-19 = Tout vu, tout picoré
island-achievement-text-ACH-19 = Jouez à tous les modes et à toutes les variantes.
island-achievement-ACH-20 = { island-achievement-ACH-10 }
island-achievement-text-ACH-20 = { island-achievement-text-ACH-10 }

## What happened

island-event-leader-disclosed = { $seat } suit { $leader }.
island-event-scrolls-dealt = { $scrolls ->
    [hidden] { $seat } reçoit { $number } { $number ->
        [one] Parchemin
       *[other] Parchemins
    }.
   *[other] { $seat } reçoit { $number } { $number ->
        [one] Parchemin
       *[other] Parchemins
    } : { $scrolls }.
}
island-event-resources-dealt = { $seat } reçoit { $wood } bois, { $rock } pierre et { $metal } métal.
island-event-lineup-revealed = À l'Entrepôt : { $machines }.
island-event-starting-seat = { $seat } commencera.
island-event-base-claimed = { $seat } s'installe dans la Base { $base }.
island-event-turn-began = Tour { $turn } : à { $seat } de jouer.
island-event-roll-skipped = { $seat } ne lance pas les dés.
island-event-dice-rolled = { $seat } lance : { $faces }.
island-event-die-lifted = { $seat } reprend un dé +1 : { $unit }.
island-event-roll-paid = { $seat } paie 1 { $resource } pour relancer.
island-event-free-action-used = { $seat } utilise son action gratuite.
island-event-dice-spent = { $seat } dépense { $number } × { $face }.
island-event-ability-used = { $seat } utilise { $card }.
island-event-plus-placed = { $unit } reçoit un dé +1.
island-event-resource-taken = { $seat } prend 1 { $resource }.
island-event-resource-returned = { $seat } rend 1 { $resource }.
island-event-chicken-recovered = { $seat } récupère { $chicken } en { $base }, avec toutes ses plumes.
island-event-machine-chosen = { $seat } met en chantier : { $machine }.
island-event-pilot-taken = { $chicken } monte à bord comme Pilote.
island-event-machine-built = { $seat } a construit { $machine } en { $hex }.
island-event-machine-revealed = Arrive à l'Entrepôt : { $machine }.
island-event-unit-moved = { $unit } va en { $to }.
island-event-unit-placed = { $unit } se retrouve en { $to }.
island-event-units-swapped = { $unit } et { $other } échangent leurs places.
island-event-unit-destroyed = { $seat } perd { $unit }.
island-event-leader-scorched = { $unit } a les pattes au feu : hors de la Lave !
island-event-shield-placed = { $unit } reçoit un Bouclier.
island-event-shields-lost = { $number ->
    [one] { $unit } perd { $number } Bouclier.
   *[other] { $unit } perd { $number } Boucliers.
}
island-event-attack-declared = { $attacker } attaque { $defender }.
island-event-defender-changed = Le Défenseur est maintenant { $defender }.
island-event-strength-die-used = { $seat } ajoute un dé { $die } à l'Attaquant.
island-event-scrolls-laid = { $scrolls ->
    [hidden] { $seat } pose { $number } { $number ->
        [one] Parchemin
       *[other] Parchemins
    } face cachée.
   *[other] { $seat } pose face cachée : { $scrolls }.
}
island-event-passed = { $seat } passe.
island-event-card-play-ended = Tout le monde a passé. Cartes sur table !
island-event-scrolls-turned-up = { $seat } révèle : { $scrolls }.
island-event-scroll-resolved = { $seat } résout { $scroll }.
island-event-scroll-played = { $seat } joue { $scroll }.
island-event-scroll-cancelled = { $seat } annule le Parchemin de { $player } : { $scroll }.
island-event-scroll-copied = { $seat } copie le Parchemin de { $player } : { $scroll }.
island-event-strategy-entered = { $seat } a une nouvelle Stratégie : { $strategy }.
island-event-strategy-dropped = { $seat } abandonne la Stratégie { $strategy }.
island-event-scroll-attached = { $scroll } s'attache à { $unit }.
island-event-bonus-given = { $card } compte : { $stat } { $amount }.
island-event-values-compared = Force { $strength } contre Armure { $armor }.
island-event-combat-cancelled = L'un des deux a quitté l'île : le Combat tourne court.
island-event-tag-placed = Humiliation ! { $seat } pose une marque sur la Bannière de { $banner }.
island-event-tag-forbidden = { $seat } l'emporte, mais la Bannière de { $banner } ne prend plus de marques.
island-event-tag-removed = { $seat } se débarrasse d'une marque de { $whose }.
island-event-scrolls-drawn = { $scrolls ->
    [hidden] { $seat } pioche { $number } { $number ->
        [one] Parchemin
       *[other] Parchemins
    }.
   *[other] { $seat } pioche : { $scrolls }.
}
island-event-scrolls-discarded = { $seat } défausse : { $scrolls }.
island-event-scroll-stolen = { $scroll ->
    [hidden] { $seat } vole un Parchemin à { $victim }.
   *[other] { $seat } vole un Parchemin à { $victim } : { $scroll }.
}
island-event-hand-seen = { $scrolls ->
    [hidden] { $seat } regarde la main de { $victim }.
   *[other] { $seat } regarde la main de { $victim } : { $scrolls }.
}
island-event-scroll-deck-shuffled = La pile des Parchemins est mélangée.
island-event-machine-deck-shuffled = La pile des Machines est mélangée.
island-event-catastrophe-drawn = Aux abris ! { $seat } a pioché { $scroll }.
island-event-catastrophe-struck = { $scroll } frappe.
island-event-tile-flipped = { $hex } se retourne : { $side }.
island-event-die-turned = { $seat } tourne un dé : { $die } devient { $to }.
island-event-resigned = { $seat } quitte la partie.
island-event-game-ended = { $winners_count ->
    [0] Personne ne gagne.
    [one] { $winners } règne sur le poulailler !
   *[other] { $winners } règnent sur le poulailler !
}
island-event-territory-laid = { $seat } pose un Territoire : { $hexes }.
island-event-base-laid = { $seat } pose une Base en { $hex }.
island-event-land-laid = { $seat } pose une tuile en { $hex } : { $side }.
island-event-flag-raised = { $unit } porte le Drapeau de { $seat }.
island-event-flag-taken = { $unit } prend le Drapeau de { $flag }.
island-event-flag-handed = { $unit } passe le Drapeau de { $flag } à { $to }.
island-event-flag-left = Le Drapeau de { $flag } reste seul en { $hex }.
island-event-flag-claimed = Capturé ! { $unit } de { $seat } tient le Drapeau de { $flag }.
island-event-token-revealed = { $unit } est retourné : { $chicken } !
island-event-tokens-taken = { $chickens ->
    [hidden] { $seat } prend { $units_count } { $units_count ->
        [one] jeton
       *[other] jetons
    } en { $hex }.
   *[other] { $seat } prend en { $hex } : { $chickens }.
}
island-event-token-recovered = { $chicken ->
    [hidden] { $seat } récupère un Poulet en { $base }, face cachée.
   *[other] { $seat } récupère { $chicken } en { $base }, face cachée.
}
island-event-stacks-arranged = { $seat } a peut-être changé l'ordre de ses jetons.
island-event-scrolls-void = { $seat } pioche ce qui ne veut rien dire ici et le met de côté : { $scrolls }.
island-event-leader-died = { $seat } perd { $leader } : une mort épique. On lui dressera des statues.
island-event-leader-replaced = { $leader } prend la relève pour { $seat }.
island-event-leader-waits = { $leader } ne trouve pas de place et attend ({ $seat }).

## What can be done

island-action-choose = Choisir { $leader }
island-action-claim = Prendre la Base { $base }
island-action-skip = Ne pas lancer
island-action-add = Ajouter un dé : { $die }
island-action-add-spent = Ajouter un dé dépensé
island-action-lift = Reprendre un dé +1 pour le lancer : { $unit }
island-action-roll = Lancer
island-action-keep = Garder les dés tels quels
island-action-pay = Payer 1 { $resource } pour relancer
island-action-free-build = Construire (action gratuite)
island-action-free-move = Se déplacer (action gratuite)
island-action-free-attack = Attaquer (action gratuite)
island-action-free-retrieve = Récupérer (action gratuite)
island-action-claw-move = Se déplacer (dé griffe)
island-action-claw-attack = Attaquer (dé griffe)
island-action-chicken-retrieve = Récupérer (dé poulet)
island-action-star-lineup = ★ Renouveler l'Entrepôt
island-action-star-sift = ★ Piocher un Parchemin, puis en défausser un
island-action-star-draw = ★★ Piocher un Parchemin
island-action-star-feast = ★★★ Un Parchemin, tous vos Poulets, et des Ressources jusqu'à neuf
island-action-star-shield = ★★★★ Un Bouclier
island-action-star-pardon = ★★★★★ Retirer une marque de votre Bannière
island-action-use = Utiliser une capacité : { $unit } (n° { $ability })
island-action-use-strategy = Utiliser une Stratégie : { $strategy } (n° { $ability })
island-action-place = Placer un dé +1 : { $unit }
island-action-play = Jouer { $scroll }
island-action-end = Finir vos actions
island-action-draw = { $number ->
    [0] Ne piocher aucun Parchemin
    [one] Piocher { $number } Parchemin
   *[other] Piocher { $number } Parchemins
}
island-action-take = Prendre 1 { $resource }
island-action-recover = Récupérer { $chicken }
island-action-stop = S'arrêter là
island-action-return = Rendre 1 { $resource }
island-action-discard = Défausser { $scroll }
island-action-shield = Un Bouclier : { $unit }
island-action-pardon = Retirer une marque de { $whose }
island-action-build = Construire { $machine }
island-action-save = Économiser 1 { $resource }
island-action-pilot = Un Pilote : { $unit }
island-action-at = En { $hex }
island-action-move = Déplacer { $unit }
island-action-with = Emmener { $unit }
island-action-go = En route
island-action-step = Avancer en { $hex }
island-action-leave = Laisser ici { $unit }
island-action-join = Prendre au passage { $unit }
island-action-attack = { $attacker } attaque { $defender }
island-action-done = C'est tout
island-action-lay = Poser face cachée { $scroll }
island-action-pass = Passer
island-action-resolve = Résoudre { $scroll }
island-action-drop = Abandonner { $strategy }
island-action-first = D'abord { $catastrophe }
island-action-trigger = Maintenant { $card } (n° { $number })
island-action-option = Choix { $number } de la carte
island-action-yes = Oui, l'utiliser
island-action-no = Non merci
island-action-against = Contre { $player }
island-action-tile = La tuile { $hex }
island-action-target = { $unit }
island-action-swap = Échanger avec { $unit }
island-action-to = Vers { $hex }
island-action-stay = Rester là
island-action-cancel = Annuler { $scroll } (joueur { $player }, n° { $number })
island-action-cancel-unseen = Annuler un Parchemin encore caché de { $player }
island-action-copy = Copier { $scroll } (joueur { $player })
island-action-exchange = Échanger 1 { $give } contre 1 { $get }
island-action-turn = Tourner un dé : { $die } en { $to }
island-action-territory = Tourner le Territoire : n° { $rotation }
island-action-lava = Lave en { $hex }
island-action-neutral = Neutre en { $hex }
island-action-hand-flag = Passer le Drapeau de { $flag } à { $unit }
island-action-carry = { $unit } porte le Drapeau
island-action-arrange = Réorganiser les jetons en { $hex }
island-action-next = Le suivant en partant du haut : { $unit }

## What is asked, in a few words

island-asked-tile-shape = tourner un Territoire
island-asked-tile-place = poser le Territoire : où va son premier hexagone
island-asked-tile-base = poser une Base
island-asked-tile-link = choisir le Territoire de la Base
island-asked-tile-land = poser une tuile Lave/Neutre
island-asked-choose-leader = choisir un Leader
island-asked-claim = prendre une Base
island-asked-new-leader = choisir où arrive le Leader
island-asked-roll = lancer les dés, ou non
island-asked-reroll = garder les dés, ou payer pour relancer
island-asked-reroll-dice = choisir les dés à relancer
island-asked-quick-build = construire une Machine avant les actions, ou non
island-asked-action = faire quelque chose, ou finir vos actions
island-asked-window = utiliser une capacité maintenant, ou passer
island-asked-transit-back = choisir où une Unité revient
island-asked-draw-step = dire combien de Parchemins piocher
island-asked-pick = prendre une Ressource ou récupérer un Poulet
island-asked-return-resource = rendre une Ressource : il y en a trop
island-asked-refill = prendre une Ressource
island-asked-place-shield = choisir une Unité pour le Bouclier
island-asked-pardon = choisir la marque à retirer
island-asked-hand-discard = défausser un Parchemin
island-asked-build-card = choisir une Machine à construire
island-asked-build-save = choisir la Ressource à économiser
island-asked-build-pilot = choisir un Pilote
island-asked-build-hex = choisir un hexagone pour la Machine
island-asked-move-unit = choisir une Unité à déplacer
island-asked-move-band = choisir qui vient avec
island-asked-move-step = continuer le déplacement
island-asked-attack-with = choisir l'Attaquant et le Défenseur
island-asked-combat-dice = ajouter des dés de Force ou utiliser des capacités
island-asked-combat-play = poser un Parchemin ou passer
island-asked-combat-more = poser un autre Parchemin, ou s'en tenir là
island-asked-cancel-turned = choisir le Parchemin à annuler
island-asked-combat-next = choisir votre prochain Parchemin à résoudre
island-asked-strategy-limit = abandonner une Stratégie : il y en a trop
island-asked-combat-last = utiliser des capacités une dernière fois avant de comparer
island-asked-place-leader = choisir où le Leader fuit la Lave
island-asked-trigger-order = choisir ce qui est résolu ensuite
island-asked-place-stray = choisir où va une Unité égarée
island-asked-catastrophe-order = choisir la Catastrophe qui frappe d'abord
island-asked-choose-line = choisir l'une des possibilités de la carte
island-asked-use-or-not = utiliser l'effet, ou non
island-asked-choose-player = choisir un adversaire
island-asked-choose-tile = choisir une tuile
island-asked-choose-unit = choisir une Unité
island-asked-choose-with = choisir avec qui échanger les places
island-asked-move-to = choisir où va l'Unité
island-asked-choose-cancel = choisir un Parchemin de ce Combat à annuler
island-asked-choose-copy = choisir un Parchemin à copier
island-asked-discard-from = choisir ce qui est défaussé de la main
island-asked-gain-resource = prendre une Ressource
island-asked-lose-resource = rendre une Ressource
island-asked-exchange = échanger une Ressource, ou s'en tenir là
island-asked-recover = récupérer un Poulet
island-asked-turn-die = tourner un dé, ou s'en tenir là
island-asked-roll-again = choisir les dés à relancer
island-asked-attach-to = choisir une Unité pour la carte
island-asked-flag-start = choisir le Poulet qui porte votre Drapeau
island-asked-flag-take = choisir qui prend le Drapeau
island-asked-arrange = un autre ordre des jetons dans une pile, ou terminé
island-asked-arrange-stack = quel jeton vient ensuite, de haut en bas
island-asked-lose-chicken = sacrifiez un de vos Poulets

## Decisions

island-decision-choose-leader = { $seat } : { island-asked-choose-leader }
island-decision-tile-shape = { $seat } : { island-asked-tile-shape }
island-decision-tile-place = { $seat } : { island-asked-tile-place }
island-decision-tile-base = { $seat } : { island-asked-tile-base }
island-decision-tile-link = { $seat } : { island-asked-tile-link }
island-decision-tile-land = { $seat } : { island-asked-tile-land }
island-decision-claim = { $seat } : { island-asked-claim }
island-decision-new-leader = { $seat } : { island-asked-new-leader }
island-decision-roll = { $seat } : { island-asked-roll }
island-decision-reroll = { $seat } : { island-asked-reroll }
island-decision-reroll-dice = { $seat } : { island-asked-reroll-dice }
island-decision-quick-build = { $seat } : { island-asked-quick-build }
island-decision-action = { $seat } : { island-asked-action }
island-decision-window = { $seat } : { island-asked-window }
island-decision-transit-back = { $seat } : { island-asked-transit-back } ({ $unit })
island-decision-draw-step = { $seat } : { island-asked-draw-step }
island-decision-pick = { $seat } : { island-asked-pick } (encore { $left })
island-decision-return-resource = { $seat } : { island-asked-return-resource }
island-decision-refill = { $seat } : { island-asked-refill }
island-decision-place-shield = { $seat } : { island-asked-place-shield } (encore { $left })
island-decision-pardon = { $seat } : { island-asked-pardon }
island-decision-hand-discard = { $seat } : { island-asked-hand-discard } (encore { $left })
island-decision-build-card = { $seat } : { island-asked-build-card }
island-decision-build-save = { $seat }, { $card } : { island-asked-build-save }
island-decision-build-pilot = { $seat }, { $card } : { island-asked-build-pilot } (encore { $left })
island-decision-build-hex = { $seat }, { $card } : { island-asked-build-hex }
island-decision-move-unit = { $seat } : { island-asked-move-unit }
island-decision-move-band = { $seat } : { island-asked-move-band }
island-decision-move-step = { $seat } : { island-asked-move-step }
island-decision-attack-with = { $seat } : { island-asked-attack-with }
island-decision-combat-dice = { $seat }, { $attacker } contre { $defender } : { island-asked-combat-dice }
island-decision-combat-play = { $seat }, { $attacker } contre { $defender } : { island-asked-combat-play }
island-decision-combat-more = { $seat }, { $attacker } contre { $defender } : { island-asked-combat-more }
island-decision-cancel-turned = { $seat }, { $attacker } contre { $defender } : { island-asked-cancel-turned }
island-decision-combat-next = { $seat }, { $attacker } contre { $defender } : { island-asked-combat-next }
island-decision-strategy-limit = { $seat } : { island-asked-strategy-limit }
island-decision-combat-last = { $seat }, { $attacker } contre { $defender } : { island-asked-combat-last }
island-decision-place-leader = { $seat } : { island-asked-place-leader } ({ $unit })
island-decision-trigger-order = { $seat } : { island-asked-trigger-order }
island-decision-place-stray = { $seat } : { island-asked-place-stray } ({ $unit })
island-decision-catastrophe-order = { $seat } : { island-asked-catastrophe-order }
island-decision-choose-line = { $seat }, { $card } : { island-asked-choose-line }
island-decision-use-or-not = { $seat }, { $card } : { island-asked-use-or-not }
island-decision-choose-player = { $seat }, { $card } : { island-asked-choose-player }
island-decision-choose-tile = { $seat }, { $card } : { island-asked-choose-tile }
island-decision-choose-unit = { $seat }, { $card } : { island-asked-choose-unit }
island-decision-choose-with = { $seat }, { $card } : { island-asked-choose-with }
island-decision-move-to = { $seat }, { $card } : { island-asked-move-to } ({ $unit })
island-decision-choose-cancel = { $seat }, { $card } : { island-asked-choose-cancel }
island-decision-choose-copy = { $seat }, { $card } : { island-asked-choose-copy }
island-decision-discard-from = { $seat } : { island-asked-discard-from } ({ $of })
island-decision-gain-resource = { $seat } : { island-asked-gain-resource } (encore { $left })
island-decision-lose-resource = { $seat } : { island-asked-lose-resource } (encore { $left })
island-decision-exchange = { $seat } : { island-asked-exchange }
island-decision-recover = { $seat } : { island-asked-recover } (encore { $left })
island-decision-turn-die = { $seat } : { island-asked-turn-die }
island-decision-roll-again = { $seat } : { island-asked-roll-again }
island-decision-attach-to = { $seat }, { $card } : { island-asked-attach-to }
island-decision-flag-start = { $seat } : { island-asked-flag-start }
island-decision-flag-take = { $seat } : { island-asked-flag-take } (de { $flag })
island-decision-arrange = { $seat } : { island-asked-arrange }
island-decision-arrange-stack = { $seat }, { $hex } : { island-asked-arrange-stack }
island-decision-lose-chicken = { $seat } : { island-asked-lose-chicken } (encore { $left })

## How it ended

island-outcome-tags = assez de Leaders sont humiliés
island-outcome-deck = il n'y a plus de Parchemins, et tout le monde perd
island-outcome-resigned = il ne reste personne d'autre
island-outcome-flag = un Drapeau adverse est rentré à la Base

## Refusals: at the wrong moment

island-refusal-asked-first = Chaque chose en son temps : { $asked }.
island-refusal-no-way-back = Ce qui est commencé se termine : { $asked }.
island-refusal-not-among-the-choices = Cela ne fait pas partie des choix : { $asked }.
island-refusal-not-your-turn = C'est le tour de { $active }, pas le vôtre.
island-refusal-roll-first = Les actions viennent après les dés : { $asked }.
island-refusal-actions-are-over = Vos actions de ce tour sont terminées.

## Refusals: whose unit

island-refusal-not-your-unit = { $unit } obéit à { $owner }, pas à vous.
island-refusal-not-on-the-island = { $unit } n'est pas sur l'île.
island-refusal-in-transit = { $unit } n'est que de passage et ne peut que se déplacer.

## Refusals: what actions cost

island-refusal-no-action-left = L'action gratuite est utilisée, et votre Bannière n'a pas de dé griffe.
island-refusal-no-retrieve-left = L'action gratuite est utilisée, et votre Bannière n'a pas de dé poulet.
island-refusal-free-action-used = Vous avez utilisé votre action gratuite de ce tour.
island-refusal-build-needs-the-free-action = Seule l'action gratuite permet de construire, et vous l'avez utilisée.
island-refusal-no-such-die = Aucun dé de ce genre sur votre Bannière : { $face }.
island-refusal-nothing-to-build = Vous ne pouvez construire aucune Machine de l'Entrepôt.
island-refusal-build-comes-first = Dans une partie rapide, on construit avant les actions ; l'action gratuite est un déplacement, une attaque ou une récupération.
island-refusal-nobody-can-move = Aucune de vos Unités n'a où aller.
island-refusal-nobody-in-reach = Aucun ennemi n'est à portée de vos Unités.
island-refusal-nothing-to-retrieve = Rien à récupérer : la réserve est vide, et aucun Poulet ne peut rentrer.

## Refusals: moving

island-refusal-must-move-on = { $unit } ne peut pas rester là et doit d'abord repartir.
island-refusal-keep-a-way-out = { $unit } ne peut pas rester là et n'aurait plus d'issue.
island-refusal-has-no-speed = { $unit } a une Vitesse de 0 et ne bouge pas.
island-refusal-no-way-to-go = { $unit } ne peut aller nulle part.
island-refusal-moves-as-a-whole = { $unit } ne se déplace plus qu'avec { $other }.
island-refusal-comes-already = { $unit } fait déjà partie du Groupe.
island-refusal-detached-stays = { $unit } reste sur place : qui s'est détaché n'est pas repris.
island-refusal-no-way-together = Avec { $unit }, le Groupe ne pourrait pas faire un pas.
island-refusal-not-in-the-stack = { $unit } n'est pas en { $hex }.
island-refusal-has-no-banding = { $unit } ne peut pas faire partie d'un Groupe.
island-refusal-all-together = Une pile part au complet.
island-refusal-make-room = Tous doivent partir pour faire place à l'Unité de passage.
island-refusal-not-next-to = { $hex } ne touche pas { $here } : un hexagone à la fois.
island-refusal-no-move-under-way = Aucun déplacement en cours : il n'a pas commencé, ou sa Vitesse est épuisée.
island-refusal-speed-used-up = La Vitesse de { $speed } est épuisée.
island-refusal-enemy-in-the-way = { $owner } barre le passage en { $hex }.
island-refusal-sea-is-closed = { $unit } ne sait pas nager : { $hex }, c'est la Mer.
island-refusal-lava-is-closed = { $unit } ne va pas sur la Lave de { $hex }.
island-refusal-base-is-closed = La Base { $hex } est fermée : { $unit } n'y entre pas.
island-refusal-no-stop-among-enemies = Traverser l'ennemi, oui ; s'arrêter chez lui en { $hex }, non.
island-refusal-too-far-out = { $hex } est trop au large : en Mer, on ne s'arrête qu'à côté d'un Territoire.
island-refusal-own-units-there = En { $hex } se tiennent des Unités amies avec lesquelles on ne peut pas se grouper.
island-refusal-one-overlap-at-a-time = Une autre Unité est déjà de passage ; deux à la fois, c'est trop pour { $hex }.
island-refusal-no-way-out = On ne peut pas rester en { $hex }, et les déplacements restants n'en font pas sortir.
island-refusal-no-step-yet = Un déplacement fait au moins un pas.
island-refusal-group-is-fixed = Le Groupe ne change pas avant son premier pas.
island-refusal-once-per-visit = { $unit } a déjà été laissé ou pris ici.
island-refusal-not-in-the-group = { $unit } n'est pas du voyage.
island-refusal-last-of-the-group = { $unit } voyage sans autre compagnie ; arrêtez-vous plutôt.
island-refusal-cannot-stay-at-sea = { $unit } ne peut pas rester en Mer en { $hex }.
island-refusal-group-would-be-stuck = Le Groupe resterait bloqué : { $unit }.
island-refusal-nobody-joins-on-the-way = Dans cette édition, on ne prend personne en chemin.
island-refusal-hex-is-taken = { $hex } est occupé par { $owner }.
island-refusal-not-near-enough = { $unit } va au plus proche, et ce n'est pas { $hex }.

## Refusals: building

island-refusal-not-in-the-lineup = { $card } n'est pas à l'Entrepôt.
island-refusal-no-miniature = { $card } attendra : toutes les figurines de ce type sont sur l'île ({ $type }).
island-refusal-too-few-resources = Pour { $card }, il vous manque { $number } { $resource }.
island-refusal-cost-is-exact = Le coût de { $card } est exact : rien ne remplace { $number } { $resource }.
island-refusal-too-few-pilots = { $card } demande des Pilotes : { $need }. Poulets disponibles : { $have }.
island-refusal-no-building-site = Votre Territoire n'a pas de place pour { $card }.
island-refusal-not-in-the-cost = Le coût de { $card } n'a pas de quoi économiser : { $resource }.
island-refusal-no-chicken-of-yours = Les Pilotes sont vos propres Poulets, pas { $unit }.
island-refusal-chicken-is-destroyed = { $unit } doit d'abord être récupéré avant de piloter.
island-refusal-pilots-already = { $unit } est déjà Pilote.
island-refusal-equal-token = { $unit } ne diffère en rien de { $other } : prenez celui-ci.
island-refusal-pilots-must-make-room = Sans { $unit }, la Machine n'a toujours pas de place : prenez des Pilotes qui libèrent un hexagone.
island-refusal-not-your-territory = On construit sur son propre Territoire ; { $hex } n'en fait pas partie ({ $ground }).
island-refusal-no-band-there = { $card } ne peut pas se grouper avec qui se trouve en { $hex }.
island-refusal-site-is-occupied = { $card } demande un hexagone vide, et { $hex } ne l'est pas.

## Refusals: fighting

island-refusal-somebody-else-attacks = Cette attaque revient à { $unit }.
island-refusal-not-an-enemy-unit = { $unit } est de votre côté.
island-refusal-not-adjacent = { $other } est à { $distance } hexagones ; { $unit } n'atteint que ses voisins.
island-refusal-out-of-range = { $other } est à { $distance } hexagones ; { $unit } a une Portée de { $range }.
island-refusal-covered-by-others = D'autres Poulets couvrent { $unit } : seuls le Leader et le Poulet du dessus se battent.
island-refusal-no-combat = On pose et on passe pendant un Combat, et il n'y en a pas.
island-refusal-card-play-is-over = Les Parchemins de ce Combat sont déjà en train d'être révélés.
island-refusal-only-on-your-turn = { $scroll } se joue pendant votre tour, jamais en Combat.
island-refusal-laid-already = Vous avez choisi un Parchemin, donc pas de passe : dites que c'est tout.
island-refusal-pass-instead = Qui ne pose rien passe.
island-refusal-not-turned-up = { $scroll } n'est pas l'un de vos Parchemins à résoudre.
island-refusal-new-strategy-stays = { $scroll } vient d'arriver et reste : une ancienne Stratégie cède la place.
island-refusal-strategy-not-in-play = { $scroll } n'est pas une Stratégie que vous avez en jeu.

## Refusals: Scrolls

island-refusal-not-a-scroll = { $card } n'est pas un Parchemin.
island-refusal-not-in-your-hand = { $scroll } n'est pas dans votre main.
island-refusal-not-in-that-hand = { $scroll } n'est pas dans la main de { $owner }.
island-refusal-only-in-combat = { $scroll } ne se pose qu'en Combat.
island-refusal-not-in-combat = { $scroll } se joue face visible entre deux actions, pas au milieu d'un Combat.

## Refusals: dice

island-refusal-no-strength-die = Seuls +1, +2 et +3 renforcent un Attaquant, pas ceci : { $face }.
island-refusal-strength-dice-when-attacking = Les dés de Force s'ajoutent juste après l'annonce d'une attaque.
island-refusal-add-it-to-the-attacker = En Combat, un dé +1 va à l'Attaquant, avec les autres dés de Force.
island-refusal-spent-dice-roll-anyway = Tous les dés dépensés sont lancés de toute façon.
island-refusal-no-spent-die = Vous n'avez pas de dés dépensés.
island-refusal-lift-only-to-roll = Un dé +1 ne quitte son Unité que pour être lancé.
island-refusal-no-die-on-it = Pas de dé +1 ici : { $unit }.
island-refusal-no-dice-to-roll = Choisissez au moins un dé à lancer.
island-refusal-roll-step-is-over = Les dés se lancent au début d'un tour.
island-refusal-pay-first = Le second lancer se paie d'abord : { $cost } Ressources.
island-refusal-paid-already = Vous avez commencé à payer les { $cost } Ressources : relancez.
island-refusal-no-second-roll = Il n'y a pas de second lancer dans cette partie.
island-refusal-second-roll-after-the-first = Le second lancer suit aussitôt le premier et coûte { $cost } Ressources.
island-refusal-changes-nothing = Cela ne changerait rien du tout.

## Refusals: stars and abilities

island-refusal-too-few-stars = Il faut { $need } ★, et votre Bannière en a { $have }.
island-refusal-stars-outside-combat = Ces capacités d'étoiles s'utilisent hors Combat.
island-refusal-no-shield-left = Il n'y a plus de Bouclier dans la réserve.
island-refusal-one-shield-each = { $unit } a déjà reçu son Bouclier.
island-refusal-no-tag-to-remove = Aucune marque sur votre Bannière. Continuez !
island-refusal-no-tag-of = Aucune marque de { $owner } sur votre Bannière.
island-refusal-would-do-nothing = Cela ne ferait rien maintenant.
island-refusal-no-such-ability = { $card } n'a pas de capacité n° { $number } à utiliser.
island-refusal-ability-only-in-combat = { $card } s'utilise au cours d'un Combat.
island-refusal-ability-only-outside-combat = { $card } s'utilise entre deux actions, pas en Combat.
island-refusal-ability-used-up = { $card } a fait son travail pour ce tour.
island-refusal-ability-does-nothing = { $card } ne ferait rien maintenant.

## Refusals: drawing and retrieving

island-refusal-draw-at-the-end = On pioche à la fin du tour, après les actions.
island-refusal-draw-another-number = Vous piochez de { $least } à { $most } Parchemins, pas { $number }.
island-refusal-pick-one-first = Une récupération prend au moins une chose.
island-refusal-supply-is-empty = La réserve est épuisée : { $resource }.
island-refusal-no-such-resource = Vous n'en avez pas : { $resource }.
island-refusal-no-chicken = { $card } n'est pas un Poulet.
island-refusal-not-destroyed = { $card } se porte comme un charme.
island-refusal-base-is-blocked = Votre Base en { $hex } est bloquée : personne ne peut rentrer.
island-refusal-equal-chicken = { $card } ne diffère en rien d'un autre qui est proposé : prenez celui-ci.

## Refusals: setup

island-refusal-leader-not-dealt = { $card } n'est pas l'un des Leaders que vous avez reçus.
island-refusal-not-a-base = { $hex } n'est pas une Base.
island-refusal-base-is-claimed = La Base { $hex } est déjà prise.

## Refusals: what cards say

island-refusal-not-meant-by-the-card = { $card } ne vise pas { $unit }.
island-refusal-card-does-nothing = { $card } n'aurait aucun effet ici : { $unit }.
island-refusal-sheltered = { $unit } est à l'abri : { $card } n'y peut rien.
island-refusal-no-new-defender = { $unit } ne peut pas devenir Défenseur : il faut un autre ennemi à portée de l'Attaquant.
island-refusal-no-swap = { $unit } et { $other } ne peuvent pas échanger leurs places.
island-refusal-no-such-tile = { $hex } n'est pas une tuile pour { $card }.
island-refusal-no-enemy = { $owner } n'est pas votre ennemi.
island-refusal-no-such-alternative = Le choix { $number } n'existe pas sur { $card }, ou ne ferait rien maintenant.
island-refusal-chosen-already = { $unit } est déjà de la partie : choisissez ailleurs.

## Refusals: building an island

island-refusal-tile-must-be-laid = Il y a de la place pour votre tuile : posez-la.
island-refusal-no-such-rotation = Tourné comme le n° { $number }, un Territoire n'entre nulle part, ou comme un autre.
island-refusal-tile-there-already = Une tuile occupe déjà { $hex }.
island-refusal-territory-overlaps = Un Territoire partant de { $hex } couvrirait une autre tuile ou sortirait de la table.
island-refusal-territory-off-the-centre = Le premier Territoire touche la Lave centrale par deux de ses hexagones ; en partant de { $hex }, il ne le fait pas.
island-refusal-territory-off-the-lava = Un Territoire partant de { $hex } ne toucherait aucune Lave, alors qu'il y a ailleurs une place contre la Lave.
island-refusal-territory-lacks-tiles = Deux hexagones d'un Territoire touchent des tuiles déjà posées ; en partant de { $hex }, cela ne suffit pas.
island-refusal-territory-lacks-sides = Un Territoire a, si possible, un côté contre la Lave centrale et deux contre des Territoires ; en partant de { $hex }, il en a moins qu'ailleurs.
island-refusal-no-room-for-a-base = Une tuile en { $hex } laisserait un Territoire sans place pour sa Base.
island-refusal-base-does-not-fit = Une Base touche deux hexagones de son Territoire ; { $hex } ne convient pas.
island-refusal-no-lava-beside-it = La Lave touche de la Lave, et { $hex } n'en touche pas.
island-refusal-too-few-tiles-beside-it = Une tuile Neutre en touche au moins deux autres, et pas { $hex }.
island-refusal-land-does-not-fit = La tuile demande deux côtés contre des Territoires ou des Bases ; { $hex } ne convient pas.
island-refusal-too-many-holes = Une tuile en { $hex } enfermerait plus de trous qu'on ne peut en combler.

## Refusals: Flags

island-refusal-no-such-flag = Il n'y a pas de Drapeau de { $owner } dans cette partie.
island-refusal-flags-pass-in-moves = Un Drapeau ne change de main que pendant un Mouvement.
island-refusal-flag-not-at-hand = Le Drapeau de { $owner } est en { $here } ; en { $hex }, aucune de vos Unités ne le porte.
island-refusal-not-in-the-hex = { $unit } n'est pas en { $hex }.
island-refusal-carries-it-already = { $unit } porte déjà le Drapeau de { $owner }.
island-refusal-flag-once-per-visit = Le Drapeau de { $owner } a déjà changé de main ici.
island-refusal-no-use-for-five-stars = En Capture de Drapeau, cinq Étoiles d'un coup n'ont aucun effet.

## Le Prétendant

island-direction-ne = nord-est
island-direction-e = est
island-direction-se = sud-est
island-direction-sw = sud-ouest
island-direction-w = ouest
island-direction-nw = nord-ouest
island-event-facing-chosen = L'hexagone prioritaire pointe vers : { $direction }. C'est le rang 1 ({ $rule }).
island-event-challenger-pair = Pouvoir { $power } + Commandement { $command } contre Construction { $build } + Renforts { $reinforce } : { $pair ->
    [upper] la paire du haut est active, chaque attaque a +{ $bonus }
   *[lower] la paire du bas est active, les attaques ont +{ $bonus }
} ({ $rule }).
island-event-challenger-aims = { $die ->
    [0] Action gratuite
   *[other] Dé de Commandement { $die }
} : { $unit } attaque { $target }, { $by ->
    [only] seule unité à sa portée
    [leader] car votre Leader est à sa portée
    [strength] la plus forte à sa portée
    [armor] l'Armure la plus basse à sa portée
    [priority] premier rang sur l'hexagone prioritaire
    [shields] le moins de Boucliers sur cet hexagone
   *[number] première sur cet hexagone
} { $candidates_count ->
    [one] ({ $rule })
   *[other] ({ $rule } ; à portée : { $candidates } ; Force { $strengths } ; Armure { $armors } ; Boucliers { $shields } ; rangs { $ways })
}.
island-event-challenger-walks = { $die ->
    [0] Action gratuite
   *[other] Dé de Commandement { $die }
} : { $unit } va en { $to }, car personne n'est à sa portée ; { $by ->
    [goal] depuis { $goal } elle pourrait attaquer votre Leader
   *[nearer] { $goal } est plus près de votre Leader
} ({ $rule } ; chemin { $path } ; rangs { $way }).
island-event-challenger-stays = { $die ->
    [0] Action gratuite
   *[other] Dé de Commandement { $die }
} : { $unit } ne peut ni attaquer ni s'approcher ({ $rule }).
island-event-challenger-leader-waits = Dé de Commandement { $die } : le Leader ne peut pas bouger, car autres unités activées ce tour-ci : { $activated } ; { $by ->
    [first] la première unité agit encore
   *[lost] le dé est perdu
} ({ $rule }).
island-event-challenger-builds = { $by ->
    [setup] Le Prétendant commence avec { $machine } en { $hex } : la plus forte Machine mobile de l'Entrepôt
    [free] Action gratuite : sans Machine, le Prétendant construit { $machine } en { $hex }, la mobile la plus à gauche
   *[row] Dés de Construction { $dice } : le Prétendant construit { $machine } en { $hex }, la plus forte mobile au choix
} ({ $rule } ; au choix : { $window } ; Vitesse { $speeds } ; Force { $strengths } ; hexagones { $hexes } ; distance { $distances } ; rangs { $ways }).
island-event-challenger-builds-nothing = { $by ->
    [machine] Le Prétendant ne construit rien : aucune Machine de l'Entrepôt n'est mobile
   *[hex] Le Prétendant ne construit rien : son Territoire n'a plus de place
} ({ $rule }).
island-event-challenger-reinforces = Dés de Renforts { $dice } : Parchemins { $scrolls }, Boucliers pour le Leader { $shields } ({ $rule }).
island-event-challenger-sends = { $by ->
    [stack] Sans Machine, un Poulet tiré du groupe du Leader agit : { $unit }
   *[island] Sans Machine, un Poulet tiré de l'île agit : { $unit }
} ({ $rule } ; parmi { $candidates }).
island-event-challenger-recovers = Sans Machine ni Poulet, le Prétendant récupère des Poulets au hasard : { $number } ({ $rule }).
island-event-challenger-lays = { $by ->
    [top] Le Prétendant pose face cachée le dessus de la pioche de Parchemins : { $number }
    [half] Le Prétendant pose face cachée la moitié de sa pile de { $pile } : { $number }
   *[none] Le Prétendant garde sa pile de { $pile } (posés : { $number }), car vous n'avez rien posé
} ({ $rule } ; Force { $strength }, Armure { $armor }, vos Parchemins { $laid }).
island-event-challenger-counts = { $scroll } compte pour le Prétendant : { $stat } +{ $amount }, Parchemins piochés { $draws } ({ $rule }).
island-event-challenger-picks = { $card } du Prétendant touche { $unit }, { $by ->
    [only] seul choix
    [leader] le Leader
    [strength] la plus forte
    [armor] l'Armure la plus basse
    [priority] premier rang sur l'hexagone prioritaire
    [shields] le moins de Boucliers sur cet hexagone
   *[number] première sur cet hexagone
} { $candidates_count ->
    [one] ({ $rule })
   *[other] ({ $rule } ; parmi { $candidates } ; Force { $strengths } ; Armure { $armors } ; Boucliers { $shields } ; rangs { $ways })
}.
island-event-challenger-places = { $unit } va de { $origin } en { $hex }, premier rang sur l'hexagone prioritaire ({ $rule } ; parmi { $hexes } ; rangs { $ways }).
island-event-challenger-keeps-pile = Personne ne regarde la pile du Prétendant ; ses { $number } Parchemins restent face cachée ({ $rule }).
island-action-facing = Regarder vers : { $direction }
island-action-mark = Poser le marqueur en { $hex }
island-asked-solo-leader = choisir un Leader
island-asked-solo-base = choisir une Base
island-asked-solo-facing = choisir la direction où vous regardez
island-asked-solo-marker = poser le marqueur à côté de la Base du Prétendant
island-decision-solo-leader = { $seat } : { island-asked-solo-leader } { $second ->
    [0] (pour { $army })
   *[other] (pour { $army }, second Leader)
}
island-decision-solo-base = { $seat } : { island-asked-solo-base } (pour { $army })
island-decision-solo-facing = { $seat } : { island-asked-solo-facing }
island-decision-solo-marker = { $seat } : { island-asked-solo-marker }
island-outcome-challenger = le Prétendant a humilié votre Leader
island-refusal-leader-is-taken = { $card } mène déjà l'autre camp.
island-refusal-not-beside-the-base = { $hex } n'est pas à côté de la Base du Prétendant.
