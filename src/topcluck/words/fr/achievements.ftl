### What is said about achievements and profiles.

cli-achievement = { $name } ({ $id }) : { $text }
cli-achievement-steps = { $done } sur { $needed }
cli-achievement-things = { $done } sur { $needed } : { $things }
cli-achievement-missing = reste à faire : { $things }
cli-achievements-of = { $seat } a réussi :
cli-achievements-nobody = Personne n'a rien réussi dans cette partie.
cli-achievements-running = Cette partie n'est pas finie.
cli-achievements-list = Défis de { $edition } : { $earned } sur { $number } (profil { $file })
cli-profile-new = Nouveau dans le profil { $file } :
cli-profile-position = Cette partie a commencé par une position, elle ne compte donc pour aucun profil.
cli-profile-failed = Le profil reste comme il était : { $problem }
cli-profile-ticked = Noté : { $name } ({ $id }).
cli-profile-unticked = Retiré : { $name } ({ $id }).
