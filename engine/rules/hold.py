"""Holding a roll: time for the other players before a roll that is due, in the gap (AMB-05)."""

from dataclasses import replace

from engine.core.actions import GoOn, Hold, SeatId
from engine.core.decisions import Decision, HeldRoll, RollDue
from engine.core.errors import Reason, need, refuse
from engine.core.events import HoldEnded, HoldSet
from engine.core.offered import Offer
from engine.core.state import GameState, waiting
from engine.core.table import Table
from engine.editions.rules import Rules


def may_hold(rules: Rules, gap: Decision, seat: SeatId) -> bool:
    """AMB-05: return whether a player may hold the roll that is decided on.

    That is never the mover's own, and only as often as the rules say.
    """
    if not isinstance(gap, RollDue) or seat == gap.seat:
        return False
    return gap.held.count(seat) < rules.holds_a_gap


def hold(table: Table, decision: Decision, seat: SeatId, action: Hold) -> None:
    """AMB-05: any player but the mover may hold a roll, a limited number of times a gap.

    One holds at a time. Nobody is in debt then: debts lie on top of a roll that is still to come.
    """
    need(not isinstance(decision, HeldRoll), Reason.HELD)
    if not isinstance(decision, RollDue) or decision.id != action.gap:
        refuse(Reason.NOT_NOW)
    need(seat != decision.seat, Reason.OWN_ROLL)
    need(may_hold(table.state.rules, decision, seat), Reason.NO_HOLD_LEFT)
    agenda = table.change_agenda()
    agenda.replace(decision, replace(decision, held=(*decision.held, seat)))
    agenda.put("move", HeldRoll(agenda.next_id(), seat, decision.seat))
    table.emit(HoldSet(seat, decision.seat))


def hold_offers(state: GameState, seat: SeatId) -> list[Offer]:
    """Return a hold, for others than the mover who have not used theirs up."""
    gap = waiting(state)
    return [Hold(gap.id)] if may_hold(state.rules, gap, seat) else []


def go_on(table: Table, decision: HeldRoll, seat: SeatId, action: GoOn) -> None:
    """AMB-05: the holder lets the roll go on; so does silence when the time is up."""
    table.change_agenda().remove(decision)
    table.emit(HoldEnded(seat))
