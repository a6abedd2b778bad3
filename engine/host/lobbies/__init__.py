"""Before and after play: seats, what is played, start, call off, rematch."""
