### Was gesagt wird, wenn Partien und Datenbanken umziehen.

cli-export-secrets = Aufzeichnungen laufender Partien enthalten alle Geheimnisse: jede Hand, alles Verdeckte und das Glück, das noch kommt. Wer sie hat, kann schummeln.
cli-exported = { $games ->
    [one] Eine Partie steht in { $file }.
   *[other] { $games } Partien stehen in { $file }.
}
cli-imported = { $file } ist Tisch { $table }.
cli-imported-before = { $file } war schon da: Es ist Tisch { $table }.
cli-imported-seat = Platz { $seat }: { $token }
cli-imported-watch = Zum Zuschauen: { $token }
cli-backed-up = { $file } enthält { $tables ->
    [one] einen Tisch
   *[other] { $tables } Tische
} und { $profiles ->
    [one] ein Profil
   *[other] { $profiles } Profile
}. Gut verwahren: Die Datei enthält alle Geheimnisse laufender Partien.
cli-restored = Tische hinzugefügt: { $tables }. Schon da: { $there }. Profile hinzugefügt: { $profiles }.
