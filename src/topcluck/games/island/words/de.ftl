### War for Chicken Island in German. Arguments that name a thing arrive as names; players are A to D.

## Names

island-name-leader = Anführer
island-name-chicken = Huhn
island-name-token = Verdecktes Plättchen
island-name-wood = Holz
island-name-rock = Fels
island-name-metal = Metall
island-face-claw = Kralle
island-face-chicken = Huhn
island-face-star = Stern
island-ground-sea = Meer
island-ground-neutral = Neutral
island-ground-lava = Lava
island-ground-base = Basis
island-ground-territory = Gebiet
island-stat-speed = Geschwindigkeit
island-stat-strength = Stärke
island-stat-armor = Rüstung
island-stat-range = Reichweite
island-type-soldier = Soldat
island-type-golem = Golem
island-type-battle-car = Streitwagen
island-type-cannon = Kanone
island-type-tower = Turm

## Modes, flags and achievements

island-mode-standard = Standard
island-mode-team = Team
island-mode-flag = Flaggenmodus
island-mode-gallos = Hahnenkampf
island-mode-solo = Solo
island-mode-expert = Experten
island-mode-solo-hard = Schweres Solo
island-mode-quick-game = Schnelles Spiel
island-mode-two-player-base-bonus = Basisbonus zu zweit
island-mode-hardcore = Hardcore

# What editions ask for in different ways: the game or an attack, a regular game, a game against others.
island-achievement-ACH-1 = Schwergewicht
island-achievement-text-ACH-1 = Lege einen Marker mit einem Angriff der Stärke 20 oder mehr.
island-achievement-ACH-2 = Gleich und Gleich gesellt sich gern
island-achievement-text-ACH-2 = Lege einen Marker mit einem Soldaten, in dessen Verband mindestens ein weiterer Soldat steht.
island-achievement-ACH-3 = Luftpost
island-achievement-text-ACH-3 = { $deed ->
    [attack] Gewinne einen Fernkampfangriff in einem Zug, in dem du Fliegender Felsen spielst.
   *[win] Gewinne das Spiel mit einem Fernkampfangriff in einem Zug, in dem du Fliegender Felsen spielst.
}
island-achievement-ACH-4 = Ohne Bauanleitung
island-achievement-text-ACH-4 = { $regular ->
    [no] Gewinne ein Spiel, ohne zu bauen.
   *[yes] Gewinne ein gewöhnliches Spiel gegen andere, ohne zu bauen.
}
island-achievement-ACH-5 = Chefsache
island-achievement-text-ACH-5 = Gewinne, wobei alle deine Marker von Angriffen deines Anführers stammen.
island-achievement-ACH-6 = Zwei auf einen Zug
island-achievement-text-ACH-6 = Gewinne, indem du in einem einzigen Zug 2 Marker legst.
island-achievement-ACH-7 = Der frühe Vogel
island-achievement-text-ACH-7 = { $multiplayer ->
    [no] Gewinne spätestens in deinem 3. Zug.
   *[yes] Gewinne gegen andere Spieler spätestens in deinem 3. Zug.
}
island-achievement-ACH-8 = Neun einsame Kronen
island-achievement-text-ACH-8 = Gewinne 9 Solospiele, jedes mit einem anderen Anführer.
island-achievement-ACH-9 = Hahn in allen Körben
island-achievement-text-ACH-9 = Spiele alle Modi.
island-achievement-ACH-10 = Frisch gestrichen
island-achievement-text-ACH-10 = Bemale die Figuren und zeige ein Bild davon. Niemand prüft das: Hake es selbst ab.
island-achievement-ACH-11 = Letzter Vorhang
island-achievement-text-ACH-11 = Bring einem gegnerischen Anführer den epischen Tod.
island-achievement-ACH-12 = Mit bloßen Krallen
island-achievement-text-ACH-12 = Gewinne ein gewöhnliches Spiel zu dritt oder viert, ohne eine Maschine zu bauen.
island-achievement-ACH-13 = Drei im Gleichschritt
island-achievement-text-ACH-13 = Lege einen Marker mit einem Soldaten, in dessen Verband wenigstens 3 Soldaten stehen, ihn mitgezählt.
island-achievement-ACH-14 = Golemsammler
island-achievement-text-ACH-14 = Hab die 3 verschiedenen Golems zugleich im Spiel.
island-achievement-ACH-15 = Rock aus der Kanone
island-achievement-text-ACH-15 = Gewinne, indem du mit einer Kanone angreifst, in einem Zug, in dem du Fliegender Felsen spielst.
island-achievement-ACH-16 = { island-achievement-ACH-5 }
island-achievement-text-ACH-16 = { island-achievement-text-ACH-5 }
island-achievement-ACH-17 = Vor dem ersten Hahnenschrei
island-achievement-text-ACH-17 = Gewinne zu dritt oder viert spätestens in deinem 2. Zug.
island-achievement-ACH-18 = { island-achievement-ACH-8 }
island-achievement-text-ACH-18 = { island-achievement-text-ACH-8 }
island-achievement-ACH-19 = Alles mal gepickt
island-achievement-text-ACH-19 = Spiele alle Modi und alle alternativen Regeln.
island-achievement-ACH-20 = { island-achievement-ACH-10 }
island-achievement-text-ACH-20 = { island-achievement-text-ACH-10 }

## What happened

island-event-leader-disclosed = { $seat } folgt { $leader }.
island-event-scrolls-dealt = { $scrolls ->
    [hidden] { $seat } bekommt { $number } { $number ->
        [one] Schriftrolle
       *[other] Schriftrollen
    }.
   *[other] { $seat } bekommt { $number } { $number ->
        [one] Schriftrolle
       *[other] Schriftrollen
    }: { $scrolls }.
}
island-event-resources-dealt = { $seat } bekommt { $wood } Holz, { $rock } Fels und { $metal } Metall.
island-event-lineup-revealed = Neu im Maschinenvorrat: { $machines }.
island-event-starting-seat = { $seat } wird beginnen.
island-event-base-claimed = { $seat } zieht in die Basis { $base } ein.
island-event-turn-began = Zug { $turn }: { $seat } ist dran.
island-event-roll-skipped = { $seat } würfelt nicht.
island-event-dice-rolled = { $seat } würfelt: { $faces }.
island-event-die-lifted = { $seat } nimmt einen +1-Würfel zurück: { $unit }.
island-event-roll-paid = { $seat } zahlt 1 { $resource } für einen zweiten Wurf.
island-event-free-action-used = { $seat } nutzt die freie Aktion.
island-event-dice-spent = { $seat } gibt { $number } × { $face } aus.
island-event-ability-used = { $seat } nutzt: { $card }.
island-event-plus-placed = { $unit } bekommt einen +1-Würfel.
island-event-resource-taken = { $seat } nimmt 1 { $resource }.
island-event-resource-returned = { $seat } gibt 1 { $resource } zurück.
island-event-chicken-recovered = { $seat } hat { $chicken } wieder auf { $base }, mit allen Federn.
island-event-machine-chosen = { $seat } beginnt zu bauen: { $machine }.
island-event-pilot-taken = { $chicken } steigt als Pilot ein.
island-event-machine-built = { $seat } hat auf { $hex } gebaut: { $machine }.
island-event-machine-revealed = Neu im Maschinenvorrat: { $machine }.
island-event-unit-moved = { $unit } zieht nach { $to }.
island-event-unit-placed = { $unit } kommt nach { $to }.
island-event-units-swapped = { $unit } und { $other } tauschen die Plätze.
island-event-unit-destroyed = { $seat } verliert { $unit }.
island-event-leader-scorched = { $unit } hat heiße Füße: runter von der Lava!
island-event-shield-placed = { $unit } bekommt einen Schild.
island-event-shields-lost = { $number ->
    [one] { $unit } verliert { $number } Schild.
   *[other] { $unit } verliert { $number } Schilde.
}
island-event-attack-declared = { $attacker } greift { $defender } an.
island-event-defender-changed = Verteidiger ist jetzt { $defender }.
island-event-strength-die-used = { $seat } gibt dem Angreifer einen { $die }-Würfel.
island-event-scrolls-laid = { $scrolls ->
    [hidden] { $seat } legt { $number } { $number ->
        [one] Schriftrolle
       *[other] Schriftrollen
    } verdeckt.
   *[other] { $seat } legt verdeckt: { $scrolls }.
}
island-event-passed = { $seat } passt.
island-event-card-play-ended = Alle haben gepasst. Karten auf den Tisch!
island-event-scrolls-turned-up = { $seat } deckt auf: { $scrolls }.
island-event-scroll-resolved = { $seat } führt aus: { $scroll }.
island-event-scroll-played = { $seat } spielt: { $scroll }.
island-event-scroll-cancelled = { $seat } hebt die Schriftrolle von { $player } auf: { $scroll }.
island-event-scroll-copied = { $seat } kopiert die Schriftrolle von { $player }: { $scroll }.
island-event-strategy-entered = { $seat } hat eine neue Strategie: { $strategy }.
island-event-strategy-dropped = { $seat } gibt die Strategie { $strategy } auf.
island-event-scroll-attached = { $scroll } bleibt an { $unit }.
island-event-bonus-given = { $card } zählt: { $stat } { $amount }.
island-event-values-compared = Stärke { $strength } gegen Rüstung { $armor }.
island-event-combat-cancelled = Eine Seite hat die Insel verlassen: Der Kampf endet ohne Ergebnis.
island-event-tag-placed = Demütigung! { $seat } legt einen Marker auf das Banner von { $banner }.
island-event-tag-forbidden = { $seat } siegt, aber das Banner von { $banner } nimmt keinen Marker mehr auf.
island-event-tag-removed = { $seat } wird einen Marker von { $whose } los.
island-event-scrolls-drawn = { $scrolls ->
    [hidden] { $seat } zieht { $number } { $number ->
        [one] Schriftrolle
       *[other] Schriftrollen
    }.
   *[other] { $seat } zieht: { $scrolls }.
}
island-event-scrolls-discarded = { $seat } legt ab: { $scrolls }.
island-event-scroll-stolen = { $scroll ->
    [hidden] { $seat } stiehlt { $victim } eine Schriftrolle.
   *[other] { $seat } stiehlt { $victim } eine Schriftrolle: { $scroll }.
}
island-event-hand-seen = { $scrolls ->
    [hidden] { $seat } sieht die Hand von { $victim } an.
   *[other] { $seat } sieht die Hand von { $victim } an: { $scrolls }.
}
island-event-scroll-deck-shuffled = Der Schriftrollenstapel wird neu gemischt.
island-event-machine-deck-shuffled = Der Maschinenstapel wird neu gemischt.
island-event-catastrophe-drawn = In Deckung! { $seat } hat gezogen: { $scroll }.
island-event-catastrophe-struck = { $scroll } schlägt zu.
island-event-tile-flipped = { $hex } wird umgedreht: { $side }.
island-event-die-turned = { $seat } dreht einen Würfel: { $die } wird { $to }.
island-event-resigned = { $seat } verlässt das Spiel.
island-event-game-ended = { $winners_count ->
    [0] Niemand gewinnt.
    [one] { $winners } ist Hahn im Korb!
   *[other] { $winners } sind Hahn im Korb!
}
island-event-territory-laid = { $seat } legt ein Gebiet: { $hexes }.
island-event-base-laid = { $seat } legt eine Basis auf { $hex }.
island-event-land-laid = { $seat } legt ein Plättchen auf { $hex }: { $side }.
island-event-flag-raised = { $unit } trägt die Flagge von { $seat }.
island-event-flag-taken = { $unit } nimmt die Flagge von { $flag }.
island-event-flag-handed = { $unit } gibt die Flagge von { $flag } an { $to } weiter.
island-event-flag-left = Die Flagge von { $flag } liegt herrenlos auf { $hex }.
island-event-flag-claimed = Erobert! { $unit } von { $seat } hat die Flagge von { $flag }.
island-event-token-revealed = { $unit } wird aufgedeckt: { $chicken }!
island-event-tokens-taken = { $chickens ->
    [hidden] { $seat } nimmt { $units_count } Plättchen von { $hex }.
   *[other] { $seat } nimmt von { $hex }: { $chickens }.
}
island-event-token-recovered = { $chicken ->
    [hidden] { $seat } hat ein Huhn wieder auf { $base }, verdeckt.
   *[other] { $seat } hat { $chicken } wieder auf { $base }, verdeckt.
}
island-event-stacks-arranged = { $seat } hat die eigenen Plättchen vielleicht umgeordnet.
island-event-scrolls-void = { $seat } zieht, was hier nicht gilt, und legt es beiseite: { $scrolls }.
island-event-leader-died = { $seat } verliert { $leader } durch einen epischen Tod. Man wird Denkmäler bauen.
island-event-leader-replaced = { $leader } übernimmt für { $seat }.
island-event-leader-waits = { $leader } findet keinen Platz und wartet ({ $seat }).

## What can be done

island-action-choose = { $leader } wählen
island-action-claim = Die Basis { $base } nehmen
island-action-skip = Nicht würfeln
island-action-add = Einen Würfel dazunehmen: { $die }
island-action-add-spent = Einen ausgegebenen Würfel dazunehmen
island-action-lift = Einen +1-Würfel zum Würfeln zurücknehmen: { $unit }
island-action-roll = Würfeln
island-action-keep = Die Würfel so lassen
island-action-pay = 1 { $resource } für einen zweiten Wurf zahlen
island-action-free-build = Bauen (freie Aktion)
island-action-free-move = Bewegen (freie Aktion)
island-action-free-attack = Angreifen (freie Aktion)
island-action-free-retrieve = Zurückholen (freie Aktion)
island-action-claw-move = Bewegen (Krallenwürfel)
island-action-claw-attack = Angreifen (Krallenwürfel)
island-action-chicken-retrieve = Zurückholen (Huhnwürfel)
island-action-star-lineup = ★ Den Maschinenvorrat erneuern
island-action-star-sift = ★ Eine Schriftrolle ziehen, dann eine ablegen
island-action-star-draw = ★★ Eine Schriftrolle ziehen
island-action-star-feast = ★★★ Eine Schriftrolle, alle deine Hühner und Ressourcen bis neun
island-action-star-shield = ★★★★ Ein Schild
island-action-star-pardon = ★★★★★ Einen Marker von deinem Banner entfernen
island-action-use = Eine Fähigkeit nutzen: { $unit } (Nr. { $ability })
island-action-use-strategy = Eine Strategie nutzen: { $strategy } (Nr. { $ability })
island-action-place = Einen +1-Würfel legen: { $unit }
island-action-play = Spielen: { $scroll }
island-action-end = Deine Aktionen beenden
island-action-draw = { $number ->
    [0] Keine Schriftrolle ziehen
    [one] { $number } Schriftrolle ziehen
   *[other] { $number } Schriftrollen ziehen
}
island-action-take = 1 { $resource } nehmen
island-action-recover = { $chicken } zurückholen
island-action-stop = Hier aufhören
island-action-return = 1 { $resource } zurückgeben
island-action-discard = Ablegen: { $scroll }
island-action-shield = Ein Schild für { $unit }
island-action-pardon = Einen Marker von { $whose } entfernen
island-action-build = Bauen: { $machine }
island-action-save = 1 { $resource } sparen
island-action-pilot = Ein Pilot: { $unit }
island-action-at = Auf { $hex }
island-action-move = { $unit } bewegen
island-action-with = { $unit } mitnehmen
island-action-go = Los geht's
island-action-step = Ein Schritt nach { $hex }
island-action-leave = { $unit } hier lassen
island-action-join = { $unit } mitnehmen
island-action-attack = { $attacker } greift { $defender } an
island-action-done = Fertig
island-action-lay = Verdeckt legen: { $scroll }
island-action-pass = Passen
island-action-resolve = Ausführen: { $scroll }
island-action-drop = Aufgeben: { $strategy }
island-action-first = Zuerst { $catastrophe }
island-action-trigger = Jetzt { $card } (Nr. { $number })
island-action-option = Möglichkeit { $number } auf der Karte
island-action-yes = Ja, nutzen
island-action-no = Nein, danke
island-action-against = Gegen { $player }
island-action-tile = Das Plättchen { $hex }
island-action-target = { $unit }
island-action-swap = Tauschen mit { $unit }
island-action-to = Nach { $hex }
island-action-stay = Dort bleiben
island-action-cancel = Aufheben: { $scroll } von { $player } (Nr. { $number })
island-action-cancel-unseen = Eine noch verdeckte Schriftrolle von { $player } aufheben
island-action-copy = Kopieren: { $scroll } von { $player }
island-action-exchange = 1 { $give } gegen 1 { $get } tauschen
island-action-turn = Einen Würfel drehen: { $die } auf { $to }
island-action-territory = Das Gebiet drehen: Nr. { $rotation }
island-action-lava = Lava auf { $hex }
island-action-neutral = Neutral auf { $hex }
island-action-hand-flag = Die Flagge von { $flag } an { $unit } weitergeben
island-action-carry = { $unit } trägt die Flagge
island-action-arrange = Die Plättchen auf { $hex } ordnen
island-action-next = Das nächste von oben: { $unit }

## What is asked, in a few words

island-asked-tile-shape = ein Gebiet drehen
island-asked-tile-place = das Gebiet legen: wohin sein erstes Hexfeld kommt
island-asked-tile-base = eine Basis legen
island-asked-tile-link = das Gebiet wählen, zu dem die Basis gehört
island-asked-tile-land = ein Lava/Neutral-Plättchen legen
island-asked-choose-leader = einen Anführer wählen
island-asked-claim = eine Basis nehmen
island-asked-new-leader = wählen, wo der Anführer ankommt
island-asked-roll = würfeln oder nicht
island-asked-reroll = die Würfel behalten oder einen zweiten Wurf bezahlen
island-asked-reroll-dice = die Würfel für den zweiten Wurf wählen
island-asked-quick-build = vor den Aktionen eine Maschine bauen oder nicht
island-asked-action = etwas tun oder deine Aktionen beenden
island-asked-window = jetzt eine Fähigkeit nutzen oder passen
island-asked-transit-back = wählen, wohin eine Einheit zurückkehrt
island-asked-draw-step = sagen, wie viele Schriftrollen gezogen werden
island-asked-pick = eine Ressource nehmen oder ein Huhn zurückholen
island-asked-return-resource = eine Ressource zurückgeben: Es sind zu viele
island-asked-refill = eine Ressource nehmen
island-asked-place-shield = eine Einheit für den Schild wählen
island-asked-pardon = den Marker wählen, der verschwindet
island-asked-hand-discard = eine Schriftrolle ablegen
island-asked-build-card = eine Maschine zum Bauen wählen
island-asked-build-save = die Ressource wählen, die gespart wird
island-asked-build-pilot = einen Piloten wählen
island-asked-build-hex = ein Hexfeld für die Maschine wählen
island-asked-move-unit = eine Einheit zum Bewegen wählen
island-asked-move-band = wählen, wer mitkommt
island-asked-move-step = weiterziehen
island-asked-attack-with = Angreifer und Verteidiger wählen
island-asked-combat-dice = Stärkewürfel einsetzen oder Fähigkeiten nutzen
island-asked-combat-play = eine Schriftrolle legen oder passen
island-asked-combat-more = noch eine Schriftrolle legen oder fertig sein
island-asked-cancel-turned = die Schriftrolle wählen, die aufgehoben wird
island-asked-combat-next = deine nächste Schriftrolle zum Ausführen wählen
island-asked-strategy-limit = eine Strategie aufgeben: Es sind zu viele
island-asked-combat-last = vor dem Vergleich noch einmal Fähigkeiten nutzen
island-asked-place-leader = wählen, wohin der Anführer vor der Lava flieht
island-asked-trigger-order = wählen, was als Nächstes ausgeführt wird
island-asked-place-stray = wählen, wohin eine verirrte Einheit kommt
island-asked-catastrophe-order = wählen, welche Katastrophe zuerst zuschlägt
island-asked-choose-line = eine der Möglichkeiten auf der Karte wählen
island-asked-use-or-not = den Effekt nutzen oder nicht
island-asked-choose-player = einen Gegner wählen
island-asked-choose-tile = ein Plättchen wählen
island-asked-choose-unit = eine Einheit wählen
island-asked-choose-with = wählen, mit wem getauscht wird
island-asked-move-to = wählen, wohin die Einheit kommt
island-asked-choose-cancel = eine Schriftrolle dieses Kampfes zum Aufheben wählen
island-asked-choose-copy = eine Schriftrolle zum Kopieren wählen
island-asked-discard-from = wählen, was aus der Hand abgelegt wird
island-asked-gain-resource = eine Ressource nehmen
island-asked-lose-resource = eine Ressource zurückgeben
island-asked-exchange = eine Ressource tauschen oder fertig sein
island-asked-recover = ein Huhn zurückholen
island-asked-turn-die = einen Würfel drehen oder fertig sein
island-asked-roll-again = die Würfel wählen, die neu geworfen werden
island-asked-attach-to = eine Einheit für die Karte wählen
island-asked-flag-start = das Huhn wählen, das deine Flagge trägt
island-asked-flag-take = wählen, wer die Flagge nimmt
island-asked-arrange = eine andere Ordnung der Plättchen in einem Stapel, oder fertig
island-asked-arrange-stack = welches Plättchen als nächstes kommt, von oben nach unten
island-asked-lose-chicken = gib eines deiner Hühner auf

## Decisions

island-decision-choose-leader = { $seat }: { island-asked-choose-leader }
island-decision-tile-shape = { $seat }: { island-asked-tile-shape }
island-decision-tile-place = { $seat }: { island-asked-tile-place }
island-decision-tile-base = { $seat }: { island-asked-tile-base }
island-decision-tile-link = { $seat }: { island-asked-tile-link }
island-decision-tile-land = { $seat }: { island-asked-tile-land }
island-decision-claim = { $seat }: { island-asked-claim }
island-decision-new-leader = { $seat }: { island-asked-new-leader }
island-decision-roll = { $seat }: { island-asked-roll }
island-decision-reroll = { $seat }: { island-asked-reroll }
island-decision-reroll-dice = { $seat }: { island-asked-reroll-dice }
island-decision-quick-build = { $seat }: { island-asked-quick-build }
island-decision-action = { $seat }: { island-asked-action }
island-decision-window = { $seat }: { island-asked-window }
island-decision-transit-back = { $seat }: { island-asked-transit-back } ({ $unit })
island-decision-draw-step = { $seat }: { island-asked-draw-step }
island-decision-pick = { $seat }: { island-asked-pick } (noch { $left })
island-decision-return-resource = { $seat }: { island-asked-return-resource }
island-decision-refill = { $seat }: { island-asked-refill }
island-decision-place-shield = { $seat }: { island-asked-place-shield } (noch { $left })
island-decision-pardon = { $seat }: { island-asked-pardon }
island-decision-hand-discard = { $seat }: { island-asked-hand-discard } (noch { $left })
island-decision-build-card = { $seat }: { island-asked-build-card }
island-decision-build-save = { $seat }, { $card }: { island-asked-build-save }
island-decision-build-pilot = { $seat }, { $card }: { island-asked-build-pilot } (noch { $left })
island-decision-build-hex = { $seat }, { $card }: { island-asked-build-hex }
island-decision-move-unit = { $seat }: { island-asked-move-unit }
island-decision-move-band = { $seat }: { island-asked-move-band }
island-decision-move-step = { $seat }: { island-asked-move-step }
island-decision-attack-with = { $seat }: { island-asked-attack-with }
island-decision-combat-dice = { $seat }, { $attacker } gegen { $defender }: { island-asked-combat-dice }
island-decision-combat-play = { $seat }, { $attacker } gegen { $defender }: { island-asked-combat-play }
island-decision-combat-more = { $seat }, { $attacker } gegen { $defender }: { island-asked-combat-more }
island-decision-cancel-turned = { $seat }, { $attacker } gegen { $defender }: { island-asked-cancel-turned }
island-decision-combat-next = { $seat }, { $attacker } gegen { $defender }: { island-asked-combat-next }
island-decision-strategy-limit = { $seat }: { island-asked-strategy-limit }
island-decision-combat-last = { $seat }, { $attacker } gegen { $defender }: { island-asked-combat-last }
island-decision-place-leader = { $seat }: { island-asked-place-leader } ({ $unit })
island-decision-trigger-order = { $seat }: { island-asked-trigger-order }
island-decision-place-stray = { $seat }: { island-asked-place-stray } ({ $unit })
island-decision-catastrophe-order = { $seat }: { island-asked-catastrophe-order }
island-decision-choose-line = { $seat }, { $card }: { island-asked-choose-line }
island-decision-use-or-not = { $seat }, { $card }: { island-asked-use-or-not }
island-decision-choose-player = { $seat }, { $card }: { island-asked-choose-player }
island-decision-choose-tile = { $seat }, { $card }: { island-asked-choose-tile }
island-decision-choose-unit = { $seat }, { $card }: { island-asked-choose-unit }
island-decision-choose-with = { $seat }, { $card }: { island-asked-choose-with }
island-decision-move-to = { $seat }, { $card }: { island-asked-move-to } ({ $unit })
island-decision-choose-cancel = { $seat }, { $card }: { island-asked-choose-cancel }
island-decision-choose-copy = { $seat }, { $card }: { island-asked-choose-copy }
island-decision-discard-from = { $seat }: { island-asked-discard-from } ({ $of })
island-decision-gain-resource = { $seat }: { island-asked-gain-resource } (noch { $left })
island-decision-lose-resource = { $seat }: { island-asked-lose-resource } (noch { $left })
island-decision-exchange = { $seat }: { island-asked-exchange }
island-decision-recover = { $seat }: { island-asked-recover } (noch { $left })
island-decision-turn-die = { $seat }: { island-asked-turn-die }
island-decision-roll-again = { $seat }: { island-asked-roll-again }
island-decision-attach-to = { $seat }, { $card }: { island-asked-attach-to }
island-decision-flag-start = { $seat }: { island-asked-flag-start }
island-decision-flag-take = { $seat }: { island-asked-flag-take } (von { $flag })
island-decision-arrange = { $seat }: { island-asked-arrange }
island-decision-arrange-stack = { $seat }, { $hex }: { island-asked-arrange-stack }
island-decision-lose-chicken = { $seat }: { island-asked-lose-chicken } (noch { $left })

## How it ended

island-outcome-tags = genug Anführer sind gedemütigt
island-outcome-deck = die Schriftrollen sind aus, und alle verlieren
island-outcome-resigned = sonst ist niemand mehr da
island-outcome-flag = eine gegnerische Flagge ist in der Basis

## Refusals: at the wrong moment

island-refusal-asked-first = Eins nach dem anderen: { $asked }.
island-refusal-no-way-back = Angefangenes wird zu Ende gebracht: { $asked }.
island-refusal-not-among-the-choices = Das steht nicht zur Wahl: { $asked }.
island-refusal-not-your-turn = { $active } ist am Zug, nicht du.
island-refusal-roll-first = Aktionen kommen nach dem Würfeln: { $asked }.
island-refusal-actions-are-over = Deine Aktionen in diesem Zug sind vorbei.

## Refusals: whose unit

island-refusal-not-your-unit = { $unit } hört auf { $owner }, nicht auf dich.
island-refusal-not-on-the-island = { $unit } ist nicht auf der Insel.
island-refusal-in-transit = { $unit } ist nur auf der Durchreise und kann sich nur bewegen.

## Refusals: what actions cost

island-refusal-no-action-left = Die freie Aktion ist verbraucht, und auf deinem Banner liegt kein Krallenwürfel.
island-refusal-no-retrieve-left = Die freie Aktion ist verbraucht, und auf deinem Banner liegt kein Huhnwürfel.
island-refusal-free-action-used = Deine freie Aktion in diesem Zug ist verbraucht.
island-refusal-build-needs-the-free-action = Gebaut wird nur mit der freien Aktion, und die ist verbraucht.
island-refusal-no-such-die = So ein Würfel liegt nicht auf deinem Banner: { $face }.
island-refusal-nothing-to-build = Du kannst keine Maschine aus dem Maschinenvorrat bauen.
island-refusal-build-comes-first = Im schnellen Spiel wird vor den Aktionen gebaut; die freie Aktion ist Bewegen, Kämpfen oder Zurückholen.
island-refusal-nobody-can-move = Keine deiner Einheiten kann irgendwohin.
island-refusal-nobody-in-reach = Kein Gegner ist in Reichweite deiner Einheiten.
island-refusal-nothing-to-retrieve = Es gibt nichts zurückzuholen: Der Vorrat ist leer, und kein Huhn kann heim.

## Refusals: moving

island-refusal-must-move-on = { $unit } darf dort nicht bleiben und muss erst weiter.
island-refusal-keep-a-way-out = { $unit } darf dort nicht bleiben und käme nicht mehr weg.
island-refusal-has-no-speed = { $unit } hat Geschwindigkeit 0 und rührt sich nicht.
island-refusal-no-way-to-go = { $unit } kommt nirgendwohin.
island-refusal-moves-as-a-whole = { $unit } bewegt sich jetzt nur zusammen mit { $other }.
island-refusal-comes-already = { $unit } ist schon dabei.
island-refusal-detached-stays = { $unit } bleibt zurück: Wer sich löst, wird nicht wieder aufgenommen.
island-refusal-no-way-together = Mit { $unit } käme der Verband keinen Schritt weit.
island-refusal-not-in-the-stack = { $unit } steht nicht auf { $hex }.
island-refusal-has-no-banding = { $unit } kann keinem Verband angehören.
island-refusal-all-together = Ein Stapel bricht geschlossen auf.
island-refusal-make-room = Alle müssen mit, um der Einheit auf der Durchreise Platz zu machen.
island-refusal-not-next-to = { $hex } grenzt nicht an { $here }: immer ein Hexfeld auf einmal.
island-refusal-no-move-under-way = Keine Bewegung ist im Gang: Sie hat nicht begonnen, oder ihre Geschwindigkeit ist aufgebraucht.
island-refusal-speed-used-up = Die Geschwindigkeit von { $speed } ist aufgebraucht.
island-refusal-enemy-in-the-way = { $owner } steht auf { $hex } im Weg.
island-refusal-sea-is-closed = { $unit } kann nicht schwimmen: { $hex } ist Meer.
island-refusal-lava-is-closed = { $unit } geht nicht auf die Lava von { $hex }.
island-refusal-base-is-closed = Die Basis { $hex } ist zu: { $unit } darf nicht hinein.
island-refusal-no-stop-among-enemies = Gegner durchqueren ja, bei ihnen auf { $hex } stehen bleiben nein.
island-refusal-too-far-out = { $hex } ist zu weit draußen: Auf dem Meer rastet man nur neben einem Gebiet.
island-refusal-own-units-there = Auf { $hex } stehen eigene Einheiten, mit denen kein Verband möglich ist.
island-refusal-one-overlap-at-a-time = Eine andere Einheit ist schon auf der Durchreise; zwei zugleich sind für { $hex } eine zu viel.
island-refusal-no-way-out = Auf { $hex } darf niemand bleiben, und die übrigen Bewegungen führen nicht wieder hinaus.
island-refusal-no-step-yet = Eine Bewegung hat mindestens einen Schritt.
island-refusal-group-is-fixed = Bis zum ersten Schritt steht der Verband fest.
island-refusal-once-per-visit = { $unit } wurde hier schon zurückgelassen oder mitgenommen.
island-refusal-not-in-the-group = { $unit } zieht nicht mit.
island-refusal-last-of-the-group = Vom Verband ist nur noch { $unit } übrig; halte lieber an.
island-refusal-cannot-stay-at-sea = { $unit } kann nicht allein im Meer von { $hex } bleiben.
island-refusal-group-would-be-stuck = Der Verband käme nicht mehr weiter: { $unit }.
island-refusal-nobody-joins-on-the-way = In dieser Ausgabe wird unterwegs niemand mitgenommen.
island-refusal-hex-is-taken = { $hex } ist von { $owner } besetzt.
island-refusal-not-near-enough = { $unit } kommt an den nächsten freien Platz, und der ist nicht { $hex }.

## Refusals: building

island-refusal-not-in-the-lineup = { $card } liegt nicht im Maschinenvorrat.
island-refusal-no-miniature = { $card } muss warten: Alle Figuren dieser Art stehen auf der Insel ({ $type }).
island-refusal-too-few-resources = Für { $card } fehlt dir: { $number } { $resource }.
island-refusal-cost-is-exact = Die Kosten von { $card } sind genau: Nichts ersetzt { $number } { $resource }.
island-refusal-too-few-pilots = { $card } braucht Piloten: { $need }. Verfügbare Hühner: { $have }.
island-refusal-no-building-site = Dein Gebiet hat keinen Platz für { $card }.
island-refusal-not-in-the-cost = Bei { $card } gibt es nichts zu sparen: { $resource }.
island-refusal-no-chicken-of-yours = Piloten sind eigene Hühner; { $unit } ist keins.
island-refusal-chicken-is-destroyed = { $unit } muss erst zurückgeholt werden, bevor es etwas steuert.
island-refusal-pilots-already = { $unit } ist schon Pilot.
island-refusal-equal-token = { $unit } unterscheidet sich nicht von { $other }: Nimm dieses.
island-refusal-pilots-must-make-room = Ohne { $unit } ist immer noch kein Platz für die Maschine: Nimm Piloten, die ein Hexfeld frei machen.
island-refusal-not-your-territory = Gebaut wird im eigenen Gebiet; { $hex } gehört nicht dazu ({ $ground }).
island-refusal-no-band-there = { $card } kann mit denen auf { $hex } keinen Verband bilden.
island-refusal-site-is-occupied = { $card } braucht ein leeres Hexfeld, und { $hex } ist keins.

## Refusals: fighting

island-refusal-somebody-else-attacks = Dieser Angriff gehört { $unit }.
island-refusal-not-an-enemy-unit = { $unit } steht auf deiner Seite.
island-refusal-not-adjacent = { $other } ist { $distance } Hexfelder entfernt; { $unit } erreicht nur Nachbarn.
island-refusal-out-of-range = { $other } ist { $distance } Hexfelder entfernt; { $unit } hat Reichweite { $range }.
island-refusal-covered-by-others = Auf { $unit } liegen andere Hühner: Nur der Anführer und das oberste Huhn kämpfen.
island-refusal-no-combat = Gelegt und gepasst wird im Kampf, und es ist keiner.
island-refusal-card-play-is-over = Die Schriftrollen dieses Kampfes werden schon aufgedeckt.
island-refusal-only-on-your-turn = { $scroll } wird im eigenen Zug gespielt, nie im Kampf.
island-refusal-laid-already = Du hast eine Schriftrolle gewählt und passt also nicht: Sag, dass du fertig bist.
island-refusal-pass-instead = Wer nichts legt, passt.
island-refusal-not-turned-up = { $scroll } ist keine deiner Schriftrollen, die noch auszuführen sind.
island-refusal-new-strategy-stays = { $scroll } ist neu und bleibt: Eine alte Strategie macht Platz.
island-refusal-strategy-not-in-play = { $scroll } ist keine Strategie, die du im Spiel hast.

## Refusals: Scrolls

island-refusal-not-a-scroll = { $card } ist keine Schriftrolle.
island-refusal-not-in-your-hand = { $scroll } hast du nicht auf der Hand.
island-refusal-not-in-that-hand = { $scroll } ist nicht auf der Hand von { $owner }.
island-refusal-only-in-combat = { $scroll } wird nur im Kampf gelegt.
island-refusal-not-in-combat = { $scroll } wird offen zwischen zwei Aktionen gespielt, nicht mitten im Kampf.

## Refusals: dice

island-refusal-no-strength-die = Nur +1, +2 und +3 machen einen Angreifer stärker, nicht das: { $face }.
island-refusal-strength-dice-when-attacking = Stärkewürfel werden gleich nach der Ansage eines Angriffs eingesetzt.
island-refusal-add-it-to-the-attacker = Im Kampf geht ein +1-Würfel an den Angreifer, mit den anderen Stärkewürfeln.
island-refusal-spent-dice-roll-anyway = Alle ausgegebenen Würfel werden sowieso geworfen.
island-refusal-no-spent-die = Du hast keine ausgegebenen Würfel.
island-refusal-lift-only-to-roll = Ein +1-Würfel verlässt seine Einheit nur, um geworfen zu werden.
island-refusal-no-die-on-it = Hier liegt kein +1-Würfel: { $unit }.
island-refusal-no-dice-to-roll = Wähle mindestens einen Würfel.
island-refusal-roll-step-is-over = Gewürfelt wird am Anfang eines Zuges.
island-refusal-pay-first = Der zweite Wurf wird zuerst bezahlt: { $cost } Ressourcen.
island-refusal-paid-already = Du hast angefangen, die { $cost } Ressourcen zu zahlen: Jetzt wird neu gewürfelt.
island-refusal-no-second-roll = In diesem Spiel gibt es keinen zweiten Wurf.
island-refusal-second-roll-after-the-first = Ein zweiter Wurf folgt gleich auf den ersten und kostet { $cost } Ressourcen.
island-refusal-changes-nothing = Das würde überhaupt nichts ändern.

## Refusals: stars and abilities

island-refusal-too-few-stars = Das kostet { $need } ★, und auf deinem Banner: { $have }.
island-refusal-stars-outside-combat = Diese Sternfähigkeiten gibt es nur außerhalb des Kampfes.
island-refusal-no-shield-left = Im Vorrat ist kein Schild mehr.
island-refusal-one-shield-each = { $unit } hat schon einen Schild bekommen.
island-refusal-no-tag-to-remove = Auf deinem Banner liegt kein Marker. Weiter so!
island-refusal-no-tag-of = Auf deinem Banner liegt kein Marker von { $owner }.
island-refusal-would-do-nothing = Das würde jetzt nichts bewirken.
island-refusal-no-such-ability = { $card } hat keine Fähigkeit Nr. { $number } zum Nutzen.
island-refusal-ability-only-in-combat = { $card } wird mitten im Kampf genutzt.
island-refusal-ability-only-outside-combat = { $card } wird zwischen Aktionen genutzt, nicht im Kampf.
island-refusal-ability-used-up = { $card } hat in diesem Zug schon genug getan.
island-refusal-ability-does-nothing = { $card } würde jetzt nichts bewirken.

## Refusals: drawing and retrieving

island-refusal-draw-at-the-end = Gezogen wird am Ende des Zuges, nach den Aktionen.
island-refusal-draw-another-number = Du ziehst { $least } bis { $most } Schriftrollen, nicht { $number }.
island-refusal-pick-one-first = Beim Zurückholen nimmt man mindestens eines.
island-refusal-supply-is-empty = Im Vorrat ist nichts mehr davon: { $resource }.
island-refusal-no-such-resource = Davon hast du nichts: { $resource }.
island-refusal-no-chicken = { $card } ist kein Huhn.
island-refusal-not-destroyed = { $card } ist quicklebendig.
island-refusal-base-is-blocked = Deine Basis auf { $hex } ist blockiert: Niemand kann heim.
island-refusal-equal-chicken = { $card } unterscheidet sich nicht von einem anderen, das zur Wahl steht: Nimm dieses.

## Refusals: setup

island-refusal-leader-not-dealt = { $card } ist keiner deiner Anführer zur Auswahl.
island-refusal-not-a-base = { $hex } ist keine Basis.
island-refusal-base-is-claimed = Die Basis { $hex } ist schon vergeben.

## Refusals: what cards say

island-refusal-not-meant-by-the-card = { $card } meint nicht { $unit }.
island-refusal-card-does-nothing = { $card } würde hier nichts bewirken: { $unit }.
island-refusal-sheltered = { $unit } ist geschützt: { $card } kann nichts ausrichten.
island-refusal-no-new-defender = { $unit } kann nicht Verteidiger werden: Es muss ein anderer Gegner in Reichweite des Angreifers sein.
island-refusal-no-swap = { $unit } und { $other } können die Plätze nicht tauschen.
island-refusal-no-such-tile = { $hex } ist kein Plättchen für { $card }.
island-refusal-no-enemy = { $owner } ist nicht dein Gegner.
island-refusal-no-such-alternative = Möglichkeit { $number } gibt es auf { $card } nicht, oder sie würde jetzt nichts bewirken.
island-refusal-chosen-already = { $unit } ist schon gewählt.

## Refusals: building an island

island-refusal-tile-must-be-laid = Für dein Plättchen ist Platz, also wird es gelegt.
island-refusal-no-such-rotation = Gedreht wie Nr. { $number } passt ein Gebiet nirgends oder genauso wie ein anderes.
island-refusal-tile-there-already = Auf { $hex } liegt schon ein Plättchen.
island-refusal-territory-overlaps = Ein Gebiet ab { $hex } würde ein anderes Plättchen bedecken oder über den Tisch ragen.
island-refusal-territory-off-the-centre = Das erste Gebiet berührt die mittlere Lava mit zwei seiner Hexfelder; ab { $hex } tut es das nicht.
island-refusal-territory-off-the-lava = Ein Gebiet ab { $hex } würde keine Lava berühren, und anderswo ist Platz neben Lava.
island-refusal-territory-lacks-tiles = Zwei Hexfelder eines Gebiets berühren Plättchen, die schon liegen; ab { $hex } reicht es nicht.
island-refusal-territory-lacks-sides = Ein Gebiet liegt, falls möglich, mit einer Seite an der mittleren Lava und mit zwei Seiten an Gebieten; ab { $hex } sind es weniger als anderswo.
island-refusal-no-room-for-a-base = Ein Plättchen auf { $hex } ließe einem Gebiet keinen Platz für seine Basis.
island-refusal-base-does-not-fit = Eine Basis berührt zwei Hexfelder ihres Gebiets; { $hex } passt nicht.
island-refusal-no-lava-beside-it = Lava liegt neben Lava, und { $hex } nicht.
island-refusal-too-few-tiles-beside-it = Ein Neutral-Plättchen berührt mindestens zwei andere, und { $hex } nicht.
island-refusal-land-does-not-fit = Das Plättchen braucht zwei Seiten an Gebieten oder Basen; { $hex } passt nicht.
island-refusal-too-many-holes = Ein Plättchen auf { $hex } würde mehr Löcher einschließen, als gefüllt werden können.

## Refusals: Flags

island-refusal-no-such-flag = In diesem Spiel gibt es keine Flagge von { $owner }.
island-refusal-flags-pass-in-moves = Eine Flagge wechselt nur während eines Zugs den Träger.
island-refusal-flag-not-at-hand = Die Flagge von { $owner } ist auf { $here }; auf { $hex } trägt sie keine deiner Einheiten.
island-refusal-not-in-the-hex = { $unit } ist nicht auf { $hex }.
island-refusal-carries-it-already = { $unit } trägt die Flagge von { $owner } schon.
island-refusal-flag-once-per-visit = Die Flagge von { $owner } hat hier schon den Träger gewechselt.
island-refusal-no-use-for-five-stars = Im Flaggenmodus bewirken fünf Sterne auf einmal nichts.

## Der Herausforderer

island-direction-ne = Nordosten
island-direction-e = Osten
island-direction-se = Südosten
island-direction-sw = Südwesten
island-direction-w = Westen
island-direction-nw = Nordwesten
island-event-facing-chosen = Die Hexfeldpriorisierung zeigt nach { $direction }: Das ist Rang 1 ({ $rule }).
island-event-challenger-pair = Kraft { $power } + Befehl { $command } gegen Bauen { $build } + Verstärkung { $reinforce }: { $pair ->
    [upper] Das obere Paar ist aktiv, jeder Angriff hat +{ $bonus }
   *[lower] Das untere Paar ist aktiv, Angriffe haben +{ $bonus }
} ({ $rule }).
island-event-challenger-aims = { $die ->
    [0] Freie Aktion
   *[other] Befehlswürfel { $die }
}: { $unit } greift { $target } an, { $by ->
    [only] die einzige Einheit in Reichweite
    [leader] denn dein Anführer ist in Reichweite
    [strength] die stärkste Einheit in Reichweite
    [armor] mit der geringsten Rüstung in Reichweite
    [priority] als Erste nach der Hexfeldpriorisierung
    [shields] mit den wenigsten Schilden auf diesem Feld
   *[number] als Erste auf diesem Feld
} { $candidates_count ->
    [one] ({ $rule })
   *[other] ({ $rule }; in Reichweite: { $candidates }; Stärke { $strengths }; Rüstung { $armors }; Schilde { $shields }; Wege { $ways })
}.
island-event-challenger-walks = { $die ->
    [0] Freie Aktion
   *[other] Befehlswürfel { $die }
}: { $unit } zieht nach { $to }, denn niemand ist in Reichweite; { $by ->
    [goal] von { $goal } aus könnte sie deinen Anführer angreifen
   *[nearer] { $goal } liegt näher bei deinem Anführer
} ({ $rule }; Weg { $path }; Ränge { $way }).
island-event-challenger-stays = { $die ->
    [0] Freie Aktion
   *[other] Befehlswürfel { $die }
}: { $unit } kann weder angreifen noch näher kommen ({ $rule }).
island-event-challenger-leader-waits = Befehlswürfel { $die }: Der Anführer darf nicht ziehen, denn andere Einheiten, die in diesem Zug aktiviert wurden: { $activated }; { $by ->
    [first] die erste Einheit ist noch einmal dran
   *[lost] der Würfel verfällt
} ({ $rule }).
island-event-challenger-builds = { $by ->
    [setup] Der Herausforderer beginnt mit { $machine } auf { $hex }: der stärksten beweglichen Maschine der Auslage
    [free] Freie Aktion: Ohne Maschine baut der Herausforderer { $machine } auf { $hex }, die bewegliche ganz links
   *[row] Bauwürfel { $dice }: Der Herausforderer baut { $machine } auf { $hex }, die stärkste bewegliche zur Wahl
} ({ $rule }; zur Wahl: { $window }; Tempo { $speeds }; Stärke { $strengths }; Felder { $hexes }; Abstand { $distances }; Wege { $ways }).
island-event-challenger-builds-nothing = { $by ->
    [machine] Der Herausforderer baut nichts: Keine Maschine der Auslage bewegt sich
   *[hex] Der Herausforderer baut nichts: Sein Gebiet hat keinen Platz
} ({ $rule }).
island-event-challenger-reinforces = Verstärkungswürfel { $dice }: Schriftrollen { $scrolls }, Schilde für den Anführer { $shields } ({ $rule }).
island-event-challenger-sends = { $by ->
    [stack] Ohne Maschine handelt ein Huhn, gezogen aus dem Verband des Anführers: { $unit }
   *[island] Ohne Maschine handelt ein Huhn, gezogen von der Insel: { $unit }
} ({ $rule }; unter { $candidates }).
island-event-challenger-recovers = Ohne Maschinen und Hühner holt der Herausforderer zufällig Hühner zurück: { $number } ({ $rule }).
island-event-challenger-lays = { $by ->
    [top] Der Herausforderer legt die oberste Schriftrolle des Stapels verdeckt: { $number }
    [half] Der Herausforderer legt die Hälfte seines Stapels von { $pile } verdeckt: { $number }
   *[none] Der Herausforderer behält seinen Stapel von { $pile } (gelegt: { $number }), denn du hast nichts gelegt
} ({ $rule }; Stärke { $strength }, Rüstung { $armor }, deine Schriftrollen { $laid }).
island-event-challenger-counts = { $scroll } zählt für den Herausforderer: { $stat } +{ $amount }, gezogene Schriftrollen { $draws } ({ $rule }).
island-event-challenger-picks = { $card } des Herausforderers trifft { $unit }, { $by ->
    [only] die einzige Wahl
    [leader] den Anführer
    [strength] die stärkste Einheit
    [armor] mit der geringsten Rüstung
    [priority] als Erste nach der Hexfeldpriorisierung
    [shields] mit den wenigsten Schilden auf diesem Feld
   *[number] als Erste auf diesem Feld
} { $candidates_count ->
    [one] ({ $rule })
   *[other] ({ $rule }; unter { $candidates }; Stärke { $strengths }; Rüstung { $armors }; Schilde { $shields }; Wege { $ways })
}.
island-event-challenger-places = { $unit } geht von { $origin } nach { $hex }, das nach der Hexfeldpriorisierung zuerst kommt ({ $rule }; unter { $hexes }; Wege { $ways }).
island-event-challenger-keeps-pile = Niemand sieht den Stapel des Herausforderers an; die { $number } Schriftrollen bleiben verdeckt ({ $rule }).
island-action-facing = Blicke nach { $direction }
island-action-mark = Lege den Marker auf { $hex }
island-asked-solo-leader = einen Anführer wählen
island-asked-solo-base = eine Basis wählen
island-asked-solo-facing = die eigene Blickrichtung wählen
island-asked-solo-marker = den Marker neben die Basis des Herausforderers legen
island-decision-solo-leader = { $seat }: { island-asked-solo-leader } { $second ->
    [0] (für { $army })
   *[other] (für { $army }, zweiter Anführer)
}
island-decision-solo-base = { $seat }: { island-asked-solo-base } (für { $army })
island-decision-solo-facing = { $seat }: { island-asked-solo-facing }
island-decision-solo-marker = { $seat }: { island-asked-solo-marker }
island-outcome-challenger = der Herausforderer hat deinen Anführer gedemütigt
island-refusal-leader-is-taken = { $card } führt schon die andere Seite an.
island-refusal-not-beside-the-base = { $hex } liegt nicht neben der Basis des Herausforderers.
