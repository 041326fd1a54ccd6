### The stub set in French.

## Leaders

leader = Leader

leader_b = Leader B

leader_c = Leader C

leader_d = Leader D

leader_e = Leader E

leader_f = Leader F

leader_g = Leader G

leader_h = Leader H

leader_r2 = Leader R2
    .text = Portée 2.

## Machines

golem = Golem

soldier = Soldat
    .text = +1 en Force par autre Soldat de son Groupe.

car = Battle Car
    .text = Un Mouvement gratuit par tour.

cannon = Canon
    .text = Portée 3.

tower = Tour

lavawalker = Marche-lave
    .text = Peut entrer sur la Lave sans dommage.

skimmer = Glisse-mer
    .text = Peut aller sur la Mer. S'il y est à la fin de votre tour, il est éliminé.

## Scrolls

s_plus_1 = S+1
    .text = L'Attaquant gagne +1 en Force.

s_plus_2 = S+2
    .text = L'Attaquant gagne +2 en Force.

s_plus_3 = S+3
    .text = L'Attaquant gagne +3 en Force.

s_plus_4 = S+4
    .text = L'Attaquant gagne +4 en Force.

s_plus_5 = S+5
    .text = L'Attaquant gagne +5 en Force.

s_plus_6 = S+6
    .text = L'Attaquant gagne +6 en Force.

a_plus_1 = A+1
    .text = Le Défenseur gagne +1 en Armure.

a_plus_2 = A+2
    .text = Le Défenseur gagne +2 en Armure.

a_plus_3 = A+3
    .text = Le Défenseur gagne +3 en Armure.

a_plus_4 = A+4
    .text = Le Défenseur gagne +4 en Armure.

a_plus_5 = A+5
    .text = Le Défenseur gagne +5 en Armure.

a_plus_6 = A+6
    .text = Le Défenseur gagne +6 en Armure.

x_plus_1 = X+1
    .text = Au choix : Attaquant +1 en Force, ou Défenseur +1 en Armure.

x_plus_2 = X+2
    .text = Au choix : Attaquant +2 en Force, ou Défenseur +2 en Armure.

x_plus_3 = X+3
    .text = Au choix : Attaquant +3 en Force, ou Défenseur +3 en Armure.

x_plus_4 = X+4
    .text = Au choix : Attaquant +4 en Force, ou Défenseur +4 en Armure.

x_plus_5 = X+5
    .text = Au choix : Attaquant +5 en Force, ou Défenseur +5 en Armure.

x_plus_6 = X+6
    .text = Au choix : Attaquant +6 en Force, ou Défenseur +6 en Armure.

draw = Pioche
    .text = En Combat ou à votre tour : piochez un Parchemin.

swap = Échange
    .text = Deux Unités d'un même joueur échangent leurs places.

redir = Déviation
    .text = Une autre Unité ennemie de l'Attaquant, à sa portée, devient le Défenseur.

push = Poussée
    .text = En Combat ou à votre tour : déplacez une Unité adverse d'un hexagone.

flip = Retournement
    .text = En Combat ou à votre tour : retournez une tuile Lave/Neutre.

charm = Talisman
    .text = En Combat ou à votre tour : attachez cette carte à une de vos Unités, qui a +1 en Armure.

st_plus_2 = ST+2
    .text = Vos Machines attaquent avec +2 en Force.

st_armor = ST armure
    .text = Vos Machines se défendent avec +1 en Armure.

st_speed = ST vitesse
    .text = Vos Poulets ont +1 en Vitesse.

st_trenches = ST tranchées
    .text = Vos Poulets ont +1 en Armure, vos Soldats +2 en Armure.

## Catastrophes

hurricane = Ouragan
    .text = Chaque joueur perd 2 Ressources.
    .text-first = Un adversaire de votre choix perd 2 Ressources. Puis vous pouvez déplacer n'importe quel Poulet d'un hexagone.

tsunami = Tsunami
    .text = Une tuile Lave de votre choix devient Neutre, puis éliminez un Poulet ou une Machine à côté d'elle.
    .text-first = Toutes les tuiles Lave deviennent Neutres. S'il n'y en avait pas, éliminez un Poulet ou une Machine à côté d'une Neutre.

earthquake = Séisme
    .text = Chaque tuile Lave/Neutre change de face.
    .text-first = Chaque tuile Lave/Neutre change de face. Puis vous pouvez déplacer n'importe quel Poulet d'un hexagone.

eruption = Éruption
    .text = Choisissez une tuile Lave (à défaut, retournez une Neutre). Autour : Poulets et Machines sans Bouclier éliminés, tous les Boucliers perdus.
    .text-first = Choisissez une tuile Lave (à défaut, retournez une Neutre). Autour, Poulets et Machines sont éliminés ; les Boucliers protègent.
