"""What a line explains to a player who meets it first, and what a coach says."""
