# The rules as the page shows them.

rules-game = Spiel
rules-looks = Ansichten
rules-look-book = Alle Regeln
rules-look-quick = Kurzübersicht
rules-look-glossary = Begriffe
rules-look-compare = Ausgaben im Vergleich
rules-other = Verglichen mit
rules-told = Die Sätze erzählen die Ausgabe „{ $edition }“; was in deiner anders ist, steht fett darunter.
rules-search = In den Regeln suchen
rules-chapters = Kapitel
rules-differences = { $count ->
    [one] { $count } Unterschied
   *[other] { $count } Unterschiede
}
