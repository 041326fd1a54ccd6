### Ce qui est dit quand des parties et des bases de données déménagent.

cli-export-secrets = Les enregistrements de parties en cours contiennent tous les secrets : chaque main, chaque pièce cachée et la chance à venir. Qui les a peut tricher.
cli-exported = { $games ->
    [one] Une partie est écrite dans { $file }.
   *[other] { $games } parties sont écrites dans { $file }.
}
cli-imported = { $file } est la table { $table }.
cli-imported-before = { $file } était déjà là : c’est la table { $table }.
cli-imported-seat = Place { $seat } : { $token }
cli-imported-watch = Pour regarder : { $token }
cli-backed-up = { $file } contient { $tables ->
    [one] une table
   *[other] { $tables } tables
} et { $profiles ->
    [one] un profil
   *[other] { $profiles } profils
}. À garder en lieu sûr : le fichier contient tous les secrets des parties en cours.
cli-restored = Tables ajoutées : { $tables }. Déjà là : { $there }. Profils ajoutés : { $profiles }.
