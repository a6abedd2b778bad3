"""What must hold of the agenda, and of what lies open beside it."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from engine.core import decisions as d
from engine.core import steps as s
from engine.core.agenda import Lane
from engine.core.auctions import SHORTAGE
from engine.core.frames import Asked
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
    if not isinstance(agenda.top, Asked):
        yield f"nobody is asked: {agenda.top}"
    elif not awaited(state):
        yield f"nobody has anything left to say: {agenda.top}"


_TURN = (d.OfTurn, s.EndOfMove, s.FinalValuation)
_OF_LANE: dict[Lane, tuple[type[Any], ...]] = {
    "move": (s.MoveOn, d.HeldRoll), "turn": _TURN, "after-turn": (s.LastTurns,),
}  # fmt: skip


def _ids(state: GameState) -> Iterator[str]:
    """Check that every id was given once, and before the next one that will be given."""
    if state.agenda.serial < 1:
        yield f"{state.agenda.serial} is no id to come"
    ids = [frame.id for frame in state.agenda.pending(Asked)]
    ids += [offer.id for beside in (state.trades, state.claims, state.intents) for offer in beside]
    for number, times in Counter(ids).items():
        if times > 1:
            yield f"id {number} was given {times} times"
        if number >= state.agenda.serial:
            yield f"id {number} has not been given yet: the next is {state.agenda.serial}"


def _seats(state: GameState) -> Iterator[str]:
    """Check that a seat that has left the game is in nothing that is still to happen."""
    gone = [seat for seat, player in enumerate(state.seats) if player.left is not None]
    for frame in state.agenda.frames:
        for seat in gone:
            if frame.without(seat) != frame:
                yield f"seat {seat} is not in the game, but in {frame}"


def _movers(state: GameState) -> Iterator[str]:
    """Check that only the mover is asked what a mover is asked, and only where it stands so."""
    for frame in state.agenda.frames:
        if isinstance(frame, _OF_MOVER) and frame.seat != state.mover:
            yield f"seat {state.mover} moves, not that of {frame}"
        if isinstance(frame, d.OfMover) and not frame.suits(state):
            yield f"seat {frame.seat} is not where {frame} is asked: {state.seats[frame.seat]}"
        if isinstance(frame, s.MoveOn) and state.seats[frame.seat].jail is None:
            yield f"seat {frame.seat} is not in Jail, but {frame} moves it"
    moved, turns = [move.seat for move in state.agenda.pending(s.MoveOn)], state.rules.jail_turns
    for seat in state.players():
        if state.seats[seat].jail == turns and seat not in moved:
            yield f"after {turns} failed rolls nobody stays in Jail: seat {seat}"


_OF_MOVER = (d.OfMover, s.MoveOn, s.Arrive, s.EndOfMove)


def _lots(state: GameState) -> Iterator[str]:
    """Check that what is for sale is the Bank's, and for sale once (BANK-05)."""
    lots = [lot for frame in state.agenda.frames for lot in frame.for_sale]
    for lot, times in Counter(lots).items():
        if times > 1:
            yield f"{lot} is for sale {times} times"
        if isinstance(lot, str):
            if any([lot in player.jail_cards for player in state.seats]):
                yield f"the jail card {lot} is for sale, and somebody holds it"
        elif state.deeds[lot].owner is not None:
            yield f"deed {lot} is for sale, and seat {state.deeds[lot].owner} owns it"


def _order(state: GameState) -> Iterator[str]:
    """AMB-06: estates are sold before a token moves; a price is owed before the deed is taken."""
    agenda, frames = state.agenda, state.agenda.frames
    for frame in agenda.lane("before-throw") + agenda.lane("turn"):
        if isinstance(frame, s.EstateSale) and state.locked():
            yield f"a token moves before {frame}"
    for depth, frame in enumerate(frames):
        if isinstance(frame, s.MoveOn | s.TakeDeed) and not any(
            [
                isinstance(earlier, d.DebtSettlement | d.FineOrJailCard | s.EstateSale)
                for earlier in frames[: depth + 1]
            ]
        ):
            yield f"nothing is owed before {frame}"
    if sum([isinstance(frame, SHORTAGE) for frame in frames]) > 1:
        yield "two shortages are open"
