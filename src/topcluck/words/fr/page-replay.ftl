# A game shown once more, step by step.

replay-of = Revoir : { $game }
replay-controls = Déroulement de la partie
replay-play = Lecture
replay-pause = Pause
replay-forward = Un pas en avant
replay-back = Un pas en arrière
replay-next-turn = Au tour suivant
replay-last-turn = Au tour précédent
replay-moment = Moment de la partie
replay-step = Pas { $at } sur { $last }
replay-speed = Vitesse
replay-times = × { $speed }
replay-link = Lien vers ce moment
replay-seen-by = Vu par
replay-spectator = quelqu'un qui regarde
replay-who-looks = Qui regarde ?
replay-who-looks-hint = La partie continue, et chacun ne voit que ce que sa place a vu.
replay-none = Rien à revoir ici
replay-not-over = La partie continue. Quand elle sera finie, tout le monde pourra la revoir ici.
replay-to-table = À la table
