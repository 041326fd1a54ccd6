### The command that prints the rules.

rules-rulings = Rulings
rules-see = See also
rules-edition = In { $edition }
rules-usual = Unless you agree otherwise
rules-same = The editions agree here.
rules-found = { $count ->
    [0] No rule with “{ $text }”.
    [one] { $count } rule with “{ $text }”
   *[other] { $count } rules with “{ $text }”
}
rules-point = { $point }: { $value }
rules-column-rule = Rule
rules-column-point = Point

# Values of options: yes and no, a list without cards, and what it means if there is no number.
rules-yes = yes
rules-no = no
rules-no-cards = none
rules-not-played = not part of this edition
rules-no-number = { $option ->
    [reroll_resource_cost] there is no second roll
   *[other] no limit
}
