# What a bot would do in one's place.

hint-title = Hint
hint-ask = What would a bot do?
hint-thinking = The bot is thinking …
hint-would = { $level } would choose: { $action }
hint-why = { $count ->
    [one] It looked at one option and how likely it is to win with it:
   *[other] It looked at { $count } options and how likely it is to win with each:
}
hint-looked = about { $share }, { $visits ->
    [one] tried once
   *[other] tried { $visits } times
}
hint-chance = Chance of winning
hint-no-reason = For this it did not need to look around.
hint-do = Do it
refused-no-hints = There are no hints at this table.
refused-no-hint = The bot has no idea just now; try again.
refused-busy = Too many act at the same time; try again.
