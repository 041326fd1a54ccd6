### Touché Poulet in italiano. Ciò che indica una cosa arriva con il suo nome; i giocatori si chiamano da P1 a P4.

## Nomi

touche-name-barn = Fienile
touche-name-sprayer = Irroratrice
touche-name-tractank = Trattank
touche-name-harvester = Mietitrebbia corazzata
touche-name-granary = Granaio tattico
touche-name-reaper = Falciatore
touche-name-eggwitzer = Uovobice
touche-name-war-chest = Tesoro di guerra
touche-name-nuclear = Attacco nucleare
touche-name-extra-shot = tiro in più
touche-name-roosters = galli
touche-name-rabbits = conigli
touche-name-moles = talpe
touche-name-pigs = maiali
touche-name-meadow = prato
touche-name-duck-pond = stagno delle anatre
touche-name-lavender-field = campo di lavanda
touche-name-vegetable-garden = orto
touche-name-path = sentiero
touche-name-wheat-field = campo di grano
touche-egg-barn = uovo del Fienile
touche-egg-sprayer = uovo dell'Irroratrice
touche-egg-tractank = uovo del Trattank
touche-egg-harvester = uovo della Mietitrebbia corazzata
touche-egg-granary = uovo del Granaio tattico
touche-egg-wild = uovo selvatico
touche-name-nuclear-strike = Attacco nucleare
touche-name-pigeon-spies = Piccionaggio
touche-name-emergency-shield = Scudo d'emergenza
touche-name-smuggler = Contrabbandiere
touche-name-haggling-hen = Gallina mercante
touche-name-bumper-harvest = Raccolto record
touche-name-thieving-crow = Corvo ladro
touche-name-salvo = Doppia salva
touche-name-overtime = Straordinari
touche-name-patch-up = Rattoppo
touche-name-field-generator = Generatore di campo
touche-name-fertiliser = Fertilizzante miracoloso
touche-name-scarecrow = Spaventapasseri
touche-name-ostrich-shells = Granate di struzzo
touche-name-laser-sight = Mirino laser
touche-name-turbo-engine = Motore turbo
touche-name-bandit-mask = Maschera da bandito
touche-name-hayloft-gunners = Cecchini del fienile

## Parole per la pagina

touche-word-ears = { $count ->
    [one] { $count } spiga
   *[other] { $count } spighe
}
touche-word-target = bersaglio
touche-word-crater = cratere
touche-word-hit = colpito
touche-word-miss = mancato
touche-word-shelter = rifugio
touche-word-weapon = arma segreta
touche-word-field = campo magnetico
touche-word-strike = attacco nucleare
touche-word-pigeon = piccionaggio
touche-word-targeting = puntamento
touche-word-resolution = risoluzione
touche-word-first-player = primo giocatore

## Che cosa dicono le armi

touche-weapon-text-nuclear-strike = Al posto del tuo attacco paga 10 spighe: le 9 caselle di un quadrato avversario esplodono nella tua risoluzione.
touche-weapon-text-pigeon-spies = Nomina due zone degli avversari: tutti sanno quante caselle intatte di unità ci sono.
touche-weapon-text-emergency-shield = Piazza il tuo campo magnetico senza aver colpito.
touche-weapon-text-smuggler = Compra un uovo selvatico a 15 spighe in meno.
touche-weapon-text-haggling-hen = Compra l'uovo di un relitto per 15 spighe.
touche-weapon-text-bumper-harvest = Prendi 15 spighe dalla banca.
touche-weapon-text-thieving-crow = Prendi fino a 10 spighe a un avversario.
touche-weapon-text-salvo = Piazza altri 2 bersagli; non danno alcun bonus.
touche-weapon-text-overtime = Dopo l'attacco di un'unità attacca anche con una seconda.
touche-weapon-text-patch-up = Togli un'esplosione da una tua unità viva.
touche-weapon-text-field-generator = Permanente. Dopo una risoluzione senza alcun colpo a segno puoi piazzare il tuo campo magnetico.
touche-weapon-text-fertiliser = Permanente. 5 spighe in più quando finisci un'unità con un uovo.
touche-weapon-text-scarecrow = Permanente. Nessuno ti prende spighe.
touche-weapon-text-ostrich-shells = Permanente. Le tue Uovobici fanno esplodere tutte le 8 caselle attorno al colpo.
touche-weapon-text-laser-sight = Permanente. I tuoi Falciatori puntano 3 caselle.
touche-weapon-text-turbo-engine = Permanente. Trattank e Mietitrebbia puntano linee di 3.
touche-weapon-text-bandit-mask = Permanente. Il tuo Granaio ruba fino a 10 spighe.
touche-weapon-text-hayloft-gunners = Permanente. Il tuo Fienile punta 4 caselle.

## Eventi

touche-event-token-placed = { $seat } piazza in { $cell }: { $unit }.
touche-event-token-lifted = { $seat } riprende da { $cell }: { $unit }.
touche-event-fleet-answered = { $answer ->
    [0] { $seat } continua a piazzare.
    [1] { $seat } ha finito.
   *[other] { $seat } vuole una flotta a caso.
}
touche-event-fleet-drawn = La flotta di { $seat } è piazzata a caso: { $units } in { $cells }.
touche-event-fleets-ready = Tutte le flotte sono piazzate.
touche-event-round-began = Il turno { $round } comincia da { $seat }.
touche-event-resolution-began = Turno { $round }: si risolvono i tiri.
touche-event-fired = { $seat } spara: { $unit }.
touche-event-target-placed = { $seat } punta { $place }.
touche-event-strike-placed = { $seat } lancia un attacco nucleare sul quadrato da { $place }.
touche-event-passed = { $seat } passa.
touche-event-hit = { $seat } colpisce in { $place }!
touche-event-missed = { $seat } manca in { $place }.
touche-event-target-returned = Il bersaglio di { $seat } in { $place } torna indietro.
touche-event-unit-destroyed = { $seat } distrugge un'unità di { $owner }: { $unit } in { $place }.
touche-event-egg-on-sale = In vendita: { $egg }.
touche-event-ears-gained = { $seat } riceve { $amount } spighe.
touche-event-ears-paid = { $seat } paga { $amount } spighe.
touche-event-ears-stolen = { $amount ->
    [0] { $seat } non trova nulla da prendere a { $victim }.
   *[other] { $seat } prende { $amount } spighe a { $victim }.
}
touche-event-card-gone = { $seat } perde la carta: { $unit }.
touche-event-field-placed = { $seat } piazza il campo magnetico da { $place }.
touche-event-field-removed = { $seat } riprende il campo magnetico.
touche-event-egg-bought = { $seat } compra per { $price } spighe: { $egg }.
touche-event-weapon-taken = { $seat } prende un'arma: { $weapon }.
touche-event-weapon-opened = Una nuova arma è scoperta: { $weapon }.
touche-event-pile-shuffled = Gli scarti sono mescolati: { $cards } carte.
touche-event-weapon-played = { $seat } gioca: { $weapon }.
touche-event-spied = Un piccione di { $seat } conta { $count } caselle: { $area }.
touche-event-patched = { $seat } ripara { $place }; il colpo di { $credited } non conta più.
touche-event-wiped-out = { $seat } non ha più unità.
touche-event-went-out = { $seat } è fuori dal gioco.
touche-event-left = { $seat } abbandona la partita.
touche-event-game-ended = La partita è finita.
touche-event-fleet-shown = { $units_count ->
    [0] { $seat } non aveva unità vive.
   *[other] { $seat } mostra le unità vive: { $units } in { $cells }.
}

## Azioni

touche-action-place = { $unit } in { $cell }
touche-action-lift = riprendi da { $cell }
touche-action-random-fleet = flotta a caso
touche-action-confirm = pronto
touche-action-change = cambia la flotta
touche-action-fire = spara: { $unit }
touche-action-aim = sul tabellone di { $player }
touche-action-target = punta { $place }
touche-action-done = la linea è completa
touche-action-strike = colpisci il quadrato da { $place }
touche-action-field = campo da { $place }
touche-action-skip = niente campo
touche-action-buy = compra: { $egg }
touche-action-take = prendi: { $weapon }
touche-action-play = gioca: { $weapon }
touche-action-spy = spia: { $area }
touche-action-rob = deruba { $player }
touche-action-patch = ripara { $place }
touche-action-resolve = risolvi il prossimo attacco
touche-action-end = fine del turno

## Decisioni

touche-decision-placement = { $seat }: piazza la tua flotta in segreto.
touche-decision-turn = { $seat }: tocca a te puntare.
touche-decision-attack-board = { $seat }: quale tabellone? { $with }, bersagli rimasti: { $left }.
touche-decision-attack-cell = { $seat }: quale casella di { $board }? { $with }, bersagli rimasti: { $left }.
touche-decision-line-cell = { $seat }: la prossima casella della linea da { $board }. { $with }, bersagli rimasti: { $left }.
touche-decision-overtime = { $seat }: quale seconda unità spara?
touche-decision-strike-board = { $seat }: quale tabellone è colpito?
touche-decision-strike-block = { $seat }: quale quadrato di { $board } è colpito?
touche-decision-spying = { $seat }: dove vola un piccione? Rimasti: { $left }.
touche-decision-robbery = { $seat }: quale borsa visita il corvo? Fino a { $ears } spighe.
touche-decision-patching = { $seat }: quale colpo si ripara?
touche-decision-haggling = { $seat }: quale uovo per { $ears } spighe?
touche-decision-taking = { $seat }: scegli un'arma.
touche-decision-resolving = { $seat }: il tuo turno di risoluzione.
touche-decision-bonus-board = { $seat }: un tiro bonus. Quale tabellone? ({ $with })
touche-decision-bonus-cell = { $seat }: un tiro bonus. Quale casella di { $board }? ({ $with })
touche-decision-field-board = { $seat }: su quale tabellone piazzi il campo magnetico?
touche-decision-field-block = { $seat }: quale quadrato di { $board } copre il campo magnetico?

## Esiti

touche-outcome-eggs = cinque uova
touche-outcome-last-survivor = l'unico con un'unità viva
touche-outcome-stalemate = un turno intero senza che accada nulla

## Rifiuti

touche-refusal-asked-first = Ora non si chiede «{ $verb }».
touche-refusal-other-choice = Questo «{ $verb }» ora non è possibile.
touche-refusal-fleets-are-fixed = Le flotte sono fisse per tutta la partita.
touche-refusal-fleet-is-confirmed = La tua flotta è confermata; prima chiedi di cambiarla.
touche-refusal-nothing-to-change = Non hai ancora confermato la flotta.
touche-refusal-unit-is-placed = Già piazzata: { $unit }.
touche-refusal-larger-units-first = Prima le più grandi; ora tocca a: { $next }.
touche-refusal-leaves-the-grid = Uscirebbe dal tabellone in { $cell }: { $unit }.
touche-refusal-overlaps = Coprirebbe un'altra unità in { $cell }: { $unit }.
touche-refusal-touches = Toccherebbe un'altra unità in { $cell }: { $unit }.
touche-refusal-nothing-to-lift = Nessun segnalino comincia in { $cell }.
touche-refusal-fleet-is-incomplete = Segnalini ancora da piazzare: { $count }.
touche-refusal-attacks-are-made-in-targeting = Le unità sparano solo durante il puntamento.
touche-refusal-one-main-attack = Hai già fatto il tuo attacco principale.
touche-refusal-unit-never-attacks = Non attacca mai: { $unit }.
touche-refusal-unit-is-gone = L'hai persa: { $unit }.
touche-refusal-card-is-tilted = Ha già sparato: { $unit }.
touche-refusal-no-free-target = Tutti i tuoi bersagli sono in uso.
touche-refusal-nothing-to-target = Non resta alcuna casella da puntare.
touche-refusal-not-twice-in-a-row = Non due volte di fila in questa partita: { $unit }.
touche-refusal-own-board = { $player } sei tu: è il tuo tabellone.
touche-refusal-nothing-to-target-there = Non c'è nulla da puntare sul tabellone di { $player }.
touche-refusal-player-is-out = { $player } è fuori dal gioco.
touche-refusal-no-living-unit = { $player } non ha unità vive.
touche-refusal-exploded = { $place } è già esplosa.
touche-refusal-targeted-already = { $place } porta già un bersaglio di { $player }.
touche-refusal-under-a-field = { $place } è sotto il campo magnetico di un altro.
touche-refusal-under-a-strike = { $place } è sotto un attacco nucleare.
touche-refusal-not-in-line = { $place } non è in linea con i bersagli già piazzati ({ $unit }).
touche-refusal-aimed-elsewhere = Miri al tabellone di { $player }; { $place } è altrove.
touche-refusal-line-goes-on = La linea ha altre caselle da puntare.
touche-refusal-cells-are-left = Restano bersagli da piazzare.
touche-refusal-block-leaves-the-grid = Il quadrato da { $place } uscirebbe dal tabellone.
touche-refusal-block-under-a-field = Parte del quadrato da { $place } è sotto il campo di un altro.
touche-refusal-block-without-prey = Nulla nel quadrato da { $place } può essere puntato.
touche-refusal-field-over-a-field = Parte del quadrato da { $place } è sotto un altro campo.
touche-refusal-field-must-be-placed = Questo campo va piazzato.
touche-refusal-bonus-must-be-used = Un tiro bonus va fatto.
touche-refusal-no-wild-egg = Non restano uova selvatiche.
touche-refusal-own-egg = Non si possiede mai un uovo del proprio colore: { $egg }.
touche-refusal-egg-in-reserve = La sua unità vive ancora: { $egg }.
touche-refusal-egg-is-gone = Fuori dal gioco: { $egg }.
touche-refusal-egg-is-sold = Venduto per sempre: { $egg }.
touche-refusal-only-eggs-from-wrecks = La gallina tratta solo le uova dei relitti.
touche-refusal-too-few-ears = Costa { $price } spighe e ne hai { $ears }.
touche-refusal-no-weapon-to-take = Ora non si prende alcuna arma.
touche-refusal-not-in-the-display = Non è tra le armi scoperte: { $weapon }.
touche-refusal-weapon-not-held = Non ce l'hai: { $weapon }.
touche-refusal-weapon-is-lasting = Agisce da sé e non si gioca: { $weapon }.
touche-refusal-weapon-not-in-this-phase = Non in questa fase: { $weapon }.
touche-refusal-no-egg-on-a-wreck = Nessun uovo su un relitto è per te.
touche-refusal-after-the-main-attack = Solo dopo l'attacco principale di un'unità: { $weapon }.
touche-refusal-no-other-unit = Nessun'altra unità può attaccare.
touche-refusal-nothing-to-mend = Nessuna tua unità viva è stata colpita.
touche-refusal-instead-of-the-main-attack = Solo al posto dell'attacco principale: { $weapon }.
touche-refusal-no-strike-token = I due segnalini nucleari sono in uso.
touche-refusal-spied-already = Un piccione c'è già stato: { $area }.
touche-refusal-not-from-yourself = Il corvo non deruba il padrone.
touche-refusal-nothing-to-mend-there = Non c'è nulla da riparare in { $place }.
touche-refusal-no-attack-left = Non hai più attacchi da risolvere.
touche-refusal-must-attack = Chi può attaccare deve farlo.
touche-refusal-attacks-are-left = Prima vanno risolti i tuoi attacchi.

## Le regole in una frase

touche-rule-TP-0-1 = I segni dicono da dove viene una regola: il libretto, una nostra decisione o una nostra invenzione.
touche-rule-TP-0-2 = Avversario è ogni altro giocatore ancora in gioco; un'unità è viva finché non è distrutta; una casella esplosa porta un cratere, un'esplosione o un relitto.
touche-rule-TP-0-3 = Una casella è lettera di colonna e numero di riga; A1 è in alto a sinistra. Si legge riga per riga, da sinistra a destra.
touche-rule-TP-0-4 = Tutta la sorte viene da un solo generatore con seme: ogni partita si può rivedere.
touche-rule-TP-0-5 = Griglia, zone, forme, prezzi e carte sono dati.
touche-rule-TP-1-1 = Ogni giocatore ha un tabellone pubblico e uno segreto, 8 carte unità, 10 segnalini unità, 15 bersagli, 5 uova e un campo magnetico.
touche-rule-TP-1-2 = In comune: 100 crateri, 2 attacchi nucleari, 6 piccioni, 30 armi e 3 uova selvatiche.
touche-rule-TP-1-3 = La banca ha 300 spighe in segnalini da 5 e da 10.
touche-rule-TP-1-4 = I quattro clan differiscono solo per nome, figura e colore.
touche-rule-TP-2-1 = Ogni tabellone ha 9 colonne e 9 righe.
touche-rule-TP-2-2 = Ogni casella appartiene a una sola delle sei zone.
touche-rule-TP-2-3 = Le zone non vietano nulla; servono solo ai piccioni.
touche-rule-TP-2-4 = Le vicine hanno un lato in comune; quelle attorno, un lato o un angolo.
touche-rule-TP-3-1 = La flotta: ogni tipo ha forma, valore per casella, attacco e bonus.
touche-rule-TP-3-2 = 10 segnalini di 8 tipi coprono 23 caselle e valgono 180 spighe.
touche-rule-TP-3-3 = Una carta vale per tutti i segnalini del tipo: due Falciatori fanno un solo attacco.
touche-rule-TP-3-4 = Un tipo attacca finché un suo segnalino vive e la carta è dritta.
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
touche-rule-TP-5-1 = Il primo giocatore lo sceglie chi ospita, o la sorte.
touche-rule-TP-5-2 = Si gioca in senso orario.
touche-rule-TP-6-1 = Un turno: puntamento, poi risoluzione.
touche-rule-TP-6-2 = Ognuno, dal primo, ha un turno di puntamento.
touche-rule-TP-6-3 = Nello stesso ordine ognuno risolve i propri tiri, fino all'ultimo bersaglio.
touche-rule-TP-6-4 = Anche chi non ha bersagli ha il suo turno di risoluzione.
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
touche-rule-TP-8-1 = Prima si riprende il proprio campo magnetico.
touche-rule-TP-8-2 = Poi si risolvono i propri attacchi nell'ordine in cui sono stati fatti.
touche-rule-TP-8-3 = I bersagli di un attacco si risolvono uno a uno, nell'ordine di posa.
touche-rule-TP-8-4 = Si annuncia solo colpito o mancato.
touche-rule-TP-8-5 = Dopo l'ultimo bersaglio il bonus vale una volta, se uno ha colpito.
touche-rule-TP-8-6 = Il bonus vale anche se l'attaccante è stato distrutto nel frattempo.
touche-rule-TP-8-7 = Tra due passi si può comprare e giocare armi.
touche-rule-TP-8-8 = Infine gli effetti di fine turno; poi il turno finisce.
touche-rule-TP-9-1 = Su una casella esplosa non succede nulla; altrimenti il bersaglio torna e la casella diventa cratere o colpo.
touche-rule-TP-9-2 = Conta solo la prima esplosione; un bersaglio spazzato via non è né colpo né errore.
touche-rule-TP-9-3 = Un'unità danneggiata resta nascosta e senza nome.
touche-rule-TP-9-4 = Le esplosioni che si allargano vanno in ordine di lettura, restano sul tabellone e non danno bonus.
touche-rule-TP-9-5 = Distruzione: relitto, uovo in vendita, spighe per casella colpita, carta via con l'ultimo segnalino, arma, poi si verifica la fine.
touche-rule-TP-9-6 = Le spighe si pagano solo alla distruzione.
touche-rule-TP-9-7 = Le caselle accanto a un relitto restano puntabili, senza cratere.
touche-rule-TP-10-1 = Fienile: tre bersagli liberi; se è distrutto, il proprietario prende subito un'arma.
touche-rule-TP-10-2 = Irroratrice: un bersaglio; se colpisce, esplodono le 8 caselle attorno.
touche-rule-TP-10-3 = Trattank: una linea di due; se colpisce, subito un attacco di Uovobice.
touche-rule-TP-10-4 = Mietitrebbia corazzata: una linea di due; se colpisce, si può piazzare il campo magnetico.
touche-rule-TP-10-5 = Granaio tattico: una linea di tre; se colpisce, ruba 5 spighe una volta.
touche-rule-TP-10-6 = Falciatore: due bersagli liberi; se colpisce, un solo tiro in più.
touche-rule-TP-10-7 = Uovobice: un bersaglio; se colpisce, esplodono le 4 vicine.
touche-rule-TP-10-8 = Tesoro di guerra: non attacca mai; chi lo distrugge prende 20 spighe e un'arma.
touche-rule-TP-10-9 = Un tiro bonus è obbligatorio se c'è una casella; solo il campo è facoltativo.
touche-rule-TP-11-1 = Ogni giocatore ha un campo di 2×2 caselle.
touche-rule-TP-11-2 = Sta tutto sul proprio tabellone o su quello di un avversario, non sopra un altro campo.
touche-rule-TP-11-3 = Solo il proprietario può puntare le sue caselle.
touche-rule-TP-11-4 = Da un avversario, quindi, riserva una preda.
touche-rule-TP-11-5 = Non ferma né i bersagli già piazzati né le esplosioni che si allargano.
touche-rule-TP-11-6 = Si toglie all'inizio della prossima risoluzione del proprietario.
touche-rule-TP-11-7 = Se si piazza di nuovo, si sposta.
touche-rule-TP-12-1 = Tutto è multiplo di 5; una borsa è un numero.
touche-rule-TP-12-2 = Gli acquisti si pagano alla banca.
touche-rule-TP-12-3 = La banca non resta mai a secco.
touche-rule-TP-12-4 = Nulla si dona, presta o scambia.
touche-rule-TP-13-1 = In vendita: le uova sui relitti per 25 e l'uovo selvatico più economico.
touche-rule-TP-13-2 = Le uova si comprano nei propri turni, una o più.
touche-rule-TP-13-3 = Nessuno possiede uova del proprio colore.
touche-rule-TP-13-4 = L'uovo di un'unità viva non si vende.
touche-rule-TP-13-5 = Paga, prendi l'uovo, verifica il quinto; poi un'arma gratis.
touche-rule-TP-13-6 = Le uova comprate non si rivendono, perdono o rubano.
touche-rule-TP-14-1 = Prendere un'arma: scegline una scoperta, subito rimpiazzata.
touche-rule-TP-14-2 = Mazzo vuoto: si mescolano gli scarti; senza scarti, mancano carte scoperte.
touche-rule-TP-14-3 = Un'arma è permanente, oppure si usa una volta e si scarta.
touche-rule-TP-14-4 = Le armi monouso si giocano nel proprio turno, come dice la carta, tra due passi.
touche-rule-TP-14-5 = Le armi sono visibili e senza limite.
touche-rule-TP-14-6 = Un'arma vince su una regola, tranne per l'uovo del proprio colore.
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
touche-rule-TP-16-1 = Dopo la risoluzione escono i giocatori senza unità e il primo giocatore passa in senso orario.
touche-rule-TP-17-1 = Senza unità vive un giocatore è annientato; il Tesoro conta come unità.
touche-rule-TP-17-2 = In quel turno risolve ancora i tiri, può comprare e persino vincere.
touche-rule-TP-17-3 = Alla fine di quel turno esce; le uova sui suoi relitti restano in vendita.
touche-rule-TP-17-4 = Chi abbandona esce subito: i bersagli tornano, le unità spariscono, le uova vanno in vendita.
touche-rule-TP-18-1 = Cinque uova vincono subito.
touche-rule-TP-18-2 = Chi resta l'unico con un'unità viva vince subito.
touche-rule-TP-18-3 = Un turno senza piazzare, comprare o giocare finisce la partita: uova, poi spighe, poi caselle intatte.
touche-rule-TP-18-4 = Le due vittorie si verificano dopo ogni acquisto e ogni distruzione.
touche-rule-TP-19-1 = In 2, 3 o 4 le regole sono le stesse.
touche-rule-TP-19-2 = In 2, 3 o 4 sono raggiungibili 8, 13 o 18 uova.
touche-rule-TP-20-1 = I 15 bersagli limitano solo il piazzamento; nessun colpo si perde per mancanza di segnalini.
touche-rule-TP-20-2 = I crateri sono senza limite.
touche-rule-TP-20-3 = Le spighe sono senza limite.
touche-rule-TP-20-4 = Uova, armi, campi e attacchi nucleari sono quelli che ci sono.
touche-rule-TP-21-1 = Tutto ciò che è sul tavolo è pubblico.
touche-rule-TP-21-2 = Segreti: il posto delle unità vive, a quale unità va un colpo e l'ordine del mazzo.
touche-rule-TP-21-3 = Alla fine si mostrano tutte le flotte.
touche-rule-TP-22-1 = Opzione no_repeat: non il tipo dell'ultimo attacco principale, se ce n'è un altro.
touche-rule-TP-22-2 = Opzione weapons: spenta, nessuno ne prende mai.
touche-rule-TP-22-3 = Opzione first_player: chi comincia; altrimenti la sorte.
