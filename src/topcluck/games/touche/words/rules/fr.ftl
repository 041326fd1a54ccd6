### Les règles de Touché Poulet en mots simples : chapitres, règles et options.

## TP-0

touche-chapter-TP-0 = Comment lire les règles
touche-rule-TP-0-1 = Des marques disent d'où vient une règle : le livret, notre décision ou notre invention.
touche-rule-TP-0-2 = Un adversaire est tout autre joueur encore en jeu ; une unité vit tant qu'elle n'est pas détruite ; une case explosée porte un cratère, une explosion ou une épave.
touche-rule-TP-0-3 = Une case est une lettre de colonne et un numéro de ligne ; A1 est en haut à gauche. On lit ligne par ligne, de gauche à droite.
touche-rule-TP-0-4 = Tout le hasard vient d'un seul générateur à graine : chaque partie peut être rejouée.
touche-rule-TP-0-5 = Grille, zones, formes, prix et cartes sont des données.

## TP-1

touche-chapter-TP-1 = Matériel
touche-rule-TP-1-1 = Chaque joueur a un plateau public et un secret, 8 cartes d'unité, 10 pions d'unité, 15 cibles, 5 œufs et un champ magnétique.
touche-rule-TP-1-2 = En commun : 100 cratères, 2 frappes nucléaires, 6 pigeons, 30 armes et 3 œufs sauvages.
touche-rule-TP-1-3 = La banque contient 300 épis en pions de 5 et de 10.
touche-rule-TP-1-4 = Les quatre clans ne diffèrent que par le nom, l'image et la couleur.

## TP-2

touche-chapter-TP-2 = Le plateau
touche-rule-TP-2-1 = Chaque plateau a 9 colonnes et 9 lignes.
touche-rule-TP-2-2 = Chaque case appartient à une seule des six zones.
touche-rule-TP-2-3 = Les zones n'interdisent rien ; seuls les pigeons s'en servent.
touche-rule-TP-2-4 = Les voisines partagent un côté ; les cases alentour, un côté ou un coin.

## TP-3

touche-chapter-TP-3 = Les unités
touche-rule-TP-3-1 = La flotte : chaque type a sa forme, sa valeur par case, son attaque et son bonus.
touche-rule-TP-3-2 = 10 pions de 8 types couvrent 23 cases et valent 180 épis.
touche-rule-TP-3-3 = Une carte vaut pour tous les pions de son type : deux Faucheurs font une seule attaque.
touche-rule-TP-3-4 = Un type attaque tant qu'un de ses pions vit et que sa carte est droite.

## TP-4

touche-chapter-TP-4 = Mise en place et flottes cachées
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

## TP-5

touche-chapter-TP-5 = Premier joueur et ordre
touche-rule-TP-5-1 = L'hôte choisit le premier joueur, ou le hasard.
touche-rule-TP-5-2 = On joue dans le sens horaire.

## TP-6

touche-chapter-TP-6 = Le tour
touche-rule-TP-6-1 = Un tour : ciblage, puis résolution.
touche-rule-TP-6-2 = Chacun, à partir du premier, cible une fois.
touche-rule-TP-6-3 = Dans le même ordre, chacun résout ses tirs, jusqu'à la dernière cible.
touche-rule-TP-6-4 = Sans cible en attente, on a quand même son tour de résolution.

## TP-7

touche-chapter-TP-7 = Ciblage
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

## TP-8

touche-chapter-TP-8 = Résolution
touche-rule-TP-8-1 = D'abord, on reprend son champ magnétique.
touche-rule-TP-8-2 = Puis on résout ses attaques dans l'ordre où on les a faites.
touche-rule-TP-8-3 = Les cibles d'une attaque se résolvent une à une, dans l'ordre de pose.
touche-rule-TP-8-4 = On annonce seulement touché ou manqué.
touche-rule-TP-8-5 = Après la dernière cible, le bonus vient une fois si l'une d'elles a touché.
touche-rule-TP-8-6 = Le bonus vient même si l'attaquant a été détruit entre-temps.
touche-rule-TP-8-7 = Entre deux étapes, on peut acheter et jouer des armes.
touche-rule-TP-8-8 = Enfin viennent les effets de fin, puis le tour s'achève.

## TP-9

touche-chapter-TP-9 = Explosions, touches, destruction
touche-rule-TP-9-1 = Sur une case explosée, rien ; sinon la cible en attente revient et la case devient cratère ou coup au but.
touche-rule-TP-9-2 = Seule compte la première explosion ; une cible balayée n'est ni touchée ni manquée.
touche-rule-TP-9-3 = Une unité abîmée reste cachée et sans nom.
touche-rule-TP-9-4 = Les explosions qui s'étendent suivent l'ordre de lecture, restent sur le plateau et ne donnent aucun bonus.
touche-rule-TP-9-5 = Destruction : épave, œuf en vente, épis par case touchée, carte retirée avec le dernier pion, arme, puis on vérifie la fin.
touche-rule-TP-9-6 = Les épis ne sont payés qu'à la destruction.
touche-rule-TP-9-7 = Les cases autour d'une épave restent ciblables, sans cratère.

## TP-10

touche-chapter-TP-10 = Les effets des unités
touche-rule-TP-10-1 = Grange : trois cibles libres ; détruite, son propriétaire prend une arme aussitôt.
touche-rule-TP-10-2 = Pulvérisateur : une cible ; au but, les 8 cases alentour explosent.
touche-rule-TP-10-3 = Tractank : une ligne de deux ; au but, une attaque d'Œufbusier aussitôt.
touche-rule-TP-10-4 = Moissonneuse blindée : une ligne de deux ; au but, on peut placer le champ magnétique.
touche-rule-TP-10-5 = Grenier tactique : une ligne de trois ; au but, 5 épis volés, une fois.
touche-rule-TP-10-6 = Faucheur : deux cibles libres ; au but, un seul tir de plus.
touche-rule-TP-10-7 = Œufbusier : une cible ; au but, les 4 voisines explosent.
touche-rule-TP-10-8 = Trésor de guerre : n'attaque jamais ; qui le détruit reçoit 20 épis et une arme.
touche-rule-TP-10-9 = Un tir bonus est obligatoire s'il y a une case ; seul le champ est facultatif.

## TP-11

touche-chapter-TP-11 = Champ magnétique
touche-rule-TP-11-1 = Chaque joueur a un champ de 2×2 cases.
touche-rule-TP-11-2 = Il est entier sur son plateau ou celui d'un adversaire, pas sur un autre champ.
touche-rule-TP-11-3 = Personne d'autre que son propriétaire ne cible ses cases.
touche-rule-TP-11-4 = Chez un adversaire, il réserve donc une proie.
touche-rule-TP-11-5 = Il n'arrête ni les cibles déjà posées ni les explosions qui s'étendent.
touche-rule-TP-11-6 = Il est repris au début de la prochaine résolution de son propriétaire.
touche-rule-TP-11-7 = Placé de nouveau, il est déplacé.

## TP-12

touche-chapter-TP-12 = Épis et banque
touche-rule-TP-12-1 = Tout est multiple de 5 ; une bourse est un nombre.
touche-rule-TP-12-2 = On paie ses achats à la banque.
touche-rule-TP-12-3 = La banque n'est jamais à sec.
touche-rule-TP-12-4 = Rien ne se donne, ne se prête ni ne s'échange.

## TP-13

touche-chapter-TP-13 = Œufs
touche-rule-TP-13-1 = En vente : les œufs des épaves pour 25, et l'œuf sauvage le moins cher.
touche-rule-TP-13-2 = On achète des œufs à ses propres tours, autant qu'on veut.
touche-rule-TP-13-3 = Nul ne possède un œuf de sa couleur.
touche-rule-TP-13-4 = L'œuf d'une unité en vie n'est pas à vendre.
touche-rule-TP-13-5 = Payer, prendre l'œuf, vérifier le cinquième ; puis prendre une arme gratuite.
touche-rule-TP-13-6 = Un œuf acheté n'est jamais revendu, perdu ni volé.

## TP-14

touche-chapter-TP-14 = Armes secrètes
touche-rule-TP-14-1 = Prendre une arme : en choisir une révélée, aussitôt remplacée.
touche-rule-TP-14-2 = Pioche vide : on mélange la défausse ; sans défausse, il manque des cartes révélées.
touche-rule-TP-14-3 = Une arme est permanente, ou à usage unique puis défaussée.
touche-rule-TP-14-4 = Une arme à usage unique se joue à son tour, selon la carte, entre deux étapes.
touche-rule-TP-14-5 = Les armes sont visibles et sans limite.
touche-rule-TP-14-6 = Une arme l'emporte sur une règle, sauf pour l'œuf de sa couleur.

## TP-15

touche-chapter-TP-15 = Les cartes d'armes
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

## TP-16

touche-chapter-TP-16 = Fin du tour
touche-rule-TP-16-1 = Après la résolution, les joueurs sans unité sortent et le premier joueur change, dans le sens horaire.

## TP-17

touche-chapter-TP-17 = Joueurs anéantis
touche-rule-TP-17-1 = Sans unité en vie, un joueur est anéanti ; le Trésor compte comme unité.
touche-rule-TP-17-2 = Ce tour-là, il résout encore ses tirs, peut acheter et même gagner.
touche-rule-TP-17-3 = À la fin de ce tour, il sort du jeu ; les œufs de ses épaves restent en vente.
touche-rule-TP-17-4 = Qui abandonne sort aussitôt : les cibles reviennent, ses unités disparaissent, ses œufs sont en vente.

## TP-18

touche-chapter-TP-18 = Fin de la partie
touche-rule-TP-18-1 = Cinq œufs gagnent aussitôt.
touche-rule-TP-18-2 = Seul à garder une unité en vie, on gagne aussitôt.
touche-rule-TP-18-3 = Un tour sans pose, achat ni arme finit la partie : œufs, puis épis, puis cases intactes.
touche-rule-TP-18-4 = On vérifie les deux victoires après chaque achat et chaque destruction.

## TP-19

touche-chapter-TP-19 = Nombre de joueurs
touche-rule-TP-19-1 = À 2, 3 ou 4 joueurs, les règles sont les mêmes.
touche-rule-TP-19-2 = À 2, 3 ou 4, on peut atteindre 8, 13 ou 18 œufs.

## TP-20

touche-chapter-TP-20 = Limites
touche-rule-TP-20-1 = 15 cibles limitent la pose ; jamais un coup n'est perdu faute de pion.
touche-rule-TP-20-2 = Les cratères sont sans limite.
touche-rule-TP-20-3 = Les épis sont sans limite.
touche-rule-TP-20-4 = Œufs, armes, champs et frappes se limitent à ce qui existe.

## TP-21

touche-chapter-TP-21 = Ce que voient les joueurs
touche-rule-TP-21-1 = Tout ce qui est sur la table est public.
touche-rule-TP-21-2 = Sont secrets la place des unités en vie, l'unité touchée et l'ordre de la pioche.
touche-rule-TP-21-3 = À la fin, on montre toutes les flottes.

## TP-22

touche-chapter-TP-22 = Options
touche-rule-TP-22-1 = Option no_repeat : pas le type de la dernière attaque principale, sauf s'il est le seul.
touche-rule-TP-22-2 = Option weapons : sans elle, personne n'en prend jamais.
touche-rule-TP-22-3 = Option first_player : qui commence ; sinon le hasard.

## Options

touche-option-no_repeat = Le même type ne peut pas faire deux fois de suite l'attaque principale
touche-option-weapons = Il y a des armes secrètes
touche-option-first_player = Le premier joueur
    .random = est tiré au sort

## Glossary: terms that a rule explains

touche-term-opponent = Adversaire, unité en vie, case explosée
touche-term-cell = Case et sens de lecture
touche-term-neighbours = Cases voisines et alentour
touche-term-zone = Zone
touche-term-reserve = Réserve
touche-term-round = Tour
touche-term-main-attack = Attaque principale
touche-term-targetable = Case ciblable
touche-term-free = LIBRE
touche-term-line = LIGNE
touche-term-bonus = Bonus
touche-term-destruction = Destruction
touche-term-field = Champ magnétique
touche-term-ears = Épis
touche-term-eggs = Œufs en vente
touche-term-wild-egg = Œuf sauvage
touche-term-weapon = Arme secrète
touche-term-wiped-out = Anéanti
