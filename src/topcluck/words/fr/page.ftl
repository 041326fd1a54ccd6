# What the page says around the games.

page-greeting = Deux jeux, un poulailler.
