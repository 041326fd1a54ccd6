### The rules of War for Chicken Island in German, for players: chapters, rules, rulings, card reading, options.

## COMP

island-chapter-COMP = Spielmaterial
island-rule-COMP-1 = Zu jeder Spielerfarbe gehören 1 Banner, 3 Demütigungsmarker, 5 Würfel und 6 Hühner.
island-rule-COMP-2 = Die 36 Ressourcen sind je 12 Holz, Fels und Metall.
island-rule-COMP-3 = Von den 62 Schriftrollen sind genau 4 Katastrophen: je einmal Wirbelsturm, Tsunami, Erdbeben und Vulkanausbruch. Die übrigen 58 sind Magie und Strategien.
island-rule-COMP-4 = Alle Würfel sind gleich und zeigen auf sechs Seiten je einmal Kralle (angreifen oder bewegen), Huhn (zurückholen), Stern, +1, +2 und +3.
island-rule-COMP-5 = Eine Anführerkarte nennt Namen, Geschwindigkeit, Stärke, Rüstung und Fähigkeiten, eine Maschinenkarte dazu die nötigen Piloten und Ressourcen. Ein Huhn hat eine Hühnerseite mit eigenen Werten und eine Pilotenseite.
island-rule-COMP-6 = Von jeder Maschinenart können nur so viele auf der Insel stehen, wie es Figuren gibt, alle Spieler zusammen: 9 Soldaten, 6 Golems, 6 Streitwagen, 5 Kanonen, 6 Türme.
island-rule-COMP-7 = Ein Basisplättchen hat eine Seite mit +2 Rüstung und eine ohne. Ein Lava-/Neutralplättchen hat eine Lavaseite und eine Neutralseite.
island-rule-COMP-8 = Es gibt 40 Maschinenkarten (je nach Ausgabe).

## GEN

island-chapter-GEN = Grundsätze
island-rule-GEN-1 = Widerspricht der Text einer Karte den Regeln, gilt die Karte.
island-rule-GEN-2 = Ausgabe, Spielmodus und Varianten werden vor dem Spiel festgelegt und ändern sich nicht mehr.
island-rule-GEN-3 = Bei Widersprüchen gilt zuerst der Kartentext, dann das Kapitel des gespielten Modus, dann die allgemeinen Kapitel und häufigen Fragen, dann das Glossar und zuletzt die Beispiele.
island-rule-GEN-4 = Sagt eine andere Ausgabe zu einem Punkt nichts, gilt die Regel der englischen zweiten Ausgabe, solange sie dem eigenen Text nicht widerspricht.
island-rule-GEN-5 = Steht nirgends, wer entscheidet, entscheidet der Spieler, dem die Karte, Aktion oder Fähigkeit gehört. Verlangt eine Regel, dass deine Figur irgendwohin gestellt wird, wählst du den Platz.
island-rule-GEN-6 = Effekte werden ausgeführt, so weit es geht; der unmögliche Teil entfällt. Kosten müssen vollständig bezahlt werden, sonst steht die Sache nicht zur Wahl.
island-rule-GEN-7 = Müssen mehrere zugleich entscheiden, beginnt der Spieler am Zug, dann geht es im Uhrzeigersinn; im Aufbau nach der Sitzordnung. Geheime Entscheidungen werden erst aufgedeckt, wenn alle gewählt haben.
island-rule-GEN-8 = Gegner ist jeder andere Spieler, der nicht dein Teampartner ist; seine Einheiten sind gegnerische Einheiten.
island-rule-GEN-9 = Einheiten sind Anführer, Hühner auf der Insel und Maschinen. Jede Einheit hat ihren Besitzer, ihr Hexfeld und ihre eigenen Schilde, +1-Würfel, angelegten Karten und Flaggen. (Ob ein Anführer eine Einheit ist, hängt von der Ausgabe ab.)
island-rule-GEN-10 = Piloten gelten für keinen Effekt als Hühner oder Einheiten.
island-rule-GEN-11 = Was „bis Zugende“ wirkt, wirkt bis dahin weiter, auch wenn die Karte vorher aus dem Spiel geht.
island-rule-GEN-12 = Werden mehrere Effekte zugleich ausgelöst, etwa wenn ein Erdbeben mehrere Golems zerstört, kommen sie nacheinander dran: zuerst die des Spielers am Zug, dann im Uhrzeigersinn. Die Reihenfolge der eigenen bestimmt jeder selbst.
island-rule-GEN-13 = Gemischt, verteilt und gewürfelt wird mit einer einzigen Zufallsquelle mit Startwert; so lässt sich jede Partie nachspielen.
island-rule-GEN-14 = Niemand scheidet aus. Auch wer nur noch einen Anführer oder gar keine Einheit hat, macht seine Züge.
island-rule-GEN-15 = Ratschläge, Geschichten und Hinweise auf Sonderkarten sind keine Regeln. Solche Karten spielen nur mit, wenn sie zum gewählten Kartensatz gehören.

## MAP

island-chapter-MAP = Die Insel
island-rule-MAP-1 = Die Insel besteht aus Plättchen auf einem grenzenlosen Sechseckraster. Ein Gebiet bedeckt 4 Hexfelder, eine Basis und ein Lava-/Neutralplättchen je 1.
island-rule-MAP-2 = Zwei verschiedene Hexfelder mit einer gemeinsamen Seite sind benachbart (Entfernung 1). Einheiten auf demselben Hexfeld sind einander nicht benachbart.
island-rule-MAP-3 = Entfernungen werden in Hexfeldern gezählt, in jede Richtung und auch über Hexfelder ohne Plättchen, egal was dazwischen liegt oder steht.
island-rule-MAP-4 = Ein Lava-/Neutralplättchen ist, was seine Oberseite zeigt. Umdrehen ändert nur die Seite, nicht den Ort.
island-rule-MAP-5 = Dein Gebiet ist das Plättchen, das zu deiner Basis gehört, und nur dort baust du. Neutrale Hexfelder gehören niemandem: Jeder darf dort stehen, niemand dort bauen.
island-rule-MAP-6 = Jedes Hexfeld ohne Plättchen ist Meer.
island-rule-MAP-7 = Auf einem Hexfeld stehen nie Einheiten verschiedener Spieler.
island-rule-MAP-8 = Mehrere Einheiten stehen nur dann auf einem Hexfeld, wenn alle verbandsfähig sind und demselben Spieler gehören. Ausgenommen ist, wer auf der Durchreise ist.
island-rule-MAP-9 = Verfügbar ist ein Hexfeld mit Plättchen, das für die Einheit weder gefährliche Lava noch eine verschlossene Basis ist. Es muss leer sein oder nur eigene verbandsfähige Einheiten tragen, und dann muss auch die Einheit selbst verbandsfähig sein.

## VIS

island-chapter-VIS = Was verborgen ist
island-rule-VIS-1 = Handkarten kennt nur, wer sie hält. Wie viele es sind, wissen alle.
island-rule-VIS-2 = Im Kampf verdeckt gelegte Karten kennt bis zum Aufdecken nur, wer sie gelegt hat. Anzahl und Besitzer sehen alle.
island-rule-VIS-3 = Die Reihenfolge von Schriftrollen- und Maschinenstapel kennt niemand; wie hoch die Stapel sind, wissen alle.
island-rule-VIS-4 = Die beiden Ablagestapel für Schriftrollen und Maschinen gehören allen, und jeder darf sie jederzeit ansehen.
island-rule-VIS-5 = Offen liegen Würfel, Ressourcen, Marker, Schilde, Strategien im Spiel, angelegte Karten, Maschinen und Anführer im Spiel, der Maschinenvorrat und der Vorrat.
island-rule-VIS-6 = Deine Anführer zur Auswahl kennst nur du, bis alle ihre Wahl aufdecken. Der abgelehnte wird nicht gezeigt: Er kommt in die Schachtel (je nach Ausgabe).
island-rule-VIS-7 = In Pelea de Gallos kennt ein verdecktes Huhn nur sein Besitzer, der es jederzeit ansehen darf. Auch die Reihenfolge im Stapel kennt nur er, außer bei offenen Hühnern.
island-rule-VIS-8 = Im Solospiel ist die Hand des Herausforderers ein verdeckter Stapel, den niemand ansehen darf.
island-rule-VIS-9 = Im Teamspiel siehst du die Hand deines Teampartners nicht und zeigst ihm deine nicht. Alles, was gesagt wird, wird zu allen gesagt.

## SET

island-chapter-SET = Spielaufbau
island-rule-SET-1 = Jeder nimmt das Material einer Farbe.
island-rule-SET-2 = Jeder bekommt 2 Anführer und behält heimlich einen; dann decken alle zugleich auf und nehmen ihre Figur. Alle anderen Anführer kommen in die Schachtel (je nach Ausgabe).
island-rule-SET-3 = Mischt die Schriftrollen und gebt jedem 3. Eine ausgeteilte Katastrophe wird zur Seite gelegt und ersetzt, bis jede Hand 3 andere Karten hat. Danach werden die Katastrophen ohne Wirkung in den Stapel gemischt.
island-rule-SET-4 = Mischt die Maschinenkarten und deckt 4 als Maschinenvorrat auf. Der Rest ist der verdeckte Maschinenstapel.
island-rule-SET-5 = Jeder wirft seine 5 Würfel einmal und legt sie mit ihren Ergebnissen auf sein Banner.
island-rule-SET-6 = Mischt alle 36 Ressourcen und gebt jedem zufällig 6 offen auf sein Banner; der Rest ist der gemeinsame Vorrat (je nach Ausgabe).
island-rule-SET-7 = Auch die Schilde und alle Maschinenfiguren gehören zum gemeinsamen Vorrat.
island-rule-SET-8 = Legt die vorgegebene Insel für eure Spielerzahl aus; übrige Plättchen kommen in die Schachtel. Erfahrene bauen stattdessen selbst eine Insel (je nach Ausgabe immer).
island-rule-SET-9 = Der Startspieler wird ausgelost, und zwar vor dem Bau der Insel, falls eine gebaut wird (je nach Ausgabe wird er bestimmt).
island-rule-SET-10 = Zum Schluss werden die Basen gewählt: zuerst vom rechten Nachbarn des Startspielers, dann gegen den Uhrzeigersinn, zuletzt vom Startspieler (je nach Ausgabe schon gleich nach dem Bau der Insel).
island-rule-SET-11 = Wähle ein freies Gebiet mit einer freien zugehörigen Basis. Stelle deine 6 Hühner mit der Hühnerseite nach oben als Stapel auf die Basis und deinen Anführer obenauf.
island-rule-SET-12 = Basis und Gebiet bleiben das ganze Spiel über deine. Welche Basis zu welchem Gebiet gehört, sagt die vorgegebene Insel oder der Inselbau.
island-rule-SET-13 = Zuerst wählen alle ihre Anführer, dann wird, wenn ihr das spielt, die Insel gebaut, zuletzt wählen alle ihre Basis und kennen dabei schon Schriftrollen, Maschinen, Würfel und Ressourcen (je nach Ausgabe).
island-rule-SET-14 = Den ersten Zug macht der Startspieler.

## WIN

island-chapter-WIN = Ziel des Spiels
island-rule-WIN-1 = Zu zweit gewinnt, wer als Erster 2 eigene Marker auf dem gegnerischen Banner liegen hat.
island-rule-WIN-2 = Zu dritt oder viert gewinnt, wer als Erster auf 2 verschiedenen gegnerischen Bannern je mindestens 1 eigenen Marker liegen hat.
island-rule-WIN-3 = Einen Marker bringt nur ein erfolgreicher Angriff auf einen Anführer. Lava, Katastrophen und andere Effekte bringen nie einen.
island-rule-WIN-4 = Geprüft wird, sobald ein Marker gelegt ist; es zählen nur Marker, die jetzt auf Bannern liegen. Mit dem Sieg endet das Spiel sofort, nichts wird mehr ausgeführt.
island-rule-WIN-5 = Teamspiel, Flaggenmodus, Expertenspiel, Solo und schweres Solo haben eigene oder zusätzliche Bedingungen.
island-rule-WIN-6 = Zwei Spieler können nicht im selben Augenblick gewinnen.

## TURN

island-chapter-TURN = Der Zug
island-rule-TURN-1 = Gespielt wird im Uhrzeigersinn, beginnend mit dem Startspieler. Ein Zug hat drei Schritte: Würfeln, Aktionen, Schriftrollen ziehen. Jeden darfst du auslassen (das Ziehen je nach Ausgabe nicht).
island-rule-TURN-2 = Wenn du würfelst, nimmst du alle deine ausgegebenen Würfel (je nach Ausgabe nur die gewünschten) und beliebig viele von deinem Banner und deinen Einheiten dazu. Du suchst sie alle vorher aus und wirfst sie zusammen einmal.
island-rule-TURN-3 = Nach dem ersten Wurf darfst du 2 beliebige Ressourcen zahlen und beliebig viele deiner Würfel noch einmal werfen. Die neuen Ergebnisse gelten, ein dritter Wurf ist nicht möglich (je nach Ausgabe und Modus gibt es keinen zweiten).
island-rule-TURN-4 = Alle geworfenen Würfel kommen auf dein Banner. Die anderen bleiben mit ihren alten Ergebnissen, wo sie waren.
island-rule-TURN-5 = Würfelst du nicht, bleiben ausgegebene Würfel ausgegeben und +1-Würfel auf ihren Einheiten.
island-rule-TURN-6 = Im Aktionsschritt hast du 1 freie Aktion und darfst für weitere Aktionen Würfel von deinem Banner ausgeben, so viele und in welcher Reihenfolge du willst. Eine nicht genutzte freie Aktion verfällt.
island-rule-TURN-7 = Am Ende deines Zuges ziehst du bis zu 2 Schriftrollen. Sag zuerst, wie viele, dann ziehst du sie zusammen (Anzahl je nach Ausgabe und Modus).
island-rule-TURN-8 = Effekte „bis Zugende“ enden nach dem Ziehen. Dann trifft auch die Strafe, wer laut seiner Karte dafür büßt, am Zugende auf dem Meer zu sein.

## DICE

island-chapter-DICE = Würfel
island-rule-DICE-1 = Würfel auf deinem Banner stehen dir zur Verfügung und behalten ihr Ergebnis von Zug zu Zug. Ein Würfel, der weder dort noch auf einer Einheit liegt, ist ausgegeben, bis du ihn in einem späteren Zug wieder wirfst.
island-rule-DICE-2 = Würfel gibst du nur in deinem eigenen Aktionsschritt aus, auch in den Kämpfen darin, sofern keine Karte etwas anderes sagt.
island-rule-DICE-3 = Kralle: ausgeben für einen Angriff oder eine Bewegung.
island-rule-DICE-4 = Huhn: ausgeben, um 2-mal zurückzuholen.
island-rule-DICE-5 = Stern: allein oder mit anderen Sternen für Sternfähigkeiten ausgeben.
island-rule-DICE-6 = +1: auf eine eigene Einheit legen; sie hat +1 Stärke, bis sie zerstört wird oder du den Würfel wieder wirfst. Im Kampf geht das nur beim Angreifer, außerhalb bei jeder eigenen Einheit auf der Insel. Mehrere dürfen auf einer Einheit liegen, umgelegt werden sie nicht.
island-rule-DICE-7 = Wird die Einheit zerstört oder zum Piloten, gelten ihre +1-Würfel als ausgegeben (je nach Ausgabe auch, wenn ein Anführer ohne Schild besiegt wird).
island-rule-DICE-8 = +2 und +3: im Kampf ausgeben; der Angreifer hat in diesem Kampf so viel mehr Stärke.
island-rule-DICE-9 = Stärkewürfel nutzt nur der Spieler des Angreifers. Sie erhöhen nie die Rüstung und helfen nie der Einheit eines anderen.

## ACT

island-chapter-ACT = Aktionen
island-rule-ACT-1 = Die freie Aktion ist Bauen, Bewegen, Angreifen oder Zurückholen und braucht keinen Würfel.
island-rule-ACT-2 = Gebaut wird nur mit der freien Aktion oder mit einer Karte, die es erlaubt.
island-rule-ACT-3 = Verbraucht ist eine Aktion mit dem ersten Schritt, der nicht zurückgenommen werden kann: Bauen mit der Zahlung, Bewegen mit dem ersten Schritt, Angreifen mit der Ansage, Zurückholen mit dem ersten Griff. Was gar nicht gebaut werden kann, gilt als nicht gewählt.
island-rule-ACT-4 = Dieselbe Einheit darf in einem Zug beliebig oft handeln, auch in dem Zug, in dem sie gebaut oder zurückgeholt wurde.

## RET

island-chapter-RET = Zurückholen
island-rule-RET-1 = Wer zurückholt, hat mehrere Griffe. Jeder Griff bringt eine beliebige Ressource aus dem Vorrat auf dein Banner oder eines deiner zerstörten Hühner auf deine Basis, beliebig gemischt.
island-rule-RET-2 = Die freie Aktion gibt dir 2 Griffe (je nach Ausgabe), ein Huhnwürfel immer 2.
island-rule-RET-3 = Ein Griff, für den nichts da ist, verfällt. Du darfst auf Griffe verzichten, musst aber mindestens einen nutzen; ist keiner möglich, kannst du nicht zurückholen.
island-rule-RET-4 = Hast du danach zu viele Ressourcen, gibst du welche zurück.
island-rule-RET-5 = Zurückgeholte Hühner kommen mit der Hühnerseite nach oben auf deine Basis, zum Stapel dort. In Pelea de Gallos liegen sie verdeckt.

## STAR

island-chapter-STAR = Sternfähigkeiten
island-rule-STAR-1 = Stehen vor der Fähigkeit einer Karte Sterne, kostet sie so viele Sternwürfel, alle auf einmal. Nur der Spieler, der die Karte im Spiel hat, nutzt sie in seinem Aktionsschritt, so oft er zahlen kann, wenn sie nichts anderes sagt.
island-rule-STAR-2 = Sternfähigkeiten von Karten kannst du auch in einem Kampf deines eigenen Zuges nutzen, beim Einsetzen der Stärkewürfel und nach dem Aufdecken.
island-rule-STAR-3 = Die folgenden Sternfähigkeiten hat jeder Spieler: im eigenen Aktionsschritt, nur außerhalb des Kampfes, so oft er zahlt.
island-rule-STAR-4 = 1 Stern: Mische den Maschinenvorrat in den Maschinenstapel und decke 4 neue Karten auf.
island-rule-STAR-5 = 1 Stern: Ziehe eine Schriftrolle, dann lege eine Schriftrolle deiner Wahl ab.
island-rule-STAR-6 = 2 Sterne: Ziehe eine Schriftrolle.
island-rule-STAR-7 = 3 Sterne: Ziehe eine Schriftrolle, hole alle deine zerstörten Hühner zurück und nimm Ressourcen deiner Wahl, bis du 9 hast.
island-rule-STAR-8 = 4 Sterne: Lege 1 Schild auf eine beliebige Einheit (je nach Ausgabe auf jede eigene).
island-rule-STAR-9 = 5 Sterne: Entferne einen Marker deiner Wahl von deinem Banner (je nach Ausgabe alle). Er geht an seinen Besitzer zurück und kann wieder gelegt werden. Im Flaggenmodus bewirkt das nichts.
island-rule-STAR-10 = Die Kosten sind 1, 1, 2, 3, 4 und 5 Sterne in der Reihenfolge der Übersicht.
island-rule-STAR-11 = Eine Fähigkeit ohne Sterne und ohne Zeitangabe wirkt, wie ihre Karte es sagt (je nach Ausgabe jederzeit, auch im Zug anderer).
island-rule-STAR-12 = Ziehst du mit Sternen eine Katastrophe, wird sie ganz ausgeführt; danach geht es mit dem Rest der Fähigkeit weiter.

## BUILD

island-chapter-BUILD = Maschinen bauen
island-rule-BUILD-1 = Wähle eine Karte aus dem Maschinenvorrat und zahle von deinem Banner genau die Ressourcen, die sie zeigt. Sie gehen in den Vorrat.
island-rule-BUILD-2 = Nimm so viele eigene Hühner, wie die Karte verlangt, von beliebigen Stellen der Insel, auch aus Verbänden und von der Basis, und drehe sie auf die Pilotenseite. Welche, bestimmst du.
island-rule-BUILD-3 = Stelle die Piloten und die passende Figur auf ein leeres Hexfeld deines Gebiets. Ein Hexfeld, das durch die Wahl der Piloten frei wurde, gilt als leer.
island-rule-BUILD-4 = Eine verbandsfähige Maschine darfst du auch auf ein Hexfeld deines Gebiets bauen, auf dem nur eigene verbandsfähige Einheiten stehen.
island-rule-BUILD-5 = Die Karte kommt vor dich, und der Maschinenvorrat wird sofort wieder auf 4 aufgefüllt.
island-rule-BUILD-6 = Ist der Maschinenstapel leer, wenn eine Karte gebraucht wird, mischt die abgelegten Maschinen zu einem neuen. Gibt es auch dort keine, bleibt der Maschinenvorrat kleiner, bis eine Karte abgelegt wird.
island-rule-BUILD-7 = Eine Maschine kannst du nur wählen, wenn du die genauen Ressourcen, genug Hühner auf der Insel, einen Platz, eine Figur im Vorrat und eine Bauaktion hast. Sonst wird nichts ausgegeben.
island-rule-BUILD-8 = Du darfst mehrere Maschinen mit demselben Namen haben. Jede Figur gehört zu ihrer eigenen Karte mit allem, was daran liegt.
island-rule-BUILD-9 = Auf Basen, neutralen Hexfeldern, Lava, Meer und fremden Gebieten wird nicht gebaut.
island-rule-BUILD-10 = Wird ein Huhn zum Piloten, verliert es alles: Schilde gehen in den Vorrat, +1-Würfel gelten als ausgegeben, angelegte Karten werden abgelegt. Flaggen bleiben auf dem Hexfeld.
island-rule-BUILD-11 = Zerstörte Hühner müssen erst zurückgeholt werden, bevor sie Piloten werden.

## PILOT

island-chapter-PILOT = Piloten
island-rule-PILOT-1 = Piloten liegen unter ihrer Maschine, zeigen ihren Besitzer und ziehen mit ihr.
island-rule-PILOT-2 = Piloten greifen nicht an, werden nicht angegriffen, bewegen sich nicht und sind für nichts das Ziel. Es gelten Stärke, Rüstung und Geschwindigkeit der Maschine.
island-rule-PILOT-3 = Mit der Maschine werden auch ihre Piloten zerstört. Sie kommen als zerstörte Hühner neben dein Banner und können zurückgeholt werden.
island-rule-PILOT-4 = Piloten zählen für keinen Effekt als Teil eines Verbands.

## MOVE

island-chapter-MOVE = Bewegung
island-rule-MOVE-1 = Eine Bewegung führt eine Einheit oder einen Verband Schritt für Schritt auf benachbarte Hexfelder, höchstens so weit wie die Geschwindigkeit. Früher anhalten ist erlaubt.
island-rule-MOVE-2 = Eine Einheit mit Geschwindigkeit 0 kann sich nicht bewegen.
island-rule-MOVE-3 = Kein Schritt führt aufs Meer, auf ein Hexfeld mit gegnerischen Einheiten oder denen des Teampartners oder in eine verschlossene Basis, wenn keine Karte es erlaubt. Für Lava gelten eigene Regeln.
island-rule-MOVE-4 = In eine Basis dürfen nur die Hühner und der Anführer ihres Besitzers, keine Maschinen und niemand sonst (je nach Ausgabe und Modus).
island-rule-MOVE-5 = Durch Hexfelder mit eigenen Einheiten darfst du hindurchziehen. Bleiben darfst du dort nur, wenn alle verbandsfähig sind.
island-rule-MOVE-6 = Eine Bewegung darf auf einem Hexfeld enden, auf dem wegen eigener Einheiten niemand bleiben darf, wenn die übrigen Bewegungen noch einen Ausweg lassen und niemand sonst auf der Durchreise ist. Wer auf der Durchreise ist, kann sich nur bewegen; andere Aktionen sind erlaubt, solange der Ausweg bleibt, und vorher darfst du deine Aktionen nicht beenden. Auch die anderen Einheiten dürfen Platz machen (je nach Ausgabe).
island-rule-MOVE-7 = Gibt es keinen Ausweg mehr, darfst du deine Aktionen beenden. Die Einheit auf der Durchreise kehrt dann auf das letzte Hexfeld zurück, auf dem sie erlaubt stand, oder auf das nächste verfügbare; bei gleicher Entfernung wählt ihr Besitzer.
island-rule-MOVE-8 = Auch eine Bewegung durch eine Karte, etwa die freie Bewegung eines Streitwagens, ist eine Bewegung nach allen Regeln dieses Kapitels.
island-rule-MOVE-9 = Eine Bewegung um null Hexfelder ist keine, außer in Pelea de Gallos.
island-rule-MOVE-10 = Verschiebt oder vertauscht ein Effekt Einheiten ohne Bewegungsaktion, zählt die Geschwindigkeit nicht. Die Regeln für gemeinsame Hexfelder, Basen, Meer und Lava gelten trotzdem.

## LAVA

island-chapter-LAVA = Lava
island-rule-LAVA-1 = Jede Einheit darf Lava betreten, muss aber die Folgen tragen (je nach Ausgabe nur durch Effekte oder gar nicht).
island-rule-LAVA-2 = Wer auf Lava steht oder gerät und nicht dagegen geschützt ist, verliert sofort alle Schilde und wird zerstört. Schilde retten nicht; nur für Anführer gilt anderes.
island-rule-LAVA-3 = Ein Anführer wird auf Lava nicht zerstört: Er verliert alle Schilde und kommt auf ein verfügbares Hexfeld neben der Lava. Sein Besitzer wählt es, auch eines mit eigenen verbandsfähigen Einheiten.
island-rule-LAVA-4 = Ist daneben kein Hexfeld verfügbar, kommt der Anführer auf seine Basis (je nach Ausgabe stirbt er einen epischen Tod).
island-rule-LAVA-5 = Für einen Anführer auf Lava gibt es keinen Marker.
island-rule-LAVA-6 = Verbrennt die Einheit oder muss sie von der Lava fliehen, endet die Bewegung; übrige Schritte verfallen. In einem gemischten Verband trifft es jede Einheit für sich.
island-rule-LAVA-7 = Wer Lava betreten darf, dem schadet sie weder beim Stehen noch beim Durchqueren. Ein Vulkanausbruch trifft ihn trotzdem.
island-rule-LAVA-8 = Wird das Plättchen unter einer Einheit zu Lava oder verliert sie auf Lava ihren Schutz, treffen sie die Folgen sofort, egal warum.

## SEA

island-chapter-SEA = Meer
island-rule-SEA-1 = Aufs Meer darf nur, wem eine Fähigkeit es erlaubt. Eine Bewegung übers Meer muss auf einem Plättchen enden oder auf einem Meerfeld, das an ein Gebiet grenzt.
island-rule-SEA-2 = Einheiten auf dem Meer greifen an und werden angegriffen wie alle anderen.
island-rule-SEA-3 = Was es kostet, am Zugende auf dem Meer zu sein, sagt die Fähigkeit. Wer dort nicht mehr sein darf, kommt auf das nächste verfügbare Hexfeld.

## BAND

island-chapter-BAND = Verband
island-rule-BAND-1 = Verbandsfähige Einheiten eines Spielers dürfen zusammen auf einem Hexfeld stehen, beliebig viele.
island-rule-BAND-2 = Verbandsfähig sind alle Anführer, alle Hühner und alle Soldaten, andere Maschinen nur, wenn ihre Karte es sagt.
island-rule-BAND-3 = Eine verbandsfähige Maschine darf auf einen eigenen Verband gebaut werden, und aus Verbänden darfst du Piloten nehmen.
island-rule-BAND-4 = Einem Verband schließt sich an, wer seine Bewegung dort beendet oder unterbricht. Sich zu trennen kostet keine Aktion.
island-rule-BAND-5 = Mit einer Bewegung ziehen beliebig viele Einheiten eines Verbands zusammen (je nach Ausgabe alle).
island-rule-BAND-6 = Der Verband kommt so weit wie die schnellste Einheit, die gerade mitzieht; die schon gemachten Schritte zählen mit.
island-rule-BAND-7 = Auf jedem Hexfeld unterwegs darfst du Einheiten zurücklassen und eigene verbandsfähige mitnehmen (das Mitnehmen je nach Ausgabe). Wer zurückbleibt, muss dort stehen dürfen.
island-rule-BAND-8 = Greift ein Verband an oder wird er angegriffen, nennt der angreifende Spieler die eine Einheit, die angreift, und die eine, die angegriffen wird.
island-rule-BAND-9 = Ein Effekt trifft nur eine Einheit eines Verbands, wenn er nichts anderes sagt.
island-rule-BAND-10 = Der Verbandsbonus eines Soldaten zählt jeden anderen Soldaten in seinem Verband (je nach Ausgabe jede andere verbandsfähige Maschine). Hühner, Anführer und Piloten zählen nie; wie hoch der Bonus ist, sagt die Karte.

## CMB

island-chapter-CMB = Kampf
island-rule-CMB-1 = Für einen Angriff nennst du eine eigene Einheit als Angreifer und eine gegnerische auf einem Nachbarfeld oder in Reichweite als Verteidiger. Aussicht auf Erfolg muss der Angriff nicht haben.
island-rule-CMB-2 = Eigene Einheiten und die des Teampartners kannst du nicht angreifen.
island-rule-CMB-3 = Ein Kampf läuft so ab: ansagen, Stärkewürfel, Karten legen, aufdecken, vergleichen, Ergebnis, aufräumen.
island-rule-CMB-4 = Der angreifende Spieler darf beliebig viele +1-, +2- und +3-Würfel von seinem Banner für den Angreifer einsetzen. Das ist im Kampf der einzige Augenblick dafür.
island-rule-CMB-5 = Reihum im Uhrzeigersinn, beginnend mit dem angreifenden Spieler, legt jeder eine oder mehrere Schriftrollen verdeckt oder passt; auch Unbeteiligte spielen mit. Wer gepasst hat, darf später wieder legen. Schluss ist, wenn alle nacheinander gepasst haben, auch der, der zuletzt gelegt hat.
island-rule-CMB-6 = Aufgedeckt wird im Uhrzeigersinn, beginnend mit dem verteidigenden Spieler. Jeder deckt alle seine Karten auf und führt sie in beliebiger Reihenfolge einzeln aus, dann folgt der Nächste.
island-rule-CMB-7 = Ein Unbeteiligter entscheidet erst beim Ausführen jeder Karte, ob sie dem Angreifer oder dem Verteidiger hilft, wenn beides möglich ist. Auch die Kämpfenden wählen Ziele, wie die Karte es erlaubt.
island-rule-CMB-8 = Eine aufgedeckte Strategie kommt ins Spiel, wenn sie ausgeführt wird. Eine Karte, die nichts bewirken kann, bleibt einfach ohne Wirkung.
island-rule-CMB-9 = Verglichen werden die Stärke des Angreifers und die Rüstung des Verteidigers mit allen Boni und nach den jetzigen Plätzen: Würfel zählen nur zur Stärke, die Basis nur zur Rüstung. Ist die Stärke mindestens so hoch wie die Rüstung, gelingt der Angriff.
island-rule-CMB-10 = Gelingt der Angriff auf einen Anführer ohne Schild, legt der Angreifer einen eigenen Marker auf dessen Banner. Der Anführer bleibt, wo er ist.
island-rule-CMB-11 = Gelingt der Angriff auf eine andere Einheit ohne Schild, wird sie zerstört. Huhn oder Figur samt Piloten verlässt die Insel, ihre Karten werden abgelegt, +1-Würfel gelten als ausgegeben; einen Marker gibt es nicht.
island-rule-CMB-12 = Hat der Verteidiger einen Schild, verliert er bei einem gelungenen Angriff nur diesen. Misslingt der Angriff, geschieht keinem etwas.
island-rule-CMB-13 = In einem Kampf deines Zuges darfst du Sternfähigkeiten von Karten nutzen, während du Stärkewürfel einsetzt, und noch einmal nach dem Aufdecken, vor dem Vergleich.
island-rule-CMB-14 = Nach dem Kampf bleiben Strategien im Spiel, und Magie wird abgelegt, sofern sie nicht angelegt ist. Eingesetzte +2- und +3-Würfel sind ausgegeben, +1-Würfel bleiben auf der Einheit.
island-rule-CMB-15 = Wechselt Angreifer oder Verteidiger im Kampf den Platz, behält er seine Rolle, auch außer Reichweite.
island-rule-CMB-16 = Ein neuer Verteidiger muss ein Gegner des angreifenden Spielers und in Reichweite des Angreifers sein. Niemand kann gezwungen werden, eigene Einheiten anzugreifen.
island-rule-CMB-17 = Verlässt Angreifer oder Verteidiger vor dem Vergleich die Insel, werden die übrigen Karten noch aufgedeckt und so weit wie möglich ausgeführt. Dann endet der Kampf ohne Ergebnis; der Angriff bleibt verbraucht.
island-rule-CMB-18 = Im Kampf gezogene Schriftrollen darfst du in diesem Kampf nicht mehr legen, wenn das Legen vorbei ist.

## RANGE

island-chapter-RANGE = Reichweite
island-rule-RANGE-1 = Eine Einheit mit Reichweite X greift Gegner in einer Entfernung von 1 bis X an.
island-rule-RANGE-2 = Was dazwischen liegt, Einheiten, Lava oder Meer, stört nicht; auch eine gerade Linie braucht es nicht.
island-rule-RANGE-3 = Ein Fernkampfangriff geht über 2 oder mehr Hexfelder. Auf ein Nachbarfeld ist es ein gewöhnlicher Angriff.
island-rule-RANGE-4 = In der ersten Ausgabe bedeutet Reichweite 2 Hexfelder, wenn keine Karte mehr gibt.

## SHIELD

island-chapter-SHIELD = Schilde
island-rule-SHIELD-1 = Eine Einheit darf beliebig viele Schilde tragen. Sie kommen durch Karten oder für 4 Sterne aus dem Vorrat von 8; ist er leer, gibt es keine.
island-rule-SHIELD-2 = Gelingt ein Angriff auf eine Einheit mit Schild, verliert sie 1 Schild, und sonst geschieht nichts: kein Marker, keine Zerstörung.
island-rule-SHIELD-3 = Würde eine Katastrophe eine Einheit mit Schild zerstören, verliert sie stattdessen 1 Schild. Für Vulkanausbruch und Lava gilt Besonderes.
island-rule-SHIELD-4 = Auch jeder andere Effekt, der Huhn oder Maschine mit Schild zerstören würde, kostet stattdessen 1 Schild, wenn die Karte nichts anderes sagt.
island-rule-SHIELD-5 = Entfernte Schilde kommen in den Vorrat zurück.

## BASE

island-chapter-BASE = Rüstungsbonus der Basis
island-rule-BASE-1 = Dein Anführer und deine Hühner haben auf deiner Basis +2 Rüstung (je nach Ausgabe und Modus).
island-rule-BASE-2 = Wer auf einer Basis steht, kann normal angegriffen werden; nur das Betreten ist beschränkt.

## LEAD

island-chapter-LEAD = Anführer
island-rule-LEAD-1 = Ein Anführer ist eine verbandsfähige Einheit, aber weder Huhn noch Maschine noch Pilot. Effekte für Hühner betreffen ihn nur, wenn sie es sagen (in der ersten Ausgabe ist er auch keine Einheit).
island-rule-LEAD-2 = Ein Anführer verlässt nie das Spiel (je nach Ausgabe außer durch epischen Tod). Würde ein Effekt ihn zerstören, verliert er alle Schilde, sonst nichts.
island-rule-LEAD-3 = Ein Anführer darf seine eigene Basis betreten.
island-rule-LEAD-4 = Jeder Anführer hat seine eigene Fähigkeit; sie steht auf seiner Karte.

## MACH

island-chapter-MACH = Maschinen
island-rule-MACH-1 = Jede Maschine braucht mindestens 1 Piloten.
island-rule-MACH-2 = Maschinenarten sind Soldat, Golem, Streitwagen, Kanone und Turm; manche Strategien gelten nur für eine Art. Erweiterungen können neue Arten bringen.
island-rule-MACH-3 = Jede Einheit mit einer Karte, die kein Anführer ist, gilt als Maschine, egal wie sie aussieht.
island-rule-MACH-4 = Soldat: 1 Pilot, 2 gleiche Ressourcen; schnell, schwach, verbandsfähig, mit Bonus für andere Soldaten im Verband.
island-rule-MACH-5 = Golem: 2 Piloten, 3 gleiche Ressourcen; stark. Seine Fähigkeit wirkt, wenn er zerstört wird, auf welche Weise auch immer, auch durch Lava.
island-rule-MACH-6 = Streitwagen: Jeder darf sich einmal pro Zug umsonst bewegen, zusätzlich zu deiner freien Aktion.
island-rule-MACH-7 = Kanone: bewegt sich nicht, greift aber aus der Ferne an.
island-rule-MACH-8 = Turm: zäh; seine Effekte darfst du schon in dem Zug nutzen, in dem du ihn baust.
island-rule-MACH-9 = Die Fähigkeit einer Maschine darfst du schon in dem Zug nutzen, in dem sie gebaut wird.

## SCR

island-chapter-SCR = Schriftrollen
island-rule-SCR-1 = Alle Schriftrollen kommen von einem gemeinsamen Stapel und sind Magie, Strategien oder Katastrophen.
island-rule-SCR-2 = Magie und Strategien werden nur im Kampf und verdeckt gespielt, von jedem Spieler, auch wenn ihr Effekt nichts mit Kampf zu tun hat. Ausnahmen nennt die Karte (Strategien je nach Ausgabe auch im eigenen Zug).
island-rule-SCR-3 = Gespielte und abgelegte Schriftrollen kommen auf den gemeinsamen Ablagestapel.
island-rule-SCR-4 = Ist der Schriftrollenstapel leer, wenn gezogen werden muss, wird der Ablagestapel neu gemischt. Sind beide leer, wird nichts gezogen. Im Expertenspiel ist das Spiel vorher zu Ende.

## MAGIC

island-chapter-MAGIC = Magie
island-rule-MAGIC-1 = Magie wirkt gewöhnlich einmal und wird am Ende des Kampfes abgelegt.
island-rule-MAGIC-2 = Magie, die außerhalb des Kampfes gespielt werden darf oder muss, wird offen gespielt, ausgeführt und abgelegt.
island-rule-MAGIC-3 = Magie mit dauerhafter Wirkung wird an eine Einheit angelegt und bleibt, bis die Einheit die Insel verlässt; dann wird sie abgelegt.

## STRAT

island-chapter-STRAT = Strategien
island-rule-STRAT-1 = Eine Strategie bleibt vor ihrem Spieler im Spiel. Sie wirkt ständig oder wird mit Sternen genutzt.
island-rule-STRAT-2 = Jeder darf höchstens 3 Strategien im Spiel haben (je nach Ausgabe und Modus weniger).
island-rule-STRAT-3 = Hast du mit einer neuen Strategie zu viele, legst du sofort welche ab, bis es stimmt; auch die neue darf es sein (je nach Ausgabe muss eine alte weichen).
island-rule-STRAT-4 = Eine Strategie gilt, sobald sie ausgeführt ist, auch schon im selben Kampf.
island-rule-STRAT-5 = Strategien werden nur im Kampf gespielt, wenn ihre Karte nichts anderes sagt (je nach Ausgabe auch offen und umsonst im eigenen Aktionsschritt).

## CAT

island-chapter-CAT = Katastrophen
island-rule-CAT-1 = Wer eine Katastrophe zieht, deckt sie sofort auf, führt sie aus und trifft alle Entscheidungen. Auf die Hand kommt sie nie.
island-rule-CAT-2 = Werden mehrere zugleich gezogen, deckt der Ziehende alle auf und bestimmt die Reihenfolge.
island-rule-CAT-3 = Sind alle ausgeführt, legt jeder mit mehr als 9 Handkarten welche seiner Wahl ab, bis er 9 hat (je nach Ausgabe und Modus).
island-rule-CAT-4 = Dann werden die Katastrophen und der ganze Ablagestapel in den Schriftrollenstapel gemischt (je nach Ausgabe und Modus nur die Katastrophen). Karten eines laufenden Kampfes liegen nicht auf dem Ablagestapel.
island-rule-CAT-5 = Für eine Katastrophe wird keine Karte nachgezogen.
island-rule-CAT-6 = Keine Katastrophe bringt einen Marker.
island-rule-CAT-7 = Wirbelsturm: Jeder gibt 2 Ressourcen seiner Wahl in den Vorrat zurück; wer weniger hat, gibt alle (je nach Ausgabe trifft es nur einen Gegner).
island-rule-CAT-8 = Tsunami: Der Ziehende dreht ein Lavaplättchen auf Neutral und zerstört ein Huhn oder eine Maschine daneben (je nach Ausgabe alle), notfalls die eigene. Ohne Lavaplättchen geschieht nichts.
island-rule-CAT-9 = Tsunami in der ersten Ausgabe: Alle Lavaplättchen werden neutral. Gab es keines, wählt der Ziehende ein Neutralplättchen und zerstört ein Huhn oder eine Maschine daneben.
island-rule-CAT-10 = Erdbeben: Alle Lava-/Neutralplättchen werden umgedreht. Wer nun auf Lava steht, den trifft sie: zuerst alle Hühner und Maschinen zusammen, dann wirken deren Fähigkeiten, dann fliehen die Anführer, zuerst der des Ziehenden, dann im Uhrzeigersinn.
island-rule-CAT-11 = Vulkanausbruch: Der Ziehende wählt ein Lavaplättchen. Gibt es keines, dreht er ein Neutralplättchen um; wer darauf steht, den trifft zuerst die Lava.
island-rule-CAT-12 = Danach werden neben dem Plättchen alle Hühner und Maschinen ohne Schild zerstört. Alle anderen daneben, auch Anführer, verlieren alle Schilde (je nach Ausgabe nur einen).
island-rule-CAT-13 = Wer gegen Lava geschützt ist und auf dem gewählten Plättchen steht, wird getroffen, als stünde er daneben.
island-rule-CAT-14 = Nur in der ersten Ausgabe: Nach einem Wirbelsturm und während eines Erdbebens darf der Ziehende ein beliebiges Huhn irgendeines Spielers 1 Hexfeld weit auf ein verfügbares Hexfeld bewegen.

## LIMIT

island-chapter-LIMIT = Grenzen
island-rule-LIMIT-1 = Eine Handgrenze gibt es nur nach Katastrophen.
island-rule-LIMIT-2 = Auf einem Banner liegen höchstens 9 Ressourcen. Hast du nach einer Aktion oder einem Effekt mehr, gibst du sofort welche deiner Wahl zurück (im Expertenspiel gibt es keine Grenze).
island-rule-LIMIT-3 = Jede Armee hat 6 Hühner; der Anführer zählt nicht dazu. Maschinen sind durch Piloten und Figuren begrenzt.
island-rule-LIMIT-4 = Wie viele Strategien du haben darfst, steht im Kapitel über Strategien.
island-rule-LIMIT-5 = Es gibt nur die 8 Schilde des Vorrats; eine Einheit darf beliebig viele davon tragen.
island-rule-LIMIT-6 = Jeder Spieler hat 3 Marker.
island-rule-LIMIT-7 = Ein Banner trägt höchstens 3 Marker, davon höchstens 2 desselben Gegners.
island-rule-LIMIT-8 = Ist ein Marker deshalb nicht möglich, gelingt der Angriff trotzdem und kostet gegebenenfalls einen Schild. Nur der Marker fehlt.

