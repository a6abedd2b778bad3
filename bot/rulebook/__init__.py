"""What the rules of a game say, chapter by chapter: which lines, and what each of them cites."""
