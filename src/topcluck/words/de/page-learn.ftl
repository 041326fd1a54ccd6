# Guided first games: what the page around them says, and then a message for every step of a lesson.

learn-title = Spielend lernen
learn-home = Neu hier? Lerne es spielend
learn-hint = Ein echtes Spiel gegen einen Automaten, der mitmacht. Jeden Schritt gehst du selbst, und niemand sieht zu.
learn-minutes = etwa { $minutes } Minuten
learn-about-first-island = Bauen, ziehen, braten, kämpfen: Gewinne dein erstes War for Chicken Island in drei Zügen.
learn-about-first-farm = Verstecke deine Flotte, zerlege die der Nachbarn, kaufe fünf Eier: ein ganzes Touché Poulet in kurz.
learn-start = Lektion beginnen
learn-failed = Die Lektion ließ sich nicht öffnen. { $why }
learn-lesson = Lektion
learn-step = Schritt { $number } von { $of }
learn-now = Jetzt: { $action }
learn-wait = Die andere Seite denkt nach. Schau zu, was geschieht.
learn-do-it = Mach es für mich
learn-again = Von vorn
learn-leave = Lektion verlassen
learn-off = Du hast die Lektion verlassen, und das Spiel läuft, wie es will. Du kannst jederzeit von vorn beginnen.
learn-done = Das war die Lektion. Gut gegackert!
learn-next = Ein richtiges Spiel spielen
learn-rules = Etwas in den Regeln nachschlagen
refused-not-in-lesson = Nicht in dieser Lektion: Folge dem Schritt, der leuchtet. Im richtigen Spiel darfst du das, wenn die Regeln wollen.
refused-lesson = Eine Lektion wird nicht am selben Tisch wiederholt: Beginne sie von vorn.

## War for Chicken Island

learn-first-island-leader = Jede Armee braucht einen Anführer, und er bestimmt, wie du spielst. Gackatau geht über Lava wie über eine warme Fußmatte. Nimm ihn.
learn-first-island-base = Das ist deine Basis, das Zuhause deiner sechs Hühner. Die vier Felder daneben sind dein Gebiet; nur dort kannst du bauen.
learn-first-island-dice = Dein Banner ist die Leiste mit deinem Namen: Würfel, Ressourcen und später die Schande. Zwei Würfel nützen heute nichts. Nimm sie, um sie neu zu würfeln.
learn-first-island-roll = Die Würfel sagen, was du kannst: Eine Kralle bewegt oder greift an, ein Huhn holt zurück, Sterne bezahlen Kniffe, Zahlen hauen zu. Würfle!
learn-first-island-keep = Eine Kralle und ein Stern: entzückend. Für zwei Ressourcen dürftest du noch einmal würfeln, aber entzückend lässt sich nicht steigern.
learn-first-island-retrieve = Aus Ressourcen werden Maschinen. Der Huhnwürfel holt zwei davon, oder Hühner aus der großen Pfanne im Himmel.
learn-first-island-take = Nimm ein Holz und einen Fels. Auf ein Banner passen höchstens neun Ressourcen.
learn-first-island-build = In jedem Zug hast du eine freie Aktion: bauen, bewegen, angreifen oder zurückholen. Baue etwas mit Fäusten: den Stahlgolem aus dem Maschinenvorrat, für drei Metall.
learn-first-island-pilots = Eine Maschine braucht Piloten. Zwei Hühner steigen ein und sind keine Hühner mehr, bis sie verschrottet wird.
learn-first-island-site = Stelle sie auf dein Gebiet, auf das Feld, das zum Gegner schaut.
learn-first-island-sift = Schriftrollen sind die Karten in deiner Hand. Ein Stern: Ziehe eine Schriftrolle, dann wirf eine weg.
learn-first-island-discard = Schützengräben helfen denen, die stehen bleiben. Wir nicht. Weg damit.
learn-first-island-move = Ein Krallenwürfel ist eine Bewegung. Der Golem stapft ein einziges Feld weit. Ins Meer um die Insel geht niemand: Hühner schwimmen schlecht, Golems gar nicht.
learn-first-island-band = Anführer, Hühner und Soldaten bilden Verbände: Sie teilen sich ein Feld und ziehen gemeinsam. Gackatau nimmt zwei Freunde mit.
learn-first-island-lava = Lava brät, wer sie betritt, und wirft Anführer hinaus. Mit Gackatau im Verband darfst du einfach hineinspazieren. Dort sucht dich keiner.
learn-first-island-end = Ein Stern ist noch da, und was du nicht ausgibst, bleibt liegen. Beende deine Aktionen.
learn-first-island-draw = Am Ende deines Zuges ziehst du bis zu zwei Schriftrollen. Gier ist erlaubt.
learn-first-island-defend = Abigail greift dich an! Ihre Stärke und ihre Würfel gegen deine Rüstung, 12, und sie hat verdeckt eine Schriftrolle gelegt. Jetzt entscheiden Karten: Verkriech dich in der Kissenburg.
learn-first-island-pass = Wenn alle hintereinander passen, werden die Karten aufgedeckt. Passe und schau zu.
learn-first-island-again = Gehalten, 15 zu 12! Ohne Kissen trügst du jetzt einen Schandmarker. Du bist dran: Alle ausgegebenen Würfel kommen zum Wurf zurück.
learn-first-island-trap = Eines ihrer Hühner lauert auf einem losen Plättchen. Manche Schriftrollen spielt man im eigenen Zug: die Lavafalle.
learn-first-island-tile = Drehe das Plättchen unter ihm um. Das ist keine Grausamkeit, das ist Küche.
learn-first-island-advance = Ein Huhn weniger. Schick den Golem auf die andere Seite, damit sie nicht entwischt.
learn-first-island-attack = Angegriffen wird, wer nebenan steht. Das hier zahlt deine freie Aktion: Gackatau gegen Abigail.
learn-first-island-strength = Gackatau hat Stärke 5, Abigail Rüstung 11. Würfel mit Zahlen kommen auf den Angreifer. Behalte die +2 für später.
learn-first-island-sauce = Das macht 8. Drei fehlen, also lege verdeckt die Scharfe Soße. Sie sieht eine Karte, nicht welche.
learn-first-island-reveal = Sie passt. Du auch, und die Karten werden aufgedeckt: So viel wie ihre Rüstung genügt.
learn-first-island-shield = Treffer, 11 zu 11! Aber Abigail hatte einen Schild, und der ging an ihrer Stelle zu Bruch. Also noch einmal, mit einem Krallenwürfel und der +2.
learn-first-island-scrolls = Das macht 7. Du darfst mehrere Schriftrollen legen: Schnabelhieb zählt 2, Gockel-Doping 4.
learn-first-island-tag = Auch sie hat eine gelegt, und es war Hartgekocht: Rüstung 13. Die Reihenfolge deiner Karten bestimmst du. Zähl mit!
learn-first-island-rest = 13 zu 13: gedemütigt! Dein Marker hängt an ihrem Banner, und der zweite gewinnt das Spiel. Anführer sterben nie, sie werden nur rot. Beende deinen Zug und ziehe eine Schriftrolle.
learn-first-island-last = Sie ist heimgerannt, wo ihr die Basis +2 Rüstung gibt. Würfle auch den Stern mit: Jetzt brauchen wir Zahlen.
learn-first-island-gate = Der Golem klopft ans Tor: eine Bewegung, und er steht neben ihr.
learn-first-island-storm = Golem gegen Anführerin. Hier geht es um das Spiel.
learn-first-island-all-in = Stärke 7 gegen Rüstung 13. Alle Zahlen drauf: Zu Hause nützen Würfel nichts.
learn-first-island-win = 13 zu 13 würde reichen, aber eine Karte hat sie noch. Lege deine Scharfe Soße und halte die Luft an.
learn-first-island-end-of-lesson = 16 zu 16, der zweite Marker, die Insel gehört dir! Zu dritt oder viert demütigt man zwei verschiedene Anführer. Strategien, Kanonen, Türme und Katastrophen gibt es noch zu entdecken.

## Touché Poulet

learn-first-farm-barn = Willkommen auf deinem Hof. Großtante Berta hat ihn dir vererbt, mit zwei wilden Eiern und 40 Ähren. Fast die ganze Flotte ist versteckt, nur die Scheune nicht. Stelle sie in die Ecke.
learn-first-farm-place = Einheiten berühren sich nie, nicht einmal an den Ecken. Kornspeicher und Kriegskasse brauchen noch einen Platz.
learn-first-farm-confirm = Die Nachbarn sehen davon nichts. Bestätige.
learn-first-farm-fire = In jeder Runde zielen erst alle, mit einer Einheit, die noch lebt. Die Scheune zielt auf drei beliebige Felder. Nimm sie.
learn-first-farm-aim = Eine Taube aus deinem Bekanntenkreis sah bei G5 und H5 etwas glitzern. Der dritte Schuss ist für das Glück.
learn-first-farm-egg = Zwei Treffer, und weg ist der Kornspeicher! Eine zerstörte Einheit bringt Ähren für jedes Feld, das du getroffen hast: 20. Ihr Ei steht jetzt zum Verkauf, und fünf Eier gewinnen. Kauf es!
learn-first-farm-weapon = Zu jedem Ei gibt es eine Geheimwaffe vom Markt. Die Doppelsalve schießt zweimal, nimm die.
learn-first-farm-salvo = Autsch: zwei Treffer auf deine Feldspritze, und ihr Kornspeicher hat dir 5 Ähren gestohlen. Spiele die Doppelsalve: Dieselbe Taube erwähnt E2 und I8.
learn-first-farm-sprayer = Jede Einheit hat ihren Kniff. Trifft die Feldspritze, fliegt ringsum alles mit in die Luft. Ziele auf C5.
learn-first-farm-resolve = Dich haben sie verfehlt, und deine Salve erwischte zwei Schnitter: 30 Ähren! Nun der Schuss der Feldspritze.
learn-first-farm-second = Ein Knall, eine ganze Einheit und ihr Ei. Das macht 75 Ähren: Kauf das Ei und nimm den Schmuggler, der eine Abkürzung kennt.
learn-first-farm-win = Vier Eier. Das letzte wilde kostet 45 Ähren, für Freunde des Schmugglers 30. Sei ein Freund.
learn-first-farm-end-of-lesson = Fünf Eier, der Hühnerstall jubelt! Im richtigen Spiel fängst du mit nichts an, und die Taube schweigt. Jetzt weißt du, was zu tun ist.
