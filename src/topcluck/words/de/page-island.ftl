# Der Inseltisch.

isle-map = Die Insel
isle-hex = { $count ->
    [0] { $hex }, { $ground }
   *[other] { $hex }, { $ground }; { $owner }: { $units }
}
isle-far = { $count ->
    [one] In { $count } Schritt nach { $hex }
   *[other] In { $count } Schritten nach { $hex }
}
isle-ready = { $about }: Was sollen sie tun?
isle-pick = Angreifen mit { $unit }
isle-unpick = Nicht mit { $unit }
isle-several = { $count ->
    [one] { $hex }: { $count } Möglichkeit
   *[other] { $hex }: { $count } Möglichkeiten
}
isle-move = { $unit } bewegen
isle-attack = Angreifen mit { $unit }
isle-move-short = Bewegen
isle-attack-short = Angreifen
isle-why = Warum nicht { $card }?
isle-together = Alle mitnehmen
isle-deadly-title = Das kann böse enden
isle-deadly = { $unit } geht nach { $hex }: { $ground }. Von dort kommen nicht alle zurück.

## Aus der Nähe

isle-may-be = Eines von diesen: { $tokens }
isle-pilots = An Bord: { $pilots }
isle-shields = { $count ->
    [one] { $count } Schild
   *[other] { $count } Schilde
}

## Vor den Spielern

isle-banners = Banner
isle-turn = Zug { $turn }
isle-tag = Marker von { $of } auf dem Banner von { $on }
isle-dice = Würfel: { $dice }; verbraucht: { $spent }
isle-scrolls = Schriftrollen auf der Hand
isle-hand = Deine Hand ({ $count })
isle-picked = Gleich abgelegt ({ $count })
isle-laid = Verdeckt gelegt ({ $count })
isle-reasons = Warum er das tat
isle-passed = passt

## Stapel

isle-piles = Stapel
isle-scroll-deck = Schriftrollenstapel: { $count }
isle-scroll-discard = Abgelegte Schriftrollen: { $count }
isle-machine-deck = Maschinenstapel: { $count }
isle-machine-discard = Abgelegte Maschinen: { $count }
isle-supply = Vorrat:
isle-team = Im Team mit { $name }
