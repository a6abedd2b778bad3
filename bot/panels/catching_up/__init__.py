"""Catching up: what a person has missed, and when they were last at a table."""
