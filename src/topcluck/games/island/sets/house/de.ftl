### The house set in German. A message is the name of a card; .text is what it says, .text-first the first-de
### form of a Catastrophe, .quip the flavour line of a Leader.

## Leaders

keekmee = Keekmee
    .text = Du darfst eine aktive Strategie mehr haben als erlaubt.
    .quip = Plan A. Plan B. Plan C. Körner. Plan D.

abigail = Abigail
    .text = Beginnt das Spiel mit einem Schild.
    .quip = Geschlüpft, aber die Schale hat sie behalten.

ill_pollazzo = Ill Pollazzo
    .text = Nach jedem erfolgreichen Angriff deiner Armee ziehst du eine zufällige Schriftrolle aus der Hand des verteidigenden Spielers.
    .quip = Er macht dir ein Omelett, das du nicht ablehnen kannst.

william_shell = Wilhelm Eitell
    .text = Reichweite 2.
    .quip = Leg dir ein Ei auf den Kopf und halt still. Noch stiller.

cluckatoa = Gackatau
    .text = Gackatau und alle in seinem Verband dürfen Lava unbeschadet betreten.
    .quip = Wird vorgegart geliefert. Mag den Witz nicht.

blackbeak = Schwarzschnabel
    .text = Schwarzschnabel und alle in seinem Verband dürfen aufs Meer. Ist er am Ende deines Zuges dort, lege 2 Ressourcen und seine Schilde ab.
    .quip = Keine Ente. Frag ruhig noch mal.

thomas_eggison = Thomas Eidison
    .text = Beginnt mit 2 Ressourcen mehr. Bauen kostet dich 1 Ressource weniger.
    .quip = Genie ist ein Prozent Inspiration und neunundneunzig Prozent Brüten.

genghis_hen = Dschingis Huhn
    .text = Deine Hühner haben +1 Geschwindigkeit und +1 Stärke.
    .quip = Kam, sah, scharrte.

madame_poulette = Madame Poulette
    .text = Einmal in deinem Zug: Wirf bis zu 2 Würfel auf deinem Banner neu.
    .quip = Die Eier sind gelegt, nichts geht mehr!

## Machines

toothpick_soldier = Zahnstocher-Soldat
    .text = Je weiterem Soldaten im selben Verband: +2 Stärke und +1 Rüstung.

cobble_soldier = Kieselstein-Soldat
    .text = Je weiterem Soldaten im selben Verband: +2 Stärke und +1 Rüstung.

tin_can_soldier = Blechdosen-Soldat
    .text = Je weiterem Soldaten im selben Verband: +2 Stärke und +1 Rüstung.

wood_golem = Holzgolem
    .text = Wird er zerstört: Hole sofort 2 deiner Hühner zurück.

rock_golem = Felsgolem
    .text = Wird er zerstört: Zerstöre ein Huhn oder eine Maschine auf einem angrenzenden Hexfeld.

metal_golem = Stahlgolem
    .text = Wird er zerstört: Nimm 2 Ressourcen und ziehe eine Schriftrolle.

hammer_battle_car = Hammer-Streitwagen
    .text = Eine freie Bewegung pro Zug. +2 Stärke gegen Maschinen.

eggbeater_battle_car = Schneebesen-Streitwagen
    .text = Eine freie Bewegung pro Zug. Darf durch Gegner hindurchfahren.

lawnmower_battle_car = Rasenmäher-Streitwagen
    .text = Eine freie Bewegung pro Zug und eine weitere nach jedem seiner erfolgreichen Angriffe.

rolling_pin_battle_car = Nudelholz-Streitwagen
    .text = Eine freie Bewegung pro Zug. ★: Schiebe ein angrenzendes Huhn oder eine angrenzende Maschine eines Gegners 1 Hexfeld weit, auch auf Lava.

spiked_cannon = Gespickte Kanone
    .text = Reichweite 2. +2 Rüstung gegen Angriffe von einem angrenzenden Hexfeld.

popcorn_cannon = Popcorn-Kanone
    .text = Reichweite 3.

omelette_cannon = Omelett-Kanone
    .text = Reichweite 2. ★: Sie greift an.

deep_fry_cannon = Fritteusen-Kanone
    .text = Reichweite 2. ★, wenn sie angreift: Sie erhält +2 Stärke.

watch_tower = Wachturm
    .text = Einmal in deinem Zug: Sieh dir die Hand eines Gegners an.

bell_tower = Glockenturm
    .text = ★: Eine deiner Einheiten oder dein Anführer führt eine Bewegungsaktion aus.

silo_tower = Siloturm
    .text = Beim Bau: Nimm 2 Ressourcen. Einmal in deinem Zug: Tausche 1 Ressource gegen eine andere Sorte.

revolving_tower = Drehturm
    .text = ★: Zwei deiner Einheiten (auch dein Anführer) tauschen die Plätze.

hatchery_tower = Brutkasten-Turm
    .text = Einmal in deinem Zug: Hole ein Huhn zurück.

weathercock_tower = Wetterhahnturm
    .text = ★: Drehe einen Würfel auf deinem Banner auf eine beliebige Seite.

leaning_tower = Schiefer Turm
    .text = ★: Baum fällt! Zerstöre ihn, dann ein Huhn oder eine Maschine eines Gegners auf einem angrenzenden Hexfeld.

eggshell_tower = Eierschalenturm
    .text = Beim Bau: Lege einen Schild auf eine deiner Einheiten oder deinen Anführer, höchstens 2 Hexfelder entfernt.

## Magic

peck = Schnabelhieb!
    .text = Der Angreifer erhält +2 Stärke.

hot_sauce = Scharfe Soße
    .text = Der Angreifer erhält +3 Stärke.

rooster_booster = Gockel-Doping
    .text = Der Angreifer erhält +4 Stärke. Lege nach dem Kampf eine Schriftrolle ab.

hard_boiled = Hartgekocht
    .text = Der Verteidiger erhält +2 Rüstung.

pillow_fort = Kissenburg
    .text = Der Verteidiger erhält +3 Rüstung.

side_bet = Nebenwette
    .text = Wähle: Der Angreifer erhält +2 Stärke oder der Verteidiger +2 Rüstung.

cheering_chicks = Küken-Fankurve
    .text = Wähle: Angreifer +1 Stärke oder Verteidiger +1 Rüstung. Ziehe eine Schriftrolle.

change_now = Jetzt wechseln!
    .text = Ein anderer Feind des Angreifers in dessen Reichweite wird zum Verteidiger. Du wählst, welcher.

flying_rock = Fliegender Felsen
    .text = In deinem Zug: Eine deiner Einheiten oder dein Anführer erhält bis Zugende +1 Reichweite und +1 Stärke.

lava_trap = Lavafalle
    .text = Im Kampf oder in deinem Zug: Drehe ein Neutralplättchen auf die Lavaseite.

transmute = Umwandlung
    .text = In deinem Zug: Tausche beliebig viele deiner Ressourcen gegen andere Sorten, dann nimm 1 Ressource.

cock_a_doodle_dont = Kikeri-nie!
    .text = Annulliere eine Schriftrolle dieses Kampfes: eine schon ausgeführte, oder eine, die ein Spieler deiner Wahl noch aufdeckt.

mind_your_own_coop = Kehr vor deinem Stall!
    .text = Annulliere eine Schriftrolle dieses Kampfes (ausgeführt oder noch verdeckt) eines Unbeteiligten. Ziehe eine Schriftrolle.

parrot_fashion = Nachgeplappert
    .text = Wiederhole den Effekt einer in diesem Kampf schon ausgeführten Magie, als hättest du sie gespielt.

musical_perches = Reise nach Hennusalem
    .text = Angreifer oder Verteidiger tauscht den Platz mit einer anderen Einheit (oder dem Anführer) seiner Armee. Der Kampf geht weiter.

gust_of_feathers = Federböe
    .text = Im Kampf oder in deinem Zug: Bewege eine Einheit oder den Anführer eines Gegners 1 Hexfeld weit, auch auf Lava.

can_opener = Dosenöffner
    .text = Entferne einen Schild vom Verteidiger. Der Angreifer erhält +1 Stärke.

spare_shell = Ersatzschale
    .text = Lege einen Schild auf eine deiner Einheiten oder deinen Anführer.

sticky_claws = Klebrige Krallen
    .text = Nimm einem Gegner eine zufällige Schriftrolle weg. Wähle: Angreifer +1 Stärke oder Verteidiger +1 Rüstung.

rotten_egg = Faules Ei
    .text = Im Kampf oder in deinem Zug: Sieh dir die Hand eines Gegners an und lege eine Schriftrolle daraus ab.

golden_spurs = Goldene Sporen
    .text = Im Kampf oder in deinem Zug: Lege die Karte an eine deiner Einheiten oder deinen Anführer an: +2 Stärke.

wanted_poster = Steckbrief
    .text = Lege die Karte an eine Einheit oder den Anführer eines Gegners an: -1 Rüstung.

lead_boots = Bleistiefel
    .text = An Huhn oder Maschine anlegen: Geschwindigkeit 0, +2 Rüstung; von Feindkarten und Katastrophen nicht zu bewegen, tauschen oder zerstören.

loaded_dice = Gezinkte Würfel
    .text = In deinem Zug: Drehe einen Würfel auf deinem Banner auf eine beliebige Seite, dann wirf dort bis zu 2 Würfel neu.

chicken_out = Angsthuhn!
    .text = Wenn du verteidigst: Jemand anderes aus deiner Armee in Reichweite des Angreifers wird zum Verteidiger.

fox_in_the_coop = Fuchs im Hühnerstall
    .text = Im Kampf oder in deinem Zug: Zerstöre ein Huhn oder einen Soldaten eines Gegners.

giant_chick = Riesenküken
    .text = Greift ein Huhn an, hat es Stärke 7. Verteidigt ein Huhn, hat es Rüstung 9.

second_wind = Zweite Luft
    .text = Greifst du an und scheiterst, darf derselbe Angreifer noch einmal angreifen.

plagiarism = Plagiat
    .text = In deinem Zug: Bis Zugende gilt eine Strategie eines Gegners auch als deine.

## Strategies

shortcut = Abkürzung
    .text = ★: In diesem Zug darf deine Armee durch gegnerische Einheiten und Anführer hindurchziehen.

trenches = Schützengräben
    .text = +1 Rüstung für deine Hühner, +1 Rüstung für deine Kanonen, +1 Rüstung für deine Türme.

golem_gym = Golem-Muckibude
    .text = Deine Golems haben +2 Stärke.

gaggle_drill = Gänsemarsch
    .text = Deine Soldaten haben +1 Stärke und +1 Rüstung.

turbo_corn = Turbomais
    .text = Deine Streitwagen haben +1 Geschwindigkeit und +1 Stärke.

pepper_powder = Schießpfeffer
    .text = Deine Kanonen haben +1 Reichweite. Deine Fernkampfangriffe erhalten +1 Stärke.

wobbly_wheels = Wackelräder
    .text = Deine Kanonen und Türme haben +1 Geschwindigkeit.

pecking_order = Hackordnung
    .text = Dein Anführer hat +1 Stärke für jedes Huhn in seinem Verband (höchstens 3).

free_range = Freilandhaltung
    .text = Deine Hühner haben +1 Geschwindigkeit und +2 Stärke.

war_drumsticks = Kriegsschlegel
    .text = ★, wenn du angreifst: Dein Angreifer erhält +2 Stärke.

hot_feet = Heiße Füße
    .text = Dein Anführer und deine Hühner dürfen Lava unbeschadet betreten.

rubber_ducks = Quietscheentchen
    .text = Deine Armee darf aufs Meer. Was am Ende deines Zuges dort ist, wird zerstört (ein Anführer verliert seine Schilde).

bookworms = Bücherwürmer
    .text = Am Ende deines Zuges darfst du eine Schriftrolle mehr ziehen.

flat_pack = Armee zum Selberbauen
    .text = Bauen kostet dich 1 Ressource weniger.

battering_beak = Rammschnabel
    .text = Wen du auf einer Basis angreifst, der hat -2 Rüstung.

home_invasion = Hausbesuch
    .text = Auf gegnerischen Gebieten haben deine Einheiten und dein Anführer +2 Stärke.

storm_cellar = Sturmkeller
    .text = Auf deiner Basis und deinem Gebiet können gegnerische Karten und Katastrophen deine Armee nicht bewegen, tauschen oder zerstören.

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
