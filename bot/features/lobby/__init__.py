"""Before the start: the lobby, what is played, the clocks, what a server begins with."""
