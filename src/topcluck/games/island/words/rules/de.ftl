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

