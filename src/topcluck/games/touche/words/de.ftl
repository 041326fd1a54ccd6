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

## Die Regeln in einem Satz

touche-rule-TP-0-1 = Zeichen sagen, woher eine Regel kommt: aus dem Heft, aus unserer Auslegung oder von uns.
touche-rule-TP-0-2 = Gegner ist, wer sonst noch mitspielt; eine Einheit lebt, bis sie zerstört ist; ein explodiertes Feld trägt Krater, Explosion oder Wrack.
touche-rule-TP-0-3 = Ein Feld ist Spaltenbuchstabe und Zeilennummer; A1 ist oben links. Gelesen wird zeilenweise von links nach rechts.
touche-rule-TP-0-4 = Aller Zufall kommt aus einem Generator mit Startwert; jede Partie lässt sich nachspielen.
touche-rule-TP-0-5 = Raster, Zonen, Formen, Preise und Karten sind Daten.
touche-rule-TP-1-1 = Jeder hat ein offenes und ein geheimes Brett, 8 Einheitenkarten, 10 Plättchen, 15 Ziele, 5 Eier und ein Magnetfeld.
touche-rule-TP-1-2 = Gemeinsam sind 100 Krater, 2 Atomschläge, 6 Tauben, 30 Waffen und 3 wilde Eier.
touche-rule-TP-1-3 = Die Bank hat 300 Ähren in Plättchen zu 5 und 10.
touche-rule-TP-1-4 = Die vier Clans unterscheiden sich nur in Name, Bild und Farbe.
touche-rule-TP-2-1 = Jedes Brett hat 9 Spalten und 9 Zeilen.
touche-rule-TP-2-2 = Jedes Feld gehört zu genau einer von sechs Zonen.
touche-rule-TP-2-3 = Zonen verbieten nichts; nur die Tauben brauchen sie.
touche-rule-TP-2-4 = Nachbarn teilen eine Seite; umliegende Felder eine Seite oder Ecke.
touche-rule-TP-3-1 = Die Flotte: Jede Art hat Form, Wert je Feld, Angriff und Bonus.
touche-rule-TP-3-2 = 10 Plättchen von 8 Arten bedecken 23 Felder und sind 180 Ähren wert.
touche-rule-TP-3-3 = Eine Karte steht für alle Plättchen ihrer Art: Zwei Schnitter machen einen Angriff.
touche-rule-TP-3-4 = Eine Art greift an, solange ein Plättchen lebt und die Karte gerade liegt.
touche-rule-TP-4-1 = Jeder hat einen eigenen Clan.
touche-rule-TP-4-2 = Auf jeder der fünf Eierkarten liegt ein eigenes Ei: der Vorrat.
touche-rule-TP-4-3 = Jeder legt heimlich alle 10 Plättchen.
touche-rule-TP-4-4 = Plättchen werden weder gedreht noch gespiegelt.
touche-rule-TP-4-5 = Jedes Plättchen liegt ganz auf dem Brett, auf ganzen Feldern, über keinem anderen.
touche-rule-TP-4-6 = Plättchen berühren sich nie, auch nicht über Eck.
touche-rule-TP-4-7 = Alle legen zugleich und verdeckt; haben alle bestätigt, bleibt alles liegen.
touche-rule-TP-4-8 = Die Software bietet eine zufällige Flotte an, vom größten Plättchen abwärts gelegt.
touche-rule-TP-4-9 = Die Waffen werden gemischt, drei liegen offen.
touche-rule-TP-4-10 = Die drei wilden Eier kosten 35, 40 und 45 Ähren.
touche-rule-TP-4-11 = Jeder Beutel ist anfangs leer.
touche-rule-TP-5-1 = Den Startspieler bestimmt der Gastgeber oder das Los.
touche-rule-TP-5-2 = Gespielt wird im Uhrzeigersinn.
touche-rule-TP-6-1 = Eine Runde: erst Zielen, dann Auswertung.
touche-rule-TP-6-2 = Vom Startspieler an zielt jeder einmal.
touche-rule-TP-6-3 = In gleicher Folge wertet jeder die eigenen Schüsse aus, bis kein Ziel mehr liegt.
touche-rule-TP-6-4 = Auch ohne liegende Ziele hat man eine Auswertung.
touche-rule-TP-7-1 = Zu Beginn des eigenen Zielens werden gekippte Karten gerade gelegt.
touche-rule-TP-7-2 = Ein Hauptangriff: Karte kippen, Felder wählen, auf jedes ein Ziel.
touche-rule-TP-7-3 = Dieselbe Art darf Runde um Runde angreifen.
touche-rule-TP-7-4 = Zielen kann man auf Felder eines Gegners mit lebender Einheit, die nicht explodiert, nicht belegt, nicht unter fremdem Feld und nicht unter einem Schlag sind.
touche-rule-TP-7-5 = FREI: so viele verschiedene Felder irgendwo, auf einem oder mehreren Brettern; sind es weniger, alle.
touche-rule-TP-7-6 = REIHE: Felder nebeneinander in einer Zeile oder Spalte eines Bretts; jedes mögliche bekommt ein Ziel, mindestens eines.
touche-rule-TP-7-7 = Fehlen Ziele, legt man, was da ist; ohne Ziel kein Angriff.
touche-rule-TP-7-8 = Wer angreifen kann, muss; sonst passt man.
touche-rule-TP-7-9 = Käufe und Waffen gehen vor oder nach dem Angriff, beliebig oft; man beendet den Zug selbst.
touche-rule-TP-7-10 = Gelegte Ziele sind endgültig und offen.
touche-rule-TP-8-1 = Zuerst kommt das eigene Magnetfeld zurück.
touche-rule-TP-8-2 = Dann werden die eigenen Angriffe in ihrer Reihenfolge ausgewertet.
touche-rule-TP-8-3 = Die Ziele eines Angriffs werden einzeln in Legereihenfolge ausgewertet.
touche-rule-TP-8-4 = Angesagt wird nur Treffer oder daneben.
touche-rule-TP-8-5 = Nach dem letzten Ziel gibt es einmal den Bonus, wenn eines traf.
touche-rule-TP-8-6 = Den Bonus gibt es auch, wenn der Angreifer inzwischen zerstört ist.
touche-rule-TP-8-7 = Zwischen zwei Schritten darf man kaufen und Waffen spielen.
touche-rule-TP-8-8 = Zuletzt wirkt, was am Ende wirkt; dann ist der Zug aus.
touche-rule-TP-9-1 = Auf explodiertem Feld geschieht nichts; sonst geht ein liegendes Ziel zurück, und es gibt Krater oder Treffer.
touche-rule-TP-9-2 = Nur die erste Explosion zählt; ein weggefegtes Ziel ist weder Treffer noch Fehlschuss.
touche-rule-TP-9-3 = Eine beschädigte Einheit bleibt verborgen und ungenannt.
touche-rule-TP-9-4 = Ausbreitende Explosionen gehen in Leserichtung, bleiben auf dem Brett und bringen keinen Bonus.
touche-rule-TP-9-5 = Zerstörung: Wrack, Ei zu kaufen, Ähren je Treffer, Karte weg mit dem letzten Plättchen, Waffe, dann Prüfung auf Spielende.
touche-rule-TP-9-6 = Ähren gibt es erst bei der Zerstörung.
touche-rule-TP-9-7 = Felder neben einem Wrack bekommen keinen Krater und bleiben mögliche Ziele.
touche-rule-TP-10-1 = Scheune: drei freie Ziele; wird sie zerstört, nimmt ihr Besitzer sofort eine Waffe.
touche-rule-TP-10-2 = Feldspritze: ein Ziel; ein Treffer sprengt die 8 umliegenden Felder.
touche-rule-TP-10-3 = Traktank: eine Reihe von zwei; ein Treffer bringt sofort einen Eierhaubitzen-Angriff.
touche-rule-TP-10-4 = Panzermähdrescher: eine Reihe von zwei; nach einem Treffer darf man das Magnetfeld legen.
touche-rule-TP-10-5 = Taktischer Kornspeicher: eine Reihe von drei; ein Treffer stiehlt einmal 5 Ähren.
touche-rule-TP-10-6 = Schnitter: zwei freie Ziele; ein Treffer bringt genau einen Zusatzschuss.
touche-rule-TP-10-7 = Eierhaubitze: ein Ziel; ein Treffer sprengt die 4 Nachbarn.
touche-rule-TP-10-8 = Kriegskasse: greift nie an; wer sie zerstört, bekommt 20 Ähren und eine Waffe.
touche-rule-TP-10-9 = Ein Bonusschuss muss sein, wenn es ein Feld gibt; nur das Magnetfeld ist freiwillig.
touche-rule-TP-11-1 = Jeder hat ein Feld von 2×2.
touche-rule-TP-11-2 = Es liegt ganz auf dem eigenen oder einem gegnerischen Brett, nicht über einem anderen Feld.
touche-rule-TP-11-3 = Nur sein Besitzer darf auf seine Felder zielen.
touche-rule-TP-11-4 = Auf fremdem Brett reserviert es also Beute.
touche-rule-TP-11-5 = Es hält weder liegende Ziele noch ausbreitende Explosionen auf.
touche-rule-TP-11-6 = Es verschwindet zu Beginn der nächsten Auswertung seines Besitzers.
touche-rule-TP-11-7 = Erneut gelegt, wird es versetzt.
touche-rule-TP-12-1 = Alle Beträge sind Vielfache von 5; ein Beutel ist eine Zahl.
touche-rule-TP-12-2 = Gekauft wird bei der Bank.
touche-rule-TP-12-3 = Die Bank wird nie leer.
touche-rule-TP-12-4 = Nichts wird verschenkt, verliehen oder getauscht.
touche-rule-TP-13-1 = Zu kaufen: Eier auf Wracks für 25 und das billigste wilde Ei.
touche-rule-TP-13-2 = Eier kauft man nur in eigenen Zügen, eins oder mehrere.
touche-rule-TP-13-3 = Niemand besitzt ein Ei der eigenen Farbe.
touche-rule-TP-13-4 = Ein Ei, dessen Einheit lebt, ist nicht zu kaufen.
touche-rule-TP-13-5 = Zahlen, Ei nehmen, auf das fünfte prüfen; dann gibt es eine Waffe umsonst.
touche-rule-TP-13-6 = Gekaufte Eier werden nie verkauft, verloren oder gestohlen.
touche-rule-TP-14-1 = Waffe nehmen: eine der offenen wählen; sofort wird nachgelegt.
touche-rule-TP-14-2 = Leerer Stapel: Die Ablage wird gemischt; ohne Ablage bleibt eine Lücke.
touche-rule-TP-14-3 = Eine Waffe ist dauerhaft oder wird nach einmaligem Spielen abgelegt.
touche-rule-TP-14-4 = Einmalwaffen spielt man im eigenen Zug, wie die Karte sagt, zwischen zwei Schritten.
touche-rule-TP-14-5 = Waffen liegen offen, ohne Grenze.
touche-rule-TP-14-6 = Eine Waffe schlägt eine Regel, außer beim Ei der eigenen Farbe.
touche-rule-TP-15-1 = Atomschlag: statt des Hauptangriffs explodiert für 10 Ähren in der eigenen Auswertung ein 3×3-Quadrat.
touche-rule-TP-15-2 = Taubionage: Zwei gegnerische Zonen werden für alle gezählt.
touche-rule-TP-15-3 = Notschild: das eigene Feld ohne Treffer legen.
touche-rule-TP-15-4 = Schmuggler: ein wildes Ei für 15 Ähren weniger.
touche-rule-TP-15-5 = Feilschende Henne: ein Ei von einem Wrack für 15 Ähren.
touche-rule-TP-15-6 = Rekordernte: 15 Ähren von der Bank.
touche-rule-TP-15-7 = Diebische Krähe: bis zu 10 Ähren von einem Gegner.
touche-rule-TP-15-8 = Doppelsalve: zwei weitere freie Ziele ohne Bonus.
touche-rule-TP-15-9 = Überstunden: Nach dem Hauptangriff greift eine zweite Art an.
touche-rule-TP-15-10 = Flickwerk: Eine Explosion verschwindet von einer eigenen lebenden Einheit; das Feld ist wieder heil.
touche-rule-TP-15-11 = Feldgenerator: Nach einer Auswertung ohne Treffer darf man das eigene Feld legen.
touche-rule-TP-15-12 = Wunderdünger: 5 Ähren mehr für den letzten Treffer auf eine Art mit Ei.
touche-rule-TP-15-13 = Vogelscheuche: Niemand nimmt dir Ähren.
touche-rule-TP-15-14 = Straußengranaten: Eierhaubitzen sprengen alle 8 umliegenden Felder.
touche-rule-TP-15-15 = Laservisier: Der Schnitter zielt auf drei Felder, weiter mit einem Zusatzschuss.
touche-rule-TP-15-16 = Turbomotor: Traktank und Mähdrescher zielen auf Reihen von drei.
touche-rule-TP-15-17 = Banditenmaske: Der Kornspeicher stiehlt bis zu 10 Ähren.
touche-rule-TP-15-18 = Heubodenschützen: Die Scheune zielt auf vier Felder.
touche-rule-TP-16-1 = Nach der Auswertung scheidet aus, wer keine Einheit hat; der Startspieler wechselt im Uhrzeigersinn.
touche-rule-TP-17-1 = Ohne lebende Einheit ist man vernichtet; die Kriegskasse zählt als Einheit.
touche-rule-TP-17-2 = In dieser Runde wertet man noch aus, darf kaufen und kann sogar gewinnen.
touche-rule-TP-17-3 = Am Ende dieser Runde scheidet man aus; Eier auf den Wracks bleiben zu kaufen.
touche-rule-TP-17-4 = Wer geht, ist sofort draußen: Ziele kehren zurück, Einheiten verschwinden, Eier kommen in den Verkauf.
touche-rule-TP-18-1 = Fünf Eier gewinnen sofort.
touche-rule-TP-18-2 = Wer als Einziger eine lebende Einheit hat, gewinnt sofort.
touche-rule-TP-18-3 = Eine Runde ohne Ziel, Kauf und Waffe beendet das Spiel: Eier, dann Ähren, dann heile Felder.
touche-rule-TP-18-4 = Beide Siegarten werden nach jedem Kauf und jeder Zerstörung geprüft.
touche-rule-TP-19-1 = Zu zweit, dritt oder viert gelten dieselben Regeln.
touche-rule-TP-19-2 = Zu zweit, dritt, viert sind 8, 13, 18 Eier erreichbar.
touche-rule-TP-20-1 = 15 Ziele begrenzen nur das Legen; kein Treffer geht mangels Plättchen verloren.
touche-rule-TP-20-2 = Krater gibt es unbegrenzt.
touche-rule-TP-20-3 = Ähren gibt es unbegrenzt.
touche-rule-TP-20-4 = Eier, Waffen, Felder und Atomschläge gibt es nur so viele wie vorhanden.
touche-rule-TP-21-1 = Alles auf dem Tisch ist offen.
touche-rule-TP-21-2 = Geheim sind die Lage lebender Einheiten, wem ein Treffer gilt und die Folge des Stapels.
touche-rule-TP-21-3 = Am Ende werden alle Flotten gezeigt.
touche-rule-TP-22-1 = Option no_repeat: nicht die Art des letzten Hauptangriffs, außer es gibt keine andere.
touche-rule-TP-22-2 = Option weapons: ausgeschaltet nimmt nie jemand eine.
touche-rule-TP-22-3 = Option first_player: wer beginnt; sonst das Los.
