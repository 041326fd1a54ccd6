### Che cosa si dice quando partite e basi di dati traslocano.

cli-export-secrets = Le registrazioni di partite in corso contengono tutti i segreti: ogni mano, ogni pezzo nascosto e la fortuna che verrà. Chi le ha può barare.
cli-exported = { $games ->
    [one] Una partita è scritta in { $file }.
   *[other] { $games } partite sono scritte in { $file }.
}
cli-imported = { $file } è il tavolo { $table }.
cli-imported-before = { $file } c’era già: è il tavolo { $table }.
cli-imported-seat = Posto { $seat }: { $token }
cli-imported-watch = Per guardare: { $token }
cli-backed-up = { $file } contiene { $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
} e { $profiles ->
    [one] un profilo
   *[other] { $profiles } profili
}. Da custodire bene: il file contiene tutti i segreti delle partite in corso.
cli-restored = Tavoli aggiunti: { $tables }. C’erano già: { $there }. Profili aggiunti: { $profiles }.
