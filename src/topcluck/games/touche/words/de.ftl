### Touché Poulet auf Deutsch. Was ein Ding bezeichnet, kommt mit seinem Namen an; die Spieler heißen P1 bis P4.

## Namen

touche-name-barn = Scheune
touche-name-sprayer = Feldspritze
touche-name-tractank = Traktank
touche-name-harvester = Panzermähdrescher
touche-name-granary = Taktischer Kornspeicher
touche-name-reaper = Schnitter
touche-name-eggwitzer = Eierhaubitze
touche-name-war-chest = Kriegskasse
touche-name-nuclear = Atomschlag
touche-name-extra-shot = Zusatzschuss
touche-name-roosters = Hähne
touche-name-rabbits = Kaninchen
touche-name-moles = Maulwürfe
touche-name-pigs = Schweine
touche-name-meadow = Wiese
touche-name-duck-pond = Ententeich
touche-name-lavender-field = Lavendelfeld
touche-name-vegetable-garden = Gemüsegarten
touche-name-path = Weg
touche-name-wheat-field = Weizenfeld
touche-egg-barn = Ei der Scheune
touche-egg-sprayer = Ei der Feldspritze
touche-egg-tractank = Ei des Traktanks
touche-egg-harvester = Ei des Panzermähdreschers
touche-egg-granary = Ei des Kornspeichers
touche-egg-wild = wildes Ei
touche-name-nuclear-strike = Atomschlag
touche-name-pigeon-spies = Taubionage
touche-name-emergency-shield = Notschild
touche-name-smuggler = Schmuggler
touche-name-haggling-hen = Feilschende Henne
touche-name-bumper-harvest = Rekordernte
touche-name-thieving-crow = Diebische Krähe
touche-name-salvo = Doppelsalve
touche-name-overtime = Überstunden
touche-name-patch-up = Flickwerk
touche-name-field-generator = Feldgenerator
touche-name-fertiliser = Wunderdünger
touche-name-scarecrow = Vogelscheuche
touche-name-ostrich-shells = Straußengranaten
touche-name-laser-sight = Laservisier
touche-name-turbo-engine = Turbomotor
touche-name-bandit-mask = Banditenmaske
touche-name-hayloft-gunners = Heubodenschützen

## Wörter für die Seite

touche-word-ears = { $count ->
    [one] { $count } Ähre
   *[other] { $count } Ähren
}
touche-word-target = Ziel
touche-word-crater = Krater
touche-word-hit = Treffer
touche-word-miss = daneben
touche-word-shelter = Unterstand
touche-word-weapon = Geheimwaffe
touche-word-field = Magnetfeld
touche-word-strike = Atomschlag
touche-word-pigeon = Taubionage
touche-word-targeting = Zielen
touche-word-resolution = Auswertung
touche-word-first-player = Startspieler

## Was die Waffen sagen

touche-weapon-text-nuclear-strike = Statt deines Angriffs zahlst du 10 Ähren: In deiner Auswertung explodieren 9 Felder eines gegnerischen Quadrats.
touche-weapon-text-pigeon-spies = Nenne zwei Zonen bei Gegnern: Alle erfahren, wie viele heile Felder von Einheiten dort liegen.
touche-weapon-text-emergency-shield = Lege dein Magnetfeld ohne Treffer.
touche-weapon-text-smuggler = Kaufe ein wildes Ei für 15 Ähren weniger.
touche-weapon-text-haggling-hen = Kaufe ein Ei von einem Wrack für 15 Ähren.
touche-weapon-text-bumper-harvest = Nimm 15 Ähren von der Bank.
touche-weapon-text-thieving-crow = Nimm einem Gegner bis zu 10 Ähren.
touche-weapon-text-salvo = Lege 2 weitere Ziele; sie bringen keinen Bonus.
touche-weapon-text-overtime = Nach dem Angriff einer Einheit greift noch eine zweite an.
touche-weapon-text-patch-up = Entferne eine Explosion von einer deiner lebenden Einheiten.
touche-weapon-text-field-generator = Dauerhaft. Nach einer Auswertung ohne Treffer darfst du dein Magnetfeld legen.
touche-weapon-text-fertiliser = Dauerhaft. 5 Ähren mehr, wenn du eine Einheit mit Ei erledigst.
touche-weapon-text-scarecrow = Dauerhaft. Niemand nimmt dir Ähren weg.
touche-weapon-text-ostrich-shells = Dauerhaft. Deine Eierhaubitzen sprengen alle 8 Felder um ihren Treffer.
touche-weapon-text-laser-sight = Dauerhaft. Deine Schnitter zielen auf 3 Felder.
touche-weapon-text-turbo-engine = Dauerhaft. Traktank und Panzermähdrescher zielen auf Reihen von 3.
touche-weapon-text-bandit-mask = Dauerhaft. Dein Kornspeicher stiehlt bis zu 10 Ähren.
touche-weapon-text-hayloft-gunners = Dauerhaft. Deine Scheune zielt auf 4 Felder.

## Ereignisse

touche-event-token-placed = { $seat } legt auf { $cell }: { $unit }.
touche-event-token-lifted = { $seat } nimmt zurück von { $cell }: { $unit }.
touche-event-fleet-answered = { $answer ->
    [0] { $seat } stellt weiter auf.
    [1] { $seat } ist fertig.
   *[other] { $seat } will eine zufällige Flotte.
}
touche-event-fleet-drawn = Die Flotte von { $seat } wird zufällig aufgestellt: { $units } auf { $cells }.
touche-event-fleets-ready = Alle Flotten sind aufgestellt.
touche-event-round-began = Runde { $round } beginnt mit { $seat }.
touche-event-resolution-began = Runde { $round }: Die Schüsse werden ausgewertet.
touche-event-fired = { $seat } feuert: { $unit }.
touche-event-target-placed = { $seat } zielt auf { $place }.
touche-event-strike-placed = { $seat } setzt einen Atomschlag auf das Quadrat ab { $place }.
touche-event-passed = { $seat } passt.
touche-event-hit = { $seat } trifft auf { $place }!
touche-event-missed = { $seat } verfehlt auf { $place }.
touche-event-target-returned = Das Ziel von { $seat } auf { $place } kommt zurück.
touche-event-unit-destroyed = { $seat } zerstört eine Einheit von { $owner }: { $unit } auf { $place }.
touche-event-egg-on-sale = Zu kaufen: { $egg }.
touche-event-ears-gained = { $seat } bekommt { $amount } Ähren.
touche-event-ears-paid = { $seat } zahlt { $amount } Ähren.
touche-event-ears-stolen = { $amount ->
    [0] { $seat } findet bei { $victim } nichts zu holen.
   *[other] { $seat } nimmt { $victim } { $amount } Ähren weg.
}
touche-event-card-gone = { $seat } verliert die Karte: { $unit }.
touche-event-field-placed = { $seat } legt das Magnetfeld ab { $place }.
touche-event-field-removed = { $seat } nimmt das Magnetfeld zurück.
touche-event-egg-bought = { $seat } kauft für { $price } Ähren: { $egg }.
touche-event-weapon-taken = { $seat } nimmt eine Waffe: { $weapon }.
touche-event-weapon-opened = Eine neue Waffe liegt offen: { $weapon }.
touche-event-pile-shuffled = Der Ablagestapel wird gemischt: { $cards } Karten.
touche-event-weapon-played = { $seat } spielt: { $weapon }.
touche-event-spied = Eine Taube von { $seat } zählt { $count } Felder: { $area }.
touche-event-patched = { $seat } flickt { $place }; der Treffer von { $credited } zählt nicht mehr.
touche-event-wiped-out = { $seat } hat keine Einheit mehr.
touche-event-went-out = { $seat } scheidet aus.
touche-event-left = { $seat } verlässt das Spiel.
touche-event-game-ended = Das Spiel ist aus.
touche-event-fleet-shown = { $units_count ->
    [0] { $seat } hatte keine lebende Einheit mehr.
   *[other] { $seat } zeigt die lebenden Einheiten: { $units } auf { $cells }.
}

## Aktionen

touche-action-place = { $unit } auf { $cell }
touche-action-lift = zurücknehmen von { $cell }
touche-action-random-fleet = zufällige Flotte
touche-action-confirm = fertig
touche-action-change = Flotte ändern
touche-action-fire = feuern: { $unit }
touche-action-aim = auf das Brett von { $player }
touche-action-target = auf { $place } zielen
touche-action-done = die Reihe ist fertig
touche-action-strike = Schlag auf das Quadrat ab { $place }
touche-action-field = Feld ab { $place }
touche-action-skip = kein Feld
touche-action-buy = kaufen: { $egg }
touche-action-take = nehmen: { $weapon }
touche-action-play = spielen: { $weapon }
touche-action-spy = ausspähen: { $area }
touche-action-rob = { $player } bestehlen
touche-action-patch = { $place } flicken
touche-action-resolve = nächsten Angriff auswerten
touche-action-end = Zug beenden

## Entscheidungen

touche-decision-placement = { $seat }: Stelle heimlich deine Flotte auf.
touche-decision-turn = { $seat }: Du zielst.
touche-decision-attack-board = { $seat }: Wessen Brett? { $with }, Ziele übrig: { $left }.
touche-decision-attack-cell = { $seat }: Welches Feld bei { $board }? { $with }, Ziele übrig: { $left }.
touche-decision-line-cell = { $seat }: Das nächste Feld der Reihe bei { $board }. { $with }, Ziele übrig: { $left }.
touche-decision-overtime = { $seat }: Welche zweite Einheit feuert?
touche-decision-strike-board = { $seat }: Wessen Brett trifft der Schlag?
touche-decision-strike-block = { $seat }: Welches Quadrat von { $board } trifft der Schlag?
touche-decision-spying = { $seat }: Wohin fliegt eine Taube? Übrig: { $left }.
touche-decision-robbery = { $seat }: Wessen Beutel besucht die Krähe? Bis zu { $ears } Ähren.
touche-decision-patching = { $seat }: Welcher Treffer wird geflickt?
touche-decision-haggling = { $seat }: Welches Ei für { $ears } Ähren?
touche-decision-taking = { $seat }: Wähle eine Waffe.
touche-decision-resolving = { $seat }: Deine Auswertung.
touche-decision-bonus-board = { $seat }: Ein Bonusschuss. Wessen Brett? ({ $with })
touche-decision-bonus-cell = { $seat }: Ein Bonusschuss. Welches Feld bei { $board }? ({ $with })
touche-decision-field-board = { $seat }: Auf wessen Brett legst du das Magnetfeld?
touche-decision-field-block = { $seat }: Welches Quadrat von { $board } deckt das Magnetfeld?

## Ausgänge

touche-outcome-eggs = fünf Eier
touche-outcome-last-survivor = als Einziger noch mit lebender Einheit
touche-outcome-stalemate = eine ganze Runde lang geschah nichts

## Ablehnungen

touche-refusal-asked-first = „{ $verb }“ ist jetzt nicht gefragt.
touche-refusal-other-choice = Dieses „{ $verb }“ geht jetzt nicht.
touche-refusal-fleets-are-fixed = Die Flotten liegen für das ganze Spiel fest.
touche-refusal-fleet-is-confirmed = Deine Flotte ist bestätigt; ändere sie zuerst.
touche-refusal-nothing-to-change = Du hast deine Flotte noch nicht bestätigt.
touche-refusal-unit-is-placed = Liegt schon: { $unit }.
touche-refusal-larger-units-first = Größere Einheiten zuerst; jetzt: { $next }.
touche-refusal-leaves-the-grid = Würde auf { $cell } über das Brett ragen: { $unit }.
touche-refusal-overlaps = Würde auf { $cell } eine andere Einheit bedecken: { $unit }.
touche-refusal-touches = Würde auf { $cell } eine andere Einheit berühren: { $unit }.
touche-refusal-nothing-to-lift = Auf { $cell } beginnt kein Plättchen.
touche-refusal-fleet-is-incomplete = Noch aufzustellen: { $count }.
touche-refusal-attacks-are-made-in-targeting = Einheiten feuern nur beim Zielen.
touche-refusal-one-main-attack = Du hast deinen Hauptangriff schon gemacht.
touche-refusal-unit-never-attacks = Greift nie an: { $unit }.
touche-refusal-unit-is-gone = Hast du verloren: { $unit }.
touche-refusal-card-is-tilted = Hat schon gefeuert: { $unit }.
touche-refusal-no-free-target = Alle deine Ziele sind im Einsatz.
touche-refusal-nothing-to-target = Es gibt kein Feld mehr, auf das du zielen darfst.
touche-refusal-not-twice-in-a-row = In diesem Spiel nicht zweimal hintereinander: { $unit }.
touche-refusal-own-board = { $player } bist du: Das ist dein eigenes Brett.
touche-refusal-nothing-to-target-there = Auf dem Brett von { $player } gibt es nichts zu treffen.
touche-refusal-player-is-out = { $player } ist ausgeschieden.
touche-refusal-no-living-unit = { $player } hat keine lebende Einheit.
touche-refusal-exploded = { $place } ist schon explodiert.
touche-refusal-targeted-already = Auf { $place } liegt schon ein Ziel von { $player }.
touche-refusal-under-a-field = { $place } liegt unter einem fremden Magnetfeld.
touche-refusal-under-a-strike = { $place } liegt unter einem Atomschlag.
touche-refusal-not-in-line = { $place } liegt nicht in einer Reihe mit den bisherigen Zielen ({ $unit }).
touche-refusal-aimed-elsewhere = Du zielst auf das Brett von { $player }; { $place } ist anderswo.
touche-refusal-line-goes-on = Die Reihe hat noch Felder, auf die gezielt werden kann.
touche-refusal-cells-are-left = Es sind noch Ziele zu legen.
touche-refusal-block-leaves-the-grid = Das Quadrat ab { $place } würde über das Brett ragen.
touche-refusal-block-under-a-field = Ein Teil des Quadrats ab { $place } liegt unter einem fremden Feld.
touche-refusal-block-without-prey = Im Quadrat ab { $place } kann nichts getroffen werden.
touche-refusal-field-over-a-field = Ein Teil des Quadrats ab { $place } liegt unter einem anderen Feld.
touche-refusal-field-must-be-placed = Dieses Feld muss gelegt werden.
touche-refusal-bonus-must-be-used = Ein Bonusschuss muss gemacht werden.
touche-refusal-no-wild-egg = Es gibt kein wildes Ei mehr.
touche-refusal-own-egg = Ein Ei der eigenen Farbe besitzt man nie: { $egg }.
touche-refusal-egg-in-reserve = Die Einheit lebt noch: { $egg }.
touche-refusal-egg-is-gone = Aus dem Spiel: { $egg }.
touche-refusal-egg-is-sold = Endgültig verkauft: { $egg }.
touche-refusal-only-eggs-from-wrecks = Die Henne feilscht nur um Eier von Wracks.
touche-refusal-too-few-ears = Das kostet { $price } Ähren, und du hast { $ears }.
touche-refusal-no-weapon-to-take = Jetzt wird keine Waffe genommen.
touche-refusal-not-in-the-display = Liegt nicht offen: { $weapon }.
touche-refusal-weapon-not-held = Hast du nicht: { $weapon }.
touche-refusal-weapon-is-lasting = Wirkt von selbst und wird nicht gespielt: { $weapon }.
touche-refusal-weapon-not-in-this-phase = Nicht in dieser Phase: { $weapon }.
touche-refusal-no-egg-on-a-wreck = Auf keinem Wrack liegt ein Ei für dich.
touche-refusal-after-the-main-attack = Nur nach dem Hauptangriff einer Einheit: { $weapon }.
touche-refusal-no-other-unit = Keine andere Einheit kann angreifen.
touche-refusal-nothing-to-mend = Keine deiner lebenden Einheiten ist getroffen.
touche-refusal-instead-of-the-main-attack = Nur statt des Hauptangriffs: { $weapon }.
touche-refusal-no-strike-token = Beide Atomplättchen sind im Einsatz.
touche-refusal-spied-already = Dort war schon eine Taube: { $area }.
touche-refusal-not-from-yourself = Die Krähe bestiehlt nicht ihren Herrn.
touche-refusal-nothing-to-mend-there = Auf { $place } gibt es nichts zu flicken.
touche-refusal-no-attack-left = Du hast keinen Angriff mehr auszuwerten.
touche-refusal-must-attack = Wer angreifen kann, muss.
touche-refusal-attacks-are-left = Erst müssen deine Angriffe ausgewertet werden.
