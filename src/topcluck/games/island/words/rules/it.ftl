### The rules of War for Chicken Island in Italian: chapters and rules in the order of docs/rules, then the options.
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
island-rule-GEN-9 = È un'unità ogni Leader, ogni Pollo sull'isola e ogni Macchina. Ogni unità ha il suo proprietario, il suo esagono, i suoi Scudi, dadi +1, carte assegnate e Bandiere. (Che un Leader sia un'unità dipende dall'edizione.)
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
island-rule-STAR-3 = Oltre alle carte, ogni giocatore può usare le sei abilità seguenti nella propria fase delle azioni, solo fuori dal combattimento e tutte le volte che può pagarle.
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
island-rule-BUILD-5 = La carta viene accanto al tuo Stendardo e il display torna subito a 4 carte dal mazzo Macchine.
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

