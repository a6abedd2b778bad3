"""What there has to be of a game's messages, and what is asked of Discord for it."""
