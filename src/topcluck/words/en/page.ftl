# What the page says around the games.

page-greeting = Two games, one hen house.
