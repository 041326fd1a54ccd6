# A game shown once more, step by step.

replay-of = Replay: { $game }
replay-controls = Playing the game back
replay-play = Play
replay-pause = Pause
replay-forward = One step forward
replay-back = One step back
replay-next-turn = To the next turn
replay-last-turn = To the turn before
replay-moment = Moment of the game
replay-step = Step { $at } of { $last }
replay-speed = Speed
replay-times = × { $speed }
replay-link = Link to this moment
replay-seen-by = Seen by
replay-spectator = somebody watching
replay-who-looks = Who is looking?
replay-who-looks-hint = The game goes on, and everybody sees only what their own seat has seen.
replay-none = There is no replay here
replay-not-over = The game goes on. When it is over, everybody can watch it here.
replay-to-table = To the table
