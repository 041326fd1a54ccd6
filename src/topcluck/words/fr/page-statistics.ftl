# How the dice fell.

stats-title = Les dés de la partie
stats-hint = Combien de fois chaque face est sortie, et combien de fois elle sortirait si la chance était juste.
stats-none = Personne n’a encore lancé.
stats-cell = { $count }, attendu { $expected }
stats-dice = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
stats-partial = Depuis peu seulement : les lancers plus anciens ne sont plus connus de ce navigateur.
stats-face = Face
stats-by = Lancés par
