"""How the files of a card set are read: `sets.py` is the door, these modules know one kind of content each.

`tables` reads TOML tables and collects every mistake, `effects` knows the vocabulary, `cards` the cards, `tiles` the
geometry and the islands, `messages` the further languages.
"""
