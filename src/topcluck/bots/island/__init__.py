"""How hen plays War for Chicken Island, one subject a file.

    cards.py     what is printed on the cards, and what a hidden hand may hold
    scene.py     what the view shows, at hand: units, hexes, seats, the question
    ways.py      who can get where, and how far it is to striking distance
    flags.py     what a Flag is worth, and the ways of those that carry one
    prospects.py what a tag, an attack, a unit and its place are worth
    effects.py   what the effects of cards are worth, and whom to use them on
    turns.py     the own turn: dice, actions, moves, builds, retrieving
    fights.py    combat: dice, Scrolls, what is resolved and how
    setups.py    Leader and Base

Worth is counted in tags: 1 is a tag that wins the game.
"""
