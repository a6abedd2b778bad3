"""What must hold in every state and over every action; used by simulation, fuzzing and tests."""

from engine.invariants.money import from_bank, money
from engine.invariants.position import of_position
from engine.invariants.stack import of_stack
from engine.invariants.transition import broken_between
from engine.state import GameState

__all__ = ["broken", "broken_between", "from_bank", "money"]


def broken(state: GameState) -> list[str]:
    """One sentence for every invariant that the state breaks; none for a sound one."""
    return [*of_position(state), *of_stack(state)]
