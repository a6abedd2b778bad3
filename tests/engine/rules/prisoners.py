"""A player in Jail."""

PASS = "CH-GOOJF"
LAST_TURN = "A $0 jail 2 deeds oriental"
"""A has failed twice, and has no cash but Oriental to mortgage."""
