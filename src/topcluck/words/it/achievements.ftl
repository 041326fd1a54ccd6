### What is said about achievements and profiles.

cli-achievement = { $name } ({ $id }): { $text }
cli-achievement-steps = { $done } su { $needed }
cli-achievement-things = { $done } su { $needed }: { $things }
cli-achievement-missing = ancora da fare: { $things }
cli-achievements-of = { $seat } ha ottenuto:
cli-achievements-nobody = Nessuno ha ottenuto nulla in questa partita.
cli-achievements-running = Questa partita non è ancora finita.
cli-achievements-list = Risultati di { $edition }: { $earned } su { $number } (profilo { $file })
cli-profile-new = Nuovo nel profilo { $file }:
cli-profile-position = Questa partita è cominciata da una posizione, quindi non conta per un profilo.
cli-profile-failed = Il profilo resta com'era: { $problem }
cli-profile-ticked = Annotato: { $name } ({ $id }).
cli-profile-unticked = Tolto: { $name } ({ $id }).
