# What stands around everything on the page.

page-nav = Sections
page-skip = Aller au contenu
page-rules = Règles
page-learn = Apprendre
page-achievements = Succès
page-settings = Réglages
page-replay = Revoir la partie
page-to-home = Vers l’accueil
page-nowhere = Rien que des plumes ici
page-nowhere-hint = Cette adresse ne mène nulle part. Il manque peut-être un bout du lien.
page-loading = Un instant…
page-not-loaded = Cette partie n’a pas pu être chargée.
page-again = Réessayer
page-close = Fermer
page-no = Non, plutôt pas
page-copy = Copier
page-copied = Copié.
page-share = Partager

## Settings

page-settings-hint = Tout cela reste dans ce navigateur.
page-your-name = Votre nom à la table
page-language = Langue
page-language-en = English
page-language-fr = Français
page-language-it = Italiano
page-language-de = Deutsch
page-theme = Clair ou sombre
page-theme-system = Comme le système
page-theme-light = Clair
page-theme-dark = Sombre
page-size = Taille du texte
page-size-small = Petite
page-size-normal = Normale
page-size-large = Grande
page-motion = Mouvement
page-motion-system = Comme le système
page-motion-full = Tout bat des ailes
page-motion-less = On ne bouge plus
page-curtain = À plusieurs devant un écran : le rideau tombe
page-curtain-click = quand vous le dites
page-curtain-at-once = tout seul
page-sound = Son
page-notify = Me prévenir quand c’est à moi
page-text-view = Table en texte
