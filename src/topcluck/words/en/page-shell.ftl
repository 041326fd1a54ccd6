# What stands around everything on the page.

page-nav = Main places
page-skip = Skip to the content
page-rules = Rules
page-learn = Learn
page-achievements = Achievements
page-settings = Settings
page-replay = Watch the replay
page-to-home = To the start page
page-nowhere = Nothing but feathers here
page-nowhere-hint = This address leads nowhere. Perhaps a piece of the link is missing.
page-loading = One moment …
page-not-loaded = This part could not be loaded.
page-again = Try again
page-close = Close
page-no = No, rather not
page-copy = Copy
page-copied = Copied.
page-share = Share

## Settings

page-settings-hint = All of this stays in this browser.
page-your-name = Your name at the table
page-language = Language
page-language-en = English
page-language-fr = Français
page-language-it = Italiano
page-language-de = Deutsch
page-theme = Light or dark
page-theme-system = Like the system
page-theme-light = Light
page-theme-dark = Dark
page-size = Size of the text
page-size-small = Small
page-size-normal = Normal
page-size-large = Large
page-motion = Movement
page-motion-system = Like the system
page-motion-full = Everything flutters
page-motion-less = Hold still
page-curtain = Several players at one screen: the curtain falls
page-curtain-click = when you say so
page-curtain-at-once = by itself
page-sound = Sound
page-notify = Notify me when it is my turn
page-text-view = Table as text
