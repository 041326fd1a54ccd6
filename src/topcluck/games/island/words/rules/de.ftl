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
island-rule-TURN-8 = Effekte „bis Zugende“ enden nach dem Ziehen. Wer laut seiner Karte dafür zahlt, am Zugende auf dem Meer zu sein, zahlt in diesem Augenblick.

## DICE

island-chapter-DICE = Würfel
island-rule-DICE-1 = Würfel auf deinem Banner stehen dir zur Verfügung und behalten ihr Ergebnis von Zug zu Zug. Ein Würfel, der weder dort noch auf einer Einheit liegt, ist ausgegeben, bis du ihn in einem späteren Zug wieder wirfst.
island-rule-DICE-2 = Würfel gibst du nur in deinem eigenen Aktionsschritt aus, auch in den Kämpfen darin, sofern keine Karte etwas anderes sagt.
island-rule-DICE-3 = Kralle: ausgeben für einen Angriff oder eine Bewegung.
island-rule-DICE-4 = Huhn: ausgeben, um mit 2 Griffen zurückzuholen.
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
island-rule-STAR-4 = 1 Stern: Der ganze Maschinenvorrat wird in den Stapel zurückgemischt und durch 4 neue Maschinen ersetzt.
island-rule-STAR-5 = 1 Stern: Ziehe eine Schriftrolle, dann lege eine Schriftrolle deiner Wahl ab.
island-rule-STAR-6 = 2 Sterne: Ziehe eine Schriftrolle.
island-rule-STAR-7 = 3 Sterne: Ziehe eine Schriftrolle, hole alle deine zerstörten Hühner zurück und nimm Ressourcen deiner Wahl, bis du 9 hast.
island-rule-STAR-8 = 4 Sterne: Lege 1 Schild auf eine beliebige Einheit (je nach Ausgabe auf jede eigene).
island-rule-STAR-9 = 5 Sterne: Entferne einen Marker deiner Wahl von deinem Banner (je nach Ausgabe alle). Er geht an seinen Besitzer zurück und kann wieder gelegt werden. Im Flaggenmodus bewirkt das nichts.
island-rule-STAR-10 = Die sechs allgemeinen Sternfähigkeiten kosten der Reihe nach 1, 1, 2, 3, 4 und 5 Sterne.
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
island-rule-MOVE-6 = Eine Bewegung darf bei eigenen Einheiten enden, mit denen kein Verband möglich ist, wenn niemand sonst auf der Durchreise ist und die übrigen Bewegungen einen Ausweg lassen. Wer auf der Durchreise ist, kann sich nur bewegen; andere Aktionen sind nur erlaubt, solange der Ausweg bleibt, und deine Aktionen beenden darfst du vorher nicht. Auch die anderen dürfen Platz machen (je nach Ausgabe).
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
island-rule-CMB-9 = Verglichen werden die Stärke des Angreifers und die Rüstung des Verteidigers mit allen Boni und nach den jetzigen Plätzen: Würfel zählen nur zur Stärke, die Basis nur zur Rüstung. Ist die Stärke mindestens so hoch wie die Rüstung, gelingt der Angriff, sonst misslingt er.
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
island-rule-CAT-8 = Tsunami: Der Ziehende dreht ein Lavaplättchen auf Neutral und zerstört ein Huhn oder eine Maschine daneben (je nach Ausgabe alle). Das ist Pflicht und kann auch eigene treffen. Ohne Lavaplättchen geschieht nichts.
island-rule-CAT-9 = Tsunami in der ersten Ausgabe: Alle Lavaplättchen werden neutral. Gab es keines, wählt der Ziehende ein Neutralplättchen und zerstört ein Huhn oder eine Maschine daneben.
island-rule-CAT-10 = Erdbeben: Alle Lava-/Neutralplättchen werden umgedreht. Wer nun auf Lava steht, den trifft sie: zuerst alle Hühner und Maschinen zusammen, dann wirken deren Fähigkeiten, dann fliehen die Anführer, zuerst der des Ziehenden, dann im Uhrzeigersinn.
island-rule-CAT-11 = Vulkanausbruch: Der Ziehende wählt ein Lavaplättchen. Gibt es keines, dreht er ein Neutralplättchen um; wer darauf steht, den trifft zuerst die Lava.
island-rule-CAT-12 = Beim Vulkanausbruch werden neben dem gewählten Plättchen alle Hühner und Maschinen ohne Schild zerstört. Alle anderen daneben, auch Anführer, verlieren alle Schilde (je nach Ausgabe nur einen).
island-rule-CAT-13 = Wer gegen Lava geschützt ist und beim Vulkanausbruch auf dem gewählten Plättchen steht, wird getroffen, als stünde er daneben.
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

## TEAM

island-chapter-TEAM = Teamspiel
island-rule-TEAM-1 = Zwei Teams zu zweit. Teampartner sitzen einander gegenüber, sodass die Teams abwechselnd am Zug sind.
island-rule-TEAM-2 = Die Hand bleibt auch vor dem Teampartner geheim; geredet wird nur offen.
island-rule-TEAM-3 = Die Einheiten des Teampartners gelten nie als deine: kein Hindurchziehen, kein gemeinsamer Verband, keine geteilten Boni, Karten, Ressourcen oder Würfel.
island-rule-TEAM-4 = Die Einheiten des Teampartners sind auch keine Gegner: Du kannst sie nicht angreifen, und Effekte auf Gegner betreffen sie nicht.
island-rule-TEAM-5 = Ein Team gewinnt, sobald auf jedem der beiden gegnerischen Banner mindestens 1 Marker liegt, egal von wem im Team. Die Siegbedingung für drei oder vier Spieler gilt nicht.
island-rule-TEAM-6 = Im Kampf legen alle vier wie gewohnt Karten, und jeder darf jeder Seite helfen.

## FLAG

island-chapter-FLAG = Flaggenmodus
island-rule-FLAG-1 = Gespielt wird ohne Anführer und ohne Anführerkarten. Effekte auf Anführer bewirken nichts.
island-rule-FLAG-2 = Wessen eigene Einheit zuerst mit einer gegnerischen Flagge auf der eigenen Basis steht, der gewinnt sofort. Eine gegnerische Einheit, die dort eine Flagge trägt, gewinnt für niemanden.
island-rule-FLAG-3 = Jeder legt einen eigenen Marker als Flagge oben auf den Stapel in seiner Basis; das oberste Huhn trägt sie (je nach Ausgabe ein Huhn nach Wahl).
island-rule-FLAG-4 = Jede Einheit kann beliebig viele Flaggen tragen, eigene und gegnerische, und nimmt sie mit, wenn sie sich bewegt.
island-rule-FLAG-5 = Zerstört eine Einheit im Kampf vom Nachbarfeld aus den Träger oder jemanden in seinem Verband, nimmt sie alle Flaggen dieses Verbands (je nach Ausgabe).
island-rule-FLAG-6 = Hält ein Schild den Angriff auf, wechselt keine Flagge den Besitzer.
island-rule-FLAG-7 = Zerstört eine Katastrophe, ein Fernkampfangriff oder ein anderer Effekt den Träger, bleiben seine Flaggen herrenlos auf seinem Hexfeld liegen.
island-rule-FLAG-8 = Wer ein Hexfeld mit einer herrenlosen Flagge betritt oder dorthin gestellt wird, trägt sie. Wer aus dem Verband überlebt, nimmt sie sofort.
island-rule-FLAG-9 = 5 Sterne bewirken im Flaggenmodus nichts.
island-rule-FLAG-10 = Während einer Bewegung können eigene Einheiten auf demselben Hexfeld Flaggen weitergeben, auch im Vorbeiziehen. Anders wird man sie nicht los. Ein Huhn, das Pilot wird, lässt seine Flaggen auf dem Hexfeld.
island-rule-FLAG-11 = Zum Sieg muss die eigene Flagge nicht daheim sein. Die eigene Flagge heimzubringen bewirkt nichts.
island-rule-FLAG-12 = Alles andere geht wie im Standardspiel, nur kommen keine Marker auf Banner.

## EXPERT

island-chapter-EXPERT = Expertenspiel
island-rule-EXPERT-1 = Im Aufbau bekommt jeder Anführer 1 Schild (Abigail je nach Ausgabe 2).
island-rule-EXPERT-2 = Nehmt je Spieler 3 Ressourcen jeder Sorte, mischt sie verdeckt und gebt jedem zufällig 9. Die übrigen sind der Vorrat (je nach Ausgabe kommen sie in die Schachtel).
island-rule-EXPERT-3 = Die Zahl der Ressourcen ist nicht begrenzt. Die Fähigkeit für 3 Sterne füllt trotzdem nur bis 9 auf.
island-rule-EXPERT-4 = Im Expertenspiel gibt es keinen zweiten Wurf.
island-rule-EXPERT-5 = Am Zugende ziehst du 1 Schriftrolle. Du darfst nur 1 Strategie im Spiel haben, mit Keekmee 2.
island-rule-EXPERT-6 = Jede Einheit darf jede Basis betreten, auch deine Maschinen deine eigene (je nach Ausgabe). Ein Hexfeld teilen dürfen wie immer nur verbandsfähige Einheiten eines Spielers.
island-rule-EXPERT-7 = Jede Einheit auf einer Basis hat deren Rüstungsbonus.
island-rule-EXPERT-8 = Steht eine fremde Einheit auf deiner Basis, kannst du keine Hühner zurückholen. Auch eigene Einheiten, die keinem Verband angehören können, blockieren die Basis.
island-rule-EXPERT-9 = Nach Katastrophen wird nicht auf 9 Karten abgelegt, und nur die Katastrophen selbst kommen zurück in den Stapel. Sobald nur noch 4 Karten im Schriftrollenstapel sind, endet das Spiel, und alle verlieren.

## GALLOS

island-chapter-GALLOS = Pelea de Gallos
island-rule-GALLOS-1 = Nur Hühner und Anführer: keine Maschinen, keine Ressourcen, kein Bauen.
island-rule-GALLOS-2 = Nehmt Ressourcen, Maschinenkarten und die Schriftrollen Umwandlung und Lavafalle aus dem Spiel (die Schriftrollen je nach Ausgabe).
island-rule-GALLOS-3 = Die Basen liegen mit der +2-Seite nach oben (je nach Ausgabe mit der Seite ohne Bonus).
island-rule-GALLOS-4 = Jedes Huhn, das auf die Insel kommt, im Aufbau oder zurückgeholt, wird verdeckt hingelegt.
island-rule-GALLOS-5 = Deine eigenen Hühner darfst du jederzeit ansehen. Ein Huhn wird mit der Ansage eines Angriffs für alle aufgedeckt, als Angreifer wie als Verteidiger, und bleibt offen, bis es zerstört wird; dann wird es verdeckt abgelegt.
island-rule-GALLOS-6 = In einem Verband können nur der Anführer und das oberste Huhn angreifen oder angegriffen werden (je nach Ausgabe alle). Ein einzelnes Huhn ist sein eigenes oberstes.
island-rule-GALLOS-7 = Die Reihenfolge in allen deinen Stapeln darfst du nur beim Bewegen oder Zurückholen ändern, jeweils auf demselben Hexfeld (je nach Ausgabe nie).
island-rule-GALLOS-8 = Du darfst diese Aktion auch nur zum Umordnen nutzen: zurückholen, ohne etwas zu nehmen, oder dich um null Hexfelder bewegen.
island-rule-GALLOS-9 = Auf Schriftrollen heißt es statt Ressourcen, Piloten und jeder Maschinenart „Hühner“. Sätze, die dadurch dasselbe Huhn betreffen, zählen zusammen: Schützengräben gibt Hühnern insgesamt +3 Rüstung (je nach Ausgabe).
island-rule-GALLOS-10 = Den Maschinenvorrat zu erneuern bewirkt nichts; für 3 Sterne ziehst du und holst Hühner zurück. Der Wirbelsturm kostet jeden 2 Hühner.
island-rule-GALLOS-11 = Ziel und alles andere sind wie im Standardspiel.

## ISLAND

island-chapter-ISLAND = Eine Insel bauen
island-rule-ISLAND-1 = In die Mitte kommt ein Lava-/Neutralplättchen mit der Lavaseite nach oben.
island-rule-ISLAND-2 = Reihum ab dem Startspieler legt jeder ein Gebiet, eine Basis und ein Lava-/Neutralplättchen, in dieser Reihenfolge, bevor der Nächste beginnt (je nach Ausgabe Runde um Runde).
island-rule-ISLAND-3 = Das erste Gebiet berührt mit mindestens 2 seiner Hexfelder die Lava in der Mitte (je nach Ausgabe gelten andere Anlegeregeln).
island-rule-ISLAND-4 = Die Basis berührt mindestens 2 Hexfelder des Gebiets, das derselbe Spieler gerade gelegt hat. Zu diesem Gebiet gehört sie.
island-rule-ISLAND-5 = Der erste Spieler legt sein Lava-/Neutralplättchen mit der Lavaseite nur neben die Lava in der Mitte, mit der Neutralseite nur neben mindestens 2 verschiedene Plättchen.
island-rule-ISLAND-6 = Jedes weitere Gebiet berührt mit mindestens 1 Hexfeld ein Lavaplättchen, wenn es einen solchen Platz gibt, und mit mindestens 2 seiner Hexfelder schon gelegte Plättchen, Lava eingeschlossen (das zweite Gebiet je nach Ausgabe ohne Ausnahme).
island-rule-ISLAND-7 = Weitere Basen werden wie die erste gelegt. Weitere Lava-/Neutralplättchen zeigen Lava nur neben anderer Lava und Neutral nur neben mindestens 2 verschiedenen Plättchen.
island-rule-ISLAND-8 = Zum Schluss kommt auf jedes ganz eingeschlossene leere Hexfeld ein Lavaplättchen. Wer legt, darf nie mehr Hexfelder einschließen, als gefüllt werden können.
island-rule-ISLAND-9 = Plättchen überlappen nie; Gebiete dürfen gedreht werden. Übrige Plättchen kommen in die Schachtel.
island-rule-ISLAND-10 = Danach werden die Basen wie gewohnt frei gewählt, egal wer sie gelegt hat.
island-rule-ISLAND-11 = Erste Ausgabe: Ein Gebiet liegt möglichst mit 1 Seite an der mittleren Lava und mit 2 Seiten an anderen Gebieten. Eine Basis liegt mit 2 Seiten an einem Gebiet ohne Basis, egal wem es gehört. Ein Lava-/Neutralplättchen, eines je Gebiet, zeigt eine beliebige Seite und liegt mit 2 Seiten an Gebieten oder Basen.

## SOLO

island-chapter-SOLO = Solospiel
island-rule-SOLO-1 = Du spielst allein gegen den Herausforderer, nach den normalen Regeln mit den folgenden Änderungen.
island-rule-SOLO-2 = Du gewinnst mit 1 Marker beim Herausforderer und verlierst, sobald er dir 1 Marker legt.
island-rule-SOLO-3 = Aufbau wie für 2 Spieler; Startspieler ist der Herausforderer. Beide Anführer sowie beide Basen mit ihren Gebieten wählst du frei aus.
island-rule-SOLO-4 = Du beginnst mit 9 Ressourcen, 3 von jeder Sorte; die übrigen sind der Vorrat. Du bekommst wie gewohnt 3 Schriftrollen, der Herausforderer 3 ungesehene.
island-rule-SOLO-5 = Der Herausforderer hat weder Hühner (je nach Ausgabe doch) noch Ressourcen noch ein Banner. Für Maschinen zahlt er nichts und braucht keine Piloten; die Fähigkeit seines Anführers nutzt er nicht.
island-rule-SOLO-6 = Der Maschinenvorrat liegt in fester Reihenfolge von links nach rechts, der Stapel rechts daneben. Fehlt eine Karte, rücken die rechts davon nach links, und rechts kommt eine neue dazu.
island-rule-SOLO-7 = Haben alle Maschinen im Maschinenvorrat Geschwindigkeit 0, werden sie in den Stapel gemischt und 4 neue aufgedeckt, notfalls mehrmals.
island-rule-SOLO-8 = Die Hand des Herausforderers ist ein verdeckter Stapel. Eine Katastrophe, die er zieht oder spielt, bewirkt nichts.
island-rule-SOLO-9 = Am Zugende ziehst du 1 Schriftrolle.
island-rule-SOLO-10 = Die Karten des Herausforderers liegen von links nach rechts in der Reihenfolge ihrer Aktivierung: zuerst die Maschinen, ganz rechts der Anführer.
island-rule-SOLO-11 = Die 5 Würfel des Herausforderers liegen nach ihrem Ergebnis in vier Reihen: Kraft (+3), Kämpfen/Bewegen (+1, +2, Kralle), Bauen (Huhn), Verstärkung (Stern). Geworfen werden sie schon im Aufbau.
island-rule-SOLO-12 = Die Hexfeldpriorisierung ordnet die sechs Richtungen von 1 bis 6 und entscheidet jede Wahl unter Hexfeldern. Richtung 1 ist die, in die du blickst (je nach Ausgabe ein Marker neben der Basis).
island-rule-SOLO-13 = Zuletzt im Aufbau nimmt der Herausforderer die stärkste Maschine mit Geschwindigkeit 1 oder mehr aus dem Maschinenvorrat, bei Gleichstand die linke. Sie kommt auf sein Gebiet neben seine Basis, ihre Karte links neben den Anführer.
island-rule-SOLO-14 = Der Zug des Herausforderers: 1. freie Aktion, 2. Würfelreihen, 3. alle ausgegebenen Würfel werfen und einordnen, 4. 2 Schriftrollen ziehen.
island-rule-SOLO-15 = Zu Beginn seines Zuges werden die Würfel der zwei oberen mit denen der zwei unteren Reihen verglichen: Die Hälfte mit mehr Würfeln ist in diesem Zug aktiv. Mit 5 Würfeln gibt es keinen Gleichstand.
island-rule-SOLO-16 = Die freie Aktion führt die Maschine ganz links aus: Sie greift deinen Anführer an, wenn er in Reichweite ist, sonst deine stärkste Einheit in Reichweite. Ist niemand da, zieht sie auf deinen Anführer zu (Ziele je nach Ausgabe).
island-rule-SOLO-17 = Hat der Herausforderer keine Maschine, baut er mit der freien Aktion die linke Maschine mit Geschwindigkeit 1 oder mehr (je nach Ausgabe).
island-rule-SOLO-18 = Kraft: Ist die obere Hälfte aktiv, haben alle seine Einheiten samt Anführer bei jedem Angriff dieses Zuges +3 Stärke je Würfel in dieser Reihe, auch bei der freien Aktion.
island-rule-SOLO-19 = Kämpfen/Bewegen: Jeder Würfel aktiviert die nächste Einheit der Reihe, von links an. Ist eine deiner Einheiten in Reichweite, greift sie an; sonst zieht sie auf deinen Anführer zu, und ist danach jemand in Reichweite, gilt der nächste Würfel diesem Angriff.
island-rule-SOLO-20 = Der Anführer des Herausforderers bewegt sich nur, wenn in diesem Zug schon zwei andere seiner Einheiten aktiviert wurden; sonst kommt die erste der Reihe noch einmal dran. Angreifen darf er immer. Am Ende der Reihe geht es wieder von links los.
island-rule-SOLO-21 = Bauen: Genau eine Maschine wird gebaut. Zur Wahl steht die linke mit Geschwindigkeit 1 oder mehr, und jeder Würfel fügt die nächste Karte rechts davon hinzu (je nach Ausgabe). Gebaut wird unter denen mit Geschwindigkeit 1 oder mehr die stärkste, bei Gleichstand die linke.
island-rule-SOLO-22 = Die Karte kommt direkt links neben den Anführer, die Figur auf das leere Hexfeld seines Gebiets, das der Basis am nächsten ist (je nach Ausgabe zuerst direkt daneben).
island-rule-SOLO-23 = Verstärkung, je nach Würfelzahl und alles zusammen: ab 1 Würfel 1 Schriftrolle, ab 2 ein Schild auf seinen Anführer, mit dem 3., 4. und 5. je 1 weitere Schriftrolle.
island-rule-SOLO-24 = Beide Reihen der aktiven Hälfte werden ausgeführt, auch eine ohne Würfel, und alle ihre Würfel ausgegeben. Die Würfel der anderen Reihen bleiben liegen.
island-rule-SOLO-25 = „Auf deinen Anführer zu“ heißt: auf dem kürzesten Weg dorthin, von wo die Einheit ihn angreifen könnte.
island-rule-SOLO-26 = Im Kampf legt nach Ansage und Stärkewürfeln zuerst der Herausforderer die oberste Schriftrolle des Stapels, dann legst du einmal beliebig viele, dann er die Hälfte seiner Hand, abgerundet und höchstens 8. Verteidigt er, hast du nichts gelegt und reicht deine Stärke noch nicht, bleibt seine Hand aus dem Spiel. Dann wird aufgedeckt und verglichen; alle seine Karten werden abgelegt, auch Strategien.
island-rule-SOLO-27 = Eine Karte des Herausforderers mit einem Stärke- oder Rüstungsbonus über 1 gibt ihm so viel auf den Wert, der gerade zählt. Jede andere gibt 1, eine Katastrophe 0 (je nach Ausgabe). Ihre übrigen Effekte entfallen, nur Schriftrollen zieht er.
island-rule-SOLO-28 = Bei Gleichstand entscheidet unter Hexfeldern die Hexfeldpriorisierung, im Maschinenvorrat die linke Karte.

## HARD

island-chapter-HARD = Schweres Solo
island-rule-HARD-1 = Du brauchst 2 Marker beim Herausforderer, um zu gewinnen; 1 Marker bei dir ist weiterhin die Niederlage.
island-rule-HARD-2 = Im schweren Solo kannst du keinen zweiten Wurf kaufen.

## EPIC

island-chapter-EPIC = Epischer Tod
island-rule-EPIC-1 = Für diesen Fall behält jeder einen zweiten Anführer verdeckt vor sich (nur in der ersten Ausgabe).
island-rule-EPIC-2 = Ein Anführer stirbt einen epischen Tod, wenn das Neutralplättchen unter ihm zu Lava wird und kein Nachbarfeld für ihn verfügbar ist. Seine Schilde verliert er zuvor.
island-rule-EPIC-3 = Ein Anführer stirbt auch dann einen epischen Tod, wenn ihn ein Spieler in einem Zug zweimal erfolgreich angreift und kein Schild einen der Angriffe abfängt. Zuerst werden beide Marker gelegt.
island-rule-EPIC-4 = Dreh die Anführerkarte um, leg die Figur in die Schachtel, deck den zweiten Anführer auf und stell ihn auf deine Basis. Geht das nicht, kommt er auf das nächste verfügbare Hexfeld deines Gebiets; gibt es keines, wartet er auf den Beginn eines deiner nächsten Züge.
island-rule-EPIC-5 = Schilde, Würfel und angelegte Karten des Toten gehen verloren, die Marker auf dem Banner bleiben. Die Angriffe werden neu gezählt.
island-rule-EPIC-6 = Ein zweiter Anführer kann keinen epischen Tod sterben.

## QUICK

island-chapter-QUICK = Schnelles Spiel
island-rule-QUICK-1 = Im schnellen Spiel darfst du in jedem Zug zwischen Würfeln und Aktionen einmal nach den normalen Regeln bauen.
island-rule-QUICK-2 = Im schnellen Spiel kannst du mit der freien Aktion nicht bauen, nur bewegen, zurückholen oder angreifen.

## BASE2P

island-chapter-BASE2P = Basisbonus zu zweit
island-rule-BASE2P-1 = Variante für zwei Spieler: Nehmt die Bonusseite der Basen. Wer auf einer Basis verteidigt, Einheit oder Anführer, hat +2 Rüstung.

## HCORE

island-chapter-HCORE = Hardcore
island-rule-HCORE-1 = Hardcore: Nach dem Aufbau bekommt jeder Anführer 1 Schild.

## HAHN

island-chapter-HAHN = Hahnenkampf
island-rule-HAHN-1 = Keine Maschinenkarten und keine Ressourcen, nur Hühner und Anführer. Für 2 bis 4 Spieler.
island-rule-HAHN-2 = Hühner werden verdeckt hingelegt, beim Angreifen oder Verteidigen aufgedeckt und bleiben dann offen.
island-rule-HAHN-3 = Schriftrollen über Maschinen oder Ressourcen sind ungültig: Wer eine zieht, legt sie ab und zieht eine neue. Aussortiert wird vorher keine.
island-rule-HAHN-4 = Das oberste Huhn hat keinen Vorrang: Der angreifende Spieler nennt eine beliebige Einheit des Stapels, verdeckte nach ihrem Platz.

## DESOLO

island-chapter-DESOLO = Solospiel der ersten Ausgabe
island-rule-DESOLO-1 = Der Herausforderer hat 6 Hühner, die mit seinem Anführer auf seiner Basis stehen; den Anführer wählst du. Im Spiel sind nur deine 9 Ressourcen, 3 von jeder Sorte; der Vorrat ist anfangs leer.
island-rule-DESOLO-2 = Aktiviert werden zuerst die Maschinen, dann die Hühner auf der Insel vom stärksten zum schwächsten, dann der Anführer.
island-rule-DESOLO-3 = Angegriffen wird immer deine Einheit oder dein Anführer mit der niedrigsten Rüstung in Reichweite; bei Gleichstand entscheidet die Hexfeldpriorisierung.
island-rule-DESOLO-4 = Die freie Aktion führt die Maschine ganz links aus, ohne Maschine ein zufälliges Huhn aus dem Stapel des Anführers. Fehlt beides, holt der Herausforderer zufällig 2 seiner Hühner zurück.
island-rule-DESOLO-5 = Beim Bauen fügt jeder Würfel die nächste Karte rechts mit Geschwindigkeit 1 oder mehr zur Auswahl hinzu. Die Figur kommt nach der Hexfeldpriorisierung neben die Basis.
island-rule-DESOLO-6 = Im Aufbau legst du einen Marker des Herausforderers auf ein Hexfeld neben seiner Basis. Die Richtung von der Basis dorthin ist das ganze Spiel über Richtung 1.
island-rule-DESOLO-7 = Im Kampf bringt dem Herausforderer auch eine Karte ohne Wirkung +1, sogar eine Katastrophe.
island-rule-DESOLO-8 = Der Anführer des Herausforderers nutzt seine Fähigkeit nie. Ein schweres Solo gibt es nicht.

## ACH

island-chapter-ACH = Herausforderungen
island-rule-ACH-1 = Lege einen Marker mit einem Angriff der Stärke 20 oder mehr.
island-rule-ACH-2 = Lege einen Marker mit dem Angriff eines Soldaten, in dessen Verband mindestens ein weiterer Soldat steht.
island-rule-ACH-3 = Gewinne mit einem Fernkampfangriff, nachdem du Fliegender Felsen gespielt hast.
island-rule-ACH-4 = Gewinne ein gewöhnliches Spiel gegen andere, ohne zu bauen.
island-rule-ACH-5 = Gewinne, wobei alle deine Marker von Angriffen deines Anführers stammen.
island-rule-ACH-6 = Gewinne, indem du in einem einzigen Zug 2 Marker legst.
island-rule-ACH-7 = Gewinne gegen andere Spieler spätestens in deinem 3. Zug.
island-rule-ACH-8 = Gewinne 9 Solospiele, jedes mit einem anderen Anführer.
island-rule-ACH-9 = Spiele alle Modi.
island-rule-ACH-10 = Bemale die Figuren und zeige ein Bild davon.
island-rule-ACH-11 = Erste Ausgabe: Bring einem gegnerischen Anführer den epischen Tod.
island-rule-ACH-12 = Erste Ausgabe: Gewinne ein gewöhnliches Spiel zu dritt oder viert ohne Maschinen.
island-rule-ACH-13 = Erste Ausgabe: Lege einen Marker mit einem Soldaten, in dessen Verband wenigstens 3 Soldaten stehen, ihn mitgezählt.
island-rule-ACH-14 = Erste Ausgabe: Hab die 3 verschiedenen Golems zugleich im Spiel.
island-rule-ACH-15 = Erste Ausgabe: Gewinne, indem du Fliegender Felsen spielst und mit einer Kanone angreifst.
island-rule-ACH-16 = Erste Ausgabe: Gewinne, wobei alle deine Marker von Angriffen deines Anführers stammen.
island-rule-ACH-17 = Erste Ausgabe: Gewinne zu dritt oder viert spätestens in deinem 2. Zug.
island-rule-ACH-18 = Erste Ausgabe: Gewinne 9 Solospiele, jedes mit einem anderen Anführer.
island-rule-ACH-19 = Erste Ausgabe: Spiele alle Modi und alle Varianten.
island-rule-ACH-20 = Erste Ausgabe: Bemale die Figuren und zeige ein Bild davon.

## FAQ

island-chapter-FAQ = Häufige Fragen
island-rule-FAQ-1 = Der Kartentext geht den Regeln vor.
island-rule-FAQ-2 = Lava und Katastrophen bringen nie Marker.
island-rule-FAQ-3 = Ein Anführer kann besiegt, aber nie zerstört werden.
island-rule-FAQ-4 = Wer im Kampf den Platz tauscht, bleibt Angreifer oder Verteidiger.
island-rule-FAQ-5 = Ein neuer Verteidiger muss ein Gegner des Angreifers in dessen Reichweite sein.
island-rule-FAQ-6 = Anführer sind keine Hühner. „Hühner“ sind nur die Hühner auf der Insel, nicht die Piloten.
island-rule-FAQ-7 = Einheiten im selben Verband sind einander nicht benachbart.
island-rule-FAQ-8 = „Bis Zugende“ gilt auch dann, wenn die Karte inzwischen weg ist.
island-rule-FAQ-9 = Die Fähigkeit einer Maschine gilt schon in dem Zug, in dem sie gebaut wird.
island-rule-FAQ-10 = Hühner geben Soldaten keinen Bonus.
island-rule-FAQ-11 = Schützengräben gibt Hühnern in Pelea de Gallos insgesamt +3 Rüstung.

## RUL

island-chapter-RUL = Auslegungen
island-rule-RUL-1 = Es gibt 12 Ressourcen von jeder Sorte.
island-rule-RUL-2 = Es gibt 4 Katastrophen, von jeder eine.
island-rule-RUL-3 = Ein Würfel hat die Seiten Kralle, Huhn, Stern, +1, +2 und +3, jede einmal.
island-rule-RUL-4 = Die 6 Hühner einer Farbe können verschiedene Werte haben. Welches du nimmst, zurückholst oder zum Piloten machst, ist also eine echte Wahl; zwischen gleichen wird nicht gefragt.
island-rule-RUL-5 = Wie viele Karten jemand auf der Hand hat, ist offen; geheim ist nur, welche.
island-rule-RUL-6 = Erste Ausgabe: Die Basen werden gewählt, bevor die Anführer bekannt sind. Der Anführer kommt auf den Stapel, sobald er gewählt ist.
island-rule-RUL-7 = Für den Sieg zählen nur Marker, die jetzt auf Bannern liegen. Ein entfernter Marker geht an seinen Besitzer zurück, der ihn wieder legen darf.
island-rule-RUL-8 = Mit Markern können nicht zwei zugleich gewinnen, denn ein Kampf bringt nur einem einen Marker. Erfüllt doch einmal ein Effekt die Bedingung für zwei Spieler, gewinnt der Spieler am Zug, sonst der nächste im Uhrzeigersinn.
island-rule-RUL-9 = Am Zugende sagst du 0, 1 oder 2 an und ziehst dann alle Schriftrollen zusammen. Dazwischen wird nicht nachgesehen.
island-rule-RUL-10 = Ein +1-Würfel kommt nur auf eigene Einheiten: im Aktionsschritt außerhalb des Kampfes auf jede auf der Insel, im Kampf nur auf den Angreifer.
island-rule-RUL-11 = Die allgemeinen Sternfähigkeiten kosten der Reihe nach 1, 1, 2, 3, 4 und 5 Sterne.
island-rule-RUL-12 = Erste Ausgabe: Jederzeit nutzbar sind nur Fähigkeiten ohne Sterne. Sterne gibst du wie alle Würfel nur im eigenen Aktionsschritt aus, wenn ihr es nicht anders vereinbart.
island-rule-RUL-13 = Bringt eine Sternfähigkeit eine Katastrophe, wird diese ganz ausgeführt und neu gemischt. Dann geht die Fähigkeit weiter: Du legst noch eine Karte ab, wenn du eine hast, oder holst Hühner zurück und füllst Ressourcen auf.
island-rule-RUL-14 = Sind alle 4 Hexfelder deines Gebiets besetzt, dürfen die Piloten von einem davon kommen und so Platz schaffen. Piloten werden genommen, bevor die Maschine hingestellt wird.
island-rule-RUL-15 = Eine verbandsfähige Maschine darf auf jedes Hexfeld des Gebiets, auf dem nur eigene verbandsfähige Einheiten stehen, auch wenn es nur eine ist.
island-rule-RUL-16 = Sind Maschinenstapel und Ablage leer, bleibt der Maschinenvorrat kleiner; die nächste abgelegte Maschine kommt sofort hinein. Neu gemischt wird erst, wenn eine Karte gebraucht wird.
island-rule-RUL-17 = Ein Huhn, das Pilot wird, ist keine Einheit mehr. Seine Schilde, +1-Würfel und angelegten Karten gehen verloren.
island-rule-RUL-18 = Eine Bewegung darf nie so enden, dass kein Ausweg bleibt; versperrt ihn später etwas, geht die Einheit zurück. Wer auf der Durchreise ist, kann nicht angreifen, keine ortsgebundenen Fähigkeiten nutzen und nicht Pilot werden.
island-rule-RUL-19 = Flieht ein Anführer vor der Lava und sind weder ein Nachbarfeld noch seine Basis verfügbar, kommt er auf das verfügbare Hexfeld seines Gebiets, das der Basis am nächsten ist, sonst auf das nächste der ganzen Insel. Bei gleicher Entfernung wählt sein Besitzer.
island-rule-RUL-20 = Gerät ein Verband auf Lava, werden Hühner und Maschinen zerstört, der Anführer flieht auf ein Nachbarfeld, und wer geschützt ist, bleibt.
island-rule-RUL-21 = Vor jedem Schritt zählt die schnellste Einheit, die gerade mitzieht: Ihre Geschwindigkeit muss über den schon gemachten Schritten liegen. Wer die schnelle Einheit zurücklässt, bleibt vielleicht stehen; wer eine mitnimmt, kommt weiter.
island-rule-RUL-22 = Das Legen endet, wenn so viele Spieler nacheinander gepasst haben, wie mitspielen. Passen ist nicht endgültig, und nach einer neuen Karte geht es im Uhrzeigersinn weiter. Wer zuletzt gelegt hat, wird also noch einmal gefragt.
island-rule-RUL-23 = Sternfähigkeiten von Karten nutzt im Kampf nur der Spieler am Zug, also der Angreifer: bei den Stärkewürfeln und nach dem Aufdecken.
island-rule-RUL-24 = Wird Angreifer oder Verteidiger beim Aufdecken zerstört, werden die übrigen Karten noch ausgeführt, dann endet der Kampf ohne Marker und ohne Zerstörung. Aktion und +2- und +3-Würfel sind verbraucht. Ein Anführer, der vor Lava flieht, bleibt Verteidiger.
island-rule-RUL-25 = Greift eine Einheit mit Reichweite ein Nachbarfeld an, ist das kein Fernkampf. Fernkampf beginnt bei Entfernung 2.
island-rule-RUL-26 = Schilde schützen auch vor Zerstörung durch Magie und Fähigkeiten, jedes Mal für einen Schild. Ausgenommen ist Lava; ein Anführer verliert in diesem Fall alle Schilde.
island-rule-RUL-27 = Die Fähigkeit eines Golems wirkt bei jeder Zerstörung, auch auf Lava und auch, wenn sein Besitzer ihn hineinschickt. Sie wirkt, nachdem er die Insel verlassen hat, von seinem letzten Hexfeld aus.
island-rule-RUL-28 = Reicht der Schriftrollenstapel nicht, ziehst du, was da ist. Ist eine Katastrophe dabei, wird sie samt Neumischen ausgeführt, und die fehlenden Karten entfallen; sonst wird der Ablagestapel neu gemischt und der Rest gezogen. Ein schon leerer Stapel wird vor dem Ziehen neu gemischt.
island-rule-RUL-29 = In der zweiten Ausgabe werden Strategien nur im Kampf gespielt, auch wenn ihr Effekt nichts mit Kampf zu tun hat.
island-rule-RUL-30 = Eine im Kampf gezogene Katastrophe wird sofort ausgeführt. Karten, die in diesem Kampf liegen, zählen nicht zur Hand und werden nicht eingemischt.
island-rule-RUL-31 = Der Tsunami zerstört eine einzige Einheit nach Wahl des Ziehenden (je nach Ausgabe alle daneben; wer einen Schild hat, verliert stattdessen einen). Ohne Lavaplättchen geschieht nichts. Stehen nur eigene Einheiten daneben, trifft es eine davon; steht niemand dort, wird nur umgedreht.
island-rule-RUL-32 = Beim Erdbeben werden alle Plättchen zugleich umgedreht, dann alle betroffenen Hühner und Maschinen zusammen zerstört, dann wirken deren Fähigkeiten, dann fliehen die Anführer, zuerst der des Ziehenden. Ein Anführer kann einem anderen den Platz wegnehmen; neutral gewordene Plättchen stehen offen.
island-rule-RUL-33 = Erste Ausgabe: Ein Vulkanausbruch zerstört nie einen Anführer. Hat er einen Schild, verliert er einen, sonst geschieht ihm nichts.
island-rule-RUL-34 = Der Vulkanausbruch trifft gegen Lava Geschützte neben dem Plättchen ebenso wie auf dem Plättchen.
island-rule-RUL-35 = Du darfst auch angreifen, wenn kein Marker mehr möglich ist, und der Angriff kann gelingen. Es gibt dann nur keinen Marker.
island-rule-RUL-36 = Teampartner können einander nicht angreifen, nicht durcheinander hindurchziehen und keinen Verband bilden. Effekte auf „eine beliebige Einheit“ oder „einen anderen Spieler“ dürfen den Teampartner treffen.
island-rule-RUL-37 = Stirbt ein Flaggenträger durch Katastrophe oder Fernkampf und überlebt jemand aus seinem Verband, nimmt einer davon die Flaggen. Welcher, bestimmt der Besitzer.
island-rule-RUL-38 = Maschinen dürfen nicht in die eigene Basis, also muss eine Flagge zu einem Huhn gelangen. Weitergegeben wird sie, wenn zwei eigene Einheiten auf demselben Hexfeld sind, auch im Vorbeiziehen; freiwillig fallen lassen geht nicht. Wird der Träger Pilot, nimmt sie jemand aus seinem Verband, sonst bleibt sie liegen.
island-rule-RUL-39 = Zurückgeholte Hühner können nicht heim, solange auf der Basis jemand steht, mit dem sie kein Hexfeld teilen dürfen. Ressourcen kannst du trotzdem nehmen.
island-rule-RUL-40 = Ob im Expertenspiel nur noch 4 Karten übrig sind, wird nach jedem vollständigen Ziehen geprüft, wenn gezogene Katastrophen wieder eingemischt sind. Bei 4 oder weniger ist sofort Schluss, und alle verlieren; ein früherer Sieg gilt.
island-rule-RUL-41 = In Pelea de Gallos behält die Basis ihren Bonus; die französische und die italienische Ausgabe spielen ohne. Wahrscheinlich war es so auch hier gedacht.
island-rule-RUL-42 = In Pelea de Gallos darfst du beim Zurückholen nichts nehmen oder dich um null Hexfelder bewegen, um deine Stapel umzuordnen. Das geht einmal je Aktion, zu jedem Zeitpunkt darin; kein Huhn verlässt dabei sein Hexfeld.
island-rule-RUL-43 = Beim Wirbelsturm in Pelea de Gallos zerstört jeder 2 eigene Hühner seiner Wahl auf der Insel oder alle, wenn er weniger hat. Ein Schild rettet ein Huhn.
island-rule-RUL-44 = Beim Anlegen eines Gebiets zählt jedes schon gelegte Plättchen, auch Lava. Zwei verschiedene Hexfelder des neuen Gebiets müssen je ein Plättchen berühren.
island-rule-RUL-45 = Niemand darf so legen, dass mehr Hexfelder eingeschlossen sind, als Lavaplättchen übrig bleiben. Die Plättchen, die andere noch legen müssen, sind dabei schon abgezogen.
island-rule-RUL-46 = Erste Ausgabe: „Wenn möglich“ gilt für beide Forderungen. Das erste Gebiet berührt nur die Lava, das zweite das erste Gebiet, so gut es geht; gezählt werden die Seiten der Hexfelder.
island-rule-RUL-47 = Im Solospiel entscheidet 1 Marker, im schweren Solo brauchst du 2.
island-rule-RUL-48 = Der Herausforderer beginnt mit 3 verdeckten Karten. Katastrophen darunter werden nicht ersetzt, weil niemand nachsieht.
island-rule-RUL-49 = Sind im Solospiel im Maschinenvorrat und im Stapel nur Maschinen mit Geschwindigkeit 0, wird die Ablage dazugemischt. Gibt es auch dann keine bewegliche, bleibt der Maschinenvorrat liegen, und der Herausforderer baut nicht, bis eine auftaucht.
island-rule-RUL-50 = Richtung 1 der Hexfeldpriorisierung steht fest, die übrigen folgen im Uhrzeigersinn. Bei entfernten Hexfeldern zählt auf den kürzesten Wegen die Folge mit den kleinsten Richtungszahlen. Auch wenn der Herausforderer jemanden hinstellen muss, gilt diese Ordnung.
island-rule-RUL-51 = Der Anführer des Herausforderers greift an, wenn er an der Reihe ist und jemand in Reichweite steht; beschränkt ist nur seine Bewegung. Dafür zählen verschiedene in diesem Zug aktivierte Einheiten, auch die der freien Aktion. Ohne Maschinen kann er sich nicht bewegen, und der Würfel verfällt.
island-rule-RUL-52 = Der Herausforderer baut auf seinem Gebiet, auf dem leeren Hexfeld, das seiner Basis am nächsten ist; bei Gleichstand nach der Hexfeldpriorisierung. Ist keines leer, darf ein Soldat zum nächsten eigenen Verband; sonst wird nicht gebaut.
island-rule-RUL-53 = Eine Einheit des Herausforderers geht auf kürzestem Weg zu einem verfügbaren Hexfeld, von dem aus sie deinen Anführer angreifen könnte. Sie meidet deine Einheiten, verschlossene Basen, Meer und Lava und zieht durch eigene hindurch. Ist kein solches Ziel erreichbar, kommt sie ihm so nahe wie möglich; sie nutzt ihre ganze Geschwindigkeit und hält nicht für andere Ziele an.
island-rule-RUL-54 = Erste Ausgabe: Auch der zweite Anführer stirbt nicht. Von Lava flieht er notfalls auf das nächste verfügbare Hexfeld, und nach zwei Angriffen geschieht weiter nichts.
island-rule-RUL-55 = Hahnenkampf: Ungültig sind Schriftrollen über Maschinen oder Ressourcen, nicht solche über Einheiten überhaupt. Auch der Wirbelsturm wird abgelegt und ersetzt.
island-rule-RUL-56 = Solospiel der ersten Ausgabe: Du wählst frei einen Anführer und dazu einen zweiten verdeckten. Der Herausforderer hat keinen zweiten; statt episch zu sterben, flieht sein Anführer auf das nächste verfügbare Hexfeld. Übrige Ressourcen kommen in die Schachtel.
island-rule-RUL-57 = Varianten werden nur so kombiniert, wie es vorgesehen ist: das Expertenspiel mit Standard- und Teamspiel, der Inselbau mit jedem Modus, Hardcore und schnelles Spiel mit passenden Modi der ersten Ausgabe, der Basisbonus zu zweit nur mit 2 Spielern.
island-rule-RUL-58 = Zurückholen mit der freien Aktion gibt in der englischen zweiten Ausgabe 2 Griffe.
island-rule-RUL-59 = Italienische Ausgabe: 4 Sterne legen je einen Schild auf jede eigene Einheit auf der Insel, auch auf den Anführer. Reichen die Schilde nicht, bestimmst du, wer einen bekommt.
island-rule-RUL-60 = Im Solospiel gelten für Kraft und Bauen in allen Ausgaben die Regeln der englischen; die französische widerspricht sich hier selbst.
island-rule-RUL-61 = Erste Ausgabe: Du wählst frei, welche ausgegebenen Würfel du wirfst.
island-rule-RUL-62 = Erste Ausgabe: Ein Verband zieht zusammen, aber vor jedem Schritt darfst du Einheiten abtrennen, die dann zurückbleiben. Mitgenommen wird unterwegs niemand.
island-rule-RUL-63 = Auch in der ersten Ausgabe bleiben +1-Würfel nach dem Kampf auf ihrer Einheit.
island-rule-RUL-64 = Beim zweiten Wurf darfst du jeden deiner Würfel nehmen: eben geworfene, auf dem Banner behaltene und solche auf Einheiten. Was du von einer Einheit nimmst, stärkt sie nicht mehr.
island-rule-RUL-65 = Der erste Wurf braucht mindestens einen Würfel. Wer keinen wirft, hat den Schritt ausgelassen und kann auch keinen zweiten Wurf kaufen.
island-rule-RUL-66 = Würfel aus früheren Zügen behalten ihr Ergebnis, solange du willst. Du darfst sie ausgeben oder neu werfen.
island-rule-RUL-67 = Jede Schriftrolle, die im Kampf gespielt werden darf, darf auch ohne Wirkung gelegt werden, als Bluff. Wer keine Handkarten hat, passt von selbst.
island-rule-RUL-68 = Aufgedeckt wird streng im Uhrzeigersinn ab dem verteidigenden Spieler; der angreifende hat keinen besonderen Platz. Ein Wechsel des Verteidigers ändert daran nichts.
island-rule-RUL-69 = Mit 9 Ressourcen darfst du 2 nehmen und dann 2 deiner Wahl zurückgeben, also tauschen. Was im Vorrat fehlt, wird nicht genommen.
island-rule-RUL-70 = Für 3 Sterne nimmst du, was der Vorrat hergibt; mit 9 oder mehr Ressourcen nimmst du keine. Die Sorten wählst du.
island-rule-RUL-71 = Sind zu wenige Schilde im Vorrat, werden alle gelegt, die da sind, und du wählst, wohin. Ohne Schild im Vorrat steht die Fähigkeit nicht zur Wahl.
island-rule-RUL-72 = Wer beim Wirbelsturm weniger als 2 Ressourcen hat, gibt alle. Jeder wählt seine eigenen; in der ersten Ausgabe wählt der Ziehende, und er darf auch einen Gegner ohne Ressourcen treffen.
island-rule-RUL-73 = Von zugleich gezogenen Karten kommen die anderen zuerst auf die Hand. Dann wird jede Katastrophe ganz ausgeführt, und erst danach wird einmal auf 9 abgelegt und gemischt. Eine dabei neu gezogene Katastrophe folgt gleich, noch vor dem Ablegen.
island-rule-RUL-74 = Im Expertenspiel werden gezogene Katastrophen ebenso ausgeführt, aber ohne Ablegen und ohne den Ablagestapel. Danach wird geprüft, ob noch mehr als 4 Karten übrig sind.
island-rule-RUL-75 = Eine im Aufbau ausgeteilte Katastrophe wirkt nicht: Sie wird vom Stapel ersetzt. Erst wenn alle Hände voll sind, werden die Katastrophen eingemischt.
island-rule-RUL-76 = Katastrophen auf der Hand des Herausforderers bleiben dort wie jede Karte. Gespielt bewirken sie nichts, werden abgelegt und kommen mit dem nächsten Mischen in den Stapel.
island-rule-RUL-77 = Der Herausforderer legt nach einer Katastrophe nicht auf 9 Karten ab.
island-rule-RUL-78 = Wohin ein Anführer vor der Lava flieht, wählt immer sein Besitzer, wer auch immer sie ausgelöst hat.
island-rule-RUL-79 = Ein Anführer darf absichtlich auf Lava gehen, um auf ein Nachbarfeld zu gelangen (je nach Ausgabe). Er verliert seine Schilde, und die Bewegung endet.
island-rule-RUL-80 = Gibt es beim Vulkanausbruch keine Lava, wird das gewählte Neutralplättchen umgedreht, und wer darauf steht, den trifft die Lava. Ein geflohener Anführer steht dann daneben, hat aber keine Schilde mehr. Danach trifft der Ausbruch die Nachbarn.
island-rule-RUL-81 = In der englischen zweiten Ausgabe ist es erlaubt, Lava zu betreten; tödlich ist es für alle außer Anführer und Geschützte.
island-rule-RUL-82 = Von einer Basis, von Lava oder vom Meer aus darf angreifen, wer dort stehen darf, und wer dort steht, kann angegriffen werden. Beschränkt ist nur das Betreten.
island-rule-RUL-83 = Jeder Würfel zahlt nur für eine Sache. Die Sterne einer Fähigkeit werden alle auf einmal ausgegeben.
island-rule-RUL-84 = Bleibt ein Kampf ohne Ergebnis, bekommst du die Angriffsaktion nicht zurück.
island-rule-RUL-85 = Angelegte Magie bleibt bei ihrer Einheit, egal wohin sie geht oder wem sie gehört, bis die Einheit die Insel verlässt. An einem Anführer bleibt sie das ganze Spiel.
island-rule-RUL-86 = Auf 9 abgelegt wird vom Spieler am Zug an im Uhrzeigersinn. Jeder wählt seine Karten; sie kommen offen auf den Ablagestapel und werden gleich eingemischt.
island-rule-RUL-87 = Ein Gebiet ohne zugehörige Basis kann niemand wählen. Es ist gewöhnlicher Boden, auf dem niemand baut.
island-rule-RUL-88 = Die Basen wählt zuerst der rechte Nachbar des Startspielers, dann geht es gegen den Uhrzeigersinn; der Startspieler wählt zuletzt. Zu zweit wählt also der andere zuerst.
island-rule-RUL-89 = Die Anführer werden geheim gewählt und zusammen aufgedeckt. Die Farben richten sich nach den Plätzen.
island-rule-RUL-90 = Ist für eine Maschine, die der Herausforderer bauen würde, keine Figur mehr da, wird sie übersprungen, als läge sie nicht im Maschinenvorrat.
island-rule-RUL-91 = Bei den Maschinen des Herausforderers wirken ständige Fähigkeiten und zwingende Auslöser. Was freiwillig ist, Sterne kostet oder eine Entscheidung verlangt, nutzt er nicht, auch nicht die freie Bewegung eines Streitwagens. Hat ein Auslöser die Wahl, trifft er deine Einheiten in der Reihenfolge seiner Ziele.
island-rule-RUL-92 = Der Herausforderer zielt auf den Anführer, dann auf die höchste derzeitige Stärke, dann nach der Hexfeldpriorisierung. Auf demselben Hexfeld entscheidet die niedrigste Rüstung, dann die wenigsten Schilde.
island-rule-RUL-93 = Hält der Herausforderer seine Hand zurück, zählt die zuerst gelegte oberste Karte trotzdem. Bei Stärke und Rüstung „bisher“ zählen Würfel, Strategien und Boni mit, verdeckte Karten nicht.
island-rule-RUL-94 = Im Solokampf legst du nur einmal Karten: erst der Herausforderer, dann du, dann er. Seine Hälfte nimmt er von oben von seinem verdeckten Stapel.
island-rule-RUL-95 = Bei der freien Aktion muss das Ziel in Reichweite der Maschine ganz links sein, denn sie führt die Aktion aus.
island-rule-RUL-96 = Kann der Herausforderer mit einem Würfel oder der freien Aktion nichts anfangen, verfällt der Würfel oder die Aktion, und die Einheit gilt als aktiviert.
island-rule-RUL-97 = Hat eine Karte des Herausforderers mehrere Zahlen oder eine Bedingung, gilt die höchste Zahl; Bedingungen zählen nicht.
island-rule-RUL-98 = Erobert deine Einheit eine gegnerische Flagge, während sie auf deiner Basis steht, gewinnst du sofort.
island-rule-RUL-99 = Wird das Plättchen unter dem Träger zu Lava, bleibt die Flagge dort liegen. Ist der Träger auf Lava oder Meer geraten und stirbt dort, liegt sie auf dem letzten Plättchen ohne Lava, auf dem er war.
island-rule-RUL-100 = Im Teamspiel gelten die gewohnten Grenzen für Marker, und jeder legt seine eigenen. 5 Sterne wirken nur auf das eigene Banner.
island-rule-RUL-101 = Zwei Marker auf einem Banner und keiner auf dem anderen gewinnen im Teamspiel nicht: Jedes Banner braucht einen. Beide dürfen von demselben Teampartner stammen.
island-rule-RUL-102 = Der Bonus der Basis zählt nur für die Rüstung und hilft einem Angreifer dort nicht.
island-rule-RUL-103 = Bewegst du einen Teil eines verdeckten Stapels, wählst du heimlich, welche Hühner gehen. Die anderen sehen nur, wie viele es sind und welche offen liegen.
island-rule-RUL-104 = Zurückgeholte Hühner steckst du in Pelea de Gallos an beliebiger Stelle in den Stapel.
island-rule-RUL-105 = Schnelles Spiel: Der zusätzliche Bau ist freiwillig, kostet keinen Würfel und geschieht einmal je Zug vor der ersten Aktion. Karten, die einen Bau erlauben, betrifft das nicht.
island-rule-RUL-106 = Erste Ausgabe: Bei Wirbelsturm und Erdbeben darf der Ziehende irgendein Huhn eines beliebigen Spielers, aber keinen Piloten, 1 Hexfeld weit auf ein verfügbares Hexfeld bewegen. Beim Erdbeben geschieht das nach dem Umdrehen und bevor die Lava zuschlägt; es kann also ein Huhn retten.
island-rule-RUL-107 = Zu zweit gewinnt der zweite Marker sofort; ein epischer Tod durch zwei Angriffe kommt dort nicht mehr vor und zählt auch nicht als Herausforderung.
island-rule-RUL-108 = Ein zweiter Anführer bekommt den Hardcore-Schild nicht.
island-rule-RUL-109 = Ob jemand gewonnen hat, wird geprüft, sobald der Marker liegt, noch vor dem Aufräumen und allen Auslösern.
island-rule-RUL-110 = „Jederzeit“ heißt: vor und nach jeder Aktion, bei jedem Legen im Kampf, nach dem Aufdecken und vor dem Ziehen. Zuerst wird der Spieler am Zug gefragt, dann die anderen im Uhrzeigersinn, bis alle passen. Gefragt wird nur, wer so eine Karte hat; geht es um eine Handkarte, merken die anderen nichts davon.
island-rule-RUL-111 = Trifft ein Effekt ein Hexfeld mit einer Einheit auf der Durchreise, sind alle Einheiten dort gewöhnliche Ziele.
island-rule-RUL-112 = Ändert sich die Geschwindigkeit während einer Bewegung, zählt bei jedem Schritt die derzeitige.
island-rule-RUL-113 = Wer durch Gegner hindurchziehen darf, darf bei ihnen trotzdem nicht stehen bleiben.
island-rule-RUL-114 = „In deinem 3. (2.) Zug“ heißt spätestens dann, nach eigenen Zügen gezählt. „Ohne Maschinen“ heißt, du hast im ganzen Spiel keine gebaut. Zwei Marker in einem Zug liegen auf zwei Bannern, zu zweit auf einem.
island-rule-RUL-115 = Ob ein neuer Verteidiger erreichbar ist, wird vom derzeitigen Hexfeld des Angreifers mit seiner derzeitigen Reichweite gemessen.
island-rule-RUL-116 = Geht beim Erneuern des Maschinenvorrats der Stapel aus, wird die Ablage eingemischt. Fehlen dann noch Karten, bleibt der Maschinenvorrat kleiner.
island-rule-RUL-117 = Magie für außerhalb des Kampfes spielst du im eigenen Aktionsschritt zwischen zwei Aktionen, wenn die Karte nichts anderes sagt. Muss sie bei einem Ereignis gespielt werden, dann bei diesem.
island-rule-RUL-118 = Grenzt eine Basis an zwei Gebiete, gehört sie zu dem, das die Insel vorgibt oder für das sie gelegt wurde. Passt sie in der ersten Ausgabe zu zwei Gebieten ohne Basis, nennt eines, wer sie legt.
island-rule-RUL-119 = Im schweren Solo geht das Spiel nach dem ersten Marker weiter, und er bleibt liegen. Der Herausforderer kann ihn nicht mit 5 Sternen entfernen.
island-rule-RUL-120 = Hat der Herausforderer keine Maschine und ist die untere Hälfte aktiv, baut er eine mit der freien Aktion und eine weitere mit der Reihe Bauen.
island-rule-RUL-121 = Muss der Herausforderer durch deine Effekte eine Karte abgeben, ist es eine zufällige. Hexfelder wählt er nach der Hexfeldpriorisierung, Einheiten nach der Reihenfolge seiner Ziele; Ressourcen hat er nicht zu verlieren.
island-rule-RUL-122 = Kampf, Tsunami und andere Zerstörung kosten je einen Schild, Lava und Vulkanausbruch alle (der Ausbruch je nach Ausgabe nur einen).
island-rule-RUL-123 = Die Kosten einer Maschine sind genau: Andere Ressourcen ersetzen keine fehlenden, und mehr zu zahlen ist nicht möglich.
island-rule-RUL-124 = Ein +1-Würfel, den du von einer Einheit nimmst, muss in diesem Schritt geworfen werden. Du kannst ihn nicht als +1 behalten oder auf eine andere Einheit legen.
island-rule-RUL-125 = Kämpft dein Teampartner, giltst du als unbeteiligt: Du legst und deckst auf, wenn du dran bist, und hilfst, wem du willst. „Deine Einheiten“ sind auf Karten nur deine eigenen.
island-rule-RUL-126 = Beim Herausforderer zählen der Wert der Einheit, ständige Boni, der Verbandsbonus und seine Karten; zur Stärke beim Angriff auch die Kraftwürfel, wenn die obere Hälfte aktiv ist, zur Rüstung seines Anführers auch die eigene Basis. +1- und +2-Würfel geben ihm keinen Bonus.
island-rule-RUL-127 = Erste Ausgabe: Sind nach dem Ziehen höchstens 4 Karten im Schriftrollenstapel, wird der Ablagestapel eingemischt.
island-rule-RUL-128 = Eine Sternfähigkeit darfst du auch kaufen, wenn nur ein Teil davon möglich ist. Für 4 Sterne muss ein Schild im Vorrat sein, für 5 ein Marker auf deinem Banner.
island-rule-RUL-129 = Auch in der ersten Ausgabe musst du die freie Aktion nicht nutzen.
island-rule-RUL-130 = Solospiel der ersten Ausgabe: Ist kein Huhn beim Anführer, handelt ein zufälliges Huhn auf der Insel. Zurückgeholt wird nur, wenn keines mehr auf der Insel ist, und nur, wenn die Basis sie aufnehmen kann.
island-rule-RUL-131 = Eine gespielte Katastrophe gibt dem Herausforderer in der zweiten Ausgabe nichts, in der ersten +1.
island-rule-RUL-132 = Ein Ausweg besteht, wenn die Einheit auf der Durchreise mit den übrigen Bewegungen ohne Meer und gefährliche Lava ein Hexfeld erreicht, auf dem sie bleiben darf. Es zählen die freie Aktion, deine Krallenwürfel und die freie Bewegung eines einzelnen Streitwagens, nicht aber, was Karten noch bringen könnten. Immer erlaubt ist eine Bewegung, die alle anderen von dort wegführt und erlaubt enden kann.
island-rule-RUL-133 = Auf jedem Hexfeld unterwegs darf jede Einheit einmal zurückgelassen oder mitgenommen und jede Flagge einmal weitergegeben werden; eine Einheit muss immer weiterziehen. Erlaubt ist nur, wonach der Verband noch irgendwo anhalten darf. Anhalten kannst du erst nach einem Schritt.
island-rule-RUL-134 = Wählst du mehrere Dinge aus, etwa Karten oder Ressourcen, nennst du sie einzeln und sagst dann, dass du fertig bist. Erst dann gilt alles zusammen; vorher erfährt niemand etwas davon.
island-rule-RUL-135 = Eine gewählte Aktion wird zu Ende gebracht, zurücknehmen kannst du sie nicht. Zur Wahl steht nur, was auch ausgeführt werden kann.
island-rule-RUL-136 = Eine freiwillige Fähigkeit ohne Kosten, deren Karte nichts dazu sagt, darfst du einmal pro Zug und Karte nutzen. Für ständige und zwingende Effekte gilt das nicht.
island-rule-RUL-137 = Hahnenkampf: Ungültige Karten werden zur Seite gelegt und nach dem Ziehen abgelegt. Geht der Stapel aus, wird der Ablagestapel einmal eingemischt; findet sich auch dann keine gültige, wird keine gezogen. Im Aufbau werden ungültige Karten ebenso ersetzt und später eingemischt.
island-rule-RUL-138 = Solo-Aufbau: erst die Anführer, dann Schriftrollen, Maschinen, Würfel und Ressourcen, dann Insel, Basen und Blickrichtung, zuletzt die erste Maschine des Herausforderers. In der ersten Ausgabe kommen Insel und Basen zuerst. Wird die Insel gebaut, legst du auch für den Herausforderer, und zwar zuerst.
island-rule-RUL-139 = Betreten mehrere Einheiten zusammen ein Hexfeld mit Flaggen, sagt ihr Besitzer für jede Flagge, wer sie nimmt. Wer auf Lava zerstört wird, nimmt keine: Sie bleibt dort für einen Geschützten oder bis das Plättchen umgedreht wird.
island-rule-RUL-140 = Pelea de Gallos: Ankommende Hühner behalten ihre Reihenfolge und kommen obenauf. Ein neuer Verteidiger muss angegriffen werden dürfen und wird aufgedeckt. Verdeckte Hühner wählen andere nach dem Platz im Stapel; welches zurückkommt oder mitzieht, erfährt nur der Besitzer, außer bei offenen.
island-rule-RUL-141 = Beim Inselbau nimmst du irgendein übriges Gebiet, drehst es und legst es; danach muss noch eine Basis dafür Platz haben (in der ersten Ausgabe nicht). Eingeschlossen ist ein leeres Hexfeld, von dem kein leerer Weg nach außen führt. Eingeschlossen sein dürfen höchstens 7 Hexfelder weniger die Zahl der Spieler.
island-rule-RUL-142 = Nach den Regeln kann ein Spiel ewig dauern. Wer mag, vereinbart eine Höchstzahl an Zügen; wird sie erreicht, endet das Spiel ohne Sieger.
island-rule-RUL-143 = Neu gebaute Maschinen des Herausforderers kommen sofort links neben seinen Anführer in die Reihe, zerstörte fallen heraus. Wer aktiviert und dann zerstört wurde, zählt weiter als aktiviert. Fällt eine Einheit in ihrem eigenen Angriff, gilt der nächste Würfel der folgenden.
island-rule-RUL-144 = Steht eine Einheit, wo sie nicht stehen darf, etwa ohne Erlaubnis auf dem Meer, kommt sie nach der laufenden Aktion auf das nächste verfügbare Hexfeld; bei mehreren wählt ihr Besitzer. Ein Anführer, für den nirgends Platz ist, wartet auf einen seiner nächsten Züge.
island-rule-RUL-145 = Ob ein Angriff aus der Nähe oder Ferne kommt, steht fest, wenn der Verteidiger genannt oder gewechselt wird; spätere Platzwechsel ändern nichts. Für Flaggen zählt der Verband, in dem der Verteidiger bei seiner Zerstörung steht.
island-rule-RUL-146 = Am Anfang liegen die Hühner nach Nummern in der Basis, das mit der höchsten oben. In Pelea de Gallos darf jeder seinen Stapel vor dem ersten Zug einmal heimlich ordnen (je nach Ausgabe).

## FX

island-chapter-FX = Karten lesen
island-rule-FX-1 = Die Effekte einer Karte werden von oben nach unten ausgeführt. Was zum selben Zeitpunkt gehört, ist ein einziger Vorgang.
island-rule-FX-2 = Ausgeführt wird, so viel möglich ist; was nichts findet, entfällt, und die Karte ist trotzdem verbraucht. Was mit „dann“ folgt, geschieht nur, wenn der Effekt davor ganz gelang; hat ein Schild die Zerstörung verhindert, gelang er nicht.
island-rule-FX-3 = „Du“ ist der Spieler, der die Karte gespielt oder im Spiel hat. Bei angelegter Magie ist es der Besitzer der Einheit, die Einheit aber wählt, wer die Karte spielt. „Du“ triffst alle Entscheidungen, wenn nichts anderes gesagt ist.
island-rule-FX-4 = Effekte mehrerer Karten zählen zusammen, auch zwei gleiche Karten.
island-rule-FX-5 = Ein Wert ist der aufgedruckte oder festgesetzte Wert plus alle Boni, Würfel und der Bonus der Basis. Er sinkt nie unter 0, Reichweite nie unter 1. Dauernde Boni gelten immer nach den Plätzen des Augenblicks.
island-rule-FX-6 = Meint eine Karte alle Einheiten ohne bestimmte Art, meint sie auch Anführer, in jeder Ausgabe. Wo Anführer keine Einheiten sind, nennt der deutsche Text sie eigens.
island-rule-FX-7 = Gemeint ist immer eine Einheit des Verbands, nie der ganze Verband. Einheiten im selben Verband sind einander nicht benachbart.
island-rule-FX-8 = Ein Bonus für „den Angreifer“ oder „den Verteidiger“ gilt dem, der beim Vergleich diese Rolle hat. Ein Bonus für eine gewählte Einheit bleibt bei ihr.
island-rule-FX-9 = Eine auf der Karte getroffene Wahl gilt für den Rest der Karte.
island-rule-FX-10 = Magie, die nur im eigenen Zug gespielt wird, darf im Kampf nicht gelegt werden, auch nicht als Bluff. Wer nichts anderes hat, wird trotzdem gefragt und muss passen; so verrät die Frage nichts.
island-rule-FX-11 = Zerstört eine Karte Angreifer oder Verteidiger mitten im Kampf, werden die übrigen Karten noch ausgeführt, und der Kampf endet ohne Ergebnis.
island-rule-FX-12 = Der Bonus der Soldaten zählt, was auch sonst für den Verbandsbonus zählt: andere Soldaten (je nach Ausgabe andere verbandsfähige Maschinen).
island-rule-FX-13 = Eine Fähigkeit zu nutzen ist keine Aktion und kostet nicht die freie Aktion. Fähigkeiten für Angreifer oder Verteidiger nutzt du nur in Kämpfen deines Zuges, alle anderen nur außerhalb. Ohne Sterne gehen sie nur im eigenen Aktionsschritt und so oft, wie die Karte sagt.
island-rule-FX-14 = Abigails Schild und der Schild des Expertenspiels zählen zusammen: Sie beginnt dort mit 2. Ebenso darf Keekmee dort 2 Strategien haben.
island-rule-FX-15 = Effekte am Zugende kommen, bevor Effekte „bis Zugende“ auslaufen. Wer nicht mehr auf dem Meer sein darf, kommt auf das nächste verfügbare Hexfeld.
island-rule-FX-16 = Magie zum Anlegen kommt beim Ausführen auf eine Einheit, die ihr Spieler wählt. Von da an wirkt sie.
island-rule-FX-17 = Eine aufgehobene oder abgelegte Strategie wirkt sofort nicht mehr. Wen sie auf Lava schützte, den trifft die Lava; wen sie aufs Meer ließ, der kommt auf das nächste verfügbare Hexfeld.
island-rule-FX-18 = Karten verschieben oder vertauschen niemanden auf eine Basis, außer Anführer und Hühner auf die eigene, auch wo Basen für alle offen sind. Für den Schritt eines Huhns bei Katastrophen gelten die gewöhnlichen Regeln.
island-rule-FX-19 = Was du auf einer Hand gesehen hast, weißt du weiterhin, und nur du, bis du siehst, welche Karte sie verlässt. Gehen Karten ungesehen weg, erfährst du nur, wie viele. Eine gestohlene Karte kennen Dieb und Bestohlener, eine eingemischte niemand mehr.
island-rule-FX-20 = Pelea de Gallos: Auf Schriftrollen wird jede Maschinenart als Huhn gelesen, innerhalb eines Effekts nur einmal, mehrere Effekte zählen zusammen. So gibt Schützengräben Hühnern +3 Rüstung, Wackelräder aber nur +1 Geschwindigkeit.
island-rule-FX-21 = Pelea de Gallos: Wer laut Schriftrolle Ressourcen bekäme, holt Hühner zurück; wer welche verlöre, zerstört eigene Hühner. Anführer werden nicht umgedeutet: Thomas Eidison hat keine Fähigkeit, und Schwarzschnabel zahlt fürs Meer nur mit seinen Schilden.
island-rule-FX-22 = Aus Pelea de Gallos kommen Umwandlung und Lavafalle heraus (nur in der zweiten Ausgabe). Armee zum Selberbauen bleibt; sie bewirkt nichts und taugt zum Bluffen.
island-rule-FX-23 = Ungültig sind im Hahnenkampf Umwandlung, Bleistiefel, Fuchs im Hühnerstall, Schützengräben, Golem-Muckibude, Gänsemarsch, Turbomais, Schießpfeffer, Wackelräder, Armee zum Selberbauen und von den Katastrophen der Wirbelsturm.
island-rule-FX-24 = Pelea de Gallos: Ein fremdes verdecktes Huhn wählst du für einen Effekt nach seinem Platz im Stapel, jeden Platz. Bewegen, Tauschen, ein Schild oder Zerstören decken es nicht auf. Wer einen Schild, Würfel oder eine angelegte Karte trägt, bleibt daran erkennbar, auch nach dem Umordnen.
island-rule-FX-25 = Pelea de Gallos: Ein neuer Verteidiger wird aufgedeckt wie ein angegriffener.
island-rule-FX-26 = Flaggenmodus: Beim Platztausch durch Karten bleiben Flaggen auf ihrem Hexfeld, und wer hinkommt, trägt sie. Weder Drehturm noch Reise nach Hennusalem bringt also eine Flagge heim. Bei jeder anderen Bewegung gehen Flaggen mit.
island-rule-FX-27 = Im Flaggenmodus gibt es keine Anführer: Hackordnung bewirkt nichts, Heiße Füße hilft nur Hühnern. „Vom Nachbarfeld aus“ heißt: Der Angriff war kein Fernkampf.
island-rule-FX-30 = Eine Schriftrolle gibt dem Herausforderer ihren höchsten Stärke- oder Rüstungsbonus, ohne Rücksicht auf Bedingungen, mindestens aber 1; eine Katastrophe gibt 0 (je nach Ausgabe). In diesem Kartensatz geben 37 Karten 1, 15 Karten 2, 5 Karten 3 und 1 Karte 4.
island-rule-FX-31 = Von den übrigen Effekten seiner Karten zählt für den Herausforderer nur das Ziehen von Schriftrollen: bei Küken-Fankurve und Kehr vor deinem Stall!
island-rule-FX-32 = Bei den Maschinen des Herausforderers wirken Reichweite, dauernde Effekte und Effekte bei Zerstörung; alles Freiwillige und Effekte beim Bau entfallen. Sein Anführer hat weder Fähigkeit noch Reichweite. Hat er Hühner, holt er sie zufällig zurück; Ressourcen bedeuten ihm nichts.
island-rule-FX-33 = Legst du durch einen Effekt eine Karte des Herausforderers ab oder stiehlst sie, ist es eine zufällige; eine gestohlene Katastrophe führst du sofort aus. Seine Hand anzusehen zeigt nichts. Seine aufgedeckten Karten kannst du aufheben, seine Magie kopieren wie gedruckt; Plagiat findet bei ihm nichts.

## Options: setup and map

island-option-machine_card_count = Zahl der Maschinenkarten
island-option-starting_resource_pool = Woraus die ersten Ressourcen kommen
    .all_tokens = aus allen 36
    .three_each_per_player = aus 3 von jeder Sorte je Spieler
island-option-starting_resources = Ressourcen zu Beginn
island-option-unused_resource_tokens = Wohin die übrigen Ressourcen kommen
    .supply = in den Vorrat
    .box = in die Schachtel
island-option-unchosen_leader = Der abgelehnte Anführer
    .box = kommt in die Schachtel
    .kept_face_down = bleibt verdeckt beim Spieler, als zweiter Anführer
island-option-default_island = Die Insel
    .preset = ist vorgegeben
    .built = wird gebaut
island-option-start_player_method = Der Startspieler
    .random = wird ausgelost
    .given = wird bestimmt, sonst ausgelost
island-option-base_claim_step = Wann die Basen gewählt werden
    .last = ganz am Ende des Aufbaus
    .after_island = gleich nach dem Bau der Insel, vor den Anführern
island-option-island_build_sequence = Reihenfolge beim Inselbau
    .per_player = jeder legt Gebiet, Basis und Lava-/Neutralplättchen nacheinander
    .per_step = eine Runde für alle Gebiete, eine für alle Basen, eine für alle Lava-/Neutralplättchen
island-option-island_contact_rules = Anlegeregeln beim Inselbau
    .second = die der zweiten Ausgabe
    .first = die der ersten Ausgabe
island-option-island_second_territory_lava_strict = Das zweite Gebiet muss Lava berühren
island-option-base_armor_bonus = Rüstungsbonus auf der Basis
island-option-base_armor_scope = Wer den Rüstungsbonus der Basis hat
    .owner_leader_chickens = Anführer und Hühner auf der eigenen Basis
    .any_occupant = jeder, der auf einer Basis steht
island-option-base_entry = Wer eine Basis betreten darf
    .owner_leader_chickens = nur Anführer und Hühner ihres Besitzers
    .any_unit = jeder

## Options: turn, dice, stars

island-option-roll_spent_dice = Welche ausgegebenen Würfel geworfen werden
    .all = alle
    .chosen = nur die gewünschten
island-option-reroll_resource_cost = Ressourcen für einen zweiten Wurf
island-option-draw_step_max = Schriftrollen, die am Zugende höchstens gezogen werden
island-option-draw_step_optional = Das Ziehen am Zugende ist freiwillig
island-option-free_retrieve_count = Griffe beim Zurückholen mit der freien Aktion
island-option-die_retrieve_count = Griffe beim Zurückholen mit einem Huhnwürfel
island-option-star_four_effect = Was 4 Sterne bringen
    .one_any_unit = einen Schild für eine beliebige Einheit
    .each_own_unit = je einen Schild für jede eigene Einheit
island-option-star_five_effect = Was 5 Sterne entfernen
    .remove_one = einen Marker vom eigenen Banner
    .remove_all = alle Marker vom eigenen Banner
island-option-star_ability_timing = Wann Sternfähigkeiten von Karten genutzt werden
    .own_actions = im eigenen Aktionsschritt
    .any_time = jederzeit, auch im Zug anderer
island-option-starless_ability_timing = Wann Fähigkeiten ohne Sterne genutzt werden
    .card_text = wie die Karte es sagt
    .any_time = jederzeit, auch im Zug anderer
island-option-plus_one_die_until = Wie lange ein +1-Würfel auf seiner Einheit bleibt
    .destroyed = bis sie zerstört wird
    .defeated = bis sie zerstört oder als Anführer ohne Schild besiegt wird

## Options: movement and banding

island-option-own_overlap = Halt auf Hexfeldern mit eigenen Einheiten, mit denen kein Verband möglich ist
    .until_last_move = erlaubt, solange spätere Bewegungen noch wegführen
    .consecutive_moves = erlaubt, wenn dieselbe Einheit sofort weiterzieht
    .within_one_move = nie; hindurch geht es nur innerhalb einer Bewegung
island-option-lava_entry = Betreten von Lava
    .allowed = erlaubt, aber heiß
    .effects_only = nur durch Effekte, nicht mit eigenen Bewegungen
    .forbidden = verboten, wenn keine Karte es ausdrücklich erlaubt
island-option-leader_lava_fallback = Ein Anführer auf Lava ohne freies Nachbarfeld
    .base = kommt auf seine Basis
    .epic_death = stirbt einen epischen Tod
island-option-band_move = Wer aus einem Verband mitzieht
    .any_subset = beliebig viele
    .whole_then_change = anfangs alle, unterwegs darf sich das ändern
    .whole_or_detach = alle, die nicht abgetrennt werden
island-option-band_join_midmove = Unterwegs dürfen Einheiten mitgenommen werden
island-option-soldier_bonus_counts = Was beim Verbandsbonus der Soldaten zählt
    .soldiers = andere Soldaten
    .banding_machines = andere verbandsfähige Maschinen

## Options: Leaders, cards, Catastrophes

island-option-leader_is_unit = Anführer sind Einheiten
island-option-epic_death = Anführer können einen epischen Tod sterben
island-option-strategy_limit = Strategien im Spiel je Spieler
island-option-strategy_overflow = Eine Strategie zu viel
    .keep_any = eine beliebige wird abgelegt, auch die neue
    .replace_old = eine alte wird abgelegt, die neue bleibt
island-option-strategy_in_own_turn = Strategien dürfen auch im eigenen Zug gespielt werden
island-option-hand_limit_after_catastrophe = Handkarten höchstens nach einer Katastrophe
island-option-catastrophe_reshuffle = Was nach einer Katastrophe eingemischt wird
    .with_discards = die Katastrophe und der ganze Ablagestapel
    .card_only = nur die Katastrophe
island-option-hurricane_mode = Wirbelsturm
    .all_lose_two = jeder verliert 2 Ressourcen
    .one_enemy_loses_two = ein Gegner verliert 2 Ressourcen
island-option-tsunami_mode = Tsunami
    .flip_one_and_destroy = ein Lavaplättchen wird neutral, und daneben wird zerstört
    .flip_all_or_destroy = alle Lavaplättchen werden neutral; zerstört wird nur, wenn es keine gab
island-option-tsunami_destroys = Wen der Tsunami zerstört
    .one = ein Huhn oder eine Maschine
    .all = alle Hühner und Maschinen daneben
island-option-eruption_shield_loss = Schilde beim Vulkanausbruch
    .all_shields = alle gehen verloren
    .one_shield = einer geht verloren und schützt
island-option-catastrophe_chicken_step = Bei Wirbelsturm und Erdbeben darf ein Huhn einen Schritt tun
island-option-max_tags_per_banner = Marker auf einem Banner höchstens
island-option-max_same_tags_per_banner = Marker desselben Gegners auf einem Banner höchstens
island-option-resource_limit = Ressourcen auf einem Banner höchstens

## Options: modes

island-option-flag_start = Wer die Flagge am Anfang trägt
    .top_chicken = das oberste Huhn in der Basis
    .chosen_chicken = ein Huhn nach Wahl
island-option-flag_claim = Wann der Angreifer Flaggen nimmt
    .carrier_or_bandmate = wenn er den Träger oder jemanden aus dessen Verband zerstört
    .carrier_and_bandmates = wenn er den Letzten des Verbands zerstört
    .defender_only = wenn er den Träger zerstört, und nur dessen Flaggen
island-option-flag_five_star_disabled = 5 Sterne bewirken im Flaggenmodus nichts
island-option-expert_abigail_shields = Schilde für Abigail im Expertenspiel
island-option-expert_leftover_resources = Übrige Ressourcen im Expertenspiel
    .supply = kommen in den Vorrat
    .box = kommen in die Schachtel
island-option-expert_base_entry = Welche Basen im Expertenspiel allen offenstehen
    .any_base = alle, auch die eigene den eigenen Maschinen
    .enemy_base = nur gegnerische
island-option-gallos_base_bonus = Die Basis gibt in Pelea de Gallos ihren Bonus
island-option-gallos_removed_scrolls = Schriftrollen, die in Pelea de Gallos fehlen
island-option-gallos_attackable = Wer in einem Verband von Pelea de Gallos angreifen und angegriffen werden kann
    .leader_and_top = der Anführer und das oberste Huhn
    .any = alle
island-option-gallos_card_handling = Schriftrollen über Maschinen und Ressourcen in Pelea de Gallos
    .substitute = werden auf Hühner umgedeutet
    .void_and_redraw = sind ungültig und werden ersetzt
island-option-gallos_rearrange = Wann Stapel in Pelea de Gallos umgeordnet werden
    .move_or_retrieve = beim Bewegen oder Zurückholen
    .never = nie
island-option-gallos_discard_face_down = Zerstörte Hühner werden in Pelea de Gallos verdeckt abgelegt
island-option-solo_human_draw = Schriftrollen, die du im Solospiel am Zugende ziehst
island-option-solo_challenger_chickens = Der Herausforderer hat Hühner
island-option-solo_target_priority = Wen der Herausforderer angreift
    .leader_then_strength = den Anführer, sonst die stärkste Einheit
    .lowest_armor = wer die niedrigste Rüstung hat
island-option-solo_no_machine_free_action = Freie Aktion des Herausforderers ohne Maschine
    .build = er baut eine
    .chicken_or_recover = ein Huhn handelt, oder er holt Hühner zurück
island-option-solo_setup_pick = Erste Maschine des Herausforderers
    .max_strength = die stärkste bewegliche
    .max_strength_then_speed = die stärkste bewegliche, bei Gleichstand die schnellste
island-option-solo_build_window = Was jeder Bauwürfel dem Herausforderer zur Wahl stellt
    .next_cards = die nächste Karte rechts
    .next_mobile_cards = die nächste Karte rechts mit Geschwindigkeit 1 oder mehr
island-option-solo_build_hex = Wo der Herausforderer baut
    .closest_empty = auf dem leeren Hexfeld, das der Basis am nächsten ist
    .adjacent_first = zuerst direkt neben der Basis
island-option-solo_small_bonus_stat = Welcher Wert durch kleine Boni des Herausforderers steigt
    .relevant = der, der gerade zählt
    .printed = der aufgedruckte
island-option-solo_catastrophe_bonus = Bonus des Herausforderers für eine gespielte Katastrophe
island-option-solo_priority_anchor = Richtung 1 der Hexfeldpriorisierung
    .player_facing = die, in die du blickst
    .marker_at_base = die zum Marker neben der Basis des Herausforderers
island-option-solo_hard_available = Es gibt ein schweres Solo
island-option-achievement_list = Liste der Herausforderungen
    .second = die der zweiten Ausgabe
    .first = die der ersten Ausgabe

## Glossary: terms that a rule explains

island-term-available = Verfügbares Hexfeld
island-term-adjacent = Benachbart
island-term-banding = Verbandsfähig
island-term-banner = Banner
island-term-base = Basis
island-term-catastrophe = Katastrophe
island-term-distance = Entfernung
island-term-enemy = Gegner
island-term-free-action = Freie Aktion
island-term-lava = Lava
island-term-leader = Anführer
island-term-lineup = Maschinenvorrat
island-term-machine = Maschine
island-term-magic = Magie
island-term-pick = Griff
island-term-pilot = Pilot
island-term-plus-one = +1-Würfel
island-term-range = Reichweite
island-term-scroll = Schriftrolle
island-term-sea = Meer
island-term-shield = Schild
island-term-spent = Ausgegebener Würfel
island-term-strategy = Strategie
island-term-tag = Demütigungsmarker
island-term-territory = Gebiet und neutrale Hexfelder
island-term-unit = Einheit
