### What is said about achievements and profiles.

cli-achievement = { $name } ({ $id }): { $text }
cli-achievement-steps = { $done } of { $needed }
cli-achievement-things = { $done } of { $needed }: { $things }
cli-achievement-missing = still to do: { $things }
cli-achievements-of = { $seat } has earned:
cli-achievements-nobody = Nobody has earned anything in this game.
cli-achievements-running = This game is not over yet.
cli-achievements-list = Achievements of { $edition }: { $earned } of { $number } (profile { $file })
cli-profile-new = New in the profile { $file }:
cli-profile-position = This game began with a position, so it does not count for a profile.
cli-profile-failed = The profile stays as it was: { $problem }
cli-profile-ticked = Noted: { $name } ({ $id }).
cli-profile-unticked = Taken out: { $name } ({ $id }).
