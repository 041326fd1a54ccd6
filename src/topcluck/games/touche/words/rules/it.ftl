### Le regole di Touché Poulet in parole semplici: capitoli, regole e opzioni.

## TP-0

touche-chapter-TP-0 = Come leggere le regole
touche-rule-TP-0-1 = I segni dicono da dove viene una regola: il libretto, una nostra decisione o una nostra invenzione.
touche-rule-TP-0-2 = Avversario è ogni altro giocatore ancora in gioco; un'unità è viva finché non è distrutta; una casella esplosa porta un cratere, un'esplosione o un relitto.
touche-rule-TP-0-3 = Una casella è lettera di colonna e numero di riga; A1 è in alto a sinistra. Si legge riga per riga, da sinistra a destra.
touche-rule-TP-0-4 = Tutta la sorte viene da un solo generatore con seme: ogni partita si può rivedere.
touche-rule-TP-0-5 = Griglia, zone, forme, prezzi e carte sono dati.

## TP-1

touche-chapter-TP-1 = Materiale
touche-rule-TP-1-1 = Ogni giocatore ha un tabellone pubblico e uno segreto, 8 carte unità, 10 segnalini unità, 15 bersagli, 5 uova e un campo magnetico.
touche-rule-TP-1-2 = In comune: 100 crateri, 2 attacchi nucleari, 6 piccioni, 30 armi e 3 uova selvatiche.
touche-rule-TP-1-3 = La banca ha 300 spighe in segnalini da 5 e da 10.
touche-rule-TP-1-4 = I quattro clan differiscono solo per nome, figura e colore.

## TP-2

touche-chapter-TP-2 = Il tabellone
touche-rule-TP-2-1 = Ogni tabellone ha 9 colonne e 9 righe.
touche-rule-TP-2-2 = Ogni casella appartiene a una sola delle sei zone.
touche-rule-TP-2-3 = Le zone non vietano nulla; servono solo ai piccioni.
touche-rule-TP-2-4 = Le vicine hanno un lato in comune; quelle attorno, un lato o un angolo.

## TP-3

touche-chapter-TP-3 = Le unità
touche-rule-TP-3-1 = La flotta: ogni tipo ha forma, valore per casella, attacco e bonus.
touche-rule-TP-3-2 = 10 segnalini di 8 tipi coprono 23 caselle e valgono 180 spighe.
touche-rule-TP-3-3 = Una carta vale per tutti i segnalini del tipo: due Falciatori fanno un solo attacco.
touche-rule-TP-3-4 = Un tipo attacca finché un suo segnalino vive e la carta è dritta.

## TP-4

touche-chapter-TP-4 = Preparazione e flotte nascoste
touche-rule-TP-4-1 = Ogni giocatore ha il proprio clan.
touche-rule-TP-4-2 = Un proprio uovo sta su ognuna delle cinque carte con uovo: la riserva.
touche-rule-TP-4-3 = Ogni giocatore piazza in segreto tutti i 10 segnalini.
touche-rule-TP-4-4 = I segnalini non si girano e non si ribaltano.
touche-rule-TP-4-5 = Ogni segnalino sta tutto sul tabellone, su caselle intere, senza coprirne altri.
touche-rule-TP-4-6 = I segnalini non si toccano, nemmeno d'angolo.
touche-rule-TP-4-7 = Tutti piazzano insieme, senza vedersi; quando tutti hanno confermato, nulla si sposta.
touche-rule-TP-4-8 = Il programma offre una flotta a caso, dal segnalino più grande al più piccolo.
touche-rule-TP-4-9 = Si mescolano le armi e se ne scoprono tre.
touche-rule-TP-4-10 = Le tre uova selvatiche costano 35, 40 e 45 spighe.
touche-rule-TP-4-11 = Ogni borsa parte vuota.

## TP-5

touche-chapter-TP-5 = Primo giocatore e ordine
touche-rule-TP-5-1 = Il primo giocatore lo sceglie chi ospita, o la sorte.
touche-rule-TP-5-2 = Si gioca in senso orario.

## TP-6

touche-chapter-TP-6 = Il turno
touche-rule-TP-6-1 = Un turno: puntamento, poi risoluzione.
touche-rule-TP-6-2 = Ognuno, dal primo, ha un turno di puntamento.
touche-rule-TP-6-3 = Nello stesso ordine ognuno risolve i propri tiri, fino all'ultimo bersaglio.
touche-rule-TP-6-4 = Anche chi non ha bersagli ha il suo turno di risoluzione.

## TP-7

touche-chapter-TP-7 = Puntamento
touche-rule-TP-7-1 = All'inizio del proprio puntamento si raddrizzano le carte inclinate.
touche-rule-TP-7-2 = Un attacco principale: inclina una carta, scegli le caselle, metti un bersaglio su ciascuna.
touche-rule-TP-7-3 = Lo stesso tipo può attaccare turno dopo turno.
touche-rule-TP-7-4 = Si puntano le caselle di un avversario con un'unità viva, non esplose, non puntate, non sotto il campo di un altro né sotto un attacco nucleare.
touche-rule-TP-7-5 = LIBERO: tante caselle diverse ovunque, su uno o più tabelloni; se sono meno, tutte.
touche-rule-TP-7-6 = LINEA: caselle affiancate in una riga o colonna di un tabellone; ogni casella puntabile riceve un bersaglio, almeno una.
touche-rule-TP-7-7 = Con pochi bersagli si piazzano quelli che ci sono; senza, niente attacco.
touche-rule-TP-7-8 = Chi può attaccare deve; chi non può passa.
touche-rule-TP-7-9 = Acquisti e armi prima o dopo l'attacco, quanti si vuole; il giocatore chiude il turno.
touche-rule-TP-7-10 = Un bersaglio piazzato è definitivo e visibile.

## TP-8

touche-chapter-TP-8 = Risoluzione
touche-rule-TP-8-1 = Prima si riprende il proprio campo magnetico.
touche-rule-TP-8-2 = Poi si risolvono i propri attacchi nell'ordine in cui sono stati fatti.
touche-rule-TP-8-3 = I bersagli di un attacco si risolvono uno a uno, nell'ordine di posa.
touche-rule-TP-8-4 = Si annuncia solo colpito o mancato.
touche-rule-TP-8-5 = Dopo l'ultimo bersaglio il bonus vale una volta, se uno ha colpito.
touche-rule-TP-8-6 = Il bonus vale anche se l'attaccante è stato distrutto nel frattempo.
touche-rule-TP-8-7 = Tra due passi si può comprare e giocare armi.
touche-rule-TP-8-8 = Infine gli effetti di fine turno; poi il turno finisce.

## TP-9

touche-chapter-TP-9 = Esplosioni, colpi, distruzione
touche-rule-TP-9-1 = Su una casella esplosa non succede nulla; altrimenti il bersaglio torna e la casella diventa cratere o colpo.
touche-rule-TP-9-2 = Conta solo la prima esplosione; un bersaglio spazzato via non è né colpo né errore.
touche-rule-TP-9-3 = Un'unità danneggiata resta nascosta e senza nome.
touche-rule-TP-9-4 = Le esplosioni che si allargano vanno in ordine di lettura, restano sul tabellone e non danno bonus.
touche-rule-TP-9-5 = Distruzione: relitto, uovo in vendita, spighe per casella colpita, carta via con l'ultimo segnalino, arma, poi si verifica la fine.
touche-rule-TP-9-6 = Le spighe si pagano solo alla distruzione.
touche-rule-TP-9-7 = Le caselle accanto a un relitto restano puntabili, senza cratere.

## TP-10

touche-chapter-TP-10 = Gli effetti delle unità
touche-rule-TP-10-1 = Fienile: tre bersagli liberi; se è distrutto, il proprietario prende subito un'arma.
touche-rule-TP-10-2 = Irroratrice: un bersaglio; se colpisce, esplodono le 8 caselle attorno.
touche-rule-TP-10-3 = Trattank: una linea di due; se colpisce, subito un attacco di Uovobice.
touche-rule-TP-10-4 = Mietitrebbia corazzata: una linea di due; se colpisce, si può piazzare il campo magnetico.
touche-rule-TP-10-5 = Granaio tattico: una linea di tre; se colpisce, ruba 5 spighe una volta.
touche-rule-TP-10-6 = Falciatore: due bersagli liberi; se colpisce, un solo tiro in più.
touche-rule-TP-10-7 = Uovobice: un bersaglio; se colpisce, esplodono le 4 vicine.
touche-rule-TP-10-8 = Tesoro di guerra: non attacca mai; chi lo distrugge prende 20 spighe e un'arma.
touche-rule-TP-10-9 = Un tiro bonus è obbligatorio se c'è una casella; solo il campo è facoltativo.

## TP-11

touche-chapter-TP-11 = Campo magnetico
touche-rule-TP-11-1 = Ogni giocatore ha un campo di 2×2 caselle.
touche-rule-TP-11-2 = Sta tutto sul proprio tabellone o su quello di un avversario, non sopra un altro campo.
touche-rule-TP-11-3 = Solo il proprietario può puntare le sue caselle.
touche-rule-TP-11-4 = Da un avversario, quindi, riserva una preda.
touche-rule-TP-11-5 = Non ferma né i bersagli già piazzati né le esplosioni che si allargano.
touche-rule-TP-11-6 = Si toglie all'inizio della prossima risoluzione del proprietario.
touche-rule-TP-11-7 = Se si piazza di nuovo, si sposta.

## TP-12

touche-chapter-TP-12 = Spighe e banca
touche-rule-TP-12-1 = Tutto è multiplo di 5; una borsa è un numero.
touche-rule-TP-12-2 = Gli acquisti si pagano alla banca.
touche-rule-TP-12-3 = La banca non resta mai a secco.
touche-rule-TP-12-4 = Nulla si dona, presta o scambia.

## TP-13

touche-chapter-TP-13 = Uova
touche-rule-TP-13-1 = In vendita: le uova sui relitti per 25 e l'uovo selvatico più economico.
touche-rule-TP-13-2 = Le uova si comprano nei propri turni, una o più.
touche-rule-TP-13-3 = Nessuno possiede uova del proprio colore.
touche-rule-TP-13-4 = L'uovo di un'unità viva non si vende.
touche-rule-TP-13-5 = Paga, prendi l'uovo, verifica il quinto; poi un'arma gratis.
touche-rule-TP-13-6 = Le uova comprate non si rivendono, perdono o rubano.

## TP-14

touche-chapter-TP-14 = Armi segrete
touche-rule-TP-14-1 = Prendere un'arma: scegline una scoperta, subito rimpiazzata.
touche-rule-TP-14-2 = Mazzo vuoto: si mescolano gli scarti; senza scarti, mancano carte scoperte.
touche-rule-TP-14-3 = Un'arma è permanente, oppure si usa una volta e si scarta.
touche-rule-TP-14-4 = Le armi monouso si giocano nel proprio turno, come dice la carta, tra due passi.
touche-rule-TP-14-5 = Le armi sono visibili e senza limite.
touche-rule-TP-14-6 = Un'arma vince su una regola, tranne per l'uovo del proprio colore.

## TP-15

touche-chapter-TP-15 = Le carte delle armi
touche-rule-TP-15-1 = Attacco nucleare: al posto dell'attacco, per 10 spighe, un quadrato 3×3 esplode nella propria risoluzione.
touche-rule-TP-15-2 = Piccionaggio: due zone avversarie sono contate davanti a tutti.
touche-rule-TP-15-3 = Scudo d'emergenza: piazza il tuo campo senza colpire.
touche-rule-TP-15-4 = Contrabbandiere: un uovo selvatico a 15 spighe in meno.
touche-rule-TP-15-5 = Gallina mercante: un uovo da un relitto per 15 spighe.
touche-rule-TP-15-6 = Raccolto record: 15 spighe dalla banca.
touche-rule-TP-15-7 = Corvo ladro: fino a 10 spighe da un avversario.
touche-rule-TP-15-8 = Doppia salva: altri due bersagli liberi, senza bonus.
touche-rule-TP-15-9 = Straordinari: dopo l'attacco principale attacca un secondo tipo.
touche-rule-TP-15-10 = Rattoppo: un'esplosione lascia una propria unità viva; la casella torna intatta.
touche-rule-TP-15-11 = Generatore di campo: dopo una risoluzione senza colpi si può piazzare il proprio campo.
touche-rule-TP-15-12 = Fertilizzante miracoloso: 5 spighe in più per l'ultimo colpo su un tipo con uovo.
touche-rule-TP-15-13 = Spaventapasseri: nessuno ti prende spighe.
touche-rule-TP-15-14 = Granate di struzzo: le Uovobici fanno esplodere tutte le 8 caselle attorno.
touche-rule-TP-15-15 = Mirino laser: il Falciatore punta tre caselle, sempre con un tiro in più.
touche-rule-TP-15-16 = Motore turbo: Trattank e Mietitrebbia puntano linee di tre.
touche-rule-TP-15-17 = Maschera da bandito: il Granaio ruba fino a 10 spighe.
touche-rule-TP-15-18 = Cecchini del fienile: il Fienile punta quattro caselle.

## TP-16

touche-chapter-TP-16 = Fine del turno
touche-rule-TP-16-1 = Dopo la risoluzione escono i giocatori senza unità e il primo giocatore passa in senso orario.

## TP-17

touche-chapter-TP-17 = Giocatori annientati
touche-rule-TP-17-1 = Senza unità vive un giocatore è annientato; il Tesoro conta come unità.
touche-rule-TP-17-2 = In quel turno risolve ancora i tiri, può comprare e persino vincere.
touche-rule-TP-17-3 = Alla fine di quel turno esce; le uova sui suoi relitti restano in vendita.
touche-rule-TP-17-4 = Chi abbandona esce subito: i bersagli tornano, le unità spariscono, le uova vanno in vendita.

## TP-18

touche-chapter-TP-18 = Fine della partita
touche-rule-TP-18-1 = Cinque uova vincono subito.
touche-rule-TP-18-2 = Chi resta l'unico con un'unità viva vince subito.
touche-rule-TP-18-3 = Un turno senza piazzare, comprare o giocare finisce la partita: uova, poi spighe, poi caselle intatte.
touche-rule-TP-18-4 = Le due vittorie si verificano dopo ogni acquisto e ogni distruzione.

## TP-19

touche-chapter-TP-19 = Numero di giocatori
touche-rule-TP-19-1 = In 2, 3 o 4 le regole sono le stesse.
touche-rule-TP-19-2 = In 2, 3 o 4 sono raggiungibili 8, 13 o 18 uova.

## TP-20

touche-chapter-TP-20 = Limiti
touche-rule-TP-20-1 = I 15 bersagli limitano solo il piazzamento; nessun colpo si perde per mancanza di segnalini.
touche-rule-TP-20-2 = I crateri sono senza limite.
touche-rule-TP-20-3 = Le spighe sono senza limite.
touche-rule-TP-20-4 = Uova, armi, campi e attacchi nucleari sono quelli che ci sono.

## TP-21

touche-chapter-TP-21 = Che cosa vedono i giocatori
touche-rule-TP-21-1 = Tutto ciò che è sul tavolo è pubblico.
touche-rule-TP-21-2 = Segreti: il posto delle unità vive, a quale unità va un colpo e l'ordine del mazzo.
touche-rule-TP-21-3 = Alla fine si mostrano tutte le flotte.

## TP-22

touche-chapter-TP-22 = Opzioni
touche-rule-TP-22-1 = Opzione no_repeat: non il tipo dell'ultimo attacco principale, se ce n'è un altro.
touche-rule-TP-22-2 = Opzione weapons: spenta, nessuno ne prende mai.
touche-rule-TP-22-3 = Opzione first_player: chi comincia; altrimenti la sorte.

## Opzioni

touche-option-no_repeat = Lo stesso tipo non può fare l'attacco principale due volte di seguito
touche-option-weapons = Ci sono armi segrete
touche-option-first_player = Il primo giocatore
    .random = è estratto a sorte

## Glossary: terms that a rule explains

touche-term-opponent = Avversario, unità viva, casella esplosa
touche-term-cell = Casella e ordine di lettura
touche-term-neighbours = Caselle vicine e attorno
touche-term-zone = Zona
touche-term-reserve = Riserva
touche-term-round = Turno
touche-term-main-attack = Attacco principale
touche-term-targetable = Casella puntabile
touche-term-free = LIBERO
touche-term-line = LINEA
touche-term-bonus = Bonus
touche-term-destruction = Distruzione
touche-term-field = Campo magnetico
touche-term-ears = Spighe
touche-term-eggs = Uova in vendita
touche-term-wild-egg = Uovo selvatico
touche-term-weapon = Arma segreta
touche-term-wiped-out = Annientato
