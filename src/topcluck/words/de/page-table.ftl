# What both games share at the table.

table-bot = { $level ->
    [chick] Küken
    [hen] Henne
    [rooster] Hahn
    [top-cluck] Top Cluck
   *[other] { $level }
}
table-namesake = { $name } { $letter }
table-seats = Plätze
table-you = du
table-is-asked = ist gefragt
table-seat-bot = ein Computerhuhn
table-seat-free = frei
table-seat-here = ist da
table-seat-away = ist gerade weg
table-seat-substitute = ein Computerhuhn vertritt
table-watcher = Jemand, der zuschaut
table-watchers = Zuschauer
table-board = Spielbrett

## What is asked

table-your-turn = Du bist dran
table-waiting = Warten auf { $names }.
table-waiting-server = Einen Moment …
table-stuck = Dieses Spiel geht nicht weiter: { $problem }
table-time-left = Verbleibende Zeit
table-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
table-options = { $count ->
    [one] { $count } Möglichkeit
   *[other] Alle { $count } Möglichkeiten
}
table-search = Möglichkeiten durchsuchen
table-on-offer = „{ $line }“ ist möglich.
table-why-not = Warum nicht „{ $line }“?

## What happened

table-told = Verlauf und Gespräch
table-log = Verlauf
table-log-empty = Noch ist nichts geschehen.
table-earlier = Früheres zeigen
table-digest = Seit du zuletzt hier warst
table-went-back = Das Spiel ging zurück.

## Talk

table-talk = Gespräch
table-talk-empty = Noch hat niemand etwas gesagt.
table-say = Etwas sagen
table-send = Senden
table-mute-menu = Wen man hört
table-mute = { $name } nicht mehr hören
table-unmute = { $name } wieder hören

## Besides playing

table-menu = Mehr an diesem Tisch
table-take-back = Zurücknehmen
table-ask-back = Die anderen um ein Zurück bitten
table-ask-back-hint = Alle müssen zustimmen. Das Spiel ginge weiter gleich nach:
table-back-asked = { $name } möchte zurückgehen. Einverstanden: { $agreed }.
table-back-agree = Einverstanden
table-back-refuse = Nein
table-back-withdraw = Zurückziehen
table-substitute = Ein Computerhuhn für mich spielen lassen
table-substituted = Ein Computerhuhn spielt für dich.
table-take-over = Ich spiele wieder selbst
table-resign = Aufgeben
table-resign-sure = Du verlässt dieses Spiel endgültig. Niemand kann dich zurückholen.
table-rematch = Noch einmal
table-next-game = Zum nächsten Spiel
table-stand-pass-combat = Für den Rest dieses Kampfes passen
table-stand-pass-until-play = Passen, bis jemand etwas ausspielt
table-stand-off = Mich wieder fragen

## Links

table-links = Links zu diesem Tisch
table-invite = Zum Mitspielen
table-invite-hint = Wer ihn öffnet, nimmt einen freien Platz.
table-watch = Zum Zuschauen
table-watch-hint = Wer ihn öffnet, sieht, was alle sehen dürfen.
table-own-link = Mein Platz auf einem anderen Gerät
table-own-link-hint = Behalte ihn für dich: Wer ihn hat, spielt auf deinem Platz.

## Before the game

table-waiting-room = { $free ->
    [one] Eine Person fehlt noch
   *[other] { $free } Personen fehlen noch
}
table-waiting-all = Die anderen sind unterwegs
table-luck = Woher das Glück an diesem Tisch kommt
table-luck-hint = Der Server hat sein Geheimnis festgelegt; dies ist das Siegel. Jeder Browser gibt ein Wort dazu. Nach dem Spiel wird alles gezeigt, und alle können es prüfen.
table-invited = Du bist eingeladen: { $game }
table-which-seat = Welcher Platz?
table-any-seat = Egal
table-sit-down = Hinsetzen
table-no-key = Für diesen Tisch brauchst du einen Link
table-no-key-hint = Bitte jemanden am Tisch darum: zum Mitspielen oder zum Zuschauen.
table-dismissed = Dieser Tisch hat seine Tür geschlossen

## Several players at one screen

table-who-looks = Wer sitzt vor dem Bildschirm?
table-curtain-for = Der Bildschirm geht an { $name }
table-look-away = Alle anderen schauen weg.
table-i-am = Ich bin { $name }
table-curtain = Vorhang fallen lassen
table-next-asked = Jetzt ist { $name } gefragt.
table-hand-over = Bildschirm weitergeben

## Connection and refusals

table-lost = Die Verbindung ist weg. Wir versuchen es weiter; nichts, was du getan hast, ist verloren.
table-back-again = Die Verbindung ist wieder da.
table-not-connected = Gerade besteht keine Verbindung.
refused-out-of-date = Inzwischen ist etwas geschehen: Schau noch einmal hin, bevor du wählst.
refused-substituted = Hier spielt ein Computerhuhn; übernimm den Platz zuerst.
refused-not-yours = Nur deine eigene letzte Aktion lässt sich zurücknehmen, bevor andere handeln.
refused-seen = Es wurde gelost oder Verdecktes gezeigt. Die anderen könnten einem Zurück zustimmen.
refused-nowhere = Seitdem gibt es nichts zurückzunehmen.
refused-asked-already = Jemand hat schon um ein Zurück gebeten.
refused-not-asked = Niemand hat um ein Zurück gebeten.
refused-nothing-to-answer = Du bist gerade nicht gefragt.
refused-unreadable = Das lässt sich nicht lesen. „help“ sagt, was man schreiben kann.
refused-spectator = Zuschauer schauen nur zu.
refused-no-talk = An diesem Tisch wird nicht geredet.
refused-too-fast = Das war zu schnell; warte ein wenig.
refused-resigned = Wer aufgegeben hat, kommt nicht zurück.
refused-not-over = Das Spiel ist noch nicht vorbei.
refused-not-begun = Das Spiel hat nicht begonnen: Noch sitzen nicht alle.
refused-taken = Alle Plätze sind besetzt.
refused-no-such-table = Diesen Tisch gibt es nicht, oder der Link führt nicht dorthin.
refused-invitation = Der Einladungscode stimmt nicht.
refused-full = Dieser Server hat so viele Tische, wie er tragen kann.
refused-too-many-tables = Du hast zu viele offene Tische; beende erst einen.
refused-too-many = Zu viele Anfragen; warte ein wenig.
refused-offline = Der Server ist nicht zu erreichen.

## The table as text

table-command = Befehl
table-command-hint = Eine Aktion in unserer Schreibweise, oder „help“.
table-answers = Antworten
table-command-help =
    ask: was gefragt ist
    options: alles, was man antworten kann
    why ZEILE: die Regel, die es verbietet
    view NAME: ein Teil des Tisches, etwa hand oder units
    card NAME: was eine Karte sagt
    log ZAHL: was zuletzt geschah
    say TEXT: reden
    undo: die letzte Aktion zurücknehmen
table-command-keys = Es gibt: { $keys }
