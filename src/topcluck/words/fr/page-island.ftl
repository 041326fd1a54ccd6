# La table de l’île.

isle-map = L’île
isle-hex = { $count ->
    [0] { $hex }, { $ground }
   *[other] { $hex }, { $ground } ; { $owner } : { $units }
}
isle-far = { $count ->
    [one] Vers { $hex } en { $count } pas
   *[other] Vers { $hex } en { $count } pas
}
isle-ready = { $about } : que doivent-ils faire ?
isle-pick = Attaquer avec { $unit }
isle-unpick = Pas avec { $unit }
isle-several = { $count ->
    [one] { $hex } : { $count } choix
   *[other] { $hex } : { $count } choix
}
isle-move = Déplacer { $unit }
isle-attack = Attaquer avec { $unit }
isle-move-short = Déplacer
isle-attack-short = Attaquer
isle-why = Pourquoi pas { $card } ?
isle-together = Emmener tout le monde
isle-deadly-title = Cela peut mal finir
isle-deadly = { $unit } va en { $hex } : { $ground }. Tout le monde n’en revient pas.

## De près

isle-may-be = L’un de ceux-ci : { $tokens }
isle-pilots = À bord : { $pilots }
isle-shields = { $count ->
    [one] { $count } Bouclier
   *[other] { $count } Boucliers
}

## Devant les joueurs

isle-banners = Bannières
isle-turn = Tour { $turn }
isle-tag = Marque de { $of } sur la Bannière de { $on }
isle-dice = Dés : { $dice } ; dépensés : { $spent }
isle-scrolls = Parchemins en main
isle-hand = Votre main ({ $count })
isle-picked = Sur le point d’être posés ({ $count })
isle-laid = Posés face cachée ({ $count })
isle-reasons = Pourquoi il a fait cela
isle-passed = passe

## Piles

isle-piles = Piles
isle-scroll-deck = Pioche de Parchemins : { $count }
isle-scroll-discard = Parchemins défaussés : { $count }
isle-machine-deck = Pioche de Machines : { $count }
isle-machine-discard = Machines défaussées : { $count }
isle-supply = Réserve :
isle-team = En équipe avec { $name }
