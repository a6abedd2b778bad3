"""Who answers at once without being asked: computers, and people whose dice are thrown for them."""

from collections.abc import Collection

from engine.actions import Action, EndTurn, SeatId, Throw
from engine.decisions import Decision, ToEnd, ToThrow
from engine.host.paces import Pace
from engine.players import computer
from engine.rules.claims import lapsing
from engine.state import GameState, waiting


def next_answer(
    state: GameState, computers: Collection[SeatId], thrown_for: Collection[SeatId], pace: Pace
) -> tuple[SeatId, Action] | None:
    """The next action that no person need decide about and no beat holds back, if any."""
    if not state.stack:
        return None
    decision = waiting(state)
    found = computer.next_action(state, computers)
    claimable = not lapsing(state) <= set(computers)  # RENT-08: people get time to claim.
    # Before a throw that waits for its beat, a computer still builds and deals.
    held = claimable or (pace.beat > 0 and isinstance(decision, ToThrow))
    if found and not (held and isinstance(found[1], Throw)):
        return found
    for seat in decision.awaited(state):
        beat = pace.beat if seat in computers and not claimable else pace.courtesy
        if seat in thrown_for and (thrown := _thrown(decision, beat)):
            return seat, thrown
    return None


def _thrown(decision: Decision, beat: int) -> Action | None:
    if isinstance(decision, ToThrow):
        return None if beat else Throw()
    return EndTurn() if isinstance(decision, ToEnd) else None
