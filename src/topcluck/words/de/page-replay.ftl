# A game shown once more, step by step.

replay-of = Wiederholung: { $game }
replay-controls = Spielablauf
replay-play = Abspielen
replay-pause = Anhalten
replay-forward = Einen Schritt vor
replay-back = Einen Schritt zurück
replay-next-turn = Zum nächsten Zug
replay-last-turn = Zum vorigen Zug
replay-moment = Zeitpunkt im Spiel
replay-step = Schritt { $at } von { $last }
replay-speed = Tempo
replay-times = × { $speed }
replay-link = Link zu diesem Moment
replay-seen-by = Gesehen von
replay-spectator = jemandem, der zusieht
replay-who-looks = Wer sieht zu?
replay-who-looks-hint = Das Spiel läuft noch, und jeder sieht nur, was der eigene Platz gesehen hat.
replay-none = Hier gibt es nichts noch einmal zu sehen
replay-not-over = Das Spiel läuft noch. Wenn es vorbei ist, können es hier alle ansehen.
replay-to-table = Zum Tisch
