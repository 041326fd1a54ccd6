# Il tavolo dell’isola.

isle-map = L’isola
isle-hex = { $count ->
    [0] { $hex }, { $ground }
   *[other] { $hex }, { $ground }; { $owner }: { $units }
}
isle-far = { $count ->
    [one] Verso { $hex } in { $count } passo
   *[other] Verso { $hex } in { $count } passi
}
isle-ready = { $about }: che cosa devono fare?
isle-pick = Attacca con { $unit }
isle-unpick = Non con { $unit }
isle-several = { $count ->
    [one] { $hex }: { $count } scelta
   *[other] { $hex }: { $count } scelte
}
isle-move = Muovi { $unit }
isle-attack = Attacca con { $unit }
isle-move-short = Muovi
isle-attack-short = Attacca
isle-why = Perché non { $card }?
isle-together = Porta tutti
isle-deadly-title = Potrebbe finire male
isle-deadly = { $unit } va in { $hex }: { $ground }. Non tutti tornano da lì.

## Da vicino

isle-may-be = Uno di questi: { $tokens }
isle-pilots = A bordo: { $pilots }
isle-shields = { $count ->
    [one] { $count } Scudo
   *[other] { $count } Scudi
}

## Davanti ai giocatori

isle-banners = Stendardi
isle-turn = Turno { $turn }
isle-tag = Tessera di { $of } sullo Stendardo di { $on }
isle-dice = Dadi: { $dice }; spesi: { $spent }
isle-scrolls = Pergamene in mano
isle-hand = La tua mano ({ $count })
isle-picked = Sul punto di essere posate ({ $count })
isle-laid = Posate coperte ({ $count })
isle-reasons = Perché l’ha fatto
isle-passed = passa

## Pile

isle-piles = Pile
isle-scroll-deck = Mazzo delle Pergamene: { $count }
isle-scroll-discard = Pergamene scartate: { $count }
isle-machine-deck = Mazzo delle Macchine: { $count }
isle-machine-discard = Macchine scartate: { $count }
isle-supply = Riserva:
isle-team = In squadra con { $name }
