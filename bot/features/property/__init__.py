"""One's own property: what may be done with it, and the panel that does it."""
