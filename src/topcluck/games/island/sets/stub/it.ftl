### The stub set in Italian.

## Leaders

leader = Leader

leader_b = Leader B

leader_c = Leader C

leader_d = Leader D

leader_e = Leader E

leader_f = Leader F

leader_g = Leader G

leader_h = Leader H

leader_r2 = Leader R2
    .text = Raggio 2.

## Machines

golem = Golem

soldier = Soldato
    .text = +1 Forza per ogni altro Soldato raggruppato con lui.

car = Carro
    .text = Un movimento gratuito per turno.

cannon = Cannone
    .text = Raggio 3.

tower = Torre

lavawalker = Camminalava
    .text = Può entrare nella Lava senza danni.

skimmer = Sfioramare
    .text = Può muoversi sul Mare. Se è lì alla fine del tuo turno, è distrutto.

## Scrolls

s_plus_1 = S+1
    .text = L'attaccante ottiene +1 Forza.

s_plus_2 = S+2
    .text = L'attaccante ottiene +2 Forza.

s_plus_3 = S+3
    .text = L'attaccante ottiene +3 Forza.

s_plus_4 = S+4
    .text = L'attaccante ottiene +4 Forza.

s_plus_5 = S+5
    .text = L'attaccante ottiene +5 Forza.

s_plus_6 = S+6
    .text = L'attaccante ottiene +6 Forza.

a_plus_1 = A+1
    .text = Il difensore ottiene +1 Armatura.

a_plus_2 = A+2
    .text = Il difensore ottiene +2 Armatura.

a_plus_3 = A+3
    .text = Il difensore ottiene +3 Armatura.

a_plus_4 = A+4
    .text = Il difensore ottiene +4 Armatura.

a_plus_5 = A+5
    .text = Il difensore ottiene +5 Armatura.

a_plus_6 = A+6
    .text = Il difensore ottiene +6 Armatura.

x_plus_1 = X+1
    .text = Scegli: attaccante +1 Forza, oppure difensore +1 Armatura.

x_plus_2 = X+2
    .text = Scegli: attaccante +2 Forza, oppure difensore +2 Armatura.

x_plus_3 = X+3
    .text = Scegli: attaccante +3 Forza, oppure difensore +3 Armatura.

x_plus_4 = X+4
    .text = Scegli: attaccante +4 Forza, oppure difensore +4 Armatura.

x_plus_5 = X+5
    .text = Scegli: attaccante +5 Forza, oppure difensore +5 Armatura.

x_plus_6 = X+6
    .text = Scegli: attaccante +6 Forza, oppure difensore +6 Armatura.

draw = Pesca
    .text = In combattimento o nel tuo turno: pesca una Pergamena.

swap = Scambio
    .text = Due unità dello stesso giocatore si scambiano di posto.

redir = Deviazione
    .text = Un altro nemico dell'attaccante, entro il suo raggio, diventa il difensore.

push = Spinta
    .text = In combattimento o nel tuo turno: muovi un'unità nemica di 1 esagono.

flip = Ribaltamento
    .text = In combattimento o nel tuo turno: gira una tessera Lava/Neutrale.

charm = Talismano
    .text = In combattimento o nel tuo turno: assegna questa carta a una tua unità, che ha +1 Armatura.

st_plus_2 = ST+2
    .text = Le tue Macchine attaccano con +2 Forza.

st_armor = ST armatura
    .text = Le tue Macchine si difendono con +1 Armatura.

st_speed = ST velocità
    .text = I tuoi Polli hanno +1 Velocità.

st_trenches = ST trincee
    .text = I tuoi Polli hanno +1 Armatura, i tuoi Soldati +2 Armatura.

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
