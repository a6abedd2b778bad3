"""Which deadlines a state needs: one pure function of state, events, pace, wishes and now."""

from collections.abc import Collection, Iterable

from engine.actions import SeatId
from engine.decisions import Auction, Decision, ShortageAuction, ToThrow
from engine.events import BidMade, BuildingBid, Event
from engine.host.paces import Pace, class_of
from engine.host.records import Deadline
from engine.state import GameState, waiting

BEAT = "beat"
"""The class of a throw that happens by itself: nobody is asked and nobody is pinged."""


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
    those of them that are `people` with a courtesy to the others.

    A decision keeps the deadline it has; all bidders of an auction have the same one, which a
    late bid moves; everything that happens moves the beat. With no people left to answer, time
    stands still.
    """
    if not state.stack:
        return ()
    decision = waiting(state)
    known = {(old.decision, old.seat, old.kind): old.at for old in before}
    earliest = now + pace.soft_close if _has_bid(decision, events) else 0.0
    needed = []
    for seat in decision.awaited(state):
        if seat in automatic and isinstance(decision, ToThrow):
            beat = pace.courtesy if seat in people else pace.beat
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


def _has_bid(decision: Decision, events: Iterable[Event]) -> bool:
    """AMB-17: an open auction has a soft close."""
    called = isinstance(decision, Auction | ShortageAuction)
    return called and any(isinstance(event, BidMade | BuildingBid) for event in events)
