"""What the rules of a game say, chapter by chapter."""
