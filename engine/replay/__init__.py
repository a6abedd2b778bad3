"""A game as one file, followed by what everybody may know, played back and verified."""
