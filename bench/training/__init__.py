"""Fitting the judge of the computer players to who wins their games."""
