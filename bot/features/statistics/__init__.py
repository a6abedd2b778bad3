"""Statistics of a game, and the ladder of a server."""
