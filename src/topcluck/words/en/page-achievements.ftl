# The page of achievements, and what is said at the end of a game.

feats-hint = Earned in real games of War for Chicken Island, from the beginning to the end; this browser’s key keeps them.
feats-count = { $earned } of { $number } earned
feats-earned = Earned
feats-earned-on = Earned on { $when }
feats-open = Not yet
feats-tick = I have done this
feats-steps = { $done } of { $needed }
feats-done = Done: { $things }
feats-missing = Still to do: { $things }
feats-news = { $count ->
    [one] You have earned an achievement!
   *[other] You have earned { $count } achievements!
}
feats-all = All achievements
