"""Tables for both games: a log that is the truth, one socket per viewer, bots and clocks without a home."""
