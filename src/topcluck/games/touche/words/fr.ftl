### Touché Poulet en français. Ce qui désigne une chose arrive sous son nom ; les joueurs s'appellent P1 à P4.

## Noms

touche-name-barn = Grange
touche-name-sprayer = Pulvérisateur
touche-name-tractank = Tractank
touche-name-harvester = Moissonneuse blindée
touche-name-granary = Grenier tactique
touche-name-reaper = Faucheur
touche-name-eggwitzer = Œufbusier
touche-name-war-chest = Trésor de guerre
touche-name-nuclear = Frappe nucléaire
touche-name-extra-shot = tir supplémentaire
touche-name-roosters = coqs
touche-name-rabbits = lapins
touche-name-moles = taupes
touche-name-pigs = cochons
touche-name-meadow = prairie
touche-name-duck-pond = mare aux canards
touche-name-lavender-field = champ de lavande
touche-name-vegetable-garden = potager
touche-name-path = chemin
touche-name-wheat-field = champ de blé
touche-egg-barn = œuf de la Grange
touche-egg-sprayer = œuf du Pulvérisateur
touche-egg-tractank = œuf du Tractank
touche-egg-harvester = œuf de la Moissonneuse blindée
touche-egg-granary = œuf du Grenier tactique
touche-egg-wild = œuf sauvage
touche-name-nuclear-strike = Frappe nucléaire
touche-name-pigeon-spies = Pigeonnage
touche-name-emergency-shield = Bouclier de secours
touche-name-smuggler = Contrebandier
touche-name-haggling-hen = Poule marchande
touche-name-bumper-harvest = Récolte record
touche-name-thieving-crow = Corbeau chapardeur
touche-name-salvo = Double salve
touche-name-overtime = Heures supplémentaires
touche-name-patch-up = Rafistolage
touche-name-field-generator = Générateur de champ
touche-name-fertiliser = Engrais miracle
touche-name-scarecrow = Épouvantail
touche-name-ostrich-shells = Obus d'autruche
touche-name-laser-sight = Viseur laser
touche-name-turbo-engine = Moteur turbo
touche-name-bandit-mask = Masque de bandit
touche-name-hayloft-gunners = Tireurs du fenil

## Mots pour la page

touche-word-ears = { $count ->
    [one] { $count } épi
   *[other] { $count } épis
}
touche-word-target = cible
touche-word-crater = cratère
touche-word-hit = touché
touche-word-miss = manqué
touche-word-shelter = abri
touche-word-weapon = arme secrète
touche-word-field = champ magnétique
touche-word-strike = frappe nucléaire
touche-word-pigeon = pigeonnage
touche-word-targeting = ciblage
touche-word-resolution = résolution
touche-word-first-player = premier joueur

## Ce que disent les armes

touche-weapon-text-nuclear-strike = À la place de votre attaque, payez 10 épis : les 9 cases d'un carré adverse explosent à votre résolution.
touche-weapon-text-pigeon-spies = Nommez deux zones chez vos adversaires : tous apprennent combien de cases d'unités intactes s'y trouvent.
touche-weapon-text-emergency-shield = Placez votre champ magnétique sans avoir touché.
touche-weapon-text-smuggler = Achetez un œuf sauvage 15 épis de moins.
touche-weapon-text-haggling-hen = Achetez l'œuf d'une épave pour 15 épis.
touche-weapon-text-bumper-harvest = Prenez 15 épis à la banque.
touche-weapon-text-thieving-crow = Prenez jusqu'à 10 épis à un adversaire.
touche-weapon-text-salvo = Placez 2 cibles de plus ; elles ne donnent aucun bonus.
touche-weapon-text-overtime = Après l'attaque d'une unité, attaquez aussi avec une deuxième.
touche-weapon-text-patch-up = Retirez une explosion d'une de vos unités en vie.
touche-weapon-text-field-generator = Permanent. Après une résolution sans aucun coup au but, vous pouvez placer votre champ magnétique.
touche-weapon-text-fertiliser = Permanent. 5 épis de plus quand vous achevez une unité qui porte un œuf.
touche-weapon-text-scarecrow = Permanent. Personne ne vous prend d'épis.
touche-weapon-text-ostrich-shells = Permanent. Vos Œufbusiers font exploser les 8 cases autour de leur coup au but.
touche-weapon-text-laser-sight = Permanent. Vos Faucheurs ciblent 3 cases.
touche-weapon-text-turbo-engine = Permanent. Votre Tractank et votre Moissonneuse ciblent des lignes de 3.
touche-weapon-text-bandit-mask = Permanent. Votre Grenier vole jusqu'à 10 épis.
touche-weapon-text-hayloft-gunners = Permanent. Votre Grange cible 4 cases.

## Événements

touche-event-token-placed = { $seat } place en { $cell } : { $unit }.
touche-event-token-lifted = { $seat } reprend de { $cell } : { $unit }.
touche-event-fleet-answered = { $answer ->
    [0] { $seat } continue de placer.
    [1] { $seat } a terminé.
   *[other] { $seat } veut une flotte au hasard.
}
touche-event-fleet-drawn = La flotte de { $seat } est placée au hasard : { $units } en { $cells }.
touche-event-fleets-ready = Toutes les flottes sont en place.
touche-event-round-began = Le tour { $round } commence par { $seat }.
touche-event-resolution-began = Tour { $round } : on résout les tirs.
touche-event-fired = { $seat } tire : { $unit }.
touche-event-target-placed = { $seat } cible { $place }.
touche-event-strike-placed = { $seat } lance une frappe nucléaire sur le carré de { $place }.
touche-event-passed = { $seat } passe.
touche-event-hit = { $seat } touche en { $place } !
touche-event-missed = { $seat } manque en { $place }.
touche-event-target-returned = La cible de { $seat } en { $place } revient.
touche-event-unit-destroyed = { $seat } détruit une unité de { $owner } : { $unit } en { $place }.
touche-event-egg-on-sale = En vente : { $egg }.
touche-event-ears-gained = { $seat } reçoit { $amount } épis.
touche-event-ears-paid = { $seat } paie { $amount } épis.
touche-event-ears-stolen = { $amount ->
    [0] { $seat } ne trouve rien à prendre chez { $victim }.
   *[other] { $seat } prend { $amount } épis à { $victim }.
}
touche-event-card-gone = { $seat } perd la carte : { $unit }.
touche-event-field-placed = { $seat } place le champ magnétique en { $place }.
touche-event-field-removed = { $seat } reprend le champ magnétique.
touche-event-egg-bought = { $seat } achète pour { $price } épis : { $egg }.
touche-event-weapon-taken = { $seat } prend une arme : { $weapon }.
touche-event-weapon-opened = Une nouvelle arme est révélée : { $weapon }.
touche-event-pile-shuffled = La défausse est mélangée : { $cards } cartes.
touche-event-weapon-played = { $seat } joue : { $weapon }.
touche-event-spied = Un pigeon de { $seat } compte { $count } cases : { $area }.
touche-event-patched = { $seat } répare { $place } ; le coup de { $credited } ne compte plus.
touche-event-wiped-out = { $seat } n'a plus d'unité.
touche-event-went-out = { $seat } quitte la partie, sans unités.
touche-event-left = { $seat } abandonne la partie.
touche-event-game-ended = La partie est finie.
touche-event-fleet-shown = { $units_count ->
    [0] { $seat } n'avait plus d'unité en vie.
   *[other] { $seat } montre ses unités en vie : { $units } en { $cells }.
}

## Actions

touche-action-place = { $unit } en { $cell }
touche-action-lift = reprendre de { $cell }
touche-action-random-fleet = flotte au hasard
touche-action-confirm = prêt
touche-action-change = changer la flotte
touche-action-fire = tirer : { $unit }
touche-action-aim = sur le plateau de { $player }
touche-action-target = cibler { $place }
touche-action-done = la ligne est complète
touche-action-strike = frapper le carré de { $place }
touche-action-field = champ en { $place }
touche-action-skip = pas de champ
touche-action-buy = acheter : { $egg }
touche-action-take = prendre : { $weapon }
touche-action-play = jouer : { $weapon }
touche-action-spy = espionner : { $area }
touche-action-rob = voler { $player }
touche-action-patch = réparer { $place }
touche-action-resolve = résoudre l'attaque suivante
touche-action-end = finir le tour

## Décisions

touche-decision-placement = { $seat } : placez votre flotte en secret.
touche-decision-turn = { $seat } : à vous de cibler.
touche-decision-attack-board = { $seat } : quel plateau ? { $with }, cibles restantes : { $left }.
touche-decision-attack-cell = { $seat } : quelle case chez { $board } ? { $with }, cibles restantes : { $left }.
touche-decision-line-cell = { $seat } : la case suivante de la ligne chez { $board }. { $with }, cibles restantes : { $left }.
touche-decision-overtime = { $seat } : quelle deuxième unité tire ?
touche-decision-strike-board = { $seat } : quel plateau est frappé ?
touche-decision-strike-block = { $seat } : quel carré de { $board } est frappé ?
touche-decision-spying = { $seat } : où vole un pigeon ? Restants : { $left }.
touche-decision-robbery = { $seat } : quelle bourse visite le corbeau ? Jusqu'à { $ears } épis.
touche-decision-patching = { $seat } : quel coup est réparé ?
touche-decision-haggling = { $seat } : quel œuf pour { $ears } épis ?
touche-decision-taking = { $seat } : choisissez une arme.
touche-decision-resolving = { $seat } : votre tour de résolution.
touche-decision-bonus-board = { $seat } : un tir bonus. Quel plateau ? ({ $with })
touche-decision-bonus-cell = { $seat } : un tir bonus. Quelle case chez { $board } ? ({ $with })
touche-decision-field-board = { $seat } : sur quel plateau placez-vous le champ magnétique ?
touche-decision-field-block = { $seat } : quel carré de { $board } le champ magnétique couvre-t-il ?

## Fins

touche-outcome-eggs = cinq œufs
touche-outcome-last-survivor = seul à garder une unité en vie
touche-outcome-stalemate = un tour entier sans que rien ne se passe

## Refus

touche-refusal-asked-first = « { $verb } » n'est pas ce qui est demandé.
touche-refusal-other-choice = Ce « { $verb } » n'est pas proposé maintenant.
touche-refusal-fleets-are-fixed = Les flottes sont fixées pour toute la partie.
touche-refusal-fleet-is-confirmed = Votre flotte est confirmée ; demandez d'abord à la changer.
touche-refusal-nothing-to-change = Vous n'avez pas encore confirmé votre flotte.
touche-refusal-unit-is-placed = Déjà en place : { $unit }.
touche-refusal-larger-units-first = Les plus grandes d'abord ; maintenant : { $next }.
touche-refusal-leaves-the-grid = Dépasserait le plateau en { $cell } : { $unit }.
touche-refusal-overlaps = Recouvrirait une autre unité en { $cell } : { $unit }.
touche-refusal-touches = Toucherait une autre unité en { $cell } : { $unit }.
touche-refusal-nothing-to-lift = Aucun pion ne commence en { $cell }.
touche-refusal-fleet-is-incomplete = Pions encore à placer : { $count }.
touche-refusal-attacks-are-made-in-targeting = Les unités ne tirent que pendant le ciblage.
touche-refusal-one-main-attack = Vous avez déjà fait votre attaque principale.
touche-refusal-unit-never-attacks = N'attaque jamais : { $unit }.
touche-refusal-unit-is-gone = Vous l'avez perdue : { $unit }.
touche-refusal-card-is-tilted = A déjà tiré : { $unit }.
touche-refusal-no-free-target = Toutes vos cibles sont utilisées.
touche-refusal-nothing-to-target = Il ne reste aucune case à cibler.
touche-refusal-not-twice-in-a-row = Pas deux fois de suite dans cette partie : { $unit }.
touche-refusal-own-board = { $player }, c'est vous : c'est votre propre plateau.
touche-refusal-nothing-to-target-there = Il n'y a rien à cibler sur le plateau de { $player }.
touche-refusal-player-is-out = { $player } ne joue plus.
touche-refusal-no-living-unit = { $player } n'a plus d'unité en vie.
touche-refusal-exploded = { $place } a déjà explosé.
touche-refusal-targeted-already = { $place } porte déjà une cible de { $player }.
touche-refusal-under-a-field = { $place } est sous le champ magnétique d'un autre.
touche-refusal-under-a-strike = { $place } est sous une frappe nucléaire.
touche-refusal-not-in-line = { $place } n'est pas dans l'alignement des cibles déjà posées ({ $unit }).
touche-refusal-aimed-elsewhere = Vous visez le plateau de { $player } ; { $place } est ailleurs.
touche-refusal-line-goes-on = La ligne a d'autres cases à cibler.
touche-refusal-cells-are-left = Il reste des cibles à placer.
touche-refusal-block-leaves-the-grid = Le carré de { $place } dépasserait le plateau.
touche-refusal-block-under-a-field = Une partie du carré de { $place } est sous le champ d'un autre.
touche-refusal-block-without-prey = Rien dans le carré de { $place } ne peut être ciblé.
touche-refusal-field-over-a-field = Une partie du carré de { $place } est sous un autre champ.
touche-refusal-field-must-be-placed = Ce champ doit être placé.
touche-refusal-bonus-must-be-used = Un tir bonus doit être fait.
touche-refusal-no-wild-egg = Il ne reste aucun œuf sauvage.
touche-refusal-own-egg = On ne possède jamais un œuf de sa couleur : { $egg }.
touche-refusal-egg-in-reserve = Son unité est encore en vie : { $egg }.
touche-refusal-egg-is-gone = Hors du jeu : { $egg }.
touche-refusal-egg-is-sold = Vendu pour de bon : { $egg }.
touche-refusal-only-eggs-from-wrecks = La poule ne marchande que les œufs des épaves.
touche-refusal-too-few-ears = Cela coûte { $price } épis, et vous en avez { $ears }.
touche-refusal-no-weapon-to-take = Aucune arme n'est à prendre maintenant.
touche-refusal-not-in-the-display = Pas parmi les armes révélées : { $weapon }.
touche-refusal-weapon-not-held = Vous ne l'avez pas : { $weapon }.
touche-refusal-weapon-is-lasting = Agit de lui-même et ne se joue pas : { $weapon }.
touche-refusal-weapon-not-in-this-phase = Pas dans cette phase : { $weapon }.
touche-refusal-no-egg-on-a-wreck = Aucun œuf d'épave n'est pour vous.
touche-refusal-after-the-main-attack = Seulement après l'attaque principale d'une unité : { $weapon }.
touche-refusal-no-other-unit = Aucune autre unité ne peut attaquer.
touche-refusal-nothing-to-mend = Aucune de vos unités en vie n'est touchée.
touche-refusal-instead-of-the-main-attack = Seulement à la place de l'attaque principale : { $weapon }.
touche-refusal-no-strike-token = Les deux pions nucléaires sont utilisés.
touche-refusal-spied-already = Un pigeon y est déjà allé : { $area }.
touche-refusal-not-from-yourself = Le corbeau ne vole pas son maître.
touche-refusal-nothing-to-mend-there = Il n'y a rien à réparer en { $place }.
touche-refusal-no-attack-left = Vous n'avez plus d'attaque à résoudre.
touche-refusal-must-attack = Qui peut attaquer le doit.
touche-refusal-attacks-are-left = Vos attaques doivent d'abord être résolues.
