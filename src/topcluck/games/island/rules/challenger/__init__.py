"""The Challenger (SOLO, HARD, DESOLO): an army that is played by its rules, never by a bot.

`setup` begins a game, `turn` is the order of its turn, `targets` and `walking` say whom a unit attacks and where it
goes, `building` what it builds and where, `fighting` what it does in a combat, `choices` what it answers where a card
or a rule asks its owner. `priority` is the Priority Hex, which settles every choice among hexes. Each decision is told
with its facts (`narration.py`).
"""

from topcluck.games.island.rules.challenger import building, choices, fighting, setup, turn  # noqa: F401
