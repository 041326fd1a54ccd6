"""Looking ahead: a tree of what may happen, grown on worlds that fit what a seat sees."""
