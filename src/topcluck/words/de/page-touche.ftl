# The table of Touché Poulet.

farm-own = Dein Hof
farm-of = Der Hof von { $player }
farm-boards = Höfe
farm-round = Runde { $round }
farm-phase-placement = Versteckt eure Flotte
farm-phase-targeting = Zielen
farm-phase-resolution = Auswertung
farm-skip = Überspringen
farm-ending = Das Ende
farm-verdict-hit = Touché!
farm-verdict-miss = Daneben!

## Players

farm-plays-now = ist am Zug
farm-out = raus
farm-targets = { $count ->
    [one] { $count } Ziel frei
   *[other] { $count } Ziele frei
}
farm-eggs = { $count } von { $wanted } Eiern
farm-cards = Einheitenkarten: { $units }
farm-weapons-of = Waffen: { $weapons }

## What lies on a cell

farm-cell-hit = getroffen von { $player }
farm-cell-wreck = Wrack: { $unit }
farm-cell-mended = getroffen und geflickt
farm-cell-target = Ziel von { $player }
farm-cell-field = Magnetfeld von { $player }
farm-cell-nuke = Atomschlag von { $player }
farm-pigeon = Eine Taube hat gezählt ({ $zone }): { $count }

## Placing

farm-tray = Einheiten zum Aufstellen
farm-tray-unit = { $unit }: { $state ->
    [placed] aufgestellt
    [next] kommt als Nächstes
   *[later] später
}
farm-hint-placing = Zieh die Einheit auf deinen Hof oder tippe auf das Feld für ihre linke obere Ecke. Einheiten berühren sich nie. Tippe auf eine, um sie zurückzunehmen.
farm-hint-complete = Alle Einheiten sind versteckt. Verschieb sie nach Belieben und sag dann, dass du fertig bist.
farm-hint-waiting = Es geht los, wenn alle fertig sind. Bis dahin kannst du es dir noch anders überlegen.
farm-random-hint = Deine Flotte wird ausgelost, wenn alle fertig sind.
farm-scatter = Rest verstreuen
farm-scatter-hint = Stellt den Rest irgendwo auf; du kannst alles noch ändern.
farm-stamp-ready = Fertig!
farm-stamp-random = Auf gut Glück!

## Cards

farm-your-units = Deine Einheiten
farm-your-weapons = Deine Geheimwaffen
farm-card-state = { $unit }: { $state ->
    [gone] verloren
    [tilted] hat gefeuert
   *[upright] aufrecht
}
farm-unit-barn = 3 Ziele beliebig. Wird sie zerstört, nimmt ihr Besitzer eine Waffe.
farm-unit-sprayer = 1 Ziel beliebig. Bei einem Treffer explodieren die 8 Felder ringsum.
farm-unit-tractank = 2 Ziele nebeneinander. Bei einem Treffer folgt sofort ein Schuss der Eierhaubitze.
farm-unit-harvester = 2 Ziele nebeneinander. Bei einem Treffer darfst du dein Magnetfeld legen.
farm-unit-granary = 3 Ziele in einer Linie. Bei einem Treffer stiehlt er 5 Ähren.
farm-unit-reaper = 2 Ziele beliebig. Bei einem Treffer folgt sofort ein weiterer Schuss.
farm-unit-eggwitzer = 1 Ziel beliebig. Bei einem Treffer explodieren die 4 Nachbarfelder.
farm-unit-war-chest = Sie greift nie an. Wer sie zerstört, nimmt eine Waffe.

## Market

farm-market = Waffen und Eier
farm-display = Ausgelegte Waffen
farm-draw-pile = Nachziehstapel: { $count }
farm-discard-pile = Ablagestapel: { $count }
farm-take = Wähl eine Geheimwaffe
farm-wild-eggs = Wilde Eier
farm-wild-egg = wildes Ei für { $price } Ähren
farm-wild-egg-of = wildes Ei, gekauft von { $player }
farm-wild-egg-gone = wildes Ei, aus dem Spiel
farm-egg-on-sale = zu kaufen: { $egg }
farm-all-eggs = Eier; von einem Wrack für { $price } Ähren
farm-egg-state = { $egg }: { $state ->
    [reserve] in Reserve
    [on_sale] zu kaufen
    [owned] gekauft von { $player }
   *[gone] aus dem Spiel
}
