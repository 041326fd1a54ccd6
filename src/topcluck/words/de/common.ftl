### What the terminal says, and what both games share.

## Names

game-chicken-island = War for Chicken Island
game-touche-poulet = Touché Poulet

# The second of two equal units, somebody's unit, and where it stands.
thing-number = { $thing } Nr. { $number }
thing-of = { $thing } von { $owner }
thing-at = { $thing } auf { $place }

## Refusals and the end

refused-by-rule = { $reason } ({ $rule })
refusal-not-asked = Von diesem Platz wird jetzt keine Antwort erwartet.
refusal-unreadable = „{ $text }“ ist nicht lesbar: { $problem }.
game-over = { $winners_count ->
    [0] Niemand gewinnt: { $reason } ({ $rule }).
    [one] { $winners } gewinnt: { $reason } ({ $rule }).
   *[other] { $winners } gewinnen: { $reason } ({ $rule }).
}

## Playing at the terminal

cli-welcome = { $game } (Startwert { $seed })
cli-curtain = Der Bildschirm geht an { $seat }. Alle anderen sehen weg; die Eingabetaste öffnet den Vorhang.
cli-waiting = { $seat } ist gefragt.
cli-left = Das Spiel hört hier auf.
cli-saved = Das Spiel ist in { $file } gespeichert.
cli-no-such-number = Es gibt keine Möglichkeit { $number }; sie gehen von 1 bis { $most }.
cli-on-offer = „{ $line }“ ist erlaubt.
cli-why-what = Schreib dazu, was du vorhast: why step c4
cli-card-what = Nenne einen Teil eines Kartennamens: card golem; „{ $text }“ kommt in keinem vor.
cli-taken-back = Zurückgenommen: { $line }
cli-undo-not-yours = Nur die eigene letzte Aktion kann zurückgenommen werden, bevor jemand anderes handelt.
cli-undo-seen = Das kann nicht zurückgenommen werden: Es wurde gelost oder etwas Verdecktes gezeigt.
cli-help =
    Eine Zahl wählt diese Möglichkeit. Man kann auch eine Aktion so schreiben, wie sie in der Liste steht, oder mehrere in einer Zeile.
    why ZEILE  die Regel, die es verbietet
    hint       was ein Computerhuhn an deiner Stelle täte, und warum
    card NAME  was auf einer Karte steht; ein Teil des Namens genügt
    undo       deine letzte Aktion zurücknehmen, wenn nichts ausgelost und dir nichts gezeigt wurde
    view       der Tisch, wie du ihn siehst
    log        alles, was du gesehen hast
    resign     das Spiel aufgeben
    quit       hier aufhören; ein Spiel mit --save kann fortgesetzt werden

## Checking

cli-verified = { $entries ->
    [one] Die Aufzeichnung ist stimmig: { $entries } Eintrag, gleicher Stand, gleicher Ausgang.
   *[other] Die Aufzeichnung ist stimmig: { $entries } Einträge, gleicher Stand, gleicher Ausgang.
}
cli-not-verified = Die Aufzeichnung ist nicht stimmig: { $problem }
cli-as-expected = Die Stellung ist wie erwartet.
cli-differs = Die Stellung ist nicht wie erwartet:
cli-set-checked = { $mistakes ->
    [0] Der Kartensatz ist in Ordnung.
    [one] { $mistakes } Fehler.
   *[other] { $mistakes } Fehler.
}
cli-island-checked = { $mistakes ->
    [0] Die Insel ist in Ordnung.
    [one] { $mistakes } Fehler.
   *[other] { $mistakes } Fehler.
}
cli-island-can-be-built = { $more ->
    [0] Spieler hätten sie nach den Regeln von { $edition } bauen können: { $order }
    [one] Spieler hätten sie nach den Regeln von { $edition } bauen können, mit { $more } Lava- oder Neutralplättchen mehr am Ende: { $order }
   *[other] Spieler hätten sie nach den Regeln von { $edition } bauen können, mit { $more } Lava- oder Neutralplättchen mehr am Ende: { $order }
}
cli-island-cannot-be-built = Spieler hätten sie nach den Regeln von { $edition } nicht bauen können; gespielt werden kann trotzdem auf ihr.
cli-island-drawn = Das Bild ist in { $file }.
cli-island-saved = Die Insel ist in { $file } gespeichert.

## Games by bots

sim-title = { $game }: { $finished } von { $games } Spielen beendet
sim-bot = Bot
sim-wins = Siege
sim-share = Anteil
sim-seats = Siege nach Platz: { $seats } (Startwert { $seed })
sim-think = Bots, die vorausschauen, nahmen sich { $part } ihrer üblichen Zeit
sim-iterations = Bots, die vorausschauen, taten es { $number }-mal für jede Entscheidung
# Each spread: the middle one, eight in ten between, the greatest.
sim-turns = Züge je Spieler: { $median } ({ $p10 } bis { $p90 }, höchstens { $high })
sim-decisions = Entscheidungen je Spiel: { $median } ({ $p10 } bis { $p90 }, höchstens { $high })
sim-choices = Entscheidungen mit Wahl: { $median } ({ $p10 } bis { $p90 }, höchstens { $high })
sim-options = Möglichkeiten je Entscheidung: { $median } ({ $p10 } bis { $p90 }, höchstens { $high })

## A bot at a server's table

bot-seated = Der Bot sitzt auf Platz { $seat }. Nach einer Unterbrechung geht es weiter mit: { $link }
bot-answers = Er hat { $answers } Antworten gegeben.
bot-stuck = Auf diesem Server geht das Spiel nicht weiter.
