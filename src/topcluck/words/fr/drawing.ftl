### What stands beside the drawings in the terminal.

## Touché Poulet

draw-farm = { $seat } : { $ears } épis, { $eggs ->
    [one] { $eggs } œuf
   *[other] { $eggs } œufs
}
draw-round = Manche { $round }, { $phase }
draw-display = Armes exposées : { $things }
draw-own-weapons = Vos armes : { $things }
draw-own-units = Vos cartes d'unité : { $things }
draw-on-sale = Œufs en vente : { $things }

## War for Chicken Island

draw-island-setup = Mise en place
draw-island-turn = Tour { $turn } : { $seat } joue
draw-island-legend = ♛ Leader   c Poulet   ◆ Bouclier   ⌂A Base et a Territoire de A   ^^^ Lave   · Neutre   ~~~ Mer   5/8 Force/Armure   →1 Vitesse   ↗3 Portée
draw-island-legend-flag = ⚑A Drapeau de A
draw-island-you = vous
draw-island-on-turn = à son tour
draw-island-resigned = a abandonné
draw-island-dice = Dés
draw-island-spent = ({ $number } dépensés)
draw-island-free-action = Action gratuite
draw-island-free-used = utilisée
draw-island-free-left = pas encore utilisée
draw-island-resources = Ressources
draw-island-tags = Marques
draw-island-flag = Drapeau
draw-island-flag-carried = { $hex }, chez { $seat } : { $unit }
draw-island-flag-lies = { $hex }, seul
draw-island-scrolls = Parchemins
draw-island-in-hand = { $number } en main
draw-island-face-down = { $number } face cachée
draw-island-strategies = Stratégies
draw-island-chickens = Poulets
draw-island-second = Second Leader
draw-island-second-lies = face cachée
draw-island-fallen = Mort épique
draw-island-destroyed = Poulets éliminés
draw-island-pilots = { $number ->
    [one] { $number } Pilote
   *[other] { $number } Pilotes
}
draw-island-combat = Combat
draw-island-fight = { $attacker } attaque { $defender }
draw-island-values = Force { $strength } contre Armure { $armor } pour l'instant
draw-island-combat-dice = Dés de ce Combat : { $dice }
draw-island-lies-face-down = { $number ->
    [one] { $seat } a posé { $number } Parchemin face cachée
   *[other] { $seat } a posé { $number } Parchemins face cachée
}
draw-island-gone = une Unité de { $seat } qui a quitté l'île
# What became of a Scroll in this combat.
draw-island-fate-open = révélé
draw-island-fate-resolved = résolu
draw-island-fate-cancelled = annulé
draw-island-fate-stays = reste en jeu
draw-island-fate-copied = répété par une copie
# Kinds of cards.
draw-island-kind-leader = Leader
draw-island-kind-soldier = Soldat
draw-island-kind-golem = Golem
draw-island-kind-battle-car = Battle Car
draw-island-kind-cannon = Canon
draw-island-kind-tower = Tour
draw-island-kind-magic = Magie
draw-island-kind-strategy = Stratégie
draw-island-kind-catastrophe = Catastrophe
draw-island-lineup = Entrepôt
draw-island-supply = Réserve : { $resources }, { $shields } Boucliers
draw-island-piles = Parchemins : { $scrolls } dans la pioche, { $discarded } défaussés · Machines : { $machines } dans la pioche, { $scrapped } défaussées
draw-island-own-leaders = Choisissez l'un de ces Leaders
draw-island-own-hand = Votre main
draw-island-own-picked = Vous vous apprêtez à poser
draw-island-own-laid = Vous avez posé face cachée
draw-island-own-second = Votre second Leader, face cachée
draw-island-known = Vous connaissez ces Parchemins des autres
draw-island-place-hand = dans la main de { $seat }
draw-island-place-laid = face cachée devant { $seat }
# Between two places where a Scroll may be.
draw-island-or = { " " }ou{ " " }

draw-island-power = Pouvoir
draw-island-command = Commandement
draw-island-build = Construction
draw-island-reinforce = Renforts
draw-island-order = Ordre d'activation
draw-island-facing = Rang 1
draw-island-pile = Pile
draw-island-challenger = Prétendant

## Pictures of islands

draw-svg-players = { $players } joueurs, { $hexes } hexagones
draw-svg-neutral = Neutre
draw-svg-lava = Lave
