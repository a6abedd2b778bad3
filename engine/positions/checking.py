"""Checks whether a position that was set up by hand can be played."""

from engine.invariants import broken
from engine.state import GameState


class NoPosition(ValueError):
    """What was written is no position of a game; the text says in one line why not."""


def check(state: GameState) -> None:
    """Raise NoPosition with all that is wrong with a state."""
    try:
        faults = broken(state)
    except (LookupError, TypeError, ValueError, AttributeError) as error:
        faults = [f"it holds what no game has: {error!r}"]
    if faults:
        raise NoPosition("; ".join(faults))
