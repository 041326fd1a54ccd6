### The rules of War for Chicken Island in French, one message for each rule, ruling and option.
### A rule is told as the second English edition plays it; what the editions disagree on stands with the options.

## Components

island-chapter-COMP = Matériel
island-rule-COMP-1 = Chaque couleur comprend 1 Bannière, 3 marques d'Humiliation, 5 dés et 6 jetons Poulet.
island-rule-COMP-2 = Les 36 jetons Ressource se répartissent en 12 bois, 12 pierre et 12 métal.
island-rule-COMP-3 = Sur les 62 Parchemins, 4 sont des Catastrophes : Ouragan, Tsunami, Séisme et Éruption, une carte de chaque. Les 58 autres sont des Magies et des Stratégies.
island-rule-COMP-4 = Tous les dés sont identiques. Leurs six faces sont griffe (attaquer ou se déplacer), poulet (récupérer), étoile, +1, +2 et +3.
island-rule-COMP-5 = Une carte Leader indique son nom, sa Vitesse, sa Force, son Armure et ses capacités ; une carte Machine y ajoute ses Pilotes et son coût en Ressources. Un jeton Poulet a une face Poulet, avec ses propres valeurs, et une face Pilote.
island-rule-COMP-6 = Les figurines limitent le nombre de Machines présentes sur l'île, tous joueurs confondus : 9 Soldats, 6 Golems, 6 Battle Cars, 5 Canons et 6 Tours.
island-rule-COMP-7 = Une tuile Base a une face avec un bonus de +2 en Armure et une face sans. Une tuile Lave/Neutre a une face Lave et une face Neutre.
island-rule-COMP-8 = Le jeu compte 40 cartes Machine (selon l'édition).

## General principles

island-chapter-GEN = Principes généraux
island-rule-GEN-1 = Quand une carte contredit les règles, c'est la carte qui l'emporte.
island-rule-GEN-2 = L'édition, le mode et les variantes se choisissent avant la partie et n'en changent plus.
island-rule-GEN-3 = En cas de contradiction, suivez d'abord la carte, puis le chapitre du mode joué, puis les chapitres généraux et la foire aux questions, puis le glossaire, et enfin les exemples.
island-rule-GEN-4 = Quand une édition ne dit rien d'un point, la règle de la deuxième édition anglaise s'applique, sauf si elle contredit le texte de cette édition.
island-rule-GEN-5 = Sauf indication contraire, c'est le joueur qui contrôle la carte, l'action ou la capacité qui décide. Quand une règle oblige à placer une de vos pièces, c'est vous qui choisissez l'endroit.
island-rule-GEN-6 = Un effet s'applique autant que possible, et l'on ignore ce qui est impossible. Un coût, lui, se paie en entier, sinon on ne peut pas choisir ce qu'il achète.
island-rule-GEN-7 = Quand plusieurs joueurs doivent décider en même temps, ils le font l'un après l'autre : le joueur actif d'abord, puis dans le sens horaire. Les choix secrets sont dévoilés quand tous ont répondu.
island-rule-GEN-8 = Est ennemi tout autre joueur qui n'est pas votre partenaire, ainsi que ses Unités.
island-rule-GEN-9 = Une Unité est un Leader, un jeton Poulet sur l'île ou une Machine. Chacune a son propriétaire, son hexagone, ses Boucliers, ses dés +1, ses cartes attachées et, en Capture de Drapeau, ses Drapeaux (le Leader en est-il une ? selon l'édition).
island-rule-GEN-10 = Un Pilote n'est ni un Poulet ni une Unité, quel que soit l'effet.
island-rule-GEN-11 = Une capacité activée « jusqu'à la fin du tour » dure jusque-là, même si sa carte quitte le jeu entre-temps.
island-rule-GEN-12 = Des effets déclenchés en même temps se résolvent un par un : ceux du joueur actif d'abord, puis dans le sens horaire. Chacun choisit l'ordre des siens.
island-rule-GEN-13 = Mélanges, distributions et lancers de dés viennent tous d'une même source de hasard : toute partie peut être rejouée à l'identique.
island-rule-GEN-14 = Personne n'est éliminé de la partie. Même sans aucune Unité, ou avec son seul Leader, un joueur continue à jouer ses tours.
island-rule-GEN-15 = Conseils, récits et remarques sur des cartes promotionnelles ne sont pas des règles. De telles cartes ne comptent que si elles font partie du jeu de cartes choisi.

## The island

island-chapter-MAP = L'île
island-rule-MAP-1 = L'île se compose de tuiles posées sur une grille d'hexagones sans fin. Un Territoire couvre 4 hexagones ; une Base ou une tuile Lave/Neutre en couvre un seul.
island-rule-MAP-2 = Deux hexagones différents sont adjacents quand ils partagent un côté. Les Unités d'un même hexagone ne sont pas adjacentes entre elles.
island-rule-MAP-3 = Une distance se compte en hexagones, dans toutes les directions, y compris à travers les hexagones sans tuile et quel que soit ce qui se trouve entre les deux.
island-rule-MAP-4 = La face visible d'une tuile Lave/Neutre dit si elle est Lave ou Neutre. La retourner change sa face, pas sa place.
island-rule-MAP-5 = Votre Territoire est la tuile liée à votre Base, et vous ne construisez que là. Un hexagone Neutre n'est à personne : toute Unité peut s'y tenir, nul ne peut y construire.
island-rule-MAP-6 = Tout hexagone sans tuile est Mer.
island-rule-MAP-7 = Un hexagone n'accueille jamais des Unités de deux joueurs différents.
island-rule-MAP-8 = Plusieurs Unités ne partagent un hexagone que si elles ont toutes Regroupement et le même propriétaire. Seule une Unité de passage fait exception.
island-rule-MAP-9 = Un hexagone est libre pour une Unité s'il a une tuile, n'est pas de la Lave (à moins qu'elle ne puisse s'y tenir) ni une Base qui lui est fermée. Il doit aussi être vide, ou ne contenir que des Unités du même joueur avec Regroupement, si elle-même l'a.

## What is hidden

island-chapter-VIS = Ce qui est caché
island-rule-VIS-1 = Les cartes d'une main sont secrètes ; leur nombre est public.
island-rule-VIS-2 = Les cartes posées face cachée en Combat ne sont connues que de celui qui les a posées, jusqu'à ce qu'il les révèle. Tout le monde voit combien il y en a et à qui elles sont.
island-rule-VIS-3 = Personne ne connaît l'ordre de la pile des Parchemins ni de celle des Machines. Leur hauteur est publique.
island-rule-VIS-4 = Les deux défausses, Parchemins et Machines, sont communes ; chacun peut les consulter à tout moment.
island-rule-VIS-5 = Sont publics : les dés et leurs résultats, les Ressources, les marques, les Boucliers, les Stratégies en jeu, les cartes attachées, les Machines et les Leaders en jeu, l'Entrepôt et la réserve.
island-rule-VIS-6 = Vous êtes seul à connaître les Leaders que vous avez reçus, jusqu'à ce que les choix soient dévoilés. La carte écartée n'est pas montrée.
island-rule-VIS-7 = Au Combat de coqs, un Poulet face cachée n'est connu que de son propriétaire, qui peut le regarder à tout moment. Lui seul connaît aussi l'ordre des jetons d'un Groupe, sauf pour ceux qui sont face visible.
island-rule-VIS-8 = En Solo, la main du Prétendant est une pile face cachée que personne ne regarde.
island-rule-VIS-9 = En équipe, vous ne voyez pas la main de votre partenaire et ne lui montrez pas la vôtre. Ce qui se dit se dit à toute la table.

## Setup

island-chapter-SET = Mise en place
island-rule-SET-1 = Chaque joueur prend les pièces d'une couleur.
island-rule-SET-2 = Chaque joueur reçoit 2 cartes Leader et en garde une en secret. Tous les choix sont dévoilés ensemble ; la carte gardée reste face visible et l'on prend sa figurine, les autres Leaders retournent dans la boîte (selon l'édition).
island-rule-SET-3 = Mélangez les Parchemins et distribuez-en 3 à chacun. Une Catastrophe reçue est mise de côté et remplacée, jusqu'à ce que chaque main compte 3 autres cartes ; ensuite, les Catastrophes écartées sont mélangées à la pile, sans effet.
island-rule-SET-4 = Mélangez les cartes Machine et révélez-en 4 : c'est l'Entrepôt. Le reste forme une pile face cachée.
island-rule-SET-5 = Chaque joueur lance ses 5 dés une fois et les pose sur sa Bannière avec leurs résultats.
island-rule-SET-6 = Mélangez les 36 Ressources et distribuez-en 6 au hasard à chacun, face visible sur la Bannière ; le reste forme la réserve commune (selon l'édition).
island-rule-SET-7 = Les Boucliers et toutes les figurines de Machine font partie de la réserve commune.
island-rule-SET-8 = Composez l'île prévue pour le nombre de joueurs et rangez les autres tuiles dans la boîte. Les habitués peuvent construire leur propre île (selon l'édition, c'est même la règle).
island-rule-SET-9 = Le premier joueur est tiré au sort (selon l'édition). Si l'on construit l'île, il est désigné avant.
island-rule-SET-10 = On choisit les Bases après tout le reste (selon l'édition). Le voisin de droite du premier joueur choisit d'abord, puis on continue dans le sens antihoraire ; le premier joueur choisit en dernier.
island-rule-SET-11 = Choisissez un Territoire encore libre dont la Base liée l'est aussi. Empilez sur cette Base vos 6 Poulets, face Poulet visible, et votre Leader par-dessus.
island-rule-SET-12 = La Base et le Territoire choisis sont à vous pour toute la partie. Le plan de l'île, ou la façon dont elle a été construite, dit quelle Base est liée à quel Territoire.
island-rule-SET-13 = On choisit d'abord les Leaders, puis on pose les tuiles si l'île est construite, puis on prend les Bases. Parchemins, Entrepôt, dés et Ressources arrivent entre-temps : on choisit donc sa Base en les connaissant (selon l'édition).
island-rule-SET-14 = Le premier tour revient au premier joueur.

## Objective

island-chapter-WIN = But du jeu
island-rule-WIN-1 = À 2 joueurs, vous gagnez dès que 2 de vos marques sont sur la Bannière ennemie.
island-rule-WIN-2 = À 3 ou 4 joueurs, vous gagnez dès que vous avez au moins 1 marque sur deux Bannières ennemies différentes.
island-rule-WIN-3 = Une marque ne se place que par une Attaque réussie contre un Leader en Combat. La Lave, les Catastrophes et les autres effets n'en placent jamais.
island-rule-WIN-4 = La victoire se vérifie au moment où une marque est placée, en comptant les marques présentes à cet instant ; celles qui ont été retirées ne comptent plus. La partie s'arrête aussitôt, sans rien résoudre d'autre.
island-rule-WIN-5 = Le jeu en équipe, la Capture de Drapeau, le mode Expert, le Solo et le Solo difficile remplacent ou complètent ces conditions.
island-rule-WIN-6 = Deux joueurs ne peuvent pas gagner au même moment.

## Turn sequence

island-chapter-TURN = Déroulement d'un tour
island-rule-TURN-1 = On joue dans le sens horaire à partir du premier joueur. Un tour a trois étapes, dans cet ordre : Lancer les dés, Effectuer des actions, Piocher des Parchemins. Chacune peut être sautée (selon l'édition, pas la pioche).
island-rule-TURN-2 = Si vous lancez les dés, reprenez tous vos dés dépensés, plus autant que vous voulez de votre Bannière et de vos Unités (dés +1), et lancez-les tous ensemble, une fois (selon l'édition). Tout le choix se fait avant le lancer.
island-rule-TURN-3 = Après ce lancer, vous pouvez payer 2 Ressources de votre choix pour relancer autant de vos dés que vous voulez. Le nouveau résultat est définitif : il n'y a pas de troisième lancer (selon l'édition et le mode).
island-rule-TURN-4 = Tous les dés lancés vont ensuite sur la Bannière. Les autres restent où ils étaient, avec leur ancien résultat.
island-rule-TURN-5 = Si vous sautez le lancer, vos dés dépensés le restent et vos dés +1 restent sur leurs Unités.
island-rule-TURN-6 = Vous avez 1 action gratuite et pouvez dépenser des dés de votre Bannière pour d'autres actions, dans le nombre et l'ordre de votre choix. Une action gratuite inutilisée est perdue à la fin de l'étape.
island-rule-TURN-7 = À la fin de votre tour, piochez jusqu'à 2 Parchemins (selon l'édition et le mode). Annoncez d'abord le nombre, puis piochez-les ensemble.
island-rule-TURN-8 = Les effets qui durent « jusqu'à la fin du tour » prennent fin après la pioche. C'est aussi le moment où une carte peut punir une Unité restée en Mer.

## Dice

island-chapter-DICE = Les dés
island-rule-DICE-1 = Un dé sur votre Bannière est disponible et y garde son résultat d'un tour à l'autre. Un dé qui n'est ni sur la Bannière ni sur une Unité est dépensé, et inutilisable tant que vous ne l'avez pas relancé.
island-rule-DICE-2 = Vos dés ne se dépensent que pendant votre propre étape d'actions, Combats compris, sauf si une carte dit autre chose.
island-rule-DICE-3 = Griffe : dépensez ce dé pour une Attaque ou pour un Mouvement.
island-rule-DICE-4 = Poulet : dépensez ce dé pour une Récupération de 2 éléments.
island-rule-DICE-5 = Étoile : dépensez ce dé, seul ou avec d'autres étoiles, pour des capacités d'étoiles.
island-rule-DICE-6 = +1 : placez ce dé sur une de vos Unités (en Combat, sur l'Attaquant seulement) ; elle a +1 en Force jusqu'à ce qu'elle soit éliminée ou que vous repreniez le dé pour le lancer. Une Unité peut en porter plusieurs ; un dé ne passe pas d'une Unité à une autre.
island-rule-DICE-7 = Quand une Unité est éliminée ou devient Pilote, ses dés +1 deviennent des dés dépensés (selon l'édition, aussi quand un Leader est vaincu).
island-rule-DICE-8 = +2 et +3 : dépensez ces dés en Combat ; l'Attaquant gagne +2 ou +3 en Force pour ce seul Combat.
island-rule-DICE-9 = Seul le joueur qui attaque utilise des dés de Force. Ils n'augmentent jamais l'Armure et n'aident jamais l'Unité d'un autre joueur.

## Actions

island-chapter-ACT = Les actions
island-rule-ACT-1 = Votre action gratuite est une Construction, un Mouvement, une Attaque ou une Récupération. Elle ne demande aucun dé.
island-rule-ACT-2 = On ne construit qu'avec l'action gratuite, ou grâce à une carte qui l'accorde.
island-rule-ACT-3 = Une action est dépensée à son premier choix irréversible : le paiement d'une Construction, le premier pas d'un Mouvement, l'annonce d'une Attaque, la première prise d'une Récupération. Une Construction impossible ne coûte rien : choisissez autre chose.
island-rule-ACT-4 = La même Unité peut agir plusieurs fois par tour, y compris pendant le tour où elle a été construite ou récupérée.

## Retrieving

island-chapter-RET = Récupération
island-rule-RET-1 = Une Récupération donne droit à plusieurs prises. Chacune est une Ressource de la réserve, du type de votre choix, ou un de vos Poulets éliminés, qui revient sur votre Base. Tous les mélanges sont permis.
island-rule-RET-2 = L'action gratuite donne 2 prises (selon l'édition) ; un dé poulet en donne toujours 2.
island-rule-RET-3 = Une prise est perdue s'il n'y a rien à prendre : réserve vide, aucun Poulet éliminé ou Base bloquée. Vous pouvez en prendre moins, mais au moins une, et ne pouvez pas choisir une Récupération qui ne rapporterait rien.
island-rule-RET-4 = Au-delà de la limite de Ressources, rendez le surplus à la fin de l'action.
island-rule-RET-5 = Les Poulets récupérés reviennent sur votre Base, face Poulet visible, et rejoignent le Groupe qui s'y trouve. Au Combat de coqs, ils reviennent face cachée.

## Stars

island-chapter-STAR = Capacités d'étoiles
island-rule-STAR-1 = Une capacité précédée d'étoiles coûte autant de dés étoile, dépensés en une fois. Seul le joueur qui a la carte en jeu l'active, pendant sa propre étape d'actions et aussi souvent qu'il peut payer, sauf indication contraire (selon l'édition).
island-rule-STAR-2 = Les capacités d'étoiles des cartes peuvent aussi servir dans un Combat de votre tour : avec les dés de Force, ou une fois toutes les cartes révélées.
island-rule-STAR-3 = Les capacités suivantes sont ouvertes à tous, pendant leur propre étape d'actions, hors Combat seulement et aussi souvent qu'on les paie.
island-rule-STAR-4 = ★ : mélangez l'Entrepôt à la pile des Machines et révélez 4 nouvelles cartes.
island-rule-STAR-5 = ★ : piochez un Parchemin, puis défaussez-en un de votre main.
island-rule-STAR-6 = ★★ : piochez un Parchemin.
island-rule-STAR-7 = ★★★ : piochez un Parchemin, puis récupérez tous vos Poulets éliminés, puis prenez des Ressources de votre choix jusqu'à en avoir 9.
island-rule-STAR-8 = ★★★★ : placez 1 Bouclier sur l'Unité de votre choix (selon l'édition).
island-rule-STAR-9 = ★★★★★ : retirez de votre Bannière une marque de votre choix (selon l'édition). Elle revient à son propriétaire, qui peut la replacer. Sans effet en Capture de Drapeau.
island-rule-STAR-10 = Ces capacités communes coûtent 1, 1, 2, 3, 4 et 5 étoiles.
island-rule-STAR-11 = Une capacité sans étoiles et sans moment précis s'utilise comme le dit sa carte (selon l'édition).
island-rule-STAR-12 = Une Catastrophe piochée grâce à des étoiles se résout entièrement, puis la capacité continue.

## Building

island-chapter-BUILD = Construction
island-rule-BUILD-1 = Choisissez une carte de l'Entrepôt et payez exactement les Ressources qu'elle indique, types et nombres. Elles vont à la réserve.
island-rule-BUILD-2 = Prenez autant de vos Poulets que la carte demande de Pilotes, n'importe où sur l'île, dans vos Groupes et sur votre Base aussi, et retournez-les face Pilote. Vous choisissez lesquels.
island-rule-BUILD-3 = Posez les Pilotes et la figurine correspondante sur un hexagone vide de votre Territoire. Un hexagone que vos nouveaux Pilotes viennent de libérer compte comme vide.
island-rule-BUILD-4 = Une Machine avec Regroupement peut aussi être construite sur un hexagone de votre Territoire où ne se trouvent que de vos Unités avec Regroupement, une ou plusieurs.
island-rule-BUILD-5 = La carte vient devant vous, et l'Entrepôt est aussitôt complété à 4 cartes.
island-rule-BUILD-6 = Si la pile des Machines est vide, mélangez la défausse des Machines pour en former une nouvelle. Si elle est vide aussi, l'Entrepôt reste incomplet jusqu'à ce qu'une carte soit défaussée.
island-rule-BUILD-7 = Vous ne pouvez pas choisir une Machine s'il vous manque les Ressources exactes, des Poulets sur l'île, un hexagone, une figurine de ce type dans la réserve ou une action de Construction. Rien n'est alors dépensé.
island-rule-BUILD-8 = Vous pouvez avoir plusieurs Machines du même nom. Chaque figurine reste liée à sa carte et à ses propres bonus.
island-rule-BUILD-9 = On ne construit pas sur une Base, un hexagone Neutre, la Lave, la Mer ou le Territoire d'un autre.
island-rule-BUILD-10 = Un Poulet qui devient Pilote perd ce qu'il portait : Boucliers à la réserve, dés +1 dépensés, cartes attachées à la défausse. Ses Drapeaux restent sur place.
island-rule-BUILD-11 = Un Poulet éliminé doit être récupéré avant de pouvoir piloter.

## Pilots

island-chapter-PILOT = Pilotes
island-rule-PILOT-1 = Les Pilotes sont placés sous leur Machine : ils montrent à qui elle est et se déplacent avec elle.
island-rule-PILOT-2 = Un Pilote n'attaque pas, n'est ni attaqué ni visé, et ne se déplace pas seul. Seules comptent la Force, l'Armure et la Vitesse de la Machine.
island-rule-PILOT-3 = Quand la Machine est éliminée, ses Pilotes le sont aussi. Posez-les à côté de votre Bannière : ce sont des Poulets éliminés, que vous pouvez récupérer.
island-rule-PILOT-4 = Un Pilote ne compte jamais comme une Unité avec Regroupement.

## Movement

island-chapter-MOVE = Mouvement
island-rule-MOVE-1 = Un Mouvement déplace une Unité ou un Groupe pas à pas, d'hexagone en hexagone adjacent, jusqu'à sa Vitesse au plus. On peut s'arrêter avant.
island-rule-MOVE-2 = Une Unité de Vitesse 0 ne peut pas faire de Mouvement.
island-rule-MOVE-3 = Chaque pas mène à un hexagone où l'Unité peut entrer : jamais la Mer sans capacité pour cela, jamais une Base qui lui est fermée, jamais parmi les Unités d'un ennemi ou d'un partenaire, sauf si une carte le permet. La Lave a ses propres règles.
island-rule-MOVE-4 = Seuls vos Poulets et votre Leader entrent dans votre Base ; ni vos Machines ni les Unités des autres n'y entrent (selon l'édition et le mode).
island-rule-MOVE-5 = Une Unité peut traverser les hexagones où se tiennent vos autres Unités. Elle ne peut y finir que si toutes ont Regroupement.
island-rule-MOVE-6 = Un Mouvement ne peut finir sur une de vos Unités sans Regroupement commun que s'il vous reste assez de Mouvements pour en repartir ; une seule Unité (ou un Groupe) à la fois est ainsi de passage. Tant qu'elle l'est, elle ne peut que se déplacer, et vous devez garder de quoi libérer l'hexagone avant la fin de vos actions (selon l'édition).
island-rule-MOVE-7 = Si une Unité de passage n'a plus d'issue, vous pouvez terminer vos actions : elle retourne alors au dernier hexagone qu'elle occupait légalement. S'il n'est plus libre, elle va à l'hexagone libre le plus proche, à votre choix en cas d'égalité.
island-rule-MOVE-8 = Un Mouvement accordé par une carte, comme celui d'un Battle Car, suit toutes les règles du Mouvement.
island-rule-MOVE-9 = Ne pas bouger n'est pas un Mouvement, sauf au Combat de coqs.
island-rule-MOVE-10 = Un effet qui déplace ou échange une Unité sans Mouvement ignore la Vitesse, mais respecte les limites d'occupation des hexagones, des Bases et de la Mer. Pour la Lave, voyez son chapitre.

## Lava

island-chapter-LAVA = Lave
island-rule-LAVA-1 = Une Unité peut entrer sur la Lave par n'importe quel déplacement, à ses risques et périls (selon l'édition).
island-rule-LAVA-2 = Une Unité autre qu'un Leader qui se trouve sur la Lave, sans capacité qui l'en protège, perd aussitôt tous ses Boucliers et est éliminée. Les Boucliers ne la sauvent pas.
island-rule-LAVA-3 = Un Leader n'est pas éliminé par la Lave : il perd tous ses Boucliers, et son propriétaire le place sur un hexagone libre adjacent à cette Lave. Il peut y rejoindre ses Unités avec Regroupement.
island-rule-LAVA-4 = Si aucun hexagone adjacent n'est libre, le Leader est placé sur sa Base (selon l'édition).
island-rule-LAVA-5 = Un Leader touché par la Lave ne reçoit pas de marque.
island-rule-LAVA-6 = Un Mouvement s'arrête quand l'Unité est éliminée par la Lave ou en est chassée ; les pas restants sont perdus. Dans un Groupe, chaque Unité est traitée à part.
island-rule-LAVA-7 = Une Unité que sa capacité laisse entrer sur la Lave peut s'y tenir et la traverser sans dommage, mais l'Éruption la touche.
island-rule-LAVA-8 = Dès qu'une tuile devient Lave sous une Unité, quelle qu'en soit la cause, la Lave agit. Il en va de même si une Unité perd sa protection alors qu'elle est sur la Lave.

## Sea

island-chapter-SEA = Mer
island-rule-SEA-1 = Une Unité ne quitte l'île que si une capacité le permet. Un Mouvement en Mer finit sur une tuile, ou sur un hexagone de Mer adjacent à un Territoire.
island-rule-SEA-2 = En Mer, une Unité attaque et peut être attaquée selon les distances habituelles.
island-rule-SEA-3 = Le prix à payer pour finir un tour hors de l'île est indiqué par la capacité et se paie à la fin du tour.

## Banding

island-chapter-BAND = Regroupement
island-rule-BAND-1 = Des Unités d'un même joueur qui ont toutes Regroupement peuvent partager un hexagone et former un Groupe. Sa taille n'est pas limitée.
island-rule-BAND-2 = Tous les Leaders, tous les Poulets et tous les Soldats ont Regroupement. Les autres Machines ne l'ont que si leur carte le dit.
island-rule-BAND-3 = On peut construire une Machine avec Regroupement sur un de ses Groupes, et prendre des Pilotes dans un Groupe.
island-rule-BAND-4 = Une Unité rejoint un Groupe en finissant son Mouvement dans son hexagone ou en y faisant halte. Se séparer ne demande aucune action.
island-rule-BAND-5 = Un Mouvement peut déplacer ensemble autant d'Unités d'un Groupe que vous voulez (selon l'édition).
island-rule-BAND-6 = Le Groupe avance jusqu'à la Vitesse de l'Unité la plus rapide qui en fait partie à ce moment, en comptant les pas que le Groupe a déjà faits.
island-rule-BAND-7 = Dans chaque hexagone traversé, le Groupe peut laisser des Unités et en prendre d'autres à vous qui ont Regroupement (selon l'édition). Celles qu'on laisse doivent pouvoir rester là.
island-rule-BAND-8 = Quand un Groupe attaque ou est attaqué, le joueur qui attaque désigne l'unique Unité qui attaque et l'unique Unité qui est attaquée.
island-rule-BAND-9 = Un effet ne touche qu'une Unité d'un Groupe, sauf indication contraire.
island-rule-BAND-10 = Le bonus de Groupe d'un Soldat compte chaque autre Soldat de son Groupe (selon l'édition). Les Poulets, les Leaders et les Pilotes ne comptent jamais.

