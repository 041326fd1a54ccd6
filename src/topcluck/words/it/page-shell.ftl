# What stands around everything on the page.

page-nav = Sezioni
page-skip = Vai al contenuto
page-rules = Regole
page-learn = Imparare
page-achievements = Successi
page-settings = Impostazioni
page-replay = Rivedi la partita
page-to-home = Alla pagina iniziale
page-nowhere = Qui ci sono solo piume
page-nowhere-hint = Questo indirizzo non porta da nessuna parte. Forse manca un pezzo del link.
page-loading = Un attimo…
page-not-loaded = Questa parte non si è caricata.
page-again = Riprova
page-close = Chiudi
page-no = No, meglio di no
page-copy = Copia
page-copied = Copiato.
page-share = Condividi

## Settings

page-settings-hint = Tutto questo rimane in questo browser.
page-your-name = Il tuo nome al tavolo
page-language = Lingua
page-language-en = English
page-language-fr = Français
page-language-it = Italiano
page-language-de = Deutsch
page-theme = Chiaro o scuro
page-theme-system = Come il sistema
page-theme-light = Chiaro
page-theme-dark = Scuro
page-size = Dimensione del testo
page-size-small = Piccola
page-size-normal = Normale
page-size-large = Grande
page-motion = Movimento
page-motion-system = Come il sistema
page-motion-full = Tutto svolazza
page-motion-less = Tutto fermo
page-curtain = In più davanti a uno schermo: il sipario cala
page-curtain-click = quando lo dici tu
page-curtain-at-once = da solo
page-sound = Suono
page-notify = Avvisami quando tocca a me
page-text-view = Tavolo come testo
