# The page of achievements, and what is said at the end of a game.

feats-hint = Du verdienst sie in richtigen Spielen von War for Chicken Island, vom Anfang bis zum Ende; der Schlüssel dieses Browsers bewahrt sie auf.
feats-count = { $earned } von { $number } verdient
feats-earned = Verdient
feats-earned-on = Verdient am { $when }
feats-open = Noch nicht
feats-tick = Das habe ich getan
feats-steps = { $done } von { $needed }
feats-done = Getan: { $things }
feats-missing = Noch zu tun: { $things }
feats-news = { $count ->
    [one] Du hast einen Erfolg verdient!
   *[other] Du hast { $count } Erfolge verdient!
}
feats-all = Alle Erfolge
