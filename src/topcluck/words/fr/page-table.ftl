# What both games share at the table.

table-bot = { $level ->
    [chick] Poussin
    [hen] Poule
    [rooster] Coq
    [top-cluck] Top Cluck
   *[other] { $level }
}
table-namesake = { $name } { $letter }
table-seats = Places
table-you = vous
table-is-asked = doit répondre
table-seat-bot = un robot
table-seat-free = libre
table-seat-here = est là
table-seat-away = est absent
table-seat-substitute = un robot joue à sa place
table-watcher = Quelqu’un qui regarde
table-watchers = Spectateurs
table-board = Plateau

## What is asked

table-your-turn = À vous
table-waiting = On attend { $names }.
table-waiting-server = Un instant…
table-stuck = Cette partie ne va pas plus loin : { $problem }
table-time-left = Temps restant
table-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
table-options = { $count ->
    [one] { $count } possibilité
   *[other] Les { $count } possibilités
}
table-search = Chercher parmi les possibilités
table-on-offer = « { $line } » est possible.
table-why-not = Pourquoi pas « { $line } » ?

## What happened

table-told = Journal et discussion
table-log = Journal
table-log-empty = Il ne s’est encore rien passé.
table-earlier = Montrer plus ancien
table-digest = Depuis votre dernier passage
table-went-back = La partie est revenue en arrière.

## Talk

table-talk = Discussion
table-talk-empty = Personne n’a encore rien dit.
table-say = Dire quelque chose
table-send = Envoyer
table-mute-menu = Qui on entend
table-mute = Ne plus entendre { $name }
table-unmute = Entendre { $name } à nouveau

## Besides playing

table-menu = Autres choses à cette table
table-take-back = Annuler mon coup
table-ask-back = Demander aux autres de revenir en arrière
table-ask-back-hint = Tout le monde doit être d’accord. La partie reprendrait juste après :
table-back-asked = { $name } voudrait revenir en arrière. D’accord : { $agreed }.
table-back-agree = D’accord
table-back-refuse = Non
table-back-withdraw = Retirer la demande
table-substitute = Laisser un robot jouer pour moi
table-substituted = Un robot joue à votre place.
table-take-over = Je reprends la main
table-resign = Abandonner
table-resign-sure = Vous quittez cette partie pour de bon. Personne ne pourra vous rappeler.
table-rematch = Encore une
table-next-game = Vers la partie suivante
table-stand-pass-combat = Passer jusqu’à la fin de ce combat
table-stand-pass-until-play = Passer jusqu’à ce que quelqu’un joue
table-stand-off = Me redemander

## Links

table-links = Liens vers cette table
table-invite = Pour s’asseoir
table-invite-hint = Qui l’ouvre prend une place libre.
table-watch = Pour regarder
table-watch-hint = Qui l’ouvre voit ce que tout le monde peut voir.
table-own-link = Ma place sur un autre appareil
table-own-link-hint = Gardez-le pour vous : qui l’a joue à votre place.

## Before the game

table-waiting-room = { $free ->
    [one] Il manque encore une personne
   *[other] Il manque encore { $free } personnes
}
table-waiting-all = Les autres arrivent
table-luck = D’où vient la chance à cette table
table-luck-hint = Le serveur a fixé son secret ; voici le sceau. Chaque navigateur y ajoute un mot. Après la partie tout est montré, et chacun peut vérifier.
table-invited = Vous êtes invité : { $game }
table-which-seat = Quelle place ?
table-any-seat = N’importe
table-sit-down = S’asseoir
table-no-key = Il vous faut un lien pour cette table
table-no-key-hint = Demandez-le à quelqu’un de la table : pour vous asseoir ou pour regarder.
table-dismissed = Cette table a fermé sa porte

## Several players at one screen

table-who-looks = Qui est devant l’écran ?
table-curtain-for = L’écran passe à { $name }
table-look-away = Tous les autres regardent ailleurs.
table-i-am = Je suis { $name }
table-curtain = Baisser le rideau
table-next-asked = C’est à { $name } de répondre.
table-hand-over = Passer l’écran

## Connection and refusals

table-lost = La connexion est coupée. On réessaie ; rien de ce que vous avez fait n’est perdu.
table-back-again = La connexion est revenue.
table-not-connected = Pas de connexion pour l’instant.
refused-out-of-date = Il s’est passé quelque chose : regardez encore avant de choisir.
refused-substituted = Un robot joue cette place ; reprenez-la d’abord.
refused-not-yours = Seul votre dernier coup peut être annulé, avant que quelqu’un d’autre agisse.
refused-seen = Le hasard a parlé ou quelque chose de caché a été montré. Les autres peuvent accepter de revenir en arrière.
refused-nowhere = Il n’y a rien à annuler depuis.
refused-asked-already = Quelqu’un a déjà demandé de revenir en arrière.
refused-not-asked = Personne n’a demandé de revenir en arrière.
refused-nothing-to-answer = On ne vous demande rien maintenant.
refused-unreadable = C’est illisible. « help » dit ce qu’on peut écrire.
refused-spectator = Les spectateurs ne font que regarder.
refused-no-talk = On ne parle pas à cette table.
refused-too-fast = C’était trop rapide ; attendez un peu.
refused-resigned = Qui a abandonné ne revient pas.
refused-not-over = La partie n’est pas finie.
refused-not-begun = La partie n’a pas commencé : tout le monde n’est pas assis.
refused-taken = Toutes les places sont prises.
refused-no-such-table = Cette table n’existe pas, ou ce lien n’y mène pas.
refused-invitation = Le code d’invitation est faux.
refused-full = Ce serveur a autant de tables qu’il peut en porter.
refused-too-many-tables = Vous avez trop de tables en cours ; finissez-en une d’abord.
refused-too-many = Trop de demandes ; attendez un peu.
refused-offline = Le serveur est injoignable.

## The table as text

table-command = Commande
table-command-hint = Un coup dans notre notation, ou « help ».
table-answers = Réponses
table-command-help =
    ask : ce qui est demandé
    options : tout ce qu’on peut répondre
    why LIGNE : la règle qui l’interdit
    view CLÉ : une partie de la table, comme hand ou units
    card NOM : ce que dit une carte
    log NOMBRE : ce qui vient de se passer
    say TEXTE : parler
    undo : annuler votre dernier coup
table-command-keys = Il y a : { $keys }
