"""A price up to which a falling gain is still one."""

from collections.abc import Callable

EXACT = 8
"""Dollars to which a price is found: more of them are a house, which may turn a deal around."""


def last_gain(low: int, high: int, gain: Callable[[int], float], exact: int = EXACT) -> int | None:
    """Return about the last sum at which a falling gain is not below zero; None if it always is."""
    if gain(low) < 0:
        return None
    while high - low > exact:
        middle = (low + high) // 2
        low, high = (middle, high) if gain(middle) >= 0 else (low, middle)
    return low
