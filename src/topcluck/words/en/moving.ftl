### What is said when games and databases move.

cli-export-secrets = Records of running games hold all secrets: every hand, every hidden piece, and the luck to come. Whoever has them can cheat.
cli-exported = { $games ->
    [one] One game is written to { $file }.
   *[other] { $games } games are written to { $file }.
}
cli-imported = { $file } is table { $table }.
cli-imported-before = { $file } was there already: it is table { $table }.
cli-imported-seat = Seat { $seat }: { $token }
cli-imported-watch = To watch: { $token }
cli-backed-up = { $file } holds { $tables ->
    [one] one table
   *[other] { $tables } tables
} and { $profiles ->
    [one] one profile
   *[other] { $profiles } profiles
}. Keep it safe: it holds all secrets of running games.
cli-restored = Tables added: { $tables }. There already: { $there }. Profiles added: { $profiles }.
