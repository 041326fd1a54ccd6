### Die Regeln von Touché Poulet in einfachen Worten: Kapitel, Regeln und Optionen.

## TP-0

touche-chapter-TP-0 = Wie die Regeln zu lesen sind
touche-rule-TP-0-1 = Zeichen sagen, woher eine Regel kommt: aus dem Heft, aus unserer Auslegung oder von uns.
touche-rule-TP-0-2 = Gegner ist, wer sonst noch mitspielt; eine Einheit lebt, bis sie zerstört ist; ein explodiertes Feld trägt Krater, Explosion oder Wrack.
touche-rule-TP-0-3 = Ein Feld ist Spaltenbuchstabe und Zeilennummer; A1 ist oben links. Gelesen wird zeilenweise von links nach rechts.
touche-rule-TP-0-4 = Aller Zufall kommt aus einem Generator mit Startwert; jede Partie lässt sich nachspielen.
touche-rule-TP-0-5 = Raster, Zonen, Formen, Preise und Karten sind Daten.

## TP-1

touche-chapter-TP-1 = Spielmaterial
touche-rule-TP-1-1 = Jeder hat ein offenes und ein geheimes Brett, 8 Einheitenkarten, 10 Plättchen, 15 Ziele, 5 Eier und ein Magnetfeld.
touche-rule-TP-1-2 = Gemeinsam sind 100 Krater, 2 Atomschläge, 6 Tauben, 30 Waffen und 3 wilde Eier.
touche-rule-TP-1-3 = Die Bank hat 300 Ähren in Plättchen zu 5 und 10.
touche-rule-TP-1-4 = Die vier Clans unterscheiden sich nur in Name, Bild und Farbe.

## TP-2

touche-chapter-TP-2 = Das Brett
touche-rule-TP-2-1 = Jedes Brett hat 9 Spalten und 9 Zeilen.
touche-rule-TP-2-2 = Jedes Feld gehört zu genau einer von sechs Zonen.
touche-rule-TP-2-3 = Zonen verbieten nichts; nur die Tauben brauchen sie.
touche-rule-TP-2-4 = Nachbarn teilen eine Seite; umliegende Felder eine Seite oder Ecke.

## TP-3

touche-chapter-TP-3 = Einheiten
touche-rule-TP-3-1 = Die Flotte: Jede Art hat Form, Wert je Feld, Angriff und Bonus.
touche-rule-TP-3-2 = 10 Plättchen von 8 Arten bedecken 23 Felder und sind 180 Ähren wert.
touche-rule-TP-3-3 = Eine Karte steht für alle Plättchen ihrer Art: Zwei Schnitter machen einen Angriff.
touche-rule-TP-3-4 = Eine Art greift an, solange ein Plättchen lebt und die Karte gerade liegt.

## TP-4

touche-chapter-TP-4 = Aufbau und verdeckte Flotten
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

## TP-5

touche-chapter-TP-5 = Startspieler und Reihenfolge
touche-rule-TP-5-1 = Den Startspieler bestimmt der Gastgeber oder das Los.
touche-rule-TP-5-2 = Gespielt wird im Uhrzeigersinn.

## TP-6

touche-chapter-TP-6 = Die Runde
touche-rule-TP-6-1 = Eine Runde: erst Zielen, dann Auswertung.
touche-rule-TP-6-2 = Vom Startspieler an zielt jeder einmal.
touche-rule-TP-6-3 = In gleicher Folge wertet jeder die eigenen Schüsse aus, bis kein Ziel mehr liegt.
touche-rule-TP-6-4 = Auch ohne liegende Ziele hat man eine Auswertung.

## TP-7

touche-chapter-TP-7 = Zielen
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

## TP-8

touche-chapter-TP-8 = Auswertung
touche-rule-TP-8-1 = Zuerst kommt das eigene Magnetfeld zurück.
touche-rule-TP-8-2 = Dann werden die eigenen Angriffe in ihrer Reihenfolge ausgewertet.
touche-rule-TP-8-3 = Die Ziele eines Angriffs werden einzeln in Legereihenfolge ausgewertet.
touche-rule-TP-8-4 = Angesagt wird nur Treffer oder daneben.
touche-rule-TP-8-5 = Nach dem letzten Ziel gibt es einmal den Bonus, wenn eines traf.
touche-rule-TP-8-6 = Den Bonus gibt es auch, wenn der Angreifer inzwischen zerstört ist.
touche-rule-TP-8-7 = Zwischen zwei Schritten darf man kaufen und Waffen spielen.
touche-rule-TP-8-8 = Zuletzt wirkt, was am Ende wirkt; dann ist der Zug aus.

## TP-9

touche-chapter-TP-9 = Explosionen, Treffer, Zerstörung
touche-rule-TP-9-1 = Auf explodiertem Feld geschieht nichts; sonst geht ein liegendes Ziel zurück, und es gibt Krater oder Treffer.
touche-rule-TP-9-2 = Nur die erste Explosion zählt; ein weggefegtes Ziel ist weder Treffer noch Fehlschuss.
touche-rule-TP-9-3 = Eine beschädigte Einheit bleibt verborgen und ungenannt.
touche-rule-TP-9-4 = Ausbreitende Explosionen gehen in Leserichtung, bleiben auf dem Brett und bringen keinen Bonus.
touche-rule-TP-9-5 = Zerstörung: Wrack, Ei zu kaufen, Ähren je Treffer, Karte weg mit dem letzten Plättchen, Waffe, dann Prüfung auf Spielende.
touche-rule-TP-9-6 = Ähren gibt es erst bei der Zerstörung.
touche-rule-TP-9-7 = Felder neben einem Wrack bekommen keinen Krater und bleiben mögliche Ziele.

## TP-10

touche-chapter-TP-10 = Die Wirkungen der Einheiten
touche-rule-TP-10-1 = Scheune: drei freie Ziele; wird sie zerstört, nimmt ihr Besitzer sofort eine Waffe.
touche-rule-TP-10-2 = Feldspritze: ein Ziel; ein Treffer sprengt die 8 umliegenden Felder.
touche-rule-TP-10-3 = Traktank: eine Reihe von zwei; ein Treffer bringt sofort einen Eierhaubitzen-Angriff.
touche-rule-TP-10-4 = Panzermähdrescher: eine Reihe von zwei; nach einem Treffer darf man das Magnetfeld legen.
touche-rule-TP-10-5 = Taktischer Kornspeicher: eine Reihe von drei; ein Treffer stiehlt einmal 5 Ähren.
touche-rule-TP-10-6 = Schnitter: zwei freie Ziele; ein Treffer bringt genau einen Zusatzschuss.
touche-rule-TP-10-7 = Eierhaubitze: ein Ziel; ein Treffer sprengt die 4 Nachbarn.
touche-rule-TP-10-8 = Kriegskasse: greift nie an; wer sie zerstört, bekommt 20 Ähren und eine Waffe.
touche-rule-TP-10-9 = Ein Bonusschuss muss sein, wenn es ein Feld gibt; nur das Magnetfeld ist freiwillig.

## TP-11

touche-chapter-TP-11 = Magnetfeld
touche-rule-TP-11-1 = Jeder hat ein Feld von 2×2.
touche-rule-TP-11-2 = Es liegt ganz auf dem eigenen oder einem gegnerischen Brett, nicht über einem anderen Feld.
touche-rule-TP-11-3 = Nur sein Besitzer darf auf seine Felder zielen.
touche-rule-TP-11-4 = Auf fremdem Brett reserviert es also Beute.
touche-rule-TP-11-5 = Es hält weder liegende Ziele noch ausbreitende Explosionen auf.
touche-rule-TP-11-6 = Es verschwindet zu Beginn der nächsten Auswertung seines Besitzers.
touche-rule-TP-11-7 = Erneut gelegt, wird es versetzt.

## TP-12

touche-chapter-TP-12 = Ähren und Bank
touche-rule-TP-12-1 = Alle Beträge sind Vielfache von 5; ein Beutel ist eine Zahl.
touche-rule-TP-12-2 = Gekauft wird bei der Bank.
touche-rule-TP-12-3 = Die Bank wird nie leer.
touche-rule-TP-12-4 = Nichts wird verschenkt, verliehen oder getauscht.

## TP-13

touche-chapter-TP-13 = Eier
touche-rule-TP-13-1 = Zu kaufen: Eier auf Wracks für 25 und das billigste wilde Ei.
touche-rule-TP-13-2 = Eier kauft man nur in eigenen Zügen, eins oder mehrere.
touche-rule-TP-13-3 = Niemand besitzt ein Ei der eigenen Farbe.
touche-rule-TP-13-4 = Ein Ei, dessen Einheit lebt, ist nicht zu kaufen.
touche-rule-TP-13-5 = Zahlen, Ei nehmen, auf das fünfte prüfen; dann gibt es eine Waffe umsonst.
touche-rule-TP-13-6 = Gekaufte Eier werden nie verkauft, verloren oder gestohlen.

## TP-14

touche-chapter-TP-14 = Geheimwaffen
touche-rule-TP-14-1 = Waffe nehmen: eine der offenen wählen; sofort wird nachgelegt.
touche-rule-TP-14-2 = Leerer Stapel: Die Ablage wird gemischt; ohne Ablage bleibt eine Lücke.
touche-rule-TP-14-3 = Eine Waffe ist dauerhaft oder wird nach einmaligem Spielen abgelegt.
touche-rule-TP-14-4 = Einmalwaffen spielt man im eigenen Zug, wie die Karte sagt, zwischen zwei Schritten.
touche-rule-TP-14-5 = Waffen liegen offen, ohne Grenze.
touche-rule-TP-14-6 = Eine Waffe schlägt eine Regel, außer beim Ei der eigenen Farbe.

## TP-15

touche-chapter-TP-15 = Die Waffenkarten
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

## TP-16

touche-chapter-TP-16 = Ende der Runde
touche-rule-TP-16-1 = Nach der Auswertung scheidet aus, wer keine Einheit hat; der Startspieler wechselt im Uhrzeigersinn.

## TP-17

touche-chapter-TP-17 = Vernichtete Spieler
touche-rule-TP-17-1 = Ohne lebende Einheit ist man vernichtet; die Kriegskasse zählt als Einheit.
touche-rule-TP-17-2 = In dieser Runde wertet man noch aus, darf kaufen und kann sogar gewinnen.
touche-rule-TP-17-3 = Am Ende dieser Runde scheidet man aus; Eier auf den Wracks bleiben zu kaufen.
touche-rule-TP-17-4 = Wer geht, ist sofort draußen: Ziele kehren zurück, Einheiten verschwinden, Eier kommen in den Verkauf.

## TP-18

touche-chapter-TP-18 = Ende des Spiels
touche-rule-TP-18-1 = Fünf Eier gewinnen sofort.
touche-rule-TP-18-2 = Wer als Einziger eine lebende Einheit hat, gewinnt sofort.
touche-rule-TP-18-3 = Eine Runde ohne Ziel, Kauf und Waffe beendet das Spiel: Eier, dann Ähren, dann heile Felder.
touche-rule-TP-18-4 = Beide Siegarten werden nach jedem Kauf und jeder Zerstörung geprüft.

## TP-19

touche-chapter-TP-19 = Zahl der Spieler
touche-rule-TP-19-1 = Zu zweit, dritt oder viert gelten dieselben Regeln.
touche-rule-TP-19-2 = Zu zweit, dritt, viert sind 8, 13, 18 Eier erreichbar.

## TP-20

touche-chapter-TP-20 = Grenzen
touche-rule-TP-20-1 = 15 Ziele begrenzen nur das Legen; kein Treffer geht mangels Plättchen verloren.
touche-rule-TP-20-2 = Krater gibt es unbegrenzt.
touche-rule-TP-20-3 = Ähren gibt es unbegrenzt.
touche-rule-TP-20-4 = Eier, Waffen, Felder und Atomschläge gibt es nur so viele wie vorhanden.

## TP-21

touche-chapter-TP-21 = Was die Spieler sehen
touche-rule-TP-21-1 = Alles auf dem Tisch ist offen.
touche-rule-TP-21-2 = Geheim sind die Lage lebender Einheiten, wem ein Treffer gilt und die Folge des Stapels.
touche-rule-TP-21-3 = Am Ende werden alle Flotten gezeigt.

## TP-22

touche-chapter-TP-22 = Optionen
touche-rule-TP-22-1 = Option no_repeat: nicht die Art des letzten Hauptangriffs, außer es gibt keine andere.
touche-rule-TP-22-2 = Option weapons: ausgeschaltet nimmt nie jemand eine.
touche-rule-TP-22-3 = Option first_player: wer beginnt; sonst das Los.

## Optionen

touche-option-no_repeat = Dieselbe Art darf nicht zweimal nacheinander den Hauptangriff machen
touche-option-weapons = Es gibt Geheimwaffen
touche-option-first_player = Wer beginnt
    .random = wird ausgelost

## Glossary: terms that a rule explains

touche-term-opponent = Gegner, lebende Einheit, explodiertes Feld
touche-term-cell = Feld und Leserichtung
touche-term-neighbours = Nachbarn und umliegende Felder
touche-term-zone = Zone
touche-term-reserve = Vorrat
touche-term-round = Runde
touche-term-main-attack = Hauptangriff
touche-term-targetable = Mögliches Ziel
touche-term-free = FREI
touche-term-line = REIHE
touche-term-bonus = Bonus
touche-term-destruction = Zerstörung
touche-term-field = Magnetfeld
touche-term-ears = Ähren
touche-term-eggs = Eier zu kaufen
touche-term-wild-egg = Wildes Ei
touche-term-weapon = Geheimwaffe
touche-term-wiped-out = Vernichtet
