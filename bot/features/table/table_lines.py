"""Turn the log into the lines of the table message."""

from collections.abc import Container, Iterator

from bot.features.table.own_turn import is_roll_of, seat_alone
from bot.messages.message_sync import MessageSync
from bot.narration.charge_reasons import needs_explaining
from bot.narration.log import Following, Important, LoggedEvent, LoggedStep, no_marks
from bot.narration.notices import log_lines
from bot.narration.pinned import PinnedLine
from bot.narration.undone import lasting
from engine.analysis.statistics.weights import LASTING, Weights, event_weights
from engine.core.actions import SeatId
from engine.core.decisions import Auction, DebtSettlement, Decision, SealedAuction
from engine.core.events import (
    AuctionOpened,
    BidderPassed,
    BidMade,
    DebtOpened,
    Event,
    MaximumFiled,
    TradeClosed,
    TurnStarted,
    audience,
)
from engine.core.position import Position
from engine.core.undo import undo_target
from engine.core.why import Rent
from engine.host.notices import Paused, load_notice
from engine.host.snapshots import StartedGame
from engine.host.store.records import Step

MAX_NARRATED = 30
"""The newest steps of the log that are put into words; older ones are only counted."""
OWN_ROLL = LASTING
"""The weight of a roll of the only person: it explains what they are asked next."""


async def table_lines(sync: MessageSync, log: list[LoggedStep]) -> list[str]:
    """Return the lines of a log, oldest first; steps far back give empty lines and pinned ones."""
    if not log:
        return []
    far, near = log[:-MAX_NARRATED], log[-MAX_NARRATED:]
    voice, rules = sync.voice, sync.game.position.rules
    since = log[0][0].version - 1
    alone = seat_alone(sync.game)
    important = important_events(await sync.log(since), sync.game.position, alone)
    narrated = log_lines(near, voice, rules, await _around(sync, near), important)
    if not far:
        return narrated
    told = [it for it in far if it[0].notice or _has_important(it, important)]
    pinned = log_lines(told, voice, rules, log, important)
    lasting = [line for line in pinned if isinstance(line, PinnedLine)]
    return [""] * (len(far) - len(lasting)) + lasting + narrated


async def with_refusals(sync: MessageSync, log: list[LoggedStep]) -> list[LoggedStep]:
    """Return the log of a game in direct messages with the offers of its player that were declined:
    nobody else reads it, and the private answer may have been left far above.
    """
    seat = seat_alone(sync.game)
    if seat is None or not (log and sync.game.record.is_direct):
        return log
    return [
        (step, tuple(it for it in events if audience(it) is None or _is_refusal(it, seat)))
        for step, events in await sync.whole_log(log[0][0].version - 1)
    ]


def _is_refusal(event: Event, seat: SeatId) -> bool:
    """Return whether an offer of a seat was declined."""
    return (
        isinstance(event, TradeClosed) and event.by == "declined" and event.trade.proposer == seat
    )


def without_asked(log: list[LoggedStep], game: StartedGame) -> list[LoggedStep]:
    """Return a log without what the question below its lines says: a pause, debts that are due, and
    an auction that is open, with its bids and passes.

    A debt whose sum needs a reason is told all the same, and so is who let the time to bid run out.
    """
    paused = game.record.paused_at is not None
    decision = game.public().decision
    due = decision.debts if isinstance(decision, DebtSettlement) else ()
    asked: set[Event] = {
        DebtOpened(it.debtor, it.creditors, it.amount, it.why)
        for it in due
        if not (isinstance(it.why, Rent) or needs_explaining(it.why))
    }
    if isinstance(decision, Auction | SealedAuction):
        asked.add(AuctionOpened(decision.id, decision.for_sale))
    if not asked and not paused:
        return log
    return [
        (step, tuple(it for it in events if not (it in asked or _is_call(step, it, decision))))
        for step, events in log
        if not (paused and _is_pause(step))
    ]


def _is_call(step: Step, event: Event, decision: Decision | None) -> bool:
    """Return whether an event is a bid or a pass in the auction that is open, made in time."""
    if step.by == "silence":
        return False
    match decision, event:
        case Auction(space=space), BidMade(space=lot):
            return space == lot
        case Auction() | SealedAuction(), MaximumFiled(auction=number) | BidderPassed(
            auction=number
        ):
            return decision.id == number
        case _:
            return False


def _is_pause(step: Step) -> bool:
    return step.notice is not None and isinstance(load_notice(step.notice), Paused)


def important_events(
    log: list[LoggedStep], position: Position, alone: SeatId | None = None
) -> Following:
    """Return what marks the events of a log that count most, given the position it led to.

    `alone`: the seat of a person without other people; their own rolls count too.
    """
    effective = _effective(log)
    weights = dict(event_weights(effective, position))
    if alone is not None:
        weights |= {it: OWN_ROLL for it in effective if is_roll_of(alone, it[1])}
    if not weights:
        return no_marks
    versions = {version for version, _ in weights}
    turns = _turns(effective, position.turn, versions)

    def marks(step: Step, event: Event) -> Iterator[LoggedEvent]:
        # To hash an event costs more than all else that is done for one that does not count.
        if step.version in versions and (key := (step.version, event)) in weights:
            yield Important(weights[key], turns[key])

    return marks


def event_weights_in(log: list[LoggedStep], position: Position) -> Weights:
    """Return the events of a log that count, given the position it led to, with their weights."""
    return event_weights(_effective(log), position)


def _effective(log: list[LoggedStep]) -> list[tuple[int, Event]]:
    return [(step.version, event) for step, events in lasting(log) for event in events]


def _turns(
    log: list[tuple[int, Event]], last: int, versions: Container[int]
) -> dict[tuple[int, Event], int]:
    """Return in which turn each event of some versions happened, the last one in turn `last`."""
    turns: dict[tuple[int, Event], int] = {}
    for version, event in reversed(log):
        if version in versions:
            turns[version, event] = last
        last -= isinstance(event, TurnStarted)
    return turns


def _has_important(logged: LoggedStep, important: Following) -> bool:
    step, events = logged
    return any(True for event in events for _ in important(step, event))


async def _around(sync: MessageSync, log: list[LoggedStep]) -> list[LoggedStep]:
    """Return the log from its first step, or from an earlier one that it takes back."""
    first = log[0][0].version
    undone = [target for step, _ in log if (target := undo_target(step.action)) is not None]
    return await sync.log(min([first, *undone]) - 1)
