### The stub set in German.

## Leaders

leader = Anführer

leader_b = Anführer B

leader_c = Anführer C

leader_d = Anführer D

leader_e = Anführer E

leader_f = Anführer F

leader_g = Anführer G

leader_h = Anführer H

leader_r2 = Anführer R2
    .text = Reichweite 2.

## Machines

golem = Golem

soldier = Soldat
    .text = Je weiterem Soldaten im selben Verband: +1 Stärke.

car = Streitwagen
    .text = Eine freie Bewegung pro Zug.

cannon = Kanone
    .text = Reichweite 3.

tower = Turm

lavawalker = Lavaläufer
    .text = Darf Lava unbeschadet betreten.

skimmer = Meeresgleiter
    .text = Darf aufs Meer. Ist er am Ende deines Zuges dort, wird er zerstört.

## Scrolls

s_plus_1 = S+1
    .text = Der Angreifer erhält +1 Stärke.

s_plus_2 = S+2
    .text = Der Angreifer erhält +2 Stärke.

s_plus_3 = S+3
    .text = Der Angreifer erhält +3 Stärke.

s_plus_4 = S+4
    .text = Der Angreifer erhält +4 Stärke.

s_plus_5 = S+5
    .text = Der Angreifer erhält +5 Stärke.

s_plus_6 = S+6
    .text = Der Angreifer erhält +6 Stärke.

a_plus_1 = A+1
    .text = Der Verteidiger erhält +1 Rüstung.

a_plus_2 = A+2
    .text = Der Verteidiger erhält +2 Rüstung.

a_plus_3 = A+3
    .text = Der Verteidiger erhält +3 Rüstung.

a_plus_4 = A+4
    .text = Der Verteidiger erhält +4 Rüstung.

a_plus_5 = A+5
    .text = Der Verteidiger erhält +5 Rüstung.

a_plus_6 = A+6
    .text = Der Verteidiger erhält +6 Rüstung.

x_plus_1 = X+1
    .text = Wähle: Angreifer +1 Stärke oder Verteidiger +1 Rüstung.

x_plus_2 = X+2
    .text = Wähle: Angreifer +2 Stärke oder Verteidiger +2 Rüstung.

x_plus_3 = X+3
    .text = Wähle: Angreifer +3 Stärke oder Verteidiger +3 Rüstung.

x_plus_4 = X+4
    .text = Wähle: Angreifer +4 Stärke oder Verteidiger +4 Rüstung.

x_plus_5 = X+5
    .text = Wähle: Angreifer +5 Stärke oder Verteidiger +5 Rüstung.

x_plus_6 = X+6
    .text = Wähle: Angreifer +6 Stärke oder Verteidiger +6 Rüstung.

draw = Ziehen
    .text = Im Kampf oder in deinem Zug: Ziehe eine Schriftrolle.

swap = Tausch
    .text = Zwei Einheiten (auch der Anführer) eines Spielers tauschen die Plätze.

redir = Umlenken
    .text = Ein anderer Feind des Angreifers in dessen Reichweite wird zum Verteidiger.

push = Schubs
    .text = Im Kampf oder in deinem Zug: Bewege eine Einheit oder den Anführer eines Gegners 1 Hexfeld weit.

flip = Umdrehen
    .text = Im Kampf oder in deinem Zug: Drehe ein Lava-/Neutralplättchen um.

charm = Talisman
    .text = Im Kampf oder in deinem Zug: Lege die Karte an eine deiner Einheiten oder deinen Anführer an: +1 Rüstung.

st_plus_2 = ST+2
    .text = Deine Maschinen greifen mit +2 Stärke an.

st_armor = ST Rüstung
    .text = Deine Maschinen verteidigen sich mit +1 Rüstung.

st_speed = ST Tempo
    .text = Deine Hühner haben +1 Geschwindigkeit.

st_trenches = ST Gräben
    .text = Deine Hühner haben +1 Rüstung, deine Soldaten +2 Rüstung.

## Catastrophes

hurricane = Wirbelsturm
    .text = Jeder Spieler verliert 2 Ressourcen.
    .text-first = Ein Gegner deiner Wahl verliert 2 Ressourcen. Danach darfst du ein beliebiges Huhn 1 Hexfeld weit bewegen.

tsunami = Tsunami
    .text = Ein Lavaplättchen deiner Wahl wird neutral, dann zerstörst du ein Huhn oder eine Maschine daneben.
    .text-first = Alle Lavaplättchen werden neutral. Gab es keins, zerstörst du ein Huhn oder eine Maschine neben einem Neutralplättchen.

earthquake = Erdbeben
    .text = Jedes Lava-/Neutralplättchen wechselt die Seite.
    .text-first = Jedes Lava-/Neutralplättchen wechselt die Seite. Danach darfst du ein beliebiges Huhn 1 Hexfeld weit bewegen.

eruption = Vulkanausbruch
    .text = Wähle ein Lavaplättchen (keins da: drehe ein neutrales). Daneben: Hühner und Maschinen ohne Schild zerstört, alle Schilde weg.
    .text-first = Wähle ein Lavaplättchen (keins da: drehe ein neutrales). Hühner und Maschinen daneben werden zerstört; Schilde schützen.
