# How the dice fell.

stats-title = I dadi della partita
stats-hint = Quante volte è uscita ogni faccia, e quante ne uscirebbero se la fortuna fosse giusta.
stats-none = Nessuno ha ancora tirato.
stats-cell = { $count }, attesi { $expected }
stats-dice = { $count ->
    [one] { $count } dado
   *[other] { $count } dadi
}
stats-partial = Solo da qui in poi: i tiri più vecchi questo browser non li conosce più.
stats-face = Faccia
stats-by = Tirati da
