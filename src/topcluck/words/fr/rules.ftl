### The command that prints the rules.

rules-rulings = Précisions
rules-see = Voir aussi
rules-edition = Dans { $edition }
rules-usual = Sauf accord entre vous
rules-same = Les éditions sont d'accord sur ce point.
rules-found = { $count ->
    [0] Aucune règle avec « { $text } ».
    [one] { $count } règle avec « { $text } »
   *[other] { $count } règles avec « { $text } »
}
rules-point = { $point } : { $value }
rules-column-rule = Règle
rules-column-point = Point

# Values of options: yes and no, a list without cards, and what it means if there is no number.
rules-yes = oui
rules-no = non
rules-no-cards = aucun
rules-not-played = absent de cette édition
rules-no-number = { $option ->
    [reroll_resource_cost] il n'y a pas de second lancer
   *[other] pas de limite
}
