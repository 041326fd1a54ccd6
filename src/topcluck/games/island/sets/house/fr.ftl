### The house set in French. A message is the name of a card; .text is what it says, .text-first the first-de
### form of a Catastrophe, .quip the flavour line of a Leader.

## Leaders

keekmee = Keekmee
    .text = Vous pouvez avoir en jeu une Stratégie de plus que la limite.
    .quip = Plan A. Plan B. Plan C. Des graines. Plan D.

abigail = Abigail
    .text = Commence la partie avec un Bouclier.
    .quip = Éclose, mais elle a gardé la coquille.

ill_pollazzo = Ill Pollazzo
    .text = Après chaque Attaque réussie d'une de vos Unités, volez un Parchemin au hasard au propriétaire du Défenseur.
    .quip = Il vous fera une omelette que vous ne pourrez pas refuser.

william_shell = Guillaume Coquetel
    .text = Portée 2.
    .quip = Posez un œuf sur votre tête et ne bougez plus. Plus du tout.

cluckatoa = Cotcotoa
    .text = Cotcotoa et les Unités de son Groupe peuvent entrer sur la Lave sans dommage.
    .quip = Servi déjà cuit. N'aime pas qu'on le lui rappelle.

blackbeak = Bec-Noir
    .text = Bec-Noir et les Unités de son Groupe peuvent aller sur la Mer. S'il y est à la fin de votre tour, défaussez 2 Ressources et ses Boucliers.
    .quip = Ce n'est pas un canard. Redemandez, pour voir.

thomas_eggison = Thomas Œufdison
    .text = Commence avec 2 Ressources de plus. Vos Constructions coûtent 1 Ressource de moins.
    .quip = Le génie : un pour cent d'inspiration, quatre-vingt-dix-neuf pour cent de couvaison.

genghis_hen = Gengis Caquet
    .text = Vos Poulets ont +1 en Vitesse et +1 en Force.
    .quip = Elle est venue, elle a vu, elle a gratté la pelouse.

madame_poulette = Madame Poulette
    .text = Une fois pendant votre tour : relancez jusqu'à 2 dés de votre Bannière.
    .quip = Les œufs sont faits, rien ne va plus !

## Machines

toothpick_soldier = Soldat cure-dent
    .text = +2 en Force et +1 en Armure par autre Soldat de son Groupe.

cobble_soldier = Soldat pavé
    .text = +2 en Force et +1 en Armure par autre Soldat de son Groupe.

tin_can_soldier = Soldat boîte de conserve
    .text = +2 en Force et +1 en Armure par autre Soldat de son Groupe.

wood_golem = Golem de bois
    .text = Quand il est éliminé : récupérez aussitôt 2 de vos Poulets.

rock_golem = Golem de pierre
    .text = Quand il est éliminé : éliminez un Poulet ou une Machine sur un hexagone adjacent.

metal_golem = Golem de métal
    .text = Quand il est éliminé : gagnez 2 Ressources et piochez un Parchemin.

hammer_battle_car = Battle Car marteleur
    .text = Un Mouvement gratuit par tour. +2 en Force contre les Machines.

eggbeater_battle_car = Battle Car batteur à œufs
    .text = Un Mouvement gratuit par tour. Peut traverser les Unités adverses.

lawnmower_battle_car = Battle Car tondeuse
    .text = Un Mouvement gratuit par tour, et un autre après chacune de ses Attaques réussies.

rolling_pin_battle_car = Battle Car rouleau à pâtisserie
    .text = Un Mouvement gratuit par tour. ★ : poussez d'un hexagone une Machine ou un Poulet adverse adjacent, même sur la Lave.

spiked_cannon = Canon à pointes
    .text = Portée 2. +2 en Armure contre les Attaques venant d'un hexagone adjacent.

popcorn_cannon = Canon à pop-corn
    .text = Portée 3.

omelette_cannon = Canon à omelettes
    .text = Portée 2. ★ : il effectue une Attaque.

deep_fry_cannon = Canon friteuse
    .text = Portée 2. ★ quand il attaque : il gagne +2 en Force.

watch_tower = Tour de guet
    .text = Une fois pendant votre tour : regardez la main d'un adversaire.

bell_tower = Tour-clocher
    .text = ★ : une de vos Unités effectue un Mouvement.

silo_tower = Tour-silo
    .text = À la Construction : gagnez 2 Ressources. Une fois pendant votre tour : échangez 1 Ressource contre une d'un autre type.

revolving_tower = Tour pivotante
    .text = ★ : deux de vos Unités échangent leurs places.

hatchery_tower = Tour couveuse
    .text = Une fois pendant votre tour : récupérez un Poulet.

weathercock_tower = Tour girouette
    .text = ★ : tournez un dé de votre Bannière sur la face de votre choix.

leaning_tower = Tour penchée
    .text = ★ : gare dessous ! Éliminez-la, puis éliminez un Poulet ou une Machine adverse sur un hexagone adjacent.

eggshell_tower = Tour coquille d'œuf
    .text = À la Construction : placez un Bouclier sur une de vos Unités à 2 hexagones ou moins.

## Magic

peck = Coup de bec !
    .text = L'Attaquant gagne +2 en Force.

hot_sauce = Sauce piquante
    .text = L'Attaquant gagne +3 en Force.

rooster_booster = Coq gonflé à bloc
    .text = L'Attaquant gagne +4 en Force. Après le Combat, défaussez un Parchemin.

hard_boiled = Dur à cuire
    .text = Le Défenseur gagne +2 en Armure.

pillow_fort = Château d'oreillers
    .text = Le Défenseur gagne +3 en Armure.

side_bet = Pari en coulisse
    .text = Au choix : l'Attaquant gagne +2 en Force, ou le Défenseur gagne +2 en Armure.

cheering_chicks = Poussins pom-pom
    .text = Au choix : Attaquant +1 en Force, ou Défenseur +1 en Armure. Piochez un Parchemin.

change_now = Change maintenant !
    .text = Une autre Unité ennemie de l'Attaquant, à sa portée, devient le Défenseur. C'est vous qui la choisissez.

flying_rock = Roc Volant
    .text = À votre tour : une de vos Unités gagne +1 en Portée et +1 en Force jusqu'à la fin du tour.

lava_trap = Piège à lave
    .text = En Combat ou à votre tour : retournez une tuile Neutre sur sa face Lave.

transmute = Transmutation
    .text = À votre tour : échangez autant de vos Ressources que voulu contre d'autres types, puis gagnez 1 Ressource.

cock_a_doodle_dont = Cocori-non !
    .text = Annulez un Parchemin de ce Combat : déjà résolu, ou qu'un joueur de votre choix doit encore révéler.

mind_your_own_coop = Mêle-toi de tes œufs !
    .text = Annulez un Parchemin de ce Combat, résolu ou encore à révéler, d'un joueur non impliqué. Piochez un Parchemin.

parrot_fashion = Répète, Coco !
    .text = Répétez l'effet d'une Magie déjà résolue dans ce Combat, comme si vous l'aviez jouée.

musical_perches = Perchoirs musicaux
    .text = L'Attaquant ou le Défenseur échange sa place avec une autre Unité du même joueur. Le Combat continue.

gust_of_feathers = Bourrasque de plumes
    .text = En Combat ou à votre tour : déplacez une Unité adverse d'un hexagone, même sur la Lave.

can_opener = Ouvre-boîte
    .text = Retirez un Bouclier au Défenseur. L'Attaquant gagne +1 en Force.

spare_shell = Coquille de rechange
    .text = Placez un Bouclier sur une de vos Unités.

sticky_claws = Pattes collantes
    .text = Volez un Parchemin au hasard à un adversaire. Au choix : Attaquant +1 en Force, ou Défenseur +1 en Armure.

rotten_egg = Œuf pourri
    .text = En Combat ou à votre tour : regardez la main d'un adversaire et défaussez-en un Parchemin.

golden_spurs = Ergots d'or
    .text = En Combat ou à votre tour : attachez cette carte à une de vos Unités, qui a +2 en Force.

wanted_poster = Avis de recherche
    .text = Attachez cette carte à une Unité adverse, qui a -1 en Armure.

lead_boots = Bottes de plomb
    .text = À attacher à un Poulet ou une Machine : Vitesse 0, +2 en Armure ; ne peut être bougé, échangé, éliminé par carte adverse ou Catastrophe.

loaded_dice = Dés pipés
    .text = À votre tour : tournez un dé de votre Bannière sur la face de votre choix, puis relancez-y jusqu'à 2 dés.

chicken_out = Poule mouillée !
    .text = Si vous défendez : une autre de vos Unités, à portée de l'Attaquant, devient le Défenseur.

fox_in_the_coop = Renard au poulailler
    .text = En Combat ou à votre tour : éliminez un Poulet ou un Soldat adverse.

giant_chick = Poussin géant
    .text = Si un Poulet attaque, sa Force est de 7. Si un Poulet défend, son Armure est de 9.

second_wind = Second souffle
    .text = Si vous attaquez et échouez, la même Unité peut attaquer encore une fois.

plagiarism = Plagiat
    .text = À votre tour : jusqu'à la fin du tour, une Stratégie adverse compte aussi comme la vôtre.

## Strategies

shortcut = Raccourcis
    .text = ★ : ce tour-ci, vos Unités peuvent traverser les Unités adverses, Leaders compris.

trenches = Tranchées
    .text = +1 en Armure pour vos Poulets, +1 en Armure pour vos Canons, +1 en Armure pour vos Tours.

golem_gym = Muscu pour Golems
    .text = Vos Golems ont +2 en Force.

gaggle_drill = En rang d'oisons
    .text = Vos Soldats ont +1 en Force et +1 en Armure.

turbo_corn = Maïs turbo
    .text = Vos Battle Cars ont +1 en Vitesse et +1 en Force.

pepper_powder = Poivre à canon
    .text = Vos Canons ont +1 en Portée. Vos Attaques à distance gagnent +1 en Force.

wobbly_wheels = Roulettes bancales
    .text = Vos Canons et vos Tours ont +1 en Vitesse.

pecking_order = Ordre de picorage
    .text = Votre Leader a +1 en Force par Poulet de son Groupe (3 au plus).

free_range = Élevés en plein air
    .text = Vos Poulets ont +1 en Vitesse et +2 en Force.

war_drumsticks = Pilons de guerre
    .text = ★ quand vous attaquez : votre Attaquant gagne +2 en Force.

hot_feet = Le feu aux pattes
    .text = Votre Leader et vos Poulets peuvent entrer sur la Lave sans dommage.

rubber_ducks = Canards de bain
    .text = Vos Unités peuvent aller sur la Mer. Celles qui y sont à la fin de votre tour sont éliminées (un Leader perd ses Boucliers).

bookworms = Rats de bibliothèque
    .text = À la fin de votre tour, vous pouvez piocher un Parchemin de plus.

flat_pack = Armée en kit
    .text = Vos Constructions coûtent 1 Ressource de moins.

battering_beak = Bec-bélier
    .text = Une Unité sur une Base a -2 en Armure quand vous l'attaquez.

home_invasion = Visite à domicile
    .text = Vos Unités qui se trouvent sur un Territoire adverse ont +2 en Force.

storm_cellar = Abri anti-tempête
    .text = Sur votre Base et votre Territoire, ni carte adverse ni Catastrophe ne peut bouger, échanger ou éliminer vos Unités.

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
