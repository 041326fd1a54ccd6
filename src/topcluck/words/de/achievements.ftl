### What is said about achievements and profiles.

cli-achievement = { $name } ({ $id }): { $text }
cli-achievement-steps = { $done } von { $needed }
cli-achievement-things = { $done } von { $needed }: { $things }
cli-achievement-missing = noch zu tun: { $things }
cli-achievements-of = { $seat } hat geschafft:
cli-achievements-nobody = In diesem Spiel hat niemand etwas geschafft.
cli-achievements-running = Dieses Spiel ist noch nicht zu Ende.
cli-achievements-list = Herausforderungen von { $edition }: { $earned } von { $number } (Profil { $file })
cli-profile-new = Neu im Profil { $file }:
cli-profile-position = Dieses Spiel hat mit einer Stellung begonnen, darum zählt es für kein Profil.
cli-profile-failed = Das Profil bleibt, wie es war: { $problem }
cli-profile-ticked = Vermerkt: { $name } ({ $id }).
cli-profile-unticked = Gestrichen: { $name } ({ $id }).
