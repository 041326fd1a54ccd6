# How the dice fell.

stats-title = Dice of the game
stats-hint = How often each face came up, and how often it would have if luck were fair.
stats-none = Nobody has rolled yet.
stats-cell = { $count }, expected { $expected }
stats-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
stats-partial = From here on only: what was rolled earlier is too long ago for this browser.
stats-face = Face
stats-by = Rolled by
