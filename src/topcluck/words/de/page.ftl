# What the page says around the games.

page-greeting = Zwei Spiele, ein Hühnerstall.
