"""What panels of several rooms share: links, pages, sums, checks, which game is meant."""
