"""The log of a game in words: events as lines, why a sum is due, motives of computers."""
