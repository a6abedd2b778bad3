"""The yardstick: python-chess playing random legal moves."""

import time
from random import Random

import chess

GAMES = 40
LONGEST = 300
"""Plies a game."""


def microseconds(seed: int) -> float:
    """Return the time of one ply: listing all legal moves, choosing one and playing it."""
    random = Random(seed)
    plies = 0
    begun = time.process_time()
    for _ in range(GAMES):
        board = chess.Board()
        while board.ply() < LONGEST and (moves := list(board.legal_moves)):
            board.push(random.choice(moves))
            plies += 1
    return (time.process_time() - begun) / plies * 1e6
