# What both games share at the table.

table-bot = { $level ->
    [chick] Pulcino
    [hen] Gallina
    [rooster] Gallo
    [top-cluck] Top Cluck
   *[other] { $level }
}
table-namesake = { $name } { $letter }
table-seats = Posti
table-you = tu
table-is-asked = deve rispondere
table-seat-bot = un bot
table-seat-free = libero
table-seat-here = è qui
table-seat-away = è via
table-seat-substitute = gioca un bot al suo posto
table-watcher = Qualcuno che guarda
table-watchers = Spettatori
table-board = Tabellone

## What is asked

table-your-turn = Tocca a te
table-waiting = Si aspetta { $names }.
table-waiting-server = Un attimo…
table-stuck = Questa partita non va oltre: { $problem }
table-time-left = Tempo rimasto
table-days = { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
}
table-options = { $count ->
    [one] { $count } possibilità
   *[other] Tutte le { $count } possibilità
}
table-search = Cerca tra le possibilità
table-on-offer = «{ $line }» è possibile.
table-why-not = Perché non «{ $line }»?

## What happened

table-told = Diario e chiacchiere
table-log = Diario
table-log-empty = Non è ancora successo niente.
table-earlier = Mostra i precedenti
table-digest = Da quando hai guardato l’ultima volta
table-went-back = La partita è tornata indietro.

## Talk

table-talk = Chiacchiere
table-talk-empty = Nessuno ha ancora detto niente.
table-say = Di’ qualcosa
table-send = Invia
table-mute-menu = Chi si sente
table-mute = Silenzia { $name }
table-unmute = Senti di nuovo { $name }

## Besides playing

table-menu = Altro a questo tavolo
table-take-back = Ritira la mossa
table-ask-back = Chiedi agli altri di tornare indietro
table-ask-back-hint = Devono essere tutti d’accordo. La partita riprenderebbe subito dopo:
table-back-asked = { $name } vorrebbe tornare indietro. D’accordo: { $agreed }.
table-back-agree = Va bene
table-back-refuse = No
table-back-withdraw = Ritira la richiesta
table-substitute = Fai giocare un bot per me
table-substituted = Un bot gioca al posto tuo.
table-take-over = Torno a giocare io
table-resign = Abbandona
table-resign-sure = Lasci questa partita per sempre. Nessuno potrà richiamarti.
table-rematch = Ancora una
table-next-game = Alla prossima partita
table-stand-pass-combat = Passa per il resto di questo combattimento
table-stand-pass-until-play = Passa finché qualcuno gioca qualcosa
table-stand-off = Chiedimelo di nuovo

## Links

table-links = Link a questo tavolo
table-invite = Per sedersi
table-invite-hint = Chi lo apre prende un posto libero.
table-watch = Per guardare
table-watch-hint = Chi lo apre vede ciò che tutti possono vedere.
table-own-link = Il mio posto su un altro dispositivo
table-own-link-hint = Tienilo per te: chi lo ha gioca al tuo posto.

## Before the game

table-waiting-room = { $free ->
    [one] Manca ancora una persona
   *[other] Mancano ancora { $free } persone
}
table-waiting-all = Gli altri stanno arrivando
table-luck = Da dove viene la fortuna a questo tavolo
table-luck-hint = Il server ha fissato il suo segreto; questo è il sigillo. Ogni browser aggiunge una parola. Dopo la partita tutto viene mostrato e chiunque può controllare.
table-invited = Invito: { $game }
table-which-seat = Quale posto?
table-any-seat = Qualsiasi
table-sit-down = Siediti
table-no-key = Ti serve un link per questo tavolo
table-no-key-hint = Chiedilo a qualcuno al tavolo: per sederti o per guardare.
table-dismissed = Questo tavolo ha chiuso la porta

## Several players at one screen

table-who-looks = Chi è davanti allo schermo?
table-curtain-for = Lo schermo va a { $name }
table-look-away = Tutti gli altri guardano altrove.
table-i-am = Io sono { $name }
table-curtain = Cala il sipario
table-next-asked = Ora tocca a { $name }.
table-hand-over = Passa lo schermo

## Connection and refusals

table-lost = La connessione è caduta. Riproviamo; niente di ciò che hai fatto va perso.
table-back-again = La connessione è tornata.
table-not-connected = In questo momento non c’è connessione.
refused-out-of-date = È successo qualcosa: guarda di nuovo prima di scegliere.
refused-substituted = A questo posto gioca un bot; riprendilo prima.
refused-not-yours = Puoi ritirare solo la tua ultima azione, prima che altri agiscano.
refused-seen = È stata tirata la sorte o mostrato qualcosa di nascosto. Gli altri possono accettare di tornare indietro.
refused-nowhere = Da allora non c’è niente da ritirare.
refused-asked-already = Qualcuno ha già chiesto di tornare indietro.
refused-not-asked = Nessuno ha chiesto di tornare indietro.
refused-nothing-to-answer = Ora non ti si chiede niente.
refused-unreadable = Non si capisce. «help» dice cosa si può scrivere.
refused-spectator = Gli spettatori guardano soltanto.
refused-no-talk = A questo tavolo non si parla.
refused-too-fast = Troppo in fretta; aspetta un po’.
refused-resigned = Chi ha abbandonato non torna.
refused-not-over = La partita non è ancora finita.
refused-not-begun = La partita non è cominciata: non siedono ancora tutti.
refused-taken = Tutti i posti sono occupati.
refused-no-such-table = Questo tavolo non esiste, o il link non ci porta.
refused-invitation = Il codice d’invito è sbagliato.
refused-full = Questo server ha tutti i tavoli che può reggere.
refused-too-many-tables = Hai troppi tavoli non finiti; finiscine prima uno.
refused-too-many = Troppe richieste; aspetta un po’.
refused-offline = Il server non è raggiungibile.

## The table as text

table-command = Comando
table-command-hint = Una mossa nella nostra notazione, oppure «help».
table-answers = Risposte
table-command-help =
    ask: cosa si chiede
    options: tutto ciò che si può rispondere
    why RIGA: la regola che lo vieta
    view CHIAVE: una parte del tavolo, come hand o units
    card NOME: cosa dice una carta
    log NUMERO: cosa è successo per ultimo
    say TESTO: parlare
    undo: ritirare la tua ultima mossa
table-command-keys = Ci sono: { $keys }
