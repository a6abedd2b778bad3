"""A price up to which a falling gain is still one."""

from collections.abc import Callable

EXACT = 8
"""Dollars to which a price is found: more of them are a house, which may turn a deal around."""


def last_gain(low: int, high: int, gain: Callable[[int], float], exact: int = EXACT) -> int | None:
    """Return about the last sum at which a falling gain is not below zero; None if it always is.

    `exact`: by how much the sum may be too low. Gains are dear to ask for: each sum is where a
    straight line between the two that are known would fall below zero.
    """
    at_low = gain(low)
    if at_low < 0:
        return None
    at_high = gain(high)
    if at_high >= 0:
        return high
    is_slow = False
    while high - low > exact:
        width, middle = high - low, (low + high) // 2
        if not is_slow:
            guess = low + width * at_low / (at_low - at_high)
            guess += exact / 2 if guess < middle else -exact / 2
            middle = min(max(round(guess), low + 1), high - 1)
        found = gain(middle)
        if found >= 0:
            low, at_low = middle, found
        else:
            high, at_high = middle, found
        is_slow = high - low > width / 2
    return low
