# The start page.

home-start = Ein Spiel beginnen
home-which-game = Was darf’s sein?
home-about-chicken-island = Geplänkel auf einer Vulkaninsel: Golems, Würfel und gedemütigte Hühner.
home-about-touche-poulet = Finde und sprenge die Scheunen der Nachbarn, bevor sie deine finden.
home-who-plays = Wer spielt mit?
home-company-bots = Allein gegen Computerhühner
home-company-bots-hint = Du fängst sofort an.
home-company-solo = Solo
home-company-solo-hint = Gegen den Herausforderer, nach den Soloregeln.
home-company-screen = An einem Bildschirm
home-company-screen-hint = Ihr reicht das Gerät weiter; ein Vorhang verdeckt die Karten.
home-company-online = Online mit einem Link
home-company-online-hint = Du bekommst einen Link für die anderen.
home-go = Gack! Los geht’s
home-code = Einladungscode dieses Servers

## Details

home-details = Mehr Auswahl
home-players = Wie viele spielen?
home-seat = Platz { $letter }
home-sitter-me = An diesem Bildschirm
home-sitter-bot = Computerhuhn
home-sitter-free = Kommt über den Link
home-name-of = Name auf Platz { $letter }
home-bots = Wie gut sind die Computerhühner?
home-bot = { $level ->
    [chick] Küken: nimmt, was erlaubt ist
    [hen] Henne: denkt einen Schritt voraus
    [rooster] Hahn: schaut weiter voraus, etwa drei Sekunden für einen ganzen Zug
    [top-cluck] Top Cluck: am stärksten, lässt sich Zeit
   *[other] { $level }
}
home-edition = Ausgabe
home-edition-second-en = Zweite, englisch
home-edition-second-fr = Zweite, französisch
home-edition-second-it = Zweite, italienisch
home-edition-first-de = Erste, deutsch
home-mode = Spielart
home-flags = Varianten
home-flag-built-island = Die Insel gemeinsam bauen
home-cards = Karten
home-island = Insel
home-island-usual = Die übliche
home-clock = Zeit für jede Antwort
home-clock-0 = Ohne Uhr
home-clock-60 = 1 Minute
home-clock-300 = 5 Minuten
home-clock-3600 = 1 Stunde
home-clock-86400 = 1 Tag
home-clock-259200 = 3 Tage
home-talk = Am Tisch darf geredet werden
home-hints = Man darf fragen, was ein Computerhuhn täte
home-leaders = Anführer ({ $chosen } von { $all })
home-leaders-hint = Nur die gewählten sind im Stapel. Mindestens { $needed } werden gebraucht.
home-leaders-all = Alle Anführer
home-leaders-lacking = Zu wenige Anführer: Dieses Spiel braucht mindestens { $needed }.
home-house-rules = { $changed ->
    [0] Hausregeln
    [one] Hausregeln ({ $changed } geändert)
   *[other] Hausregeln ({ $changed } geändert)
}
home-option-no-repeat = Niemand feuert zweimal hintereinander mit derselben Einheit
home-option-weapons = Geheimwaffen

## Tables and links

home-my-tables = Meine Tische
home-status-open = wartet auf Mitspieler
home-status-running = läuft
home-status-over = vorbei
home-status-stuck = steht still
home-open-link = Hat dir jemand einen Link geschickt?
home-link = Link zu einem Tisch oder einem Spiel
home-link-wrong = Das ist kein Link zu einem Tisch auf diesem Server.
home-open = Öffnen
home-look-around = Umsehen
