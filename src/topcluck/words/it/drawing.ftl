### What stands beside the drawings in the terminal.

## Touché Poulet

draw-farm = { $seat }: { $ears } spighe, { $eggs ->
    [one] { $eggs } uovo
   *[other] { $eggs } uova
}
draw-round = Round { $round }, { $phase }
draw-display = Armi esposte: { $things }
draw-own-weapons = Le tue armi: { $things }
draw-own-units = Le tue carte unità: { $things }
draw-on-sale = Uova in vendita: { $things }

## War for Chicken Island

draw-island-setup = Preparazione
draw-island-turn = Turno { $turn }: gioca { $seat }
draw-island-legend = ♛ Leader   c Pollo   ◆ Scudo   ⌂A Base e a Territorio di A   ^^^ Lava   · Neutrale   ~~~ Mare   5/8 Forza/Armatura   →1 Velocità   ↗3 Raggio
draw-island-legend-flag = ⚑A Bandiera di A
draw-island-you = tu
draw-island-on-turn = di turno
draw-island-resigned = si è ritirato
draw-island-dice = Dadi
draw-island-spent = ({ $number } spesi)
draw-island-free-action = Azione gratuita
draw-island-free-used = usata
draw-island-free-left = non ancora usata
draw-island-resources = Risorse
draw-island-tags = Tessere
draw-island-flag = Bandiera
draw-island-flag-carried = { $hex }, da { $seat }: { $unit }
draw-island-flag-lies = { $hex }, di nessuno
draw-island-scrolls = Pergamene
draw-island-in-hand = { $number } in mano
draw-island-face-down = { $number } coperte
draw-island-strategies = Strategie
draw-island-chickens = Polli
draw-island-second = Secondo Leader
draw-island-second-lies = coperto
draw-island-fallen = Morte epica
draw-island-destroyed = Polli distrutti
draw-island-pilots = { $number ->
    [one] { $number } Pilota
   *[other] { $number } Piloti
}
draw-island-combat = Combattimento
draw-island-fight = { $attacker } attacca { $defender }
draw-island-values = Forza { $strength } contro Armatura { $armor } finora
draw-island-combat-dice = Dadi di questo combattimento: { $dice }
draw-island-lies-face-down = { $number ->
    [one] { $seat } ha { $number } Pergamena coperta
   *[other] { $seat } ha { $number } Pergamene coperte
}
draw-island-gone = un'unità di { $seat } che ha lasciato l'isola
# What became of a Scroll in this combat.
draw-island-fate-open = rivelata
draw-island-fate-resolved = risolta
draw-island-fate-cancelled = annullata
draw-island-fate-stays = resta in gioco
draw-island-fate-copied = ripetuta da una copia
# Kinds of cards.
draw-island-kind-leader = Leader
draw-island-kind-soldier = Soldato
draw-island-kind-golem = Golem
draw-island-kind-battle-car = Carro da battaglia
draw-island-kind-cannon = Cannone
draw-island-kind-tower = Torre
draw-island-kind-magic = Magia
draw-island-kind-strategy = Strategia
draw-island-kind-catastrophe = Catastrofe
draw-island-lineup = Display
draw-island-supply = Riserva: { $resources }, { $shields } Scudi
draw-island-piles = Pergamene: { $scrolls } nel mazzo, { $discarded } scartate · Macchine: { $machines } nel mazzo, { $scrapped } scartate
draw-island-own-leaders = Scegli uno di questi Leader
draw-island-own-hand = La tua mano
draw-island-own-picked = Stai per giocare
draw-island-own-laid = Hai giocato coperte
draw-island-own-second = Il tuo secondo Leader, coperto
draw-island-known = Conosci queste Pergamene degli altri
draw-island-place-hand = nella mano di { $seat }
draw-island-place-laid = coperta davanti a { $seat }
# Between two places where a Scroll may be.
draw-island-or = { " " }o{ " " }

draw-island-power = Potenza
draw-island-command = Comando
draw-island-build = Costruzione
draw-island-reinforce = Rinforzo
draw-island-order = Ordine di attivazione
draw-island-facing = Rango 1
draw-island-pile = Pila
draw-island-challenger = Sfidante

## Pictures of islands

draw-svg-players = { $players } giocatori, { $hexes } esagoni
draw-svg-neutral = Neutrale
draw-svg-lava = Lava
