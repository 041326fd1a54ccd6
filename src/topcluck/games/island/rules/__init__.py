"""One chapter of the rulebook, one file. Importing this package puts the code behind the tables of `decisions`."""

from topcluck.games.island.rules import (  # noqa: F401
    acting,
    building,
    catastrophes,
    combat,
    effects,
    flags,
    islands,
    lava,
    movement,
    operations,
    retrieving,
    rolling,
    scrolls,
    setup,
    stars,
    tokens,
    triggers,
    turn,
)
