# The start page.

home-start = Inizia una partita
home-which-game = A cosa si gioca?
home-about-chicken-island = Scaramucce su un’isola vulcanica: golem, dadi e polli umiliati.
home-about-touche-poulet = Trova e fai saltare i fienili dei vicini prima che trovino i tuoi.
home-who-plays = Chi gioca?
home-company-bots = Da solo contro i bot
home-company-bots-hint = Cominci subito.
home-company-solo = Solitario
home-company-solo-hint = Contro lo Sfidante, con le regole in solitario.
home-company-screen = Su un solo schermo
home-company-screen-hint = Vi passate il dispositivo; un sipario nasconde le mani.
home-company-online = Online con un link
home-company-online-hint = Ricevi un link per gli altri.
home-go = Coccodè! Si comincia
home-code = Codice d’invito di questo server

## Details

home-details = Altre scelte
home-players = Quanti giocano?
home-seat = Posto { $letter }
home-sitter-me = A questo schermo
home-sitter-bot = Bot
home-sitter-free = Arriva con il link
home-name-of = Nome al posto { $letter }
home-bots = Quanto sono bravi i bot?
home-bot = { $level ->
    [chick] Pulcino: prende qualsiasi mossa lecita
    [hen] Gallina: pensa una mossa avanti
    [rooster] Gallo: guarda più avanti, circa tre secondi per un turno intero
    [top-cluck] Top Cluck: il più forte, si prende il suo tempo
   *[other] { $level }
}
home-edition = Edizione
home-edition-second-en = Seconda, inglese
home-edition-second-fr = Seconda, francese
home-edition-second-it = Seconda, italiana
home-edition-first-de = Prima, tedesca
home-mode = Modalità
home-flags = Varianti
home-flag-built-island = Costruire l’isola insieme
home-cards = Carte
home-island = Isola
home-island-usual = La solita
home-clock = Tempo per risposta
home-clock-0 = Senza orologio
home-clock-60 = 1 minuto
home-clock-300 = 5 minuti
home-clock-3600 = 1 ora
home-clock-86400 = 1 giorno
home-clock-259200 = 3 giorni
home-talk = Si può parlare al tavolo
home-hints = Si può chiedere che cosa farebbe un bot
home-leaders = Leader ({ $chosen } su { $all })
home-leaders-hint = Nel mazzo ci sono solo i Leader scelti. Ne servono almeno { $needed }.
home-leaders-all = Tutti i Leader
home-leaders-lacking = Troppo pochi Leader: per questa partita ne servono almeno { $needed }.
home-house-rules = { $changed ->
    [0] Regole della casa
    [one] Regole della casa ({ $changed } cambiata)
   *[other] Regole della casa ({ $changed } cambiate)
}
home-option-no-repeat = Nessuno spara due volte di fila con la stessa unità
home-option-weapons = Armi segrete

## Tables and links

home-my-tables = I miei tavoli
home-status-open = aspetta giocatori
home-status-running = in corso
home-status-over = finita
home-status-stuck = ferma
home-open-link = Ti hanno mandato un link?
home-link = Link a un tavolo o a una partita
home-link-wrong = Non è un link a un tavolo di questo server.
home-open = Apri
home-look-around = Dai un’occhiata
