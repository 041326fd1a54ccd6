# A game shown once more, step by step.

replay-of = Replay: { $game }
replay-controls = Scorrere la partita
replay-play = Avvia
replay-pause = Pausa
replay-forward = Un passo avanti
replay-back = Un passo indietro
replay-next-turn = Al turno successivo
replay-last-turn = Al turno precedente
replay-moment = Momento della partita
replay-step = Passo { $at } di { $last }
replay-speed = Velocità
replay-times = × { $speed }
replay-link = Link a questo momento
replay-seen-by = Visto da
replay-spectator = chi guarda
replay-who-looks = Chi guarda?
replay-who-looks-hint = La partita continua, e ognuno vede solo ciò che ha visto il suo posto.
replay-none = Qui non c'è niente da rivedere
replay-not-over = La partita continua. Quando sarà finita, tutti potranno rivederla qui.
replay-to-table = Al tavolo
