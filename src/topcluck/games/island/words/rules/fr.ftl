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
island-rule-GEN-9 = Une Unité est un Leader, un jeton Poulet sur l'île ou une Machine. Chacune a son propriétaire, son hexagone, ses Boucliers, ses dés +1, ses cartes attachées et, en Capture de Drapeau, ses Drapeaux. Dans la première édition, le Leader n'est pas une Unité.
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
island-rule-MOVE-6 = Un Mouvement ne peut finir parmi de vos Unités avec lesquelles on ne peut pas se grouper que s'il vous reste assez de Mouvements pour en repartir ; une seule Unité, ou un seul Groupe, est ainsi de passage à la fois. Tant qu'elle l'est, elle ne peut que se déplacer, et vous devez garder de quoi libérer l'hexagone avant la fin de vos actions (selon l'édition).
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
island-rule-ISLAND-11 = Première édition : un Territoire touche si possible la Lave centrale par au moins 1 côté et d'autres Territoires par au moins 2. Une Base touche par au moins 2 côtés un Territoire sans Base, même posé par un autre. Une tuile Lave/Neutre, sur l'une ou l'autre face, a au moins 2 côtés contre des Territoires ou des Bases ; on en pose une par Territoire.

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

## Rulings

island-chapter-RUL = Précisions
island-rule-RUL-1 = Il y a 12 jetons Ressource de chaque type.
island-rule-RUL-2 = Il y a 4 Catastrophes, une de chaque nom.
island-rule-RUL-3 = Un dé a une face griffe, une poulet, une étoile, une +1, une +2 et une +3.
island-rule-RUL-4 = Chacun des 6 jetons Poulet d'une couleur a sa Vitesse, sa Force et son Armure : choisir lequel prendre, récupérer ou faire monter comme Pilote est donc un vrai choix. Entre jetons identiques, il n'y a rien à choisir.
island-rule-RUL-5 = Le nombre de cartes d'une main est public ; seules leurs faces sont secrètes.
island-rule-RUL-6 = Première édition : les Bases se choisissent avant que les Leaders soient connus. Le Leader rejoint la pile quand il est choisi.
island-rule-RUL-7 = Seules les marques présentes sur les Bannières comptent pour gagner. Une marque retirée revient à son propriétaire, qui peut la replacer.
island-rule-RUL-8 = Un Combat ne place qu'une marque, pour un seul joueur : on ne gagne pas à deux. Si un effet remplissait les conditions de deux joueurs à la fois, le joueur actif gagne, sinon le suivant dans le sens horaire.
island-rule-RUL-9 = Annoncez 0, 1 ou 2, puis piochez ces Parchemins ensemble, sans regarder le premier avant de décider.
island-rule-RUL-10 = Un dé +1 ne va que sur vos propres Unités : hors Combat, pendant vos actions, sur n'importe laquelle ; en Combat, sur l'Attaquant seulement.
island-rule-RUL-11 = Les capacités d'étoiles communes coûtent, dans l'ordre, 1, 1, 2, 3, 4 et 5 étoiles.
island-rule-RUL-12 = Première édition : seules les capacités sans étoiles s'utilisent à tout moment. Celles qui coûtent des étoiles restent réservées à votre étape d'actions, à moins qu'on n'en convienne autrement.
island-rule-RUL-13 = Une Catastrophe piochée grâce à des étoiles se résout entièrement, mélange compris, puis on continue : avec une étoile, vous défaussez encore une carte si vous en avez ; avec trois, vous récupérez et complétez encore.
island-rule-RUL-14 = Même si les 4 hexagones de votre Territoire sont occupés, les Pilotes que vous y prenez peuvent faire de la place : ils montent avant que la Machine soit posée.
island-rule-RUL-15 = Un seul Poulet ou un seul Soldat suffit : vous pouvez construire une Machine avec Regroupement sur tout hexagone de votre Territoire où ne se trouvent que de vos Unités avec Regroupement.
island-rule-RUL-16 = Si la pile et la défausse des Machines sont vides, l'Entrepôt reste incomplet ; la prochaine carte défaussée y est révélée aussitôt. On ne mélange la défausse que lorsqu'il faut une carte.
island-rule-RUL-17 = Un Poulet qui devient Pilote n'est plus une Unité : il perd Boucliers, dés +1 et cartes attachées.
island-rule-RUL-18 = Un Mouvement ne peut pas finir pour de bon sur un hexagone interdit. Une Unité de passage ne peut ni attaquer, ni utiliser une capacité liée à sa position, ni devenir Pilote.
island-rule-RUL-19 = Expert : si aucun hexagone voisin n'est libre et que sa Base est bloquée, le Leader va sur l'hexagone libre de son Territoire le plus proche de la Base, sinon sur celui de l'île le plus proche. Son propriétaire départage les égalités.
island-rule-RUL-20 = Quand un Groupe se retrouve sur la Lave, les Poulets et les Machines sont éliminés, le Leader est placé à côté, et les Unités protégées restent.
island-rule-RUL-21 = À chaque pas, les pas déjà faits doivent être inférieurs à la Vitesse de l'Unité la plus rapide du Groupe à ce moment. Laisser la plus rapide peut arrêter les autres ; en prendre une peut prolonger la route. Qui reste au départ n'a pas bougé.
island-rule-RUL-22 = La pose finit quand autant de joueurs qu'il y en a à table ont passé à la suite. Passer n'est pas définitif ; après une carte posée, on continue dans le sens horaire, si bien que le dernier à avoir posé est encore consulté une fois.
island-rule-RUL-23 = En Combat, seul le joueur actif active les capacités d'étoiles de ses cartes : avec les dés de Force, et après toutes les révélations.
island-rule-RUL-24 = Si l'Attaquant ou le Défenseur est éliminé pendant la révélation, les cartes restantes se résolvent, puis le Combat finit : ni marque ni élimination, l'action et les dés +2 et +3 sont dépensés. Un Leader chassé par la Lave reste Défenseur.
island-rule-RUL-25 = L'Attaque d'une Unité à Portée contre une voisine n'est pas à distance : il faut au moins 2 hexagones, sauf si une carte dit autre chose.
island-rule-RUL-26 = Un Bouclier arrête aussi l'élimination par une Magie ou une capacité, un Bouclier à chaque fois. La Lave fait exception ; un Leader perd alors tous ses Boucliers.
island-rule-RUL-27 = La capacité d'un Golem se déclenche à toute élimination, même si son joueur l'a mené sur la Lave. Elle se résout quand il a quitté l'île, à partir de son dernier hexagone.
island-rule-RUL-28 = Si la pile n'a pas assez de Parchemins, piochez ce qu'il y a. Si une Catastrophe en fait partie, résolvez-la avec son mélange et ne complétez pas ; sinon, mélangez la défausse en une nouvelle pile et piochez le reste. Une pile déjà vide est d'abord refaite avec la défausse.
island-rule-RUL-29 = Deuxième édition : les Stratégies ne se jouent qu'en Combat, même si leur effet n'a rien à voir avec lui.
island-rule-RUL-30 = Une Catastrophe piochée en Combat se résout aussitôt. Les cartes de ce Combat ne sont ni en main ni en défausse : elles ne comptent pas pour la limite de 9 et ne sont pas remélangées.
island-rule-RUL-31 = Le Tsunami élimine une seule Unité, au choix de celui qui l'a pioché, même la sienne s'il n'y en a pas d'autre ; édition italienne : toutes les Unités adjacentes hors Leaders, et celles qui ont un Bouclier en perdent 1 à la place. Sans tuile Lave, rien ne se passe ; sans Unité adjacente, on retourne seulement la tuile.
island-rule-RUL-32 = Séisme : toutes les tuiles se retournent ensemble, puis toutes les Unités touchées hors Leaders sont éliminées ensemble, puis viennent leurs effets, puis les Leaders, celui du joueur qui a pioché d'abord. Un Leader peut occuper l'hexagone qu'un autre espérait ; les tuiles devenues Neutres sont libres.
island-rule-RUL-33 = Éruption, première édition : un Leader n'est jamais éliminé. Adjacent, il perd 1 Bouclier s'il en a, sinon rien.
island-rule-RUL-34 = Une Unité protégée de la Lave est touchée par l'Éruption à côté de la tuile comme dessus.
island-rule-RUL-35 = Une Attaque peut être annoncée et réussir même si aucune marque ne peut être placée : Bannière pleine, déjà 2 marques à vous, ou plus aucune à placer. Il n'y a alors pas de marque.
island-rule-RUL-36 = Deux partenaires ne peuvent pas s'attaquer. Un effet sur « une Unité » ou « un autre joueur » peut choisir ceux du partenaire ; on ne peut pourtant ni traverser ses Unités ni se grouper avec elles.
island-rule-RUL-37 = Si le porteur est éliminé par une Catastrophe ou une Attaque à distance et que des Unités de son Groupe survivent, l'une d'elles prend ses Drapeaux, au choix de leur propriétaire.
island-rule-RUL-38 = Une Machine n'entre pas dans sa Base : elle doit passer le Drapeau à un Poulet, dans un hexagone partagé, même en chemin. On ne pose pas un Drapeau exprès ; celui d'un Poulet devenu Pilote va à une Unité de son Groupe, sinon reste sur place.
island-rule-RUL-39 = Expert : toute Unité sur la Base avec laquelle les Poulets ne peuvent pas partager l'hexagone bloque leur retour. On peut toujours prendre des Ressources.
island-rule-RUL-40 = Expert : on compte la pile après chaque pioche complète, Catastrophes remélangées. À 4 cartes ou moins, la partie s'arrête et tous perdent ; une victoire obtenue plus tôt dans le tour reste acquise.
island-rule-RUL-41 = Au Combat de coqs, la deuxième édition anglaise garde le bonus des Bases ; les éditions française et italienne le retirent.
island-rule-RUL-42 = Au Combat de coqs, une Récupération sans prise ou un Mouvement sans bouger sont permis pour changer l'ordre des jetons. On le change une seule fois, à n'importe quel moment de l'action, et chaque jeton reste dans son hexagone.
island-rule-RUL-43 = Ouragan au Combat de coqs : chaque joueur élimine 2 de ses Poulets sur l'île, à son choix, ou tous s'il en a moins. Un Bouclier sauve un Poulet.
island-rule-RUL-44 = Toute tuile déjà posée compte, Lave comprise. Deux hexagones différents du nouveau Territoire doivent chacun toucher une tuile.
island-rule-RUL-45 = On ne peut pas poser une tuile qui enferme plus de trous qu'il ne restera de tuiles Lave, une fois réservées celles que les joueurs suivants ont encore à poser.
island-rule-RUL-46 = Première édition : « si possible » vaut pour les deux conditions. Le premier Territoire ne touche que la Lave ; le deuxième touche l'autre Territoire autant que la forme le permet. Les côtés sont ceux des hexagones.
island-rule-RUL-47 = En Solo, 1 marque suffit pour gagner ; en Solo difficile, il en faut 2.
island-rule-RUL-48 = Le Prétendant commence avec 3 cartes face cachée. Les Catastrophes n'y sont pas remplacées, puisque personne ne regarde.
island-rule-RUL-49 = Avant de renouveler un Entrepôt immobile, vérifiez que la pile contient une carte de Vitesse 1 ou plus ; sinon, mélangez-y la défausse. S'il n'y en a toujours pas, l'Entrepôt reste et le Prétendant ne construit pas tant qu'il n'y vient pas une telle carte. On ne revérifie que si l'Entrepôt ou la défausse a changé.
island-rule-RUL-50 = À défaut d'autre indication, la direction 1 de l'Hexagone prioritaire est suivie des autres dans le sens horaire. Un hexagone lointain se classe par les directions du plus court chemin qui y mène, comparées pas à pas ; cela vaut aussi quand une Unité du Prétendant doit être placée.
island-rule-RUL-51 = Le Leader du Prétendant attaque si une cible est à portée quand vient son tour ; seul son déplacement est restreint. On compte les Unités différentes activées ce tour-ci, action gratuite comprise. Sans aucune Machine, il ne se déplace pas, et le dé est perdu s'il n'a pas de cible.
island-rule-RUL-52 = Le Prétendant construit sur son Territoire, sur l'hexagone vide le plus proche de sa Base ; à égalité, l'Hexagone prioritaire vu de la Base décide. Sans hexagone vide, un Soldat rejoint le Groupe le plus proche ; sinon, il n'y a pas de Construction.
island-rule-RUL-53 = L'Unité vise les hexagones libres d'où elle pourrait attaquer votre Leader et prend le plus court chemin (à égalité, l'Hexagone prioritaire), en évitant vos Unités, les Bases fermées, la Mer et la Lave ; elle peut traverser les siennes. Elle avance de toute sa Vitesse, jusqu'au dernier hexagone où elle peut rester. Si aucun but n'est accessible, elle se rapproche autant que possible, sinon elle reste.
island-rule-RUL-54 = Un second Leader ne meurt pas : sur la Lave, il est placé au plus près de sa Base ; après deux Attaques, il ne se passe rien de plus.
island-rule-RUL-55 = Première édition : sont nulles les cartes qui parlent de Machines ou de Ressources, Ouragan compris ; on les défausse et on repioche.
island-rule-RUL-56 = Solo, première édition : choisissez librement votre Leader et un second, gardé face cachée ; le Prétendant n'en a pas de second, et là où il mourrait par la Lave, il est placé au plus près de sa Base. Les Ressources inutilisées vont dans la boîte.
island-rule-RUL-57 = L'Expert se combine avec le jeu normal et le jeu en équipe, une île construite avec tous les modes. En première édition, la règle hardcore va avec tout mode à Leaders, la partie rapide avec tout mode à Machines, le bonus de Base avec exactement 2 joueurs. Rien d'autre ne se combine.
island-rule-RUL-58 = Deuxième édition anglaise : la Récupération gratuite donne 2 prises.
island-rule-RUL-59 = Édition italienne, quatre étoiles : chacune de vos Unités sur l'île, Leader compris, reçoit un Bouclier. S'il en manque, vous choisissez lesquelles.
island-rule-RUL-60 = En Solo, l'édition française suit elle aussi la procédure anglaise : le Pouvoir compte quand la paire du haut est active, et une seule Machine est construite.
island-rule-RUL-61 = Première édition : vous n'êtes pas obligé de relancer vos dés dépensés, vous choisissez librement.
island-rule-RUL-62 = Première édition : avant chaque pas, le joueur dit qui se détache et reste. On ne prend personne en chemin.
island-rule-RUL-63 = Première édition : les dés +1 utilisés en Combat restent sur l'Unité.
island-rule-RUL-64 = Le second lancer peut reprendre n'importe lesquels de vos dés : ceux que vous venez de lancer, ceux gardés sur la Bannière ou ceux posés sur vos Unités, qui perdent alors leur bonus.
island-rule-RUL-65 = Le premier lancer demande au moins un dé. Si vous n'avez pas de dés dépensés et n'en choisissez aucun, l'étape est sautée et il n'y a pas de second lancer.
island-rule-RUL-66 = Les dés des tours précédents gardent leur résultat sur la Bannière aussi longtemps que vous voulez ; vous pouvez les dépenser ou les relancer.
island-rule-RUL-67 = Tout Parchemin jouable en Combat peut être posé, même sans effet, pour bluffer. Qui n'a plus de cartes passe d'office.
island-rule-RUL-68 = On révèle strictement dans le sens horaire à partir du joueur qui défend ; le joueur qui attaque n'a pas de place à part. Changer de Défenseur ne change pas cet ordre.
island-rule-RUL-69 = Avec 9 Ressources, vous pouvez en prendre 2 puis en rendre 2 de votre choix, et changer ainsi de types. Les jetons qui manquent à la réserve ne sont simplement pas pris.
island-rule-RUL-70 = Avec trois étoiles, prenez les Ressources qu'il y a, du type de votre choix. Si vous en avez déjà 9 ou plus, n'en prenez aucune.
island-rule-RUL-71 = Si la réserve a moins de Boucliers que demandé, placez ceux qu'il y a, où vous voulez. La capacité ne peut être choisie que si au moins 1 Bouclier peut être placé.
island-rule-RUL-72 = Ouragan : qui a moins de 2 Ressources rend ce qu'il a, et chacun choisit les siennes. Première édition : celui qui l'a pioché les choisit, et peut désigner un ennemi qui n'en a pas.
island-rule-RUL-73 = Les autres cartes de la même pioche vont d'abord en main. Les Catastrophes se résolvent entièrement, dans l'ordre choisi, puis une seule fois on défausse jusqu'à 9 et on mélange. Une Catastrophe piochée pendant une autre vient juste après elle, avant la défausse.
island-rule-RUL-74 = Expert : plusieurs cartes piochées avec une Catastrophe se traitent comme d'habitude, mais sans défausser et sans remélanger la défausse. Vérifiez ensuite s'il ne reste que 4 cartes.
island-rule-RUL-75 = Une Catastrophe reçue à la mise en place n'a pas d'effet. Elle est mise de côté et remplacée par la carte du dessus ; toutes sont remélangées quand la dernière main est complète.
island-rule-RUL-76 = Le Prétendant garde ses Catastrophes en main comme toute autre carte. Jouées, elles ne font rien et vont à la défausse ; elles reviennent dans la pile au prochain mélange.
island-rule-RUL-77 = Le Prétendant ne défausse pas jusqu'à 9 après une Catastrophe.
island-rule-RUL-78 = C'est toujours le propriétaire d'un Leader qui choisit où il fuit la Lave, quelle qu'en soit la cause.
island-rule-RUL-79 = Un Leader peut marcher exprès sur la Lave : il perd ses Boucliers, est placé sur un hexagone libre adjacent, et son Mouvement s'arrête là (selon l'édition).
island-rule-RUL-80 = Éruption sans tuile Lave : on retourne une tuile Neutre, les Unités dessus subissent la Lave, puis l'Éruption frappe les voisines, y compris un Leader qui vient d'en être chassé.
island-rule-RUL-81 = Deuxième édition anglaise : il est permis d'entrer sur la Lave, et c'est mortel, sauf pour un Leader.
island-rule-RUL-82 = On peut attaquer depuis une Base, la Lave ou la Mer si l'on peut s'y tenir, et attaquer une Unité qui s'y trouve. Seule l'entrée est réglementée.
island-rule-RUL-83 = Chaque dé ne paie qu'une chose, et les étoiles d'une capacité se dépensent toutes en une fois.
island-rule-RUL-84 = Une Attaque n'est pas rendue si le Combat tourne court : elle est dépensée dès l'annonce.
island-rule-RUL-85 = Une Magie permanente suit son Unité, quels que soient son hexagone, son Groupe ou son propriétaire, jusqu'à ce qu'elle quitte l'île. Sur un Leader, elle reste toute la partie.
island-rule-RUL-86 = Pour défausser jusqu'à 9, le joueur actif commence, puis dans le sens horaire. Chacun choisit ses cartes ; elles vont face visible à la défausse, aussitôt mélangée.
island-rule-RUL-87 = Un Territoire sans Base liée, ou en trop, ne peut pas être choisi. C'est un sol ordinaire, où personne ne construit.
island-rule-RUL-88 = On choisit sa Base dans le sens antihoraire à partir du voisin de droite du premier joueur, qui finit. À 2 joueurs, l'autre choisit donc d'abord.
island-rule-RUL-89 = Le choix des Leaders est secret et dévoilé en même temps. Les couleurs suivent les places à table.
island-rule-RUL-90 = Si la Machine choisie n'a plus de figurine, faites comme si elle n'était pas à l'Entrepôt.
island-rule-RUL-91 = Pour les Machines du Prétendant, les effets permanents et les effets déclenchés obligatoires jouent ; tout ce qui est facultatif, coûte des étoiles ou demande un choix ne sert pas, ni le Mouvement gratuit d'un Battle Car. Un effet déclenché avec choix frappe vos Unités dans l'ordre des cibles.
island-rule-RUL-92 = Le Prétendant vise le Leader, puis la Force la plus haute du moment, bonus permanents compris, puis l'Hexagone prioritaire. Dans un même hexagone : l'Armure la plus basse, puis le moins de Boucliers, puis le plus petit numéro.
island-rule-RUL-93 = La carte posée d'abord depuis la pile compte toujours ; seule la main reste fermée. Force et Armure comprennent alors dés, Stratégies et bonus, mais pas les cartes face cachée.
island-rule-RUL-94 = En Solo, il n'y a qu'un passage : le Prétendant, vous, le Prétendant. Sa moitié de main se prend sur le dessus de sa pile ; votre annonce et vos dés viennent avant.
island-rule-RUL-95 = Pour l'action gratuite, la cible doit être à portée de la Machine la plus à gauche, qui agit.
island-rule-RUL-96 = Si le Prétendant ne peut ni attaquer ni se déplacer, le dé ou l'action gratuite est dépensé sans effet, et l'Unité compte comme activée.
island-rule-RUL-97 = Si une carte du Prétendant donne plusieurs bonus, ou un bonus sous condition, c'est le plus grand nombre imprimé qui compte, sans condition.
island-rule-RUL-98 = Prendre un Drapeau ennemi alors que l'Attaquant se tient sur sa propre Base fait gagner aussitôt.
island-rule-RUL-99 = Si la tuile devient Lave sous le porteur, son Drapeau reste sur cette tuile. S'il est allé ou a été poussé sur la Lave, le Drapeau reste dans le dernier hexagone sans Lave qu'il occupait ; en Mer, dans son dernier hexagone avec tuile.
island-rule-RUL-100 = En équipe, les limites de marques sont les mêmes et chacun place les siennes. Cinq étoiles ne retirent une marque que de votre propre Bannière.
island-rule-RUL-101 = En équipe, deux marques sur un seul adversaire ne suffisent pas : il en faut une sur chaque Bannière. Elles peuvent venir toutes deux du même partenaire.
island-rule-RUL-102 = Expert : la Base ne donne que de l'Armure ; un Attaquant qui s'y tient n'y gagne pas de Force.
island-rule-RUL-103 = Vous choisissez en secret quels jetons d'un Groupe face cachée partent. Les autres voient seulement combien, et ceux qui sont face visible ; le dessus est le dernier dans votre ordre.
island-rule-RUL-104 = Un Poulet récupéré prend dans la pile la place que vous voulez, puisque la Récupération permet de la réordonner.
island-rule-RUL-105 = Partie rapide : la Construction supplémentaire est facultative, ne coûte aucun dé et se fait une fois par tour, avant la première action. Les cartes qui accordent une Construction n'y changent rien.
island-rule-RUL-106 = Première édition : celui qui a pioché peut déplacer n'importe quel Poulet, jamais un Pilote, d'un hexagone vers un hexagone libre. Lors du Séisme, il le fait après avoir retourné les tuiles et avant que la Lave agisse : cela peut sauver un Poulet.
island-rule-RUL-107 = À deux joueurs, la seconde marque fait gagner aussitôt : il n'y a pas de mort épique par deux Attaques, et le défi correspondant ne compte pas.
island-rule-RUL-108 = Le Leader qui en remplace un autre ne reçoit pas de Bouclier de la règle hardcore.
island-rule-RUL-109 = La victoire se vérifie juste après la pose de la marque, avant le rangement et les effets déclenchés.
island-rule-RUL-110 = « À tout moment » veut dire avant et après chaque action du joueur actif, à chaque tour de parole pendant la pose, après toutes les révélations et avant la pioche. Le joueur actif vient d'abord, puis dans le sens horaire, jusqu'à ce que tous aient passé ; une carte encore en main ne se trahit pas.
island-rule-RUL-111 = Quand un effet touche un hexagone où se tient une Unité de passage, chaque Unité présente est une cible ordinaire.
island-rule-RUL-112 = Si la Vitesse change pendant un Mouvement, c'est la Vitesse du moment qui compte à chaque pas.
island-rule-RUL-113 = Une Unité qu'une carte laisse traverser les ennemis ne peut pas s'arrêter chez eux.
island-rule-RUL-114 = « À son 3e (2e) tour » veut dire à ce tour ou avant, en comptant ses propres tours. « Sans Machines » : n'en avoir construit aucune. Deux marques en un tour : sur deux Bannières, ou sur la même à 2 joueurs, pendant le tour gagnant.
island-rule-RUL-115 = La portée vers un nouveau Défenseur se mesure depuis l'hexagone actuel de l'Attaquant, avec sa Portée du moment.
island-rule-RUL-116 = Si la pile s'épuise pendant que vous renouvelez l'Entrepôt, mélangez-y la défausse. S'il manque encore des cartes, l'Entrepôt reste incomplet.
island-rule-RUL-117 = Une Magie jouable hors Combat se joue entre deux de vos actions, sauf si la carte dit un autre moment. Celle qui doit être jouée l'est quand survient ce qu'elle annonce.
island-rule-RUL-118 = Une Base qui touche deux Territoires n'est liée qu'à celui qu'indique le plan ou la pose. Première édition : si elle convient à deux Territoires sans Base, celui qui la pose dit lequel.
island-rule-RUL-119 = Solo difficile : après la première marque, la partie continue et la marque reste. Le Prétendant ne dispose pas des cinq étoiles.
island-rule-RUL-120 = Sans Machine et avec les rangées du bas actives, le Prétendant construit deux fois : par l'action gratuite et par la rangée Construction.
island-rule-RUL-121 = Si un de vos effets fait choisir ou défausser le Prétendant, il perd une carte au hasard de sa pile ; pour les hexagones et les Unités, ses priorités habituelles décident. Il n'a pas de Ressources à perdre.
island-rule-RUL-122 = D'une Unité à plusieurs Boucliers, le Combat, le Tsunami et les autres éliminations n'en prennent qu'un à chaque fois ; la Lave et l'Éruption les prennent tous (pour l'Éruption, selon l'édition).
island-rule-RUL-123 = Le coût est exact : aucune Ressource n'en remplace une autre, et l'on ne paie pas trop.
island-rule-RUL-124 = Reprendre un dé +1, c'est l'ajouter au lancer de cette étape. Il ne peut ni rester +1 sur la Bannière ni passer à une autre Unité.
island-rule-RUL-125 = Dans un Combat de votre partenaire, vous êtes un joueur non impliqué : vous posez et révélez à votre tour et pouvez aider l'un ou l'autre camp. « Vos Unités » ne désigne que les vôtres.
island-rule-RUL-126 = Force et Armure du Prétendant : la valeur imprimée, les bonus permanents et de Groupe, et ses cartes. S'y ajoutent à la Force les dés Pouvoir, quand il attaque avec la paire du haut active, et à l'Armure le bonus de Base de son Leader. Les +1 et +2 du Commandement ne donnent rien.
island-rule-RUL-127 = Première édition : quand il reste 4 cartes ou moins après une pioche, mélangez la défausse à la pile.
island-rule-RUL-128 = Une capacité d'étoiles peut être achetée si une partie au moins s'applique. Quatre étoiles demandent un Bouclier dans la réserve, cinq une marque sur votre Bannière.
island-rule-RUL-129 = Première édition : l'action gratuite n'est pas obligatoire.
island-rule-RUL-130 = Solo, première édition : sans Machine ni Poulet avec le Leader, un Poulet de l'île tiré au hasard agit. Le Prétendant ne récupère que s'il n'a aucun Poulet sur l'île, et seulement si sa Base peut les accueillir.
island-rule-RUL-131 = Une Catastrophe jouée par le Prétendant n'ajoute rien en deuxième édition ; elle ajoute 1 en première.
island-rule-RUL-132 = L'Unité de passage a une issue si sa Vitesse, multipliée par les Mouvements restants (action gratuite, dés griffe, Mouvement gratuit d'un Battle Car seul), la mène à un hexagone libre sans passer par la Mer ni, sans protection, par la Lave. Une autre action n'est permise que si cette issue demeure. Faire partir d'un coup toutes les autres Unités de l'hexagone est toujours permis.
island-rule-RUL-133 = Au départ, le Groupe est fixé. Ensuite, à chaque passage dans un hexagone, chaque Unité peut être laissée ou prise une fois au plus, chaque Drapeau changer de mains une fois au plus, et le Groupe garde au moins une Unité. Rien n'est permis qui l'empêcherait de finir sur un hexagone où il peut rester.
island-rule-RUL-134 = Quand il y a beaucoup à choisir, on choisit un élément à la fois et chacun une seule fois, puis on dit que c'est tout. Les choix comptent ensemble ; rien n'est dévoilé entre-temps.
island-rule-RUL-135 = Une action choisie est menée à bien : on ne revient pas en arrière. Seules sont proposées celles qui peuvent aboutir.
island-rule-RUL-136 = Une capacité facultative, gratuite et sans limite indiquée s'utilise une fois par tour et par carte, quel que soit le joueur dont c'est le tour.
island-rule-RUL-137 = Combat de coqs, première édition : les cartes nulles sont mises de côté et défaussées à la fin de la pioche. Si la pile s'épuise, la défausse y est mélangée une fois, sans elles ; s'il n'y a toujours rien d'utile, on ne pioche pas. À la mise en place, elles sont remplacées puis remélangées avec les Catastrophes.
island-rule-RUL-138 = Solo : Leaders, cartes, dés et Ressources, puis île, Bases, direction 1, première Machine, et le Prétendant commence. Première édition : île, Bases, Leaders, puis le reste, la marque de direction et la première Machine. Vous posez toutes les tuiles, celles du Prétendant d'abord.
island-rule-RUL-139 = Quand plusieurs de vos Unités entrent ensemble dans un hexagone à Drapeau, vous dites laquelle le prend, Drapeau par Drapeau. Une Unité que la Lave élimine à l'entrée ne prend rien : le Drapeau y reste pour une Unité protégée, ou jusqu'à ce que la tuile soit retournée.
island-rule-RUL-140 = Combat de coqs : les jetons qui arrivent gardent leur ordre et se posent au-dessus ; ceux qui restent gardent le leur. Un nouveau Défenseur doit pouvoir être attaqué et est révélé ; un jeton face cachée se choisit par sa position. Quels jetons partent ou reviennent, seul leur propriétaire le sait, sauf s'ils sont face visible.
island-rule-RUL-141 = Prenez n'importe quel Territoire pas encore posé, choisissez sa rotation, puis sa place, où une Base doit ensuite pouvoir tenir (sauf première édition). Un trou est un hexagone vide sans chemin d'hexagones vides vers l'extérieur ; il n'y en a jamais plus que 7 moins le nombre de joueurs.
island-rule-RUL-142 = Rien ne limite la durée d'une partie. Si l'on convient d'un nombre maximal de tours, elle s'arrête alors inachevée, sans vainqueur.
island-rule-RUL-143 = Une Machine du Prétendant construite pendant le tour entre aussitôt dans l'ordre, à gauche du Leader ; une Unité éliminée en sort, mais compte encore comme activée. Si l'Unité en cours est éliminée dans sa propre Attaque, le dé suivant va à celle qui la suivait.
island-rule-RUL-144 = Une Unité qui ne peut plus rester où elle est, en Mer ou dans un Groupe, va sur l'hexagone libre le plus proche une fois terminés l'action ou l'effet en cours et sa pénalité ; son propriétaire départage. Un Leader qui n'a aucune place attend le début d'un de ses prochains tours.
island-rule-RUL-145 = Une Attaque est à distance ou non selon les positions à l'annonce, ou au changement de Défenseur ; les échanges de places n'y changent rien. Pour les Drapeaux compte le Groupe où se tient le Défenseur quand il est éliminé.
island-rule-RUL-146 = Au départ, les six Poulets sont empilés par numéro, le plus grand au-dessus. Au Combat de coqs, chacun peut réordonner sa pile en secret une fois avant le premier tour (selon l'édition).

## Reading cards

island-chapter-FX = Lire les cartes
island-rule-FX-1 = Les effets d'une carte s'appliquent de haut en bas ; ceux du même moment forment un tout.
island-rule-FX-2 = On fait autant que possible ; un effet sans objet est sauté, et la carte est utilisée quand même. Ce qui suit « puis » ou dépend d'un effet n'a lieu que si celui-ci a été entièrement exécuté : une élimination arrêtée par un Bouclier ne l'a pas été.
island-rule-FX-3 = « Vous » est le joueur qui a la carte en jeu ou l'a jouée, et c'est lui qui fait les choix, sauf indication contraire. Pour une Magie attachée, c'est le joueur de l'Unité ; celui qui l'a jouée a choisi l'Unité.
island-rule-FX-4 = Les effets de plusieurs cartes s'additionnent, même de deux exemplaires de la même.
island-rule-FX-5 = Une valeur est le nombre imprimé (ou celui qu'un effet lui substitue), plus tous les bonus, les dés et la Base. Elle ne descend jamais sous 0, ni la Portée sous 1. Les effets permanents se comptent avec les positions du moment.
island-rule-FX-6 = Quand une carte dit « Unité » sans préciser le type, elle vise aussi les Leaders, dans toutes les éditions.
island-rule-FX-7 = Un effet vise une Unité d'un Groupe, jamais le Groupe entier. Les Unités d'un même Groupe ne sont pas voisines entre elles.
island-rule-FX-8 = Un bonus pour « l'Attaquant » ou « le Défenseur » va à celui qui tient ce rôle au moment de comparer. Un bonus pour une Unité choisie reste à cette Unité.
island-rule-FX-9 = Un choix fait sur une carte, Unité, joueur ou tuile, vaut pour toute la suite de cette carte.
island-rule-FX-10 = Une Magie qui ne se joue qu'à votre tour ne peut pas être posée en Combat, même pour bluffer. Qui n'a rien d'autre en main est consulté quand même et ne peut que passer, pour que rien ne se devine.
island-rule-FX-11 = Si une carte élimine l'Attaquant ou le Défenseur en plein Combat, les autres cartes se résolvent encore, puis le Combat finit sans résultat.
island-rule-FX-12 = Le bonus d'un Soldat pour « chaque autre Soldat de son Groupe » suit la règle de l'édition.
island-rule-FX-13 = Activer une capacité n'est pas une action. Celles qui concernent l'Attaquant ou le Défenseur ne servent que dans un Combat de votre tour ; toutes les autres, hors Combat seulement, pendant vos actions. Sans étoiles, autant de fois par tour que la carte le dit.
island-rule-FX-14 = Le Bouclier d'Abigail et celui du mode Expert s'additionnent : elle y commence avec 2, quelle que soit l'édition. De même, Keekmee y a 2 Stratégies.
island-rule-FX-15 = Les effets de fin de tour viennent avant que ceux du tour s'éteignent. Une Unité qui ne peut plus être en Mer va sur l'hexagone libre le plus proche.
island-rule-FX-16 = Une Magie à attacher se pose, quand elle est résolue, sur une Unité choisie par celui qui l'a jouée. Ses effets commencent alors.
island-rule-FX-17 = Une Stratégie annulée ou défaussée cesse aussitôt. Les Unités qu'elle gardait sur la Lave ou en Mer en subissent les conséquences.
island-rule-FX-18 = Un effet qui déplace ou échange des Unités ne met personne sur une Base, sauf un Leader ou un Poulet sur la sienne, même là où les Bases sont ouvertes aux Mouvements. Le pas de Poulet d'une Catastrophe suit sa propre règle.
island-rule-FX-19 = Ce que vous avez vu d'une main, vous le savez encore, et vous seul, tant que vous n'avez pas vu la carte partir ; pas même votre partenaire ne l'apprend. Une carte volée n'est connue que du voleur et de sa victime. Une carte mélangée à la pile n'est plus connue de personne.
island-rule-FX-20 = Combat de coqs : dans les Parchemins, tout type de Machine se lit « Poulet ». Dans un même effet, cela compte une fois, et les effets côte à côte s'additionnent : Tranchées donne +3 en Armure, Roulettes bancales +1 en Vitesse.
island-rule-FX-21 = Combat de coqs : gagner des Ressources se lit récupérer des Poulets, en perdre se lit éliminer ses propres Poulets ; échanges et rabais ne font rien. Les Leaders ne sont pas relus ainsi : Thomas Œufdison n'y a aucune capacité, et Bec-Noir ne paie la Mer que de ses Boucliers.
island-rule-FX-22 = Combat de coqs, deuxième édition : Transmutation et Piège à lave sont retirés. Armée en kit reste ; elle n'y fait rien, mais permet de bluffer.
island-rule-FX-23 = Combat de coqs, première édition : sont nuls Transmutation, Bottes de plomb, Renard au poulailler, Tranchées, Muscu pour Golems, En rang d'oisons, Maïs turbo, Poivre à canon, Roulettes bancales et Armée en kit, et parmi les Catastrophes le seul Ouragan.
island-rule-FX-24 = Pour un effet, un Poulet face cachée d'un autre joueur se désigne par sa place dans la pile, n'importe laquelle. Le déplacer, l'échanger, le protéger ou l'éliminer ne le révèle pas. Un jeton qui porte un Bouclier, un dé ou une carte reste reconnaissable, même après un changement d'ordre.
island-rule-FX-25 = Un nouveau Défenseur est révélé comme s'il avait été attaqué.
island-rule-FX-26 = Un échange de places n'emporte pas les Drapeaux : ils restent dans leur hexagone, et le nouveau venu les porte. Ni la Tour pivotante ni les Perchoirs musicaux ne ramènent donc un Drapeau. Tout autre déplacement les emporte.
island-rule-FX-27 = En Capture de Drapeau, il n'y a pas de Leaders : Ordre de picorage ne fait rien, et Le feu aux pattes ne sert qu'aux Poulets. Une Attaque qui n'est pas à distance vient d'un hexagone adjacent.
island-rule-FX-30 = Pour le Prétendant, le bonus d'un Parchemin est son plus grand bonus de Force ou d'Armure, sans regarder moment, condition ou choix ; au moins 1, et pour une Catastrophe 0 (selon l'édition). Dans ce jeu, 37 cartes donnent 1, 15 donnent 2, 5 donnent 3 et une donne 4.
island-rule-FX-31 = Parmi les autres effets des Parchemins du Prétendant, seule compte la pioche : Poussins pom-pom et Mêle-toi de tes œufs !
island-rule-FX-32 = Les Machines du Prétendant utilisent leur Portée, leurs effets permanents et ceux de leur élimination ; ses priorités habituelles font les choix. Les capacités à activer, facultatives ou de Construction ne servent pas, et rien de son Leader, pas même sa Portée. Les Ressources ne lui disent rien ; s'il a des Poulets, il les récupère au hasard.
island-rule-FX-33 = Vos effets contre le Prétendant : il ne perd pas de Ressources ; il perd une carte au hasard de sa pile, et une Catastrophe volée se résout aussitôt par vous. Regarder sa main ne montre rien. Annuler retire le bonus d'une de ses cartes révélées ; copier reprend une Magie telle qu'imprimée, et Plagiat ne fait rien en Solo.

## Options: setup and map

island-option-machine_card_count = Nombre de cartes Machine
island-option-starting_resource_pool = Ressources mélangées au départ
    .all_tokens = les 36 jetons
    .three_each_per_player = 3 de chaque type par joueur
island-option-starting_resources = Ressources de départ par joueur
island-option-unused_resource_tokens = Ressources non distribuées
    .supply = forment la réserve
    .box = vont dans la boîte
island-option-unchosen_leader = Le Leader écarté
    .box = retourne dans la boîte
    .kept_face_down = reste face cachée chez son joueur
island-option-default_island = L'île
    .preset = suit un plan tout prêt
    .built = est construite par les joueurs
island-option-start_player_method = Le premier joueur
    .random = est tiré au sort
    .given = est désigné d'avance
island-option-base_claim_step = Choix des Bases
    .last = à la fin de la mise en place
    .after_island = juste après la construction de l'île, avant les Leaders
island-option-island_build_sequence = Ordre de pose des tuiles
    .per_player = chacun pose toutes ses tuiles avant le suivant
    .per_step = d'abord tous les Territoires, puis toutes les Bases, puis les tuiles Lave/Neutre
island-option-island_contact_rules = Ce que les tuiles posées doivent toucher
    .second = règles de la deuxième édition
    .first = règles de la première édition
island-option-island_second_territory_lava_strict = Le deuxième Territoire doit toucher la Lave sans exception
island-option-base_armor_bonus = Bonus d'Armure sur une Base
island-option-base_armor_scope = Qui profite du bonus de la Base
    .owner_leader_chickens = le Leader et les Poulets de son propriétaire
    .any_occupant = quiconque s'y tient
island-option-base_entry = Qui peut entrer dans une Base
    .owner_leader_chickens = le Leader et les Poulets de son propriétaire
    .any_unit = toute Unité

## Options: turn, dice, stars

island-option-roll_spent_dice = Dés dépensés, si on lance
    .all = tous sont relancés
    .chosen = au choix du joueur
island-option-reroll_resource_cost = Coût du second lancer, en Ressources
island-option-draw_step_max = Parchemins piochés en fin de tour, au plus
island-option-draw_step_optional = La pioche de fin de tour est facultative
island-option-free_retrieve_count = Prises de la Récupération gratuite
island-option-die_retrieve_count = Prises d'un dé poulet
island-option-star_four_effect = Quatre étoiles
    .one_any_unit = un Bouclier sur une Unité au choix
    .each_own_unit = un Bouclier sur chacune de ses Unités
island-option-star_five_effect = Cinq étoiles
    .remove_one = retirent une marque au choix
    .remove_all = retirent toutes les marques
island-option-star_ability_timing = Capacités d'étoiles des cartes
    .own_actions = pendant sa propre étape d'actions
    .any_time = à tout moment, même au tour d'un autre
island-option-starless_ability_timing = Capacités sans étoiles ni moment précis
    .card_text = comme le dit la carte
    .any_time = à tout moment, même au tour d'un autre
island-option-plus_one_die_until = Un dé +1 reste sur son Unité
    .destroyed = jusqu'à ce qu'elle soit éliminée
    .defeated = jusqu'à ce qu'elle soit éliminée ou, pour un Leader, vaincue en Combat

## Options: movement and banding

island-option-own_overlap = Passer par ses propres Unités
    .until_last_move = on peut y faire halte s'il reste assez de Mouvements pour repartir
    .consecutive_moves = on peut y faire halte si l'action suivante est un Mouvement de la même Unité, et ainsi de suite
    .within_one_move = seulement sans s'arrêter, dans un même Mouvement
island-option-lava_entry = Entrer sur la Lave
    .allowed = permis, à ses risques et périls
    .effects_only = seulement par un effet qui déplace des Unités
    .forbidden = interdit, sauf si une carte le dit expressément
island-option-leader_lava_fallback = Un Leader chassé par la Lave, sans hexagone voisin libre
    .base = est placé sur sa Base
    .epic_death = meurt d'une mort épique
island-option-band_move = Déplacer un Groupe
    .any_subset = autant d'Unités qu'on veut
    .whole_then_change = tout le Groupe au départ, des changements en chemin
    .whole_or_detach = tout le Groupe, sauf les Unités qu'on détache
island-option-band_join_midmove = On peut prendre des Unités en chemin
island-option-soldier_bonus_counts = Le bonus d'un Soldat compte
    .soldiers = les autres Soldats de son Groupe
    .banding_machines = les autres Machines avec Regroupement de son Groupe

## Options: Leaders, cards, Catastrophes

island-option-leader_is_unit = Un Leader est une Unité
island-option-epic_death = Un Leader peut mourir d'une mort épique
island-option-strategy_limit = Stratégies en jeu, au plus
island-option-strategy_overflow = Une Stratégie de trop
    .keep_any = on défausse celle qu'on veut, même la nouvelle
    .replace_old = une ancienne cède la place à la nouvelle
island-option-strategy_in_own_turn = Une Stratégie peut se jouer hors Combat, pendant ses actions
island-option-hand_limit_after_catastrophe = Cartes en main après une Catastrophe, au plus
island-option-catastrophe_reshuffle = Après une Catastrophe, retournent dans la pile
    .with_discards = la Catastrophe et toute la défausse
    .card_only = la Catastrophe seule
island-option-hurricane_mode = Ouragan
    .all_lose_two = chaque joueur perd 2 Ressources
    .one_enemy_loses_two = un ennemi au choix perd 2 Ressources
island-option-tsunami_mode = Tsunami
    .flip_one_and_destroy = retourne une tuile Lave, puis élimine à côté d'elle
    .flip_all_or_destroy = retourne toutes les tuiles Lave ou, s'il n'y en a pas, élimine à côté d'une tuile Neutre
island-option-tsunami_destroys = Le Tsunami élimine
    .one = une Unité adjacente au choix, hors Leader
    .all = toutes les Unités adjacentes, hors Leaders
island-option-eruption_shield_loss = L'Éruption retire
    .all_shields = tous les Boucliers
    .one_shield = un seul Bouclier
island-option-catastrophe_chicken_step = Après l'Ouragan et pendant le Séisme, un Poulet peut faire un pas
island-option-max_tags_per_banner = Marques sur une Bannière, au plus
island-option-max_same_tags_per_banner = Marques du même ennemi sur une Bannière, au plus
island-option-resource_limit = Ressources sur une Bannière, au plus

## Options: modes

island-option-flag_start = Au départ, le Drapeau est porté par
    .top_chicken = le Poulet du dessus de la pile
    .chosen_chicken = un Poulet au choix
island-option-flag_claim = Prendre un Drapeau en Combat
    .carrier_or_bandmate = en éliminant le porteur ou une Unité de son Groupe
    .carrier_and_bandmates = en éliminant la dernière Unité du Groupe du porteur
    .defender_only = en éliminant le porteur lui-même
island-option-flag_five_star_disabled = Capture de Drapeau : cinq étoiles sont sans effet
island-option-expert_abigail_shields = Expert : Boucliers d'Abigail au départ
island-option-expert_leftover_resources = Expert : Ressources en trop
    .supply = forment la réserve
    .box = vont dans la boîte
island-option-expert_base_entry = Expert : Bases ouvertes à toute Unité
    .any_base = toutes, la sienne aussi pour ses Machines
    .enemy_base = les Bases ennemies seulement
island-option-gallos_base_bonus = Combat de coqs : les Bases donnent leur bonus
island-option-gallos_removed_scrolls = Combat de coqs : Parchemins retirés
island-option-gallos_attackable = Combat de coqs : dans un Groupe, peuvent attaquer ou être attaqués
    .leader_and_top = le Leader et le Poulet du dessus
    .any = toutes les Unités
island-option-gallos_card_handling = Combat de coqs : Parchemins sur les Machines ou les Ressources
    .substitute = se lisent « Poulets »
    .void_and_redraw = sont nuls, on en pioche un autre
island-option-gallos_rearrange = Combat de coqs : changer l'ordre d'un Groupe
    .move_or_retrieve = pendant un Mouvement ou une Récupération
    .never = jamais
island-option-gallos_discard_face_down = Combat de coqs : les Poulets éliminés sont défaussés face cachée
island-option-solo_human_draw = Solo : Parchemins que vous piochez en fin de tour
island-option-solo_challenger_chickens = Solo : le Prétendant a des Poulets
island-option-solo_target_priority = Solo : le Prétendant vise
    .leader_then_strength = votre Leader, puis l'Unité qui a le plus de Force
    .lowest_armor = l'Unité ou le Leader qui a le moins d'Armure
island-option-solo_no_machine_free_action = Solo : action gratuite du Prétendant sans Machine
    .build = il construit
    .chicken_or_recover = un de ses Poulets agit, sinon il en récupère 2
island-option-solo_setup_pick = Solo : première Machine du Prétendant
    .max_strength = la plus forte
    .max_strength_then_speed = la plus forte, puis la plus rapide
island-option-solo_build_window = Solo : chaque dé Construction ajoute au choix
    .next_cards = la carte suivante à droite
    .next_mobile_cards = la carte suivante de Vitesse 1 ou plus
island-option-solo_build_hex = Solo : le Prétendant construit
    .closest_empty = sur l'hexagone vide le plus proche de sa Base
    .adjacent_first = d'abord à côté de sa Base
island-option-solo_small_bonus_stat = Solo : un bonus de 1 du Prétendant s'ajoute
    .relevant = à la valeur qui compte dans ce Combat
    .printed = à la valeur imprimée
island-option-solo_catastrophe_bonus = Solo : bonus d'une Catastrophe jouée par le Prétendant
island-option-solo_priority_anchor = Solo : la direction 1 de l'Hexagone prioritaire
    .player_facing = est celle dans laquelle vous regardez
    .marker_at_base = est indiquée par une marque à côté de la Base du Prétendant
island-option-solo_hard_available = Le Solo difficile existe
island-option-achievement_list = Liste des défis
    .second = celle de la deuxième édition
    .first = celle de la première édition

## Glossary: terms that a rule explains

island-term-available = Hexagone libre
island-term-adjacent = Adjacent
island-term-banding = Regroupement
island-term-banner = Bannière
island-term-base = Base
island-term-catastrophe = Catastrophe
island-term-distance = Distance
island-term-enemy = Ennemi
island-term-free-action = Action gratuite
island-term-lava = Lave
island-term-leader = Leader
island-term-lineup = Entrepôt
island-term-machine = Machine
island-term-magic = Magie
island-term-pick = Prise
island-term-pilot = Pilote
island-term-plus-one = Dé +1
island-term-range = Portée
island-term-scroll = Parchemin
island-term-sea = Mer
island-term-shield = Bouclier
island-term-spent = Dé dépensé
island-term-strategy = Stratégie
island-term-tag = Marque d'Humiliation
island-term-territory = Territoire et hexagones Neutres
island-term-unit = Unité
