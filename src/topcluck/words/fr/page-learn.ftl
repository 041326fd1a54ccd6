# Guided first games: what the page around them says, and then a message for every step of a lesson.

learn-title = Apprendre en jouant
learn-home = Première fois ? Apprenez en jouant
learn-hint = Une vraie partie contre un robot complice. Chaque étape est à vous, et personne ne regarde.
learn-minutes = environ { $minutes } minutes
learn-about-first-island = Construire, avancer, brûler, se battre : gagnez votre première War for Chicken Island en trois tours.
learn-about-first-farm = Cachez votre flotte, canardez celle du voisin, achetez cinq œufs : tout Touché Poulet en bref.
learn-start = Commencer la leçon
learn-failed = La leçon n’a pas pu s’ouvrir. { $why }
learn-lesson = Leçon
learn-step = Étape { $number } sur { $of }
learn-now = Maintenant : { $action }
learn-wait = L’autre réfléchit. Regardez ce qui se passe.
learn-do-it = Faites-le pour moi
learn-again = Recommencer
learn-leave = Quitter la leçon
learn-off = Vous avez quitté la leçon et la partie suit son cours. Vous pouvez recommencer quand vous voulez.
learn-done = Fin de la leçon. Bien caqueté !
learn-next = Jouer une vraie partie
learn-rules = Consulter les règles
refused-not-in-lesson = Pas dans cette leçon : suivez l’étape éclairée. Une vraie partie vous laissera faire, si les règles le veulent.
refused-lesson = Une leçon ne se rejoue pas à la même table : recommencez-la.

## War for Chicken Island

learn-first-island-leader = Toute armée a besoin d’un Leader, et c’est lui qui donne le style. Cotcotoa marche sur la Lave comme sur un paillasson tiède. Prenez-le.
learn-first-island-base = Voici votre Base, la maison de vos six Poulets. Les quatre hexagones voisins sont votre Territoire, le seul endroit où vous pouvez construire.
learn-first-island-dice = Votre Bannière est la barre à votre nom : dés, Ressources et, plus tard, la honte. Deux dés n’y servent à rien aujourd’hui. Choisissez-les pour les relancer.
learn-first-island-roll = Les dés disent ce que vous pouvez faire : une griffe déplace ou attaque, un poulet récupère, les étoiles paient des astuces, les nombres cognent. Lancez !
learn-first-island-keep = Une griffe et une étoile : ravissant. Pour deux Ressources, vous pourriez relancer, mais on n’améliore pas le ravissant.
learn-first-island-retrieve = Les Ressources font les Machines. Le dé poulet en rapporte deux, ou ramène des Poulets partis pour la grande poêle du ciel.
learn-first-island-take = Prenez un bois et une pierre. Une Bannière porte au plus neuf Ressources.
learn-first-island-build = À chaque tour, une action gratuite : construire, se déplacer, attaquer ou récupérer. Construisez quelque chose avec des poings : le Golem de métal de l’Entrepôt, pour trois métaux.
learn-first-island-pilots = Une Machine a besoin de Pilotes. Deux Poulets montent à bord et cessent d’être des Poulets jusqu’à la casse.
learn-first-island-site = Posez-la sur votre Territoire, sur l’hexagone qui regarde l’ennemi.
learn-first-island-sift = Les Parchemins sont les cartes de votre main. Une étoile : piochez un Parchemin, puis jetez-en un.
learn-first-island-discard = Les Tranchées aident ceux qui restent sur place. Pas nous. Dehors.
learn-first-island-move = Un dé griffe, un déplacement. Le Golem avance d’un seul hexagone. Personne n’entre dans la Mer qui entoure l’île : les poulets flottent mal, les golems pas du tout.
learn-first-island-band = Les Leaders, les Poulets et les Soldats se regroupent : ils partagent un hexagone et bougent ensemble. Cotcotoa emmène deux amis.
learn-first-island-lava = La Lave grille qui marche dessus et repousse les Leaders. Avec Cotcotoa dans le Groupe, vous pouvez vous y promener. Personne n’ira vous chercher là.
learn-first-island-end = Il vous reste une étoile, et les dés non dépensés se gardent. Finissez vos actions.
learn-first-island-draw = À la fin du tour, vous piochez jusqu’à deux Parchemins. La gourmandise est permise.
learn-first-island-defend = Abigail vous attaque ! Sa Force et ses dés contre votre Armure, 12, et elle a posé un Parchemin face cachée. Les cartes décident : cachez-vous dans le Château d’oreillers.
learn-first-island-pass = Quand tout le monde passe à la suite, on retourne les cartes. Passez et regardez.
learn-first-island-again = Tenu, 15 à 12 ! Sans oreillers, vous porteriez une marque de honte. À vous : tous les dés dépensés reviennent pour le lancer.
learn-first-island-trap = Un de ses Poulets rôde sur une tuile branlante. Certains Parchemins se jouent à votre tour : le Piège à lave.
learn-first-island-tile = Retournez la tuile sous ses pattes. Ce n’est pas de la cruauté, c’est de la cuisine.
learn-first-island-advance = Un Poulet de moins. Envoyez le Golem de l’autre côté, pour qu’elle ne puisse pas filer.
learn-first-island-attack = On attaque qui est à côté. Votre action gratuite paie celle-ci : Cotcotoa contre Abigail.
learn-first-island-strength = Cotcotoa a 5 en Force, Abigail 11 en Armure. Les dés à nombre vont sur l’Attaquant. Gardez le +2 pour plus tard.
learn-first-island-sauce = Cela fait 8. Il en manque trois : posez Sauce piquante face cachée. Elle voit une carte, pas laquelle.
learn-first-island-reveal = Elle passe. Vous aussi, et l’on retourne les cartes : autant que son Armure suffit.
learn-first-island-shield = Touché, 11 à 11 ! Mais Abigail avait un Bouclier, qui s’est brisé à sa place. Alors encore une fois, avec un dé griffe et le +2.
learn-first-island-scrolls = Cela fait 7. On peut poser plusieurs Parchemins : Coup de bec vaut 2, Coq gonflé à bloc 4.
learn-first-island-tag = Elle en a posé un aussi, et c’était Dur à cuire : Armure 13. Vous choisissez l’ordre de vos cartes. Comptez avec nous !
learn-first-island-rest = 13 à 13 : humiliée ! Votre marque pend à sa Bannière, et une deuxième gagne la partie. Les Leaders ne meurent jamais, ils rougissent. Finissez votre tour et piochez un Parchemin.
learn-first-island-last = Elle a couru chez elle, où sa Base lui donne +2 en Armure. Lancez l’étoile aussi : il nous faut des nombres.
learn-first-island-gate = Le Golem frappe à la porte : un déplacement, et le voilà à côté d’elle.
learn-first-island-storm = Golem contre Leader. Celui-ci est pour la partie.
learn-first-island-all-in = Force 7 contre Armure 13. Tous les nombres dessus : à la maison, les dés ne valent rien.
learn-first-island-win = 13 à 13 suffirait, mais il lui reste une carte. Posez votre Sauce piquante et retenez votre souffle.
learn-first-island-end-of-lesson = 16 à 16, deuxième marque, l’île est à vous ! À trois ou quatre, on humilie deux Leaders différents. Restent à découvrir stratégies, canons, tours et catastrophes.

## Touché Poulet

learn-first-farm-barn = Bienvenue dans votre ferme. La grand-tante Berthe vous l’a léguée, avec deux œufs sauvages et 40 épis. Presque toute la flotte est cachée, sauf la Grange. Mettez-la dans le coin.
learn-first-farm-place = Les unités ne se touchent jamais, même par un coin. Grenier et Trésor cherchent encore une place.
learn-first-farm-confirm = Les voisins ne voient rien de tout cela. Confirmez.
learn-first-farm-fire = À chaque tour, tout le monde vise d’abord, avec une unité encore en vie. La Grange vise trois cases où elle veut. Prenez-la.
learn-first-farm-aim = Un pigeon de vos relations a vu briller quelque chose vers G5 et H5. Le troisième tir est pour la chance.
learn-first-farm-egg = Deux touches, et adieu le Grenier ! Une unité détruite rapporte des épis par case touchée : 20. Son œuf est en vente, et cinq œufs gagnent la partie. Achetez !
learn-first-farm-weapon = Chaque œuf vient avec une arme secrète du marché. La Double salve tire deux fois, prenez-la.
learn-first-farm-salvo = Aïe : deux touches sur votre Pulvérisateur, et leur Grenier vous a volé 5 épis. Jouez la salve : le même pigeon parle de E2 et de I8.
learn-first-farm-sprayer = Chaque unité a son astuce. Quand le Pulvérisateur touche, tout saute autour. Visez C5.
learn-first-farm-resolve = Ils vous ont manqué, et votre salve a eu deux Faucheurs : 30 épis ! Au tour du Pulvérisateur.
learn-first-farm-second = D’un seul coup, une unité entière et son œuf. Cela fait 75 épis : achetez l’œuf et prenez le Contrebandier, qui connaît un raccourci.
learn-first-farm-win = Quatre œufs. Le dernier œuf sauvage coûte 45 épis, et 30 pour les amis du Contrebandier. Profitez-en.
learn-first-farm-end-of-lesson = Cinq œufs, le poulailler vous acclame ! Dans une vraie partie, on commence sans rien et le pigeon se tait. Maintenant vous savez quoi faire.
