"""Learning to play: the first game, and the way on to games with friends."""
