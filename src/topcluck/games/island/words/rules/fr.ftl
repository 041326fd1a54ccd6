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

## Combat

island-chapter-CMB = Combat
island-rule-CMB-1 = Une Attaque désigne une de vos Unités sur l'île comme Attaquant et une Unité ennemie comme Défenseur, sur un hexagone adjacent ou à Portée. Elle n'a pas besoin d'avoir une chance de réussir.
island-rule-CMB-2 = On n'attaque ni ses propres Unités ni celles de son partenaire.
island-rule-CMB-3 = Un Combat se déroule dans cet ordre : annonce, dés de Force, pose des Parchemins, révélation, comparaison, résultat, rangement.
island-rule-CMB-4 = Dés de Force : le joueur qui attaque peut donner à l'Attaquant autant de dés +1, +2 et +3 de sa Bannière qu'il veut. C'est le seul moment du Combat où il peut le faire.
island-rule-CMB-5 = Pose : en commençant par le joueur qui attaque, puis dans le sens horaire, chacun, impliqué ou non, pose face cachée au moins un Parchemin, ou passe. Qui a passé peut encore poser à son prochain tour de parole ; l'étape finit quand tous ont passé à la suite, y compris le dernier à avoir posé.
island-rule-CMB-6 = Révélation : en commençant par le joueur qui défend, puis dans le sens horaire, chacun révèle toutes ses cartes et les résout une par une dans l'ordre de son choix. Qui n'a rien posé est sauté.
island-rule-CMB-7 = Un joueur non impliqué décide, au moment de résoudre chaque carte, si elle aide l'Attaquant ou le Défenseur, quand elle permet les deux. Les joueurs du Combat choisissent eux aussi leurs cibles dans les limites de la carte.
island-rule-CMB-8 = Une Stratégie révélée entre en jeu quand elle est résolue. Une carte qui ne peut rien faire reste simplement sans effet.
island-rule-CMB-9 = Comparez la Force de l'Attaquant à l'Armure du Défenseur, tous bonus compris, avec les positions de ce moment : valeur imprimée, dés, Base, Groupe, cartes et Stratégies. Si la Force égale ou dépasse l'Armure, l'Attaque réussit ; sinon, elle échoue.
island-rule-CMB-10 = Réussite contre un Leader sans Bouclier : le joueur qui attaque place 1 de ses marques sur la Bannière de ce Leader, qui reste où il est.
island-rule-CMB-11 = Réussite contre une autre Unité sans Bouclier : elle est éliminée et quitte l'île avec ses Pilotes. Sa carte Machine et ses Parchemins attachés vont aux défausses, ses dés +1 sont dépensés, sa figurine retourne à la réserve ; aucune marque n'est placée.
island-rule-CMB-12 = Réussite contre un Défenseur avec Bouclier : il perd 1 Bouclier et rien d'autre. Échec : il ne se passe rien, ni pour l'un ni pour l'autre.
island-rule-CMB-13 = Dans un Combat de votre tour, vous pouvez activer des capacités d'étoiles de vos cartes avec les dés de Force, puis de nouveau après toutes les révélations, avant la comparaison.
island-rule-CMB-14 = Rangement : les Stratégies restent en jeu, les Magies non attachées sont défaussées, les dés +2 et +3 utilisés sont dépensés, les dés +1 restent sur l'Unité.
island-rule-CMB-15 = Si l'Attaquant ou le Défenseur change de place pendant le Combat, il garde son rôle, même hors de portée.
island-rule-CMB-16 = Un effet qui change le Défenseur doit désigner une Unité ennemie de l'Attaquant et à sa portée. Nul ne peut être forcé à attaquer ses propres Unités.
island-rule-CMB-17 = Si l'Attaquant ou le Défenseur quitte l'île avant la comparaison, les cartes restantes sont encore révélées et résolues autant que possible, puis le Combat finit sans résultat. L'Attaque reste dépensée.
island-rule-CMB-18 = Un Parchemin pioché pendant un Combat ne peut pas y être posé si la pose est terminée.

## Range

island-chapter-RANGE = Portée
island-rule-RANGE-1 = Une Unité avec Portée X peut attaquer une Unité ennemie à une distance de 1 à X hexagones.
island-rule-RANGE-2 = Unités, Lave, Mer et autres terrains entre les deux ne gênent pas, et il n'est pas besoin de ligne droite.
island-rule-RANGE-3 = Une Attaque à distance vise une Unité à 2 hexagones ou plus. Contre une voisine, c'est une Attaque ordinaire.
island-rule-RANGE-4 = Première édition : la Portée est de 2 hexagones, à moins qu'une carte n'en donne davantage.

## Shields

island-chapter-SHIELD = Boucliers
island-rule-SHIELD-1 = Une Unité peut porter autant de Boucliers qu'on veut. Ils viennent des cartes ou de quatre étoiles, toujours de la réserve de 8 ; si elle est vide, on n'en place plus.
island-rule-SHIELD-2 = Quand une Attaque réussit contre une Unité avec Bouclier, elle perd 1 Bouclier à la place du résultat : ni marque, ni élimination, ni autre conséquence.
island-rule-SHIELD-3 = Quand une Catastrophe devrait éliminer une Unité avec Bouclier, elle perd 1 Bouclier à la place. L'Éruption et la Lave font exception.
island-rule-SHIELD-4 = De même, tout autre effet qui devrait éliminer une Unité avec Bouclier, hors Leader, lui retire 1 Bouclier à la place, sauf si la carte dit autre chose.
island-rule-SHIELD-5 = Les Boucliers perdus retournent à la réserve.

## The Base

island-chapter-BASE = Bonus de la Base
island-rule-BASE-1 = Votre Leader et vos Poulets ont +2 en Armure tant qu'ils sont sur leur Base (selon l'édition).
island-rule-BASE-2 = Les Unités sur une Base peuvent être attaquées normalement ; seule l'entrée est réservée.

## Leaders

island-chapter-LEAD = Leaders
island-rule-LEAD-1 = Un Leader est une Unité avec Regroupement ; il n'est ni Poulet, ni Machine, ni Pilote (selon l'édition, il n'est pas non plus une Unité). Les effets sur les Poulets ne le touchent pas, sauf s'ils le disent.
island-rule-LEAD-2 = Un Leader ne quitte jamais le jeu (selon l'édition, sauf mort épique). Si un effet devait l'éliminer, il perd tous ses Boucliers et rien d'autre n'arrive.
island-rule-LEAD-3 = Un Leader peut entrer dans sa propre Base.
island-rule-LEAD-4 = Chaque Leader a sa propre capacité, indiquée sur sa carte.

## Machines

island-chapter-MACH = Machines
island-rule-MACH-1 = Toute Machine demande au moins 1 Pilote.
island-rule-MACH-2 = Les types de Machines sont Soldat, Golem, Battle Car, Canon et Tour ; certaines Stratégies n'en concernent qu'un. Des extensions peuvent en ajouter.
island-rule-MACH-3 = Toute Unité dont la carte n'est pas celle d'un Leader est une Machine et une Unité, quelle que soit son allure.
island-rule-MACH-4 = Soldat : 1 Pilote, 2 Ressources du même type. Rapide et faible, il a Regroupement et gagne un bonus avec les autres Soldats de son Groupe.
island-rule-MACH-5 = Golem : 2 Pilotes, 3 Ressources du même type. Il est fort, et sa capacité se déclenche quand il est éliminé, de quelque façon que ce soit, Lave comprise.
island-rule-MACH-6 = Battle Car : chaque Battle Car peut faire un Mouvement gratuit par tour, en plus de votre action gratuite.
island-rule-MACH-7 = Canon : il ne se déplace pas et attaque à distance.
island-rule-MACH-8 = Tour : résistante, avec des effets utilisables dès le tour de sa Construction.
island-rule-MACH-9 = La capacité d'une Machine peut servir dès le tour où elle est construite.

## Scrolls

island-chapter-SCR = Parchemins
island-rule-SCR-1 = Tous les Parchemins viennent d'une même pile ; ce sont des Magies, des Stratégies ou des Catastrophes.
island-rule-SCR-2 = Magies et Stratégies ne se jouent qu'en Combat, face cachée, par n'importe quel joueur, même si leur effet n'a rien à voir avec le Combat, sauf si la carte dit autre chose (pour les Stratégies, selon l'édition).
island-rule-SCR-3 = Les Parchemins joués ou défaussés vont à la défausse commune des Parchemins.
island-rule-SCR-4 = Si la pile est vide au moment de piocher, mélangez la défausse pour en former une nouvelle ; si les deux sont vides, on ne pioche pas. En mode Expert, la partie finit avant.

## Magic

island-chapter-MAGIC = Magies
island-rule-MAGIC-1 = Une Magie sert d'ordinaire une seule fois ; elle est défaussée à la fin du Combat.
island-rule-MAGIC-2 = Une Magie qui peut ou doit être jouée hors Combat se joue face visible, se résout et se défausse.
island-rule-MAGIC-3 = Une Magie à effet permanent sur une Unité lui est attachée. Elle y reste jusqu'à ce que l'Unité quitte l'île, puis elle est défaussée.

## Strategies

island-chapter-STRAT = Stratégies
island-rule-STRAT-1 = Une Stratégie reste en jeu devant son joueur ; son effet est continu ou s'active avec des étoiles.
island-rule-STRAT-2 = Vous pouvez avoir 3 Stratégies en jeu au plus (selon l'édition ; en mode Expert 1, et 2 pour Keekmee).
island-rule-STRAT-3 = Si une nouvelle Stratégie dépasse la limite, défaussez-en aussitôt autant qu'il faut, à votre choix, la nouvelle comprise (selon l'édition).
island-rule-STRAT-4 = Une Stratégie compte dès qu'elle est résolue, y compris dans le Combat en cours.
island-rule-STRAT-5 = Une Stratégie ne se joue qu'en Combat, sauf si sa carte dit autre chose (selon l'édition, aussi pendant votre étape d'actions, hors Combat, face visible et sans rien payer).

## Catastrophes

island-chapter-CAT = Catastrophes
island-rule-CAT-1 = Une Catastrophe piochée est révélée et résolue aussitôt par celui qui l'a piochée, qui en fait les choix. Elle n'entre jamais dans une main.
island-rule-CAT-2 = Si vous en piochez plusieurs à la fois, révélez-les toutes et choisissez l'ordre.
island-rule-CAT-3 = Une fois toutes les Catastrophes résolues, chaque joueur qui a plus de 9 cartes en main en défausse à son choix jusqu'à 9 (selon l'édition).
island-rule-CAT-4 = Ensuite, les Catastrophes et toute la défausse des Parchemins sont mélangées à la pile (selon l'édition). Les cartes d'un Combat en cours ne sont pas dans la défausse.
island-rule-CAT-5 = Une Catastrophe piochée n'est pas remplacée par une autre carte.
island-rule-CAT-6 = Aucune Catastrophe ne place de marques.
island-rule-CAT-7 = Ouragan : chaque joueur rend à la réserve 2 Ressources de son choix, ou toutes s'il en a moins (selon l'édition).
island-rule-CAT-8 = Tsunami : celui qui l'a pioché retourne une tuile Lave de son choix sur sa face Neutre, puis élimine une Unité de son choix, hors Leader, adjacente à cette tuile, fût-elle à lui (selon l'édition). Sans tuile Lave, il ne se passe rien.
island-rule-CAT-9 = Tsunami, première édition : toutes les tuiles Lave deviennent Neutres. S'il n'y en avait pas, choisissez une tuile Neutre et éliminez un Poulet ou une Machine adjacente.
island-rule-CAT-10 = Séisme : retournez toutes les tuiles Lave/Neutre. Sur la nouvelle Lave, toutes les Unités hors Leaders sont éliminées ensemble, puis viennent leurs effets, puis les Leaders fuient un par un, celui du joueur qui a pioché d'abord, puis dans le sens horaire.
island-rule-CAT-11 = Éruption : celui qui l'a piochée choisit une tuile Lave. S'il n'y en a pas, il retourne une tuile Neutre de son choix, et la Lave agit d'abord sur les Unités qui s'y trouvent.
island-rule-CAT-12 = Puis toutes les Unités adjacentes à cette tuile, hors Leaders, qui n'ont pas de Bouclier sont éliminées. Toutes les autres, Leaders compris, perdent tous leurs Boucliers (selon l'édition).
island-rule-CAT-13 = Une Unité protégée de la Lave qui se tient sur la tuile choisie est touchée par l'Éruption comme une Unité adjacente.
island-rule-CAT-14 = Première édition : après l'Ouragan et pendant le Séisme, celui qui a pioché peut déplacer un Poulet, de n'importe quel joueur, d'un hexagone vers un hexagone libre.

## Limits

island-chapter-LIMIT = Limites
island-rule-LIMIT-1 = La main n'a pas de limite, sauf après une Catastrophe.
island-rule-LIMIT-2 = Une Bannière porte au plus 9 Ressources. Si vous en avez plus quand l'action ou l'effet qui les a données est terminé, rendez aussitôt à la réserve celles de votre choix jusqu'à 9. En mode Expert, il n'y a pas de limite.
island-rule-LIMIT-3 = Une armée compte 6 Poulets ; le Leader n'en est pas un. Les Machines sont limitées par les Pilotes et par les figurines.
island-rule-LIMIT-4 = Chaque joueur a 3 Stratégies en jeu au plus (selon l'édition et le mode).
island-rule-LIMIT-5 = Une Unité peut porter autant de Boucliers que la réserve de 8 en fournit.
island-rule-LIMIT-6 = Chaque joueur a 3 marques.
island-rule-LIMIT-7 = Une Bannière porte au plus 3 marques en tout, et au plus 2 du même ennemi.
island-rule-LIMIT-8 = Si ces limites interdisent la marque, l'Attaque réussit quand même et retire un Bouclier s'il y en a, mais aucune marque n'est placée.

## Team play

island-chapter-TEAM = Jeu en équipe
island-rule-TEAM-1 = Deux équipes de deux s'affrontent. Les partenaires sont assis face à face, si bien que les équipes jouent en alternance.
island-rule-TEAM-2 = Votre main reste secrète même pour votre partenaire ; tout ce qui se dit est public.
island-rule-TEAM-3 = Les Unités de votre partenaire ne comptent jamais comme les vôtres : on ne les traverse pas, on ne s'y groupe pas, et l'on ne partage ni bonus, ni cartes, ni Ressources, ni dés.
island-rule-TEAM-4 = Elles ne sont pas ennemies non plus : on ne peut pas les attaquer, et un effet sur des Unités ennemies ne peut pas les choisir.
island-rule-TEAM-5 = Une équipe gagne dès que chacune des deux Bannières adverses porte au moins 1 marque, quel que soit le partenaire qui l'a placée.
island-rule-TEAM-6 = En Combat, les quatre joueurs posent des Parchemins comme d'habitude, et chacun peut aider l'un ou l'autre camp.

## Capture the Flag

island-chapter-FLAG = Capture de Drapeau
island-rule-FLAG-1 = On joue sans Leaders : ni cartes, ni figurines. Les effets sur les Leaders ne font rien.
island-rule-FLAG-2 = Vous gagnez aussitôt qu'une de vos Unités porte un Drapeau ennemi sur votre propre Base. Une Unité ennemie qui s'y tient avec un Drapeau ne fait gagner personne.
island-rule-FLAG-3 = Chaque joueur pose une de ses marques comme Drapeau sur la pile de Poulets de sa Base ; le Poulet du dessus le porte (selon l'édition).
island-rule-FLAG-4 = Toute Unité peut porter autant de Drapeaux qu'on veut, les siens ou ceux des ennemis, et les emmène en se déplaçant.
island-rule-FLAG-5 = Quand une Unité élimine en Combat, depuis un hexagone adjacent, le porteur ou une Unité de son Groupe, elle prend tous les Drapeaux de ce Groupe (selon l'édition).
island-rule-FLAG-6 = Si un Bouclier arrête l'Attaque, aucun Drapeau n'est pris.
island-rule-FLAG-7 = Si le porteur est éliminé par une Catastrophe, une Attaque à distance ou un autre effet, ses Drapeaux restent dans son hexagone, à qui les prendra.
island-rule-FLAG-8 = Une Unité qui entre dans un hexagone où gît un Drapeau, ou qui y est placée, le porte. Une Unité survivante du Groupe, dans cet hexagone, le prend aussitôt.
island-rule-FLAG-9 = Dépenser cinq étoiles n'a aucun effet.
island-rule-FLAG-10 = Vos Unités d'un même hexagone peuvent se passer des Drapeaux à tout moment d'un Mouvement, même en chemin ; il n'y a pas d'autre façon de s'en défaire. Un Poulet qui devient Pilote laisse les siens dans son hexagone.
island-rule-FLAG-11 = Votre propre Drapeau n'a pas besoin d'être chez vous pour que vous gagniez. Le ramener n'a aucun effet.
island-rule-FLAG-12 = Tout le reste suit le jeu normal, mais aucune marque n'est placée sur les Bannières.

## Expert

island-chapter-EXPERT = Mode Expert
island-rule-EXPERT-1 = À la mise en place, chaque Leader reçoit 1 Bouclier (pour Abigail, selon l'édition).
island-rule-EXPERT-2 = Prenez 3 Ressources de chaque type par joueur, mélangez-les face cachée et distribuez-en 9 au hasard à chacun. Les autres forment la réserve (selon l'édition).
island-rule-EXPERT-3 = Les Ressources ne sont pas limitées. Trois étoiles ne complètent pourtant que jusqu'à 9.
island-rule-EXPERT-4 = Il n'y a pas de second lancer.
island-rule-EXPERT-5 = Piochez 1 seul Parchemin à la fin du tour. La limite est de 1 Stratégie, 2 pour Keekmee.
island-rule-EXPERT-6 = Toute Unité peut entrer dans toute Base, vos Machines dans la vôtre aussi (selon l'édition). Les limites d'occupation d'un hexagone restent valables.
island-rule-EXPERT-7 = Toute Unité sur une Base profite de son bonus d'Armure.
island-rule-EXPERT-8 = Tant qu'une Unité d'un autre joueur est sur votre Base, vous ne récupérez pas de Poulets. Une Unité à vous qui ne peut pas se grouper les bloque aussi.
island-rule-EXPERT-9 = Après une Catastrophe, personne ne défausse et seules les Catastrophes retournent dans la pile, pas la défausse. Dès qu'il ne reste que 4 Parchemins dans la pile, la partie s'arrête et tout le monde perd.

## Pelea de Gallos

island-chapter-GALLOS = Combat de coqs
island-rule-GALLOS-1 = On joue avec les Poulets et les Leaders seulement : pas de Machines, pas de Ressources, pas de Construction.
island-rule-GALLOS-2 = Retirez les Ressources, les cartes Machine et les Parchemins Transmutation et Piège à lave (selon l'édition).
island-rule-GALLOS-3 = Les Bases montrent leur face +2 (selon l'édition).
island-rule-GALLOS-4 = Tout Poulet placé sur l'île, à la mise en place ou après une Récupération, est posé face cachée.
island-rule-GALLOS-5 = Vous pouvez regarder vos jetons à tout moment. Un Poulet est révélé à l'annonce d'une Attaque qu'il mène ou qu'il subit, et reste visible jusqu'à son élimination ; il est alors défaussé face cachée.
island-rule-GALLOS-6 = Dans un Groupe, seuls le Leader et le Poulet du dessus peuvent attaquer ou être attaqués (selon l'édition). Un Poulet seul est au-dessus de sa propre pile.
island-rule-GALLOS-7 = Vous ne pouvez changer l'ordre des jetons de vos Groupes, chacun dans son hexagone, que pendant un de vos Mouvements ou une de vos Récupérations (selon l'édition).
island-rule-GALLOS-8 = L'action peut servir à cela seul : une Récupération qui ne récupère rien, ou un Mouvement sans bouger.
island-rule-GALLOS-9 = Dans les effets des Parchemins, Ressources, Pilotes et noms de Machines se lisent « Poulets » (selon l'édition). Ce qui touche alors le même Poulet s'additionne : Tranchées donne +3 en Armure en tout.
island-rule-GALLOS-10 = Renouveler l'Entrepôt avec une étoile ne fait rien ; trois étoiles font piocher et récupérer des Poulets. L'Ouragan coûte à chacun 2 Poulets.
island-rule-GALLOS-11 = Le but et tout le reste sont ceux du jeu normal.

## Building an island

island-chapter-ISLAND = Construire une île
island-rule-ISLAND-1 = Posez au centre une tuile Lave/Neutre, face Lave visible.
island-rule-ISLAND-2 = À partir du premier joueur et dans l'ordre du tour, chacun pose un Territoire, une Base et une tuile Lave/Neutre, dans cet ordre, avant que le suivant commence (selon l'édition).
island-rule-ISLAND-3 = Le premier Territoire touche la Lave centrale par au moins 2 de ses hexagones (selon l'édition).
island-rule-ISLAND-4 = La Base touche au moins 2 hexagones du Territoire que le joueur vient de poser, et lui est liée.
island-rule-ISLAND-5 = La tuile Lave/Neutre du premier joueur se pose face Lave si elle touche la Lave centrale, face Neutre si elle touche au moins 2 tuiles différentes.
island-rule-ISLAND-6 = Chaque Territoire suivant touche une tuile Lave par au moins 1 hexagone, si une telle place existe (selon l'édition), et au moins 2 de ses hexagones touchent des tuiles déjà posées, Lave comprise.
island-rule-ISLAND-7 = Les Bases suivantes se posent de même. Les tuiles Lave/Neutre suivantes se posent face Lave si elles touchent une autre tuile Lave, face Neutre si elles touchent au moins 2 tuiles différentes.
island-rule-ISLAND-8 = À la fin, chaque hexagone vide entièrement entouré de tuiles est comblé par une tuile Lave. On ne peut pas poser une tuile qui enfermerait plus de trous qu'on ne peut en combler.
island-rule-ISLAND-9 = Les tuiles ne se chevauchent jamais ; un Territoire peut être tourné. Les tuiles restantes vont dans la boîte.
island-rule-ISLAND-10 = Les Bases sont ensuite choisies dans l'ordre habituel, librement, peu importe qui les a posées.
island-rule-ISLAND-11 = Première édition : un Territoire touche si possible la Lave centrale par 1 côté et d'autres Territoires par 2. Une Base touche par 2 côtés un Territoire sans Base, même posé par un autre. Une tuile Lave/Neutre, sur l'une ou l'autre face, a 2 côtés contre des Territoires ou des Bases ; on en pose une par Territoire.

## Solo

island-chapter-SOLO = Solo
island-rule-SOLO-1 = Vous jouez seul contre le Prétendant, avec les règles normales et les changements qui suivent.
island-rule-SOLO-2 = Vous gagnez en plaçant 1 marque sur le Prétendant ; vous perdez s'il en place 1 sur vous.
island-rule-SOLO-3 = La mise en place est celle de 2 joueurs, et le Prétendant joue en premier. Vous choisissez librement les deux Leaders et les deux paires de Base et Territoire.
island-rule-SOLO-4 = Vous commencez avec 9 Ressources, 3 de chaque type ; les autres forment la réserve. Vous recevez 3 Parchemins comme d'habitude, le Prétendant 3 cartes que personne ne regarde.
island-rule-SOLO-5 = Le Prétendant n'a ni Poulets, ni Ressources, ni Bannière (pour les Poulets, selon l'édition). Ses Machines sont gratuites et sans Pilotes, et la capacité de son Leader est ignorée.
island-rule-SOLO-6 = L'Entrepôt a un ordre de gauche à droite, la pile étant à droite. Quand une carte est prise, celles à sa droite glissent d'une place vers la gauche et une nouvelle carte comble le bout droit.
island-rule-SOLO-7 = Si toutes les cartes de l'Entrepôt ont une Vitesse de 0, mélangez-les à la pile des Machines et révélez-en 4 nouvelles, autant de fois qu'il faut.
island-rule-SOLO-8 = La main du Prétendant est une pile face cachée. Une Catastrophe qu'il pioche ou joue ne fait rien.
island-rule-SOLO-9 = Vous piochez 1 Parchemin à la fin de votre tour.
island-rule-SOLO-10 = Les cartes du Prétendant forment de gauche à droite son ordre d'activation : les Machines, puis le Leader tout à droite.
island-rule-SOLO-11 = Les 5 dés du Prétendant, lancés à la mise en place, se rangent sur la carte Solo selon leur résultat : Pouvoir (+3), Commandement (+1, +2, griffe), Construction (poulet), Renforts (étoile).
island-rule-SOLO-12 = L'Hexagone prioritaire classe les six directions de 1 à 6 et tranche tout choix entre des hexagones. La direction 1 est celle dans laquelle vous regardez (selon l'édition) ; la carte Solo donne les autres.
island-rule-SOLO-13 = En dernier, le Prétendant prend dans l'Entrepôt la Machine la plus forte parmi celles de Vitesse 1 ou plus, la plus à gauche en cas d'égalité (selon l'édition). Il la pose sur son Territoire à côté de sa Base, selon l'Hexagone prioritaire, et sa carte à gauche du Leader.
island-rule-SOLO-14 = Tour du Prétendant : action gratuite, puis rangées de dés, puis il lance et range ses dés dépensés, puis il pioche 2 Parchemins.
island-rule-SOLO-15 = Au début de son tour, comparez les dés des deux rangées du haut et ceux des deux rangées du bas : la paire qui en a le plus est active pour ce tour. Avec 5 dés, il n'y a pas d'égalité.
island-rule-SOLO-16 = La Machine la plus à gauche fait l'action gratuite : elle attaque votre Leader s'il est à portée, sinon votre Unité à portée qui a le plus de Force (à égalité, l'Hexagone prioritaire décide), sinon elle va vers votre Leader (selon l'édition).
island-rule-SOLO-17 = Si le Prétendant n'a pas de Machine, son action gratuite construit la Machine de Vitesse 1 ou plus la plus à gauche de l'Entrepôt (selon l'édition).
island-rule-SOLO-18 = Pouvoir : si la paire du haut est active, toutes les Unités du Prétendant, Leader compris, ont +3 en Force par dé Pouvoir dans chaque Attaque de ce tour, action gratuite comprise.
island-rule-SOLO-19 = Commandement : chaque dé active l'Unité suivante de l'ordre, depuis la gauche. Elle attaque si une de vos Unités est à portée ; sinon elle va vers votre Leader, et si elle a alors une cible à portée, le dé suivant sert à cette Attaque.
island-rule-SOLO-20 = Le Leader du Prétendant ne se déplace que si deux autres de ses Unités ont été activées ce tour-ci ; sinon, le dé active de nouveau la première Unité de l'ordre. Son Attaque est toujours permise. Au bout de l'ordre, on reprend à gauche.
island-rule-SOLO-21 = Construction : une seule Machine est construite, quel que soit le nombre de dés. Partez de la carte de Vitesse 1 ou plus la plus à gauche ; chaque dé ajoute au choix la carte suivante à droite (selon l'édition). La plus forte de Vitesse 1 ou plus est prise, la plus à gauche en cas d'égalité.
island-rule-SOLO-22 = Sa carte va juste à gauche du Leader ; sa figurine sur l'hexagone vide du Territoire le plus proche de la Base, selon l'Hexagone prioritaire (selon l'édition).
island-rule-SOLO-23 = Renforts, en cumulant : 1 dé donne 1 Parchemin, le 2e un Bouclier sur son Leader, les 3e, 4e et 5e chacun 1 Parchemin de plus.
island-rule-SOLO-24 = Les deux rangées de la paire active sont exécutées, même si l'une n'a pas de dés : Pouvoir et Commandement, ou Construction puis Renforts. Tous leurs dés sont dépensés ; les autres restent pour plus tard.
island-rule-SOLO-25 = « Vers votre Leader » : l'Unité prend le plus court chemin vers un hexagone libre d'où elle pourrait l'attaquer ; à défaut, elle s'en approche autant que possible.
island-rule-SOLO-26 = En Combat, après l'annonce et vos dés de Force, le Prétendant pose la première carte de la pile, vous posez vos Parchemins en une fois, puis il pose la moitié de sa main, arrondie en dessous, 8 cartes au plus. Il n'en pose aucune s'il défend, que votre Force n'atteint pas encore son Armure et que vous n'avez rien posé. On révèle, on compare, et toutes ses cartes sont défaussées, Stratégies comprises.
island-rule-SOLO-27 = Une carte du Prétendant avec un bonus supérieur à 1 l'ajoute à sa Force s'il attaque, à son Armure s'il défend, quelle que soit la valeur imprimée ; toute autre ajoute 1, une Catastrophe 0 (selon l'édition). Ses autres effets sont ignorés, sauf ceux qui lui font piocher des Parchemins.
island-rule-SOLO-28 = En cas d'égalité, l'Hexagone prioritaire décide entre les hexagones, et la carte la plus à gauche l'emporte dans l'Entrepôt.

## Hard Solo

island-chapter-HARD = Solo difficile
island-rule-HARD-1 = Il vous faut 2 marques sur le Prétendant pour gagner ; une seule sur vous suffit toujours à vous faire perdre.
island-rule-HARD-2 = Vous ne pouvez pas payer de second lancer.

## Epic death

island-chapter-EPIC = Mort épique
island-rule-EPIC-1 = Première édition : chaque joueur garde face cachée une seconde carte Leader pour ce cas.
island-rule-EPIC-2 = Un Leader meurt d'une mort épique si la tuile Neutre sous lui devient Lave et qu'aucun hexagone adjacent n'est libre pour lui. Il perd d'abord ses Boucliers.
island-rule-EPIC-3 = Il en va de même si un joueur l'attaque deux fois avec succès dans un même tour, sans qu'un Bouclier arrête l'une des Attaques. Les deux marques sont placées d'abord.
island-rule-EPIC-4 = Retournez la carte du Leader, rangez sa figurine et révélez la seconde carte ; le nouveau Leader arrive sur votre Base. Si elle ne peut pas l'accueillir, il va sur l'hexagone libre de votre Territoire le plus proche ; faute de place, il attend le début d'un de vos prochains tours.
island-rule-EPIC-5 = Boucliers, dés et cartes attachées du Leader mort sont perdus ; les marques sur la Bannière restent. Le compte des Attaques repart de zéro.
island-rule-EPIC-6 = Un second Leader ne peut pas mourir d'une mort épique.

## Other options of the first edition

island-chapter-QUICK = Partie rapide
island-rule-QUICK-1 = Première édition : à chaque tour, entre le lancer et les actions, vous pouvez faire une Construction aux conditions normales.
island-rule-QUICK-2 = L'action gratuite est alors un Mouvement, une Récupération ou une Attaque ; elle ne permet plus de construire.

island-chapter-BASE2P = Bonus de Base à deux joueurs
island-rule-BASE2P-1 = Première édition, option à deux joueurs : les Bases montrent leur face avec bonus, et toute Unité ou tout Leader qui défend sur une Base a +2 en Armure.

island-chapter-HCORE = Règle hardcore
island-rule-HCORE-1 = Première édition : après la mise en place, placez 1 Bouclier sur chaque Leader.

## Hahnenkampf

island-chapter-HAHN = Combat de coqs, première édition
island-rule-HAHN-1 = Ni cartes Machine ni Ressources : seulement des Poulets et des Leaders, pour 2 à 4 joueurs.
island-rule-HAHN-2 = Les Poulets sont posés face cachée, révélés quand ils attaquent ou défendent, et restent visibles.
island-rule-HAHN-3 = Les Parchemins qui parlent de Machines ou de Ressources sont nuls : si vous en piochez un, défaussez-le et piochez-en un autre. Aucun Parchemin n'est retiré d'avance.
island-rule-HAHN-4 = La place dans la pile ne compte pas : le joueur qui attaque désigne n'importe quelle Unité du Groupe, un jeton face cachée par sa position.

## Solo in the first edition

island-chapter-DESOLO = Solo, première édition
island-rule-DESOLO-1 = Le Prétendant a ses 6 Poulets, sur sa Base avec son Leader, que vous choisissez. Vos 9 Ressources, 3 de chaque type, sont les seules en jeu : la réserve commence vide.
island-rule-DESOLO-2 = Ordre d'activation : les Machines, puis les Poulets sur l'île, du plus fort au plus faible, puis le Leader.
island-rule-DESOLO-3 = Il vise, pour l'action gratuite et le Commandement, votre Unité ou Leader à portée qui a le moins d'Armure ; à égalité, l'Hexagone prioritaire décide.
island-rule-DESOLO-4 = L'action gratuite revient à la Machine la plus à gauche ; sans Machine, à un Poulet du Groupe du Leader, tiré au hasard ; sans l'un ni l'autre, le Prétendant récupère 2 de ses Poulets au hasard.
island-rule-DESOLO-5 = Construction : chaque dé ajoute la carte suivante à droite dont la Vitesse est de 1 ou plus. La figurine se pose à côté de la Base, selon l'Hexagone prioritaire.
island-rule-DESOLO-6 = À la mise en place, posez une marque du Prétendant sur un hexagone adjacent à sa Base : la direction 1 de l'Hexagone prioritaire va de la Base à cet hexagone, pour toute la partie.
island-rule-DESOLO-7 = En Combat, une carte du Prétendant sans effet, Catastrophe comprise, ajoute 1.
island-rule-DESOLO-8 = Le Leader du Prétendant n'utilise jamais sa capacité. Il n'y a pas de Solo difficile.

## Achievements

island-chapter-ACH = Défis
island-rule-ACH-1 = Placer une marque par une Attaque avec une Force de 20 ou plus.
island-rule-ACH-2 = Placer une marque en attaquant avec un Soldat groupé avec au moins un autre Soldat.
island-rule-ACH-3 = Gagner la partie par une Attaque à distance après avoir joué Roc Volant.
island-rule-ACH-4 = Gagner une partie normale à plusieurs sans faire de Construction.
island-rule-ACH-5 = Gagner avec toutes ses marques placées par des Attaques de son Leader.
island-rule-ACH-6 = Gagner en plaçant 2 marques dans un même tour.
island-rule-ACH-7 = Gagner une partie à plusieurs à son 3e tour, ou plus tôt.
island-rule-ACH-8 = Gagner 9 parties en Solo, chacune avec un autre Leader.
island-rule-ACH-9 = Jouer à tous les modes.
island-rule-ACH-10 = Peindre les figurines et en publier une photo.
island-rule-ACH-11 = Première édition : causer la mort épique d'un Leader ennemi.
island-rule-ACH-12 = Première édition : gagner une partie normale à 3 ou 4 sans Machines.
island-rule-ACH-13 = Première édition : placer une marque avec un Soldat d'un Groupe d'au moins 3 Soldats.
island-rule-ACH-14 = Première édition : avoir en même temps les 3 Golems différents.
island-rule-ACH-15 = Première édition : gagner en jouant Roc Volant et en attaquant avec un Canon.
island-rule-ACH-16 = Première édition : gagner avec toutes ses marques placées par des Attaques de son Leader.
island-rule-ACH-17 = Première édition : gagner une partie à 3 ou 4 à son 2e tour, ou plus tôt.
island-rule-ACH-18 = Première édition : gagner 9 parties en Solo, chacune avec un autre Leader.
island-rule-ACH-19 = Première édition : jouer à tous les modes et à toutes les variantes.
island-rule-ACH-20 = Première édition : peindre les figurines et en publier une photo.

## Questions and answers

island-chapter-FAQ = Foire aux questions
island-rule-FAQ-1 = Le texte d'une carte l'emporte sur les règles.
island-rule-FAQ-2 = Ni la Lave ni les Catastrophes ne donnent jamais de marques.
island-rule-FAQ-3 = Un Leader peut être vaincu, jamais éliminé.
island-rule-FAQ-4 = Échanger les places ne change pas les rôles : l'Attaquant reste Attaquant, le Défenseur reste Défenseur.
island-rule-FAQ-5 = Un nouveau Défenseur doit être ennemi de l'Attaquant et à sa portée.
island-rule-FAQ-6 = Un Leader n'est pas un Poulet. « Poulets » désigne les seuls jetons Poulet, pas les Pilotes.
island-rule-FAQ-7 = Les Unités d'un Groupe ne sont pas adjacentes entre elles.
island-rule-FAQ-8 = Un effet « jusqu'à la fin du tour » survit à la perte de sa carte.
island-rule-FAQ-9 = La capacité d'une Machine fonctionne dès le tour de sa Construction.
island-rule-FAQ-10 = Les Poulets ne donnent aucun bonus aux Soldats.
island-rule-FAQ-11 = Au Combat de coqs, Tranchées donne aux Poulets +3 en Armure en tout.

