"""Boards with names of one's own: which one a game is played on, and those that people made."""
