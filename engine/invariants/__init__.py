"""What must hold in every state and over every action; used by simulation, fuzzing and tests."""

from engine.core.state import GameState
from engine.invariants.agenda import of_agenda
from engine.invariants.auctions import of_auctions
from engine.invariants.money import from_bank, money
from engine.invariants.position import of_position
from engine.invariants.transition import broken_between
from engine.invariants.values import of_values

__all__ = ["broken", "broken_between", "from_bank", "money"]


def broken(state: GameState) -> list[str]:
    """Return one sentence for every invariant that the state breaks; none for a sound one.

    Where single values are impossible, only these are named: the other checks rely on them.
    """
    return [*of_values(state)] or [*of_position(state), *of_agenda(state), *of_auctions(state)]
