# The start page.

home-start = Commencer une partie
home-which-game = On joue à quoi ?
home-about-chicken-island = Escarmouches sur une île volcanique : golems, dés et poulets humiliés.
home-about-touche-poulet = Trouvez et faites sauter les granges des voisins avant qu’ils trouvent les vôtres.
home-who-plays = Qui joue ?
home-company-bots = Seul contre des robots
home-company-bots-hint = Vous commencez tout de suite.
home-company-solo = Solo
home-company-solo-hint = Contre le Prétendant, avec les règles solo.
home-company-screen = Sur un seul écran
home-company-screen-hint = Vous vous passez l’appareil ; un rideau cache les mains.
home-company-online = En ligne, par un lien
home-company-online-hint = Vous recevez un lien pour les autres.
home-go = Cot cot ! C’est parti
home-code = Code d’invitation de ce serveur

## Details

home-details = Plus de choix
home-players = Combien jouent ?
home-seat = Place { $letter }
home-sitter-me = Devant cet écran
home-sitter-bot = Robot
home-sitter-free = Vient par le lien
home-name-of = Nom à la place { $letter }
home-bots = Les robots sont-ils bons ?
home-bot = { $level ->
    [chick] Poussin : prend n’importe quel coup permis
    [hen] Poule : pense un coup à l’avance
    [rooster] Coq : regarde plus loin, environ trois secondes pour tout un tour
    [top-cluck] Top Cluck : le plus fort, prend son temps
   *[other] { $level }
}
home-edition = Édition
home-edition-second-en = Deuxième, anglaise
home-edition-second-fr = Deuxième, française
home-edition-second-it = Deuxième, italienne
home-edition-first-de = Première, allemande
home-mode = Mode
home-flags = Variantes
home-flag-built-island = Construire l’île ensemble
home-cards = Cartes
home-island = Île
home-island-usual = L’île habituelle
home-clock = Temps par réponse
home-clock-0 = Sans horloge
home-clock-60 = 1 minute
home-clock-300 = 5 minutes
home-clock-3600 = 1 heure
home-clock-86400 = 1 jour
home-clock-259200 = 3 jours
home-talk = On peut parler à la table
home-hints = On peut demander ce que ferait un robot
home-leaders = Leaders ({ $chosen } sur { $all })
home-leaders-hint = Seuls les Leaders choisis sont dans la pioche. Il en faut au moins { $needed }.
home-leaders-all = Tous les Leaders
home-leaders-lacking = Trop peu de Leaders : il en faut au moins { $needed } pour cette partie.
home-house-rules = { $changed ->
    [0] Règles maison
    [one] Règles maison ({ $changed } modifiée)
   *[other] Règles maison ({ $changed } modifiées)
}
home-option-no-repeat = Personne ne tire deux fois de suite avec la même unité
home-option-weapons = Armes secrètes

## Tables and links

home-my-tables = Mes tables
home-status-open = attend des joueurs
home-status-running = en cours
home-status-over = terminée
home-status-stuck = arrêtée
home-open-link = On vous a envoyé un lien ?
home-link = Lien vers une table ou une partie
home-link-wrong = Ce n’est pas un lien vers une table de ce serveur.
home-open = Ouvrir
home-look-around = Jeter un œil
