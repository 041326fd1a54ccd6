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

## Les règles en une phrase

touche-rule-TP-0-1 = Des marques disent d'où vient une règle : le livret, notre décision ou notre invention.
touche-rule-TP-0-2 = Un adversaire est tout autre joueur encore en jeu ; une unité vit tant qu'elle n'est pas détruite ; une case explosée porte un cratère, une explosion ou une épave.
touche-rule-TP-0-3 = Une case est une lettre de colonne et un numéro de ligne ; A1 est en haut à gauche. On lit ligne par ligne, de gauche à droite.
touche-rule-TP-0-4 = Tout le hasard vient d'un seul générateur à graine : chaque partie peut être rejouée.
touche-rule-TP-0-5 = Grille, zones, formes, prix et cartes sont des données.
touche-rule-TP-1-1 = Chaque joueur a un plateau public et un secret, 8 cartes d'unité, 10 pions d'unité, 15 cibles, 5 œufs et un champ magnétique.
touche-rule-TP-1-2 = En commun : 100 cratères, 2 frappes nucléaires, 6 pigeons, 30 armes et 3 œufs sauvages.
touche-rule-TP-1-3 = La banque contient 300 épis en pions de 5 et de 10.
touche-rule-TP-1-4 = Les quatre clans ne diffèrent que par le nom, l'image et la couleur.
touche-rule-TP-2-1 = Chaque plateau a 9 colonnes et 9 lignes.
touche-rule-TP-2-2 = Chaque case appartient à une seule des six zones.
touche-rule-TP-2-3 = Les zones n'interdisent rien ; seuls les pigeons s'en servent.
touche-rule-TP-2-4 = Les voisines partagent un côté ; les cases alentour, un côté ou un coin.
touche-rule-TP-3-1 = La flotte : chaque type a sa forme, sa valeur par case, son attaque et son bonus.
touche-rule-TP-3-2 = 10 pions de 8 types couvrent 23 cases et valent 180 épis.
touche-rule-TP-3-3 = Une carte vaut pour tous les pions de son type : deux Faucheurs font une seule attaque.
touche-rule-TP-3-4 = Un type attaque tant qu'un de ses pions vit et que sa carte est droite.
touche-rule-TP-4-1 = Chaque joueur a son propre clan.
touche-rule-TP-4-2 = Un œuf de sa couleur est posé sur chacune des cinq cartes à œuf : la réserve.
touche-rule-TP-4-3 = Chaque joueur place en secret ses 10 pions.
touche-rule-TP-4-4 = On ne tourne ni ne retourne les pions.
touche-rule-TP-4-5 = Chaque pion est entier sur le plateau, sur des cases entières, sans en couvrir un autre.
touche-rule-TP-4-6 = Les pions ne se touchent pas, même par un coin.
touche-rule-TP-4-7 = Tous placent en même temps, sans se voir ; une fois tous prêts, rien ne bouge plus.
touche-rule-TP-4-8 = Le logiciel propose une flotte au hasard, posée du plus grand pion au plus petit.
touche-rule-TP-4-9 = On mélange les armes et on en révèle trois.
touche-rule-TP-4-10 = Les trois œufs sauvages coûtent 35, 40 et 45 épis.
touche-rule-TP-4-11 = Chaque bourse commence vide.
touche-rule-TP-5-1 = L'hôte choisit le premier joueur, ou le hasard.
touche-rule-TP-5-2 = On joue dans le sens horaire.
touche-rule-TP-6-1 = Un tour : ciblage, puis résolution.
touche-rule-TP-6-2 = Chacun, à partir du premier, cible une fois.
touche-rule-TP-6-3 = Dans le même ordre, chacun résout ses tirs, jusqu'à la dernière cible.
touche-rule-TP-6-4 = Sans cible en attente, on a quand même son tour de résolution.
touche-rule-TP-7-1 = Au début de son ciblage, on redresse ses cartes inclinées.
touche-rule-TP-7-2 = Une attaque principale : incliner une carte, choisir ses cases, y poser des cibles.
touche-rule-TP-7-3 = Le même type peut attaquer à chaque tour.
touche-rule-TP-7-4 = Se ciblent les cases d'un adversaire ayant une unité en vie, ni explosées, ni ciblées, ni sous le champ d'un autre, ni sous une frappe.
touche-rule-TP-7-5 = LIBRE : autant de cases différentes que dit l'unité, où l'on veut ; s'il en reste moins, toutes.
touche-rule-TP-7-6 = LIGNE : des cases côte à côte dans une rangée ou une colonne d'un plateau ; chaque case ciblable reçoit une cible, au moins une.
touche-rule-TP-7-7 = À court de cibles, on pose celles qu'on a ; sans cible, pas d'attaque.
touche-rule-TP-7-8 = Qui peut attaquer le doit ; sinon on passe.
touche-rule-TP-7-9 = Achats et armes viennent avant ou après l'attaque, sans limite ; le joueur met fin à son tour.
touche-rule-TP-7-10 = Une cible posée est définitive et visible.
touche-rule-TP-8-1 = D'abord, on reprend son champ magnétique.
touche-rule-TP-8-2 = Puis on résout ses attaques dans l'ordre où on les a faites.
touche-rule-TP-8-3 = Les cibles d'une attaque se résolvent une à une, dans l'ordre de pose.
touche-rule-TP-8-4 = On annonce seulement touché ou manqué.
touche-rule-TP-8-5 = Après la dernière cible, le bonus vient une fois si l'une d'elles a touché.
touche-rule-TP-8-6 = Le bonus vient même si l'attaquant a été détruit entre-temps.
touche-rule-TP-8-7 = Entre deux étapes, on peut acheter et jouer des armes.
touche-rule-TP-8-8 = Enfin viennent les effets de fin, puis le tour s'achève.
touche-rule-TP-9-1 = Sur une case explosée, rien ; sinon la cible en attente revient et la case devient cratère ou coup au but.
touche-rule-TP-9-2 = Seule compte la première explosion ; une cible balayée n'est ni touchée ni manquée.
touche-rule-TP-9-3 = Une unité abîmée reste cachée et sans nom.
touche-rule-TP-9-4 = Les explosions qui s'étendent suivent l'ordre de lecture, restent sur le plateau et ne donnent aucun bonus.
touche-rule-TP-9-5 = Destruction : épave, œuf en vente, épis par case touchée, carte retirée avec le dernier pion, arme, puis on vérifie la fin.
touche-rule-TP-9-6 = Les épis ne sont payés qu'à la destruction.
touche-rule-TP-9-7 = Les cases autour d'une épave restent ciblables, sans cratère.
touche-rule-TP-10-1 = Grange : trois cibles libres ; détruite, son propriétaire prend une arme aussitôt.
touche-rule-TP-10-2 = Pulvérisateur : une cible ; au but, les 8 cases alentour explosent.
touche-rule-TP-10-3 = Tractank : une ligne de deux ; au but, une attaque d'Œufbusier aussitôt.
touche-rule-TP-10-4 = Moissonneuse blindée : une ligne de deux ; au but, on peut placer le champ magnétique.
touche-rule-TP-10-5 = Grenier tactique : une ligne de trois ; au but, 5 épis volés, une fois.
touche-rule-TP-10-6 = Faucheur : deux cibles libres ; au but, un seul tir de plus.
touche-rule-TP-10-7 = Œufbusier : une cible ; au but, les 4 voisines explosent.
touche-rule-TP-10-8 = Trésor de guerre : n'attaque jamais ; qui le détruit reçoit 20 épis et une arme.
touche-rule-TP-10-9 = Un tir bonus est obligatoire s'il y a une case ; seul le champ est facultatif.
touche-rule-TP-11-1 = Chaque joueur a un champ de 2×2 cases.
touche-rule-TP-11-2 = Il est entier sur son plateau ou celui d'un adversaire, pas sur un autre champ.
touche-rule-TP-11-3 = Personne d'autre que son propriétaire ne cible ses cases.
touche-rule-TP-11-4 = Chez un adversaire, il réserve donc une proie.
touche-rule-TP-11-5 = Il n'arrête ni les cibles déjà posées ni les explosions qui s'étendent.
touche-rule-TP-11-6 = Il est repris au début de la prochaine résolution de son propriétaire.
touche-rule-TP-11-7 = Placé de nouveau, il est déplacé.
touche-rule-TP-12-1 = Tout est multiple de 5 ; une bourse est un nombre.
touche-rule-TP-12-2 = On paie ses achats à la banque.
touche-rule-TP-12-3 = La banque n'est jamais à sec.
touche-rule-TP-12-4 = Rien ne se donne, ne se prête ni ne s'échange.
touche-rule-TP-13-1 = En vente : les œufs des épaves pour 25, et l'œuf sauvage le moins cher.
touche-rule-TP-13-2 = On achète des œufs à ses propres tours, autant qu'on veut.
touche-rule-TP-13-3 = Nul ne possède un œuf de sa couleur.
touche-rule-TP-13-4 = L'œuf d'une unité en vie n'est pas à vendre.
touche-rule-TP-13-5 = Payer, prendre l'œuf, vérifier le cinquième ; puis prendre une arme gratuite.
touche-rule-TP-13-6 = Un œuf acheté n'est jamais revendu, perdu ni volé.
touche-rule-TP-14-1 = Prendre une arme : en choisir une révélée, aussitôt remplacée.
touche-rule-TP-14-2 = Pioche vide : on mélange la défausse ; sans défausse, il manque des cartes révélées.
touche-rule-TP-14-3 = Une arme est permanente, ou à usage unique puis défaussée.
touche-rule-TP-14-4 = Une arme à usage unique se joue à son tour, selon la carte, entre deux étapes.
touche-rule-TP-14-5 = Les armes sont visibles et sans limite.
touche-rule-TP-14-6 = Une arme l'emporte sur une règle, sauf pour l'œuf de sa couleur.
touche-rule-TP-15-1 = Frappe nucléaire : au lieu de l'attaque, pour 10 épis, un carré 3×3 explose à sa résolution.
touche-rule-TP-15-2 = Pigeonnage : deux zones adverses sont comptées devant tous.
touche-rule-TP-15-3 = Bouclier de secours : placer son champ sans coup au but.
touche-rule-TP-15-4 = Contrebandier : un œuf sauvage 15 épis moins cher.
touche-rule-TP-15-5 = Poule marchande : un œuf d'épave pour 15 épis.
touche-rule-TP-15-6 = Récolte record : 15 épis de la banque.
touche-rule-TP-15-7 = Corbeau chapardeur : jusqu'à 10 épis d'un adversaire.
touche-rule-TP-15-8 = Double salve : deux cibles libres de plus, sans bonus.
touche-rule-TP-15-9 = Heures supplémentaires : après l'attaque principale, un second type attaque.
touche-rule-TP-15-10 = Rafistolage : une explosion quitte une de ses unités en vie ; la case redevient intacte.
touche-rule-TP-15-11 = Générateur de champ : après une résolution sans coup au but, on peut placer son champ.
touche-rule-TP-15-12 = Engrais miracle : 5 épis de plus pour le dernier coup sur un type à œuf.
touche-rule-TP-15-13 = Épouvantail : personne ne vous prend d'épis.
touche-rule-TP-15-14 = Obus d'autruche : les Œufbusiers font exploser les 8 cases alentour.
touche-rule-TP-15-15 = Viseur laser : le Faucheur cible trois cases, toujours avec un tir de plus.
touche-rule-TP-15-16 = Moteur turbo : Tractank et Moissonneuse ciblent des lignes de trois.
touche-rule-TP-15-17 = Masque de bandit : le Grenier vole jusqu'à 10 épis.
touche-rule-TP-15-18 = Tireurs du fenil : la Grange cible quatre cases.
touche-rule-TP-16-1 = Après la résolution, les joueurs sans unité sortent et le premier joueur change, dans le sens horaire.
touche-rule-TP-17-1 = Sans unité en vie, un joueur est anéanti ; le Trésor compte comme unité.
touche-rule-TP-17-2 = Ce tour-là, il résout encore ses tirs, peut acheter et même gagner.
touche-rule-TP-17-3 = À la fin de ce tour, il sort du jeu ; les œufs de ses épaves restent en vente.
touche-rule-TP-17-4 = Qui abandonne sort aussitôt : les cibles reviennent, ses unités disparaissent, ses œufs sont en vente.
touche-rule-TP-18-1 = Cinq œufs gagnent aussitôt.
touche-rule-TP-18-2 = Seul à garder une unité en vie, on gagne aussitôt.
touche-rule-TP-18-3 = Un tour sans pose, achat ni arme finit la partie : œufs, puis épis, puis cases intactes.
touche-rule-TP-18-4 = On vérifie les deux victoires après chaque achat et chaque destruction.
touche-rule-TP-19-1 = À 2, 3 ou 4 joueurs, les règles sont les mêmes.
touche-rule-TP-19-2 = À 2, 3 ou 4, on peut atteindre 8, 13 ou 18 œufs.
touche-rule-TP-20-1 = 15 cibles limitent la pose ; jamais un coup n'est perdu faute de pion.
touche-rule-TP-20-2 = Les cratères sont sans limite.
touche-rule-TP-20-3 = Les épis sont sans limite.
touche-rule-TP-20-4 = Œufs, armes, champs et frappes se limitent à ce qui existe.
touche-rule-TP-21-1 = Tout ce qui est sur la table est public.
touche-rule-TP-21-2 = Sont secrets la place des unités en vie, l'unité touchée et l'ordre de la pioche.
touche-rule-TP-21-3 = À la fin, on montre toutes les flottes.
touche-rule-TP-22-1 = Option no_repeat : pas le type de la dernière attaque principale, sauf s'il est le seul.
touche-rule-TP-22-2 = Option weapons : sans elle, personne n'en prend jamais.
touche-rule-TP-22-3 = Option first_player : qui commence ; sinon le hasard.
