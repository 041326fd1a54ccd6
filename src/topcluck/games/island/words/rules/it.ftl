### The rules of War for Chicken Island in Italian: chapters and rules as tools/rule_ids.py lists them, then the options.
### A rule says what holds in second-en; where the editions differ, the values of its option say how.

## COMP

island-chapter-COMP = Componenti
island-rule-COMP-1 = Ogni colore ha 1 Stendardo, 3 tessere Umiliazione, 5 dadi e 6 segnalini Pollo.
island-rule-COMP-2 = I 36 segnalini Risorsa sono 12 di legno, 12 di roccia e 12 di metallo.
island-rule-COMP-3 = Tra le 62 Pergamene ci sono 4 Catastrofi, una per tipo: Uragano, Tsunami, Terremoto ed Eruzione. Le altre 58 sono Magie o Strategie.
island-rule-COMP-4 = I dadi sono tutti uguali e hanno sei facce: artiglio (attaccare o muovere), pollo (recuperare), stella, +1, +2 e +3.
island-rule-COMP-5 = Una carta Leader riporta nome, Velocità, Forza, Armatura e abilità; una carta Macchina anche il costo in Piloti e in Risorse. Un segnalino Pollo ha un lato Pollo, con i suoi valori, e un lato Pilota.
island-rule-COMP-6 = Le miniature limitano quante Macchine di un tipo possono stare insieme sull'isola, contando tutti i giocatori: 9 Soldati, 6 Golem, 6 Carri da battaglia, 5 Cannoni, 6 Torri.
island-rule-COMP-7 = Una tessera Base ha un lato con il bonus di +2 Armatura e uno senza. Una tessera Lava/Neutrale ha un lato Lava e un lato Neutrale.
island-rule-COMP-8 = Il numero di carte Macchina dipende dall'edizione: 40 nell'inglese, 39 nella francese e nell'italiana, 41 nella tedesca.

## GEN

island-chapter-GEN = Princìpi generali
island-rule-GEN-1 = Se una carta contraddice le regole, vale la carta.
island-rule-GEN-2 = Edizione, modalità e varianti si scelgono prima di cominciare e non cambiano durante la partita.
island-rule-GEN-3 = In caso di contrasto vale, nell'ordine: il testo della carta, il capitolo della modalità, i capitoli generali e le domande frequenti, il glossario, gli esempi.
island-rule-GEN-4 = Se un'altra edizione tace su un punto, vale la regola della seconda edizione inglese, purché non contraddica il testo di quell'edizione.
island-rule-GEN-5 = Se un testo non dice chi decide, decide chi controlla la carta, l'azione o l'abilità. Se è la regola, e non la scelta di un nemico, a spostare un tuo pezzo, il posto lo scegli tu.
island-rule-GEN-6 = Un effetto si esegue per quanto possibile e la parte impossibile si salta. Un costo, invece, va pagato per intero: chi non può pagarlo non può scegliere quella cosa.
island-rule-GEN-7 = Se più giocatori devono decidere nello stesso momento, comincia chi è di turno e si prosegue in senso orario. Le scelte segrete si svelano solo quando tutti hanno scelto.
island-rule-GEN-8 = Nemico è ogni altro giocatore che non sia tuo compagno di squadra, e nemiche sono le sue unità.
island-rule-GEN-9 = È un'unità ogni Leader, ogni Pollo sull'isola e ogni Macchina. Ogni unità è a sé, con il suo proprietario, il suo esagono e tutto ciò che porta: Scudi, dadi +1, carte assegnate, Bandiere. (Che un Leader sia un'unità dipende dall'edizione.)
island-rule-GEN-10 = I Piloti non sono né Polli né unità, per nessun effetto.
island-rule-GEN-11 = Un'abilità attivata «fino alla fine del turno» dura fino ad allora, anche se la sua carta lascia prima il gioco.
island-rule-GEN-12 = Gli effetti che scattano insieme si risolvono uno alla volta: prima quelli di chi è di turno, poi in senso orario. Ognuno sceglie l'ordine dei propri.
island-rule-GEN-13 = Tutto ciò che è affidato alla sorte, mescolate e dadi, nasce da un unico seme: così ogni partita si può rivedere.
island-rule-GEN-14 = Nessun giocatore viene eliminato: anche chi ha solo il Leader, o nessuna unità, continua a giocare i suoi turni.
island-rule-GEN-15 = Consigli, storielle e note sulle carte promozionali non sono regole.

## MAP

island-chapter-MAP = L'isola
island-rule-MAP-1 = L'isola è fatta di tessere su una griglia di esagoni. Un Territorio copre 4 esagoni; una Base o una tessera Lava/Neutrale ne copre 1.
island-rule-MAP-2 = Due esagoni sono adiacenti se sono diversi e hanno un lato in comune. Le unità nello stesso esagono non sono adiacenti tra loro.
island-rule-MAP-3 = La distanza si conta in esagoni, in ogni direzione e anche sul Mare, qualunque cosa ci sia in mezzo.
island-rule-MAP-4 = Una tessera Lava/Neutrale vale per il lato che mostra. Girarla cambia il lato, non la posizione.
island-rule-MAP-5 = Il tuo Territorio è la tessera collegata alla tua Base: si costruisce solo lì. Gli esagoni Neutrali non sono di nessuno: ci si può stare, ma non costruire.
island-rule-MAP-6 = Ogni esagono senza tessera è Mare.
island-rule-MAP-7 = In un esagono non stanno mai unità di due giocatori diversi.
island-rule-MAP-8 = In un esagono può stare più di un'unità solo se tutte hanno Raggruppamento e lo stesso proprietario. Fa eccezione un'unità di passaggio.
island-rule-MAP-9 = Un esagono è disponibile per un'unità se è su una tessera, non è Lava (salvo immunità) né una Base in cui l'unità non può entrare, ed è libero oppure occupato solo da unità amiche con Raggruppamento, se anche lei lo ha.

## VIS

island-chapter-VIS = Che cosa è nascosto
island-rule-VIS-1 = Le carte in mano sono segrete; quante ne ha ciascuno lo sanno tutti.
island-rule-VIS-2 = Le Pergamene coperte in combattimento le conosce solo chi le ha messe, finché non le rivela. Quante sono e di chi lo vedono tutti.
island-rule-VIS-3 = Nessuno conosce l'ordine del mazzo Pergamene e del mazzo Macchine. Quante carte restano lo sanno tutti.
island-rule-VIS-4 = Le pile degli scarti, una per le Pergamene e una per le Macchine, sono comuni: chiunque può guardarle in ogni momento.
island-rule-VIS-5 = Sono pubblici i dadi, le Risorse, le tessere Umiliazione, gli Scudi, le Strategie, le carte assegnate, i Leader e le Macchine in gioco, il display e la riserva.
island-rule-VIS-6 = Le carte Leader ricevute le conosci solo tu, finché tutti svelano la loro scelta. La carta scartata non si mostra.
island-rule-VIS-7 = Nel Combattimento di galli un Pollo coperto lo conosce solo il suo proprietario, che può guardarlo quando vuole. Anche l'ordine in una pila è noto solo a lui, a parte i Polli scoperti.
island-rule-VIS-8 = In Solitario la mano dello Sfidante è una pila coperta che nessuno può guardare.
island-rule-VIS-9 = In squadra non puoi vedere la mano del compagno né mostrargli la tua, e tutto ciò che si dice lo sentono tutti.

## SET

island-chapter-SET = Preparazione
island-rule-SET-1 = Ogni giocatore prende i pezzi di un colore.
island-rule-SET-2 = Ogni giocatore riceve 2 carte Leader e ne tiene una in segreto; poi tutti svelano insieme la loro e prendono la miniatura. Gli altri Leader tornano nella scatola (dipende dall'edizione).
island-rule-SET-3 = Si mescolano le Pergamene e se ne danno 3 a testa. Una Catastrofe non ha effetto: si mette da parte e si sostituisce, finché tutti hanno 3 carte buone; poi le Catastrofi si rimescolano nel mazzo.
island-rule-SET-4 = Si mescolano le carte Macchina e se ne scoprono 4: sono il display. Le altre formano il mazzo coperto.
island-rule-SET-5 = Ognuno tira una volta i suoi 5 dadi e li mette sul proprio Stendardo con il risultato ottenuto.
island-rule-SET-6 = Si mescolano i 36 segnalini Risorsa e se ne danno 6 a caso a ognuno, scoperti sullo Stendardo; gli altri formano la riserva (dipende dall'edizione).
island-rule-SET-7 = Anche gli Scudi e tutte le miniature delle Macchine formano la riserva comune.
island-rule-SET-8 = Si compone l'isola prevista per il numero di giocatori e le tessere avanzate tornano nella scatola. I più esperti possono invece costruire la propria isola (dipende dall'edizione).
island-rule-SET-9 = Il primo giocatore si sceglie a caso (dipende dall'edizione). Se si costruisce l'isola, lo si sceglie prima di costruirla.
island-rule-SET-10 = Le Basi si scelgono alla fine. Comincia chi siede alla destra del primo giocatore e si prosegue in senso antiorario; il primo giocatore sceglie per ultimo (dipende dall'edizione).
island-rule-SET-11 = Scegli un Territorio libero con una Base libera collegata. Metti sulla Base i tuoi 6 Polli in una sola pila, lato Pollo in su, e sopra il tuo Leader.
island-rule-SET-12 = La Base e il Territorio scelti restano tuoi per tutta la partita. Quale Base è collegata a quale Territorio lo dice l'isola prevista, o chi l'ha costruita posando le tessere.
island-rule-SET-13 = Prima si sceglie il Leader, poi, se serve, si costruisce l'isola, infine si scelgono le Basi, conoscendo già Pergamene, display, dadi e Risorse. Nella prima edizione: isola, Basi, Leader e poi tutto il resto.
island-rule-SET-14 = Il primo turno spetta al primo giocatore.

## WIN

island-chapter-WIN = Scopo del gioco
island-rule-WIN-1 = In due vinci appena 2 tue tessere Umiliazione sono sullo Stendardo nemico.
island-rule-WIN-2 = In tre o quattro vinci appena hai almeno 1 tessera Umiliazione su ciascuno di 2 Stendardi nemici diversi.
island-rule-WIN-3 = Una tessera Umiliazione si mette solo con un attacco riuscito contro un Leader in combattimento. Lava, Catastrofi e altri effetti non ne danno mai.
island-rule-WIN-4 = Si controlla appena si mette una tessera Umiliazione, contando quelle che sono sugli Stendardi in quel momento; quelle tolte non contano. La partita finisce subito e non si risolve altro.
island-rule-WIN-5 = Squadre, Cattura la bandiera, Modalità esperta, Solitario e Solitario difficile hanno condizioni di vittoria o di fine partita proprie.
island-rule-WIN-6 = Due giocatori non possono vincere nello stesso momento.

## TURN

island-chapter-TURN = Il turno
island-rule-TURN-1 = Si gioca in senso orario dal primo giocatore, fino alla fine della partita. Un turno ha tre fasi, nell'ordine: tirare i dadi, svolgere azioni, pescare Pergamene; ognuna si può saltare (la pesca dipende dall'edizione).
island-rule-TURN-2 = Se tiri, riprendi tutti i tuoi dadi spesi e aggiungi quanti dadi vuoi dal tuo Stendardo e dalle tue unità, poi li tiri tutti insieme una volta. Scegli tutto prima di tirare (i dadi spesi: dipende dall'edizione).
island-rule-TURN-3 = Dopo il primo tiro puoi pagare 2 Risorse qualsiasi per ritirare quanti tuoi dadi vuoi; vale il nuovo risultato e non c'è un terzo tiro. Non si può nella prima edizione, nella Modalità esperta, nel Solitario difficile e nel Combattimento di galli.
island-rule-TURN-4 = I dadi tirati vanno sullo Stendardo. Gli altri restano dov'erano, con il loro risultato.
island-rule-TURN-5 = Se non tiri, i dadi spesi restano spesi e i dadi +1 restano sulle unità.
island-rule-TURN-6 = Hai 1 azione gratuita e puoi spendere dadi dal tuo Stendardo per farne altre, quante vuoi e nell'ordine che vuoi. L'azione gratuita non usata va persa alla fine della fase.
island-rule-TURN-7 = Alla fine del turno peschi fino a 2 Pergamene (dipende dall'edizione; Modalità esperta e Solitario: 1). Prima dici quante, poi le peschi insieme.
island-rule-TURN-8 = Ciò che dura «fino alla fine del turno» finisce dopo la pesca. In quel momento si pagano anche le penalità per chi finisce il turno in Mare.

## DICE

island-chapter-DICE = I dadi
island-rule-DICE-1 = I dadi sul tuo Stendardo sono disponibili e ci restano di turno in turno con il loro risultato. Un dado che non è né lì né su un'unità è speso, finché non lo riprendi per tirarlo.
island-rule-DICE-2 = I dadi si spendono solo nella propria fase delle azioni, combattimenti compresi, salvo che una carta dica altrimenti.
island-rule-DICE-3 = Artiglio: spendilo per un attacco oppure per un movimento.
island-rule-DICE-4 = Pollo: spendilo per un recupero con 2 prelievi.
island-rule-DICE-5 = Stella: spendila da sola o con altre stelle per le abilità stella.
island-rule-DICE-6 = +1: mettilo su una tua unità, che ha +1 Forza finché non viene distrutta o finché non lo riprendi per tirarlo. In combattimento va solo sull'attaccante, fuori su qualsiasi tua unità sull'isola; un'unità può averne quanti vuoi, ma non passano da un'unità all'altra.
island-rule-DICE-7 = Quando l'unità viene distrutta o diventa Pilota, i suoi dadi +1 diventano dadi spesi (per un Leader sconfitto dipende dall'edizione).
island-rule-DICE-8 = +2 e +3: spendili in combattimento per dare +2 o +3 Forza all'attaccante, solo per quel combattimento.
island-rule-DICE-9 = I dadi Forza li usa solo chi attacca. Non aumentano mai l'Armatura e non aiutano mai l'unità di un altro.

## ACT

island-chapter-ACT = Le azioni
island-rule-ACT-1 = L'azione gratuita è una a scelta tra costruire, muovere, attaccare e recuperare. Non richiede dadi.
island-rule-ACT-2 = Si costruisce solo con l'azione gratuita, o con una carta che lo permette.
island-rule-ACT-3 = Un'azione è spesa alla prima scelta irrevocabile: costruire quando paghi, muovere al primo passo, attaccare quando dichiari, recuperare al primo prelievo. Una costruzione impossibile non si può scegliere e non costa nulla.
island-rule-ACT-4 = La stessa unità può agire più volte in un turno, anche in quello in cui è stata costruita o recuperata.

## RET

island-chapter-RET = Recuperare
island-rule-RET-1 = Un recupero dà un certo numero di prelievi. Con ognuno prendi 1 Risorsa a scelta dalla riserva, oppure riporti nella tua Base un tuo Pollo distrutto a scelta; puoi combinarli come vuoi.
island-rule-RET-2 = L'azione gratuita dà 2 prelievi (dipende dall'edizione), un dado pollo 2.
island-rule-RET-3 = Un prelievo senza nulla da prendere va perso. Puoi farne meno, ma almeno uno: se non ne è possibile nessuno, non puoi recuperare (eccezione: Combattimento di galli).
island-rule-RET-4 = Le Risorse oltre il limite si restituiscono subito alla riserva.
island-rule-RET-5 = I Polli recuperati tornano nella tua Base con il lato Pollo in su e si uniscono alla pila. (Nel Combattimento di galli tornano coperti.)

## STAR

island-chapter-STAR = Le abilità stella
island-rule-STAR-1 = Un'abilità con delle stelle davanti costa altrettanti dadi stella, spesi insieme. La usa solo chi ha la carta in gioco, nella propria fase delle azioni, tutte le volte che può pagarla, salvo diversa indicazione.
island-rule-STAR-2 = Nei combattimenti del tuo turno puoi usare le abilità stella delle carte quando aggiungi i dadi Forza e dopo che tutte le Pergamene sono state rivelate.
island-rule-STAR-3 = Oltre alle abilità delle carte, ogni giocatore può usare le sei seguenti nella propria fase delle azioni, solo fuori dal combattimento e tutte le volte che può pagarle.
island-rule-STAR-4 = ★ Rimescola il display nel mazzo Macchine e rivela 4 nuove carte.
island-rule-STAR-5 = ★ Pesca una Pergamena, poi scarta una Pergamena a scelta dalla mano.
island-rule-STAR-6 = ★★ Pesca una Pergamena.
island-rule-STAR-7 = ★★★ Pesca una Pergamena, poi recupera tutti i tuoi Polli distrutti, poi prendi Risorse a scelta fino ad averne 9.
island-rule-STAR-8 = ★★★★ Metti 1 Scudo su un'unità qualsiasi (dipende dall'edizione).
island-rule-STAR-9 = ★★★★★ Togli una tessera Umiliazione a scelta dal tuo Stendardo (dipende dall'edizione); torna al suo proprietario, che può rimetterla. Nessun effetto in Cattura la bandiera.
island-rule-STAR-10 = I costi di queste abilità sono, nell'ordine, 1, 1, 2, 3, 4 e 5 stelle in tutte le edizioni.
island-rule-STAR-11 = Un'abilità senza stelle funziona come dice la carta. Se la carta non dice quando, nella prima edizione si può usare in ogni momento, anche nel turno degli altri.
island-rule-STAR-12 = Una Catastrofe pescata con le stelle si risolve per intero; poi l'abilità prosegue.

## BUILD

island-chapter-BUILD = Costruire Macchine
island-rule-BUILD-1 = Scegli una carta del display e paga dal tuo Stendardo esattamente le Risorse che indica. Tornano nella riserva.
island-rule-BUILD-2 = Prendi dall'isola tanti tuoi Polli quanti Piloti chiede la carta, da dove vuoi, anche da una pila o dalla Base, e girali sul lato Pilota. Scegli tu quali.
island-rule-BUILD-3 = Metti i Piloti e la miniatura su un esagono vuoto del tuo Territorio. Vale anche un esagono che hai appena svuotato prendendo i Piloti.
island-rule-BUILD-4 = Una Macchina con Raggruppamento si può costruire anche su un esagono del tuo Territorio dove ci sono solo tue unità con Raggruppamento, una o più.
island-rule-BUILD-5 = La carta va accanto al tuo Stendardo e il display torna subito a 4 carte dal mazzo Macchine.
island-rule-BUILD-6 = Se serve una carta e il mazzo Macchine è vuoto, si rimescolano i suoi scarti. Se mancano anche quelli, il display resta incompleto finché non si scarta una Macchina.
island-rule-BUILD-7 = Non puoi scegliere una Macchina se ti mancano le Risorse esatte, i Polli sull'isola, un esagono adatto, la miniatura nella riserva o un'azione per costruire. In tal caso non spendi nulla.
island-rule-BUILD-8 = Puoi avere più Macchine con lo stesso nome. Ogni miniatura resta legata alla sua carta e ai suoi bonus.
island-rule-BUILD-9 = Non si costruisce su una Base, sulla Lava, in Mare, su un esagono Neutrale o nel Territorio di un altro.
island-rule-BUILD-10 = Un Pollo che diventa Pilota perde tutto: gli Scudi vanno nella riserva, i dadi +1 tra i dadi spesi, le carte assegnate tra gli scarti.
island-rule-BUILD-11 = Un Pollo distrutto non può fare da Pilota prima di essere recuperato.

## PILOT

island-chapter-PILOT = I Piloti
island-rule-PILOT-1 = I Piloti stanno sotto la loro Macchina, mostrano di chi è e si muovono con lei.
island-rule-PILOT-2 = I Piloti non attaccano, non si muovono, non vengono attaccati e non sono bersaglio di nulla. Contano Forza, Armatura e Velocità della Macchina.
island-rule-PILOT-3 = Quando la Macchina viene distrutta, lo sono anche i suoi Piloti: vanno accanto allo Stendardo come Polli distrutti e si possono recuperare.
island-rule-PILOT-4 = I Piloti non contano come unità raggruppate, per nessun effetto.

## MOVE

island-chapter-MOVE = Movimento
island-rule-MOVE-1 = Un movimento sposta un'unità, o un gruppo raggruppato, passo per passo su esagoni adiacenti, fino alla sua Velocità. Ci si può fermare prima.
island-rule-MOVE-2 = Un'unità con Velocità 0 non può muoversi.
island-rule-MOVE-3 = Si entra solo dove si può: mai in Mare senza un'abilità, mai dove c'è un'unità nemica o di un compagno, salvo che una carta lo permetta, mai in una Base chiusa. Per la Lava dipende dall'edizione.
island-rule-MOVE-4 = In una Base entrano solo i Polli e il Leader del suo proprietario, né le sue Macchine né le unità altrui (dipende dall'edizione; nella Modalità esperta le Basi sono aperte).
island-rule-MOVE-5 = Puoi attraversare gli esagoni con tue unità. Ti ci puoi fermare solo se tutte, compresa quella che arriva, hanno Raggruppamento.
island-rule-MOVE-6 = Un movimento può finire per un po' dove stanno tue unità con cui non ci si raggruppa, se con i movimenti rimasti l'unità può uscirne. Finché è di passaggio può solo muoversi; puoi fare anche altro, ma devi lasciarle una via d'uscita e liberare l'esagono prima di finire le azioni (dipende dall'edizione).
island-rule-MOVE-7 = Se non resta alcuna via d'uscita, alla fine delle azioni l'unità di passaggio torna nell'ultimo esagono dove poteva stare; se non è disponibile, nel più vicino che lo sia, e a parità sceglie il proprietario.
island-rule-MOVE-8 = Un movimento concesso da una carta, come quello gratuito di un Carro da battaglia, segue tutte le regole del movimento.
island-rule-MOVE-9 = Un movimento fa almeno un passo, tranne nel Combattimento di galli.
island-rule-MOVE-10 = Un effetto che sposta o scambia unità ignora la Velocità, ma rispetta i limiti su chi può stare insieme, sulle Basi e sul Mare. Se può portare sulla Lava dipende dall'edizione.

## LAVA

island-chapter-LAVA = La Lava
island-rule-LAVA-1 = Un'unità non immune può entrare nella Lava, ma ne paga le conseguenze (dipende dall'edizione).
island-rule-LAVA-2 = Un Pollo o una Macchina che si trova o entra nella Lava senza un'abilità che lo protegga perde subito tutti gli Scudi e viene distrutto. Gli Scudi non lo salvano.
island-rule-LAVA-3 = Un Leader sulla Lava non viene distrutto: perde tutti gli Scudi e va in un esagono disponibile adiacente a quella Lava, a scelta del suo proprietario. Può anche unirsi a unità amiche con Raggruppamento.
island-rule-LAVA-4 = Se nessun esagono adiacente è disponibile, il Leader torna nella sua Base (dipende dall'edizione).
island-rule-LAVA-5 = Un Leader colpito dalla Lava non riceve tessere Umiliazione.
island-rule-LAVA-6 = Il movimento finisce quando la Lava distrugge o scaccia chi si muove, e i passi rimasti vanno persi. In un gruppo misto ogni unità segue la propria sorte.
island-rule-LAVA-7 = Chi ha un'abilità per entrare nella Lava può starci e attraversarla senza danni, ma subisce l'Eruzione.
island-rule-LAVA-8 = La Lava agisce subito quando una tessera sotto un'unità diventa Lava, per qualunque causa, e anche quando un'unità sulla Lava perde la sua immunità.

## SEA

island-chapter-SEA = Il Mare
island-rule-SEA-1 = Si lascia l'isola solo grazie a un'abilità. Un movimento sul Mare deve finire su una tessera o in un esagono di Mare adiacente a un Territorio.
island-rule-SEA-2 = In Mare si attacca e si viene attaccati con le normali regole di distanza.
island-rule-SEA-3 = La penalità per chi finisce il turno fuori dall'isola è scritta nell'abilità e si applica alla fine del turno.

## BAND

island-chapter-BAND = Raggruppamento
island-rule-BAND-1 = Le unità di uno stesso giocatore che hanno tutte Raggruppamento possono condividere un esagono, senza limite di numero.
island-rule-BAND-2 = Hanno Raggruppamento tutti i Leader, tutti i Polli e tutti i Soldati. Le altre Macchine solo se lo dice la carta.
island-rule-BAND-3 = Una Macchina con Raggruppamento si può costruire su un tuo raggruppamento nel tuo Territorio, e i Piloti si possono prendere da qualsiasi raggruppamento.
island-rule-BAND-4 = Un'unità si unisce a un raggruppamento fermandosi o passando di lì. Per dividersi non serve un'azione.
island-rule-BAND-5 = Un solo movimento può spostare insieme quante unità vuoi di uno stesso raggruppamento (dipende dall'edizione).
island-rule-BAND-6 = Il gruppo va lontano quanto l'unità più veloce che ne fa parte in quel momento, contando i passi già fatti.
island-rule-BAND-7 = In ogni esagono attraversato il gruppo può lasciare unità e prenderne altre tue con Raggruppamento (prenderne dipende dall'edizione). Chi resta deve poter stare in quell'esagono.
island-rule-BAND-8 = Quando un raggruppamento attacca o viene attaccato, l'attaccante indica la singola unità che attacca e quella che è attaccata.
island-rule-BAND-9 = Un effetto colpisce una sola unità del raggruppamento, se non dice altrimenti.
island-rule-BAND-10 = Il bonus di un Soldato conta ogni altro Soldato raggruppato con lui (dipende dall'edizione). Polli, Leader e Piloti non contano mai.

## CMB

island-chapter-CMB = Combattimento
island-rule-CMB-1 = Per attaccare indichi una tua unità sull'isola e un'unità nemica in un esagono adiacente o entro il Raggio. Si può attaccare anche senza speranza di riuscire.
island-rule-CMB-2 = Non puoi attaccare le tue unità né quelle del tuo compagno di squadra.
island-rule-CMB-3 = Un combattimento procede in quest'ordine: dichiarazione, dadi Forza, Pergamene coperte, rivelazione, confronto, esito, riordino.
island-rule-CMB-4 = Chi attacca può spostare dal suo Stendardo all'attaccante quanti dadi +1, +2 e +3 vuole. In un combattimento è l'unico momento per farlo.
island-rule-CMB-5 = A partire dall'attaccante e in senso orario, ognuno mette coperte una o più Pergamene, oppure passa; partecipano tutti, anche chi non è coinvolto. Chi ha passato può tornare a giocare; si smette quando tutti passano di seguito, compreso chi ha giocato per ultimo.
island-rule-CMB-6 = A partire dal difensore e in senso orario, ognuno scopre tutte le sue Pergamene e le risolve una alla volta nell'ordine che vuole; poi tocca al prossimo. Chi non ne ha messe si salta.
island-rule-CMB-7 = Chi non è coinvolto decide, risolvendo ogni carta, se aiutare l'attaccante o il difensore, quando la carta permette entrambi. Anche attaccante e difensore scelgono i bersagli che la carta permette.
island-rule-CMB-8 = Una Strategia rivelata entra in gioco quando si risolve. Una carta che non può avere effetto semplicemente non ne ha.
island-rule-CMB-9 = Si confrontano la Forza dell'attaccante e l'Armatura del difensore: valore stampato, dadi (solo Forza), bonus della Base (solo Armatura), raggruppamento, carte, Strategie e altri effetti, con le posizioni di quel momento. Se la Forza è pari o superiore, l'attacco riesce; altrimenti fallisce.
island-rule-CMB-10 = Se l'attacco riesce contro un Leader senza Scudo, metti 1 tua tessera Umiliazione sul suo Stendardo, nei limiti previsti. Il Leader resta dov'è.
island-rule-CMB-11 = Se l'attacco riesce contro un Pollo o una Macchina senza Scudo, l'unità è distrutta e lascia l'isola con i suoi Piloti. La carta Macchina e le Pergamene assegnate vanno tra gli scarti, i dadi +1 tra i dadi spesi, la miniatura nella riserva. Nessuna tessera Umiliazione.
island-rule-CMB-12 = Se il difensore ha uno Scudo, un attacco riuscito gli toglie solo quello. Se l'attacco fallisce, non succede nulla.
island-rule-CMB-13 = Nei combattimenti del tuo turno puoi usare le abilità stella delle carte mentre aggiungi i dadi Forza, e ancora una volta dopo la rivelazione, prima del confronto.
island-rule-CMB-14 = Alla fine le Strategie restano, le Magie si scartano se non sono assegnate a un'unità, i dadi +2 e +3 usati sono spesi e i dadi +1 restano sull'unità.
island-rule-CMB-15 = Attaccante e difensore restano tali anche se cambiano posto durante il combattimento, perfino fuori portata.
island-rule-CMB-16 = Chi cambia il difensore deve scegliere un'unità nemica dell'attaccante e alla sua portata. Nessuno può essere costretto ad attaccare le proprie unità.
island-rule-CMB-17 = Se attaccante o difensore lascia l'isola prima del confronto, le altre Pergamene si rivelano e si risolvono per quanto possibile, poi il combattimento finisce senza esito. L'attacco resta speso.
island-rule-CMB-18 = Le Pergamene pescate durante un combattimento non si possono più mettere in quel combattimento, se tutti hanno già passato.

## RANGE

island-chapter-RANGE = Raggio
island-rule-RANGE-1 = Un'unità con Raggio X può attaccare un nemico a distanza da 1 a X.
island-rule-RANGE-2 = Unità, Lava, Mare o altro terreno in mezzo non contano, e non serve una linea retta.
island-rule-RANGE-3 = Un attacco è a distanza se il difensore è a 2 o più esagoni; a 1 è un attacco normale.
island-rule-RANGE-4 = Nella prima edizione Raggio significa 2 esagoni, se la carta non ne dà di più.

## SHIELD

island-chapter-SHIELD = Scudi
island-rule-SHIELD-1 = Un'unità può avere un numero qualsiasi di Scudi. Vengono dalle carte o da 4 stelle, sempre dalla riserva di 8: se è vuota, non se ne mettono.
island-rule-SHIELD-2 = Se riesce un attacco contro chi ha uno Scudo, si toglie 1 Scudo e basta: niente tessera Umiliazione, niente distruzione, nient'altro.
island-rule-SHIELD-3 = Se una Catastrofe distruggerebbe un'unità con Scudo, si toglie invece 1 Scudo. Eruzione e Lava hanno regole proprie.
island-rule-SHIELD-4 = Anche contro ogni altro effetto che distruggerebbe un Pollo o una Macchina con Scudo si toglie invece 1 Scudo, se la carta non dice altrimenti.
island-rule-SHIELD-5 = Gli Scudi tolti tornano nella riserva.

## BASE

island-chapter-BASE = Il bonus della Base
island-rule-BASE-1 = Il tuo Leader e i tuoi Polli hanno +2 Armatura finché sono nella tua Base (dipende dall'edizione).
island-rule-BASE-2 = Chi sta in una Base si può attaccare normalmente; è limitato solo l'ingresso.

## LEAD

island-chapter-LEAD = Leader
island-rule-LEAD-1 = Un Leader è un'unità con Raggruppamento, ma non è un Pollo, né una Macchina, né un Pilota. Gli effetti sui Polli non lo riguardano, se non lo dicono.
island-rule-LEAD-2 = Un Leader non lascia mai il gioco (tranne con la morte epica della prima edizione). Se un effetto lo distruggerebbe, perde tutti gli Scudi e non succede altro.
island-rule-LEAD-3 = Un Leader può entrare nella propria Base.
island-rule-LEAD-4 = Ogni Leader ha la sua abilità, scritta sulla carta.

## MACH

island-chapter-MACH = Macchine
island-rule-MACH-1 = Ogni Macchina richiede almeno 1 Pilota.
island-rule-MACH-2 = I tipi di Macchina sono Soldato, Golem, Carro da battaglia, Cannone e Torre; alcune Strategie riguardano un solo tipo. Le espansioni possono aggiungerne altri.
island-rule-MACH-3 = Ogni unità con una carta che non è un Leader è una Macchina e un'unità, qualunque aspetto abbia.
island-rule-MACH-4 = Soldato: 1 Pilota e 2 Risorse uguali; veloce e debole, ha Raggruppamento e un bonus per gli altri Soldati raggruppati con lui.
island-rule-MACH-5 = Golem: 2 Piloti e 3 Risorse uguali; forte, con un'abilità che scatta quando viene distrutto, in qualunque modo, anche dalla Lava.
island-rule-MACH-6 = Carro da battaglia: una volta per turno ogni Carro può fare un movimento gratuito, oltre alla tua azione gratuita.
island-rule-MACH-7 = Cannone: non si muove, ma attacca a distanza.
island-rule-MACH-8 = Torre: robusta, con effetti che si possono usare già nel turno in cui viene costruita.
island-rule-MACH-9 = L'abilità di una Macchina si può usare già nel turno in cui viene costruita.

## SCR

island-chapter-SCR = Pergamene
island-rule-SCR-1 = Tutte le Pergamene vengono da un unico mazzo e sono Magie, Strategie o Catastrofi.
island-rule-SCR-2 = Magie e Strategie si giocano solo in combattimento, coperte e da chiunque, anche se l'effetto non c'entra con il combattimento, salvo che la carta dica altrimenti (per le Strategie dipende dall'edizione).
island-rule-SCR-3 = Le Pergamene giocate o scartate vanno nella pila degli scarti comune.
island-rule-SCR-4 = Se devi pescare e il mazzo Pergamene è vuoto, si rimescolano gli scarti; se mancano anche quelli, non peschi. Nella Modalità esperta la partita finisce prima.

## MAGIC

island-chapter-MAGIC = Magie
island-rule-MAGIC-1 = Di norma una Magia vale una volta sola e si scarta alla fine del combattimento.
island-rule-MAGIC-2 = Una Magia che si può o si deve giocare fuori dal combattimento si gioca scoperta, si risolve e si scarta.
island-rule-MAGIC-3 = Una Magia con effetto permanente su un'unità le resta assegnata finché l'unità non lascia l'isola; poi si scarta.

## STRAT

island-chapter-STRAT = Strategie
island-rule-STRAT-1 = Una Strategia resta in gioco davanti a te, con un effetto continuo o da attivare con le stelle.
island-rule-STRAT-2 = Puoi avere al massimo 3 Strategie (dipende dall'edizione; Modalità esperta: 1, Keekmee 2).
island-rule-STRAT-3 = Se una nuova Strategia supera il limite, scarti subito Strategie a tua scelta, anche la nuova, fino al limite (dipende dall'edizione).
island-rule-STRAT-4 = Una Strategia conta da quando si risolve, anche nello stesso combattimento.
island-rule-STRAT-5 = Una Strategia si gioca solo in combattimento, salvo che la carta dica altrimenti (dipende dall'edizione).

## CAT

island-chapter-CAT = Catastrofi
island-rule-CAT-1 = Chi pesca una Catastrofe la rivela e la risolve subito, facendone le scelte. Non va mai in mano.
island-rule-CAT-2 = Se se ne pescano più d'una insieme, si rivelano tutte e chi le ha pescate sceglie l'ordine.
island-rule-CAT-3 = Quando sono tutte risolte, chi ha più di 9 Pergamene in mano ne scarta a scelta fino ad averne 9 (dipende dall'edizione).
island-rule-CAT-4 = Poi le Catastrofi e tutti gli scarti si rimescolano nel mazzo Pergamene (dipende dall'edizione). Le carte di un combattimento in corso non sono tra gli scarti.
island-rule-CAT-5 = Al posto della Catastrofe non si pesca un'altra carta.
island-rule-CAT-6 = Nessuna Catastrofe dà tessere Umiliazione.
island-rule-CAT-7 = Uragano: ogni giocatore restituisce alla riserva 2 Risorse a sua scelta; chi ne ha meno le restituisce tutte (dipende dall'edizione).
island-rule-CAT-8 = Tsunami: chi lo pesca gira una tessera Lava a scelta sul lato Neutrale, poi distrugge un Pollo o una Macchina a scelta accanto ad essa (quanti, dipende dall'edizione). È obbligatorio e può colpire anche le proprie unità; senza tessere Lava non succede nulla.
island-rule-CAT-9 = Tsunami nella prima edizione: tutte le tessere Lava diventano Neutrali. Se non ce n'erano, si sceglie una tessera Neutrale e si distrugge un Pollo o una Macchina a scelta accanto ad essa.
island-rule-CAT-10 = Terremoto: ogni tessera Lava/Neutrale cambia lato. Chi ora è sulla Lava ne subisce gli effetti: prima Polli e Macchine, tutti insieme, poi ciò che scatta per la loro distruzione, infine i Leader uno alla volta, a cominciare da chi l'ha pescato.
island-rule-CAT-11 = Eruzione: chi la pesca sceglie una tessera Lava. Se non ce ne sono, sceglie una tessera Neutrale e la gira; chi ci sta sopra subisce prima la Lava.
island-rule-CAT-12 = Poi i Polli e le Macchine senza Scudo accanto a quella tessera sono distrutti; ogni altra unità adiacente, Leader compresi, perde tutti gli Scudi (dipende dall'edizione).
island-rule-CAT-13 = Un'unità immune alla Lava che sta sulla tessera scelta per l'Eruzione è colpita come se fosse adiacente.
island-rule-CAT-14 = Solo nella prima edizione: dopo l'Uragano e durante il Terremoto, chi ha pescato la carta può muovere un Pollo qualsiasi, di chiunque, in un esagono adiacente disponibile.

## LIMIT

island-chapter-LIMIT = Limiti
island-rule-LIMIT-1 = Non c'è limite alle carte in mano, se non dopo una Catastrofe.
island-rule-LIMIT-2 = Sullo Stendardo stanno al massimo 9 Risorse. Chi ne ha di più alla fine dell'azione o dell'effetto che le ha date restituisce subito quelle che vuole, fino a 9. (Nella Modalità esperta non c'è limite.)
island-rule-LIMIT-3 = Ogni esercito ha 6 Polli; il Leader non è tra questi. Le Macchine sono limitate dai Piloti e dalle miniature.
island-rule-LIMIT-4 = Puoi avere in gioco al massimo 3 Strategie (dipende dall'edizione).
island-rule-LIMIT-5 = Un'unità può avere un numero qualsiasi di Scudi, ma nel gioco ce ne sono solo 8.
island-rule-LIMIT-6 = Ogni giocatore ha 3 tessere Umiliazione.
island-rule-LIMIT-7 = Uno Stendardo tiene al massimo 3 tessere Umiliazione in tutto, e al massimo 2 dello stesso nemico.
island-rule-LIMIT-8 = Se un limite vieta la tessera Umiliazione, l'attacco riesce lo stesso, e toglie uno Scudo se c'è, ma la tessera non si mette.

## TEAM

island-chapter-TEAM = Squadre
island-rule-TEAM-1 = In quattro: due squadre da due. I compagni siedono di fronte, così i turni delle squadre si alternano.
island-rule-TEAM-2 = La mano resta segreta anche al compagno, e tutto ciò che si dice è pubblico.
island-rule-TEAM-3 = Le unità del compagno non contano mai come tue: non si attraversano, non ci si raggruppa, non si condividono bonus, né carte, né Risorse, né dadi.
island-rule-TEAM-4 = Le unità del compagno non sono nemmeno nemiche: non le puoi attaccare, e un effetto sulle unità nemiche non può sceglierle.
island-rule-TEAM-5 = Una squadra vince appena ognuno dei due Stendardi avversari ha almeno 1 tessera Umiliazione, chiunque dei due compagni l'abbia messa.
island-rule-TEAM-6 = In combattimento partecipano come sempre tutti e quattro, e ognuno può aiutare l'una o l'altra parte.

## FLAG

island-chapter-FLAG = Cattura la bandiera
island-rule-FLAG-1 = Da 2 a 4 giocatori, senza Leader: né carte né miniature. Gli effetti sui Leader non fanno nulla.
island-rule-FLAG-2 = Vince subito chi per primo ha una propria unità con una Bandiera nemica nella propria Base. Un'unità nemica che ci sta con una Bandiera non fa vincere nessuno.
island-rule-FLAG-3 = Ogni giocatore mette una sua tessera Umiliazione come Bandiera sulla pila dei Polli nella Base: la porta il Pollo in cima (dipende dall'edizione).
island-rule-FLAG-4 = Ogni unità può portare un numero qualsiasi di Bandiere, proprie o nemiche, e muovendosi le porta con sé.
island-rule-FLAG-5 = Chi in combattimento e da un esagono adiacente distrugge chi porta la Bandiera, o un'unità raggruppata con lui, prende tutte le Bandiere di quel raggruppamento (dipende dall'edizione).
island-rule-FLAG-6 = Se uno Scudo para l'attacco, la Bandiera non si prende.
island-rule-FLAG-7 = Se chi porta la Bandiera è distrutto da una Catastrofe, da un attacco a distanza o da un altro effetto, la Bandiera resta nel suo esagono, di nessuno.
island-rule-FLAG-8 = Un'unità che entra, o finisce, in un esagono con una Bandiera di nessuno la prende. Se nell'esagono c'è ancora un'unità raggruppata con chi la portava, la prende subito lei.
island-rule-FLAG-9 = Spendere 5 stelle non ha effetto.
island-rule-FLAG-10 = Durante un movimento una Bandiera può passare tra tue unità nello stesso esagono, anche solo passando di lì; non c'è altro modo di cederla o lasciarla. Un Pollo che diventa Pilota lascia le sue Bandiere nell'esagono.
island-rule-FLAG-11 = Per vincere la tua Bandiera non deve essere a casa. Riportarla a casa non ha effetto.
island-rule-FLAG-12 = Per il resto valgono le regole normali; sugli Stendardi non si mettono tessere Umiliazione.

## EXPERT

island-chapter-EXPERT = Modalità esperta
island-rule-EXPERT-1 = Alla preparazione ogni Leader riceve 1 Scudo (per Abigail dipende dall'edizione).
island-rule-EXPERT-2 = Si prendono 3 Risorse di ogni tipo per giocatore, si mescolano coperte e se ne danno 9 a caso a ognuno. Le altre formano la riserva (dipende dall'edizione).
island-rule-EXPERT-3 = Non c'è limite alle Risorse. Tre stelle ne danno comunque solo fino a 9.
island-rule-EXPERT-4 = Non c'è un secondo tiro.
island-rule-EXPERT-5 = Alla fine del turno si pesca 1 Pergamena. Si può avere 1 sola Strategia; con Keekmee 2.
island-rule-EXPERT-6 = Ogni unità può entrare in ogni Base, anche una Macchina nella propria (dipende dall'edizione). Restano i limiti su chi può stare nello stesso esagono.
island-rule-EXPERT-7 = Ogni unità in una Base ne ha il bonus di Armatura.
island-rule-EXPERT-8 = Finché nella tua Base c'è un'unità altrui, non puoi recuperare Polli. Lo impediscono anche tue unità senza Raggruppamento.
island-rule-EXPERT-9 = Dopo una Catastrofe non si scarta fino a 9 e gli scarti non tornano: solo le Catastrofi si rimescolano nel mazzo. Appena nel mazzo Pergamene restano solo 4 carte, la partita finisce e perdono tutti.

## GALLOS

island-chapter-GALLOS = Combattimento di galli (Pelea de Gallos)
island-rule-GALLOS-1 = Da 2 a 4 giocatori, solo con Polli e Leader: niente Macchine, niente Risorse, niente costruzioni.
island-rule-GALLOS-2 = Si tolgono i segnalini Risorsa, le carte Macchina e le Pergamene Trasmutazione e Trappola di Lava (le Pergamene: dipende dall'edizione).
island-rule-GALLOS-3 = Le Basi mostrano il lato con +2 Armatura (dipende dall'edizione).
island-rule-GALLOS-4 = Ogni Pollo messo sull'isola, alla preparazione o recuperato, si mette coperto.
island-rule-GALLOS-5 = Puoi guardare i tuoi Polli quando vuoi. Un Pollo si scopre quando attacca o viene attaccato e resta scoperto finché non è distrutto; allora si scarta coperto.
island-rule-GALLOS-6 = In un raggruppamento solo il Leader e il Pollo in cima possono attaccare o essere attaccati (dipende dall'edizione). Un Pollo da solo è in cima.
island-rule-GALLOS-7 = Puoi riordinare i Polli di tutte le tue pile, ognuna nel suo esagono, solo durante un tuo movimento o recupero (dipende dall'edizione).
island-rule-GALLOS-8 = Un'azione si può usare anche solo per riordinare: un recupero che non recupera nulla, o un movimento di zero esagoni.
island-rule-GALLOS-9 = Nelle Pergamene le parole per Risorse, Piloti e ogni tipo di Macchina si leggono «Polli» (dipende dall'edizione). Gli effetti che così toccano lo stesso Pollo si sommano: Trincee dà ai Polli +3 Armatura in tutto.
island-rule-GALLOS-10 = Rinnovare il display con una stella non fa nulla; tre stelle fanno pescare e recuperare i Polli. L'Uragano colpisce i Polli.
island-rule-GALLOS-11 = Lo scopo e tutto il resto sono come nella partita normale.

## ISLAND

island-chapter-ISLAND = Costruire l'isola
island-rule-ISLAND-1 = Al centro si posa una tessera Lava/Neutrale con il lato Lava in su.
island-rule-ISLAND-2 = Dal primo giocatore, in ordine di turno, ognuno posa un Territorio, una Base e una tessera Lava/Neutrale, prima che tocchi al prossimo (dipende dall'edizione).
island-rule-ISLAND-3 = Il primo Territorio ha almeno 2 esagoni adiacenti alla Lava centrale (dipende dall'edizione).
island-rule-ISLAND-4 = La Base è adiacente ad almeno 2 esagoni del Territorio appena posato dallo stesso giocatore, ed è collegata a quello.
island-rule-ISLAND-5 = La tessera Lava/Neutrale del primo giocatore può mostrare la Lava solo se tocca la Lava centrale, e il lato Neutrale solo se tocca almeno 2 tessere diverse.
island-rule-ISLAND-6 = Ogni altro Territorio ha almeno 1 esagono adiacente a una tessera Lava, se è possibile (per il secondo dipende dall'edizione), e almeno 2 esagoni adiacenti a tessere già posate, Lava compresa.
island-rule-ISLAND-7 = Le altre Basi si posano come la prima. Le altre tessere Lava/Neutrali possono mostrare la Lava solo accanto ad altra Lava, e il lato Neutrale solo se toccano almeno 2 tessere diverse.
island-rule-ISLAND-8 = Alla fine ogni esagono vuoto del tutto circondato da tessere si riempie di Lava. Non si può chiudere più buchi di quanti se ne possano riempire.
island-rule-ISLAND-9 = Le tessere non si sovrappongono mai; i Territori si possono girare. Le tessere avanzate tornano nella scatola.
island-rule-ISLAND-10 = Poi le Basi si scelgono liberamente, chiunque le abbia posate.
island-rule-ISLAND-11 = Nella prima edizione: un Territorio tocca, se può, la Lava centrale con almeno 1 lato e altri Territori con almeno 2. Una Base tocca con almeno 2 lati un Territorio che non ha ancora una Base, di chiunque sia; una tessera Lava/Neutrale, una per Territorio e da un lato a scelta, tocca con almeno 2 lati Territori o Basi.

## SOLO

island-chapter-SOLO = Solitario
island-rule-SOLO-1 = Giochi contro lo Sfidante, con le regole normali e le modifiche seguenti.
island-rule-SOLO-2 = Vinci se metti 1 tessera Umiliazione allo Sfidante; perdi se lo Sfidante ne mette 1 a te.
island-rule-SOLO-3 = Si prepara come in due e comincia lo Sfidante. Scegli liberamente entrambi i Leader ed entrambe le Basi con il loro Territorio.
island-rule-SOLO-4 = Cominci con 9 Risorse, 3 di ogni tipo; le altre formano la riserva. Ricevi 3 Pergamene come al solito, lo Sfidante 3 carte che nessuno guarda.
island-rule-SOLO-5 = Lo Sfidante non ha Polli (dipende dall'edizione), né Risorse, né Stendardo. Non paga le Macchine, non usa Piloti e ignora l'abilità del suo Leader.
island-rule-SOLO-6 = Il display ha un ordine fisso da sinistra a destra, con il mazzo accanto alla carta più a destra. Quando si prende una carta, quelle alla sua destra scorrono a sinistra e una nuova riempie l'ultimo posto.
island-rule-SOLO-7 = Se tutte le carte del display hanno Velocità 0, si rimescolano nel mazzo Macchine e se ne scoprono 4 nuove, finché serve.
island-rule-SOLO-8 = La mano dello Sfidante è una pila coperta. Una Catastrofe che pesca o gioca non fa nulla.
island-rule-SOLO-9 = Alla fine del turno peschi 1 Pergamena.
island-rule-SOLO-10 = Le carte dello Sfidante stanno in ordine di attivazione da sinistra a destra: prima le Macchine, poi il Leader, all'estrema destra.
island-rule-SOLO-11 = I 5 dadi dello Sfidante, tirati alla preparazione, stanno su quattro righe secondo il risultato: Potenza (+3), Comando (+1, +2, artiglio), Costruzione (pollo), Rinforzo (stella).
island-rule-SOLO-12 = L'Esagono prioritario è una classifica fissa delle sei direzioni: la prima è quella verso cui guardi tu (dipende dall'edizione). Decide ogni scelta tra esagoni.
island-rule-SOLO-13 = Per finire la preparazione, lo Sfidante prende dal display la Macchina più forte con Velocità almeno 1, a parità la più a sinistra (dipende dall'edizione), e la mette nel suo Territorio accanto alla Base, secondo l'Esagono prioritario. La carta va a sinistra del Leader.
island-rule-SOLO-14 = Turno dello Sfidante: azione gratuita, righe dei dadi, tiro di tutti i dadi spesi, pesca di 2 Pergamene.
island-rule-SOLO-15 = All'inizio del suo turno si confrontano i dadi delle due righe alte con quelli delle due basse: le due righe che insieme ne hanno di più sono attive in questo turno. Con 5 dadi non c'è parità.
island-rule-SOLO-16 = L'azione gratuita la fa la Macchina più a sinistra: attacca il tuo Leader se è a portata, altrimenti la tua unità a portata con più Forza (a parità decide l'Esagono prioritario), altrimenti muove verso il tuo Leader (il bersaglio dipende dall'edizione).
island-rule-SOLO-17 = Se lo Sfidante non ha Macchine, con l'azione gratuita costruisce la Macchina del display più a sinistra con Velocità almeno 1 (dipende dall'edizione).
island-rule-SOLO-18 = Potenza: se sono attive le righe alte, tutte le unità dello Sfidante, Leader compreso, hanno +3 Forza per ogni dado Potenza in ogni attacco di questo turno, anche con l'azione gratuita.
island-rule-SOLO-19 = Comando: ogni dado attiva un'unità, in ordine da sinistra. Se una tua unità è a portata, la attacca, e il dado seguente tocca all'unità seguente; altrimenti muove verso il tuo Leader e, se poi qualcuno è a portata, il dado seguente serve a quell'attacco; poi tocca all'unità seguente.
island-rule-SOLO-20 = Il Leader dello Sfidante può muoversi solo se in questo turno sono state attivate altre due sue unità; altrimenti il dado riattiva la prima unità dell'ordine. Attaccare può sempre. Finito l'ordine, si ricomincia da sinistra.
island-rule-SOLO-21 = Costruzione: si costruisce una sola Macchina, qualunque sia il numero dei dadi. Si parte dalla carta più a sinistra con Velocità almeno 1 e ogni dado aggiunge alla scelta la carta seguente a destra (dipende dall'edizione); tra queste si prende la più forte con Velocità almeno 1, a parità la più a sinistra.
island-rule-SOLO-22 = La nuova carta va subito a sinistra del Leader, la miniatura nell'esagono vuoto più vicino alla Base, secondo l'Esagono prioritario (dipende dall'edizione).
island-rule-SOLO-23 = Rinforzo, per numero di dadi e cumulativo: con 1, una Pergamena; con 2, anche uno Scudo al suo Leader; con 3, 4 e 5, ogni volta un'altra Pergamena.
island-rule-SOLO-24 = Si eseguono entrambe le righe attive (Potenza e Comando, oppure Costruzione e poi Rinforzo), anche se una non ha dadi, e tutti i loro dadi sono spesi. I dadi delle altre righe restano per i turni seguenti.
island-rule-SOLO-25 = Un'unità dello Sfidante che muove verso il tuo Leader va per la via più breve verso un esagono da cui potrebbe attaccarlo.
island-rule-SOLO-26 = In ogni combattimento, dopo i tuoi dadi Forza, lo Sfidante mette coperta la prima Pergamena del mazzo; poi tu ne metti quante vuoi, una volta sola; poi lui metà della sua mano, arrotondata per difetto, al massimo 8 carte. Se difende, la tua Forza è finora inferiore all'Armatura e non hai messo Pergamene, non mette la sua mano. Infine si rivela e si confronta, e tutte le sue carte si scartano, anche le Strategie.
island-rule-SOLO-27 = Una Pergamena dello Sfidante con un bonus di Forza o Armatura maggiore di 1 vale quel numero per ciò che gli serve; con un bonus di 1 o senza bonus vale 1, una Catastrofe 0 (dipende dall'edizione). Degli altri effetti conta solo pescare Pergamene.
island-rule-SOLO-28 = A parità, tra esagoni decide l'Esagono prioritario; tra carte del display, quella più a sinistra.

## HARD

island-chapter-HARD = Solitario difficile
island-rule-HARD-1 = Per vincere devi avere messo 2 tessere Umiliazione allo Sfidante; una sola delle sue ti fa ancora perdere (solo nella seconda edizione).
island-rule-HARD-2 = Non puoi pagare per un secondo tiro.

## EPIC

island-chapter-EPIC = Morte epica (prima edizione)
island-rule-EPIC-1 = Per questo caso ogni giocatore tiene coperta una seconda carta Leader.
island-rule-EPIC-2 = Un Leader muore di morte epica se la tessera Neutrale su cui sta diventa Lava e nessun esagono adiacente è disponibile; prima perde gli Scudi.
island-rule-EPIC-3 = Muore anche se uno stesso giocatore lo attacca due volte con successo in un turno e nessuno dei due attacchi è parato da uno Scudo. Prima si mettono entrambe le tessere Umiliazione.
island-rule-EPIC-4 = Gira la carta del Leader, rimetti la miniatura nella scatola, rivela la seconda carta e metti la nuova miniatura nella tua Base. Se lì non può stare, va nel più vicino esagono disponibile del tuo Territorio; se non ce n'è, aspetta ed entra all'inizio di un tuo turno, appena possibile.
island-rule-EPIC-5 = Scudi, dadi e carte assegnate del Leader morto vanno persi; le tessere Umiliazione sullo Stendardo restano. Il conto degli attacchi riparte da zero.
island-rule-EPIC-6 = Un secondo Leader non può morire di morte epica.

## QUICK

island-chapter-QUICK = Partita veloce (prima edizione)
island-rule-QUICK-1 = In ogni turno, tra il tiro dei dadi e le azioni, chi è di turno può costruire una Macchina alle condizioni normali.
island-rule-QUICK-2 = In cambio non si costruisce con l'azione gratuita, che serve solo a muovere, recuperare o attaccare.

## BASE2P

island-chapter-BASE2P = Basi con bonus in due (prima edizione)
island-rule-BASE2P-1 = In due si possono usare le Basi dal lato con il bonus: chiunque difenda in una Base, Leader compresi, ha +2 Armatura.

## HCORE

island-chapter-HCORE = Regola hardcore (prima edizione)
island-rule-HCORE-1 = Dopo la preparazione ogni Leader riceve 1 Scudo.

## HAHN

island-chapter-HAHN = Hahnenkampf: il Combattimento di galli della prima edizione
island-rule-HAHN-1 = Da 2 a 4 giocatori, senza carte Macchina e senza Risorse: solo Polli e Leader.
island-rule-HAHN-2 = I Polli si mettono coperti, si scoprono quando attaccano o difendono, e restano scoperti.
island-rule-HAHN-3 = Le Pergamene che parlano di Macchine o Risorse sono nulle: chi ne pesca una la scarta e ne pesca un'altra. Nessuna Pergamena si toglie prima dal mazzo.
island-rule-HAHN-4 = Non conta chi è in cima: l'attaccante indica un'unità qualsiasi di una pila, un Pollo coperto secondo la sua posizione.

## DESOLO

island-chapter-DESOLO = Solitario della prima edizione
island-rule-DESOLO-1 = Lo Sfidante ha i suoi 6 Polli, con il Leader nella sua Base; il suo Leader lo scegli tu. Le tue 9 Risorse, 3 di ogni tipo, sono le uniche in gioco: la riserva comincia vuota.
island-rule-DESOLO-2 = Ordine di attivazione: le Macchine, poi i Polli sull'isola dal più forte al più debole, infine il Leader.
island-rule-DESOLO-3 = Il bersaglio, con l'azione gratuita e con Comando, è la tua unità o il tuo Leader a portata con meno Armatura; a parità decide l'Esagono prioritario.
island-rule-DESOLO-4 = L'azione gratuita la fa la Macchina più a sinistra; se non ce ne sono, un Pollo a caso della pila del Leader; se non ci sono nemmeno Polli, lo Sfidante ne recupera 2 a caso.
island-rule-DESOLO-5 = Nella Costruzione ogni dado aggiunge alla scelta la carta seguente a destra con Velocità almeno 1. La miniatura va accanto alla Base, secondo l'Esagono prioritario.
island-rule-DESOLO-6 = Alla preparazione metti una tessera Umiliazione dello Sfidante su un esagono adiacente alla sua Base: la direzione dalla Base a quell'esagono è la prima per tutta la partita.
island-rule-DESOLO-7 = In combattimento una Pergamena dello Sfidante senza effetto, anche una Catastrofe, vale 1.
island-rule-DESOLO-8 = Il Leader dello Sfidante non usa mai la sua abilità. Non c'è il Solitario difficile.

## ACH

island-chapter-ACH = Imprese
island-rule-ACH-1 = Metti una tessera Umiliazione con un attacco di Forza 20 o più.
island-rule-ACH-2 = Metti una tessera Umiliazione attaccando con un Soldato raggruppato con almeno un altro Soldato.
island-rule-ACH-3 = Vinci la partita con un attacco a distanza dopo aver giocato Roccia Volante.
island-rule-ACH-4 = Vinci una partita normale tra più giocatori senza mai costruire.
island-rule-ACH-5 = Vinci con tutte le tue tessere Umiliazione messe da attacchi del tuo Leader.
island-rule-ACH-6 = Vinci mettendo 2 tessere Umiliazione in un solo turno.
island-rule-ACH-7 = Vinci una partita tra più giocatori entro il tuo terzo turno.
island-rule-ACH-8 = Vinci 9 partite in Solitario, ognuna con un Leader diverso.
island-rule-ACH-9 = Gioca a tutte le modalità.
island-rule-ACH-10 = Dipingi le miniature e pubblicane una foto.
island-rule-ACH-11 = Prima edizione: causa la morte epica di un Leader nemico.
island-rule-ACH-12 = Prima edizione: vinci una partita normale in 3 o 4 senza Macchine.
island-rule-ACH-13 = Prima edizione: metti una tessera Umiliazione con un Soldato di una pila di almeno 3 Soldati.
island-rule-ACH-14 = Prima edizione: controlla insieme i 3 diversi Golem.
island-rule-ACH-15 = Prima edizione: vinci giocando Roccia Volante e attaccando con un Cannone.
island-rule-ACH-16 = Prima edizione: vinci con tutte le tue tessere Umiliazione messe da attacchi del tuo Leader.
island-rule-ACH-17 = Prima edizione: vinci una partita in 3 o 4 entro il tuo secondo turno.
island-rule-ACH-18 = Prima edizione: vinci 9 partite in Solitario, ognuna con un Leader diverso.
island-rule-ACH-19 = Prima edizione: gioca a tutte le modalità e con tutte le regole alternative.
island-rule-ACH-20 = Prima edizione: dipingi le miniature e pubblicane una foto.

## FAQ

island-chapter-FAQ = Domande frequenti
island-rule-FAQ-1 = Una carta contraddice le regole? Vale la carta.
island-rule-FAQ-2 = Lava e Catastrofi danno tessere Umiliazione? No, mai: solo gli attacchi riusciti contro un Leader.
island-rule-FAQ-3 = Si può distruggere un Leader? No: si può sconfiggere, ma resta in gioco e perde al massimo i suoi Scudi.
island-rule-FAQ-4 = Attaccante o difensore cambia di posto? Il suo ruolo nel combattimento non cambia.
island-rule-FAQ-5 = Si può scegliere chiunque come nuovo difensore? No: dev'essere un nemico dell'attaccante e alla sua portata.
island-rule-FAQ-6 = Un Leader è un Pollo? No: «Polli» sono solo i segnalini Pollo, e nemmeno i Piloti.
island-rule-FAQ-7 = Le unità di uno stesso raggruppamento sono adiacenti tra loro? No.
island-rule-FAQ-8 = Perdo la carta di un'abilità attivata «fino alla fine del turno»? L'abilità dura lo stesso fino ad allora.
island-rule-FAQ-9 = L'abilità di una Macchina si può usare nel turno in cui viene costruita? Sì.
island-rule-FAQ-10 = I Polli raggruppati danno bonus ai Soldati? No.
island-rule-FAQ-11 = Quanto vale Trincee nel Combattimento di galli? +3 Armatura ai Polli in tutto.

## RUL

island-chapter-RUL = Chiarimenti
island-rule-RUL-1 = Ci sono 12 segnalini Risorsa di ogni tipo.
island-rule-RUL-2 = Ci sono 4 Catastrofi, una per ogni nome.
island-rule-RUL-3 = Un dado ha una faccia per ogni risultato: artiglio, pollo, stella, +1, +2 e +3.
island-rule-RUL-4 = Ognuno dei 6 Polli di un colore ha la sua Velocità, Forza e Armatura: quale prendere, recuperare o usare come Pilota è una vera scelta. Tra Polli uguali non si sceglie.
island-rule-RUL-5 = Quante carte ha ognuno in mano è pubblico; segreto è solo quali.
island-rule-RUL-6 = Nella prima edizione le Basi si scelgono prima di conoscere i Leader. Il Leader si aggiunge alla pila quando è scelto.
island-rule-RUL-7 = Per vincere contano solo le tessere Umiliazione che sono sugli Stendardi adesso. Una tessera tolta torna al suo proprietario, che può rimetterla.
island-rule-RUL-8 = Un combattimento mette una sola tessera Umiliazione, quindi non si può vincere in due. Se un effetto accontentasse due giocatori insieme, vince chi è di turno, altrimenti il primo in senso orario.
island-rule-RUL-9 = Alla fine del turno dici se peschi 0, 1 o 2 Pergamene e poi le peschi insieme, senza guardare la prima.
island-rule-RUL-10 = Un dado +1 va solo su una tua unità: fuori dal combattimento, nella tua fase delle azioni, su qualsiasi unità sull'isola; in combattimento solo sull'attaccante.
island-rule-RUL-11 = Le abilità stella comuni costano, nell'ordine, 1, 1, 2, 3, 4 e 5 stelle.
island-rule-RUL-12 = Nella prima edizione si possono usare in ogni momento solo le abilità senza stelle. Quelle con le stelle restano nella propria fase delle azioni, se non si sceglie la lettura più larga.
island-rule-RUL-13 = Una Catastrofe pescata con le stelle si risolve tutta, rimescolata compresa; poi l'abilità prosegue: si scarta la Pergamena, o si recuperano i Polli e si prendono le Risorse.
island-rule-RUL-14 = Se tutto il tuo Territorio è occupato, puoi fare posto prendendo come Piloti i Polli di un suo esagono: i Piloti si prendono prima di mettere la Macchina.
island-rule-RUL-15 = Una Macchina con Raggruppamento si può costruire anche dove c'è una sola tua unità con Raggruppamento.
island-rule-RUL-16 = Se mazzo e scarti delle Macchine sono vuoti, il display resta incompleto. La prossima Macchina scartata si rimescola e si scopre subito.
island-rule-RUL-17 = Un Pollo che diventa Pilota non è più un'unità: perde Scudi, dadi +1 e carte assegnate.
island-rule-RUL-18 = Un movimento non può finire dove l'unità non potrebbe restare, se non di passaggio e con una via d'uscita; se poi questa si chiude, l'unità torna indietro. Chi è di passaggio non attacca, non usa abilità legate al posto e non diventa Pilota.
island-rule-RUL-19 = Se un Leader scacciato dalla Lava non ha posto lì accanto né nella sua Base, va nell'esagono disponibile del suo Territorio più vicino alla Base; se non ce n'è, nel più vicino dell'isola. A parità sceglie il proprietario.
island-rule-RUL-20 = Se un raggruppamento finisce sulla Lava, Polli e Macchine sono distrutti, il Leader va in un esagono adiacente e le unità immuni restano.
island-rule-RUL-21 = A ogni passo conta l'unità più veloce che è nel gruppo in quel momento: lasciarla può fermare gli altri, prenderne una può portare più lontano. Chi resta nell'esagono di partenza non si è mosso.
island-rule-RUL-22 = In combattimento si parte dall'attaccante e si va sempre in senso orario; chi ha passato può giocare di nuovo al giro seguente. Si smette quando tutti hanno passato di seguito: anche a chi ha giocato per ultimo si chiede ancora una volta.
island-rule-RUL-23 = In combattimento solo chi è di turno può usare le abilità stella delle sue carte: quando aggiunge i dadi Forza e dopo tutte le rivelazioni.
island-rule-RUL-24 = Se attaccante o difensore è distrutto durante la rivelazione, si risolvono le altre carte e il combattimento finisce senza tessera Umiliazione e senza distruzione; azione e dadi +2 e +3 sono spesi. Un Leader spostato dalla Lava resta il difensore.
island-rule-RUL-25 = Un'unità con Raggio che attacca un vicino non fa un attacco a distanza: servono 2 o più esagoni.
island-rule-RUL-26 = Uno Scudo ferma anche la distruzione per Magie e abilità, uno ogni volta. La Lava è l'eccezione; un Leader, in ogni caso, non viene distrutto.
island-rule-RUL-27 = L'abilità di un Golem scatta con ogni distruzione, anche nella Lava e anche se ce l'ha portato il proprietario. Si risolve quando il Golem ha lasciato l'isola, a partire dal suo ultimo esagono.
island-rule-RUL-28 = Se devi pescare più Pergamene di quante ne ha il mazzo, prendi quelle che ci sono. Se tra loro c'è una Catastrofe, la risolvi e le mancanti non si pescano; altrimenti si rimescolano gli scarti e peschi il resto.
island-rule-RUL-29 = Le Strategie si giocano solo in combattimento, anche se il loro effetto non lo riguarda (dipende dall'edizione).
island-rule-RUL-30 = Una Catastrofe pescata in combattimento si risolve subito. Le carte di quel combattimento non sono né in mano né tra gli scarti: non contano per il limite di 9 e non si rimescolano.
island-rule-RUL-31 = Lo Tsunami distrugge una sola unità, scelta da chi l'ha pescato (dipende dall'edizione). Se accanto ci sono solo le sue, deve sceglierne una; se non c'è nessuno, gira solo la tessera; senza Lava non succede nulla.
island-rule-RUL-32 = Con il Terremoto si girano tutte le tessere insieme; poi sono distrutti insieme tutti i Polli e le Macchine sulla Lava, poi si risolve ciò che scatta, poi si spostano i Leader, a cominciare da quello di chi ha pescato. Un Leader può occupare l'esagono che voleva un altro.
island-rule-RUL-33 = Nella prima edizione l'Eruzione non distrugge i Leader: uno adiacente con Scudo perde 1 Scudo, uno senza non subisce nulla.
island-rule-RUL-34 = L'Eruzione colpisce le unità immuni alla Lava sia sulla tessera scelta sia accanto.
island-rule-RUL-35 = Si può attaccare un Leader anche se la tessera Umiliazione non si potrebbe mettere: l'attacco riesce, ma senza tessera.
island-rule-RUL-36 = I compagni di squadra non possono attaccarsi. Un effetto su «un'unità qualsiasi» o «un altro giocatore» può però scegliere il compagno.
island-rule-RUL-37 = Se chi porta la Bandiera è distrutto da una Catastrofe o da un attacco a distanza e qualcuno del suo raggruppamento sopravvive, la prende uno di loro, a scelta del proprietario.
island-rule-RUL-38 = Le Macchine non entrano nella propria Base, quindi a portare a casa la Bandiera dev'essere un Pollo: gliela si passa quando le due unità sono nello stesso esagono, anche di passaggio. Non si può lasciarla cadere; se un Pollo diventa Pilota, la prende un'unità raggruppata con lui, o resta lì.
island-rule-RUL-39 = Nella Modalità esperta blocca il recupero dei Polli ogni unità nella Base con cui i Polli non possono stare. Le Risorse si possono prendere lo stesso.
island-rule-RUL-40 = Nella Modalità esperta le carte rimaste si contano dopo ogni pesca completa, con le Catastrofi già rimescolate: con 4 o meno perdono tutti. Una vittoria ottenuta prima vale.
island-rule-RUL-41 = Nel Combattimento di galli le Basi conservano il bonus di Armatura (dipende dall'edizione).
island-rule-RUL-42 = Nel Combattimento di galli puoi riordinare con un recupero senza prelievi o con un movimento di zero esagoni. Si riordina una volta per azione, in qualsiasi momento, e i Polli restano nel loro esagono.
island-rule-RUL-43 = Nel Combattimento di galli l'Uragano fa distruggere a ognuno 2 propri Polli a scelta sull'isola, o tutti se sono meno; uno Scudo ne salva uno.
island-rule-RUL-44 = Per i 2 esagoni che devono toccare altre tessere contano tutte quelle già posate, Lava compresa. Devono essere due esagoni diversi del nuovo Territorio.
island-rule-RUL-45 = Non si può posare una tessera se poi mancherebbero tessere Lava per i buchi; quelle che gli altri devono ancora posare sono riservate.
island-rule-RUL-46 = Nella prima edizione «se possibile» vale per entrambe le condizioni: il primo Territorio tocca solo la Lava, il secondo può toccare un solo Territorio. Contano i lati degli esagoni.
island-rule-RUL-47 = In Solitario basta 1 tessera Umiliazione, in Solitario difficile ne servono 2.
island-rule-RUL-48 = Lo Sfidante comincia con 3 carte coperte. Le Catastrofi tra queste non si sostituiscono, perché nessuno guarda.
island-rule-RUL-49 = Se display e mazzo Macchine hanno solo carte con Velocità 0, si rimescolano prima gli scarti. Se non basta, il display resta com'è e lo Sfidante non costruisce finché non c'è una Macchina che si muove.
island-rule-RUL-50 = L'Esagono prioritario numera le sei direzioni dalla prima in senso orario. Per un esagono lontano si confrontano, numero per numero, le direzioni della via più breve. Così si decide anche dove finiscono le unità dello Sfidante spostate per forza.
island-rule-RUL-51 = Il Leader dello Sfidante può attaccare comunque; solo per muoversi servono altre due unità diverse già attivate, contando anche l'azione gratuita. Senza Macchine non si muove, e il dado è perso.
island-rule-RUL-52 = Lo Sfidante costruisce nel suo Territorio, nell'esagono vuoto più vicino alla Base, a parità secondo l'Esagono prioritario. Se non c'è posto, un Soldato può unirsi al suo raggruppamento più vicino; altrimenti non si costruisce.
island-rule-RUL-53 = Muovendo verso il tuo Leader, un'unità dello Sfidante va per la via più breve, a parità secondo l'Esagono prioritario, verso un esagono da cui possa attaccarlo, evitando le tue unità, il Mare, la Lava e le Basi chiuse. Se non ne raggiunge nessuno si avvicina quanto può, altrimenti sta ferma. Usa sempre tutta la Velocità e non si ferma per altri bersagli.
island-rule-RUL-54 = Il secondo Leader non muore: scacciato dalla Lava va nel posto disponibile più vicino alla Base, e dopo due attacchi non succede altro.
island-rule-RUL-55 = Nel Combattimento di galli della prima edizione sono nulle le Pergamene che parlano di Macchine o Risorse, non quelle sui Polli. Anche l'Uragano si scarta e si pesca un'altra carta.
island-rule-RUL-56 = Nel Solitario della prima edizione scegli il tuo Leader e un secondo da tenere coperto. Lo Sfidante non ha un secondo Leader: dove morirebbe nella Lava, va nell'esagono disponibile più vicino alla sua Base. Le Risorse non usate tornano nella scatola.
island-rule-RUL-57 = La Modalità esperta si unisce alla partita normale e a squadre; hardcore e partita veloce solo alla prima edizione, se ci sono Leader o Macchine; le Basi con bonus solo a una sua partita in due. Un'isola costruita va con ogni modalità; altre combinazioni non sono ammesse.
island-rule-RUL-58 = Un recupero con l'azione gratuita dà 2 prelievi (dipende dall'edizione).
island-rule-RUL-59 = Nell'edizione italiana quattro stelle danno uno Scudo a ogni tua unità sull'isola, Leader compreso. Se gli Scudi non bastano, scegli tu chi lo riceve.
island-rule-RUL-60 = In tutte le edizioni Potenza vale quando sono attive le righe alte, e la Costruzione dà una sola Macchina.
island-rule-RUL-61 = Nella prima edizione non sei obbligato a tirare i dadi spesi.
island-rule-RUL-62 = Nella prima edizione un raggruppamento muove insieme, ma prima di ogni passo puoi dire chi si stacca e resta. Per strada non si prende nessuno.
island-rule-RUL-63 = Anche nella prima edizione i dadi +1 restano sull'unità dopo il combattimento.
island-rule-RUL-64 = Nel secondo tiro puoi usare qualsiasi tuo dado: appena tirato, rimasto sullo Stendardo o su un'unità. Un dado tolto a un'unità smette di darle il bonus.
island-rule-RUL-65 = Il primo tiro richiede almeno un dado. Chi non ha dadi spesi e non ne sceglie salta la fase e non può pagare un secondo tiro.
island-rule-RUL-66 = I dadi conservati restano sullo Stendardo con il loro risultato finché vuoi. Puoi spenderli in un turno seguente o ritirarli.
island-rule-RUL-67 = Si può mettere qualsiasi Pergamena giocabile in combattimento, anche solo per bluff. Chi ha la mano vuota passa da sé.
island-rule-RUL-68 = Si rivela in senso orario a partire dal difensore; l'attaccante non ha un posto speciale. L'ordine non cambia se cambia il difensore.
island-rule-RUL-69 = Con lo Stendardo pieno puoi prendere 2 Risorse e poi restituirne 2 a scelta, cambiandone così il tipo. Le Risorse che mancano nella riserva non si prendono.
island-rule-RUL-70 = Con tre stelle prendi le Risorse che ci sono, a tua scelta; se ne hai già 9 o più, nessuna.
island-rule-RUL-71 = Se nella riserva ci sono meno Scudi del necessario, se ne mettono quanti ce ne sono, dove vuoi. L'abilità si può scegliere solo se si può mettere almeno uno Scudo.
island-rule-RUL-72 = Con l'Uragano chi ha meno di 2 Risorse restituisce quelle che ha, e ognuno sceglie le proprie. Nella prima edizione sceglie chi l'ha pescato, e può indicare anche un nemico senza Risorse.
island-rule-RUL-73 = Se peschi due Catastrofi, le altre carte vanno prima in mano; poi risolvi le Catastrofi per intero, nell'ordine che vuoi, e solo alla fine si scarta fino a 9 e si rimescola. Una Catastrofe pescata mentre se ne risolve un'altra viene subito dopo.
island-rule-RUL-74 = Nella Modalità esperta più Catastrofi pescate insieme si risolvono come al solito, ma senza scartare e senza rimescolare gli scarti. Poi si controlla se restano solo 4 carte.
island-rule-RUL-75 = Una Catastrofe ricevuta alla preparazione non ha effetto: si mette da parte e si sostituisce. Si rimescola nel mazzo solo quando tutte le mani sono complete.
island-rule-RUL-76 = Lo Sfidante tiene in mano le Catastrofi come ogni altra carta. Giocate non fanno nulla, vanno tra gli scarti e tornano nel mazzo quando si rimescola.
island-rule-RUL-77 = Dopo una Catastrofe lo Sfidante non scarta fino a 9.
island-rule-RUL-78 = L'esagono per un Leader scacciato dalla Lava lo sceglie sempre il suo proprietario, chiunque ne sia la causa.
island-rule-RUL-79 = Un Leader può entrare di proposito nella Lava: perde gli Scudi, va in un esagono adiacente disponibile e il movimento finisce (dipende dall'edizione).
island-rule-RUL-80 = Se per l'Eruzione si gira una tessera Neutrale, chi ci sta sopra subisce prima la Lava; poi l'Eruzione colpisce i vicini.
island-rule-RUL-81 = Entrare nella Lava è permesso, ma chi non è un Leader viene distrutto (dipende dall'edizione).
island-rule-RUL-82 = Si può attaccare da una Base, dalla Lava o dal Mare, se ci si può stare, e si può attaccare chi ci sta.
island-rule-RUL-83 = Un dado paga una cosa sola, e le stelle di un'abilità si spendono tutte insieme.
island-rule-RUL-84 = Un attacco finito nel nulla resta speso.
island-rule-RUL-85 = Una Magia assegnata resta con l'unità, dovunque vada e di chiunque sia, finché l'unità non lascia l'isola. Su un Leader resta per tutta la partita.
island-rule-RUL-86 = A scartare fino a 9 comincia chi è di turno, poi in senso orario; ognuno sceglie le proprie carte, che vanno scoperte tra gli scarti.
island-rule-RUL-87 = Un Territorio senza Base collegata, o in più rispetto ai giocatori, non si può scegliere. È terreno come un altro e nessuno ci costruisce.
island-rule-RUL-88 = Per le Basi sceglie prima chi siede alla destra del primo giocatore, poi gli altri in senso antiorario, e per ultimo il primo giocatore. In due sceglie prima l'altro.
island-rule-RUL-89 = Tutti scelgono il Leader in segreto e lo svelano insieme.
island-rule-RUL-90 = Una Macchina senza miniatura nella riserva si salta, come se non fosse nel display.
island-rule-RUL-91 = Le Macchine dello Sfidante usano le abilità continue e quelle che scattano da sé, non quelle facoltative, con stelle o con decisioni, né il movimento gratuito dei Carri da battaglia. Se c'è da scegliere un bersaglio, colpiscono le tue unità nell'ordine solito.
island-rule-RUL-92 = Tra più bersagli lo Sfidante preferisce il Leader, poi la Forza attuale più alta, poi l'Esagono prioritario. Nello stesso esagono sceglie chi ha meno Armatura, poi meno Scudi.
island-rule-RUL-93 = Anche quando lo Sfidante non mette la sua mano, la prima carta presa dal mazzo conta. Forza e Armatura «finora» comprendono dadi, Strategie e bonus, non le carte coperte.
island-rule-RUL-94 = Contro lo Sfidante metti Pergamene una volta sola: prima lui, poi tu, poi di nuovo lui. La metà della sua mano si prende dalla cima della pila.
island-rule-RUL-95 = Per l'azione gratuita dello Sfidante il bersaglio dev'essere a portata della sua Macchina più a sinistra, che è quella che agisce.
island-rule-RUL-96 = Se lo Sfidante non può né muovere né attaccare, il dado o l'azione gratuita si spende senza effetto e l'unità conta come attivata.
island-rule-RUL-97 = Di una carta dello Sfidante conta il numero più alto stampato; le condizioni si ignorano.
island-rule-RUL-98 = Chi prende una Bandiera nemica attaccando dalla propria Base vince subito.
island-rule-RUL-99 = Se la tessera sotto chi porta la Bandiera diventa Lava, la Bandiera resta su quella tessera. Se invece entra nella Lava o va perso in Mare, la Bandiera resta nell'ultimo esagono sicuro dov'era.
island-rule-RUL-100 = In squadra i limiti delle tessere Umiliazione sono quelli soliti, ognuno usa le proprie, e cinque stelle valgono solo per il proprio Stendardo.
island-rule-RUL-101 = Due tessere Umiliazione allo stesso avversario non bastano alla squadra: ne serve una su ogni Stendardo. Possono essere entrambe dello stesso compagno.
island-rule-RUL-102 = Nella Modalità esperta la Base aumenta solo l'Armatura: chi attacca da lì non ha bonus.
island-rule-RUL-103 = Se muovi parte di una pila coperta, scegli in segreto quali Polli vanno; gli altri vedono solo quanti sono e quelli scoperti. In cima sta l'ultimo del tuo ordine.
island-rule-RUL-104 = Nel Combattimento di galli i Polli recuperati vanno nella pila dove vuoi.
island-rule-RUL-105 = La costruzione in più della partita veloce è facoltativa e non costa dadi: una volta per turno, prima della prima azione. Le abilità che fanno costruire non cambiano.
island-rule-RUL-106 = Il passo del Pollo della prima edizione è facoltativo: chi ha pescato sceglie un Pollo qualsiasi, non un Pilota, e un esagono disponibile. Nel Terremoto viene dopo aver girato le tessere e prima della Lava, così può salvarne uno.
island-rule-RUL-107 = In due la seconda tessera Umiliazione fa vincere subito, quindi la morte epica per due attacchi lì non capita.
island-rule-RUL-108 = Con la regola hardcore il nuovo Leader non riceve uno Scudo.
island-rule-RUL-109 = La vittoria si controlla subito dopo aver messo la tessera Umiliazione, prima di ogni altra cosa.
island-rule-RUL-110 = Ciò che si può usare «in ogni momento» si offre prima e dopo ogni azione, a ogni giro di Pergamene in un combattimento, dopo la rivelazione e prima della pesca. Comincia chi è di turno, poi in senso orario, finché tutti passano; se la carta è in mano, nessun altro sa che ti è stato chiesto.
island-rule-RUL-111 = Un'unità di passaggio è un bersaglio come le altre del suo esagono.
island-rule-RUL-112 = Se la Velocità cambia durante un movimento, a ogni passo conta quella del momento.
island-rule-RUL-113 = Chi può attraversare le unità nemiche non può fermarsi tra loro.
island-rule-RUL-114 = «Al terzo turno» o «al secondo» vuol dire in quel turno o prima, contando i propri. «Senza Macchine» vuol dire senza averne costruite. Due tessere Umiliazione in un turno sono su due Stendardi o, in due, sullo stesso.
island-rule-RUL-115 = Un nuovo difensore dev'essere a portata dell'attaccante dal suo esagono e con il suo Raggio di quel momento.
island-rule-RUL-116 = Se rinnovando il display il mazzo Macchine finisce, si rimescolano gli scarti. Se le carte ancora non bastano, il display resta incompleto.
island-rule-RUL-117 = Una Magia che si gioca fuori dal combattimento si gioca nella propria fase delle azioni, tra un'azione e l'altra, se la carta non indica un altro momento.
island-rule-RUL-118 = Se una Base tocca due Territori, conta il collegamento previsto dall'isola o fissato quando è stata posata. Chi costruisce l'isola nella prima edizione, se ne vanno bene due, dice quale.
island-rule-RUL-119 = Nel Solitario difficile, dopo la prima tessera Umiliazione si continua e la tessera resta. Lo Sfidante non può toglierla con cinque stelle.
island-rule-RUL-120 = Se lo Sfidante non ha Macchine e sono attive le righe basse, ne costruisce una con l'azione gratuita e un'altra con la Costruzione.
island-rule-RUL-121 = Se una tua carta fa scegliere o scartare lo Sfidante, si prende una carta a caso dalla sua pila; per esagoni e unità valgono l'Esagono prioritario e l'ordine dei bersagli. Non ha Risorse da perdere.
island-rule-RUL-122 = Combattimento, Tsunami e altre distruzioni tolgono uno Scudo per volta; la Lava e l'Eruzione li tolgono tutti (l'Eruzione: dipende dall'edizione).
island-rule-RUL-123 = Il costo di una Macchina è esatto: altre Risorse non sostituiscono quelle che mancano, e non si paga di più.
island-rule-RUL-124 = Un dado +1 ripreso da un'unità va tirato. Non resta +1 sullo Stendardo e non passa a un'altra unità.
island-rule-RUL-125 = Se il tuo compagno combatte contro un avversario, tu non sei coinvolto: partecipi come tutti e puoi aiutare chi vuoi. «Le tue unità» su una carta sono solo le tue.
island-rule-RUL-126 = Forza e Armatura dello Sfidante sono il valore stampato, i bonus continui e di raggruppamento e le sue carte; se attacca con le righe alte attive, anche i dadi Potenza; per il suo Leader nella Base, anche il bonus della Base. I dadi +1 e +2 nel Comando non danno bonus.
island-rule-RUL-127 = Nella prima edizione, se dopo una pesca nel mazzo Pergamene restano 4 carte o meno, si rimescolano gli scarti nel mazzo.
island-rule-RUL-128 = Un'abilità stella si può pagare anche se fa solo una parte del suo effetto. Quattro stelle richiedono però uno Scudo da mettere, cinque una tessera Umiliazione da togliere.
island-rule-RUL-129 = Anche nella prima edizione l'azione gratuita si può lasciare inutilizzata.
island-rule-RUL-130 = Nel Solitario della prima edizione, se lo Sfidante non ha Macchine e nessun Pollo è con il Leader, agisce un Pollo a caso sull'isola. Recupera Polli solo se sull'isola non ne ha, e solo se la Base può accoglierli.
island-rule-RUL-131 = Una Catastrofe giocata dallo Sfidante non gli dà alcun bonus; nella prima edizione gli dà +1.
island-rule-RUL-132 = C'è una via d'uscita se un esagono disponibile per tutti quelli di passaggio è raggiungibile con i movimenti rimasti: azione gratuita, dadi artiglio e, per un Carro da battaglia da solo, il suo movimento gratuito. Le tue unità si possono attraversare, Mare e Lava no (la Lava sì, se tutti sono immuni). Può esserci una sola sovrapposizione alla volta; vale anche far uscire tutti gli altri dall'esagono.
island-rule-RUL-133 = Il gruppo si sceglie alla partenza; poi, in ogni esagono e a ogni visita, ogni unità si può lasciare o prendere una volta, e ogni Bandiera passare di mano una volta. Ogni scelta deve lasciare al gruppo un posto dove fermarsi con i passi rimasti.
island-rule-RUL-134 = Carte, Risorse e altre scelte da un grande insieme si fanno una alla volta, finché dici che basta. Contano tutte insieme alla fine, e prima non si svela nulla.
island-rule-RUL-135 = Si può scegliere solo un'azione che si può portare a termine, e un'azione scelta si porta a termine.
island-rule-RUL-136 = Un'abilità facoltativa senza costo e senza limite scritto si può usare una volta per turno e per carta.
island-rule-RUL-137 = Nel Combattimento di galli della prima edizione le carte nulle pescate si mettono da parte e vanno tra gli scarti a pesca finita. Se il mazzo finisce, si rimescolano gli scarti una volta; se ancora non c'è una carta buona, non si pesca. Quelle ricevute alla preparazione si sostituiscono e si rimescolano nel mazzo.
island-rule-RUL-138 = In Solitario si scelgono i Leader, si distribuisce tutto il resto, si compone l'isola, si scelgono le Basi e la direzione in cui guardi; poi lo Sfidante prende la prima Macchina e comincia. Nella prima edizione isola e Basi vengono prima dei Leader. Se l'isola si costruisce, posi tutto tu, prima le tessere dello Sfidante.
island-rule-RUL-139 = Se più unità entrano insieme dove c'è una Bandiera, il proprietario dice chi la prende, una Bandiera alla volta. Chi è distrutto entrando nella Lava non la prende.
island-rule-RUL-140 = Nel Combattimento di galli i Polli che arrivano vanno in cima alla pila nel loro ordine, e chi resta conserva il suo. Un nuovo difensore dev'essere il Leader o il Pollo in cima, e si scopre. Un Pollo coperto altrui si sceglie secondo la posizione; quali Polli coperti si muovono o si recuperano lo sa solo il proprietario.
island-rule-RUL-141 = Chi costruisce l'isola prende un Territorio qualsiasi non ancora posato; la posizione deve lasciare posto alla sua Base (non nella prima edizione). Un esagono vuoto è chiuso se da lì non si esce per esagoni vuoti; i chiusi non possono essere più di 7 meno il numero dei giocatori.
island-rule-RUL-142 = Le regole non pongono un limite alla durata della partita. Se al tavolo si fissa un numero massimo di turni e lo si raggiunge, la partita resta incompiuta e senza vincitore.
island-rule-RUL-143 = Una Macchina costruita entra subito nell'ordine di attivazione a sinistra del Leader, una distrutta ne esce; se era stata attivata conta ancora. Se l'unità di turno è distrutta nel proprio attacco, il dado seguente va a quella che la seguiva.
island-rule-RUL-144 = Un'unità che non può più stare dov'è, per esempio in Mare, alla fine dell'azione o dell'effetto va nell'esagono disponibile più vicino, a parità a scelta del proprietario. Un Leader per cui non c'è posto aspetta.
island-rule-RUL-145 = Se un attacco è a distanza si decide quando si dichiara o si cambia il difensore; gli spostamenti seguenti non contano. Per le Bandiere conta il raggruppamento in cui il difensore si trova quando viene distrutto.
island-rule-RUL-146 = All'inizio i sei Polli stanno nella Base per numero, con il più alto in cima. Nel Combattimento di galli ognuno può riordinare una volta in segreto la propria pila prima del primo turno (dipende dall'edizione).

## FX

island-chapter-FX = Leggere le carte
island-rule-FX-1 = Gli effetti di una carta si eseguono dall'alto in basso; quelli dello stesso momento sono un unico evento.
island-rule-FX-2 = Si fa tutto ciò che è possibile; un effetto che non trova nulla si salta, ma la carta è usata lo stesso. Ciò che segue un «poi» avviene solo se l'effetto precedente è riuscito del tutto: una distruzione fermata da uno Scudo non lo è.
island-rule-FX-3 = «Tu» è chi ha la carta in gioco o l'ha giocata, e fa tutte le scelte, se la carta non dice altrimenti. Per una Magia assegnata «tu» è il giocatore dell'unità; a scegliere l'unità è chi l'ha giocata.
island-rule-FX-4 = Gli effetti di più carte si sommano, anche quelli di due copie della stessa carta.
island-rule-FX-5 = Un valore è il numero stampato (o quello che una carta mette al suo posto) più tutti i bonus, i dadi e il bonus della Base; mai sotto 0, il Raggio mai sotto 1. Gli effetti continui si ricalcolano ogni volta con le posizioni del momento.
island-rule-FX-6 = Una carta che non nomina un tipo di unità vale anche per i Leader, in ogni edizione.
island-rule-FX-7 = Una carta riguarda una sola unità di un raggruppamento, mai tutto il raggruppamento. Le unità raggruppate non sono adiacenti tra loro.
island-rule-FX-8 = Un bonus per «l'attaccante» o «il difensore» va a chi ha quel ruolo al momento del confronto. Un bonus per un'unità scelta resta all'unità.
island-rule-FX-9 = Una scelta fatta per una carta, unità o tessera, vale per tutto il resto di quella carta.
island-rule-FX-10 = Una Magia che si gioca solo nel proprio turno non si può mettere in combattimento, nemmeno per bluff. Anche a chi non ha altro in mano si chiede, e può solo passare: così non si scopre nulla.
island-rule-FX-11 = Se una carta distrugge attaccante o difensore, le altre Pergamene si risolvono e il combattimento finisce senza esito.
island-rule-FX-12 = Quali unità contano per il bonus di un Soldato dipende dall'edizione.
island-rule-FX-13 = Usare un'abilità non è un'azione e non costa l'azione gratuita. Le abilità per chi combatte si usano solo nei combattimenti del proprio turno, ai momenti previsti; tutte le altre solo fuori. Quelle senza stelle si usano nella propria fase delle azioni, tante volte per turno quante ne dice la carta.
island-rule-FX-14 = Lo Scudo di Abigail e quello della Modalità esperta si sommano: lì comincia con 2. Allo stesso modo Keekmee lì può avere 2 Strategie.
island-rule-FX-15 = Gli effetti di fine turno vengono prima che scada ciò che dura fino alla fine del turno. Un'unità che non può più stare in Mare va nell'esagono disponibile più vicino.
island-rule-FX-16 = Una Magia da assegnare va, quando si risolve, su un'unità scelta da chi l'ha giocata; il suo effetto comincia allora.
island-rule-FX-17 = Una Strategia annullata o scartata smette subito di valere. Chi grazie a lei stava sulla Lava o in Mare ne subisce le conseguenze.
island-rule-FX-18 = Una carta che sposta o scambia unità non mette nessuno in una Base, tranne un Leader o un Pollo nella propria, nemmeno dove le Basi sono aperte. Il passo del Pollo di una Catastrofe segue la sua regola.
island-rule-FX-19 = Ciò che hai visto lo ricordi: una carta vista in una mano ti resta nota finché non vedi dove va a finire o non si rimescola nel mazzo. Delle carte uscite senza che tu le vedessi sai solo quante sono. Una carta rubata la conoscono chi l'ha rubata e chi l'ha persa, nessun altro, nemmeno un compagno.
island-rule-FX-20 = Nel Combattimento di galli ogni tipo di Macchina su una Pergamena si legge «Pollo»: una volta per effetto, ma effetti distinti si sommano. Trincee dà +3 Armatura, Ruote sbilenche +1 Velocità.
island-rule-FX-21 = Nel Combattimento di galli ottenere Risorse diventa recuperare Polli e perderle diventa perdere Polli. Le abilità dei Leader non cambiano: Tommaso Uovison non ne ha, e Becconero paga il Mare solo con gli Scudi.
island-rule-FX-22 = Nel Combattimento di galli si tolgono Trasmutazione e Trappola di Lava (solo nella seconda edizione). Esercito da montare resta: non fa nulla, ma serve per bluffare.
island-rule-FX-23 = Nel Combattimento di galli della prima edizione sono nulle: Trasmutazione, Stivali di piombo, La volpe nel pollaio, Trincee, Palestra per Golem, Marcia delle oche, Mais turbo, Pepe da sparo, Ruote sbilenche ed Esercito da montare; tra le Catastrofi, solo l'Uragano.
island-rule-FX-24 = Per un effetto su un Pollo coperto altrui si indica la sua posizione nella pila, qualsiasi. Spostarlo, scambiarlo, dargli uno Scudo o distruggerlo non lo scopre. Chi porta uno Scudo, un dado o una carta resta riconoscibile anche dopo un riordino.
island-rule-FX-25 = Un nuovo difensore si scopre come uno che è stato attaccato.
island-rule-FX-26 = Scambiarsi di posto non porta con sé le Bandiere: restano nell'esagono e le prende chi arriva. Così né la Torre girevole né Il gioco dei trespoli portano a casa una Bandiera; ogni altro movimento sì.
island-rule-FX-27 = In Cattura la bandiera non ci sono Leader: Ordine di beccata non fa nulla e Zampe bollenti serve solo ai Polli. Una Bandiera si prende solo con un attacco che non sia a distanza.
island-rule-FX-30 = Per lo Sfidante una Pergamena vale il suo bonus di Forza o Armatura più alto, senza condizioni, e almeno 1; per le Catastrofi e i bonus piccoli dipende dall'edizione. Con queste carte 37 valgono 1, 15 valgono 2, 5 valgono 3 e una vale 4.
island-rule-FX-31 = Degli altri effetti delle sue Pergamene lo Sfidante usa solo la pesca (Pulcini pon-pon, Fatti le uova tue!).
island-rule-FX-32 = Le Macchine dello Sfidante usano il Raggio, gli effetti continui e quelli che scattano quando vengono distrutte, mai quelli da attivare, facoltativi o della costruzione. Il suo Leader non usa né abilità né Raggio. Risorse e recuperi non gli servono, se non ha Polli; se ne ha, li recupera a caso.
island-rule-FX-33 = Contro lo Sfidante: non perde Risorse; si scarta o si ruba una carta a caso della sua pila, e una Catastrofe rubata la risolve subito chi l'ha rubata; guardare la sua mano non mostra nulla. Annullare toglie il bonus di una sua carta rivelata; si possono copiare le sue Magie come sono stampate, non Strategie, quindi Plagio non fa nulla.

## Options: setup and map

island-option-machine_card_count = Carte Macchina
island-option-starting_resource_pool = Da dove vengono le Risorse iniziali
    .all_tokens = da tutti i 36 segnalini
    .three_each_per_player = da 3 segnalini di ogni tipo per giocatore
island-option-starting_resources = Risorse iniziali a testa
island-option-unused_resource_tokens = Segnalini Risorsa non distribuiti
    .supply = formano la riserva
    .box = tornano nella scatola
island-option-unchosen_leader = Leader non scelto
    .box = torna nella scatola
    .kept_face_down = resta coperto accanto al giocatore
island-option-default_island = Isola
    .preset = quella prevista per il numero di giocatori
    .built = costruita dai giocatori
island-option-start_player_method = Primo giocatore
    .random = a caso
    .given = indicato prima della partita, altrimenti a caso
island-option-base_claim_step = Quando si scelgono le Basi
    .last = alla fine della preparazione
    .after_island = appena costruita l'isola, prima dei Leader
island-option-island_build_sequence = Ordine per costruire l'isola
    .per_player = ogni giocatore posa tutte le sue tessere, poi tocca al prossimo
    .per_step = un giro per i Territori, uno per le Basi, uno per le tessere Lava/Neutrali
island-option-island_contact_rules = Che cosa devono toccare le tessere
    .second = come nella seconda edizione: si contano gli esagoni accanto alla Lava e ad altre tessere
    .first = come nella prima edizione: si contano i lati contro Lava, Territori e Basi
island-option-island_second_territory_lava_strict = Il secondo Territorio deve toccare la Lava senza eccezioni
island-option-base_armor_bonus = Bonus di Armatura della Base
island-option-base_armor_scope = Chi ha il bonus della Base
    .owner_leader_chickens = il Leader e i Polli del proprietario
    .any_occupant = chiunque ci stia
island-option-base_entry = Chi entra in una Base
    .owner_leader_chickens = solo il Leader e i Polli del proprietario
    .any_unit = qualsiasi unità

## Options: turn, dice, stars

island-option-roll_spent_dice = Dadi spesi da tirare
    .all = tutti
    .chosen = quelli che vuoi
island-option-reroll_resource_cost = Risorse per il secondo tiro
island-option-draw_step_max = Pergamene pescate a fine turno
island-option-draw_step_optional = La pesca a fine turno è facoltativa
island-option-free_retrieve_count = Prelievi con l'azione gratuita
island-option-die_retrieve_count = Prelievi con un dado pollo
island-option-star_four_effect = Quattro stelle
    .one_any_unit = uno Scudo su un'unità qualsiasi
    .each_own_unit = uno Scudo su ogni tua unità
island-option-star_five_effect = Cinque stelle
    .remove_one = tolgono una tessera Umiliazione dal tuo Stendardo
    .remove_all = tolgono tutte le tessere Umiliazione dal tuo Stendardo
island-option-star_ability_timing = Quando si usano le abilità stella
    .own_actions = nella propria fase delle azioni
    .any_time = in ogni momento, anche nel turno degli altri
island-option-starless_ability_timing = Quando si usano le abilità senza stelle
    .card_text = come dice la carta
    .any_time = in ogni momento, se la carta non dice quando
island-option-plus_one_die_until = Un dado +1 resta sull'unità
    .destroyed = finché non viene distrutta
    .defeated = finché non viene distrutta o, se è un Leader, sconfitta senza Scudo

## Options: movement and banding

island-option-own_overlap = Fermarsi di passaggio tra le proprie unità
    .until_last_move = sì, purché se ne esca entro l'ultimo movimento del turno
    .consecutive_moves = solo tra un movimento e l'altro della stessa unità, senza altre azioni in mezzo
    .within_one_move = mai: si passa solo all'interno di un movimento
island-option-lava_entry = Entrare nella Lava
    .allowed = si può, ma brucia
    .effects_only = solo per un effetto che sposta unità, mai con un proprio movimento
    .forbidden = mai, se una carta non lo dice espressamente
island-option-leader_lava_fallback = Un Leader sulla Lava senza posto accanto
    .base = torna nella sua Base
    .epic_death = muore di morte epica
island-option-band_move = Chi muove di un raggruppamento
    .any_subset = quante unità vuoi
    .whole_then_change = alla partenza tutte insieme, poi il gruppo può cambiare per strada
    .whole_or_detach = tutte insieme, ma prima o durante il movimento chiunque può staccarsi e restare
island-option-band_join_midmove = Per strada un gruppo può prendere altre unità
island-option-soldier_bonus_counts = Che cosa conta per il bonus di un Soldato
    .soldiers = ogni altro Soldato raggruppato con lui
    .banding_machines = ogni altra Macchina con Raggruppamento insieme a lui

## Options: Leaders, cards, Catastrophes

island-option-leader_is_unit = Un Leader è un'unità
island-option-epic_death = Morte epica
island-option-strategy_limit = Strategie in gioco al massimo
island-option-strategy_overflow = Troppe Strategie
    .keep_any = scarti quelle che vuoi, anche la nuova
    .replace_old = ne scarti una vecchia, la nuova resta
island-option-strategy_in_own_turn = Strategie giocabili anche nel proprio turno
island-option-hand_limit_after_catastrophe = Carte in mano al massimo dopo una Catastrofe
island-option-catastrophe_reshuffle = Che cosa torna nel mazzo dopo una Catastrofe
    .with_discards = la Catastrofe e tutti gli scarti
    .card_only = solo la Catastrofe
island-option-hurricane_mode = Uragano
    .all_lose_two = tutti perdono 2 Risorse
    .one_enemy_loses_two = un nemico perde 2 Risorse; nemico e Risorse li sceglie chi l'ha pescato
island-option-tsunami_mode = Tsunami
    .flip_one_and_destroy = una tessera Lava diventa Neutrale, e accanto si distrugge
    .flip_all_or_destroy = tutte le tessere Lava diventano Neutrali; se non ce n'erano, si distrugge un'unità accanto a una Neutrale
island-option-tsunami_destroys = Vittime dello Tsunami
    .one = un solo Pollo o una sola Macchina accanto alla tessera
    .all = tutti i Polli e le Macchine accanto alla tessera
island-option-eruption_shield_loss = Scudi persi con l'Eruzione
    .all_shields = tutti
    .one_shield = uno solo
island-option-catastrophe_chicken_step = Con Uragano e Terremoto si può muovere un Pollo di un esagono
island-option-max_tags_per_banner = Tessere Umiliazione al massimo per Stendardo
island-option-max_same_tags_per_banner = Tessere Umiliazione dello stesso nemico al massimo per Stendardo
island-option-resource_limit = Risorse al massimo per Stendardo

## Options: modes

island-option-flag_start = Chi porta la Bandiera all'inizio
    .top_chicken = il Pollo in cima alla pila
    .chosen_chicken = un Pollo a scelta
island-option-flag_claim = Quando si prende una Bandiera
    .carrier_or_bandmate = distruggendo chi la porta o un'unità raggruppata con lui
    .carrier_and_bandmates = distruggendo l'ultima unità di quel raggruppamento
    .defender_only = distruggendo chi la porta, e solo le sue Bandiere
island-option-flag_five_star_disabled = In Cattura la bandiera cinque stelle non hanno effetto
island-option-expert_abigail_shields = Scudi di Abigail all'inizio della Modalità esperta
island-option-expert_leftover_resources = Risorse avanzate nella Modalità esperta
    .supply = formano la riserva
    .box = tornano nella scatola
island-option-expert_base_entry = Basi aperte nella Modalità esperta
    .any_base = tutte, a ogni unità
    .enemy_base = solo quelle nemiche; le tue Macchine non entrano nella tua
island-option-gallos_base_bonus = Bonus della Base nel Combattimento di galli
island-option-gallos_removed_scrolls = Pergamene tolte nel Combattimento di galli
island-option-gallos_attackable = Chi attacca e viene attaccato in una pila nel Combattimento di galli
    .leader_and_top = solo il Leader e il Pollo in cima
    .any = qualsiasi unità
island-option-gallos_card_handling = Pergamene su Macchine e Risorse nel Combattimento di galli
    .substitute = si legge «Polli» al loro posto
    .void_and_redraw = sono nulle: si scartano e si pesca di nuovo
island-option-gallos_rearrange = Riordinare le proprie pile nel Combattimento di galli
    .move_or_retrieve = durante un movimento o un recupero
    .never = mai
island-option-gallos_discard_face_down = Nel Combattimento di galli i Polli distrutti si scartano coperti
island-option-solo_human_draw = Pergamene che peschi a fine turno in Solitario
island-option-solo_challenger_chickens = Lo Sfidante ha i suoi Polli
island-option-solo_target_priority = Chi attacca lo Sfidante
    .leader_then_strength = il tuo Leader, poi l'unità con più Forza
    .lowest_armor = l'unità o il Leader con meno Armatura
island-option-solo_no_machine_free_action = Azione gratuita dello Sfidante senza Macchine
    .build = costruisce
    .chicken_or_recover = agisce un Pollo a caso; se non ne ha, ne recupera 2
island-option-solo_setup_pick = Prima Macchina dello Sfidante
    .max_strength = la più forte che si muove
    .max_strength_then_speed = la più forte che si muove, a parità la più veloce
island-option-solo_build_window = Carte aggiunte da ogni dado Costruzione
    .next_cards = la carta seguente a destra
    .next_mobile_cards = la carta seguente a destra con Velocità almeno 1
island-option-solo_build_hex = Dove costruisce lo Sfidante
    .closest_empty = nell'esagono vuoto più vicino alla Base
    .adjacent_first = prima negli esagoni accanto alla Base
island-option-solo_small_bonus_stat = Bonus di 1 sulle carte dello Sfidante
    .relevant = vale per ciò che gli serve
    .printed = vale per il valore stampato
island-option-solo_catastrophe_bonus = Bonus di una Catastrofe giocata dallo Sfidante
island-option-solo_priority_anchor = Prima direzione dell'Esagono prioritario
    .player_facing = quella verso cui guardi tu
    .marker_at_base = quella della tessera Umiliazione posta accanto alla Base dello Sfidante
island-option-solo_hard_available = Solitario difficile disponibile
island-option-achievement_list = Elenco delle imprese
    .second = della seconda edizione
    .first = della prima edizione

## Glossary: terms that a rule explains

island-term-available = Esagono disponibile
island-term-adjacent = Adiacente
island-term-banding = Raggruppamento
island-term-banner = Stendardo
island-term-base = Base
island-term-catastrophe = Catastrofe
island-term-distance = Distanza
island-term-enemy = Nemico
island-term-free-action = Azione gratuita
island-term-lava = Lava
island-term-leader = Leader
island-term-lineup = Display
island-term-machine = Macchina
island-term-magic = Magia
island-term-pick = Prelievo
island-term-pilot = Pilota
island-term-plus-one = Dado +1
island-term-range = Raggio
island-term-scroll = Pergamena
island-term-sea = Mare
island-term-shield = Scudo
island-term-spent = Dado speso
island-term-strategy = Strategia
island-term-tag = Tessera Umiliazione
island-term-territory = Territorio ed esagoni Neutrali
island-term-unit = Unità
