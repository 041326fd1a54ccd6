# How the dice fell.

stats-title = Würfel dieses Spiels
stats-hint = Wie oft jede Seite fiel, und wie oft sie fiele, wenn das Glück gerecht wäre.
stats-none = Noch hat niemand gewürfelt.
stats-cell = { $count }, erwartet { $expected }
stats-dice = { $count ->
    [one] { $count } Würfel
   *[other] { $count } Würfel
}
stats-partial = Nur von hier an: Was vorher gewürfelt wurde, ist für diesen Browser zu lange her.
stats-face = Seite
stats-by = Geworfen von
