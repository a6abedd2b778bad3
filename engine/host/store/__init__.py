"""Where games are kept: the protocol, what crosses it, a cache around it, and its engines."""
