"""Holding a throw: time for the other players before the dice fall (AMB-05)."""

from dataclasses import replace

from engine.core.actions import Hold, LiftHold, SeatId
from engine.core.decisions import Decision, HeldThrow, InJail, ToThrow
from engine.core.errors import Reason, need, refuse
from engine.core.events import HoldLifted, HoldSet
from engine.core.offered import Offer
from engine.core.state import GameState, waiting
from engine.core.table import Table
from engine.editions.rules import Rules


def may_hold(rules: Rules, gap: Decision, seat: SeatId) -> bool:
    """AMB-05: return whether a player may hold the throw that is decided on.

    That is never the mover's own, and only as often as the rules say.
    """
    if not isinstance(gap, ToThrow | InJail) or seat == gap.seat:
        return False
    return gap.held.count(seat) < rules.holds_a_gap


def hold(table: Table, decision: Decision, seat: SeatId, action: Hold) -> None:
    """AMB-05: any player but the mover may hold a throw, a limited number of times a gap.

    One holds at a time. Nobody is in debt then: debts lie on top of a throw that is still to come.
    """
    need(not isinstance(decision, HeldThrow), Reason.HELD)
    if not isinstance(decision, ToThrow | InJail) or decision.id != action.gap:
        refuse(Reason.NOT_NOW)
    need(seat != decision.seat, Reason.OWN_THROW)
    need(may_hold(table.state.rules, decision, seat), Reason.NO_HOLD_LEFT)
    table.replace_top(decision, replace(decision, held=(*decision.held, seat)))
    table.keep_throw(HeldThrow(table.next_id(), seat, decision.seat))
    table.emit(HoldSet(seat, decision.seat))


def hold_offers(state: GameState, seat: SeatId) -> list[Offer]:
    """Return a hold, for others than the mover who have not used theirs up."""
    gap = waiting(state)
    return [Hold(gap.id)] if may_hold(state.rules, gap, seat) else []


def lift_hold_offers(state: GameState, decision: HeldThrow, seat: SeatId) -> list[Offer]:
    """Offer to let the throw go on."""
    return [LiftHold()]


def lift_hold(table: Table, decision: HeldThrow, seat: SeatId, action: LiftHold) -> None:
    """AMB-05: its owner lets the throw go on; so does silence when the time is up."""
    table.pop(decision)
    table.emit(HoldLifted(seat))
