### The command that prints the rules.

rules-rulings = Chiarimenti
rules-see = Vedi anche
rules-edition = In { $edition }
rules-usual = Se non vi accordate altrimenti
rules-same = Le edizioni sono d'accordo su questo punto.
rules-found = { $count ->
    [0] Nessuna regola con “{ $text }”.
    [one] { $count } regola con “{ $text }”
   *[other] { $count } regole con “{ $text }”
}
rules-point = { $point }: { $value }
rules-column-rule = Regola
rules-column-point = Punto

# Values of options: yes and no, a list without cards, and what it means if there is no number.
rules-yes = sì
rules-no = no
rules-no-cards = nessuna
rules-not-played = non fa parte di questa edizione
rules-no-number = { $option ->
    [reroll_resource_cost] non c'è un secondo tiro
   *[other] nessun limite
}
