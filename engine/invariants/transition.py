"""What two neighboring states must agree on, given the events between them."""

from collections.abc import Iterator, Sequence

from engine.core import events as e
from engine.core.decisions import Frame
from engine.core.state import GameState
from engine.invariants.money import from_bank, money


def broken_between(before: GameState, events: Sequence[e.Event], after: GameState) -> list[str]:
    """Return one sentence for each change that the events of one action do not account for."""
    return [
        *_counters(before, events, after),
        *_seats(before, events, after),
        *_deeds(before, events, after),
        *_decisions(before, after),
    ]


def _counters(before: GameState, events: Sequence[e.Event], after: GameState) -> Iterator[str]:
    """Check that turns and rolls count one by one, and all new dollars are the Bank's."""
    turns = sum([isinstance(event, e.TurnStarted) for event in events])
    rolls = sum([isinstance(event, _ROLLED) for event in events])
    if after.turn - before.turn != turns:
        yield f"{turns} turns began, from turn {before.turn} to {after.turn}"
    if after.rolls - before.rolls != rolls:
        yield f"{rolls} rolls were made, from {before.rolls} to {after.rolls}"
    if after.agenda.serial < before.agenda.serial:
        yield f"ids went back from {before.agenda.serial} to {after.agenda.serial}"
    if money(after) - money(before) != from_bank(events):
        yield f"{money(after) - money(before)} dollars more, {from_bank(events)} from the Bank"
    if after.rules != before.rules:
        yield "the rules have changed"
    if not turns and after.mover != before.mover:
        yield f"no turn began, and seat {after.mover} moves instead of {before.mover}"


_ROLLED = (e.DiceRolled, e.StarterRolled, e.RentRolled)


def _seats(before: GameState, events: Sequence[e.Event], after: GameState) -> Iterator[str]:
    """Check that nobody comes back, and that tokens move and Jail is left only by an event."""
    left = {event.seat for event in events if isinstance(event, e.WentBankrupt)}
    moved = {event.seat for event in events if isinstance(event, e.Moved | e.Jailed)}
    jailed = {event.seat for event in events if isinstance(event, _ABOUT_JAIL)}
    for seat, (then, now) in enumerate(zip(before.seats, after.seats, strict=True)):
        if then.left != now.left and (then.left is not None or seat not in left):
            yield f"seat {seat} left in turn {now.left}, before that in {then.left}"
        if then.space != now.space and seat not in moved:
            yield f"the token of seat {seat} went from {then.space} to {now.space} by itself"
        if then.jail != now.jail and seat not in jailed:
            yield f"seat {seat} had {then.jail} turns in Jail and has {now.jail}"
        if then.token != now.token:
            yield f"seat {seat} has another token"


_ABOUT_JAIL = (e.Jailed, e.JailRollFailed, e.JailLeft)


def _deeds(before: GameState, events: Sequence[e.Event], after: GameState) -> Iterator[str]:
    """Check that deeds change owner, buildings and mortgage only by an event about them."""
    touched = {space for event in events for space in _spaces(event)}
    for space, then in before.deeds.items():
        if after.deeds[space] != then and space not in touched:
            yield f"deed {space} was {then} and is {after.deeds[space]}"


def _spaces(event: e.Event) -> tuple[int, ...]:
    """Return the deeds that an event is about."""
    match event:
        case e.PropertyBought() | e.DeedTaken() | e.Mortgaged() | e.Unmortgaged():
            return (event.space,)
        case e.MortgageUndone():
            return (event.space,)
        case e.AuctionUnsold(space=int(space)):  # AMB-35: it stays with the Bank, clear.
            return (space,)
        case e.Built() | e.BuildingsSold():
            return tuple([space for space, _ in event.levels])
        case e.EstateTaken() | e.EstateSurrendered():
            return event.deeds
        case e.DeedsDealt():
            return event.spaces
        case e.TradeMade():
            return event.trade.gives.deeds + event.trade.takes.deeds
        case _:
            return ()


def _decisions(before: GameState, after: GameState) -> Iterator[str]:
    """Check that a new decision has a new id: none comes back once it has been answered."""
    known = {number for frame in before.agenda.frames if (number := _id(frame)) is not None}
    for frame in after.agenda.frames:
        number = _id(frame)
        if number is not None and number not in known and number < before.agenda.serial:
            yield f"it was over already: {frame}"


def _id(frame: Frame) -> int | None:
    return getattr(frame, "id", None)
