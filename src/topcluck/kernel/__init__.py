"""The ground that every game stands on. It knows no game.

Read in this order: `game` (the contract), `match` (asks, checks, logs), `chance` (the only door for luck),
`knowledge` (who knows what), `faces` (numbers inside, named values outside), `replay` (records), `errors`.
"""
