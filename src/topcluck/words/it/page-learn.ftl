# Guided first games: what the page around them says, and then a message for every step of a lesson.

learn-title = Imparare giocando
learn-home = È la prima volta? Impara giocando
learn-hint = Una vera partita contro un robot che sta al gioco. Ogni passo tocca a te, e nessuno guarda.
learn-minutes = circa { $minutes } minuti
learn-about-first-island = Costruire, muovere, bruciare, combattere: vinci la tua prima War for Chicken Island in tre turni.
learn-about-first-farm = Nascondi la flotta, bersaglia quella del vicino, compra cinque uova: tutto Touché Poulet in breve.
learn-start = Comincia la lezione
learn-failed = Non è stato possibile aprire la lezione. { $why }
learn-lesson = Lezione
learn-step = Passo { $number } di { $of }
learn-now = Adesso: { $action }
learn-wait = L’altro sta pensando. Guarda che cosa succede.
learn-do-it = Fallo per me
learn-again = Ricomincia
learn-leave = Lascia la lezione
learn-off = Hai lasciato la lezione e la partita va per conto suo. Puoi ricominciare quando vuoi.
learn-done = La lezione finisce qui. Coccodè!
learn-next = Gioca una vera partita
learn-rules = Cerca qualcosa nelle regole
refused-not-in-lesson = Non in questa lezione: segui il passo illuminato. In una vera partita potrai, se le regole vogliono.
refused-lesson = Una lezione non si rigioca allo stesso tavolo: ricominciala.

## War for Chicken Island

learn-first-island-leader = Ogni esercito ha un Leader, ed è lui a dare lo stile. Krakoccodè cammina sulla Lava come su uno zerbino tiepido. Prendi lui.
learn-first-island-base = Questa è la tua Base, la casa dei tuoi sei Polli. I quattro esagoni accanto sono il tuo Territorio, l’unico posto dove puoi costruire.
learn-first-island-dice = Il tuo Stendardo è la barra col tuo nome: dadi, Risorse e, più tardi, la vergogna. Due dadi oggi non servono. Sceglili per ritirarli.
learn-first-island-roll = I dadi dicono che cosa puoi fare: un artiglio muove o attacca, un pollo recupera, le stelle pagano trucchi, i numeri picchiano. Tira!
learn-first-island-keep = Un artiglio e una stella: delizioso. Per due Risorse potresti ritirare, ma il delizioso non si migliora.
learn-first-island-retrieve = Con le Risorse si fanno Macchine. Il dado pollo ne porta due, o richiama i Polli partiti per la grande padella celeste.
learn-first-island-take = Prendi un legno e una roccia. Uno Stendardo tiene al massimo nove Risorse.
learn-first-island-build = Ogni turno hai un’azione gratuita: costruire, muovere, attaccare o recuperare. Costruisci qualcosa coi pugni: il Golem di metallo del display, per tre metalli.
learn-first-island-pilots = Una Macchina vuole dei Piloti. Due Polli salgono a bordo e smettono di essere Polli fino alla rottamazione.
learn-first-island-site = Mettila sul tuo Territorio, sull’esagono che guarda il nemico.
learn-first-island-sift = Le Pergamene sono le carte che hai in mano. Una stella: pescane una, poi buttane una.
learn-first-island-discard = Le Trincee aiutano chi sta fermo. Noi no. Via.
learn-first-island-move = Un dado artiglio è un movimento. Il Golem avanza di un solo esagono. Nel Mare attorno all’isola non entra nessuno: i polli galleggiano male, i golem per niente.
learn-first-island-band = Leader, Polli e Soldati si raggruppano: stanno nello stesso esagono e si muovono insieme. Krakoccodè porta con sé due amici.
learn-first-island-lava = La Lava frigge chi ci cammina e caccia via i Leader. Con Krakoccodè nel gruppo ci puoi passeggiare. Lì non ti cerca nessuno.
learn-first-island-end = Ti resta una stella, e i dadi non spesi restano. Finisci le azioni.
learn-first-island-draw = Alla fine del turno peschi fino a due Pergamene. La golosità è permessa.
learn-first-island-defend = Abigail ti attacca! La sua Forza e i suoi dadi contro la tua Armatura, 12, e ha messo una Pergamena coperta. Decidono le carte: nasconditi nel Fortino di cuscini.
learn-first-island-pass = Quando tutti passano di fila, le carte si girano. Passa e guarda.
learn-first-island-again = Parato, 15 a 12! Senza cuscini porteresti una tessera della vergogna. Tocca a te: tutti i dadi spesi tornano per il tiro.
learn-first-island-trap = Un suo Pollo gironzola su una tessera traballante. Certe Pergamene si giocano nel tuo turno: la Trappola di Lava.
learn-first-island-tile = Gira la tessera sotto le sue zampe. Non è crudeltà, è cucina.
learn-first-island-advance = Un Pollo in meno. Manda il Golem dall’altra parte, così non può scappare.
learn-first-island-attack = Si attacca chi sta accanto. Questa la paga l’azione gratuita: Krakoccodè contro Abigail.
learn-first-island-strength = Krakoccodè ha Forza 5, Abigail Armatura 11. I dadi coi numeri vanno sull’attaccante. Tieni il +2 per dopo.
learn-first-island-sauce = Fa 8. Ne mancano tre: metti coperta la Salsa piccante. Lei vede una carta, non quale.
learn-first-island-reveal = Lei passa. Passa anche tu e le carte si girano: basta pareggiare la sua Armatura.
learn-first-island-shield = Colpita, 11 a 11! Ma Abigail aveva uno Scudo, che si è rotto al posto suo. Allora di nuovo, con un dado artiglio e il +2.
learn-first-island-scrolls = Fa 7. Puoi mettere più Pergamene: Beccata vale 2, Gallo pompato 4.
learn-first-island-tag = Ne ha messa una anche lei, ed era Tosto e sodo: Armatura 13. L’ordine delle tue carte lo scegli tu. Conta con noi!
learn-first-island-rest = 13 a 13: umiliata! La tua tessera pende dal suo Stendardo, e con la seconda si vince. I Leader non muoiono mai, arrossiscono. Finisci il turno e pesca una Pergamena.
learn-first-island-last = È corsa a casa, dove la Base le dà +2 Armatura. Tira anche la stella: servono numeri.
learn-first-island-gate = Il Golem bussa alla porta: un movimento ed è accanto a lei.
learn-first-island-storm = Golem contro Leader. Questo vale la partita.
learn-first-island-all-in = Forza 7 contro Armatura 13. Tutti i numeri sopra: a casa i dadi non valgono niente.
learn-first-island-win = 13 a 13 basterebbe, ma le resta una carta. Metti la tua Salsa piccante e trattieni il fiato.
learn-first-island-end-of-lesson = 16 a 16, seconda tessera, l’isola è tua! In tre o quattro si umiliano due Leader diversi. Restano da scoprire strategie, cannoni, torri e catastrofi.

## Touché Poulet

learn-first-farm-barn = Ecco la tua fattoria. Te l’ha lasciata la prozia Berta, con due uova selvatiche e 40 spighe. Quasi tutta la flotta è nascosta, il Fienile no. Mettilo nell’angolo.
learn-first-farm-place = Le unità non si toccano mai, nemmeno con gli angoli. Granaio e Tesoro cercano ancora posto.
learn-first-farm-confirm = I vicini non vedono niente di tutto questo. Conferma.
learn-first-farm-fire = Ogni turno tutti prima mirano, con un’unità ancora viva. Il Fienile mira a tre caselle qualsiasi. Prendilo.
learn-first-farm-aim = Un piccione di tua conoscenza ha visto luccicare qualcosa verso G5 e H5. Il terzo tiro è per fortuna.
learn-first-farm-egg = Due colpi, e addio Granaio! Un’unità distrutta rende spighe per ogni casella colpita: 20. Il suo uovo è in vendita, e con cinque uova si vince. Compralo!
learn-first-farm-weapon = Ogni uovo porta con sé un’arma segreta del mercato. La Doppia salva spara due volte, prendila.
learn-first-farm-salvo = Ahi: due colpi sulla tua Irroratrice, e il loro Granaio ti ha rubato 5 spighe. Gioca la salva: lo stesso piccione nomina E2 e I8.
learn-first-farm-sprayer = Ogni unità ha il suo trucco. Quando l’Irroratrice colpisce, salta in aria tutto intorno. Mira a C5.
learn-first-farm-resolve = Ti hanno mancato, e la tua salva ha preso due Falciatori: 30 spighe! Ora il colpo dell’Irroratrice.
learn-first-farm-second = In un botto solo un’unità intera e il suo uovo. Fanno 75 spighe: compra l’uovo e prendi il Contrabbandiere, che sa una scorciatoia.
learn-first-farm-win = Quattro uova. L’ultimo uovo selvatico costa 45 spighe, 30 per gli amici del Contrabbandiere. Approfittane.
learn-first-farm-end-of-lesson = Cinque uova, il pollaio ti acclama! In una vera partita si comincia senza niente e il piccione tace. Adesso sai come si fa.
