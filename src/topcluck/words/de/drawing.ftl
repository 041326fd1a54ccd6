### What stands beside the drawings in the terminal.

## Touché Poulet

draw-farm = { $seat }: { $ears } Ähren, { $eggs ->
    [one] { $eggs } Ei
   *[other] { $eggs } Eier
}
draw-round = Runde { $round }, { $phase }
draw-display = Ausliegende Waffen: { $things }
draw-own-weapons = Deine Waffen: { $things }
draw-own-units = Deine Einheitenkarten: { $things }
draw-on-sale = Eier zu verkaufen: { $things }

## War for Chicken Island

draw-island-setup = Aufbau
draw-island-turn = Zug { $turn }: { $seat } ist dran
draw-island-legend = ♛ Anführer   c Huhn   ◆ Schild   ⌂A Basis und a Gebiet von A   ^^^ Lava   · Neutral   ~~~ Meer   5/8 Stärke/Rüstung   →1 Geschwindigkeit   ↗3 Reichweite
draw-island-legend-flag = ⚑A Flagge von A
draw-island-you = du
draw-island-on-turn = am Zug
draw-island-resigned = ausgestiegen
draw-island-dice = Würfel
draw-island-spent = ({ $number } verbraucht)
draw-island-free-action = Freie Aktion
draw-island-free-used = verbraucht
draw-island-free-left = noch offen
draw-island-resources = Ressourcen
draw-island-tags = Marker
draw-island-flag = Flagge
draw-island-flag-carried = { $hex }, bei { $seat }: { $unit }
draw-island-flag-lies = { $hex }, herrenlos
draw-island-scrolls = Schriftrollen
draw-island-in-hand = { $number } auf der Hand
draw-island-face-down = { $number } verdeckt
draw-island-strategies = Strategien
draw-island-chickens = Hühner
draw-island-second = Zweiter Anführer
draw-island-second-lies = verdeckt
draw-island-fallen = Epischer Tod
draw-island-destroyed = Zerstörte Hühner
draw-island-pilots = { $number ->
    [one] { $number } Pilot
   *[other] { $number } Piloten
}
draw-island-combat = Kampf
draw-island-fight = { $attacker } greift { $defender } an
draw-island-values = Stärke { $strength } gegen Rüstung { $armor } bisher
draw-island-combat-dice = Würfel in diesem Kampf: { $dice }
draw-island-lies-face-down = { $number ->
    [one] { $seat } hat { $number } Schriftrolle verdeckt liegen
   *[other] { $seat } hat { $number } Schriftrollen verdeckt liegen
}
draw-island-gone = eine Einheit von { $seat }, die nicht mehr auf der Insel ist
# What became of a Scroll in this combat.
draw-island-fate-open = aufgedeckt
draw-island-fate-resolved = ausgeführt
draw-island-fate-cancelled = aufgehoben
draw-island-fate-stays = bleibt im Spiel
draw-island-fate-copied = von einer Kopie wiederholt
# Kinds of cards.
draw-island-kind-leader = Anführer
draw-island-kind-soldier = Soldat
draw-island-kind-golem = Golem
draw-island-kind-battle-car = Streitwagen
draw-island-kind-cannon = Kanone
draw-island-kind-tower = Turm
draw-island-kind-magic = Magie
draw-island-kind-strategy = Strategie
draw-island-kind-catastrophe = Katastrophe
draw-island-lineup = Maschinenvorrat
draw-island-supply = Vorrat: { $resources }, { $shields } Schilde
draw-island-piles = Schriftrollen: { $scrolls } im Stapel, { $discarded } abgelegt · Maschinen: { $machines } im Stapel, { $scrapped } abgelegt
draw-island-own-leaders = Wähle einen dieser Anführer
draw-island-own-hand = Deine Hand
draw-island-own-picked = Du legst gleich
draw-island-own-laid = Du hast verdeckt liegen
draw-island-own-second = Dein zweiter Anführer, verdeckt
draw-island-known = Du kennst von den Schriftrollen der anderen
draw-island-place-hand = auf der Hand von { $seat }
draw-island-place-laid = verdeckt vor { $seat }
# Between two places where a Scroll may be.
draw-island-or = { " " }oder{ " " }

draw-island-power = Kraft
draw-island-command = Befehl
draw-island-build = Bauen
draw-island-reinforce = Verstärkung
draw-island-order = Aktivierungsreihe
draw-island-facing = Rang 1
draw-island-pile = Stapel
draw-island-challenger = Herausforderer

## Pictures of islands

draw-svg-players = { $players } Spieler, { $hexes } Hexfelder
draw-svg-neutral = Neutral
draw-svg-lava = Lava
