# What the page says around the games.

page-greeting = Due giochi, un pollaio.
