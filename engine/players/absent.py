"""What silence means when a deadline has passed (AMB-70 and the table of clocks)."""

from engine.core.actions import Action, SeatId
from engine.core.state import GameState, waiting
from engine.rules.contents import ANSWERS


def answer(state: GameState, seat: SeatId) -> Action:
    """Return what a silent seat does about the decision that waits for it."""
    decision = waiting(state)
    return ANSWERS[type(decision)].silence(state, decision, seat)
