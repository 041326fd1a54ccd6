# The rules as the page shows them.

rules-game = Gioco
rules-looks = Modi di leggere
rules-look-book = Tutte le regole
rules-look-quick = Promemoria
rules-look-glossary = Glossario
rules-look-compare = Edizioni a confronto
rules-other = A confronto con
rules-told = Le frasi raccontano l'edizione “{ $edition }”; ciò che cambia nella tua sta sotto in grassetto.
rules-search = Cerca nelle regole
rules-chapters = Capitoli
rules-differences = { $count ->
    [one] { $count } differenza
   *[other] { $count } differenze
}
