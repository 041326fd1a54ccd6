### The house set in Italian. A message is the name of a card; .text is what it says, .text-first the first-de
### form of a Catastrophe, .quip the flavour line of a Leader.

## Leaders

keekmee = Keekmee
    .text = Puoi avere in gioco una Strategia in più del limite.
    .quip = Piano A. Piano B. Piano C. Semi. Piano D.

abigail = Abigail
    .text = Inizia la partita con uno Scudo.
    .quip = È nata, ma il guscio se l'è tenuto.

ill_pollazzo = Ill Pollazzo
    .text = Dopo ogni attacco riuscito di una tua unità, ruba una Pergamena a caso al proprietario del difensore.
    .quip = Ti farà una frittata che non potrai rifiutare.

william_shell = Guglielmo Tuorl
    .text = Raggio 2.
    .quip = Mettiti un uovo in testa e sta' fermo. Più fermo.

cluckatoa = Krakoccodè
    .text = Krakoccodè e le unità raggruppate con lui possono entrare nella Lava senza danni.
    .quip = Viene servito già cotto. Non ama che glielo si dica.

blackbeak = Becconero
    .text = Becconero e le unità raggruppate con lui possono muoversi sul Mare. Se è lì alla fine del tuo turno, scarta 2 Risorse e i suoi Scudi.
    .quip = Non è un'anatra. Prova a chiederlo di nuovo.

thomas_eggison = Tommaso Uovison
    .text = Inizia con 2 Risorse in più. Le tue costruzioni costano 1 Risorsa in meno.
    .quip = Il genio è uno per cento ispirazione e novantanove per cento cova.

genghis_hen = Gengis Khioccia
    .text = I tuoi Polli hanno +1 Velocità e +1 Forza.
    .quip = Venne, vide, razzolò.

madame_poulette = Madame Poulette
    .text = Una volta nel tuo turno: rilancia fino a 2 dadi del tuo Stendardo.
    .quip = Le uova sono fatte, rien ne va plus!

## Machines

toothpick_soldier = Soldato stuzzicadenti
    .text = +2 Forza e +1 Armatura per ogni altro Soldato raggruppato con lui.

cobble_soldier = Soldato ciottolo
    .text = +2 Forza e +1 Armatura per ogni altro Soldato raggruppato con lui.

tin_can_soldier = Soldato barattolo
    .text = +2 Forza e +1 Armatura per ogni altro Soldato raggruppato con lui.

wood_golem = Golem di legno
    .text = Quando viene distrutto: recupera subito 2 tuoi Polli.

rock_golem = Golem di roccia
    .text = Quando viene distrutto: distruggi un Pollo o una Macchina in un esagono adiacente.

metal_golem = Golem di metallo
    .text = Quando viene distrutto: ottieni 2 Risorse e pesca una Pergamena.

hammer_battle_car = Carro da battaglia martello
    .text = Un movimento gratuito per turno. +2 Forza contro le Macchine.

eggbeater_battle_car = Carro da battaglia frullino
    .text = Un movimento gratuito per turno. Può attraversare i nemici.

lawnmower_battle_car = Carro da battaglia tosaerba
    .text = Un movimento gratuito per turno, e un altro dopo ogni suo attacco riuscito.

rolling_pin_battle_car = Carro da battaglia mattarello
    .text = Un movimento gratuito per turno. ★: spingi di 1 esagono una Macchina o un Pollo nemico in un esagono adiacente, anche sulla Lava.

spiked_cannon = Cannone chiodato
    .text = Raggio 2. +2 Armatura contro gli attacchi da un esagono adiacente.

popcorn_cannon = Cannone a popcorn
    .text = Raggio 3.

omelette_cannon = Cannone sparafrittate
    .text = Raggio 2. ★: attacca con questo Cannone.

deep_fry_cannon = Cannone friggitrice
    .text = Raggio 2. ★ quando attacca: ottiene +2 Forza.

watch_tower = Torre di guardia
    .text = Una volta nel tuo turno: guarda la mano di un avversario.

bell_tower = Torre campanaria
    .text = ★: una tua unità compie un'azione di movimento.

silo_tower = Torre silo
    .text = Quando la costruisci: ottieni 2 Risorse. Una volta nel tuo turno: scambia 1 Risorsa con una di altro tipo.

revolving_tower = Torre girevole
    .text = ★: due tue unità si scambiano di posto.

hatchery_tower = Torre incubatrice
    .text = Una volta nel tuo turno: recupera un Pollo.

weathercock_tower = Torre segnavento
    .text = ★: gira un dado del tuo Stendardo sulla faccia che vuoi.

leaning_tower = Torre pendente
    .text = ★: cade, cade! Distruggila, poi distruggi una Macchina o un Pollo nemico in un esagono adiacente.

eggshell_tower = Torre guscio d'uovo
    .text = Quando la costruisci: metti uno Scudo su una tua unità entro 2 esagoni.

## Magic

peck = Beccata!
    .text = L'attaccante ottiene +2 Forza.

hot_sauce = Salsa piccante
    .text = L'attaccante ottiene +3 Forza.

rooster_booster = Gallo pompato
    .text = L'attaccante ottiene +4 Forza. Dopo il combattimento scarta una Pergamena.

hard_boiled = Tosto e sodo
    .text = Il difensore ottiene +2 Armatura.

pillow_fort = Fortino di cuscini
    .text = Il difensore ottiene +3 Armatura.

side_bet = Scommessa sottobanco
    .text = Scegli: l'attaccante ottiene +2 Forza, oppure il difensore +2 Armatura.

cheering_chicks = Pulcini pon-pon
    .text = Scegli: attaccante +1 Forza, oppure difensore +1 Armatura. Pesca una Pergamena.

change_now = Cambia ora!
    .text = Un altro nemico dell'attaccante, entro il suo raggio, diventa il difensore. Lo scegli tu.

flying_rock = Roccia Volante
    .text = Nel tuo turno: una tua unità ottiene +1 Raggio e +1 Forza fino alla fine del turno.

lava_trap = Trappola di Lava
    .text = In combattimento o nel tuo turno: gira una tessera Neutrale sul lato Lava.

transmute = Trasmutazione
    .text = Nel tuo turno: scambia quante tue Risorse vuoi con altri tipi, poi ottieni 1 Risorsa.

cock_a_doodle_dont = Chicchirì-no!
    .text = Annulla una Pergamena di questo combattimento: una già risolta, o una che un giocatore a tua scelta deve ancora rivelare.

mind_your_own_coop = Fatti le uova tue!
    .text = Annulla una Pergamena di questo combattimento, risolta o ancora da rivelare, di chi non è coinvolto. Pesca una Pergamena.

parrot_fashion = A pappagallo
    .text = Ripeti l'effetto di una Magia già risolta in questo combattimento, come se l'avessi giocata tu.

musical_perches = Il gioco dei trespoli
    .text = L'attaccante o il difensore si scambia di posto con un'altra unità dello stesso giocatore. Il combattimento continua.

gust_of_feathers = Raffica di piume
    .text = In combattimento o nel tuo turno: muovi un'unità nemica di 1 esagono, anche sulla Lava.

can_opener = Apriscatole
    .text = Rimuovi uno Scudo dal difensore. L'attaccante ottiene +1 Forza.

spare_shell = Guscio di scorta
    .text = Metti uno Scudo su una tua unità.

sticky_claws = Zampe appiccicose
    .text = Ruba una Pergamena a caso a un avversario. Scegli: attaccante +1 Forza, oppure difensore +1 Armatura.

rotten_egg = Uovo marcio
    .text = In combattimento o nel tuo turno: guarda la mano di un avversario e scartane una Pergamena.

golden_spurs = Speroni d'oro
    .text = In combattimento o nel tuo turno: assegna questa carta a una tua unità, che ha +2 Forza.

wanted_poster = Ricercato vivo o arrosto
    .text = Assegna questa carta a un'unità nemica, che ha -1 Armatura.

lead_boots = Stivali di piombo
    .text = Assegna a un Pollo o una Macchina: Velocità 0, +2 Armatura; carte nemiche e Catastrofi non possono muoverlo, scambiarlo o distruggerlo.

loaded_dice = Dadi truccati
    .text = Nel tuo turno: gira un dado del tuo Stendardo sulla faccia che vuoi, poi rilancia lì fino a 2 dadi.

chicken_out = Fifa blu!
    .text = Se difendi: un'altra tua unità, entro il raggio dell'attaccante, diventa il difensore.

fox_in_the_coop = La volpe nel pollaio
    .text = In combattimento o nel tuo turno: distruggi un Pollo o un Soldato nemico.

giant_chick = Pulcino gigante
    .text = Se attacca un Pollo, la sua Forza è 7. Se difende un Pollo, la sua Armatura è 9.

second_wind = Secondo fiato
    .text = Se attacchi e fallisci, la stessa unità può attaccare ancora una volta.

plagiarism = Plagio
    .text = Nel tuo turno: fino alla fine del turno, una Strategia di un avversario conta anche come tua.

## Strategies

shortcut = Scorciatoia
    .text = ★: in questo turno le tue unità possono attraversare le unità nemiche, Leader compresi.

trenches = Trincee
    .text = +1 Armatura ai tuoi Polli, +1 Armatura ai tuoi Cannoni, +1 Armatura alle tue Torri.

golem_gym = Palestra per Golem
    .text = I tuoi Golem hanno +2 Forza.

gaggle_drill = Marcia delle oche
    .text = I tuoi Soldati hanno +1 Forza e +1 Armatura.

turbo_corn = Mais turbo
    .text = I tuoi Carri da battaglia hanno +1 Velocità e +1 Forza.

pepper_powder = Pepe da sparo
    .text = I tuoi Cannoni hanno +1 Raggio. I tuoi attacchi a distanza ottengono +1 Forza.

wobbly_wheels = Ruote sbilenche
    .text = I tuoi Cannoni e le tue Torri hanno +1 Velocità.

pecking_order = Ordine di beccata
    .text = Il tuo Leader ha +1 Forza per ogni Pollo raggruppato con lui (massimo 3).

free_range = Allevati all'aperto
    .text = I tuoi Polli hanno +1 Velocità e +2 Forza.

war_drumsticks = Cosce di guerra
    .text = ★ quando attacchi: il tuo attaccante ottiene +2 Forza.

hot_feet = Zampe bollenti
    .text = Il tuo Leader e i tuoi Polli possono entrare nella Lava senza danni.

rubber_ducks = Paperelle di gomma
    .text = Le tue unità possono muoversi sul Mare. Quelle lì alla fine del tuo turno sono distrutte (un Leader perde gli Scudi).

bookworms = Topi di biblioteca
    .text = Alla fine del tuo turno puoi pescare una Pergamena in più.

flat_pack = Esercito da montare
    .text = Le tue costruzioni costano 1 Risorsa in meno.

battering_beak = Becco d'ariete
    .text = Le unità su una Base hanno -2 Armatura quando le attacchi.

home_invasion = Visita a domicilio
    .text = Le tue unità sui Territori nemici hanno +2 Forza.

storm_cellar = Rifugio antitempesta
    .text = Nella tua Base e nel tuo Territorio, carte nemiche e Catastrofi non possono muovere, scambiare o distruggere le tue unità.

## Catastrophes

hurricane = Uragano
    .text = Ogni giocatore perde 2 Risorse.
    .text-first = Un avversario a tua scelta perde 2 Risorse. Poi puoi muovere un Pollo qualsiasi di 1 esagono.

tsunami = Tsunami
    .text = Una tessera Lava a tua scelta diventa Neutrale, poi distruggi un Pollo o una Macchina accanto ad essa.
    .text-first = Tutte le tessere Lava diventano Neutrali. Se non ce n'erano, distruggi un Pollo o una Macchina accanto a una Neutrale.

earthquake = Terremoto
    .text = Ogni tessera Lava/Neutrale cambia lato.
    .text-first = Ogni tessera Lava/Neutrale cambia lato. Poi puoi muovere un Pollo qualsiasi di 1 esagono.

eruption = Eruzione
    .text = Scegli una tessera Lava (se manca, gira una Neutrale). Accanto, Polli e Macchine senza Scudo distrutti; tutti gli Scudi persi.
    .text-first = Scegli una tessera Lava (se manca, gira una Neutrale). Accanto, Polli e Macchine sono distrutti; gli Scudi proteggono.
