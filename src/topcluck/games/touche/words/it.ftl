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
