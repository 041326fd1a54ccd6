### What the terminal says, and what both games share.

## Names

game-chicken-island = War for Chicken Island
game-touche-poulet = Touché Poulet

# The second of two equal units, somebody's unit, and where it stands.
thing-number = { $thing } n° { $number }
thing-of = { $thing } de { $owner }
thing-at = { $thing } en { $place }

## Refusals and the end

refused-by-rule = { $reason } ({ $rule })
refusal-not-asked = Personne n'attend de réponse de cette place en ce moment.
refusal-unreadable = « { $text } » est illisible : { $problem }.
game-over = { $winners_count ->
    [0] Personne ne gagne : { $reason } ({ $rule }).
    [1] { $winners } gagne : { $reason } ({ $rule }).
   *[other] { $winners } gagnent : { $reason } ({ $rule }).
}

## Playing at the terminal

cli-welcome = { $game } (graine { $seed })
cli-curtain = L'écran est à { $seat }. Les autres détournent les yeux ; Entrée lève le rideau.
cli-waiting = C'est à { $seat } de répondre.
cli-left = La partie s'arrête ici.
cli-saved = La partie est enregistrée dans { $file }.
cli-no-such-number = Il n'y a pas de choix { $number } ; ils vont de 1 à { $most }.
cli-on-offer = « { $line } » est permis.
cli-why-what = Écrivez ce que vous avez en tête : why step c4
cli-card-what = Donnez une partie du nom d'une carte : card golem ; « { $text } » n'est dans aucun.
cli-taken-back = Repris : { $line }
cli-undo-not-yours = On ne peut reprendre que sa propre dernière action, avant que quelqu'un d'autre n'agisse.
cli-undo-seen = On ne peut pas reprendre cela : le sort a parlé, ou quelque chose de caché a été montré.
cli-help =
    Un nombre prend ce choix. On peut aussi écrire une action comme dans la liste, ou plusieurs sur une ligne.
    why LIGNE  la règle qui l'interdit
    hint       ce qu'un robot ferait à votre place, et pourquoi
    card NOM   ce que dit une carte ; une partie du nom suffit
    undo       reprendre votre dernière action, si elle n'a rien tiré au sort et ne vous a rien montré
    view       la table telle que vous la voyez
    log        tout ce que vous avez vu se passer
    resign     abandonner
    quit       s'arrêter ici ; une partie avec --save peut être reprise

## Checking

cli-verified = { $entries ->
    [one] L'enregistrement est cohérent : { $entries } entrée, même état, même issue.
   *[other] L'enregistrement est cohérent : { $entries } entrées, même état, même issue.
}
cli-not-verified = L'enregistrement n'est pas cohérent : { $problem }
cli-as-expected = La position est celle attendue.
cli-differs = La position n'est pas celle attendue :
cli-set-checked = { $mistakes ->
    [0] Le jeu de cartes est en ordre.
    [one] { $mistakes } erreur.
   *[other] { $mistakes } erreurs.
}
cli-island-checked = { $mistakes ->
    [0] L'île est en ordre.
    [one] { $mistakes } erreur.
   *[other] { $mistakes } erreurs.
}
cli-island-can-be-built = { $more ->
    [0] Des joueurs auraient pu la construire selon les règles de { $edition } : { $order }
    [one] Des joueurs auraient pu la construire selon les règles de { $edition }, avec { $more } tuile Lave ou Neutre de plus à la fin : { $order }
   *[other] Des joueurs auraient pu la construire selon les règles de { $edition }, avec { $more } tuiles Lave ou Neutre de plus à la fin : { $order }
}
cli-island-cannot-be-built = Des joueurs n'auraient pas pu la construire selon les règles de { $edition } ; on peut y jouer quand même.
cli-island-drawn = L'image est dans { $file }.
cli-island-saved = L'île est enregistrée dans { $file }.

## Games by bots

sim-title = { $game } : { $finished } parties terminées sur { $games }
sim-bot = bot
sim-wins = victoires
sim-share = part
sim-seats = Victoires par place : { $seats } (graine { $seed })
sim-think = Les bots qui anticipent ont pris { $part } de leur temps habituel
sim-iterations = Les bots qui anticipent l'ont fait { $number } fois pour chaque choix
# Each spread: the middle one, eight in ten between, the greatest.
sim-turns = Tours par joueur : { $median } (de { $p10 } à { $p90 }, au plus { $high })
sim-decisions = Décisions par partie : { $median } (de { $p10 } à { $p90 }, au plus { $high })
sim-choices = Décisions avec un vrai choix : { $median } (de { $p10 } à { $p90 }, au plus { $high })
sim-options = Choix par décision : { $median } (de { $p10 } à { $p90 }, au plus { $high })

## A bot at a server's table

bot-seated = Le bot occupe la place { $seat }. Pour reprendre après un arrêt : { $link }
bot-answers = Il a donné { $answers } réponses.
bot-stuck = La partie ne peut pas continuer sur ce serveur.
