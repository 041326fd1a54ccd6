### The command that prints the rules.

rules-rulings = Auslegungen
rules-see = Siehe auch
rules-edition = In { $edition }
rules-usual = Wenn nichts anderes vereinbart ist
rules-same = Hier sind sich die Ausgaben einig.
rules-found = { $count ->
    [0] Keine Regel mit „{ $text }“.
    [one] { $count } Regel mit „{ $text }“
   *[other] { $count } Regeln mit „{ $text }“
}
rules-point = { $point }: { $value }
rules-column-rule = Regel
rules-column-point = Punkt

# Values of options: yes and no, a list without cards, and what it means if there is no number.
rules-yes = ja
rules-no = nein
rules-no-cards = keine
rules-not-played = gibt es in dieser Ausgabe nicht
rules-no-number = { $option ->
    [reroll_resource_cost] es gibt keinen zweiten Wurf
   *[other] keine Grenze
}
