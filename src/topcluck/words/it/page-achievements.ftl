# The page of achievements, and what is said at the end of a game.

feats-hint = Si ottengono in vere partite di War for Chicken Island, dall’inizio alla fine; li conserva la chiave di questo browser.
feats-count = { $earned } di { $number } ottenuti
feats-earned = Ottenuto
feats-earned-on = Ottenuto il { $when }
feats-open = Non ancora
feats-tick = L’ho fatto
feats-steps = { $done } di { $needed }
feats-done = Fatto: { $things }
feats-missing = Da fare: { $things }
feats-news = { $count ->
    [one] Hai ottenuto un successo!
   *[other] Hai ottenuto { $count } successi!
}
feats-all = Tutti i successi
