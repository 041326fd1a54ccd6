# The page of achievements, and what is said at the end of a game.

feats-hint = Ils se gagnent dans de vraies parties de War for Chicken Island, du début à la fin ; la clé de ce navigateur les garde.
feats-count = { $earned } sur { $number } obtenus
feats-earned = Obtenu
feats-earned-on = Obtenu le { $when }
feats-open = Pas encore
feats-tick = Je l’ai fait
feats-steps = { $done } sur { $needed }
feats-done = Fait : { $things }
feats-missing = Reste à faire : { $things }
feats-news = { $count ->
    [one] Vous avez obtenu un succès !
   *[other] Vous avez obtenu { $count } succès !
}
feats-all = Tous les succès
