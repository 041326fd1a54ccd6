# The rules as the page shows them.

rules-game = Jeu
rules-looks = Façons de lire
rules-look-book = Toutes les règles
rules-look-quick = Aide-mémoire
rules-look-glossary = Glossaire
rules-look-compare = Éditions comparées
rules-other = Comparée à
rules-told = Les phrases disent l'édition « { $edition } » ; ce qui change dans la vôtre est en gras au-dessous.
rules-search = Chercher dans les règles
rules-chapters = Chapitres
rules-differences = { $count ->
    [one] { $count } différence
   *[other] { $count } différences
}
