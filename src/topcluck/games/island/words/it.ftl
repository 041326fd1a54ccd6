### War for Chicken Island in Italian. Arguments that name a thing arrive as names; players are A to D.

## Names

island-name-leader = Leader
island-name-chicken = Pollo
island-name-token = Segnalino coperto
island-name-wood = legno
island-name-rock = roccia
island-name-metal = metallo
island-face-claw = artiglio
island-face-chicken = pollo
island-face-star = stella
island-ground-sea = Mare
island-ground-neutral = Neutrale
island-ground-lava = Lava
island-ground-base = Base
island-ground-territory = Territorio
island-stat-speed = Velocità
island-stat-strength = Forza
island-stat-armor = Armatura
island-stat-range = Raggio
island-type-soldier = Soldato
island-type-golem = Golem
island-type-battle-car = Carro da battaglia
island-type-cannon = Cannone
island-type-tower = Torre

## Modes, flags and achievements

island-mode-standard = Standard
island-mode-team = A squadre
island-mode-flag = Cattura la bandiera
island-mode-gallos = Pelea de Gallos
island-mode-solo = Solitario
island-mode-expert = Esperto
island-mode-solo-hard = Solitario difficile
island-mode-quick-game = Partita veloce
island-mode-two-player-base-bonus = Bonus della Base in due
island-mode-hardcore = Hardcore

# What editions ask for in different ways: the game or an attack, a regular game, a game against others.
island-achievement-ACH-1 = Peso massimo
island-achievement-text-ACH-1 = Metti una tessera Umiliazione con un attacco di Forza 20 o più.
island-achievement-ACH-2 = Chi si somiglia si piglia
island-achievement-text-ACH-2 = Metti una tessera Umiliazione con un Soldato raggruppato con almeno un altro Soldato.
island-achievement-ACH-3 = Posta aerea
island-achievement-text-ACH-3 = { $deed ->
    [attack] Vinci un attacco a distanza in un turno in cui giochi Roccia Volante.
   *[win] Vinci la partita con un attacco a distanza in un turno in cui giochi Roccia Volante.
}
island-achievement-ACH-4 = Senza istruzioni
island-achievement-text-ACH-4 = { $regular ->
    [no] Vinci una partita senza mai costruire.
   *[yes] Vinci una partita normale tra più giocatori senza mai costruire.
}
island-achievement-ACH-5 = Il Leader davanti a tutti
island-achievement-text-ACH-5 = Vinci con tutte le tue tessere Umiliazione messe da attacchi del tuo Leader.
island-achievement-ACH-6 = Due piccioni in un turno
island-achievement-text-ACH-6 = Vinci mettendo 2 tessere Umiliazione in un solo turno.
island-achievement-ACH-7 = Chi presto si alza
island-achievement-text-ACH-7 = { $multiplayer ->
    [no] Vinci una partita entro il tuo terzo turno.
   *[yes] Vinci una partita tra più giocatori entro il tuo terzo turno.
}
island-achievement-ACH-8 = Nove corone solitarie
island-achievement-text-ACH-8 = Vinci 9 partite in Solitario, ognuna con un Leader diverso.
island-achievement-ACH-9 = Gallo tuttofare
island-achievement-text-ACH-9 = Gioca a tutte le modalità.
island-achievement-ACH-10 = Una mano di vernice
island-achievement-text-ACH-10 = Dipingi le miniature e mostrane una foto. Nessuno controlla: spuntalo tu.
island-achievement-ACH-11 = Cala il sipario
island-achievement-text-ACH-11 = Causa la morte epica di un Leader nemico.
island-achievement-ACH-12 = A zampe nude
island-achievement-text-ACH-12 = Vinci una partita normale in 3 o 4 senza costruire Macchine.
island-achievement-ACH-13 = In tre al passo
island-achievement-text-ACH-13 = Metti una tessera Umiliazione con un Soldato di una pila di almeno 3 Soldati.
island-achievement-ACH-14 = Collezionista di Golem
island-achievement-text-ACH-14 = Controlla insieme i 3 diversi Golem.
island-achievement-ACH-15 = Rock da Cannone
island-achievement-text-ACH-15 = Vinci attaccando con un Cannone in un turno in cui giochi Roccia Volante.
island-achievement-ACH-16 = { island-achievement-ACH-5 }
island-achievement-text-ACH-16 = { island-achievement-text-ACH-5 }
island-achievement-ACH-17 = In piedi prima dell'alba
island-achievement-text-ACH-17 = Vinci una partita in 3 o 4 entro il tuo secondo turno.
island-achievement-ACH-18 = { island-achievement-ACH-8 }
island-achievement-text-ACH-18 = { island-achievement-text-ACH-8 }
island-achievement-ACH-19 = Beccato di tutto
island-achievement-text-ACH-19 = Gioca a tutte le modalità e con tutte le regole alternative.
island-achievement-ACH-20 = { island-achievement-ACH-10 }
island-achievement-text-ACH-20 = { island-achievement-text-ACH-10 }

## What happened

island-event-leader-disclosed = { $seat } segue { $leader }.
island-event-scrolls-dealt = { $scrolls ->
    [hidden] { $seat } riceve { $number } { $number ->
        [one] Pergamena
       *[other] Pergamene
    }.
   *[other] { $seat } riceve { $number } { $number ->
        [one] Pergamena
       *[other] Pergamene
    }: { $scrolls }.
}
island-event-resources-dealt = { $seat } riceve { $wood } legno, { $rock } roccia e { $metal } metallo.
island-event-lineup-revealed = Nel display: { $machines }.
island-event-starting-seat = Comincerà { $seat }.
island-event-base-claimed = { $seat } si sistema nella Base { $base }.
island-event-turn-began = Turno { $turn }: tocca a { $seat }.
island-event-roll-skipped = { $seat } non tira i dadi.
island-event-dice-rolled = { $seat } tira: { $faces }.
island-event-die-lifted = { $seat } riprende un dado +1: { $unit }.
island-event-roll-paid = { $seat } paga 1 { $resource } per ritirare.
island-event-free-action-used = { $seat } usa l'azione gratuita.
island-event-dice-spent = { $seat } spende { $number } × { $face }.
island-event-ability-used = { $seat } usa { $card }.
island-event-plus-placed = { $unit } riceve un dado +1.
island-event-resource-taken = { $seat } prende 1 { $resource }.
island-event-resource-returned = { $seat } restituisce 1 { $resource }.
island-event-chicken-recovered = { $seat } recupera { $chicken } in { $base }, piume comprese.
island-event-machine-chosen = { $seat } comincia a costruire: { $machine }.
island-event-pilot-taken = { $chicken } sale a bordo come Pilota.
island-event-machine-built = { $seat } ha costruito { $machine } in { $hex }.
island-event-machine-revealed = Arriva nel display: { $machine }.
island-event-unit-moved = { $unit } va in { $to }.
island-event-unit-placed = { $unit } finisce in { $to }.
island-event-units-swapped = { $unit } e { $other } si scambiano di posto.
island-event-unit-destroyed = { $seat } perde { $unit }.
island-event-leader-scorched = { $unit } ha le zampe roventi: via dalla Lava!
island-event-shield-placed = { $unit } riceve uno Scudo.
island-event-shields-lost = { $number ->
    [one] { $unit } perde { $number } Scudo.
   *[other] { $unit } perde { $number } Scudi.
}
island-event-attack-declared = { $attacker } attacca { $defender }.
island-event-defender-changed = Ora il difensore è { $defender }.
island-event-strength-die-used = { $seat } aggiunge un dado { $die } all'attaccante.
island-event-scrolls-laid = { $scrolls ->
    [hidden] { $seat } mette { $number } { $number ->
        [one] Pergamena coperta
       *[other] Pergamene coperte
    }.
   *[other] { $seat } mette coperte: { $scrolls }.
}
island-event-passed = { $seat } passa.
island-event-card-play-ended = Tutti hanno passato. Carte in tavola!
island-event-scrolls-turned-up = { $seat } rivela: { $scrolls }.
island-event-scroll-resolved = { $seat } risolve { $scroll }.
island-event-scroll-played = { $seat } gioca { $scroll }.
island-event-scroll-cancelled = { $seat } annulla la Pergamena di { $player }: { $scroll }.
island-event-scroll-copied = { $seat } copia la Pergamena di { $player }: { $scroll }.
island-event-strategy-entered = { $seat } ha una nuova Strategia: { $strategy }.
island-event-strategy-dropped = { $seat } abbandona la Strategia { $strategy }.
island-event-scroll-attached = { $scroll } resta su { $unit }.
island-event-bonus-given = { $card } conta: { $stat } { $amount }.
island-event-values-compared = Forza { $strength } contro Armatura { $armor }.
island-event-combat-cancelled = Uno dei due ha lasciato l'isola: il combattimento finisce nel nulla.
island-event-tag-placed = Umiliazione! { $seat } mette una tessera sullo Stendardo di { $banner }.
island-event-tag-forbidden = { $seat } vince lo scontro, ma lo Stendardo di { $banner } non prende altre tessere.
island-event-tag-removed = { $seat } si libera di una tessera di { $whose }.
island-event-scrolls-drawn = { $scrolls ->
    [hidden] { $seat } pesca { $number } { $number ->
        [one] Pergamena
       *[other] Pergamene
    }.
   *[other] { $seat } pesca: { $scrolls }.
}
island-event-scrolls-discarded = { $seat } scarta: { $scrolls }.
island-event-scroll-stolen = { $scroll ->
    [hidden] { $seat } ruba una Pergamena a { $victim }.
   *[other] { $seat } ruba una Pergamena a { $victim }: { $scroll }.
}
island-event-hand-seen = { $scrolls ->
    [hidden] { $seat } guarda la mano di { $victim }.
   *[other] { $seat } guarda la mano di { $victim }: { $scrolls }.
}
island-event-scroll-deck-shuffled = Il mazzo Pergamene viene rimescolato.
island-event-machine-deck-shuffled = Il mazzo Macchine viene rimescolato.
island-event-catastrophe-drawn = Al riparo! { $seat } ha pescato { $scroll }.
island-event-catastrophe-struck = { $scroll } colpisce.
island-event-tile-flipped = { $hex } si gira: { $side }.
island-event-die-turned = { $seat } gira un dado: { $die } diventa { $to }.
island-event-resigned = { $seat } lascia la partita.
island-event-game-ended = { $winners_count ->
    [0] Non vince nessuno.
    [one] { $winners } comanda il pollaio!
   *[other] { $winners } comandano il pollaio!
}
island-event-territory-laid = { $seat } posa un Territorio: { $hexes }.
island-event-base-laid = { $seat } posa una Base in { $hex }.
island-event-land-laid = { $seat } posa una tessera in { $hex }: { $side }.
island-event-flag-raised = { $unit } porta la Bandiera di { $seat }.
island-event-flag-taken = { $unit } prende la Bandiera di { $flag }.
island-event-flag-handed = { $unit } passa la Bandiera di { $flag } a { $to }.
island-event-flag-left = La Bandiera di { $flag } resta in { $hex }, di nessuno.
island-event-flag-claimed = Catturata! { $unit } di { $seat } ha la Bandiera di { $flag }.
island-event-token-revealed = { $unit } viene scoperto: { $chicken }!
island-event-tokens-taken = { $chickens ->
    [hidden] { $seat } prende { $units_count } { $units_count ->
        [one] segnalino
       *[other] segnalini
    } da { $hex }.
   *[other] { $seat } prende da { $hex }: { $chickens }.
}
island-event-token-recovered = { $chicken ->
    [hidden] { $seat } recupera un Pollo in { $base }, coperto.
   *[other] { $seat } recupera { $chicken } in { $base }, coperto.
}
island-event-stacks-arranged = { $seat } può aver cambiato l'ordine dei propri segnalini.
island-event-scrolls-void = { $seat } pesca ciò che qui non vale nulla e lo mette da parte: { $scrolls }.
island-event-leader-died = { $seat } perde { $leader }: una morte epica. Gli faranno un monumento.
island-event-leader-replaced = { $leader } prende il comando per { $seat }.
island-event-leader-waits = { $leader } non trova posto e aspetta ({ $seat }).

## What can be done

island-action-choose = Scegliere { $leader }
island-action-claim = Prendere la Base { $base }
island-action-skip = Non tirare
island-action-add = Aggiungere un dado: { $die }
island-action-add-spent = Aggiungere un dado speso
island-action-lift = Riprendere un dado +1 per tirarlo: { $unit }
island-action-roll = Tirare
island-action-keep = Tenere i dadi così
island-action-pay = Pagare 1 { $resource } per ritirare
island-action-free-build = Costruire (azione gratuita)
island-action-free-move = Muovere (azione gratuita)
island-action-free-attack = Attaccare (azione gratuita)
island-action-free-retrieve = Recuperare (azione gratuita)
island-action-claw-move = Muovere (dado artiglio)
island-action-claw-attack = Attaccare (dado artiglio)
island-action-chicken-retrieve = Recuperare (dado pollo)
island-action-star-lineup = ★ Rinnovare il display
island-action-star-sift = ★ Pescare una Pergamena, poi scartarne una
island-action-star-draw = ★★ Pescare una Pergamena
island-action-star-feast = ★★★ Una Pergamena, tutti i tuoi Polli e Risorse fino a nove
island-action-star-shield = ★★★★ Uno Scudo
island-action-star-pardon = ★★★★★ Togliere una tessera dal tuo Stendardo
island-action-use = Usare un'abilità: { $unit } (n. { $ability })
island-action-use-strategy = Usare una Strategia: { $strategy } (n. { $ability })
island-action-place = Mettere un dado +1: { $unit }
island-action-play = Giocare { $scroll }
island-action-end = Finire le azioni
island-action-draw = { $number ->
    [0] Non pescare Pergamene
    [one] Pescare { $number } Pergamena
   *[other] Pescare { $number } Pergamene
}
island-action-take = Prendere 1 { $resource }
island-action-recover = Recuperare { $chicken }
island-action-stop = Fermarsi qui
island-action-return = Restituire 1 { $resource }
island-action-discard = Scartare { $scroll }
island-action-shield = Uno Scudo: { $unit }
island-action-pardon = Togliere una tessera di { $whose }
island-action-build = Costruire { $machine }
island-action-save = Risparmiare 1 { $resource }
island-action-pilot = Un Pilota: { $unit }
island-action-at = In { $hex }
island-action-move = Muovere { $unit }
island-action-with = Portare con sé { $unit }
island-action-go = Via
island-action-step = Un passo in { $hex }
island-action-leave = Lasciare qui { $unit }
island-action-join = Prendere per strada { $unit }
island-action-attack = { $attacker } attacca { $defender }
island-action-done = Fatto
island-action-lay = Mettere coperta { $scroll }
island-action-pass = Passare
island-action-resolve = Risolvere { $scroll }
island-action-drop = Abbandonare { $strategy }
island-action-first = Prima { $catastrophe }
island-action-trigger = Ora { $card } (n. { $number })
island-action-option = Scelta { $number } della carta
island-action-yes = Sì, usarlo
island-action-no = No, grazie
island-action-against = Contro { $player }
island-action-tile = La tessera { $hex }
island-action-target = { $unit }
island-action-swap = Scambiare con { $unit }
island-action-to = Verso { $hex }
island-action-stay = Restare lì
island-action-cancel = Annullare { $scroll } (giocatore { $player }, n. { $number })
island-action-cancel-unseen = Annullare una Pergamena ancora coperta di { $player }
island-action-copy = Copiare { $scroll } (giocatore { $player })
island-action-exchange = Scambiare 1 { $give } con 1 { $get }
island-action-turn = Girare un dado: da { $die } a { $to }
island-action-territory = Girare il Territorio: n. { $rotation }
island-action-lava = Lava in { $hex }
island-action-neutral = Neutrale in { $hex }
island-action-hand-flag = Passare la Bandiera di { $flag } a { $unit }
island-action-carry = { $unit } porta la Bandiera
island-action-arrange = Riordinare i segnalini in { $hex }
island-action-next = Il prossimo dall'alto: { $unit }

## What is asked, in a few words

island-asked-tile-shape = girare un Territorio
island-asked-tile-place = posare il Territorio: dove va il suo primo esagono
island-asked-tile-base = posare una Base
island-asked-tile-link = scegliere il Territorio della Base
island-asked-tile-land = posare una tessera Lava/Neutrale
island-asked-choose-leader = scegliere un Leader
island-asked-claim = prendere una Base
island-asked-new-leader = scegliere dove arriva il Leader
island-asked-roll = tirare i dadi, o no
island-asked-reroll = tenere i dadi, o pagare per ritirare
island-asked-reroll-dice = scegliere i dadi da ritirare
island-asked-quick-build = costruire una Macchina prima delle azioni, o no
island-asked-action = fare qualcosa, o finire le azioni
island-asked-window = usare ora un'abilità, o passare
island-asked-transit-back = scegliere dove torna un'unità
island-asked-draw-step = dire quante Pergamene pescare
island-asked-pick = prendere una Risorsa o recuperare un Pollo
island-asked-return-resource = restituire una Risorsa: sono troppe
island-asked-refill = prendere una Risorsa
island-asked-place-shield = scegliere un'unità per lo Scudo
island-asked-pardon = scegliere la tessera da togliere
island-asked-hand-discard = scartare una Pergamena
island-asked-build-card = scegliere una Macchina da costruire
island-asked-build-save = scegliere la Risorsa da risparmiare
island-asked-build-pilot = scegliere un Pilota
island-asked-build-hex = scegliere un esagono per la Macchina
island-asked-move-unit = scegliere un'unità da muovere
island-asked-move-band = scegliere chi viene insieme
island-asked-move-step = continuare il movimento
island-asked-attack-with = scegliere attaccante e difensore
island-asked-combat-dice = aggiungere dadi Forza o usare abilità
island-asked-combat-play = mettere una Pergamena o passare
island-asked-combat-more = mettere un'altra Pergamena, o basta così
island-asked-cancel-turned = scegliere la Pergamena da annullare
island-asked-combat-next = scegliere la tua prossima Pergamena da risolvere
island-asked-strategy-limit = abbandonare una Strategia: sono troppe
island-asked-combat-last = usare abilità un'ultima volta prima del confronto
island-asked-place-leader = scegliere dove il Leader fugge dalla Lava
island-asked-trigger-order = scegliere che cosa si risolve adesso
island-asked-place-stray = scegliere dove va un'unità smarrita
island-asked-catastrophe-order = scegliere quale Catastrofe colpisce prima
island-asked-choose-line = scegliere una delle alternative della carta
island-asked-use-or-not = usare l'effetto, o no
island-asked-choose-player = scegliere un avversario
island-asked-choose-tile = scegliere una tessera
island-asked-choose-unit = scegliere un'unità
island-asked-choose-with = scegliere con chi scambiare il posto
island-asked-move-to = scegliere dove va l'unità
island-asked-choose-cancel = scegliere una Pergamena di questo combattimento da annullare
island-asked-choose-copy = scegliere una Pergamena da copiare
island-asked-discard-from = scegliere che cosa si scarta dalla mano
island-asked-gain-resource = prendere una Risorsa
island-asked-lose-resource = restituire una Risorsa
island-asked-exchange = scambiare una Risorsa, o basta così
island-asked-recover = recuperare un Pollo
island-asked-turn-die = girare un dado, o basta così
island-asked-roll-again = scegliere i dadi da ritirare
island-asked-attach-to = scegliere un'unità per la carta
island-asked-flag-start = scegliere il Pollo che porta la tua Bandiera
island-asked-flag-take = scegliere chi prende la Bandiera
island-asked-arrange = un altro ordine dei segnalini in una pila, o fatto
island-asked-arrange-stack = quale segnalino viene dopo, dall'alto in basso
island-asked-lose-chicken = rinuncia a uno dei tuoi Polli

## Decisions

island-decision-choose-leader = { $seat }: { island-asked-choose-leader }
island-decision-tile-shape = { $seat }: { island-asked-tile-shape }
island-decision-tile-place = { $seat }: { island-asked-tile-place }
island-decision-tile-base = { $seat }: { island-asked-tile-base }
island-decision-tile-link = { $seat }: { island-asked-tile-link }
island-decision-tile-land = { $seat }: { island-asked-tile-land }
island-decision-claim = { $seat }: { island-asked-claim }
island-decision-new-leader = { $seat }: { island-asked-new-leader }
island-decision-roll = { $seat }: { island-asked-roll }
island-decision-reroll = { $seat }: { island-asked-reroll }
island-decision-reroll-dice = { $seat }: { island-asked-reroll-dice }
island-decision-quick-build = { $seat }: { island-asked-quick-build }
island-decision-action = { $seat }: { island-asked-action }
island-decision-window = { $seat }: { island-asked-window }
island-decision-transit-back = { $seat }: { island-asked-transit-back } ({ $unit })
island-decision-draw-step = { $seat }: { island-asked-draw-step }
island-decision-pick = { $seat }: { island-asked-pick } (ancora { $left })
island-decision-return-resource = { $seat }: { island-asked-return-resource }
island-decision-refill = { $seat }: { island-asked-refill }
island-decision-place-shield = { $seat }: { island-asked-place-shield } (ancora { $left })
island-decision-pardon = { $seat }: { island-asked-pardon }
island-decision-hand-discard = { $seat }: { island-asked-hand-discard } (ancora { $left })
island-decision-build-card = { $seat }: { island-asked-build-card }
island-decision-build-save = { $seat }, { $card }: { island-asked-build-save }
island-decision-build-pilot = { $seat }, { $card }: { island-asked-build-pilot } (ancora { $left })
island-decision-build-hex = { $seat }, { $card }: { island-asked-build-hex }
island-decision-move-unit = { $seat }: { island-asked-move-unit }
island-decision-move-band = { $seat }: { island-asked-move-band }
island-decision-move-step = { $seat }: { island-asked-move-step }
island-decision-attack-with = { $seat }: { island-asked-attack-with }
island-decision-combat-dice = { $seat }, { $attacker } contro { $defender }: { island-asked-combat-dice }
island-decision-combat-play = { $seat }, { $attacker } contro { $defender }: { island-asked-combat-play }
island-decision-combat-more = { $seat }, { $attacker } contro { $defender }: { island-asked-combat-more }
island-decision-cancel-turned = { $seat }, { $attacker } contro { $defender }: { island-asked-cancel-turned }
island-decision-combat-next = { $seat }, { $attacker } contro { $defender }: { island-asked-combat-next }
island-decision-strategy-limit = { $seat }: { island-asked-strategy-limit }
island-decision-combat-last = { $seat }, { $attacker } contro { $defender }: { island-asked-combat-last }
island-decision-place-leader = { $seat }: { island-asked-place-leader } ({ $unit })
island-decision-trigger-order = { $seat }: { island-asked-trigger-order }
island-decision-place-stray = { $seat }: { island-asked-place-stray } ({ $unit })
island-decision-catastrophe-order = { $seat }: { island-asked-catastrophe-order }
island-decision-choose-line = { $seat }, { $card }: { island-asked-choose-line }
island-decision-use-or-not = { $seat }, { $card }: { island-asked-use-or-not }
island-decision-choose-player = { $seat }, { $card }: { island-asked-choose-player }
island-decision-choose-tile = { $seat }, { $card }: { island-asked-choose-tile }
island-decision-choose-unit = { $seat }, { $card }: { island-asked-choose-unit }
island-decision-choose-with = { $seat }, { $card }: { island-asked-choose-with }
island-decision-move-to = { $seat }, { $card }: { island-asked-move-to } ({ $unit })
island-decision-choose-cancel = { $seat }, { $card }: { island-asked-choose-cancel }
island-decision-choose-copy = { $seat }, { $card }: { island-asked-choose-copy }
island-decision-discard-from = { $seat }: { island-asked-discard-from } ({ $of })
island-decision-gain-resource = { $seat }: { island-asked-gain-resource } (ancora { $left })
island-decision-lose-resource = { $seat }: { island-asked-lose-resource } (ancora { $left })
island-decision-exchange = { $seat }: { island-asked-exchange }
island-decision-recover = { $seat }: { island-asked-recover } (ancora { $left })
island-decision-turn-die = { $seat }: { island-asked-turn-die }
island-decision-roll-again = { $seat }: { island-asked-roll-again }
island-decision-attach-to = { $seat }, { $card }: { island-asked-attach-to }
island-decision-flag-start = { $seat }: { island-asked-flag-start }
island-decision-flag-take = { $seat }: { island-asked-flag-take } (di { $flag })
island-decision-arrange = { $seat }: { island-asked-arrange }
island-decision-arrange-stack = { $seat }, { $hex }: { island-asked-arrange-stack }
island-decision-lose-chicken = { $seat }: { island-asked-lose-chicken } (ancora { $left })

## How it ended

island-outcome-tags = abbastanza Leader sono umiliati
island-outcome-deck = le Pergamene sono finite, e perdono tutti
island-outcome-resigned = non resta nessun altro
island-outcome-flag = una Bandiera nemica è arrivata alla Base

## Refusals: at the wrong moment

island-refusal-asked-first = Una cosa alla volta: { $asked }.
island-refusal-no-way-back = Ciò che è iniziato si porta a termine: { $asked }.
island-refusal-not-among-the-choices = Non è tra le scelte: { $asked }.
island-refusal-not-your-turn = È il turno di { $active }, non il tuo.
island-refusal-roll-first = Le azioni vengono dopo i dadi: { $asked }.
island-refusal-actions-are-over = Le tue azioni di questo turno sono finite.

## Refusals: whose unit

island-refusal-not-your-unit = { $unit } obbedisce a { $owner }, non a te.
island-refusal-not-on-the-island = { $unit } non è sull'isola.
island-refusal-in-transit = { $unit } è solo di passaggio e può soltanto muoversi.

## Refusals: what actions cost

island-refusal-no-action-left = L'azione gratuita è usata e sul tuo Stendardo non c'è un dado artiglio.
island-refusal-no-retrieve-left = L'azione gratuita è usata e sul tuo Stendardo non c'è un dado pollo.
island-refusal-free-action-used = Hai già usato l'azione gratuita di questo turno.
island-refusal-build-needs-the-free-action = Si costruisce solo con l'azione gratuita, e l'hai già usata.
island-refusal-no-such-die = Nessun dado così sul tuo Stendardo: { $face }.
island-refusal-nothing-to-build = Non puoi costruire nessuna Macchina del display.
island-refusal-build-comes-first = In una partita veloce si costruisce prima delle azioni; l'azione gratuita è un movimento, un attacco o un recupero.
island-refusal-nobody-can-move = Nessuna tua unità ha dove andare.
island-refusal-nobody-in-reach = Nessun nemico è a tiro delle tue unità.
island-refusal-nothing-to-retrieve = Niente da recuperare: la riserva è vuota e nessun Pollo può tornare a casa.

## Refusals: moving

island-refusal-must-move-on = { $unit } non può restare lì e deve prima ripartire.
island-refusal-keep-a-way-out = { $unit } non può restare lì e non avrebbe più una via d'uscita.
island-refusal-has-no-speed = { $unit } ha Velocità 0 e non si muove.
island-refusal-no-way-to-go = { $unit } non può andare da nessuna parte.
island-refusal-moves-as-a-whole = { $unit } ora si muove solo insieme a { $other }.
island-refusal-comes-already = { $unit } è già nel gruppo.
island-refusal-detached-stays = { $unit } resta indietro: chi si stacca non viene ripreso.
island-refusal-no-way-together = Con { $unit } il gruppo non potrebbe fare un passo.
island-refusal-not-in-the-stack = { $unit } non è in { $hex }.
island-refusal-has-no-banding = { $unit } non può far parte di un raggruppamento.
island-refusal-all-together = Una pila parte tutta insieme.
island-refusal-make-room = Devono andare tutti, per fare posto all'unità di passaggio.
island-refusal-not-next-to = { $hex } non confina con { $here }: un esagono alla volta.
island-refusal-no-move-under-way = Nessun movimento in corso: non è cominciato, o la sua Velocità è esaurita.
island-refusal-speed-used-up = La Velocità di { $speed } è esaurita.
island-refusal-enemy-in-the-way = { $owner } sbarra la strada in { $hex }.
island-refusal-sea-is-closed = { $unit } non sa nuotare: { $hex } è Mare.
island-refusal-lava-is-closed = { $unit } non va sulla Lava di { $hex }.
island-refusal-base-is-closed = La Base { $hex } è chiusa: { $unit } non entra.
island-refusal-no-stop-among-enemies = Attraversare i nemici sì, fermarsi tra loro in { $hex } no.
island-refusal-too-far-out = { $hex } è troppo al largo: in Mare ci si ferma solo accanto a un Territorio.
island-refusal-own-units-there = In { $hex } ci sono unità amiche con cui non ci si può raggruppare.
island-refusal-one-overlap-at-a-time = Un'altra unità è già di passaggio; due insieme sono troppe per { $hex }.
island-refusal-no-way-out = In { $hex } non si può restare, e i movimenti rimasti non portano fuori.
island-refusal-no-step-yet = Un movimento fa almeno un passo.
island-refusal-group-is-fixed = Il gruppo non cambia prima del primo passo.
island-refusal-once-per-visit = { $unit } è già stato lasciato o preso qui.
island-refusal-not-in-the-group = { $unit } non è del gruppo.
island-refusal-last-of-the-group = Del gruppo resta solo { $unit }; fermati, piuttosto.
island-refusal-cannot-stay-at-sea = { $unit } non può restare in Mare in { $hex }.
island-refusal-group-would-be-stuck = Il gruppo resterebbe bloccato: { $unit }.
island-refusal-nobody-joins-on-the-way = In questa edizione non si prende nessuno per strada.
island-refusal-hex-is-taken = { $hex } è occupato da { $owner }.
island-refusal-not-near-enough = { $unit } va nel posto più vicino, e non è { $hex }.

## Refusals: building

island-refusal-not-in-the-lineup = { $card } non è nel display.
island-refusal-no-miniature = { $card } deve aspettare: tutte le miniature di questo tipo sono sull'isola ({ $type }).
island-refusal-too-few-resources = Per { $card } ti manca: { $number } { $resource }.
island-refusal-cost-is-exact = Il costo di { $card } è esatto: niente sostituisce { $number } { $resource }.
island-refusal-too-few-pilots = { $card } richiede Piloti: { $need }. Polli disponibili: { $have }.
island-refusal-no-building-site = Il tuo Territorio non ha posto per { $card }.
island-refusal-not-in-the-cost = Nel costo di { $card } non c'è da risparmiare: { $resource }.
island-refusal-no-chicken-of-yours = I Piloti sono tuoi Polli, non { $unit }.
island-refusal-chicken-is-destroyed = { $unit } va prima recuperato, poi potrà pilotare.
island-refusal-pilots-already = { $unit } è già Pilota.
island-refusal-equal-token = { $unit } non è diverso da { $other }: prendi quello.
island-refusal-pilots-must-make-room = Senza { $unit } non c'è ancora posto per la Macchina: prendi Piloti che liberino un esagono.
island-refusal-not-your-territory = Si costruisce nel proprio Territorio; { $hex } non ne fa parte ({ $ground }).
island-refusal-no-band-there = { $card } non può raggrupparsi con chi è in { $hex }.
island-refusal-site-is-occupied = { $card } vuole un esagono vuoto, e { $hex } non lo è.

## Refusals: fighting

island-refusal-somebody-else-attacks = Questo attacco spetta a { $unit }.
island-refusal-not-an-enemy-unit = { $unit } sta dalla tua parte.
island-refusal-not-adjacent = { $other } è a { $distance } esagoni; { $unit } raggiunge solo i vicini.
island-refusal-out-of-range = { $other } è a { $distance } esagoni; { $unit } ha Raggio { $range }.
island-refusal-covered-by-others = Altri Polli coprono { $unit }: combattono solo il Leader e il Pollo in cima.
island-refusal-no-combat = Si mette e si passa in un combattimento, e ora non ce n'è.
island-refusal-card-play-is-over = Le Pergamene di questo combattimento si stanno già rivelando.
island-refusal-only-on-your-turn = { $scroll } si gioca nel tuo turno, mai in combattimento.
island-refusal-laid-already = Hai scelto una Pergamena, quindi non passi: di' che hai fatto.
island-refusal-pass-instead = Chi non mette niente passa.
island-refusal-not-turned-up = { $scroll } non è tra le tue Pergamene da risolvere.
island-refusal-new-strategy-stays = { $scroll } è nuova e resta: fa posto una vecchia Strategia.
island-refusal-strategy-not-in-play = { $scroll } non è una Strategia che hai in gioco.

## Refusals: Scrolls

island-refusal-not-a-scroll = { $card } non è una Pergamena.
island-refusal-not-in-your-hand = { $scroll } non è nella tua mano.
island-refusal-not-in-that-hand = { $scroll } non è nella mano di { $owner }.
island-refusal-only-in-combat = { $scroll } si mette solo in combattimento.
island-refusal-not-in-combat = { $scroll } si gioca scoperta tra due azioni, non in mezzo a un combattimento.

## Refusals: dice

island-refusal-no-strength-die = Solo +1, +2 e +3 rafforzano un attaccante, non questo: { $face }.
island-refusal-strength-dice-when-attacking = I dadi Forza si aggiungono subito dopo aver dichiarato un attacco.
island-refusal-add-it-to-the-attacker = In combattimento un dado +1 va all'attaccante, con gli altri dadi Forza.
island-refusal-spent-dice-roll-anyway = Tutti i dadi spesi si tirano comunque.
island-refusal-no-spent-die = Non hai dadi spesi.
island-refusal-lift-only-to-roll = Un dado +1 lascia la sua unità solo per essere tirato.
island-refusal-no-die-on-it = Nessun dado +1 qui: { $unit }.
island-refusal-no-dice-to-roll = Scegli almeno un dado da tirare.
island-refusal-roll-step-is-over = I dadi si tirano all'inizio di un turno.
island-refusal-pay-first = Il secondo tiro si paga prima: { $cost } Risorse.
island-refusal-paid-already = Hai cominciato a pagare le { $cost } Risorse: ritira.
island-refusal-no-second-roll = In questa partita non c'è un secondo tiro.
island-refusal-second-roll-after-the-first = Il secondo tiro segue subito il primo e costa { $cost } Risorse.
island-refusal-changes-nothing = Non cambierebbe proprio niente.

## Refusals: stars and abilities

island-refusal-too-few-stars = Servono { $need } ★, e il tuo Stendardo ne ha { $have }.
island-refusal-stars-outside-combat = Queste abilità stella si usano fuori dal combattimento.
island-refusal-no-shield-left = Nella riserva non ci sono più Scudi.
island-refusal-one-shield-each = { $unit } ha già avuto il suo Scudo.
island-refusal-no-tag-to-remove = Nessuna tessera sul tuo Stendardo. Continua così!
island-refusal-no-tag-of = Nessuna tessera di { $owner } sul tuo Stendardo.
island-refusal-would-do-nothing = Ora non farebbe niente.
island-refusal-no-such-ability = { $card } non ha un'abilità n. { $number } da usare.
island-refusal-ability-only-in-combat = { $card } si usa durante un combattimento.
island-refusal-ability-only-outside-combat = { $card } si usa tra le azioni, non in combattimento.
island-refusal-ability-used-up = { $card } ha già fatto la sua parte in questo turno.
island-refusal-ability-does-nothing = { $card } ora non farebbe niente.

## Refusals: drawing and retrieving

island-refusal-draw-at-the-end = Si pesca alla fine del turno, dopo le azioni.
island-refusal-draw-another-number = Puoi pescare da { $least } a { $most } Pergamene, non { $number }.
island-refusal-pick-one-first = Un recupero prende almeno una cosa.
island-refusal-supply-is-empty = Nella riserva è finito: { $resource }.
island-refusal-no-such-resource = Non ne hai: { $resource }.
island-refusal-no-chicken = { $card } non è un Pollo.
island-refusal-not-destroyed = { $card } è vivo e vegeto.
island-refusal-base-is-blocked = La tua Base in { $hex } è bloccata: nessuno può tornare.
island-refusal-equal-chicken = { $card } non è diverso da un altro che è offerto: prendi quello.

## Refusals: setup

island-refusal-leader-not-dealt = { $card } non è tra i Leader che hai ricevuto.
island-refusal-not-a-base = { $hex } non è una Base.
island-refusal-base-is-claimed = La Base { $hex } è già presa.

## Refusals: what cards say

island-refusal-not-meant-by-the-card = { $card } non riguarda { $unit }.
island-refusal-card-does-nothing = { $card } qui non farebbe niente: { $unit }.
island-refusal-sheltered = { $unit } è al riparo: { $card } non può nulla.
island-refusal-no-new-defender = { $unit } non può diventare difensore: serve un altro nemico a tiro dell'attaccante.
island-refusal-no-swap = { $unit } e { $other } non possono scambiarsi di posto.
island-refusal-no-such-tile = { $hex } non è una tessera per { $card }.
island-refusal-no-enemy = { $owner } non è tuo nemico.
island-refusal-no-such-alternative = La scelta { $number } non c'è su { $card }, o ora non farebbe niente.
island-refusal-chosen-already = { $unit } è già tra le scelte fatte.

## Refusals: building an island

island-refusal-tile-must-be-laid = C'è posto per la tua tessera: posala.
island-refusal-no-such-rotation = Girato come il n. { $number }, un Territorio non entra da nessuna parte, o come un altro.
island-refusal-tile-there-already = In { $hex } c'è già una tessera.
island-refusal-territory-overlaps = Un Territorio che comincia in { $hex } coprirebbe un'altra tessera o uscirebbe dal tavolo.
island-refusal-territory-off-the-centre = Il primo Territorio tocca la Lava centrale con due dei suoi esagoni; cominciando in { $hex } non lo fa.
island-refusal-territory-off-the-lava = Un Territorio che comincia in { $hex } non toccherebbe la Lava, e altrove c'è un posto accanto alla Lava.
island-refusal-territory-lacks-tiles = Due esagoni di un Territorio toccano tessere già posate; cominciando in { $hex } non basta.
island-refusal-territory-lacks-sides = Un Territorio ha, se possibile, un lato contro la Lava centrale e due contro Territori; cominciando in { $hex } ne ha meno che altrove.
island-refusal-no-room-for-a-base = Una tessera in { $hex } lascerebbe un Territorio senza posto per la sua Base.
island-refusal-base-does-not-fit = Una Base tocca due esagoni del suo Territorio; { $hex } non va bene.
island-refusal-no-lava-beside-it = La Lava sta accanto alla Lava, e { $hex } no.
island-refusal-too-few-tiles-beside-it = Una tessera Neutrale ne tocca almeno altre due, e { $hex } no.
island-refusal-land-does-not-fit = La tessera vuole due lati contro Territori o Basi; { $hex } non va bene.
island-refusal-too-many-holes = Una tessera in { $hex } chiuderebbe più buchi di quanti se ne possano riempire.

## Refusals: Flags

island-refusal-no-such-flag = In questa partita non c'è una Bandiera di { $owner }.
island-refusal-flags-pass-in-moves = Una Bandiera passa di mano solo durante un movimento.
island-refusal-flag-not-at-hand = La Bandiera di { $owner } è in { $here }; in { $hex } nessuna tua unità la porta.
island-refusal-not-in-the-hex = { $unit } non è in { $hex }.
island-refusal-carries-it-already = { $unit } porta già la Bandiera di { $owner }.
island-refusal-flag-once-per-visit = La Bandiera di { $owner } è già passata di mano qui.
island-refusal-no-use-for-five-stars = In Cattura la Bandiera cinque stelle in una volta non hanno effetto.

## Lo Sfidante

island-direction-ne = nord-est
island-direction-e = est
island-direction-se = sud-est
island-direction-sw = sud-ovest
island-direction-w = ovest
island-direction-nw = nord-ovest
island-event-facing-chosen = L'esagono prioritario punta verso { $direction }: è il rango 1 ({ $rule }).
island-event-challenger-pair = Potenza { $power } + Comando { $command } contro Costruzione { $build } + Rinforzo { $reinforce }: { $pair ->
    [upper] la coppia in alto è attiva, ogni attacco ha +{ $bonus }
   *[lower] la coppia in basso è attiva, gli attacchi hanno +{ $bonus }
} ({ $rule }).
island-event-challenger-aims = { $die ->
    [0] Azione gratuita
   *[other] Dado Comando { $die }
}: { $unit } attacca { $target }, { $by ->
    [only] l'unica unità nel suo raggio
    [leader] perché il tuo Leader è nel suo raggio
    [strength] la più forte nel suo raggio
    [armor] con l'Armatura più bassa nel suo raggio
    [priority] prima secondo l'esagono prioritario
    [shields] con meno Scudi in quell'esagono
   *[number] la prima in quell'esagono
} { $candidates_count ->
    [one] ({ $rule })
   *[other] ({ $rule }; nel raggio: { $candidates }; Forza { $strengths }; Armatura { $armors }; Scudi { $shields }; ranghi { $ways })
}.
island-event-challenger-walks = { $die ->
    [0] Azione gratuita
   *[other] Dado Comando { $die }
}: { $unit } va in { $to }, perché nessuno è nel suo raggio; { $by ->
    [goal] da { $goal } potrebbe attaccare il tuo Leader
   *[nearer] { $goal } è più vicino al tuo Leader
} ({ $rule }; percorso { $path }; ranghi { $way }).
island-event-challenger-stays = { $die ->
    [0] Azione gratuita
   *[other] Dado Comando { $die }
}: { $unit } non può né attaccare né avvicinarsi ({ $rule }).
island-event-challenger-leader-waits = Dado Comando { $die }: il Leader non può muoversi, perché altre unità attivate in questo turno: { $activated }; { $by ->
    [first] la prima unità agisce di nuovo
   *[lost] il dado è perso
} ({ $rule }).
island-event-challenger-builds = { $by ->
    [setup] Lo Sfidante comincia con { $machine } in { $hex }: la più forte tra le Macchine mobili esposte
    [free] Azione gratuita: senza Macchine lo Sfidante costruisce { $machine } in { $hex }, la mobile più a sinistra
   *[row] Dadi Costruzione { $dice }: lo Sfidante costruisce { $machine } in { $hex }, la più forte mobile a scelta
} ({ $rule }; a scelta: { $window }; Velocità { $speeds }; Forza { $strengths }; esagoni { $hexes }; distanza { $distances }; ranghi { $ways }).
island-event-challenger-builds-nothing = { $by ->
    [machine] Lo Sfidante non costruisce nulla: nessuna Macchina esposta è mobile
   *[hex] Lo Sfidante non costruisce nulla: il suo Territorio è pieno
} ({ $rule }).
island-event-challenger-reinforces = Dadi Rinforzo { $dice }: Pergamene { $scrolls }, Scudi per il Leader { $shields } ({ $rule }).
island-event-challenger-sends = { $by ->
    [stack] Senza Macchine agisce un Pollo estratto dal gruppo del Leader: { $unit }
   *[island] Senza Macchine agisce un Pollo estratto dall'isola: { $unit }
} ({ $rule }; tra { $candidates }).
island-event-challenger-recovers = Senza Macchine né Polli lo Sfidante recupera Polli a caso: { $number } ({ $rule }).
island-event-challenger-lays = { $by ->
    [top] Lo Sfidante gioca coperta la cima del mazzo Pergamene: { $number }
    [half] Lo Sfidante gioca coperta metà della sua pila di { $pile }: { $number }
   *[none] Lo Sfidante tiene la sua pila di { $pile } (giocate: { $number }), perché non hai giocato nulla
} ({ $rule }; Forza { $strength }, Armatura { $armor }, le tue Pergamene { $laid }).
island-event-challenger-counts = { $scroll } conta per lo Sfidante: { $stat } +{ $amount }, Pergamene pescate { $draws } ({ $rule }).
island-event-challenger-picks = { $card } dello Sfidante colpisce { $unit }, { $by ->
    [only] l'unica scelta
    [leader] il Leader
    [strength] la più forte
    [armor] con l'Armatura più bassa
    [priority] prima secondo l'esagono prioritario
    [shields] con meno Scudi in quell'esagono
   *[number] la prima in quell'esagono
} { $candidates_count ->
    [one] ({ $rule })
   *[other] ({ $rule }; tra { $candidates }; Forza { $strengths }; Armatura { $armors }; Scudi { $shields }; ranghi { $ways })
}.
island-event-challenger-places = { $unit } va da { $origin } in { $hex }, primo secondo l'esagono prioritario ({ $rule }; tra { $hexes }; ranghi { $ways }).
island-event-challenger-keeps-pile = Nessuno guarda la pila dello Sfidante; le sue { $number } Pergamene restano coperte ({ $rule }).
island-action-facing = Guarda verso { $direction }
island-action-mark = Posa il segnalino in { $hex }
island-asked-solo-leader = scegliere un Leader
island-asked-solo-base = scegliere una Base
island-asked-solo-facing = scegliere la direzione in cui guardi
island-asked-solo-marker = posare il segnalino accanto alla Base dello Sfidante
island-decision-solo-leader = { $seat }: { island-asked-solo-leader } { $second ->
    [0] (per { $army })
   *[other] (per { $army }, secondo Leader)
}
island-decision-solo-base = { $seat }: { island-asked-solo-base } (per { $army })
island-decision-solo-facing = { $seat }: { island-asked-solo-facing }
island-decision-solo-marker = { $seat }: { island-asked-solo-marker }
island-outcome-challenger = lo Sfidante ha umiliato il tuo Leader
island-refusal-leader-is-taken = { $card } guida già l'altra parte.
island-refusal-not-beside-the-base = { $hex } non è accanto alla Base dello Sfidante.
