# What stands around everything on the page.

page-nav = Bereiche
page-skip = Zum Inhalt springen
page-rules = Regeln
page-learn = Lernen
page-achievements = Erfolge
page-settings = Einstellungen
page-replay = Spiel noch einmal ansehen
page-to-home = Zur Startseite
page-nowhere = Hier liegen nur Federn
page-nowhere-hint = Diese Adresse führt nirgendwohin. Vielleicht fehlt ein Stück vom Link.
page-loading = Einen Moment …
page-not-loaded = Dieser Teil ließ sich nicht laden.
page-again = Noch einmal versuchen
page-close = Schließen
page-no = Nein, lieber nicht
page-copy = Kopieren
page-copied = Kopiert.
page-share = Teilen

## Settings

page-settings-hint = All das bleibt in diesem Browser.
page-your-name = Dein Name am Tisch
page-language = Sprache
page-language-en = English
page-language-fr = Français
page-language-it = Italiano
page-language-de = Deutsch
page-theme = Hell oder dunkel
page-theme-system = Wie das System
page-theme-light = Hell
page-theme-dark = Dunkel
page-size = Schriftgröße
page-size-small = Klein
page-size-normal = Normal
page-size-large = Groß
page-motion = Bewegung
page-motion-system = Wie das System
page-motion-full = Alles flattert
page-motion-less = Stillhalten
page-curtain = Mehrere an einem Bildschirm: Der Vorhang fällt
page-curtain-click = wenn du es sagst
page-curtain-at-once = von selbst
page-sound = Ton
page-notify = Bescheid geben, wenn ich dran bin
page-text-view = Tisch als Text
