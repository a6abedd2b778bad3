"""Which deadlines a state needs: one pure function of state, events, pace, wishes and now."""

from collections.abc import Collection, Iterable

from engine.actions import SeatId
from engine.decisions import Auction, Decision, InJail, ShortageAuction, ToThrow
from engine.events import BidMade, BuildingBid, Event
from engine.host.paces import Pace, class_of
from engine.host.records import Deadline
from engine.rules.claims import lapsing
from engine.state import GameState, waiting

BEAT = "beat"
"""The class of a throw that happens by itself: nobody is asked and nobody is pinged."""
HOUR = "hour"
"""The class of the agreed hour of a timed game, which waits for nobody in particular."""


def hour_at(at: float) -> Deadline:
    """The deadline of an agreed hour: it belongs to no decision and to no seat."""
    return Deadline(0, -1, HOUR, at)


def deadlines(
    state: GameState,
    events: Iterable[Event],
    before: Collection[Deadline],
    pace: Pace,
    automatic: Collection[SeatId],
    now: float,
    people: Collection[SeatId] = (),
) -> tuple[Deadline, ...]:
    """The deadlines after these events. `automatic` seats have their dice thrown for them, and
    those of them that are `people` with a courtesy to the others; so are those of computers while
    people may lose rent by it (RENT-08).

    A decision keeps the deadline it has; all bidders of an auction have the same one, which a
    late bid moves; everything that happens moves the beat. The agreed hour stays until it has
    struck. With no people left to answer, time stands still.
    """
    if not state.stack:
        return ()
    decision = waiting(state)
    known = {(old.decision, old.seat, old.kind): old.at for old in before}
    earliest = now + pace.soft_close if _has_bid(decision, events) else 0.0
    needed = [] if state.is_closing() else [old for old in before if old.kind == HOUR]
    losing = not lapsing(state).isdisjoint(people)
    for seat in decision.awaited(state):
        if seat in automatic and _throws_by_itself(decision, seat, losing, people):
            beat = pace.courtesy if losing or seat in people else pace.beat
            needed.append(Deadline(decision.id, seat, BEAT, now + beat))
            continue
        kind = class_of(state, decision, seat)
        at = known.get((decision.id, seat, kind), now + pace.times[kind])
        if kind == "auction":
            at = max((old.at for old in before if old.decision == decision.id), default=at)
        needed.append(Deadline(decision.id, seat, kind, max(at, earliest)))
    for trade in state.trades:
        at = known.get((trade.id, trade.partner, "trade"), now + pace.times["trade"])
        needed.append(Deadline(trade.id, trade.partner, "trade", at))
    return tuple(needed)


def _throws_by_itself(
    decision: Decision, seat: SeatId, losing: bool, people: Collection[SeatId]
) -> bool:
    """Out of Jail a computer throws at once, unless people may still claim rent before it."""
    if isinstance(decision, InJail):
        return losing and seat not in people
    return isinstance(decision, ToThrow)


def _has_bid(decision: Decision, events: Iterable[Event]) -> bool:
    """AMB-17: an open auction has a soft close."""
    called = isinstance(decision, Auction | ShortageAuction)
    return called and any(isinstance(event, BidMade | BuildingBid) for event in events)
