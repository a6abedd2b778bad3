"""What must hold of the agenda, and of what lies open beside it."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from engine.core import decisions as d
from engine.core import steps as s
from engine.core.actions import SeatId
from engine.core.agenda import Lane
from engine.core.decisions import Frame
from engine.core.lots import Lot
from engine.core.shortage import SHORTAGE, ShortageAuction, ShortageClaim
from engine.core.state import GameState, awaited


def of_agenda(state: GameState) -> Iterator[str]:
    """Yield one sentence for each thing that is wrong with what is to happen next."""
    if state.agenda.top is None:
        if not state.winners or not set(state.winners) <= set(state.players()):
            yield "nothing is to happen, and no player of the game has won"
        return
    if state.winners:
        yield "the game is not over, and somebody has won"
    yield from _ends(state)
    yield from _ids(state)
    yield from _seats(state)
    yield from _movers(state)
    yield from _lots(state)
    yield from _order(state)


def _ends(state: GameState) -> Iterator[str]:
    """Check that there is one turn, or what replaces it, and that a seat is asked for something."""
    agenda = state.agenda
    for frame, lane in zip(agenda.frames, agenda.lanes, strict=True):
        if (kinds := _OF_LANE.get(lane)) and not isinstance(frame, kinds):
            yield f"the agenda has {frame} as its {lane}"
    if agenda.lanes.count("turn") != 1:
        yield f"the agenda has no one turn: {agenda}"
    for lane in ("move", "after-turn"):
        if agenda.lanes.count(lane) > 1:
            yield f"the agenda has more than one {lane}"
    if type(agenda.top) not in d.DECISIONS:
        yield f"nobody is asked: {agenda.top}"
    elif not awaited(state):
        yield f"nobody has anything left to say: {agenda.top}"


_TURN = (d.ToThrow, d.InJail, d.ToEnd, s.EndOfMove, s.Reckoning)
_OF_LANE: dict[Lane, tuple[type[Any], ...]] = {
    "move": (s.MoveOn, d.HeldThrow), "turn": _TURN, "after-turn": (s.LastTurns,),
}  # fmt: skip


def _ids(state: GameState) -> Iterator[str]:
    """Every id was given once, and before the next one that will be given."""
    if state.agenda.serial < 1:
        yield f"{state.agenda.serial} is no id to come"
    ids = [frame.id for frame in state.agenda.frames if isinstance(frame, d.DECISIONS)]
    ids += [it.id for beside in (state.trades, state.claims, state.intents) for it in beside]
    for number, times in Counter(ids).items():
        if times > 1:
            yield f"id {number} was given {times} times"
        if number >= state.agenda.serial:
            yield f"id {number} has not been given yet: the next is {state.agenda.serial}"


def _seats(state: GameState) -> Iterator[str]:
    """Check that a seat that has left the game is in nothing that is still to happen."""
    gone = {seat for seat, player in enumerate(state.seats) if player.left is not None}
    for frame in state.agenda.frames:
        for seat in _CONCERNED.get(type(frame), _nobody)(frame):
            if seat in gone:
                yield f"seat {seat} is not in the game, but in {frame}"


def _nobody(frame: Frame) -> tuple[SeatId, ...]:
    return ()


def _of_seat(frame: Any) -> tuple[SeatId, ...]:
    return (frame.seat,)


_CONCERNED: dict[type[Any], Callable[[Any], Any]] = {
    **dict.fromkeys((d.ToThrow, d.InJail, d.ToEnd, d.BuyOrDecline, d.ChooseTax), _of_seat),
    **dict.fromkeys((d.LiftOrHold, d.FineOrPass, s.MoveOn, s.Arrive), _of_seat),
    **dict.fromkeys((s.TakeDeed, s.OfferLift), _of_seat),
    d.HeldThrow: lambda frame: (frame.seat, frame.mover),
    d.Auction: lambda frame: [
        *(seat for seat, _ in frame.bids + frame.maxima),
        *frame.passed,
    ],
    d.SealedAuction: lambda frame: [filing.seat for filing in frame.filings],
    s.CloseLots: lambda frame: [filing.seat for filing in frame.filings],
    d.DebtSettlement: lambda frame: [
        seat for debt in frame.debts + frame.failed for seat in (debt.debtor, *debt.creditors)
    ],
    s.EstateSale: lambda frame: frame.shares,
    s.LastTurns: lambda frame: frame.seats,
    s.ChargeRent: lambda frame: (frame.visitor, frame.owner),
    ShortageClaim: lambda frame: [*frame.asked, *frame.answered, *(c.seat for c in frame.claims)],
    ShortageAuction: lambda frame: [
        *(bid[0] for bid in frame.bids), *frame.passed, *(claim.seat for claim in frame.claims)
    ],
}  # fmt: skip


def _movers(state: GameState) -> Iterator[str]:
    """Check that only the mover is asked what a mover is asked, in or out of Jail."""
    for frame in state.agenda.frames:
        if isinstance(frame, _OF_MOVER) and frame.seat != state.mover:
            yield f"seat {state.mover} moves, not that of {frame}"
        if isinstance(frame, d.ToThrow | d.InJail | s.MoveOn):
            jail = state.seats[frame.seat].jail
            if (jail is None) != isinstance(frame, d.ToThrow):
                yield f"jail {jail} of seat {frame.seat} does not go with {frame}"
        if isinstance(frame, d.BuyOrDecline) and state.seats[frame.seat].space != frame.space:
            yield f"seat {frame.seat} is not where {frame} is"
        if isinstance(frame, d.InJail) and state.seats[frame.seat].jail == state.rules.jail_turns:
            yield f"after {state.rules.jail_turns} failed throws nobody stays in Jail: {frame}"


_OF_MOVER = (
    d.ToThrow, d.InJail, d.FineOrPass, d.ToEnd, d.BuyOrDecline, d.ChooseTax, s.MoveOn, s.Arrive,
    s.EndOfMove,
)  # fmt: skip


def _lots(state: GameState) -> Iterator[str]:
    """Check that what is for sale is the Bank's, and for sale once (BANK-05)."""
    lots = [
        lot for frame in state.agenda.frames for lot in _FOR_SALE.get(type(frame), _nothing)(frame)
    ]
    for lot, times in Counter(lots).items():
        if times > 1:
            yield f"{lot} is for sale {times} times"
        if isinstance(lot, str):
            if any([lot in player.passes for player in state.seats]):
                yield f"the pass {lot} is for sale, and somebody holds it"
        elif state.deeds[lot].owner is not None:
            yield f"deed {lot} is for sale, and seat {state.deeds[lot].owner} owns it"


def _nothing(frame: Frame) -> tuple[Lot, ...]:
    return ()


def _of_space(frame: Any) -> tuple[Lot, ...]:
    return (frame.space,)


def _of_lots(frame: Any) -> tuple[Lot, ...]:
    lots: tuple[Lot, ...] = frame.lots
    return lots


_FOR_SALE: dict[type[Any], Callable[[Any], tuple[Lot, ...]]] = {
    **dict.fromkeys((d.BuyOrDecline, d.Auction, s.AuctionLot, s.TakeDeed), _of_space),
    **dict.fromkeys((d.SealedAuction, s.CloseLots, s.EstateSale), _of_lots),
}


def _order(state: GameState) -> Iterator[str]:
    """AMB-06: estates are sold before a token moves; a price is owed before the deed is taken."""
    agenda, frames = state.agenda, state.agenda.frames
    for frame in agenda.lane("before-throw") + agenda.lane("turn"):
        if isinstance(frame, s.EstateSale) and state.locked():
            yield f"a token moves before {frame}"
    for depth, frame in enumerate(frames):
        if isinstance(frame, s.MoveOn | s.TakeDeed) and not any(
            [
                isinstance(it, d.DebtSettlement | d.FineOrPass | s.EstateSale)
                for it in frames[: depth + 1]
            ]
        ):
            yield f"nothing is owed before {frame}"
    if sum([isinstance(frame, SHORTAGE) for frame in frames]) > 1:
        yield "two shortages are open"
