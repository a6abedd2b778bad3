"""Which deadlines a state needs: one pure function of state, events, pace, seats and now."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace

from engine.core.actions import SeatId
from engine.core.auctions import OpenAuction
from engine.core.decisions import Decision, RollDue, ToEnd, ToRoll
from engine.core.events import BidMade, BuildingBid, Event, Trade
from engine.core.state import GameState, waiting
from engine.host.clocks.calls import awake, deadline_quiet_hours, with_calls
from engine.host.clocks.computer_offers import computer_may_answer
from engine.host.clocks.decision_classes import WAITED_FOR, WITH_BANK, class_of
from engine.host.clocks.paces import DAY, HUMAN_DELAY, Pace
from engine.host.clocks.seat_status import SeatStatus, is_resting
from engine.host.clocks.table_deadlines import held_by_vote
from engine.host.clocks.waiting_time import outbid_again, within_waiting_time
from engine.host.store.records import (
    AUTOMATIC_ROLL,
    PAUSE,
    RETURN,
    THOUGHT,
    TIME_LIMIT,
    VOTE,
    Deadline,
)
from engine.rules.rent_claims import lapsing

_COMMON = 2 * DAY
"""Seconds in which an end of an auction is sought that is in nobody's quiet hours."""

RETRY_THOUGHT_AFTER = 30.0
"""Seconds until a computer that has not answered is asked anew: more than a thought may take, or
the process that thinks would have two questions about one decision."""


@dataclass(frozen=True, slots=True)
class _Moment:
    """What a deadline depends on beside its decision."""

    before: Collection[Deadline]
    pace: Pace
    seats: Sequence[SeatStatus]
    now: float

    def waited_for(self, seat: SeatId) -> bool:
        """Return whether this is a person, and one that the others wait for."""
        return self.seats[seat].is_person and not self.seats[seat].absent

    def cut_to_waiting_time(self, deadline: Deadline) -> Deadline:
        """Return a deadline no later than its seat's waiting time allows."""
        return within_waiting_time(deadline, self.seats[deadline.seat], self.pace)

    def limits(self, seat: SeatId) -> bool:
        """Return whether a decision of this seat has a deadline."""
        return self.pace.limits_people or not self.seats[seat].is_person

    def has_asked(self, besides: int) -> bool:
        """Return whether a player who wants time has just been asked anew, or has rolled."""
        return any(
            self.seats[old.seat].wants_time
            for old in self.before
            if old.decision not in (0, besides) and old.kind != "trade" and old.covered is None
        )


def deadlines(
    state: GameState,
    events: Iterable[Event],
    before: Collection[Deadline],
    pace: Pace,
    seats: Sequence[SeatStatus],
    now: float,
) -> tuple[Deadline, ...]:
    """Return the deadlines after these events.

    A decision keeps the deadline it has, and the rest of its time while another one has to be
    answered first. A roll that happens by itself keeps its deadline too: else a player could put
    it off by doing something again and again. All bidders of an auction have the same one at first,
    which a late bid moves. The agreed hour stays until it has passed. With nobody there to answer,
    time stands still, and goes on from there.
    """
    if state.is_over:
        return ()
    moment = _Moment(before, pace, seats, now)
    standing = [old for old in before if _stands(state, old)]
    if is_resting(state, seats):
        return (*standing, *_covered(state, moment, resting=True))
    needed = _awaited(state, events, moment)
    needed = [held_by_vote(it, before, now) for it in needed]
    needed += [it for trade in state.trades for it in _offered(state, moment, trade)]
    return (*standing, *needed, *_covered(state, moment))


def _stands(state: GameState, old: Deadline) -> bool:
    """Return whether a deadline of the table, or of a player's return, still counts."""
    if old.kind == RETURN:
        return state.seats[old.seat].left is None
    return old.kind in (PAUSE, VOTE) or (old.kind == TIME_LIMIT and not state.is_closing())


def _offered(state: GameState, moment: _Moment, trade: Trade) -> tuple[Deadline, ...]:
    """Return the deadline of an open offer; none to a person for whom no timer runs."""
    if computer_may_answer(state, moment.seats, trade):
        return (_thinking(moment, trade.id, trade.partner),)
    if not moment.limits(trade.partner):
        return ()
    return (_running(moment, trade.id, trade.partner, "trade"),)


def _awaited(state: GameState, events: Iterable[Event], moment: _Moment) -> list[Deadline]:
    decision = waiting(state)
    people = frozenset(seat for seat in state.players() if moment.waited_for(seat))
    claimants = people & lapsing(state)
    found = []
    for seat in decision.awaited(state):
        status = moment.seats[seat]
        delay = _delay(moment, decision, seat, claimants) if people else 0
        if not status.is_person:
            waits = not people or delay > 0
            found.append(_of_computer(moment, decision, seat, delay if waits else None))
        elif _goes_on_by_itself(state, decision, status):
            found.append(_delayed(moment, decision.id, seat, delay))
        elif moment.limits(seat):
            kind = class_of(state, decision, seat)
            found.append(_running(moment, decision.id, seat, kind))
    bidders = [_outbid(moment, decision, it) for it in found if it.kind == "auction"]
    if bidders:
        found = [it for it in found if it.kind != "auction"]
        new = {event.seat for event in events if isinstance(event, BidMade | BuildingBid)}
        found += _together(bidders, new, moment)
    return found


def _of_computer(moment: _Moment, decision: Decision, seat: SeatId, delay: int | None) -> Deadline:
    """Return when a computer may roll, after a delay that comes once; then how long it may think.

    None for no delay. One of no seconds means: after other games.
    """
    known = _known(moment, decision.id, seat)
    waits = delay is not None if known is None else known.kind == AUTOMATIC_ROLL
    if isinstance(decision, RollDue) and waits:
        return _delayed(moment, decision.id, seat, delay or 0)
    return _thinking(moment, decision.id, seat)


def _thinking(moment: _Moment, decision: int, seat: SeatId) -> Deadline:
    """Return when a computer that has not answered is asked anew: its thought may be lost."""
    old = _known(moment, decision, seat)
    if old is not None and old.kind == THOUGHT and old.covered is None:
        return old
    return thought_deadline(decision, seat, moment.now)


def thought_deadline(decision: int, seat: SeatId, now: float) -> Deadline:
    """Return the time until which a computer may think about a decision or an open trade."""
    return Deadline(decision, seat, THOUGHT, now + RETRY_THOUGHT_AFTER, now, calls=0)


def _goes_on_by_itself(state: GameState, decision: Decision, status: SeatStatus) -> bool:
    """AMB-07: whether a person's dice fall, or turn ends; after a delay if one could build."""
    if isinstance(decision, ToRoll):
        return status.rolls
    return isinstance(decision, ToEnd) and (status.rolls or state.rules.turns_end_by_themselves)


def _outbid(moment: _Moment, decision: Decision, asked: Deadline) -> Deadline:
    """Return a bidder's deadline, with less free time if the bidder has just been outbid."""
    is_new = _known(moment, asked.decision, asked.seat) is None
    if not is_new or not isinstance(decision, OpenAuction):
        return asked
    own = sum(bid[0] == asked.seat for bid in decision.bids)
    return outbid_again(asked, own, moment.pace)


def _delay(moment: _Moment, decision: Decision, seat: SeatId, claimants: Collection[SeatId]) -> int:
    """Seconds until the dice fall by themselves, or a turn ends so (AMB-05, AMB-07).

    RENT-08: the `claimants`, who would lose a rent by it, have time to claim it. By post it is else
    the time of who rolls, and of who has just been asked or has rolled, to build and deal: where
    computers follow computers, or people who want to have it at once, nobody waits. Those people
    may press as soon as it is their turn, so theirs only waits for HUMAN_DELAY.
    """
    pace = moment.pace
    if claimants or pace.live or not isinstance(decision, ToRoll):
        return pace.human_delay if claimants or moment.waited_for(seat) else pace.computer_delay
    status = moment.seats[seat]
    if not status.wants_time and not moment.has_asked(decision.id):
        return 0
    return HUMAN_DELAY if status.at_once else pace.computer_delay


def _delayed(moment: _Moment, decision: int, seat: SeatId, delay: int) -> Deadline:
    """Return when the dice fall by themselves: nothing that happens meanwhile puts it off."""
    latest = moment.now + delay
    old = _known(moment, decision, seat)
    if old is None:
        return Deadline(decision, seat, AUTOMATIC_ROLL, latest, moment.now)
    if old.covered is not None:
        old = replace(old.moved(moment.now - old.covered), covered=None)
    set_already = old.kind == AUTOMATIC_ROLL and not moment.pace.live
    at = old.at if set_already else min(old.at, latest)
    return Deadline(decision, seat, AUTOMATIC_ROLL, at, old.since)


def _known(moment: _Moment, decision: int, seat: SeatId) -> Deadline | None:
    """Return the deadline that a seat's decision has already, of any class; None if it has none."""
    mine = (old for old in moment.before if (old.decision, old.seat) == (decision, seat))
    return next(mine, None)


def _running(moment: _Moment, decision: int, seat: SeatId, kind: str) -> Deadline:
    """Return the deadline that a decision has already, with the rest of its time, or a new one.

    A player who lets the dice fall by themselves, and then chooses to roll after all, counts as
    asked since they were first to fall: changing that choice again and again puts nothing off.
    """
    old = _known(moment, decision, seat)
    if old is not None and old.kind == kind:
        return _uncovered(moment, old)
    status, now = moment.seats[seat], moment.now
    since = old.since if old is not None and old.kind == AUTOMATIC_ROLL else now
    is_halved = status.away and kind in WAITED_FOR
    time = moment.pace.time_for(kind) / (2 if is_halved else 1)
    bank = status.bank if kind in WITH_BANK and not status.away else 0.0
    at = awake(status, moment.pace, max(since + time + bank, now))
    asked = Deadline(decision, seat, kind, at, since=since, bank=bank, calls=0)
    return with_calls(moment.cut_to_waiting_time(asked), status, moment.pace, now)


def _uncovered(moment: _Moment, old: Deadline) -> Deadline:
    if old.covered is None:
        return old
    status, now = moment.seats[old.seat], moment.now
    later = replace(old.moved(now - old.covered), covered=None)
    # What the decision above it has drawn from the bank is not there a second time.
    bank = min(later.bank, status.bank)
    least = min(later.at, now + moment.pace.last_call)
    at = max(least, later.at - later.bank + bank)
    return moment.cut_to_waiting_time(replace(later, at=awake(status, moment.pace, at), bank=bank))


def _together(bidders: list[Deadline], new: Collection[SeatId], moment: _Moment) -> list[Deadline]:
    """Give all bidders the same end at first, in nobody's quiet hours if there is such a time.

    Sooner ends one whose waiting time does. Who comes in later has the time that is left to the
    others. Once it is set only a late bid moves it (AMB-17), and with it when the silent were asked
    since: while others bid, the table does not wait for them. Who has bid just now was not silent,
    and may be awaited again: a secret maximum answers at once. New quiet hours of a bidder are no
    reason for the others to wait.

    `new`: who has bid just now.
    """
    known = {
        old.seat: _uncovered(moment, old).at
        for old in moment.before
        if old.decision == bidders[0].decision
    }
    if not known:
        common = _common(bidders, max(bidder.at for bidder in bidders), moment)
        return [moment.cut_to_waiting_time(replace(bidder, at=common)) for bidder in bidders]
    latest = max(known.values())
    late = max(0.0, moment.now + moment.pace.soft_close - latest) if new else 0.0
    return [
        bidder.moved(late)
        if bidder.seat in known.keys() - new
        else moment.cut_to_waiting_time(replace(bidder, at=latest + late))
        for bidder in bidders
    ]


def _common(bidders: list[Deadline], end: float, moment: _Moment) -> float:
    """Return the first time from `end` on that is quiet for none, with some left to all after it.

    Where no hour of the day is everybody's, the end stays what it is.
    """
    seats = [moment.seats[bidder.seat] for bidder in bidders]
    quiet = [q for seat in seats if (q := deadline_quiet_hours(seat, moment.pace)) is not None]
    at = end
    while at <= end + _COMMON:
        awake = max((q.after(at) for q in quiet), default=at)
        if awake == at:
            return at
        later = awake + moment.pace.last_call
        at = awake if any(q.contains(later) for q in quiet) else later
    return end


def _covered(state: GameState, moment: _Moment, *, resting: bool = False) -> list[Deadline]:
    """Return the deadlines that stand still for now, with the time that they have left."""
    later = {getattr(frame, "id", None) for frame in state.agenda.frames[1:]}
    if resting:
        later |= {waiting(state).id, *(trade.id for trade in state.trades)}
    return [
        old if old.covered is not None else replace(old, covered=moment.now)
        for old in moment.before
        if old.decision in later and old.decision != 0
    ]
