"""Judging positions: each player's chance to win, from what everybody may see."""
