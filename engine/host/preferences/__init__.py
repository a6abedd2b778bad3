"""Preferences: what a person has chosen for every game, quiet hours among them."""
