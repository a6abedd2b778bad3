"""Learning to play: the first game, and advice."""
