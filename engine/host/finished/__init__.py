"""What games that are over came to: results, ratings, files, the proof of the dice."""
