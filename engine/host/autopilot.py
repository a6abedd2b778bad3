"""Who answers at once without being asked: computers, and people whose dice are thrown for them."""

from collections.abc import Collection

from engine.actions import AcceptTrade, Action, DeclineTrade, EndTurn, SeatId, Throw
from engine.decisions import Decision, ToEnd, ToThrow
from engine.game import offers
from engine.host.paces import Pace
from engine.players import computer
from engine.state import GameState, waiting


def next_answer(
    state: GameState, computers: Collection[SeatId], thrown_for: Collection[SeatId], pace: Pace
) -> tuple[SeatId, Action] | None:
    """The next action that no person need decide about and no beat holds back, if any."""
    if not state.stack:
        return None
    if answer := _trade_answer(state, computers):
        return answer
    decision = waiting(state)
    for seat in decision.awaited(state):
        if pace.beat and isinstance(decision, ToThrow) and seat in thrown_for:
            continue
        if seat in computers:
            view = decision.seen_by(seat)
            return seat, computer.choose(state, seat, view, offers(state, seat))
        if seat in thrown_for and (thrown := _thrown(decision)):
            return seat, thrown
    return None


def _thrown(decision: Decision) -> Action | None:
    if isinstance(decision, ToThrow):
        return Throw()
    return EndTurn() if isinstance(decision, ToEnd) else None


def _trade_answer(state: GameState, computers: Collection[SeatId]) -> tuple[SeatId, Action] | None:
    found = computer.next_action(state, computers) if state.trades else None
    return found if found and isinstance(found[1], AcceptTrade | DeclineTrade) else None
