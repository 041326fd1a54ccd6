# The island table.

isle-map = The island
isle-hex = { $count ->
    [0] { $hex }, { $ground }
   *[other] { $hex }, { $ground }; { $owner }: { $units }
}
isle-far = { $count ->
    [one] To { $hex } in { $count } step
   *[other] To { $hex } in { $count } steps
}
isle-ready = { $about }: what shall they do?
isle-pick = Attack with { $unit }
isle-unpick = Not with { $unit }
isle-several = { $count ->
    [one] { $hex }: { $count } option
   *[other] { $hex }: { $count } options
}
isle-move = Move { $unit }
isle-attack = Attack with { $unit }
isle-move-short = Move
isle-attack-short = Attack
isle-why = Why not { $card }?
isle-together = Take everybody along
isle-deadly-title = That can go badly
isle-deadly = { $unit } goes to { $hex }: { $ground }. Not everybody comes back from there.

## Close up

isle-may-be = One of these: { $tokens }
isle-pilots = On board: { $pilots }
isle-shields = { $count ->
    [one] { $count } Shield
   *[other] { $count } Shields
}

## Before the players

isle-banners = Banners
isle-turn = Turn { $turn }
isle-tag = Tag of { $of } on the Banner of { $on }
isle-dice = Dice: { $dice }; spent: { $spent }
isle-scrolls = Scrolls in hand
isle-hand = Your hand ({ $count })
isle-picked = About to be put down ({ $count })
isle-laid = Laid face down ({ $count })
isle-reasons = Why it did that
isle-passed = passes

## Piles

isle-piles = Piles
isle-scroll-deck = Scroll deck: { $count }
isle-scroll-discard = Discarded Scrolls: { $count }
isle-machine-deck = Machine deck: { $count }
isle-machine-discard = Discarded Machines: { $count }
isle-supply = Supply:
isle-team = In a team with { $name }
