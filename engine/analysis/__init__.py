"""What a game's log tells afterwards: statistics and reviews."""
