"""Holding a throw: a question about who may, for rules and for screens."""

from engine.actions import SeatId
from engine.decisions import Decision, InJail, ToThrow
from engine.editions.rules import Rules


def may_hold(rules: Rules, gap: Decision, seat: SeatId) -> bool:
    """AMB-05: return whether a player may hold the throw that is decided on.

    That is never the mover's own, and only as often as the rules say.
    """
    if not isinstance(gap, ToThrow | InJail) or seat == gap.seat:
        return False
    return gap.held.count(seat) < rules.holds_a_gap
