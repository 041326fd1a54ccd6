### What the terminal says, and what both games share.

## Names

game-chicken-island = War for Chicken Island
game-touche-poulet = Touché Poulet

# The second of two equal units, somebody's unit, and where it stands.
thing-number = { $thing } n. { $number }
thing-of = { $thing } di { $owner }
thing-at = { $thing } in { $place }

## Refusals and the end

refused-by-rule = { $reason } ({ $rule })
refusal-not-asked = Nessuno aspetta una risposta da questo posto adesso.
refusal-unreadable = «{ $text }» non si può leggere: { $problem }.
game-over = { $winners_count ->
    [0] Non vince nessuno: { $reason } ({ $rule }).
    [1] { $winners } vince: { $reason } ({ $rule }).
   *[other] { $winners } vincono: { $reason } ({ $rule }).
}

## Playing at the terminal

cli-welcome = { $game } (seme { $seed })
cli-curtain = Lo schermo passa a { $seat }. Gli altri guardano altrove; Invio apre il sipario.
cli-waiting = Tocca a { $seat } rispondere.
cli-left = La partita si ferma qui.
cli-saved = La partita è salvata in { $file }.
cli-no-such-number = Non c'è la scelta { $number }; vanno da 1 a { $most }.
cli-on-offer = «{ $line }» è permesso.
cli-why-what = Scrivi che cosa hai in mente: why step c4
cli-card-what = Scrivi una parte del nome di una carta: card golem; «{ $text }» non c'è in nessuno.
cli-taken-back = Ritirato: { $line }
cli-undo-not-yours = Si può ritirare solo la propria ultima azione, prima che agisca qualcun altro.
cli-undo-seen = Questo non si può ritirare: si è tirato a sorte o si è mostrato qualcosa di nascosto.
cli-help =
    Un numero prende quella scelta. Si può anche scrivere un'azione come nella lista, o più d'una su una riga.
    why RIGA   la regola che lo vieta
    hint       che cosa farebbe un bot al tuo posto, e perché
    card NOME  che cosa dice una carta; basta una parte del nome
    undo       ritirare la tua ultima azione, se non ha tirato a sorte e non ti ha mostrato nulla
    view       il tavolo come lo vedi tu
    log        tutto ciò che hai visto accadere
    resign     abbandonare la partita
    quit       fermarsi qui; una partita con --save si può riprendere

## Checking

cli-verified = { $entries ->
    [one] La registrazione è coerente: { $entries } voce, stesso stato, stesso esito.
   *[other] La registrazione è coerente: { $entries } voci, stesso stato, stesso esito.
}
cli-not-verified = La registrazione non è coerente: { $problem }
cli-as-expected = La posizione è quella attesa.
cli-differs = La posizione non è quella attesa:
cli-set-checked = { $mistakes ->
    [0] Il mazzo è in ordine.
    [one] { $mistakes } errore.
   *[other] { $mistakes } errori.
}
cli-island-checked = { $mistakes ->
    [0] L'isola è in ordine.
    [one] { $mistakes } errore.
   *[other] { $mistakes } errori.
}
cli-island-can-be-built = { $more ->
    [0] Dei giocatori avrebbero potuto costruirla con le regole di { $edition }: { $order }
    [one] Dei giocatori avrebbero potuto costruirla con le regole di { $edition }, con { $more } tessera Lava o Neutrale in più alla fine: { $order }
   *[other] Dei giocatori avrebbero potuto costruirla con le regole di { $edition }, con { $more } tessere Lava o Neutrali in più alla fine: { $order }
}
cli-island-cannot-be-built = Dei giocatori non avrebbero potuto costruirla con le regole di { $edition }; ci si può giocare lo stesso.
cli-island-drawn = L'immagine è in { $file }.
cli-island-saved = L'isola è salvata in { $file }.

## Games by bots

sim-title = { $game }: { $finished } partite finite su { $games }
sim-bot = bot
sim-wins = vittorie
sim-share = quota
sim-seats = Vittorie per posto: { $seats } (seme { $seed })
sim-think = I bot che guardano avanti hanno usato { $part } del loro tempo abituale
sim-iterations = I bot che guardano avanti lo hanno fatto { $number } volte per ogni scelta
# Each spread: the middle one, eight in ten between, the greatest.
sim-turns = Turni per giocatore: { $median } (da { $p10 } a { $p90 }, al massimo { $high })
sim-decisions = Decisioni per partita: { $median } (da { $p10 } a { $p90 }, al massimo { $high })
sim-choices = Decisioni con una vera scelta: { $median } (da { $p10 } a { $p90 }, al massimo { $high })
sim-options = Scelte per decisione: { $median } (da { $p10 } a { $p90 }, al massimo { $high })

## A bot at a server's table

bot-seated = Il bot occupa il posto { $seat }. Per riprendere dopo una pausa: { $link }
bot-answers = Ha dato { $answers } risposte.
bot-stuck = La partita non può proseguire su questo server.
