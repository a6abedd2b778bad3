"""How a game looks: the board, deeds, standings and charts, described for their drawings."""
